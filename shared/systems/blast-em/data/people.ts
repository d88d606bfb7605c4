import type { Bystander } from '../words.ts'
import type { ChartRow } from './team-chart.ts'

/** The book's average individual, healthy and no adventurer (line 151). */
export const AVERAGE_PERSON: ChartRow = { av: 2, dv: 2, cd: 6, wounds: 1, mv: 6 }

/**
 * Ordinary people by age (lines 155–167): children and the old have AV and DV 1, babies 0. The book lets the very old
 * and very young drop to 4" or 0"; which of them has which is Muster's own.
 */
export const BYSTANDER_CHART: Readonly<Record<Bystander, ChartRow>> = {
  adult: AVERAGE_PERSON,
  child: { av: 1, dv: 1, cd: 6, wounds: 1, mv: 4 },
  elder: { av: 1, dv: 1, cd: 6, wounds: 1, mv: 4 },
  baby: { av: 0, dv: 0, cd: 6, wounds: 1, mv: 0 },
}

/** Who of them has a weapon, as everybody has of whom nothing else is said (line 115); that the young have none is Muster's own. */
export const ARMED_BYSTANDERS: readonly Bystander[] = ['adult', 'elder']

/** What the book asks of adventurers: no DV and no wounds below these (lines 196, 202). */
export const ADVENTURER_DV = 3
export const ADVENTURER_WOUNDS = 2

/** Movement in inches as the list has it (lines 127–133). The Team Chart rules over it (R1). */
export const MOVEMENT_LIST = { standard: 8, hero: 10, operative: 10, bot: 6, tagalong: 6 } as const

/** Running goes so many times the movement rate (line 83). */
export const RUN_TIMES = 2
