import { and, eq, inArray } from 'drizzle-orm'
import type { Present } from '../../../../shared/systems/seven-seconds/contract/changes.ts'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { RecordedSide } from '../../../../shared/systems/seven-seconds/contract/roster.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import {
  countsSchema,
  killsSchema,
  unitSchema,
} from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { checkRecord } from '../../../../shared/systems/seven-seconds/people/service.ts'
import { campaignOfBattle } from '../../../campaigns/there.ts'
import {
  battleSides,
  decorations,
  losses,
  participants,
  service,
  troopers,
} from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { noteChange } from '../histories/changes.ts'
import { insertService } from './service.ts'
import { comradeOf, loadBattles, loadRoll } from './records.ts'

/** What a side of a battle has lost, by type. */
function lostOf(tables: Tables, side: string): RecordedSide['lost'] {
  const rows = tables.select().from(losses).where(eq(losses.sideId, side)).all()
  return countsSchema.parse(Object.fromEntries(rows.map(({ unit, count }) => [unit, count])))
}

/** Who was there: the two sides, then those whose faction no longer fights in this battle. */
export function battleRecord(tables: Tables, battle: string): { sides: RecordedSide[] } | Refusal {
  if (!campaignOfBattle(tables, battle)) return gone('battle')
  const sides = tables
    .select()
    .from(battleSides)
    .where(eq(battleSides.battleId, battle))
    .orderBy(battleSides.place)
    .all()
  if (sides.length === 0) return gone('battle')
  const rows = tables
    .select({ service, trooper: troopers })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(eq(service.battleId, battle))
    .orderBy(troopers.id)
    .all()
  const honours = tables
    .select()
    .from(decorations)
    .where(eq(decorations.battleId, battle))
    .orderBy(decorations.id)
    .all()
  const entriesOf = (participant: string): RecordedSide['entries'] =>
    rows
      .filter((row) => row.service.participantId === participant)
      .map(({ service: { trooperId, fate, wounds, round, cause, killsDocument }, trooper }) => ({
        trooper: trooperId,
        name: trooper.name,
        unit: unitSchema.parse(trooper.unit),
        fate,
        wounds,
        round,
        cause,
        kills: killsSchema.parse(killsDocument),
        decorations: honours
          .filter((one) => one.trooperId === trooperId)
          .map(({ name, reason }) => ({ name, reason })),
      }))
  const fighting = sides.map(({ id, participantId: participant }) => ({
    participant,
    fights: true,
    lost: lostOf(tables, id),
    entries: entriesOf(participant),
  }))
  const strays = new Set(rows.map((row) => row.service.participantId))
  for (const { participant } of fighting) strays.delete(participant)
  return {
    sides: [
      ...fighting,
      ...Array.from(strays, (participant) => ({
        participant,
        fights: false,
        lost: {},
        entries: entriesOf(participant),
      })),
    ],
  }
}

/** Who of a side is on a battle now. */
function presentOf(tables: Tables, battle: string, participant: string): Present {
  const record = battleRecord(tables, battle)
  const side = isRefusal(record) ? undefined : record.sides.find((one) => one.participant === participant)
  return { participant, entries: side?.entries ?? [] }
}

/** Replaces what is known of a side's named troopers in a battle. */
export function recordBattle(
  { tables, undo }: Store,
  { battle: id, participant, entries, by }: Checked<'roster.recordBattle'>,
): Record<string, never> | Refusal {
  const campaign = campaignOfBattle(tables, id)
  if (!campaign) return gone('battle')
  const who = tables
    .select({ faction: participants.factionId })
    .from(participants)
    .where(and(eq(participants.id, participant), eq(participants.campaignId, campaign.id)))
    .get()
  if (!who) return gone('participant')
  const side = tables
    .select()
    .from(battleSides)
    .where(and(eq(battleSides.battleId, id), eq(battleSides.participantId, participant)))
    .get()
  // Whoever is no longer a side can only be taken off the battle.
  if (!side && entries.length > 0) return notASide()
  if (side) {
    const roll = loadRoll(tables, { faction: who.faction, campaign: campaign.id })
    const comrades = new Map(roll.rows.map((row) => [row.id, comradeOf(row, roll)]))
    const { position } = loadBattles(tables, [campaign.id]).get(id) ?? { position: 0 }
    const refused = checkRecord(
      { battle: id, campaign: campaign.id, position, lost: lostOf(tables, side.id) },
      comrades,
      entries,
    )
    if (refused) return { problem: refused }
  }
  undo.belongsTo(campaign)
  const before = presentOf(tables, id, participant)
  clear(tables, id, participant)
  for (const entry of entries) insertService(tables, { battle: id, participant, ...entry })
  // Whoever writes it down for the first time corrects nothing.
  if (before.entries.length > 0) {
    const after = presentOf(tables, id, participant)
    noteChange(tables, { campaign: campaign.id, battle: id }, { what: 'people', before, after }, by)
  }
  return {}
}

/** Takes everybody of a side off a battle, with what they were decorated for there. */
function clear(tables: Tables, battle: string, participant: string): void {
  const before = tables
    .select({ trooper: service.trooperId })
    .from(service)
    .where(and(eq(service.battleId, battle), eq(service.participantId, participant)))
    .all()
    .map(({ trooper }) => trooper)
  tables
    .delete(decorations)
    .where(and(eq(decorations.battleId, battle), inArray(decorations.trooperId, before)))
    .run()
  tables
    .delete(service)
    .where(and(eq(service.battleId, battle), eq(service.participantId, participant)))
    .run()
}

function notASide(): Refusal {
  const message = 'This faction does not fight in this battle. Choose one of its two sides.'
  return { problem: problem('roster/not-a-side', message, ['participant']) }
}
