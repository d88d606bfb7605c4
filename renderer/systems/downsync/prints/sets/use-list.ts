import { computed, type ComputedRef } from 'vue'
import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import { LIST_DOCUMENT, type ListDraft } from '../../../../../shared/systems/downsync/documents/force-list.ts'
import {
  MISSION_DOCUMENT,
  type MissionDraft,
} from '../../../../../shared/systems/downsync/documents/mission.ts'
import { downsync } from '../../../../../shared/systems/downsync/game.ts'
import { SAMPLE_LISTS } from '../../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../../shared/systems/downsync/samples/missions.ts'
import { useDocumentChoice, type DocumentChoice } from '../../../../library/use-choice.ts'

export interface ListChoice extends Pick<DocumentChoice<ListDraft>, 'chosen' | 'options'> {
  readonly list: ComputedRef<{ readonly draft: ListDraft; readonly shown: Shown } | null>
}

/** The force lists that can be printed, each as it is shown. */
export function useList(): ListChoice {
  const { chosen, options, document } = useDocumentChoice(
    downsync.id,
    LIST_DOCUMENT,
    Object.values<ListDraft>(SAMPLE_LISTS),
  )
  const list = computed(
    () =>
      document.value && {
        draft: document.value.document,
        shown: { name: document.value.name, look: document.value.look },
      },
  )
  return { chosen, options, list }
}

export const useMission = (): DocumentChoice<MissionDraft> =>
  useDocumentChoice(downsync.id, MISSION_DOCUMENT, Object.values<MissionDraft>(SAMPLE_MISSIONS))
