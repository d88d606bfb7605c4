import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { FallenSide } from '../../../../shared/systems/seven-seconds/contract/roster.ts'
import { countsSchema, unitSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import {
  totalOf,
  unnamedFallen,
  type Counts,
} from '../../../../shared/systems/seven-seconds/people/fallen.ts'
import { openPlaced } from '../campaigns/placed.ts'
import { findCampaign, ofBattleThere, ofCampaignThere } from '../../../campaigns/there.ts'
import {
  battleSides,
  decorations,
  factions,
  losses,
  participants,
  service,
  troopers,
} from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import type { TrooperType } from '../../../../shared/systems/seven-seconds/words.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { shownFaction } from '../factions/stored.ts'
import { gone } from '../../../handlers.ts'
import { loadBattles } from './records.ts'

/** The roll of the fallen, by battle: those with a name, and how many of the recorded losses have none. */
export function rollOfTheFallen(
  tables: Tables,
  of: Checked<'roster.fallen'>,
): Output<'roster.fallen'> | Refusal {
  const fighting = fightingIn(tables, of)
  if (!fighting) return gone('campaign' in of ? 'campaign' : 'faction')
  const ids = fighting.map(({ id }) => id)
  const campaigns = [...new Set(fighting.map(({ campaignId }) => campaignId))]
  const known = loadBattles(tables, campaigns)
  const lost = lossesOf(tables, ids)
  const named = killedOf(tables, ids)
  const placed = new Map(campaigns.flatMap(openPlaced(tables)).map((one) => [one.participant, one]))
  const sides = new Map<string, FallenSide[]>()
  for (const key of new Set([...lost.keys(), ...named.keys()])) {
    const [battle = '', participant = ''] = key.split(' ')
    const who = placed.get(participant)
    if (!who) continue
    const people = named.get(key) ?? []
    const unnamed = unnamedFallen(
      lost.get(key) ?? {},
      people.map(({ unit }) => unit),
    )
    if (people.length + totalOf(unnamed) === 0) continue
    const { faction, place, colour } = who
    const side = { faction, place, colour, named: people, unnamed }
    sides.set(battle, [...(sides.get(battle) ?? []), side])
  }
  return {
    battles: Array.from(known.values()).flatMap((battle) => {
      const fallen = sides.get(battle.id)?.toSorted((one, other) => one.place - other.place)
      return fallen ? [{ battle, sides: fallen }] : []
    }),
    elsewhere: endedElsewhere(tables, of),
  }
}

/** The fallen of a campaign without a name, counted: without reading anybody's name, picture or decorations. */
export function countUnnamed(
  tables: Tables,
  { campaign }: Checked<'roster.unnamed'>,
): Output<'roster.unnamed'> | Refusal {
  const fighting = fightingIn(tables, { campaign })
  if (!fighting) return gone('campaign')
  const ids = fighting.map(({ id }) => id)
  const named = killedTypesOf(tables, ids)
  const perBattle = new Map<string, number>()
  for (const [key, lost] of lossesOf(tables, ids)) {
    const people = totalOf(unnamedFallen(lost, named.get(key) ?? []))
    const [battle = ''] = key.split(' ')
    if (people > 0) perBattle.set(battle, (perBattle.get(battle) ?? 0) + people)
  }
  return {
    people: [...perBattle.values()].reduce((sum, people) => sum + people, 0),
    battles: perBattle.size,
    battle: perBattle.keys().next().value ?? null,
  }
}

function fightingIn(tables: Tables, of: Checked<'roster.fallen'>) {
  const there =
    'campaign' in of
      ? findCampaign(tables, of.campaign)
      : tables.select({ id: factions.id }).from(factions).where(eq(factions.id, of.faction)).get()
  if (!there) return null
  return tables
    .select({ id: participants.id, campaignId: participants.campaignId })
    .from(participants)
    .where(
      'campaign' in of ? eq(participants.campaignId, of.campaign) : eq(participants.factionId, of.faction),
    )
    .all()
}

/** Recorded losses by battle and participant. */
function lossesOf(tables: Tables, ids: readonly string[]): Map<string, Counts> {
  const counts = new Map<string, Record<string, number>>()
  const rows = tables
    .select({
      battle: battleSides.battleId,
      participant: battleSides.participantId,
      unit: losses.unit,
      count: losses.count,
    })
    .from(losses)
    .innerJoin(battleSides, eq(battleSides.id, losses.sideId))
    .where(inArray(battleSides.participantId, [...ids]))
    .all()
  for (const { battle, participant, unit, count } of rows) {
    const key = `${battle} ${participant}`
    const known = counts.get(key)
    if (known) known[unit] = count
    else counts.set(key, { [unit]: count })
  }
  return new Map(Array.from(counts, ([key, of]) => [key, countsSchema.parse(of)]))
}

/** The types of the named killed by battle and participant. */
function killedTypesOf(tables: Tables, ids: readonly string[]): Map<string, TrooperType[]> {
  const killed = new Map<string, TrooperType[]>()
  const rows = tables
    .select({ battle: service.battleId, participant: service.participantId, unit: troopers.unit })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(killedFor(ids))
    .all()
  for (const { battle, participant, unit } of rows) {
    const key = `${battle} ${participant}`
    const known = killed.get(key)
    if (known) known.push(unitSchema.parse(unit))
    else killed.set(key, [unitSchema.parse(unit)])
  }
  return killed
}

const killedFor = (ids: readonly string[]) =>
  and(eq(service.fate, 'killed'), inArray(service.participantId, [...ids]))

/** The named killed by battle and participant. */
function killedOf(tables: Tables, ids: readonly string[]): Map<string, FallenSide['named']> {
  const honours = tables
    .select()
    .from(decorations)
    .where(ofBattleThere(tables, decorations.battleId))
    .orderBy(decorations.id)
    .all()
  const byTrooper = new Map<string, string[]>()
  for (const { trooperId, name } of honours) {
    byTrooper.set(trooperId, [...(byTrooper.get(trooperId) ?? []), name])
  }
  const killed = new Map<string, FallenSide['named']>()
  const rows = tables
    .select({ service, trooper: troopers })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(killedFor(ids))
    .orderBy(troopers.id)
    .all()
  for (const { service: end, trooper } of rows) {
    const key = `${end.battleId} ${end.participantId}`
    const one = {
      trooper: trooper.id,
      name: trooper.name,
      unit: unitSchema.parse(trooper.unit),
      portrait: trooper.portrait,
      round: end.round,
      cause: end.cause,
      decorations: byTrooper.get(trooper.id) ?? [],
    }
    const known = killed.get(key)
    if (known) known.push(one)
    else killed.set(key, [one])
  }
  return killed
}

/** Those who fell where no battle tells it: of a campaign, those who served in it alone. */
function endedElsewhere(tables: Tables, of: Checked<'roster.fallen'>): Output<'roster.fallen'>['elsewhere'] {
  return tables
    .select({ trooper: troopers, faction: factions })
    .from(troopers)
    .innerJoin(factions, eq(factions.id, troopers.factionId))
    .where(
      and(
        ne(troopers.fell, ''),
        'campaign' in of ? eq(troopers.campaignId, of.campaign) : eq(troopers.factionId, of.faction),
        ofCampaignThere(tables, troopers.campaignId),
      ),
    )
    .orderBy(troopers.id)
    .all()
    .map(({ trooper: { id, name, unit, portrait, fell }, faction }) => ({
      faction: shownFaction(faction),
      trooper: id,
      name,
      unit: unitSchema.parse(unit),
      portrait,
      fell,
    }))
}
