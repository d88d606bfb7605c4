import { describe, expect, test } from 'vitest'
import { contract } from '../../shared/contract/index.ts'
import { gameCalls } from '../../shared/systems/calls.ts'
import { rendererSources } from '../support/said.ts'

const sources = rendererSources()
const keys = new Set([...sources.values()].flatMap(({ brings }) => brings))
const rooms = new Set([...keys].map((key) => key.split('.')[0]))
/** A word with a dot that begins as a text does, and is no call of the contract. */
const isText = (key: string): boolean => rooms.has(key.split('.')[0]) && !(key in contract)
/** What stands against something has its own sentence where the one of the answer does not do (`useProblemText`). */
const PERHAPS = 'problems.'
/** A key, or the beginning of some: sentences that have several wordings are numbered below it. */
const isIn = (all: ReadonlySet<string>, key: string): boolean =>
  key === PERHAPS ||
  all.has(key) ||
  [...all].some((one) => one.startsWith(key.endsWith('.') ? key : `${key}.`))

/** Everything that is there as soon as a source is. */
function atOnce(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const other of sources.get(path)?.now ?? []) atOnce(other, seen)
  return seen
}

const START = 'renderer/main.ts'
const entries = new Map(
  [START, ...[...sources.values()].flatMap(({ later }) => later)].map(
    (path) => [path, atOnce(path)] as const,
  ),
)
/** Who loads an entry later. */
const loaders = (entry: string): string[] =>
  [...entries]
    .filter(([, loaded]) => [...loaded].some((path) => sources.get(path)?.later.includes(entry)))
    .map(([path]) => path)

/** The texts that are there when an entry is, whoever has loaded it. */
const there = new Map([...entries.keys()].map((entry) => [entry, entry === START ? new Set<string>() : keys]))
for (let changed = true; changed;) {
  changed = false
  for (const [entry, loaded] of entries) {
    const before = entry === START ? [] : loaders(entry).map((one) => there.get(one) ?? keys)
    const given = new Set([
      ...[...loaded].flatMap((path) => sources.get(path)?.brings ?? []),
      ...[...(before[0] ?? [])].filter((key) => before.every((one) => one.has(key))),
    ])
    if (given.size !== there.get(entry)?.size) changed = true
    there.set(entry, given)
  }
}

/** The house alone, without any game. */
const inHouse = [...sources.keys()].filter((path) => !/\/systems\/[a-z-]+\//u.test(path))
const own = new Set(inHouse.flatMap((path) => sources.get(path)?.brings ?? []))

/** What a source says of texts, in whole keys and in beginnings. */
const said = (path: string): readonly string[] => {
  const { says = [], begins = [] } = sources.get(path) ?? {}
  return [...says, ...begins].filter(isText)
}

describe('the keys of texts', () => {
  test('that stand in a source are those of texts', () => {
    expect(keys.size).toBeGreaterThan(2000)
    const missing = [...sources.keys()].flatMap((path) =>
      said(path)
        .filter((key) => !isIn(keys, key))
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('are all the house’s own where the house says them', () => {
    const missing = inHouse.flatMap((path) =>
      said(path)
        .filter((key) => isIn(keys, key) && !isIn(own, key))
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('are there as soon as what says them', () => {
    // What nobody loads is in no program.
    const loadedOnce = [...entries].filter(([entry]) => entry === START || loaders(entry).length > 0)
    const late = loadedOnce.flatMap(([entry, loaded]) =>
      [...loaded].flatMap((path) =>
        said(path)
          .filter((key) => isIn(keys, key) && !isIn(there.get(entry) ?? keys, key))
          .map((key) => `${path}: ${key}, through ${entry}`),
      ),
    )
    expect([...new Set(late)]).toEqual([])
  })
})

describe('a step of undo', () => {
  const writes = Object.entries(contract).filter(([, { kind }]) => kind === 'write')

  test.each(writes.map(([call]) => call))(
    '%s says what was done, in the words of whose call it is',
    (call) => {
      expect(isIn(call in gameCalls ? keys : own, `undo.step.${call}`)).toBe(true)
    },
  )

  test('is worded for no call that is none', () => {
    const calls = new Set(writes.map(([call]) => call))
    const worded = [...keys].flatMap((key) => /^undo\.(?:step|of|part)\.(\w+\.\w+)/u.exec(key)?.[1] ?? [])
    expect(worded.filter((call) => !calls.has(call))).toEqual([])
    // What only one game writes, that game words.
    expect(worded.filter((call) => call in gameCalls && own.has(`undo.step.${call}`))).toEqual([])
  })
})
