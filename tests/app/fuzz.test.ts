import SQLite from 'better-sqlite3'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/database/open.ts'
import { packFaction } from '../../electron/factions/file.ts'
import { createDispatch, type Dispatch } from '../../electron/host/dispatch.ts'
import { contract, type CallName, type Input } from '../../shared/contract/index.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import type { Emblem } from '../../shared/heraldry/emblem.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

// The same payloads in every run. A failure prints its seed and path; MUSTER_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.MUSTER_SEED ?? 20261121) })

const CALLS = Object.keys(contract) as CallName[]
const WRITES = CALLS.filter((name) => ['write', 'entry'].includes(contract[name].kind))

interface World {
  readonly test: TestProgram
  readonly dispatch: Dispatch
  readonly campaign: string
  readonly people: readonly string[]
  readonly battle: string
  readonly purchase: string
  readonly fight: string
  readonly faction: string
  /** Every byte of the campaign file: undo's steps are in it too. */
  bytes(): Buffer
}

/** A campaign with something of everything in it, and an undone step. */
async function startWorld(): Promise<World> {
  const started = startProgram()
  const { id: campaign, people } = await startThree(started)
  const enter = (result: Input<'battles.enter'>['report']): Promise<{ id: string }> =>
    started.ask('battles.enter', { campaign, before: null, report: result })
  await enter(
    report(side(people[0], 31, { controlsTable: true }), side(people[1], 11, { lost: { scout: 2 } })),
  )
  const { id: battle } = await enter(report(side(people[1], 4), side(people[0], 9, { controlsTable: true })))
  const { id: purchase } = await started.ask('technology.buy', {
    participant: people[0] ?? '',
    rating: 3,
    stat: 'armour',
  })
  await enter(report(side(people[2], 4), side(people[0], 9)))
  await started.ask('history.undo', {})
  const { id: faction } = await started.ask('factions.create', { name: 'Own', from: { kind: 'random' } })
  const { id: fight } = await started.ask('fights.begin', beginning(campaign, people))
  await started.ask('fights.act', {
    id: fight,
    after: 0,
    command: { kind: 'roll-roles', side: 'a' },
    rolls: [6, 1],
  })
  return {
    test: started,
    dispatch: createDispatch(started.program),
    campaign,
    people,
    battle,
    purchase,
    fight,
    faction,
    bytes: () => readFileSync(join(started.folder, FILE_NAME)),
  }
}

type Targets = Pick<World, 'campaign' | 'people' | 'battle' | 'purchase' | 'fight' | 'faction'>

const beginning = (campaign: string, people: readonly string[]): Input<'fights.begin'> => ({
  campaign,
  a: { kind: 'participant', participant: people[0] ?? '' },
  b: { kind: 'participant', participant: people[1] ?? '' },
  level: 'enforce',
  rules: DEFAULT_RULES,
})

