import SQLite from 'better-sqlite3'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { createDispatch, type Dispatch } from '../../electron/host/dispatch.ts'
import { contract, type CallName } from '../../shared/contract/index.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { NO_FILTER } from '../../shared/systems/seven-seconds/histories/filter.ts'
import type { TestProgram } from './support/program.ts'
import { runs } from '../support/long.ts'
import '../support/proof.ts'
import { newParticipant } from '../support/new-campaign.ts'
import {
  beginning,
  begunWorld,
  MISSION,
  plan,
  PLAYER,
  savedView,
  TABLE,
  validPayloads,
  type Targets,
} from './support/world.ts'

const CALLS = Object.keys(contract) as CallName[]
const WRITES = CALLS.filter((name) => ['write', 'entry'].includes(contract[name].kind))
interface World extends Targets {
  readonly test: TestProgram
  readonly dispatch: Dispatch
  /** Every byte of the campaign file: undo's steps are in it too. */
  bytes(): Buffer
}

async function startWorld(): Promise<World> {
  const { muster, ...ids } = await begunWorld()
  return {
    ...ids,
    test: muster,
    dispatch: createDispatch(muster.program),
    bytes: () => readFileSync(join(muster.folder, FILE_NAME)),
  }
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

const MAY_BE_EMPTY = [
  'answers',
  'factions',
  'entries',
  'decorations',
  'leftOut',
  'rolls',
  'squares',
  ...Object.entries(NO_FILTER).flatMap(([key, value]) => (Array.isArray(value) ? [key] : [])),
]
/** Of the losses, of kills and of a change any may be left out. */
const MAY_LACK = ['lost', 'kills', 'change']
const isWithoutFields = (value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value as object).length === 0
const isNulls = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one === null)
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A valid payload with one thing wrong with it. */
const LONG_TEXTS = ['told', 'words']

