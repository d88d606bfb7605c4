import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable, tableOf } from '../../../renderer/library/table.ts'
import { libraryKinds } from '../../../renderer/systems/downsync/library/kinds.ts'
import {
  plainAction,
  plainCard,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../shared/systems/downsync/documents/making.ts'
import type { CardDraft } from '../../../shared/systems/downsync/documents/unit-card.ts'
import {
  BASE_COUNTS,
  CONDITIONS,
  COSTS,
  COUNTER_ENDS,
  EFFECTS,
  LABELS,
  ROLLS,
  SIGS,
  TARGETS,
  TRIGGERS,
} from '../../../shared/systems/downsync/words.ts'
import { writeCsv } from '../../../shared/csv.ts'

/** Unit cards as somebody keeps them in a spreadsheet. */

const found = libraryKinds.find(({ kind }) => kind === 'unit-card')
if (!found) throw new Error('There are no Unit cards.')
const kind = found

const read = (column: string, cell: string) =>
  readTable(
    kind,
    writeCsv([
      ['name', column],
      ['Skerry', cell],
    ]),
  )
const cards = (column: string, cell: string): CardDraft[] =>
  (read(column, cell)?.documents ?? []) as CardDraft[]
const written = (card: CardDraft): string => tableOf(kind, [card])

test.each([
  [
    'Rifles; Action; KILL; 14"; ROF 1; Team 1 2',
    plainAction({ id: 'rifles', name: 'Rifles', range: 14, teams: [1, 2] }),
  ],
  ['Gun', plainAction({ id: 'gun', name: 'Gun', range: null })],
  ['Eye ; [SCAN]', plainScan({ id: 'eye', name: 'Eye' })],
  [
    'Eye; scan; A/C; 12 inches; rof 2',
    plainScan({ id: 'eye', name: 'Eye', cost: 'either', range: 12, rof: 2 }),
  ],
  [
    'Ram; free; "Counts ""once""; at most"; ★; Range 2; vs infantry only; Teams 1-3',
    plainAction({
      ...{ id: 'ram', name: 'Ram', cost: 'free', effect: 'special', range: 2 },
      ...{ labels: ['vsInfantry'], teams: [1, 2, 3], text: 'Counts "once"; at most' },
    }),
  ],
  [
    'Orders; C; friendly unit; special; “It is well”',
    plainAction({
      id: 'orders',
      name: 'Orders',
      cost: 'command',
      target: 'friendlyUnit',
      effect: 'special',
      range: null,
      text: 'It is well',
    }),
  ],
  [
    'Lance; 20”; Attack +1 vs vehicles; enemy Scan −2; leaves Tag',
    plainAction({
      ...{ id: 'lance', name: 'Lance', range: 20, counter: 'tag' },
      modifiers: [
        plainModifier({ roll: 'attack', add: 1, when: 'vehicle' }),
        plainModifier({ of: 'against', roll: 'scan', add: -2 }),
      ],
    }),
  ],
])('an action is typed: %s', (cell, action) => {
  const [card] = cards('actions', cell)
  expect(card?.actions).toEqual([action])
})

test('several stand in lines of a cell, or after a stroke', () => {
  const names = (cell: string) => cards('actions', cell)[0]?.actions.map(({ id, name }) => [id, name])
  const two = [
    ['gun', 'Gun'],
    ['gun-2', 'Gun'],
  ]
  expect(names('Gun; KILL\nGun; STUN')).toEqual(two)
  expect(names('Gun; KILL | Gun; STUN')).toEqual(two)
  expect(names('')).toEqual([])
})

test.each([
  ['Decoy; Large', plainTrait({ id: 'decoy', name: 'Decoy', sig: 'large' })],
  [
    'Watchful; Priority Advantage 1 with Overwatch; adds up; "It looks."',
    plainTrait({
      ...{ id: 'watchful', name: 'Watchful', stacks: true, text: 'It looks.' },
      modifiers: [plainModifier({ roll: 'priority', advantage: 1, when: 'overwatch' })],
    }),
  ],
  [
    'Last Flare; when refreshed; 1 CP; gains Emergency Countermeasure',
    plainTrait({ id: 'last-flare', name: 'Last Flare', at: 'refresh', commandPoints: 1, gains: 'emergency' }),
  ],
  [
    'Follow-up; attack +1 vs breached per Breach Counter',
    plainTrait({
      ...{ id: 'follow-up', name: 'Follow-up' },
      modifiers: [plainModifier({ roll: 'attack', add: 1, when: 'breached', perBreach: true })],
    }),
  ],
])('a trait is typed: %s', (cell, trait) => expect(cards('traits', cell)[0]?.traits).toEqual([trait]))

test('a counter is typed', () =>
  expect(cards('counters', 'Tag; until the Round ends; "It glows."')[0]?.counters).toEqual([
    { id: 'tag', name: 'Tag', text: 'It glows.', ends: 'round-end' },
  ]))

test('what tables had before is read as it was', () => {
  const [card] = cards('traits', JSON.stringify([plainTrait({ id: 'x-1', name: 'Slow' })]))
  expect(card?.traits).toEqual([plainTrait({ id: 'x-1', name: 'Slow' })])
})

test('an action that is called like what every Unit may do is none of those (464–476)', () => {
  const [card] = read('actions', 'Move; Free; ★; Itself\nOverwatch; C; ★; Itself')?.documents ?? []
  expect(card).toMatchObject({ actions: [{ id: 'move-2' }, { id: 'overwatch-2' }] })
})

describe('what does not fit', () => {
  test.each([
    ['actions', 'Gun; KIL', 'KIL'],
    ['actions', 'Gun; 14"; 12"', '12"'],
    ['actions', 'Gun; 200"', '200"'],
    ['actions', 'Gun; Team 9', 'Team 9'],
    ['actions', 'Gun; Team 3-1', 'Team 3-1'],
    ['actions', 'Gun; "open', '"open'],
    ['actions', 'Gun; id Ä', 'id Ä'],
    ['actions', 'Gun; KILL\nEye; ROF 0', 'ROF 0'],
    ['traits', 'Slow; Scan', 'Scan'],
    ['counters', 'Tag; for ever', 'for ever'],
  ])('%s: %s', (column, cell, value) => {
    const table = read(column, cell)
    expect(table?.documents).toEqual([])
    expect(table?.wrong).toMatchObject([{ line: 2, faults: [{ column, value }] }])
    expect(table?.wrong[0]?.faults[0]?.fits?.length).toBeGreaterThan(3)
  })
  test('a row without a name', () =>
    expect(read('actions', '; KILL')?.wrong).toMatchObject([
      { line: 2, faults: [{ column: 'actions', value: 'KILL' }] },
    ]))
})

test('what is written can be read by people', () => {
  const card = plainCard({
    ...{ name: 'Groyne', faction: 'Tidewall' },
    actions: [plainAction({ id: 'gun', name: 'Rifles', range: 14, labels: ['vsInfantry'] })],
    traits: [plainTrait({ id: 'decoy', name: 'Decoy', sig: 'small' })],
  })
  expect(written(card)).toContain('"Rifles; A; Enemy Unit; 14""; ROF 1; KILL; VS Infantry only; id gun"')
  expect(written(card)).toContain('Decoy; Small')
  expect(written(card)).not.toContain('[{')
})

/** What means something in a cell, among a few letters. */
const SIGNS = Array.from('aB ;|"“”„[]=-+@\'1,')
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...SIGNS) }),
)
const schema = kind.schema
const nameOf = words
  .map((one) => one.trim())
  .filter((one) => schema.safeParse({ ...plainCard({ name: one, faction: 'x' }) }).success)
