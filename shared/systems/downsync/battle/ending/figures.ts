import { added, type Figure } from '../../../account.ts'
import { counterWorks } from '../../attacks.ts'
import { COUNTER_NEEDS } from '../../data/rolls.ts'
import { isCombat } from '../../documents/unit-card.ts'
import { chanceOf } from '../../rolls.ts'
import { SIGS } from '../../words.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { actionIn, activeOf, pingIn, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES } from '../words.ts'

/** What is counted over battles, in the order in which it is told. */
export const FIGURES = [
  'battles',
  'points',
  'attacks',
  'scans',
  'counters',
  'pings',
  'revealed',
  'first',
  'reactions',
  'gained',
  'lost',
] as const
type Kind = (typeof FIGURES)[number]

export interface Counted extends Figure {
  readonly of: Kind
}

/** Rounds that have a row of their own; those after them share one. */
export const ROUNDS_TOLD = 8
export const LATER = 'later'

const once = (of: Kind, by: string, count = 1): Counted => ({ of, by, count, tries: null, expected: null })
const tried = (of: Kind, by: string, isSo: boolean, expected: number | null = null): Counted => ({
  ...{ of, by, count: isSo ? 1 : 0, tries: 1, expected },
})

/** What one event counts; `before` it, and with the last hit at each Unit. */
export function figuresOf(
  before: BattleState,
  event: BattleEvent,
  struck: ReadonlyMap<string, { readonly unit: string }>,
): Counted[] {
  if (event.kind === 'shot') return shot(before, event)
  if (event.kind === 'countered') return [countered(event)]
  if (event.kind === 'revealed') {
    const sig = pingIn(before, event.ping)?.sig
    const decoy = sig === undefined ? [] : [tried('pings', sig, event.unit === null)]
    return [...decoy, once('revealed', event.by)]
  }
  if (event.kind === 'priority-known') return firsts(before, event)
  if (event.kind === 'reacted')
    return event.units
      .filter((id) => !before.engagement?.reacting.includes(id))
      .map(() => tried('gained', 'reacting', false))
  if (event.kind === 'joined')
    return [...(before.taskforce?.units ?? []), ...event.units].map(() => tried('gained', 'active', false))
  if (event.kind === 'unit-destroyed') {
    const by = struck.get(event.unit)?.unit
    const part = by === undefined ? null : partOf(before, by)
    return part === null ? [] : [{ ...once('gained', part), tries: 0 }]
  }
  const scores = event.kind === 'scored' && before.round > 0 && event.points > 0
  return scores ? [once('points', roundCalled(before), event.points)] : []
}

/** A check by the chance that it had; an Emergency token is certain (line 575). */
function countered({ token, negated, advantage = 0, reasons = [] }: EventOf<'countered'>): Counted {
  const need = reasons.reduce((left, { add }) => left - add, COUNTER_NEEDS)
  return tried('counters', token, negated, token === 'cm' ? counterWorks(advantage, need) : 1)
}

/** How it fights in the engagement that is going on; null without one. */
function partOf(state: BattleState, unit: string): 'reacting' | 'active' | null {
  if (!state.engagement) return null
  return state.engagement.reacting.includes(unit) ? 'reacting' : 'active'
}

/** Attacks and Scan Checks, each beside its exact chance; what a card alone tells has none. */
function shot(state: BattleState, event: EventOf<'shot'>): Counted[] {
  const by = unitIn(state, event.unit)
  const action = by && actionIn(by, event.action)
  if (!action || event.effect === 'special') return []
  const chance = chanceOf(event.need, event.advantage)
  if (!isCombat(action)) return [tried('scans', pingIn(state, event.at)?.sig ?? 'unit', event.hit, chance)]
  const part = partOf(state, event.unit)
  return [
    tried('attacks', event.effect, event.hit, chance),
    ...(part === null ? [] : [tried('reactions', part, event.hit, chance)]),
  ]
}

/** Reacting Units that come before every Unit of the Active side, which has ties (line 617). */
function firsts(state: BattleState, { numbers }: EventOf<'priority-known'>): Counted[] {
  const isActive = (id: string): boolean => unitIn(state, id)?.side === activeOf(state)
  const active = numbers.filter(({ unit }) => isActive(unit)).map(({ number }) => number)
  if (active.length === 0) return []
  const least = Math.max(...active)
  return numbers
    .filter(({ unit }) => !isActive(unit))
    .map(({ unit, number }) => {
      const watches = unitIn(state, unit)?.overwatch === true
      return tried('first', watches ? 'overwatch' : 'plain', number > least)
    })
}

const roundCalled = ({ round }: BattleState): string => (round > ROUNDS_TOLD ? LATER : String(round))

/** All of a battle: how it ended, and whom it cost. */
export function battleFigures(state: BattleState, counted: readonly Counted[]): Figure[] {
  const lost = BATTLE_SIDES.flatMap((side) => unitsOf(state, side)).map(({ card, fate }) =>
    tried('lost', card.sig, fate === 'destroyed'),
  )
  const all = [once('battles', state.ending?.how ?? 'open'), ...counted, ...lost]
  const order = (of: Kind): readonly Counted[] => {
    const those = all.filter((one) => one.of === of)
    return BY_SIG.includes(of) ? those.toSorted((one, other) => sigOf(one) - sigOf(other)) : those
  }
  return added(FIGURES.flatMap(order))
}
const BY_SIG: readonly Kind[] = ['scans', 'pings', 'lost']
/** From small to large, and Units after Pings. */
const sigOf = ({ by }: Counted): number => [...SIGS, 'unit'].indexOf(by)
