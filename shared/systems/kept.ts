import type { NamedKind } from '../document.ts'
import type { Look } from '../heraldry/emblem.ts'
import type { Fated } from './account.ts'
import type { Problem } from '../problem.ts'

/** A kind of documents that a group keeps: read and checked by its game, listed by the house. */
export interface KeptKind<Document extends object = object> extends NamedKind<Document> {
  readonly nameOf: (document: Document) => string
  /** How one that lies ready looks that nobody has made his own yet; null for any other. */
  readonly sampleLook?: (document: Document) => Look | null
  /** The pictures that it shows. */
  readonly picturesOf: (document: Document) => readonly string[]
  /** The same without them: a file that is handed on carries none. */
  readonly withoutPictures: (document: Document) => Document
  /** What keeps it from being played with; an unfinished one is kept all the same. */
  readonly check: (document: Document) => readonly Problem[]
  /** Null where battles change none. */
  readonly goesOn: {
    /** The same for the next battle, after these became of who is in it. */
    readonly next: (document: Document, people: readonly Fated[], battle: string) => Document
    /** The battle that it went on from last; null where it has gone on from none. */
    readonly after: (document: Document) => string | null
  } | null
}

/** One that the group has, as a battle that is set up may use it. */
export interface KeptDocument {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly document: object
  /** It belongs to the campaign that the battle is fought in. */
  readonly inCampaign: boolean
}

/** What a game keeps on the house's shelf, and what its campaigns go by. */
export interface Keeps {
  readonly kinds: readonly KeptKind[]
  /** The kind of its house rules, and those that are played unasked; null where it has none. */
  readonly rules: { readonly kind: string; readonly usual: object } | null
}
