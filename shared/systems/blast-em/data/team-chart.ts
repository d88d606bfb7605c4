import type { Die, RangedWeapon, TeamType, Trait } from '../words.ts'

/** The numbers of one row of a chart. */
export interface ChartRow {
  readonly av: number
  readonly dv: number
  readonly cd: Die
  readonly wounds: number
  /** Inches. */
  readonly mv: number
}

/** A value, and a die, of its own for what is not HTH (R15). */
export interface RangedRow {
  readonly av: number
  readonly cd: Die
  readonly weapon: RangedWeapon
  readonly blast: { readonly inches: number; readonly wounds: number } | null
}

export interface SkillRow {
  readonly av: number
  readonly cd: Die
  readonly medical: boolean
  readonly technical: boolean
}

export interface TeamRow extends ChartRow {
  /** Points; those that are free cost 0. */
  readonly cost: number
  /** HTH attacks: one, or one on each enemy in reach (line 75, R16). */
  readonly hth: 'one' | 'each'
  readonly ranged: RangedRow | null
  readonly skill: SkillRow | null
  readonly traits: readonly Trait[]
}

/** Points for a team (line 190), and how many heroes it has (lines 17, 49). */
export const TEAM_POINTS = 12
export const HEROES = 1

const both = { medical: true, technical: true } as const
const PLAIN = { hth: 'one', ranged: null, skill: null, traits: ['sidearm'] } as const

/** Team Chart (lines 173–188) with what its commentary adds (lines 194–214). */
export const TEAM_CHART: Readonly<Record<TeamType, TeamRow>> = {
  hero: {
    ...PLAIN,
    ...{ cost: 0, av: 4, dv: 5, cd: 8, wounds: 4, mv: 8 },
    hth: 'each',
    traits: ['sidearm', 'armour', 'plot'],
  },
  trooper: {
    ...PLAIN,
    ...{ cost: 3, av: 4, dv: 4, cd: 8, wounds: 3, mv: 8 },
    ranged: { av: 5, cd: 8, weapon: 'standard', blast: null },
    traits: ['sidearm', 'armour'],
  },
  heavy: {
    ...PLAIN,
    ...{ cost: 3, av: 3, dv: 4, cd: 8, wounds: 3, mv: 8 },
    ranged: { av: 5, cd: 8, weapon: 'heavy', blast: { inches: 3, wounds: 1 } },
    traits: ['armour'],
  },
  demo: {
    ...PLAIN,
    ...{ cost: 3, av: 3, dv: 4, cd: 8, wounds: 3, mv: 8 },
    ranged: { av: 5, cd: 8, weapon: 'grenade', blast: { inches: 3, wounds: 1 } },
    traits: ['sidearm', 'armour', 'demoPacs'],
  },
  corpsman: {
    ...PLAIN,
    ...{ cost: 3, av: 3, dv: 4, cd: 8, wounds: 3, mv: 8 },
    skill: { av: 4, cd: 8, medical: true, technical: false },
    traits: ['sidearm', 'armour', 'underFire'],
  },
  techie: {
    ...PLAIN,
    ...{ cost: 2, av: 2, dv: 3, cd: 6, wounds: 2, mv: 8 },
    skill: { av: 5, cd: 8, medical: false, technical: true },
  },
  teacher: {
    ...PLAIN,
    ...{ cost: 7, av: 4, dv: 6, cd: 8, wounds: 3, mv: 8 },
    hth: 'each',
    skill: { av: 3, cd: 12, ...both },
    traits: ['sidearm', 'spares'],
  },
  tagalong: {
    ...PLAIN,
    ...{ cost: 0, av: 2, dv: 3, cd: 6, wounds: 2, mv: 6 },
    traits: ['sidearm', 'ordinary'],
  },
  pilot: {
    ...PLAIN,
    ...{ cost: 2, av: 2, dv: 3, cd: 6, wounds: 2, mv: 8 },
    traits: ['sidearm', 'pilot'],
  },
  medic: {
    ...PLAIN,
    ...{ cost: 2, av: 2, dv: 3, cd: 6, wounds: 2, mv: 8 },
    skill: { av: 5, cd: 8, medical: true, technical: false },
  },
  sidekick: {
    ...PLAIN,
    ...{ cost: 1, av: 3, dv: 3, cd: 6, wounds: 2, mv: 6 },
    skill: { av: 3, cd: 6, ...both },
  },
  botBasic: {
    ...PLAIN,
    ...{ cost: 4, av: 2, dv: 5, cd: 6, wounds: 2, mv: 6 },
    skill: { av: 4, cd: 8, ...both },
    traits: ['sidearm', 'bot'],
  },
  botEnhanced: {
    ...PLAIN,
    ...{ cost: 6, av: 2, dv: 5, cd: 6, wounds: 3, mv: 6 },
    skill: { av: 5, cd: 10, ...both },
    traits: ['sidearm', 'bot'],
  },
  operative: {
    ...PLAIN,
    ...{ cost: 12, av: 5, dv: 6, cd: 10, wounds: 4, mv: 10 },
    hth: 'each',
    skill: { av: 5, cd: 8, ...both },
    traits: ['sidearm', 'armour', 'plot'],
  },
}
