import type {
  Attitude,
  HeavyWeapon,
  Mission,
  Quality,
  ReadyScenario,
  Sector,
  Stance,
  Trait,
} from '../words.ts'

/** Scenarios: the five that lie ready, and the generator. */

export interface ReadyRow {
  readonly line: number
  /** Inches of the table's middle in which the defender stands, or of an edge's depth; null: the whole edge. */
  readonly defender: {
    readonly where: 'middle' | 'edge'
    readonly width: number | null
    readonly depth: number
  }
  readonly attacker: {
    readonly where: 'opposingEdges' | 'anyEdge' | 'oppositeEdge' | 'air'
    readonly depth: number
  }
  readonly objective: 'defeat' | 'holdFeature' | 'breakThrough'
  /** What the attacker's force is of the defender's. */
  readonly attackerShare: number
  /** The share of the defenders that is fortified. */
  readonly fortified: number
}

/** Lines 428–436; the depth of Defensive Line is inches, its width the whole edge. */
export const READY_TABLE: Readonly<Record<ReadyScenario, ReadyRow>> = {
  ambush: {
    line: 428,
    defender: { where: 'middle', width: 48, depth: 12 },
    attacker: { where: 'opposingEdges', depth: 6 },
    objective: 'defeat',
    attackerShare: 1,
    fortified: 0,
  },
  bottleneck: {
    line: 430,
    defender: { where: 'middle', width: 24, depth: 24 },
    attacker: { where: 'anyEdge', depth: 0 },
    objective: 'holdFeature',
    attackerShare: 1,
    fortified: 0,
  },
  defensiveLine: {
    line: 432,
    defender: { where: 'edge', width: null, depth: 18 },
    attacker: { where: 'oppositeEdge', depth: 6 },
    objective: 'breakThrough',
    attackerShare: 1.5,
    fortified: 0.5,
  },
  dropZone: {
    line: 434,
    defender: { where: 'middle', width: 24, depth: 24 },
    attacker: { where: 'air', depth: 0 },
    objective: 'holdFeature',
    attackerShare: 1.25,
    fortified: 0,
  },
  meetingEngagement: {
    line: 436,
    defender: { where: 'edge', width: 48, depth: 12 },
    attacker: { where: 'oppositeEdge', depth: 12 },
    objective: 'defeat',
    attackerShare: 1,
    fortified: 0,
  },
}

/** Stance: Recon Points, inches of deployment, and what it gives (lines 2645–2647, 2666–2667, 2691–2693, 2725–2727). */
export const STANCE_TABLE: Readonly<
  Record<
    Stance,
    {
      readonly recon: number
      readonly zone: number
      readonly artilleryCalls: number
      /** Dummy Contact Markers for each platoon (R11). */
      readonly dummies: number
      readonly fieldWorks: number
    }
  >
> = {
  offensive: { recon: 2, zone: 6, artilleryCalls: 2, dummies: 0, fieldWorks: 0 },
  neutral: { recon: 1, zone: 12, artilleryCalls: 0, dummies: 2, fieldWorks: 0 },
  defensive: { recon: 0, zone: 18, artilleryCalls: 0, dummies: -2, fieldWorks: 3 },
}
/** Attitude: Recon Points and what it gives (lines 2653–2655, 2668–2669). */
export const ATTITUDE_TABLE: Readonly<
  Record<Attitude, { readonly recon: number; readonly ignoresUnderFire: number; readonly fieldWorks: number }>
> = {
  aggressive: { recon: 0, ignoresUnderFire: 3, fieldWorks: 0 },
  cautious: { recon: 2, ignoresUnderFire: 0, fieldWorks: 0 },
  passive: { recon: -1, ignoresUnderFire: 0, fieldWorks: 3 },
}

/** Recon Points of each platoon, and of each unit on recon duty (lines 2665, 2675). */
export const RECON_POINTS = { platoon: 1, duty: 2 } as const
/** Who may not scout before the battle (line 2677). */
export const NO_RECON: { readonly resolve: 'reluctant'; readonly traits: readonly Trait[] } = {
  resolve: 'reluctant',
  traits: ['berserk', 'hivemind', 'relentless', 'shaky', 'zombie'],
}
/** Who may scout beside one squad of a platoon, and comes back more surely (lines 2675, 2729). */
export const RECON_TRAITS: readonly Trait[] = ['infiltration', 'recon']
/** Return from recon duty: to the die, and what it comes to (lines 2729–2731). */
export const RECON_RETURN = { trait: 1, destroyed: 1, late: 5, lateTurn: 2 } as const

