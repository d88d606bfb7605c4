import { chancesOfSum } from '../../dice/exact.ts'
import { problem, type Refusal } from '../../problem.ts'
import {
  refuse,
  requireCount,
  requireFlag,
  requireMeasure,
  requireModifier,
  requireObject,
  requireWhole,
  requireWord,
} from '../arguments.ts'
import { ATTACK_MODIFIERS, BOOST, COUNTER_NEEDS, PING_DEF, SCAN_MODIFIERS } from './data/rolls.ts'
import { chanceOf, keptOf } from './rolls.ts'
import { SIGS, type ReasonCode, type Sig } from './words.ts'

/** Scans and Attacks against what they need, and Countermeasures against both. */

/** What makes a roll easier or harder; never 0. */
export interface Reason {
  readonly code: ReasonCode
  readonly add: number
}

export interface Attack {
  readonly targ: number
  readonly def: number
  readonly inches: number
  /** Null: unlimited. */
  readonly range: number | null
  readonly concealed?: boolean
  readonly mod?: number
  readonly advantage?: number
  readonly cm?: number
  readonly cmPlus?: number
}

export interface AttackOdds {
  /** What the dice must come to, below 2 and above 12 too. */
  readonly need: number
  readonly reasons: readonly Reason[]
  readonly hit: number
  /** A hit that Countermeasures take back, spent until one works. */
  readonly negated: number
  readonly effect: number
}

/**
 * What an Attack comes to, all before the roll. Problem: `attack/out-of-range`. Source: lines 526–539, 563–585; R18, R19.
 */
export function attackOdds(q: Attack): AttackOdds | Refusal {
  requireAttack(q)
  const { targ, def, inches, range, mod = 0, advantage = 0, cm = 0, cmPlus = 0 } = q
  if (range !== null && inches > range) {
    const message = `The target is ${inches}" away, and this reaches ${range}": choose a nearer one.`
    return { problem: problem('attack/out-of-range', message, ['inches'], { inches, range }) }
  }
  const { short, long, concealed } = ATTACK_MODIFIERS
  const isShort = inches < short.below && (range === null || range > short.notOfRange)
  const reasons = told([
    { code: 'short', add: isShort ? short.add : 0 },
    { code: 'long', add: inches > long.above ? long.add : 0 },
    { code: 'concealed', add: q.concealed ? concealed : 0 },
    { code: 'mod', add: mod },
  ])
  const need = needed(def, targ, reasons)
  const hit = chanceOf(need, advantage)
  const { negated } = counterOdds({ cm, cmPlus })
  return { need, reasons, hit, negated: hit * negated, effect: hit * failsAll(cm, cmPlus) }
}

/**
 * The chances of no effect, of one, and so on, of as many Attacks on one Unit or base that stays, out of one stock of
 * tokens. Problem: `attack/out-of-range`. Source: lines 522, 563–585; R21, R22.
 */
export function volleyOdds(q: Attack & { readonly rof: number }): number[] | Refusal {
  requireObject('volley', q)
  requireWhole('rof', q.rof, 1, Number.MAX_SAFE_INTEGER)
  const one = attackOdds(q)
  if ('problem' in one) return one
  const { rof, cm = 0, cmPlus = 0 } = q
  return effectsOf(one.hit, rof, each(cm, counterWorks(0)), cmPlus)
}

/**
 * The chances of no effect, of one, and so on, of so many rolls that hit alike: each Countermeasure Token works with its
 * own chance, and `certain` ones always. Source: lines 522, 563–585; R21, R22.
 */
export const effectsOf = (hit: number, rof: number, works: Iterable<number>, certain: number): number[] =>
  effectsOfAll(each(rof, hit), works, certain)

/** The same of rolls each of which hits with its own chance. */
export function effectsOfAll(rolls: Iterable<number>, works: Iterable<number>, certain: number): number[] {
  let hits = [1]
  for (const hit of rolls) hits = chancesOfSum(hits, [1 - hit, hit])
  // Which kind is spent first makes no difference to how many hits are left.
  for (let spent = 0; spent < Math.min(certain, hits.length - 1); spent += 1) hits = answered(hits, 1)
  for (const chance of works) {
    if (!hits.some((left, at) => at > 0 && left > 0)) break
    hits = answered(hits, chance)
  }
  return hits
}

