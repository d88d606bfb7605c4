import { eq } from 'drizzle-orm'
import type { Checked } from '../../../../shared/contract/index.ts'
import { shortNameOf } from '../../../../shared/systems/seven-seconds/factions/short-name.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { factions } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { columnsOf, type FactionRow } from './stored.ts'

type Change = Checked<'factions.change'>['change']

/** Changes some of a faction. Its short name follows its name for as long as it was made from it. */
export function changeFaction(
  { tables, undo }: Store,
  row: FactionRow,
  change: Change,
): Record<string, never> | Refusal {
  const { name, picture } = change
  const refused = checkNamed(tables, picture)
  if (refused) return refused
  const follows = name !== undefined && row.shortName === shortNameOf(row.name)
  tables
    .update(factions)
    .set(columnsOf({ ...(follows && { shortName: shortNameOf(name) }), ...change }))
    .where(eq(factions.id, row.id))
    .run()
  const [part, ...more] = Object.keys(change)
  if (part !== undefined && more.length === 0) undo.names(part)
  return {}
}
