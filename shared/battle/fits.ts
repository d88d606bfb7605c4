import { isAlike } from '../alike.ts'
import type { BattleTypes } from './battle.ts'
import { shuffled } from '../dice/shuffle.ts'
import type { Dice } from '../dice/source.ts'
import { never } from '../never.ts'
import {
  knownWith,
  type Field,
  type Fields,
  type Filled,
  type HouseField,
  type Offer,
  type Some,
} from './field.ts'
import { notOffered, type Rule } from './rule.ts'

/** What stands in the fields of a command: whether it is what was offered, and something at random that is. */

export type Values = Readonly<Record<string, unknown>>

export type Chance = Pick<Dice, 'pick'>

/** How the kinds of fields that one game alone has are read and filled. */
export interface OwnFields<Own> {
  readonly isOwn: (field: Field<Own>) => field is Own
  readonly fits: (field: Own, value: unknown) => boolean
  readonly fill: (field: Own, chance: Chance) => Filled
}

export interface FieldReader<Own> {
  /** Whether a command is one of what was offered: every field holds what may stand in it. */
  readonly isOffered: (
    offers: readonly Offer<string, string, Own>[],
    command: { readonly kind: string; readonly side: string },
  ) => boolean
  /** Whether every one of these fields holds what may stand in it. */
  readonly fitsAll: (fields: Fields<Own>, values: Values) => boolean
  /** Something that may stand in each field, chosen at random. */
  readonly fillAll: (fields: Fields<Own>, chance: Chance) => Record<string, Filled>
}

export function fieldReader<Own>(own: OwnFields<Own>): FieldReader<Own> {
  const fitsAll = (fields: Fields<Own>, values: Values): boolean =>
    Object.entries(fields).every(([name, field]) =>
      own.isOwn(field) ? own.fits(field, values[name]) : fits(field, values[name], values),
    )

  const fits = (field: HouseField<Own>, value: unknown, values: Values): boolean => {
    switch (field.kind) {
      case 'is':
        return value === field.value || (typeof value === 'object' && isAlike(value, field.value))
      case 'one':
        return field.of.some((one) => one === value) || (field.orNone && value === null)
      case 'yes-no':
        return typeof value === 'boolean' && (field.must === null || value === field.must)
      case 'number':
        if (field.bands !== null && Array.isArray(value)) return fitsBand(field.bands, value)
        return typeof value === 'number' && fitsNumber(field, value, values)
      case 'some': {
        const ids = listed(value)
        return (
          ids.every((id) => field.of.includes(id)) && wanted(field, values).every((id) => ids.includes(id))
        )
      }
      case 'list': {
        const entries = records(value)
        const keys = new Set(entries.map((entry) => entry[field.key]))
        const count =
          entries.length >= field.least && entries.length <= field.most && keys.size === entries.length
        return count && entries.every((entry) => fitsAll(field.of, entry))
      }
      case 'words':
        if (field.orNone && (value === undefined || value === '')) return true
        return typeof value === 'string' && value.trim() !== '' && value.length <= field.longest
      default:
        return never(field)
    }
  }

  const fillAll = (fields: Fields<Own>, chance: Chance): Record<string, Filled> => {
    const filled: Record<string, Filled> = {}
    const dependsOn = (field: Field<Own>): number => Number(!own.isOwn(field) && otherOf(field) !== null)
    // Fields that others depend on come first.
    const inOrder = Object.entries(fields).sort(([, a], [, b]) => dependsOn(a) - dependsOn(b))
    for (const [name, field] of inOrder)
      filled[name] = own.isOwn(field) ? own.fill(field, chance) : fill(field, filled, chance)
    return filled
  }

  const fill = (field: HouseField<Own>, filled: Readonly<Record<string, Filled>>, chance: Chance): Filled => {
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
      case 'list': {
        const { [field.key]: key, ...others } = field.of
        const keys = key && !own.isOwn(key) && key.kind === 'one' ? shuffled(key.of, chance) : []
        const few = Math.min(field.most, field.least + 2)
        const count = field.least + chance.pick(Math.max(1, few - field.least + 1))
        return keys.slice(0, count).map((name) => ({ [field.key]: name, ...fillAll(others, chance) }))
      }
      case 'words':
        return 'As agreed'
      default:
        return never(field)
    }
  }

  return {
    isOffered: (offers, command) => {
      const values: Values = { ...command }
      return offers.some(
        ({ command: kind, side, fields }) =>
          kind === command.kind && side === command.side && fitsAll(fields, values),
      )
    },
    fitsAll,
    fillAll,
  }
}

