import { EXCEPTIONAL_FAILURE } from '../../data/checks.ts'
import { GRAPPLE_TABLE } from '../../data/grapples.ts'
import { MOVE_METRES } from '../../data/rounds.ts'
import type { Weapon } from '../../documents/weapon.ts'
import { never } from '../../../../never.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { craftChanged, everyFighter, fighterChanged, forgotten } from './change.ts'
import { craftIn, declaredRounds, fighterIn, isDisabled, rulesOf } from './look.ts'
import { hitAfterwards } from './rigs.ts'
import { freeName, heldBy, isByPiece, regrouped, type BattleState, type Held } from './state.ts'

/** What events make of those who fight. */

type FighterEvent = Extract<
  BattleEvent,
  {
    kind:
      | 'moved'
      | 'stance-changed'
      | 'aimed'
      | 'taken-in-hand'
      | 'readied'
      | 'work-begun'
      | 'worked'
      | 'work-tested'
      | 'work-ended'
      | 'command-taken'
      | 'fired'
      | 'attacked'
      | 'wounded'
      | 'fell'
      | 'grabbed'
      | 'held'
      | 'disarmed'
      | 'thrown-about'
      | 'reach-told'
      | 'put-right'
      | 'recorded'
  }
>

export function evolveFighters(state: BattleState, event: FighterEvent): BattleState {
  switch (event.kind) {
    case 'moved':
      return moved(state, event)
    case 'stance-changed':
      return fighterChanged(state, event.fighter, { stance: event.stance })
    case 'aimed':
      return fighterChanged(state, event.fighter, { aim: { target: event.target, actions: event.actions } })
    case 'taken-in-hand':
      return everyFighter(state, ({ id, side, hidden, weapons }) =>
        side === event.side && !hidden
          ? {
              weapons: weapons.map((one) => ({
                ...one,
                ...(one.at !== 'gone' && {
                  at: event.held.includes(heldBy(id, one.id)) ? ('hand' as const) : ('stowed' as const),
                }),
              })),
            }
          : null,
      )
    case 'readied':
      return readied(state, event)
    case 'work-begun': {
      const { about, rounds, dm, by = null, mends } = event
      return fighterChanged(state, event.fighter, {
        work: { about, rounds, done: 0, dm, by, mends, worked: null, lost: null },
      })
    }
    case 'worked':
      return fighterChanged(state, event.fighter, ({ work }) => ({
        work: work && {
          ...work,
          done: event.done,
          worked: event.done > work.done ? state.round : work.worked,
        },
      }))
    case 'work-tested':
      // Whoever has to start again may do so in this round.
      return event.success || event.effect <= EXCEPTIONAL_FAILURE
        ? state
        : fighterChanged(state, event.fighter, ({ work }) => ({
            work: work && { ...work, lost: state.round },
          }))
    case 'work-ended':
      return fighterChanged(state, event.fighter, { work: null })
    case 'command-taken':
      return commandTaken(state, event)
    case 'fired':
      return fired(state, event)
    case 'attacked':
      return attacked(state, event)
    case 'wounded':
      return wounded(state, event)
    case 'fell':
      return fell(state, event)
    case 'grabbed':
      return grabbed(state, event)
    case 'held':
      return held(state, event)
    case 'disarmed':
      return disarmed(state, event)
    case 'thrown-about':
      return forgotten(
        fighterChanged(released(state, event.fighter), event.fighter, ({ moved: before }) => ({
          aboard: null,
          moved: before + event.metres,
        })),
        event.fighter,
      )
    case 'reach-told':
      return fighterChanged(state, event.fighter, { reach: event.reach })
    case 'put-right':
      return putRight(state, event)
    case 'recorded':
      return recorded(state, event)
    default:
      return never(event)
  }
}

/** A Significant Action given for two Minor ones leaves one of them (line 39). */
export function spent(state: BattleState, { fighter, action, keepsAim }: EventOf<'spent'>): BattleState {
  return fighterChanged(state, fighter, (one) => ({
    ...(action === 'significant' ? { significant: Math.max(0, one.significant - 1) } : {}),
    ...(action === 'minor' ? minorSpent(one) : {}),
    ...(action === 'free' ? {} : { acted: true }),
    ...(keepsAim ? {} : { aim: null }),
  }))
}

