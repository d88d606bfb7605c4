import SQLite from 'better-sqlite3'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/database/open.ts'
import { packDeck } from '../../electron/decks/file.ts'
import { packFaction } from '../../electron/factions/file.ts'
import { createDispatch, type Dispatch } from '../../electron/host/dispatch.ts'
import { contract, type CallName, type Input } from '../../shared/contract/index.ts'
import type { OwnCard } from '../../shared/decks/fields.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import type { Emblem } from '../../shared/heraldry/emblem.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import { DEFAULT_OPTIONS } from '../../shared/printing/words.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { FIGURE_SET } from '../../shared/systems/seven-seconds/data/campaign.ts'
import { rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import { png } from '../unit/pictures/builders.ts'
import { NO_FILTER } from '../../shared/systems/seven-seconds/histories/filter.ts'
import { begunOnce } from './support/begun-once.ts'
import { report, side, startThree } from './support/campaign.ts'
import type { TestProgram } from './support/program.ts'
import { runs } from '../support/long.ts'
import { newParticipant } from '../support/new-campaign.ts'

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
  readonly player: string
  readonly trooper: string
  readonly decoration: string
  readonly names: string
  readonly fixture: string
  readonly thrown: string
  readonly view: string
  readonly deck: string
  readonly card: string
  /** Every byte of the campaign file: undo's steps are in it too. */
  bytes(): Buffer
}

/** A campaign with something of everything in it, and an undone step. */
const begunWorld = begunOnce(async (started): Promise<Targets> => {
  const { id: campaign, people } = await startThree(started)
  const enter = (result: Input<'battles.enter'>['report']): Promise<{ id: string }> =>
    started.ask('battles.enter', { campaign, before: null, report: result })
  await enter(
    report(side(people[0], 31, { controlsTable: true }), side(people[1], 11, { lost: { scout: 2 } })),
  )
  const { id: battle } = await enter(report(side(people[1], 4), side(people[0], 9, { controlsTable: true })))
  const {
    ids: [purchase = ''],
  } = await started.ask('technology.buy', {
    participant: people[0] ?? '',
    steps: [{ rating: 3, stat: 'armour' }],
  })
  const { id: deleted } = await enter(report(side(people[1], 4), side(people[2], 9)))
  await started.ask('battles.remove', { id: deleted })
  const [{ id: thrown } = { id: '' }] = await started.ask('trash.list', { campaign })
  const { id: view } = await started.ask('views.keep', savedView(campaign))
  await enter(report(side(people[2], 4), side(people[0], 9)))
  await started.ask('history.undo', {})
  const { id: faction } = await started.ask('factions.create', { name: 'Own', from: { kind: 'random' } })
  const { id: deck } = await started.ask('decks.create', { name: 'Own cards', from: { kind: 'muster' } })
  const [{ id: card } = { id: '' }] = (await started.ask('decks.view', { id: deck })).cards
  const { id: fixture } = await started.ask('fixtures.plan', { campaign, plan: plan(people) })
  const { id: fight } = await started.ask('fights.begin', beginning(campaign, people))
  await started.ask('fights.act', {
    id: fight,
    after: 0,
    command: { kind: 'roll-roles', side: 'a' },
    rolls: [6, 1],
  })
  const { id: player } = await started.ask('players.create', { ...PLAYER, sameName: false })
  const { id: trooper } = await started.ask('roster.add', {
    faction,
    campaign: null,
    unit: 'scout',
    name: 'Nao',
    note: '',
  })
  const { id: decoration } = await started.ask('roster.decorate', {
    trooper,
    battle: null,
    name: 'Long service',
    reason: '',
  })
  await started.ask('pictures.keep', { kind: 'portrait', content: PICTURE.toString('base64') })
  // Named by something: whoever asks for pictures first would clear it else.
  await started.ask('roster.change', { id: trooper, change: { portrait: PICTURE_ID } })
  const { id: names } = await started.ask('names.create', { name: 'Ours', names: ['Anvil', 'Badger'] })
  return {
    campaign,
    people,
    battle,
    purchase,
    fight,
    faction,
    player,
    trooper,
    decoration,
    names,
    fixture,
    thrown,
    view,
    deck,
    card,
  }
})

async function startWorld(): Promise<World> {
  const { muster, ...ids } = await begunWorld()
  return {
    ...ids,
    test: muster,
    dispatch: createDispatch(muster.program),
    bytes: () => readFileSync(join(muster.folder, FILE_NAME)),
  }
}

type Targets = Omit<World, 'test' | 'dispatch' | 'bytes'>

