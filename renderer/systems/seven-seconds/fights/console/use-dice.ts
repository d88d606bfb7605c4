import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { AS_IT_LIES } from '../../../../../shared/dice/source.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Problem } from '../../../../../shared/problem.ts'
import { useProgram } from '../../../../program/store.ts'
import type { Consideration, OpenFight } from '../open-fight.ts'

export type MissingRoll = NonNullable<Consideration['missing']>

/** A roll whose numbers are typed. */
export interface TypedRoll extends Pick<MissingRoll, 'purpose' | 'side' | 'unit'> {
  readonly numbers: readonly number[]
}

/** Dice that are being typed for a command. */
export interface DiceEntry {
  readonly command: Command
  readonly before: readonly TypedRoll[]
  readonly missing: MissingRoll
}

export interface DiceControl {
  /** Where dice come from: a preference of this machine. */
  readonly typed: ComputedRef<boolean>
  readonly entry: Ref<DiceEntry | null>
  /** What is typed of the roll that is missing. */
  readonly typedNow: Ref<readonly number[]>
  readonly isDirection: ComputedRef<boolean>
  /** Dice that were typed stay: the program rolls what is missing. */
  readonly toggle: () => Promise<Problem | null>
  /** Carries a command out: at once, or with the dice that are typed for it. */
  readonly roll: (command: Command) => Promise<Problem | null>
  readonly add: (number: number) => Promise<Problem | null>
  /** Takes back what was typed last, also of the roll before. */
  readonly removeLast: () => Promise<void>
  readonly cancel: () => void
}

const numbersOf = (rolls: readonly TypedRoll[]): number[] => rolls.flatMap(({ numbers }) => numbers)

/** Dice of the app, or real ones that are typed roll by roll: exactly as many as the rules ask for. */
export function useDice(fight: OpenFight): DiceControl {
  const program = useProgram()
  const typed = computed(() => program.status?.preferences.typedDice === true)
  const entry = ref<DiceEntry | null>(null) as Ref<DiceEntry | null>
  const typedNow = ref<readonly number[]>([])

  async function go(command: Command, before: readonly TypedRoll[]): Promise<Problem | null> {
    if (!typed.value) return fight.act(command)
    const numbers = numbersOf(before)
    const considered = await fight.consider(command, numbers)
    if ('code' in considered) return considered
    typedNow.value = []
    if (considered.missing) {
      entry.value = { command, before, missing: considered.missing }
      return null
    }
    entry.value = null
    return considered.rolls ?? fight.act(command, numbers.length > 0 ? numbers : null)
  }

  return {
    typed,
    entry,
    typedNow,
    isDirection: computed(() => entry.value?.missing.die === 'degree'),
    toggle: async () => {
      program.setTypedDice(!typed.value)
      const open = entry.value
      if (!open || typed.value) return null
      const numbers = [...numbersOf(open.before), ...typedNow.value]
      entry.value = null
      return fight.act(open.command, numbers.length > 0 ? [...numbers, null] : null)
    },
    roll: (command) => go(command, []),
    add: async (number) => {
      const open = entry.value
      if (!open) return null
      const lies = number === AS_IT_LIES && open.missing.die === 'degree'
      if (!lies && (number < open.missing.least || number > open.missing.most)) return null
      typedNow.value = [...typedNow.value, number]
      if (typedNow.value.length < open.missing.dice) return null
      const { purpose, side, unit } = open.missing
      return go(open.command, [...open.before, { purpose, side, unit, numbers: typedNow.value }])
    },
    removeLast: async () => {
      const open = entry.value
      const last = open?.before.at(-1)
      if (!open || !last || typedNow.value.length > 0) {
        typedNow.value = typedNow.value.slice(0, -1)
        return
      }
      await go(open.command, open.before.slice(0, -1))
      typedNow.value = last.numbers.slice(0, -1)
    },
    cancel: () => {
      entry.value = null
      typedNow.value = []
    },
  }
}
