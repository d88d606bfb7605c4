import { foldBy } from '../../../../battle/battle.ts'
import { never } from '../../../../never.ts'
import type { DiceState } from '../../../../dice/source.ts'
import type { Piles } from '../../cards/draw.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { counterSet, noted } from '../../../../battle/asides.ts'
import { evolveActivation } from './evolve-activation.ts'
import { evolveUnits } from './evolve-units.ts'
import { objectiveChanged, sideChanged } from './change.ts'
import { pieceRighted } from './evolve-righted.ts'
import { settledAs } from './settled.ts'
import type { BattleState, SideState, Unit } from './state.ts'

const NEW_SIDE: SideState = {
  edge: null,
  hand: null,
  mission: null,
  troops: null,
  mustered: false,
  placed: false,
  deployed: 0,
}

/** Until the battle's beginning has moved the dice and shuffled the cards, which it does at once. */
const NO_PILES: Piles = { offense: [], defense: [], 'chance-encounter': [], troops: [] }
const NO_DICE: DiceState = { generator: 'xoroshiro128plus', words: [1, 0, 0, 0] }

/** The state of a battle that has just begun. */
export function opened({ setup }: EventOf<'begun'>): BattleState {
  return {
    setup,
    dice: NO_DICE,
    phase: 'roles',
    kind: null,
    attacker: null,
    initiative: null,
    sides: { a: NEW_SIDE, b: NEW_SIDE },
    piles: NO_PILES,
    units: {},
    blips: {},
    objectives: {},
    grounds: {},
    smokes: 0,
    craters: [],
    round: 0,
    turn: null,
    passed: [],
    withdrawing: null,
    pursuit: false,
    agreed: [],
    ending: null,
    firstKill: null,
    near: [],
    corrections: [],
    notes: [],
    ownCounters: [],
  }
}

/** What an event makes of the state. Never fails, never rolls; the state given stays as it is. */
export function evolve(state: BattleState, event: BattleEvent): BattleState {
  switch (event.kind) {
    case 'begun':
      return opened(event)
    case 'rolled':
      return state
    case 'piles-changed':
      return { ...state, piles: event.piles }
    case 'dice-moved':
      return { ...state, dice: event.dice }
    case 'phase-entered':
      return { ...state, phase: event.phase }
    case 'roles-settled':
      return { ...state, kind: event.battle, attacker: event.attacker }
    case 'initiative-taken':
      return { ...state, initiative: event.side }
    case 'edge-chosen':
      return sideChanged(state, event.side, { edge: event.edge })
    case 'objective-placed':
      return objectiveChanged(state, event.objective, { holder: null, destroyed: false, counters: 0 })
    case 'cards-drawn':
      return sideChanged(state, event.side, { hand: event.hand })
    case 'cards-kept': {
      const { side, mission, troops } = event
      return sideChanged(state, side, { hand: null, mission, troops })
    }
    case 'mustered':
      return mustered(state, event)
    case 'units-named':
      return named(state, event)
    case 'holding-area-filled':
      return placed(state, event)
    case 'deployed':
      return deployed(state, event)
    case 'rifle-fired':
      return state
    case 'flamer-fired':
      return { ...state, smokes: state.smokes + 1 }
    case 'crater-made':
      return { ...state, craters: [...state.craters, event.radius] }
    case 'objective-held':
      return objectiveChanged(state, event.objective, { holder: event.holder })
    case 'objective-destroyed':
      return objectiveChanged(state, event.objective, { destroyed: true })
    case 'withdrawal-announced':
      return { ...state, withdrawing: event.side }
    case 'pursuit-begun':
      return { ...state, pursuit: true }
    case 'end-agreed':
      return { ...state, agreed: [...state.agreed, event.side] }
    case 'battle-ended':
      return { ...state, turn: null, ending: { how: event.how, controls: event.controls } }
    case 'objectives-settled':
      return settled(state, event)
    case 'end-measured':
      return { ...state, near: event.near }
    case 'score-corrected':
      return corrected(state, event)
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case 'photo-taken':
    case 'pin-given-up':
      return state
    case 'round-begun':
    case 'turn-begun':
    case 'activated':
    case 'squad-activated':
    case 'suit-obeyed':
    case 'action-spent':
    case 'activation-ended':
    case 'turn-ended':
    case 'passed':
    case 'round-ended':
    case 'pool-opened':
    case 'pool-spent':
    case 'missile-fired':
    case 'interceptors-revealed':
    case 'missile-intercepted':
    case 'fuse-lit':
    case 'exploded':
    case 'blast-opened':
    case 'blast-measured':
    case 'area-opened':
    case 'area-closed':
      return evolveActivation(state, event)
    case 'blip-revealed':
    case 'moved':
    case 'counters-changed':
    case 'activation-given':
    case 'activation-lost':
    case 'woke':
    case 'stunned':
    case 'damaged':
    case 'repaired':
    case 'destroyed':
    case 'jammer-toggled':
      return evolveUnits(state, event)
    case 'put-right':
      return pieceRighted(state, event)
    case 'turn-put-right':
      return event.initiative === null ? state : { ...state, initiative: event.initiative }
    default:
      return never(event)
  }
}

