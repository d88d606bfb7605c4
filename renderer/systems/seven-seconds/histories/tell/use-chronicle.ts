import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { useEnding, type RecordLine } from '../../campaign/epilogue/use-ending.ts'
import { useCampaign } from '../../campaign/store.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import { useFallenText } from '../../people/fallen/fallen-text.ts'
import { useFallen } from '../../people/fallen/use-fallen.ts'
import { escapeMarkdown } from '../../../../ui/markdown/escape.ts'
import { useReadHistories } from '../reading.ts'
import {
  honourLine,
  tellChapters,
  tellIntroduction,
  type Chapter,
  type ChronicleFacts,
  type Part,
} from './chronicle.ts'
import { useTelling, type Telling } from './use-telling.ts'
import { useTexts } from './use-texts.ts'

export interface Chronicle {
  readonly loaded: ComputedRef<boolean>
  readonly problem: ComputedRef<Problem | null>
  /** Logs that are not read yet. */
  readonly unread: ComputedRef<number>
  readonly introduction: Telling
  /** What Muster tells as an introduction. */
  readonly toldIntroduction: ComputedRef<string | null>
  readonly chapters: ComputedRef<readonly Chapter[]>
  readonly roll: ReturnType<typeof useFallen>['roll']
  readonly records: ComputedRef<readonly RecordLine[]>
  readonly honours: ComputedRef<readonly { who: string; what: string }[]>
  /** All of it in order, as it is exported and printed. */
  readonly parts: ComputedRef<readonly Part[]>
}

/** The open campaign's chronicle, read again after every change. */
export function useChronicle(): Chronicle {
  const texts = useTexts()
  const { t } = texts
  const store = useCampaign()
  const histories = useReadHistories()
  const { markdown } = useFallenText()
  const { records } = useEnding()
  const id = computed(() => store.view?.id ?? '')
  const { roll } = useFallen(() => ({ campaign: id.value }))
  const { given, problem } = useWritten(id)

  const facts = computed<ChronicleFacts | null>(() => {
    const campaign = histories.campaigns.find((one) => one.id === id.value)
    if (!campaign || !given.value) return null
    const { tellings, honours } = given.value
    return {
      campaign,
      place: store.view?.place ?? '',
      battles: histories.battles.filter((one) => one.campaign === id.value),
      written: new Map(tellings.flatMap(({ battle, words }) => (battle === null ? [] : [[battle, words]]))),
      honours,
    }
  })
  const toldIntroduction = computed(() => facts.value && tellIntroduction(texts, facts.value))
  const introduction = useTelling(() => ({ campaign: id.value, battle: null, told: toldIntroduction.value }))
  const chapters = computed(() => (facts.value ? tellChapters(texts, facts.value) : []))
  const honours = computed(() => {
    const known = facts.value
    return known ? known.honours.map((one) => honourLine(texts, known, one)) : []
  })

  const parts = computed<Part[]>(() => {
    const part = (key: string, title: string, words: string): Part => ({
      id: key,
      title,
      lead: '',
      words,
      battle: null,
    })
    const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
    const fallen =
      roll.value && roll.value.battles.length + roll.value.elsewhere.length > 0 ? roll.value : null
    return [
      part('introduction', t('chronicle.introduction'), introduction.words.value ?? ''),
      ...chapters.value.map((chapter): Part => ({
        id: `battle-${chapter.position}`,
        title: t('chronicle.chapter', { n: chapter.position, what: chapter.title }),
        lead: chapter.where,
        battle: chapter.battle,
        get words() {
          return chapter.words
        },
      })),
      {
        ...part('fallen', t('chronicle.fallen'), ''),
        // Only what is printed or exported is written out.
        get words() {
          return fallen ? withoutTitle(markdown('', fallen)) : ''
        },
      },
      part(
        'records',
        t('chronicle.records'),
        bullets(records.value.map(({ title, text }) => `${escapeMarkdown(title)}: ${escapeMarkdown(text)}`)),
      ),
      part(
        'decorations',
        t('chronicle.honours'),
        bullets(honours.value.map(({ who, what }) => `${escapeMarkdown(who)}, ${escapeMarkdown(what)}`)),
      ),
      part('epilogue', t('chronicle.epilogue'), store.view?.epilogue ?? ''),
    ]
  })

  return {
    loaded: computed(() => facts.value !== null && introduction.words.value !== null && roll.value !== null),
    problem: computed(() => histories.problem ?? problem.value),
    unread: computed(() => histories.unread),
    introduction,
    toldIntroduction,
    chapters,
    roll,
    records,
    honours,
    parts,
  }
}

/** Its own title stands over it already: what stands below that goes up a step. */
const withoutTitle = (words: string): string => words.replace(/^# *\n+/u, '').replace(/^#(#+ )/gmu, '$1')

/** What the group wrote on in a campaign, and the decorations given in it. */
function useWritten(id: ComputedRef<string>): {
  given: Ref<Output<'histories.written'> | null>
  problem: Ref<Problem | null>
} {
  const given = shallowRef<Output<'histories.written'> | null>(null)
  const problem = shallowRef<Problem | null>(null)
  const read = newest(
    () => call('histories.written', { campaign: id.value }),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      given.value = isRefusal(answer) ? null : answer
    },
  )
  watch(id, () => void read(), { immediate: true })
  useChanges(() => void read())
  return { given, problem }
}
