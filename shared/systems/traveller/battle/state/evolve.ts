import { counterSet, noted } from '../../../../battle/asides.ts'
import { HANDED_OVER, handedOver } from '../../../../battle/automatic.ts'
import { foldBy } from '../../../../battle/battle.ts'
import { never } from '../../../../never.ts'
import { ACTIONS } from '../../data/rounds.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import type { Step } from '../documents/steps.ts'
import { craftChanged, everyCraft, everyFighter, fighterChanged, shifted, turnChanged } from './change.ts'
import { evolveCrafts } from './evolve-crafts.ts'
import { evolveFighters, spent } from './evolve-fighters.ts'
import { baseCount, fighterIn, rulesOf, turnOf } from './look.ts'
import { attackMet } from './meeting.ts'
import { opened } from './open.ts'
import { NO_CHANGES, type BattleState, type Craft } from './state.ts'

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
    case 'dice-moved':
      return { ...state, dice: event.dice }
    case 'phase-entered':
      return { ...state, phase: event.phase }
    case 'ready-said':
      return everyFighter(state, ({ id, side, hidden }) =>
        side === event.side && !hidden ? { prepared: event.ready.includes(id) } : null,
      )
    case 'tactics-checked':
      return tacticsChecked(state, event)
    case 'initiative-set':
      return fighterChanged(state, event.fighter, {
        initiative: {
          roll: event.roll,
          dexterityDm: event.dexterityDm,
          tactics: event.tactics,
          offset: 0,
        },
      })
    case 'initiative-rolled':
      return { ...state, ready: [...state.ready, event.side] }
    case 'round-begun':
      return roundBegun(state, event)
    case 'round-opened':
      return roundOpened(state, event)
    case 'turn-begun':
      return turnBegun(state, event)
    case 'turn-ended':
    case 'delayed':
    case 'fell-behind':
      return turnEnded(state, event)
    case 'came-between':
      return cameBetween(state, event)
    case 'held-back':
      return heldBack(state, event)
    case 'took-the-lead':
      return fighterChanged(counted(state, event.fighter, event.count), event.fighter, {
        turn: 'waiting',
        // Where the lead is that over bases, haste comes on top.
        counted: rulesOf(state).delayedLead !== 'base',
      })
    case 'initiative-shifted':
      return fighterChanged(state, event.fighter, (one) => ({
        [event.round]: shifted(one[event.round], event.why, event.add),
        // Each reaction is a DM too, until the round is over (line 64).
        ...(event.why === 'reactions' ? { reacted: one.reacted + event.add } : {}),
      }))
    case 'fought-on':
      return { ...state, foughtOn: true }
    case 'ended':
      return { ...state, ending: { how: event.how, controls: event.controls }, steps: [], turns: [] }
    case 'declared':
      return declared(state, event)
    case 'withdrawn':
      return event.lapsed ? state : withdrawn(state, event)
    case 'asked':
      return { ...state, steps: state.steps.toSpliced(event.behind ?? 0, 0, ...event.steps) }
    case 'answered':
      return answered(state)
    case 'reacted':
      return reacted(state, event)
    case 'pair-laid':
      return withFirst(state, (step) =>
        step.kind === 'pairs' ? { ...step, dice: event.dice, laid: (step.laid ?? 0) + 1 } : step,
      )
    case 'pair-taken':
      return pairTaken(state, event)
    case 'die-dropped':
      return withFirst(state, (step) => (step.kind === 'pairs' ? { ...step, dice: event.dice } : step))
    case 'resisted':
      return withFirst(answered(state), (step) =>
        step.kind === 'grab' ? { ...step, resists: event.with } : step,
      )
    case 'braced':
      return braced(answered(event.how === 'none' ? state : withoutAim(state, event.fighter)), event)
    case 'fuse-kept':
      return { ...answered(state), fuses: [...state.fuses, event.step] }
    case 'set-off':
      return setOff(state, event.fuse)
    case 'aim-lost':
      return fighterChanged(state, event.fighter, { aim: null })
    case 'ruled-out': {
      const { weapon, target } = event
      return fighterChanged(state, event.fighter, ({ ruledOut }) => ({
        ruledOut: [...ruledOut, { weapon, target }],
      }))
    }
    case 'harm-held':
      return turnChanged(state, ({ held }) => ({ held: [...held, event.harm] }))
    case 'pairs-held':
      return turnChanged(state, ({ declared: all }) => ({
        declared: [...all, ...event.shots.map((one): Step => ({ kind: 'shot', shot: one }))],
      }))
    case 'hold-waits': {
      const { winner, loser, effect } = event
      return turnChanged(state, ({ declared: all }) => ({
        declared: [...all, { kind: 'hold', winner, loser, effect }],
      }))
    }
    case 'taken-up':
      return takenUp(state, event)
    case 'turn-closed':
      return { ...state, turns: state.turns.slice(1) }
    case 'conditions-set':
      return { ...state, conditions: event.conditions }
    case 'shown':
      return shown(state, event)
    case HANDED_OVER:
      return handedOver(state, event)
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case 'rolled':
    case 'count-kept':
    case 'idled':
    case 'weighed':
    case 'done':
    case 'checked':
    case 'led':
    case 'strayed':
    case 'scattered':
    case 'burst':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    case 'spent':
      return acts(state, event)
    case 'moved':
    case 'stance-changed':
    case 'aimed':
    case 'taken-in-hand':
    case 'readied':
    case 'work-begun':
    case 'worked':
    case 'work-tested':
    case 'work-ended':
    case 'command-taken':
    case 'fired':
    case 'attacked':
    case 'wounded':
    case 'fell':
    case 'grabbed':
    case 'held':
    case 'disarmed':
    case 'thrown-about':
    case 'reach-told':
    case 'put-right':
    case 'recorded':
      return evolveFighters(state, event)
    case 'driven':
    case 'manoeuvred':
    case 'rammed':
    case 'uncontrolled':
    case 'slowed':
    case 'collided':
    case 'evaded':
    case 'stunted':
    case 'wove':
    case 'broke-off':
    case 'craft-hit':
    case 'craft-lost':
    case 'controls-taken':
    case 'boarded':
    case 'left-craft':
    case 'jury-rigged':
    case 'craft-put-right':
      return evolveCrafts(state, event)
    default:
      return never(event)
  }
}

