/** Inches as people type them: 7, 6.5 or 6,5; undefined where it is no distance. */
export function readInches(text: string): number | undefined {
  const trimmed = text.trim().replace(/["″]$/, '').replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined
}
