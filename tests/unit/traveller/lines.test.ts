import { expect, test } from 'vitest'
import { travellerPlay } from '../../../shared/systems/traveller/battle/play.ts'
import { goesOn, line } from '../../../renderer/systems/traveller/faces/lines.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import '../../../renderer/systems/traveller/texts/lines.ts'
import type { TableLine } from '../../../renderer/table/faces.ts'
import { entriesOf, type LogLine } from '../../../renderer/table/use-table-words.ts'
import { aVehicle, craftIn, WEAPONS } from './battle/documents.ts'
import { SEEN, shot, tableOf, type Table } from './battle/table.ts'

/** What is told together: a blast or a collision of all whom it hurts. */

const of = (full: number) => ({ full, left: full })

/** The lines of some events, those that belong together in one. */
function linesOf(table: Table, from: number): TableLine[] {
  const view = travellerPlay.view(table.state, 'public')
  const lines: TableLine[] = []
  for (const event of table.events.slice(from)) {
    const next = line(travellerPlay.tell(event, table.state, 'public'), { names: {} }, view)
    const both = next ? (lines.at(-1)?.with?.(next) ?? null) : null
    if (both) lines.splice(-1, 1, both)
    else if (next) lines.push(next)
  }
  return lines
}
const keysOf = (lines: readonly TableLine[]): string[] => lines.map(({ key }) => key)

test('a collision tells in one line whom it hurts, and in one whom it throws', () => {
  const at = (seat: 'pilot' | 'passenger') => ({ at: { craft: 'car', seat, secured: false } })
  const table = tableOf({
    people: {
      ann: { body: [7, 12, 7], ...at('pilot') },
      abe: { body: [1, 1, 3], ...at('passenger') },
      bob: {},
    },
    crafts: [
      craftIn('car', 'side-1', aVehicle({ passengers: [], armour: of(0), hull: of(40) }), { speed: 10 }),
    ],
  }).begins()
  table.by('side-1', 'crash', { craft: 'car', struck: 'bob', solid: true, headOn: false }, 5)
  const from = table.events.length
  table.by('side-1', 'settle-throw', { thrown: ['ann', 'abe'] }, 3, 3, 3, 3)
  const lines = linesOf(table, from)
  expect(keysOf(lines)).toEqual(['line.thrownTogether', 'line.craftHit', 'line.together'])
  // Of Abe, who has no more to lose, it says in the same breath that he is dead.
  expect(lines.at(-1)?.values?.all).toMatchObject([
    { key: 'line.among.wounded', values: { who: 'bob', n: 5 } },
    { key: 'line.among.wounded', values: { who: 'ann', n: 5 } },
    { key: 'line.among.goesDown', values: { two: { key: 'line.among.dead' } } },
  ])
})

test('a ram that cannot miss is told without numbers, for which nothing was thrown (line 224)', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const rams = (sure: boolean): TableLine[] => {
    const table = tableOf({
      people: { ann: { body: [7, 12, 7], at }, bob: {} },
      crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 10 })],
    }).begins()
    const ram = { fighter: 'ann', craft: 'car', target: 'bob', solid: false, headOn: false, aware: false }
    table.does('ram', { ...ram, sure, given: null }, ...(sure ? [] : [6, 6]), 1)
    return linesOf(table, 0).filter(({ key }) => key.startsWith('line.rammed'))
  }
  expect(keysOf(rams(true))).toEqual(['line.rammed.sure'])
  expect(keysOf(rams(false))).toEqual(['line.rammed.passed'])
})

test('of one alone who goes down it says both as ever, and of shots nothing is put together', () => {
  const grenade = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'grenade' }, bob: { body: [1, 1, 1] }, bea: {} },
  }).begins()
  grenade.does('attack', shot('ann', 'grenade', null), 6, 6)
  grenade.by('side-1', 'settle-blast', { near: ['bob'], far: [] })
  const from = grenade.events.length
  grenade.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1, 1)
  expect(keysOf(linesOf(grenade, from)).filter((key) => !/braced|damageDice/u.test(key))).toEqual([
    'line.inTurn',
  ])
  const pistol = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol' }, bob: { body: [1, 1, 1] }, bea: {} },
  }).begins()
  const before = pistol.events.length
  pistol.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 1)
  expect(keysOf(linesOf(pistol, before)).slice(-2)).toEqual(['line.wounded', 'line.fell.dead'])
})

