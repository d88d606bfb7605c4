import { never } from '../../../../shared/never.ts'
import { allOf } from '../../../texts/lists.ts'
import type { Condition, ConditionOf, Pay } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import {
  isObjective,
  OBJECTIVES,
  type CardPlace,
  type Objective,
  type UnitGroup,
} from '../../../../shared/systems/seven-seconds/cards/words.ts'

/** The part of vue-i18n's `t` that is used here. */
export type Words = (key: string, values?: Record<string, unknown>, n?: number) => string

type And = (parts: readonly string[]) => string

/**
 * What a condition of a mission asks for, as a sentence a player reads on the card. `and` lists things in the language
 * of `t`.
 */
export function conditionText(t: Words, condition: Condition, and: And = allOf): string {
  switch (condition.kind) {
    case 'objectives':
      return objectives(t, condition, and)
    case 'kills':
    case 'losses':
    case 'alive':
      return paid(t, condition.kind, condition.pay, {}, condition.of)
    case 'no-losses':
      return t('cards.noLosses', { who: group(t, condition.of, 1) })
    case 'near':
      return paid(t, 'near', condition.pay, placeOf(t, condition))
    case 'clear':
      return t('cards.clear', placeOf(t, condition))
    case 'control':
      return t('cards.control')
    case 'deny':
      return t('cards.deny')
    case 'first-kill':
      return t('cards.firstKill')
    case 'own':
      return own(t, condition)
    default:
      return never(condition)
  }
}

/** A sentence with its number: for each of them, or once when there are enough. */
function paid(
  t: Words,
  what: 'kills' | 'losses' | 'alive' | 'near',
  pay: Pay,
  values: Record<string, unknown>,
  of: UnitGroup = 'troopers',
): string {
  if (pay.kind === 'each') {
    const each = t(`cards.${what}.each`, { ...values, who: group(t, of, 1) })
    return pay.most === null ? each : t('cards.atMost', { what: each, n: pay.most })
  }
  const n = pay.atLeast
  return t(`cards.${what}.once`, { ...values, n, who: group(t, of, n) }, n)
}

/** The group's own words, and how many times they pay. */
function own(t: Words, { text, pay }: ConditionOf<'own'>): string {
  if (pay.kind === 'once') return t('cards.own.once', { text, n: pay.atLeast }, pay.atLeast)
  const each = t('cards.own.each', { text })
  return pay.most === null ? each : t('cards.atMost', { what: each, n: pay.most })
}

function objectives(t: Words, { which, state, pay }: ConditionOf<'objectives'>, and: And): string {
  // None is chosen yet while a card is being typed.
  const list = which.length === 0 ? '…' : and(which.map((one) => t(`cards.objective.${one}`)))
  const allFive = OBJECTIVES.every((one) => which.includes(one))
  const told = (word: 'one' | 'each' | 'all' | 'none' | 'some', n = 1): string =>
    t(`cards.objectives.${word}${allFive || word === 'one' ? '' : 'Of'}`, { list, n }, n)
  const inState = (what: string, kind = state.kind): string =>
    t(`cards.state.${kind}`, { what, n: counters(state) }, counters(state))

  if (which.length <= 1) return inState(told('one'))
  if (pay.kind === 'each') {
    const each = inState(told('each'))
    return pay.most === null ? each : t('cards.atMost', { what: each, n: pay.most })
  }
  if (pay.atLeast < which.length) return inState(told('some', pay.atLeast))
  return state.kind === 'not-destroyed' ? inState(told('none'), 'destroyed') : inState(told('all'))
}

function counters(state: ConditionOf<'objectives'>['state']): number {
  return state.kind === 'inspected' ? state.counters : 1
}

function group(t: Words, of: UnitGroup, n: number): string {
  return t(`cards.group.${of}`, {}, n)
}

function placeOf(
  t: Words,
  { place, inches }: { readonly place: CardPlace; readonly inches: number },
): Record<string, unknown> {
  return { inches, place: isObjective(place) ? objectiveName(t, place) : t(`cards.place.${place}`) }
}

function objectiveName(t: Words, objective: Objective): string {
  return t('cards.place.objective', { letter: t(`cards.objective.${objective}`) })
}
