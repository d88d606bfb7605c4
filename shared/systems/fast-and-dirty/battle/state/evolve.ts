import { counterSet, noted } from '../../../../battle/asides.ts'
import { HANDED_OVER, handedOver } from '../../../../battle/automatic.ts'
import { foldBy } from '../../../../battle/battle.ts'
import { byId, swapped } from '../../../../battle/swap.ts'
import { never } from '../../../../never.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { activationChanged, campChanged, craftChanged, pieceChanged, unitChanged } from './change.ts'
import {
  attached,
  crewKnocked,
  figuresHit,
  firedBy,
  lost,
  marked,
  powerUsed,
  putRight,
  recorded,
  treated,
} from './evolve-pieces.ts'
import { activated, activationEnded, followed, movedOn, roundBegun } from './evolve-turns.ts'
import { groupOf, joinedTo, pieceIn, unitIn } from './look.ts'
import { newWork, opened, rolledGuns, withOrdersCarried } from './open.ts'
import type { ChargeStep, WorkFate } from '../words.ts'
import type { BattleState, MarkerState } from './state.ts'

/** The state that a log of events, the first of which began the battle, leads to. */
export const fold = foldBy<BattleState, BattleEvent>(
  (first) => (first.kind === 'begun' ? opened(first.setup) : null),
  evolve,
)

