import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'
import { z } from 'zod'
import type { Refusal } from '../problem.ts'

/** In place of a direction: the dice on the table point it out, and nobody reads it off in degrees. */
export const AS_IT_LIES = 999

/** What a number is read off: a die of so many sides, a coin (1 heads, 2 tails), a direction in whole degrees, a card. */
export type Die = `d${number}` | 'coin' | 'degree' | 'card'
export const dieSchema: z.ZodType<Die> = z.union([
  z.templateLiteral(['d', z.number().int().min(2).max(100)]),
  z.enum(['coin', 'degree', 'card']),
])

/** A number as it fell or was read off; of a card its place in `PACK`. */
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
  /**
   * So many of them, in the order in which they fell; a direction may be `AS_IT_LIES`. The name says what they are
   * rolled for.
   */
  roll(die: Exclude<Die, 'card'>, count: number, name?: string): number[]
  /** So many of these cards, one after the other, no card twice. */
  draw(cards: readonly number[], count: number, name?: string): number[]
  /** A whole number from 0 up to, not including, `n`: what the program alone may know. */
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

/** Seeds are whole numbers below this. */
export const SEEDS = 2 ** 32

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
    roll: (die, count) => {
      const [least, most] = facesOf(die)
      return Array.from({ length: requireCount(count) }, () => uniformInt(generator, least, most))
    },
    draw: (cards, count) => drawn(cards, count, (left) => left[uniformInt(generator, 0, left.length - 1)]),
    pick: (n) => uniformInt(generator, 0, requireSome(n) - 1),
    end: () => ({ dice: stateOf(generator.getState()) }),
  }
}

function stateOf(words: readonly number[]): DiceState {
  const [first = 0, second = 0, third = 0, fourth = 0] = words
  return { generator: 'xoroshiro128plus', words: [first, second, third, fourth] }
}

/** The least and the most that can be read off it. */
export function facesOf(die: Exclude<Die, 'card'>): readonly [number, number] {
  if (die === 'degree') return [0, 359]
  return [1, die === 'coin' ? 2 : requireSome(Number(die.slice(1)))]
}

/** Takes cards off those that are left, each as `next` says. */
export function drawn(
  cards: readonly number[],
  count: number,
  next: (left: readonly number[]) => number | undefined,
): number[] {
  if (requireCount(count) > cards.length) throw new RangeError(`${count} of ${cards.length} cards.`)
  const taken: number[] = []
  while (taken.length < count) {
    const card = next(cards.filter((one) => !taken.includes(one)))
    if (card !== undefined) taken.push(card)
  }
  return taken
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
