import type {
  Command,
  CommandKind,
} from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { knownWith } from '../../../../../../shared/battle/field.ts'
import {
  type Field,
  type Fields,
  type Offer,
} from '../../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { inchesOf } from '../../../../../ui/fields/decimal.ts'
import { distanceOf, MOST } from './inches.ts'

/** All the ways in which a side may give one kind of command now, as one form. */
export interface Form {
  readonly command: CommandKind
  readonly side: Side
  readonly offers: readonly Offer[]
}

/** One line of a list, by the names of its fields. */
export type Row = Readonly<Record<string, string | boolean>>

/** What stands in a field of a form. Numbers are text, as they were typed. */
export type Entry = string | boolean | null | readonly string[] | readonly Row[] | Row
export type Draft = Readonly<Record<string, Entry>>

/** A field that cannot be read yet. */
export interface Gap {
  readonly path: readonly (string | number)[]
  readonly why: 'missing' | 'unreadable' | 'whole' | 'most'
}

/** A command as the players have filled it in so far. */
export interface Filled {
  readonly command: Command | null
  readonly gaps: readonly Gap[]
}

/** One form for each kind of command and side, in the order of the offers. */
export function formsOf(offers: readonly Offer[]): readonly Form[] {
  const forms = new Map<string, { command: CommandKind; side: Side; offers: Offer[] }>()
  for (const offer of offers) {
    const { command, side } = offer
    const key = `${command} ${side}`
    const form = forms.get(key) ?? { command, side, offers: [] }
    form.offers.push(offer)
    forms.set(key, form)
  }
  return [...forms.values()]
}

/** Fields in which the offers of a form say different things: choosing there chooses the offer. */
function choicesOf({ offers }: Form): readonly string[] {
  const names = Object.keys(offers[0]?.fields ?? {})
  return names.filter(
    (name) =>
      new Set(offers.map(({ fields }) => fixed(fields[name]))).size > 1 &&
      offers.every(({ fields }) => fields[name]?.kind === 'is'),
  )
}

function fixed(field: Field | undefined): string {
  return field?.kind === 'is' ? String(field.value) : ''
}

/** The offer that fits what was chosen, or the first. */
function offerOf(form: Form, draft: Draft): Offer | undefined {
  const choices = choicesOf(form)
  const fits = ({ fields }: Offer): boolean =>
    choices.every(
      (name) => typeof draft[name] !== 'string' || draft[name] === '' || fixed(fields[name]) === draft[name],
    )
  return form.offers.find(fits) ?? form.offers[0]
}

/** What is to be filled in, with what may stand there. What stands fast already is left out. */
export function openFields(form: Form, draft: Draft): Fields {
  const offer = offerOf(form, draft)
  if (!offer) return {}
  const choices = choicesOf(form)
  const fields = Object.entries(offer.fields).flatMap(([name, field]): [string, Field][] => {
    if (choices.includes(name)) {
      const of = [...new Set(form.offers.map(({ fields: own }) => fixed(own[name])))]
      return [[name, { kind: 'one', of, orNone: false, measured: false }]]
    }
    return field.kind === 'is' ? [] : [[name, field]]
  })
  return Object.fromEntries(fields)
}

/** A form before anything is typed: what has to be is in, and what is usual. */
export function emptyDraft(form: Form): Draft {
  const fields = Object.entries(openFields(form, {}))
  const empty = Object.fromEntries(fields.map(([name, field]) => [name, emptyEntry(name, field)]))
  // What is chosen already, since there is no other, is known with its surroundings.
  const known = fields.flatMap(([name, field]): [string, Entry][] =>
    field.kind === 'some' && field.known ? [[name, [...field.usual, ...knownWith(field, empty)]]] : [],
  )
  return { ...empty, ...Object.fromEntries(known) }
}

/**
 * The draft with one field filled in. Where that chooses another way of doing it, what is in by itself goes by the new
 * way: a Jump does not pass what lies about its start (p.18).
 */
export function withChosen(form: Form, draft: Draft, name: string, entry: Entry): Draft {
  const next = { ...draft, [name]: entry }
  const [before, after] = [openFields(form, draft), openFields(form, next)]
  const gone = usualIn(before.passes).filter((id) => !usualIn(after.passes).includes(id))
  const come = usualIn(after.passes).filter((id) => !usualIn(before.passes).includes(id))
  if (gone.length + come.length === 0) return next
  const stays = (names: readonly string[]): string[] =>
    names.filter((id) => !gone.includes(id) && !come.includes(id))
  return { ...next, passes: [...come, ...stays(namesOf(next.passes))], near: stays(namesOf(next.near)) }
}

function usualIn(field: Field | undefined): readonly string[] {
  return field?.kind === 'some' ? field.usual : []
}

/** A Jump is asked where it lands alone: what it passes is near its end (p.18). */
export function landsOnly(fields: Fields): boolean {
  return 'inches' in fields && 'passes' in fields && !('spent' in fields)
}

