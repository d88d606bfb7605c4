import { mendedOn } from '../../../shared/heraldry/contrast.ts'

/** The planes on which a colour is hardest to read, as in `tokens.css`: the darkest light one, the lightest dark one. */
export const HARDEST = { light: '#f1eee6', dark: '#202a33' } as const
/** What text needs (WCAG 2). */
const READABLE = 4.5

/**
 * A faction's own colour in the place of a side's, for an element's style: readable as text on every plane of
 * both themes. Colour is never alone: beside another faction's stand a shape and a line of another kind.
 */
export function ownSide(colour: string): Readonly<Record<'--side' | '--side-soft', string>> {
  const { light, dark } = HARDEST
  return {
    '--side': `light-dark(${mendedOn(light, colour, READABLE)}, ${mendedOn(dark, colour, READABLE)})`,
    '--side-soft': 'color-mix(in oklab, var(--side) 26%, var(--pane))',
  }
}
