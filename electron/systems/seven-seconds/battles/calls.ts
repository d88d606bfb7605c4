import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { openDice, SEEDS, seededDice } from '../../../../shared/dice/source.ts'
import type { battleCalls, BattleReport } from '../../../../shared/systems/seven-seconds/contract/battles.ts'
import type { Reported } from '../../../../shared/systems/seven-seconds/contract/changes.ts'
import type { CorrectedBy } from '../../../../shared/systems/seven-seconds/contract/corrected-by.ts'
import { problem, type Problem } from '../../../../shared/problem.ts'
import { checkReport } from '../../../../shared/systems/seven-seconds/campaign/report.ts'
import { nextNumber } from '../../../../shared/systems/seven-seconds/campaign/changes.ts'
import { moveBattle } from '../../../../shared/systems/seven-seconds/campaign/move.ts'
import { factsOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { battles, fixtures } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { noteChange, reportedOf } from '../histories/changes.ts'
import { throwAway } from '../histories/trash.ts'
import { checkMove } from './order.ts'
import { insertBattle, makeRoomBefore, renumber, rewriteBattle } from './write.ts'

export function battleHandlers(store: Store): HandlersOf<typeof battleCalls> {
  const { tables, undo } = store
  const campaignOf = (battle: string) => {
    const row = tables
      .select({ campaign: battles.campaignId })
      .from(battles)
      .where(eq(battles.id, battle))
      .get()
    return row ? loadCampaign(tables, row.campaign) : null
  }

  /** Leaves a line in the battle's history: what was reported before, and what is now. */
  const noteReport = (id: string, battle: string, before: Reported | null, by?: CorrectedBy): void => {
    const campaign = loadCampaign(tables, id)
    const after = campaign && reportedOf(campaign, battle)
    if (before && after) noteChange(tables, { campaign: id, battle }, { what: 'report', before, after }, by)
  }

  return {
    'battles.rollRoles': () => {
      const [a = 1, b = 1] = seededDice(openDice(randomInt(SEEDS))).roll('d6', 2)
      return { dice: [a, b] }
    },

    'battles.enter': ({ campaign: campaignId, before, fixture, report }) => {
      const campaign = loadCampaign(tables, campaignId)
      if (!campaign) return gone('campaign')
      const refused = checkOpen(campaign) ?? check(campaign, report)
      if (refused) return { problem: refused }
      const place = before === null ? null : campaign.battles.find((battle) => battle.id === before)
      if (place === undefined) return gone('battle')
      if (fixture !== null && !campaign.fixtures.some((one) => one.id === fixture)) return gone('fixture')
      undo.belongsTo(campaign)
      const number = place ? place.number : nextNumber(campaign)
      if (place) makeRoomBefore(tables, campaign, number)
      const id = uuid()
      insertBattle(tables, { id, campaignId, number, report, level: 'record' })
      if (fixture !== null) tables.delete(fixtures).where(eq(fixtures.id, fixture)).run()
      return { id }
    },

    'battles.correct': ({ id, report, by }) => {
      const campaign = campaignOf(id)
      if (!campaign) return gone('battle')
      const refused = check(campaign, report)
      if (refused) return { problem: refused }
      undo.belongsTo(campaign)
      const before = reportedOf(campaign, id)
      rewriteBattle(tables, id, report)
      noteReport(campaign.id, id, before, by)
      return {}
    },

    'battles.move': ({ id, before }) => {
      const campaign = campaignOf(id)
      if (!campaign) return gone('battle')
      if (before !== null && !campaign.battles.some((battle) => battle.id === before)) return gone('battle')
      const facts = factsOf(campaign)
      const moved = moveBattle(facts, id, before)
      const refused = checkMove(tables, campaign.id, id, facts, moved)
      if (refused) return { problem: refused }
      undo.belongsTo(campaign)
      renumber(tables, campaign, moved)
      noteReport(campaign.id, id, reportedOf(campaign, id))
      return {}
    },

    'battles.remove': ({ id, by }) => {
      const campaign = campaignOf(id)
      if (!campaign) return gone('battle')
      undo.belongsTo(campaign)
      throwAway(tables, campaign, id, by)
      return {}
    },
  }
}

/** A campaign that was put away is not fought on by mistake. */
function checkOpen({ state, name }: StoredCampaign): Problem | null {
  if (state !== 'archived') return null
  const message = `${name} is in the archive. Bring it back first, then enter the battle.`
  return problem('campaign/archived', message, [], { name })
}

function check({ participants }: StoredCampaign, report: BattleReport): Problem | null {
  return checkReport(
    report,
    participants.map(({ id }) => id),
  )
}
