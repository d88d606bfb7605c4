import { DRUG_TURNS } from '../../data/gadgets.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import {
  acted,
  disengaged,
  drawnIn,
  engaged,
  everyModel,
  exchangeChanged,
  fieldSpent,
  gadgetUsed,
  modelChanged,
  nowChanged,
} from './change.ts'
import {
  gadgetAtOf,
  groupsOf,
  hasOwnGrenades,
  hasTurn,
  idsOf,
  losesThisTurn,
  modelIn,
  profileOf,
  rulesOf,
} from './look.ts'
import { carriedAnew, newModel } from './open.ts'
import { isPlayer, type Fate } from '../words.ts'
import { FRESH_TURN, type BattleState } from './state.ts'

/** What events make of models. */

export type ModelEvent = Extract<
  BattleEvent,
  {
    kind:
      | 'arrived'
      | 'joined'
      | 'moved'
      | 'went-to-ground'
      | 'dragged'
      | 'acted'
      | 'checked'
      | 'found'
      | 'taken'
      | 'objective-located'
      | 'demo-pac-set'
      | 'thing-shot'
      | 'device-built'
      | 'left'
      | 'treated'
      | 'medpack-used'
      | 'drugs-taken'
      | 'passkey-used'
      | 'gadget-handed-over'
      | 'counted-down'
      | 'snapshot-taken'
      | 'back-up-called'
      | 'wounded'
      | 'fell'
      | 'stunned'
      | 'put-right'
      | 'turn-put-right'
      | 'recorded'
  }
>

export function evolveModels(state: BattleState, event: ModelEvent): BattleState {
  switch (event.kind) {
    case 'arrived':
      return arrived(state, event)
    case 'joined':
      return modelChanged(state, event.model, { side: event.side })
    case 'moved':
      return moved(state, event)
    case 'went-to-ground':
      return modelChanged(state, event.model, { toGround: true, behind: event.behind })
    case 'dragged': {
      const dragger = nowChanged(state, event.model, { drags: true })
      const dragged = moved(dragger, { ...event, how: 'move' })
      return triedAnew(disengaged(dragged, event.fallen), event.fallen)
    }
    case 'acted':
      return acted(state, event.model)
    case 'checked':
      return modelChanged(state, event.model, ({ tried }) => ({ tried: [...tried, event.on] }))
    case 'found':
      return event.find.kind === 'gadget' ? given(state, event.model, event.find.carried) : state
    case 'taken':
      return modelChanged(taken(state, event.item, event.model), event.model, ({ holds }) => ({
        holds: [...holds, event.item],
      }))
    case 'objective-located':
      return event.knows
        ? modelChanged({ ...state, located: true }, event.model, { knows: true })
        : { ...state, located: true }
    case 'demo-pac-set':
      return demoPacSet(state, event)
    case 'thing-shot':
      return nowChanged(ammunitionUsed(state, event.model, event.with), event.model, {
        fired: true,
        shots: (modelIn(state, event.model)?.now.shots ?? 0) + 1,
        ...(event.twice && { twice: true }),
        ...(event.with === 'grenade' && { thrown: true }),
      })
    case 'device-built':
      return given({ ...state, built: true }, event.model, event.carried)
    case 'left':
      return event.models.reduce(
        (all, id) =>
          modelChanged(disengaged(all, id), id, {
            fate: 'left',
            toGround: false,
            behind: null,
            turnsLeft: null,
          }),
        state,
      )
    case 'treated':
      return treated(state, event)
    case 'medpack-used':
      return raised(handled(used(state, event.model, event.gadget), event.model), event.patient, event.wounds)
    case 'drugs-taken': {
      const model = modelIn(state, event.model)
      // Turns of others count none: taken in one of theirs, that is the first all the same (line 232).
      const own = model === null || hasTurn(model, state.active) ? 1 : 0
      const isNow = rulesOf(state).drugsFrom === 'thisTurn'
      const drugs = isNow ? DRUG_TURNS - 1 + own : DRUG_TURNS + 1
      const taken = modelChanged(state, event.model, { drugs, drugsTaken: true })
      return handled(used(taken, event.model, event.gadget), event.model)
    }
    case 'passkey-used':
      return used(state, event.model, event.gadget)
    case 'gadget-handed-over':
      return handled(handedOver(state, event), event.model)
    case 'counted-down':
      return modelChanged(state, event.model, { turnsLeft: event.left })
    case 'snapshot-taken':
      return nowChanged(state, event.model, { snapped: true })
    case 'back-up-called':
      return acted(
        state.active === null || !event.comes
          ? state
          : { ...state, backUp: [...state.backUp, { player: state.active, arrives: true }] },
        event.model,
      )
    case 'wounded': {
      const met = idsOf(groupsOf(state, [event.model]))
      const awake = everyModel(drawnIn(state, [event.model]), ({ id, unmet }) =>
        unmet && met.includes(id) ? { unmet: false, since: state.turn } : null,
      )
      const suffered = state.suffered.filter(({ target }) => target !== event.model)
      return modelChanged({ ...awake, suffered }, event.model, ({ carried }) => ({
        wounds: event.left,
        carried: event.field ? fieldSpent(carried) : carried,
      }))
    }
    case 'fell':
      return modelChanged(
        fellOnItsWay(state, event.model)
          ? disengaged(state, event.model)
          : lying(state, event.model, event.to),
        event.model,
        ({ wounds, fate, fell, deep, worse }) => ({
          fate: event.to,
          wounds: event.to === 'mostlyDead' ? 0 : wounds,
          turnsLeft: event.turns,
          // Whoever lies already goes on counting (line 260); below 0 the die for all healers is another (line 268).
          fell: fate === 'mostlyDead' ? fell : state.turn,
          deep: event.deep,
          worse: event.deep === deep ? worse : null,
          toGround: false,
          behind: null,
        }),
      )
    case 'recorded':
      return everyModel(state, ({ id, side }) =>
        isPlayer(side) ? { fate: event.out.includes(id) ? 'out' : 'left' } : null,
      )
    case 'stunned':
      return modelChanged(state, event.model, (model) => ({
        stunned: losesThisTurn(model) ? 'nowAndNext' : 'next',
      }))
    case 'turn-put-right': {
      const { moved: hasMoved, acted: hasActed } = event
      const now = modelIn(state, event.model)?.now ?? FRESH_TURN
      const movement = hasMoved ? (now.moved ? now.movement : 'move') : 'stand'
      const done = hasActed
        ? {}
        : {
            fired: false,
            shots: 0,
            twice: false,
            thrown: false,
            treated: false,
            tended: false,
            drags: false,
            handled: false,
          }
      const actions = hasActed ? Math.max(1, now.actions) : 0
      return nowChanged(state, event.model, { moved: hasMoved, movement, actions, ...done })
    }
    case 'put-right': {
      const { model, fate, wounds, turns } = event
      return modelChanged(lying(state, model, fate), model, {
        fate,
        wounds,
        turnsLeft: fate === 'mostlyDead' ? turns : null,
        fell: fate === 'mostlyDead' ? state.turn : null,
        deep: false,
        worse: null,
        ...(fate !== 'up' && { toGround: false, behind: null }),
      })
    }
  }
}

