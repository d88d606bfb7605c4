import { openCorrector, type Light } from '../../../battle/correction.ts'
import { openLoop } from '../../../battle/loop.ts'
import { commandSchema, type Command, type CommandKind } from './documents/commands.ts'
import type { BattleEvent } from './documents/events.ts'
import { playersOf, type BattleSetup } from './documents/setup.ts'
import { connecting } from './mend/connecting.ts'
import { notNow } from './rules/against.ts'
import type { BlastEm, Rule } from './rules/rule.ts'
import { RULES } from './rulebook.ts'
import { begin } from './setup/begin.ts'
import { evolve, fold } from './state/evolve.ts'
import { BAD_GUYS_SIDE, BATTLE_SIDES, PHASES, PURPOSES, type Side } from './words.ts'

/** Battles of Blast 'Em!, decided. */

/** What a side declares in secret, where the house rules have it so. */
const SECRET: readonly CommandKind[] = ['plan-shot', 'plan-blast', 'plan-hth']

export const loop = openLoop<BlastEm, BattleSetup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: ({ setup }) => [...playersOf(setup), BAD_GUYS_SIDE],
  purposes: PURPOSES,
  ruleOf: <Kind extends CommandKind>(kind: Kind): Rule<Kind> => RULES[kind],
  notNow,
  begin,
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: SECRET,
  atLeisure: ['agree-surprise', 'flip-coin'],
})

/** Tokens one by one, which are nobody's: the bad guys stand for the house. What was declared in secret, once both have. */
export function light(event: BattleEvent): readonly Light<Side>[] {
  if (event.kind === 'declarations-opened' && event.secret)
    return BATTLE_SIDES.map((side) => ({ of: side, what: null }))
  return event.kind === 'token-tested' ? [{ of: BAD_GUYS_SIDE, what: event.token }] : []
}

export const { correctLines } = openCorrector(loop, connecting, light)

export function isSecret(command: Command): boolean {
  return SECRET.includes(command.kind) || (command.kind === 'note' && command.private)
}
