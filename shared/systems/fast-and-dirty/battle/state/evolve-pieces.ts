import { swapped } from '../../../../battle/swap.ts'
import { LASTING_POWERS } from '../../data/advanced.ts'
import type { EventOf } from '../documents/events.ts'
import { activationChanged, campChanged, craftChanged, pieceChanged, unitChanged } from './change.ts'
import { mountsLeft, pieceIn, unitIn } from './look.ts'
import type { BattleState, UnitState } from './state.ts'
import type { Marker } from '../words.ts'

/** What fire, wounds and powers make of units and vehicles. */

/** A marker that a unit gets in its own activation outlasts it; one that is only lowered was got before (line 1542; R27). */
export function marked(state: BattleState, { unit, marker }: EventOf<'marked'>): BattleState {
  const { activation } = state
  const isLowered = marker === 'underFire' && pieceIn(state, unit)?.marker === 'pinned'
  const piece = pieceChanged(state, unit, { marker })
  const now = { ...piece, sentries: swapped(piece.sentries, unit, { marker }) }
  if (!activation || isLowered || (activation.unit !== unit && !activation.along.includes(unit))) return now
  const others = activation.marked.filter((one) => one !== unit)
  return activationChanged(now, { marked: marker === null ? others : [...others, unit] })
}

type Shot = Pick<EventOf<'fired'>, 'unit' | 'mount' | 'opFire' | 'free' | 'with' | 'partner'> & {
  readonly at: string | null
}

/** Op-Fire is once a turn, of a vehicle with each weapon at one mover, and so is each of its weapons in an activation (lines 744, 1452; R27). */
export function firedBy(state: BattleState, { unit, at, mount, opFire, free, ...also }: Shot): BattleState {
  const shot = { shot: true, shotIn: state.round }
  const own = unitChanged(state, unit, shot)
  const both = also.with === undefined ? own : unitChanged(own, also.with, { ...shot, ...opFired(opFire) })
  const partner = also.partner ?? null
  const all = partner === null ? both : unitChanged(both, partner, shot)
  const fired = pieceChanged(all, unit, opFired(opFire))
  const firers = partner === null ? [unit] : [unit, partner]
  const told =
    at === null || free
      ? fired
      : pieceChanged(fired, at, ({ shotBy }) => ({
          shotBy: [
            ...shotBy.filter((one) => !firers.includes(one.unit)),
            ...firers.map((one) => ({ unit: one, round: state.round })),
          ],
        }))
  if (mount === null) return told
  if (opFire) return mountOpFired(told, unit, mount)
  return activationChanged(told, ({ fired: before }) => ({ fired: [...before, mount] }))
}

const opFired = (is: boolean): { opFired?: true } => (is ? { opFired: true } : {})

function mountOpFired(state: BattleState, craft: string, mount: number): BattleState {
  const at = state.steps.find(({ kind }) => kind === 'window')
  if (at?.kind !== 'window') return state
  return craftChanged(state, craft, ({ opFire }) => ({
    opFire: { at: at.mover, mounts: [...(opFire?.mounts ?? []), mount] },
  }))
}

export function figuresHit(state: BattleState, event: EventOf<'figures-hit'>): BattleState {
  const { activation } = state
  const isActing = activation !== null && [activation.unit, ...activation.along].includes(event.unit)
  const told = isActing ? activationChanged(state, { bled: [...activation.bled, event.unit] }) : state
  return unitChanged(told, event.unit, ({ figures, used }) => {
    const now = figures.map((one) => (event.figures.includes(one.id) ? { ...one, fate: event.fate } : one))
    return { figures: now, used: withMedic(used, now), hurt: true, hurtIn: state.round }
  })
}

/** A medic who stayed with the wounded is back once nobody is left whom he looks after (line 1579). */
const withMedic = (used: UnitState['used'], figures: UnitState['figures']): UnitState['used'] =>
  figures.some(({ fate }) => fate === 'wounded') ? used : used.filter((one) => one !== 'medicStays')

export function crewKnocked(
  state: BattleState,
  { craft, damage, weapon }: EventOf<'penetrated'>,
): BattleState {
  return craftChanged(state, craft, (one) => ({
    hits: one.hits + 1,
    crew: damage === 'crew' ? Math.max(0, one.crew - 1) : one.crew,
    immobilised: one.immobilised || damage === 'immobilised',
    weaponsOut: weapon === null ? one.weaponsOut : [...one.weaponsOut, weapon],
  }))
}

