import { never } from '../../../never.ts'
import { problem, type Problem } from '../../../problem.ts'
import { FIGURE_SET } from '../data/campaign.ts'
import { checkText } from './check-text.ts'
import type { Condition, MissionCard, Pay } from './documents.ts'
import { isObjective, unitsOf, type UnitGroup } from './words.ts'

/**
 * What keeps a mission from being played or won; `[]` when nothing does. Problems: those of `checkText`,
 * `card/no-reward` with the path `['conditions']`, and with the path `['conditions', index]`
 * `card/no-objectives`, `card/objective-twice`, `card/threshold`, `card/cap`, `card/sign`, `card/condition-twice`.
 * Source: Mission Cards, p.8; End of Game, p.16; R28, R31.
 */
export function checkMissionCard(card: MissionCard): Problem[] {
  const deeds = card.conditions.map(deedOf)
  return [
    ...checkText(card.title, 'title'),
    ...checkText(card.orders, 'orders'),
    ...(card.conditions.some(({ points }) => points > 0) ? [] : [noReward()]),
    ...card.conditions.flatMap((condition, at) => [
      ...checkCondition(condition, card, at),
      ...(deeds.indexOf(deeds[at] ?? '') < at ? [conditionTwice(at)] : []),
    ]),
  ]
}

/** What a condition's deed consists of: all but the points. */
const DEED = ['kind', 'which', 'state', 'counters', 'of', 'place', 'inches', 'text', 'pay', 'atLeast', 'most']

/** What has to be done for a condition, to compare it with another's. */
export function deedOf(condition: Condition): string {
  const sorted =
    condition.kind === 'objectives' ? { ...condition, which: condition.which.toSorted() } : condition
  return JSON.stringify(sorted, DEED)
}

function noReward(): Problem {
  return problem('card/no-reward', 'Nothing on this mission earns points: add something.', ['conditions'])
}

function conditionTwice(at: number): Problem {
  const message = 'This condition stands twice: put the points on one.'
  return problem('card/condition-twice', message, ['conditions', at])
}

function checkCondition(condition: Condition, card: MissionCard, at: number): Problem[] {
  const path = ['conditions', at]
  const problems: Problem[] = []
  if (card.deck === 'chance-encounter' && speaksOfObjectives(condition)) {
    const message = 'A Chance Encounter has no Objectives: ask for something else.'
    problems.push(problem('card/no-objectives', message, path))
  }
  if (condition.kind === 'objectives' && new Set(condition.which).size < condition.which.length) {
    problems.push(problem('card/objective-twice', 'An Objective is named twice: name it once.', path))
  }
  // What the group's own words ask for may be good or bad; only the points say so.
  const loses = condition.kind === 'losses' || (condition.kind === 'own' && condition.points < 0)
  if (loses ? condition.points >= 0 : condition.points <= 0) {
    const message = loses
      ? `Own losses bring ${condition.points} points: make them cost some.`
      : `This brings ${condition.points} points: make it worth doing.`
    problems.push(problem('card/sign', message, path, { points: condition.points }))
  }
  if ('pay' in condition) problems.push(...checkPay(condition.pay, mostCounted(condition), path))
  return problems
}

function speaksOfObjectives(condition: Condition): boolean {
  if (condition.kind === 'objectives') return true
  return 'place' in condition && isObjective(condition.place)
}

/** A threshold within reach; a cap that is neither a threshold of 1 in disguise nor out of reach. */
function checkPay(pay: Pay, possible: number, path: readonly (string | number)[]): Problem[] {
  switch (pay.kind) {
    case 'once': {
      const { atLeast } = pay
      if (atLeast <= possible) return []
      const message = `This asks for ${atLeast} and there are never more than ${possible}: ask for fewer.`
      return [problem('card/threshold', message, path, { atLeast, possible })]
    }
    case 'each': {
      const { most } = pay
      if (most === null || (most >= 2 && most < possible)) return []
      const message = `A cap of ${most} where ${possible} are possible says nothing: change it, or pay once or for each.`
      return [problem('card/cap', message, path, { most, possible })]
    }
    default:
      return never(pay)
  }
}

/** The most that a condition can ever count, with a whole figure set on the table (R31). */
function mostCounted(condition: Extract<Condition, { pay: Pay }>): number {
  switch (condition.kind) {
    case 'objectives':
      return new Set(condition.which).size
    case 'kills':
    case 'losses':
    case 'alive':
      return figuresOf(condition.of)
    case 'near':
      return figuresOf('troopers')
    case 'own':
      return Infinity
    default:
      return never(condition)
  }
}

function figuresOf(group: UnitGroup): number {
  return unitsOf(group).reduce((sum, unit) => sum + FIGURE_SET[unit], 0)
}
