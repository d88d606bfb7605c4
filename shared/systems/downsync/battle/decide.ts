import { openCorrector } from '../../../battle/correction.ts'
import { openLoop } from '../../../battle/loop.ts'
import { commandSchema, type Command, type CommandKind } from './documents/commands.ts'
import type { BattleSetup } from './documents/setup.ts'
import { connecting } from './mend/connecting.ts'
import { notNow } from './rules/against.ts'
import type { Downsync, Rule } from './rules/rule.ts'
import { RULES } from './rulebook.ts'
import { begin } from './setup/begin.ts'
import { evolve, fold } from './state/evolve.ts'
import { BATTLE_SIDES, PHASES, PURPOSES } from './words.ts'

/** Battles of Downsync, decided. */

export const loop = openLoop<Downsync, BattleSetup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: () => BATTLE_SIDES,
  purposes: PURPOSES,
  ruleOf: <Kind extends CommandKind>(kind: Kind): Rule<Kind> => RULES[kind],
  notNow,
  begin,
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: [],
  atLeisure: ['record', 'end-battle'],
})

/** Nothing is hidden in the data: nothing comes to light that was not everybody’s. */
export const light = (): readonly [] => []

export const { correctLines } = openCorrector(loop, connecting, light)

export const isSecret = (command: Command): boolean => command.kind === 'note' && command.private
