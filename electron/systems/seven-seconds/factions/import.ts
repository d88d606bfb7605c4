import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { techKind } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { factions } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { keepPicture } from '../../../pictures/stored.ts'
import type { Brought } from '../../../travel/brought.ts'
import { columnsOf, type FactionRow } from './stored.ts'

/** Makes a faction of a file a new one, or puts it in the place of one that is there, whose own notes stay. */
export function importFaction(
  { tables }: Store,
  { faction, picture }: Brought['faction'],
  as: Checked<'factions.import'>['as'],
  find: (id: string) => FactionRow | null,
): { id: string } | Refusal {
  if (picture) keepPicture(tables, picture)
  if (as.kind === 'replace') {
    const row = find(as.faction)
    if (!row) return gone('faction')
    const notes = faction.notes === '' ? row.notes : faction.notes
    tables
      .update(factions)
      .set({ ...columnsOf({ ...faction, notes }), state: 'active' })
      .where(eq(factions.id, row.id))
      .run()
    return { id: row.id }
  }
  const id = uuid()
  tables
    .insert(factions)
    .values({
      ...columnsOf(faction),
      id,
      system: sevenSeconds.id,
      name: as.name,
      shortName: faction.shortName,
      techVersion: techKind.version,
      techDocument: faction.tech,
      createdAt: new Date().toISOString(),
    })
    .run()
  return { id }
}
