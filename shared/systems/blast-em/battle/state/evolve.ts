import { counterSet, noted } from '../../../../battle/asides.ts'
import { HANDED_OVER, handedOver } from '../../../../battle/automatic.ts'
import { foldBy } from '../../../../battle/battle.ts'
import { never } from '../../../../never.ts'
import { DRUG_TURNS } from '../../data/gadgets.ts'
import { DOOR_STATES, type Side as Kind } from '../../words.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { BAD_GUYS_SIDE, isPlayer, type Player } from '../words.ts'
import { drawnIn, everyModel, exchangeChanged, modelChanged, nowChanged } from './change.ts'
import { ammunitionUsed, evolveModels } from './evolve-models.ts'
import { hasTurn, isOnTable, isWatchingCamera, otherKind, previousPlayer, rulesOf } from './look.ts'
import { opened } from './open.ts'
import { FRESH_TURN, type BattleState, type Exchange, type ModelState, type TokenState } from './state.ts'

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
    case 'tokens-filled':
      return tokensFilled(state, event)
    case 'first-player-found':
      return { ...state, first: event.side }
    case 'phase-entered':
      return { ...state, phase: event.phase, back: event.phase === 'settling' ? state.phase : state.back }
    case 'round-begun':
      return { ...state, round: event.round }
    case 'turn-begun':
      return turnBegun(state, event)
    case 'token-tested':
      return tokenTested(state, event)
    case 'fight-begun':
      return fightBegun(state, event)
    case 'fight-joined':
      return fightJoined(state, event)
    case 'fight-resumed':
      return { ...state, exchange: exchangeWith(null, false) }
    case 'fight-ended':
      return {
        ...fightOver(state, event.side),
        backUp: state.backUp.filter(({ player, arrives }) => player !== event.side || arrives),
      }
    case 'turn-ended':
      return turnEnded(state, event)
    case 'team-lost':
      return teamLost(state, event)
    case 'mission-ended':
      return { ...state, ending: { outcome: event.outcome, why: event.why, by: event.by } }
    case 'side-moved':
      return sideMoved(state, event)
    case 'opened':
      return seenAnew(thingOpened(state, event))
    case 'security-shut-down':
      return event.device === undefined
        ? { ...state, secured: true }
        : modelChanged(state, event.device, { off: true })
    case 'surprise-agreed':
      return exchangeChanged(state, { surprised: event.whom })
    case 'stayed':
      return exchangeChanged(state, { stayed: [...(state.exchange?.stayed ?? []), event.side] })
    case 'fire-held':
      return exchangeChanged(state, { held: [...(state.exchange?.held ?? []), event.side] })
    case 'attack-declared':
      return attackDeclared(state, event)
    case 'declared':
      return exchangeChanged(state, { declared: [...(state.exchange?.declared ?? []), event.side] })
    case 'declarations-opened':
      return event.attacks.reduce(
        (all, { by }) => nowChanged(all, by, { fired: true }),
        exchangeChanged(state, { opened: true }),
      )
    case 'attack-made':
      return attackMade(state, event)
    case 'blast-opened':
      return state
    case 'attack-void':
      return attackVoid(state, event)
    case 'attack-resolved':
      return attackResolved(state, event)
    case 'stray-flew':
      return { ...state, stray: strayOf(event) }
    case 'stray-settled': {
      const hurt = sufferedMore({ ...state, stray: null }, event.struck, event.by, event.wounds)
      return event.wounds > 0 ? struckBy(hurt, event.struck, event.by) : hurt
    }
    case 'wrecked':
      return struckBy(seenAnew({ ...state, wrecked: [...state.wrecked, event.thing] }), event.thing, event.by)
    case 'blew-up':
      return { ...state, explosions: [...state.explosions, event.thing] }
    case 'explosion-settled':
      return { ...state, explosions: state.explosions.filter((one) => one !== event.thing) }
    case 'thing-put-right':
      return seenAnew(thingPutRight(state, event))
    case HANDED_OVER:
      return led(handedOver(state, event))
    case 'noted':
      return noted(state, event)
    case 'counter-set':
      return counterSet(state, event)
    case 'rolled':
    case 'coin-flipped':
    case 'flown':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    case 'arrived':
    case 'joined':
    case 'moved':
    case 'went-to-ground':
    case 'dragged':
    case 'acted':
    case 'checked':
    case 'found':
    case 'taken':
    case 'objective-located':
    case 'demo-pac-set':
    case 'thing-shot':
    case 'device-built':
    case 'left':
    case 'treated':
    case 'medpack-used':
    case 'drugs-taken':
    case 'passkey-used':
    case 'gadget-handed-over':
    case 'counted-down':
    case 'snapshot-taken':
    case 'back-up-called':
    case 'wounded':
    case 'fell':
    case 'stunned':
    case 'put-right':
    case 'turn-put-right':
    case 'recorded':
      return evolveModels(state, event)
    default:
      return never(event)
  }
}