test('what somebody declares stands with their side, a check and an attack alike', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: { arms: 'pistol' } } }).begins()
  table.does('delay', { fighter: 'ann' })
  const none = { skill: null, characteristic: null, limb: null, given: null }
  table.does('check', { fighter: 'bob', action: 'minor', about: 'the lock', ...none })
  table.by('side-1', 'let-pass', {}, 4, 4)
  table.does('attack', shot('bob', 'pistol', 'ann'))
  const declared = linesOf(table, 0).filter(({ key }) => key.startsWith('line.declared.'))
  expect(declared.map(({ key, side }) => [key, side])).toEqual([
    ['line.declared.check', 'side-2'],
    ['line.declared.single', 'side-2'],
  ])
})

test('what is jury-rigged is called by its name, as the work begins and in its check', () => {
  const hit = { hits: 1, failsAt: null, price: null }
  const worn = aVehicle({ systems: { drive: null, powerPlant: hit, sensors: null, computer: null } })
  const table = tableOf({ crafts: [craftIn('car', 'side-1', worn)] }).begins()
  const rig = { craft: 'car', part: 'powerPlant', skill: null, given: null, rounds: 1 }
  table.does('jury-rig', { fighter: 'ann', ...rig })
  table.does('finish-work', { fighter: 'ann' }, 1, 1)
  const about = { key: 'called.held', values: { who: 'Car', weapon: { key: 'place.powerPlant' } } }
  const told = linesOf(table, 0).filter(({ key }) => /workBegun|checked/u.test(key))
  expect(told.map(({ values }) => values?.about)).toEqual([about, about])
})

const PLATE = { armour: { name: 'Plate', notes: '', value: 60, price: null } }

test('what armour stops is told, with all that it was made of (lines 180–184)', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7], arms: 'pistol' }, bob: PLATE } }).begins()
  const from = table.events.length
  table.does('attack', shot('ann', 'pistol', 'bob'), 5, 4, 1, 1, 1)
  const said = linesOf(table, from).find(({ key }) => key === 'line.unhurt')
  expect(said?.values).toMatchObject({ who: 'bob', of: { values: { parts: { length: 2 } } } })
  expect(table.fighter('bob').left).toEqual({ str: 7, dex: 7, end: 7 })
})

test('so it is of those in a blast, beside those whom it hurts', () => {
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'grenade' }, bob: PLATE, bea: { body: [9, 9, 40] } },
  }).begins()
  table.does('attack', shot('ann', 'grenade', 'bob'), 6, 4)
  table.by('side-1', 'settle-blast', { near: ['bea'], far: [] })
  table.does('brace', { fighter: 'bob', how: 'none' })
  const from = table.events.length
  table.does('brace', { fighter: 'bea', how: 'none' }, 4, 4, 4, 4, 4)
  const all = linesOf(table, from).flatMap(({ values }) => values?.all ?? [])
  expect(all).toMatchObject([{ key: 'line.among.unhurt' }, { key: 'line.among.wounded' }])
})

test.each([
  ['nothing', '+4', 'line.shift.leadership.now'],
  ['lowers', '−5', 'line.shift.leadership.now'],
] as const)('what Leadership brings is told with its sign (line 172), %s', (leadershipFailed, n, key) => {
  const table = tableOf({
    people: {
      ann: { body: [7, 12, 7], skills: [{ skill: 'Leadership', specialty: '', level: 1 }] },
      abe: {},
      bob: {},
    },
    rules: { leadershipFailed },
  }).begins()
  const from = table.events.length
  const dice = n === '+4' ? [6, 5] : [1, 1]
  table.does('lead', { fighter: 'ann', target: 'abe', given: null }, ...dice)
  expect(linesOf(table, from).find((one) => one.key === key)?.values).toMatchObject({ n })
})

test('how many rounds more a vehicle can do nothing is told in words that fit', () => {
  const idled = (left: number): string =>
    i18n.global.t('travellerTable.line.idled', { craft: 'Car', n: left }, left)
  expect([0, 1, 2].map(idled)).toEqual([
    'Car can do nothing this turn.',
    'Car can do nothing this turn, nor in the round to come.',
    'Car can do nothing this turn, nor in 2 rounds to come.',
  ])
})

