import { lightOf } from './contrast.ts'

/** A colour as it looks: how light (0 to 1), how strong (0 for a grey), and its hue in radians (OKLCH). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** The same as a point in a space where what looks alike is near: lightness, green to red, blue to yellow (OKLab). */
export type Oklab = readonly [number, number, number]

/** The colour `#rrggbb` as it looks. */
export function oklchOf(colour: string): Oklch {
  const [lightness, a, b] = oklabOf(colour)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** As `#rrggbb`; weaker where no screen shows it as strong. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const fits = (strength: number): boolean =>
    linearOf(lightness, strength, hue).every((part) => part >= -FITS && part <= 1 + FITS)
  let [strength, weaker] = [chroma, fits(chroma) ? 0 : chroma / 2]
  for (; weaker > WEAKEST; weaker /= 2) strength += fits(strength) ? weaker : -weaker
  return `#${linearOf(lightness, strength, hue)
    .map((part) => written(part))
    .join('')}`
}

/** How unlike two colours look: 0 the same, 1 black and white. */
export function unlikeness(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** What rounding may take a colour out of what a screen shows, and the least step to what it does show. */
const FITS = 0.0005
const WEAKEST = 0.0005

/** The colour `#rrggbb` as that point. */
export function oklabOf(colour: string): Oklab {
  const [red, green, blue] = lightOf(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Red, green and blue as amounts of light. */
function linearOf(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function written(part: number): string {
  const share = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
}
