import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import type { Opening } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { techKind } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { participants } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { playerNamed } from '../../../people/players.ts'
import { chooseFaction, type Chosen } from '../factions/choose.ts'

export type NewParticipant = Checked<'campaigns.start'>['participants'][number]

/** The factions that are named, each with the place of who leads it; none may fight on two sides. */
export function chooseAll(
  tables: Tables,
  people: readonly Pick<NewParticipant, 'faction'>[],
): readonly Chosen[] | Refusal {
  const all: Chosen[] = []
  for (const [place, { faction }] of people.entries()) {
    const chosen = chooseFaction(tables, faction, place)
    if (isRefusal(chosen)) return chosen
    if (all.some(({ id }) => id === chosen.id)) return takenTwice(chosen.name, place)
    all.push(chosen)
  }
  return all
}

export function takenTwice(faction: string, place: number): Refusal {
  const message = `${faction} is in this campaign twice. Choose another faction for one of the players.`
  return {
    problem: problem('campaign/faction-twice', message, ['participants', place, 'faction'], { faction }),
  }
}

/** Somebody more takes part; the rival follows when all are there. */
export function insertParticipant(
  tables: Tables,
  {
    campaign,
    place,
    person,
    faction,
  }: { campaign: string; place: number; person: NewParticipant; faction: Chosen },
): string {
  const id = uuid()
  tables
    .insert(participants)
    .values({
      id,
      campaignId: campaign,
      playerId: playerNamed(tables, person.player),
      factionId: faction.id,
      place,
      ...techColumns(person.tech ?? faction.tech),
      ...openingColumns(person.opening),
    })
    .run()
  return id
}

/** Writes who has whom as chosen rival; the ids are those of the people, in their order. */
export function setRivals(
  tables: Tables,
  ids: readonly string[],
  people: readonly { readonly rival: number | null }[],
): void {
  for (const [place, { rival }] of people.entries()) {
    const rivalId = rival === null ? null : (ids[rival] ?? null)
    const id = ids[place] ?? ''
    tables.update(participants).set({ rivalId }).where(eq(participants.id, id)).run()
  }
}

export function techColumns(tech: Tech): { techVersion: number; techDocument: Tech } {
  return { techVersion: techKind.version, techDocument: tech }
}

export function openingColumns({ campaignPoints, streak, techPoints }: Opening): {
  openingPoints: number
  openingStreak: number
  openingTechPoints: number
} {
  return { openingPoints: campaignPoints, openingStreak: streak, openingTechPoints: techPoints }
}