/** A payload for each call that its schema takes, with nothing left out. */
function validPayloads(world: Targets): {
  readonly [N in CallName]: Input<N>
} {
  const { campaign, people, battle, purchase, fight, faction } = world
  const result = report(
    side(people[0], 12, { role: 'attacker', roleDie: 6, lost: { tactical: 1, commander: 0 } }),
    side(people[1], 7, { role: 'defender', roleDie: 1, controlsTable: true, lost: { engineer: 99 } }),
    { foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.\nWet.' },
  )
  return {
    'program.status': {},
    'program.openAgain': {},
    'program.setTheme': { theme: 'dark' },
    'program.showDataFolder': {},
    'program.openLink': { link: 'game' },
    'program.openPublicWindow': { fight },
    'program.reportError': { message: 'In the test', stack: 'at fuzz.test.ts' },
    'program.usable': {},
    'history.look': {},
    'history.undo': {},
    'history.redo': {},
    'campaigns.list': {},
    'campaigns.view': { id: campaign },
    'campaigns.start': {
      name: 'Another',
      rules: rulesFor('short'),
      participants: [
        { player: 'Ada', faction: 'council-of-zane' },
        { player: 'Dora', faction: 'new-tokyo' },
      ],
    },
    'campaigns.openSample': {},
    'campaigns.rename': { id: campaign, name: 'Renamed' },
    'campaigns.remove': { id: campaign },
    'battles.rollRoles': {},
    'battles.enter': { campaign, before: battle, report: result },
    'battles.correct': { id: battle, report: result },
    'battles.remove': { id: battle },
    'factions.list': {},
    'factions.view': { id: faction },
    'factions.create': { name: 'Copied', from: { kind: 'faction', faction } },
    'factions.change': {
      id: faction,
      change: {
        name: 'Kestrel Pact',
        colours: { first: '#102030', second: '#ffeedd' },
        emblem: EMBLEM,
        lore: '# Kestrels',
        tech: ARCHETYPES.watchers,
      },
    },
    'factions.pack': { id: faction, withNotes: true },
    'factions.unpack': { content: FACTION_FILE },
    'factions.import': { content: FACTION_FILE, as: { kind: 'replace', faction } },
    'factions.move': { id: faction, to: 'trash' },
    'factions.remove': { id: faction },
    'fights.list': { campaign },
    'fights.begin': beginning(campaign, people),
    'fights.look': { id: fight, watcher: 'a' },
    'fights.log': { id: fight, watcher: 'public', after: 1 },
    'fights.consider': {
      id: fight,
      command: { kind: 'roll-roles', side: 'a' },
      rolls: [3],
    },
    'fights.act': {
      id: fight,
      after: 1,
      command: { kind: 'choose-edge', side: 'b', edge: 'north' },
      rolls: null,
    },
    'fights.setPin': { id: fight, side: 'a', chosen: '4711' },
    'fights.suggestLayout': { id: fight, side: 'b' },
    'fights.doAgain': { id: fight, after: 1 },
    'fights.takeBack': { id: fight, decision: 1 },
    'fights.enter': { id: fight, foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.' },
    'fights.abandon': { id: fight },
    'technology.buy': { participant: people[0] ?? '', rating: 3, stat: 'sensors' },
    'technology.takeBack': { id: purchase },
  }
}

const FACTION_FILE = Buffer.from(
  packFaction({
    name: 'Kestrel Pact',
    shortName: 'Kestrels',
    motto: '',
    colours: { first: '#102030', second: '#ffeedd' },
    emblem: null,
    lore: '',
    notes: '',
    tech: ARCHETYPES.even,
  }).content,
).toString('base64')

const EMBLEM: Emblem = {
  version: 1,
  shape: 'shield',
  division: 'per-bend',
  field: '#102030',
  second: '#ffeedd',
  charge: 'raven',
  chargeColour: '#c0a030',
  arrangement: 'one',
  mirrored: false,
}

/** An object whose keys are its own whatever they are called, as JSON makes them. */
const owning = (key: string, value: unknown): object =>
  Object.defineProperty({}, key, { value, enumerable: true, writable: true, configurable: true })
const nested = (depth: number): unknown => {
  let value: unknown = 'core'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { id: value }
  return value
}
const INHERITED = ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON']

/** What fits no field of any call: neither as the payload nor in the place of one of its values. */
const unfit: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, 1.5, 1e300, 2 ** 53, -1e9, 10n, -1n, 2n ** 70n),
  fc.constant('x'.repeat(200_000)),
  fc.constant('\u0000'.repeat(20_001)),
  fc.constant(nested(3_000)),
  fc.constant(Array.from({ length: 10_000 }, () => null)),
  fc.constantFrom(...INHERITED).map((key) => owning(key, { polluted: true })),
  fc.constantFrom<unknown>([], [undefined], [[]], [{}], [null, null, null]),
  fc.constantFrom<unknown>(
    new Map([['id', 'x']]),
    new Set(['x']),
    new Uint8Array(8),
    new ArrayBuffer(8),
    /x/,
    new Error('x'),
    Object(1),
    Object('x'),
  ),
  fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.jsonValue(),
    { minKeys: 1 },
  ),
  fc.array(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    }),
    {
      maxLength: 8,
    },
  ),
)

/** As payloads also the small ones, each of which would fit some field. */
const unfitPayload: fc.Arbitrary<unknown> = fc.oneof(
  unfit,
  fc.constantFrom<unknown>(undefined, null, true, false, 0, -0, 1, '', '{}', 'campaigns.list'),
  fc.string(),
  fc.double(),
)

type Path = readonly (string | number)[]

