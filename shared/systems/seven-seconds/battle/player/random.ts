import type { Dice } from '../../../../dice/source.ts'
import { rifleDice } from '../../rifle.ts'
import { countersFromPool, targetingPrice } from '../../targeting.ts'
import { commandSchema, type Command, type CommandKind, type CommandOf } from '../documents/commands.ts'
import { options } from '../decide.ts'
import type { Offer } from '../rules/field.ts'
import { asRead } from '../rules/sighting.ts'
import { countersOn, onTable, profileOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { SIDES } from '../words.ts'
import { fillAll } from '../rules/field.ts'

/**
 * A player who knows nothing but `options` and takes any of them: for sample battles, tests and measurements.
 */

/** How eagerly he takes some options. */
export type Eagerness = Readonly<Partial<Record<CommandKind, number>>>

/** How eagerly he takes an option; the others have the weight of `ACT`. */
const ACT = 8
const WEIGHTS: Eagerness = {
  reveal: 0,
  // What a battle does not wait for is left to who plays it.
  'name-units': 0,
  'correct-score': 0,
  pass: 1,
  'end-activation': 1,
  'end-turn': 4,
  withdraw: 1,
  'agree-to-end': 2,
  'roll-initiative': 24,
}
/** Now and then he reveals a Blip without need. */
const REVEALS_ONE_IN = 200

/** The next command of either side; null when the battle waits for nothing more. */
export function playAtRandom(
  state: BattleState,
  chance: Pick<Dice, 'pick'>,
  eagerness: Eagerness = {},
): Command | null {
  const offers = SIDES.flatMap((side) => options(state, side))
  const offer = choose(offers, chance, eagerness)
  if (!offer) return null
  const filled = { kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) }
  return sensible(state, commandSchema.parse(filled))
}

function choose(offers: readonly Offer[], chance: Pick<Dice, 'pick'>, eagerness: Eagerness): Offer | null {
  const reveals = chance.pick(REVEALS_ONE_IN) === 0
  const weights = offers.map(({ command }) =>
    command === 'reveal' && reveals ? ACT : (eagerness[command] ?? WEIGHTS[command] ?? ACT),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  let at = chance.pick(total)
  for (const [index, weight] of weights.entries()) {
    if (at < weight) return offers[index] ?? null
    at -= weight
  }
  return null
}

/** Measurements that leave something to hit: nobody fires a rifle without dice, or points he does not have. */
function sensible(state: BattleState, command: Command): Command {
  if (command.kind === 'fire-rifle' && shotDice(state, command) === 0) return plainly(command)
  return command.kind === 'spend-pool' ? affordable(state, command) : command
}

const PLAIN = { range: 1, targetCover: 'none', intervening: 'none', outOfArc: false } as const

function plainly(command: CommandOf<'fire-rifle'>): Command {
  const plain = { ...command, ...PLAIN }
  return command.toll === undefined ? plain : { ...plain, toll: 0 }
}

function shotDice(state: BattleState, command: CommandOf<'fire-rifle'>): number {
  const shooter = onTable(state, command.unit)
  const weapon = shooter && profileOf(state, shooter).rifle
  const counters = countersOn(state, command.target)
  return weapon ? rifleDice({ weapon, counters, ...asRead(state.setup.rules, command) }) : 0
}

function affordable(state: BattleState, command: CommandOf<'spend-pool'>): Command {
  const pending = state.turn?.activation?.pending
  let points = pending?.kind === 'pool' ? pending.points : 0
  const wishes = command.wishes.map((wish) => {
    const sighting = asRead(state.setup.rules, wish)
    const counters = Math.min(wish.counters, countersFromPool(points, sighting))
    const price = targetingPrice(sighting)
    if (price && counters > 0) points -= price.toll + counters * price.perCounter
    return { ...wish, counters }
  })
  return { ...command, wishes }
}
