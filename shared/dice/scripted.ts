import { drawn, facesOf, requireCount, requireSome, type Dice } from './source.ts'

export interface ScriptedDice extends Dice {
  /** Throws when something of the script was not used. */
  done(): void
}

/**
 * Dice for tests. `rolls` are what falls and is drawn in the order in which it is asked for, `picks` what is picked.
 * Throws at once when the script is too short or its next number impossible. Without `picks` every pick takes
 * the last, with which a shuffle keeps its order.
 */
export function scriptedDice(rolls: readonly number[], picks?: readonly number[]): ScriptedDice {
  const rolled = reader('roll', rolls)
  const picked = reader('pick', picks ?? [])
  return {
    roll: (die, count) => {
      const [least, most] = facesOf(die)
      return Array.from({ length: requireCount(count) }, () => rolled.next(least, most))
    },
    draw: (cards, count) =>
      drawn(cards, count, (left) => {
        const card = rolled.next(Math.min(...left), Math.max(...left))
        if (!left.includes(card)) throw new Error(`The card ${card} of the script is not left.`)
        return card
      }),
    pick: (n) => (picks ? picked.next(0, requireSome(n) - 1) : requireSome(n) - 1),
    done: () => {
      rolled.done()
      picked.done()
    },
  }
}

function reader(name: string, script: readonly number[]) {
  let at = 0
  return {
    next(least: number, most: number): number {
      const value = script[at]
      at += 1
      if (value === undefined) throw new Error(`The script ends before ${name} ${at}.`)
      if (Number.isInteger(value) && value >= least && value <= most) return value
      throw new Error(`The script's ${name} ${at} is ${value}, not a whole number from ${least} to ${most}.`)
    },
    done(): void {
      if (at < script.length) throw new Error(`The script has ${script.length - at} of its ${name}s left.`)
    },
  }
}
