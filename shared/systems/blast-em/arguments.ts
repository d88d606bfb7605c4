import { DEFAULT_RULES, HOUSE_RULES, NUMBER_RULES, type House } from './house-rules.ts'
import { DICE, type Skill } from './words.ts'

/**
 * Checks of what callers hand to the rules. A wrong argument is a programming error and throws a `RangeError`, which
 * names it.
 */

/** A whole number from 0. */
export function requireCount(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) refuse(name, value)
}

/** A whole number, also one below 0. */
export function requireModifier(name: string, value: number): void {
  if (!Number.isSafeInteger(value)) refuse(name, value)
}

export function requireInches(name: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) refuse(name, value)
}

/** A flag that may be left out. */
export function requireFlag(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') refuse(name, value)
}

export function requireList(name: string, value: unknown): void {
  if (!Array.isArray(value)) refuse(name, value)
}

export function requireWord<Word extends string | number>(
  name: string,
  value: Word,
  words: readonly Word[],
): void {
  if (!words.includes(value)) refuse(name, value)
}

export function requireSkill(name: string, { av, cd }: Skill): void {
  requireCount(`${name}av`, av)
  requireWord(`${name}cd`, cd, DICE)
}

/** House rules as a caller hands them in, with what Muster does unasked where one is left out. */
export function requireHouse(house: House = {}): Required<House> {
  for (const key of NUMBER_RULES) {
    const value = house[key]
    if (value !== undefined && !HOUSE_RULES[key].values.some((one) => one === value))
      refuse(`house.${key}`, value)
  }
  return {
    heroMv: house.heroMv ?? DEFAULT_RULES.heroMv,
    heavyMv: house.heavyMv ?? DEFAULT_RULES.heavyMv,
    teacherWounds: house.teacherWounds ?? DEFAULT_RULES.teacherWounds,
    medical: house.medical ?? DEFAULT_RULES.medical,
    court: house.court ?? DEFAULT_RULES.court,
  }
}

export function refuse(name: string, value: unknown): never {
  throw new RangeError(`${name} cannot be ${typeof value === 'string' ? `"${value}"` : String(value)}.`)
}
