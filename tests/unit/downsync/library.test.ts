import { describe, expect, test } from 'vitest'
import { teamsText } from '../../../renderer/systems/downsync/texts/signs.ts'
import {
  faceOf,
  filled,
  openSlots,
  pingRows,
  slotsOf,
  withUnit,
} from '../../../renderer/systems/downsync/library/filling.ts'
import {
  findsOf,
  hitsOf,
  hurtsOf,
  scansPings,
  type Chances,
} from '../../../renderer/systems/downsync/library/chances.ts'
import { libraryKinds } from '../../../renderer/systems/downsync/library/kinds.ts'
import { scoreText, spotOf, zoneOn } from '../../../renderer/systems/downsync/missions/told.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { checkList, type ListDraft } from '../../../shared/systems/downsync/documents/force-list.ts'
import {
  emptyList,
  plainAction,
  plainMission,
  plainScan,
} from '../../../shared/systems/downsync/documents/making.ts'
import {
  MERIDIAN_CARDS,
  SAMPLE_FACTIONS,
  TIDEWALL_CARDS,
} from '../../../shared/systems/downsync/samples/cards.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'

/** What stands beside the forms of Downsync: slots that are filled, Pings and why, and missions in words. */

const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  i18n.global.t(key, values)
const empty = emptyList('Ours', SAMPLE_FACTIONS.tidewall, { of: 'book', size: 'standard' })
const meridian = Object.values(MERIDIAN_CARDS)
const inTurn = () => {
  let turn = 0
  return (n: number): number => (turn += 3) % n
}

describe('a Unit that is taken', () => {
  test('brings its card along once, and the first one its faction', () => {
    const once = withUnit(empty, MERIDIAN_CARDS.wisp)
    const twice = withUnit(once, MERIDIAN_CARDS.wisp)
    expect(once.faction).toBe(SAMPLE_FACTIONS.meridian)
    expect(twice.cards).toHaveLength(1)
    expect(new Set(twice.units.map(({ id }) => id)).size).toBe(2)
    expect(twice.units.map(({ card }) => card)).toEqual([twice.cards[0]?.id, twice.cards[0]?.id])
  })
  test('has a card of its own where the one of that name says something else', () => {
    const list = withUnit(withUnit(empty, MERIDIAN_CARDS.wisp), { ...MERIDIAN_CARDS.wisp, def: 12 })
    expect(list.cards.map(({ def }) => def)).toEqual([14, 12])
  })
  test.each(['ÄÖÜ', '12', '👩‍🚀', '-- x'])('has an id that can be kept, whatever it is called: %s', (name) => {
    const list = withUnit(empty, { ...MERIDIAN_CARDS.wisp, name })
    const kind = libraryKinds.find((one) => one.kind === 'force-list')
    expect(kind?.schema.safeParse(list).error).toBeUndefined()
  })
})

test('a modifier of a scan begins with the roll that it can count for, of any other action with its own', () => {
  const [card, list] = ['unit-card', 'force-list'].map((name) =>
    libraryKinds.find(({ kind }) => kind === name),
  )
  const begun = { roll: 'attack', add: 1 }
  for (const kind of [card, list]) {
    const scan = kind?.blanks?.(say, plainScan({ id: 'a', name: 'Sensors' })).modifiers
    expect(scan).toMatchObject({ ...begun, roll: 'scan' })
    const gun = kind?.blanks?.(say, plainAction({ id: 'a', name: 'Gun' })).modifiers
    expect([gun, kind?.blanks?.(say).modifiers]).toMatchObject([begun, begun])
  }
})

test('a size of one’s own begins as a small game, under a name that is one (151–166)', () => {
  const kind = libraryKinds.find((one) => one.kind === 'force-list')
  const own = kind?.blanks?.(say)['size-own']
  expect(own).toEqual({ name: 'Our size', slots: { small: 2, medium: 3, large: 1 }, commandPoints: 5 })
  expect(kind?.schema.safeParse({ ...empty, size: { of: 'own', ...own } }).error).toBeUndefined()
})

