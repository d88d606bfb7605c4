import { anyOf } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { problem, type Problem } from '../../../problem.ts'
import type { ListDraft, ListSize } from '../documents/force-list.ts'
import { sizeOf } from '../documents/force-list.ts'
import { emptyList, listOf } from '../documents/making.ts'
import type { CardFace } from '../documents/unit-card.ts'
import { SIGS } from '../words.ts'

/** Force lists of chance: legal, and the same from the same chance. */

interface Chance {
  readonly pick: Dice['pick']
}

/** What random lists are called: all of it invented for Muster. */
const NAMES = {
  first: ['Grey', 'Ninth', 'Hollow', 'Copper', 'Drowned', 'Second', 'Paper', 'Silent', 'Glass', 'Late'],
  last: ['Signal', 'Watch', 'Column', 'Screen', 'Picket', 'Echo', 'Shift', 'Array', 'Vigil'],
} as const

/**
 * A list of one faction's cards with every slot filled. Problem: `force/no-cards`, where the faction has no card of a
 * Signature that the size asks for. Source: lines 151–173; R37.
 */
export function randomList(
  chance: Chance,
  faction: string,
  cards: Readonly<Record<string, CardFace>>,
  size: ListSize,
): { readonly list: ListDraft } | { readonly problem: Problem } {
  const { slots } = sizeOf({ size })
  const own = Object.entries(cards).filter(([, card]) => card.faction === faction)
  const units: string[] = []
  for (const sig of SIGS) {
    const fitting = own.filter(([, card]) => card.sig === sig).map(([id]) => id)
    if (fitting.length === 0 && slots[sig] > 0) {
      const message = `${faction} has no ${sig} Unit: bring in a card of that Signature.`
      return { problem: problem('force/no-cards', message, ['size', 'slots', sig], { faction, sig }) }
    }
    for (let slot = 0; slot < slots[sig]; slot += 1) units.push(anyOf(fitting, chance))
  }
  const name = `${anyOf(NAMES.first, chance)} ${anyOf(NAMES.last, chance)}`
  return { list: listOf(emptyList(name, faction, size), cards, units) }
}
