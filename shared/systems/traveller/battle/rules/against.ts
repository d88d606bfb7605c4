import { takesOnlyOffers } from '../../../../battle/fits.ts'
import { breaks, notNowIn, when, type Hindrance } from '../../../../battle/rule.ts'
import type { CommandKind, CommandOf } from '../documents/commands.ts'
import { fighterChanged, turnChanged } from '../state/change.ts'
import { acting, allFighters, fighterIn, idsOf, isFighting, isShutDown } from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import type { ActionKind, Phase, Side } from '../words.ts'
import type { Rule, Traveller } from './rule.ts'

/** What stands against a command whatever its rule: the time, the side, the actions. Pages are lines of the book. */

export const notNow = notNowIn<Phase>({
  initiative: { what: 'Tactics and Initiative', page: 3 },
  hastening: { what: 'the round to open', page: 11 },
  acting: { what: 'whoever’s turn it is', page: 7 },
  reacting: { what: 'a reaction', page: 64 },
  sorting: { what: 'dice to be paired', page: 95 },
  settling: { what: 'what the players see on the table', page: 136 },
  suffering: { what: 'Strength or Dexterity', page: 180 },
  grappling: { what: 'the winner of the grapple', page: 144 },
  closing: { what: 'the end, or word to fight on', page: 7 },
  over: { what: 'nothing more', page: 7 },
})

const NO_ACTION = 'fighter/no-action'

/** Whose turn it is not, or who has acted, may act all the same where the battle only assists. */
export const offeredOnly = <Kind extends CommandKind>(line: number, rule: Rule<Kind>): Rule<Kind> =>
  takesOnlyOffers<Traveller, CommandOf<Kind>>(line, rule, { isBar: (code) => code === NO_ACTION, rested })

/** The same of a command of which older logs tell in a form that is offered no more: so it is taken all the same. */
export function offeredOrTold<Kind extends CommandKind>(
  line: number,
  rule: Rule<Kind>,
  told: Rule<Kind>['offers'],
): Rule<Kind> {
  const taken = offeredOnly(line, {
    ...rule,
    offers: (state, side) => [...rule.offers(state, side), ...told(state, side)],
  })
  return { ...rule, check: (state, command) => taken.check(state, command) }
}

/** As if it were everybody's turn, with all actions left. */
export function rested(state: BattleState): BattleState {
  const all = allFighters(state).filter((one) => isFighting(one) && one.initiative !== null)
  const turns = turnChanged(state, () => ({ fighters: idsOf(all) }))
  return all.reduce(
    (now, { id }) => fighterChanged(now, id, { minor: 1, significant: 1, wrestled: false }),
    turns,
  )
}

/** Whether somebody has such an action left: two Minor ones for a Significant one (line 39). */
export function canSpend({ minor, significant }: Fighter, action: ActionKind): boolean {
  if (action === 'free') return true
  return action === 'minor' ? minor + significant > 0 : significant > 0
}

/** It is another's turn, or the action has been taken: no offer, and let pass where the battle only assists. */
export function notSpendable(
  state: BattleState,
  { fighter }: { readonly fighter: string },
  action: ActionKind,
): readonly Hindrance[] {
  const one = fighterIn(state, fighter)
  const isOnTime = acting(state).some(({ id }) => id === fighter)
  return when(one !== null && isFighting(one) && !(isOnTime && canSpend(one, action)), () =>
    breaks(NO_ACTION, 'It is not its turn, or no such action is left in it: choose another.', {
      page: 7,
      path: ['fighter'],
    }),
  )
}

/** Those of a side whose turn it is and who are free to act: not held, not at work, and no machine that is off. */
export function freeToAct(state: BattleState, side: Side): readonly Fighter[] {
  return acting(state).filter(
    (one) => one.side === side && one.grapple === null && one.work === null && !isShutDown(state, one),
  )
}
