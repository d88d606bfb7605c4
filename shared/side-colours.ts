import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  type Oklab,
  type Oklch,
} from 'culori/fn'
import { contrast } from './heraldry/contrast.ts'
import { givenInTurn, shownLook, type Shown } from './heraldry/looks.ts'
import { tellingColour } from './heraldry/telling.ts'

useMode(modeRgb)
const asOklab = useMode(modeOklab)
const asOklch = useMode(modeOklch)
const BLACK: Oklch = { mode: 'oklch', l: 0, c: 0 }

/** The colour `#rrggbb` as it looks: how light (0 to 1), how strong, and its hue in degrees, which a grey has not. */
const oklchOf = (colour: string): Oklch => asOklch(colour) ?? BLACK

/** How unlike two colours look: 0 the same, 1 black and white. */
export const unlikeness = differenceEuclidean('oklab')

/** Shapes that there are for the sides of a campaign, before they come again. */
const SHAPES = 6

/** The places of two that stand against each other: they give the shapes, and are never alike in these. */
export function apart(first: number, second: number): readonly [number, number] {
  return [first, first % SHAPES === second % SHAPES ? (second + 1) % SHAPES : second]
}

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** A side's own colour as each theme has it: read as text on every plane, also on its own pale one. */
export type SideColour = Readonly<Record<Theme, string>>

/** A colour where it stands: the place of its side gives the shape. */
export interface Placed {
  readonly place: number
  readonly colour: SideColour
}

/** The planes on which a colour is hardest to read, as in `tokens.css`: the darkest light one, the lightest dark one. */
const HARDEST: SideColour = { light: '#f1eee6', dark: '#202a33' }
/** What text needs (WCAG 2). */
const READABLE = 4.5
/** Colours that are no more unlike are told apart by a shade, which is as unlike as this where it can be. */
const ALIKE = 0.075
const CLEAR = 0.12
/** Of more than a campaign has, nobody could be told apart by colour. */
const CROWD = 12
/** How light a shade may be and still show its hue, and the steps that are tried. */
const ROOM: Readonly<Record<Theme, readonly [from: number, to: number]>> = {
  light: [0.27, 0.6],
  dark: [0.6, 0.92],
}
const STEP = 0.02
/** Where lightness alone does not do: a greyer colour, then one of the next hue to either side. */
const TURNS = [
  [1, 0],
  [0.4, 0],
  [1, 35],
  [1, -35],
] as const
/** How light and how strong the pale plane of a colour is. */
const SOFT = { light: { lightness: 0.915, most: 0.06 }, dark: { lightness: 0.33, most: 0.055 } } as const
const SOFTER = 0.45

/**
 * The colours of sides that meet, in the order in which they joined: each its own, readable; one that is too like an
 * earlier one, a shade of it.
 */
export function sideColours(sides: readonly [Shown, Shown]): [SideColour, SideColour]
export function sideColours(sides: readonly Shown[]): SideColour[]
export function sideColours(sides: readonly Shown[]): SideColour[] {
  const own = sides.map((side) => tellingColour(shownLook(side)))
  const [light, dark] = [toldApart(own, 'light'), toldApart(own, 'dark')]
  return own.map((colour, at) => ({ light: light[at] ?? colour, dark: dark[at] ?? colour }))
}

/** Colours that nobody has chosen, and that are no more unlike than this, are exchanged for others. */
const FAR = 0.17

/**
 * Sides that meet as they are shown: one for which nobody has chosen a look has colours far from those of all before it,
 * as far as there are such.
 */
export function shownApart<Side extends Shown>(sides: readonly Side[]): Side[] {
  const known: Side[] = []
  for (const side of sides) known.push(side.look === null ? unlikeThose(sideColours(known), side) : side)
  return known
}

function unlikeThose<Side extends Shown>(before: readonly SideColour[], side: Side): Side {
  let [best, most] = [side, -1]
  for (const [at, colours] of givenInTurn(side.name).entries()) {
    // What is its own needs no choice.
    const one = at === 0 ? side : { ...side, look: { colours, emblem: null, picture: null } }
    const [own] = sideColours([one])
    const far = Math.min(
      ...before.flatMap((other) => THEMES.map((theme) => (own ? unlikeness(other[theme], own[theme]) : 0))),
    )
    if (far >= FAR) return one
    if (far > most) [best, most] = [one, far]
  }
  return best
}

/** The pale plane that goes with a colour. */
export function softOf({ light, dark }: SideColour): SideColour {
  return { light: soft(light, 'light'), dark: soft(dark, 'dark') }
}

function soft(colour: string, theme: Theme): string {
  const own = oklchOf(colour)
  const { lightness, most } = SOFT[theme]
  return hexOf({ ...own, l: lightness, c: Math.min(most, own.c * SOFTER) })
}

/** As `#rrggbb`; weaker where no screen shows it as strong. */
function hexOf(look: Oklch): string {
  return formatHex(clampChroma(look, 'oklch'))
}

function toldApart(colours: readonly string[], theme: Theme): string[] {
  const told: Oklab[] = []
  return colours.map((colour) => {
    const own = readable(oklchOf(colour), theme)
    const shown = told.length < CROWD ? unlikeAll(told, own, theme) : own
    told.push(asOklab(oklchOf(shown)))
    return shown
  })
}

/** The colour where it is unlike all of these, else its nearest shade that is, else the one that is most. */
function unlikeAll(told: readonly Oklab[], own: string, theme: Theme): string {
  const unlike = (shade: string): number => {
    const look = asOklab(oklchOf(shade))
    return Math.min(...told.map((one) => unlikeness(one, look)))
  }
  if (unlike(own) >= ALIKE) return own
  const shades = shadesOf(own, theme).map((shade) => ({ shade, unlike: unlike(shade) }))
  const most = Math.max(...shades.map((one) => one.unlike))
  const enough = [CLEAR, ALIKE, most].find((least) => most >= least) ?? most
  return shades.find((one) => one.unlike >= enough)?.shade ?? own
}

/** A colour itself where it is read, else darker or lighter until it is. */
function readable(colour: Oklch, theme: Theme): string {
  const step = theme === 'light' ? -0.005 : 0.005
  let { l } = colour
  while (!isRead(hexOf({ ...colour, l }), theme)) l += step
  return hexOf({ ...colour, l })
}

/** Shades of a colour that are read, the nearest first. */
function shadesOf(colour: string, theme: Theme): string[] {
  const own = oklchOf(colour)
  const [from, to] = ROOM[theme]
  const steps = Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, step) => from + step * STEP)
  const byNearness = steps.toSorted((a, b) => Math.abs(a - own.l) - Math.abs(b - own.l))
  return TURNS.flatMap(([share, turn]) =>
    byNearness.map((l) => hexOf({ ...own, l, c: own.c * share, h: (own.h ?? 0) + turn })),
  ).filter((shade) => isRead(shade, theme))
}

function isRead(colour: string, theme: Theme): boolean {
  return [HARDEST[theme], soft(colour, theme)].every((ground) => contrast(ground, colour) >= READABLE)
}
