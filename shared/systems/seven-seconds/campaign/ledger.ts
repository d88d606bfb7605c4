import type { Tech, TrooperType } from '../words.ts'
import type { ParticipantFacts } from './documents.ts'

/** A battle as its factions look back on it when they buy technology. */
export interface Latest {
  readonly battle: string
  readonly opponent: string
  /** Every faction's numbers at its end, before anybody bought (R7). */
  readonly numbers: ReadonlyMap<string, Tech>
}

/** One faction's running figures while the campaign is gone through in order. */
export interface Ledger {
  readonly participant: string
  points: number
  streak: number
  earned: number
  spent: number
  wins: number
  draws: number
  defeats: number
  readonly lost: Partial<Record<TrooperType, number>>
  /** Never changed in place: a purchase puts a new one here, so that others may keep the old one. */
  tech: Tech
  /** The last battle that it fought; null before the first. */
  latest: Latest | null
}

export function openLedger({ id, startingTech, opening }: ParticipantFacts): Ledger {
  return {
    participant: id,
    points: opening.campaignPoints,
    streak: opening.streak,
    earned: opening.techPoints,
    spent: 0,
    wins: 0,
    draws: 0,
    defeats: 0,
    lost: {},
    tech: startingTech,
    latest: null,
  }
}
