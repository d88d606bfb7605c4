import type { Chance } from './fits.ts'
import type { BattleTypes } from './battle.ts'
import type { Loop, OfferOf } from './loop.ts'

/**
 * An offer of any side, as somebody takes it who knows nothing else: one kind of command after the other by its weight,
 * so that who may do many things is no more eager for any of them. Null where nothing that is offered has a weight.
 */
export function offerAtRandom<Types extends BattleTypes>(
  { sidesOf, options }: Pick<Loop<Types, never>, 'sidesOf' | 'options'>,
  state: Types['State'],
  weightOf: (kind: Types['Command']['kind']) => number,
  chance: Chance,
): OfferOf<Types> | null {
  const groups = new Map<Types['Command']['kind'], OfferOf<Types>[]>()
  for (const side of sidesOf(state))
    for (const offer of options(state, side)) {
      const group = groups.get(offer.command)
      if (group) group.push(offer)
      else groups.set(offer.command, [offer])
    }
  const weighed = [...groups].map(([kind, offers]) => ({ offers, weight: weightOf(kind) }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let at = chance.pick(total)
  for (const { offers, weight } of weighed) {
    if (at < weight) return offers[chance.pick(offers.length)] ?? null
    at -= weight
  }
  return null
}
