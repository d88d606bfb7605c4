import { DRONES, TROOPERS, UNITS, type UnitType } from '../words.ts'

/** The vocabulary of the cards, in the rule book's words. */

/** The five Objectives, α–ε (p.14). */
export const OBJECTIVES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const
export type Objective = (typeof OBJECTIVES)[number]

export const MISSION_DECKS = ['offense', 'defense', 'chance-encounter'] as const
export type MissionDeck = (typeof MISSION_DECKS)[number]

/** The piles that are drawn from: the three mission decks and the troop cards. */
export const PILES = [...MISSION_DECKS, 'troops'] as const
export type PileName = (typeof PILES)[number]

/** The squads of a troop card; the mission says which one marches (p.8). */
export const LINES = ['A', 'B', 'C'] as const
export type Line = (typeof LINES)[number]

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export const OTHER_SIDE: Readonly<Record<Side, Side>> = { a: 'b', b: 'a' }

/** Whom a condition counts: one type, all troopers, all drones, or both. */
export const UNIT_GROUPS = ['units', 'troopers', 'drones', ...UNITS] as const
export type UnitGroup = (typeof UNIT_GROUPS)[number]

/** Where a mission wants troopers, as its card says it and as the table knows it. */
export const CARD_PLACES = [...OBJECTIVES, 'centre', 'own-edge', 'enemy-edge'] as const
export type CardPlace = (typeof CARD_PLACES)[number]
export const TABLE_PLACES = [...OBJECTIVES, 'centre', 'edge-a', 'edge-b'] as const
export type TablePlace = (typeof TABLE_PLACES)[number]

export function unitsOf(group: UnitGroup): readonly UnitType[] {
  if (group === 'units') return UNITS
  if (group === 'troopers') return TROOPERS
  if (group === 'drones') return DRONES
  return [group]
}

export function isObjective(place: CardPlace | TablePlace): place is Objective {
  return OBJECTIVES.some((objective) => objective === place)
}
