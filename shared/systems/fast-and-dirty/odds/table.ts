import { newWork, opened } from '../battle/state/open.ts'
import { newActivation } from '../battle/state/change.ts'
import { craftIn, isUnit, pieceIn, workIn } from '../battle/state/look.ts'
import type { BattleState, CraftState, FigureState, UnitState } from '../battle/state/state.ts'
import type { Marker, Side } from '../battle/words.ts'
import { emptyForce } from '../documents/making.ts'
import { broughtBy, type Fielded } from '../documents/fielded.ts'
import type { ForceDraft } from '../documents/force.ts'
import type { UnitDraft } from '../documents/unit.ts'
import type { VehicleDraft } from '../documents/vehicle.ts'
import type { HouseRules } from '../house-rules.ts'
import { SAMPLE_SCENARIOS } from '../samples/scenarios.ts'
import type { Armour, Fortification, Power, Quality, Resolve } from '../words.ts'

/** Two pieces on an empty table, as they stand in a question: the rules of the battle are asked about them. */

export interface Standing {
  /** The unit or vehicle, with those of its force that go with it. */
  readonly piece: Fielded<UnitDraft> | Fielded<VehicleDraft>
  readonly along?: readonly Fielded<UnitDraft>[]
  /** In place of what it has. */
  readonly quality?: Quality | null
  readonly resolve?: Resolve | null
  readonly armour?: Armour | null
  /** Casualties, riflemen first; of a vehicle penetrating hits. */
  readonly lost?: number
  /** Levels of Resolve that its side has lost with heart. */
  readonly resolveLost?: number
  readonly marker?: Marker | null
  readonly broken?: boolean
  readonly moved?: boolean
  readonly effects?: readonly Power[]
  /** What shelters it. */
  readonly work?: Fortification | null
}

/** What is shot at beside units and vehicles. */
export const HARD_TARGETS = ['lightBunker', 'mediumBunker', 'heavyBunker'] as const
export type HardTarget = (typeof HARD_TARGETS)[number]

export interface Laid {
  readonly state: BattleState
  readonly one: string
  readonly other: string
}

const isVehicle = (piece: UnitDraft | VehicleDraft): piece is VehicleDraft => !('figures' in piece)

/** A battle in which nothing else is there, and it is the first one's activation. */
export function lay(one: Standing, other: Standing | HardTarget, rules: HouseRules): Laid {
  const scenario = SAMPLE_SCENARIOS.meetingEngagement
  const player = (name: string, force: ForceDraft) => ({ name, force })
  const begun = {
    ...opened({
      ...{ version: 1, level: 'enforce', rules, scenario },
      players: [player('1', forceOf(one)), player('2', typeof other === 'string' ? NOBODY : forceOf(other))],
    }),
    activation: newActivation(`side-1.${one.piece.id}`),
  }
  const first = placed(begun, 'side-1', one)
  if (typeof other !== 'string')
    return {
      state: placed(first, 'side-2', other),
      one: `side-1.${one.piece.id}`,
      other: `side-2.${other.piece.id}`,
    }
  const work = newWork('side-2', 'hard', '', other)
  return { state: withWork(first, work), one: `side-1.${one.piece.id}`, other: work.id }
}

const NOBODY = emptyForce('', { way: 'free' })
/** Whoever names a partner that is not there goes alone. */
function forceOf({ piece, along = [] }: Standing): ForceDraft {
  const { weapons, traits } = broughtBy([piece, ...along])
  const own = { ...NOBODY, weapons: [...weapons], traits: [...traits] }
  if (isVehicle(piece)) return { ...own, units: [...along], vehicles: [piece] }
  const ids = new Set([piece, ...along].map(({ id }) => id))
  const units = [piece, ...along].map((unit) => ({
    ...unit,
    offBoard: false,
    partner: unit.partner !== null && ids.has(unit.partner) ? unit.partner : null,
  }))
  return { ...own, units }
}

const withWork = (state: BattleState, work: ReturnType<typeof newWork>): BattleState => ({
  ...state,
  works: { ...state.works, [work.id]: work },
})

function placed(state: BattleState, side: Side, standing: Standing): BattleState {
  const { piece, along = [], work = null, marker = null, broken = false, effects = [] } = standing
  const id = `${side}.${piece.id}`
  const shelter = work === null ? null : newWork(side, 'shelter', '', work)
  const found = pieceIn(state, id)
  if (!found) return state
  const both = {
    ...{ fate: 'onTable' as const, marker, broken, effects: [...effects] },
    resolveLost: standing.resolveLost ?? 0,
  }
  if (!isUnit(found)) {
    const craft: CraftState = {
      ...found,
      ...both,
      document: { ...found.document, ...asked(standing) },
      hits: standing.lost ?? 0,
    }
    return { ...state, crafts: { ...state.crafts, [id]: craft }, units: onTable(state, side, along, null) }
  }
  const unit: UnitState = {
    ...found,
    ...both,
    document: { ...found.document, ...asked(standing), ...(standing.armour && { armour: standing.armour }) },
    resolve: standing.resolve ?? found.document.resolve,
    figures: withLost(found, standing.lost ?? 0),
    moved: standing.moved ?? false,
    attached: null,
    work: shelter?.id ?? null,
  }
  const units = { ...onTable(state, side, along, id), [id]: unit }
  const laid = { ...state, units }
  return shelter ? withWork(laid, shelter) : laid
}

const asked = ({ quality, resolve }: Standing): { quality?: Quality; resolve?: Resolve } => ({
  ...(quality && { quality }),
  ...(resolve && { resolve }),
})

/** Those who go with it: the other Fire Team stands by itself, all others have joined. */
function onTable(
  state: BattleState,
  side: Side,
  along: readonly UnitDraft[],
  to: string | null,
): BattleState['units'] {
  const changed = along.flatMap(({ id, kind }) => {
    const unit = state.units[`${side}.${id}`]
    if (!unit) return []
    const isBeside = kind === 'squad' || kind === 'command'
    const fate = to === null ? ('aboard' as const) : ('onTable' as const)
    const aboard = to === null ? craftOf(state, side) : null
    return [[unit.id, { ...unit, fate, aboard, attached: isBeside ? null : to }] as const]
  })
  return { ...state.units, ...Object.fromEntries(changed) }
}
const craftOf = (state: BattleState, side: Side): string | null =>
  Object.values(state.crafts).find((one) => one.side === side)?.id ?? null

/** Riflemen fall first, then those with something better, then whoever leads. */
function withLost({ figures, document }: UnitState, lost: number): FigureState[] {
  const worth = ({ of }: FigureState): number => {
    const entry = document.figures.find(({ id }) => id === of)
    if (entry?.role === 'leader' || entry?.role === 'officer') return 2
    return entry?.weapon == null && (entry?.personalities ?? []).length === 0 ? 0 : 1
  }
  const order = figures.toSorted((one, other) => worth(one) - worth(other)).slice(0, lost)
  return figures.map((figure) => (order.includes(figure) ? { ...figure, fate: 'killed' as const } : figure))
}

/** Whether it is hard: a vehicle, or a bunker. */
export const isHard = (state: BattleState, id: string): boolean =>
  craftIn(state, id) !== null || workIn(state, id) !== null