test('a hit that lands elsewhere says instead of what (lines 254–278)', () => {
  const table = tableOf({ people: { ann: {}, bob: {} }, crafts: [craftIn('car', 'side-1', aVehicle())] })
  const events = [
    { row: 10, place: 'drive', now: 1 },
    { row: 8, place: 'structure', now: 1 },
    { row: 3, place: 'powerPlant', now: 3, rolled: 1 },
    { row: 3, place: 'structure', now: 0 },
  ]
  const hit = {
    kind: 'craft-hit',
    craft: 'car',
    damage: 9,
    hits: [1, 1, 1],
    by: null,
    with: 'Pistol',
    events,
  }
  const view = travellerPlay.view(table.state, 'public')
  const places = line(hit, { names: {} }, view)?.values?.places
  const instead = (place: string) => ({ key: 'line.meant', values: { place: { key: `place.${place}` } } })
  // What each does stands with it, also where it has no counter of its own.
  expect(places).toMatchObject(
    ['line.does.drive.1', 'line.left', 'line.does.powerPlant.3', 'line.left'].map((key) => ({
      values: { does: { key } },
    })),
  )
  expect(places).toMatchObject(
    ['', instead('hull'), instead('sensors'), { key: 'line.ofPlantInside' }].map((meant) => ({
      values: { meant },
    })),
  )
})

test('a grenade that scatters by nothing comes down where it was meant to', () => {
  const view = travellerPlay.view(tableOf({}).state, 'public')
  const scattered = { kind: 'scattered', by: 'ann', weapon: 'Grenade', metres: 0, hours: 12 }
  expect(line(scattered, { names: {} }, view)?.key).toBe('line.scatteredNot')
  expect(line({ ...scattered, metres: 1 }, { names: {} }, view)?.key).toBe('line.scattered')
})

test('whoever commands and falls leaves the unit without Tactics, and whoever takes command brings them back', () => {
  const unit = 'Crew'
  const table = tableOf({ people: { ann: { unit, role: 'commander' }, abe: { unit }, bob: {} } })
  const { fighters, ...rest } = travellerPlay.view(table.state, 'public')
  const tactics = (n: number): object => ({
    ...rest,
    fighters: fighters.map((one) => ({ ...one, initiative: { roll: 7, dexterityDm: 0, tactics: n } })),
  })
  const fell = { kind: 'fell', fighter: 'ann', to: 'unconscious', by: 'bob', with: 'Pistol' }
  expect(line(fell, { names: {} }, tactics(4))).toMatchObject({
    key: 'line.commanderFell',
    values: { n: '−4' },
  })
  expect(line(fell, { names: {} }, tactics(0))?.key).toBe('line.fell.unconscious')
  const taken = { kind: 'command-taken', fighter: 'abe' }
  expect(line(taken, { names: {} }, tactics(4))).toMatchObject({
    key: 'line.commandTakenBack',
    values: { n: '+4' },
  })
  expect(line(taken, { names: {} }, tactics(0))?.key).toBe('line.commandTaken')
})

test('a volley is one entry of the log: its pairs, who meets them, and what comes of each go on with it', () => {
  const gun = {
    id: 'gun',
    weapon: { ...WEAPONS.machineGun, magazine: 60, auto: 4 },
    loaded: 60,
    spare: 0,
    inHand: true,
  }
  const table = tableOf({
    people: { ann: { body: [9, 15, 7], weapons: [gun] }, bob: { body: [9, 9, 90] } },
  }).begins()
  const begins = (events: readonly object[]): unknown => goesOn(events[0] ?? {})
  const at = { ...SEEN, inArc: true, close: true, first: '1', second: '2', beside: [], target: 'bob' }
  expect(
    [
      table.does('fire-auto', { fighter: 'ann', weapon: 'gun', clear: true, port: null }, 6, 5, 6, 1),
      table.by('side-1', 'lay-pair', { first: '1', second: '3' }),
      table.by('side-1', 'pair-dice', { ...at, aware: true }),
      table.by('side-1', 'pair-dice', { ...at, aware: true }),
      table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 3, 3, 3),
      // 5 + 1 misses, and wants no dice.
      table.does('react', { fighter: 'bob', how: 'none', weapon: null }),
      table.does('end-turn', { fighter: 'ann' }),
    ].map(begins),
  ).toEqual([null, true, true, true, true, true, null])
})

test('entries of the log stand as they are given, and what belongs to one as it came', () => {
  const line = (decision: number, place: number) => ({ decision, place }) as LogLine
  const told = [line(9, 3), line(8, 2), line(7, 2), line(6, 2), line(2, 1)]
  expect(entriesOf(told).map((entry) => entry.map(({ decision }) => decision))).toEqual([[9], [6, 7, 8], [2]])
})
