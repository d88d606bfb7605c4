/** The vocabulary of the print room. Measures are millimetres unless a name says otherwise. */

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Printed on one side only, or on both with the paper turned over along an edge. */
export const SIDES_PRINTED = ['single', 'long-edge', 'short-edge'] as const
export type SidesPrinted = (typeof SIDES_PRINTED)[number]

export const INKS = ['colour', 'saving', 'mono'] as const
export type Ink = (typeof INKS)[number]

export const CARD_SIZES = ['poker', 'bridge', 'tarot', 'mini', 'own'] as const
export type CardSize = (typeof CARD_SIZES)[number]

/** What the words on paper may be written in; the program itself speaks the first of them. */
export const LANGUAGES = ['en-GB', 'de-DE'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** How a group likes its prints; kept for each campaign. */
export interface PrintOptions {
  readonly paper: Paper
  /** White on all four sides. */
  readonly margin: number
  /** How far the ground of a card goes on beyond its edge. */
  readonly bleed: number
  readonly cropMarks: boolean
  readonly cuttingLines: boolean
  readonly sides: SidesPrinted
  /** Cards on a page; null for as many as fit. */
  readonly perPage: number | null
  readonly ink: Ink
  readonly largeType: boolean
  readonly cardSize: CardSize
  readonly ownSize: Size
  readonly language: Language
}

export const DEFAULT_OPTIONS: PrintOptions = {
  paper: 'a4',
  margin: 8,
  bleed: 0,
  cropMarks: true,
  cuttingLines: true,
  sides: 'single',
  perPage: null,
  ink: 'colour',
  largeType: false,
  cardSize: 'poker',
  ownSize: { width: 60, height: 90 },
  language: 'en-GB',
}

/** Least and most of what is typed. */
export const LIMITS = {
  margin: { least: 3, most: 12 },
  bleed: { least: 0, most: 5 },
  perPage: { least: 1, most: 40 },
  ownWidth: { least: 40, most: 180 },
  ownHeight: { least: 60, most: 240 },
} as const
