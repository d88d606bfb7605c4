import { isAlike } from '../../../../alike.ts'
import { replayedDice, type Fallen } from '../../../../dice/replayed.ts'
import type { DiceState } from '../../../../dice/source.ts'
import { isRefusal, type Refusal } from '../../../../problem.ts'
import { decide, decideWith, type Decision, type TypedRolls } from '../decide.ts'
import type { BattleEvent } from '../documents/events.ts'
import { rollName } from '../rules/log.ts'
import type { BattleState } from '../state/state.ts'

/** What makes a decision: the command, the numbers typed for it, and where the generator stood if not as before. */
export interface Told {
  readonly command: unknown
  readonly rolls: TypedRolls
  readonly from: DiceState | null
}

/** A decision as it was made, and what came of it. */
export interface Made extends Told {
  readonly events: readonly BattleEvent[]
}

/** A decision made again, with what makes it once more. */
export interface MadeAgain extends Decision {
  readonly told: Told
}

/**
 * Makes a decision again in a state that may be another one, with the very dice that fell then wherever the same are
 * asked for. Where nothing is different it is the very same. Else more dice come from `ahead`, where the generator
 * stood when everything had been rolled: no number comes that the players have seen fall.
 */
export function decideAgain(state: BattleState, made: Made, ahead: DiceState | null): MadeAgain | Refusal {
  const { command, rolls, from, events } = made
  // Behind where dice have come from once the generator does not go back.
  const same = ahead === null && from !== null ? null : decide(state, command, rolls, from)
  if (same && !isRefusal(same) && rollsAsBefore(same, state, events))
    return { ...same, told: { command, rolls, from } }
  const hand = replayedDice(fallenIn(events), ahead ?? state.dice)
  const again = decideWith(state, command, hand)
  if (isRefusal(again)) return again
  return { ...again, told: { command, rolls: hand.used(), from: ahead } }
}

/** A command that was given otherwise: with the dice that were typed now, or with those that fell then. */
export function decideOtherwise(
  state: BattleState,
  { command, rolls }: Omit<Told, 'from'>,
  was: readonly BattleEvent[],
  ahead: DiceState,
): MadeAgain | Refusal {
  if (rolls === null) return decideAgain(state, { command, rolls, from: null, events: was }, ahead)
  const decision = decide(state, command, rolls, ahead)
  return isRefusal(decision) ? decision : { ...decision, told: { command, rolls, from: ahead } }
}

/** The dice of a decision, by their names. */
export function fallenIn(events: readonly BattleEvent[]): readonly Fallen[] {
  return events.flatMap((event) =>
    event.kind === 'rolled' ? [{ name: rollName(event), dice: event.dice }] : [],
  )
}

/** The same dice fall, and the generator stands where it stood afterwards. */
function rollsAsBefore(decision: Decision, before: BattleState, was: readonly BattleEvent[]): boolean {
  const moved = was.findLast((event) => event.kind === 'dice-moved')
  return (
    isAlike(fallenIn(decision.events), fallenIn(was)) &&
    isAlike(decision.state.dice, moved?.dice ?? before.dice)
  )
}
