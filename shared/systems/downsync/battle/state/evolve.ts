import { counterSet, noted } from '../../../../battle/asides.ts'
import { HANDED_OVER, handedOver } from '../../../../battle/automatic.ts'
import { foldBy } from '../../../../battle/battle.ts'
import { swappedAll } from '../../../../battle/swap.ts'
import { never } from '../../../../never.ts'
import { ACTION_POINTS, WATCH } from '../../data/actions.ts'
import { isCombat } from '../../documents/unit-card.ts'
import { SIGS, type Sizes } from '../../words.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import type { Step } from '../documents/steps.ts'
import { BATTLE_SIDES, isStage, STANDINGS, type Side, type TurnStanding } from '../words.ts'
import {
  activationChanged,
  baseChanged,
  campChanged,
  engagementChanged,
  pingChanged,
  taskforceChanged,
  unitChanged,
} from './change.ts'
import { unitIn } from './look.ts'
import { opened, pingsOf } from './open.ts'
import type { BattleState, UnitState } from './state.ts'

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
      return { ...state, phase: event.phase, stage: isStage(event.phase) ? event.phase : state.stage }
    case 'dice-moved':
      return { ...state, dice: event.dice }
    case 'chooser-known':
      return { ...state, chooser: event.side }
    case 'first-chosen':
      return firstChosen(state, event.side)
    case 'pings-laid':
      return event.pings.reduce((now, id) => pingChanged(now, id, { fate: 'onTable' }), state)
    case 'deployed':
      return campChanged(state, event.side, { deployed: true })
    case 'side-turned':
      return { ...state, active: event.side }
    case 'round-begun':
      return roundBegun(state, event)
    case 'designated': {
      const { units, pings, side } = event
      return {
        ...state,
        active: side,
        taskforce: {
          ...{ units, pings, joined: [], refreshed: [], moved: [], again: [] },
          ...{ slowed: [], exposed: [], asked: false, passed: [] },
        },
      }
    }
    case 'revealed':
      return revealed(state, event)
    case 'pings-removed':
      return withoutPings(
        event.pings.reduce((now, id) => pingChanged(now, id, { fate: 'removed' }), state),
        event.pings,
      )
    case 'refreshed':
      return taskforceChanged(unitChanged(state, event.unit, refreshed), ({ units, refreshed: before }) => ({
        refreshed: units.includes(event.unit) ? [...before, event.unit] : before,
      }))
    case 'moved':
      return moved(state, event)
    case 'command-spent':
      return campChanged(state, event.side, ({ commandPoints }) => ({
        commandPoints: Math.max(0, commandPoints - event.count),
      }))
    case 'reaction-asked':
      return taskforceChanged(state, { asked: true })
    case 'joined':
      return joined(state, event)
    case 'reacted':
      return engagementChanged(state, { reacting: event.units })
    case 'boosted':
      return engagementChanged(state, ({ boosted, favoured, asked }) => ({
        boosted: [...boosted, ...event.units],
        favoured: [...favoured, ...(event.favoured ?? [])],
        asked: [...asked, event.side],
      }))
    case 'priority-known':
      return engagementChanged(state, ({ priority, why }) => ({
        priority: {
          ...priority,
          ...Object.fromEntries(event.numbers.map(({ unit, number }) => [unit, number])),
        },
        why: {
          ...why,
          ...Object.fromEntries(event.numbers.flatMap((one) => (one.why ? [[one.unit, one.why]] : []))),
        },
      }))
    case 'held':
      return engagementChanged(state, ({ priority, held }) => ({
        priority: { ...priority, [event.unit]: Math.max(1, (priority[event.unit] ?? 1) - 1) },
        held: [...held, event.unit],
      }))
    case 'passed':
      return engagementChanged(
        acted(state, event.unit, state.setup.rules.passingActivates),
        ({ passed }) => ({
          passed: [...passed, event.unit],
        }),
      )
    case 'engagement-ended':
      return engagementEnded(state)
    case 'taskforce-ended':
      return taskforceEnded(state)
    case 'scored':
      return campChanged(state, event.side, ({ points }) => ({ points: points + event.points }))
    case 'asked':
      return { ...state, steps: [...event.steps, ...state.steps] }
    case 'answered':
      return { ...state, steps: state.steps.slice(1) }
    case 'ended':
      return { ...state, steps: [], activation: null, ending: { how: event.how, won: event.won } }
    case 'activation-begun':
      return {
        ...state,
        activation: {
          ...{ unit: event.unit, base: null, acted: [], actionPoints: 0, performed: [] },
          ...{ fired: [], watched: [], stunPaid: [] },
        },
      }
    case 'base-begun':
      return activationChanged(state, ({ stunPaid }) => ({
        base: event.base,
        actionPoints: ACTION_POINTS - (stunPaid.find(({ base }) => base === event.base)?.actionPoints ?? 0),
        performed: [],
      }))
    case 'stun-paid':
      return activationChanged(state, ({ stunPaid }) => ({
        stunPaid: [...stunPaid, { base: event.base, actionPoints: event.actionPoints }],
      }))
    case 'action-begun':
      return actionBegun(state, event)
    case 'base-ended':
      return activationChanged(state, ({ acted: before }) => ({ base: null, acted: [...before, event.base] }))
    case 'activation-ended':
      return { ...acted(state, event.unit), activation: null }
    case 'countered':
      return baseChanged(state, event.unit, event.base, (one) => ({
        [event.token]: Math.max(0, one[event.token] - 1),
      }))
    case 'token-gained':
    case 'token-lost':
      return unitChanged(state, event.unit, { [event.token]: event.kind === 'token-gained' })
    case 'base-tokens':
      return baseChanged(state, event.unit, event.base, { [event.token]: event.count })
    case 'breached':
      return unitChanged(state, event.unit, ({ breach }) => ({ breach: breach + 1 }))
    case 'counter-gained':
      return unitChanged(state, event.unit, ({ counters }) => ({
        counters: [...counters, { name: event.counter, ends: event.ends }],
      }))
    case 'counters-off':
      return countersOff(state, event)
    case 'base-destroyed':
      return baseChanged(state, event.unit, event.base, { alive: false, cm: 0, cmPlus: 0 })
    case 'unit-destroyed':
      return destroyed(state, event.unit)
    case 'put-right':
      return event.reserve ? heldBack(state, event.unit) : putRight(state, event)
    case 'ping-put-right':
      return pingChanged(state, event.ping, {
        fate: event.there ? 'onTable' : 'removed',
        activated: event.activated,
      })
    case 'camp-put-right':
      return campChanged(state, event.side, { commandPoints: event.commandPoints, points: event.points })
    case 'priority-put-right':
      return engagementChanged(state, ({ priority }) => ({
        priority: { ...priority, [event.unit]: event.number },
      }))
    case 'acting-put-right':
      return activationChanged(state, { actionPoints: event.actionPoints })
    case 'turn-put-right':
      return turnPutRight(state, event)
    case 'rolled':
    case 'shot':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case HANDED_OVER:
      return handedOver(state, event)
    default:
      return never(event)
  }
}

