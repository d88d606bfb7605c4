import { onScopeDispose, watchEffect } from 'vue'
import type { Shown } from '../../../shared/heraldry/looks.ts'
import { sideColours, softOf, type Placed, type SideColour } from '../../../shared/side-colours.ts'

/** Gives the classes `side-N` within an element these colours, as its style. */
export function colouring(placed: readonly Placed[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    placed.flatMap(({ place, colour }) => [
      [`--side-${place}`, inThemes(colour)],
      [`--side-${place}-soft`, inThemes(softOf(colour))],
    ]),
  )
}

/** The same for sides in the order in which they joined. */
export const colouringOf = (sides: readonly Shown[]): Readonly<Record<string, string>> =>
  colouring(inOrder(sideColours(sides)))

/** Colours by their places. */
export const inOrder = (colours: readonly SideColour[]): Placed[] =>
  colours.map((colour, place) => ({ place, colour }))

/** While a screen is shown, gives its classes `side-N` these colours, and those of its dialogs. */
export function useColouring(placed: () => readonly Placed[]): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  watchEffect(() => {
    const all = Object.entries(colouring(placed())).map(([name, colour]) => `${name}: ${colour};`)
    sheet.replaceSync(`:root { ${all.join(' ')} }`)
  })
  onScopeDispose(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}

const inThemes = ({ light, dark }: SideColour): string => `light-dark(${light}, ${dark})`
