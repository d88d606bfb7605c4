/**
 * Reads a number from 0 as people type it: `25`, `9.5`, `9,5`, `.5`, `9.`. Null where nothing is typed; undefined where
 * it is no such number: nothing is guessed from it.
 */
export function decimal(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return /^(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : undefined
}

/** Reads inches, with their mark or without: `6"`. Else as `decimal`. */
export function inchesOf(text: string): number | null | undefined {
  return decimal(text.replace(/["″”]\s*$/, ''))
}
