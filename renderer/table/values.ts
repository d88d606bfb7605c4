import type { Field, Fields, Filled } from '../../shared/battle/field.ts'
import { decimal, inchesOf } from '../ui/fields/decimal.ts'

/** What is typed and chosen in a form made of fields: numbers as they are typed, `''` where nothing is said yet. */
export type Typed = Readonly<Record<string, TypedValue>>
export type TypedValue =
  string | boolean | readonly string[] | readonly { readonly [name: string]: TypedValue }[] | null

type NumberField = Extract<Field, { kind: 'number' }>

/** What stands in a form before anybody has touched it, or as it was given once. */
export function typedOf(fields: Fields, given: Readonly<Record<string, unknown>> = {}): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in given ? asTyped(field, given[name]) : begin(field),
    ]),
  )
}

/** Whether the players have to say one or the other: what they see is neither so nor not so as long as nobody has looked. */
export function isAsked(field: Field): boolean {
  return field.kind === 'yes-no' && field.measured && field.must === null
}

function begin(field: Field): TypedValue {
  switch (field.kind) {
    case 'is':
      return asTyped(field, field.value)
    case 'one':
      return field.of.length === 1 && !field.orNone ? (field.of[0] ?? '') : ''
    case 'some':
      return field.usual
    case 'yes-no':
      return field.usual ?? (isAsked(field) ? '' : (field.must ?? false))
    case 'number':
      // One answer is none to be asked for.
      if (field.least === field.most && !field.moreThanLeast) return String(field.least)
      return isCount(field) ? String(field.usual ?? Math.max(0, field.least)) : ''
    case 'words':
      return ''
    case 'list':
      return field.begin.map((entry) => entryOf(field.of, entry))
  }
}

/** What is counted on the table: as a rule there is none of it, where nothing else is usual. */
const isCount = ({ measured, whole, unit }: NumberField): boolean => measured && whole && unit === null

/** An entry of a list; what is asked of it is as a rule not so. */
export function entryOf(fields: Fields, given: Readonly<Record<string, unknown>>): Typed {
  const not = Object.entries(fields).flatMap(([name, field]): [string, boolean][] =>
    isAsked(field) ? [[name, false]] : [],
  )
  return typedOf(fields, { ...Object.fromEntries(not), ...given })
}

function asTyped(field: Field, value: unknown): TypedValue {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    return field.kind === 'list'
      ? entries.map((entry) => entryOf(field.of, { ...(entry as object) }))
      : entries.map(String)
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a die, card or coin shows that was typed; undefined where none of its kind does. */
export function faceIn(text: string, { least, most }: { readonly least: number; readonly most: number }) {
  const face = /^\d+$/u.test(text.trim()) ? Number(text) : NaN
  return face >= least && face <= most ? face : undefined
}

/** What the command wants, or null as long as something is not said or no such number. */
export function filledOf(fields: Fields, typed: Typed): Record<string, Filled> | null {
  const filled = filledSoFar(fields, typed)
  return Object.keys(filled).length === Object.keys(fields).length ? filled : null
}

/** Of what the command wants that which is said. */
export function filledSoFar(fields: Fields, typed: Typed): Record<string, Filled> {
  const filled: Record<string, Filled> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = fill(field, typed[name] ?? '')
    if (value !== undefined) filled[name] = value
  }
  return filled
}

/** What is not said yet, or not so that it fits. */
export function unsaid(fields: Fields, typed: Typed): readonly string[] {
  const filled = filledSoFar(fields, typed)
  return Object.keys(fields).filter((name) => !(name in filled))
}

/** The first thing that is not said of entries of a list, and of which; null where the list itself is too short. */
export function unsaidIn(
  { of, key }: Extract<Field, { kind: 'list' }>,
  typed: TypedValue,
): { readonly name: string; readonly ids: readonly string[] } | null {
  const entries = Array.isArray(typed) ? (typed as readonly Typed[]) : []
  const open = entries.flatMap((entry) => {
    const id = entry[key]
    return typeof id === 'string' ? unsaid(of, entry).map((name) => ({ name, id })) : []
  })
  const [first] = open
  if (!first) return null
  return { name: first.name, ids: open.filter(({ name }) => name === first.name).map(({ id }) => id) }
}

/** A number as people write it; undefined where it is none that fits. */
export function numberIn(text: string, field: NumberField): number | undefined {
  const number = field.unit === 'inches' ? inchesOf(text) : decimal(text)
  if (typeof number !== 'number' || (field.whole && !Number.isInteger(number))) return undefined
  const isEnough = field.moreThanLeast ? number > field.least : number >= field.least
  return isEnough && number <= field.most ? number : undefined
}

function fill(field: Field, typed: TypedValue): Filled | undefined {
  switch (field.kind) {
    case 'is':
      return field.value
    case 'one':
      if (typed === '') return field.orNone ? null : undefined
      return typeof typed === 'string' ? typed : undefined
    case 'some':
      return Array.isArray(typed) ? (typed as readonly string[]) : []
    case 'yes-no':
      return typed === '' ? undefined : typed === true
    case 'number':
      return typeof typed === 'string' ? numberIn(typed, field) : undefined
    case 'words':
      if (typeof typed === 'string' && typed.trim() !== '') return typed.trim()
      return field.orNone ? '' : undefined
    case 'list':
      return fillList(field, Array.isArray(typed) ? (typed as readonly Typed[]) : [])
  }
}

function fillList({ of, least, most }: Extract<Field, { kind: 'list' }>, typed: readonly Typed[]) {
  const entries = typed.flatMap((entry) => filledOf(of, entry) ?? [])
  const isWhole = entries.length === typed.length && entries.length >= least && entries.length <= most
  return isWhole ? entries : undefined
}

/** The same without the values that are not meant. */
export function within(fields: Fields, isMeant: (value: string) => boolean): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      if (field.kind === 'one' || field.kind === 'some')
        return [name, { ...field, of: field.of.filter(isMeant) }]
      return [name, field.kind === 'list' ? { ...field, of: within(field.of, isMeant) } : field]
    }),
  )
}
