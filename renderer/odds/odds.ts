import type { Field, Fields, Filled } from '../../shared/battle/field.ts'
import { never } from '../../shared/never.ts'
import type { KeptDocument } from '../../shared/systems/kept.ts'
import type { Named, TableWords } from '../table/faces.ts'
import { numberIn, typedOf, type Typed, type TypedValue } from '../table/values.ts'

/** What a game can say of its odds beside a battle: a question with its reasons, and every matchup in a table. */

/** What is said so far, by the names of the fields. */
export type Said = Readonly<Record<string, Filled>>

export interface OddsBook {
  /** Where its texts stand, `field.…` among them. */
  readonly texts: string
  /** Kinds of documents of the group's that can be asked about. */
  readonly kinds: readonly string[]
  readonly of: (kept: readonly KeptDocument[]) => Odds
}

export interface Odds {
  /** What is asked, after what is said already; everything has an answer to begin with. */
  readonly fields: (said: Said) => Fields
  /** The same for the tables alone. */
  readonly tableFields: (said: Said) => Fields
  /** Who or what is meant, with what is said beside it: two teams may have members of one id. */
  readonly named: (field: string, value: string, said: Said) => Named | null
  readonly answer: (said: Said) => OddsAnswer
  readonly tables: (said: Said) => OddsTables
}

/** A reason, and where in the rule book it stands; null where it is not of the book. */
export interface Reason {
  readonly says: TableWords
  readonly at: string | null
}

export interface OddsAnswer {
  readonly title: TableWords
  /** Nothing can come of it: its reason is the only one. */
  readonly isBarred: boolean
  readonly chances: readonly { readonly says: TableWords; readonly chance: number }[]
  readonly reasons: readonly Reason[]
  /** Chances of what may come of it, value by value. */
  readonly plots?: readonly OddsPlot[] | undefined
}

export interface OddsPlot {
  readonly title: TableWords
  readonly across: TableWords
  readonly rows: readonly { readonly name: string; readonly chance: number }[]
}

export interface OddsTables {
  /** What the two chances of each cell are. */
  readonly about: TableWords
  readonly tables: readonly OddsTable[]
}

/** Everybody of one group against everybody of another. */
export interface OddsTable {
  readonly title: TableWords
  /** What its rows are, where they are not people. */
  readonly head?: TableWords
  /** Its columns say where or how it is so, and not against whom. */
  readonly isWhere?: boolean
  readonly columns: readonly Named[]
  readonly rows: readonly OddsRow[]
}

export interface OddsRow {
  readonly name: Named
  readonly about: Named
  /** One for each column; null where there is none. */
  readonly cells: readonly (OddsCell | null)[]
}

export interface OddsCell {
  readonly chance: number
  /** What then follows; null where nothing does. */
  readonly then: number | null
  /** What is said to ask for it alone. */
  readonly asks: Readonly<Record<string, string>>
}

export interface Asked {
  readonly fields: Fields
  readonly typed: Typed
}

/**
 * What is asked now, and what stands in it: a field that is new, or in which what was said fits no more, has its usual
 * answer. What is not asked any more is kept for when it is asked again.
 */
export function askedWith(ask: (said: Said) => Fields, { fields, typed }: Asked): Asked {
  const now = ask(typed)
  const settled = {
    ...typed,
    ...Object.fromEntries(
      Object.entries(now).map(([name, field]) => [name, answerIn(field, fields[name], typed[name])]),
    ),
  }
  const isSame = JSON.stringify([now, settled]) === JSON.stringify([fields, typed])
  return isSame ? { fields, typed } : askedWith(ask, { fields: now, typed: settled })
}

function answerIn(field: Field, before: Field | undefined, said: TypedValue | undefined): TypedValue {
  const isSame = JSON.stringify(field) === JSON.stringify(before)
  return said !== undefined && (isSame || fits(field, said)) ? said : usual(field)
}

function fits(field: Field, said: TypedValue): boolean {
  switch (field.kind) {
    case 'one':
      return (field.orNone && said === '') || (typeof said === 'string' && field.of.includes(said))
    case 'number':
      return typeof said === 'string' && numberIn(said, field) !== undefined
    case 'yes-no':
      return typeof said === 'boolean'
    case 'is':
    case 'some':
    case 'list':
    case 'words':
      return false
    default:
      return never(field)
  }
}

/** The first of several, the usual or the least of a number. */
function usual(field: Field): TypedValue {
  if (field.kind === 'one') return field.orNone ? '' : (field.of[0] ?? '')
  if (field.kind === 'number') return String(field.usual ?? field.least)
  return typedOf({ field }).field ?? ''
}
