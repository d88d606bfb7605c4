import { playerAtRandom } from '../../../../battle/at-random.ts'
import { GRENADE_INCHES } from '../../data/shooting.ts'
import type { Dice } from '../../../../dice/source.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { loop } from '../decide.ts'
import { isTableEmpty } from '../ending/objective.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import type { BlastEm } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'

/** A player who knows nothing but the offers and takes any of them: for tests and measurements. */

/** How eagerly he takes an option; the others have the weight of `ACT`. */
const ACT = 8
const WEIGHTS: Readonly<Partial<Record<CommandKind, number>>> = {
  'end-mission': 0,
  'record-mission': 0,
  'end-turn': 6,
  leave: 2,
  'agree-surprise': 1,
  'flip-coin': 1,
  'hold-fire': 2,
  'done-moving': 4,
  'done-declaring': 1,
  look: 12,
  wreck: 2,
  'hand-over-gadget': 3,
  'declare-shot': 16,
  'declare-blast': 16,
  'build-device': 24,
  fly: 16,
  'use-terminal': 16,
}
/** From this round on he has had enough now and then. */
const PATIENCE = 4
const GIVES_UP = 6

function weightOf(state: BattleState, kind: CommandKind): number {
  if (kind === 'end-mission' && (state.round > PATIENCE || isTableEmpty(state))) return GIVES_UP
  return WEIGHTS[kind] ?? ACT
}

/** As many obstacles and inches as there are would leave nobody to hit, and most see what they shoot at. */
function sensible(command: Command, { fields }: OfferOf<BlastEm>, chance: Pick<Dice, 'pick'>): Command {
  if (command.kind !== 'resolve-shot' && command.kind !== 'resolve-blast') return command
  const isNear = command.kind === 'resolve-blast' && chance.pick(4) > 0
  const mayBeSeen = fields.inSight?.kind !== 'is' || fields.inSight.value === true
  return {
    ...command,
    ...(isNear && { inches: Math.min(command.inches, GRENADE_INCHES) }),
    inSight: command.inSight || (mayBeSeen && chance.pick(4) > 0),
    obstacles: command.obstacles > 2 ? 0 : command.obstacles,
  }
}

export const playAtRandom = playerAtRandom<BlastEm>(loop, commandSchema, weightOf, sensible)
