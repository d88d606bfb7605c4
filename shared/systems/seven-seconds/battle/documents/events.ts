import { z } from 'zod'
import { asideFields } from '../../../../battle/asides.ts'
import { event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema } from '../../../../dice/source.ts'
import { ratingSchema } from '../../campaign/documents.ts'
import { answerSchema } from '../../cards/end.ts'
import { MISSION_DECKS } from '../../cards/words.ts'
import { UNITS } from '../../words.ts'
import {
  AREAS,
  BATTLE_KINDS,
  CAUSES,
  COUNTER_REASONS,
  EDGES,
  ENDINGS,
  PHASES,
  PURPOSES,
  REVEALS,
  SETTLEMENTS,
} from '../words.ts'
import {
  blipId,
  count,
  distances,
  each,
  inches,
  objective,
  pieceId,
  putRight,
  reason,
  scoreCorrection,
  side,
  sighting,
  square,
  targetId,
  unitId,
  unitNames,
  whole,
} from './fields.ts'
import { battleSetupSchema } from './setup.ts'

/**
 * What happened in a battle. The list of events is the battle: its state is their fold, and nothing that can be
 * worked out from earlier events stands in a later one.
 */

/** Any number of counters, dice or points. */
const amount = whole.min(0)
const cardId = z.string().max(20)
const pile = z.array(cardId).readonly()
const pilesSchema = z
  .strictObject({ offense: pile, defense: pile, 'chance-encounter': pile, troops: pile })
  .readonly()

