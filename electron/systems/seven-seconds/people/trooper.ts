import { and, eq, inArray } from 'drizzle-orm'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { killsSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { ofBattleThere } from '../../../campaigns/there.ts'
import { battleSides, decorations, factions, participants } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { summaries, type Roll, type TrooperRow } from './records.ts'

/** Everything that is known of one trooper. */
export function viewTrooper(
  tables: Tables,
  { row, ...roll }: Roll & { readonly row: TrooperRow },
): Output<'roster.trooper'> {
  const [line] = summaries(tables, roll)
  if (!line) throw new Error('A trooper that was read has a line.')
  const served = roll.service.get(row.id) ?? []
  const opponents = opponentsIn(
    tables,
    served.map(({ battleId }) => battleId),
  )
  const honours = tables
    .select()
    .from(decorations)
    .where(and(eq(decorations.trooperId, row.id), ofBattleThere(tables, decorations.battleId)))
    .orderBy(decorations.id)
    .all()
  return {
    ...line,
    note: row.note,
    fell: row.fell,
    record: served.flatMap(({ battleId, participantId, fate, wounds, round, cause, killsDocument }) => {
      const battle = roll.battles.get(battleId)
      if (!battle) return []
      const opponent = opponents.find((one) => one.battle === battleId && one.participant !== participantId)
      return [
        {
          battle,
          participant: participantId,
          opponent: opponent?.name ?? null,
          fate,
          wounds,
          round,
          cause,
          kills: killsSchema.parse(killsDocument),
        },
      ]
    }),
    honours: honours.map(({ id, battleId, name, reason }) => ({ id, battle: battleId, name, reason })),
  }
}

function opponentsIn(tables: Tables, of: readonly string[]) {
  return tables
    .select({ battle: battleSides.battleId, participant: battleSides.participantId, name: factions.name })
    .from(battleSides)
    .innerJoin(participants, eq(participants.id, battleSides.participantId))
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(inArray(battleSides.battleId, [...of]))
    .all()
}

/** The faction does not fight in the campaign that was named. */
export function notInCampaign(): Refusal {
  const message = 'This faction does not fight in that campaign. Choose one in which it does.'
  return { problem: problem('roster/not-in-campaign', message, ['campaign']) }
}

/** They were not in the battle that was named. */
export function notThere(name: string): Refusal {
  const message = `${name} was not in that battle. Set on its page who was there first.`
  return { problem: problem('roster/not-there', message, ['battle'], { name }) }
}