/** The way to every value inside a payload. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

/** A copy of a payload in which the value at a path is another. */
function changed(payload: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(payload)
  if (Array.isArray(payload))
    return payload.map((inner: unknown, place) =>
      String(place) === key ? changed(inner, rest, change) : inner,
    )
  return Object.fromEntries(
    Object.entries(payload as object).map(([name, inner]) => [
      name,
      name === key ? changed(inner, rest, change) : (inner as unknown),
    ]),
  )
}

const without = (key: string) => (value: unknown) =>
  Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key))
const withExtra = (key: string) => (value: unknown) =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(value as object),
      ...Object.getOwnPropertyDescriptors(owning(key, { polluted: true })),
    },
  )

/** A valid payload with one thing wrong with it. */
function broken(payload: object): fc.Arbitrary<{ path: Path; how: string; payload: unknown }> {
  const paths = pathsIn(payload)
  const objects = paths.filter((path) => isPlainObject(at(payload, path)))
  // Of the losses and of a change any may be left out.
  const needed = objects
    .filter((path) => path.at(-1) !== 'lost' && path.at(-1) !== 'change')
    .flatMap((path) => Object.keys(at(payload, path) as object).map((key) => [...path, key]))
  const replaced = fc
    .record({ path: fc.constantFrom(...paths), value: unfit })
    .map(({ path, value }) => ({ path, how: 'replaced', payload: changed(payload, path, () => value) }))
  const extra = fc
    .record({ path: fc.constantFrom(...objects), key: fc.oneof(fc.constantFrom(...INHERITED), fc.string()) })
    .filter(({ path, key }) => key !== '__proto__' && !Object.hasOwn(at(payload, path) as object, key))
    .map(({ path, key }) => ({ path, how: `with ${key}`, payload: changed(payload, path, withExtra(key)) }))
  if (needed.length === 0) return fc.oneof(replaced, extra)
  const missing = fc.constantFrom(...needed).map((path) => ({
    path,
    how: 'left out',
    payload: changed(payload, path.slice(0, -1), without(String(path.at(-1)))),
  }))
  return fc.oneof({ weight: 3, arbitrary: replaced }, extra, missing)
}

function at(payload: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], payload)
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Holds a reply against what every reply is. */
function refusalIn(reply: Awaited<ReturnType<Dispatch>>): Problem {
  expect(Object.keys(reply)).toEqual(['problem'])
  if (!isRefusal(reply)) throw new Error('Not refused.')
  const { code, message, path } = reply.problem
  expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/)
  expect(message).not.toBe('')
  expect(path.every((step) => typeof step === 'string' || typeof step === 'number')).toBe(true)
  // A refusal crosses to the page as it is.
  expect(structuredClone(reply)).toEqual(reply)
  return reply.problem
}

/** What is said to a document or file inside a payload, which is read by its own subject. */
const READ_INSIDE: Partial<Record<CallName, string>> = {
  'fights.begin': 'battle/house-rules',
  'fights.act': 'command/unreadable',
  'factions.unpack': 'faction-file/not-one',
  'factions.import': 'faction-file/not-one',
}

