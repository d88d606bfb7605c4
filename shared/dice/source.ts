import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'
import { z } from 'zod'
import type { Refusal } from '../problem.ts'

/** In place of a direction: the dice on the table point it out, and nobody reads it off in degrees. */
export const AS_IT_LIES = 999

/** A die or a direction, as it fell or was read off. */
export const fallenSchema = z.union([z.number().int().min(0).max(359), z.literal(AS_IT_LIES)])

/**
 * The one source of chance. A decision opens a hand of dice from the stored state, rolls, and closes it:
 *
 *     const dice = rolls ? typedDice(rolls, state.dice) : seededDice(state.dice)
 *     const events = decide(state, command, dice)
 *     const end = dice.end()   // the next state, to be stored with the events; or a problem, and nothing happened
 *
 * A hand lives for one decision and changes nothing outside itself, so that the same state, command and typed
 * numbers give the same events, and undoing a roll brings back the same dice.
 */
export interface Dice {
  /** So many dice, each 1–6, in the order in which they fell. The name says what they are rolled for. */
  d6(count: number, name?: string): number[]
  /** A direction: a whole degree, 0–359, or `AS_IT_LIES`. */
  degree(name?: string): number
  /** A whole number from 0 up to, not including, `n`: a card of a pile. */
  pick(n: number): number
}

/** Dice of one decision, and what becomes of them. */
export interface DiceHand extends Dice {
  /** What the next decision starts from, or why the typed numbers do not fit what was rolled. */
  end(): DiceEnd
}

export type DiceEnd = { readonly dice: DiceState } | Refusal

const word = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** Where a generator stands: plain JSON, all that is needed to go on exactly from there. */
export const diceStateSchema = z.strictObject({
  generator: z.literal('xoroshiro128plus'),
  words: z
    .tuple([word, word, word, word])
    .refine((words) => words.some((one) => one !== 0), 'A generator of nothing but zeroes never moves.'),
})
export type DiceState = z.infer<typeof diceStateSchema>

/** Values thrown away after seeding: the first ones of neighbouring seeds resemble each other. */
const WARM_UP = 64

/** The dice of a new battle. `seed` is any whole number; its last 32 bits count. */
export function openDice(seed: number): DiceState {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`)
  const generator = xoroshiro128plus(seed)
  skipN(generator, WARM_UP)
  return stateOf(generator.getState())
}

/** Dice that the program rolls. */
export function seededDice(state: DiceState): DiceHand {
  const generator = xoroshiro128plusFromState(state.words)
  return {
    d6: (count) => Array.from({ length: requireCount(count) }, () => uniformInt(generator, 1, 6)),
    degree: () => uniformInt(generator, 0, 359),
    pick: (n) => uniformInt(generator, 0, requireSome(n) - 1),
    end: () => ({ dice: stateOf(generator.getState()) }),
  }
}

function stateOf(words: readonly number[]): DiceState {
  const [first = 0, second = 0, third = 0, fourth = 0] = words
  return { generator: 'xoroshiro128plus', words: [first, second, third, fourth] }
}

/** A number of dice; anything else is a mistake of the rule that rolls. */
export function requireCount(count: number): number {
  if (Number.isInteger(count) && count >= 0) return count
  throw new RangeError(`A number of dice is a whole number from 0, not ${count}.`)
}

export function requireSome(n: number): number {
  if (Number.isInteger(n) && n >= 1) return n
  throw new RangeError(`One can be picked from 1 or more, not from ${n}.`)
}
