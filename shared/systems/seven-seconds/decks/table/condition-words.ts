import { signsOf } from '../../../../printing/signs.ts'
import { problem, type Problem } from '../../../../problem.ts'
import type { Condition, ObjectiveState, Pay } from '../../cards/documents.ts'
import {
  CARD_PLACES,
  OBJECTIVES,
  UNIT_GROUPS,
  type CardPlace,
  type Objective,
  type UnitGroup,
} from '../../cards/words.ts'

/**
 * A victory condition as it stands in a cell of a table, without its points: `each kills troopers`,
 * `once 2 objectives alpha beta secured`, `each max 3 near enemy-edge 12`, `control`, `each own: A flag taken`.
 */

/** Takes words off the front, one after the other. */
interface Words {
  readonly next: () => string | undefined
  readonly peek: () => string | undefined
  readonly take: (word: string) => boolean
  readonly number: () => number | null
  readonly empty: () => boolean
}

function wordsOf(text: string): Words {
  const left = text.toLowerCase().split(/\s+/).filter(Boolean)
  return {
    next: () => left.shift(),
    peek: () => left[0],
    take: (word) => left[0] === word && left.shift() !== undefined,
    number: () => (/^\d{1,3}$/.test(left[0] ?? '') ? Number(left.shift()) : null),
    empty: () => left.length === 0,
  }
}

/** Reads a condition; null where it is none. Numbers that are out of range are the document's matter. */
export function readConditionWords(text: string, points: number): Condition | null {
  const own = /^\s*(.*?)\bown:\s*(.+)$/is.exec(text)
  const words = wordsOf(own?.[1] ?? text)
  const pay = readPay(words)
  if (pay === null) return null
  if (own) return words.empty() ? { kind: 'own', text: (own[2] ?? '').trim(), pay, points } : null
  const read = readDeed(words, pay, points)
  return words.empty() ? read : null
}

/** What somebody typed, as far as a sentence about it has room. */
export const beginningOf = (text: string): string => signsOf(text.slice(0, 1000)).slice(0, 40).join('')

/** Of a text that `readConditionWords` cannot read; `column` is where it stands. */
export function noCondition(typed: string, column: string, path: Problem['path']): Problem {
  const text = beginningOf(typed)
  const message = `${column}: “${text}” is not a condition that can be read: write it as in “each kills troopers”.`
  return problem('table/condition', message, path, { column, text })
}

/** Of a condition that pays nothing, as the form refuses it too; `column` is where its points stand. */
export function noPoints(column: string, path: Problem['path']): Problem {
  const message = `${column}: a condition is worth points from −50 to 50, and not 0.`
  return problem('table/points', message, path, { column })
}

function readPay(words: Words): Pay | null {
  if (words.take('once')) return { kind: 'once', atLeast: words.number() ?? 1 }
  words.take('each')
  if (!words.take('max')) return { kind: 'each', most: null }
  const most = words.number()
  return most === null ? null : { kind: 'each', most }
}

function readDeed(words: Words, pay: Pay, points: number): Condition | null {
  const kind = words.next() ?? ''
  switch (kind) {
    case 'objectives':
    case 'objective': {
      const which = objectivesOf(words)
      const state = stateOf(words)
      return which.length === 0 || !state ? null : { kind: 'objectives', which, state, pay, points }
    }
    case 'kills':
    case 'losses':
    case 'alive': {
      const of = groupOf(words)
      return of && { kind, of, pay, points }
    }
    case 'no': {
      const of = words.take('losses') ? groupOf(words) : null
      return of && { kind: 'no-losses', of, points }
    }
    case 'near':
    case 'clear': {
      const place = placeOf(words)
      const inches = words.number()
      if (place === null || inches === null) return null
      return kind === 'near' ? { kind, place, inches, pay, points } : { kind, place, inches, points }
    }
    case 'control':
    case 'deny':
      return { kind, points }
    case 'first':
      return words.take('kill') ? { kind: 'first-kill', points } : null
    default:
      return null
  }
}

function objectivesOf(words: Words): Objective[] {
  if (words.take('all')) return [...OBJECTIVES]
  const which: Objective[] = []
  for (;;) {
    const found = OBJECTIVES.find((one) => one === words.peek())
    if (!found) return which
    words.next()
    which.push(found)
  }
}

function stateOf(words: Words): ObjectiveState | null {
  if (words.take('secured')) return { kind: 'secured' }
  if (words.take('destroyed')) return { kind: 'destroyed' }
  if (words.take('not')) return words.take('destroyed') ? { kind: 'not-destroyed' } : null
  if (!words.take('inspected')) return null
  const counters = words.number()
  return counters === null ? null : { kind: 'inspected', counters }
}

function groupOf(words: Words): UnitGroup | null {
  const word = words.next()
  return UNIT_GROUPS.find((group) => group === word) ?? null
}

function placeOf(words: Words): CardPlace | null {
  const word = words.next()
  return CARD_PLACES.find((place) => place === word) ?? null
}

/** Writes a condition so that `readConditionWords` reads it again. */
export function conditionWords(condition: Condition): string {
  const pay = 'pay' in condition ? `${payWords(condition.pay)} ` : ''
  switch (condition.kind) {
    case 'objectives': {
      const all = OBJECTIVES.every((one) => condition.which.includes(one))
      return `${pay}objectives ${all ? 'all' : condition.which.join(' ')} ${stateWords(condition.state)}`
    }
    case 'kills':
    case 'losses':
    case 'alive':
      return `${pay}${condition.kind} ${condition.of}`
    case 'no-losses':
      return `no losses ${condition.of}`
    case 'near':
    case 'clear':
      return `${pay}${condition.kind} ${condition.place} ${condition.inches}`
    case 'control':
    case 'deny':
      return condition.kind
    case 'first-kill':
      return 'first kill'
    case 'own':
      return `${pay}own: ${condition.text.replace(/\s+/g, ' ')}`
  }
}

function payWords(pay: Pay): string {
  if (pay.kind === 'once') return pay.atLeast === 1 ? 'once' : `once ${pay.atLeast}`
  return pay.most === null ? 'each' : `each max ${pay.most}`
}

function stateWords(state: ObjectiveState): string {
  if (state.kind === 'inspected') return `inspected ${state.counters}`
  return state.kind === 'not-destroyed' ? 'not destroyed' : state.kind
}
