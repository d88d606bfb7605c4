import { beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import { itemsOn } from '../../../renderer/systems/downsync/cards/items.ts'
import { actionCells, labelsText, traitName } from '../../../renderer/systems/downsync/cards/said.ts'
import { STAT_SIGNS, statsOf, statText } from '../../../renderer/systems/downsync/texts/signs.ts'
import { divided } from '../../../renderer/systems/downsync/prints/card.ts'
import { baseDiscs, pingDiscs } from '../../../renderer/systems/downsync/prints/faces/discs.ts'
import { countsFor, TOKEN_SIZE, tokenPieces } from '../../../renderer/systems/downsync/prints/faces/tokens.ts'
import { listBlocks } from '../../../renderer/systems/downsync/prints/sets/list-sheet.ts'
import { missionBlocks } from '../../../renderer/systems/downsync/prints/sets/mission-sheet.ts'
import { referenceBlocks } from '../../../renderer/systems/downsync/prints/sets/reference.ts'
import '../../../renderer/systems/downsync/prints/texts.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { LANGUAGES } from '../../../shared/printing/words.ts'
import { emptyList, plainMission, plainTrait } from '../../../shared/systems/downsync/documents/making.ts'
import type { ListDraft } from '../../../shared/systems/downsync/documents/force-list.ts'
import {
  MERIDIAN_CARDS,
  SAMPLE_CARDS,
  TIDEWALL_CARDS,
} from '../../../shared/systems/downsync/samples/cards.ts'
import { DEFAULT_RULES, RULE_BOOK } from '../../../shared/systems/downsync/house-rules.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'

const shown = { name: 'Somebody', look: null }
const ALL = { actions: true, texts: true, notes: true, lines: true }
const textOf = (block: Block): string => {
  if (block.kind === 'row') return block.cells.join(' | ')
  if (block.kind === 'title') return `${block.text} | ${block.lead}`
  return 'text' in block ? `${'name' in block ? block.name : ''} ${block.text}` : ''
}
/** A key where a word should be, and what was never put into its place. */
const WRONG = /downsync|paper\.\w|\{|NaN|undefined|null/u

const english = wordsIn(() => 'en-GB')
const { 'lamp-row': LAMP_ROW, 'sea-gate': SEA_GATE } = SAMPLE_LISTS
const EMPTY = emptyList('Nobody', 'Ours', { of: 'book', size: 'small' })
const MISSIONS = [
  ...Object.values(SAMPLE_MISSIONS),
  plainMission('Plain', 12, []),
  plainMission('Own', 12, [{ kind: 'own', id: 'own', text: 'As agreed.' }]),
]

/** Every rule as nobody plays it unasked. */
const OTHER_RULES = RULE_BOOK.schema.parse(
  Object.fromEntries(RULE_BOOK.keys.map((key) => [key, RULE_BOOK.rows[key].values.at(-1)])),
)

describe.each(LANGUAGES)('on pages in %s', (language) => {
  const words = wordsIn(() => language)
  beforeAll(() => textsOf(language))

  test('the reference says everything, by the house rules too, and nothing by its key', () => {
    const [said, otherwise] = [DEFAULT_RULES, OTHER_RULES].map((rules) =>
      referenceBlocks(words, rules).map(textOf),
    )
    expect(said?.length).toBeGreaterThan(80)
    expect([...(said ?? []), ...(otherwise ?? [])].filter((one) => WRONG.test(one))).toEqual([])
    // Each sentence that a house rule speaks against is another one, and three are new.
    expect(otherwise?.filter((one) => !said?.includes(one))).toHaveLength(20)
  })

  test('lists, missions and cards do so too', () => {
    const lists = [...Object.values<ListDraft>(SAMPLE_LISTS), EMPTY].flatMap((list) =>
      listBlocks(words, list, shown, ALL, DEFAULT_RULES),
    )
    const missions = MISSIONS.flatMap((mission) => missionBlocks(words, mission, true))
    const cards = Object.values(SAMPLE_CARDS).flatMap((faction) =>
      Object.values(faction).flatMap((card) => [
        ...card.actions.flatMap((action) => [...actionCells(action, words.t), labelsText(action, words.t)]),
        ...card.traits.map((trait) => traitName(trait, words.t)),
      ]),
    )
    const said = [...[...lists, ...missions].map(textOf), ...cards]
    expect(said.length).toBeGreaterThan(300)
    expect(said.filter((one) => WRONG.test(one))).toEqual([])
  })
})

describe('a Unit card', () => {
  test('has the book’s columns and signs', () => {
    const [charge, shock] = TIDEWALL_CARDS.stevedores.actions.slice(1)
    expect(charge && actionCells(charge, english.t)).toEqual(['1–2', 'A', 'Enemy Unit', '4″', '1', 'KILL'])
    expect(shock && actionCells(shock, english.t)).toEqual(['3–4', 'A', 'Enemy Unit', '6″', '1', 'STUN'])
    const [sensors] = TIDEWALL_CARDS.plover.actions
    expect(sensors && [...actionCells(sensors, english.t), labelsText(sensors, english.t)]).toEqual([
      ...['–', 'A', 'Enemy', '–', '1', 'REVEAL'],
      '[SCAN]',
    ])
    const { plover } = TIDEWALL_CARDS
    expect(statsOf(plover).map((stat) => `${STAT_SIGNS[stat]} ${statText(stat, plover)}`)).toEqual([
      'SPD 8″',
      'SCAN 8',
      'TARG 5',
      'DEF 13',
      'CM 1',
    ])
    const [decoy] = MERIDIAN_CARDS.mirror.traits
    expect(decoy && traitName(decoy, english.t)).toBe('Decoy [Medium]')
  })

  test('is divided without losing a word', () => {
    const long = plainTrait({ id: 'long', name: 'Long', text: 'Long. '.repeat(400) })
    const card = { ...TIDEWALL_CARDS.lampman, traits: [long] }
    const face = { kind: 'downsync-unit', card, called: '', bearer: shown } as const
    const n = divided.itemsOf(face)
    expect(n).toBeGreaterThan(10)
    const [first, second] = [divided.slice(face, 0, 4), divided.slice(face, 4, n)]
    const said = [first, second].flatMap((one) => itemsOn(one))
    const rest = [...card.actions, ...card.counters]
    const wordsOf = (all: readonly { readonly text: string }[]): string[] =>
      all.flatMap(({ text }) => text.split(/\s+/u).filter((word) => word !== ''))
    expect(said.map(({ of }) => of?.name ?? null)).toEqual(['Long', null, ...rest.map(({ name }) => name)])
    expect(wordsOf(said)).toEqual(wordsOf([long, ...rest]))
    // On one card it stands as it was written.
    expect(itemsOn(face)[0]).toEqual({ kind: 'trait', of: long, text: long.text.trim() })
  })

  test('gives its picture up before it takes a second card', () => {
    const pictured = { ...TIDEWALL_CARDS.lampman, picture: 'p1' }
    const face = { kind: 'downsync-unit', card: pictured, called: '', bearer: shown } as const
    expect([divided.hasPicture(face), divided.picturesGoFirst(face)]).toEqual([true, true])
    expect(divided.withoutPicture(face).card).toEqual(TIDEWALL_CARDS.lampman)
    expect(divided.hasPicture(divided.withoutPicture(face))).toBe(false)
  })
})

describe('pieces', () => {
  test('Pings are as many as the list begins with, and as wide as their Signature', () => {
    const discs = pingDiscs(LAMP_ROW, {}, 0, DEFAULT_RULES)
    const widths = discs.map(({ width, height }) => [width, height].join('×'))
    // The Mirrorwork and the Paper Lanterns bring a decoy each.
    expect(widths.filter((width) => width === '70×70')).toHaveLength(4)
    expect(widths.filter((width) => width === '60×60').length).toBeGreaterThanOrEqual(2)
    expect(widths.filter((width) => width === '80×80')).toHaveLength(1)
    // The table calls them by their numbers.
    const small = discs.filter(({ sig }) => sig === 'small').map(({ number }) => number)
    expect(small).toEqual(small.map((_number, at) => at + 1))
    const more = pingDiscs(LAMP_ROW, { small: 2, large: 1 }, 1, DEFAULT_RULES)
    expect(more).toHaveLength(discs.length + 3)
    expect(new Set(more.map(({ side }) => side))).toEqual(new Set([1]))
    // By house rule each Unit with the trait brings one.
    const each = { decoyTraits: 'each' } as const
    const [lanterns] = LAMP_ROW.units.filter(({ card }) =>
      LAMP_ROW.cards.some(({ id, traits }) => id === card && traits.some(({ name }) => name === 'Decoy')),
    )
    if (!lanterns) throw new Error('Somebody brings a decoy.')
    const two = { ...LAMP_ROW, units: [...LAMP_ROW.units, { ...lanterns, id: 'twice' }] }
    expect(pingDiscs(two, {}, 0, each)).toHaveLength(pingDiscs(two, {}, 0, DEFAULT_RULES).length + 1)
  })

  test('bases are those of vehicles, and one of 40 mm for each of the infantry', () => {
    const discs = baseDiscs(SEA_GATE, 0)
    expect(
      discs.filter(({ base }) => base === 'infantry').map(({ number, width }) => [number, width]),
    ).toEqual([
      [1, 40],
      [2, 40],
      [3, 40],
    ])
    expect(discs).toHaveLength(5 + 3)
    // Two of one card have their numbers, as at the table.
    const names = discs.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Salt One', 'Caisson 1', 'Caisson 2']))
    const rows = listBlocks(english, SEA_GATE, shown, ALL, DEFAULT_RULES).map(textOf)
    expect(rows.some((one) => one.includes('Caisson 2'))).toBe(true)
    expect(baseDiscs(EMPTY, 0)).toEqual([])
  })

  test('tokens are squares of 8 mm, as many as its cards have and their traits bring', () => {
    expect(TOKEN_SIZE).toEqual({ width: 8, height: 8 })
    // Plover 1, Groyne 3 × 1, two Caissons 2, Signalhouse 1, Lighthouse 2.
    const plain = { granted: {}, rules: DEFAULT_RULES }
    expect(countsFor(SEA_GATE, plain)).toMatchObject({
      commandPoint: 5,
      // A Ping more than Units: each activates.
      activated: 7,
      countermeasure: 11,
      emergency: 0,
    })
    // What a trait brings is counted once, of infantry on each base.
    const bringing = (gains: 'countermeasure' | 'emergency', bases: 3 | null): number => {
      const traits = [plainTrait({ id: 'more', name: 'More', gains, at: 'move' })]
      const card = { ...TIDEWALL_CARDS.plover, id: 'one', bases, traits }
      const units = [{ id: 'u1', card: 'one', name: '', crew: [] }]
      return countsFor({ ...EMPTY, cards: [card], units }, plain)[gains]
    }
    expect([bringing('countermeasure', null), bringing('countermeasure', 3)]).toEqual([2, 6])
    expect([bringing('emergency', null), bringing('emergency', 3)]).toEqual([1, 3])
    // Decoys of a mission, and by house rule of each Unit that brings one, activate too.
    expect(countsFor(SEA_GATE, { ...plain, granted: { small: 2, medium: 2, large: 1 } }).activated).toBe(12)
    const nearly = countsFor(LAMP_ROW, plain).activated
    expect(countsFor(LAMP_ROW, { ...plain, rules: { decoyTraits: 'each' } }).activated).toBe(nearly)
    const pieces = tokenPieces(SAMPLE_LISTS['third-tide'], plain, ['counter', 'commandPoint'])
    expect(pieces.map(({ front }) => front.letters).filter(Boolean)).toEqual(['Tag', 'Tag', 'Tag'])
    expect(pieces).toHaveLength(7 + 3)
    expect(tokenPieces(SEA_GATE, plain, [])).toEqual([])
  })
})

describe('the sheet of a list', () => {
  test('tells slots, Pings and numbers of each Unit', () => {
    const said = listBlocks(english, LAMP_ROW, shown, ALL, DEFAULT_RULES).map(textOf)
    for (const there of [
      'Somebody | Quiet Meridian · Small Game · 5 Command Points',
      'Slots filled | 2 / 2 | 3 / 3 | 1 / 1',
      '6 | Long Vowel (Chorus) | Large | 5″ | 6 | 8 | 12 | 2 | 0 | –',
    ])
      expect.soft(said).toContain(there)
  })

  test('says so where nobody is in it, and of a Unit whose card is gone', () => {
    const said = listBlocks(english, EMPTY, shown, ALL, DEFAULT_RULES).map(textOf)
    expect(said.some((one) => one.includes('Nobody is in this list yet.'))).toBe(true)
    const lost: ListDraft = { ...EMPTY, units: [{ id: 'u1', card: 'gone', name: '', crew: [] }] }
    const rows = listBlocks(english, lost, shown, ALL, DEFAULT_RULES).map(textOf)
    expect(rows).toContain('1 | without a card | – | – | – | – | – | – | – | –')
  })
})

test('a mission tells its zones, tokens, scores and end', () => {
  const said = missionBlocks(english, SAMPLE_MISSIONS['vip-capture'], false).map(textOf).join('\n')
  for (const there of [
    '48″ × 48″',
    'Who deploys first | within 10″ of its own edge',
    'VIP | The other side | 12″ | 12″',
    '1 point for each of its Units within 1″ of a token of the enemy',
    'Each enemy Unit within 4″ of it takes 1 point away, down to none for the turn.',
    'At once when a side has 3 points.',
  ])
    expect.soft(said).toContain(there)
})
