import {
  computed,
  onUnmounted,
  shallowRef,
  toValue,
  watchEffect,
  type ComputedRef,
  type MaybeRefOrGetter,
} from 'vue'
import { useI18n } from 'vue-i18n'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { useStepText } from '../undo/step-text.ts'
import { useHistory } from '../undo/store.ts'
import { unchanging } from '../ui/unchanging.ts'
import { formIsOpen } from './form.ts'
import { shortcut } from '../ui/keys.ts'
import { ownHistory } from './own-history.ts'

export interface KeyHint {
  readonly keys: readonly string[]
  readonly does: string
  /** It changes something: not where nothing can be changed. */
  readonly changes?: boolean
}

const ofScreen = shallowRef<readonly KeyHint[]>([])

/** What the bottom line shows: the screen's own keys, then those that work everywhere. */
export function useKeyLine(): { hints: ComputedRef<readonly KeyHint[]> } {
  const { t } = useI18n()
  const history = useHistory()
  const stepText = useStepText()
  const campaign = useOpenCampaign()
  /** Names the campaign where the latest change was made in another one than is open. */
  const undoHint = computed<readonly KeyHint[]>(() => {
    const step = history.steps.undo
    if (!step || formIsOpen.value || ownHistory.value) return []
    const what = stepText(step)
    const elsewhere = step.campaign !== null && step.campaign.id !== campaign.view?.id
    const does = elsewhere
      ? t('keys.undoIn', { what, campaign: step.campaign?.name })
      : t('keys.undoWhat', { what })
    return [{ keys: [shortcut('Z')], does }]
  })
  const hints = computed(() => [
    ...ofScreen.value.filter(({ changes }) => !changes || unchanging.value === null),
    ...undoHint.value,
    { keys: ['F1'], does: t('keys.shortcuts') },
  ])
  return { hints }
}

/** A screen says what its keys do while it is shown. */
export function useKeyHints(hints: MaybeRefOrGetter<readonly KeyHint[]>): void {
  let own: readonly KeyHint[] = []
  watchEffect(() => {
    own = toValue(hints)
    ofScreen.value = own
  })
  // The next screen may have said its own before this one goes.
  onUnmounted(() => {
    if (ofScreen.value === own) ofScreen.value = []
  })
}
