import type { TroopCard } from '../cards/documents.ts'
import { FIGURE_SET } from '../data/campaign.ts'
import { TROOPERS, type Rating, type TrooperType } from '../words.ts'
import type { Counts } from './fallen.ts'

/** Somebody who may be taken into a squad. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly unit: TrooperType
  readonly alive: boolean
  /** How many they have fought. */
  readonly battles: number
}

export interface Squad<Who extends Candidate> {
  /** Those who go, by type in the book's order. */
  readonly members: readonly Who[]
  /** How many of each type have to be recruited. */
  readonly missing: Partial<Record<TrooperType, number>>
}

/** The living of each type that is needed, those with the fewest battles first, and how many are still missing. */
export function pickSquad<Who extends Candidate>(people: readonly Who[], need: Counts): Squad<Who> {
  const members: Who[] = []
  const missing: Partial<Record<TrooperType, number>> = {}
  for (const type of TROOPERS) {
    const wanted = need[type] ?? 0
    const taken = people
      .filter(({ alive, unit }) => alive && unit === type)
      .toSorted((one, other) => one.battles - other.battles)
      .slice(0, wanted)
    members.push(...taken)
    if (taken.length < wanted) missing[type] = wanted - taken.length
  }
  return { members, missing }
}

export interface CardNeed {
  readonly need: Record<TrooperType, number>
  /** Types that were taken for the card's question marks. */
  readonly chosen: readonly TrooperType[]
  /** The rating of the line's equipment. */
  readonly rating: Rating
}

/**
 * What one line of a troop card asks for. Each question mark is filled with the first of its types of which the
 * figure set has one left (R31); the players may choose otherwise.
 */
export function cardNeed({ lines }: TroopCard, line: 'A' | 'B' | 'C'): CardNeed {
  const { choices, rating, commander, tactical, scout, assault, engineer } = lines[line]
  const need = { tactical, commander, assault, scout, engineer }
  const chosen: TrooperType[] = []
  for (const types of choices) {
    const type = types.find((one) => need[one] < FIGURE_SET[one]) ?? types[0]
    if (type === undefined) continue
    need[type] += 1
    chosen.push(type)
  }
  return { need, chosen, rating }
}
