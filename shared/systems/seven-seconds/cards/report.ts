import { FIGURE_SET } from '../data/campaign.ts'
import { DRONE_EQUIPMENT } from '../data/equipment.ts'
import { TROOPERS, type DroneType, type TrooperType, type UnitType } from '../words.ts'
import type { CardSet, MissionCard } from './documents.ts'
import type { EndOfBattle } from './end.ts'
import { measurementsFor } from './measure.ts'
import { scoreMission } from './score.ts'
import { mostOf, strengthOf } from './strength.ts'
import { LINES, OBJECTIVES, type Line, type MissionDeck, type Objective } from './words.ts'

export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

/** The most figures of a type that a set of cards can ask of a side, and what a figure set has. */
export interface Need {
  readonly most: number
  readonly set: number
}

/** What a set of cards is like as a whole, for those who write one. */
export interface DeckReport {
  /** Squad strength over all troop cards, by line. */
  readonly strength: Readonly<Record<Line, Spread>>
  /** The most Victory Points of a mission against a typical force, by line. */
  readonly attainable: Readonly<Record<Line, Spread>>
  /** Missions of each deck that march with each line. */
  readonly lines: Readonly<Record<MissionDeck, Readonly<Record<Line, number>>>>
  /** Missions of each deck that speak of each Objective. */
  readonly objectives: Readonly<Record<MissionDeck, Readonly<Record<Objective, number>>>>
  /** The most of each trooper type that a line asks for, and what a figure set has (R31). */
  readonly figures: Readonly<Record<TrooperType, Need>>
  /** The most of each kind of drone that a line's points buy when all go into that kind (p.15, R31). */
  readonly drones: Readonly<Record<DroneType, Need>>
  /** The most points for drones that a line gives. */
  readonly dronePoints: number
}

export function deckReport(set: CardSet): DeckReport {
  const byLine = <Value>(value: (line: Line) => Value): Record<Line, Value> => ({
    A: value('A'),
    B: value('B'),
    C: value('C'),
  })
  const byDeck = <Value>(value: (cards: readonly MissionCard[]) => Value): Record<MissionDeck, Value> => {
    const of = (deck: MissionDeck): Value => value(set.missions.filter((card) => card.deck === deck))
    return { offense: of('offense'), defense: of('defense'), 'chance-encounter': of('chance-encounter') }
  }
  const dronePoints = Math.max(
    0,
    ...set.troops.flatMap(({ lines }) => LINES.map((line) => lines[line].drones)),
  )
  const needOfDrones = (type: DroneType): Need => ({
    most: Math.min(FIGURE_SET[type], Math.floor(dronePoints / DRONE_EQUIPMENT[type].cost)),
    set: FIGURE_SET[type],
  })
  const need = (type: TrooperType): Need => ({
    most: Math.max(0, ...set.troops.flatMap(({ lines }) => LINES.map((line) => mostOf(lines[line], type)))),
    set: FIGURE_SET[type],
  })
  return {
    strength: byLine((line) => spread(set.troops.map(({ lines }) => strengthOf(lines[line])))),
    attainable: byLine((line) =>
      spread(set.missions.filter(({ troopLine }) => troopLine === line).map(mostAttainable)),
    ),
    lines: byDeck((cards) => byLine((line) => cards.filter(({ troopLine }) => troopLine === line).length)),
    objectives: byDeck((cards) => ({
      alpha: mentions(cards, 'alpha'),
      beta: mentions(cards, 'beta'),
      gamma: mentions(cards, 'gamma'),
      delta: mentions(cards, 'delta'),
      epsilon: mentions(cards, 'epsilon'),
    })),
    figures: {
      tactical: need('tactical'),
      commander: need('commander'),
      assault: need('assault'),
      scout: need('scout'),
      engineer: need('engineer'),
    },
    drones: {
      basic: needOfDrones('basic'),
      kamikaze: needOfDrones('kamikaze'),
      haywire: needOfDrones('haywire'),
      recce: needOfDrones('recce'),
    },
    dronePoints,
  }
}

/** The force that a mission is measured with, on both sides. */
const TYPICAL_FORCE: Readonly<Partial<Record<UnitType, number>>> = {
  commander: 1,
  tactical: 3,
  scout: 1,
  assault: 1,
  basic: 4,
}
const TYPICAL_TROOPERS = TROOPERS.reduce((sum, type) => sum + (TYPICAL_FORCE[type] ?? 0), 0)

/** The best total of a mission: a typical enemy destroyed without a loss, the Objectives left at their best. */
export function mostAttainable(card: MissionCard): number {
  return Math.max(
    ...everySubset(OBJECTIVES).map((destroyed) => scoreMission(card, triumph(card, destroyed), 'a').total),
  )
}

function triumph(card: MissionCard, destroyed: readonly Objective[]): EndOfBattle {
  const state = (objective: Objective) => ({
    holder: 'a' as const,
    destroyed: destroyed.includes(objective),
    counters: 10,
  })
  return {
    objectives:
      card.deck === 'chance-encounter'
        ? null
        : {
            alpha: state('alpha'),
            beta: state('beta'),
            gamma: state('gamma'),
            delta: state('delta'),
            epsilon: state('epsilon'),
          },
    losses: { a: {}, b: { ...TYPICAL_FORCE } },
    alive: { a: { ...TYPICAL_FORCE }, b: {} },
    controls: 'a',
    firstKill: 'a',
    inspected: 'whoever-holds',
    near: measurementsFor(card, 'a').map((question) =>
      'deed' in question
        ? { ...question, count: timesDone(card, question.deed) }
        : { ...question, count: question.side === 'a' ? TYPICAL_TROOPERS : 0 },
    ),
  }
}

/** What is asked for in the group's own words: as often as it pays once, else one time; never what costs points. */
function timesDone({ conditions }: MissionCard, deed: string): number {
  const wanted = conditions.filter(
    (condition) => condition.kind === 'own' && condition.text === deed && condition.points > 0,
  )
  return Math.max(
    0,
    ...wanted.map((condition) =>
      'pay' in condition && condition.pay.kind === 'once' ? condition.pay.atLeast : 1,
    ),
  )
}

function everySubset<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((subsets, item) => subsets.flatMap((some) => [some, [...some, item]]), [[]])
}

function mentions(cards: readonly MissionCard[], objective: Objective): number {
  return cards.filter(({ conditions }) =>
    conditions.some((condition) => {
      if (condition.kind === 'objectives') return condition.which.includes(objective)
      return 'place' in condition && condition.place === objective
    }),
  ).length
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return { min: sorted[0] ?? 0, median: (below + above) / 2, max: sorted.at(-1) ?? 0 }
}
