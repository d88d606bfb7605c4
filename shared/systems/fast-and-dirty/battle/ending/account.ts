import type { Account, AccountPart, Fated } from '../../../account.ts'
import type { BattleEvent } from '../documents/events.ts'
import { craftsOf, entryOf, isGone, unitsOf } from '../state/look.ts'
import type { BattleState, CraftState, FigureState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { deedsIn, NOTHING, personOf, type Deed, type Done } from './deeds.ts'
import { figuresOf } from './figures.ts'
import { craftHomeOf, unitHomeOf } from './home.ts'

export const account: AccountPart<BattleEvent> = {
  version: 7,
  kill: 'felled' satisfies Deed,
  of: accountOf,
}

/** What became of every unit and vehicle, and of who has a name. */
function accountOf(events: readonly BattleEvent[]): Account {
  const { state, done, ...fire } = deedsIn(events)
  const of = (id: string): Done => done.get(id) ?? NOTHING
  return {
    sides: BATTLE_SIDES.map((side) => ({
      side,
      result: resultOf(state, side),
      points: null,
      people: [
        ...unitsOf(state, side).flatMap((unit) => [
          fatedUnit(state, unit, of(unit.id)),
          ...named(state, unit, of),
        ]),
        ...craftsOf(state, side).map((craft) => fatedCraft(state, craft, of(craft.id))),
      ],
    })),
    figures: figuresOf(state, events, fire),
  }
}

function resultOf({ ending }: BattleState, side: Side): 'won' | 'lost' | 'open' {
  if (!ending || ending.won === null) return 'open'
  return ending.won === side ? 'won' : 'lost'
}

const documentId = (id: string): string => id.slice(id.indexOf('.') + 1)

function fatedUnit(state: BattleState, unit: UnitState, { deeds, whom, lostTo }: Done): Fated {
  const home = unitHomeOf(state, unit)
  // Whose wounded come back is not lost.
  const missing = Object.values(home.lost).reduce((sum, n) => sum + n, 0)
  const isLost = isGone(unit) && missing >= unit.figures.length
  return {
    ...{ id: documentId(unit.id), name: unit.name, type: unit.document.kind, isLost },
    fate: fateOf(unit, isLost),
    ...{ lostTo: isLost ? lostTo : null, joined: unit.id.includes('.granted-'), deeds: { ...deeds }, whom },
    home,
  }
}

/** Out of the battle with wounded who come home it is not lost; whoever is a unit by himself has fallen. */
function fateOf({ fate, figures, name, document }: UnitState, isLost: boolean): string {
  if (fate !== 'destroyed') return fate
  if (!isLost) return 'carriedOff'
  const [only] = figures
  return figures.length === 1 && only?.fate === 'killed' && document.figures[0]?.name === name
    ? 'killed'
    : fate
}

/** Who has a name has a record: of what the squad did only what he did for it. With the squad he is one loss. */
function named(state: BattleState, unit: UnitState, of: (id: string) => Done): Fated[] {
  const home = unitHomeOf(state, unit)
  return unit.figures.flatMap((figure) => {
    const entry = entryOf(unit, figure)
    if (!entry || entry.name === '' || entry.name === unit.name) return []
    // Whoever may live is not lost yet.
    const isLost = (home.lost[figure.of] ?? 0) > (home.wounded[figure.of] ?? 0)
    const { deeds, whom, lostTo } = of(personOf(unit.id, figure.of))
    const fate = endOf(unit, figure, isLost)
    return [
      {
        ...{ id: `${documentId(unit.id)}.${figure.of}`, name: entry.name, type: entry.role, fate, isLost },
        ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: { ...deeds }, whom, home: {} },
        serves: true as const,
      },
    ]
  })
}

/**
 * He ran with his squad, or never came back with it from recon duty; of wounds he died, by the die that was thrown for
 * him; or nobody found him, and he is lost as he lay (lines 1571, 2675; FAD-455).
 */
function endOf(unit: UnitState, { fate, treated }: FigureState, isLost: boolean): string {
  if (fate === 'killed') return treated ? 'diedOfWounds' : fate
  if (unit.fate === 'routed') return unit.fate
  if (fate === 'wounded' && isLost) return 'leftWounded'
  return fate === 'up' && isLost ? 'neverBack' : fate
}

function fatedCraft(_state: BattleState, craft: CraftState, { deeds, whom, lostTo }: Done): Fated {
  const isLost = isGone(craft)
  return {
    ...{ id: documentId(craft.id), name: craft.name, type: craft.document.type, fate: craft.fate, isLost },
    ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: { ...deeds }, whom },
    home: craftHomeOf(craft),
  }
}
