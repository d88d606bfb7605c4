import {
  DEFAULT_RULES_DOCUMENT,
  RULES_DOCUMENT,
} from '../../../../shared/systems/fast-and-dirty/documents/rules.ts'
import { fastAndDirty } from '../../../../shared/systems/fast-and-dirty/game.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { useRules, type RulesChoice } from '../../../library/use-rules.ts'

export const useItsRules = (): RulesChoice<HouseRules> =>
  useRules(fastAndDirty.id, RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)
