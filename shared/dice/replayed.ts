import { drawn, requireCount, seededDice, type DiceHand, type DiceState } from './source.ts'

/** Dice that fell, under the name of their roll. */
export interface Fallen {
  readonly name: string
  readonly dice: readonly number[]
}

/** A hand that says afterwards which numbers it took up again; null stands for one that the generator rolled. */
export interface ReplayedHand extends DiceHand {
  used(): readonly (number | null)[]
}

/**
 * The dice of a decision that is made again: where the same roll is asked for, the very numbers that fell then, in
 * their order; more are rolled by the generator. `typedDice` with what was used gives the same once more.
 */
export function replayedDice(fallen: readonly Fallen[], state: DiceState): ReplayedHand {
  const generator = seededDice(state)
  const left = fallen.map(({ name, dice }) => ({ name, dice: [...dice] }))
  const used: (number | null)[] = []

  const again = (name: string | undefined, count: number): readonly number[] => {
    const index = left.findIndex((roll) => roll.name === name)
    const [roll] = index < 0 ? [] : left.splice(index, 1)
    return roll?.dice.slice(0, count) ?? []
  }
  const rolls = (name: string | undefined, count: number, fresh: () => number): number[] => {
    const known = again(name, count)
    return Array.from({ length: count }, (_, index) => {
      const number = known[index]
      used.push(number ?? null)
      return number ?? fresh()
    })
  }

  return {
    roll: (die, count, name) => rolls(name, requireCount(count), () => generator.roll(die, 1)[0] ?? 1),
    draw: (cards, count, name) => {
      const known = again(name, count)
      return drawn(cards, count, (left) => {
        const card = known.find((one) => left.includes(one))
        used.push(card ?? null)
        return card ?? generator.draw(left, 1)[0]
      })
    },
    pick: (n) => generator.pick(n),
    end: () => generator.end(),
    used: () => used,
  }
}
