import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Problem } from '../../../../../shared/problem.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { OpenFight } from '../open-fight.ts'

export interface Deciding {
  /** What stood against the last try. */
  readonly problem: Ref<Problem | null>
  /** What is not by the rules and waits for a yes; null while nothing does. */
  readonly asked: ShallowRef<readonly Problem[] | null>
  /** The answer to that. */
  readonly answer: (yes: boolean) => void
  /** Tries it, and says whether it was done; what is not by the rules is asked about where they only assist. */
  readonly decide: (command: Command, rolls?: readonly number[] | null) => Promise<boolean>
}

/** Gives commands in the open, one at a time. */
export function useDeciding(fight: OpenFight): Deciding {
  const problem = ref<Problem | null>(null)
  const asked = shallowRef<readonly Problem[] | null>(null)
  let going = false
  let settle: (yes: boolean) => void = () => undefined

  /** Whether it may be done: by the rules, or because whoever was asked wants it so. */
  async function isWanted(command: Command): Promise<boolean> {
    if (fight.look.value?.view.level !== 'assist') return true
    const considered = await fight.consider(command)
    // What is refused altogether says so when it is tried.
    if ('code' in considered || considered.hindrances.some(({ firm }) => firm)) return true
    if (considered.hindrances.length === 0) return true
    asked.value = considered.hindrances.map((one) => one.problem)
    return new Promise((resolve) => {
      settle = resolve
    })
  }

  async function attempt(command: Command, rolls: readonly number[] | null): Promise<boolean> {
    if (!(await isWanted(command))) return false
    problem.value = await fight.act(command, rolls)
    return problem.value === null
  }

  return {
    problem,
    asked,
    answer: (yes) => {
      asked.value = null
      settle(yes)
    },
    decide: async (command, rolls = null) => {
      if (going || fight.busy.value) return false
      going = true
      return attempt(command, rolls).finally(() => (going = false))
    },
  }
}
