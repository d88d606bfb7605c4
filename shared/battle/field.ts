/** What a field can hold, as the command wants it. */
export type Filled =
  string | number | boolean | null | readonly Filled[] | { readonly [name: string]: Filled }

/** What a field holds that leaves no choice. */
export type Settled = string | number | boolean | null | readonly string[]

/** In what a distance is measured. */
export const UNITS = ['inches', 'centimetres', 'metres', 'squares'] as const
export type Unit = (typeof UNITS)[number]

/**
 * What may stand in one field of a command. `measured` is what the players read off their table; the rest is
 * the player's choice. `Own` are kinds that one game alone has.
 */
export type Field<Own = never> = Own | HouseField<Own>

export type HouseField<Own = never> = { readonly measured: boolean } & (
  | { readonly kind: 'is'; readonly value: Settled }
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
      /** What it counts; null for a bare number. */
      readonly unit: Unit | null
      readonly least: number
      /** More than `least`, not as much. */
      readonly moreThanLeast: boolean
      readonly most: number
      /** What is meant where nobody says anything else; the least, where it is left out. */
      readonly usual?: number
      readonly whole: boolean
      /** No less than what stands in this other field. */
      readonly notBelow: string | null
      /** Also a whole band of this width: `[from, to]`. */
      readonly bands: number | null
    }
  /** `must` be so by the rules; `usual`: is so as far as the battle knows. */
  | { readonly kind: 'yes-no'; readonly must: boolean | null; readonly usual?: boolean }
  /** Entries of several fields, so many of them; no two with the same `key`. What is known stands in it to begin with. */
  | {
      readonly kind: 'list'
      readonly of: Fields<Own>
      readonly key: string
      readonly begin: readonly Readonly<Record<string, string | number | boolean>>[]
      readonly least: number
      readonly most: number
    }
  /** A few words; with `orNone` they may be left out. */
  | { readonly kind: 'words'; readonly longest: number; readonly orNone: boolean }
)

/** What the battle knows to be so for each value of the field `by`, unless the field `unless` says why it is not. */
export interface Known {
  readonly by: string
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly unless: string
}

export type Fields<Own = never> = Readonly<Record<string, Field<Own>>>

/** A command that a side may give now. */
export interface Offer<Kind extends string = string, Side extends string = string, Own = never> {
  readonly command: Kind
  readonly side: Side
  readonly fields: Fields<Own>
}

export const is = (value: Settled): HouseField => ({ kind: 'is', value, measured: false })
export const one = (of: readonly string[]): HouseField => ({
  kind: 'one',
  of,
  orNone: false,
  measured: false,
})
/** Which of these bands, from near to far or from little to much, the players read off their table. */
export const band = (of: readonly string[]): HouseField => ({
  kind: 'one',
  of,
  orNone: false,
  measured: true,
})
export const yesNo: HouseField = { kind: 'yes-no', must: null, measured: true }
/** What the players look at on their table, where it matters. */
export const asked = (matters: boolean): HouseField => (matters ? yesNo : is(false))
/** The same where the battle knows what is so. */
export const isNow = (usual: boolean): HouseField => ({ ...yesNo, kind: 'yes-no', must: null, usual })
/** What the player decides, where there is a choice. */
export const choice = (may: boolean): HouseField =>
  may ? { kind: 'yes-no', must: null, measured: false } : is(false)
/** What the players look at on their table, and the rules want so. */
export const must = (be: boolean): HouseField => ({ kind: 'yes-no', must: be, measured: true })

export type Some = Extract<HouseField, { kind: 'some' }>

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
  unit: null,
} as const

/** A distance; in inches where nothing else is said. */
export function distanceUpTo(
  most: number,
  notBelow: string | null = null,
  unit: Unit = 'inches',
): HouseField {
  return { ...UP_TO, most, notBelow, unit, measured: true }
}

/** A distance in inches, or the band that it lies in. */
export function distanceOrBand(most: number, width: number): HouseField {
  return { ...UP_TO, most, bands: width, unit: 'inches', measured: true }
}

/** More than nothing, in inches. */
export function distanceBeyond(most: number): HouseField {
  return { ...UP_TO, moreThanLeast: true, most, unit: 'inches', measured: true }
}

/** A few words of the player. */
export function words(longest: number, orNone = true): HouseField {
  return { kind: 'words', longest, orNone, measured: false }
}

/** What the players count on their table; the least as a rule. */
export function counted(least: number, most: number, usual: number | null = null): HouseField {
  const whole = { ...UP_TO, least, most, whole: true, measured: true }
  return usual === null ? whole : { ...whole, usual: Math.min(most, Math.max(least, usual)) }
}

/** The same where as a rule all of them do. */
export function countedOf(all: number): HouseField {
  const most = Math.max(1, all)
  return { ...UP_TO, least: 1, most, usual: most, whole: true, measured: true }
}

export function wholeFrom(least: number, most: number, unit: Unit | null = null): HouseField {
  return { ...UP_TO, least, most, whole: true, unit, measured: false }
}
