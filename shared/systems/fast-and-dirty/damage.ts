import { requireCount, requireFlag, requireModifier } from '../arguments.ts'
import { FEW, KILLS_FROM, TWICE_FROM } from './data/fire.ts'

/** What hits do: to figures, to vehicles. */

const FACES = [1, 2, 3, 4, 5, 6] as const
/** What the defender may throw: a die, or the higher of two. */
const ONE_DIE: readonly number[] = FACES
const HIGHER_OF_TWO: readonly number[] = FACES.flatMap((one) => FACES.map((other) => Math.max(one, other)))

/** The chances that the attacker comes over the defender by so much. */
function chanceBy(lead: number, defended: readonly number[], does: (by: number) => boolean): number {
  const all = FACES.flatMap((attack) => defended.map((defence) => attack + lead - defence))
  return all.filter(does).length / all.length
}

/** One hit on a figure, with the final ratings of both. Source: lines 832–875, 1556; R18. */
export function damageOdds(q: {
  readonly damage: number
  readonly armour: number
  /** One or two figures shoot. */
  readonly few?: boolean
  /** Recover Wounded is played. */
  readonly wounds?: boolean
}): { none: number; wounded: number; killed: number } {
  requireModifier('damage', q.damage)
  requireModifier('armour', q.armour)
  requireFlag('few', q.few)
  requireFlag('wounds', q.wounds)
  const lead = q.damage + (q.few ? FEW.damage : 0) - q.armour
  const killsFrom = q.wounds ? KILLS_FROM : 0
  const chance = (does: (by: number) => boolean): number => chanceBy(lead, ONE_DIE, does)
  return {
    none: chance((by) => by < 0),
    wounded: chance((by) => by >= 0 && by < killsFrom),
    killed: chance((by) => by >= killsFrom),
  }
}

/** Squad-Based Damage of so many hits, both totals rolled. Source: lines 881–885; E5. */
export function squadDamage(q: {
  readonly hits: number
  readonly attack: number
  readonly defence: number
  readonly wounds?: boolean
}): { killed: number; wounded: number; saved: number } {
  requireCount('hits', q.hits)
  requireModifier('attack', q.attack)
  requireModifier('defence', q.defence)
  requireFlag('wounds', q.wounds)
  const saved = Math.min(q.hits, Math.max(0, q.defence - q.attack))
  const through = q.hits - saved
  const wounded = q.wounds ? Math.ceil(through / 2) : 0
  return { killed: through - wounded, wounded, saved }
}

/**
 * One hit on a vehicle or a bunker: how often the damage table is thrown on. Source: lines 914–946, 1918; R19.
 */
export function penetrationOdds(q: {
  /** Null: the weapon has no rating. */
  readonly at: number | null
  readonly armour: number
  readonly reactive?: boolean
}): { none: number; once: number; twice: number } {
  if (q.at !== null) requireModifier('at', q.at)
  requireCount('armour', q.armour)
  requireFlag('reactive', q.reactive)
  if (q.at === null && q.armour > 0) return { none: 1, once: 0, twice: 0 }
  const lead = (q.at ?? 0) - q.armour
  const chance = (does: (by: number) => boolean): number =>
    chanceBy(lead, q.reactive ? HIGHER_OF_TWO : ONE_DIE, does)
  return {
    none: chance((by) => by < 0),
    once: chance((by) => by >= 0 && by < TWICE_FROM),
    twice: chance((by) => by >= TWICE_FROM),
  }
}
