import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { FactionOrigin } from '../../../../shared/systems/seven-seconds/contract/factions.ts'
import { techKind } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { shortNameOf } from '../../../../shared/systems/seven-seconds/factions/short-name.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { BLANK_TECH, randomTech } from '../../../../shared/systems/seven-seconds/building/start.ts'
import { variantOf } from '../../../../shared/systems/seven-seconds/building/move.ts'
import { ARCHETYPES } from '../../../../shared/systems/seven-seconds/data/archetypes.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { factions } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { techOf, type FactionRow } from './stored.ts'

const CHANCE = { pick: (n: number): number => randomInt(n) }

/** Makes a new faction of the group's own from what was chosen to start with. */
export function createFaction(
  { tables }: Store,
  { name, from }: Checked<'factions.create'>,
  find: (id: string) => FactionRow | null,
): { id: string } | Refusal {
  const copies = from.kind === 'faction' || from.kind === 'variant'
  const copied = copies ? find(from.faction) : null
  if (copies && !copied) return gone('faction')
  const id = uuid()
  const now = new Date().toISOString()
  tables
    .insert(factions)
    .values({
      ...(copied ?? { techVersion: techKind.version, techDocument: startingTech(from) }),
      ...(from.kind === 'variant' && copied && { techDocument: variantOf(techOf(copied), CHANCE) }),
      ...(from.kind === 'sample' && lookOfSample(from.sample)),
      id,
      system: sevenSeconds.id,
      name,
      shortName: shortNameOf(name),
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
  const { colours, emblem } = SAMPLE_FACTIONS[sample].look
  return { emblemDocument: emblem, firstColour: colours.first, secondColour: colours.second }
}

function startingTech(from: FactionOrigin): Tech {
  switch (from.kind) {
    case 'archetype':
      return ARCHETYPES[from.archetype]
    case 'sample':
      return SAMPLE_FACTIONS[from.sample].tech
    case 'random':
      return randomTech(CHANCE)
    case 'blank':
    case 'faction':
    case 'variant':
      return BLANK_TECH
  }
}
