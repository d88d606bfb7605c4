import { requireCount, requireSome, type Dice } from './source.ts'

export interface ScriptedDice extends Dice {
  /** Throws when something of the script was not used. */
  done(): void
}

/**
 * Dice for tests. `rolls` are dice and directions in the order in which they are asked for, `picks` the cards.
 * Throws at once when the script is too short or its next number impossible. Without `picks` every pick takes
 * the last, with which a shuffle keeps its order.
 */
export function scriptedDice(rolls: readonly number[], picks?: readonly number[]): ScriptedDice {
  const rolled = reader('roll', rolls)
  const picked = reader('pick', picks ?? [])
  return {
    d6: (count) => Array.from({ length: requireCount(count) }, () => rolled.next(1, 6)),
    degree: () => rolled.next(0, 359),
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
