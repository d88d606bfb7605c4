/** Reads inches as people type them: `25`, `9.5`, `9,5`, `6"`. Null for nothing, undefined for what is no number. */
export function inchesOf(text: string): number | null | undefined {
  const typed = text.replace(/["″”\s]/g, '').replace(',', '.')
  if (typed === '') return null
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : undefined
}

/** The most that can be typed in a field: no table is longer. */
export const MOST = 999

/** Inches as they are written: without needless zeroes. */
export function inchesText(inches: number): string {
  return `${Math.round(inches * 100) / 100}″`
}
