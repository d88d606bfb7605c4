import type { FactionOrigin } from '../../../../../shared/systems/seven-seconds/contract/factions.ts'
import { BLANK_TECH } from '../../../../../shared/systems/seven-seconds/building/start.ts'
import {
  ARCHETYPE_IDS,
  ARCHETYPES,
  type ArchetypeId,
} from '../../../../../shared/systems/seven-seconds/data/archetypes.ts'
import {
  SAMPLE_FACTION_IDS,
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../../shared/systems/seven-seconds/words.ts'

/** What a new faction may start from; which of the group's own is chosen apart. */
export const STARTS = ['blank', 'random', ...ARCHETYPE_IDS, ...SAMPLE_FACTION_IDS, 'copy'] as const
export type Start = (typeof STARTS)[number]

export const START_GROUPS = {
  nothing: ['blank', 'random'],
  ideas: ARCHETYPE_IDS,
  others: [...SAMPLE_FACTION_IDS, 'copy'],
} as const satisfies Record<string, readonly Start[]>

export const isArchetype = (start: Start): start is ArchetypeId => ARCHETYPE_IDS.some((id) => id === start)
export const isSample = (start: Start): start is SampleFactionId =>
  SAMPLE_FACTION_IDS.some((id) => id === start)

/** What the call asks for. */
export function originOf(start: Start, copyOf: string): FactionOrigin {
  if (isArchetype(start)) return { kind: 'archetype', archetype: start }
  if (isSample(start)) return { kind: 'sample', sample: start }
  return start === 'copy' ? { kind: 'faction', faction: copyOf } : { kind: start }
}

/** The numbers that it would have; null where nobody knows yet. */
export function techOfStart(start: Start): Tech | null {
  if (isArchetype(start)) return ARCHETYPES[start]
  if (isSample(start)) return SAMPLE_FACTIONS[start].tech
  return start === 'blank' ? BLANK_TECH : null
}
