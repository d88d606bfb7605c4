import type { MissionKind } from '../words.ts'

export const OBJECTIVES = [
  'leave',
  'learn',
  'bringOut',
  'fetch',
  'destroy',
  'secure',
  'beatWaves',
  'own',
] as const
export type ObjectiveKind = (typeof OBJECTIVES)[number]

/** Scenarios (lines 41–47): what each is won by, and its line. A firefight (line 5) is won as the players write. */
export const MISSION_TABLE: Readonly<
  Record<MissionKind, { readonly line: number; readonly objective: ObjectiveKind; readonly exit: boolean }>
> = {
  escape: { line: 41, objective: 'leave', exit: true },
  infiltration: { line: 42, objective: 'learn', exit: true },
  rescue: { line: 43, objective: 'bringOut', exit: true },
  recovery: { line: 44, objective: 'fetch', exit: true },
  strike: { line: 45, objective: 'destroy', exit: false },
  boarding: { line: 46, objective: 'secure', exit: false },
  invasion: { line: 47, objective: 'beatWaves', exit: false },
  firefight: { line: 5, objective: 'own', exit: false },
}

/** Set-up Steps (lines 291–301), Turn Sequence (303–315), Combat Sequence (317–325). */
export const SET_UP_STEPS = ['area', 'team', 'objective', 'entry', 'firstPlayer'] as const
export const TURN_STEPS = ['testInSight', 'fightGoesOn', 'newEnemies', 'freely', 'testMet', 'end'] as const
export const COMBAT_PHASES = ['moving', 'firing', 'results'] as const

/** Inches around its token in which a patrol stands (line 325). */
export const PATROL_INCHES = 6
/** The least Hazard Tokens of a mission: Muster's own. */
export const LEAST_TOKENS = 4