/** What an event makes of the state. Never rolls; the state given stays as it is. */
export function evolve(state: BattleState, event: BattleEvent): BattleState {
  switch (event.kind) {
    case 'begun':
      throw new Error('A battle begins once.')
    case 'phase-entered':
      return { ...state, phase: event.phase }
    case 'dice-moved':
      return { ...state, dice: event.dice }
    case 'orders-given':
      return campChanged(state, event.side, { orders: { stance: event.stance, attitude: event.attitude } })
    case 'missions-rolled':
      return campChanged(state, event.side, { missions: event.best })
    case 'mission-taken':
      return campChanged(state, event.side, { mission: event.mission })
    case 'orders-carried':
      return withOrdersCarried(state, event.missions)
    case 'exceptional-rolled':
      return campChanged(state, event.side, { exceptional: event.traits })
    case 'trait-given':
      return traitGiven(state, event)
    case 'work-built':
      return workBuilt(state, event)
    case 'dug-in':
      return unitChanged(state, event.unit, {
        work: event.work,
        ...(event.work !== null && { cover: 'hard' }),
      })
    case 'mines-laid':
      return {
        ...state,
        works: swapped(state.works, event.work, { mines: { real: event.real, heavy: event.heavy } }),
      }
    case 'guns-rolled':
      return { ...state, guns: { ...state.guns, ...byId(rolledGuns(event)) } }
    case 'recon-sent':
      return campChanged(state, event.side, { scouts: event.units })
    case 'deployed':
      return campChanged(state, event.side, {
        ...{ deployed: true, first: event.first ?? null, objective: event.objective ?? null },
      })
    case 'placed':
      return placed(state, event)
    case 'recon-counted':
      return campChanged(state, event.side, { reconPoints: event.points })
    case 'markers-dealt':
      return markersDealt(state, event)
    case 'markers-laid':
      return event.markers.reduce((now, id) => markerAt(now, id, 'down'), state)
    case 'marking-turned':
      return { ...state, active: event.side, marksFirst: state.marksFirst ?? event.side }
    case 'side-turned':
      return { ...state, active: event.side }
    case 'point-spent':
      return campChanged(state, event.side, ({ reconPoints }) => ({ reconPoints: reconPoints - 1 }))
    case 'point-blocked':
      return campChanged(state, event.side, ({ reconPoints }) => ({ reconPoints: reconPoints - 1 }))
    case 'marker-shown':
      return markerAt(state, event.marker, 'gone')
    case 'recon-ended':
      return campChanged(state, event.side, { reconEnded: true })
    case 'round-begun':
      return roundBegun(state, event)
    case 'rolled':
      return event.purpose === 'initiative' ? initiativeThrown(state, event) : state
    case 'initiative-won':
      return { ...state, initiative: event.side, active: event.side }
    case 'activated':
      return activated(state, event)
    case 'action-chosen':
      return activationChanged(state, { action: event.action })
    case 'done':
      return activationChanged(state, ({ deeds }) => ({ deeds: [...deeds, event.deed] }))
    case 'busied':
      return activationChanged(state, ({ busy }) => ({ busy: busy + event.figures }))
    case 'activation-ended':
      return activationEnded(state, event)
    case 'followed':
      return { ...state, follow: followed(event) }
    case 'asked':
      return { ...state, steps: [...event.steps, ...state.steps] }
    case 'answered':
      return { ...state, steps: state.steps.slice(1) }
    case 'strode':
      return activationChanged(state, {
        stride: { move: event.move, rush: event.rush },
        intent: event.intent,
      })
    case 'turn-ended':
      return { ...state, turnEnds: true }
    case 'quieted':
      return campChanged(state, event.side, { quiet: true })
    case 'judged':
      return campChanged(state, event.side, ({ held, touched }) => ({
        ...{ held: event.met ? held + 1 : 0, met: event.met },
        touched: [...new Set([...touched, ...event.touched])],
      }))
    case 'ended':
      return { ...state, steps: [], activation: null, ending: { how: event.how, won: event.won } }
    case 'resolve-known':
      return unitChanged(state, event.unit, { resolve: event.resolve })
    case 'broke':
      return pieceChanged(state, event.unit, { broken: true })
    case 'steadied':
      return pieceChanged(state, event.unit, { broken: false })
    case 'morale-tested':
      return moraleTested(state, event)
    case 'response-tested':
      return event.passed ? state : activationChanged(state, { restricted: true })
    case 'berserk':
      return activationChanged(pieceChanged(state, event.unit, { broken: false }), { berserk: true })
    case 'resolve-lost':
      return pieceChanged(state, event.unit, ({ resolveLost }) => ({
        resolveLost: resolveLost + event.levels,
      }))
    case 'heart-lost':
      return campChanged(state, event.side, ({ heartLost }) => ({ heartLost: [...heartLost, event.share] }))
    case 'marked':
      return marked(state, event)
    case 'fire-ignored':
      return campChanged(
        marked(state, { kind: 'marked', unit: event.unit, marker: null }),
        event.side,
        (camp) => ({
          ignores: camp.ignores - 1,
        }),
      )
    case 'moved':
    case 'driven':
      return movedOn(state, event)
    case 'fell-back':
      // Charges that are rigged only as it stays have to be begun again (line 1214).
      return unitChanged(state, event.unit, ({ charges }) => ({
        ...{ cover: event.into, work: null },
        charges: charges.filter(({ step }) => step !== 'rigging'),
      }))
    case 'repulsed':
      return activationChanged(state, { repulsed: true })
    case 'boarded':
      return unitChanged(state, event.unit, { aboard: event.craft, fate: 'aboard', work: null })
    case 'got-out':
      return unitChanged(state, event.unit, {
        ...{ aboard: null, fate: 'onTable', moved: true, movedIn: state.round },
      })
    case 'attached':
      return attached(state, event)
    case 'bogged':
      return craftChanged(state, event.craft, { bogged: event.isBogged })
    case 'landed':
      return pieceChanged(state, event.craft, { landed: event.isLanded })
    case 'mine-met':
      return mineMet(state, event)
    case 'hid':
      return hid(state, event)
    case 'fired':
      return firedBy(state, event)
    case 'missed':
      return firedBy(state, { ...event, at: event.at ?? null, free: false })
    case 'struck':
      return event.by === null ? state : shotAt(state, event.unit, event.by)
    case 'crew-hit':
      return craftChanged(state, event.craft, ({ crew }) => ({ crew: Math.max(0, crew - 1) }))
    case 'figures-hit':
      return figuresHit(state, event)
    case 'leader-lost':
      return unitChanged(state, event.unit, { leaderLost: true })
    case 'penetrated':
      return crewKnocked(state, event)
    case 'work-lost':
      return workLost(state, event.work)
    case 'lost':
      return lost(state, event)
    case 'assaulted':
      return pieceChanged(state, event.at, { assaulted: true })
    case 'called':
      return called(state, event)
    case 'anti-air-fired':
      return { ...state, antiAir: swapped(state.antiAir, event.gun, { firedThisTurn: true }) }
    case 'recovered':
      return treated(state, event)
    case 'power-used':
      return powerUsed(state, event)
    case 'scouted':
      return unitChanged(state, event.unit, { scouting: true })
    case 'used':
      return used(state, event)
    case 'luck-kept':
      return unitChanged(state, event.unit, { luck: event.on })
    case 'used-this-turn':
      return pieceChanged(state, event.unit, ({ usedNow }) => ({ usedNow: [...usedNow, event.what] }))
    case 'smoke-laid':
      return pieceChanged(state, event.unit, { smoke: true })
    case 'charges-rigged':
      return chargesRigged(state, event)
    case 'villain-rose':
      return villainRose(state, event)
    case 'put-right':
      return putRight(state, event)
    case 'marks-put-right':
      return pieceChanged(state, event.unit, {
        ...{ marker: event.mark, cover: event.cover, done: event.acted, resolveLost: event.resolveLost },
      })
    case 'craft-put-right':
      return craftChanged(state, event.craft, ({ fate }) => ({
        ...{ crew: event.crew, hits: event.hits, immobilised: event.immobilised },
        fate: event.crew > 0 && fate === 'destroyed' ? 'onTable' : fate,
      }))
    case 'work-put-right':
      return event.stands ? withWork(state, event.work, 'stands') : workLost(state, event.work)
    case 'recorded':
      return recorded(state, event)
    case HANDED_OVER:
      return handedOver(state, event)
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case 'orders-disclosed':
    case 'blast-fell':
    case 'nerves-tested':
    case 'assault-decided':
    case 'edge-won':
    case 'infected':
    case 'scattered':
    case 'intercepted':
    case 'tasked':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    default:
      return never(event)
  }
}

