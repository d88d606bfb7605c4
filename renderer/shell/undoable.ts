import { computed, watch, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { call } from '../client/client.ts'
import { shortened, useStepText } from '../undo/step-text.ts'
import { useHistory } from '../undo/store.ts'
import type { Direction } from '../undo/use-undo.ts'
import { useProgram } from '../program/store.ts'
import { formIsOpen } from './form.ts'
import { ownHistory } from './own-history.ts'

/** A step in words; `campaign`: where it was made, when another one is open. */
export interface Undoable {
  readonly what: string
  readonly campaign: string | null
}

/** What undo or redo would change now; null where nothing can be, and where the screen keeps them to itself. */
export function useUndoable(direction: Direction): ComputedRef<Undoable | null> {
  const history = useHistory()
  const stepText = useStepText()
  const open = useOpenCampaign()
  return computed(() => {
    const step = history.steps[direction]
    if (!step || formIsOpen.value || ownHistory.value) return null
    const { campaign } = step
    return {
      what: stepText(step),
      campaign: campaign?.id === open.view?.id ? null : (campaign?.name ?? null),
    }
  })
}

/** A menu is as wide as its longest line. */
const LONGEST = 60

/** Tells the window's menu what its Undo and Redo are about, as the foot of the window does. */
export function useMenuWords(): void {
  const { t } = useI18n()
  const program = useProgram()
  const undo = useUndoable('undo')
  const redo = useUndoable('redo')
  const words = (step: Undoable | null): string | null => {
    if (!step) return null
    const { what, campaign } = step
    return shortened(campaign === null ? what : t('history.whatIn', { what, campaign }), LONGEST)
  }
  watch(
    [() => words(undo.value), () => words(redo.value)] as const,
    ([undoWords, redoWords]) => {
      if (program.status?.host === 'window')
        void call('program.nameSteps', { undo: undoWords, redo: redoWords })
    },
    { immediate: true },
  )
}
