import { choicesText } from '../choices.ts'
import { isMission, pileOf, type DeckCard } from '../play.ts'
import type { MissionCard, TroopCard } from '../../cards/documents.ts'
import { LINES } from '../../cards/words.ts'
import { writeCsv } from '../../../../csv.ts'
import { conditionWords } from './condition-words.ts'

/** The columns of the two tables, missions and troop cards; a table's first row names them in any order. */

export const LINE_COLUMNS = [
  'commander',
  'tactical',
  'scout',
  'assault',
  'engineer',
  '?',
  'drones',
  'rating',
] as const

export const TROOP_COLUMNS: readonly string[] = [
  'number',
  'title',
  'flavour',
  'copies',
  ...LINES.flatMap((line) => LINE_COLUMNS.map((column) => `${line} ${column}`)),
]

/** Conditions are as many as a card has, in pairs of columns. */
export const missionColumns = (conditions: number): readonly string[] => [
  'pile',
  'number',
  'title',
  'orders',
  'line',
  'copies',
  ...Array.from({ length: conditions }, (_, at) => [`points ${at + 1}`, `condition ${at + 1}`]).flat(),
]

type Lying = Pick<DeckCard, 'card' | 'copies'>

/** Some missions as a table; without any, its first row alone. */
export function missionTable(cards: readonly Lying[]): string {
  const missions = cards.flatMap(({ card, copies }) => (isMission(card) ? [{ card, copies }] : []))
  const most = Math.max(4, ...missions.map(({ card }) => card.conditions.length))
  return writeCsv([missionColumns(most), ...missions.map(({ card, copies }) => missionRow(card, copies))])
}

function missionRow(card: MissionCard, copies: number): string[] {
  return [
    pileOf(card),
    String(card.number),
    card.title,
    card.orders,
    card.troopLine,
    String(copies),
    ...card.conditions.flatMap((condition) => [String(condition.points), conditionWords(condition)]),
  ]
}

/** Some troop cards as a table. */
export function troopTable(cards: readonly Lying[]): string {
  const troops = cards.flatMap(({ card, copies }) => (isMission(card) ? [] : [{ card, copies }]))
  return writeCsv([TROOP_COLUMNS, ...troops.map(({ card, copies }) => troopRow(card, copies))])
}

function troopRow(card: TroopCard, copies: number): string[] {
  return [
    String(card.number),
    card.title,
    card.flavour,
    String(copies),
    ...LINES.flatMap((name) => {
      const { choices, ...line } = card.lines[name]
      return LINE_COLUMNS.map((column) => (column === '?' ? choicesText(choices) : String(line[column])))
    }),
  ]
}
