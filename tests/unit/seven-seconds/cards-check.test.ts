import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../shared/problem.ts'
import {
  checkDeck,
  checkMissionCard,
  checkTroopCard,
} from '../../../shared/systems/seven-seconds/cards/check.ts'
import type {
  CardSet,
  Condition,
  MissionCard,
  TroopCard,
} from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { cardAdvice } from '../../../shared/systems/seven-seconds/decks/advice.ts'
import { squadSize, strengthOf } from '../../../shared/systems/seven-seconds/cards/strength.ts'
import { LINES, MISSION_DECKS } from '../../../shared/systems/seven-seconds/cards/words.ts'
import { aMission, mission, squad, troopCard } from './cards-builders.ts'

const found = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, path }) => `${code} ${path.join('.')}`)

describe('the strength of a squad', () => {
  it.each([
    // the book's example, p.8: troopers by rating, and the drone points
    ['1 4 0 2 0 8 1st', 7 * 8 + 8],
    ['1 3 0 1 0 8 1st', 5 * 8 + 8],
    ['1 3 0 1 0 8 2nd', 5 * 6 + 8],
    ['0 0 0 0 1 0 3rd', 4],
  ])('%s', (row, strength) => expect(strengthOf(squad(row))).toBe(strength))

  it('counts a question mark as one trooper, whatever it becomes', () => {
    const line = squad('1 2 0 0 0 5 1st', ['scout', 'assault'], ['tactical', 'engineer', 'scout'])
    expect([squadSize(line), strengthOf(line)]).toEqual([5, 45])
  })
})

describe('checkTroopCard', () => {
  it("finds nothing wrong with the book's example", () => expect(checkTroopCard(troopCard())).toEqual([]))

  // Each card breaks one rule and no other.
  it.each<[string, Partial<TroopCard> & Parameters<typeof troopCard>[0], string[]]>([
    ['no title', { title: ' ' }, ['card/no-text title']],
    ['a title of 41', { title: 'x'.repeat(41) }, ['card/text-long title']],
    ['no flavour', { flavour: '' }, ['card/no-text flavour']],
    ['a flavour of 121', { flavour: 'x'.repeat(121) }, ['card/text-long flavour']],
    ['nobody marches', { C: squad('0 0 0 0 0 8 2nd') }, ['card/no-trooper lines.C']],
    ['no commander', { B: squad('0 4 0 1 0 8 1st') }, ['card/commander lines.B']],
    ['two commanders', { A: squad('2 4 0 2 0 8 1st') }, ['card/commander lines.A']],
    ['eight tactical', { A: squad('1 8 0 0 0 8 1st') }, ['card/figures lines.A.tactical']],
    ['five scouts', { A: squad('1 1 5 0 0 8 1st') }, ['card/figures lines.A.scout']],
    ['five assault', { A: squad('1 1 0 5 0 8 1st') }, ['card/figures lines.A.assault']],
    ['two engineers', { A: squad('1 4 0 0 2 8 1st') }, ['card/figures lines.A.engineer']],
    [
      'four scouts and a question mark that may be a fifth',
      { A: squad('1 1 4 0 0 8 1st', ['scout', 'assault']) },
      ['card/figures lines.A.scout'],
    ],
    [
      'two question marks, each the only engineer',
      { A: squad('1 4 0 0 0 8 1st', ['engineer', 'scout'], ['engineer', 'assault']) },
      ['card/figures lines.A.engineer'],
    ],
    ['a choice of one', { A: squad('1 4 0 1 0 8 1st', ['scout']) }, ['card/choice lines.A.choices.0']],
    [
      'a choice of two that are the same',
      { A: squad('1 4 0 1 0 8 1st', ['scout', 'assault'], ['scout', 'scout']) },
      ['card/choice lines.A.choices.1'],
    ],
    [
      'a choice of a commander',
      { A: squad('1 4 0 1 0 8 1st', ['commander', 'scout']) },
      ['card/choice lines.A.choices.0'],
    ],
    // 4 recce, 6 haywire, 6 kamikaze and 9 basic fill the squares that 7 troopers leave: 45 points
    ['drones without a place', { A: squad('1 4 0 2 0 46 1st') }, ['card/drone-points lines.A']],
    ['B as strong as A', { B: squad('1 4 0 2 0 8 1st') }, ['card/line-order lines.B']],
    ['C as strong as B', { C: squad('1 3 0 1 0 8 1st') }, ['card/line-order lines.C']],
    ['C stronger than B', { B: squad('1 2 0 0 0 8 2nd') }, ['card/line-order lines.C']],
  ])('%s', (_name, over, expected) => expect(found(checkTroopCard(troopCard(over)))).toEqual(expected))

  it.each([
    ['a title of 40 and a flavour of 120', { title: 'x'.repeat(40), flavour: 'x'.repeat(120) }],
    ['a whole figure set', { A: squad('1 7 4 4 1 8 1st') }],
    ['45 drone points for seven troopers', { A: squad('1 4 0 2 0 45 1st') }],
    ['a choice of all four', { A: squad('1 4 0 2 0 8 1st', ['tactical', 'scout', 'assault', 'engineer']) }],
  ])('%s just fits', (_name, over) => expect(checkTroopCard(troopCard(over))).toEqual([]))

  it('says what is wrong and what to do', () =>
    expect(checkTroopCard(troopCard({ A: squad('1 8 0 0 0 8 1st') }))).toEqual([
      {
        code: 'card/figures',
        message: 'Line A can ask for 8 tactical troopers and a figure set has 7: take some off.',
        path: ['lines', 'A', 'tactical'],
        values: { line: 'A', type: 'tactical', most: 8, set: 7 },
      },
    ]))
})

