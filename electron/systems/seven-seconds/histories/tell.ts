import { createHash } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { tellingCalls } from '../../../../shared/systems/seven-seconds/contract/tellings.ts'
import { isRefusal, type Refusal } from '../../../../shared/problem.ts'
import { courseOf } from '../../../../shared/systems/seven-seconds/histories/tell/follow.ts'
import { SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { findCampaign, ofCampaignThere } from '../../../campaigns/there.ts'
import { battles, fights, tellings } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { openStoredFights, sideIn } from '../../../fights/stored.ts'
import { openOwnLogs } from '../fights/own-logs.ts'
import { openPins } from '../../../fights/pins.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { tellBattle } from './battles.ts'
import type { Digests } from './digests.ts'
import { eventsToExport } from './export-events.ts'
import { honoursOf } from './honours.ts'

/** What a battle or a campaign is told from, and what the group wrote on. */
export function tellingHandlers(store: Store, digests: Digests): HandlersOf<typeof tellingCalls> {
  const { tables, undo } = store
  const stored = openStoredFights(tables)
  const logs = openOwnLogs(tables)
  const pins = openPins(tables)

  interface Subject {
    readonly campaign: string
    readonly battle: string | null
  }
  /** The campaign that something is told of, where the battle is one of it. */
  const campaignOf = ({ campaign: id, battle }: Subject): { id: string; name: string } | Refusal => {
    const campaign = findCampaign(tables, id)
    if (!campaign) return gone('campaign')
    if (battle === null) return campaign
    const there = tables
      .select({ id: battles.id })
      .from(battles)
      .where(and(eq(battles.id, battle), eq(battles.campaignId, id)))
      .get()
    return there ? campaign : gone('battle')
  }
  const of = ({ campaign, battle }: Subject) =>
    and(
      eq(tellings.campaignId, campaign),
      battle === null ? isNull(tellings.battleId) : eq(tellings.battleId, battle),
    )
  const find = (subject: Subject) => tables.select().from(tellings).where(of(subject)).get()

  return {
    'histories.story': ({ battle: id }) => {
      const row = tables
        .select({ campaign: battles.campaignId })
        .from(battles)
        .where(eq(battles.id, id))
        .get()
      if (!row) return gone('battle')
      const told = tellBattle(tables, digests, { campaign: row.campaign, battle: id })
      if (!told) return gone('battle')
      const { campaign, battle } = told
      const log = battle.fight === null ? null : logs.read(battle.fight)
      const course = log?.state.phase === 'over' ? courseOf(log.events) : null
      return { campaign, battle, course, honours: honoursOf(tables, row.campaign) }
    },

    'histories.written': ({ campaign }) => {
      const found = campaignOf({ campaign, battle: null })
      if (isRefusal(found)) return found
      const rows = tables
        .select()
        .from(tellings)
        .where(eq(tellings.campaignId, campaign))
        .orderBy(asc(tellings.id))
        .all()
      return {
        tellings: rows.map(({ battleId: battle, words, changedAt }) => ({ battle, words, changedAt })),
        honours: honoursOf(tables, campaign),
      }
    },

    'histories.telling': ({ told, ...subject }) => {
      const found = campaignOf(subject)
      if (isRefusal(found)) return found
      const row = find(subject)
      if (!row) return { written: null }
      const { words, changedAt, basis } = row
      return { written: { words, changedAt, outdated: basis !== fingerprint(told) } }
    },

    'histories.write': ({ words, told, ...subject }) => {
      const campaign = campaignOf(subject)
      if (isRefusal(campaign)) return campaign
      undo.belongsTo(campaign)
      const values = { words, basis: fingerprint(told), changedAt: new Date().toISOString() }
      const row = find(subject)
      if (row) tables.update(tellings).set(values).where(eq(tellings.id, row.id)).run()
      else {
        const { campaign: campaignId, battle: battleId } = subject
        tables
          .insert(tellings)
          .values({ id: uuid(), campaignId, battleId, ...values })
          .run()
      }
      return {}
    },

    'histories.unwrite': (subject) => {
      const campaign = campaignOf(subject)
      if (isRefusal(campaign)) return campaign
      undo.belongsTo(campaign)
      tables.delete(tellings).where(of(subject)).run()
      return {}
    },

    'histories.fights': ({ campaign }) => {
      const found = campaignOf({ campaign, battle: null })
      if (isRefusal(found)) return found
      const rows = stored.ofCampaign(campaign)
      const known = rows.map((fight) => {
        const { id, battleId: battle, createdAt } = fight
        const { name: a } = sideIn(fight, 'a')
        const { name: b } = sideIn(fight, 'b')
        const { phase } = logs.read(id).state
        const pinned = pins.of(id, SIDES)
        return { id, battle, createdAt, a, b, phase, locked: SIDES.filter((side) => pinned[side]) }
      })
      return { fights: known }
    },

    'histories.events': ({ fight, ...wanted }) => {
      const there = and(eq(fights.id, fight), ofCampaignThere(tables, fights.campaignId))
      if (!tables.select({ id: fights.id }).from(fights).where(there).get()) return gone('fight')
      const { a = false, b = false } = pins.of(fight, SIDES)
      return { events: eventsToExport(logs.read(fight), { ...wanted, locked: { a, b } }) }
    },
  }
}

/** What a text grew from, by its hash: the text itself can be told again at any time. */
function fingerprint(told: string): string {
  return createHash('sha256').update(told).digest('hex')
}
