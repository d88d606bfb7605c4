import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Problem } from '../../../../../shared/problem.ts'
import type { OpenFight } from '../open-fight.ts'
import { barring } from './model/barring.ts'
import type { DiceControl } from './use-dice.ts'

export interface Perform {
  /** Something is on its way; keys wait for it. */
  readonly landing: ComputedRef<boolean>
  /** Lets keys wait while the work goes on. */
  readonly during: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** What was refused last, until something else is done. */
  readonly refused: Ref<readonly Problem[]>
  /** A command that breaks rules and waits for a yes. */
  readonly asked: Ref<{ readonly command: Command; readonly deviations: readonly Problem[] } | null>
  /** Does commands one after the other, until something stands against one, and says what. */
  readonly perform: (...commands: readonly Command[]) => Promise<void>
  /** Does what was asked about, although it is not by the rules. */
  readonly confirm: () => Promise<void>
  /** Dice of the app, or real ones; of a roll that is half typed the program rolls the rest. */
  readonly switchDice: () => Promise<void>
}

/** Carries commands out: refused where the rules are enforced, asked about first where they only assist. */
export function usePerform(fight: OpenFight, enforces: () => boolean, dice: DiceControl): Perform {
  const refused = ref<readonly Problem[]>([])
  const asked = ref<{ command: Command; deviations: readonly Problem[] } | null>(null) as Perform['asked']

  const going = ref(0)

  async function during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    going.value += 1
    return work().finally(() => (going.value -= 1))
  }

  async function consider(command: Command): Promise<void> {
    if (fight.busy.value) return
    // By the rules and with the program's dice there is nothing to ask first: one way to main instead of two.
    if (!dice.typed.value && fight.past.value === null && (await fight.actByTheRules(command)) === null) {
      refused.value = []
      return
    }
    const considered = await fight.consider(command)
    if ('code' in considered) {
      refused.value = [considered]
      return
    }
    const { hindrances } = considered
    refused.value = barring(hindrances, enforces())
    if (refused.value.length > 0) return
    if (hindrances.length === 0) return roll(command)
    asked.value = { command, deviations: hindrances.map(({ problem }) => problem) }
  }

  async function tell(doing: Promise<Problem | null>): Promise<void> {
    const problem = await doing
    refused.value = problem ? [problem] : []
  }

  const roll = (command: Command): Promise<void> => tell(dice.roll(command))

  return {
    landing: computed(() => going.value > 0 || fight.busy.value),
    during,
    refused,
    asked,
    perform: (...commands) =>
      during(async () => {
        for (const command of commands) {
          await consider(command)
          if (refused.value.length > 0 || asked.value) return
        }
      }),
    confirm: async () => {
      const open = asked.value
      asked.value = null
      if (open) await during(() => roll(open.command))
    },
    switchDice: () => during(() => tell(dice.toggle())),
  }
}
