import type { Account, AccountOfSide, AccountPart, Fated } from '../../../account.ts'
import type { ListDraft } from '../../documents/force-list.ts'
import { isCombat } from '../../documents/unit-card.ts'
import type { BattleEvent } from '../documents/events.ts'
import { evolve, fold } from '../state/evolve.ts'
import { actionIn, numberAmong, pingIn, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { battleFigures, figuresOf, type Counted } from './figures.ts'

/** What became of every Unit, and what its dice came to. */

/** What Units do that is counted. */
export const DEEDS = ['destroyed', 'hits', 'scans', 'negated', 'reacted'] as const
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
  const counted: Counted[] = []
  const of = (id: string): Done => {
    const found = done.get(id) ?? { deeds: {}, whom: {}, lostTo: null }
    done.set(id, found)
    return found
  }
  const count = (id: string, deed: Deed, whom: string | null): void => {
    const { deeds, whom: all } = of(id)
    deeds[deed] = (deeds[deed] ?? 0) + 1
    if (whom !== null) all[deed] = [...(all[deed] ?? []), whom]
  }
  /** The last hit at each Unit: who it was by, and with what. */
  const struck = new Map<string, { readonly unit: string; readonly action: string }>()
  const crews = crewsOf(events)
  let state = fold(events.slice(0, 1))
  /** It was played without the program: whoever is not lost was in it all the same. */
  let isWritten = false
  for (const event of events.slice(1)) {
    const before = state
    state = evolve(before, event)
    counted.push(...figuresOf(before, event, struck))
    if (event.kind === 'ended') isWritten = before.phase === 'starting'
    if (event.kind === 'shot') {
      const by = unitIn(before, event.unit)
      const action = by && actionIn(by, event.action)
      if (!event.hit || !action) continue
      struck.set(event.at, { unit: event.unit, action: action.name })
      if (isCombat(action)) count(event.unit, 'hits', calledIn(before, event.at))
      else if (event.effect !== 'special') count(event.unit, 'scans', calledIn(before, event.at))
    } else if (event.kind === 'countered' && event.negated) count(event.unit, 'negated', null)
    else if (event.kind === 'activation-begun' && isReaction(before, event.unit))
      count(event.unit, 'reacted', null)
    else if (event.kind === 'put-right') struck.delete(event.unit)
    else if (event.kind === 'unit-destroyed') {
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
      people: unitsOf(state, side).flatMap((unit) => {
        const own = fated(unit, nameOf(state, unit), of(unit.id), isWritten)
        return [own, ...(crews.get(unit.id) ?? []).map((one) => serving(one, own))]
      }),
    })),
    figures: battleFigures(state, counted),
  }
}

const isReaction = ({ engagement }: BattleState, unit: string): boolean =>
  engagement?.reacting.includes(unit) ?? false

/** A Unit as it is called at the table; a Ping is of its Signature, and nobody yet. */
function calledIn(state: BattleState, id: string): string {
  const unit = unitIn(state, id)
  return unit ? nameOf(state, unit) : (pingIn(state, id)?.sig ?? '')
}
function nameOf(state: BattleState, unit: UnitState): string {
  const number = numberAmong(state, unit)
  return number === null ? unit.name : `${unit.name} ${number}`
}

function resultOf({ ending }: BattleState, side: Side): AccountOfSide['result'] {
  if (!ending) return 'open'
  if (ending.won === null) return 'drawn'
  return ending.won === side ? 'won' : 'lost'
}

function fated(unit: UnitState, name: string, { deeds, whom, lostTo }: Done, isWritten: boolean): Fated {
  const isLost = unit.fate === 'destroyed'
  return {
    ...{
      id: unit.id.slice(unit.id.indexOf('.') + 1),
      name,
      type: unit.card.sig,
      fate: isWritten && !isLost ? 'onTable' : unit.fate,
      isLost,
    },
    ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: { ...deeds }, whom: { ...whom }, home: {} },
  }
}

type Member = ListDraft['units'][number]['crew'][number]

/** Who serves in each Unit, where the group has named them. */
function crewsOf([begun]: readonly BattleEvent[]): ReadonlyMap<string, readonly Member[]> {
  if (begun?.kind !== 'begun') return new Map()
  return new Map(
    begun.setup.players.flatMap(({ list }, at) =>
      list.units.map(({ id, crew }) => [`${BATTLE_SIDES[at]}.${id}`, crew] as const),
    ),
  )
}

/** Whoever serves in a Unit has done what it did; that its crew is lost with it the book does not say. */
const serving = ({ id, name }: Member, unit: Fated): Fated => ({
  ...unit,
  ...{
    id: `${unit.id}.${id}`,
    name: `${name} (${unit.name})`,
    type: 'crew',
    serves: true,
    isLost: false,
    lostTo: null,
  },
  fate: unit.isLost ? 'unitLost' : unit.fate,
})
