import { eq } from 'drizzle-orm'
import type { Problem } from '../../../../shared/problem.ts'
import type { CampaignFacts } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { checkOrder } from '../../../../shared/systems/seven-seconds/people/order.ts'
import { battles, service, troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** Why a battle's move would have somebody serve after their death (R30); null when it would not. */
export function checkMove(
  tables: Tables,
  campaign: string,
  moved: string,
  before: Pick<CampaignFacts, 'battles'>,
  after: Pick<CampaignFacts, 'battles'>,
): Problem | null {
  const rows = tables
    .select({ trooper: troopers.id, name: troopers.name, battle: service.battleId, fate: service.fate })
    .from(service)
    .innerJoin(battles, eq(battles.id, service.battleId))
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(eq(battles.campaignId, campaign))
    .orderBy(battles.number, troopers.id)
    .all()
  const served = rows.map(({ fate, ...one }) => ({ ...one, killed: fate === 'killed' }))
  return checkOrder(moved, inOrder(before), inOrder(after), served)
}

function inOrder({ battles: all }: Pick<CampaignFacts, 'battles'>): string[] {
  return all.toSorted((a, b) => a.number - b.number).map(({ id }) => id)
}
