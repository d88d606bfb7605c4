import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FoundGroup } from '../../../shared/contract/search.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { ownCardSchema } from '../../../shared/systems/seven-seconds/decks/fields.ts'
import { pileOf } from '../../../shared/systems/seven-seconds/decks/play.ts'
import {
  SAMPLE_FACTIONS,
  SAMPLE_FACTION_IDS,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { sevenSeconds } from '../../../shared/systems/seven-seconds/game.ts'
import { isThere, ofCampaignThere } from '../../campaigns/there.ts'
import {
  battles,
  battleSides,
  campaigns,
  deckCards,
  decks,
  factions,
  fightDigests,
  fights,
  participants,
  players,
  tellings,
  troopers,
} from '../../database/schema.ts'
import type { Tables } from '../../database/store.ts'
import type { Candidate, Sift } from '../../search/sift.ts'

const { id: system } = sevenSeconds

/** Battles with what the group wrote of them, people, factions, decks and their cards. */
export function searchSevenSeconds(tables: Tables, sift: Sift): readonly FoundGroup[] {
  const fought = battlesOf(tables)
  return [
    ...sift('battle', system, fought),
    ...sift('report', system, reportsOf(tables, new Map(fought.map((one) => [one.id, one])))),
    ...sift('person', system, peopleOf(tables)),
    ...sift('faction', system, [...factionsOf(tables), ...SAMPLES]),
    ...sift('deck', system, decksOf(tables)),
    ...sift('card', system, cardsOf(tables)),
  ]
}

/** Entered battles by the short names of their sides, the newest first. */
function battlesOf(tables: Tables): Candidate[] {
  const rows = tables
    .select({
      battle: battles,
      campaign: { id: campaigns.id, name: campaigns.name },
      faction: { name: factions.name, shortName: factions.shortName },
      player: players.name,
    })
    .from(battles)
    .innerJoin(campaigns, eq(campaigns.id, battles.campaignId))
    .innerJoin(battleSides, eq(battleSides.battleId, battles.id))
    .innerJoin(participants, eq(participants.id, battleSides.participantId))
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .innerJoin(players, eq(players.id, participants.playerId))
    .where(and(isThere, eq(campaigns.system, system)))
    .orderBy(desc(campaigns.id), desc(battles.number), asc(battleSides.place))
    .all()
  const notes = openNotesOf(tables)
  const sides = byKey(rows, ({ battle }) => battle.id)
  return Array.from(sides.values(), (both): Candidate[] => {
    const [first] = both
    if (!first) return []
    const { id, place, foughtOn, note } = first.battle
    return [
      {
        id,
        system,
        name: both.map(({ faction }) => faction.shortName).join(' – '),
        about: place,
        on: foughtOn,
        campaign: first.campaign,
        words: [
          note,
          ...both.flatMap(({ faction, player }) => [faction.name, player]),
          ...(notes.get(id) ?? []),
        ],
      },
    ]
  }).flat()
}

/** Rows that belong together, in their order. */
function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = found.get(key)
    if (known) known.push(row)
    else found.set(key, [row])
  }
  return found
}

const written = z.array(z.string())

/** What was noted in the open in the logs of entered battles, by the battle. Of a thousand logs few have any. */
function openNotesOf(tables: Tables): ReadonlyMap<string, readonly string[]> {
  const notes = sql<string>`json_extract(${fightDigests.digestDocument}, '$.notes')`
  const rows = tables
    .select({ battle: fights.battleId, notes })
    .from(fightDigests)
    .innerJoin(fights, eq(fights.id, fightDigests.id))
    .where(and(eq(fights.system, system), eq(fightDigests.lastEvent, fights.enteredEvent), ne(notes, '[]')))
    .all()
  return new Map(
    rows.flatMap(({ battle, notes: own }) =>
      battle === null ? [] : [[battle, written.parse(JSON.parse(own))] as const],
    ),
  )
}