/** Whoever is out is in nobody's reach any more; the Mostly Dead lie where they fell. */
function lying(state: BattleState, id: string, fate: Fate): BattleState {
  return fate === 'up' || fate === 'mostlyDead' ? state : disengaged(state, id)
}

/** Whom a Snapshot fells as it moves lies where it was seen, and not where it meant to be (line 345). */
function fellOnItsWay({ phase, back, exchange }: BattleState, id: string): boolean {
  const isSnapshot = phase === 'snapshots' || (phase === 'settling' && back === 'snapshots')
  return isSnapshot && (exchange?.views.some(({ at }) => at === id) ?? false)
}

function arrived(state: BattleState, event: EventOf<'arrived'>): BattleState {
  const { side, origin, from } = event
  const added = event.models.map((one) => ({
    ...newModel(state.setup, { ...one, side, origin, from }),
    came: state.turn,
    since: state.turn,
  }))
  const waves = origin === 'wave' && from !== null ? [...state.waves, from] : state.waves
  const backUp = origin === 'backUp' ? backUpCame(state) : state.backUp
  const models = { ...state.models, ...Object.fromEntries(added.map((model) => [model.id, model])) }
  return drawnIn({ ...state, waves, backUp, models }, idsOf(added.filter(({ unmet }) => !unmet)))
}

/** Into the fight it was called in, which has had its call; where that is over, the fight that it begins is another (line 245). */
function backUpCame({ backUp, active, fighting }: BattleState): BattleState['backUp'] {
  const goesOn = active !== null && fighting.some((both) => both.includes(active))
  return backUp.flatMap((one) => {
    if (one.player !== active) return [one]
    return goesOn ? [{ ...one, arrives: false }] : []
  })
}

type Way = Pick<EventOf<'moved'>, 'model' | 'how' | 'seenBy' | 'reaches' | 'keepsCover'>

