import { openCorrector, type Light } from '../../../battle/correction.ts'
import { openLoop } from '../../../battle/loop.ts'
import { commandSchema, type Command, type CommandKind } from './documents/commands.ts'
import type { BattleEvent } from './documents/events.ts'
import type { BattleSetup } from './documents/setup.ts'
import { connecting } from './mend/connecting.ts'
import { notNow } from './rules/against.ts'
import type { Rule, Traveller } from './rules/rule.ts'
import { RULES } from './rulebook.ts'
import { begin } from './setup/begin.ts'
import { evolve, fold } from './state/evolve.ts'
import { PHASES, PURPOSES, REFEREE, type Side } from './words.ts'

/** Battles of Traveller-style combat, decided. */

/** Its choices would tell who is hidden. */
const SECRET: readonly CommandKind[] = ['show']

export const loop = openLoop<Traveller, BattleSetup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: ({ setup }) => [
    ...setup.sides.map(({ side }) => side),
    ...(setup.referee === null ? [] : ([REFEREE] as const)),
  ],
  purposes: PURPOSES,
  ruleOf: <Kind extends CommandKind>(kind: Kind): Rule<Kind> => RULES[kind],
  notNow,
  begin,
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: SECRET,
  atLeisure: [
    'say-ready',
    'take-in-hand',
    'act-now',
    'show',
    'set-conditions',
    'tell-reach',
    'crash',
    'set-off',
    'lose-aim',
  ],
})

/** Who was hidden is seen. */
export function light(event: BattleEvent): readonly Light<Side>[] {
  return event.kind === 'shown' ? [{ of: event.side, what: event.piece }] : []
}

export const { correctLines } = openCorrector(loop, connecting, light)

export function isSecret(command: Command): boolean {
  return SECRET.includes(command.kind) || (command.kind === 'note' && command.private)
}
