import type { BattleRules } from '../documents/rules.ts'
import { readyPieces } from '../state/look.ts'
import type { BattleState, Blip, Turn, Unit } from '../state/state.ts'
import { OTHER_SIDE, type Side, type TargetId } from '../words.ts'

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

interface OpenTable extends Pick<BattleState, 'passed' | 'turn'> {
  readonly rules: Pick<BattleRules, 'passing' | 'leftOutKeepsCounter'>
  readonly units: readonly Unit[]
  readonly blips: readonly Blip[]
}

/**
 * What a side may activate first when the other one ends its turn now, as everybody sees it; none when it is out of
 * the round. Source: Action Phase, p.16; R26.
 */
export function mayFollow({ rules, passed, units, blips }: OpenTable, side: Side): readonly TargetId[] {
  if (rules.passing === 'ends-the-round-for-him' && passed.includes(side)) return []
  const pieces = [...units.filter(({ where }) => where === 'table'), ...blips]
  return pieces.filter((piece) => piece.side === side && piece.activation).map(({ id }) => id)
}

/** Whether it ends the round when a side passes or ends its turn now. Source: Action Phase, p.16; R25, R26. */
export function endsRound(table: OpenTable, how: 'pass' | 'end-turn', side: Side): boolean {
  const other = OTHER_SIDE[side]
  if (mayFollow(table, other).length > 0) return how === 'pass' && table.passed.includes(other)
  if (how === 'pass') return true
  const lost = table.rules.leftOutKeepsCounter ? [] : (table.turn?.squad ?? [])
  return mayFollow(table, side).every((id) => lost.includes(id))
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
