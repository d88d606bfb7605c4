import { onUnmounted, watch } from 'vue'
import { useRouter, type RouteLocationNormalized } from 'vue-router'
import { useToasts, type Toast } from '../ui/feedback/toasts.ts'
import { useUndoSteps } from './store.ts'
import type { Direction } from './use-undo.ts'

/** What a toast offers: to undo or redo one step. */
type Action = NonNullable<Toast['action']> & { readonly direction: Direction; readonly step: number }

/** The one toast that offers an undo or a redo. */
let offered: { readonly toast: number; readonly action: Action | null } | null = null

export interface Offer {
  readonly say: (text: string, action: Action | null) => void
  readonly withdraw: () => void
}

export function useOffer(): Offer {
  const { say, close } = useToasts()
  return {
    say: (text, action) => {
      offered = { toast: say(text, action), action }
    },
    withdraw: () => {
      if (offered) close(offered.toast)
      offered = null
    },
  }
}

/**
 * An offer goes when it can no longer be taken up: with a newer change, in whichever window, and with the page
 * where it was made, as all other news does. What an undo leads away from can still be done again.
 */
export function useOfferEnds(): void {
  const undoSteps = useUndoSteps()
  const router = useRouter()
  const { withdraw } = useOffer()
  const { leave } = useToasts()

  watch(
    () => undoSteps.steps,
    (steps) => {
      if (offered?.action && steps[offered.action.direction]?.id !== offered.action.step) withdraw()
    },
  )
  onUnmounted(
    router.afterEach((to, from, failure) => {
      if (failure || !isAnotherPage(to, from)) return
      if (offered?.action?.direction === 'undo') withdraw()
      leave(offered?.action ? offered.toast : null)
    }),
  )
}

/**
 * Another screen, or the same one of another campaign or of what the route's `meta.whose` names; not another part of
 * it.
 */
function isAnotherPage(to: RouteLocationNormalized, from: RouteLocationNormalized): boolean {
  const isOther = (param: unknown): boolean =>
    typeof param === 'string' && to.params[param] !== from.params[param]
  return to.name !== from.name || isOther('campaign') || isOther(to.meta.whose)
}
