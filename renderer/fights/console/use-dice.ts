import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Problem } from '../../../shared/problem.ts'
import { useProgram } from '../../program/store.ts'
import type { Consideration, OpenFight } from '../use-fight.ts'

export type MissingRoll = NonNullable<Consideration['missing']>

/** Dice that are being typed for a command. */
export interface DiceEntry {
  readonly command: Command
  /** Numbers of the rolls before. */
  readonly rolls: readonly number[]
  readonly missing: MissingRoll
}

export interface DiceControl {
  /** Where dice come from: a preference of this machine. */
  readonly typed: ComputedRef<boolean>
  readonly entry: Ref<DiceEntry | null>
  /** What is typed of the roll that is missing. */
  readonly typedNow: Ref<readonly number[]>
  readonly isDirection: ComputedRef<boolean>
  readonly toggle: () => void
  /** Carries a command out: at once, or with the dice that are typed for it. */
  readonly roll: (command: Command) => Promise<Problem | null>
  readonly add: (number: number) => Promise<Problem | null>
  readonly removeLast: () => void
  readonly cancel: () => void
}

/** Dice of the app, or real ones that are typed roll by roll: exactly as many as the rules ask for. */
export function useDice(fight: OpenFight): DiceControl {
  const program = useProgram()
  const typed = computed(() => program.status?.preferences.typedDice === true)
  const entry = ref<DiceEntry | null>(null) as Ref<DiceEntry | null>
  const typedNow = ref<readonly number[]>([])

  async function go(command: Command, rolls: readonly number[]): Promise<Problem | null> {
    if (!typed.value) return fight.act(command)
    const considered = await fight.consider(command, rolls)
    if ('code' in considered) return considered
    typedNow.value = []
    if (considered.missing) {
      entry.value = { command, rolls, missing: considered.missing }
      return null
    }
    entry.value = null
    return considered.rolls ?? fight.act(command, rolls.length > 0 ? rolls : null)
  }

  return {
    typed,
    entry,
    typedNow,
    isDirection: computed(() => entry.value?.missing.purpose === 'direction'),
    toggle: () => {
      program.setTypedDice(!typed.value)
      const open = entry.value
      if (open && !typed.value) {
        entry.value = null
        void fight.act(open.command)
      }
    },
    roll: (command) => go(command, []),
    add: async (number) => {
      const open = entry.value
      if (!open || number < open.missing.least || number > open.missing.most) return null
      typedNow.value = [...typedNow.value, number]
      if (typedNow.value.length < open.missing.dice) return null
      return go(open.command, [...open.rolls, ...typedNow.value])
    },
    removeLast: () => (typedNow.value = typedNow.value.slice(0, -1)),
    cancel: () => {
      entry.value = null
      typedNow.value = []
    },
  }
}
