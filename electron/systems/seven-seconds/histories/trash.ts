import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { CorrectedBy } from '../../../../shared/systems/seven-seconds/contract/corrected-by.ts'
import type { ThrownAway, trashCalls } from '../../../../shared/systems/seven-seconds/contract/trash.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../../../shared/problem.ts'
import { resultOf } from '../../../../shared/systems/seven-seconds/campaign/battle.ts'
import { resultSchema } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { checkMove } from '../battles/order.ts'
import { makeRoomBefore } from '../battles/write.ts'
import { factsOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { isThere, ofCampaignThere } from '../../../campaigns/there.ts'
import { battleChanges, campaigns, participants, trash, troopers } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { noteChange, reportedOf } from './changes.ts'
import { keptUntil, noLongerKept } from '../../../campaigns/trash.ts'
import { lookAt } from './trash-look.ts'
import { asNow, insertRows, removeRows, rowsOf, type BattleRows } from './trash-rows.ts'

/** How a deleted battle is kept. */
interface Kept {
  /** Where it stood in its campaign. */
  readonly position: number
  readonly rows: BattleRows
}

/** Takes a battle out of its campaign, with everything that goes with it. */
export function throwAway(
  tables: Tables,
  campaign: StoredCampaign,
  battle: string,
  by: CorrectedBy | undefined,
): void {
  const rows = rowsOf(tables, battle)
  const [row] = rows.battles
  const kept: Kept = { position: reportedOf(campaign, battle)?.position ?? 1, rows }
  tables
    .insert(trash)
    .values({
      id: uuid(),
      campaignId: campaign.id,
      battleId: battle,
      name: row === undefined || row.place === '' ? foughtBy(campaign, rows) : row.place,
      rowsDocument: kept,
      createdAt: new Date().toISOString(),
    })
    .run()
  removeRows(tables, battle)
  noteChange(tables, { campaign: campaign.id, battle }, { what: 'deleted', before: null, after: null }, by)
}

function foughtBy({ participants: all }: StoredCampaign, { battleSides }: BattleRows): string {
  return battleSides
    .toSorted((a, b) => a.place - b.place)
    .map(({ participantId }) => all.find(({ id }) => id === participantId)?.faction.shortName ?? '')
    .join(' – ')
}

/** Clears what was deleted so long ago; for when the trash is first asked for. */
export function clearOldTrash(store: Store, now: number): void {
  const { tables } = store
  const old = lte(trash.createdAt, noLongerKept(now))
  const battlesGone = tables.select({ battle: trash.battleId }).from(trash).where(old).all()
  if (battlesGone.length === 0) return
  store.tidy(() => {
    const ids = battlesGone.map(({ battle }) => battle)
    tables.delete(battleChanges).where(inArray(battleChanges.battleId, ids)).run()
    tables.delete(trash).where(old).run()
  })
}

/** `now` gives the moment in milliseconds by which things are old. */
export function trashHandlers(store: Store, now: () => number): HandlersOf<typeof trashCalls> {
  const { tables, undo } = store
  clearOldTrash(store, now())
  const find = (id: string) =>
    tables
      .select({ row: trash, campaign: { id: campaigns.id, name: campaigns.name } })
      .from(trash)
      .innerJoin(campaigns, eq(campaigns.id, trash.campaignId))
      .where(and(eq(trash.id, id), isThere))
      .get()

  return {
    'trash.list': ({ campaign }) => {
      const { id, battleId, name, createdAt } = trash
      const inside = (path: string) => sql`json_extract(${trash.rowsDocument}, ${`$.${path}`})`
      const rows = tables
        .select({
          id,
          battle: battleId,
          name,
          deletedAt: createdAt,
          // A log is long: it is not read to be listed.
          position: sql<number>`${inside('position')}`,
          foughtOn: sql<string | null>`${inside('rows.battles[0].foughtOn')}`,
          fight: sql<string | null>`${inside('rows.fights[0].id')}`,
          fought: sql<string>`${inside('rows.battleSides')}`,
          known: sql<string>`json_array(${inside('rows.battles[0].resultWinner')}, ${inside('rows.battles[0].resultMargin')})`,
        })
        .from(trash)
        .where(
          and(
            eq(trash.campaignId, campaign),
            ofCampaignThere(tables, trash.campaignId),
            gt(trash.createdAt, noLongerKept(now())),
          ),
        )
        .orderBy(desc(trash.id))
        .all()
      return rows.map(({ fight, fought, known, ...row }) => {
        const { who = '', reason = '' } = lastDeletion(tables, row.battle) ?? {}
        const ending = endOf(fought, known)
        return { ...row, ...ending, logged: fight !== null, who, reason, until: keptUntil(row.deletedAt) }
      })
    },

    'trash.look': ({ id }) => {
      const found = find(id)
      return found ? lookAt(tables, keptOf(found.row)) : notInTrash()
    },

    'trash.restore': ({ id, by }) => {
      const found = find(id)
      if (!found) return notInTrash()
      undo.belongsTo(found.campaign)
      const { battleId: battle } = found.row
      const put = putBack(tables, found.campaign.id, battle, keptOf(found.row))
      if (isRefusal(put)) return put
      tables.delete(trash).where(eq(trash.id, id)).run()
      const at = { campaign: found.campaign.id, battle }
      noteChange(tables, at, { what: 'restored', before: null, after: null }, by)
      return { battle, ...put }
    },

    'trash.remove': ({ id }) => {
      const found = find(id)
      if (!found) return notInTrash()
      undo.belongsTo(found.campaign)
      tables.delete(trash).where(eq(trash.id, id)).run()
      tables.delete(battleChanges).where(eq(battleChanges.battleId, found.row.battleId)).run()
      return {}
    },
  }
}

/** Written by `throwAway` alone, and checked by the tables that it goes into. */
function keptOf({ rowsDocument }: Pick<typeof trash.$inferSelect, 'rowsDocument'>): BattleRows {
  return asNow((rowsDocument as Kept).rows)
}

const foughtSchema = z.array(
  z.object({ place: z.number(), participantId: z.string(), victoryPoints: z.number().nullable() }),
)

/** Who fought, and how it ended; of rows as they were kept. */
function endOf(fought: string, known: string): Pick<ThrownAway, 'sides' | 'result'> {
  const sides = foughtSchema
    .parse(JSON.parse(fought))
    .sort((a, b) => a.place - b.place)
    .map(({ participantId: participant, victoryPoints }) => ({ participant, victoryPoints }))
  const [a, b] = sides
  if (!a || !b) return { sides, result: null }
  const [winner, margin] = z.tuple([z.unknown(), z.unknown()]).parse(JSON.parse(known))
  const noted = margin === null ? null : resultSchema.parse({ winner, margin })
  const { campaignPoints: _points, ...result } = resultOf({ sides: [a, b], result: noted })
  return { sides, result }
}

function lastDeletion(tables: Tables, battle: string) {
  return tables
    .select({ who: battleChanges.who, reason: battleChanges.reason })
    .from(battleChanges)
    .where(and(eq(battleChanges.battleId, battle), eq(battleChanges.what, 'deleted')))
    .orderBy(desc(battleChanges.id))
    .get()
}

/** Puts a battle's rows back, as its campaign now stands; service of troopers who are gone is left out. */
function putBack(
  tables: Tables,
  campaignId: string,
  battle: string,
  kept: BattleRows,
): { troopersLeftOut: number } | Refusal {
  const campaign = loadCampaign(tables, campaignId)
  const [row] = kept.battles
  if (!campaign || !row) return gone('campaign')
  const rows = still(tables, campaignId, kept)
  if (rows.battleSides.length < kept.battleSides.length || rows.fights.length < kept.fights.length) {
    const message =
      'One of the two factions no longer takes part in this campaign. Bring it back first: undo the change of the set-up that removed it.'
    return { problem: problem('trash/participant-gone', message) }
  }
  if (campaign.battles.some(({ number }) => number === row.number)) {
    makeRoomBefore(tables, campaign, row.number)
  }
  insertRows(tables, rows)
  const refused = checkService(tables, campaignId, battle)
  if (refused) return { problem: refused }
  const served = new Set(rows.service.map(({ trooperId }) => trooperId))
  const honoured = new Set(rows.decorations.map(({ trooperId }) => trooperId))
  const all = new Set([...kept.service, ...kept.decorations].map(({ trooperId }) => trooperId))
  const left = [...all].filter((one) => !served.has(one) && !honoured.has(one))
  return { troopersLeftOut: left.length }
}

/** The rows whose troopers and participants are still there. */
function still(tables: Tables, campaign: string, kept: BattleRows): BattleRows {
  const people = tables
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.campaignId, campaign))
    .all()
  const taking = new Set<string | null>(people.map(({ id }) => id))
  const named = [...kept.service, ...kept.decorations].map(({ trooperId }) => trooperId)
  const living = tables.select({ id: troopers.id }).from(troopers).where(inArray(troopers.id, named)).all()
  const there = new Set(living.map(({ id }) => id))
  const fought = ({ participantId }: { participantId: string }): boolean => taking.has(participantId)
  const fights = kept.fights.filter(({ id }) =>
    kept.fightSides.every(({ fightId, participantId }) => fightId !== id || taking.has(participantId)),
  )
  return {
    ...kept,
    battleSides: kept.battleSides.filter(fought),
    fights,
    fightSides: kept.fightSides.filter(({ fightId }) => fights.some(({ id }) => id === fightId)),
    service: kept.service.filter((one) => fought(one) && there.has(one.trooperId)),
    decorations: kept.decorations.filter(({ trooperId }) => there.has(trooperId)),
  }
}

/** Whoever fell in it may have fought on since it was deleted, or the other way round (R30). */
function checkService(tables: Tables, campaignId: string, battle: string): Problem | null {
  const campaign = loadCampaign(tables, campaignId)
  if (!campaign) return null
  const facts = factsOf(campaign)
  const { values } = checkMove(tables, campaignId, battle, facts, facts) ?? {}
  if (!values) return null
  const { name = '', fell = 0, serves = 0 } = values
  const message = `With this battle back, ${name} would fall in battle ${fell} and serve in battle ${serves} after it (R30). Change who was there in the other battle first.`
  return problem('trash/serves-after-death', message, [], { name, fell, serves })
}

function notInTrash(): Refusal {
  const message =
    'This battle is no longer in the trash. It may have been put back already: look at the battles.'
  return { problem: problem('trash/gone', message) }
}