describe('open slots', () => {
  test('are filled by chance, and what was there stays', () => {
    const begun = withUnit({ ...empty, faction: SAMPLE_FACTIONS.meridian }, MERIDIAN_CARDS.chorus)
    expect(openSlots(begun)).toEqual({ small: 4, medium: 5, large: 1 })
    const list = filled(begun, meridian, inTurn())
    expect(checkList(list)).toEqual([])
    expect(list.units[0]).toEqual(begun.units[0])
  })
  test('stay open where the faction has no card that fits', () => {
    const small = meridian.filter(({ sig }) => sig === 'small')
    const list = filled({ ...empty, faction: SAMPLE_FACTIONS.meridian }, small, inTurn())
    expect(openSlots(list)).toEqual({ small: 0, medium: 5, large: 2 })
  })
  test('are none where too many are in them', () => {
    const wisps = [1, 2, 3, 4, 5].reduce((list: ListDraft) => withUnit(list, MERIDIAN_CARDS.wisp), empty)
    expect(openSlots(wisps).small).toBe(0)
    expect(slotsOf(wisps)[0]?.units).toHaveLength(5)
  })
})

test('Pings are one for each Unit, and a decoy of each Signature that a trait names (R34)', () => {
  expect(pingRows(SAMPLE_LISTS['hollow-night'])).toEqual([
    { sig: 'small', units: 4, decoys: 1, pings: 5, from: ['Paper Lanterns'] },
    { sig: 'medium', units: 5, decoys: 1, pings: 6, from: ['Mirrorwork'] },
    { sig: 'large', units: 2, decoys: 0, pings: 2, from: [] },
  ])
})

test('what is on a card is the same, however it is kept', () => {
  const { name, ...rest } = MERIDIAN_CARDS.wisp
  expect(faceOf({ ...rest, id: 'a', name })).toEqual(MERIDIAN_CARDS.wisp)
  expect(faceOf({ name })).toBeNull()
})

test.each<[number[], string]>([
  [[1], '1'],
  [[], ''],
  [[2, 1], '1–2'],
  [[2, 3, 4], '2–4'],
  [[1, 3, 4], '1, 3–4'],
])('teams %o are written %s', (teams, text) => expect(teamsText(teams)).toBe(text))

describe('a mission', () => {
  test.each<[keyof typeof SAMPLE_MISSIONS, string[]]>([
    [
      'vip-capture',
      [
        'When a side ends its Taskforce Activation: 1 point for each of its Units within 1″ of a token of the enemy. Each enemy Unit within 4″ of it takes 1 point away, down to none for the turn.',
      ],
    ],
    [
      'open-channel',
      ['When a Round ends: 1 point for who has more Units within 3″ of a token; each such token by itself.'],
    ],
    ['ghost-fleet', ['For each enemy Ping that is revealed: 1 point.']],
    [
      'dead-weight',
      ['For each enemy Unit destroyed: 1 for a small one, 2 for a medium one, 4 for a large one.'],
    ],
  ])('%s says what brings points', (id, texts) =>
    expect(SAMPLE_MISSIONS[id].scores.map((score) => scoreText(score, say))).toEqual(texts),
  )
  test('lies on the table as each side sees its own right (line 659)', () => {
    const spots = SAMPLE_MISSIONS['vip-capture'].tokens.map(spotOf)
    expect(spots).toEqual([
      { x: 36, y: 36 },
      { x: 12, y: 12 },
    ])
  })
  test('has zones at opposite edges, narrow ones in the middle', () => {
    const plain = plainMission('Ours', 10, [])
    const narrow = { zones: { first: { depth: 8, width: 20 }, second: plain.zones.second } }
    expect(zoneOn(narrow, 'first')).toEqual({ x: 14, y: 40, width: 20, height: 8 })
    expect(zoneOn(narrow, 'second')).toEqual({ x: 0, y: 0, width: 48, height: 10 })
  })
})

describe('what a card’s numbers come to', () => {
  const bare = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    key.endsWith('.percent') ? String(values.n) : key.replace('downsyncLibrary.face.', '')
  const { plover, caisson } = TIDEWALL_CARDS
  const row = ({ rows }: Chances, name: string) => rows.find((one) => one.name.startsWith(name))?.cells
  test('counts its traits, as the odds do (109–117, 677)', () => {
    // Cool Hands: 8 and three dice, of which the best two count, against 14 and 15.
    expect(row(findsOf(plover, bare), 'ofPing')).toEqual(['89', '81'])
    // Sure Guard: two checks, each missed with one in nine.
    expect(row(hurtsOf(caisson, bare), 'isHurt')?.every((cell) => Number.parseFloat(cell) < 2)).toBe(true)
  })
  test('goes as far as it reaches, and scans what it may be aimed at (370, 443)', () => {
    expect(hitsOf(plover, bare).rows.map(({ name }) => name)).toEqual(['near', 'middle'])
    expect(hitsOf(caisson, bare).rows.map(({ name }) => name)).toEqual(['near', 'middle', 'far'])
    expect([scansPings(plover), scansPings(MERIDIAN_CARDS.weavers)]).toEqual([true, false])
  })
})