const text = fc.string({ maxLength: 30, unit: fc.constantFrom(...SIGNS, '\n') }).map((one) => one.trim())
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/)
const some = <T>(of: readonly T[]) => fc.uniqueArray(fc.constantFrom(...of))
const modifiers = fc.array(
  fc.record({
    of: fc.constantFrom('own' as const, 'against' as const),
    roll: fc.constantFrom(...ROLLS),
    add: fc.integer({ min: -10, max: 10 }),
    advantage: fc.nat(5),
    when: fc.constantFrom(...CONDITIONS),
    perBreach: fc.boolean(),
  }),
  { maxLength: 3 },
)
const unique = <T extends { id: string }>(of: fc.Arbitrary<T>) =>
  fc.uniqueArray(of, { maxLength: 4, selector: (one) => one.id })
const card: fc.Arbitrary<CardDraft> = fc
  .record({
    name: nameOf,
    traits: unique(
      fc.record({
        ...{ id, name: nameOf, text, modifiers },
        sig: fc.constantFrom(...SIGS, null),
        stacks: fc.boolean(),
        at: fc.constantFrom(...TRIGGERS),
        commandPoints: fc.nat(5),
        gains: fc.constantFrom('stealth', 'overwatch', 'countermeasure', 'emergency', null),
      }),
    ),
    actions: unique(
      fc.record({
        ...{ id, name: nameOf, text, modifiers },
        teams: some(BASE_COUNTS),
        cost: fc.constantFrom(...COSTS),
        target: fc.constantFrom(...TARGETS),
        range: fc.option(fc.integer({ min: 1, max: 96 })),
        rof: fc.integer({ min: 1, max: 20 }),
        effect: fc.constantFrom(...EFFECTS),
        labels: some(LABELS),
        counter: fc.option(id),
      }),
    ),
    counters: unique(fc.record({ id, name: nameOf, text, ends: fc.constantFrom(...COUNTER_ENDS) })),
  })
  .map((of) => plainCard({ faction: 'Ours', ...of }))

test('whatever stands on a card is read as it was written', () =>
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 3 }), (all) => {
      const table = readTable(kind, tableOf(kind, all))
      expect(table?.wrong).toEqual([])
      expect(table?.documents).toEqual(all)
    }),
    { numRuns: 300 },
  ))

test('no cell makes reading fail', () =>
  fc.assert(
    fc.property(fc.constantFrom('actions', 'traits', 'counters'), text, (column, cell) => {
      expect(read(column, cell)).not.toBeNull()
    }),
  ))