/** The Effect is everybody's in the unit who has not rolled yet: it is added when they do. */
function tacticsChecked(state: BattleState, { unit, effect }: EventOf<'tactics-checked'>): BattleState {
  return { ...state, tactics: [...state.tactics, { unit, effect }] }
}

/** What was booked for this round counts now (line 11). */
function roundBegun(state: BattleState, { round }: EventOf<'round-begun'>): BattleState {
  const keeps = rulesOf(state).delayedCount === 'stays'
  const fresh = everyFighter(state, ({ next, turn, initiative, fate, isBystander, moved }) => ({
    now: next,
    next: NO_CHANGES,
    counted: false,
    reacted: 0,
    turn: turn === 'leads' ? 'leads' : 'waiting',
    acted: false,
    minor: 0,
    significant: 0,
    wrestled: false,
    // Whoever is down, or has no turn at all, has not moved (line 51, R25).
    moved: fate === 'up' && !isBystander ? moved : 0,
    // By house rule a delay lasts for its round alone (R15).
    initiative: initiative && keeps ? initiative : initiative && { ...initiative, offset: 0 },
  }))
  return everyCraft({ ...fresh, round, ready: [], reached: null, turns: [] }, ({ gained }) => ({
    controlled: false,
    ranOn: false,
    ports: [],
    served: [],
    gained: gained.filter(({ until }) => until >= round),
  }))
}

function roundOpened(state: BattleState, { side, hasty }: EventOf<'round-opened'>): BattleState {
  return everyFighter({ ...state, ready: [...state.ready, side] }, ({ id, now }) =>
    hasty.includes(id) ? { now: { ...now, hasty: true }, hastened: true } : null,
  )
}

/** One Minor and one Significant Action; who dived for cover has lost the latter (lines 7, 136). */
function turnBegun(state: BattleState, { fighters, count }: EventOf<'turn-begun'>): BattleState {
  const turn = { fighters, count, late: false, tied: fighters.length > 1, declared: [], held: [] }
  return withActions({ ...state, reached: count, turns: [turn, ...state.turns] }, fighters)
}

