import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openLog } from '../../electron/program/log.ts'
import { temporaryFolder } from './support/program.ts'

const MEGABYTE = 1_000_000
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()

describe('the log', () => {
  test('is one file in the data folder, with the error and its stack; errors are told on the console too', () => {
    const folder = temporaryFolder()
    // A program of its own, whose console is not this one's.
    const program = `
      import { openLog } from ${JSON.stringify(join(import.meta.dirname, '../../electron/program/log.ts'))}
      const log = openLog(${JSON.stringify(folder)})
      log.info('Muster has started.')
      log.error('The page ended.')
      log.error('A call failed.', new RangeError('Out of dice.'))`
    const told = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    expect(told.stdout).toBe('')
    expect(told.stderr).toMatch(/The page ended\.\n[\s\S]*A call failed\. RangeError: Out of dice\.\s+at /)
    expect(filesIn(folder)).toEqual([join('logs', 'muster.log')])
    const lines = readFileSync(join(folder, 'logs/muster.log'), 'utf8')
    expect(lines).toContain('Muster has started.')
    expect(lines).toMatch(/The page ended\.$/m)
    expect(lines).toContain('A call failed.')
    expect(lines).toMatch(/RangeError: Out of dice\.\s+at /)
  })

  test('turns over at a megabyte and keeps one older file', () => {
    const folder = temporaryFolder()
    const log = openLog(folder)
    const line = 'x'.repeat(10_000)
    for (let count = 0; count < 350; count += 1) log.info(`${count} ${line}`)
    expect(filesIn(folder)).toEqual([join('logs', 'muster.log'), join('logs', 'muster.old.log')])
    for (const name of ['muster.log', 'muster.old.log']) {
      expect(statSync(join(folder, 'logs', name)).size).toBeLessThan(MEGABYTE + 2 * line.length)
    }
    expect(readFileSync(join(folder, 'logs/muster.log'), 'utf8')).toContain('349 x')
  })

  test('of one data folder stays out of another’s', () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()]
    const [first, second] = [openLog(one), openLog(two)]
    first.info('first')
    second.info('second')
    first.info('first again')
    expect(readFileSync(join(one, 'logs/muster.log'), 'utf8')).not.toContain('second')
    expect(readFileSync(join(two, 'logs/muster.log'), 'utf8')).not.toContain('first')
  })
})
