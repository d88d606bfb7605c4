import { never } from '../../../../never.ts'
import { DRONES } from '../../words.ts'
import { knownWith, type Field, type Fields, type Offer, type Some } from './field.ts'

/** Whether a command is one of what was offered: every field holds what may stand in it. */
export function isOffered(
  offers: readonly Offer[],
  command: { readonly kind: string; readonly side: string },
): boolean {
  return offers.some(
    (offer) =>
      offer.command === command.kind && offer.side === command.side && fitsAll(offer.fields, { ...command }),
  )
}

type Values = Readonly<Record<string, unknown>>

function fitsAll(fields: Fields, values: Values): boolean {
  return Object.entries(fields).every(([name, field]) => fits(field, values[name], values))
}

function fits(field: Field, value: unknown, values: Values): boolean {
  switch (field.kind) {
    case 'is':
      return value === field.value
    case 'one':
      return field.of.some((one) => one === value) || (field.orNone && value === null)
    case 'yes-no':
      return typeof value === 'boolean' && (field.must === null || value === field.must)
    case 'number':
      if (field.bands !== null && Array.isArray(value)) return fitsBand(field.bands, value)
      return typeof value === 'number' && fitsNumber(field, value, values)
    case 'some': {
      const ids = listed(value)
      return ids.every((id) => field.of.includes(id)) && wanted(field, values).every((id) => ids.includes(id))
    }
    case 'list': {
      const entries = records(value)
      const keys = new Set(entries.map((entry) => entry[field.key]))
      const count =
        entries.length >= field.least && entries.length <= field.most && keys.size === entries.length
      return count && entries.every((entry) => fitsAll(field.of, entry))
    }
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
    case 'words':
      if (field.orNone && value === undefined) return true
      return typeof value === 'string' && value.trim() !== '' && value.length <= field.longest
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

/** What has to be among those chosen. */
function wanted(field: Some, values: Values): readonly string[] {
  return field.known === null || values[field.known.unless] !== undefined ? [] : knownWith(field, values)
}

function fitsNumber(field: Extract<Field, { kind: 'number' }>, value: number, values: Values): boolean {
  const other = field.notBelow === null ? field.least : values[field.notBelow]
  const least = typeof other === 'number' ? Math.max(field.least, other) : field.least
  const enough = field.moreThanLeast ? value > least : value >= least
  return enough && value <= field.most && (!field.whole || Number.isInteger(value))
}

function fitsBand(width: number, [from, to]: readonly unknown[]): boolean {
  return Number(from) % width === 0 && Number(to) === Number(from) + width
}

function record(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function records(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(record) : []
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
