/**
 * Checks of what callers hand to the rules of a game. A wrong argument is a programming error and throws a `RangeError`,
 * which names it.
 */

/** A whole number from `least` to `most`. */
export function requireWhole(name: string, value: number, least: number, most: number): void {
  if (!Number.isSafeInteger(value) || value < least || value > most) refuse(name, value)
}

/** A whole number from 0. */
export function requireCount(name: string, value: number): void {
  requireWhole(name, value, 0, Number.MAX_SAFE_INTEGER)
}

/** A whole number, also one below 0. */
export function requireModifier(name: string, value: number): void {
  if (!Number.isSafeInteger(value)) refuse(name, value)
}

/** Inches, metres, or what else is measured: from 0, fractions too. */
export function requireMeasure(name: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) refuse(name, value)
}

/** A flag that may be left out. */
export function requireFlag(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') refuse(name, value)
}

/** A flag that may not. */
export function requireBoolean(name: string, value: unknown): void {
  if (typeof value !== 'boolean') refuse(name, value)
}

export function requireList(name: string, value: unknown): void {
  if (!Array.isArray(value)) refuse(name, value)
}

export function requireObject(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(name, value)
}

export function requireWord<Word extends string | number>(
  name: string,
  value: Word,
  words: readonly Word[],
): void {
  if (!words.includes(value)) refuse(name, value)
}

export function refuse(name: string, value: unknown): never {
  throw new RangeError(`${name} cannot be ${typeof value === 'string' ? `"${value}"` : String(value)}.`)
}
