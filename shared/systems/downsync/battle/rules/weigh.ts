import { never } from '../../../../never.ts'
import { isRefusal, type Problem } from '../../../../problem.ts'
import { attackOdds, scanOdds } from '../../attacks.ts'
import { EFFECT_TABLE } from '../../data/actions.ts'
import { BOOST, COUNTER_NEEDS, PRIORITY_ADVANTAGES, SCAN_MODIFIERS } from '../../data/rolls.ts'
import type { Action, Modifier } from '../../documents/unit-card.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Roll } from '../../words.ts'
import type { Reason } from '../documents/fields.ts'
import type { StepOf } from '../documents/steps.ts'
import { actionIn, isInfantry, unitIn } from '../state/look.ts'
import type { BattleState, PingState, UnitState } from '../state/state.ts'
import { inForce } from './abilities.ts'

/** What a roll needs and how many dice it has, of the book and of the cards. */

export interface Weighed {
  /** What the two dice that are kept must come to. */
  readonly need: number
  readonly reasons: readonly Reason[]
  readonly advantage: number
  /** What on cards gives Advantage, by its name. */
  readonly favoured: readonly string[]
}

/** What is said of a roll beside the book: a boost, and what the cards’ words give by hand (lines 426, 677). */
interface Said {
  readonly boosted: boolean
  readonly mod?: number
  readonly advantage?: number
}
interface Seen extends Said {
  readonly inches: number
}

/** Who rolls, and about whom: each with the action that it is about, if it is theirs. */
interface Rolling {
  readonly roll: Roll
  readonly own: UnitState
  readonly action: Action | null
  readonly other: UnitState | null
  readonly otherAction?: Action | null
  readonly isConcealed?: boolean
}

/** Cards’ words about rolls: equal names count once, whosever they are (line 669). */
interface Given {
  readonly by: string
  readonly stacks: boolean
  readonly modifier: Modifier
}
function givenTo({ own, action, other, otherAction = null }: Rolling): Given[] {
  const of = (unit: UnitState | null, its: Action | null, which: Modifier['of']): Given[] =>
    [
      ...(unit ? inForce(unit) : []).map(({ name, stacks, modifiers }) => ({ name, stacks, modifiers })),
      ...(its ? [{ name: its.name, stacks: true, modifiers: its.modifiers }] : []),
    ].flatMap(({ name, stacks, modifiers }) =>
      modifiers.flatMap((modifier) => (modifier.of === which ? [{ by: name, stacks, modifier }] : [])),
    )
  return [...of(own, action, 'own'), ...of(other, otherAction, 'against')]
}

/** Whose Breach Counters and Stun count: of who is aimed at, or of who rolls where nobody is. */
const aimedAt = ({ roll, own, other }: Rolling): UnitState =>
  roll === 'attack' || roll === 'scan' ? (other ?? own) : own

function isSo(rolling: Rolling, { of, when }: Modifier): boolean {
  const { roll, own, other, isConcealed = false } = rolling
  // A Ping is no Unit yet: nothing is known of it.
  const isPing = other === null && (roll === 'attack' || roll === 'scan')
  const enemy = of === 'own' ? other : own
  // Priority is rolled against nobody.
  if (roll === 'priority' && when !== 'always' && when !== 'overwatch') return false
  switch (when) {
    case 'always':
      return true
    case 'infantry':
      return !isPing && isInfantry(enemy ?? own)
    case 'vehicle':
      return !isPing && !isInfantry(enemy ?? own)
    case 'breached':
      return !isPing && aimedAt(rolling).breach > 0
    case 'stunned':
      return !isPing && aimedAt(rolling).stun
    case 'concealed':
      return isConcealed
    case 'overwatch':
      // Of the Unit on whose card it stands.
      return (of === 'own' ? own : other)?.overwatch ?? false
    default:
      return never(when)
  }
}

/** What cards add to a roll, named by their traits and actions (lines 669, 677). */
function ofCards(rolling: Rolling): Omit<Weighed, 'need'> {
  const { roll, other } = rolling
  const all = givenTo(rolling).filter(({ modifier }) => modifier.roll === roll && isSo(rolling, modifier))
  const counting = all.filter(
    ({ by, stacks, modifier }, at) =>
      stacks || !all.slice(0, at).some((one) => one.by === by && one.modifier.of !== modifier.of),
  )
  const isPing = other === null && (roll === 'attack' || roll === 'scan')
  const times = ({ perBreach }: Modifier): number => (perBreach ? (isPing ? 0 : aimedAt(rolling).breach) : 1)
  return {
    reasons: counting.flatMap(({ by, modifier }) =>
      modifier.add * times(modifier) === 0
        ? []
        : [{ code: 'mod' as const, add: modifier.add * times(modifier), by }],
    ),
    advantage: counting.reduce((sum, { modifier }) => sum + modifier.advantage * times(modifier), 0),
    favoured: counting.flatMap(({ by, modifier }) => (modifier.advantage * times(modifier) > 0 ? [by] : [])),
  }
}

