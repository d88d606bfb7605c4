import { defineAsyncComponent } from 'vue'
import { firstObjective } from '../../../../shared/systems/blast-em/documents/check-mission.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { TEAM_DOCUMENT, teamOf, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { TEAM_CHART, TEAM_POINTS } from '../../../../shared/systems/blast-em/data/team-chart.ts'
import { OWN_FINDS, OWN_TOKENS } from '../../../../shared/systems/blast-em/data/tokens.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/blast-em/documents/rules.ts'
import { RULE_BOOK } from '../../../../shared/systems/blast-em/house-rules.ts'
import { randomMission, randomTeam } from '../../../../shared/systems/blast-em/samples/generate.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { lookOfSample } from '../../../../shared/systems/blast-em/samples/looks.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { teamCost, teamType } from '../../../../shared/systems/blast-em/teams.ts'
import { TEAM_TYPES, type TeamType } from '../../../../shared/systems/blast-em/words.ts'
import { libraryKind, type LibraryKind, type Offered, type Say } from '../../../library/kinds.ts'
import { rulesKind } from '../../../library/rules-kind.ts'
import { hired, whyNobody } from './against.ts'
import { groupTold, missionRows } from './mission-told.ts'
import './texts.ts'

const TEXTS = 'blastEmLibrary'
const named = (all: readonly { readonly id: string; readonly name?: string }[]): Offered[] =>
  all.map(({ id, name }) => ({ value: id, label: name === undefined || name === '' ? id : name }))

/** A type of the chart with what it costs. */
const priced = (type: TeamType, say: Say): string =>
  say(`${TEXTS}.priced`, { type: say(`${TEXTS}.team.value.${type}`), n: TEAM_CHART[type].cost })

/** Somebody who may be hired, and an enemy, before anything is typed: as good as most of the charts (lines 178, 246). */
const ADVENTURER = { cost: 2, av: 3, dv: 3, cd: 8, wounds: 2, mv: 8, traits: ['sidearm'] }
const GUARD = { who: { kind: 'badGuy', type: 'guard' }, count: 1 }
const ENEMY = { cost: 0, av: 3, dv: 3, cd: 8, wounds: 1, mv: 8, traits: ['sidearm'] }

const team: LibraryKind<TeamDraft> = {
  kind: 'team',
  schema: TEAM_DOCUMENT.schema,
  texts: `${TEXTS}.team`,
  hasLook: true,
  blank: () => ({
    kind: 'team',
    version: 1,
    name: 'New team',
    notes: '',
    sequel: false,
    members: [{ id: 'm1', type: 'hero', name: '', notes: '', gadgets: [], picture: null, guest: false }],
    known: [],
    own: {},
  }),
  random: (pick) => randomTeam({ pick }),
  samples: Object.values(SAMPLE_TEAMS),
  sampleLook: lookOfSample,
  about: ({ notes }) => notes,
  told: (draft, say) => {
    const types = draft.members.map(({ type }) =>
      teamType(type) ? say(`${TEXTS}.team.value.${type}`) : (draft.own[type]?.name ?? type),
    )
    const counted = [...new Set(types)].map((type) => {
      const n = types.filter((one) => one === type).length
      return n > 1 ? say(`${TEXTS}.several`, { n, type }) : type
    })
    const points = say(`${TEXTS}.points`, { points: teamCost(teamOf(draft)), of: TEAM_POINTS })
    return [points, counted.join(', ')].filter((part) => part !== '').join(' · ')
  },
  choices: (draft, say) => ({
    'members.type': [
      ...TEAM_TYPES.map((type) => ({ value: type, label: priced(type, say) })),
      ...Object.entries(draft.own).map(([id, { name }]) => ({ value: id, label: name === '' ? id : name })),
    ],
  }),
  full: (draft, say) => {
    const why = whyNobody(draft)
    const left = Math.max(0, TEAM_POINTS - teamCost(teamOf(draft)))
    return why === null ? {} : { members: say(`${TEXTS}.barred.${why}`, { left }) }
  },
  groups: {},
  blanks: (_say, around) => {
    const draft = TEAM_DOCUMENT.schema.safeParse(around).data
    return { own: ADVENTURER, members: { type: (draft && hired(draft)) ?? 'trooper' } }
  },
  askedBeside: ['known', 'after'],
  sheet: 'team',
  beside: defineAsyncComponent(() => import('./TeamBeside.vue')),
}