function minorSpent({ minor, significant }: { readonly minor: number; readonly significant: number }): {
  readonly minor: number
  readonly significant: number
} {
  if (minor > 0) return { minor: minor - 1, significant }
  return significant > 0 ? { minor: 1, significant: significant - 1 } : { minor, significant }
}

function moved(state: BattleState, { fighter, metres }: EventOf<'moved'>): BattleState {
  const loses = rulesOf(state).longReadying === 'lost'
  const gone = fighterChanged(state, fighter, (one) => ({
    moved: one.moved + metres,
    ruledOut: [],
    ...(loses ? { readying: null } : {}),
  }))
  return forgotten(gone, fighter)
}

function weaponChanged(weapons: readonly Held[], id: string, change: (held: Held) => Partial<Held>): Held[] {
  return weapons.map((held) => (held.id === id ? { ...held, ...change(held) } : held))
}

/** A weapon is in hand, or full again, once its Minor Actions are spent (line 25). */
function readied(
  state: BattleState,
  { fighter, weapon, what, spent: actions, done }: EventOf<'readied'>,
): BattleState {
  const readying = done ? null : { weapon, what, spent: actions }
  const [craft, own] = weapon.split('/')
  if (own !== undefined && craft !== undefined) {
    const begun = fighterChanged(state, fighter, { readying })
    return done ? mountReloaded(begun, fighter, { craft, own }) : begun
  }
  return fighterChanged(state, fighter, ({ weapons }) => {
    if (!done) return { readying }
    if (what === 'draw') return { readying, weapons: drawn(weapons, weapon) }
    const full = weaponChanged(weapons, weapon, (one) =>
      reloaded(one, one.weapon, declaredRounds(state, { by: fighter, ref: weapon, weapon: one.weapon })),
    )
    return { readying, weapons: full }
  })
}

/** Behind the piece that is declared and still in hand come the others, under another name (lines 7, 25). */
function drawn(weapons: readonly Held[], id: string): readonly Held[] {
  const held = weapons.find((one) => one.id === id)
  if (held?.at !== 'hand') return weaponChanged(weapons, id, () => ({ at: 'hand' }))
  const others = { ...held, id: freeName({ weapons }, id), spare: held.spare - 1 }
  return [...weaponChanged(weapons, id, () => ({ spare: 1 })), others]
}

/** What is declared and not fired yet goes on top: it is out of the magazine before this comes in. */
function reloaded(
  { loaded, spare }: { readonly loaded: number; readonly spare: number },
  { magazine }: Weapon,
  declared: number,
): { readonly loaded: number; readonly spare: number } {
  const more = Math.min(spare, (magazine ?? 0) - (loaded - declared))
  return { loaded: loaded + more, spare: spare - more }
}

const mountedWeapon = (
  { setup: { vehicles } }: BattleState,
  craft: string,
  own: string,
): Weapon | undefined => vehicles[craft]?.document.weapons.find(({ id }) => id === own)?.weapon

function mountReloaded(
  state: BattleState,
  by: string,
  { craft, own }: { readonly craft: string; readonly own: string },
): BattleState {
  const weapon = mountedWeapon(state, craft, own)
  if (!weapon) return state
  const declared = declaredRounds(state, { by, ref: heldBy(craft, own), weapon })
  return craftChanged(state, craft, ({ weapons }) => ({
    weapons: weapons.map((one) => (one.id === own ? { ...one, ...reloaded(one, weapon, declared) } : one)),
  }))
}

/** Who takes over commands; the commander that there was is a member. */
function commandTaken(state: BattleState, { fighter }: EventOf<'command-taken'>): BattleState {
  const taker = fighterIn(state, fighter)
  if (!taker) return state
  return everyFighter(state, ({ id, side, unit, role }) => {
    if (id === fighter) return { role: 'commander' }
    return side === taker.side && unit === taker.unit && role === 'commander' ? { role: 'member' } : null
  })
}

