import type { BattleEvent, EventOf } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import { isPlayer } from '../words.ts'

/** What struck somebody, by whom; what blows up is nobody's. */
export interface Blow {
  readonly by: string | null
  readonly with: NonNullable<Extract<BattleEvent, { kind: 'attack-made' }>['with']> | 'stray' | 'blast'
}

/** Whom an event struck, and with what; null for all others. */
export function blowIn(event: {
  readonly kind: string
}): { readonly struck: string; readonly blow: Blow } | null {
  const told = event as BattleEvent
  if (told.kind === 'attack-made' && told.wounds > 0)
    return { struck: told.target, blow: { by: told.by, with: told.with ?? 'blast' } }
  if (told.kind === 'stray-settled' && told.struck !== null && told.wounds > 0)
    return { struck: told.struck, blow: { by: told.by, with: 'stray' } }
  return null
}

/** What somebody fell to, by what came before: the last that struck, or where a Teacher spared them the last of that one. */
export function blowThatFelled(
  before: readonly { readonly kind: string }[],
  { model, by }: Pick<EventOf<'fell'>, 'model' | 'by'>,
): Blow | null {
  const blows = before.flatMap((event) => blowIn(event) ?? [])
  const last = blows.findLast(({ struck, blow }) => struck === model && (by === undefined || blow.by === by))
  return last?.blow ?? null
}

/** Of one side, of teams that are allies, or a bystander: what strikes them is nobody's deed. */
export function areFriends(
  { models, setup: { rules } }: Pick<BattleState, 'models' | 'setup'>,
  by: string,
  struck: string,
): boolean {
  const [one, other] = [models[by]?.side, models[struck]?.side]
  if (one === undefined || other === undefined) return false
  return (
    one === other ||
    one === null ||
    other === null ||
    (rules.teams === 'allies' && isPlayer(one) && isPlayer(other))
  )
}
