import { playerAtRandom } from '../../../../battle/at-random.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { Dice } from '../../../../dice/source.ts'
import { printedIn } from '../actions/aims.ts'
import { loop } from '../decide.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import type { Downsync } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'

/** A player who knows nothing but the offers and takes any of them: for tests and measurements. */

/** How eagerly he takes an option; the others have the weight of `ACT`. */
const ACT = 16
const WEIGHTS: Readonly<Partial<Record<CommandKind, number>>> = {
  record: 0,
  'end-battle': 0,
  'reveal-no-more': 8,
  'move-no-more': 4,
  'refresh-rest': 8,
  perform: 120,
  attack: 200,
  scan: 160,
  cease: 2,
  'end-base': 8,
  pass: 2,
  hold: 8,
  react: 24,
  accept: 4,
}
/** From this Round on he has had enough now and then. */
const PATIENCE = 12

function weightOf(state: BattleState, kind: CommandKind): number {
  if (kind === 'end-battle') return state.round > PATIENCE ? ACT : 0
  return WEIGHTS[kind] ?? ACT
}

type Offer = OfferOf<Downsync>

/** The first that may be named there. */
function anyIn({ fields }: Offer, name: string): string[] {
  const field = fields[name]
  return field?.kind === 'some' ? field.of.slice(0, 1) : []
}

/** Within the Range on its card. */
const near = ({ inches }: { readonly inches: number }, { fields }: Offer) => ({
  range: 0,
  inches: Math.min(printedIn(fields), inches),
})

/** Nobody walks farther than the ground lets them, few name everybody, and somebody is always named. */
function sensible(command: Command, offer: Offer, chance: Pick<Dice, 'pick'>): Command {
  if (command.kind === 'designate') {
    const isNobody = command.units.length + command.pings.length === 0
    const units = anyIn(offer, 'units')
    return isNobody ? { ...command, units, pings: units.length > 0 ? [] : anyIn(offer, 'pings') } : command
  }
  if (command.kind === 'move' || command.kind === 'move-again') {
    const most = command.slowing === 'crosses' ? 2 : 4
    const none = offer.fields.building?.kind === 'one' ? null : ''
    const building = chance.pick(4) === 0 ? command.building : none
    return { ...command, inches: Math.min(most, command.inches), building, mod: 0 }
  }
  if (command.kind === 'move-parted' || command.kind === 'place-parted') {
    const goes = command.kind === 'move-parted' ? { inches: 0, mod: 0 } : {}
    return commandSchema.parse({ ...command, ...goes, inside: anyIn(offer, 'inside') })
  }
  if (command.kind === 'say-near')
    return {
      ...command,
      pings: command.pings.slice(0, chance.pick(2)),
      stealthy: command.stealthy.slice(0, 1),
    }
  if (command.kind === 'score')
    return { ...command, own: command.own.slice(0, 2), enemy: command.enemy.slice(0, 1) }
  if (command.kind === 'answer')
    return {
      ...command,
      units: command.units.length > 0 ? command.units.slice(0, 1) : anyIn(offer, 'units'),
    }
  if (command.kind === 'boost') return { ...command, units: command.units.slice(0, chance.pick(2)) }
  if (command.kind === 'counter') return { ...command, mod: 0, advantage: 0 }
  if (command.kind === 'attack' || command.kind === 'scan')
    return { ...command, ...near(command, offer), mod: 0, advantage: 0 }
  if (command.kind === 'carry-out') return { ...command, ...near(command, offer) }
  return command
}

export const playAtRandom = playerAtRandom<Downsync>(loop, commandSchema, weightOf, sensible)