/** Rounds are gone; of what is thrown, or put down, one is, and the next of several is still to be drawn, but on a mount. */
function fired(state: BattleState, { fighter, weapon, rounds }: EventOf<'fired'>): BattleState {
  const [craft, own] = weapon.split('/')
  if (own !== undefined && craft !== undefined) {
    const mounted = mountedWeapon(state, craft, own)
    const pieces = mounted && isByPiece({ weapon: mounted }) ? 1 : 0
    return craftChanged(state, craft, ({ weapons }) => ({
      weapons: weapons.map((one) =>
        one.id === own
          ? { ...one, loaded: Math.max(0, one.loaded - rounds), spare: Math.max(0, one.spare - pieces) }
          : one,
      ),
    }))
  }
  return fighterChanged(state, fighter, ({ weapons }) => ({
    weapons: weaponChanged(weapons, weapon, (one) => {
      if (one.weapon.magazine !== null) return { loaded: Math.max(0, one.loaded - rounds) }
      if (!isByPiece(one)) return {}
      return one.spare > 1 ? { at: 'stowed', spare: one.spare - 1 } : { at: 'gone', spare: 0 }
    }),
  }))
}

/** Aim is used up with the attack, of full auto with the last pair (line 29, R19). */
function attacked(state: BattleState, { shot: { by, aim, target } }: EventOf<'attacked'>): BattleState {
  const isOn = state.steps.some((step) => step.kind === 'shot' && step.shot.by === by)
  const aimedAt = (aim === undefined ? fighterIn(state, by)?.aim : aim)?.target
  if (isOn && (rulesOf(state).aimedPairs === 'all' || target !== aimedAt)) return state
  if (aim === undefined) return fighterChanged(state, by, { aim: null })
  // It was used up as it was declared; what they aim at since is for the next attack.
  const steps = state.steps.map((step) =>
    step.kind === 'shot' && step.shot.by === by ? { ...step, shot: { ...step.shot, aim: null } } : step,
  )
  return { ...state, steps }
}

function wounded(state: BattleState, { fighter, damage, left, pick }: EventOf<'wounded'>): BattleState {
  if (damage === 0) return state
  const isOver = pick !== null && left[pick] === 0
  const loses = rulesOf(state).longReadying === 'lost'
  return fighterChanged(state, fighter, {
    left,
    pick: isOver ? null : pick,
    ...(loses ? { readying: null } : {}),
  })
}

/** No turn, no reaction, aim and work gone (lines 64, 180). */
export function fell(state: BattleState, { fighter, to }: EventOf<'fell'>): BattleState {
  const down = fighterChanged(released(state, fighter), fighter, (one) => ({
    fate: to,
    aim: null,
    work: null,
    readying: null,
    turn: one.turn === 'now' || one.turn === 'delaying' ? 'done' : one.turn,
  }))
  const turns = down.turns.map((turn) => ({
    ...turn,
    fighters: turn.fighters.filter((one) => one !== fighter),
  }))
  return { ...down, turns }
}

/** Nobody holds it any more, nor does it hold anybody. */
export function released(state: BattleState, id: string): BattleState {
  return everyFighter(state, (one) =>
    one.grapple !== null && (one.id === id || one.grapple === id) ? { grapple: null } : null,
  )
}

/** The first is won by who grabs, or shaken off (line 144, TRV-155). */
function grabbed(state: BattleState, { winner, loser, first }: EventOf<'grabbed'>): BattleState {
  if (winner === null || loser === null || !first) return state
  const one = fighterChanged(released(state, loser), winner, { grapple: loser, aim: null, work: null })
  return forgotten(fighterChanged(one, loser, { grapple: winner, aim: null, work: null }), loser)
}

function held(state: BattleState, { winner, loser, what, metres, ends }: EventOf<'held'>): BattleState {
  const after = ends ? released(state, winner) : state
  switch (what) {
    case 'prone':
      return fighterChanged(after, loser, { stance: 'prone' })
    case 'escape':
      return carriedOff(after, winner, Math.min(metres, MOVE_METRES))
    case 'throw':
      return carriedOff(after, loser, metres)
    case 'drag': {
      const far = Math.min(metres, GRAPPLE_TABLE.drag.metres ?? metres)
      return carriedOff(carriedOff(after, loser, far), winner, far)
    }
    case 'disarm':
    case 'damage':
    case 'hold':
      return after
    default:
      return never(what)
  }
}