/** Of the book, of the cards, and by hand. */
function whole(
  { need, reasons }: { readonly need: number; readonly reasons: readonly Reason[] },
  rolling: Rolling,
  { boosted, mod = 0, advantage = 0 }: Said,
): Weighed {
  const cards = ofCards(rolling)
  const byHand: Reason[] = mod === 0 ? [] : [{ code: 'mod', add: mod }]
  const more = [...cards.reasons, ...byHand]
  return {
    need: more.reduce((left, { add }) => left - add, need),
    reasons: [...reasons, ...more],
    advantage: cards.advantage + advantage + (boosted ? BOOST.advantage : 0),
    favoured: cards.favoured,
  }
}

/** An Attack of one point of ROF. Problem: `attack/out-of-range`. Source: lines 526–539. */
export function weighAttack(
  own: UnitState,
  action: Action,
  target: UnitState,
  seen: Seen & { readonly concealed: boolean },
): Weighed | { readonly problem: Problem } {
  const { card } = own
  const { inches, concealed } = seen
  const odds = attackOdds({ targ: card.targ, def: target.card.def, inches, range: action.range, concealed })
  if (isRefusal(odds)) return odds
  return whole(odds, { roll: 'attack', own, action, other: target, isConcealed: concealed }, seen)
}

/**
 * Whether cards’ words about this scan, or about what answers it, depend on the target being concealed: the book’s do for
 * Pings alone (line 498).
 */
export function countsConcealed(own: UnitState, action: Action, other: UnitState): boolean {
  const speaks = (rolling: Rolling): boolean =>
    givenTo(rolling).some(({ modifier }) => modifier.roll === rolling.roll && modifier.when === 'concealed')
  return (
    speaks({ roll: 'scan', own, action, other }) ||
    (EFFECT_TABLE[action.effect].negated &&
      speaks({ roll: 'countermeasure', own: other, action: null, other: own, otherAction: action }))
  )
}

/** A Scan Check of one point of ROF. Source: lines 486–502; R20. */
export function weighScan(
  { hiddenPings, hiddenUnits }: Pick<HouseRules, 'hiddenPings' | 'hiddenUnits'>,
  own: UnitState,
  action: Action,
  target: UnitState | PingState,
  seen: Seen & { readonly concealed: boolean; readonly unseen: boolean },
): Weighed {
  const isPing = !('card' in target)
  const isHidden = seen.concealed || seen.unseen
  const isTwice = seen.concealed && seen.unseen && hiddenPings === 'each'
  const odds = scanOdds({
    scan: own.card.scan,
    target: isPing ? { ping: target.sig } : { def: target.card.def },
    hidden: isHidden && isPing,
  })
  const more: Reason[] =
    (isPing && isTwice) || (!isPing && hiddenUnits && isHidden)
      ? [{ code: 'hidden', add: SCAN_MODIFIERS.hidden }]
      : []
  const reasons = [...odds.reasons, ...more]
  const need = more.reduce((left, { add }) => left - add, odds.need)
  const other = isPing ? null : target
  return whole({ need, reasons }, { roll: 'scan', own, action, other, isConcealed: seen.concealed }, seen)
}

/** Who has hit, with what where that is known, and whether what it hit was concealed. */
export interface Striker {
  readonly unit: UnitState
  readonly action: Action | null
  readonly concealed: boolean
}

export function strikerOf(state: BattleState, hit: StepOf<'hit'>): Striker | null {
  const unit = unitIn(state, hit.by)
  const action = unit && hit.action !== undefined ? actionIn(unit, hit.action) : null
  return unit && { unit, action, concealed: hit.concealed ?? false }
}

/** A Countermeasure Check against what has hit, where that is known. Source: lines 426, 579–583; R36. */
export const weighCheck = (own: UnitState, by: Striker | null, said: Said): Weighed =>
  whole(
    { need: COUNTER_NEEDS, reasons: [] },
    {
      ...{ roll: 'countermeasure', own, action: null },
      ...{ other: by?.unit ?? null, otherAction: by?.action ?? null, isConcealed: by?.concealed ?? false },
    },
    said,
  )

export interface Priority {
  readonly advantage: number
  readonly add: number
  /** What on cards makes it so, by its name, and what that adds. */
  readonly byCards: readonly { readonly by: string; readonly add: number }[]
}

/** A Reaction Priority Roll: its Advantage, and what cards add to its number. Source: lines 633–635; R18. */
export function weighPriority(own: UnitState, more: number): Priority {
  const { reasons, advantage, favoured } = ofCards({ roll: 'priority', own, action: null, other: null })
  return {
    advantage: advantage + (own.overwatch ? PRIORITY_ADVANTAGES.overwatch : 0) + more,
    add: reasons.reduce((sum, { add }) => sum + add, 0),
    byCards: [
      ...reasons.map(({ by = '', add }) => ({ by, add })),
      ...favoured.flatMap((by) => (reasons.some((one) => one.by === by) ? [] : [{ by, add: 0 }])),
    ],
  }
}
