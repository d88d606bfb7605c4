import type { MissionDraft } from '../documents/mission.ts'
import { BOARDINGS } from './missions/boarding.ts'
import { ESCAPES } from './missions/escape.ts'
import { FIREFIGHTS } from './missions/firefight.ts'
import { INFILTRATIONS } from './missions/infiltration.ts'
import { INVASIONS } from './missions/invasion.ts'
import { RECOVERIES } from './missions/recovery.ts'
import { RESCUES } from './missions/rescue.ts'
import { STRIKES } from './missions/strike.ts'

const ALL = {
  ...ESCAPES,
  ...INFILTRATIONS,
  ...RESCUES,
  ...RECOVERIES,
  ...STRIKES,
  ...BOARDINGS,
  ...INVASIONS,
  ...FIREFIGHTS,
}

export type SampleMissionId = keyof typeof ALL

/** Missions to start from, in the order of the book's kinds: each can be played, all written for Muster. */
export const SAMPLE_MISSIONS: Readonly<Record<SampleMissionId, MissionDraft>> = ALL

const isId = (id: string): id is SampleMissionId => Object.hasOwn(ALL, id)
export const SAMPLE_MISSION_IDS: readonly SampleMissionId[] = Object.keys(ALL).filter(isId)
