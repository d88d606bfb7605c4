import type { HiddenEvent } from '../../../battle/battle.ts'
import type { WatcherOf } from '../../../battle/play.ts'
import { dueSide } from './course/steps.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import type { BattleState } from './state/state.ts'
import type { Phase, Side } from './words.ts'

/** What a watcher may know: everything lies open but what somebody wrote for their own side, and the dice to come. */

export interface BattleView extends Omit<BattleState, 'dice'> {
  /** Whom the first of what is going on waits for. */
  readonly due: Side | null
}

export type Watcher = WatcherOf<Side>

export function view(state: BattleState, watcher: Watcher): BattleView {
  const { dice: _dice, ...open } = state
  const [step] = state.steps
  return {
    ...open,
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    due: step ? dueSide(state, step) : null,
  }
}

export const isRevealed = ({ phase }: { readonly phase: Phase }): boolean => phase === 'over'

export type Told = BattleEvent | HiddenEvent<EventKind, Side>

/** The beginning holds whole documents; dice would tell what they will show. */
const NEVER_TOLD: readonly EventKind[] = ['begun', 'dice-moved']

export function tell(event: BattleEvent, _state: { readonly phase: Phase }, watcher: Watcher): Told {
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  if (event.kind !== 'noted' || event.side === watcher || !event.private) return event
  return { kind: 'hidden', of: event.kind, side: event.side }
}