function tokensFilled(state: BattleState, { tokens }: EventOf<'tokens-filled'>): BattleState {
  const filled = tokens.map(({ id, holds, find }): [string, TokenState] => {
    const before = state.tokens[id]
    return [id, { holds, find, spent: before?.spent ?? false, tested: before?.tested ?? null }]
  })
  return { ...state, tokens: { ...state.tokens, ...Object.fromEntries(filled) } }
}

function tokenTested(state: BattleState, event: EventOf<'token-tested'>): BattleState {
  const { token, found, stays, camera } = event
  const before = state.tokens[token]
  if (!before) return state
  // What a camera has called is what it held.
  const after = { ...before, holds: found, spent: !stays, tested: state.turn }
  const tested = { ...state, tokens: { ...state.tokens, [token]: after } }
  // A camera raises the alarm once; what one sees the others see too (line 289).
  const alarmed =
    camera === null
      ? tested
      : everyModel(tested, (model) => (isWatchingCamera(state, model) ? { knows: true } : null))
  if (found.kind !== 'find') return alarmed
  const item = { name: '', locked: false, find: before.find, opened: false, takenBy: null }
  return { ...alarmed, items: { ...alarmed.items, [token]: item } }
}

function turnBegun(state: BattleState, { side, leader }: EventOf<'turn-begun'>): BattleState {
  const again = rulesOf(state).technicalTries === 'eachTurn'
  return everyModel({ ...state, turn: state.turn + 1, active: side, leader, exchange: null }, (model) => ({
    now: FRESH_TURN,
    carried: model.carried.map((one) => (one.spent ? { ...one, spent: false } : one)),
    tried: again ? [] : model.tried,
    stunned: model.stunned === 'next' && hasTurn(model, side) ? 'now' : model.stunned,
  }))
}

function turnEnded(state: BattleState, { side }: EventOf<'turn-ended'>): BattleState {
  return everyModel({ ...state, exchange: null }, (model) => ({
    // By house rule drugs work from the next turn on, whosever turn they were taken in.
    ...(model.drugs > DRUG_TURNS && { drugs: DRUG_TURNS }),
    ...(hasTurn(model, side) && {
      drugs: Math.max(0, model.drugs - 1),
      stunned: model.stunned === 'nowAndNext' ? 'next' : model.stunned === 'now' ? null : model.stunned,
    }),
    // A shelter that was shot away shelters nobody any more (lines 91, 357).
    ...(model.behind !== null && state.wrecked.includes(model.behind) && { toGround: false, behind: null }),
  }))
}

function fightBegun(state: BattleState, event: EventOf<'fight-begun'>): BattleState {
  return {
    ...fightJoined(state, event),
    exchange: exchangeWith(event.surprised, true),
  }
}

