import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { BlipId, TargetId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Look, OpenFight } from '../open-fight.ts'
import type { Form } from './model/forms.ts'
import { commandsFor, movableBlips, usualBlips, type MovableBlips } from './model/several.ts'
import type { Perform } from './use-perform.ts'

export interface Several {
  /** Blips that shall move together; null while nobody chooses them. */
  readonly several: ShallowRef<readonly BlipId[] | null>
  readonly movable: ComputedRef<MovableBlips | null>
  readonly canMoveBlips: ComputedRef<boolean>
  readonly chooseSeveral: () => void
  /** Takes one in or out; no more than may move. */
  readonly toggle: (id: TargetId) => void
  /** Activates and moves them, one after the other, until one is refused. */
  readonly moveSeveral: () => Promise<void>
}

interface Around {
  readonly fight: OpenFight
  readonly look: () => Look
  readonly forms: ComputedRef<readonly Form[]>
  readonly doing: Pick<Perform, 'during' | 'refused'>
}

/** Most of a first round is Blips that move with nobody near: they do so together. */
export function useSeveral({ fight, look, forms, doing }: Around): Several {
  const several: Several['several'] = shallowRef(null)
  const movable = computed(() => movableBlips(forms.value, look().view))

  async function moveAll(blips: readonly BlipId[]): Promise<void> {
    for (const blip of blips) {
      // As it is known here: the screen follows a moment later.
      const { view } = fight.look.value ?? look()
      for (const command of commandsFor(blip, view)) {
        const problem = await fight.actByTheRules(command)
        doing.refused.value = problem ? [problem] : []
        if (problem) return
      }
    }
  }

  return {
    several,
    movable,
    canMoveBlips: computed(() => movable.value !== null && fight.past.value === null),
    chooseSeveral: () => {
      several.value = movable.value ? usualBlips(movable.value) : null
    },
    toggle: (id) => {
      const now = several.value ?? []
      const most = movable.value?.most ?? 0
      if (now.includes(id)) several.value = now.filter((one) => one !== id)
      else if (now.length < most) several.value = [...now, id]
    },
    moveSeveral: async () => {
      const blips = several.value
      if (!blips || blips.length === 0) return
      several.value = null
      await doing.during(() => moveAll(blips))
    },
  }
}
