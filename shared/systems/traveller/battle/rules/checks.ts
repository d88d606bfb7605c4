import { never } from '../../../../never.ts'
import { DODGE_DMS } from '../../data/attacks.ts'
import type { DeedOf } from '../documents/deeds.ts'
import type { WorkedBy } from '../documents/events.ts'
import type { Given, Reason } from '../documents/fields.ts'
import type { StepOf } from '../documents/steps.ts'
import { characterOf, craftIn, fighterIn, LEADERSHIP, skillCalled, TACTICS } from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import {
  checkReasons,
  controlReasons,
  givenReason,
  limbReason,
  reason,
  roundReasons,
  skillReason,
} from './weigh.ts'

/** What each check that attacks nobody adds up: for its dice, and for whoever wants to know before (lines 43, 82, 172, 212–232). */

const leadingReasons = (
  state: BattleState,
  fighter: Fighter,
  of: 'tactics' | 'leadership',
  given: Given,
): Reason[] => [
  skillReason(state, fighter, of === 'tactics' ? TACTICS : LEADERSHIP),
  reason('readyDm', characterOf(state, fighter.id)?.dms[of] ?? 0),
  ...roundReasons(fighter),
  givenReason(given),
]

export const tacticsReasons = (state: BattleState, fighter: Fighter, given: Given): Reason[] =>
  leadingReasons(state, fighter, 'tactics', given)

/** An Extended Action without what its last round adds, as when it is begun. */
export const taskReasons = (
  state: BattleState,
  fighter: Fighter,
  { skill, characteristic, given, limb = null, through = null }: WorkedBy,
): Reason[] => [
  ...checkReasons(
    state,
    { ...fighter, reacted: 0, now: { ...fighter.now, hasty: false } },
    skillCalled(state, fighter, skill),
    characteristic,
    given,
    through,
  ),
  limbReason(state, fighter, limb),
]

/** What is at work now, as wounds and the round have it; null: nothing is. Source: lines 82, 180. */
export function workReasons(state: BattleState, fighter: Fighter): Reason[] | null {
  const { work } = fighter
  if (!work) return null
  const task = work.by ? taskReasons(state, fighter, work.by) : [reason('skill', work.dm)]
  return [...task, ...roundReasons(fighter)]
}

type Task =
  | Pick<DeedOf<'check'>, 'kind' | 'skill' | 'characteristic' | 'limb' | 'through' | 'given'>
  | Pick<DeedOf<'finish-work'>, 'kind'>
  | Pick<DeedOf<'lead'>, 'kind' | 'given'>
  | Pick<DeedOf<'evade' | 'stunt'>, 'kind' | 'craft' | 'given'>
  | Pick<DeedOf<'weave'>, 'kind' | 'craft' | 'number' | 'given'>

/** Null: there is nothing to throw for, or nothing to drive. */
export function deedReasons(state: BattleState, fighter: Fighter, deed: Task): Reason[] | null {
  switch (deed.kind) {
    case 'check': {
      const { skill, characteristic, limb, through, given } = deed
      const called = skillCalled(state, fighter, skill)
      const reasons = checkReasons(state, fighter, called, characteristic, given, through)
      return [...reasons, limbReason(state, fighter, limb)]
    }
    case 'finish-work':
      return workReasons(state, fighter)
    case 'lead':
      return leadingReasons(state, fighter, 'leadership', deed.given)
    case 'evade':
    case 'stunt':
    case 'weave': {
      const craft = craftIn(state, deed.craft)
      if (!craft) return null
      const control = controlReasons(state, fighter, craft, deed.given)
      return deed.kind === 'weave' ? [...control, reason('weaving', -deed.number)] : control
    }
    default:
      return never(deed)
  }
}

/** A ram is dodged and evaded as an attack is, and one's own evasion counts too (line 224; TRV-230). */
export function ramReasons(
  state: BattleState,
  driver: Fighter,
  craft: Craft,
  { target, met }: Pick<StepOf<'ram'>, 'target' | 'met'>,
  bonus: number,
): Reason[] {
  const ride = fighterIn(state, target)?.aboard?.craft ?? target
  const evasion = craft.evasion + (craftIn(state, ride)?.evasion ?? 0)
  const dodge = met === 'dodge' ? DODGE_DMS.open : met === 'dodgeBehind' ? DODGE_DMS.cover : 0
  return [
    ...controlReasons(state, driver, craft, null),
    reason('given', bonus),
    reason('dodge', dodge),
    reason('evasion', evasion === 0 ? 0 : -evasion),
  ]
}