const savedView = (campaign: string): Input<'views.keep'> => ({
  name: 'Draws',
  campaign,
  filter: {
    ...NO_FILTER,
    text: 'harbour',
    campaigns: [campaign],
    factions: [campaign],
    players: [campaign],
    opponents: [campaign],
    roles: ['attacker'],
    ended: ['won'],
    missions: ['Hold'],
    troops: ['Patrol'],
    margins: ['draw'],
    places: ['The harbour'],
    from: '2026-01-01',
    to: '2026-12-31',
    levels: ['record'],
  },
  order: { by: 'date', descending: true },
})

const PLAYER = { name: 'Eva', contact: 'eva@club', colour: '#335577', guest: false, factions: [] }

const plan = (people: readonly string[]): Input<'fixtures.plan'>['plan'] => ({
  sides: [people[0] ?? '', people[2] ?? ''],
  fightsOn: '2026-12-05',
  place: 'Kettle Valley',
  note: 'Bring dice.',
})

const beginning = (campaign: string, people: readonly string[]): Input<'fights.begin'> => ({
  campaign,
  a: { kind: 'participant', participant: people[0] ?? '' },
  b: { kind: 'participant', participant: people[1] ?? '' },
  level: 'enforce',
  rules: DEFAULT_RULES,
  deck: null,
})

