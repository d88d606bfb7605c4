import { defineAsyncComponent } from 'vue'
import { DEEDS } from '../../../../shared/systems/fast-and-dirty/battle/ending/deeds.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import '../texts/adventure.ts'

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'fastAndDirtyAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
  plan: defineAsyncComponent(() => import('../campaign/PlanPane.vue')),
}
