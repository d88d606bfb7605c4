import { throwsOf } from '../../dice/exact.ts'
import { refuse, requireCount, requireFlag, requireModifier, requireWord } from '../arguments.ts'
import { EXPLOSION_DODGE, PIERCING } from './data/attacks.ts'
import { PICKS, type Characteristic, type Dist, type Pick, type State } from './words.ts'

/** A hit, and how an explosion was dodged: by diving for cover, or plainly, not both. */
export interface DamageQuery {
  readonly dice: number
  readonly add?: number
  readonly effect: number
  readonly armour: number
  readonly half?: boolean
  readonly less1d6?: boolean
}

/** The damage that goes through, of what was thrown. Source: lines 136, 180–184; R24, R26. */
export function damageOf(
  thrown: number,
  { add = 0, effect, armour, half = false }: DamageQuery,
  dodged = 0,
): number {
  const inflicted = thrown + add + effect
  const left = Math.max(0, half ? Math.floor(inflicted * EXPLOSION_DODGE.dive) : inflicted - dodged)
  return Math.max(left - armour, effect >= PIERCING.effect ? PIERCING.least : 0)
}

/** The chance of every damage that goes through. Source: lines 136, 180–184; R24, R26. */
export function damageDist(q: DamageQuery): Dist {
  const { dice, add = 0, effect, armour, half = false, less1d6 = false } = q
  requireCount('dice', dice)
  requireModifier('add', add)
  requireCount('effect', effect)
  requireCount('armour', armour)
  requireFlag('half', half)
  requireFlag('less1d6', less1d6)
  if (half && less1d6) refuse('less1d6 of half', less1d6)
  const thrown = throwsOf(dice)
  const dodged = throwsOf(less1d6 ? EXPLOSION_DODGE.dice : 0)
  const ways: Dist = {}
  for (const [sum, of] of thrown.ways.entries())
    for (const [less, times] of dodged.ways.entries()) {
      if (of * times === 0) continue
      const damage = damageOf(sum, q, less)
      ways[damage] = (ways[damage] ?? 0) + of * times
    }
  const all = thrown.all * dodged.all
  return Object.fromEntries(Object.entries(ways).map(([damage, of]) => [damage, of / all]))
}

export type Body = Readonly<Record<Characteristic, number>>

/**
 * What damage leaves of somebody: END first, then what they pick, then the other. Source: line 180; R26.
 */
export function wound(
  { str, dex, end }: Body,
  damage: number,
  pick: Pick,
): { str: number; dex: number; end: number; state: State } {
  for (const [name, value] of Object.entries({ str, dex, end, damage })) requireCount(name, value)
  requireWord('pick', pick, PICKS)
  const left = { str, dex, end }
  let rest = damage
  for (const each of ['end', pick, pick === 'str' ? 'dex' : 'str'] as const) {
    const taken = Math.min(left[each], rest)
    left[each] -= taken
    rest -= taken
  }
  return { ...left, state: stateOf(left) }
}

/** How somebody is with so much left: without END alone they are up. Source: line 180; R26. */
export function stateOf({ str, dex, end }: Body): State {
  if (str > 0 && dex > 0) return 'up'
  return str + dex + end > 0 ? 'unconscious' : 'dead'
}
