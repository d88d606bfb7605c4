import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import {
  SAMPLE_FACTIONS,
  sampleFactionId,
  type SampleFactionId,
} from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { techKind } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { checkNewFaction } from '../../../../shared/systems/seven-seconds/tech.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { factions } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { techOf } from './stored.ts'

/** A faction as it enters a campaign. */
export interface Chosen {
  readonly id: string
  readonly name: string
  readonly tech: Tech
}

/**
 * The faction that is named: a sample faction, entered in the file when it is used first, or one of the group's
 * own, which must be finished. `place` is where it stands among the participants.
 */
export function chooseFaction(tables: Tables, named: string, place: number): Chosen | Refusal {
  const sample = sampleFactionId(named)
  if (sample) return shipped(tables, sample)
  const row = tables.select().from(factions).where(eq(factions.id, named)).get()
  if (!row || row.state === 'trash') return gone('faction')
  const tech = techOf(row)
  const [unfinished] = row.sample === null ? checkNewFaction(tech) : []
  if (!unfinished) return { id: row.id, name: row.name, tech }
  const message = `${row.name} is not finished. ${unfinished.message}`
  const path = ['participants', place, 'faction']
  return { problem: problem('campaign/faction-unfinished', message, path, { faction: row.name }) }
}

function shipped(tables: Tables, sample: SampleFactionId): Chosen {
  const { name, shortName, tech } = SAMPLE_FACTIONS[sample]
  const known = tables.select({ id: factions.id }).from(factions).where(eq(factions.sample, sample)).get()
  if (known) return { id: known.id, name, tech }
  const id = uuid()
  tables
    .insert(factions)
    .values({
      id,
      system: sevenSeconds.id,
      name,
      shortName,
      sample,
      techVersion: techKind.version,
      techDocument: tech,
      createdAt: new Date().toISOString(),
    })
    .run()
  return { id, name, tech }
}
