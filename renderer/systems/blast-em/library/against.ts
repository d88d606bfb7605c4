import { newlyAgainst, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'

/** What stands against somebody, as it is said in a word beside each and once at length. */
const SAID: Readonly<Record<string, string>> = {
  'team/points': 'points',
  'team/hero': 'hero',
  'team/operative': 'operative',
  'team/tagalong': 'tagalong',
}

/** What would be wrong with the changed team that is not wrong with it now, by the word that says it. */
export function newlyWrong(team: TeamDraft, changed: TeamDraft): string | null {
  return SAID[newlyAgainst(team, changed) ?? ''] ?? null
}
