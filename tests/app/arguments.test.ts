import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readArguments, type Arguments } from '../../electron/program/arguments.ts'
import { dataFolder } from '../../electron/program/data-folder.ts'

const NONE: Arguments = { data: undefined, port: undefined }

describe('the command line', () => {
  test.each<[string, Arguments]>([
    ['', NONE],
    ['--data here', { ...NONE, data: 'here' }],
    ['--data=here', { ...NONE, data: 'here' }],
    ['--data here --data there', { ...NONE, data: 'there' }],
    ['--port 8080', { ...NONE, port: 8080 }],
    ['--port=0', { ...NONE, port: 0 }],
    ['--port 65535 --data x', { data: 'x', port: 65_535 }],
    // What Electron, Chromium and Playwright add.
    ['--no-sandbox --inspect=0 --remote-debugging-port=0 /program --data x', { ...NONE, data: 'x' }],
    ['/program --allow-file-access-from-files --data x', { ...NONE, data: 'x' }],
  ])('“%s”', (line, expected) => {
    expect(readArguments(line.split(' '))).toEqual(expected)
  })

  test.each([
    ['--data', 'Give --data a folder'],
    ['--data=', 'Give --data a folder'],
    ['--data --port 8080', 'Give --data a folder'],
    ['--port', 'Give --port a whole number'],
    ['--port=', 'Give --port a whole number'],
    ['--port x', 'Give --port a whole number'],
    ['--port 80a', 'Give --port a whole number'],
    ['--port 1.5', 'Give --port a whole number'],
    ['--port=-1', 'Give --port a whole number'],
    ['--port 0x50', 'Give --port a whole number'],
    ['--port 65536', 'Give --port a whole number'],
    ['--port 99999999999999999999', 'Give --port a whole number'],
    ['--port --data x', 'Give --port a whole number'],
  ])('“%s” is a mistake that it tells', (line, sentence) => {
    expect(readArguments(line.split(' '))).toEqual({ mistake: expect.stringContaining(sentence) as string })
  })
})

describe('the data folder', () => {
  test('is the one that was given, from where the program was started', () => {
    expect(dataFolder('here')).toBe(resolve('here'))
    expect(dataFolder(resolve('/there'))).toBe(resolve('/there'))
  })

  test.runIf(process.platform === 'linux')('is else the platform’s place for program data', () => {
    const before = process.env.XDG_CONFIG_HOME
    onTestFinished(() => {
      if (before === undefined) delete process.env.XDG_CONFIG_HOME
      else process.env.XDG_CONFIG_HOME = before
    })
    process.env.XDG_CONFIG_HOME = '/config'
    expect(dataFolder(undefined)).toBe(join('/config', 'Muster'))
  })
})