/** Now it is known which side of the mission is whose. Source: lines 184–185, 408; R34. */
function firstChosen(state: BattleState, first: Side): BattleState {
  const { decoys } = state.setup.mission
  const more = BATTLE_SIDES.flatMap((side) =>
    pingsOf(side, side === first ? decoys.first : decoys.second, pingsBefore(state, side)),
  )
  const pings = { ...state.pings, ...Object.fromEntries(more.map((one) => [one.id, one])) }
  return { ...state, first, active: first, pings }
}

function pingsBefore({ pings }: BattleState, side: Side): Sizes {
  const own = Object.values(pings).filter((ping) => ping.side === side)
  const count = (sig: keyof Sizes): number => own.filter((ping) => ping.sig === sig).length
  const [small, medium, large] = SIGS
  return { [small]: count(small), [medium]: count(medium), [large]: count(large) }
}

/** Source: lines 191–195, 422, 706; R9. */
function roundBegun(state: BattleState, { round, side }: EventOf<'round-begun'>): BattleState {
  const begun: BattleState = {
    ...{ ...state, round, active: side },
    units: swappedAll(state.units, { activated: false }),
    pings: swappedAll(state.pings, { activated: false }),
  }
  const { commandPoints } = state.setup
  return BATTLE_SIDES.reduce((now, one) => campChanged(now, one, { commandPoints }), begun)
}

/** Source: lines 227–228, 589; R3. */
const refreshed = ({ card, bases }: UnitState): Partial<UnitState> => ({
  overwatch: false,
  bases: bases.map((one) => (one.alive ? { ...one, cm: card.cm } : one)),
})

