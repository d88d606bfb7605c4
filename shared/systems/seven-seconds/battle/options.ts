import { commandSchema, type CommandKind } from './documents/commands.ts'
import { RULES } from './rulebook.ts'
import type { Offer } from './rules/field.ts'
import type { BattleState } from './state/state.ts'
import { PHASES, SIDES, type Phase, type Side } from './words.ts'

const KINDS: readonly CommandKind[] = commandSchema.options.map((option) => option.shape.kind.value)

/** The commands that a phase knows, so that the rules of the others need not be asked. */
const KINDS_OF: ReadonlyMap<Phase, readonly CommandKind[]> = new Map(
  PHASES.map((phase) => [phase, KINDS.filter((kind) => RULES[kind].phases.includes(phase))]),
)

/**
 * Every command that a side may give now within the rules, with the choices it has and the measurements that
 * each action wants. What a side may not know does not show in its options.
 */
export function options(state: BattleState, side: Side): readonly Offer[] {
  const offers: Offer[] = []
  for (const command of KINDS_OF.get(state.phase) ?? []) {
    for (const fields of RULES[command].offers(state, side)) offers.push({ command, side, fields })
  }
  return offers
}

/** Commands whose choices would tell what a side holds. */
const SECRET: readonly CommandKind[] = ['keep-cards', 'muster', 'name-units', 'fill-holding-area']

/** Whether a command speaks of what only its own side may know; drawing is one that shows it. */
export function isSecret(command: { readonly kind: CommandKind; readonly private?: unknown }): boolean {
  const { kind } = command
  if (kind === 'note') return command.private !== false
  return kind === 'draw-cards' || SECRET.includes(kind)
}

/** What either side may do now, as everybody at the table may know it: the same whatever the sides hide. */
export function openOptions(state: BattleState): readonly Offer[] {
  return SIDES.flatMap((side) => options(state, side)).filter(({ command }) => !SECRET.includes(command))
}

/** What a side may do at leisure: the battle does not wait for it. */
const AT_LEISURE: readonly CommandKind[] = ['reveal', 'name-units', 'correct-score']

/** Sides that the battle waits for. */
export function waitsFor(state: BattleState): readonly Side[] {
  return SIDES.filter((side) => options(state, side).some(({ command }) => !AT_LEISURE.includes(command)))
}
