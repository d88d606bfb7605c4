import type { Dice } from '../../../../dice/source.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { loop } from '../decide.ts'
import { isTableEmpty } from '../ending/objective.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import { fillAll } from '../rules/against.ts'
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

/** The next command of any side; null when the battle waits for nothing more. */
export function playAtRandom(state: BattleState, chance: Pick<Dice, 'pick'>): Command | null {
  // One kind after the other: a model that may do many things is no more eager for any of them.
  const groups = new Map<CommandKind, OfferOf<BlastEm>[]>()
  for (const side of loop.sidesOf(state))
    for (const offer of loop.options(state, side)) {
      const group = groups.get(offer.command)
      if (group) group.push(offer)
      else groups.set(offer.command, [offer])
    }
  const weights = [...groups.keys()].map((kind) => weightOf(state, kind))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  let at = chance.pick(total)
  for (const [index, offers] of [...groups.values()].entries()) {
    const weight = weights[index] ?? 0
    const offer = at < weight ? offers[chance.pick(offers.length)] : undefined
    if (offer)
      return sensible(
        commandSchema.parse({ kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) }),
        offer,
        chance,
      )
    at -= weight
  }
  return null
}

/** As many obstacles as there are numbers would leave nobody to hit, and most see what they shoot at. */
function sensible(command: Command, { fields }: OfferOf<BlastEm>, chance: Pick<Dice, 'pick'>): Command {
  if (command.kind !== 'resolve-shot' && command.kind !== 'resolve-blast') return command
  const mayBeSeen = fields.inSight?.kind !== 'is' || fields.inSight.value === true
  return {
    ...command,
    inSight: command.inSight || (mayBeSeen && chance.pick(4) > 0),
    obstacles: command.obstacles > 2 ? 0 : command.obstacles,
  }
}
