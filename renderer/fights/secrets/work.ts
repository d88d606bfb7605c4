import { reactive } from 'vue'
import type { DroneType, TrooperType } from '../../../shared/systems/seven-seconds/words.ts'
import { DRONES } from '../../../shared/systems/seven-seconds/words.ts'
import { makeLayout, type Layout } from './mat/layout.ts'

/** What a side has chosen and not yet done: it outlives a moment in which nobody may look. */
export interface Work {
  mission: string
  troops: string
  choices: (TrooperType | '')[]
  drones: Record<DroneType, string>
  layout: Layout
}

export function openWork(): Work {
  const drones = Object.fromEntries(DRONES.map((type) => [type, '0'])) as Record<DroneType, string>
  return reactive({ mission: '', troops: '', choices: [], drones, layout: makeLayout() })
}
