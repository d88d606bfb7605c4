import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'

/** Whose numbers are set beside each other where several campaigns are measured. */
export const BY_OF = ['player', 'faction'] as const
export type ByOf = (typeof BY_OF)[number]

export interface NumbersChoice {
  readonly by: ByOf
  /** The two of the head-to-head; empty before anybody was chosen. */
  readonly pair: readonly [string, string]
}

const USUAL: NumbersChoice = { by: 'player', pair: ['', ''] }

/** What is chosen on the numbers' screen, for each campaign and for all: printing follows it. */
export const useNumbersChoice = defineStore('numbers', () => {
  const choices = shallowReactive(new Map<string, NumbersChoice>())
  const of = (campaign: string | null): NumbersChoice => choices.get(campaign ?? '') ?? USUAL
  return {
    of,
    choose: (campaign: string | null, part: Partial<NumbersChoice>): void =>
      void choices.set(campaign ?? '', { ...of(campaign), ...part }),
  }
})
