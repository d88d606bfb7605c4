import { openDice } from '../../../../dice/source.ts'
import type { UnitDraft } from '../../documents/unit.ts'
import { LEAST_STRENGTH } from '../../data/points.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { BattleSetup } from '../documents/setup.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import type { BattleState, CraftState, FigureState, Gun, UnitState } from './state.ts'

/** The state that a setup leads to: nobody on the table yet, all as their documents have them. */
export function opened(setup: BattleSetup): BattleState {
  const { level, rules, scenario, players } = setup
  const sides = BATTLE_SIDES.flatMap((side, at) => {
    const player = players[at]
    return player ? [{ side, player: player.name, kept: player.kept ?? null, force: player.force }] : []
  })
  const units = sides.flatMap(({ side, force }) => force.units.map((unit) => newUnit(side, unit)))
  const crafts = sides.flatMap(({ side, force }) => force.vehicles.map((one) => newCraft(side, one)))
  const guns = BATTLE_SIDES.flatMap((side, at) =>
    (scenario.sides[at]?.artillery ?? []).map(({ id, ...gun }): Gun => ({
      ...{ id: `${side}.gun-${id}`, side, calledThisTurn: false, silenced: false },
      ...gun,
    })),
  )
  return {
    setup: {
      level,
      rules,
      scenario,
      sides: sides.map(({ force, ...one }) => ({ ...one, force: force.name })),
    },
    dice: openDice(0),
    phase: 'deploying',
    round: 0,
    initiative: null,
    active: null,
    activation: null,
    units: byId(units),
    crafts: byId(crafts),
    guns: byId(guns),
    heartLost: { 'side-1': [], 'side-2': [] },
    ending: null,
    automatic: [],
    notes: [],
    ownCounters: [],
  }
}

const byId = <One extends { readonly id: string }>(all: readonly One[]): Readonly<Record<string, One>> =>
  Object.fromEntries(all.map((one) => [one.id, one]))

/** No id of a document has a dot: nobody else is called so. */
const pieceOf = (side: Side, id: string): string => `${side}.${id}`
const FRESH = { marker: null, broken: false, done: false, opFired: false, used: [] } as const

function newUnit(side: Side, document: UnitDraft): UnitState {
  const psionic = document.figures.find(({ role }) => role === 'psionic')
  const squad = document.kind === 'team' ? document.partner : null
  return {
    ...FRESH,
    id: pieceOf(side, document.id),
    side,
    name: document.name,
    fate: document.offBoard ? 'offBoard' : 'waiting',
    document,
    figures: figuresOf(document),
    cover: 'none',
    moved: false,
    hurt: false,
    resolveLost: 0,
    attached: squad === null ? null : pieceOf(side, squad),
    aboard: null,
    effects: [],
    strength: psionic ? (psionic.strength ?? LEAST_STRENGTH) : null,
    scout: null,
    charges: null,
    smoke: false,
  }
}

/** Every figure by itself: an entry of several has them numbered. */
export function figuresOf({ figures }: Pick<UnitDraft, 'figures'>): FigureState[] {
  return figures.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_none, at) => ({
      id: count === 1 ? id : `${id}.${at + 1}`,
      of: id,
      fate: 'up' as const,
    })),
  )
}

function newCraft(side: Side, document: VehicleDraft): CraftState {
  return {
    ...FRESH,
    id: pieceOf(side, document.id),
    side,
    name: document.name,
    fate: 'waiting',
    document,
    crew: document.crew,
    hits: 0,
    immobilised: false,
    bogged: false,
    landed: false,
    speed: 'still',
    weaponsOut: [],
    smoke: false,
  }
}
