import { problem, type Problem, type Refusal } from '../../problem.ts'
import { cardId } from '../../systems/seven-seconds/cards/documents.ts'
import { ownMissionSchema, ownTroopCardSchema, type OwnCard } from '../fields.ts'
import { MOST_CARDS } from '../limits.ts'
import type { DeckCard } from '../play.ts'
import { noPoints } from './condition-words.ts'
import { readJson } from './read-json.ts'
import { readRows, type Found } from './read-rows.ts'

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
  readonly problems: readonly { readonly line: number; readonly problem: Problem }[]
}

/**
 * Reads cards from a table or from JSON and says what they would do to a deck: a card of the same pile and number
 * takes the other's place, and keeps its picture unless it brings one. Lines with a problem do nothing. Problems
 * of the whole: `table/no-columns`, `table/open-quote` in the first row, `table/not-json`, `table/no-cards`.
 */
export function planImport(text: string, deck: readonly DeckCard[]): ImportPlan | Refusal {
  const isJson = /^\uFEFF?\s*[[{]/.test(text)
  const found = isJson ? readJson(text) : readRows(text)
  if ('problem' in found) return found
  const problems: { line: number; problem: Problem }[] = []
  const cards: PlannedCard[] = []
  const seen = new Map<string, number>()
  let same = 0
  let added = 0
  for (const one of found) {
    const read = readFound(one)
    problems.push(...read.problems)
    if (!read.card) continue
    const id = cardId(read.card)
    const before = seen.get(id)
    if (before !== undefined) {
      const message = `${id} stands on line ${before} already: give this one its own number.`
      problems.push({ line: one.line, problem: problem('table/twice', message, [], { id, before }) })
      continue
    }
    seen.set(id, one.line)
    const other = deck.find(({ card }) => cardId(card) === id)
    const picture = read.card.picture ?? other?.card.picture
    const card = picture === undefined ? read.card : { ...read.card, picture }
    if (other?.copies === one.copies && isSame(other.card, card)) same += 1
    else if (other === undefined && deck.length + added >= MOST_CARDS) {
      const message = `A deck takes ${MOST_CARDS} cards: this one is too many.`
      problems.push({ line: one.line, problem: problem('card/too-many', message, [], { most: MOST_CARDS }) })
    } else {
      if (!other) added += 1
      cards.push({ card, copies: one.copies, replaces: other?.id ?? null })
    }
  }
  return { cards, same, problems }
}

function isSame(one: object, other: object): boolean {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  const written = (value: object): string => JSON.stringify(value, (_key, inner: unknown) => sorted(inner))
  return written(one) === written(other)
}

function readFound(found: Found & { lineOf?: (path: readonly PropertyKey[]) => number }): {
  card: OwnCard | null
  problems: { line: number; problem: Problem }[]
} {
  const at = (path: readonly PropertyKey[]): number => found.lineOf?.(path) ?? found.line
  if (found.problems.length > 0) {
    return {
      card: null,
      problems: found.problems.map((one) => ({ line: at(one.path), problem: one })),
    }
  }
  const schema = 'deck' in found.card ? ownMissionSchema : ownTroopCardSchema
  const read = schema.safeParse(found.card)
  if (read.success) {
    const conditions = 'deck' in read.data ? read.data.conditions : []
    const worthless = conditions.flatMap(({ points }, index) =>
      points === 0 ? [noPoints('points', ['conditions', index, 'points'])] : [],
    )
    const problems = worthless.map((one) => ({ line: at(one.path), problem: one }))
    return { card: problems.length === 0 ? read.data : null, problems }
  }
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? step : String(step)))
  const where = path.join('.')
  const message = `${where === '' ? 'This card' : `“${where}”`} is missing, impossible or too long.`
  return {
    card: null,
    problems: [{ line: at(path), problem: problem('table/card', message, path, { where }) }],
  }
}
