import { defineStore } from 'pinia'
import { ref } from 'vue'
import { MOST_STEPS, type TechStep } from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'

/** What each faction has in its basket, in order; kept as long as the program runs. */
export const useBaskets = defineStore('baskets', () => {
  const baskets = ref(new Map<string, readonly TechStep[]>())
  const of = (participant: string): readonly TechStep[] => baskets.value.get(participant) ?? []

  function put(participant: string, { rating, stat }: TechStep): void {
    const steps = of(participant)
    if (steps.length < MOST_STEPS) baskets.value.set(participant, [...steps, { rating, stat }])
  }

  function takeOut(participant: string, place: number): void {
    baskets.value.set(participant, of(participant).toSpliced(place, 1))
  }

  function clear(participant: string): void {
    baskets.value.delete(participant)
  }

  return { of, put, takeOut, clear }
})

export const same =
  (a: TechStep) =>
  (b: TechStep): boolean =>
    a.rating === b.rating && a.stat === b.stat