/** What a stunt has brought into an arc of theirs was there for one round (line 228). */
function withActions(state: BattleState, fighters: readonly string[]): BattleState {
  const begun = fighters.reduce((all, id) => drivenChanged(all, id, () => ({ gained: [] })), state)
  return everyFighter(begun, ({ id, dived }) =>
    fighters.includes(id)
      ? {
          turn: 'now',
          minor: 1,
          significant: dived ? 0 : 1,
          dived: false,
          acted: false,
          moved: 0,
          ruledOut: [],
        }
      : null,
  )
}

/** The first action of a turn: evasive action lasts until then, and over a delay (line 216). */
function acts(state: BattleState, event: EventOf<'spent'>): BattleState {
  const isFirst = event.action !== 'free' && fighterIn(state, event.fighter)?.acted === false
  return spent(isFirst ? withoutEvasion(state, event.fighter) : state, event)
}

export const withoutEvasion = (state: BattleState, driver: string): BattleState =>
  drivenChanged(state, driver, ({ evasion }) => ({ evasion: 0, evasionBefore: evasion }))

/** What somebody drives or is. */
function drivenChanged(
  state: BattleState,
  driver: string,
  change: (craft: Craft) => Partial<Craft>,
): BattleState {
  const rides = fighterIn(state, driver)?.aboard
  return everyCraft(state, (craft) => {
    const { id, operator } = craft
    const isDriven = id === driver || operator === driver || (rides?.craft === id && rides.seat === 'pilot')
    return isDriven ? change(craft) : null
  })
}

const LEFT = { 'turn-ended': 'done', delayed: 'delaying', 'fell-behind': 'waiting' } as const

function turnEnded(state: BattleState, event: EventOf<keyof typeof LEFT>): BattleState {
  const isOver = event.kind === 'turn-ended'
  const isIdle = isOver && fighterIn(state, event.fighter)?.acted === false
  const left = fighterChanged(
    isIdle ? withoutEvasion(state, event.fighter) : state,
    event.fighter,
    ({ significant, turn }) => ({
      turn: LEFT[event.kind],
      minor: 0,
      significant: 0,
      // Whoever dived has it still to lose when the turn comes, and loses it with a turn that is given up (lines 86, 136).
      ...(!isOver && { dived: significant === 0 }),
      ...(turn === 'delaying' && { dived: false }),
    }),
  )
  return leftTurn(left, event.fighter)
}

/** It has nothing more to do in any turn. */
function leftTurn(state: BattleState, id: string): BattleState {
  const turns = state.turns.map((turn) => ({
    ...turn,
    fighters: turn.fighters.filter((one) => one !== id),
  }))
  return { ...state, turns }
}

function takenUp(state: BattleState, { what, count = 1, steps }: EventOf<'taken-up'>): BattleState {
  const taken = turnChanged(state, ({ declared: all }) => {
    if (what === 'held') return { held: [] }
    return { declared: what === 'volleys' ? all.filter(({ kind }) => kind !== 'volley') : all.slice(count) }
  })
  return { ...taken, steps: [...steps, ...taken.steps] }
}

/** Initiative becomes that count, and this round's changes are spent in it (line 86, R15). */
function counted(state: BattleState, id: string, count: number): BattleState {
  const fighter = fighterIn(state, id)
  const base = fighter?.initiative
  if (!fighter || !base) return state
  const offset = base.offset + count - baseCount(state, fighter)
  return fighterChanged(state, id, {
    initiative: { ...base, offset },
    now: { ...NO_CHANGES, hasty: fighter.now.hasty },
  })
}

function cameBetween(state: BattleState, { fighter, count }: EventOf<'came-between'>): BattleState {
  const set = fighterChanged(counted(state, fighter, count), fighter, { counted: true })
  const reached = Math.min(count, state.reached ?? count)
  return withActions(
    {
      ...set,
      reached,
      turns: [{ fighters: [fighter], count, late: true, tied: false, declared: [], held: [] }, ...set.turns],
    },
    [fighter],
  )
}

