import { sql } from 'drizzle-orm'
import {
  BATTLE_CHANGES,
  CAMPAIGN_STATES,
  DECK_STATES,
  DOCUMENT_STATES,
  FACTION_STATES,
  FATES,
} from '../../shared/contract/choices.ts'
import { UNCHOSEN } from '../../shared/heraldry/looks.ts'
import {
  type AnySQLiteColumn,
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/**
 * The tables hold facts; points, streaks, prices and winners are worked out from them. Ids are UUIDv7.
 * Documents of a game (`…Document`) are JSON, checked by the game's own schema on the way in and out.
 */

const id = () => text('id').primaryKey()
/** ISO 8601, UTC. */
const createdAt = () => text('created_at').notNull()

export const players = sqliteTable('players', {
  id: id(),
  name: text('name').notNull(),
  /** How to reach them, in the group's words. */
  contact: text('contact').notNull().default(''),
  /** As `#rrggbb`; empty until one is chosen. */
  colour: text('colour').notNull().default(''),
  /** Plays now and then, and leads no faction of their own. */
  guest: integer('guest', { mode: 'boolean' }).notNull().default(false),
  createdAt: createdAt(),
})

export const factions = sqliteTable('factions', {
  id: id(),
  system: text('system').notNull(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  motto: text('motto').notNull().default(''),
  /** As `#rrggbb`. */
  firstColour: text('first_colour').notNull().default(UNCHOSEN.first),
  secondColour: text('second_colour').notNull().default(UNCHOSEN.second),
  emblemDocument: text('emblem_document', { mode: 'json' }),
  /** An own picture in the emblem's place (`pictures`). */
  picture: text('picture'),
  /** Who leads it. */
  playerId: text('player_id').references(() => players.id, { onDelete: 'set null' }),
  lore: text('lore').notNull().default(''),
  notes: text('notes').notNull().default(''),
  state: text('state', { enum: FACTION_STATES }).notNull().default('active'),
  /** The shipped faction that this is, null for a group's own. */
  sample: text('sample'),
  techVersion: integer('tech_version').notNull(),
  techDocument: text('tech_document', { mode: 'json' }).notNull(),
  createdAt: createdAt(),
  /** When it was last changed; empty when never. */
  changedAt: text('changed_at').notNull().default(''),
})

/** Sets of cards that the group made; those that come with the game are not kept here. */
export const decks = sqliteTable('decks', {
  id: id(),
  system: text('system').notNull(),
  name: text('name').notNull(),
  notes: text('notes').notNull().default(''),
  state: text('state', { enum: DECK_STATES }).notNull().default('active'),
  createdAt: createdAt(),
  /** When it or a card of it was last changed; empty when never. */
  changedAt: text('changed_at').notNull().default(''),
})

/** One card of a deck: a row each, so that typing one in writes no more than that card. */
export const deckCards = sqliteTable(
  'deck_cards',
  {
    id: id(),
    deckId: text('deck_id')
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    cardDocument: text('card_document', { mode: 'json' }).notNull(),
    /** How many of it are in its pile. */
    copies: integer('copies').notNull().default(1),
    /** Kept, and not played with. */
    off: integer('off', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('deck_cards_deck').on(table.deckId)],
)

export const campaigns = sqliteTable('campaigns', {
  id: id(),
  system: text('system').notNull(),
  name: text('name').notNull(),
  sample: integer('sample', { mode: 'boolean' }).notNull(),
  rulesVersion: integer('rules_version').notNull(),
  rulesDocument: text('rules_document', { mode: 'json' }).notNull(),
  state: text('state', { enum: CAMPAIGN_STATES }).notNull().default('active'),
  startsOn: text('starts_on'),
  /** Where it is fought: a region, a planet, a club room. */
  place: text('place').notNull().default(''),
  /** A picture of the map (`pictures`). */
  map: text('map'),
  /** When the group closed it; null while it runs. */
  finishedOn: text('finished_on'),
  epilogue: text('epilogue').notNull().default(''),
  /** The cards that its coming battles are played with; null for those that come with the game. */
  deckId: text('deck_id').references(() => decks.id),
  createdAt: createdAt(),
  /** When it went to the trash, empty once it is being cleared; null while it is found (docs/adr/0016). */
  deletedAt: text('deleted_at'),
})

/** What a group keeps of games that need no tables of their own: teams, missions, characters, … */
export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    system: text('system').notNull(),
    /** The campaign that it belongs to; null for the library of its game. */
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    /** As its game calls it. */
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    /** As it stands in the document too: lists are made without reading it. */
    name: text('name').notNull(),
    document: text('document', { mode: 'json' }).notNull(),
    /** Emblem and colours, where the group chose some. */
    lookDocument: text('look_document', { mode: 'json' }),
    /** An own picture in the emblem's place (`pictures`). */
    picture: text('picture'),
    /** Who leads it. */
    playerId: text('player_id').references(() => players.id, { onDelete: 'set null' }),
    state: text('state', { enum: DOCUMENT_STATES }).notNull().default('active'),
    createdAt: createdAt(),
    /** When it was last changed; empty when never. */
    changedAt: text('changed_at').notNull().default(''),
  },
  (table) => [
    index('documents_kind').on(table.system, table.kind),
    index('documents_campaign').on(table.campaignId),
  ],
)

export const participants = sqliteTable(
  'participants',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    factionId: text('faction_id')
      .notNull()
      .references(() => factions.id),
    /** Order in the campaign, in which the factions joined. */
    place: integer('place').notNull(),
    /** The faction's numbers when the campaign began: later work on the faction does not change the past. */
    techVersion: integer('tech_version').notNull(),
    techDocument: text('tech_document', { mode: 'json' }).notNull(),
    /** What it brings from a campaign kept on paper until then. */
    openingPoints: integer('opening_points').notNull().default(0),
    openingStreak: integer('opening_streak').notNull().default(0),
    openingTechPoints: integer('opening_tech_points').notNull().default(0),
    /** The participant whose numbers halve its prices, where the house rules have one chosen (R4). */
    rivalId: text('rival_id').references((): AnySQLiteColumn => participants.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('participants_place').on(table.campaignId, table.place)],
)

export const battles = sqliteTable(
  'battles',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Orders the campaign's battles; gaps mean nothing. */
    number: integer('number').notNull(),
    level: text('level', { enum: ['record', 'assist', 'enforce'] }).notNull(),
    foughtOn: text('fought_on'),
    place: text('place').notNull(),
    note: text('note').notNull(),
    /** The margin where only the result is known, and no Victory Points; null where these are. */
    resultMargin: text('result_margin', { enum: ['draw', 'marginal', 'normal', 'decisive'] }),
    /** The winner's side then; null in a draw. */
    resultWinner: integer('result_winner'),
    createdAt: createdAt(),
  },
  // Not unique: moving later battles up changes the numbers one by one, and undo brings them back in any order.
  (table) => [
    index('battles_number').on(table.campaignId, table.number),
    check('battles_number_positive', sql`${table.number} >= 1`),
  ],
)

