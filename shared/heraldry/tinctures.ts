import { COLOUR_FORM } from './words.ts'

/** The colours that are offered: told apart by name, seen on paper, on a light screen and on a dark one. */
export const TINCTURES = [
  'bone',
  'silver',
  'gold',
  'orange',
  'rose',
  'crimson',
  'maroon',
  'violet',
  'navy',
  'azure',
  'teal',
  'green',
  'steel',
  'black',
] as const
export type Tincture = (typeof TINCTURES)[number]

export const TINCTURE_COLOURS: Readonly<Record<Tincture, string>> = {
  bone: '#f4efe2',
  silver: '#c3ccd4',
  gold: '#ecb731',
  orange: '#e0701f',
  rose: '#de8fae',
  crimson: '#b4202d',
  maroon: '#6a1526',
  violet: '#5d3d9c',
  navy: '#1b2f60',
  azure: '#2f76cc',
  teal: '#0f6d77',
  green: '#2b7340',
  steel: '#4b5864',
  black: '#15191e',
}

/** The tincture that a colour is; null for a colour of somebody's own. */
export function tinctureOf(colour: string): Tincture | null {
  return TINCTURES.find((tincture) => TINCTURE_COLOURS[tincture] === colour) ?? null
}

/** The colour that somebody typed, with or without its #; null while it is none. */
export function readColour(text: string): string | null {
  const colour = `#${text.trim().toLowerCase().replace(/^#/, '')}`
  return COLOUR_FORM.test(colour) ? colour : null
}
