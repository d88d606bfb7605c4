import { z } from 'zod'
import { name, text } from '../../contract/fields.ts'
import { eachOnce, idSchema, ONCE } from '../fields.ts'
import type { TraitNumber } from './data/traits.ts'
import { LONE_TRAITS, TRAITS, type UnitTrait } from './words.ts'

/** Traits of the book, and those that a group brings (line 319). */

/** What a trait of one's own is added to. */
export const ADDED_NUMBERS = [
  'fire',
  'fireAtIt',
  'damage',
  'armour',
  'assault',
  'assaultVehicle',
  'nerves',
  'movement',
  'coherency',
  'coherencyLevel',
  'resolveLevel',
  'response',
  'mine',
  'aid',
  'killRolls',
] as const satisfies readonly TraitNumber[]
/** Dice that succeed or fail by themselves, or are thrown again. */
export const DICE_NUMBERS = [
  'moraleSucceeds',
  'moraleFails',
  'moraleRerolls',
  'chargeSucceeds',
  'artillerySucceeds',
] as const satisfies readonly TraitNumber[]
export type OwnNumber = (typeof ADDED_NUMBERS | typeof DICE_NUMBERS)[number]

/** What one of the group's own may bring with it, as Zombie brings Relentless (line 1855); not what single figures have, what is taken once, or what a unit has to say more of. */
const lentSchema = z.enum(TRAITS).exclude([...LONE_TRAITS, 'combatDrugs', 'infect', 'mechanized'])

const doesSchema = z.discriminatedUnion('number', [
  z.strictObject({ number: z.enum(ADDED_NUMBERS), add: z.number().int().min(-6).max(6) }),
  z.strictObject({ number: z.enum(DICE_NUMBERS), add: z.number().int().min(1).max(3) }),
])

export const ownTraitFields = {
  name,
  /** What it is, in the group's words: what is no number the players see to. */
  text,
  does: z.array(doesSchema).max(ADDED_NUMBERS.length + DICE_NUMBERS.length),
  /** Traits of the book that come with it. */
  has: z.array(lentSchema).refine(eachOnce, ONCE).exactOptional(),
  /** What a unit's cost is multiplied by; null: the players have agreed on nothing. */
  price: z.number().min(0.1).max(10).nullable(),
}

/** One of the group's own, as a force has it. */
export const ownTraitSchema = z.strictObject({ id: idSchema, ...ownTraitFields })
export type OwnTrait = z.infer<typeof ownTraitSchema>

/** A trait of the book by its word, or one of the group's own with what it does. */
export type AnyTrait = UnitTrait | OwnTrait

export const ownTraits = (traits: readonly AnyTrait[]): readonly OwnTrait[] =>
  traits.filter((one) => typeof one !== 'string')
export const traitsOfBook = (traits: readonly AnyTrait[]): readonly UnitTrait[] =>
  traits.filter((one) => typeof one === 'string')

/** What one of the group's own adds to a number. */
export const addOf = ({ does }: OwnTrait, number: TraitNumber): number =>
  does.reduce((sum, one) => (one.number === number ? sum + one.add : sum), 0)
