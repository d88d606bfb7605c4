import { problem, type Problem } from '../problem.ts'
import {
  AS_IT_LIES,
  drawn,
  facesOf,
  requireCount,
  seededDice,
  type DiceHand,
  type DiceState,
  type Die,
} from './source.ts'

/**
 * Dice that the players rolled on their table and cards that they drew, typed in, in the order in which they are asked
 * for; null is rolled by the generator, and after a last null all the rest. What is picked it picks, too. When a number
 * is missing or impossible the generator's stand in for it, so that a rule that rolls until something happens comes to
 * its end; `end()` then gives the first problem, and the decision must be thrown away.
 * Problems: `dice/too-few` with the path `[]`; `dice/out-of-range`, `dice/not-left`, `dice/left-over` with the path
 * `[index]`.
 */
export function typedDice(typed: readonly (number | null)[], state: DiceState): DiceHand {
  const generator = seededDice(state)
  const standIn = seededDice(state)
  const restIsRolled = typed.at(-1) === null
  let asked = 0
  let found: Problem | null = null

  const next = (
    { die, least, most, wrong }: Asked,
    fits: (value: number) => boolean,
    roll: (hand: DiceHand) => number | undefined,
  ): number => {
    const index = asked
    asked += 1
    const value = index < typed.length ? typed[index] : restIsRolled ? null : undefined
    if (value === null) return roll(generator) ?? least
    if (value !== undefined && fits(value)) return value
    found ??= value === undefined ? tooFew(typed.length, die, least, most) : wrong(index, value)
    return roll(standIn) ?? least
  }

  return {
    roll: (die, count) => {
      const [least, most] = facesOf(die)
      const wrong = (index: number, value: number): Problem => outOfRange(index, value, least, most)
      const fits = (value: number): boolean =>
        (die === 'degree' && value === AS_IT_LIES) ||
        (Number.isInteger(value) && value >= least && value <= most)
      return Array.from({ length: requireCount(count) }, () =>
        next({ die, least, most, wrong }, fits, (hand) => hand.roll(die, 1)[0]),
      )
    },
    draw: (cards, count) =>
      drawn(cards, count, (left) =>
        next(
          { die: 'card', least: Math.min(...left), most: Math.max(...left), wrong: notLeft },
          (value) => left.includes(value),
          (hand) => hand.draw(left, 1)[0],
        ),
      ),
    pick: (n) => generator.pick(n),
    end: () => {
      const isLeft = typed.slice(asked).some((number) => number !== null)
      found ??= isLeft ? leftOver(asked, typed.length) : null
      return found ? { problem: found } : generator.end()
    },
  }
}

interface Asked {
  readonly die: Die
  readonly least: number
  readonly most: number
  readonly wrong: (index: number, value: number) => Problem
}

function tooFew(given: number, die: Die, least: number, most: number): Problem {
  const message = `Only ${given} of the rolled numbers are here: type the next one too, from ${least} to ${most}.`
  return problem('dice/too-few', message, [], { given, die, least, most })
}

function notLeft(index: number, value: number): Problem {
  const message = `Card ${index + 1} is not among those that are left: look at it again.`
  return problem('dice/not-left', message, [index], { index, value })
}

function outOfRange(index: number, value: number, least: number, most: number): Problem {
  const message = `Number ${index + 1} is ${value}: type a whole number from ${least} to ${most}.`
  return problem('dice/out-of-range', message, [index], { index, value, least, most })
}

function leftOver(asked: number, given: number): Problem {
  const message = `Only ${asked} of the ${given} numbers were needed: take the others away.`
  return problem('dice/left-over', message, [asked], { asked, given })
}
