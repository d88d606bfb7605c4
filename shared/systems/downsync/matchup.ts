import { isRefusal, problem, type Refusal } from '../../problem.ts'
import { counterWorks, effectsOf, effectsOfAll } from './attacks.ts'
import type { Reason } from './battle/documents/fields.ts'
import { withPlain } from './battle/rules/abilities.ts'
import { mayBeNegated, wayOf } from './battle/rules/targets.ts'
import {
  weighAttack,
  weighCheck,
  weighPriority,
  weighScan,
  type Priority,
  type Striker,
  type Weighed,
} from './battle/rules/weigh.ts'
import { newUnit } from './battle/state/open.ts'
import type { PingState, UnitState } from './battle/state/state.ts'
import { BOOST, PRIORITY_ADVANTAGES } from './data/rolls.ts'
import { EFFECT_TABLE } from './data/actions.ts'
import type { Action, CardFace } from './documents/unit-card.ts'
import type { HouseRules } from './house-rules.ts'
import { chanceOf } from './rolls.ts'
import type { Sig, Trigger } from './words.ts'

/** One action of one card at another card or a Ping, with all that may come of it. */

export interface Matchup {
  readonly own: CardFace
  readonly action: Action
  readonly target: Foe | { readonly ping: Sig }
  readonly inches: number
  readonly concealed: boolean
  readonly unseen: boolean
  /** So many of its rolls are, for a Command Point each (line 426). */
  readonly boosted: number
  /** What is said beside, by hand. */
  readonly mod: number
  /** How many of its bases perform it. */
  readonly bases: number
}

/** A Unit that is aimed at: on one of its bases, so many tokens. */
export interface Foe {
  readonly card: CardFace
  readonly breach: number
  readonly stunned: boolean
  readonly cm: number
  readonly cmPlus: number
  /** How many of the first checks are boosted. */
  readonly boosts: number
}

/** What a check needs and why, and the Advantage that it has unboosted. */
export type Check = Pick<Weighed, 'need' | 'reasons' | 'advantage'>

export interface MatchupOdds {
  readonly need: number
  readonly reasons: readonly Reason[]
  /** Advantage that the cards give each roll. */
  readonly byCards: number
  /** Of one roll, boosted where some are, and of each of those that are not. */
  readonly hit: number
  readonly others: number
  /** A Countermeasure Check with what it has of the cards; null where nothing is answered. */
  readonly guard: Check | null
  /** Of a hit; 0 where nothing is answered. */
  readonly negated: number
  /** Chances of no effect, of one, and so on, of all its rolls on one Unit or base that stays. */
  readonly effects: readonly number[]
}

/** Why nothing can come of it, with where the book says so. */
export const MATCHUP_LINES = {
  'attack/out-of-range': '443',
  'matchup/unseen': '526',
  'matchup/infantry': '449',
  'matchup/ping': '370',
} as const satisfies Readonly<Record<string, string>>

/** How many bases of a card may perform an action. Source: lines 358, 440. */
export const basesFor = ({ bases }: CardFace, { teams }: Action): number =>
  bases === null ? 1 : teams.length === 0 ? bases : teams.filter((team) => team <= bases).length

/** Actions with an Attack or a Scan Check. Source: lines 478, 520. */
export const rolledActions = ({ actions }: CardFace, rules: HouseRules): readonly Action[] =>
  actions.filter((action) => wayOf(action, rules) !== 'special')

/** Whether a Ping, which is no infantry yet, may be aimed at with it. Source: lines 370, 449. */
export const mayAimAtPings = ({ effect, target, labels }: Action): boolean =>
  EFFECT_TABLE[effect].atPings && target !== 'enemyUnit' && !labels.includes('vsInfantry')

/**
 * Moments that may have come for who acts or is aimed at, and before priority is rolled: who reacts is Refreshed only as it
 * acts, and what begins as a Taskforce Activation ends is over at once. Source: lines 232, 643, 681.
 */
const COME = {
  acting: ['reveal', 'refresh', 'move', 'activation'],
  active: ['reveal', 'refresh', 'move'],
  reacting: ['reveal'],
} as const satisfies Readonly<Record<string, readonly Trigger[]>>

const unitOf = (
  card: CardFace,
  over: Partial<UnitState> = {},
  as: keyof typeof COME = 'acting',
): UnitState => ({
  ...withPlain(newUnit('', 'side-1', card.name, card), COME[as]),
  ...over,
})
const pingOf = (sig: Sig): PingState => ({
  ...{ id: '', side: 'side-2', sig, number: 1, fate: 'onTable', activated: false },
})

