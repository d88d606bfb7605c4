import type { Rating } from '../words.ts'
import { TROOPERS, type TrooperType } from '../words.ts'
import type { TroopLine } from './documents.ts'

/**
 * What a trooper of each rating counts in a squad's strength: a third of the 24, 18 and 12 points that make up
 * a new faction's stats (p.28). All types count alike, so that a question mark never changes a squad's worth.
 */
export const TROOPER_STRENGTH: Readonly<Record<Rating, number>> = { 1: 8, 2: 6, 3: 4 }

/** Troopers of a line, question marks included. */
export function squadSize(line: TroopLine): number {
  return TROOPERS.reduce((sum, type) => sum + line[type], line.choices.length)
}

/** A squad's strength: its troopers by rating, and 1 for each drone point. */
export function strengthOf(line: TroopLine): number {
  return squadSize(line) * TROOPER_STRENGTH[line.rating] + line.drones
}

/** The most of a type that a line can ask for, when every question mark that may be one is. */
export function mostOf(line: TroopLine, type: TrooperType): number {
  return line[type] + line.choices.filter((choice) => choice.includes(type)).length
}
