import { z } from 'zod'
import { readSetup } from '../../../../battle/at-hand.ts'
import { LEVELS } from '../../../../battle/battle.ts'
import { id, name } from '../../../../contract/fields.ts'
import { isRefusal, problem, under, type Problem, type Refusal } from '../../../../problem.ts'
import { checkList, isSameSize, LIST_DOCUMENT, sizeOf } from '../../documents/force-list.ts'
import { checkMission, MISSION_DOCUMENT } from '../../documents/mission.ts'
import { RULE_BOOK } from '../../house-rules.ts'
import { BATTLE_SIDES } from '../words.ts'

/** What a battle begins with. Lists and mission are whole documents, so that the log can be read for ever by itself. */

export const BATTLE_VERSION = 1

export const setupSchema = z.strictObject({
  version: z.literal(BATTLE_VERSION),
  level: z.enum(LEVELS),
  rules: RULE_BOOK.schema,
  mission: MISSION_DOCUMENT.schema,
  players: z
    /** `kept`: the document that the group keeps of the list, if it keeps one. */
    .array(z.strictObject({ name, list: LIST_DOCUMENT.schema, kept: id.exactOptional() }))
    .length(BATTLE_SIDES.length),
  /** For whom Muster plays. */
  automatic: z.array(z.enum(BATTLE_SIDES)).exactOptional(),
})
export type BattleSetup = z.infer<typeof setupSchema>

/**
 * A battle's setup from documents: checked as a whole, so that a battle that is begun can be played. Problems: those of
 * `checkList` and `checkMission` with the path of the document before theirs, `battle/set-up`, and `battle/sizes` where
 * the two lists are not of one size. Source: lines 151–187.
 */
export function setupFrom(given: Omit<BattleSetup, 'version'>): BattleSetup | Refusal {
  const read = readSetup(setupSchema, { version: BATTLE_VERSION, ...given })
  if (isRefusal(read)) return read
  const { setup } = read
  const { players, mission } = setup
  const [found] = [
    ...players.flatMap(({ list }, at) => under(checkList(list), 'players', at, 'list')),
    ...under(checkMission(mission), 'mission'),
    ...differentSizes(setup),
  ]
  return found ? { problem: found } : setup
}

function differentSizes({ players }: BattleSetup): Problem[] {
  const [one, other] = players.map(({ list }) => sizeOf(list))
  if (one && other && isSameSize(one, other)) return []
  const message = 'The two lists are of different game sizes: agree on one.'
  return [problem('battle/sizes', message, ['players'])]
}