/** Whoever is met takes part from now on (line 309). */
function fightJoined(state: BattleState, event: EventOf<'fight-begun' | 'fight-joined'>): BattleState {
  const { side, against } = event
  const fought = against.filter(
    (other) => !state.fighting.some((both) => both.includes(side) && both.includes(other)),
  )
  const fighting = [...state.fighting, ...fought.map((other) => [side, other] as const)]
  const badGuysFought = state.badGuysFought || against.includes(BAD_GUYS_SIDE)
  return everyModel({ ...state, fighting, badGuysFought }, (model) =>
    isMet(model, event)
      ? { unmet: false, since: state.turn, foeOf: [...new Set([...model.foeOf, side])] }
      : null,
  )
}

/** A log that does not tell whom has met them all; where it names nobody it was whoever had been met before. */
function isMet(
  { id, side, unmet }: ModelState,
  { against, met }: EventOf<'fight-begun' | 'fight-joined'>,
): boolean {
  if (side !== BAD_GUYS_SIDE || !against.includes(side)) return false
  return met === undefined || (met.length > 0 ? met.includes(id) : !unmet)
}

/** A team fights nobody any more, and nobody has a part in its fight. */
function fightOver(state: BattleState, side: Player): BattleState {
  const fighting = state.fighting.filter((both) => !both.includes(side))
  return everyModel({ ...state, fighting }, ({ foeOf }) =>
    foeOf.includes(side) ? { foeOf: foeOf.filter((one) => one !== side) } : null,
  )
}

/**
 * Nobody fights its people any more. Whoever is left of them goes, but of its members whoever is out or unconscious stays
 * so, for the roll of the fallen; and somebody of the mission who had come along stays there, to be met by others.
 */
function teamLost(state: BattleState, { side }: EventOf<'team-lost'>): BattleState {
  return everyModel({ ...fightOver(state, side), lost: [...state.lost, side] }, (model) => {
    const { fate, origin } = model
    const staysSo = fate === 'out' || (fate === 'unconscious' && origin === 'team')
    if (model.side !== side || !isOnTable(model) || staysSo) return null
    return origin === 'person' ? { side: null } : { fate: 'gone', turnsLeft: null }
  })
}

/** Who speaks for the bad guys, once that has changed (line 309, R10). */
function led(state: BattleState): BattleState {
  const { active, automatic } = state
  const isMuster = active === null || automatic.includes(BAD_GUYS_SIDE)
  return { ...state, leader: isMuster ? null : previousPlayer(state, active) }
}

/** The team moves, then the bad guys (R21). */
function exchangeWith(surprised: Kind | null, isNew: boolean): Exchange {
  return {
    moves: 'team',
    surprised,
    isNew,
    views: [],
    stayed: [],
    held: [],
    attacks: [],
    charges: [],
    declared: [],
    opened: false,
    resolved: [],
  }
}

function sideMoved(state: BattleState, { whose }: EventOf<'side-moved'>): BattleState {
  const still = everyModel(state, ({ now }) => (now.open ? { now: { ...now, open: false } } : null))
  return exchangeChanged(still, {
    moves: whose === 'team' ? otherKind(whose) : null,
    views: [],
    stayed: [],
    held: [],
  })
}

/** A door, or an item's lock. */
function thingOpened(state: BattleState, { what }: EventOf<'opened'>): BattleState {
  if (Object.hasOwn(state.doors, what)) return { ...state, doors: { ...state.doors, [what]: { is: 'open' } } }
  const item = state.items[what]
  return item ? { ...state, items: { ...state.items, [what]: { ...item, opened: true } } } : state
}

