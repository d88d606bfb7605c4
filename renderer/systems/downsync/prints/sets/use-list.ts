import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import { LIST_DOCUMENT, type ListDraft } from '../../../../../shared/systems/downsync/documents/force-list.ts'
import {
  MISSION_DOCUMENT,
  type MissionDraft,
  type MissionSide,
} from '../../../../../shared/systems/downsync/documents/mission.ts'
import {
  DEFAULT_RULES_DOCUMENT,
  RULES_DOCUMENT,
} from '../../../../../shared/systems/downsync/documents/rules.ts'
import { downsync } from '../../../../../shared/systems/downsync/game.ts'
import type { HouseRules } from '../../../../../shared/systems/downsync/house-rules.ts'
import { lookOfSample } from '../../../../../shared/systems/downsync/samples/looks.ts'
import { SAMPLE_LISTS } from '../../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../../shared/systems/downsync/samples/missions.ts'
import type { Sizes } from '../../../../../shared/systems/downsync/words.ts'
import { useDocumentChoice, type DocumentChoice } from '../../../../library/use-choice.ts'
import { useRules } from '../../../../library/use-rules.ts'

export interface ListChoice extends Pick<DocumentChoice<ListDraft>, 'chosen' | 'options'> {
  readonly list: ComputedRef<{ readonly draft: ListDraft; readonly shown: Shown } | null>
}

/** The force lists that can be printed, each as it is shown. */
export function useList(): ListChoice {
  const { chosen, options, document } = useDocumentChoice(
    downsync.id,
    LIST_DOCUMENT,
    Object.values<ListDraft>(SAMPLE_LISTS),
    { sampleLook: lookOfSample },
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

type Choosing = Pick<DocumentChoice<MissionDraft>, 'chosen' | 'options'>

export interface DecoysChoice {
  readonly ruling: Choosing['chosen']
  readonly rulings: Choosing['options']
  readonly rules: ComputedRef<HouseRules>
  readonly decoys: Ref<boolean>
  readonly battle: Choosing['chosen']
  readonly missions: Choosing['options']
  readonly grantedTo: (side: MissionSide) => Sizes
}

/** What brings a force Pings beside those of its Units: house rules, and the mission that is played (line 408). */
export function useDecoys(): DecoysChoice {
  const { chosen: battle, options: missions, document: mission } = useMission()
  const {
    chosen: ruling,
    options: rulings,
    rules,
  } = useRules(downsync.id, RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)
  const decoys = ref(false)
  const none: Sizes = { small: 0, medium: 0, large: 0 }
  const grantedTo = (side: MissionSide): Sizes =>
    (decoys.value ? mission.value?.document.decoys[side] : undefined) ?? none
  return { ruling, rulings, rules, decoys, battle, missions, grantedTo }
}
