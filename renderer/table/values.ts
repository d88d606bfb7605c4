import type { Field, Fields, Filled } from '../../shared/battle/field.ts'

/** What is typed and chosen in a form made of fields: numbers as they are typed. */
export type Typed = Record<string, string | boolean | readonly string[] | null>

/** What stands in a form before anybody has touched it, or as it was given once. */
export function typedOf(fields: Fields, given: Readonly<Record<string, unknown>> = {}): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in given ? asTyped(given[name]) : begin(field),
    ]),
  )
}

function begin(field: Field): Typed[string] {
  switch (field.kind) {
    case 'is':
      return asTyped(field.value)
    case 'one':
      return field.of.length === 1 && !field.orNone ? (field.of[0] ?? '') : ''
    case 'some':
      return field.usual
    case 'yes-no':
      return field.must ?? false
    case 'number':
    case 'words':
      return ''
    case 'list':
      return null
  }
}

function asTyped(value: unknown): Typed[string] {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What the command wants, or null as long as something is not said or no such number. */
export function filledOf(fields: Fields, typed: Typed): Record<string, Filled> | null {
  const filled: Record<string, Filled> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = fill(field, typed[name] ?? '')
    if (value === undefined) return null
    filled[name] = value
  }
  return filled
}

/** A number as people write it, with a point or a comma; undefined where it is none that fits. */
export function numberIn(text: string, field: Extract<Field, { kind: 'number' }>): number | undefined {
  const number = /^\d+([.,]\d+)?$/u.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
  if (number === undefined || (field.whole && !Number.isInteger(number))) return undefined
  const isEnough = field.moreThanLeast ? number > field.least : number >= field.least
  return isEnough && number <= field.most ? number : undefined
}

function fill(field: Field, typed: Exclude<Typed[string], undefined>): Filled | undefined {
  switch (field.kind) {
    case 'is':
      return field.value
    case 'one':
      if (typed === '') return field.orNone ? null : undefined
      return typeof typed === 'string' ? typed : undefined
    case 'some':
      return Array.isArray(typed) ? (typed as readonly string[]) : []
    case 'yes-no':
      return typed === true
    case 'number':
      return typeof typed === 'string' ? numberIn(typed, field) : undefined
    case 'words':
      if (typeof typed === 'string' && typed.trim() !== '') return typed.trim()
      return field.orNone ? '' : undefined
    case 'list':
      return undefined
  }
}
