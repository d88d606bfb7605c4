import { never } from '../../../../never.ts'
import type { Dice } from '../../../../dice/source.ts'
import { shuffled } from '../../../../dice/shuffle.ts'
import { DRONES } from '../../words.ts'
import { knownWith, type Field, type Fields } from '../rules/field.ts'
import { SQUARES } from '../words.ts'

/** What a field can hold, as the command wants it. */
export type Filled =
  string | number | boolean | null | readonly Filled[] | { readonly [name: string]: Filled }
type Chance = Pick<Dice, 'pick'>

/** Something that may stand in each field, chosen at random; fields that others depend on come first. */
export function fillAll(fields: Fields, chance: Chance): Record<string, Filled> {
  const filled: Record<string, Filled> = {}
  for (const [name, field] of Object.entries(fields).sort(dependentLast))
    filled[name] = fill(field, filled, chance)
  return filled
}

function dependentLast([, one]: [string, Field], [, other]: [string, Field]): number {
  return Number(dependsOn(one) !== null) - Number(dependsOn(other) !== null)
}

function dependsOn(field: Field): string | null {
  if (field.kind === 'some') return field.partOf ?? field.known?.by ?? null
  return field.kind === 'number' ? field.notBelow : null
}

function fill(field: Field, filled: Readonly<Record<string, Filled>>, chance: Chance): Filled {
  switch (field.kind) {
    case 'is':
      return field.value
    case 'one':
      return field.orNone && chance.pick(2) === 0 ? null : (pickOf(field.of, chance) ?? null)
    case 'yes-no':
      return field.must ?? chance.pick(2) === 0
    case 'number':
      return fillNumber(field, filled, chance)
    case 'some': {
      const allowed = field.partOf === null ? null : filled[field.partOf]
      const of = Array.isArray(allowed) ? field.of.filter((id) => allowed.includes(id)) : field.of
      const known = knownWith(field, filled)
      return of.filter((id) => field.usual.includes(id) || known.includes(id) || chance.pick(8) === 0)
    }
    case 'list':
      return fillList(field, chance)
    case 'choices':
      return field.of.map((types) => pickOf(types, chance) ?? 'tactical')
    case 'drones':
      return buyDrones(field, chance)
    case 'squares':
      return fillSquares(field, chance)
    case 'names':
      return field.units.map((unit, index) => ({ unit, name: `No. ${index + 1}`, trooper: null }))
    case 'words':
      return 'As agreed'
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

function pickOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items.length === 0 ? undefined : items[chance.pick(items.length)]
}

/** Farther than this nobody measures when he plays at random. */
const USUAL = 24
const TENTHS = 10

function fillNumber(
  { least, moreThanLeast, most, whole, notBelow }: Extract<Field, { kind: 'number' }>,
  filled: Readonly<Record<string, Filled>>,
  chance: Chance,
): number {
  const other = notBelow === null ? least : filled[notBelow]
  const from = typeof other === 'number' ? Math.max(least, other) : least
  if (whole) return from + chance.pick(Math.min(most, from + USUAL) - from + 1)
  const steps = Math.floor((Math.min(most, from + USUAL) - from) * TENTHS)
  const step = moreThanLeast ? 1 + chance.pick(Math.max(1, steps)) : chance.pick(steps + 1)
  return Math.min(most, from + step / TENTHS)
}

function fillList(field: Extract<Field, { kind: 'list' }>, chance: Chance): Filled {
  const { [field.key]: keyField, ...others } = field.of
  const keys = keyField?.kind === 'one' ? shuffled(keyField.of, chance) : []
  const few = Math.min(field.most, field.least + 2)
  const count = field.least + chance.pick(Math.max(1, few - field.least + 1))
  return keys.slice(0, count).map((key) => ({ [field.key]: key, ...fillAll(others, chance) }))
}

function buyDrones({ points, prices, most }: Extract<Field, { kind: 'drones' }>, chance: Chance): Filled {
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

function fillSquares({ units, most }: Extract<Field, { kind: 'squares' }>, chance: Chance): Filled {
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
