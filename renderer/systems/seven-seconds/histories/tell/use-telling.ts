import { computed, shallowRef, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import { useUndo } from '../../../../undo/use-undo.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useToasts } from '../../../../ui/feedback/toasts.ts'

/** What is told, and what Muster tells of it; null while that is not known. */
export interface Subject {
  readonly campaign: string
  readonly battle: string | null
  readonly told: string | null
}

export interface Telling {
  /** What the group wrote on; null when nobody did. */
  readonly written: Ref<Output<'histories.telling'>['written']>
  /** The text to read: the group's, else Muster's; null until it is known which. */
  readonly words: ComputedRef<string | null>
  readonly save: (words: string, said: string) => Promise<Problem | undefined>
  /** The text stays as it is, whatever the facts say now. */
  readonly keep: () => Promise<void>
  /** Muster's text takes its place. */
  readonly take: () => Promise<void>
}

/** A text that the group may have written on: read, kept and taken over. */
export function useTelling(subject: MaybeRefOrGetter<Subject>): Telling {
  const { t } = useI18n()
  const undo = useUndo()
  const problemText = useProblemText()
  const { warn } = useToasts()
  const written = shallowRef<Output<'histories.telling'>['written']>(null)
  /** Which text was asked for: an answer to another is not shown. */
  const known = shallowRef('')
  const keyOf = ({ campaign, battle, told }: Subject): string => `${campaign} ${battle ?? ''} ${told ?? ''}`

  const read = newest(
    async () => {
      const { told, ...of } = toValue(subject)
      const key = keyOf({ ...of, told })
      return { key, answer: told === null ? null : await call('histories.telling', { ...of, told }) }
    },
    ({ key, answer }) => {
      if (answer === null || isRefusal(answer)) return
      written.value = answer.written
      known.value = key
    },
  )
  watch(
    () => keyOf(toValue(subject)),
    () => void read(),
    { immediate: true },
  )
  useChanges(() => void read())

  async function write(words: string): Promise<Problem | undefined> {
    const { told, ...of } = toValue(subject)
    const answer = await call('histories.write', { ...of, words, told: told ?? '' })
    if (isRefusal(answer)) return answer.problem
    await read()
    return undefined
  }

  async function said(problem: Problem | undefined, what: string): Promise<void> {
    if (problem) warn(problemText(problem))
    else await undo.offer(what)
  }

  return {
    written,
    words: computed(() => {
      const now = toValue(subject)
      if (now.told === null || (known.value !== keyOf(now) && written.value === null)) return null
      return written.value?.words ?? now.told
    }),
    save: async (words, what) => {
      const problem = await write(words)
      if (!problem) await undo.offer(what)
      return problem
    },
    keep: async () => {
      if (written.value) await said(await write(written.value.words), t('chronicle.outdated.kept'))
    },
    take: async () => {
      const { campaign, battle } = toValue(subject)
      const answer = await call('histories.unwrite', { campaign, battle })
      if (!isRefusal(answer)) await read()
      await said(isRefusal(answer) ? answer.problem : undefined, t('chronicle.outdated.taken'))
    },
  }
}
