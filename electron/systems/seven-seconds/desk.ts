import type { fixtureCalls, sampleCalls } from '../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { changeCalls } from '../../../shared/systems/seven-seconds/contract/changes.ts'
import type { deckCalls } from '../../../shared/systems/seven-seconds/contract/decks.ts'
import type { factionCalls } from '../../../shared/systems/seven-seconds/contract/factions.ts'
import type { historiesCalls } from '../../../shared/systems/seven-seconds/contract/histories.ts'
import type { rosterCalls } from '../../../shared/systems/seven-seconds/contract/roster.ts'
import type { trashCalls } from '../../../shared/systems/seven-seconds/contract/trash.ts'
import type { viewCalls } from '../../../shared/systems/seven-seconds/contract/views.ts'
import { sevenSeconds } from '../../../shared/systems/seven-seconds/game.ts'
import type { HandlersOf } from '../../handlers.ts'
import { load } from '../../plays.ts'
import type { Desk } from '../desk.ts'
import type { FirstHandlers } from './first.ts'
import type { OwnFightHandlers } from './fights/desk.ts'

interface Later {
  readonly factions: HandlersOf<typeof factionCalls>
  readonly decks: HandlersOf<typeof deckCalls>
  readonly roster: HandlersOf<typeof rosterCalls>
  readonly histories: HandlersOf<typeof historiesCalls>
  readonly views: HandlersOf<typeof viewCalls>
  readonly changes: HandlersOf<typeof changeCalls>
  readonly trash: HandlersOf<typeof trashCalls>
  readonly samples: HandlersOf<typeof sampleCalls>
  readonly fixtures: HandlersOf<typeof fixtureCalls>
}

const OWN = `system = '${sevenSeconds.id}'`
const CAMPAIGNS = `SELECT id FROM campaigns WHERE deleted_at IS NULL AND ${OWN}`
const FACTIONS = `SELECT id FROM factions WHERE ${OWN}`

/** Factions, decks, campaigns with their battles, and people: what 7 Seconds keeps, and where its handlers are. */
export const sevenSecondsDesk: Desk<FirstHandlers, Later, OwnFightHandlers> = {
  system: sevenSeconds.id,
  summarise: async () => (await import('./campaigns/summary.ts')).summarise,
  first: async () => (await import('./first.ts')).firstHandlers,
  later: {
    factions: async (store, { readings }) =>
      (await import('./factions/calls.ts')).factionHandlers(store, readings),
    decks: async (store, { readings }) => (await import('./decks/calls.ts')).deckHandlers(store, readings),
    roster: async (store) => (await import('./people/roster.ts')).rosterHandlers(store),
    histories: async (store) => (await import('./histories/calls.ts')).historiesHandlers(store),
    views: async (store) => (await import('./histories/views.ts')).viewHandlers(store),
    changes: async (store) => (await import('./histories/changes.ts')).changeHandlers(store),
    trash: async (store, { now }) => (await import('./histories/trash.ts')).trashHandlers(store, now),
    samples: async (store) => (await import('./campaigns/sample.ts')).sampleHandlers(store),
    fixtures: async (store) => (await import('./campaigns/fixture-calls.ts')).fixtureHandlers(store),
  },
  search: async () => (await import('./search.ts')).searchSevenSeconds,
  leading: async () => (await import('./people/leading.ts')).leading,
  recordOf: async () => (await import('./people/record-of.ts')).recordOf,
  // Its desk at the table has the rules in its hand.
  fights: async () => {
    await load(sevenSeconds.id)
    return (await import('./fights/desk.ts')).fightDesk
  },
  asked: {
    rows: [
      { call: 'campaigns.view', input: (id) => ({ id }), table: 'campaigns', of: CAMPAIGNS },
      { call: 'trash.list', input: (campaign) => ({ campaign }), table: 'campaigns', of: CAMPAIGNS },
      {
        call: 'roster.view',
        input: (faction) => ({ faction, campaign: null }),
        table: 'factions',
        of: FACTIONS,
      },
      {
        call: 'factions.view',
        input: (id) => ({ id }),
        table: 'factions',
        of: `${FACTIONS} AND sample IS NULL`,
      },
      {
        call: 'decks.view',
        input: (id) => ({ id }),
        table: 'decks',
        of: `SELECT id FROM decks WHERE ${OWN}`,
      },
    ],
    lists: ['factions.list', 'decks.list'],
  },
  reads: {
    deck: async () => (await import('./decks/file.ts')).unpackDeck,
    table: async () => (await import('./decks/file.ts')).unpackTable,
    faction: async () => (await import('./factions/file.ts')).unpackFaction,
  },
}
