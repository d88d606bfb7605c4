import { inject, type Component, type ComputedRef, type InjectionKey, type ShallowRef } from 'vue'
import type { Face } from './document.ts'

/** What a game has for the print room. Its forms are loaded when they are chosen. */
export interface Prints {
  readonly parts: readonly PrintPart[]
  /** Each of its faces, by its kind. */
  readonly faces: Readonly<Record<string, FaceKind>>
  /** What stands in its sheets and in no other game’s, by the name that a block gives it. */
  readonly blocks: Readonly<Record<string, Component>>
}

/** Things that are printed in the same way. */
export interface PrintPart {
  readonly key: 'cards' | 'sheets' | 'pieces'
  readonly whats: readonly PrintWhat[]
}

/** Something that can be printed: its form says which, and makes the contents. */
export interface PrintWhat {
  readonly key: string
  readonly form: Component
  /** It is a campaign’s, and not offered without one. */
  readonly ofCampaign?: boolean
  /** It is mostly a text that Muster tells and that may have been written on by hand. */
  readonly told?: boolean
  /** What to say while nothing is chosen; usually that something is to be. */
  readonly empty?: string
}

/** How a kind of face is drawn. */
export interface FaceKind {
  /** Given the `face`. */
  readonly view: Component
  /** A card: its type gets smaller where the text does not fit. */
  readonly isCard?: boolean
  /** It has a ground that may run over the cut; a counter’s rim and a stand-up’s outline have their place. */
  readonly bleeds?: boolean
  readonly text?: DividedText
}

/** How a card’s text goes on on further cards. */
export interface DividedText<Drawn extends Face = Face> {
  /** What it can be divided into; a card never has fewer than one of them. */
  itemsOf(face: Drawn): number
  /** The card that holds the items from `from` up to `to`. */
  slice(face: Drawn, from: number, to: number): Drawn
  /** Whether the group’s own picture stands on it. */
  hasPicture(face: Drawn): boolean
  withoutPicture(face: Drawn): Drawn
  /** Its picture gives way before it takes a second card. */
  picturesGoFirst(face: Drawn): boolean
}

/** A card whose text only gets smaller. */
export const ONE_CARD: DividedText = {
  itemsOf: () => 1,
  slice: (face) => face,
  hasPicture: () => false,
  withoutPicture: (face) => face,
  picturesGoFirst: () => false,
}

/** Those of the game whose print is laid out. */
export const printsKey: InjectionKey<ShallowRef<Prints | null>> = Symbol('prints')
/** The key of how its book is cited: by pages, or by lines. */
export const citedKey: InjectionKey<ComputedRef<'book' | 'bookLines'>> = Symbol('cited')

export function usePrints(): ShallowRef<Prints | null> {
  const prints = inject(printsKey)
  if (!prints) throw new Error('Only what is laid out by PrintedSet knows its game.')
  return prints
}
