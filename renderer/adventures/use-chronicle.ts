import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Logged } from '../../shared/contract/adventures.ts'
import type { Problem } from '../../shared/problem.ts'
import type { TableFaces } from '../table/faces.ts'
import { useWords } from '../texts/words.ts'
import type { AdventureWords } from './routes.ts'
import { useReports } from './use-reports.ts'

/** A battle of a chronicle, and its report once it is told. */
export interface Chapter {
  readonly battle: Logged
  /** Its place among all battles of the campaign, from 1. */
  readonly n: number
  /** In Markdown; null while it is not told yet. */
  readonly text: string | null
}

/** The reports of all battles that are over, told one after the other. */
export function useChronicle(
  log: () => readonly Logged[],
  faces: TableFaces,
  words: AdventureWords,
): { readonly chapters: ComputedRef<readonly Chapter[]>; readonly problem: Ref<Problem | null> } {
  const tell = useReports(faces, words)
  const told = shallowRef<ReadonlyMap<string, string>>(new Map())
  const problem = ref<Problem | null>(null)
  let turn = 0
  const { language } = useWords()
  watch(
    [log, language],
    async ([all]) => {
      turn += 1
      const mine = turn
      const texts = new Map<string, string>()
      problem.value = null
      for (const battle of all) {
        if (battle.account === null) continue
        const text = await tell(battle)
        // Something was changed meanwhile: it is told anew.
        if (mine !== turn) return
        if (typeof text === 'string') texts.set(battle.fight.id, text)
        else problem.value = text
        told.value = new Map(texts)
      }
    },
    { immediate: true },
  )
  return {
    chapters: computed(() =>
      log().flatMap((battle, index) =>
        battle.account === null
          ? []
          : [{ battle, n: index + 1, text: told.value.get(battle.fight.id) ?? null }],
      ),
    ),
    problem,
  }
}
