import {
  DEFAULT_RULES_DOCUMENT,
  RULES_DOCUMENT,
} from '../../../../shared/systems/blast-em/documents/rules.ts'
import { blastEm } from '../../../../shared/systems/blast-em/game.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import { useRules, type RulesChoice } from '../../../library/use-rules.ts'

export const useItsRules = (): RulesChoice<HouseRules> =>
  useRules(blastEm.id, RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)
