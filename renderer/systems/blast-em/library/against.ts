import { teamOf, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { checkTeam } from '../../../../shared/systems/blast-em/teams.ts'

/** What stands against somebody, as it is said in a word beside each and once at length. */
const SAID: Readonly<Record<string, string>> = {
  'team/points': 'points',
  'team/hero': 'hero',
  'team/operative': 'operative',
  'team/tagalong': 'tagalong',
}

/** What would be wrong with the changed team that is not wrong with it now, by the word that says it; too dear stays so. */
export function newlyWrong(team: TeamDraft, changed: TeamDraft): string | null {
  const now = new Set(checkTeam(teamOf(team)).map(({ code }) => code))
  const code = checkTeam(teamOf(changed)).find(
    (one) => one.code === 'team/points' || !now.has(one.code),
  )?.code
  return code === undefined ? null : (SAID[code] ?? null)
}
