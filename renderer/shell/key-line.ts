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
import { unchanging } from '../ui/unchanging.ts'
import { shortcut } from '../ui/keys.ts'
import { useUndoable } from './undoable.ts'

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
  const undo = useUndoable('undo')
  /** Names the campaign where the latest change was made in another one than is open. */
  const undoHint = computed<readonly KeyHint[]>(() => {
    if (!undo.value) return []
    const { what, campaign } = undo.value
    const does = campaign === null ? t('keys.undoWhat', { what }) : t('keys.undoIn', { what, campaign })
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
