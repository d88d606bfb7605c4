import { z } from 'zod'
import { readSetup } from '../../../../battle/at-hand.ts'
import { LEVELS } from '../../../../battle/battle.ts'
import { id, name } from '../../../../contract/fields.ts'
import { isRefusal, problem, under, type Problem, type Refusal } from '../../../../problem.ts'
import { readyMission } from '../../documents/check-mission.ts'
import { MISSION_DOCUMENT } from '../../documents/mission.ts'
import { readyTeam, TEAM_DOCUMENT } from '../../documents/team.ts'
import { RULE_BOOK } from '../../house-rules.ts'
import { PLAYERS, type Player } from '../words.ts'

/** What a battle begins with. Teams and mission are whole documents, so that the log can be read for ever by itself. */

export const BATTLE_VERSION = 1

export const setupSchema = z.strictObject({
  version: z.literal(BATTLE_VERSION),
  level: z.enum(LEVELS),
  rules: RULE_BOOK.schema,
  /** In the order in which they sit, clockwise (line 301). */
  players: z
    /** `kept`: the document that the group keeps of the team, if it keeps one. */
    .array(z.strictObject({ name, team: TEAM_DOCUMENT.schema, kept: id.exactOptional() }))
    .min(1)
    .max(PLAYERS.length),
  mission: MISSION_DOCUMENT.schema,
  /** Who begins; null: dice say (line 301). */
  first: z.enum(PLAYERS).nullable(),
  /** Muster leads the bad guys. */
  automatic: z.boolean(),
})

export type BattleSetup = z.infer<typeof setupSchema>

/** The players of a setup, as sides. */
export function playersOf({ players }: { readonly players: readonly unknown[] }): readonly Player[] {
  return PLAYERS.slice(0, players.length)
}

/**
 * A battle's setup from documents: checked as a whole, so that a battle that is begun can be played. Problems: those of
 * `readyTeam` and `readyMission` with the path of the document before theirs, `battle/first`.
 * Source: Set-up Steps, lines 291–301.
 */
export function setupFrom(given: Omit<BattleSetup, 'version'>): BattleSetup | Refusal {
  const found = problemsOf(given)[0]
  if (found) return { problem: found }
  const read = readSetup(setupSchema, { version: BATTLE_VERSION, ...given })
  return isRefusal(read) ? read : read.setup
}

function problemsOf({ players, mission, rules, first }: Omit<BattleSetup, 'version'>): readonly Problem[] {
  const teams = players.flatMap(({ team }, index) => {
    const ready = readyTeam(team, rules)
    return 'problems' in ready ? under(ready.problems, 'players', index, 'team') : []
  })
  const ready = readyMission(mission)
  const ofMission = 'problems' in ready ? under(ready.problems, 'mission') : []
  const isLate = first !== null && PLAYERS.indexOf(first) >= players.length
  return [
    ...teams,
    ...ofMission,
    ...(isLate
      ? [problem('battle/first', 'Whoever goes first is at the table: choose one of the players.', ['first'])]
      : []),
  ]
}
