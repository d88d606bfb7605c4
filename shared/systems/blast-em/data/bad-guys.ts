import type { Automatic, BadGuy, Trait } from '../words.ts'
import type { ChartRow, RangedRow } from './team-chart.ts'

export interface EnemyRow extends ChartRow {
  readonly ranged: RangedRow | null
  readonly traits: readonly Trait[]
}

/** Bad Guys (lines 244–252). */
export const BAD_GUY_CHART: Readonly<Record<BadGuy, EnemyRow>> = {
  personnel: {
    ...{ av: 2, dv: 2, cd: 6, wounds: 1, mv: 8 },
    ranged: null,
    traits: ['sidearm', 'ordinary', 'backUp'],
  },
  guard: { av: 3, dv: 3, cd: 8, wounds: 1, mv: 8, ranged: null, traits: ['sidearm'] },
  trooper: { av: 4, dv: 4, cd: 8, wounds: 2, mv: 8, ranged: null, traits: ['sidearm'] },
  heavy: {
    ...{ av: 4, dv: 4, cd: 8, wounds: 2, mv: 8 },
    ranged: { av: 4, cd: 8, weapon: 'heavy', blast: { inches: 2, wounds: 2 } },
    traits: [],
  },
  assault: { av: 5, dv: 5, cd: 8, wounds: 3, mv: 8, ranged: null, traits: ['sidearm'] },
  securityBot: {
    ...{ av: 2, dv: 4, cd: 6, wounds: 2, mv: 6 },
    ranged: null,
    traits: ['sidearm', 'bot', 'stunners'],
  },
  combatBot: { av: 3, dv: 5, cd: 8, wounds: 3, mv: 6, ranged: null, traits: ['sidearm', 'bot'] },
  assaultBot: {
    ...{ av: 4, dv: 6, cd: 10, wounds: 4, mv: 6 },
    ranged: { av: 5, cd: 8, weapon: 'heavy', blast: { inches: 3, wounds: 2 } },
    traits: ['sidearm', 'bot'],
  },
}

/**
 * Muster's own: the book names cameras and remote guns without a number (line 289). A camera neither attacks nor is
 * attacked by its numbers; both are shut down by one technical success.
 */
export const AUTOMATIC_CHART: Readonly<Record<Automatic, EnemyRow>> = {
  camera: { av: 0, dv: 4, cd: 4, wounds: 1, mv: 0, ranged: null, traits: ['bot', 'handless'] },
  gun: { av: 3, dv: 4, cd: 8, wounds: 2, mv: 0, ranged: null, traits: ['sidearm', 'bot', 'handless'] },
}