/** Whoever is moved has moved, of their own will or not (line 51, R25). */
const carriedOff = (state: BattleState, id: string, metres: number): BattleState =>
  forgotten(
    fighterChanged(state, id, ({ moved: before }) => ({ moved: before + metres })),
    id,
  )

/** A weapon comes to the floor, or into the other's hand under another name. */
function disarmed(
  state: BattleState,
  { from, weapon, to, carried, rest = 0 }: EventOf<'disarmed'>,
): BattleState {
  const at = to === null ? 'floor' : 'hand'
  const lost = fighterChanged(state, from, ({ weapons }) => ({
    weapons: regrouped(
      weaponChanged(weapons, weapon, () =>
        rest > 0 ? { at: 'stowed', spare: rest } : { at: to === null ? 'floor' : 'gone' },
      ),
    ),
  }))
  if (to === null && rest === 0) return lost
  const { inHand: _inHand, isLost: _isLost, ...piece } = carried
  return fighterChanged(lost, to ?? from, ({ weapons }) => ({
    weapons: regrouped([...weapons, { ...piece, at }]),
  }))
}

function putRight(state: BattleState, { fighter, fate, left }: EventOf<'put-right'>): BattleState {
  const freed = fate === 'up' ? state : fell(state, { kind: 'fell', fighter, to: fate, by: null, with: '' })
  const right = fighterChanged(freed, fighter, ({ isMachine, left: before }) => ({
    fate,
    left: isMachine ? before : left,
    pick: null,
  }))
  // A machine is scrap with its vehicle, and otherwise has some Structure.
  return craftChanged(right, fighter, ({ shell }) => ({
    destroyed: fate === 'dead',
    shell: { ...shell, structure: fate === 'dead' ? 0 : Math.max(1, shell.structure) },
  }))
}

/** A machine is scrap with its vehicle, and disabled without its plant or its computer (lines 304, 328). */
function recorded(
  state: BattleState,
  { people, crafts, systems = [], ammunition = [] }: EventOf<'recorded'>,
): BattleState {
  const struck = systems.reduce((all, { part, hits }) => {
    const [craft = '', own = ''] = part.split('/')
    return craftChanged(all, craft, (one) => hitAfterwards(one, own, hits))
  }, state)
  const armed = ammunition.reduce(stockLeft, struck)
  const told = people.reduce(
    (all, { fighter, fate, left }) => fighterChanged(all, fighter, { fate, left }),
    armed,
  )
  const hit = crafts.reduce((all, { craft, ...left }) => {
    const isScrap = left.structure === 0
    const shot = craftChanged(all, craft, ({ shell }) => ({
      shell: { ...shell, ...left },
      destroyed: isScrap,
    }))
    return isScrap ? fighterChanged(shot, craft, { fate: 'dead' }) : shot
  }, told)
  return everyFighter(hit, ({ id, isMachine, fate }) => {
    const craft = isMachine && fate === 'up' ? craftIn(hit, id) : null
    return craft && isDisabled(hit, craft) ? { fate: 'disabled' } : null
  })
}

/** Of what somebody carries or a vehicle has mounted; what was thrown to the last is gone. */
function stockLeft(
  state: BattleState,
  { held, loaded, spare }: NonNullable<EventOf<'recorded'>['ammunition']>[number],
): BattleState {
  const [owner = '', own = ''] = held.split('/')
  const mounted = craftChanged(state, owner, ({ weapons }) => ({
    weapons: weapons.map((one) => (one.id === own ? { ...one, loaded, spare } : one)),
  }))
  return fighterChanged(mounted, owner, ({ weapons }) => ({
    weapons: weaponChanged(weapons, own, ({ weapon, at }) => ({
      loaded,
      spare,
      at: weapon.magazine === null && spare === 0 ? 'gone' : at,
    })),
  }))
}
