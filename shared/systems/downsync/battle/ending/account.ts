import type { Account, AccountPart, Fated, Figure } from '../../../account.ts'
import { chanceOf } from '../../rolls.ts'
import type { BattleEvent } from '../documents/events.ts'
import { evolve, fold } from '../state/evolve.ts'
import { unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'

/** What became of every Unit, and what its dice came to. */

/** What Units do that is counted. */
export const DEEDS = ['destroyed', 'hits', 'scans', 'negated'] as const
export type Deed = (typeof DEEDS)[number]

interface Done {
  readonly deeds: Partial<Record<Deed, number>>
  readonly whom: Partial<Record<Deed, string[]>>
  lostTo: { readonly with: string; readonly by: string } | null
}

export const account: AccountPart<BattleEvent> = {
  version: 1,
  kill: 'destroyed' satisfies Deed,
  of: accountOf,
}

function accountOf(events: readonly BattleEvent[]): Account {
  const done = new Map<string, Done>()
  const figures: Figure[] = []
  const of = (id: string): Done => {
    const found = done.get(id) ?? { deeds: {}, whom: {}, lostTo: null }
    done.set(id, found)
    return found
  }
  const count = (id: string, deed: Deed, whom: string): void => {
    const { deeds, whom: all } = of(id)
    deeds[deed] = (deeds[deed] ?? 0) + 1
    all[deed] = [...(all[deed] ?? []), whom]
  }
  /** The last hit at each Unit: who it was by, and with what. */
  const struck = new Map<string, { readonly unit: string; readonly action: string }>()
  let state = fold(events.slice(0, 1))
  for (const event of events.slice(1)) {
    const before = state
    state = evolve(before, event)
    if (event.kind === 'shot') {
      const by = unitIn(before, event.unit)
      const action = by?.card.actions.find(({ id }) => id === event.action)
      if (event.effect !== 'special')
        figures.push({
          ...{ of: event.effect, by: action?.name ?? event.action, count: event.hit ? 1 : 0, tries: 1 },
          expected: chanceOf(event.need, event.advantage),
        })
      if (!event.hit) continue
      struck.set(event.at, { unit: event.unit, action: action?.name ?? '' })
      count(event.unit, event.effect === 'reveal' ? 'scans' : 'hits', calledIn(before, event.at))
    }
    if (event.kind === 'countered' && event.negated) count(event.unit, 'negated', '')
    if (event.kind === 'unit-destroyed') {
      const by = struck.get(event.unit)
      if (!by) continue
      count(by.unit, 'destroyed', calledIn(before, event.unit))
      of(event.unit).lostTo = { with: by.action, by: calledIn(before, by.unit) }
    }
  }
  return {
    sides: BATTLE_SIDES.map((side) => ({
      side,
      result: resultOf(state, side),
      points: state.camps[side].points,
      people: unitsOf(state, side).map((unit) => fated(unit, of(unit.id))),
    })),
    figures,
  }
}

const calledIn = (state: BattleState, id: string): string => unitIn(state, id)?.name ?? ''

function resultOf({ ending }: BattleState, side: Side): 'won' | 'lost' | 'open' {
  if (!ending || ending.won === null) return 'open'
  return ending.won === side ? 'won' : 'lost'
}

function fated(unit: UnitState, { deeds, whom, lostTo }: Done): Fated {
  const isLost = unit.fate === 'destroyed'
  return {
    ...{
      id: unit.id.slice(unit.id.indexOf('.') + 1),
      name: unit.name,
      type: unit.card.sig,
      fate: unit.fate,
      isLost,
    },
    ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: { ...deeds }, whom: { ...whom }, home: {} },
  }
}
