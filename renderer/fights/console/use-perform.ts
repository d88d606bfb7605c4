import { ref, type Ref } from 'vue'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Problem } from '../../../shared/problem.ts'
import type { OpenFight } from '../use-fight.ts'
import type { DiceControl } from './use-dice.ts'

export interface Perform {
  /** What was refused last, until something else is done. */
  readonly refused: Ref<readonly Problem[]>
  /** A command that breaks rules and waits for a yes. */
  readonly asked: Ref<{ readonly command: Command; readonly deviations: readonly Problem[] } | null>
  /** Does a command, or says what stands against it. */
  readonly perform: (command: Command) => Promise<void>
  /** Does what was asked about, although it is not by the rules. */
  readonly confirm: () => Promise<void>
}

/** Carries commands out: refused where the rules are enforced, asked about first where they only assist. */
export function usePerform(fight: OpenFight, enforces: () => boolean, dice: DiceControl): Perform {
  const refused = ref<readonly Problem[]>([])
  const asked = ref<{ command: Command; deviations: readonly Problem[] } | null>(null) as Perform['asked']

  async function roll(command: Command): Promise<void> {
    const problem = await dice.roll(command)
    refused.value = problem ? [problem] : []
  }

  return {
    refused,
    asked,
    perform: async (command) => {
      if (fight.busy.value) return
      const considered = await fight.consider(command)
      if ('code' in considered) {
        refused.value = [considered]
        return
      }
      const { hindrances } = considered
      const firm = hindrances.filter((one) => one.firm || enforces())
      refused.value = firm.map(({ problem }) => problem)
      if (firm.length > 0) return
      if (hindrances.length === 0) return roll(command)
      asked.value = { command, deviations: hindrances.map(({ problem }) => problem) }
    },
    confirm: async () => {
      const open = asked.value
      asked.value = null
      if (open) await roll(open.command)
    },
  }
}
