import { z } from 'zod'
import { name } from '../../contract/fields.ts'
import { requireObject, requireWord } from '../arguments.ts'
import { count, idSchema, someOf } from '../fields.ts'
import { BASIC_PRICE, HEAVY_PRICE, SUPPORT_PRICE } from './data/points.ts'
import {
  ASSAULT_BONUS,
  BEAMS,
  HARD_TARGETS_ONLY,
  MINES,
  PINNING_WEAPONS,
  SMOKE_WEAPONS,
  WEAPON_TABLE,
  type WeaponRow,
} from './data/weapons.ts'
import {
  BASIC_WEAPONS,
  HEAVY_WEAPONS,
  HEAVY_HABITS,
  SUPPORT_HABITS,
  SUPPORT_WEAPONS,
  WEAPONS,
  type Weapon,
  type WeaponUse,
} from './words.ts'

/** Weapons of the book, and those that a group brings (lines 303, 319, 444): whoever asks for a number asks here. */

const mult = count(1, 40)
const modifier = z.number().int().min(-9).max(20)
const antiTank = count(0, 20).nullable()

/** Its row in the table of its use; what the book's tables leave out for all of a use is not asked. */
const numbersSchema = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('basic'), mult, damage: modifier, antiTank }),
  z.strictObject({
    use: z.literal('support'),
    mult,
    damage: modifier.nullable(),
    fireEffect: modifier.nullable(),
    /** A die is thrown and added, as for a Flamethrower (line 3088). */
    fireDie: z.boolean(),
    antiTank,
    /** To every Close Assault (lines 3094–3096). */
    assault: count(0, 9),
    habits: someOf(SUPPORT_HABITS),
  }),
  z.strictObject({
    use: z.literal('heavy'),
    mult,
    damage: modifier,
    fireEffect: modifier.nullable(),
    antiTank,
    /** Inches; null: it is fired at one target. */
    blast: count(1, 12).nullable(),
    crew: count(1, 12),
    habits: someOf(HEAVY_HABITS),
  }),
])

export const ownWeaponFields = {
  name,
  numbers: numbersSchema,
  /** What it adds to the figure, the team or the vehicle that has it; null: the players have agreed on none. */
  price: z.number().min(-99).max(999).nullable(),
}

const isOfBook = (id: string): boolean => WEAPONS.some((one) => one === id)

/** One of the group's own, as a force has it. */
export const ownWeaponSchema = z.strictObject({
  id: idSchema.refine((id) => !isOfBook(id), 'A weapon of the book is called so.'),
  ...ownWeaponFields,
})
export type OwnWeapon = z.infer<typeof ownWeaponSchema>

export const armSchema = z.union([z.enum(WEAPONS), ownWeaponSchema])
/** A weapon of the book by its word, or one of the group's own with its numbers. */
export type Arm = z.infer<typeof armSchema>

const OF_USE: Readonly<Record<WeaponUse, readonly Weapon[]>> = {
  basic: BASIC_WEAPONS,
  support: SUPPORT_WEAPONS,
  heavy: HEAVY_WEAPONS,
}

/** What can be put to that use: the book's, then the force's own. */
export const armsOfUse = (own: readonly OwnWeapon[], use: WeaponUse): readonly Arm[] => [
  ...OF_USE[use],
  ...own.filter(({ numbers }) => numbers.use === use),
]

/** What is meant by it; null: there is none such, or it is put to another use. */
export const armOf = (own: readonly OwnWeapon[], ref: string, use: WeaponUse): Arm | null =>
  armsOfUse(own, use).find((arm) => refOf(arm) === ref) ?? null

export const refOf = (arm: Arm): string => (typeof arm === 'string' ? arm : arm.id)

/** Each of them once, and how often it is there. */
export function countedArms(arms: readonly Arm[]): readonly { readonly arm: Arm; readonly n: number }[] {
  const first = arms.filter((arm, at) => arms.findIndex((one) => refOf(one) === refOf(arm)) === at)
  return first.map((arm) => ({ arm, n: arms.filter((one) => refOf(one) === refOf(arm)).length }))
}

const DASHES = { fireEffect: null, antiTank: null, blast: null, crew: null } as const

/** Its row of the tables. */
export function rowOf(arm: Arm): Omit<WeaponRow, 'line'> {
  if (typeof arm === 'string') return WEAPON_TABLE[arm]
  const { numbers } = arm
  if (numbers.use !== 'support') return { ...DASHES, ...numbers }
  return { ...DASHES, ...numbers, fireEffect: numbers.fireDie ? '1d6' : numbers.fireEffect }
}

export function useOf(arm: Arm): WeaponUse {
  if (typeof arm !== 'string') return arm.numbers.use
  if (BASIC_WEAPONS.some((one) => one === arm)) return 'basic'
  return SUPPORT_WEAPONS.some((one) => one === arm) ? 'support' : 'heavy'
}

/** Habits of one of the group's own; the book's are in its lists. */
const hasHabit = (arm: Arm, habit: (typeof HEAVY_HABITS | typeof SUPPORT_HABITS)[number]): boolean =>
  typeof arm !== 'string' && 'habits' in arm.numbers && arm.numbers.habits.some((one) => one === habit)
const isAmong = (arm: Arm, all: readonly Weapon[]): boolean => all.some((one) => one === arm)

/** Range never weighs on its fire (line 3122). */
export const isBeam = (arm: Arm): boolean => isAmong(arm, BEAMS) || hasHabit(arm, 'beam')
/** Infantry that its blast strikes is Pinned (lines 3124, 3175; R2). */
export const pinsByBlast = (arm: Arm): boolean => isAmong(arm, PINNING_WEAPONS) || hasHabit(arm, 'pins')
/** It is never fired at infantry, or never at all (lines 3112–3113, 3126). */
export const isForHardTargets = (arm: Arm | null): boolean =>
  arm !== null && (isAmong(arm, [...HARD_TARGETS_ONLY, ...MINES]) || hasHabit(arm, 'hardTargetsOnly'))
/** At infantry it bursts, and is not fired at one unit (line 976). */
export const isBlast = (arm: Arm | null): boolean => arm !== null && rowOf(arm).blast !== null
/** Set, never fired. */
export const isMine = (arm: Arm): boolean => isAmong(arm, MINES)
/** It lays smoke once a game (line 1628). */
export const laysSmoke = (arm: Arm | null): boolean =>
  arm !== null && (isAmong(arm, SMOKE_WEAPONS) || hasHabit(arm, 'smoke'))
/** Reactive armour knows it, and a Point Defense System stops it (lines 1624, 1918). */
export const isOwnMissile = (arm: Arm): boolean => hasHabit(arm, 'missile')
/** What it adds to every Close Assault (lines 3094–3096). */
export function assaultBonusOf(arm: Arm): number {
  if (typeof arm === 'string') return ASSAULT_BONUS[arm] ?? 0
  return arm.numbers.use === 'support' ? arm.numbers.assault : 0
}

const PRICES: Readonly<Record<Weapon, number | null>> = { ...BASIC_PRICE, ...SUPPORT_PRICE, ...HEAVY_PRICE }
/** What it costs; null: it has no price. */
export const priceOf = (arm: Arm): number | null => (typeof arm === 'string' ? PRICES[arm] : arm.price)

/** Whether it is a weapon at all: whoever asks may only claim so. */
export const isArm = (arm: Arm): boolean => typeof arm !== 'string' || isOfBook(arm)
export function requireArm(argument: string, arm: Arm): void {
  if (typeof arm === 'string') requireWord(argument, arm, WEAPONS)
  else requireObject(argument, arm)
}
