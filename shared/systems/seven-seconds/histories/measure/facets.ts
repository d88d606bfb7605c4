import { kindOf } from '../../campaign/kind.ts'
import type { Digest } from '../digest.ts'
import type { SeenSide } from './scope.ts'

/** What sides of battles are told apart by. */
export const FACETS = ['role', 'rating', 'mission', 'troops'] as const
export type Facet = (typeof FACETS)[number]

/** A side's group; `title` is a card's own, null where the key says it all. */
export interface Group {
  readonly key: string
  readonly title: string | null
}

/** Which group a side belongs to; null where nobody noted it. */
export function groupOf(facet: Facet, side: SeenSide): Group | null {
  const { battle, facts, digest, letter } = side
  if (facet === 'role') {
    const key = facts.role ?? kindOf(battle)
    return key && { key, title: null }
  }
  if (digest === null) return null
  if (facet === 'rating') return ratingOf(digest, letter)
  const card = digest.sides[letter][facet]
  // The same number is another card in another set.
  return card && { key: `${digest.deck} ${card.id}`, title: card.title }
}

/** The rating of a side's squad; `mixed` where its units are of several. */
function ratingOf({ units }: Digest, letter: 'a' | 'b'): Group | null {
  const ratings = new Set(units.filter(({ side }) => side === letter).map(({ rating }) => rating))
  if (ratings.size > 1) return { key: 'mixed', title: null }
  const [rating] = ratings
  return rating === undefined ? null : { key: String(rating), title: null }
}
