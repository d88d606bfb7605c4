import { choicesText, readChoices } from '../../../../../shared/systems/seven-seconds/decks/choices.ts'
import { isMission, pileOf } from '../../../../../shared/systems/seven-seconds/decks/play.ts'
import type {
  MissionCard,
  TroopCard,
  TroopLine,
} from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import { LINES, type Line, type PileName } from '../../../../../shared/systems/seven-seconds/cards/words.ts'
import { RATINGS, type Rating } from '../../../../../shared/systems/seven-seconds/words.ts'
import type { Unread } from '../../cards/unread.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'
import {
  conditionDraft,
  newCondition,
  readCondition,
  type ConditionDraft,
  type ConditionErrors,
} from './condition-draft.ts'

/** The columns of a troop card's lines, in the order in which they stand on the card. */
export const COLUMNS = [
  'commander',
  'tactical',
  'scout',
  'assault',
  'engineer',
  'choices',
  'drones',
  'rating',
] as const
export type Column = (typeof COLUMNS)[number]
export type LineDraft = Record<Column, string>

/** A card of either kind as it is typed. */
export interface CardDraft {
  pile: PileName
  number: string
  title: string
  /** The orders of a mission, the flavour of a troop card. */
  words: string
  picture: string | null
  troopLine: Line
  conditions: ConditionDraft[]
  lines: Record<Line, LineDraft>
}

/** One commander, nobody else yet. */
function newLine(): LineDraft {
  return {
    commander: '1',
    tactical: '',
    scout: '',
    assault: '',
    engineer: '',
    choices: '',
    drones: '',
    rating: '',
  }
}

/** An empty card of a pile. */
export function newCard(pile: PileName, number: number): CardDraft {
  return {
    pile,
    number: String(number),
    title: '',
    words: '',
    picture: null,
    troopLine: 'A',
    conditions: [newCondition()],
    lines: { A: newLine(), B: newLine(), C: newLine() },
  }
}

/** A card that is there, as its form begins. */
export function cardDraft(card: MissionCard | TroopCard): CardDraft {
  const begun = {
    ...newCard(pileOf(card), card.number),
    title: card.title,
    picture: card.picture ?? null,
  }
  if (isMission(card)) {
    const { orders, troopLine, conditions } = card
    return { ...begun, words: orders, troopLine, conditions: conditions.map(conditionDraft) }
  }
  const { A, B, C } = card.lines
  return { ...begun, words: card.flavour, lines: { A: lineDraft(A), B: lineDraft(B), C: lineDraft(C) } }
}

function lineDraft({ choices, ...numbers }: TroopLine): LineDraft {
  const typed = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]))
  return { ...newLine(), ...typed, choices: choicesText(choices) }
}

export interface ReadCard {
  /** The card as far as it can be shown. */
  readonly card: MissionCard | TroopCard
  /** Wrong fields: `number`, `title`, `A.scout`. */
  readonly errors: ReadonlySet<string>
  readonly conditions: readonly ConditionErrors[]
  /** What the card has a place for and cannot show yet. */
  readonly unread: Unread
  readonly complete: boolean
}

const NUMBER = { least: 1, most: 99 } as const
const FIGURES = { least: 0, most: 99 } as const

/** Reads a card. What is wrong is shown as nothing until it is right. */
export function readCard(draft: CardDraft): ReadCard {
  const errors = new Set<string>()
  const number = wholeNumber(draft.number, NUMBER)
  if (typeof number !== 'number') errors.add('number')
  if (draft.title.trim() === '') errors.add('title')
  const about = {
    number: number ?? 1,
    title: draft.title.trim() || '…',
    ...(draft.picture !== null && { picture: draft.picture }),
  }
  const words = draft.words.trim()
  if (draft.pile === 'troops') {
    const [A, B, C] = LINES.map((line) => readLine(draft.lines[line], line, errors))
    if (!A || !B || !C) throw new Error('A troop card has three lines.')
    const card = { ...about, flavour: words, lines: { A, B, C } }
    return { card, errors, conditions: [], unread: unreadLines(draft, errors), complete: errors.size === 0 }
  }
  const read = draft.conditions.map(readCondition)
  const conditions = read.map((one) => one.errors)
  const card = {
    ...about,
    deck: draft.pile,
    orders: words,
    troopLine: draft.troopLine,
    conditions: read.map(({ condition }) => condition),
  }
  const wrong = conditions.some((one) => Object.keys(one).length > 0)
  return {
    card,
    errors,
    conditions,
    unread: unreadConditions(conditions),
    complete: errors.size === 0 && !wrong,
  }
}

/** A line where something is typed that is none; else its rating, where it is not given yet. */
function unreadLines({ lines }: CardDraft, errors: ReadonlySet<string>): Unread {
  const wrong = (line: Line): boolean =>
    COLUMNS.some((column) => errors.has(`${line}.${column}`) && lines[line][column].trim() !== '')
  return new Set(
    LINES.flatMap((line) => {
      if (wrong(line)) return [line]
      return errors.has(`${line}.rating`) ? [`${line}.rating`] : []
    }),
  )
}

/** A condition's sentence where its number is none, and its points. Words and Objectives show themselves as missing. */
function unreadConditions(conditions: readonly ConditionErrors[]): Unread {
  return new Set(
    conditions.flatMap(({ points, times, counters, inches }, at) => [
      ...(times || counters || inches ? [String(at)] : []),
      ...(points ? [`${at}.points`] : []),
    ]),
  )
}

function readLine(draft: LineDraft, line: Line, errors: Set<string>): TroopLine {
  const figures = (column: Exclude<Column, 'choices' | 'rating'>): number => {
    const read = wholeNumber(draft[column], FIGURES)
    // What is left empty is none; on an untouched line too, so that the card can be seen while it is typed.
    if (read === undefined) errors.add(`${line}.${column}`)
    return read ?? 0
  }
  const choices = readChoices(draft.choices)
  if (choices === null) errors.add(`${line}.choices`)
  const rating = ratingOf(draft.rating)
  if (rating === null) errors.add(`${line}.rating`)
  return {
    commander: figures('commander'),
    tactical: figures('tactical'),
    scout: figures('scout'),
    assault: figures('assault'),
    engineer: figures('engineer'),
    choices: choices ?? [],
    drones: figures('drones'),
    rating: rating ?? 3,
  }
}

/** A rating as it is typed: `1` or `1st`. */
export function ratingOf(typed: string): Rating | null {
  return RATINGS.find((rating) => String(rating) === typed.trim().replace(/(st|nd|rd)$/i, '')) ?? null
}
