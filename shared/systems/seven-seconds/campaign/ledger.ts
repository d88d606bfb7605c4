import type { Tech, TrooperType } from '../words.ts'
import type { Standing } from './documents.ts'

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
  opponent: Standing['opponent']
}

export function openLedger(participant: string, startingTech: Tech): Ledger {
  return {
    participant,
    points: 0,
    streak: 0,
    earned: 0,
    spent: 0,
    wins: 0,
    draws: 0,
    defeats: 0,
    lost: {},
    tech: startingTech,
    opponent: null,
  }
}
