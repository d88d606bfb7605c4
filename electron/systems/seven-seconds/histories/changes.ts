import { and, desc, eq } from 'drizzle-orm'
import { hostname, userInfo } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuid } from 'uuid'
import {
  changeSchema,
  type BattleChanged,
  type changeCalls,
  type Reported,
} from '../../../../shared/systems/seven-seconds/contract/changes.ts'
import type { CorrectedBy } from '../../../../shared/systems/seven-seconds/contract/corrected-by.ts'
import type { StoredCampaign } from '../campaigns/facts.ts'
import { ofCampaignThere } from '../../../campaigns/there.ts'
import { battleChanges } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import type { HandlersOf } from '../../../handlers.ts'

/** What became of a battle: the same as it is told, without what the line adds by itself. */
type Noted = {
  [What in BattleChanged['what']]: Pick<Extract<BattleChanged, { what: What }>, 'what' | 'before' | 'after'>
}[BattleChanged['what']]

/** The account at this computer: who corrects something is never unknown. */
function signedIn(): string {
  try {
    return userInfo().username
  } catch {
    // An account without an entry in the system's list.
    return hostname()
  }
}

/** Leaves a line in a battle's history, in the same transaction as the change itself; none where nothing changed. */
export function noteChange(
  tables: Tables,
  { campaign, battle }: { readonly campaign: string; readonly battle: string },
  { what, before, after }: Noted,
  { who, reason }: CorrectedBy = { who: '', reason: '' },
): void {
  if (before !== null && isDeepStrictEqual(before, after)) return
  tables
    .insert(battleChanges)
    .values({
      id: uuid(),
      campaignId: campaign,
      battleId: battle,
      what,
      who: who || signedIn(),
      reason,
      beforeDocument: before,
      afterDocument: after,
      createdAt: new Date().toISOString(),
    })
    .run()
}

/** What is reported of a battle now. */
export function reportedOf({ battles }: StoredCampaign, battle: string): Reported | null {
  const position = battles.toSorted((a, b) => a.number - b.number).findIndex(({ id }) => id === battle)
  const found = battles.find(({ id }) => id === battle)
  if (!found) return null
  const { sides, result, foughtOn, place, note } = found
  return { position: position + 1, sides, result, foughtOn, place, note }
}

export function changeHandlers({ tables }: Store): HandlersOf<typeof changeCalls> {
  return {
    'changes.list': ({ battle }) =>
      tables
        .select()
        .from(battleChanges)
        .where(and(eq(battleChanges.battleId, battle), ofCampaignThere(tables, battleChanges.campaignId)))
        // Ids are UUIDv7: the latest first.
        .orderBy(desc(battleChanges.id))
        .all()
        .flatMap(({ id, what, who, reason, beforeDocument: before, afterDocument: after, createdAt: at }) => {
          // A line of an older version that cannot be told any more must not keep the others from being told.
          const told = changeSchema.safeParse({ id, what, who, reason, at, before, after })
          return told.success ? [told.data] : []
        }),
  }
}
