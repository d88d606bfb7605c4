import type { Command } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Field, Fields } from '../../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { emptyDraft, openFields, textsOf, type Draft, type Entry, type Form, type Row } from './forms.ts'

/** A form filled with what was given once: `fillIn` makes the same command of it. */
export function draftOf(form: Form, command: Command): Draft {
  const values: Values = { ...command }
  const draft = { ...emptyDraft(form), ...entriesOf(openFields(form, {}), values) }
  // What was chosen may open other fields.
  return { ...draft, ...entriesOf(openFields(form, draft), values) }
}

type Values = Readonly<Record<string, unknown>>

function entriesOf(fields: Fields, values: Values): Draft {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const entry = entryOf(field, values[name], values)
      return entry === undefined ? [] : [[name, entry]]
    }),
  )
}

function entryOf(field: Field, value: unknown, values: Values): Entry | undefined {
  switch (field.kind) {
    case 'one':
      return typeof value === 'string' || value === null ? value : undefined
    case 'yes-no':
      return value === true
    case 'number': {
      const isUsual = field.notBelow !== null && values[field.notBelow] === value
      if (typeof value !== 'number' && !Array.isArray(value)) return undefined
      return isUsual ? '' : textsOf({ value }).value
    }
    case 'some':
      return Array.isArray(value) ? value.map(String) : undefined
    case 'list':
      return records(value).map((row) => rowOf(field.of, row))
    case 'one-for-each':
      return textsOf(records([value])[0] ?? {})
    case 'answers':
      return records(value).map(textsOf)
    case 'is':
    case 'choices':
    case 'drones':
    case 'squares':
    case 'names':
      return undefined
    case 'words':
      return typeof value === 'string' ? value : undefined
  }
}

function rowOf(fields: Fields, row: Values): Row {
  return textsOf(Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])))
}

function records(value: unknown): Values[] {
  return Array.isArray(value)
    ? value.filter((one): one is Values => typeof one === 'object' && one !== null)
    : []
}