/** A line of a list before anything is typed. */
export function emptyRow(fields: Fields): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const entry = emptyEntry(name, field)
      return [name, typeof entry === 'boolean' || typeof entry === 'string' ? entry : '']
    }),
  )
}

const COVERED = ['targetCover', 'intervening']

function emptyEntry(name: string, field: Field): Entry {
  switch (field.kind) {
    case 'one':
      if (field.orNone) return null
      return COVERED.includes(name) || field.of.length === 1 ? (field.of[0] ?? '') : ''
    case 'yes-no':
      return field.must ?? name === 'onTable'
    case 'some':
      return field.usual
    case 'list':
      return field.begin.map(textsOf)
    case 'number':
      return name === 'dice' ? String(field.most) : name === 'toll' ? '0' : ''
    case 'one-for-each':
      return {}
    case 'answers':
      return field.questions.map(() => ({ count: '' }))
    case 'is':
    case 'choices':
    case 'drones':
    case 'squares':
    case 'names':
    case 'words':
      return ''
  }
}

/** Makes the command of a form; where something is missing it says what. */
export function fillIn(form: Form, draft: Draft): Filled {
  const offer = offerOf(form, draft)
  if (!offer) return { command: null, gaps: [] }
  const gaps: Gap[] = []
  const values = fillFields(offer.fields, draft, [], gaps)
  const command = { kind: form.command, side: form.side, ...values }
  // Read by the game's own schema in main: here it only has its shape.
  return { command: gaps.length === 0 ? (command as unknown as Command) : null, gaps }
}

type Values = Record<string, unknown>

function fillFields(fields: Fields, draft: Draft, path: readonly (string | number)[], gaps: Gap[]): Values {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = fillField(field, draft[name], values, [...path, name], gaps)
    if (value !== undefined) values[name] = value
  }
  return values
}

function fillField(
  field: Field,
  entry: Entry | undefined,
  values: Values,
  path: readonly (string | number)[],
  gaps: Gap[],
): unknown {
  const missing = (why: Gap['why'] = 'missing'): null => {
    gaps.push({ path, why })
    return null
  }
  switch (field.kind) {
    case 'is':
      return field.value
    case 'one':
      return typeof entry === 'string' && entry !== '' ? entry : field.orNone ? null : missing()
    case 'yes-no':
      return entry === true
    case 'some':
      return Array.isArray(entry) ? entry : []
    case 'number': {
      const distance = typeof entry === 'string' ? distanceOf(entry) : null
      if (field.bands !== null && Array.isArray(distance)) return distance
      const number = typeof distance === 'object' && distance !== null ? undefined : distance
      // Movement spent is the straight line where nothing hinders.
      if (number === null && field.notBelow !== null) return values[field.notBelow] ?? null
      const why = wrongNumber(number, field.whole)
      return why ? missing(why) : number
    }
    case 'list':
      return rowsOf(entry).map((row, index) => fillFields(field.of, row, [...path, index], gaps))
    case 'one-for-each': {
      const chosen = isRow(entry) ? entry : {}
      for (const name of field.names) if (!chosen[name]) gaps.push({ path: [...path, name], why: 'missing' })
      return chosen
    }
    case 'answers': {
      const rows = rowsOf(entry)
      return field.questions.map((question, index) => {
        const { count } = rows[index] ?? {}
        const number = typeof count === 'string' ? inchesOf(count) : null
        const why = wrongNumber(number, true)
        if (why) gaps.push({ path: [...path, index, 'count'], why })
        return { ...question, count: number }
      })
    }
    case 'words': {
      const text = typeof entry === 'string' ? entry.trim() : ''
      return text !== '' ? text : field.orNone ? undefined : missing()
    }
    case 'choices':
    case 'drones':
    case 'squares':
    case 'names':
      return missing()
  }
}

/** A line of a list as it is typed. */
export function textsOf(row: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? value : textOf(value)]),
  )
}

function textOf(value: unknown): string {
  // From where to where a Range Band goes.
  if (Array.isArray(value)) return value.join('–')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Why a number cannot be what was typed, before any rule looks at it. */
function wrongNumber(number: number | null | undefined, whole: boolean): Gap['why'] | null {
  if (number === null) return 'missing'
  if (number === undefined) return 'unreadable'
  if (number > MOST) return 'most'
  return whole && !Number.isInteger(number) ? 'whole' : null
}

function isRow(entry: Entry | undefined): entry is Row {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}

/** The lines of a list. */
export function rowsOf(entry: Entry | undefined): readonly Row[] {
  return Array.isArray(entry) ? entry.filter((one): one is Row => typeof one === 'object') : []
}

/** The names in a list. */
export function namesOf(entry: Entry | undefined): readonly string[] {
  return Array.isArray(entry) ? entry.filter((one): one is string => typeof one === 'string') : []
}