/** So many times the same, one after the other: nobody needs them all. */
function* each(times: number, value: number): Generator<number> {
  for (let n = 0; n < times; n += 1) yield value
}

/** Chances of so many hits once a token has been spent on one, if there is one. */
const answered = (hits: readonly number[], works: number): number[] =>
  hits.map((chance, at) => (at === 0 ? chance : chance * (1 - works)) + (hits[at + 1] ?? 0) * works)

export interface ScanQuery {
  readonly scan: number
  readonly target: { readonly ping: Sig } | { readonly def: number }
  /** A Ping that is concealed or out of sight. */
  readonly hidden?: boolean
  readonly mod?: number
  readonly advantage?: number
}

/** What a Scan Check comes to. Source: lines 486–502; R18, R20. */
export function scanOdds(q: ScanQuery): { need: number; reasons: readonly Reason[]; success: number } {
  requireObject('scan', q)
  const { scan, target, mod = 0, advantage = 0 } = q
  requireCount('scan', scan)
  requireObject('target', target)
  if ('ping' in target === 'def' in target) refuse('target', target)
  if ('ping' in target) requireWord('ping', target.ping, SIGS)
  else requireCount('def', target.def)
  requireFlag('hidden', q.hidden)
  requireModifier('mod', mod)
  requireCount('advantage', advantage)
  const reasons = told([
    { code: 'hidden', add: q.hidden && 'ping' in target ? SCAN_MODIFIERS.hidden : 0 },
    { code: 'mod', add: mod },
  ])
  const need = needed('ping' in target ? PING_DEF[target.ping] : target.def, scan, reasons)
  return { need, reasons, success: chanceOf(need, advantage) }
}

/**
 * The chance that a hit is negated by one of these tokens, the first `boosted` checks with Advantage.
 * Source: lines 426, 563–585; R36.
 */
export function counterOdds(q: {
  readonly cm: number
  readonly cmPlus?: number
  readonly boosted?: number
}): { negated: number } {
  requireObject('counter', q)
  const { cm, cmPlus = 0, boosted = 0 } = q
  requireCount('cm', cm)
  requireCount('cmPlus', cmPlus)
  requireWhole('boosted', boosted, 0, cm)
  return { negated: 1 - failsAll(cm - boosted, cmPlus) * failOf(BOOST.advantage) ** boosted }
}

/** The chance that a Countermeasure Check with so many Advantages succeeds. Source: lines 577–583. */
export const counterWorks = (advantage: number, need: number = COUNTER_NEEDS): number =>
  1 - failOf(advantage, need)

/** The chance that a check fails. */
function failOf(advantage: number, need: number = COUNTER_NEEDS): number {
  const { ways, all } = keptOf(1, advantage)
  let count = 0
  for (const [face, each] of ways) if (face < need) count += each
  return count / all
}

/** The chance that none of these tokens works. */
const failsAll = (cm: number, cmPlus: number): number => (cmPlus > 0 ? 0 : failOf(0) ** cm)

const told = (reasons: readonly Reason[]): Reason[] => reasons.filter(({ add }) => add !== 0)
const needed = (def: number, stat: number, reasons: readonly Reason[]): number =>
  reasons.reduce((left, { add }) => left - add, def - stat)

function requireAttack(q: Attack): void {
  requireObject('attack', q)
  requireCount('targ', q.targ)
  requireCount('def', q.def)
  requireMeasure('inches', q.inches)
  if (q.range !== null) requireMeasure('range', q.range)
  requireFlag('concealed', q.concealed)
  requireModifier('mod', q.mod ?? 0)
  for (const count of ['advantage', 'cm', 'cmPlus'] as const) requireCount(count, q[count] ?? 0)
}
