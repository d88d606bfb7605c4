import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../shared/contract/index.ts'
import type { FactionOrigin } from '../../shared/contract/factions.ts'
import { SAMPLE_EMBLEMS } from '../../shared/heraldry/samples.ts'
import type { Refusal } from '../../shared/problem.ts'
import { BLANK_TECH, randomTech } from '../../shared/systems/seven-seconds/building/start.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { sevenSeconds } from '../../shared/systems/seven-seconds/system.ts'
import type { Tech } from '../../shared/systems/seven-seconds/words.ts'
import { factions } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { gone } from '../handlers.ts'
import type { FactionRow } from './stored.ts'

/** Characters of a short name. */
const SHORT = 24

/** Makes a new faction of the group's own from what was chosen to start with. */
export function createFaction(
  { tables }: Store,
  { name, from }: Checked<'factions.create'>,
  find: (id: string) => FactionRow | null,
): { id: string } | Refusal {
  const copied = from.kind === 'faction' ? find(from.faction) : null
  if (from.kind === 'faction' && !copied) return gone('faction')
  const id = uuid()
  const now = new Date().toISOString()
  tables
    .insert(factions)
    .values({
      ...(copied ?? { techVersion: sevenSeconds.factions.version, techDocument: startingTech(from) }),
      ...(from.kind === 'sample' && lookOfSample(from.sample)),
      id,
      system: sevenSeconds.id,
      name,
      shortName: Array.from(name).slice(0, SHORT).join('').trim(),
      sample: null,
      state: 'active',
      createdAt: now,
      changedAt: now,
    })
    .run()
  return { id }
}

/** A copy of a sample faction begins with its emblem and colours. */
function lookOfSample(sample: SampleFactionId): Partial<FactionRow> {
  const emblem = SAMPLE_EMBLEMS[sample]
  return emblem
    ? { emblemDocument: emblem, firstColour: emblem.field, secondColour: emblem.chargeColour }
    : {}
}

function startingTech(from: FactionOrigin): Tech {
  switch (from.kind) {
    case 'archetype':
      return ARCHETYPES[from.archetype]
    case 'sample':
      return SAMPLE_FACTIONS[from.sample].tech
    case 'random':
      return randomTech({ pick: (n) => randomInt(n) })
    case 'blank':
    case 'faction':
      return BLANK_TECH
  }
}
