import { rulesKept } from '../house-rules.ts'
import type { KeptKind } from '../kept.ts'
import { checkTeam } from './teams.ts'
import { checkMission } from './documents/check-mission.ts'
import { RULES_DOCUMENT } from './documents/rules.ts'
import { MISSION_DOCUMENT, type MissionDraft } from './documents/mission.ts'
import { nextTeam, TEAM_DOCUMENT, teamOf, type TeamDraft } from './documents/team.ts'
import { lookOfSample } from './samples/looks.ts'

/** What a group keeps of Blast 'Em!: its teams, its missions and its house rules. */

export const TEAM_KIND: KeptKind<TeamDraft> = {
  ...TEAM_DOCUMENT,
  nameOf: ({ name }) => name,
  sampleLook: lookOfSample,
  picturesOf: ({ members, known }) => [...members, ...known].flatMap(({ picture }) => picture ?? []),
  withoutPictures: (team) => ({
    ...team,
    members: team.members.map((member) => ({ ...member, picture: null })),
    known: team.known.map((one) => ({ ...one, picture: null })),
  }),
  check: (team) => checkTeam(teamOf(team)),
  goesOn: {
    next: (team, people, battle) => ({ ...nextTeam(team, people), after: battle }),
    after: ({ after = null }) => after,
  },
}

export const MISSION_KIND: KeptKind<MissionDraft> = {
  ...MISSION_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (mission) => mission,
  check: checkMission,
  goesOn: null,
}

export const RULES_KIND = rulesKept(RULES_DOCUMENT)
