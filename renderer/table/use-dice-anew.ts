import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { GivenCommand } from '../../shared/contract/fight-parts.ts'
import type { Output } from '../../shared/contract/index.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Missing } from './use-acting.ts'

type Consideration = Output<'fights.consider'>

/** A roll of a line, with its numbers as text until they are sent. */
export interface RollAnew {
  readonly roll: Missing
  readonly numbers: readonly string[]
}

/** The dice of an old line, given anew: whatever they lead to may ask for others than fell then. */
export interface DiceAnew {
  /** Empty while the dice stay as they fell. */
  readonly groups: ShallowRef<readonly RollAnew[]>
  readonly numbers: ComputedRef<readonly string[]>
  /** A number of them is still to be said. */
  readonly isOpen: ComputedRef<boolean>
  /** Asks for the rolls of a command, roll by roll, as far as numbers for them are known; says what is wrong with one. */
  readonly ask: (command: GivenCommand, known: readonly string[]) => Promise<Problem | null>
  readonly set: (at: number, numbers: readonly string[]) => void
}

export function useDiceAnew(
  consider: (command: GivenCommand, rolls: readonly number[]) => Promise<Consideration | Problem>,
): DiceAnew {
  const groups = shallowRef<readonly RollAnew[]>([])
  const numbers = computed(() => groups.value.flatMap((group) => group.numbers))

  return {
    groups,
    numbers,
    isOpen: computed(() => numbers.value.some((one) => one.trim() === '')),
    ask: async (command, known) => {
      const asked: RollAnew[] = []
      const given: number[] = []
      for (;;) {
        const considered = await consider(command, given)
        if ('code' in considered) return considered
        if (considered.rolls) return considered.rolls
        const { missing } = considered
        if (!missing) break
        const from = given.length
        const typed = Array.from({ length: missing.dice }, (_, at) => known[from + at] ?? '')
        asked.push({ roll: missing, numbers: typed })
        groups.value = asked.slice()
        if (typed.some((one) => one.trim() === '')) return null
        given.push(...typed.map(Number))
      }
      groups.value = asked
      return null
    },
    set: (at, typed) => {
      groups.value = groups.value.map((group, index) => (index === at ? { ...group, numbers: typed } : group))
    },
  }
}
