import { computed, watch, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { call } from '../client/client.ts'
import { shortened, useStepText } from '../undo/step-text.ts'
import { useGames } from '../systems/chosen.ts'
import type { GamePlace } from '../systems/screens.ts'
import { useUndoSteps } from '../undo/store.ts'
import type { Direction } from '../undo/use-undo.ts'
import { useProgram } from '../program/store.ts'
import { formIsOpen } from './form.ts'
import { ownUndo } from './own-undo.ts'

/** A step in words; `campaign`: where it was made, when another one is open. */
export interface Undoable {
  readonly what: string
  readonly campaign: string | null
}

/** What undo or redo would change now; null where nothing can be, and where the screen keeps them to itself. */
export function useUndoable(direction: Direction): ComputedRef<Undoable | null> {
  const undoSteps = useUndoSteps()
  const stepText = useStepText()
  const open = useOpenCampaign()
  return computed(() => {
    const step = undoSteps.steps[direction]
    if (!step || formIsOpen.value || ownUndo.value) return null
    const { campaign } = step
    return {
      what: stepText(step),
      campaign: campaign?.id === open.view?.id ? null : (campaign?.name ?? null),
    }
  })
}

/** A menu is as wide as its longest line. */
const LONGEST = 60

/** Tells the window's menu which places there are, and what its Undo and Redo are about, as the foot of the window does. */
export function useMenuWords(): void {
  const { t } = useI18n()
  const program = useProgram()
  const open = useOpenCampaign()
  const { chosen } = useGames()
  const undo = useUndoable('undo')
  const redo = useUndoable('redo')
  const words = (step: Undoable | null): string | null => {
    if (!step) return null
    const { what, campaign } = step
    return shortened(campaign === null ? what : t('undo.whatIn', { what, campaign }), LONGEST)
  }
  const toPlaces = (places: readonly GamePlace[]) =>
    places.map(({ label, keys = null, to }) => ({ label: t(label), keys, to }))
  const menu = computed(() => ({
    undo: words(undo.value),
    redo: words(redo.value),
    library: toPlaces(chosen.value.library.filter(({ keys }) => keys !== undefined)),
    campaign: open.view ? toPlaces(chosen.value.campaign) : [],
  }))
  watch(
    () => JSON.stringify(menu.value),
    () => {
      if (program.status?.host === 'window') void call('program.nameMenu', menu.value)
    },
    { immediate: true },
  )
}