function broken(payload: object): fc.Arbitrary<{ path: Path; how: string; payload: unknown }> {
  const paths = pathsIn(payload)
  const objects = paths.filter((path) => isPlainObject(at(payload, path)))
  const needed = objects
    .filter((path) => !MAY_LACK.includes(String(path.at(-1))))
    .flatMap((path) => Object.keys(at(payload, path) as object).map((key) => [...path, key]))
    // Where no deck is named, it is the one that comes with the game.
    .filter((path) => path.at(-1) !== 'deck' || at(payload, path) !== null)
  const replaced = fc
    .record({ path: fc.constantFrom(...paths), value: unfit })
    .filter(({ path, value }) => !isWithoutFields(value) || !MAY_LACK.includes(String(path.at(-1))))
    // Nobody there, nothing led, no decoration, nothing filtered, no dice typed, no clash: these lists may be empty.
    .filter(({ path, value }) => !isEmpty(value) || !MAY_BE_EMPTY.includes(String(path.at(-1))))
    // A report has room for what is too long anywhere else.
    .filter(
      ({ path, value }) =>
        !LONG_TEXTS.includes(String(path.at(-1))) || typeof value !== 'string' || value.length > 100_000,
    )
    // Any letters are the bytes of some file.
    .filter(({ path, value }) => path.at(-1) !== 'content' || typeof value !== 'string')
    // Null stands for a die that the program rolls.
    .filter(({ path, value }) => path.at(-2) !== 'rolls' || value !== null)
    .filter(({ path, value }) => path.at(-1) !== 'rolls' || !isNulls(value))
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

const UNREADABLE_DOCUMENT = ['unreadable', 'other-kind', 'newer', 'damaged'].map((why) => `document/${why}`)

/** What is said to a document or file inside a payload, which is read by its own subject. */
const READ_INSIDE: Partial<Record<CallName, string | readonly string[]>> = {
  'sampleAdventures.open': 'campaign/no-sample',
  'fights.begin': 'battle/house-rules',
  'fights.form': 'fight/own-beginning',
  'fights.setUp': 'fight/own-beginning',
  'fights.act': 'command/unreadable',
  'fights.consider': 'command/unreadable',
  'fights.considerCorrection': 'command/unreadable',
  'fights.correct': 'command/unreadable',
  'fights.considerEntered': 'correction/not-entered',
  'fights.correctEntered': 'correction/not-entered',
  'documents.create': UNREADABLE_DOCUMENT,
  'documents.change': UNREADABLE_DOCUMENT,
  'documents.unpack': UNREADABLE_DOCUMENT,
  'factions.unpack': 'faction-file/not-one',
  'factions.import': 'faction-file/gone',
  'decks.unpack': 'deck-file/not-one',
  'decks.import': 'deck-file/gone',
  'decks.readTable': 'table/no-columns',
  'decks.takeTable': 'table-file/gone',
  'pictures.keep': 'picture/not-one',
}

describe('a payload that does not fit is refused and changes no byte', () => {
  test.for(CALLS)('anything for %s', async (name, { task }) => {
    const times = runs(20, 100)
    const world = await startWorld()
    const before = world.bytes()
    await fc.assert(
      fc.asyncProperty(unfitPayload, async (payload) => {
        expect(refusalIn(await world.dispatch(name, payload)).code).toBe('call/input')
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: times },
    )
    task.meta.proof = { times, found: { 'bytes changed': 0 } }
    expect(world.test.errors).toEqual([])
  })

  test.for(CALLS)('%s with one thing wrong', async (name, { task }) => {
    const times = runs(30, 120)
    const world = await startWorld()
    const before = world.bytes()
    const undo = await world.test.ask('undo.look', {})
    await fc.assert(
      fc.asyncProperty(broken(validPayloads(world)[name]), async ({ payload }) => {
        expect(['call/input', READ_INSIDE[name]].flat()).toContain(
          refusalIn(await world.dispatch(name, payload)).code,
        )
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: times, endOnFailure: true },
    )
    task.meta.proof = { times, found: { 'bytes changed': 0 } }
    expect(await world.test.ask('undo.look', {})).toEqual(undo)
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
    for (const { id } of list) {
      const told = [
        await world.test.reply('campaigns.view', { id }),
        await world.test.reply('adventures.look', { id }),
      ]
      expect(told.filter((one) => one !== null)).toHaveLength(1)
      expect(JSON.stringify(told)).not.toContain('polluted')
    }
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
      { numRuns: runs(100, 200) },
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
    [
      'battles.enter',
      'fixture/gone',
      (world, id) => ({ ...validPayloads(world)['battles.enter'], fixture: id }),
    ],
    ['battles.move', 'battle/gone', (_world, id) => ({ id, before: null })],
    ['battles.move', 'battle/gone', (world, id) => ({ id: world.battle, before: id })],
    ['campaigns.archive', 'campaign/gone', (_world, id) => ({ id })],
    ['campaigns.restore', 'campaign/gone', (_world, id) => ({ id })],
    ['campaigns.finish', 'campaign/gone', (_world, id) => ({ id, finishedOn: '2026-12-31', epilogue: '' })],
    ['campaigns.takeRules', 'campaign/gone', (_world, id) => ({ id })],
    ['campaigns.reopen', 'campaign/gone', (_world, id) => ({ id })],
    ['fixtures.plan', 'campaign/gone', (world, id) => ({ campaign: id, plan: plan(world.people) })],
    [
      'fixtures.plan',
      'fixture/stranger',
      (world, id) => ({ campaign: world.campaign, plan: { ...plan(world.people), sides: [null, id] } }),
    ],
    ['fixtures.change', 'fixture/gone', (world, id) => ({ id, plan: plan(world.people) })],
    ['fixtures.cancel', 'fixture/gone', (_world, id) => ({ id })],
    ['fixtures.cancel', 'fixture/gone', (world) => ({ id: world.battle })],
    ['battles.correct', 'battle/gone', (world, id) => ({ ...validPayloads(world)['battles.correct'], id })],
    ['trash.look', 'trash/gone', (_world, id) => ({ id })],
    ['trash.restore', 'trash/gone', (_world, id) => ({ id })],
    ['trash.restore', 'trash/gone', (world) => ({ id: world.battle })],
    ['trash.remove', 'trash/gone', (_world, id) => ({ id })],
    ['trash.restoreCampaign', 'trash/campaign-gone', (_world, id) => ({ id })],
    ['trash.restoreCampaign', 'trash/campaign-gone', (world) => ({ id: world.campaign })],
    ['trash.removeCampaign', 'trash/campaign-gone', (_world, id) => ({ id })],
    ['trash.removeCampaign', 'trash/campaign-gone', (world) => ({ id: world.campaign })],
    ['views.keep', 'campaign/gone', (_world, id) => savedView(id)],
    ['views.rename', 'view/gone', (_world, id) => ({ id, name: 'All draws' })],
    ['views.remove', 'view/gone', (_world, id) => ({ id })],
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
      'faction-file/gone',
      (_world, id) => ({ reading: id, as: { kind: 'new', name: 'X' } }),
    ],
    ['factions.move', 'faction/gone', (_world, id) => ({ id, to: 'trash' })],
    ['factions.remove', 'faction/gone', (_world, id) => ({ id })],
    ['decks.view', 'deck/gone', (_world, id) => ({ id })],
    ['decks.create', 'deck/gone', (_world, id) => ({ name: 'Copy', from: { kind: 'deck', deck: id } })],
    ['decks.change', 'deck/gone', (_world, id) => ({ id, change: { name: 'New' } })],
    ['decks.keepCard', 'deck/gone', (_world, id) => ({ deck: id, card: null, content: MISSION })],
    ['decks.keepCard', 'card/gone', (world, id) => ({ deck: world.deck, card: id, content: MISSION })],
    [
      'decks.setCards',
      'deck/gone',
      (world, id) => ({ deck: id, cards: [world.card], change: { off: true } }),
    ],
    [
      'decks.setCards',
      'card/gone',
      (world, id) => ({ deck: world.deck, cards: [id], change: { off: true } }),
    ],
    ['decks.removeCards', 'deck/gone', (world, id) => ({ deck: id, cards: [world.card] })],
    ['decks.removeCards', 'card/gone', (world, id) => ({ deck: world.deck, cards: [id] })],
    ['decks.readTable', 'deck/gone', (_world, id) => ({ deck: id, text: TABLE })],
    ['decks.takeTable', 'deck/gone', (_world, id) => ({ deck: id, text: TABLE })],
    ['decks.takeTable', 'table-file/gone', (world) => ({ deck: world.deck, text: TABLE })],
    ['decks.pack', 'deck/gone', (_world, id) => ({ id })],
    ['decks.import', 'deck-file/gone', (_world, id) => ({ reading: id, as: { kind: 'new', name: 'X' } })],
    ['decks.move', 'deck/gone', (_world, id) => ({ id, to: 'trash' })],
    ['decks.remove', 'deck/gone', (_world, id) => ({ id })],
    [
      'campaigns.change',
      'deck/gone',
      (world, id) => ({ ...validPayloads(world)['campaigns.change'], deck: id }),
    ],
    [
      'campaigns.start',
      'faction/gone',
      (world, id) => ({
        ...validPayloads(world)['campaigns.start'],
        participants: [newParticipant('Ada', id), newParticipant('Ben', 'new-tokyo')],
      }),
    ],
    [
      'campaigns.change',
      'campaign/gone',
      (world, id) => ({ ...validPayloads(world)['campaigns.change'], id }),
    ],
    [
      'campaigns.change',
      'participant/gone',
      (world, id) => {
        const change = validPayloads(world)['campaigns.change']
        return {
          ...change,
          participants: [{ ...change.participants[0], id }, ...change.participants.slice(1)],
        }
      },
    ],
    [
      'campaigns.change',
      'faction/gone',
      (world, id) => {
        const change = validPayloads(world)['campaigns.change']
        return { ...change, participants: [...change.participants, newParticipant('Dora', id)] }
      },
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
    ['histories.story', 'battle/gone', (_world, id) => ({ battle: id })],
    ['histories.written', 'campaign/gone', (_world, id) => ({ campaign: id })],
    ['histories.telling', 'battle/gone', (world, id) => ({ campaign: world.campaign, battle: id, told: '' })],
    [
      'histories.write',
      'campaign/gone',
      (_world, id) => ({ campaign: id, battle: null, words: 'Ash', told: '' }),
    ],
    ['histories.unwrite', 'battle/gone', (world, id) => ({ campaign: world.campaign, battle: id })],
    ['histories.fights', 'campaign/gone', (_world, id) => ({ campaign: id })],
    ['histories.events', 'fight/gone', (_world, id) => ({ fight: id, secrets: false, privateNotes: false })],
    ['fights.setPin', 'fight/gone', (_world, id) => ({ id, side: 'a', chosen: null })],
    ['fights.giveUpPin', 'fight/gone', (_world, id) => ({ id, side: 'a' })],
    ['fights.suggestLayout', 'fight/gone', (_world, id) => ({ id, side: 'a' })],
    [
      'fights.suggestNames',
      'fight/gone',
      (world, id) => ({ ...validPayloads(world)['fights.suggestNames'], id }),
    ],
    ['fights.layouts', 'fight/gone', (_world, id) => ({ id, side: 'a' })],
    [
      'fights.keepLayout',
      'fight/gone',
      (world, id) => ({ ...validPayloads(world)['fights.keepLayout'], id }),
    ],
    [
      'fights.renameLayout',
      'layout/gone',
      (world, id) => ({ ...validPayloads(world)['fights.renameLayout'], layout: id }),
    ],
    ['fights.removeLayout', 'layout/gone', (world, id) => ({ id: world.fight, side: 'a', layout: id })],
    ['fights.takeBack', 'fight/gone', (_world, id) => ({ id, decision: 1 })],
    ['fights.takeBackOwn', 'fight/gone', (_world, id) => ({ id, side: 'a', after: 1 })],
    ['fights.doAgain', 'fight/gone', (_world, id) => ({ id, after: 0 })],
    ['fights.line', 'fight/gone', (_world, id) => ({ id, decision: 1 })],
    [
      'fights.considerCorrection',
      'fight/gone',
      (world, id) => ({ ...validPayloads(world)['fights.considerCorrection'], id }),
    ],
    ['fights.correct', 'fight/gone', (world, id) => ({ ...validPayloads(world)['fights.correct'], id })],
    ['fights.takeBackCorrection', 'fight/gone', (_world, id) => ({ id, after: 1 })],
    [
      'fights.considerEntered',
      'fight/gone',
      (world, id) => ({ ...validPayloads(world)['fights.considerEntered'], id }),
    ],
    [
      'fights.correctEntered',
      'fight/gone',
      (world, id) => ({ ...validPayloads(world)['fights.correctEntered'], id }),
    ],
    ['fights.moments', 'fight/gone', (_world, id) => ({ id, watcher: 'public' })],
    ['fights.moment', 'fight/gone', (_world, id) => ({ id, watcher: 'public', at: 1 })],
    ['fights.enter', 'fight/gone', (world, id) => ({ ...validPayloads(world)['fights.enter'], id })],
    ['fights.abandon', 'fight/gone', (world) => ({ id: world.battle })],
    [
      'technology.buy',
      'participant/gone',
      (_world, id) => ({ participant: id, steps: [{ rating: 3, stat: 'sensors' }] }),
    ],
    ['technology.takeBack', 'purchase/gone', (_world, id) => ({ ids: [id] })],
    ['technology.takeBack', 'purchase/gone', (world) => ({ ids: [world.battle] })],
    ['technology.takeBack', 'purchase/gone', (world, id) => ({ ids: [world.purchase, id] })],
    ['players.change', 'player/gone', (_world, id) => ({ id, change: {}, sameName: false })],
    ['players.remove', 'player/gone', (_world, id) => ({ id })],
    ['players.create', 'player/lead-gone', (_world, id) => ({ ...PLAYER, led: [id], sameName: true })],
    ['names.change', 'name-list/gone', (_world, id) => ({ id, name: 'Ours', names: ['Anvil'] })],
    ['names.remove', 'name-list/gone', (_world, id) => ({ id })],
    ['roster.view', 'faction/gone', (_world, id) => ({ faction: id, campaign: null })],
    ['roster.view', 'roster/not-in-campaign', (world, id) => ({ faction: world.faction, campaign: id })],
    ['roster.trooper', 'trooper/gone', (_world, id) => ({ id })],
    ['roster.add', 'faction/gone', (world, id) => ({ ...validPayloads(world)['roster.add'], faction: id })],
    [
      'roster.add',
      'roster/not-in-campaign',
      (world) => ({ ...validPayloads(world)['roster.add'], campaign: world.campaign }),
    ],
    ['roster.change', 'trooper/gone', (_world, id) => ({ id, change: {} })],
    [
      'roster.change',
      'roster/not-in-campaign',
      (world, id) => ({ id: world.trooper, change: { campaign: id } }),
    ],
    ['roster.remove', 'trooper/gone', (world) => ({ id: world.faction })],
    [
      'roster.decorate',
      'trooper/gone',
      (_world, id) => ({ trooper: id, battle: null, name: 'Star', reason: '' }),
    ],
    [
      'roster.decorate',
      'roster/not-there',
      (world) => ({ trooper: world.trooper, battle: world.battle, name: 'Star', reason: '' }),
    ],
    ['roster.takeBackDecoration', 'decoration/gone', (_world, id) => ({ id })],
    ['roster.battle', 'battle/gone', (_world, id) => ({ battle: id })],
    [
      'roster.recordBattle',
      'battle/gone',
      (world, id) => ({ battle: id, participant: world.people[0], entries: [] }),
    ],
    [
      'roster.recordBattle',
      'participant/gone',
      (world, id) => ({ battle: world.battle, participant: id, entries: [] }),
    ],
    ['roster.recordBattle', 'roster/not-theirs', (world) => validPayloads(world)['roster.recordBattle']],
    [
      'roster.recordBattle',
      'roster/not-a-side',
      (world) => ({ ...validPayloads(world)['roster.recordBattle'], participant: world.people[2] }),
    ],
    [
      'roster.fillSquad',
      'name-list/gone',
      (world, id) => ({ ...validPayloads(world)['roster.fillSquad'], names: { list: id } }),
    ],
    ['roster.fallen', 'campaign/gone', (_world, id) => ({ campaign: id })],
    ['roster.unnamed', 'campaign/gone', (_world, id) => ({ campaign: id })],
    ['roster.fallen', 'faction/gone', (_world, id) => ({ faction: id })],
  ])('%s: %s', async (name, code, payload) => {
    const world = await startWorld()
    const before = world.bytes()
    await fc.assert(
      fc.asyncProperty(stranger, async (id) => {
        expect(refusalIn(await world.dispatch(name, payload(world, id))).code).toBe(code)
        expect(world.bytes().equals(before)).toBe(true)
      }),
      { numRuns: runs(3, 20) },
    )
    expect(world.test.errors).toEqual([])
  })
})

describe('payloads that fit', () => {
  /** Ids to aim at: those of now, those of a moment ago, and none. */
  async function targets(world: World): Promise<Targets[]> {
    const list = await world.test.ask('campaigns.list', {})
    const views = await Promise.all(list.map(({ id }) => world.test.reply('campaigns.view', { id })))
    // One that is a log of battles is aimed at as it was begun.
    return views
      .flatMap((view) => view ?? [])
      .map((view) => ({
        ...world,
        campaign: view.id,
        people: view.participants.map(({ id }) => id),
        battle: view.battles.at(-1)?.id ?? world.battle,
        purchase: view.purchases.at(-1)?.id ?? world.purchase,
        fixture: view.fixtures.at(-1)?.id ?? world.fixture,
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

  test.each(CALLS)('%s is answered as its contract says', async (name) => {
    const world = await startWorld()
    const reply = await world.dispatch(name, validPayloads(world)[name])
    if (isRefusal(reply)) expect(refusalIn(reply).code).not.toBe('program/unexpected')
    else contract[name].output.parse(structuredClone(reply.value))
    expect(world.test.errors.filter((line) => !line.startsWith('In the window'))).toEqual([])
  })

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
          let last = await world.dispatch('undo.undo', {})
          while (!isRefusal(last)) {
            await targets(world)
            last = await world.dispatch('undo.undo', {})
          }
          // Only a campaign in which a battle is run stays: undo does not take that away.
          const left = await world.test.ask('campaigns.list', {})
          expect(last.problem.code).toBe(left.length === 0 ? 'undo/nothing-to-undo' : 'undo/in-use')
          world.test.program.close()
          const file = new SQLite(join(world.test.folder, FILE_NAME), { readonly: true })
          expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
          expect(file.pragma('foreign_key_check')).toEqual([])
          file.close()
        },
      ),
      // Each run is a campaign of its own on the disk: what failed is shown as it was found.
      { numRuns: runs(4, 8), endOnFailure: true },
    )
  })
})
