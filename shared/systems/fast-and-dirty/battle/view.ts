import type { HiddenEvent } from '../../../battle/battle.ts'
import type { WatcherOf } from '../../../battle/play.ts'
import type { Resolve } from '../words.ts'
import { dueSide } from './course/steps.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import { resolveOf } from './resolve/losses.ts'
import { breaksAt } from './resolve/morale.ts'
import { commanderOf } from './ending/mission.ts'
import { berserkReach } from './rules/strides.ts'
import { allCrafts, allUnits, armourOf, has, hasOwnLeader, markerOf, traitsOf } from './state/look.ts'
import type { BattleState, Camp, CraftState, MarkerState, UnitState, WorkState } from './state/state.ts'
import { BATTLE_SIDES, type Phase, type Side } from './words.ts'
import type { AnyTrait } from '../traits.ts'

/**
 * What a watcher may know: the open table; which contact markers and mines are real is their side's alone, and so is who
 * stands under a marker, is late or was lost on recon duty, until all is turned over.
 */

export interface UnitView extends UnitState {
  /** What its marker comes to. */
  readonly suffers: UnitState['marker']
  readonly resolveNow: Resolve
  /** Losses at which it breaks, and those that count. */
  readonly breaks: { readonly at: number; readonly lost: number }
  readonly armour: number
  readonly traitsNow: readonly AnyTrait[]
  readonly isLed: boolean
  /** Inches within which an enemy drives it to charge; null: it is not berserk (line 1707). */
  readonly berserkReach: number | null
}
export interface CraftView extends CraftState {
  readonly resolveNow: Resolve
  readonly breaks: { readonly at: number; readonly lost: number }
}
/** Null where it is another side's secret. */
export type MarkerView = Omit<MarkerState, 'real'> & { readonly real: boolean | null }
export type WorkView = Omit<WorkState, 'mines'> & {
  readonly laid: boolean
  readonly mines: WorkState['mines']
}

/** Recon Points of the other side are its secret, and its orders until both have given theirs (lines 2643, 2663). */
export type CampView = Omit<Camp, 'reconPoints'> & {
  readonly reconPoints: number | null
  readonly hasOrders: boolean
  /** That somebody scouts is told to all (line 2675). */
  readonly hasScouts: boolean
}

/** Of these markers nothing has been turned over yet (lines 2719–2745). */
const UNDER_COVER: readonly Phase[] = ['marking', 'recon']
/** Units were told off for recon duty, and nobody else knows who came back. */
const BEFORE: readonly Phase[] = ['deploying', ...UNDER_COVER]

/** Nobody but its side knows where it is: under a marker, late, or lost on recon duty (lines 2721, 2729–2731). */
const isCovered = ({ setup, phase }: BattleState, { fate }: UnitState | CraftState): boolean =>
  setup.scenario.contactMarkers && UNDER_COVER.includes(phase) && fate !== 'onTable' && fate !== 'offBoard'

export interface BattleView extends Omit<
  BattleState,
  'setup' | 'dice' | 'units' | 'crafts' | 'markers' | 'works' | 'camps'
> {
  readonly camps: Readonly<Record<Side, CampView>>
  readonly level: BattleState['setup']['level']
  readonly rules: BattleState['setup']['rules']
  readonly sides: BattleState['setup']['sides']
  readonly scenario: Omit<BattleState['setup']['scenario'], 'notes'>
  readonly units: readonly UnitView[]
  readonly crafts: readonly CraftView[]
  readonly markers: readonly MarkerView[]
  readonly works: readonly WorkView[]
  /** Who leads each side (line 2821). */
  readonly commanders: Readonly<Record<Side, { readonly unit: string; readonly figure: string } | null>>
  /** Whom the first of what is going on waits for. */
  readonly due: Side | null
}

export type Watcher = WatcherOf<Side>

