import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ServedBattle, Trooper } from '../../../../shared/systems/seven-seconds/contract/roster.ts'
import { killsSchema, unitSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { fallenOf, type Comrade } from '../../../../shared/systems/seven-seconds/people/service.ts'
import { totalKills } from '../../../../shared/systems/seven-seconds/people/words.ts'
import { isThere, ofBattleThere, ofCampaignThere } from '../../../campaigns/there.ts'
import { battles, campaigns, decorations, service, troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

export type TrooperRow = typeof troopers.$inferSelect
export type ServiceRow = typeof service.$inferSelect

/** Whose roster is read: all of a faction's, or those who serve in one of its campaigns. */
export interface Scope {
  readonly faction: string
  readonly campaign: string | null
}

/** A faction's troopers with their service, read together. */
export interface Roll {
  readonly rows: readonly TrooperRow[]
  readonly service: ReadonlyMap<string, readonly ServiceRow[]>
  readonly battles: ReadonlyMap<string, ServedBattle>
}

/** The battles of some campaigns, each with where it stands in its own. */
export function loadBattles(tables: Tables, ofCampaigns: readonly string[]): Map<string, ServedBattle> {
  const rows = tables
    .select({ battle: battles, campaign: { id: campaigns.id, name: campaigns.name } })
    .from(battles)
    .innerJoin(campaigns, eq(campaigns.id, battles.campaignId))
    .where(and(inArray(battles.campaignId, [...ofCampaigns]), isThere))
    .orderBy(battles.campaignId, battles.number)
    .all()
  const reached = new Map<string, number>()
  return new Map(
    rows.map(({ battle: { id, foughtOn, place }, campaign }) => {
      const position = (reached.get(campaign.id) ?? 0) + 1
      reached.set(campaign.id, position)
      return [id, { id, campaign, position, foughtOn, place }]
    }),
  )
}

/** Reads the troopers of a scope and all that they did, also elsewhere. */
export function loadRoll(tables: Tables, { faction, campaign }: Scope): Roll {
  const within =
    campaign === null ? undefined : or(isNull(troopers.campaignId), eq(troopers.campaignId, campaign))
  const there = ofCampaignThere(tables, troopers.campaignId)
  const wanted = and(eq(troopers.factionId, faction), within, there)
  return rollOf(
    tables,
    tables.select().from(troopers).where(wanted).orderBy(troopers.id).all(),
    tables
      .select({ service })
      .from(service)
      .innerJoin(troopers, eq(troopers.id, service.trooperId))
      .where(and(wanted, ofBattleThere(tables, service.battleId)))
      .all()
      .map((row) => row.service),
  )
}

/** Reads one trooper; null when there is none. */
export function loadOne(tables: Tables, id: string): (Roll & { readonly row: TrooperRow }) | null {
  const there = and(eq(troopers.id, id), ofCampaignThere(tables, troopers.campaignId))
  const row = tables.select().from(troopers).where(there).get()
  if (!row) return null
  const own = and(eq(service.trooperId, id), ofBattleThere(tables, service.battleId))
  const served = tables.select().from(service).where(own).all()
  return { row, ...rollOf(tables, [row], served) }
}

function rollOf(tables: Tables, rows: readonly TrooperRow[], served: readonly ServiceRow[]): Roll {
  const where = tables
    .selectDistinct({ campaign: battles.campaignId })
    .from(service)
    .innerJoin(battles, eq(battles.id, service.battleId))
    .all()
  const bySoldier = new Map<string, ServiceRow[]>()
  for (const row of served) bySoldier.set(row.trooperId, [...(bySoldier.get(row.trooperId) ?? []), row])
  const known = loadBattles(
    tables,
    where.map(({ campaign }) => campaign),
  )
  const order = ({ battleId }: ServiceRow): string => {
    const battle = known.get(battleId)
    return battle ? `${battle.campaign.id} ${String(battle.position).padStart(6, '0')}` : ''
  }
  for (const list of bySoldier.values()) list.sort((a, b) => (order(a) < order(b) ? -1 : 1))
  return { rows, service: bySoldier, battles: known }
}

/** What the rules need to know of a trooper. */
export function comradeOf(row: TrooperRow, { service: all, battles: known }: Roll): Comrade {
  const served = (all.get(row.id) ?? []).flatMap(({ battleId, fate }) => {
    const battle = known.get(battleId)
    return battle ? [{ battle: battleId, campaign: battle.campaign.id, position: battle.position, fate }] : []
  })
  return { id: row.id, name: row.name, unit: unitSchema.parse(row.unit), fell: row.fell, served }
}

/** The lines of a roster, in the order in which they joined. */
export function summaries(tables: Tables, roll: Roll): Trooper[] {
  const honours = new Map<string, number>()
  const ids = tables
    .select({ trooper: decorations.trooperId })
    .from(decorations)
    .where(ofBattleThere(tables, decorations.battleId))
    .all()
  for (const { trooper } of ids) honours.set(trooper, (honours.get(trooper) ?? 0) + 1)
  return roll.rows.map((row) => {
    const served = roll.service.get(row.id) ?? []
    const fallen = fallenOf(comradeOf(row, roll))
    const battle = fallen?.battle == null ? undefined : roll.battles.get(fallen.battle)
    return {
      id: row.id,
      unit: unitSchema.parse(row.unit),
      name: row.name,
      portrait: row.portrait,
      campaign: row.campaignId,
      battles: served.length,
      kills: served.reduce((sum, one) => sum + totalKills(killsSchema.parse(one.killsDocument)), 0),
      wounds: served.reduce((sum, one) => sum + one.wounds, 0),
      decorations: honours.get(row.id) ?? 0,
      fallen: fallen && {
        battle: battle ? { id: battle.id, campaign: battle.campaign.id, position: battle.position } : null,
      },
    }
  })
}
