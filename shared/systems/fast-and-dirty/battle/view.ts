import type { HiddenEvent } from '../../../battle/battle.ts'
import type { WatcherOf } from '../../../battle/play.ts'
import type { Resolve } from '../words.ts'
import { dueSide } from './course/steps.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import { resolveOf } from './resolve/losses.ts'
import { breaksAt } from './resolve/morale.ts'
import { commanderOf } from './ending/mission.ts'
import { berserkReach } from './rules/strides.ts'
import { allCrafts, allUnits, armourOf, has, hasLeader, markerOf, traitsOf } from './state/look.ts'
import type { BattleState, Camp, CraftState, MarkerState, UnitState, WorkState } from './state/state.ts'
import { BATTLE_SIDES, type Phase, type Side } from './words.ts'
import type { UnitTrait } from '../words.ts'

/** What a watcher may know: the open table; which contact markers and mines are real is their side's alone. */

export interface UnitView extends UnitState {
  /** What its marker comes to. */
  readonly suffers: UnitState['marker']
  readonly resolveNow: Resolve
  /** Losses at which it breaks, and those that count. */
  readonly breaks: { readonly at: number; readonly lost: number }
  readonly armour: number
  readonly traitsNow: readonly UnitTrait[]
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
}

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
    return found && { unit: found.unit.id, figure: found.figure }
  }
  const areDisclosed = BATTLE_SIDES.every((side) => state.camps[side].orders !== null)
  const camp = (side: Side): CampView => {
    const { orders, reconPoints, ...known } = state.camps[side]
    return {
      ...known,
      orders: areDisclosed || mayKnow({ side }) ? orders : null,
      hasOrders: orders !== null,
      reconPoints: mayKnow({ side }) ? reconPoints : null,
    }
  }
  return {
    ...open,
    camps: { 'side-1': camp(BATTLE_SIDES[0]), 'side-2': camp(BATTLE_SIDES[1]) },
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    level: setup.level,
    rules: setup.rules,
    sides: setup.sides,
    scenario,
    units: allUnits(state).map((unit) => unitView(state, unit)),
    crafts: allCrafts(state).map((craft) => ({
      ...craft,
      resolveNow: resolveOf(state, craft),
      breaks: breaksAt(state, craft),
    })),
    markers: Object.values(markers).map((marker) => ({
      ...marker,
      real: mayKnow(marker) ? marker.real : null,
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

function unitView(state: BattleState, unit: UnitState): UnitView {
  return {
    ...unit,
    suffers: markerOf(state, unit),
    resolveNow: resolveOf(state, unit),
    breaks: breaksAt(state, unit),
    armour: armourOf(state, unit),
    traitsNow: traitsOf(state, unit),
    isLed: hasLeader(state, unit),
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

export function tell(event: BattleEvent, state: { readonly phase: Phase }, watcher: Watcher): Told {
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  if (!('side' in event) || event.side === watcher) return event
  const isSecret =
    (event.kind === 'noted' && event.private) || (OWN.includes(event.kind) && !isRevealed(state))
  return isSecret ? { kind: 'hidden', of: event.kind, side: event.side } : event
}