/** Source: lines 386–414, 713, 723. */
function revealed(state: BattleState, { ping: id, unit, by }: EventOf<'revealed'>): BattleState {
  const ping = Object.hasOwn(state.pings, id) ? state.pings[id] : undefined
  const gone = pingChanged(state, id, { fate: unit === null ? 'decoy' : 'unit' })
  const wasIn = state.taskforce?.pings.includes(id) ?? false
  const without = withoutPings(gone, [id])
  if (unit === null) return without
  // A Ping that has spent its Action Point has nothing left to do either (line 382).
  const hasActed = ping?.activated === true || (state.taskforce?.again.includes(id) ?? false)
  const activated = state.setup.rules.revealedUnits === 'asPing' && hasActed
  // Emergency ones come once (line 589).
  const there = unitChanged(without, unit, ({ card, bases, heldBack: again }) => ({
    ...{ fate: 'onTable', activated },
    bases: bases.map((one) => ({ ...one, cm: card.cm, cmPlus: again ? one.cmPlus : card.cmPlus })),
  }))
  // What it has done as a Ping it has done.
  const passedOn = (done: readonly string[]): readonly string[] =>
    done.includes(id) ? [...done, unit] : done
  return taskforceChanged(there, ({ units, moved: before, slowed, exposed }) => ({
    ...{ units: wasIn ? [...units, unit] : units, moved: passedOn(before), slowed: passedOn(slowed) },
    exposed: by === 'near' && ping?.side !== state.active ? [...exposed, unit] : exposed,
  }))
}

const withoutPings = (state: BattleState, gone: readonly string[]): BattleState =>
  taskforceChanged(state, ({ pings }) => ({ pings: pings.filter((one) => !gone.includes(one)) }))

function moved(state: BattleState, { piece, base, how, building, slowed }: EventOf<'moved'>): BattleState {
  const there = unitChanged(state, piece, ({ bases }) => ({
    bases: bases.map((one) =>
      one.alive && (base ?? one.number) === one.number ? { ...one, building } : one,
    ),
  }))
  if (how === 'placed') return there
  return taskforceChanged(there, ({ moved: before, slowed: slow, again, pings }) => ({
    moved: how === 'phase' ? [...new Set([...before, piece])] : before,
    slowed: how === 'phase' && slowed === true ? [...slow, piece] : slow,
    again: how === 'action' && pings.includes(piece) ? [...again, piece] : again,
  }))
}

/** Source: lines 603–613. */
function joined(state: BattleState, { units: joiners }: EventOf<'joined'>): BattleState {
  const engagement = {
    ...{ reacting: [], boosted: [], favoured: [], asked: [] },
    ...{ priority: {}, why: {}, done: [], held: [], passed: [] },
  }
  return taskforceChanged({ ...state, engagement }, ({ units }) => ({
    units: [...units, ...joiners],
    joined: joiners,
  }))
}

/** A Unit has had its activation: in an engagement all get their token at its end. Source: lines 252, 641, 649. */
function acted(state: BattleState, unit: string, isActivated = true): BattleState {
  if (!state.engagement || !Object.hasOwn(state.engagement.priority, unit))
    return unitChanged(state, unit, { activated: true })
  return engagementChanged(state, ({ priority, done }) => {
    const { [unit]: _gone, ...rest } = priority
    return { priority: rest, done: isActivated ? [...done, unit] : done }
  })
}

/** Source: line 649; R16. */
function engagementEnded(state: BattleState): BattleState {
  const { done, passed } = state.engagement ?? { done: [], passed: [] }
  const over = taskforceChanged({ ...state, engagement: null }, { passed })
  return done.reduce((now, unit) => unitChanged(now, unit, { activated: true }), over)
}

/** Its Pings have activated, moved or not. Source: lines 193, 252. */
function taskforceEnded(state: BattleState): BattleState {
  const over: BattleState = { ...state, taskforce: null, engagement: null, activation: null }
  const pings = state.taskforce?.pings ?? []
  return pings.reduce((now, id) => pingChanged(now, id, { activated: true }), over)
}

/** Source: lines 681–692. */
function countersOff(state: BattleState, { at }: EventOf<'counters-off'>): BattleState {
  const units = swappedAll(state.units, ({ counters, breach }) => ({
    breach: at === 'taskforce-end' ? 0 : breach,
    counters: counters.filter(({ ends }) => ends !== at),
  }))
  return { ...state, units }
}

