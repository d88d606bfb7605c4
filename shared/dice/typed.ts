import { problem, type Problem } from '../problem.ts'
import { AS_IT_LIES, requireCount, seededDice, type DiceHand, type DiceState } from './source.ts'

/**
 * Dice that the players rolled on their table and typed in, in the order in which they are asked for: a die
 * 1–6, a direction 0–359 or `AS_IT_LIES`; null is rolled by the generator, and after a last null all the rest. Cards are still
 * picked by it, too. When a number is missing or impossible
 * the generator's dice stand in for it, so that a rule that rolls until something happens comes to its end;
 * `end()` then gives the first problem, and the decision must be thrown away.
 * Problems: `dice/too-few` with the path `[]`; `dice/out-of-range`, `dice/left-over` with the path `[index]`.
 */
export function typedDice(typed: readonly (number | null)[], state: DiceState): DiceHand {
  const generator = seededDice(state)
  const standIn = seededDice(state)
  const restIsRolled = typed.at(-1) === null
  let asked = 0
  let found: Problem | null = null

  const next = (least: number, most: number, roll: (hand: DiceHand) => number, also?: number): number => {
    const index = asked
    asked += 1
    const value = index < typed.length ? typed[index] : restIsRolled ? null : undefined
    if (value === null) return roll(generator)
    if (value !== undefined && value === also) return value
    if (value !== undefined && Number.isInteger(value) && value >= least && value <= most) return value
    found ??= value === undefined ? tooFew(typed.length, least, most) : outOfRange(index, value, least, most)
    return roll(standIn)
  }
  const oneDie = (): number => next(1, 6, (hand) => hand.d6(1)[0] ?? 1)

  return {
    d6: (count) => Array.from({ length: requireCount(count) }, oneDie),
    degree: () => next(0, 359, (hand) => hand.degree(), AS_IT_LIES),
    pick: (n) => generator.pick(n),
    end: () => {
      const isLeft = typed.slice(asked).some((number) => number !== null)
      found ??= isLeft ? leftOver(asked, typed.length) : null
      return found ? { problem: found } : generator.end()
    },
  }
}

function tooFew(given: number, least: number, most: number): Problem {
  const message = `Only ${given} of the rolled numbers are here: type the next one too, from ${least} to ${most}.`
  return problem('dice/too-few', message, [], { given, least, most })
}

function outOfRange(index: number, value: number, least: number, most: number): Problem {
  const message = `Number ${index + 1} is ${value}: type a whole number from ${least} to ${most}.`
  return problem('dice/out-of-range', message, [index], { index, value, least, most })
}

function leftOver(asked: number, given: number): Problem {
  const message = `Only ${asked} of the ${given} numbers were needed: take the others away.`
  return problem('dice/left-over', message, [asked], { asked, given })
}
