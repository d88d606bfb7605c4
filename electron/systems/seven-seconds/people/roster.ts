import { and, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { rosterCalls } from '../../../../shared/systems/seven-seconds/contract/roster.ts'
import { isThere, ofBattleThere } from '../../../campaigns/there.ts'
import { campaigns, decorations, factions, participants, troopers } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { shownFaction } from '../factions/stored.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { battleRecord, recordBattle } from './battle.ts'
import { changeTrooper } from './change.ts'
import { countUnnamed, rollOfTheFallen } from './fallen.ts'
import { loadOne, loadRoll, summaries } from './records.ts'
import { fillSquad } from './squad.ts'
import { notInCampaign, notThere, viewTrooper } from './trooper.ts'

export function rosterHandlers(store: Store): HandlersOf<typeof rosterCalls> {
  const { tables, undo } = store
  const factionOf = (id: string) => tables.select().from(factions).where(eq(factions.id, id)).get()
  const campaignsOf = (faction: string) =>
    tables
      .select({ id: campaigns.id, name: campaigns.name })
      .from(participants)
      .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
      .where(and(eq(participants.factionId, faction), isThere))
      .orderBy(campaigns.id)
      .all()
  /** Names the campaign that a change belongs to; false when the faction does not fight in it. */
  const within = (faction: string, campaign: string | null): boolean => {
    if (campaign === null) return true
    const known = campaignsOf(faction).find(({ id }) => id === campaign)
    if (known) undo.belongsTo(known)
    return known !== undefined
  }

  return {
    'roster.view': (scope) => {
      const faction = factionOf(scope.faction)
      if (!faction) return gone('faction')
      const all = campaignsOf(faction.id)
      if (scope.campaign !== null && !all.some(({ id }) => id === scope.campaign)) return notInCampaign()
      return {
        faction: shownFaction(faction),
        campaigns: all,
        troopers: summaries(tables, loadRoll(tables, scope)),
      }
    },

    'roster.trooper': ({ id }) => {
      const one = loadOne(tables, id)
      return one ? viewTrooper(tables, one) : gone('trooper')
    },

    'roster.add': ({ faction, campaign, unit, name, note }) => {
      if (!factionOf(faction)) return gone('faction')
      if (!within(faction, campaign)) return notInCampaign()
      const id = uuid()
      const createdAt = new Date().toISOString()
      tables
        .insert(troopers)
        .values({ id, factionId: faction, campaignId: campaign, unit, name, note, createdAt })
        .run()
      return { id }
    },

    'roster.change': ({ id, change }) => {
      const one = loadOne(tables, id)
      if (!one) return gone('trooper')
      const campaign = change.campaign === undefined ? one.row.campaignId : change.campaign
      if (!within(one.row.factionId, campaign)) return notInCampaign()
      return changeTrooper(store, one, change)
    },

    'roster.remove': ({ id }) => {
      const one = loadOne(tables, id)
      if (!one) return gone('trooper')
      within(one.row.factionId, one.row.campaignId)
      tables.delete(troopers).where(eq(troopers.id, id)).run()
      return {}
    },

    'roster.decorate': ({ trooper, battle, name, reason }) => {
      const one = loadOne(tables, trooper)
      if (!one) return gone('trooper')
      if (battle !== null && !one.service.get(trooper)?.some(({ battleId }) => battleId === battle)) {
        return notThere(one.row.name)
      }
      within(one.row.factionId, one.row.campaignId)
      const id = uuid()
      const createdAt = new Date().toISOString()
      tables
        .insert(decorations)
        .values({ id, trooperId: trooper, battleId: battle, name, reason, createdAt })
        .run()
      return { id }
    },

    'roster.takeBackDecoration': ({ id }) => {
      const there = and(eq(decorations.id, id), ofBattleThere(tables, decorations.battleId))
      const row = tables.select().from(decorations).where(there).get()
      const one = row && loadOne(tables, row.trooperId)
      if (!one) return gone('decoration')
      within(one.row.factionId, one.row.campaignId)
      tables.delete(decorations).where(eq(decorations.id, id)).run()
      return {}
    },

    'roster.battle': ({ battle }) => battleRecord(tables, battle),

    'roster.recordBattle': (input) => recordBattle(store, input),

    'roster.fillSquad': (input) => {
      if (!factionOf(input.faction)) return gone('faction')
      if (!within(input.faction, input.campaign)) return notInCampaign()
      return fillSquad(store, input)
    },

    'roster.fallen': (of) => rollOfTheFallen(tables, of),
    'roster.unnamed': (of) => countUnnamed(tables, of),
  }
}
