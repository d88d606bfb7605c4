import type { Size } from '../../../shared/printing/words.ts'

/** Tells the printer how large the page is. A sheet of its own, made by code: the policy forbids style elements. */
export function pageSize({ width, height }: Size): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
  document.adoptedStyleSheets = [sheet]
}
