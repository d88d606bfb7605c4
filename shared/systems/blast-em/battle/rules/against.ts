import { isOffered } from '../../../../battle/fits.ts'
import {
  breaks,
  impossible,
  notNowIn,
  notOffered,
  notSeen,
  when,
  type Hindrance,
} from '../../../../battle/rule.ts'
import type { CommandKind } from '../documents/commands.ts'
import { isShutDown, isUp, losesThisTurn, modelIn, rulesOf, takesPart } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Phase, Side } from '../words.ts'
import type { Rule } from './rule.ts'

/** What stands against a command whatever its rule: the time, the side, the model. Pages are lines of the book. */

export const notNow = notNowIn<Phase>({
  'first-player': { what: 'whoever goes first', page: 301 },
  looking: { what: 'what is in the team’s sight', page: 305 },
  free: { what: 'the team to move and act, without a fight', page: 311 },
  moving: { what: 'a side to move', page: 323 },
  snapshots: { what: 'Snapshots', page: 337 },
  declaring: { what: 'the attacks to be declared', page: 276 },
  resolving: { what: 'the declared attacks to be resolved', page: 276 },
  settling: { what: 'what a stray shot or an explosion strikes', page: 91 },
  closing: { what: 'the end of the turn', page: 315 },
  over: { what: 'nothing more', page: 315 },
})

/** A rule that takes nothing but what it offers: whatever breaks no rule by name and is not offered makes no sense. */
export function offeredOnly<Kind extends CommandKind>(line: number, rule: Rule<Kind>): Rule<Kind> {
  return {
    ...rule,
    check: (state, command) => {
      const named = rule.check(state, command)
      if (named.length > 0) return named
      const offers = rule.offers(state, command.side)
      const isKnown = isOffered(
        offers.map((fields) => ({ command: command.kind, side: command.side, fields })),
        command,
      )
      return when(!isKnown, () => notOffered(line))
    },
  }
}

export function notYours(
  side: Side,
  wanted: Side | null | readonly Side[],
  page: number,
): readonly Hindrance[] {
  return when(![wanted].flat().includes(side), () =>
    impossible('battle/other-side', 'This is for somebody else to do: wait for your turn.', {
      page,
      path: ['side'],
    }),
  )
}

/** The model is not the side's, is down, or has lost its turn. */
export function cannotAct(state: BattleState, side: Side, id: string): readonly Hindrance[] {
  const model = modelIn(state, id)
  if (model?.side !== side)
    return [impossible('model/not-yours', 'Choose one of your own models.', { page: 311, path: ['model'] })]
  if (!isUp(model))
    return [impossible('model/down', 'This model is not up: choose another.', { page: 147, path: ['model'] })]
  return [
    ...when(!takesPart(state, model), () =>
      impossible('model/not-in-fight', 'It has no part in this fight: choose another.', {
        page: 309,
        path: ['model'],
      }),
    ),
    ...when(isShutDown(state, model), () =>
      impossible('model/shut-down', 'Automatic security is off: choose another model.', {
        page: 208,
        path: ['model'],
      }),
    ),
    ...when(losesThisTurn(model), () =>
      breaks('model/stunned', 'It was beaten by stun or gas and loses this turn: choose another.', {
        page: 107,
        path: ['model'],
      }),
    ),
    ...when(model.now.rests, () =>
      breaks('model/rests', 'It was raised this turn and does nothing more: choose another.', {
        page: 264,
        path: ['model'],
      }),
    ),
  ]
}

/** Actions of a model in this turn: an operation, a treatment, its attacks, each shot at a thing (line 311). */
export function actionsOf({ now }: Pick<ModelState, 'now'>): number {
  return now.actions + Math.max(Number(now.fired), now.shots)
}

export function hasAction(state: BattleState, model: ModelState): boolean {
  return !model.now.tended && !hasSpentActions(state, model)
}

export function hasSpentActions(state: BattleState, model: ModelState): boolean {
  return actionsOf(model) >= rulesOf(state).actionsATurn
}

/** Who was treated has given up what else it would do, but not its movement (line 264). */
export function wasTended(state: BattleState, id: string): readonly Hindrance[] {
  return when(modelIn(state, id)?.now.tended ?? false, () =>
    breaks('model/tended', 'It was treated this turn and does nothing else but move: choose another.', {
      page: 264,
      path: ['model'],
    }),
  )
}

export function noAction(state: BattleState, id: string): readonly Hindrance[] {
  const model = modelIn(state, id)
  return [
    ...wasTended(state, id),
    ...when(model !== null && hasSpentActions(state, model), () =>
      breaks('model/has-acted', 'It has acted this turn: choose another model.', {
        page: 311,
        path: ['model'],
        values: { most: rulesOf(state).actionsATurn },
      }),
    ),
  ]
}

export const WITHIN = 'within'
export function notWithin(within: boolean, page: number): readonly Hindrance[] {
  return notSeen(within, WITHIN, page, 'It is too far away: move the model up to it first.')
}
