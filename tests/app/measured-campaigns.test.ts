import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './support/program.ts'

test.each([
  ['campaign', 'campaign of 1 battles'],
  ['long-battle', ''],
])('what the screens are measured with is fought through the engine: %s', (writes, told) => {
  const program = join(import.meta.dirname, `../bench/histories/${writes}.ts`)
  expect(execFileSync(process.execPath, [program, temporaryFolder(), '1'], { encoding: 'utf8' })).toContain(
    told,
  )
})
