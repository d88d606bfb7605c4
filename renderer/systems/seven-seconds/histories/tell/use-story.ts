import { computed, shallowRef, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { storyOf, type Story } from '../../../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import { tellBattle } from './report.ts'
import { useTexts } from './use-texts.ts'

/** A battle's story and what Muster tells of it, read again after every change. Null for no battle. */
export function useStory(battle: MaybeRefOrGetter<string | null>): {
  story: ComputedRef<Story | null>
  told: ComputedRef<string | null>
  problem: Ref<Problem | null>
} {
  const texts = useTexts()
  const answer = shallowRef<Output<'histories.story'> | null>(null)
  const problem = shallowRef<Problem | null>(null)
  const read = newest(
    async () => {
      const id = toValue(battle)
      return id === null ? null : call('histories.story', { battle: id })
    },
    (given) => {
      problem.value = given !== null && isRefusal(given) ? given.problem : null
      answer.value = given === null || isRefusal(given) ? null : given
    },
  )
  watch(
    () => toValue(battle),
    () => {
      answer.value = null
      void read()
    },
    { immediate: true },
  )
  useChanges(() => void read())

  const story = computed(() => {
    if (answer.value?.battle.id !== toValue(battle)) return null
    const { campaign, battle: facts, course, honours } = answer.value
    return storyOf(campaign, facts, course, honours)
  })
  const told = computed(() => story.value && tellBattle(texts, story.value))
  return { story, told, problem }
}