const setup = [
  event('begun', { setup: battleSetupSchema }),
  /** Cards face down in a new order; nobody is shown this. */
  event('piles-changed', { piles: pilesSchema }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  event('roles-settled', { battle: z.enum(BATTLE_KINDS), attacker: side.nullable() }),
  event('edge-chosen', { side, edge: z.enum(EDGES) }),
  event('objective-placed', { side, objective }),
  event('cards-drawn', {
    side,
    hand: z.strictObject({ deck: z.enum(MISSION_DECKS), missions: pile, troops: pile }).readonly(),
  }),
  event('cards-kept', { side, mission: cardId, troops: cardId }),
  event('mustered', {
    side,
    units: z.array(z.strictObject({ id: unitId, type: z.enum(UNITS), rating: ratingSchema })),
  }),
  event('units-named', { side, names: unitNames }),
  event('holding-area-filled', { side, squares: z.array(z.strictObject({ square, units: each(unitId) })) }),
  event('deployed', { side, blips: z.array(z.strictObject({ blip: blipId, near: each(objective) })) }),
] as const

const dice = [
  event('rolled', rolledFields(z.enum(PURPOSES), side, targetId)),
  /** Where the generator stands after a decision that used it. */
  event('dice-moved', { dice: diceStateSchema }),
] as const

const turns = [
  event('round-begun', { round: whole.min(1) }),
  event('initiative-taken', { side }),
  event('turn-begun', { side, allowance: whole.min(1).max(3) }),
  event('activated', { piece: pieceId, as: z.enum(['unit', 'extra-blip']) }),
  /** A Blip revealed before it acts: its units may act, one after the other (p.17). */
  event('squad-activated', { blip: blipId, units: z.array(unitId), as: z.enum(['unit', 'extra-blip']) }),
  event('suit-obeyed', { unit: unitId }),
  /** An action was used, or lost; `left` are those that remain. */
  event('action-spent', { piece: pieceId, left: whole.min(0).max(2) }),
  /** `clearOf` are the haywire drones in whose field it did not stand, where that was asked. */
  event('activation-ended', { piece: pieceId, clearOf: z.array(unitId).exactOptional() }),
  event('turn-ended', { side }),
  event('passed', { side }),
  event('round-ended', { round: whole.min(1) }),
] as const

const units = [
  event('blip-revealed', { blip: blipId, units: z.array(unitId), reason: z.enum(REVEALS) }),
  /**
   * `inches` is null where nobody measured the way of a Blip; `clearOf` are the haywire drones in whose field it does
   * not end, where that was asked.
   */
  event('moved', {
    piece: pieceId,
    by: z.enum(['move', 'jump']),
    inches: inches.nullable(),
    near: each(objective),
    clearOf: z.array(unitId).exactOptional(),
  }),
  /** Target Counters put on (or off, below 0). */
  event('counters-changed', { target: targetId, by: whole, reason: z.enum(COUNTER_REASONS) }),
  event('activation-given', { piece: pieceId, by: unitId }),
  event('activation-lost', { piece: pieceId }),
  event('woke', { unit: unitId }),
  event('stunned', { unit: unitId }),
  event('damaged', { unit: unitId }),
  event('repaired', { unit: unitId }),
  event('destroyed', { unit: unitId, cause: z.enum(CAUSES), by: unitId.nullable() }),
  event('jammer-toggled', { unit: unitId, on: z.boolean() }),
] as const

/** An action as it was declared: what the players chose and measured. */
const actions = [
  event('pool-opened', { unit: unitId, points: amount }),
  event('pool-spent', {
    unit: unitId,
    wishes: z.array(z.strictObject({ target: targetId, counters: count, ...sighting })),
    /** Points that were not spent, and are lost. */
    left: whole,
  }),
  event('rifle-fired', { unit: unitId, target: targetId, ...sighting, dice: amount }),
  event('missile-fired', {
    unit: unitId,
    target: targetId,
    targetCover: sighting.targetCover,
    /** Target Counters on the target. */
    counters: amount,
    interceptors: z.array(unitId),
    /** Units recorded as near the target that do not intercept it, and why. */
    leftOut: z.strictObject({ units: z.array(unitId), why: z.string() }).exactOptional(),
  }),
  /** Blips came to light to intercept it: their units' dice are rolled next. */
  event('interceptors-revealed', { unit: unitId, units: z.array(unitId) }),
  event('missile-intercepted', { unit: unitId, by: unitId }),
  event('flamer-fired', { unit: unitId, inches, inside: z.array(pieceId) }),
  /** A kamikaze is about to explode; it may touch one of these. */
  event('fuse-lit', { unit: unitId, touchable: z.array(targetId) }),
  event('exploded', {
    unit: unitId,
    contact: targetId.nullable(),
    /** What else it touches, where it rolls against each. */
    furtherContacts: z.array(targetId).exactOptional(),
  }),
  event('blast-opened', {
    unit: unitId,
    cause: z.enum(['missile', 'kamikaze']),
    radius: whole.min(1).max(5),
    /** What lies at its centre: a direct hit, the exploding drone, or what a deviation is measured from. */
    centre: targetId,
    /** Where the Mean Point of Impact lies, seen from there; null at the centre itself. */
    /** The direction is null where the dice on the table show it, and nobody named it. */
    deviation: z
      .strictObject({ inches: whole.min(2).max(12), direction: whole.min(0).max(359).nullable() })
      .nullable(),
    /** Already destroyed by it: not attacked again. */
    spared: targetId.nullable(),
    /** Touched by a kamikaze and not destroyed: in the blast at 0". */
    touched: unitId.nullable(),
    furtherTouched: z.array(unitId).exactOptional(),
  }),
  event('blast-measured', { unit: unitId, within: distances, onTable: z.boolean() }),
  /** Troopers came to light in it: their dice are rolled next. */
  event('area-opened', {
    unit: unitId,
    cause: z.enum(AREAS),
    radius: whole.min(0).max(5),
    within: z.array(z.strictObject({ id: unitId, inches })),
  }),
  event('area-closed', { unit: unitId }),
] as const

const table = [
  event('crater-made', { radius: whole.min(1).max(5) }),
  event('objective-held', { objective, holder: side.nullable() }),
  event('objective-destroyed', { objective, by: unitId }),
] as const

/** The players put right by hand what the program had wrong. */
const byHand = [
  event('put-right', { piece: pieceId, to: putRight, reason }),
  event('turn-put-right', { initiative: side.nullable(), turn: side.nullable(), reason }),
] as const

const ending = [
  event('withdrawal-announced', { side }),
  event('pursuit-begun', { side }),
  event('end-agreed', { side }),
  event('battle-ended', { how: z.enum(ENDINGS), controls: side.nullable() }),
  event('objectives-settled', { states: z.partialRecord(objective, z.enum(SETTLEMENTS)) }),
  event('end-measured', { near: z.array(answerSchema) }),
  event('score-corrected', { side, ...scoreCorrection }),
] as const

const asideOf = asideFields(pieceId)

/** Written beside the battle; no rule looks at it. */
const asides = [
  event('noted', { side, ...asideOf.note }),
  event('counter-set', { side, ...asideOf.counter }),
  event('photo-taken', { side, ...asideOf.photo }),
  /** It stays in the log, whatever is taken back or corrected: the PIN is gone for good. */
  event('pin-given-up', { side }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...dice,
  ...turns,
  ...units,
  ...actions,
  ...table,
  ...ending,
  ...asides,
  ...byHand,
])

export type BattleEvent = z.infer<typeof eventSchema>
export type EventKind = BattleEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<BattleEvent, { kind: Kind }>
