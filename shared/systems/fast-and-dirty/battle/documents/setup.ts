import { z } from 'zod'
import { readSetup } from '../../../../battle/at-hand.ts'
import { LEVELS } from '../../../../battle/battle.ts'
import { id, name } from '../../../../contract/fields.ts'
import { isRefusal, under, type Refusal } from '../../../../problem.ts'
import { checkDraft } from '../../documents/check-force.ts'
import { FORCE_DOCUMENT } from '../../documents/force.ts'
import { checkScenario, SCENARIO_DOCUMENT } from '../../documents/scenario.ts'
import { RULE_BOOK } from '../../house-rules.ts'
import { BATTLE_SIDES } from '../words.ts'

/** What a battle begins with. Forces and scenario are whole documents, so that the log can be read for ever by itself. */

export const BATTLE_VERSION = 1

export const setupSchema = z.strictObject({
  version: z.literal(BATTLE_VERSION),
  level: z.enum(LEVELS),
  rules: RULE_BOOK.schema,
  scenario: SCENARIO_DOCUMENT.schema,
  /** Who plays the scenario's sides, in its order. */
  players: z
    /** `kept`: the document that the group keeps of the force, if it keeps one. */
    .array(z.strictObject({ name, force: FORCE_DOCUMENT.schema, kept: id.exactOptional() }))
    .length(BATTLE_SIDES.length),
  /** For whom Muster plays. */
  automatic: z.array(z.enum(BATTLE_SIDES)).exactOptional(),
})
export type BattleSetup = z.infer<typeof setupSchema>

/**
 * A battle's setup from documents: checked as a whole, so that a battle that is begun can be played. Problems: those of
 * `checkDraft` and `checkScenario` with the path of the document before theirs, `battle/set-up`.
 */
export function setupFrom(given: Omit<BattleSetup, 'version'>): BattleSetup | Refusal {
  const read = readSetup(setupSchema, { version: BATTLE_VERSION, ...given })
  if (isRefusal(read)) return read
  const { setup } = read
  const [found] = [
    ...setup.players.flatMap(({ force }, at) => under(checkDraft(force), 'players', at, 'force')),
    ...under(checkScenario(setup.scenario), 'scenario'),
  ]
  return found ? { problem: found } : setup
}
