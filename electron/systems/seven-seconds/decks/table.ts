import { planImport, type ReadTable } from '../../../../shared/systems/seven-seconds/decks/table/plan.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import type { Store } from '../../../database/store.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { addCards, rewriteCard, setCards, touchDeck } from './cards.ts'
import { loadCards, type DeckRow } from './stored.ts'

/** Puts the cards of a table or of JSON into a deck, new ones and over those of their number. Problems: `table/nothing`. */
export function takeTable(
  store: Store,
  deck: DeckRow,
  read: ReadTable,
): { added: number; replaced: number } | Refusal {
  const { tables, undo } = store
  const { cards } = planImport(read, loadCards(tables, deck.id))
  if (cards.length === 0) {
    return { problem: problem('table/nothing', 'There is no card in it that could be imported.', ['text']) }
  }
  const unkept = cards.map(({ card }) => checkNamed(tables, card.picture)).find((one) => one !== null)
  if (unkept) return unkept
  touchDeck(tables, deck.id)
  for (const { card, copies, replaces } of cards) {
    if (replaces === null) addCards(tables, deck.id, [{ card, copies, off: false }])
    else {
      rewriteCard(tables, replaces, card)
      setCards(store, deck, { deck: deck.id, cards: [replaces], change: { copies } })
    }
  }
  undo.names('table')
  const replaced = cards.filter(({ replaces }) => replaces !== null).length
  return { added: cards.length - replaced, replaced }
}