export const battleSides = sqliteTable(
  'battle_sides',
  {
    id: id(),
    battleId: text('battle_id')
      .notNull()
      .references(() => battles.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** 0 and 1: the first and second side. */
    place: integer('place').notNull(),
    /**
     * Null for both sides of a Chance Encounter whose Victory Points are noted, and where nobody noted it; `encounter`
     * for both sides of one of which only the result is known.
     */
    role: text('role', { enum: ['attacker', 'defender', 'encounter'] }),
    /** The die of the role roll, without bonuses. */
    roleDie: integer('role_die'),
    /** Null where only the battle's result is known. */
    victoryPoints: integer('victory_points'),
    controlsTable: integer('controls_table', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('battle_sides_place').on(table.battleId, table.place),
    index('battle_sides_participant').on(table.participantId),
  ],
)

export const losses = sqliteTable(
  'losses',
  {
    id: id(),
    sideId: text('side_id')
      .notNull()
      .references(() => battleSides.id, { onDelete: 'cascade' }),
    unit: text('unit').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [uniqueIndex('losses_unit').on(table.sideId, table.unit)],
)

export const techPurchases = sqliteTable(
  'tech_purchases',
  {
    id: id(),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** The number of the campaign's last battle when it was bought; 0 before the first. */
    afterNumber: integer('after_number').notNull(),
    /** The order of buying: a counter, since clocks can go backwards. */
    sequence: integer('sequence').notNull(),
    rating: integer('rating').notNull(),
    stat: text('stat').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tech_purchases_participant').on(table.participantId)],
)

/** A battle that the group means to fight. */
export const fixtures = sqliteTable(
  'fixtures',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null while it is open who fights. */
    participantA: text('participant_a').references(() => participants.id, { onDelete: 'set null' }),
    participantB: text('participant_b').references(() => participants.id, { onDelete: 'set null' }),
    fightsOn: text('fights_on'),
    place: text('place').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('fixtures_campaign').on(table.campaignId)],
)

/** Named troopers of a faction. Whether one has fallen is worked out from their service. */
export const troopers = sqliteTable(
  'troopers',
  {
    id: id(),
    factionId: text('faction_id')
      .notNull()
      .references(() => factions.id, { onDelete: 'cascade' }),
    /** The campaign that they serve in; null for all that the faction fights in. */
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    unit: text('unit').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    /** `pictures`. */
    portrait: text('portrait'),
    /** How they fell where no battle kept here tells it; empty when they did not. */
    fell: text('fell').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('troopers_faction').on(table.factionId), index('troopers_campaign').on(table.campaignId)],
)

/** What a trooper did and suffered in a battle. */
export const service = sqliteTable(
  'service',
  {
    id: id(),
    trooperId: text('trooper_id')
      .notNull()
      .references(() => troopers.id, { onDelete: 'cascade' }),
    battleId: text('battle_id')
      .notNull()
      .references(() => battles.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    fate: text('fate', { enum: FATES }).notNull(),
    wounds: integer('wounds').notNull(),
    /** The round in which they fell; null when nobody noted it. */
    round: integer('round'),
    /** What they fell to, in a few words. */
    cause: text('cause').notNull(),
    /** Kills by weapon. */
    killsDocument: text('kills_document', { mode: 'json' }).notNull(),
  },
  (table) => [
    uniqueIndex('service_trooper').on(table.trooperId, table.battleId),
    index('service_battle').on(table.battleId),
    index('service_participant').on(table.participantId),
  ],
)

export const decorations = sqliteTable(
  'decorations',
  {
    id: id(),
    trooperId: text('trooper_id')
      .notNull()
      .references(() => troopers.id, { onDelete: 'cascade' }),
    battleId: text('battle_id').references(() => battles.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('decorations_trooper').on(table.trooperId),
    index('decorations_battle').on(table.battleId),
  ],
)

/** Lists of names that the group wrote, to name recruits from. */
export const nameLists = sqliteTable('name_lists', {
  id: id(),
  name: text('name').notNull(),
  namesDocument: text('names_document', { mode: 'json' }).notNull(),
  createdAt: createdAt(),
})

/** What the group keeps for the next time, such as its usual campaign; one row for each use, by its name. */
export const usuals = sqliteTable('usuals', {
  id: id(),
  version: integer('version').notNull(),
  document: text('document', { mode: 'json' }).notNull(),
})

/** Pictures, each kept once and never changed. Undo leaves them alone: what nothing shows any more is cleared. */
export const pictures = sqliteTable('pictures', {
  /** SHA-256 of the bytes. */
  id: id(),
  media: text('media', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  createdAt: createdAt(),
})

/** Sets of cards that battles are played with, each kept once, whatever becomes of the decks later. */
export const cardSets = sqliteTable('card_sets', {
  /** SHA-256 of the document. */
  id: id(),
  document: text('document', { mode: 'json' }).notNull(),
})

/** Battles that the program runs, from the first roll to the result. */
export const fights = sqliteTable(
  'fights',
  {
    id: id(),
    /** Null for a battle without a campaign. */
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    system: text('system').notNull(),
    version: integer('version').notNull(),
    level: text('level', { enum: ['assist', 'enforce'] }).notNull(),
    /** Where it is fought, as it was said when it began. */
    place: text('place').notNull().default(''),
    /** The campaign's battle that it became. */
    battleId: text('battle_id').references(() => battles.id, { onDelete: 'set null' }),
    /** The last event when it was entered: undo brings it back into its campaign with that log only. */
    enteredEvent: text('entered_event'),
    createdAt: createdAt(),
  },
  (table) => [index('fights_campaign').on(table.campaignId)],
)

/** Who fights in a fight, in the order of its game. */
export const fightSides = sqliteTable(
  'fight_sides',
  {
    /** The fight's, and the side: `sideRow`. */
    id: id(),
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    side: text('side').notNull(),
    /** From 0. */
    place: integer('place').notNull(),
    /** Their short name as it was. */
    name: text('name').notNull(),
    /** Who of the campaign they are; null without one. */
    participantId: text('participant_id').references(() => participants.id, { onDelete: 'set null' }),
    /** The document that they set out as, such as a team; null where none was kept. */
    documentId: text('document_id').references(() => documents.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('fight_sides_place').on(table.fightId, table.place),
    index('fight_sides_participant').on(table.participantId),
    index('fight_sides_document').on(table.documentId),
  ],
)

/** What happened in a fight: its state is worked out from these. */
export const fightEvents = sqliteTable(
  'fight_events',
  {
    id: id(),
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    /** 1, 2, … without gaps. */
    number: integer('number').notNull(),
    /** The command that it came from; 0 is the beginning. */
    decision: integer('decision').notNull(),
    kind: text('kind').notNull(),
    eventDocument: text('event_document', { mode: 'json' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('fight_events_number').on(table.fightId, table.number),
    index('fight_events_kind').on(table.fightId, table.kind),
  ],
)

/** What the players told a fight to do; the events follow from it. Those taken back can be done again. */
export const fightDecisions = sqliteTable(
  'fight_decisions',
  {
    id: id(),
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    /** 1, 2, … without gaps. */
    decision: integer('decision').notNull(),
    commandDocument: text('command_document', { mode: 'json' }).notNull(),
    /** Numbers of real dice; null where the program rolled. */
    rollsDocument: text('rolls_document', { mode: 'json' }),
    takenBack: integer('taken_back', { mode: 'boolean' }).notNull(),
    /** Corrections of this line, and of lines after it that were left out; null where there are none. */
    marksDocument: text('marks_document', { mode: 'json' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('fight_decisions_number').on(table.fightId, table.decision)],
)

/** What a correction of an old line has made of a fight's log: undone, it is put back as it was. */
export const fightCorrections = sqliteTable(
  'fight_corrections',
  {
    id: id(),
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    /** The last event before and after it: it can be undone where the log ends with that, and done again. */
    eventBefore: text('event_before').notNull(),
    eventAfter: text('event_after').notNull(),
    /** The rows of the log from the line on, as they were and as they are. */
    beforeDocument: text('before_document', { mode: 'json' }).notNull(),
    afterDocument: text('after_document', { mode: 'json' }).notNull(),
    undone: integer('undone', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('fight_corrections_fight').on(table.fightId)],
)

/** A battle's report or a campaign's chronicle as somebody has written it on; without a row it is told anew each time. */
export const tellings = sqliteTable(
  'tellings',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null for the chronicle of the whole campaign. */
    battleId: text('battle_id').references(() => battles.id, { onDelete: 'cascade' }),
    /** Markdown. */
    words: text('words').notNull(),
    /** SHA-256 of the text that Muster had told when it was written on: another one now means that the facts changed. */
    basis: text('basis').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [index('tellings_campaign').on(table.campaignId), index('tellings_battle').on(table.battleId)],
)

/** What was corrected of a battle afterwards: who did it, when and why, and what it was before and after. */
export const battleChanges = sqliteTable(
  'battle_changes',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** No reference: it is also told of a battle in the trash. */
    battleId: text('battle_id').notNull(),
    what: text('what', { enum: BATTLE_CHANGES }).notNull(),
    /** Whoever sat at the computer, in the group's words; empty when nobody said. */
    who: text('who').notNull(),
    reason: text('reason').notNull(),
    beforeDocument: text('before_document', { mode: 'json' }),
    afterDocument: text('after_document', { mode: 'json' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('battle_changes_battle').on(table.battleId),
    index('battle_changes_campaign').on(table.campaignId),
  ],
)

/** Battles that were deleted, with every row that went with them: put back within 90 days, then gone for good. */
export const trash = sqliteTable(
  'trash',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    battleId: text('battle_id').notNull(),
    /** In few words, as it was called then. */
    name: text('name').notNull(),
    rowsDocument: text('rows_document', { mode: 'json' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('trash_campaign').on(table.campaignId)],
)

/**
 * What long logs come to, kept as an index is: worked out from the events, made again whenever it does not fit them,
 * and lost without a loss. Undo does not watch it (docs/adr/0014).
 */
export const fightDigests = sqliteTable('fight_digests', {
  /** The fight's; no reference, so that nothing hangs on a fight that undo does not know of. */
  id: id(),
  /** The last event that it was worked out from. */
  lastEvent: text('last_event').notNull(),
  /** Of the way it is worked out. */
  version: integer('version').notNull(),
  digestDocument: text('digest_document', { mode: 'json' }).notNull(),
})

/** One change of the user's, which can be undone and redone, also after a restart. */
export const undoSteps = sqliteTable('undo_steps', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  call: text('call').notNull(),
  /** What of it was changed, where the call alone does not say. */
  part: text('part'),
  /** No reference: a step outlives the campaign that it removed. */
  campaignId: text('campaign_id'),
  campaignName: text('campaign_name'),
  undone: integer('undone', { mode: 'boolean' }).notNull(),
  at: text('at').notNull(),
})

/** The rows that a step changed, as JSON before and after; null where the row was not there. */
export const undoRows = sqliteTable(
  'undo_rows',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    stepId: integer('step_id')
      .notNull()
      .references(() => undoSteps.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [index('undo_rows_step').on(table.stepId)],
)
