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
import { useHistory } from '../history/store.ts'
import { shortcut } from './keys.ts'

export interface KeyHint {
  readonly keys: readonly string[]
  readonly does: string
}

const ofScreen = shallowRef<readonly KeyHint[]>([])

/** What the bottom line shows: the screen's own keys, then those that work everywhere. */
export function useKeyLine(): { hints: ComputedRef<readonly KeyHint[]> } {
  const { t } = useI18n()
  const history = useHistory()
  const hints = computed(() => [
    ...ofScreen.value,
    ...(history.steps.undo
      ? [
          {
            keys: [shortcut('Z')],
            does: `${t('keys.undo')} “${t(`history.step.${history.steps.undo.call}`)}”`,
          },
        ]
      : []),
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