/** The state that a log of events, the first of which began the battle, leads to. */
export const fold = foldBy<BattleState, BattleEvent>(
  (first) => (first.kind === 'begun' ? opened(first) : null),
  evolve,
)

function mustered(state: BattleState, { side, units }: EventOf<'mustered'>): BattleState {
  const added = units.map(({ id, type, rating }): Unit => ({
    id,
    side,
    type,
    rating,
    name: null,
    trooper: null,
    where: 'holding-area',
    square: null,
    counters: 0,
    activation: false,
    damaged: false,
    stunned: false,
    jamming: false,
    moved: false,
    near: [],
    beside: [],
    clear: [],
    fate: null,
  }))
  const all = { ...state.units, ...Object.fromEntries(added.map((unit) => [unit.id, unit])) }
  return sideChanged({ ...state, units: all }, side, { mustered: true })
}

/** The list is all of the side's: a unit that is not on it has no name any more. */
function named(state: BattleState, { side, names }: EventOf<'units-named'>): BattleState {
  const given = new Map(names.map((one) => [one.unit, one]))
  const units = Object.entries(state.units).map(([id, unit]) => {
    if (unit.side !== side) return [id, unit] as const
    const { name = null, trooper = null } = given.get(id) ?? {}
    return [id, { ...unit, name, trooper }] as const
  })
  return { ...state, units: Object.fromEntries(units) }
}

function corrected(
  state: BattleState,
  { side, line, points, note }: EventOf<'score-corrected'>,
): BattleState {
  const others = state.corrections.filter((one) => one.side !== side || one.line !== line)
  return { ...state, corrections: [...others, { side, line, points, note }] }
}

function placed(state: BattleState, { side, squares }: EventOf<'holding-area-filled'>): BattleState {
  const units = { ...state.units }
  for (const { square, units: ids } of squares) {
    for (const id of ids) {
      const unit = units[id]
      if (unit) units[id] = { ...unit, square }
    }
  }
  return sideChanged({ ...state, units }, side, { placed: true })
}

function deployed(state: BattleState, { side, blips }: EventOf<'deployed'>): BattleState {
  const all = { ...state.blips }
  for (const { blip: id, near } of blips) {
    const square = Number(id.split('-').at(-1))
    all[id] = { id, side, square, activation: false, moved: false, near }
  }
  return sideChanged({ ...state, blips: all }, side, { deployed: state.sides[side].deployed + blips.length })
}

function settled(state: BattleState, { states }: EventOf<'objectives-settled'>): BattleState {
  let next = state
  for (const [name, objective] of Object.entries(state.objectives)) {
    const settlement = states[name as keyof typeof states]
    if (settlement === undefined) continue
    const change = settledAs(objective, settlement, state.ending?.controls ?? null)
    next = objectiveChanged(next, name as keyof typeof states, change)
  }
  return next
}
