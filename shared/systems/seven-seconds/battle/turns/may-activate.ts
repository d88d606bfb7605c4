import type { BattleRules } from '../documents/rules.ts'
import { readyPieces } from '../state/look.ts'
import type { BattleState, Turn } from '../state/state.ts'
import type { Side, TargetId } from '../words.ts'

/** Blips that may be activated beside the turn's units (p.16). */
export const EXTRA_BLIPS = 3

/** A way to activate a piece. */
export interface Way {
  readonly piece: TargetId
  readonly as: 'unit' | 'extra-blip'
  /** A Blip may be revealed before it acts. */
  readonly mayReveal: boolean
}

/** What a side may activate now, on its turn and between activations. Source: Action Phase, p.16; R25, R26. */
export function mayActivate(state: BattleState, side: Side): readonly Way[] {
  const { turn } = state
  if (turn?.side !== side || turn.activation) return []
  const ready = readyPieces(state, side).map(({ id }) => id)
  const squad = ready.filter((id) => turn.squad.includes(id))
  const others = ready.filter((id) => !turn.squad.includes(id))
  const units = turn.units < turn.allowance ? [...squad, ...others] : squad
  const extras = extraBlipsLeft(state.setup.rules, turn) > 0 ? others.filter((id) => state.blips[id]) : []
  return [
    ...units.map((piece) => ({ piece, as: 'unit' as const, mayReveal: state.blips[piece] !== undefined })),
    ...extras.map((piece) => ({ piece, as: 'extra-blip' as const, mayReveal: false })),
  ]
}

/** They come after the first unit of the turn. */
export function extraBlipsLeft(
  { extraBlips }: Pick<BattleRules, 'extraBlips'>,
  turn: Pick<Turn, 'units' | 'extraBlips'>,
): number {
  if (turn.units === 0) return 0
  const most = EXTRA_BLIPS * (extraBlips === 'per-unit' ? turn.units : 1)
  return Math.max(0, most - turn.extraBlips)
}
