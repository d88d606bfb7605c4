import { isAlike } from '../../../../alike.ts'
import { problem, type Problem, type Refusal } from '../../../../problem.ts'
import { cardId } from '../../cards/documents.ts'
import { cardAdvice } from '../advice.ts'
import { ownMissionSchema, ownTroopCardSchema, type OwnCard } from '../fields.ts'
import { MOST_CARDS, MOST_LISTED } from '../limits.ts'
import type { DeckCard } from '../play.ts'
import { noPoints } from './condition-words.ts'
import { readJson } from './read-json.ts'
import { readRows, type Found } from './read-rows.ts'
import { MOST_TOLD, type Told } from './head.ts'
import { wrongParts } from './wrong-parts.ts'

/** A card that an import brings, and the one of the deck whose place it takes. */
export interface PlannedCard {
  readonly card: OwnCard
  readonly copies: number
  readonly replaces: string | null
}

/** What an import would do. */
export interface ImportPlan {
  readonly cards: readonly PlannedCard[]
  /** Cards of the deck that are in it just so already. */
  readonly same: number
  /** What is wrong, by the line of the file. */
  readonly problems: readonly Told[]
  /** Columns and parts that Muster does not know: what stands in them is left out. */
  readonly dropped: readonly Told[]
  /** What a group may want otherwise on the cards that come in. */
  readonly advice: readonly Told[]
}

/** A card of a file, with the line that it begins on and what is told of it; null where it is none. */
interface ReadCard {
  readonly line: number
  readonly card: OwnCard | null
  readonly copies: number
  readonly problems: readonly Told[]
  readonly advice: readonly Told[]
}

/** What a table or a JSON text holds, whatever deck it may go into. */
export interface ReadTable {
  readonly cards: readonly ReadCard[]
  readonly dropped: readonly Told[]
}

/** Reads cards from a table or from JSON. Problems of the whole: those of `readJson` and `readRows`. */
export function readTable(text: string): ReadTable | Refusal {
  const isJson = /^\uFEFF?\s*[[{]/.test(text)
  const file = isJson ? readJson(text) : readRows(text)
  if ('problem' in file) return file
  const { found, dropped } = file
  const cards = found.map((one: FoundCard): ReadCard => {
    const { card, problems } = readFound(one)
    const advice = card ? cardAdvice(card) : []
    return {
      line: one.line,
      card,
      copies: one.copies,
      problems: problems.slice(0, MOST_TOLD),
      advice: advice.map((told) => ({ line: lineOf(one, told.path), problem: told })),
    }
  })
  return { cards, dropped }
}

/**
 * Says what the cards of a file would do to a deck: a card of the same pile and number takes the other's place, and
 * keeps its picture unless it brings one. Lines with a problem do nothing.
 */
export function planImport({ cards: read, dropped }: ReadTable, deck: readonly DeckCard[]): ImportPlan {
  const problems: Told[] = []
  const advice: Told[] = []
  const cards: PlannedCard[] = []
  const there = new Map(deck.map((one) => [cardId(one.card), one] as const).toReversed())
  const seen = new Map<string, number>()
  let same = 0
  let added = 0
  for (const one of read) {
    problems.push(...one.problems)
    if (!one.card) continue
    const id = cardId(one.card)
    const before = seen.get(id)
    if (before !== undefined) {
      const message = `${id} stands on line ${before} already: give this one its own number.`
      problems.push({ line: one.line, problem: problem('table/twice', message, [], { id, before }) })
      continue
    }
    seen.set(id, one.line)
    const other = there.get(id)
    const picture = one.card.picture ?? other?.card.picture
    const card = picture === undefined ? one.card : { ...one.card, picture }
    if (other?.copies === one.copies && isAlike(other.card, card)) same += 1
    else if (other === undefined && deck.length + added >= MOST_CARDS) {
      const message = `A deck takes ${MOST_CARDS} cards: this one is too many.`
      problems.push({ line: one.line, problem: problem('card/too-many', message, [], { most: MOST_CARDS }) })
    } else {
      if (!other) added += 1
      cards.push({ card, copies: one.copies, replaces: other?.id ?? null })
      advice.push(...one.advice)
    }
  }
  return { cards, same, problems: problems.slice(0, MOST_LISTED), dropped, advice }
}

type FoundCard = Found & { readonly lineOf?: (path: readonly PropertyKey[]) => number }

const lineOf = (found: FoundCard, path: readonly PropertyKey[]): number => found.lineOf?.(path) ?? found.line

function readFound(found: FoundCard): { card: OwnCard | null; problems: readonly Told[] } {
  const told = (all: readonly Problem[]): { card: null; problems: readonly Told[] } => ({
    card: null,
    problems: all.map((one) => ({ line: lineOf(found, one.path), problem: one })),
  })
  if (found.problems.length > 0) return told(found.problems)
  const schema = 'deck' in found.card ? ownMissionSchema : ownTroopCardSchema
  const read = schema.safeParse(found.card)
  if (!read.success) return told(wrongParts(read.error, found.card))
  const conditions = 'deck' in read.data ? read.data.conditions : []
  const worthless = conditions.flatMap(({ points }, index) =>
    points === 0 ? [noPoints('points', ['conditions', index, 'points'])] : [],
  )
  return worthless.length > 0 ? told(worthless) : { card: read.data, problems: [] }
}
