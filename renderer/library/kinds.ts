import type { Component } from 'vue'
import type { z } from 'zod'
import type { Look } from '../../shared/heraldry/emblem.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Along } from './form/shape.ts'

/** Opens the campaign that a screen belongs to, if it belongs to one. */
export type Opens = (campaign: () => string | null) => void

/** Says the text of a key in the language of the interface. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** One that may be chosen. */
export interface Offered {
  readonly value: string
  readonly label: string
}

/** A row of a list as it is told while it is closed; with no name it is called as the list's rows are. */
export interface RowTold {
  readonly name: string
  readonly line: string
}

export interface FieldsGroup {
  readonly title: string
  readonly fields: readonly string[]
}

/** A cell of a table that holds more than one thing. */
export interface TableCell {
  readonly write: (value: unknown) => string
  /** What stands in it, else what of it does not fit and what would. */
  readonly read: (
    cell: string,
  ) => { readonly value: unknown } | { readonly wrong: string; readonly fits: readonly string[] }
}

/**
 * A kind of documents as its game shows it in the library. Its form is made of the schema: each field is called as
 * `texts` says at `field`, each value as at `value`, what is in a list as at `row`.
 */
export interface LibraryKind<Document extends object = object> {
  readonly kind: string
  readonly schema: z.ZodType
  readonly texts: string
  /** It is shown with an emblem and colours. */
  readonly hasLook: boolean
  readonly blank: () => Document
  /** `pick(n)` gives one of 0 to n−1; null where chance makes none. */
  readonly random: ((pick: (n: number) => number) => Document) | null
  readonly samples: readonly Document[]
  /** How a sample is shown, and what takes it begins with; null for a kind without a look. */
  readonly sampleLook?: (sample: Document) => Look | null
  /** What a sample is like, to be chosen by, beside what its card says. */
  readonly about?: (sample: Document) => string
  /** What a card says of one, in a few words. */
  readonly told: (document: Document, say: Say) => string
  /** What becomes of one that is whole on paper and yet not fit to go, in a word; empty where it is. */
  readonly isOut?: (document: Document, say: Say) => string
  /** What it is found by on its shelf beside its name and that. */
  readonly foundBy?: (document: Document) => readonly string[]
  /** What can be chosen where the schema lets any id stand, by the way there without places in lists: `waves.way`. */
  readonly choices: (document: Document, say: Say) => Readonly<Record<string, readonly Offered[]>>
  /** What is said of the rows of a list, each, in the place of whatever was chosen in them; by the way there with places: `units/0/figures`. */
  readonly rows?: (document: Document, say: Say) => Readonly<Record<string, readonly RowTold[]>>
  /** Why nothing more can stand in a list, as it stands now, by the way there. */
  readonly full?: (document: Document, say: Say) => Readonly<Record<string, string>>
  /** Fields that there is nothing to ask for of a document as it stands; by the way there with places: `weapons/0/loaded`. */
  readonly hides?: (document: Document) => readonly string[]
  /** Lines of the rule book where a limit stands that a problem tells of; null where no line does. */
  readonly lines?: (problem: Problem) => string | null
  /** Words that are offered where anything may be typed, by the way there. */
  readonly suggests?: Readonly<Record<string, readonly string[]>>
  /** The same with the names of what the group keeps: of which kind, by the way there. */
  readonly suggestsKept?: Readonly<Record<string, string>>
  /** Numbers that go along when another is changed, as long as both are the same. */
  readonly along?: Along
  /** What a change brings with it, as another kind of mission another objective. */
  readonly settled?: (changed: Document, before: Document) => Document
  /** Numbers of a row that go unsaid in its line as long as they are 0, by their names. */
  readonly mute?: readonly string[]
  /** Fields of a part that stand under headings, by the way there; each with the key of its text. */
  readonly groups: Readonly<Record<string, readonly FieldsGroup[]>>
  /**
   * What a new row of a list, or a part that is filled in, begins with beside what its schema says, by the way there; a
   * whole list in the place of an empty one. `around`: what the list or the part stands in.
   */
  readonly blanks?: (say: Say, around?: unknown) => Readonly<Record<string, object>>
  /** What is said under a field beside what its texts have, by the way there. */
  readonly hint?: (way: readonly string[], say: Say) => string | undefined
  /** Its fields that `beside` or `below` asks for in the form's place. */
  readonly askedBeside?: readonly string[]
  /** It is written and read as a table that spreadsheets know. */
  readonly asTable?: true
  /** How people write there what is more than one word or number, by its column; `texts` say it at `table`. */
  readonly cells?: Readonly<Record<string, TableCell>>
  /** What its sheet is called in the print room; null for what has none. */
  readonly sheet: string | null
  /** What is explained beside the form; given the `document` and its `problems`, it may `change` the document. */
  readonly beside: Component | null
  /** The same, in the width of the form under it: what would be cramped beside. */
  readonly below?: Component
}

/** A game's kinds are of different documents: the house reads none of them. */
export const libraryKind = <Document extends object>(of: LibraryKind<Document>): LibraryKind =>
  of as unknown as LibraryKind

export const nameOf = (document: object): string => ('name' in document ? String(document.name) : '')

/** The shelf of a kind: the library's, or an open campaign's. */
export const listRoute = (system: string, kind: string, inCampaign = false): string =>
  `${inCampaign ? 'adventure' : 'library'}-${system}-${kind}`
export const sampleRoute = (system: string, kind: string, inCampaign = false): string =>
  `sample-${listRoute(system, kind, inCampaign)}`
export const documentRoute = (system: string, kind: string): string => `document-${system}-${kind}`
