import type { Field, Filled } from '../../../../battle/field.ts'
import { fillAll, type Chance } from '../../../../battle/fits.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { never } from '../../../../never.ts'
import { loop } from '../decide.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import type { FastAndDirty } from '../rules/rule.ts'
import { allUnits, scenarioSide } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { view as viewOf } from '../view.ts'
import { doctrine } from './doctrine.ts'

/**
 * How people play who know what the book lets them do: now and then one of these, else as the doctrine has it. For
 * battles that nobody sits at.
 */

type Offer = OfferOf<FastAndDirty>

/** One in so many times, as soon as it can be done; in this order. */
const HABITS: readonly (readonly [oneIn: number, command: CommandKind])[] = [
  [1, 'give-orders'],
  [1, 'roll-missions'],
  [3, 'embark'],
  [1, 'build-work'],
  [1, 'dig-in'],
  [2, 'send-scouts'],
  [2, 'block'],
  [3, 'move-contacts'],
  [2, 'op-fire'],
  [2, 'op-shell'],
  [2, 'use-power'],
  [6, 'join'],
  [12, 'make-stand'],
  [2, 'ignore-fire'],
  [2, 'get-out'],
  [3, 'charge'],
  [2, 'shell'],
  [12, 'lay-smoke'],
]
/** Before they fire, others after it. */
const MOVES: readonly CommandKind[] = ['move', 'drive']

/** The next command of any side, of Muster’s own by the doctrine; null when the battle waits for nothing more. */
export function playSensibly(state: BattleState, chance: Chance): Command | null {
  for (const side of loop.openly(state).waitsFor) {
    const offers = loop.options(state, side)
    const isOwn = !state.automatic.includes(side)
    const meant =
      (isOwn ? (habit(state, offers, chance) ?? moves(state, offers, chance)) : null) ??
      doctrine.plan(viewOf(state, side), offers, side, chance)
    if (meant) return measured(state, meant, chance)
  }
  return null
}

const anyId = (ids: readonly string[], chance: Chance): string | undefined =>
  ids[chance.pick(Math.max(1, ids.length))]
const anyOf = (offers: readonly Offer[], chance: Chance): Offer | null =>
  offers[chance.pick(Math.max(1, offers.length))] ?? null

function habit(state: BattleState, offers: readonly Offer[], chance: Chance): Offer | null {
  for (const [oneIn, kind] of HABITS) {
    const able = offers.filter((offer) => offer.command === kind && isSensible(state, offer))
    if (able.length > 0 && chance.pick(oneIn) === 0) return anyOf(able, chance)
  }
  return null
}

/** Nobody digs in where others sit, nor stands to the last unarmed. */
function isSensible(state: BattleState, { command, fields: { unit, work } }: Offer): boolean {
  if (command === 'dig-in') return emptyIn(state, work).length > 0
  if (command !== 'make-stand' || unit?.kind !== 'is') return true
  return !allUnits(state).some(({ id, document }) => id === unit.value && document.kind === 'nonCombatants')
}

/** Works in which nobody begins yet. */
const emptyIn = (state: BattleState, works: Field | undefined): readonly string[] =>
  works?.kind === 'one' ? works.of.filter((id) => !allUnits(state).some(({ work }) => work === id)) : []

/** Half of those who have not moved go on before they fire. */
function moves({ activation }: BattleState, offers: readonly Offer[], chance: Chance): Offer | null {
  if (!activation || activation.deeds.length > 0 || chance.pick(2) === 0) return null
  return anyOf(
    offers.filter(({ command }) => MOVES.includes(command)),
    chance,
  )
}

/** A command of an intention, with everything measured that players would read off a table. */
function measured(state: BattleState, offer: Offer, chance: Chance): Command {
  const { command, side, fields } = offer
  // They take their time, and nobody loses sight of his wounded.
  if (command === 'abandon' && fields.unit?.kind === 'is')
    return commandSchema.parse({ kind: command, side, unit: fields.unit.value, stays: 'along' })
  const filled: Record<string, Filled> = fillAll(fields, chance)
  for (const [name, field] of Object.entries(fields)) {
    const better = measure(state, offer, name, field, chance)
    if (better !== undefined) filled[name] = better
  }
  return commandSchema.parse({ kind: command, side, ...filled })
}

/** How often something is so, one in so many times; what is not named never is. */
const SO: Readonly<Record<string, number>> = {
  ...{
    inspired: 2,
    close: 2,
    terrified: 2,
    controlled: 2,
    reach: 2,
    rerolls: 1,
    lucky: 2,
    joint: 1,
    drugs: 2,
  },
  ...{ bunched: 6, open: 4, crossfire: 5, met: 2, heavy: 2, down: 2, real: 1, alien: 2, medic: 1, clear: 1 },
}
const FEW = 2
/** The turn in which the first may be where its mission takes it. */
const SOON = 3
/** Nobody has hard ground before him, or somebody to carry. */
const NONE = ['rough', 'offRoad', 'water', 'carries']

function measure(
  state: BattleState,
  { command, side }: Offer,
  name: string,
  field: Field,
  chance: Chance,
): Filled | undefined {
  switch (field.kind) {
    case 'yes-no': {
      if (field.must !== null) return field.must
      // Nobody is over the table before his fourth turn.
      if (name === 'leaves') return state.round > SOON && wantsOut(state, side) && chance.pick(FEW) === 0
      // No mission is done before anybody has got anywhere.
      if (name === 'met' && state.round < SOON) return false
      const oneIn = SO[name]
      return oneIn !== undefined && chance.pick(oneIn) === 0
    }
    case 'number': {
      if (NONE.includes(name)) return field.least
      const part = MOVES.includes(command) || name !== 'inches' ? 6 + chance.pick(5) : 2 + chance.pick(6)
      return Math.max(field.least, Math.floor((field.most * part) / 10))
    }
    case 'some':
      if (name === 'mines') return []
      if (command === 'send-scouts') return field.of.slice(0, 1)
      return name === 'markers' || name === 'favoured' ? field.of.slice(0, FEW) : undefined
    case 'one':
      if (command === 'dig-in' && name === 'work') return anyId(emptyIn(state, field), chance)
      return name === 'shelter' ? null : undefined
    case 'is':
    case 'list':
    case 'words':
      return undefined
    default:
      return never(field)
  }
}

/** Its mission takes it over the enemy’s edge (line 2797). */
function wantsOut(state: BattleState, side: BattleState['automatic'][number]): boolean {
  const { aim } = scenarioSide(state, side)
  return aim.kind === 'breakThrough' || (aim.kind === 'mission' && aim.mission === 'infiltrate')
}
