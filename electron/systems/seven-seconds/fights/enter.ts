import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { reportOf } from '../../../../shared/systems/seven-seconds/battle/ending/report.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import { SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { nextNumber } from '../../../../shared/systems/seven-seconds/campaign/changes.ts'
import { insertBattle } from '../battles/write.ts'
import { loadCampaign } from '../campaigns/facts.ts'
import { fights, fixtures } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import type { FightLog } from '../../../fights/log.ts'
import { writeService } from './service.ts'
import { sideIn, type StoredFight } from '../../../fights/stored.ts'

/** Makes a finished fight the last battle of its campaign: result, control of the table, troopers lost. */
export function enterFight(
  { tables, undo }: Store,
  fight: StoredFight,
  { events, state, lastId }: FightLog<SevenSeconds>,
  { foughtOn, place, note, fixture, fates, recruit }: Omit<Checked<'fights.enter'>, 'id'>,
): { battle: string } | Refusal {
  const { campaignId } = fight
  const [a, b] = SIDES.map((side) => sideIn(fight, side).participantId)
  if (campaignId === null || a == null || b == null) {
    return {
      problem: problem(
        'fight/no-campaign',
        'This battle belongs to no campaign: there is nothing to enter it in.',
      ),
    }
  }
  if (fight.battleId !== null) {
    return { problem: problem('fight/entered', 'This battle is in its campaign already: correct it there.') }
  }
  const sides = reportOf(
    view(state, 'public'),
    events.map(({ event }) => event),
    { a, b },
  )
  if (!sides) {
    return { problem: problem('fight/not-over', 'Play the battle to its end first, or abandon it.') }
  }
  const campaign = loadCampaign(tables, campaignId)
  if (!campaign) return gone('campaign')
  if (fixture !== null && !campaign.fixtures.some((one) => one.id === fixture)) return gone('fixture')
  undo.belongsTo(campaign)
  const battle = uuid()
  const report = { sides, result: null, foughtOn, place, note }
  insertBattle(tables, { id: battle, campaignId, number: nextNumber(campaign), report, level: fight.level })
  const position = campaign.battles.length + 1
  const refused = writeService(tables, fight, state, { battle, position, sides }, { fates, recruit })
  if (refused) return refused
  if (fixture !== null) tables.delete(fixtures).where(eq(fixtures.id, fixture)).run()
  tables.update(fights).set({ battleId: battle, enteredEvent: lastId }).where(eq(fights.id, fight.id)).run()
  return { battle }
}
