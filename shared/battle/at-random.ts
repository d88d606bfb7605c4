import type { z } from 'zod'
import { fillAll, type Chance } from './fits.ts'
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

/**
 * Somebody who knows nothing but the offers and takes any of them; null when the battle waits for nothing more. What he
 * fills in at random he thinks over once.
 */
export function playerAtRandom<Types extends BattleTypes & { readonly OwnField: never }>(
  loop: Pick<Loop<Types, never>, 'sidesOf' | 'options'>,
  commandSchema: z.ZodType<Types['Command']>,
  weightOf: (state: Types['State'], kind: Types['Command']['kind']) => number,
  sensible: (command: Types['Command'], offer: OfferOf<Types>, chance: Chance) => Types['Command'],
): (state: Types['State'], chance: Chance) => Types['Command'] | null {
  return (state, chance) => {
    const offer = offerAtRandom(loop, state, (kind) => weightOf(state, kind), chance)
    if (!offer) return null
    const filled = { kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) }
    return sensible(commandSchema.parse(filled), offer, chance)
  }
}
