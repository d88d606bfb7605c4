import fc from 'fast-check'
import {
  conditionSchema,
  type Condition,
  type MissionCard,
  type TroopCard,
  type TroopLine,
} from '../../../shared/systems/seven-seconds/cards/documents.ts'
import type { EndOfBattle, ObjectiveEnd } from '../../../shared/systems/seven-seconds/cards/end.ts'
import { measurementsFor } from '../../../shared/systems/seven-seconds/cards/measure.ts'
import {
  CARD_PLACES,
  MISSION_DECKS,
  OBJECTIVES,
  SIDES,
  TABLE_PLACES,
  UNIT_GROUPS,
  type Objective,
} from '../../../shared/systems/seven-seconds/cards/words.ts'
import { RATINGS, UNITS, type TrooperType } from '../../../shared/systems/seven-seconds/words.ts'

/** A squad as its row stands on the card: `squad('1 4 0 2 0 8 1st')`, then its question marks. */
export function squad(row: string, ...choices: TrooperType[][]): TroopLine {
  const [commander = 0, tactical = 0, scout = 0, assault = 0, engineer = 0, drones = 0, rate = 0] = row
    .split(' ')
    .map((cell) => Number.parseInt(cell))
  const rating = RATINGS.find((one) => one === rate) ?? 1
  return { commander, tactical, scout, assault, engineer, choices, drones, rating }
}

/** The book's example, p.8. */
export function troopCard(
  over: Partial<Omit<TroopCard, 'lines'>> & Partial<TroopCard['lines']> = {},
): TroopCard {
  const { A, B, C, ...rest } = over
  const lines = {
    A: A ?? squad('1 4 0 2 0 8 1st'),
    B: B ?? squad('1 3 0 1 0 8 1st'),
    C: C ?? squad('1 3 0 1 0 8 2nd'),
  }
  return { number: 1, title: 'Testers', flavour: 'They test.', ...rest, lines }
}

export function mission(over: Partial<MissionCard> = {}): MissionCard {
  const conditions: Condition[] = [{ kind: 'control', points: 5 }]
  return { deck: 'offense', number: 1, title: 'Test', orders: 'Go.', troopLine: 'A', conditions, ...over }
}

/**
 * An Objective as a word: `a` or `b` holds it, `-` nobody, `x` destroyed, a number for its Target Counters;
 * `bx4` is held by b, destroyed, with 4.
 */
function objective(word: string): ObjectiveEnd {
  const holder = SIDES.find((side) => word.includes(side)) ?? null
  return { holder, destroyed: word.includes('x'), counters: Number(/\d+/.exec(word)?.[0] ?? 0) }
}

/** The five Objectives in their order: `objectives('a a3 bx - -')`. */
export function objectives(words = '- - - - -'): Record<Objective, ObjectiveEnd> {
  const [alpha = '-', beta = '-', gamma = '-', delta = '-', epsilon = '-'] = words.split(' ')
  return {
    alpha: objective(alpha),
    beta: objective(beta),
    gamma: objective(gamma),
    delta: objective(delta),
    epsilon: objective(epsilon),
  }
}

/** A battle in which nothing happened. */
export function ending(over: Partial<EndOfBattle> = {}): EndOfBattle {
  return {
    objectives: objectives(),
    losses: { a: {}, b: {} },
    alive: { a: {}, b: {} },
    controls: null,
    firstKill: null,
    inspected: 'whoever-holds',
    near: [],
    ...over,
  }
}

const points = fc.integer({ min: -50, max: 50 })
const pay = fc.oneof(
  fc.record({ kind: fc.constant('once'), atLeast: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('each'), most: fc.option(fc.integer({ min: 1, max: 20 })) }),
)
const which = fc.uniqueArray(fc.constantFrom(...OBJECTIVES), { minLength: 1 })
const state = fc.oneof(
  fc.record({ kind: fc.constantFrom('secured', 'destroyed', 'not-destroyed') }),
  fc.record({ kind: fc.constant('inspected'), counters: fc.integer({ min: 1, max: 10 }) }),
)
const of = fc.constantFrom(...UNIT_GROUPS)
const place = fc.constantFrom(...CARD_PLACES)
const inches = fc.integer({ min: 1, max: 24 })

export const aCondition: fc.Arbitrary<Condition> = fc
  .oneof(
    fc.record({ kind: fc.constant('objectives'), which, state, pay, points }),
    fc.record({ kind: fc.constantFrom('kills', 'losses', 'alive'), of, pay, points }),
    fc.record({ kind: fc.constant('no-losses'), of, points }),
    fc.record({ kind: fc.constant('near'), place, inches, pay, points }),
    fc.record({ kind: fc.constant('clear'), place, inches, points }),
    fc.record({ kind: fc.constantFrom('control', 'deny', 'first-kill'), points }),
    fc.record({
      kind: fc.constant('own'),
      text: fc.constantFrom('A flag taken', 'A song sung'),
      pay,
      points,
    }),
  )
  .map((drawn) => conditionSchema.parse(drawn))

export const aMission: fc.Arbitrary<MissionCard> = fc
  .record({
    deck: fc.constantFrom(...MISSION_DECKS),
    conditions: fc.array(aCondition, { minLength: 1, maxLength: 8 }),
  })
  .map(mission)

const aSide = fc.constantFrom(...SIDES)
const someUnits = fc.dictionary(fc.constantFrom(...UNITS), fc.nat(12), { maxKeys: 9 })
const anObjective: fc.Arbitrary<ObjectiveEnd> = fc.record({
  holder: fc.option(aSide),
  destroyed: fc.boolean(),
  counters: fc.nat(12),
})
const five = fc.record({
  alpha: anObjective,
  beta: anObjective,
  gamma: anObjective,
  delta: anObjective,
  epsilon: anObjective,
})

/** Any end, with answers to other questions than a card asks; `measuredEnd` answers a card's own. */
export const anEnd: fc.Arbitrary<EndOfBattle> = fc.record({
  objectives: fc.option(five),
  losses: fc.record({ a: someUnits, b: someUnits }),
  alive: fc.record({ a: someUnits, b: someUnits }),
  controls: fc.option(aSide),
  firstKill: fc.option(aSide),
  inspected: fc.constantFrom('whoever-holds', 'own'),
  near: fc.array(
    fc.record({ side: aSide, place: fc.constantFrom(...TABLE_PLACES), inches, count: fc.nat(17) }),
    { maxLength: 4 },
  ),
})

export function measuredEnd(end: EndOfBattle, card: MissionCard, count: number): EndOfBattle {
  const answers = SIDES.flatMap((side) => measurementsFor(card, side)).map((asked) => ({ ...asked, count }))
  return { ...end, near: answers }
}