const control: Condition = { kind: 'control', points: 5 }
const secured = (
  which: ('alpha' | 'beta')[],
  pay: Extract<Condition, { pay: unknown }>['pay'],
): Condition => ({
  kind: 'objectives',
  which,
  state: { kind: 'secured' },
  pay,
  points: 5,
})

describe('checkMissionCard', () => {
  it('finds nothing wrong with a plain mission', () => expect(checkMissionCard(mission())).toEqual([]))

  const kills = (
    pay: Extract<Condition, { pay: unknown }>['pay'],
    of: 'troopers' | 'scout' = 'troopers',
  ): Condition => ({
    kind: 'kills',
    of,
    pay,
    points: 2,
  })
  const losses = (points: number): Condition => ({
    kind: 'losses',
    of: 'troopers',
    pay: { kind: 'each', most: null },
    points,
  })
  const encounter = (condition: Condition): Partial<MissionCard> => ({
    deck: 'chance-encounter',
    conditions: [control, condition],
  })
  const one = (condition: Condition): Partial<MissionCard> => ({ conditions: [control, condition] })
  const it1 = 'conditions.1'

  // Each card breaks one rule and no other.
  it.each<[string, Partial<MissionCard>, string[]]>([
    ['no title', { title: '' }, ['card/no-text title']],
    ['a title of 41', { title: 'x'.repeat(41) }, ['card/text-long title']],
    ['no orders', { orders: '\n' }, ['card/no-text orders']],
    ['orders of 221', { orders: 'x'.repeat(221) }, ['card/text-long orders']],
    ['nothing to gain', { conditions: [losses(-2)] }, ['card/no-reward conditions']],
    [
      'Objectives in a Chance Encounter',
      encounter(secured(['alpha'], { kind: 'once', atLeast: 1 })),
      [`card/no-objectives ${it1}`],
    ],
    [
      'troopers near an Objective in a Chance Encounter',
      encounter({ kind: 'near', place: 'alpha', inches: 6, pay: { kind: 'once', atLeast: 1 }, points: 5 }),
      [`card/no-objectives ${it1}`],
    ],
    [
      'no enemy near an Objective in a Chance Encounter',
      encounter({ kind: 'clear', place: 'alpha', inches: 6, points: 5 }),
      [`card/no-objectives ${it1}`],
    ],
    [
      'an Objective twice',
      one(secured(['alpha', 'alpha'], { kind: 'once', atLeast: 1 })),
      [`card/objective-twice ${it1}`],
    ],
    [
      'three of two Objectives',
      one(secured(['alpha', 'beta'], { kind: 'once', atLeast: 3 })),
      [`card/threshold ${it1}`],
    ],
    ['eighteen troopers', one(kills({ kind: 'once', atLeast: 18 })), [`card/threshold ${it1}`]],
    ['five scouts', one(kills({ kind: 'once', atLeast: 5 }, 'scout')), [`card/threshold ${it1}`]],
    ['a cap of 1', one(kills({ kind: 'each', most: 1 })), [`card/cap ${it1}`]],
    ['a cap that never holds', one(kills({ kind: 'each', most: 4 }, 'scout')), [`card/cap ${it1}`]],
    [
      'nothing for control',
      { conditions: [kills({ kind: 'each', most: null }), { kind: 'control', points: 0 }] },
      [`card/sign ${it1}`],
    ],
    [
      'a penalty for kills',
      one({ ...kills({ kind: 'each', most: null }), points: -1 }),
      [`card/sign ${it1}`],
    ],
    ['a prize for losses', one(losses(1)), [`card/sign ${it1}`]],
    ['the same twice', one({ kind: 'control', points: 2 }), [`card/condition-twice ${it1}`]],
    [
      'the same twice in another order',
      {
        conditions: [
          secured(['alpha', 'beta'], { kind: 'once', atLeast: 1 }),
          secured(['beta', 'alpha'], { kind: 'once', atLeast: 1 }),
        ],
      },
      [`card/condition-twice ${it1}`],
    ],
  ])('%s', (_name, over, expected) => expect(found(checkMissionCard(mission(over)))).toEqual(expected))

  it.each<[string, Partial<MissionCard>]>([
    ['orders of 220', { orders: 'x'.repeat(220) }],
    ['all seventeen troopers', one(kills({ kind: 'once', atLeast: 17 }))],
    ['a cap one below what is possible', one(kills({ kind: 'each', most: 3 }, 'scout'))],
    [
      'the same deed once and for each',
      { conditions: [kills({ kind: 'once', atLeast: 4 }), kills({ kind: 'each', most: null })] },
    ],
    ['the centre in a Chance Encounter', encounter({ kind: 'clear', place: 'centre', inches: 6, points: 5 })],
  ])('%s just fits', (_name, over) => expect(checkMissionCard(mission(over))).toEqual([]))

  it('never throws, and every problem says what to do', () => {
    fc.assert(
      fc.property(aMission, (card) => {
        for (const { message } of checkMissionCard(card)) expect(message).toMatch(/: \w.*\.$/)
      }),
    )
  })
})