const mission: LibraryKind<MissionDraft> = {
  kind: 'mission',
  schema: MISSION_DOCUMENT.schema,
  texts: `${TEXTS}.mission`,
  hasLook: false,
  blank: () => ({
    kind: 'mission',
    version: 1,
    name: 'New mission',
    brief: '',
    notes: '',
    mission: 'escape',
    area: { width: 48, depth: 48, notes: '' },
    rooms: [],
    environment: { atmosphere: 'standard', gravity: 'standard', notes: '' },
    ways: [],
    objective: { kind: 'leave' },
    win: '',
    loss: '',
    turnLimit: null,
    tokens: [],
    tokenTable: null,
    findTable: null,
    doors: [],
    terminals: [],
    items: [],
    people: [],
    things: [],
    vessels: [],
    garrison: [],
    waves: [],
    stocks: { grenades: null, demoPacs: null, heavyShots: null },
    traumaUnit: false,
    surprised: null,
    rewards: false,
    junk: null,
    own: {},
  }),
  random: (pick) => randomMission({ pick }),
  samples: Object.values(SAMPLE_MISSIONS),
  about: ({ brief }) => brief,
  told: (draft, say) =>
    [
      say(`${TEXTS}.mission.value.${draft.mission}`),
      say(`${TEXTS}.rooms`, { n: draft.rooms.length }),
      say(`${TEXTS}.tokens`, { n: draft.tokens.length }),
    ].join(' · '),
  choices: (draft, say) => {
    const rooms = named(draft.rooms)
    const targets = [
      ...named([...draft.things, ...draft.people, ...draft.terminals, ...draft.vessels]),
      ...draft.garrison.map((group) => ({ value: group.id, label: groupTold(draft, group, say) })),
    ]
    const own = Object.entries(draft.own).map(([id, { name }]) => ({
      value: id,
      label: name === '' ? id : name,
    }))
    return {
      'place.room': rooms,
      'objective.room': rooms,
      'objective.from': named([...draft.terminals, ...draft.people]),
      'objective.person': named(draft.people),
      'objective.item': named(draft.items),
      'objective.target': targets,
      'terminals.opens': named(draft.doors),
      'waves.way': named(draft.ways.filter((way) => way.for.includes('badGuysIn'))),
      'who.type': own,
    }
  },
  groups: {},
  rows: missionRows,
  settled: (changed, { mission: before }) =>
    changed.mission === before ? changed : { ...changed, objective: firstObjective(changed) },
  blanks: () => ({
    ...{ tokenTable: OWN_TOKENS, findTable: OWN_FINDS, own: ENEMY },
    // Whoever is added is mostly this: against the team a Guard, beside it somebody ordinary (lines 151, 246).
    ...{ models: GUARD, people: { who: { kind: 'bystander', type: 'adult' } } },
    ...{ garrison: { models: [GUARD] }, waves: { models: [GUARD] }, 'holds-enemies': { models: [GUARD] } },
  }),
  sheet: 'mission',
  beside: defineAsyncComponent(() => import('./MissionBeside.vue')),
}

/** What a group keeps of Blast 'Em!, as it is shown and written. */
export const libraryKinds: readonly LibraryKind[] = [
  libraryKind(team),
  libraryKind(mission),
  rulesKind(RULE_BOOK, RULES_DOCUMENT, `${TEXTS}.rules`),
]
