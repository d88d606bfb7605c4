import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { is, one, wholeFrom, words, yesNo } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { AUTOMATICS, BAD_GUYS, DOOR_STATES, type WhoRef } from '../../words.ts'
import { tagalongJoins } from '../actions/finds.ts'
import { arrive } from '../course/flow.ts'
import { notYours } from '../rules/against.ts'
import type { BlastEm, Rule } from '../rules/rule.ts'
import { allModels, dicersOf, idsOf, isAutomatic, isUp, modelIn, playing } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { BAD_GUYS_SIDE, BROUGHT, isPlayer, type Brought, type ThingState } from '../words.ts'
import { PUT_RIGHT_IN } from './put-right.ts'

/** What else the players may agree on where the program only assists: things, newcomers, and who has done what. */

const LINE = 311
const REASON = words(LONGEST_NOTE)
const LONGEST_NAME = 60
/** More than any table holds at once. */
const MOST_BROUGHT = 12

/** How a thing of the mission may be, and how it is now; nothing for what only lies there. */
function statesOf(state: BattleState, id: string): { now: ThingState; may: readonly ThingState[] } | null {
  const { setup, doors, items, tokens, wrecked } = state
  const { terminals, things, vessels } = setup.mission
  if (Object.hasOwn(doors, id)) return { now: doors[id]?.is ?? 'closed', may: DOOR_STATES }
  if (Object.hasOwn(tokens, id))
    return { now: tokens[id]?.spent ? 'turned' : 'unturned', may: ['turned', 'unturned'] }
  const item = Object.hasOwn(items, id) ? items[id] : undefined
  if (item) {
    const shut = item.locked ? 'locked' : 'closed'
    return { now: item.opened ? 'open' : shut, may: ['open', 'closed', 'locked'] }
  }
  const model = modelIn(state, id)
  if (model && isSwitched(state, model)) return { now: model.off ? 'off' : 'on', may: ['on', 'off'] }
  const isThere = [...terminals, ...things, ...vessels].some((thing) => thing.id === id)
  return isThere ? { now: wrecked.includes(id) ? 'wrecked' : 'whole', may: ['whole', 'wrecked'] } : null
}

/** A camera or a gun by itself, as long as not all of them are shut down (line 208). */
const isSwitched = ({ secured }: BattleState, model: ModelState): boolean =>
  !secured && isAutomatic(model) && isUp(model)

/** A door, a lock, a token, a computer, a camera or a thing is as it lies on the table. */
export const putThingRight: Rule<'put-thing-right'> = {
  phases: PUT_RIGHT_IN,
  offers: () => [],
  check: (state, { side, thing, state: now }) => [
    ...agreedBy(state, side),
    ...when(!(statesOf(state, thing)?.may.includes(now) ?? false), () =>
      impossible('put-right/no-thing', 'It cannot be so: choose another thing, or another state.', {
        page: LINE,
        path: ['thing'],
      }),
    ),
  ],
  resolve: (log, { thing, state, reason }) => log.emit({ kind: 'thing-put-right', thing, state, reason }),
}

/** Somebody has moved or acted in this turn, or has not. */
export const putTurnRight: Rule<'put-turn-right'> = {
  phases: PUT_RIGHT_IN,
  offers: () => [],
  check: (state, { side, model: id }) => {
    const model = modelIn(state, id)
    return [
      ...byHand(state, { page: LINE }),
      ...when(!model || dicersOf(state, model) !== side || !isUp(model), () =>
        impossible('put-right/not-there', 'There is no such model of yours: choose another.', {
          page: LINE,
          path: ['model'],
        }),
      ),
    ]
  },
  resolve: (log, { model, moved, acted, reason }) =>
    log.emit({ kind: 'turn-put-right', model, moved, acted, reason }),
}

/** Enemies come whom no token, wave or call has brought; whoever fights bad guys already has them in the fight. */
export const bringEnemies: Rule<'bring-enemies'> = {
  phases: PUT_RIGHT_IN,
  offers: () => [],
  check: (state, { side }) => agreedBy(state, side),
  resolve: (log, { type, count }) => {
    arrive(log, [{ who: whoOf(type), count }], 'agreed', null)
  },
}

function whoOf(type: Brought): WhoRef {
  const automatic = AUTOMATICS.find((each) => each === type)
  if (automatic) return { kind: 'automatic', type: automatic }
  return { kind: 'badGuy', type: BAD_GUYS.find((each) => each === type) ?? 'trooper' }
}

/** A Tagalong is met whom nothing in the mission has brought (line 192). */
export const bringTagalong: Rule<'bring-tagalong'> = {
  phases: PUT_RIGHT_IN,
  offers: () => [],
  check: (state, { side }) => [...byHand(state, { page: LINE }), ...notYours(side, playing(state), 192)],
  resolve: (log, { side, name }) => {
    if (isPlayer(side)) tagalongJoins(log, side, null, name)
  },
}

/** All of the table agree: whoever has the turn says it. */
function agreedBy(
  state: BattleState,
  side: BattleState['active'] | typeof BAD_GUYS_SIDE,
): readonly Hindrance[] {
  return [...byHand(state, { page: LINE }), ...notYours(side ?? BAD_GUYS_SIDE, state.active, LINE)]
}

/** Every one of them, with what may be said. */
export function agreements(state: BattleState): readonly OfferOf<BlastEm>[] {
  const side = state.active
  if (side === null || !PUT_RIGHT_IN.includes(state.phase)) return []
  const { terminals, things, vessels } = state.setup.mission
  const ids = [
    ...Object.keys(state.doors),
    ...[...terminals, ...things, ...vessels].map(({ id }) => id),
    ...Object.keys(state.items).filter((id) => !Object.hasOwn(state.tokens, id)),
    ...Object.keys(state.tokens),
    ...idsOf(allModels(state).filter((model) => isSwitched(state, model))),
  ]
  return [
    ...allModels(state)
      .filter(isUp)
      .map((model) => ({
        command: 'put-turn-right' as const,
        side: dicersOf(state, model),
        fields: { model: is(model.id), moved: yesNo, acted: yesNo, reason: REASON },
      })),
    ...ids.map((thing) => {
      const { may, now } = statesOf(state, thing) ?? { may: [], now: null }
      return {
        command: 'put-thing-right' as const,
        side,
        fields: { thing: is(thing), state: one(may.filter((each) => each !== now)), reason: REASON },
      }
    }),
    {
      command: 'bring-enemies',
      side,
      fields: { type: one(BROUGHT), count: wholeFrom(1, MOST_BROUGHT) },
    },
    ...playing(state).map((player) => ({
      command: 'bring-tagalong' as const,
      side: player,
      fields: { name: { ...REASON, longest: LONGEST_NAME } },
    })),
  ]
}
