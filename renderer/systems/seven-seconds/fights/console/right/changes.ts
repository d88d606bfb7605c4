import type { CommandOf } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Unit } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { BlipView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import { OBJECTIVES, type Objective } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { wholeNumber } from '../../../../../ui/fields/whole-number.ts'

/** How a piece shall stand, as a form holds it. */
export interface Righted {
  counters: string
  activation: boolean
  damaged: boolean
  stunned: boolean
  jamming: boolean
  destroyed: boolean
  near: Record<Objective, boolean>
}

const TOGGLES = ['activation', 'damaged', 'stunned', 'jamming'] as const

/** As a piece stands now. */
export function standsAs(piece: Unit | BlipView | null): Righted {
  const unit = piece && 'type' in piece ? piece : null
  const isNear = (id: Objective): boolean => piece?.near.includes(id) === true
  return {
    counters: String(unit?.counters ?? 0),
    activation: piece?.activation ?? false,
    damaged: unit?.damaged ?? false,
    stunned: unit?.stunned ?? false,
    jamming: unit?.jamming ?? false,
    destroyed: unit?.where === 'destroyed',
    near: {
      alpha: isNear('alpha'),
      beta: isNear('beta'),
      gamma: isNear('gamma'),
      delta: isNear('delta'),
      epsilon: isNear('epsilon'),
    },
  }
}

/** What is other than the piece stands; null where the number cannot be read. */
export function changesOf(piece: Unit | BlipView, draft: Righted): CommandOf<'put-right'>['to'] | null {
  const now = standsAs(piece)
  if (draft.destroyed) return now.destroyed ? {} : { destroyed: true }
  const counters = wholeNumber(draft.counters, { least: 0, most: 999 })
  if (typeof counters !== 'number') return null
  const near = OBJECTIVES.filter((id) => draft.near[id])
  return {
    ...(now.destroyed && { destroyed: false }),
    ...(String(counters) !== now.counters && { counters }),
    ...Object.fromEntries(
      TOGGLES.flatMap((name) => (draft[name] === now[name] ? [] : [[name, draft[name]]])),
    ),
    ...(OBJECTIVES.some((id) => draft.near[id] !== now.near[id]) && { near }),
  }
}
