import { words } from '../../../../battle/field.ts'
import type {
  Field as HouseField,
  Fields as HouseFields,
  Filled,
  Offer as HouseOffer,
} from '../../../../battle/field.ts'
import { fieldReader, listed, pickOf, record, records, type Chance } from '../../../../battle/fits.ts'
import { shuffled } from '../../../../dice/shuffle.ts'
import { never } from '../../../../never.ts'
import type { Measurement } from '../../cards/end.ts'
import { COVERS, DRONES, type DroneType, type TrooperType } from '../../words.ts'
import type { CommandKind } from '../documents/commands.ts'
import { LONGEST_WORDS } from '../documents/fields.ts'
import { SQUARES, type Objective, type Settlement, type Side } from '../words.ts'

/** Fields that battles of 7 Seconds alone have. */
export type OwnField = { readonly measured: boolean } & (
  | /** One trooper type for each question mark. */ {
      readonly kind: 'choices'
      readonly of: readonly (readonly TrooperType[])[]
    }
  | {
      readonly kind: 'drones'
      readonly points: number
      readonly prices: Readonly<Record<DroneType, number>>
      readonly most: Readonly<Record<DroneType, number>>
    }
  /** Every unit on a square, at most `most` on each. */
  | { readonly kind: 'squares'; readonly units: readonly string[]; readonly most: number }
  /** Own names for some of the units. */
  | { readonly kind: 'names'; readonly units: readonly string[] }
  /** One of the words for each name; with `alike` the same for all. */
  | {
      readonly kind: 'one-for-each'
      readonly names: readonly Objective[]
      readonly of: readonly Settlement[]
      readonly alike: boolean
    }
  /** Of troopers no more than a side has left; of deeds in the group's own words as many as were done. */
  | {
      readonly kind: 'answers'
      readonly questions: readonly Measurement[]
      readonly most: Readonly<Record<Side, number>>
    }
)

export type Field = HouseField<OwnField>
export type Fields = HouseFields<OwnField>
export type Offer = HouseOffer<CommandKind, Side, OwnField>

/** A reason, where one is wanted. */
export const WHY = words(LONGEST_WORDS)

/** What a target stands in, or what lies between. */
export const COVER: Field = { kind: 'one', of: COVERS, orNone: false, measured: true }
/** What a target may stand in where sight does not matter (p.21). */
export const COVER_OF_TARGET: Field = {
  kind: 'one',
  of: COVERS.filter((cover) => cover !== 'blocking'),
  orNone: false,
  measured: true,
}

const OWN: readonly string[] = [
  'choices',
  'drones',
  'squares',
  'names',
  'one-for-each',
  'answers',
] satisfies readonly OwnField['kind'][]

export const { isOffered, fillAll } = fieldReader<OwnField>({
  isOwn: (field): field is OwnField => OWN.includes(field.kind),
  fits,
  fill,
})

function fits(field: OwnField, value: unknown): boolean {
  switch (field.kind) {
    case 'choices': {
      const types = listed(value)
      return (
        types.length === field.of.length &&
        types.every((type, index) => field.of[index]?.some((one) => one === type))
      )
    }
    case 'drones': {
      const counts = DRONES.map((type) => ({ type, count: Number(record(value)[type] ?? 0) }))
      const cost = counts.reduce((sum, { type, count }) => sum + count * field.prices[type], 0)
      return cost <= field.points && counts.every(({ type, count }) => count <= field.most[type])
    }
    case 'squares': {
      const squares = records(value).map(({ units }) => listed(units))
      const placed = squares.flat()
      const all = placed.length === field.units.length && field.units.every((id) => placed.includes(id))
      return all && squares.every((units) => units.length <= field.most)
    }
    case 'names': {
      const units = records(value).map(({ unit }) => unit)
      return (
        new Set(units).size === units.length && units.every((id) => field.units.some((one) => one === id))
      )
    }
    case 'one-for-each': {
      const chosen = Object.entries(record(value))
      const words = chosen.every(
        ([name, word]) => field.names.some((one) => one === name) && field.of.some((one) => one === word),
      )
      const alike = !field.alike || new Set(chosen.map(([, word]) => word)).size <= 1
      return words && alike && chosen.length === field.names.length
    }
    case 'answers':
      return (
        records(value).length === field.questions.length &&
        records(value).every(
          ({ side, count, deed }) =>
            deed !== undefined || Number(count) <= field.most[side === 'a' ? 'a' : 'b'],
        )
      )
    default:
      return never(field)
  }
}

function fill(field: OwnField, chance: Chance): Filled {
  switch (field.kind) {
    case 'choices':
      return field.of.map((types) => pickOf(types, chance) ?? 'tactical')
    case 'drones':
      return buyDrones(field, chance)
    case 'squares':
      return fillSquares(field, chance)
    case 'names':
      return field.units.map((unit, index) => ({ unit, name: `No. ${index + 1}`, trooper: null }))
    case 'one-for-each': {
      const of = field.alike ? [pickOf(field.of, chance) ?? ''] : field.of
      return Object.fromEntries(field.names.map((name) => [name, pickOf(of, chance) ?? '']))
    }
    case 'answers':
      return field.questions.map((question) => ({
        ...question,
        count: chance.pick(Math.min(3, field.most[question.side] + 1)),
      }))
    default:
      return never(field)
  }
}

function buyDrones({ points, prices, most }: Extract<OwnField, { kind: 'drones' }>, chance: Chance): Filled {
  const bought: Record<string, number> = {}
  let left = points
  for (;;) {
    const affordable = DRONES.filter((type) => prices[type] <= left && (bought[type] ?? 0) < most[type])
    const type = pickOf(affordable, chance)
    if (type === undefined) return bought
    bought[type] = (bought[type] ?? 0) + 1
    left -= prices[type]
  }
}

function fillSquares({ units, most }: Extract<OwnField, { kind: 'squares' }>, chance: Chance): Filled {
  const places = shuffled(
    SQUARES.flatMap((square) => Array.from({ length: most }, () => square)),
    chance,
  )
  const squareOf = units.map((unit, index) => ({ unit, square: places[index] }))
  return SQUARES.map((square) => ({
    square,
    units: squareOf.filter((one) => one.square === square).map(({ unit }) => unit),
  })).filter((one) => one.units.length > 0)
}
