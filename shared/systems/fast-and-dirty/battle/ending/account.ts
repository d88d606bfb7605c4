import type { Account, AccountPart, Fated } from '../../../account.ts'
import type { BattleEvent } from '../documents/events.ts'
import { craftsOf, entryOf, isGone, ownerOf, pieceIn, unitsOf } from '../state/look.ts'
import { fold } from '../state/evolve.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { figuresOf } from './figures.ts'
import { craftHomeOf, unitHomeOf } from './home.ts'

/** What is counted of a unit in a battle. */
export const DEEDS = ['felled', 'wrecked', 'shots', 'assaults', 'opFires'] as const
export type Deed = (typeof DEEDS)[number]

export const account: AccountPart<BattleEvent> = {
  version: 1,
  kill: 'felled' satisfies Deed,
  of: accountOf,
}

/** What became of every unit and vehicle, and of who has a name. */
function accountOf(events: readonly BattleEvent[]): Account {
  const state = fold(events)
  const done = deedsIn(state, events)
  const of = (id: string): Done => done.get(id) ?? NOTHING
  return {
    sides: BATTLE_SIDES.map((side) => ({
      side,
      result: resultOf(state, side),
      points: null,
      people: [
        ...unitsOf(state, side).flatMap((unit) => [
          fatedUnit(state, unit, of(unit.id)),
          ...named(state, unit, of(unit.id)),
        ]),
        ...craftsOf(state, side).map((craft) => fatedCraft(state, craft, of(craft.id))),
      ],
    })),
    figures: figuresOf(state, events),
  }
}

function resultOf({ ending }: BattleState, side: Side): 'won' | 'lost' | 'open' {
  if (!ending || ending.won === null) return 'open'
  return ending.won === side ? 'won' : 'lost'
}

interface Done {
  readonly deeds: Readonly<Partial<Record<Deed, number>>>
  readonly whom: Fated['whom']
  readonly lostTo: Fated['lostTo']
}
const NOTHING: Done = { deeds: {}, whom: {}, lostTo: null }

const documentId = (id: string): string => id.slice(id.indexOf('.') + 1)

function fatedUnit(state: BattleState, unit: UnitState, { deeds, whom, lostTo }: Done): Fated {
  const isLost = isGone(unit)
  return {
    ...{ id: documentId(unit.id), name: unit.name, type: unit.document.kind, fate: unit.fate, isLost },
    ...{ lostTo: isLost ? lostTo : null, joined: unit.id.includes('.granted-'), deeds: { ...deeds }, whom },
    home: unitHomeOf(state, unit),
  }
}

/** Who has a name has a record: of what the squad did only that he was there. */
function named(state: BattleState, unit: UnitState, { lostTo }: Done): Fated[] {
  const home = unitHomeOf(state, unit)
  return unit.figures.flatMap((figure) => {
    const entry = entryOf(unit, figure)
    if (!entry || entry.name === '' || entry.name === unit.name) return []
    const isLost = (home.lost[figure.of] ?? 0) > 0
    return [
      {
        ...{
          id: `${documentId(unit.id)}.${figure.of}`,
          name: entry.name,
          type: entry.role,
          fate: figure.fate,
          isLost,
        },
        ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: {}, whom: {}, home: {} },
      },
    ]
  })
}

function fatedCraft(_state: BattleState, craft: CraftState, { deeds, whom, lostTo }: Done): Fated {
  const isLost = isGone(craft)
  return {
    ...{ id: documentId(craft.id), name: craft.name, type: craft.document.type, fate: craft.fate, isLost },
    ...{ lostTo: isLost ? lostTo : null, joined: false, deeds: { ...deeds }, whom },
    home: craftHomeOf(craft),
  }
}

const nameIn = (state: BattleState, id: string): string => {
  const piece = pieceIn(state, id)
  return piece ? (piece.name === '' ? documentId(id) : piece.name) : ''
}

/** Figures felled and vehicles wrecked are the deed of the enemy unit that did it. */
function deedsIn(state: BattleState, events: readonly BattleEvent[]): ReadonlyMap<string, Done> {
  const all = new Map<string, Done>()
  const change = (id: string, to: (done: Done) => Done): void => {
    all.set(id, to(all.get(id) ?? NOTHING))
  }
  const count = (id: string, deed: Deed, times = 1): void =>
    change(id, (done) => ({ ...done, deeds: { ...done.deeds, [deed]: (done.deeds[deed] ?? 0) + times } }))
  const isEnemy = (by: string | null, of: string): by is string =>
    by !== null && ownerOf(state, by) !== null && ownerOf(state, by) !== ownerOf(state, of)
  const told = (by: string, whom: string, times: number): void =>
    change(by, (done) => ({
      ...done,
      whom: { felled: [...(done.whom.felled ?? []), ...Array<string>(times).fill(nameIn(state, whom))] },
    }))
  for (const event of events) {
    if (event.kind === 'fired') count(event.unit, event.opFire ? 'opFires' : 'shots')
    else if (event.kind === 'assaulted') count(event.unit, 'assaults')
    else if (event.kind === 'figures-hit' && isEnemy(event.by, event.unit)) {
      count(event.by, 'felled', event.figures.length)
      told(event.by, event.unit, event.figures.length)
    } else if (event.kind === 'lost' && event.fate !== 'left') {
      const { by, unit, fate } = event
      const lostTo = { with: fate, by: by === null ? '' : nameIn(state, by) }
      change(unit, (done) => ({ ...done, lostTo }))
      const piece = pieceIn(state, unit)
      if (piece && !('figures' in piece) && isEnemy(by, unit)) count(by, 'wrecked')
    }
  }
  return all
}
