import type { Field } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Settlement } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Entry, Row } from './forms.ts'

type OneForEach = Extract<Field, { kind: 'one-for-each' }>

/** The key of each state of an Objective. */
export const SETTLE_KEYS: Readonly<Record<Settlement, string>> = {
  secured: 's',
  destroyed: 'd',
  inspected: 'i',
}

/** The state that a key chooses. */
export function stateOfKey(key: string, { of }: OneForEach): string | undefined {
  return Object.entries(SETTLE_KEYS).find(([state, own]) => own === key && of.includes(state))?.[0]
}

/** The states as they stand once one was chosen: with the house rule for all of them. */
export function settled(entry: Entry | undefined, field: OneForEach, name: string, state: string): Row {
  if (field.alike) return Object.fromEntries(field.names.map((one) => [one, state]))
  const before = field.names.map((one): [string, string] => [one, stateIn(entry, one)])
  return { ...Object.fromEntries(before.filter(([, chosen]) => chosen !== '')), [name]: state }
}

/** What was chosen for an Objective; nothing yet is an empty text. */
export function stateIn(entry: Entry | undefined, name: string): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return ''
  const value = (entry as Row)[name]
  return typeof value === 'string' ? value : ''
}