const markerAt = (state: BattleState, id: string, fate: MarkerState['fate']): BattleState => ({
  ...state,
  markers: swapped(state.markers, id, { fate }),
})

/** Who comes onto the table during the battle is counted (line 2773). */
function placed(state: BattleState, { unit, fate }: EventOf<'placed'>): BattleState {
  const piece = pieceIn(state, unit)
  const now = pieceChanged(state, unit, { fate })
  const enters = piece?.fate === 'waiting' && fate === 'onTable' && state.round > 0
  return piece && enters ? campChanged(now, piece.side, ({ entered }) => ({ entered: entered + 1 })) : now
}

function traitGiven(state: BattleState, event: EventOf<'trait-given'>): BattleState {
  const { side, unit, trait } = event
  const given = unitChanged(state, unit, ({ traits }) => ({ traits: [...traits, trait] }))
  if (event.exceptional)
    return campChanged(given, side, ({ exceptional }) => ({
      exceptional: exceptional?.toSpliced(exceptional.indexOf(trait), 1) ?? null,
    }))
  return campChanged(given, side, (camp) => ({
    traits: camp.traits.toSpliced(camp.traits.indexOf(trait), 1),
    given: [...new Set([...camp.given, unit])],
  }))
}

/** Whoever goes with it hides, and comes out, with it. */
function hid(state: BattleState, { unit, markers }: EventOf<'hid'>): BattleState {
  const fate = markers > 0 ? 'hidden' : 'onTable'
  const along = joinedTo(state, unit).filter((one) => one.fate === 'onTable' || one.fate === 'hidden')
  return along.reduce(
    (now, { id }) => unitChanged(now, id, { fate }),
    unitChanged(state, unit, { hidden: markers, fate }),
  )
}

function workBuilt(state: BattleState, { side, work, what, spent }: EventOf<'work-built'>): BattleState {
  const built = newWork(side, work.slice(side.length + 1), '', what)
  const with_ = { ...state, works: { ...state.works, [work]: built } }
  return campChanged(with_, side, ({ fieldWorks }) => ({ fieldWorks: fieldWorks - spent }))
}

function markersDealt(state: BattleState, { side, markers, real }: EventOf<'markers-dealt'>): BattleState {
  const dealt = markers.map(
    (id) => [id, { id, side, real: real.includes(id), fate: 'held' as const }] as const,
  )
  return { ...state, markers: { ...state.markers, ...Object.fromEntries(dealt) } }
}

