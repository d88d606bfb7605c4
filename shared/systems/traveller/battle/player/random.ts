import { playerAtRandom } from '../../../../battle/at-random.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { Dice } from '../../../../dice/source.ts'
import { loop } from '../decide.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import type { Traveller } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'

/** A player who knows nothing but the offers and takes any of them: for tests and measurements. */

/** How eagerly he takes an option; the others have the weight of `ACT`. */
const ACT = 16
const WEIGHTS: Readonly<Partial<Record<CommandKind, number>>> = {
  'end-combat': 0,
  record: 0,
  'fight-on': 8,
  'end-turn': 24,
  attack: 160,
  'fire-auto': 96,
  grapple: 24,
  'lay-pair': 160,
  'pair-dice': 160,
  'drop-die': 24,
  do: 2,
  check: 4,
  'begin-work': 12,
  'work-on': 48,
  'finish-work': 160,
  'abandon-work': 4,
  'say-ready': 3,
  'take-in-hand': 3,
  'set-conditions': 1,
  'tell-reach': 3,
  crash: 1,
  'lose-aim': 1,
  'keep-fuse': 4,
  draw: 6,
  'set-off': 8,
  show: 8,
  board: 8,
  'leave-craft': 10,
  delay: 12,
  'jury-rig': 48,
  drive: 48,
  ram: 12,
  stunt: 6,
  weave: 160,
  'break-off': 96,
  evade: 48,
  'take-controls': 96,
  'take-command': 48,
}
/** From this round on he has had enough now and then. */
const PATIENCE = 8
const GIVES_UP = 12

function weightOf(state: BattleState, kind: CommandKind): number {
  if (kind === 'end-combat') return state.phase === 'closing' ? 24 : state.round > PATIENCE ? GIVES_UP : 0
  return WEIGHTS[kind] ?? ACT
}

/** Nobody sets to work for longer than a fight lasts, and who could pursue does. */
function sensible(command: Command, { fields }: OfferOf<Traveller>, chance: Pick<Dice, 'pick'>): Command {
  if (command.kind === 'begin-work' || command.kind === 'jury-rig')
    return { ...command, rounds: 1 + chance.pick(4) }
  if (command.kind === 'move' && command.rough > 0)
    return { ...command, far: 1, rough: Math.min(1, command.rough) }
  const { pursuers } = fields
  if (command.kind === 'weave' && pursuers?.kind === 'some')
    return { ...command, number: 1, pursuers: [...pursuers.of] }
  return command
}

export const playAtRandom = playerAtRandom<Traveller>(loop, commandSchema, weightOf, sensible)