function heldBack(state: BattleState, { side }: EventOf<'held-back'>): BattleState {
  const [first] = state.steps
  if (first?.kind !== 'window') return state
  const sides = first.sides.filter((one) => one !== side)
  const rest = answered(state)
  const waiting = sides.length > 0 ? { ...rest, steps: [{ ...first, sides }, ...rest.steps] } : rest
  return first.roundEnds
    ? everyFighter(waiting, (one) =>
        // What was to be lost is lost with that turn (lines 86, 136).
        one.side === side && one.turn === 'delaying' ? { turn: 'leads', dived: false } : null,
      )
    : waiting
}

function declared(state: BattleState, { step, tied, port }: EventOf<'declared'>): BattleState {
  const shot = 'shot' in step ? step.shot : null
  const named = shot ? { ...state, shots: Math.max(state.shots, shot.id) } : state
  const by = fighterIn(state, shot?.by ?? null)
  if (step.kind === 'grab') {
    const wrestlers = [step.by, step.target]
    return pushed(
      everyFighter(state, ({ id }) => (wrestlers.includes(id) ? { wrestled: true } : null)),
      step,
      tied,
    )
  }
  const out =
    port !== null && by?.aboard
      ? craftChanged(named, by.aboard.craft, ({ ports }) => ({
          ports: [...ports, { arc: port, fighter: by.id }],
        }))
      : named
  const [mount = '', own] = shot?.weapon.split('/') ?? []
  const manned =
    shot && own !== undefined
      ? craftChanged(out, mount, ({ served }) => ({
          served: [...served, { weapon: own, fighter: shot.by }],
        }))
      : out
  const known =
    shot?.target === undefined || shot.target === null
      ? manned
      : toldRange(manned, [shot.by, shot.target], shot.range)
  if (!tied || !by || (step.kind !== 'shot' && step.kind !== 'volley')) return pushed(known, step, tied)
  // What they do behind it, before all have acted, is done after this attack (lines 7, 29).
  const aimed = { ...step, shot: { ...step.shot, aim: by.aim } }
  return fighterChanged(pushed(known, aimed, tied), by.id, { aim: null })
}

/** It is what goes on next, or of those who are tied waits for all of them. */
function pushed(state: BattleState, step: Step, tied: boolean): BattleState {
  return tied
    ? turnChanged(state, (turn) => ({ declared: [...turn.declared, step] }))
    : { ...state, steps: [step, ...state.steps] }
}

function toldRange(
  state: BattleState,
  of: readonly [string, string],
  range: BattleState['ranges'][number]['range'],
): BattleState {
  const others = state.ranges.filter((one) => !of.every((id) => one.of.includes(id)))
  return { ...state, ranges: [...others, { of, range }] }
}

/** What it was declared for comes back, and is to be declared anew (line 86). */
function withdrawn(state: BattleState, { fighter }: EventOf<'withdrawn'>): BattleState {
  // Nothing is spent on it before its dice.
  if (state.steps.some(({ kind }) => kind === 'deed')) return { ...state, steps: [] }
  const turn = turnOf(state)
  const last = turn?.tied ? turn.declared.at(-1) : undefined
  const said = [last, ...state.steps].find((step) => step?.kind === 'grab' || step?.kind === 'ram')
  const grab = said?.kind === 'grab' ? said : null
  const wrestlers = grab ? [grab.by, grab.target] : []
  const others = turnChanged({ ...state, steps: [] }, ({ declared: all }) => ({
    declared: last ? all.slice(0, -1) : all,
  }))
  const aim = last && 'shot' in last ? last.shot.aim : said && 'aim' in said ? said.aim : undefined
  const freed = everyFighter(others, ({ id }) => (wrestlers.includes(id) ? { wrestled: false } : null))
  const out = everyCraft(freed, ({ ports, served }) => ({
    ports: ports.filter((port) => port.fighter !== fighter),
    served: served.filter((mount) => mount.fighter !== fighter),
  }))
  const minor = (fighterIn(state, fighter)?.minor ?? 0) + (grab?.minor ?? 0)
  // With all of the turn left nothing has been done in it: what was evaded before still is (line 216).
  const isFresh = minor === ACTIONS.minor
  const back = isFresh
    ? drivenChanged(out, fighter, ({ evasionBefore }) => ({ evasion: evasionBefore }))
    : out
  return fighterChanged(back, fighter, {
    significant: 1,
    minor,
    ...(isFresh && { acted: false }),
    ...(aim !== undefined && { aim }),
  })
}