function moved(state: BattleState, event: Way): BattleState {
  const { model: id, how, seenBy, reaches, keepsCover } = event
  const went = modelChanged(triedAnew(engaged(state, id, reaches), id), id, ({ now, toGround }) => ({
    toGround: toGround && keepsCover,
    behind: null,
    now: { ...now, moved: true, movement: how, open: !keepsCover },
  }))
  const { exchange } = went
  if (!exchange) return went
  const views = seenBy.map((view) => ({ ...view, at: id, intervening: 0 }))
  return exchangeChanged(went, { views: [...exchange.views, ...views] })
}

/** From where it stands now it may see and reach others, and others it. */
function triedAnew(state: BattleState, id: string): BattleState {
  return everyModel(state, (model) => {
    const vain = model.id === id ? [] : model.vain.filter(({ at }) => at !== id)
    return vain.length === model.vain.length ? null : { vain }
  })
}

function given(state: BattleState, id: string, carried: Parameters<typeof carriedAnew>[0]): BattleState {
  return modelChanged(state, id, (model) => ({ carried: [...model.carried, carriedAnew(carried)] }))
}

function taken(state: BattleState, item: string, takenBy: string): BattleState {
  const before = state.items[item]
  if (!before) return state
  const items = { ...state.items, [item]: { ...before, opened: true, takenBy } }
  return modelChanged({ ...state, items }, before.takenBy ?? '', ({ holds }) => ({
    holds: holds.filter((one) => one !== item),
  }))
}

function demoPacSet(state: BattleState, { model, on, waits }: EventOf<'demo-pac-set'>): BattleState {
  const set = modelChanged(state, model, ({ used: before }) => ({
    used: { ...before, demoPacs: before.demoPacs + 1 },
  }))
  const charges = [...(state.exchange?.charges ?? []), { on, by: model }]
  return waits ? exchangeChanged(set, { charges }) : set
}

function used(state: BattleState, id: string, at: number): BattleState {
  return modelChanged(state, id, ({ carried }) => ({ carried: gadgetUsed(carried, at) }))
}

function handled(state: BattleState, id: string): BattleState {
  return nowChanged(state, id, { handled: true })
}

function handedOver(state: BattleState, { model, to, gadget }: EventOf<'gadget-handed-over'>): BattleState {
  const given = modelIn(state, model)?.carried[gadget]
  if (!given || model === to) return state
  const without = modelChanged(state, model, ({ carried }) => ({
    carried: carried.filter((_one, index) => index !== gadget),
  }))
  return modelChanged(without, to, ({ carried }) => ({ carried: [...carried, given] }))
}

/** Who is treated gives up attack and operations as the healer does; who is raised acts from the next turn (lines 264, 270). */
function treated(state: BattleState, { model, patient, success, worse }: EventOf<'treated'>): BattleState {
  const healed = nowChanged(acted(state, model), model, { treated: true })
  const before = modelIn(state, patient)
  if (!before) return healed
  const { patientGivesUp } = rulesOf(state)
  const givesUp = patientGivesUp && before.fate === 'up' && patient !== model
  const resting = givesUp ? nowChanged(healed, patient, { tended: true }) : healed
  if (success) return raised(resting, patient, profileOf(state, before).wounds)
  return before.fate === 'mostlyDead' ? modelChanged(resting, patient, { worse }) : resting
}

/** So many more wounds, never above the profile's; from 0 the model is up. */
function raised(state: BattleState, id: string, wounds: number): BattleState {
  return modelChanged(state, id, (model) => {
    const wasUp = model.fate === 'up'
    const rests = !wasUp && rulesOf(state).raisedActs === 'nextTurn'
    return {
      fate: 'up',
      wounds: Math.min(profileOf(state, model).wounds, model.wounds + wounds),
      turnsLeft: null,
      fell: null,
      deep: false,
      worse: null,
      now: rests ? { ...model.now, rests: true } : model.now,
    }
  })
}

/** Whoever shoots uses up what it shoots with: of grenades its own before those that it has won (lines 206, 226). */
export function ammunitionUsed(state: BattleState, id: string, attack: string): BattleState {
  if (attack === 'heavy' || attack === 'radius')
    return modelChanged(state, id, ({ used: before }) => ({
      used: { ...before, heavyShots: before.heavyShots + 1 },
    }))
  const model = modelIn(state, id)
  if (attack !== 'grenade' || !model) return state
  const won = gadgetAtOf(model, 'grenade')
  if (won !== null && !hasOwnGrenades(state, model)) return used(state, id, won)
  return modelChanged(state, id, ({ used: before }) => ({
    used: { ...before, grenades: before.grenades + 1 },
  }))
}