/** The other field of the same command that says what may stand in this one. */
function otherOf(field: HouseField<unknown>): string | null {
  if (field.kind === 'some') return field.partOf ?? field.known?.by ?? null
  return field.kind === 'number' ? field.notBelow : null
}

/** What has to be among those chosen. */
function wanted(field: Some, values: Values): readonly string[] {
  return field.known === null || values[field.known.unless] !== undefined ? [] : knownWith(field, values)
}

type NumberField = Extract<HouseField, { kind: 'number' }>

function fitsNumber(field: NumberField, value: number, values: Values): boolean {
  const other = field.notBelow === null ? field.least : values[field.notBelow]
  const least = typeof other === 'number' ? Math.max(field.least, other) : field.least
  const enough = field.moreThanLeast ? value > least : value >= least
  return enough && value <= field.most && (!field.whole || Number.isInteger(value))
}

function fitsBand(width: number, [from, to]: readonly unknown[]): boolean {
  return Number(from) % width === 0 && Number(to) === Number(from) + width
}

/** Farther than this nobody measures when he plays at random. */
const USUAL = 24
const TENTHS = 10

function fillNumber(
  { least, moreThanLeast, most, whole, notBelow }: NumberField,
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

export function pickOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items.length === 0 ? undefined : items[chance.pick(items.length)]
}

export function record(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function records(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(record) : []
}

export function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

const NONE: readonly string[] = []
/** The same for a game that has no kinds of fields of its own. */
export const { isOffered, fitsAll, fillAll } = fieldReader<never>({
  isOwn: (field): field is never => NONE.includes(field.kind),
  fits: () => false,
  fill: () => null,
})

/** What of a game may be let pass where its battle only assists, and how its state looks without it. */
interface LetPass<Types extends BattleTypes> {
  /** By the code of what stands against it: a bar that lies on whoever acts, and is in no field of the command. */
  readonly isBar: (code: string) => boolean
  /** As if nothing barred whoever acts. */
  readonly rested: (state: Types['State'], command: object) => Types['State']
  /** Where nothing of the kind is offered, what else stands against it is told first; else that alone. */
  readonly tellsAll?: true
}

/**
 * A rule that takes nothing but what it offers. What breaks a rule by name is no offer either, and where the battle only
 * assists it may be let pass: all else of the command has to fit.
 */
export function takesOnlyOffers<
  Types extends BattleTypes & { readonly OwnField: never },
  Command extends Types['Command'],
>(
  page: number,
  rule: Rule<Types, Command>,
  { isBar, rested, tellsAll }: LetPass<Types>,
): Rule<Types, Command> {
  return {
    ...rule,
    check: (state, command) => {
      const named = rule.check(state, command)
      if (named.some(({ firm }) => firm)) return named
      const bars = named.filter(({ problem: { code } }) => isBar(code))
      const broken = new Set(
        named.flatMap((one) => (bars.includes(one) ? [] : [String(one.problem.path[0] ?? '')])),
      )
      const now = bars.length > 0 ? rested(state, command) : state
      const offers = rule.offers(now, command.side, broken.size === 0 ? command : undefined)
      const values = record(command)
      const isKnown = offers.some((fields) => fitsAll(without(fields, broken), values))
      if (isKnown) return named
      return tellsAll ? [...named, notOffered(page)] : [notOffered(page)]
    },
  }
}

/** What is broken, where it may be let pass, no longer has to fit what is offered. */
const without = (fields: Fields, broken: ReadonlySet<string>): Fields =>
  broken.size === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !broken.has(name)))
