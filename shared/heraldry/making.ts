import type { Dice } from '../dice/source.ts'
import { comparisons, luminance, ratioOf, readableOn, weakContrasts, type Painting } from './contrast.ts'
import type { Colours, Emblem } from './emblem.ts'
import { TINCTURE_COLOURS } from './tinctures.ts'
import { ARRANGEMENTS, CHARGES, DIVISIONS, EMBLEM_VERSION, SHAPES, type Division } from './words.ts'

type Chance = Pick<Dice, 'pick'>

/** What an emblem starts from: a star in a bearer's own colours. */
export function firstEmblem({ first, second }: Colours): Emblem {
  return {
    version: EMBLEM_VERSION,
    shape: 'shield',
    division: 'plain',
    field: first,
    second: first,
    charge: 'star',
    chargeColour: readableOn(first, second),
    arrangement: 'one',
    mirrored: false,
  }
}

/** Any emblem whose colours are told apart at a glance. */
export function randomEmblem(dice: Chance): Emblem {
  const division = oneOf(DIVISIONS, dice)
  return {
    version: EMBLEM_VERSION,
    shape: oneOf(SHAPES, dice),
    division,
    ...oneOf(tinctured(division), dice),
    charge: oneOf(CHARGES, dice),
    arrangement: oneOf(['one', 'one', 'one', 'two', 'three'] as const, dice),
    mirrored: dice.pick(2) === 1,
  }
}

/** How many siblings an emblem has at a time. */
export const SIBLINGS = 6

/** Emblems that share most with this one, each with something else of its own, all of good contrast. */
export function siblings(emblem: Emblem, dice: Chance): Emblem[] {
  const { shape, division, arrangement } = emblem
  const charge = emblem.charge ?? oneOf(CHARGES, dice)
  const anotherDivision = (): Division => otherThan(division, DIVISIONS, dice)
  const anotherCharge = (): Emblem['charge'] => otherThan(emblem.charge, CHARGES, dice)
  return [
    readable({ ...emblem, division: anotherDivision() }),
    readable({ ...emblem, charge: anotherCharge() }),
    { ...emblem, ...otherColours(emblem, dice) },
    readable({
      ...emblem,
      charge,
      division: anotherDivision(),
      arrangement: otherThan(arrangement, ARRANGEMENTS, dice),
    }),
    readable({ ...emblem, shape: otherThan(shape, SHAPES, dice) }),
    readable({ ...emblem, charge: anotherCharge(), division: anotherDivision() }),
  ]
}

const IN_THE_MIRROR: Partial<Record<Division, Division>> = {
  'per-bend': 'per-bend-sinister',
  'per-bend-sinister': 'per-bend',
  bend: 'bend-sinister',
  'bend-sinister': 'bend',
}

/** All of an emblem seen in a mirror; seen twice, it is as it was. */
export function mirrored(emblem: Emblem): Emblem {
  const { division, field, second } = emblem
  const turned = { ...emblem, division: IN_THE_MIRROR[division] ?? division, mirrored: !emblem.mirrored }
  return division === 'per-pale' || division === 'quarterly'
    ? { ...turned, field: second, second: field }
    : turned
}

/** Every way to paint a division, with a charge, in colours that are told apart. */
function paintings(division: Division, colours: readonly string[]): Painting[] {
  const light = new Map(colours.map((colour) => [colour, luminance(colour)]))
  const needed = comparisons(division, true)
  const good = (painting: Painting): boolean =>
    needed.every(
      ({ between: [a, b], least }) =>
        ratioOf(light.get(painting[a]) ?? 0, light.get(painting[b]) ?? 0) >= least,
    )
  return colours.flatMap((field) =>
    (division === 'plain' ? [field] : colours).flatMap((second) =>
      colours.map((chargeColour) => ({ field, second, chargeColour })).filter(good),
    ),
  )
}

const ready = new Map<Division, readonly Painting[]>()

/** Every way to paint a division in the colours that are offered; worked out when it is first asked for. */
function tinctured(division: Division): readonly Painting[] {
  const all = ready.get(division) ?? paintings(division, Object.values(TINCTURE_COLOURS))
  ready.set(division, all)
  return all
}

/** The same emblem in colours that are told apart, as near to its own as can be. */
export function readable(emblem: Emblem): Emblem {
  const whole = emblem.division === 'plain' ? { ...emblem, second: emblem.field } : emblem
  if (weakContrasts(whole).length === 0) return whole
  const own = [whole.field, whole.second, whole.chargeColour]
  const kept = ({ field, second, chargeColour }: Painting): number =>
    [field, second, chargeColour].reduce(
      (sum, colour, i) => sum + (colour === own[i] ? 3 : own.includes(colour) ? 2 : 0),
      0,
    )
  const all = paintings(whole.division, palette(whole))
  return { ...whole, ...all.reduce((best, next) => (kept(next) > kept(best) ? next : best)) }
}

function otherColours(emblem: Emblem, dice: Chance): Painting {
  const { field, chargeColour } = emblem
  const all = paintings(emblem.division, palette(emblem))
  return oneOf(
    all.filter((one) => one.field !== field && one.chargeColour !== chargeColour),
    dice,
  )
}

/** What is offered, and what the emblem has already. */
const palette = ({ field, second, chargeColour }: Emblem): string[] => [
  ...new Set([field, second, chargeColour, ...Object.values(TINCTURE_COLOURS)]),
]

function oneOf<Item>(items: readonly Item[], dice: Chance): Item {
  const item = items[dice.pick(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const otherThan = <Item>(item: Item | null, items: readonly Item[], dice: Chance): Item =>
  oneOf(
    items.filter((one) => one !== item),
    dice,
  )