describe('checkDeck', () => {
  /** Four plain cards in every pile. */
  const plain: CardSet = {
    version: 1,
    id: 'test',
    name: 'Test',
    missions: MISSION_DECKS.flatMap((deck) =>
      [1, 2, 3, 4].map((number) => mission({ deck, number, title: `${deck} ${number}` })),
    ),
    troops: [1, 2, 3, 4].map((number) => troopCard({ number, title: `Troops ${number}` })),
  }
  const withMission = (at: number, over: Partial<MissionCard>): CardSet => ({
    ...plain,
    missions: plain.missions.map((card, place) => (place === at ? { ...card, ...over } : card)),
  })
  const withTroops = (at: number, over: Partial<TroopCard>): CardSet => ({
    ...plain,
    troops: plain.troops.map((card, place) => (place === at ? { ...card, ...over } : card)),
  })

  it('counts one card as one', () => {
    const [only] = plain.troops
    const [few] = checkDeck({ ...plain, troops: only ? [only] : [] })
    expect(few?.message).toBe('The pile of Troops has 1 card: give it 4 or more.')
  })
  it('finds nothing wrong with plain cards', () => expect(checkDeck(plain)).toEqual([]))

  // Each set breaks one rule and no other.
  it.each<[string, CardSet, string[]]>([
    ["a mission's own problem", withMission(5, { orders: '' }), ['card/no-text missions.5.orders']],
    ["a troop card's own problem", withTroops(2, { flavour: '' }), ['card/no-text troops.2.flavour']],
    ['two missions O-01', withMission(3, { number: 1 }), ['card/number-twice missions.3']],
    ['two troop cards T-01', withTroops(3, { number: 1 }), ['card/number-twice troops.3']],
    ['a title in two decks', withMission(4, { title: 'offense 1' }), ['card/title-twice missions.4']],
    ['a title on two troop cards', withTroops(3, { title: 'Troops 1' }), ['card/title-twice troops.3']],
    ['three Offense missions', { ...plain, missions: plain.missions.slice(1) }, ['card/too-few offense']],
    ['three troop cards', { ...plain, troops: plain.troops.slice(1) }, ['card/too-few troops']],
    [
      'C is paid less than A for the same deed',
      withMission(3, { troopLine: 'C', conditions: [{ kind: 'control', points: 4 }] }),
      ['card/pay-order missions.3.conditions.0'],
    ],
  ])('%s', (_name, set, expected) => expect(found(checkDeck(set))).toEqual(expected))

  it.each(LINES)('lets line %s be paid the same', (troopLine) =>
    expect(checkDeck(withMission(3, { troopLine }))).toEqual([]),
  )
  it('lets a loss cost the weaker line less, not more', () => {
    const set = (atA: number, atC: number): CardSet => {
      const conditions = (points: number): Condition[] => [
        control,
        { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points },
      ]
      const missions = plain.missions.map((card, at): MissionCard => {
        if (at === 0) return { ...card, conditions: conditions(atA) }
        return at === 1 ? { ...card, troopLine: 'C', conditions: conditions(atC) } : card
      })
      return { ...plain, missions }
    }
    expect(checkDeck(set(-3, -1))).toEqual([])
    expect(found(checkDeck(set(-1, -3)))).toEqual(['card/pay-order missions.1.conditions.1'])
  })
  it('does not compare decks', () =>
    expect(
      checkDeck(withMission(5, { troopLine: 'C', conditions: [{ kind: 'first-kill', points: 1 }] })),
    ).toEqual([]))
})

describe('advice on the size of a squad (p.30): 4 to 8 with its commander', () => {
  const sizes = (row: string): unknown[] =>
    cardAdvice(troopCard({ A: squad('1 7 0 0 0 0 1st'), B: squad('1 5 0 0 0 0 1st'), C: squad(row) })).map(
      ({ code, path, values }) => [code, path.join('.'), values?.size],
    )

  it.each<[string, string, unknown[]]>([
    ['three', '1 2 0 0 0 0 1st', [['card/squad-size', 'lines.C', 3]]],
    ['four', '1 3 0 0 0 0 1st', []],
  ])('%s', (_name, row, expected) => {
    expect(sizes(row)).toEqual(expected)
  })

  it('nine, and eight is no matter', () => {
    const card = troopCard({
      A: squad('1 7 1 0 0 0 1st'),
      B: squad('1 7 0 0 0 0 1st'),
      C: squad('1 3 0 0 0 0 1st'),
    })
    expect(cardAdvice(card).map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['card/squad-size', 'lines.A'],
    ])
    // It is played all the same.
    expect(checkTroopCard(card)).toEqual([])
  })
})
