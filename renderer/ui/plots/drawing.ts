/** What plots show, apart from where it lies: plain values, so that a drawing can be printed too. */

/** A side's place, which gives its shape and leads to its colour; or a shade, each with a pattern of its own. */
export type Tone = number | 'strong' | 'middle' | 'soft'

/** What something leads to; nothing where there is nothing behind it. */
type Behind = readonly string[] | undefined

/** Values of several over the same steps. */
interface Courses {
  /** The name of the steps. */
  readonly across: string
  readonly steps: readonly {
    readonly name: string
    /** What stands at the axis; its number among the steps without one. */
    readonly short?: string | undefined
    readonly behind?: Behind
  }[]
  readonly lines: readonly {
    readonly name: string
    readonly place: number
    /** One for each step. */
    readonly values: readonly number[]
  }[]
}

/** As lines over one another, for what grows. */
export interface LinesDrawing extends Courses {
  readonly kind: 'lines'
}

/** In a row of columns each, for what goes up and down. */
export interface StripsDrawing extends Courses {
  readonly kind: 'strips'
}

export interface BarPart {
  readonly tone: Tone
  /** Below nought only where it is the whole bar. */
  readonly value: number
  /** Says it in a few words: what, and how much. */
  readonly told: string
  readonly behind?: Behind
}

/** Bars under one another, each of parts. */
export interface BarsDrawing {
  readonly kind: 'bars'
  readonly across: string
  readonly legend: readonly { readonly name: string; readonly tone: Tone }[]
  readonly rows: readonly {
    readonly name: string
    /** Of a side: its mark stands before the name. */
    readonly place: number | null
    readonly parts: readonly BarPart[]
    /** Where a line stands across the bar: what was to be expected. */
    readonly expected?: number
    /** At the bar's end. */
    readonly value: string
  }[]
}

/** How far values lie beside what was to be expected, over how far they usually do. */
export interface DeviationsDrawing {
  readonly kind: 'deviations'
  readonly across: string
  readonly rows: readonly {
    readonly name: string
    readonly place: number
    readonly value: number
    /** Nineteen of twenty values lie within so much of nought. */
    readonly usual: number
    readonly text: string
    readonly told: string
    readonly behind?: Behind
  }[]
}

/** Two against each other, row by row. */
export interface VersusDrawing {
  readonly kind: 'versus'
  readonly sides: readonly [VersusSide, VersusSide]
  readonly rows: readonly {
    readonly name: string
    readonly values: readonly [VersusValue, VersusValue]
  }[]
}

interface VersusSide {
  readonly name: string
  readonly place: number
}

interface VersusValue {
  /** Null where nobody knows it. */
  readonly value: number | null
  readonly text: string
  readonly told: string
  readonly behind?: Behind
}

export type Drawing = LinesDrawing | StripsDrawing | BarsDrawing | DeviationsDrawing | VersusDrawing

/** A drawing without what it leads to, as paper has it. */
export function onPaper<Any extends Drawing>(drawing: Any): Any {
  return JSON.parse(
    JSON.stringify(drawing, (key, value: unknown) => (key === 'behind' ? undefined : value)),
  ) as Any
}
