import type { NamedKind } from '../document.ts'
import type { Problem } from '../problem.ts'

/** A kind of documents that a group keeps: read and checked by its game, listed by the house. */
export interface KeptKind<Document extends object = object> extends NamedKind<Document> {
  readonly nameOf: (document: Document) => string
  /** The pictures that it shows. */
  readonly picturesOf: (document: Document) => readonly string[]
  /** The same without them: a file that is handed on carries none. */
  readonly withoutPictures: (document: Document) => Document
  /** What keeps it from being played with; an unfinished one is kept all the same. */
  readonly check: (document: Document) => readonly Problem[]
}

/** One that the group has, as a battle that is set up may use it. */
export interface KeptDocument {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly document: object
}