/** Improved Intel is gone with a natural 1, of a throw that tied too (line 532; FAD-050). */
const initiativeThrown = (state: BattleState, { side, dice }: EventOf<'rolled'>): BattleState =>
  dice[0] === 1 ? campChanged(state, side, { intelLost: true }) : state

function moraleTested(state: BattleState, { unit, outcome }: EventOf<'morale-tested'>): BattleState {
  const tested = pieceChanged(state, unit, { broken: outcome !== 'rallied' })
  return activationChanged(tested, { fallsBack: outcome === 'fellBack' })
}

function used(state: BattleState, { unit, what }: EventOf<'used'>): BattleState {
  const done = pieceChanged(state, unit, (one) => ({ used: [...one.used, what] }))
  if (what === 'combatDrugs' && state.activation?.unit === unit)
    return activationChanged(done, { drugged: true })
  const owner = what === 'lucky' ? unitIn(done, unit) : null
  if (!owner) return done
  return groupOf(done, owner).reduce((now, { id }) => unitChanged(now, id, { luck: null }), done)
}

function mineMet(state: BattleState, { marker, outcome }: EventOf<'mine-met'>): BattleState {
  if (outcome !== 'dummy') return state
  const [work, number] = [
    marker.slice(0, marker.lastIndexOf('/')),
    Number(marker.slice(marker.lastIndexOf('/') + 1)),
  ]
  return {
    ...state,
    works: swapped(state.works, work, ({ fields }) => ({ fields: fields.filter((one) => one !== number) })),
  }
}

/** A work, or a sentry gun. */
const withWork = (state: BattleState, work: string, fate: WorkFate): BattleState => ({
  ...state,
  works: swapped(state.works, work, { fate }),
  sentries: swapped(state.sentries, work, { fate }),
})

function workLost(state: BattleState, work: string): BattleState {
  const gone = withWork(state, work, 'destroyed')
  return Object.values(gone.units)
    .filter((one) => one.work === work)
    .reduce((now, { id }) => unitChanged(now, id, { work: null, cover: 'none' }), gone)
}

function called(state: BattleState, { gun, outcome }: EventOf<'called'>): BattleState {
  return {
    ...state,
    guns: swapped(state.guns, gun, ({ calls, silenced }) => ({
      // A message that was garbled may be sent again (line 1365).
      calls: calls === null || outcome === 'garbled' ? calls : Math.max(0, calls - 1),
      calledThisTurn: true,
      silenced: silenced || outcome === 'silenced',
    })),
  }
}

/** Who shot at a unit, for crossfire and return fire (lines 1119, 1745). */
export function shotAt(state: BattleState, at: string, by: string): BattleState {
  const { round } = state
  return pieceChanged(state, at, ({ shotBy }) => ({
    shotBy: [...shotBy.filter((one) => one.unit !== by), { unit: by, round }],
  }))
}

/** Those that lie at this target come a step on, or others are laid there. They go off once: what is badly damaged falls of itself. */
function chargesRigged(state: BattleState, { unit, target, step }: EventOf<'charges-rigged'>): BattleState {
  const before: readonly ChargeStep[] =
    step === 'rigged' ? ['rigging'] : step === 'destroyed' ? ['rigged', 'badlyDamaged'] : ['rigged']
  const now = { target, step, round: state.round }
  return unitChanged(state, unit, ({ charges, chargesUsed }) => {
    const at = charges.findIndex((one) => one.target === target && before.includes(one.step))
    return {
      charges: at < 0 || step === 'rigging' ? [...charges, now] : charges.with(at, now),
      chargesUsed: chargesUsed + Number(charges[at]?.step === 'rigged'),
    }
  })
}

function villainRose(state: BattleState, { unit, rose }: EventOf<'villain-rose'>): BattleState {
  const up = unitChanged(state, unit, ({ figures, fate }) => ({
    ...{ lies: null, aboard: null },
    figures: rose ? figures.map((one) => ({ ...one, fate: 'up' as const })) : figures,
    fate: rose ? 'onTable' : fate,
  }))
  return up
}
