import type { EventOf } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { BlipId, UnitId } from '../words.ts'

/** A shared note is one for everybody; a private one is its side's. */
export function noted(state: BattleState, event: EventOf<'noted'>): BattleState {
  const { side, piece, text, private: own } = event
  const others = state.notes.filter(
    (note) => note.piece !== piece || note.private !== own || (own && note.side !== side),
  )
  return { ...state, notes: text === '' ? others : [...others, { side, piece, text, private: own }] }
}

/** A counter keeps its place in the row while its number changes. */
export function counterSet(state: BattleState, event: EventOf<'counter-set'>): BattleState {
  const { piece, name, count } = event
  const isIt = (one: BattleState['ownCounters'][number]): boolean => one.piece === piece && one.name === name
  if (count === 0) return { ...state, ownCounters: state.ownCounters.filter((one) => !isIt(one)) }
  const known = state.ownCounters.some(isIt)
  const ownCounters = known
    ? state.ownCounters.map((one) => (isIt(one) ? { ...one, count } : one))
    : [...state.ownCounters, { piece, name, count }]
  return { ...state, ownCounters }
}

/** What was written on a Blip passes to each of its units, as its Activation Counter does (R25); of a Decoy it goes. */
export function writtenOnUnits(state: BattleState, blip: BlipId, units: readonly UnitId[]): BattleState {
  const passOn = <Written extends { readonly piece: string | null }>(
    written: readonly Written[],
  ): readonly Written[] =>
    written.flatMap((one) => (one.piece === blip ? units.map((piece) => ({ ...one, piece })) : [one]))
  if (![...state.notes, ...state.ownCounters].some(({ piece }) => piece === blip)) return state
  return { ...state, notes: passOn(state.notes), ownCounters: passOn(state.ownCounters) }
}
