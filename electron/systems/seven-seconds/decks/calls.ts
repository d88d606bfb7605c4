import { eq } from 'drizzle-orm'
import type { deckCalls } from '../../../../shared/systems/seven-seconds/contract/decks.ts'
import { planImport } from '../../../../shared/systems/seven-seconds/decks/table/plan.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import { isInTrash, neededInTrash } from '../../../campaigns/there.ts'
import { decks } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { refuse } from '../../../travel/failures.ts'
import type { Readings } from '../../../travel/readings.ts'
import { keepCard, removeCards, setCards } from './cards.ts'
import { createDeck } from './create.ts'
import { keepFigures, loadFigures } from './figures.ts'
import { importDeck } from './import.ts'
import { pack } from './pack.ts'
import { takeTable } from './table.ts'
import { campaignsOf, findDeck, loadCards, summarise, toldCards, type DeckRow } from './stored.ts'

/** Deck 9 before deck 10. */
const byName = new Intl.Collator(undefined, { numeric: true })

export function deckHandlers(store: Store, readings: Readings): HandlersOf<typeof deckCalls> {
  const { tables, undo } = store
  return {
    'decks.list': () =>
      tables
        .select()
        .from(decks)
        .all()
        .map((row) => summarise(tables, row, loadCards(tables, row.id)))
        .sort((one, other) => byName.compare(one.name, other.name)),

    'decks.view': ({ id }) => {
      const row = findDeck(tables, id)
      if (!row) return gone('deck')
      const cards = loadCards(tables, id)
      return { ...summarise(tables, row, cards), notes: row.notes, cards }
    },

    'decks.create': (input) => createDeck(tables, input),

    'decks.change': ({ id, change }) => {
      if (!findDeck(tables, id)) return gone('deck')
      const { name, notes } = change
      const changed = { ...(name !== undefined && { name }), ...(notes !== undefined && { notes }) }
      tables
        .update(decks)
        .set({ ...changed, changedAt: new Date().toISOString() })
        .where(eq(decks.id, id))
        .run()
      const [part, ...more] = Object.keys(changed)
      if (part !== undefined && more.length === 0) undo.names(part)
      return {}
    },

    'decks.keepCard': (input) => {
      const deck = findDeck(tables, input.deck)
      return deck ? keepCard(store, deck, input) : gone('deck')
    },
    'decks.setCards': (input) => {
      const deck = findDeck(tables, input.deck)
      return deck ? setCards(store, deck, input) : gone('deck')
    },
    'decks.removeCards': ({ deck: id, cards }) => {
      const deck = findDeck(tables, id)
      return deck ? removeCards(store, deck, cards) : gone('deck')
    },

    'decks.readTable': async ({ deck: id, text }) => {
      if (!findDeck(tables, id)) return gone('deck')
      // Under the deck's own id: who types on ends the reading of what was typed before.
      const read = await readings.read('table', Buffer.from(text).toString('base64'), id)
      if (isRefusal(read)) return read
      const { cards, same, problems, dropped, advice } = planImport(read, loadCards(tables, id))
      return {
        cards: cards.map(({ card, replaces }) => ({ card, replaces: replaces !== null })),
        same,
        problems: [...problems],
        dropped: [...dropped],
        advice: [...advice],
      }
    },
    'decks.takeTable': ({ deck: id, text }) => {
      const deck = findDeck(tables, id)
      if (!deck) return gone('deck')
      const read = readings.find('table', id)
      if (isRefusal(read)) return read
      return read.text === text ? takeTable(store, deck, read) : refuse('table', 'gone')
    },

    'decks.move': ({ id, to }) => {
      const row = findDeck(tables, id)
      if (!row) return gone('deck')
      const refused = to === 'trash' ? inUse(tables, row) : null
      if (refused) return refused
      tables.update(decks).set({ state: to }).where(eq(decks.id, id)).run()
      return {}
    },

    'decks.remove': ({ id }) => {
      const row = findDeck(tables, id)
      if (!row) return gone('deck')
      if (row.state !== 'trash') {
        return { problem: problem('deck/not-in-trash', 'Throw this deck into the trash first.') }
      }
      const refused = inUse(tables, row)
      if (refused) return refused
      tables.delete(decks).where(eq(decks.id, id)).run()
      return {}
    },

    'decks.pack': ({ id }) => pack(tables, id),

    'decks.unpack': async ({ content, reading }) => {
      const brought = await readings.read('deck', content, reading)
      if (isRefusal(brought)) return brought
      const { deck, pictures } = brought
      const { name, cards } = deck
      const clash = tables
        .select({ id: decks.id, name: decks.name })
        .from(decks)
        .where(eq(decks.name, name))
        .get()
      const lying = cards.map((one, at) => ({ id: String(at), ...one }))
      return {
        deck: {
          name,
          ...toldCards(lying),
          pictures: pictures.length,
        },
        clash: clash ?? null,
      }
    },

    'decks.figures': () => loadFigures(tables),
    'decks.keepFigures': (figures) => keepFigures(tables, figures),

    'decks.import': ({ reading, as }) => {
      const brought = readings.find('deck', reading)
      return isRefusal(brought) ? brought : importDeck(store, brought, as)
    },
  }
}

function inUse(tables: Tables, { id, name }: DeckRow): Refusal | null {
  const campaigns = campaignsOf(tables, id)
  if (campaigns === 0) return campaignsOf(tables, id, isInTrash) > 0 ? neededInTrash('deck', name) : null
  const one = campaigns === 1
  const message = `${campaigns} ${one ? 'campaign plays' : 'campaigns play'} with this deck: choose other cards there first, or archive it.`
  return { problem: problem('deck/in-campaign', message, [], { campaigns }) }
}
