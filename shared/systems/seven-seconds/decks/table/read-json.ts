import { problem, type Problem } from '../../../../problem.ts'
import { MOST_CONDITIONS } from '../limits.ts'
import { jsonLines, type JsonLines } from './json-lines.ts'
import { noCondition, noPoints, readConditionWords } from './condition-words.ts'
import { MOST_TOLD, tooMany, unknown, type Told } from './head.ts'
import type { Found, ReadFile } from './read-rows.ts'

/** A card of a JSON text, with the line of each of its parts. */
export interface FoundInJson extends Found {
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/**
 * Reads the cards of a JSON text: a list of cards, or `missions` and `troops`; `JSON_SHAPE` shows them. Problems: `table/not-json` with the
 * line where it breaks, `table/no-cards`, `table/too-many`.
 */
export function readJson(text: string): ReadFile<FoundInJson> | { readonly problem: Problem } {
  const source = text.replace(/^\uFEFF/, '')
  let document: unknown
  try {
    document = JSON.parse(source)
  } catch (error) {
    const line = lineOfError(source, error)
    const message = `Line ${line}: this JSON cannot be read from here on.`
    return { problem: problem('table/not-json', message, [], { line }) }
  }
  const listed = listsIn(document)
  if (!listed) {
    const message = 'This JSON holds no list of cards, nor “missions” or “troops”.'
    return { problem: problem('table/no-cards', message) }
  }
  const refused = tooMany(listed.length)
  if (refused) return refused
  const lines = jsonLines(source)
  const found = listed.map(({ path, value }) => {
    const lineOf = (inner: readonly PropertyKey[]): number => lines([...path, ...inner])
    const isCard = typeof value === 'object' && value !== null && !Array.isArray(value)
    const { copies = 1, ...given }: Readonly<Record<string, unknown>> = isCard ? { ...value } : {}
    const { card, problems: unread } = withConditions(withDeck(given))
    const problems = [
      ...(isCard ? [] : [problem('table/no-card', 'This is not a card.')]),
      ...(isCount(copies)
        ? []
        : [problem('table/copies', 'copies: this is not a whole number from 1 to 9.', ['copies'])]),
      ...unread,
    ]
    return { line: lineOf([]), card, copies: isCount(copies) ? copies : 1, problems, lineOf }
  })
  return { found, dropped: besideLists(document, lines) }
}

/** A set of cards has these as well; they say nothing of its cards. */
const LISTS = ['missions', 'troops']
const OF_A_SET = [...LISTS, 'version', 'id', 'name']

/** What stands beside the lists of cards, or is none where one should be. Problems: `table/unknown-part`, `table/no-list`. */
function besideLists(document: unknown, lines: JsonLines): Told[] {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return []
  return Object.entries(document)
    .filter(([key, value]) => (LISTS.includes(key) ? !Array.isArray(value) : !OF_A_SET.includes(key)))
    .slice(0, MOST_TOLD)
    .map(([key]) => ({
      line: lines([key]),
      problem: LISTS.includes(key)
        ? problem('table/no-list', `“${key}” is no list of cards.`, [key], { key })
        : unknown('table/unknown-part', 'part', key, LISTS, [key]),
    }))
}

/** `pile` as the columns of a table call it is taken too; troop cards name none. */
function withDeck({ pile, ...card }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return pile === undefined || pile === 'troops' || 'deck' in card ? card : { deck: pile, ...card }
}

/** A condition may be written with the words of a table: `{ "points": 3, "condition": "each kills troopers" }`. */
function withConditions(card: Readonly<Record<string, unknown>>): {
  card: Readonly<Record<string, unknown>>
  problems: readonly Problem[]
} {
  const { conditions } = card
  // Of more than a card takes the schema says so; nobody could read what is said of each.
  if (!Array.isArray(conditions) || conditions.length > 2 * MOST_CONDITIONS) return { card, problems: [] }
  const problems: Problem[] = []
  const read = conditions.map((given: unknown, at): unknown => {
    if (!isInWords(given)) return given
    const { condition: words, points, ...more } = given
    for (const key of Object.keys(more).slice(0, MOST_TOLD)) {
      problems.push(unknown('table/unknown-part', 'part', key, IN_WORDS, ['conditions', at, key]))
    }
    if (typeof points !== 'number') problems.push(noPoints('points', ['conditions', at, 'points']))
    const condition = readConditionWords(words, Number(points))
    if (!condition) problems.push(noCondition(words, 'condition', ['conditions', at, 'condition']))
    return condition
  })
  return { card: { ...card, conditions: read }, problems }
}

const IN_WORDS = ['points', 'condition']

function isInWords(given: unknown): given is { readonly condition: string; readonly points?: unknown } {
  return (
    typeof given === 'object' && given !== null && 'condition' in given && typeof given.condition === 'string'
  )
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9
}

interface Listed {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

function listsIn(document: unknown): Listed[] | null {
  const of = (list: unknown, path: readonly string[]): Listed[] =>
    Array.isArray(list) ? list.map((value: unknown, at) => ({ path: [...path, at], value })) : []
  if (Array.isArray(document)) return of(document, [])
  if (typeof document !== 'object' || document === null) return null
  const { missions, troops } = document as { missions?: unknown; troops?: unknown }
  if (!Array.isArray(missions) && !Array.isArray(troops)) return null
  return [...of(missions, ['missions']), ...of(troops, ['troops'])]
}

/** The parser tells the place in its sentence; where it does not, it is the end. */
function lineOfError(source: string, error: unknown): number {
  const message = error instanceof Error ? error.message : ''
  const told = /line (\d+)/.exec(message)?.[1]
  if (told !== undefined) return Number(told)
  const place = /position (\d+)/.exec(message)?.[1]
  const before = place === undefined ? source : source.slice(0, Number(place))
  return before.split('\n').length
}