describe('a payload that does not fit is refused and changes no byte', () => {
  test.each(CALLS)('anything for %s', async (name) => {
    const world = await startWorld()
    const before = world.bytes()
    await fc.assert(
      fc.asyncProperty(unfitPayload, async (payload) => {
        expect(refusalIn(await world.dispatch(name, payload)).code).toBe('call/input')
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: 100 },
    )
    expect(world.test.errors).toEqual([])
  })

  test.each(CALLS)('%s with one thing wrong', async (name) => {
    const world = await startWorld()
    const before = world.bytes()
    const undo = await world.test.ask('history.look', {})
    await fc.assert(
      fc.asyncProperty(broken(validPayloads(world)[name]), async ({ payload }) => {
        expect(['call/input', READ_INSIDE[name]]).toContain(
          refusalIn(await world.dispatch(name, payload)).code,
        )
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: 120 },
    )
    expect(await world.test.ask('history.look', {})).toEqual(undo)
    expect(world.test.errors).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each(WRITES)('a key __proto__ in %s reaches nothing', async (name) => {
    const world = await startWorld()
    const payload = validPayloads(world)[name]
    for (const path of pathsIn(payload).filter((way) => isPlainObject(at(payload, way)))) {
      const reply = await world.dispatch(name, changed(payload, path, withExtra('__proto__')))
      if (isRefusal(reply)) expect(refusalIn(reply).code).not.toBe('program/unexpected')
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }
    const list = await world.test.ask('campaigns.list', {})
    for (const { id } of list)
      expect(JSON.stringify(await world.test.ask('campaigns.view', { id }))).not.toContain('polluted')
    expect(world.test.errors).toEqual([])
  })

  test('unknown names', async () => {
    const world = await startWorld()
    const before = world.bytes()
    const name = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '__proto__',
        ...INHERITED,
        'campaigns',
        'campaigns.',
        '.list',
        'Campaigns.List',
        'campaigns.list ',
        'muster:campaigns.list',
      ),
      fc.constantFrom(...CALLS).map((known) => `${known}\0`),
      fc.string().filter((text) => !Object.hasOwn(contract, text)),
    )
    await fc.assert(
      fc.asyncProperty(name, fc.anything(), async (unknown, payload) => {
        expect(refusalIn(await world.dispatch(unknown, payload)).code).toBe('call/unknown')
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('an id of nothing that is there', () => {
  const stranger = fc.uuid()
  test.each<[CallName, string, (world: World, id: string) => unknown]>([
    ['campaigns.view', 'campaign/gone', (_world, id) => ({ id })],
    ['campaigns.rename', 'campaign/gone', (_world, id) => ({ id, name: 'Renamed' })],
    ['campaigns.remove', 'campaign/gone', (_world, id) => ({ id })],
    [
      'battles.enter',
      'campaign/gone',
      (world, id) => ({ ...validPayloads(world)['battles.enter'], campaign: id }),
    ],
    [
      'battles.enter',
      'battle/gone',
      (world, id) => ({ ...validPayloads(world)['battles.enter'], before: id }),
    ],
    [
      'battles.enter',
      'battle/gone',
      (world) => ({ ...validPayloads(world)['battles.enter'], before: world.campaign }),
    ],
    ['battles.correct', 'battle/gone', (world, id) => ({ ...validPayloads(world)['battles.correct'], id })],
    ['battles.remove', 'battle/gone', (_world, id) => ({ id })],
    ['battles.remove', 'battle/gone', (world) => ({ id: world.campaign })],
    ['factions.view', 'faction/gone', (_world, id) => ({ id })],
    [
      'factions.create',
      'faction/gone',
      (_world, id) => ({ name: 'Copy', from: { kind: 'faction', faction: id } }),
    ],
    ['factions.change', 'faction/gone', (_world, id) => ({ id, change: { name: 'New' } })],
    ['factions.pack', 'faction/gone', (_world, id) => ({ id, withNotes: false })],
    [
      'factions.import',
      'faction/gone',
      (_world, id) => ({ content: FACTION_FILE, as: { kind: 'replace', faction: id } }),
    ],
    ['factions.move', 'faction/gone', (_world, id) => ({ id, to: 'trash' })],
    ['factions.remove', 'faction/gone', (_world, id) => ({ id })],
    [
      'campaigns.start',
      'faction/gone',
      (world, id) => ({
        ...validPayloads(world)['campaigns.start'],
        participants: [
          { player: 'Ada', faction: id },
          { player: 'Ben', faction: 'new-tokyo' },
        ],
      }),
    ],
    ['fights.begin', 'campaign/gone', (world, id) => ({ ...beginning(id, world.people) })],
    [
      'fights.begin',
      'battle/stranger',
      (world, id) => ({
        ...beginning(world.campaign, world.people),
        a: { kind: 'participant', participant: id },
      }),
    ],
    ['fights.look', 'fight/gone', (_world, id) => ({ id, watcher: 'b' })],
    ['fights.log', 'fight/gone', (_world, id) => ({ id, watcher: 'b', after: 0 })],
    ['fights.act', 'fight/gone', (world, id) => ({ ...validPayloads(world)['fights.act'], id })],
    ['fights.setPin', 'fight/gone', (_world, id) => ({ id, side: 'a', chosen: null })],
    ['fights.suggestLayout', 'fight/gone', (_world, id) => ({ id, side: 'a' })],
    ['fights.takeBack', 'fight/gone', (_world, id) => ({ id, decision: 1 })],
    ['fights.doAgain', 'fight/gone', (_world, id) => ({ id, after: 0 })],
    ['fights.enter', 'fight/gone', (world, id) => ({ ...validPayloads(world)['fights.enter'], id })],
    ['fights.abandon', 'fight/gone', (world) => ({ id: world.battle })],
    ['technology.buy', 'participant/gone', (_world, id) => ({ participant: id, rating: 3, stat: 'sensors' })],
    ['technology.takeBack', 'purchase/gone', (_world, id) => ({ id })],
    ['technology.takeBack', 'purchase/gone', (world) => ({ id: world.battle })],
  ])('%s: %s', async (name, code, payload) => {
    const world = await startWorld()
    const before = world.bytes()
    await fc.assert(
      fc.asyncProperty(stranger, async (id) => {
        expect(refusalIn(await world.dispatch(name, payload(world, id))).code).toBe(code)
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: 20 },
    )
    expect(world.test.errors).toEqual([])
  })
})

describe('payloads that fit', () => {
  /** Ids to aim at: those of now, those of a moment ago, and none. */
  async function targets(world: World): Promise<Targets[]> {
    const list = await world.test.ask('campaigns.list', {})
    const views = await Promise.all(list.map(({ id }) => world.test.ask('campaigns.view', { id })))
    return views.map((view) => ({
      campaign: view.id,
      people: view.participants.map(({ id }) => id),
      battle: view.battles.at(-1)?.id ?? world.battle,
      purchase: view.purchases.at(-1)?.id ?? world.purchase,
      fight: world.fight,
      faction: world.faction,
    }))
  }

  /** Numbers at the ends of what the schema takes, and texts that are hard to bear. */
  const strain = (payload: unknown): fc.Arbitrary<unknown> =>
    fc
      .record({
        number: fc.constantFrom(-999, -0, 0, 1, 5, 6, 99, 999),
        text: fc.constantFrom(
          '👩‍🚀'.repeat(10),
          `'; DROP TABLE campaigns; --`,
          '"',
          '\u202f',
          '__proto__',
          'ß',
          'x'.repeat(120),
        ),
        path: fc.constantFrom(...pathsIn(payload)),
      })
      .map(({ number, text, path }) =>
        changed(payload, path, (value) =>
          typeof value === 'number'
            ? number
            : typeof value === 'string' && !/^[0-9a-f-]{36}$/.test(value)
              ? text
              : value,
        ),
      )

  test('any calls in any order are answered, kept whole, and can be undone to the beginning', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.oneof(fc.constantFrom(...WRITES), fc.constantFrom(...CALLS)), fc.nat(9), fc.boolean()),
          {
            minLength: 30,
            maxLength: 30,
          },
        ),
        fc.gen(),
        async (choices, draw) => {
          const world = await startWorld()
          for (const [name, which, strained] of choices) {
            const known = await targets(world)
            const target = known[which % (known.length + 1)] ?? world
            const payload = validPayloads(target)[name]
            const given = strained ? draw(() => strain(payload)) : payload
            const reply = await world.dispatch(name, given)
            if (isRefusal(reply)) expect(refusalIn(reply).code).not.toBe('program/unexpected')
            else contract[name].output.parse(structuredClone(reply.value))
          }
          await targets(world)
          expect(world.test.errors.filter((line) => !line.startsWith('In the window'))).toEqual([])
          let last = await world.dispatch('history.undo', {})
          while (!isRefusal(last)) {
            await targets(world)
            last = await world.dispatch('history.undo', {})
          }
          // Only a campaign in which a battle is run stays: undo does not take that away.
          const left = await world.test.ask('campaigns.list', {})
          expect(last.problem.code).toBe(left.length === 0 ? 'history/nothing-to-undo' : 'history/in-use')
          world.test.program.close()
          const file = new SQLite(join(world.test.folder, FILE_NAME), { readonly: true })
          expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
          expect(file.pragma('foreign_key_check')).toEqual([])
          file.close()
        },
      ),
      // Each run is a campaign of its own on the disk: what failed is shown as it was found.
      { numRuns: 8, endOnFailure: true },
    )
  }, 60_000)
})
