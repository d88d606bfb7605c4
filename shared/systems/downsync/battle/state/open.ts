import { byId } from '../../../../battle/swap.ts'
import { openDice } from '../../../../dice/source.ts'
import { pingsOfList, sizeOf, type ListDraft } from '../../documents/force-list.ts'
import type { CardFace } from '../../documents/unit-card.ts'
import { BASE_COUNTS, SIGS, type Sizes } from '../../words.ts'
import type { BattleSetup } from '../documents/setup.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import type { BaseState, BattleState, Camp, PingState, UnitState } from './state.ts'

/** The state that a setup leads to: all Units in Reserve, and no Ping on the table. Source: lines 179–187. */
export function opened({ level, rules, mission, players, automatic = [] }: BattleSetup): BattleState {
  const sides = BATTLE_SIDES.flatMap((side, at) => {
    const player = players[at]
    return player ? [{ side, player: player.name, kept: player.kept ?? null, list: player.list }] : []
  })
  const commandPoints = sides.map(({ list }) => sizeOf(list).commandPoints)[0] ?? 0
  return {
    setup: {
      level,
      rules,
      mission,
      commandPoints,
      sides: sides.map(({ side, player, kept, list }) => ({
        ...{ side, player, kept, list: list.name, faction: list.faction },
      })),
    },
    dice: openDice(0),
    phase: 'starting',
    stage: 'starting',
    round: 0,
    chooser: null,
    first: null,
    active: null,
    taskforce: null,
    engagement: null,
    activation: null,
    steps: [],
    units: byId(sides.flatMap(({ side, list }) => unitsOf(side, list))),
    // Decoys of the mission come when it is known who deploys first.
    pings: byId(
      sides.flatMap(({ side, list }) => pingsOf(side, pingsOfList(list, {}, rules.decoyTraits), NO_PINGS)),
    ),
    camps: { 'side-1': NOBODY_OUT, 'side-2': NOBODY_OUT },
    ending: null,
    automatic: [...automatic],
    notes: [],
    ownCounters: [],
  }
}

const NOBODY_OUT: Camp = { deployed: false, commandPoints: 0, points: 0 }

const NO_PINGS: Sizes = { small: 0, medium: 0, large: 0 }

/** No id of a document has a dot: nobody else is called so. */
const pieceOf = (side: Side, id: string): string => `${side}.${id}`

function unitsOf(side: Side, { cards, units }: ListDraft): UnitState[] {
  return units.flatMap(({ id, card: of, name }) => {
    const found = cards.find((one) => one.id === of)
    if (!found) return []
    const { id: _id, ...card } = found
    return [newUnit(pieceOf(side, id), side, name === '' ? card.name : name, card)]
  })
}

/** A Unit as it is in Reserve. */
export function newUnit(id: string, side: Side, name: string, card: CardFace): UnitState {
  return {
    ...{ id, side, name, card, fate: 'reserve' },
    bases: BASE_COUNTS.slice(0, card.bases ?? 1).map((number): BaseState => ({
      number,
      alive: true,
      cm: 0,
      cmPlus: 0,
      building: '',
    })),
    ...{ activated: false, overwatch: false, stun: false, stealth: false },
    ...{ breach: 0, counters: [], heldBack: false },
  }
}

/** Pings of a side, their numbers after those that it has. */
export function pingsOf(side: Side, sizes: Sizes, before: Sizes): PingState[] {
  return SIGS.flatMap((sig) =>
    Array.from({ length: sizes[sig] }, (_none, at): PingState => {
      const number = before[sig] + at + 1
      return { id: pieceOf(side, `${sig}-${number}`), side, sig, number, fate: 'held', activated: false }
    }),
  )
}
