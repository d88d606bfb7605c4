import { newlyAgainst, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { TEAM_TYPES } from '../../../../shared/systems/blast-em/words.ts'
import { freeId } from '../../../library/form/shape.ts'

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

export const withOneMore = (team: TeamDraft, type: string): TeamDraft => ({
  ...team,
  members: [
    ...team.members,
    { id: freeId(team, 'm'), type, name: '', notes: '', gadgets: [], picture: null, guest: false },
  ],
})

/** Of the chart whoever may be hired, Troopers first, then types of the group's own; null for nobody (lines 190, 192). */
export function hired(team: TeamDraft): string | null {
  const types = ['trooper', ...TEAM_TYPES.filter((type) => type !== 'tagalong'), ...Object.keys(team.own)]
  return types.find((type) => newlyAgainst(team, withOneMore(team, type)) === null) ?? null
}

/** Why nobody may be: by whoever costs least. */
export const whyNobody = (team: TeamDraft): string | null =>
  hired(team) === null ? newlyWrong(team, withOneMore(team, 'sidekick')) : null
