import type {
  Condition,
  ObjectiveState,
  Pay,
} from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import {
  OBJECTIVES,
  type CardPlace,
  type Objective,
  type UnitGroup,
} from '../../../../../shared/systems/seven-seconds/cards/words.ts'
import { numberText, wholeNumber } from '../../../../ui/fields/whole-number.ts'

export type ConditionKind = Condition['kind']
export const CONDITION_KINDS: readonly ConditionKind[] = [
  'kills',
  'losses',
  'objectives',
  'control',
  'deny',
  'no-losses',
  'alive',
  'near',
  'clear',
  'first-kill',
  'own',
]

/** What these numbers may be, as the documents have it. */
export const RANGES = {
  points: { least: -50, most: 50 },
  times: { least: 1, most: 99 },
  counters: { least: 1, most: 10 },
  inches: { least: 1, most: 24 },
} as const

/** A condition as it is typed: everything that any kind may ask for, so that another kind loses nothing. */
export interface ConditionDraft {
  kind: ConditionKind
  points: string
  pay: 'each' | 'capped' | 'once'
  times: string
  which: Record<Objective, boolean>
  state: ObjectiveState['kind']
  counters: string
  of: UnitGroup
  place: CardPlace
  inches: string
  text: string
}

/** An enemy trooper destroyed: what most missions begin with. */
export function newCondition(): ConditionDraft {
  return {
    kind: 'kills',
    points: '',
    pay: 'each',
    times: '1',
    which: { alpha: false, beta: false, gamma: false, delta: false, epsilon: false },
    state: 'secured',
    counters: '4',
    of: 'troopers',
    place: 'centre',
    inches: '6',
    text: '',
  }
}

/** Kinds that are paid for each or once there are enough; the others are met or not. */
export function isPaid(kind: ConditionKind): boolean {
  return ['objectives', 'kills', 'losses', 'alive', 'near', 'own'].includes(kind)
}

/** Kinds that count units of a group. */
export function countsGroup(kind: ConditionKind): boolean {
  return ['kills', 'losses', 'no-losses', 'alive'].includes(kind)
}

/** A condition as its form begins. */
export function conditionDraft(condition: Condition): ConditionDraft {
  const draft = { ...newCondition(), kind: condition.kind, points: numberText(condition.points) }
  if ('pay' in condition) {
    const { pay } = condition
    draft.pay = pay.kind === 'once' ? 'once' : pay.most === null ? 'each' : 'capped'
    draft.times = String(pay.kind === 'once' ? pay.atLeast : (pay.most ?? 1))
  }
  if ('of' in condition) draft.of = condition.of
  if ('place' in condition) {
    draft.place = condition.place
    draft.inches = String(condition.inches)
  }
  if (condition.kind === 'own') draft.text = condition.text
  if (condition.kind === 'objectives') {
    for (const one of condition.which) draft.which[one] = true
    draft.state = condition.state.kind
    if (condition.state.kind === 'inspected') draft.counters = String(condition.state.counters)
  }
  return draft
}

/** What is wrong with a condition, by field. */
export type ConditionErrors = Partial<
  Record<'points' | 'times' | 'which' | 'counters' | 'inches' | 'text', true>
>

/** Reads a condition; where something is wrong it says what, and gives what can be shown meanwhile. */
export function readCondition(draft: ConditionDraft): { condition: Condition; errors: ConditionErrors } {
  const errors: ConditionErrors = {}
  const number = (field: keyof typeof RANGES, instead: number): number => {
    const read = wholeNumber(draft[field], RANGES[field])
    if (typeof read === 'number' && !(field === 'points' && read === 0)) return read
    errors[field] = true
    return instead
  }
  const { kind, of, place } = draft
  const points = number('points', 0)
  switch (kind) {
    case 'objectives': {
      const which = OBJECTIVES.filter((one) => draft.which[one])
      if (which.length === 0) errors.which = true
      const state: ObjectiveState =
        draft.state === 'inspected'
          ? { kind: 'inspected', counters: number('counters', 1) }
          : { kind: draft.state }
      return {
        condition: { kind, which, state, pay: payOf(), points },
        errors,
      }
    }
    case 'kills':
    case 'losses':
    case 'alive':
      return { condition: { kind, of, pay: payOf(), points }, errors }
    case 'no-losses':
      return { condition: { kind, of, points }, errors }
    case 'near':
      return { condition: { kind, place, inches: number('inches', 6), pay: payOf(), points }, errors }
    case 'clear':
      return { condition: { kind, place, inches: number('inches', 6), points }, errors }
    case 'control':
    case 'deny':
    case 'first-kill':
      return { condition: { kind, points }, errors }
    case 'own': {
      const text = draft.text.trim()
      if (text === '') errors.text = true
      return { condition: { kind, text: text || '…', pay: payOf(), points }, errors }
    }
  }

  function payOf(): Pay {
    if (draft.pay === 'each') return { kind: 'each', most: null }
    const times = number('times', 1)
    return draft.pay === 'once' ? { kind: 'once', atLeast: times } : { kind: 'each', most: times }
  }
}
