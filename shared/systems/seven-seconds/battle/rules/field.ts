import type { Measurement } from '../../cards/end.ts'
import { COVERS, type DroneType, type TrooperType } from '../../words.ts'
import type { CommandKind } from '../documents/commands.ts'
import { LONGEST_WORDS } from '../documents/fields.ts'
import type { Objective, Settlement, Side } from '../words.ts'

/**
 * What may stand in one field of a command. `measured` is what the players read off their table; the rest is
 * the player's choice.
 */
export type Field = { readonly measured: boolean } & (
  | { readonly kind: 'is'; readonly value: string | boolean | null }
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly orNone: boolean }
  /**
   * Some of them, each once, what is `known` among them. As a rule the `usual` ones too, and as a rule only what
   * stands in the other field `partOf`: what the players see on their table may be otherwise.
   */
  | {
      readonly kind: 'some'
      readonly of: readonly string[]
      readonly usual: readonly string[]
      readonly partOf: string | null
      readonly known: Known | null
    }
  | {
      readonly kind: 'number'
      readonly least: number
      /** More than `least`, not as much. */
      readonly moreThanLeast: boolean
      readonly most: number
      readonly whole: boolean
      /** No less than what stands in this other field. */
      readonly notBelow: string | null
      /** Also a whole band of this width: `[from, to]`. */
      readonly bands: number | null
    }
  /** `must` be so by the rules. */
  | { readonly kind: 'yes-no'; readonly must: boolean | null }
  /** Entries of several fields, so many of them; no two with the same `key`. What is known stands in it to begin with. */
  | {
      readonly kind: 'list'
      readonly of: Fields
      readonly key: string
      readonly begin: readonly Readonly<Record<string, string | number>>[]
      readonly least: number
      readonly most: number
    }
  /** One trooper type for each question mark. */
  | { readonly kind: 'choices'; readonly of: readonly (readonly TrooperType[])[] }
  | {
      readonly kind: 'drones'
      readonly points: number
      readonly prices: Readonly<Record<DroneType, number>>
      readonly most: Readonly<Record<DroneType, number>>
    }
  /** Every unit on a square, at most `most` on each. */
  | { readonly kind: 'squares'; readonly units: readonly string[]; readonly most: number }
  /** Own names for some of the units. */
  | { readonly kind: 'names'; readonly units: readonly string[] }
  /** A few words; with `orNone` they may be left out. */
  | { readonly kind: 'words'; readonly longest: number; readonly orNone: boolean }
  /** One of the words for each name; with `alike` the same for all. */
  | {
      readonly kind: 'one-for-each'
      readonly names: readonly Objective[]
      readonly of: readonly Settlement[]
      readonly alike: boolean
    }
  /** Of troopers no more than a side has left; of deeds in the group's own words as many as were done. */
  | {
      readonly kind: 'answers'
      readonly questions: readonly Measurement[]
      readonly most: Readonly<Record<Side, number>>
    }
)

/** What the battle knows to be so for each value of the field `by`, unless the field `unless` says why it is not. */
export interface Known {
  readonly by: string
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly unless: string
}

export type Fields = Readonly<Record<string, Field>>

/** A command that a side may give now. */
export interface Offer {
  readonly command: CommandKind
  readonly side: Side
  readonly fields: Fields
}

export const is = (value: string | boolean | null): Field => ({ kind: 'is', value, measured: false })
export const one = (of: readonly string[]): Field => ({ kind: 'one', of, orNone: false, measured: false })
export const yesNo: Field = { kind: 'yes-no', must: null, measured: true }
/** What the players look at on their table, and the rules want so. */
export const must = (be: boolean): Field => ({ kind: 'yes-no', must: be, measured: true })

export type Some = Extract<Field, { kind: 'some' }>

export function some(
  of: readonly string[],
  { usual = [], partOf = null, known = null }: Partial<Pick<Some, 'usual' | 'partOf' | 'known'>> = {},
): Some {
  return { kind: 'some', of, usual, partOf, known, measured: true }
}

/** What the battle knows to be so with what stands in the other fields. */
export function knownWith({ known }: Some, values: Readonly<Record<string, unknown>>): readonly string[] {
  const by = known && values[known.by]
  return typeof by === 'string' ? (known?.ids[by] ?? []) : []
}

const UP_TO = {
  kind: 'number',
  least: 0,
  moreThanLeast: false,
  whole: false,
  notBelow: null,
  bands: null,
} as const

export function inchesUpTo(most: number, notBelow: string | null = null): Field {
  return { ...UP_TO, most, notBelow, measured: true }
}

/** Inches, or the band that they lie in. */
export function inchesOrBand(most: number, width: number): Field {
  return { ...UP_TO, most, bands: width, measured: true }
}

/** More than 0". */
export function inchesBeyond(most: number): Field {
  return { ...UP_TO, moreThanLeast: true, most, measured: true }
}

export function wholeFrom(least: number, most: number): Field {
  return { ...UP_TO, least, most, whole: true, measured: false }
}

/** A reason, where one is wanted. */
export const WHY: Field = { kind: 'words', longest: LONGEST_WORDS, orNone: true, measured: false }

/** What a target stands in, or what lies between. */
export const COVER: Field = { kind: 'one', of: COVERS, orNone: false, measured: true }
/** What a target may stand in where sight does not matter (p.21). */
export const COVER_OF_TARGET: Field = {
  kind: 'one',
  of: COVERS.filter((cover) => cover !== 'blocking'),
  orNone: false,
  measured: true,
}