export function view(state: BattleState, watcher: Watcher, turnedOver = isRevealed(state)): BattleView {
  const { setup, dice: _dice, units: _units, crafts: _crafts, markers, works, ...open } = state
  const { notes: _notes, ...scenario } = setup.scenario
  const mayKnow = ({ side }: { readonly side: Side }): boolean => turnedOver || side === watcher
  const [step] = state.steps
  const leader = (side: Side): { unit: string; figure: string } | null => {
    const found = commanderOf(state, side)
    return found && isSeen(found.unit) ? { unit: found.unit.id, figure: found.figure } : null
  }
  const isSeen = (piece: UnitState | CraftState): boolean => mayKnow(piece) || !isCovered(state, piece)
  const areDisclosed = BATTLE_SIDES.every((side) => state.camps[side].orders !== null)
  const camp = (side: Side): CampView => {
    const own = {
      ...state.camps[side],
      hasOrders: state.camps[side].orders !== null,
      hasScouts: state.camps[side].scouts.length > 0,
    }
    if (mayKnow({ side })) return own
    const isEarly = setup.scenario.contactMarkers && BEFORE.includes(state.phase)
    const early = isEarly ? { scouts: [], lostScouts: [], given: [] } : {}
    return { ...own, ...early, orders: areDisclosed ? own.orders : null, reconPoints: null }
  }
  return {
    ...open,
    camps: { 'side-1': camp(BATTLE_SIDES[0]), 'side-2': camp(BATTLE_SIDES[1]) },
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    level: setup.level,
    rules: setup.rules,
    sides: setup.sides,
    scenario,
    units: allUnits(state)
      .filter(isSeen)
      .map((unit) => unitView(state, mayKnow(unit) ? unit : asItCame(state, unit))),
    crafts: allCrafts(state)
      .filter(isSeen)
      .map((craft) => ({
        ...craft,
        resolveNow: resolveOf(state, craft),
        breaks: breaksAt(state, craft),
      })),
    markers: Object.values(markers).map((marker) => ({
      ...marker,
      real: mayKnow(marker) || marker.fate === 'turned' ? marker.real : null,
    })),
    works: Object.values(works).map((work) => ({
      ...work,
      laid: work.mines !== null,
      mines: mayKnow(work) ? work.mines : null,
    })),
    commanders: { 'side-1': leader(BATTLE_SIDES[0]), 'side-2': leader(BATTLE_SIDES[1]) },
    due: step ? dueSide(state, step) : null,
  }
}

/** Before markers go down others see of a unit what it came with: not where it is to be, nor what its mission gave it (lines 2719–2723, 2751). */
function asItCame({ setup, phase }: BattleState, unit: UnitState): UnitState {
  if (!setup.scenario.contactMarkers || phase !== 'deploying') return unit
  const fate = unit.fate === 'aboard' ? 'waiting' : unit.fate
  return { ...unit, fate, traits: [], work: null, aboard: null }
}

function unitView(state: BattleState, unit: UnitState): UnitView {
  return {
    ...unit,
    suffers: markerOf(state, unit),
    resolveNow: resolveOf(state, unit),
    breaks: breaksAt(state, unit),
    armour: armourOf(state, unit),
    traitsNow: traitsOf(state, unit),
    isLed: hasOwnLeader(unit),
    berserkReach: has(state, unit, 'berserk') ? berserkReach(state, unit) : null,
  }
}

export function isRevealed({ phase }: { readonly phase: Phase }): boolean {
  return phase === 'over'
}

export type Told = BattleEvent | HiddenEvent<EventKind, Side>

/** The beginning holds whole documents; dice would tell what they will show. */
const NEVER_TOLD: readonly EventKind[] = ['begun', 'dice-moved']
/** Orders, which markers and mines are real, and how many Recon Points there are (lines 1401, 2643, 2663, 2721). */
const OWN: readonly EventKind[] = ['orders-given', 'mines-laid', 'markers-dealt', 'recon-counted']

/** Who was sent on recon duty, came back or did not, and who is under the markers (lines 2675, 2729–2733). */
function isOfCover(event: BattleEvent): boolean {
  if ('covered' in event) return true
  if (event.kind === 'placed') return event.fate === 'hidden'
  if (event.kind === 'rolled') return event.purpose === 'recon-return'
  return COVERED_KINDS.includes(event.kind)
}
/** Before the first turn nobody is lost in any other way. */
const COVERED_KINDS: readonly EventKind[] = ['recon-sent', 'lost', 'heart-lost', 'resolve-lost']

export function tell(event: BattleEvent, state: { readonly phase: Phase }, watcher: Watcher): Told {
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  const side = sideIn(event)
  if (side === null || side === watcher) return event
  const isSecret =
    (event.kind === 'noted' && event.private) ||
    (OWN.includes(event.kind) && !isRevealed(state)) ||
    (isOfCover(event) && BEFORE.includes(state.phase))
  return isSecret ? { kind: 'hidden', of: event.kind, side } : event
}

/** Whose secret an event may be. */
function sideIn(event: BattleEvent): Side | null {
  if ('side' in event) return event.side
  const unit = 'unit' in event ? event.unit : null
  return BATTLE_SIDES.find((side) => unit?.startsWith(`${side}.`)) ?? null
}
