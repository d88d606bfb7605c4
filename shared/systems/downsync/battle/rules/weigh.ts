import { isRefusal, type Problem } from '../../../../problem.ts'
import { attackOdds, scanOdds } from '../../attacks.ts'
import { BOOST, PRIORITY_ADVANTAGES, SCAN_MODIFIERS } from '../../data/rolls.ts'
import type { Action, Modifier } from '../../documents/unit-card.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Roll } from '../../words.ts'
import type { Reason } from '../documents/fields.ts'
import { isInfantry, traitsOf } from '../state/look.ts'
import type { PingState, UnitState } from '../state/state.ts'

/** What a roll needs and how many dice it has, of the book and of the cards. */

export interface Weighed {
  /** What the two dice that are kept must come to. */
  readonly need: number
  readonly reasons: readonly Reason[]
  readonly advantage: number
}

interface Seen {
  readonly inches: number
  readonly boosted: boolean
  /** What the cards say beside, by hand (line 677). */
  readonly mod: number
}

/** What cards add to a roll, named by their traits and actions (lines 669, 677). */
function ofCards(
  roll: Roll,
  own: UnitState,
  target: UnitState | null,
  action: Action | null,
  isConcealed: boolean,
): { readonly reasons: readonly Reason[]; readonly advantage: number } {
  const given: { readonly by: string; readonly modifier: Modifier }[] = [
    ...traitsOf(own).flatMap(({ name, modifiers }) =>
      modifiers.filter(({ of }) => of === 'own').map((modifier) => ({ by: name, modifier })),
    ),
    ...(action?.modifiers ?? [])
      .filter(({ of }) => of === 'own')
      .map((modifier) => ({ by: action?.name ?? '', modifier })),
    ...(target ? traitsOf(target) : []).flatMap(({ name, modifiers }) =>
      modifiers.filter(({ of }) => of === 'against').map((modifier) => ({ by: name, modifier })),
    ),
  ]
  const isSo = ({ when }: Modifier): boolean => {
    switch (when) {
      case 'always':
        return true
      case 'infantry':
        return target !== null && isInfantry(target)
      case 'vehicle':
        return target !== null && !isInfantry(target)
      case 'breached':
        return target !== null && target.breach > 0
      case 'stunned':
        return target?.stun === true
      case 'concealed':
        return isConcealed
      case 'overwatch':
        return own.overwatch
    }
  }
  const counting = given.filter(({ modifier }) => modifier.roll === roll && isSo(modifier))
  const times = ({ perBreach }: Modifier): number => (perBreach ? (target?.breach ?? 0) : 1)
  return {
    reasons: counting.flatMap(({ by, modifier }) =>
      modifier.add * times(modifier) === 0
        ? []
        : [{ code: 'mod' as const, add: modifier.add * times(modifier), by }],
    ),
    advantage: counting.reduce((sum, { modifier }) => sum + modifier.advantage * times(modifier), 0),
  }
}

/** Of the book, of the cards, and by hand. */
function whole(
  { need, reasons }: { readonly need: number; readonly reasons: readonly Reason[] },
  cards: { readonly reasons: readonly Reason[]; readonly advantage: number },
  { boosted, mod }: Seen,
): Weighed {
  const byHand: Reason[] = mod === 0 ? [] : [{ code: 'mod', add: mod }]
  const more = [...cards.reasons, ...byHand]
  return {
    need: more.reduce((left, { add }) => left - add, need),
    reasons: [...reasons, ...more],
    advantage: cards.advantage + (boosted ? BOOST.advantage : 0),
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
  return whole(odds, ofCards('attack', own, target, action, concealed), seen)
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
  const cards = ofCards('scan', own, isPing ? null : target, action, isHidden)
  const reasons = [...odds.reasons, ...more]
  const need = more.reduce((left, { add }) => left - add, odds.need)
  return whole({ need, reasons }, cards, seen)
}

/** Advantage of a Countermeasure Check. Source: lines 426, 579; R36. */
export const checkAdvantage = (own: UnitState, boosted: boolean): number =>
  ofCards('countermeasure', own, null, null, false).advantage + (boosted ? BOOST.advantage : 0)

/** Advantage of a Reaction Priority Roll. Source: lines 633–635; R18. */
export const priorityAdvantage = (own: UnitState, boosted: boolean): number =>
  ofCards('priority', own, null, null, false).advantage +
  (own.overwatch ? PRIORITY_ADVANTAGES.overwatch : 0) +
  (boosted ? PRIORITY_ADVANTAGES.boosted : 0)
