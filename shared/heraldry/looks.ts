import type { Look } from './emblem.ts'
import { blackOrWhite } from './contrast.ts'
import type { Colours } from './emblem.ts'
import { TINCTURE_COLOURS } from './tinctures.ts'

/** A bearer as it is shown anywhere. */
export interface Shown {
  readonly name: string
  /** Null until somebody chooses. */
  readonly look: Look | null
}

/** How a bearer looks, whatever is known of it. */
export const shownLook = ({ name, look }: Shown): Look =>
  look ?? { colours: givenColours(name), emblem: null, picture: null }

/** The colours of a bearer for which nobody has chosen any. */
export const UNCHOSEN: Colours = { first: '#8a949c', second: '#3d4a54' }

const { azure, crimson, gold, green, maroon, navy, orange, rose, teal, violet } = TINCTURE_COLOURS
const GIVEN = [azure, crimson, gold, green, maroon, navy, orange, rose, teal, violet]

/** What it has until somebody chooses: always the same for the same name. */
export const givenColours = (name: string): Colours => colourGiven(placeOf(name))

/** The same, and those after it, for where that would be too like another’s. */
export const givenInTurn = (name: string): Colours[] =>
  GIVEN.map((_, at) => colourGiven((placeOf(name) + at) % GIVEN.length))

const placeOf = (name: string): number =>
  Array.from(name).reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % GIVEN.length

function colourGiven(place: number): Colours {
  const first = GIVEN[place] ?? azure
  return { first, second: blackOrWhite(first) }
}