/** The artillery that stances and missions grant (lines 2649, 2807). */
export const GRANTED_ARTILLERY: { readonly weapon: HeavyWeapon; readonly quality: Quality } = {
  weapon: 'cannonMedium',
  quality: 'regular',
}
/** Inches of a field work, how many make a light bunker (lines 2649, 2695). */
export const FIELD_WORK = { inches: 4, forBunker: 3 } as const
/** Contact markers (lines 2721–2741): dummies of a platoon, and of units with these traits. */
export const CONTACT = {
  platoon: 5,
  more: ['elusive', 'stealth'],
  less: ['flyer', 'relentless'],
  atATime: 5,
  move: { markers: 2, inches: 6 },
  blockOn: 4,
  meet: 12,
} as const satisfies {
  readonly more: readonly Trait[]
  readonly less: readonly Trait[]
  [key: string]: unknown
}

/** Objectives: one in each sector for each player (line 2699). */
export const OBJECTIVES_EACH: Readonly<Record<Sector, number>> = { near: 1, middle: 1, far: 1 }

export interface MissionRow {
  readonly line: number
  readonly stance: Readonly<Partial<Record<Stance, number>>>
  readonly attitude: Readonly<Partial<Record<Attitude, number>>>
}
/** Mission Table (lines 2708–2715), in the order of its rows. */
export const MISSION_TABLE: Readonly<Record<Mission, MissionRow>> = {
  assault: { line: 2708, stance: { offensive: 2 }, attitude: { aggressive: 1 } },
  expand: { line: 2709, stance: {}, attitude: { cautious: 1 } },
  hold: { line: 2710, stance: { defensive: 2 }, attitude: { passive: 2 } },
  infiltrate: { line: 2711, stance: { offensive: 1 }, attitude: { cautious: 1 } },
  interfere: { line: 2712, stance: { defensive: 1 }, attitude: { cautious: 1 } },
  patrol: { line: 2713, stance: { neutral: 2 }, attitude: {} },
  strike: { line: 2714, stance: {}, attitude: { aggressive: 1 } },
  sweep: { line: 2715, stance: { offensive: 1 }, attitude: { aggressive: 2 } },
}
/** Missions that a player may add 1 to (line 2703). */
export const MISSION_BONUS = { most: 2, add: 1 } as const

export interface MissionDetail {
  readonly line: number
  /** Objectives that are taken; how near no enemy may come, in inches; for how many turns together. */
  readonly objectives: readonly { readonly sector: Sector; readonly count: number }[]
  readonly enemyInches: number | null
  readonly turns: number | null
  /** Traits that the force gains. */
  readonly traits: readonly Trait[]
  readonly fieldWorks: number
  readonly artilleryCalls: number
  readonly snipers: number
  /** The share of the enemy's units. */
  readonly enemyUnits: number | null
}
const NO_DETAIL = {
  objectives: [],
  enemyInches: null,
  turns: null,
  traits: [],
  fieldWorks: 0,
  artilleryCalls: 0,
  snipers: 0,
  enemyUnits: null,
} as const
/** Mission Details (lines 2755–2831). */
export const MISSION_DETAILS: Readonly<Record<Mission | 'escalatingEngagement', MissionDetail>> = {
  assault: {
    ...NO_DETAIL,
    line: 2755,
    objectives: [{ sector: 'far', count: 1 }],
    enemyInches: 8,
    turns: 2,
    traits: ['assaultTroops', 'hardened'],
  },
  expand: {
    ...NO_DETAIL,
    line: 2777,
    objectives: [{ sector: 'middle', count: 2 }],
    enemyInches: 8,
    turns: 2,
    traits: ['grizzled', 'tough'],
  },
  hold: {
    ...NO_DETAIL,
    line: 2785,
    objectives: [{ sector: 'near', count: 2 }],
    enemyInches: 15,
    turns: 3,
    fieldWorks: 3,
  },
  infiltrate: { ...NO_DETAIL, line: 2793, traits: ['infiltration', 'stealth'] },
  interfere: { ...NO_DETAIL, line: 2801, traits: ['recon'], artilleryCalls: 1 },
  patrol: {
    ...NO_DETAIL,
    line: 2809,
    objectives: [
      { sector: 'middle', count: 2 },
      { sector: 'far', count: 1 },
    ],
    traits: ['agile', 'elusive'],
  },
  strike: { ...NO_DETAIL, line: 2817, snipers: 1 },
  sweep: { ...NO_DETAIL, line: 2825, traits: ['brave', 'shockTroops'], enemyUnits: 0.5 },
  escalatingEngagement: {
    ...NO_DETAIL,
    line: 2763,
    traits: ['brave', 'shockTroops'],
    enemyUnits: 0.5,
  },
}
/** Inches of both zones in an Escalating Engagement (line 2767). */
export const ESCALATION_ZONE = 18
