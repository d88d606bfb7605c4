import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  openPreferences,
  type PreferenceValues,
  type WindowPlace,
} from '../../electron/program/preferences.ts'
import { temporaryFolder } from './support/program.ts'

const DEFAULTS: PreferenceValues = {
  theme: 'system',
  window: null,
  typedDice: false,
  games: { chosen: '', putAway: [] },
  port: null,
  secondPlace: null,
  backupRoom: 2000,
  days: [],
}
const place = (rest: Partial<WindowPlace> = {}): WindowPlace => ({
  x: 40,
  y: 30,
  width: 1280,
  height: 800,
  maximized: false,
  fullScreen: false,
  zoom: 0,
  ...rest,
})

function read(content: string): PreferenceValues {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'preferences.json'), content)
  return openPreferences(folder).get()
}

describe('a broken preferences file costs what is broken and no more', () => {
  test.each<[string, string, PreferenceValues]>([
    ['empty', '', DEFAULTS],
    ['cut off', '{"theme":"dark"', DEFAULTS],
    ['not JSON', 'theme=dark', DEFAULTS],
    ['binary', '\0\x01\x02', DEFAULTS],
    ['null', 'null', DEFAULTS],
    ['a list', '[]', DEFAULTS],
    ['an object without anything', '{}', DEFAULTS],
    [
      'an unknown theme',
      `{"theme":"pink","window":${JSON.stringify(place())}}`,
      { ...DEFAULTS, window: place() },
    ],
    ['a theme of another type', '{"theme":{"a":1}}', DEFAULTS],
    ['half a place', '{"theme":"dark","window":{"x":1,"y":2}}', { ...DEFAULTS, theme: 'dark' }],
    [
      'a window too small to see',
      JSON.stringify({ theme: 'dark', window: place({ width: 3 }) }),
      { ...DEFAULTS, theme: 'dark' },
    ],
    ['a window too large to be', JSON.stringify({ window: place({ height: 1e9 }) }), DEFAULTS],
    ['a place between pixels', JSON.stringify({ window: place({ x: 0.5 }) }), DEFAULTS],
    ['a zoom out of reach', JSON.stringify({ window: place({ zoom: 99 }) }), DEFAULTS],
    ['room for backups that is none of the choices', '{"backupRoom":-1}', DEFAULTS],
    ['room for backups', '{"backupRoom":500}', { ...DEFAULTS, backupRoom: 500 }],
    ['typed dice', '{"typedDice":true}', { ...DEFAULTS, typedDice: true }],
    ['dice of another type', '{"typedDice":1}', DEFAULTS],
    [
      'games',
      '{"games":{"chosen":"a","putAway":["b"]}}',
      { ...DEFAULTS, games: { chosen: 'a', putAway: ['b'] } },
    ],
    [
      'games of another type',
      '{"games":{"chosen":1,"putAway":[2,"b"]}}',
      { ...DEFAULTS, games: { chosen: '', putAway: ['b'] } },
    ],
    ['a port', '{"port":8080}', { ...DEFAULTS, port: 8080 }],
    ['a port that there is not', '{"theme":"dark","port":65536}', { ...DEFAULTS, theme: 'dark' }],
    ['any port', '{"port":0}', DEFAULTS],
    ['half a port', '{"port":80.5}', DEFAULTS],
    ['a port in words', '{"port":"8080"}', DEFAULTS],
    ['more than we know', '{"theme":"light","later":1}', { ...DEFAULTS, theme: 'light' }],
  ])('%s', (_name, content, expected) => {
    expect(read(content)).toEqual(expected)
  })

  test('no file', () => {
    expect(openPreferences(temporaryFolder()).get()).toEqual(DEFAULTS)
  })

  test('a folder in its place', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'preferences.json'))
    const preferences = openPreferences(folder)
    expect(preferences.get()).toEqual(DEFAULTS)
    preferences.set({ theme: 'dark' })
    expect(preferences.get().theme).toBe('dark')
  })
})

describe('a preference', () => {
  test('is there after a restart, with those set before', () => {
    const folder = temporaryFolder()
    const first = openPreferences(folder)
    expect(first.set({ theme: 'dark', port: 8080 })).toBe(true)
    expect(first.set({ window: place({ x: -1500, zoom: 1.5, maximized: true }) })).toBe(true)
    expect(openPreferences(folder).get()).toEqual({
      theme: 'dark',
      window: place({ x: -1500, zoom: 1.5, maximized: true }),
      typedDice: false,
      games: { chosen: '', putAway: [] },
      port: 8080,
      secondPlace: null,
      backupRoom: 2000,
      days: [],
    })
    // Written beside and moved over: no half-written file, and nothing left behind.
    expect(readdirSync(folder)).toEqual(['preferences.json'])
    expect(() => JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8')) as unknown).not.toThrow()
  })

  test('holds while the program runs where it cannot be kept, and says so', () => {
    const folder = join(temporaryFolder(), 'a file')
    writeFileSync(folder, 'in the way')
    const preferences = openPreferences(folder)
    expect(preferences.set({ theme: 'light' })).toBe(false)
    expect(preferences.get().theme).toBe('light')
    expect(readFileSync(folder, 'utf8')).toBe('in the way')
  })
})
