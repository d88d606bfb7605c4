/** From least to most, both included. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * Reads a whole number as people type it, with a hyphen or a proper minus. Null where nothing is typed;
 * undefined where it is no such number or out of bounds: nothing is guessed from it.
 */
export function wholeNumber(
  text: string,
  { least, most }: Bounds = { least: -Infinity, most: Infinity },
): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  if (!/^[+−-]?\d+$/.test(typed)) return undefined
  // Plus nothing: for JavaScript −0 is not quite 0.
  const number = Number(typed.replace('−', '-')) + 0
  return number >= least && number <= most ? number : undefined
}

/** How a number stands in a field, as it is typed; nothing for null. */
export function numberText(number: number | null): string {
  return number === null ? '' : String(number).replace('-', '−')
}

/** What is added, with its sign: `+1`, `−2`. */
export const signed = (add: number): string => (add < 0 ? `−${-add}` : `+${add}`)