/** Reports and chronicles that somebody has written; told ones say nothing that is not kept elsewhere. */
const reportsOf = (tables: Tables, fought: ReadonlyMap<string, Candidate>): Candidate[] =>
  tables
    .select({
      id: tellings.id,
      battle: tellings.battleId,
      words: tellings.words,
      on: tellings.changedAt,
      campaign: { id: campaigns.id, name: campaigns.name },
    })
    .from(tellings)
    .innerJoin(campaigns, eq(campaigns.id, tellings.campaignId))
    .where(isThere)
    .orderBy(desc(tellings.id))
    .all()
    .map(({ battle, words, ...row }) => ({
      ...row,
      system,
      name: (battle === null ? null : fought.get(battle)?.name) ?? row.campaign.name,
      words: [words],
      at: battle === null ? {} : { battle },
    }))

/** Named troopers of factions that are there. */
function peopleOf(tables: Tables): Candidate[] {
  const fighting = tables
    .select({
      participant: participants.id,
      faction: participants.factionId,
      campaign: { id: campaigns.id, name: campaigns.name },
    })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(isThere)
    .orderBy(desc(campaigns.id))
    .all()
  const byFaction = byKey(fighting, ({ faction }) => faction)
  return tables
    .select({ trooper: troopers, faction: factions })
    .from(troopers)
    .innerJoin(factions, eq(factions.id, troopers.factionId))
    .where(and(ne(factions.state, 'trash'), ofCampaignThere(tables, troopers.campaignId)))
    .orderBy(asc(troopers.name), asc(troopers.id))
    .all()
    .map(({ trooper, faction }) => {
      // Somebody of all campaigns of a shipped faction is looked up in one of them: it has no page of its own.
      const serves = byFaction
        .get(faction.id)
        ?.find(({ campaign }) =>
          trooper.campaignId === null ? faction.sample !== null : campaign.id === trooper.campaignId,
        )
      return {
        id: trooper.id,
        system,
        name: trooper.name,
        about: faction.name,
        campaign: serves?.campaign ?? null,
        words: [trooper.note, trooper.fell],
        at: serves ? { participant: serves.participant } : { faction: faction.id },
      }
    })
}

/** The group's own; their private notes stay theirs. */
const factionsOf = (tables: Tables): Candidate[] =>
  tables
    .select()
    .from(factions)
    .where(and(eq(factions.system, system), ne(factions.state, 'trash'), isNull(factions.sample)))
    .orderBy(asc(factions.name))
    .all()
    .map(({ id, name, shortName, motto, lore }) => ({
      id,
      system,
      name,
      about: motto,
      words: [shortName, lore],
    }))

const SAMPLES: readonly Candidate[] = SAMPLE_FACTION_IDS.map((id) => {
  const { name, shortName } = SAMPLE_FACTIONS[id]
  return { id, system, name, words: [shortName], at: { sample: id } }
})

const isKept = and(eq(decks.system, system), ne(decks.state, 'trash'))

const decksOf = (tables: Tables): Candidate[] =>
  tables
    .select({ id: decks.id, name: decks.name, notes: decks.notes })
    .from(decks)
    .where(isKept)
    .orderBy(asc(decks.name))
    .all()
    .map(({ notes, ...row }) => ({ ...row, system, words: [notes] }))

/** Cards of the group's own decks, as they lie in the library: of a hand nothing is told here. */
const cardsOf = (tables: Tables): Candidate[] =>
  tables
    .select({ id: deckCards.id, document: deckCards.cardDocument, deck: { id: decks.id, name: decks.name } })
    .from(deckCards)
    .innerJoin(decks, eq(decks.id, deckCards.deckId))
    .where(isKept)
    .orderBy(asc(decks.name), asc(deckCards.id))
    .all()
    .flatMap(({ id, document, deck }) => {
      const { data: card } = ownCardSchema.safeParse(document)
      if (!card) return []
      const number = cardId(card)
      return [
        {
          id,
          system,
          name: card.title === '' ? number : card.title,
          about: `${number} · ${deck.name}`,
          words: 'orders' in card ? [card.orders] : [],
          at: { deck: deck.id, pile: pileOf(card) },
        },
      ]
    })