/** What the players say of a thing: a door's state, whether a token is turned over, what is shut or wrecked. */
function thingPutRight(state: BattleState, { thing, state: now }: EventOf<'thing-put-right'>): BattleState {
  const token = state.tokens[thing]
  if (token && (now === 'turned' || now === 'unturned')) {
    const turned = now === 'turned'
    const after = { ...token, spent: turned, tested: turned ? state.turn : null }
    return { ...state, tokens: { ...state.tokens, [thing]: after } }
  }
  if (now === 'wrecked') return { ...state, wrecked: [...state.wrecked, thing] }
  if (now === 'whole') return { ...state, wrecked: state.wrecked.filter((one) => one !== thing) }
  if (now === 'on' || now === 'off') return modelChanged(state, thing, { off: now === 'off' })
  const door = DOOR_STATES.find((one) => one === now)
  if (door && Object.hasOwn(state.doors, thing))
    return { ...state, doors: { ...state.doors, [thing]: { is: door } } }
  const item = state.items[thing]
  if (!item) return state
  const changed = { ...item, opened: now === 'open', locked: now === 'locked' }
  return { ...state, items: { ...state.items, [thing]: changed } }
}

function strayOf({ by, with: kind, among, heads, missed }: EventOf<'stray-flew'>): BattleState['stray'] {
  return { by, with: kind, among, heads, missed: missed ?? null }
}

/** What is declared in secret does not show on the model before all of it is opened. */
function attackDeclared(state: BattleState, event: EventOf<'attack-declared'>): BattleState {
  const { kind: _kind, side: _side, secret, deviations: _deviations, ...attack } = event
  const attacks = [...(state.exchange?.attacks ?? []), attack]
  return exchangeChanged(secret ? state : nowChanged(state, event.by, { fired: true }), { attacks })
}

/** Whoever attacks in a fight, or is attacked, has a part in it. */
function attackMade(state: BattleState, { target, by, wounds }: EventOf<'attack-made'>): BattleState {
  const drawn = drawnIn(state, [by, target])
  return wounds > 0 ? struckBy(sufferedMore(drawn, target, by, wounds), target, by) : drawn
}

function sufferedMore(state: BattleState, target: string | null, by: string, wounds: number): BattleState {
  const canSuffer = target !== null && Object.hasOwn(state.models, target) && wounds > 0
  return canSuffer ? { ...state, suffered: [...state.suffered, { target, by, wounds }] } : state
}

/** Whose blow was the last at what the mission wants destroyed, or at one of the garrison; what bursts is no team's. */
function struckBy(state: BattleState, struck: string | null, by: string | null): BattleState {
  const { objective } = state.setup.mission
  const side = state.models[by ?? '']?.side ?? null
  if (objective.kind !== 'destroy' || struck === null) return state
  const { origin, from } = state.models[struck] ?? {}
  const isTarget = struck === objective.target || (origin === 'garrison' && from === objective.target)
  return isTarget ? { ...state, destroyer: isPlayer(side) ? side : null } : state
}

/** What hid somebody may be open now. */
function seenAnew(state: BattleState): BattleState {
  return everyModel(state, ({ vain }) =>
    vain.length > 0 ? { vain: vain.filter(({ why }) => why === 'out-of-reach') } : null,
  )
}

/** Nothing was fired or thrown: it uses nothing up, and whoever meant to knows better until one of both has moved. */
function attackVoid(state: BattleState, { attack, why, by, target }: EventOf<'attack-void'>): BattleState {
  const over = exchangeChanged(state, { resolved: [...(state.exchange?.resolved ?? []), attack] })
  if (by === undefined || target === undefined || why === 'untold') return over
  return modelChanged(over, by, ({ vain }) => ({
    vain: [...vain.filter(({ at }) => at !== target), { at: target, why }],
  }))
}

function attackResolved(state: BattleState, { attack }: EventOf<'attack-resolved'>): BattleState {
  const { exchange } = state
  const made = exchange?.attacks.find(({ id }) => id === attack)
  if (!exchange || !made || exchange.resolved.includes(attack)) return state
  const resolved = exchangeChanged(state, { resolved: [...exchange.resolved, attack] })
  return ammunitionUsed(resolved, made.by, made.attack)
}
