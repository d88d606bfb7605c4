import { defineAsyncComponent } from 'vue'
import { DEEDS } from '../../../../shared/systems/fast-and-dirty/battle/ending/deeds.ts'
import { VEHICLE_TYPES, type UnitKind } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import '../texts/adventure.ts'

/** Units of several; a lone officer, psionic or sniper is somebody. */
const GROUPS = ['squad', 'command', 'team', 'nonCombatants'] as const satisfies readonly UnitKind[]

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'fastAndDirtyAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
  lostAs: ({ type, fate }) => {
    if (VEHICLE_TYPES.some((one) => one === type)) return 'destroyed'
    const isGone = fate === 'routed' || fate === 'neverBack'
    return GROUPS.some((one) => one === type) || isGone ? 'lost' : 'fallen'
  },
  plan: defineAsyncComponent(() => import('../campaign/PlanPane.vue')),
}