/** A payload for each call that its schema takes, with nothing left out. */
function validPayloads(world: Targets): {
  readonly [N in CallName]: Input<N>
} {
  const { campaign, people, battle, purchase, fight, faction, fixture, deck, card } = world
  const { player, trooper, decoration, names, thrown, view } = world
  const result = report(
    side(people[0], 12, { role: 'attacker', roleDie: 6, lost: { tactical: 1, commander: 0 } }),
    side(people[1], 7, { role: 'defender', roleDie: 1, controlsTable: true, lost: { engineer: 99 } }),
    { foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.\nWet.' },
  )
  return {
    'program.status': {},
    'program.openAgain': {},
    'program.setTheme': { theme: 'dark' },
    'program.setTypedDice': { typed: true },
    'program.showDataFolder': {},
    'program.openLink': { link: 'game' },
    'program.openPublicWindow': { fight },
    'program.reportError': { message: 'In the test', stack: 'at fuzz.test.ts' },
    'program.usable': {},
    'histories.battles': { campaign: null },
    'histories.digestLogs': {},
    'histories.story': { battle },
    'histories.written': { campaign },
    'histories.telling': { campaign, battle, told: '# Told' },
    'histories.write': { campaign, battle, words: '# Written\n\n*On*.', told: '# Told' },
    'histories.unwrite': { campaign, battle },
    'histories.fights': { campaign },
    'histories.events': { fight, secrets: true, privateNotes: true },
    'history.look': {},
    'history.undo': {},
    'history.redo': {},
    'campaigns.list': {},
    'campaigns.view': { id: campaign },
    'campaigns.start': {
      name: 'Another',
      startsOn: '2026-11-20',
      place: 'Kettle Valley',
      map: PICTURE_ID,
      deck: null,
      rules: { ...rulesFor('short'), opponent: 'chosen-rival' },
      participants: [
        newParticipant('Ada', 'council-of-zane', {
          opening: { campaignPoints: 5, streak: 3, techPoints: 9 },
          tech: ARCHETYPES.watchers,
          rival: 1,
        }),
        newParticipant('Dora', 'new-tokyo', { rival: 0 }),
      ],
    },
    'campaigns.change': {
      id: campaign,
      name: 'Changed',
      startsOn: '2026-11-19',
      place: 'Elsewhere',
      map: null,
      deck,
      rules: { ...rulesFor('long'), draws: 'end-streaks' },
      participants: people.map((one, place) => ({
        id: one,
        player: `Player ${place}`,
        opening: { campaignPoints: 1, streak: 1, techPoints: 1 },
        tech: ARCHETYPES.even,
        rival: place === 0 ? 1 : 0,
      })),
    },
    'campaigns.prepare': {},
    'campaigns.keepUsual': {
      rules: rulesFor('long'),
      place: 'The club',
      deck: null,
      participants: [{ player: 'Ada', faction: 'new-tokyo' }],
    },
    'campaigns.forgetUsual': {},
    'samples.open': {},
    'campaigns.rename': { id: campaign, name: 'Renamed' },
    'campaigns.remove': { id: campaign },
    'campaigns.archive': { id: campaign },
    'campaigns.restore': { id: campaign },
    'campaigns.finish': { id: campaign, finishedOn: '2026-12-31', epilogue: '# Ash\n\nIt was *cold*.' },
    'campaigns.reopen': { id: campaign },
    'fixtures.plan': { campaign, plan: plan(people) },
    'fixtures.change': { id: fixture, plan: { ...plan(people), sides: [null, null], fightsOn: null } },
    'fixtures.cancel': { id: fixture },
    'battles.rollRoles': {},
    'battles.enter': { campaign, before: battle, report: result },
    'battles.correct': { id: battle, report: result },
    'battles.move': { id: battle, before: null },
    'battles.remove': { id: battle },
    'changes.list': { battle },
    'trash.list': { campaign },
    'trash.look': { id: thrown },
    'trash.restore': { id: thrown },
    'trash.remove': { id: thrown },
    'trash.campaigns': {},
    'trash.restoreCampaign': { id: campaign },
    'trash.removeCampaign': { id: campaign },
    'trash.clear': {},
    'views.list': { campaign },
    'views.keep': savedView(campaign),
    'views.rename': { id: view, name: 'All draws' },
    'views.remove': { id: view },
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
    'decks.list': {},
    'decks.view': { id: deck },
    'decks.create': { name: 'Copied', from: { kind: 'deck', deck } },
    'decks.change': { id: deck, change: { name: 'Renamed', notes: 'Ours.' } },
    'decks.keepCard': { deck, card, content: MISSION },
    'decks.setCards': { deck, cards: [card], change: { copies: 2, off: true } },
    'decks.removeCards': { deck, cards: [card] },
    'decks.readTable': { deck, text: TABLE },
    'decks.takeTable': { deck, text: TABLE },
    'decks.figures': {},
    'decks.keepFigures': { ...FIGURE_SET, scout: 9 },
    'decks.pack': { id: deck },
    'decks.unpack': { content: DECK_FILE },
    'decks.import': { content: DECK_FILE, as: { kind: 'replace', deck } },
    'decks.move': { id: deck, to: 'trash' },
    'decks.remove': { id: deck },
    'printing.options': { campaign },
    'printing.keepOptions': {
      campaign,
      options: { ...DEFAULT_OPTIONS, paper: 'letter', perPage: 4, ownSize: { width: 70, height: 100 } },
    },
    'printing.begin': { title: 'Cards', to: 'printer', document: '{"parts":[]}' },
    'printing.ending': { id: fight },
    'printing.cancel': { id: fight },
    'printing.document': { id: fight },
    'printing.laid': { id: fight, pages: 1, of: 2, done: false },
    'fights.underWay': {},
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
    'fights.giveUpPin': { id: fight, side: 'a' },
    'fights.suggestLayout': { id: fight, side: 'b' },
    'fights.line': { id: fight, decision: 1 },
    'fights.considerCorrection': {
      id: fight,
      decision: 1,
      after: 1,
      command: { kind: 'roll-roles', side: 'b' },
      rolls: [6, 1],
    },
    'fights.correct': {
      id: fight,
      decision: 1,
      after: 1,
      command: { kind: 'roll-roles', side: 'b' },
      rolls: [6, 1],
      leftOut: [],
    },
    'fights.takeBackCorrection': { id: fight, after: 1 },
    'fights.considerEntered': { id: fight, decision: 1, after: 1, command: null, rolls: null },
    'fights.correctEntered': {
      id: fight,
      decision: 1,
      after: 1,
      command: null,
      rolls: null,
      leftOut: [],
      who: 'Ada',
      reason: 'It was a 5',
      words: { before: 'A shot', after: null },
      causes: [],
    },
    'fights.ofBattle': { battle },
    'fights.moments': { id: fight, watcher: 'public' },
    'fights.moment': { id: fight, watcher: 'public', at: 1 },
    'fights.suggestNames': { id: fight, side: 'b', names: { style: 'steppe' } },
    'fights.layouts': { id: fight, side: 'b' },
    'fights.keepLayout': { id: fight, side: 'b', name: 'Ridge', squares: [{ square: 1, units: ['scout'] }] },
    'fights.renameLayout': { id: fight, side: 'b', layout: battle, name: 'Ridge' },
    'fights.removeLayout': { id: fight, side: 'b', layout: battle },
    'fights.doAgain': { id: fight, after: 1 },
    'fights.takeBack': { id: fight, decision: 1 },
    'fights.takeBackOwn': { id: fight, side: 'a', after: 1 },
    'fights.enter': { id: fight, foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.' },
    'fights.abandon': { id: fight },
    'technology.buy': { participant: people[0] ?? '', steps: [{ rating: 3, stat: 'sensors' }] },
    'technology.takeBack': { ids: [purchase] },
    'players.list': {},
    'players.create': { ...PLAYER, name: 'Fritz', factions: [faction], sameName: true },
    'players.change': { id: player, change: { ...PLAYER, name: 'Eve' }, sameName: false },
    'players.remove': { id: player },
    'names.lists': {},
    'names.create': { name: 'More', names: ['Clover', 'Dagger', 'clover'] },
    'names.change': { id: names, name: 'Ours', names: ['Anvil'] },
    'names.remove': { id: names },
    'roster.view': { faction, campaign: null },
    'roster.trooper': { id: trooper },
    'roster.add': { faction, campaign: null, unit: 'tactical', name: 'Ren', note: 'Quiet.' },
    'roster.change': {
      id: trooper,
      change: {
        unit: 'assault',
        name: 'Nao',
        note: 'Loud.',
        campaign: null,
        fell: 'A fall from a roof',
        portrait: PICTURE_ID,
      },
    },
    'roster.remove': { id: trooper },
    'roster.decorate': { trooper, battle: null, name: 'Star of Ash', reason: 'For coming back.' },
    'roster.takeBackDecoration': { id: decoration },
    'roster.battle': { battle },
    'roster.recordBattle': {
      battle,
      participant: people[1] ?? '',
      entries: [
        {
          trooper,
          fate: 'wounded',
          wounds: 1,
          round: 3,
          cause: 'a stray missile',
          kills: { gauss: 2, blast: 0 },
          decorations: [{ name: 'Star of Ash', reason: '' }],
        },
      ],
    },
    'roster.fillSquad': {
      faction,
      campaign: null,
      need: { tactical: 2, commander: 1, assault: 0, scout: 1, engineer: 0 },
      names: { style: 'steppe' },
    },
    'roster.fallen': { campaign },
    'roster.unnamed': { campaign },
    'pictures.keep': { kind: 'emblem', content: PICTURE.toString('base64') },
    'pictures.view': { id: PICTURE_ID },
  }
}

const PICTURE = Buffer.from(png())
const PICTURE_ID = createHash('sha256').update(PICTURE).digest('hex')

const MISSION: OwnCard = {
  deck: 'offense',
  number: 77,
  title: 'Sing to Them',
  orders: 'Loudly.',
  troopLine: 'B',
  conditions: [{ kind: 'own', text: 'A song sung', pay: { kind: 'each', most: 3 }, points: 4 }],
}
const TABLE = 'pile,number,title,line,points 1,condition 1\ndefense,88,Typed,B,4,control\n'
const DECK_FILE = Buffer.from(
  packDeck({ name: 'Imported', notes: '', cards: [{ card: MISSION, copies: 2, off: false }] }).content,
).toString('base64')
const FACTION_FILE = Buffer.from(
  packFaction({
    name: 'Kestrel Pact',
    shortName: 'Kestrels',
    motto: '',
    colours: { first: '#102030', second: '#ffeedd' },
    emblem: null,
    picture: null,
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

const MAY_BE_EMPTY = [
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
    // Nobody there, nothing led, no decoration, nothing filtered, no dice typed: these lists may be empty.
    .filter(({ path, value }) => !isEmpty(value) || !MAY_BE_EMPTY.includes(String(path.at(-1))))
    // A report has room for what is too long anywhere else.
    .filter(
      ({ path, value }) =>
        !LONG_TEXTS.includes(String(path.at(-1))) || typeof value !== 'string' || value.length > 100_000,
    )
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

/** What is said to a document or file inside a payload, which is read by its own subject. */
const READ_INSIDE: Partial<Record<CallName, string>> = {
  'fights.begin': 'battle/house-rules',
  'fights.act': 'command/unreadable',
  'fights.consider': 'command/unreadable',
  'fights.considerCorrection': 'command/unreadable',
  'fights.correct': 'command/unreadable',
  'fights.considerEntered': 'correction/not-entered',
  'fights.correctEntered': 'correction/not-entered',
  'factions.unpack': 'faction-file/not-one',
  'factions.import': 'faction-file/not-one',
  'decks.unpack': 'deck-file/not-one',
  'decks.import': 'deck-file/not-one',
  'decks.readTable': 'table/no-columns',
  'decks.takeTable': 'table/no-columns',
  'pictures.keep': 'picture/not-one',
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
      { numRuns: runs(20, 100) },
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
      { numRuns: runs(30, 120), endOnFailure: true },
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
      'faction/gone',
      (_world, id) => ({ content: FACTION_FILE, as: { kind: 'replace', faction: id } }),
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
    ['decks.takeTable', 'table/nothing', (world) => ({ deck: world.deck, text: 'pile,number,title,line' })],
    ['decks.pack', 'deck/gone', (_world, id) => ({ id })],
    [
      'decks.import',
      'deck/gone',
      (_world, id) => ({ content: DECK_FILE, as: { kind: 'replace', deck: id } }),
    ],
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
    ['players.create', 'faction/gone', (_world, id) => ({ ...PLAYER, factions: [id], sameName: true })],
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
    const views = await Promise.all(list.map(({ id }) => world.test.ask('campaigns.view', { id })))
    return views.map((view) => ({
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
      { numRuns: runs(4, 8), endOnFailure: true },
    )
  })
})
