import { z } from 'zod'
import { RATINGS, TROOPERS } from '../words.ts'
import { CARD_PLACES, LINES, MISSION_DECKS, OBJECTIVES, UNIT_GROUPS, type PileName } from './words.ts'

/**
 * The documents of the cards: troop cards, mission cards and the set that holds the decks. These schemas say
 * what a card looks like; whether it can be played is the matter of `check.ts`.
 */

/** Grows when a stored set would no longer be read rightly. */
export const CARDS_VERSION = 1

const whole = z.number().int()
const number = whole.min(1).max(99)
const figures = whole.min(0).max(99)
const text = z.string()
/** A picture of the group's own on the card, by its id (docs/adr/0010). */
const picture = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'This names no picture.')
  .optional()
/** The most characters of a condition in the group's own words. */
export const OWN_CONDITION_ROOM = 160

const troopLineSchema = z.strictObject({
  commander: figures,
  tactical: figures,
  scout: figures,
  assault: figures,
  engineer: figures,
  /** The question marks: one trooper of the types that each names. */
  choices: z.array(z.array(z.enum(TROOPERS))),
  /** Points to buy drones with (p.15). */
  drones: figures,
  rating: z.literal(RATINGS),
})

export const troopCardSchema = z.strictObject({
  number,
  title: text,
  flavour: text,
  picture,
  lines: z.strictObject({ A: troopLineSchema, B: troopLineSchema, C: troopLineSchema }),
})

/** How what was counted is paid: once when there are enough, or for each, perhaps up to a most. */
const paySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once'), atLeast: whole.min(1) }),
  z.strictObject({ kind: z.literal('each'), most: whole.min(1).nullable() }),
])

/**
 * What is asked of an Objective. Secured means held by the own side and not destroyed; Inspected, that so many
 * Target Counters lie on it, whoever holds it and whatever is left of it (R28). The attacker in control may
 * raise them to 10 (R29).
 */
const objectiveStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('secured') }),
  z.strictObject({ kind: z.literal('destroyed') }),
  z.strictObject({ kind: z.literal('not-destroyed') }),
  z.strictObject({ kind: z.literal('inspected'), counters: whole.min(1).max(10) }),
])

/** Victory Points of a condition; below 0 for what the mission's own side loses. */
const points = whole.min(-50).max(50)
const inches = whole.min(1).max(24)
const group = z.enum(UNIT_GROUPS)
const place = z.enum(CARD_PLACES)

export const conditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('objectives'),
    which: z.array(z.enum(OBJECTIVES)).min(1),
    state: objectiveStateSchema,
    pay: paySchema,
    points,
  }),
  /** Enemy units destroyed. */
  z.strictObject({ kind: z.literal('kills'), of: group, pay: paySchema, points }),
  /** Own units destroyed. */
  z.strictObject({ kind: z.literal('losses'), of: group, pay: paySchema, points }),
  /** None of the own was destroyed. */
  z.strictObject({ kind: z.literal('no-losses'), of: group, points }),
  /** Own units alive at the end, wherever they stand. */
  z.strictObject({ kind: z.literal('alive'), of: group, pay: paySchema, points }),
  /** Own troopers within so many inches at the end. */
  z.strictObject({ kind: z.literal('near'), place, inches, pay: paySchema, points }),
  /** No enemy trooper within so many inches at the end. */
  z.strictObject({ kind: z.literal('clear'), place, inches, points }),
  /** The own side Controls the Table. */
  z.strictObject({ kind: z.literal('control'), points }),
  /** The enemy does not: the Table is Contested or the own side Controls it. */
  z.strictObject({ kind: z.literal('deny'), points }),
  /** The first trooper destroyed by the other side was an enemy's. */
  z.strictObject({ kind: z.literal('first-kill'), points }),
  /** Something in the group's own words: when the battle is over the players say how many times it was done. */
  z.strictObject({
    kind: z.literal('own'),
    text: text.trim().min(1).max(OWN_CONDITION_ROOM),
    pay: paySchema,
    points,
  }),
])

export const missionCardSchema = z.strictObject({
  deck: z.enum(MISSION_DECKS),
  number,
  title: text,
  /** The mission as the troopers might have heard it (p.8). */
  orders: text,
  picture,
  troopLine: z.enum(LINES),
  conditions: z.array(conditionSchema).min(1),
})

/** A set of cards to play with. */
export const cardSetSchema = z.strictObject({
  version: z.literal(CARDS_VERSION),
  id: text.min(1),
  name: text.min(1),
  missions: z.array(missionCardSchema),
  troops: z.array(troopCardSchema),
})

export type TroopLine = z.infer<typeof troopLineSchema>
export type TroopCard = z.infer<typeof troopCardSchema>
export type Pay = z.infer<typeof paySchema>
export type ObjectiveState = z.infer<typeof objectiveStateSchema>
export type Condition = z.infer<typeof conditionSchema>
export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>
export type MissionCard = z.infer<typeof missionCardSchema>
export type CardSet = z.infer<typeof cardSetSchema>

const LETTERS: Readonly<Record<PileName, string>> = {
  offense: 'O',
  defense: 'D',
  'chance-encounter': 'E',
  troops: 'T',
}

/** What stands in a card's corner and names it within its set: `O-07`, `T-11`. */
export function cardId(card: MissionCard | TroopCard): string {
  return `${LETTERS['deck' in card ? card.deck : 'troops']}-${String(card.number).padStart(2, '0')}`
}
