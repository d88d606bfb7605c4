import { inject, provide, reactive, type InjectionKey } from 'vue'
import type { DroneType, TrooperType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { DRONES } from '../../../../../shared/systems/seven-seconds/words.ts'
import type { UnitId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { makeLayout, type Layout } from './mat/layout.ts'

/** What a side has chosen and not yet done: it outlives a moment in which nobody may look. */
export interface Work {
  mission: string
  troops: string
  choices: (TrooperType | '')[]
  drones: Record<DroneType, string>
  layout: Layout
  /** Names as they are typed, by unit; null while none are. */
  names: Record<UnitId, string> | null
}

const WORK: InjectionKey<Work> = Symbol('work')

/** Opens it for the steps that are shown within. */
export function openWork(): Work {
  const drones = Object.fromEntries(DRONES.map((type) => [type, '0'])) as Record<DroneType, string>
  const work: Work = reactive({
    mission: '',
    troops: '',
    choices: [],
    drones,
    layout: makeLayout(),
    names: null,
  })
  provide(WORK, work)
  return work
}

/** The squad is another one now: its places and names are nobody's. */
export function forgetSquad(work: Work): void {
  work.layout = makeLayout()
  work.names = null
}

export function useWork(): Work {
  const work = inject(WORK)
  if (!work) throw new Error('These steps stand within the work of a side.')
  return work
}
