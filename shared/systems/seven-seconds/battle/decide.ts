import type { Decision as HouseDecision } from '../../../battle/battle.ts'
import { openCorrector, type Light } from '../../../battle/correction.ts'
import { openLoop } from '../../../battle/loop.ts'
import { openPiles } from '../cards/draw.ts'
import { commandSchema, type CommandKind } from './documents/commands.ts'
import type { BattleEvent } from './documents/events.ts'
import type { BattleSetup } from './documents/setup.ts'
import { connecting } from './mend/connecting.ts'
import { notNow } from './rules/against.ts'
import type { Rule, SevenSeconds } from './rules/rule.ts'
import { RULES } from './rulebook.ts'
import { evolve, fold } from './state/evolve.ts'
import type { BattleState } from './state/state.ts'
import { isRevealed } from './view.ts'
import { PHASES, PURPOSES, SIDES, sideOf, type Side } from './words.ts'

/** Battles of 7 Seconds, decided. */

export type Decision = HouseDecision<BattleState, BattleEvent>

/** Commands whose choices would tell what a side holds. */
const SECRET: readonly CommandKind[] = ['keep-cards', 'muster', 'name-units', 'fill-holding-area']

export const loop = openLoop<SevenSeconds, BattleSetup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: () => SIDES,
  purposes: PURPOSES,
  ruleOf: <Kind extends CommandKind>(kind: Kind): Rule<Kind> => RULES[kind],
  notNow,
  /** The piles are shuffled by the battle's own generator. */
  begin: (setup, dice) => [
    { kind: 'begun', setup },
    { kind: 'piles-changed', piles: openPiles(setup.cards, dice) },
  ],
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: SECRET,
  atLeisure: ['reveal', 'name-units', 'correct-score'],
})

export const { begin, decide, decideWith, consider, readCommand, options, openly } = loop

/** Blips one by one; who has nobody left, its Blips all Decoys; at the end everything is turned over. */
export function light(event: BattleEvent): readonly Light<Side>[] {
  if (event.kind === 'battle-ended' && (event.how === 'sole-survivor' || event.how === 'nobody-left'))
    return SIDES.map((side) => ({ of: side, what: 'survivors' }))
  if (event.kind === 'blip-revealed') return [{ of: sideOf(event.blip) ?? 'a', what: event.blip }]
  const opens = event.kind === 'phase-entered' && isRevealed(event)
  return opens ? SIDES.map((side) => ({ of: side, what: null })) : []
}

export const { correctLines } = openCorrector(loop, connecting, light)

/** Whether a command speaks of what only its own side may know; drawing is one that shows it. */
export function isSecret(command: { readonly kind: CommandKind; readonly private?: unknown }): boolean {
  const { kind } = command
  if (kind === 'note') return command.private !== false
  return kind === 'draw-cards' || SECRET.includes(kind)
}
