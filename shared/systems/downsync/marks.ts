import { never } from '../../never.ts'
import {
  requireBoolean,
  requireCount,
  requireList,
  requireObject,
  requireWord,
  refuse,
} from '../arguments.ts'
import { MOMENTS, type Moment } from './words.ts'

/** Tokens and counters of a Unit. */
export interface Marks {
  readonly activated: boolean
  readonly overwatch: boolean
  readonly stun: boolean
  readonly breach: number
  /** Of those that cards name. */
  readonly counters: readonly string[]
  /** Countermeasure and Emergency Countermeasure Tokens, a base an entry. */
  readonly cm: readonly number[]
  readonly cmPlus: readonly number[]
}

/**
 * What is left of a Unit’s marks: `cm` is what its card gives each base. Joined is the moment before a Unit acts that came
 * into an engagement by its Overwatch Token. Source: lines 191, 227–228, 589, 643–645, 692, 706; R3, R35.
 */
export function marksAfter(at: Moment, m: Marks, cm: number): Marks {
  requireWord('at', at, MOMENTS)
  requireMarks(m)
  requireCount('cm', cm)
  switch (at) {
    case 'round-start':
      return { ...m, activated: false }
    case 'refresh':
      return { ...m, overwatch: false, cm: m.cm.map(() => cm) }
    case 'joined':
      return { ...m, overwatch: false }
    case 'taskforce-end':
      return { ...m, breach: 0, counters: [] }
    default:
      return never(at)
  }
}

function requireMarks(m: Marks): void {
  requireObject('marks', m)
  for (const flag of ['activated', 'overwatch', 'stun'] as const) requireBoolean(flag, m[flag])
  requireCount('breach', m.breach)
  requireList('counters', m.counters)
  for (const counter of m.counters) if (typeof counter !== 'string') refuse('counters', counter)
  for (const tokens of ['cm', 'cmPlus'] as const) {
    requireList(tokens, m[tokens])
    for (const count of m[tokens]) requireCount(tokens, count)
  }
}