/** He joins a unit, or stands for himself, in the works in which he was with the one before, and with its marker: he was shot at as well (lines 640, 1103, 1442). */
export function attached(
  state: BattleState,
  { unit, to }: Pick<EventOf<'attached'>, 'unit' | 'to'>,
): BattleState {
  return unitChanged(state, unit, ({ attached: from, marker, used }) => {
    const lead = unitIn(state, to ?? from)
    if (lead === null) return { attached: to }
    if (to !== null) return { attached: to, work: null }
    // Nothing lies on a Last Stand (line 1393).
    const lies = used.includes('lastStand') ? marker : worse(marker, lead.marker)
    return { attached: null, work: lead.work, marker: lies }
  })
}
const worse = (one: Marker | null, other: Marker | null): Marker | null =>
  one === 'pinned' || other === 'pinned' ? 'pinned' : (one ?? other)

/** Whoever rides in a wreck is set down by the events that follow, and who went with it keeps its marker and its works (lines 1103, 1294). A villain lies there (line 1851). */
export function lost(state: BattleState, { unit, fate, carried = 0 }: EventOf<'lost'>): BattleState {
  const gone = pieceChanged(state, unit, { fate, marker: null })
  const free = Object.values(gone.units)
    .filter(({ attached }) => attached === unit)
    .reduce((now, { id }) => leftAlone(now, id, pieceIn(state, unit)?.marker ?? null), gone)
  const wreck = craftChanged(free, unit, fate === 'destroyed' ? { crew: 0 } : {})
  const piece = pieceIn(state, unit)
  const isScout = piece !== null && fate === 'destroyed' && state.round === 0
  const told = isScout
    ? campChanged(wreck, piece.side, ({ lostScouts }) => ({ lostScouts: [...lostScouts, unit] }))
    : wreck
  // Whoever is lost on recon duty lies on no table.
  const lies = fate === 'destroyed' && state.round > 0 ? state.round : null
  return unitChanged(told, unit, { attached: null, lies, carried })
}

const leftAlone = (state: BattleState, id: string, marker: Marker | null): BattleState =>
  unitChanged(attached(state, { unit: id, to: null }), id, (one) => ({
    marker: worse(marker, one.marker),
    // The markers were those of who has gone (line 1343).
    fate: one.fate === 'hidden' && state.round > 0 ? 'onTable' : one.fate,
  }))

export function treated(state: BattleState, { unit, figure, fate }: EventOf<'recovered'>): BattleState {
  return unitChanged(state, unit, ({ figures, used }) => {
    const now = figures.map((one) => (one.id === figure ? { ...one, fate, treated: fate !== 'up' } : one))
    return { figures: now, used: withMedic(used, now) }
  })
}

export function powerUsed(state: BattleState, event: EventOf<'power-used'>): BattleState {
  const { unit, at, power, successes, strength } = event
  const drained = unitChanged(state, unit, { strength })
  if (successes === 0) return drained
  const cast = pieceChanged(drained, at, (one) => ({ cast: [...new Set([...one.cast, power])] }))
  if (!LASTING_POWERS.includes(power)) return cast
  const lies = pieceChanged(cast, at, ({ effects }) => ({ effects: [...new Set([...effects, power])] }))
  const { activation } = state
  const isActing = activation !== null && [activation.unit, ...activation.along].includes(at)
  return isActing ? activationChanged(lies, (one) => ({ cast: [...one.cast, { unit: at, power }] })) : lies
}

export function putRight(state: BattleState, { unit, figures }: EventOf<'put-right'>): BattleState {
  return unitChanged(state, unit, (one) => {
    const after = one.figures.map((figure) => ({
      ...figure,
      fate: figures.find((put) => put.figure === figure.id)?.fate ?? figure.fate,
    }))
    const isUp = after.some(({ fate }) => fate === 'up')
    const wasGone = one.fate === 'destroyed' || one.fate === 'routed'
    return { figures: after, fate: isUp && wasGone ? 'onTable' : one.fate }
  })
}

/** A battle that was played without the program. */
export function recorded(state: BattleState, { units, crafts }: EventOf<'recorded'>): BattleState {
  const foot = units.reduce((now, { unit, killed, wounded, routed }) => {
    const told = unitChanged(now, unit, ({ figures }) => ({
      fate: routed ? 'routed' : killed >= figures.length ? 'destroyed' : 'onTable',
      // Who leads stands behind: the last of them are reckoned as fallen.
      figures: figures
        .toReversed()
        .map((one, at) => ({
          ...one,
          fate: at < killed ? 'killed' : at < killed + wounded ? 'wounded' : one.fate,
        }))
        .toReversed(),
    }))
    return told
  }, state)
  return crafts.reduce(
    (now, { craft, destroyed, hits, crewLost, immobilised, weaponsLost }) =>
      craftChanged(now, craft, (was) => ({
        ...{ fate: destroyed ? 'destroyed' : 'onTable', hits, immobilised: was.immobilised || immobilised },
        crew: destroyed ? 0 : Math.max(0, was.crew - crewLost),
        weaponsOut: [...was.weaponsOut, ...mountsLeft(was).slice(0, weaponsLost)],
      })),
    foot,
  )
}