function barOf({ action, target, unseen }: Matchup, way: ReturnType<typeof wayOf>): Refusal | null {
  const bar = (code: keyof typeof MATCHUP_LINES, message: string): Refusal => ({
    problem: problem(code, message, ['target']),
  })
  if ('ping' in target)
    return mayAimAtPings(action)
      ? null
      : bar('matchup/ping', 'This is not aimed at Pings: choose a Unit, or an action with REVEAL.')
  if (action.target === 'enemyPing') return bar('matchup/ping', 'This is aimed at Pings alone: choose one.')
  if (action.labels.includes('vsInfantry') && target.card.bases === null)
    return bar('matchup/infantry', 'This is aimed at infantry alone: choose some.')
  return way === 'attack' && unseen
    ? bar('matchup/unseen', 'An Attack needs its target in sight: choose one that is seen.')
    : null
}

/** Of an action that is rolled. Problems: those of `MATCHUP_LINES`. Source: lines 478–585. */
export function matchupOdds(q: Matchup, rules: HouseRules): MatchupOdds | Refusal {
  const { own, action, target, inches, concealed, unseen, boosted, mod, bases } = q
  const way = wayOf(action, rules)
  if (way === 'special') throw new Error('This is not rolled.')
  const bar = barOf(q, way)
  if (bar) return bar
  if (action.range !== null && inches > action.range) {
    const message = `The target is ${inches}" away, and this reaches ${action.range}": choose a nearer one.`
    return { problem: problem('attack/out-of-range', message, ['inches'], { inches, range: action.range }) }
  }
  const foe =
    'ping' in target
      ? pingOf(target.ping)
      : unitOf(target.card, { breach: target.breach, stun: target.stunned })
  const seen = { inches, boosted: boosted > 0, mod, concealed, unseen }
  const weighed =
    way === 'attack' && 'card' in foe
      ? weighAttack(unitOf(own), action, foe, seen)
      : weighScan(rules, unitOf(own), action, foe, seen)
  if (isRefusal(weighed)) return weighed
  const { need, reasons, advantage } = weighed
  const byCards = advantage - (boosted > 0 ? BOOST.advantage : 0)
  const [hit, others] = [chanceOf(need, advantage), chanceOf(need, byCards)]
  const answers =
    'card' in target && mayBeNegated(action, rules)
      ? answersOf(target, { unit: unitOf(own), action, concealed })
      : null
  const rolls = action.rof * bases
  const each = Array.from({ length: rolls }, (_none, at) => (at < boosted ? hit : others))
  const effects = effectsOfAll(each, answers?.works ?? [], answers?.certain ?? 0)
  return {
    ...{ need, reasons, byCards, hit, others, effects },
    guard: answers?.guard ?? null,
    negated: answers ? negatedBy(answers) : 0,
  }
}

type Guarded = Pick<Foe, 'card' | 'cm' | 'cmPlus' | 'boosts'> & Partial<Pick<Foe, 'breach' | 'stunned'>>

interface Answers {
  readonly works: readonly number[]
  readonly certain: number
  readonly guard: Check
}

/** What each token of a base is worth. Source: lines 426, 563–585; R36. */
function answersOf(
  { card, cm, cmPlus, boosts, breach = 0, stunned = false }: Guarded,
  by: Striker | null = null,
): Answers {
  const check = (boosted: boolean) => weighCheck(unitOf(card, { breach, stun: stunned }), by, { boosted })
  return {
    works: Array.from({ length: cm }, (_none, at) => {
      const { advantage, need } = check(at < boosts)
      return counterWorks(advantage, need)
    }),
    certain: cmPlus,
    guard: check(false),
  }
}

const negatedBy = ({ works, certain }: Answers): number => effectsOf(1, 1, works, certain)[0] ?? 0

/** Of one hit: the chance that it is negated once 0, 1, 2 … of the tokens have been spent. Source: lines 563–585. */
export function guardOdds(foe: Pick<Foe, 'card' | 'cm' | 'cmPlus' | 'boosts'>): {
  readonly negated: number
  readonly check: Check
  readonly after: readonly number[]
} {
  const { works, certain, guard } = answersOf(foe)
  const after = Array.from({ length: works.length + certain + 1 }, (_none, spent) =>
    negatedBy({ works: works.slice(0, spent), certain: Math.max(0, spent - works.length), guard }),
  )
  return { negated: negatedBy({ works, certain, guard }), check: guard, after }
}

/** A card’s Reaction Priority Roll. Source: lines 633–635. */
export const priorityOf = (
  card: CardFace,
  is: { readonly overwatch: boolean; readonly boosted: boolean; readonly reacts: boolean },
): Priority =>
  weighPriority(
    unitOf(card, { overwatch: is.overwatch }, is.reacts ? 'reacting' : 'active'),
    is.boosted ? PRIORITY_ADVANTAGES.boosted : 0,
  )