/** As it lies on the table. */
const putRight = (
  state: BattleState,
  { unit, bases, tokens, breach, counters }: EventOf<'put-right'>,
): BattleState =>
  unitChanged(state, unit, {
    fate: bases.some(({ alive }) => alive) ? 'onTable' : 'destroyed',
    bases: bases.map(({ base, ...rest }) => ({ number: base, ...rest })),
    ...{ activated: tokens.includes('activated'), overwatch: tokens.includes('overwatch') },
    ...{ stun: tokens.includes('stun'), stealth: tokens.includes('stealth'), breach, counters },
  })

/** Nothing is going on, and of the turn nothing has been done from there on: nobody has come in by an engagement. */
function turnPutRight(state: BattleState, { side, stage }: EventOf<'turn-put-right'>): BattleState {
  const at = STANDINGS.indexOf(stage)
  const upTo = (phase: TurnStanding, done: readonly string[]): readonly string[] =>
    at > STANDINGS.indexOf(phase) ? done : []
  const idle: BattleState = {
    ...state,
    ...{ phase: stage, stage, active: side, steps: [], activation: null, engagement: null },
  }
  if (stage === 'designating') return { ...idle, taskforce: null }
  return taskforceChanged(idle, ({ units, joined: late, refreshed: fresh, ...done }) => ({
    ...{ units: units.filter((id) => !late.includes(id)), joined: [] },
    refreshed: upTo('refreshing', fresh),
    ...{ moved: upTo('moving', done.moved), slowed: upTo('moving', done.slowed) },
    ...{ exposed: upTo('moving', done.exposed), again: upTo('activating', done.again) },
    ...{ asked: stage === 'activating', passed: [] },
  }))
}

/** Source: lines 433, 472, 520. */
function actionBegun(
  state: BattleState,
  { unit, base, action, actionPoints }: EventOf<'action-begun'>,
): BattleState {
  const of = unitIn(state, unit)?.card.actions.find(({ id }) => id === action)
  const isFired = of !== undefined && isCombat(of)
  return activationChanged(state, ({ actionPoints: before, performed, fired, watched }) => ({
    actionPoints: before - actionPoints,
    performed: [...performed, action],
    fired: isFired ? [...fired, base] : fired,
    watched: action === WATCH ? [...watched, base] : watched,
  }))
}

/** It acts no more. Source: line 548; R24. */
const destroyed = (state: BattleState, unit: string): BattleState =>
  withoutUnit(
    unitChanged(state, unit, ({ bases }) => ({
      fate: 'destroyed',
      bases: bases.map((one) => ({ ...one, alive: false, cm: 0, cmPlus: 0 })),
    })),
    unit,
  )

/** In no Taskforce and no engagement any more. */
function withoutUnit(state: BattleState, unit: string): BattleState {
  const others = (all: readonly string[]): string[] => all.filter((one) => one !== unit)
  return engagementChanged(
    taskforceChanged(state, ({ units }) => ({ units: others(units) })),
    ({ priority, done }) => {
      const { [unit]: _gone, ...rest } = priority
      return { priority: rest, done: others(done) }
    },
  )
}

/**
 * A card has it back in Reserve, without tokens, and nothing waits for it; one Ping of its Signature that has come to light
 * may lie there again (line 677).
 */
function heldBack(state: BattleState, id: string): BattleState {
  const held = unitChanged(state, id, ({ bases }) => ({
    ...{ fate: 'reserve', activated: false, overwatch: false, stun: false, stealth: false },
    ...{ breach: 0, counters: [], heldBack: true },
    bases: bases.map((one) => ({ ...one, cm: 0, building: '' })),
  }))
  const { side, card } = unitIn(state, id) ?? {}
  const ping = Object.values(state.pings).find(
    (one) => one.side === side && one.sig === card?.sig && one.fate === 'unit',
  )
  const isAbout = (step: Step): boolean =>
    ('unit' in step && step.unit === id) ||
    ('piece' in step && step.piece === id) ||
    ('at' in step && step.at === id)
  return withoutUnit(
    {
      ...(ping ? pingChanged(held, ping.id, { fate: 'removed' }) : held),
      steps: state.steps.filter((step) => !isAbout(step)),
      activation: state.activation?.unit === id ? null : state.activation,
    },
    id,
  )
}
