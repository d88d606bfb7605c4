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

/**
 * What somebody fell to, by what came before: the last blow of whoever felled them, also if they died of it later; where
 * nobody is named, the last that struck. Whom the players have laid down fell to no blow.
 */
export function blowThatFelled(
  before: readonly { readonly kind: string }[],
  { model, by }: Pick<EventOf<'fell'>, 'model' | 'by'>,
): Blow | null {
  const fall = before.findLast((event) => isFallOf(event, model))
  if (by === undefined && fall?.kind === 'put-right') return null
  const blows = before.flatMap((event) => blowIn(event) ?? [])
  const striker = by ?? (fall?.kind === 'fell' ? fall.by : undefined)
  const last = blows.findLast(
    ({ struck, blow }) => struck === model && (striker === undefined || blow.by === striker),
  )
  return last?.blow ?? null
}

function isFallOf(event: { readonly kind: string }, model: string): event is EventOf<'fell' | 'put-right'> {
  const told = event as BattleEvent
  const isFall = told.kind === 'fell' || (told.kind === 'put-right' && told.fate === 'mostlyDead')
  return isFall && told.model === model
}

/** Lies there Mostly Dead, by what came before. */
export function isMostlyDead(before: readonly { readonly kind: string }[], id: string): boolean {
  const last = (before as readonly BattleEvent[]).findLast(
    (event) =>
      (event.kind === 'fell' && event.model === id) ||
      (event.kind === 'treated' && event.patient === id && event.success) ||
      (event.kind === 'medpack-used' && event.patient === id) ||
      (event.kind === 'put-right' && event.model === id),
  )
  if (last?.kind === 'put-right') return last.fate === 'mostlyDead'
  return last?.kind === 'fell' && last.to === 'mostlyDead'
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