function setOff(state: BattleState, at: number): BattleState {
  const fuse = state.fuses[at]
  if (!fuse) return state
  return { ...state, steps: [fuse, ...state.steps], fuses: state.fuses.filter((_one, index) => index !== at) }
}

function answered(state: BattleState): BattleState {
  return { ...state, steps: state.steps.slice(1) }
}

function withFirst(state: BattleState, change: (step: Step) => Step): BattleState {
  const [first, ...others] = state.steps
  return first ? { ...state, steps: [change(first), ...others] } : state
}

/** Whoever reacts loses the aim of what they declared and have not thrown yet (lines 29, 64; R17). */
function withoutAim(state: BattleState, id: string): BattleState {
  const loose = (step: Step): Step =>
    (step.kind === 'shot' || step.kind === 'volley') && step.shot.by === id && step.shot.aim !== undefined
      ? { ...step, shot: { ...step.shot, aim: null } }
      : step
  return turnChanged({ ...state, steps: state.steps.map(loose) }, ({ declared: all }) => ({
    declared: all.map(loose),
  }))
}

/** How the attack that comes next is met; by house rule all pairs at that target at once (TRV-070). */
function reacted(before: BattleState, { fighter, how, parry }: EventOf<'reacted'>): BattleState {
  const isMet = how !== 'none'
  const aimless = isMet ? withoutAim(before, fighter) : before
  const met = attackMet(aimless.steps)
  const state = answered(aimless)
  if (met?.kind === 'ram')
    return { ...state, steps: state.steps.map((step) => (step === met ? { ...met, met: how } : step)) }
  if (met?.kind !== 'shot') return state
  const { id, by, target, pair } = met.shot
  const isForAll = pair !== null && rulesOf(state).autoReactions === 'once'
  const steps = state.steps.map((step) => {
    if (step.kind !== 'shot' || step.shot.by !== by || step.shot.target !== target) return step
    return step.shot.id === id || isForAll ? { ...step, shot: { ...step.shot, met: how, parry } } : step
  })
  return { ...state, steps }
}

function pairTaken(state: BattleState, { shot, dice }: EventOf<'pair-taken'>): BattleState {
  const taken = withFirst(state, (step) =>
    step.kind === 'pairs'
      ? { ...step, dice, laid: Math.max(0, (step.laid ?? 0) - 1), taken: [...step.taken, shot] }
      : step,
  )
  const known = { ...taken, shots: Math.max(taken.shots, shot.id) }
  return shot.target === null ? known : toldRange(known, [shot.by, shot.target], shot.range)
}

/** How somebody meets the blast that comes next; who dives lies there and loses an action (line 136). */
function braced(state: BattleState, { fighter, how }: EventOf<'braced'>): BattleState {
  const at = state.steps.findIndex(({ kind }) => kind === 'blast')
  const blast = state.steps[at]
  const met =
    blast?.kind === 'blast'
      ? {
          ...state,
          steps: state.steps.with(at, {
            ...blast,
            rings: blast.rings.map((ring) => ({
              ...ring,
              caught: ring.caught.map((one) => (one.id === fighter ? { ...one, how } : one)),
            })),
          }),
        }
      : state
  if (how !== 'dive') return met
  return fighterChanged(met, fighter, ({ turn, significant }) => ({
    stance: 'prone',
    // The next one is that of this turn, where it is left.
    ...(turn === 'now' && significant > 0 ? { significant: 0 } : { dived: true }),
  }))
}

/** A vehicle comes with all who ride it. */
function shown(state: BattleState, { piece, ready }: EventOf<'shown'>): BattleState {
  const seen = craftChanged(state, piece, { hidden: false })
  return everyFighter({ ...seen, foughtOn: false }, ({ id, aboard }) =>
    id === piece || aboard?.craft === piece
      ? { hidden: false, came: state.round, ...(ready !== undefined && { prepared: ready }) }
      : null,
  )
}
