import { never } from '../../../never.ts'
import { problem, type Problem } from '../../../problem.ts'
import { MISSION_TABLE } from '../data/missions.ts'
import { OWN_FINDS, OWN_TOKENS } from '../data/tokens.ts'
import type { Model } from '../profiles.ts'
import type { Encounter, Find, Some, WhoRef } from '../words.ts'
import type { MissionDraft, Objective } from './mission.ts'
import { ownModels } from './own-type.ts'

/** A mission that can be played: whatever it names is there, and its tables are at hand. */
export type ReadyMission = Omit<MissionDraft, 'objective' | 'tokenTable' | 'findTable' | 'own'> & {
  readonly own: Readonly<Record<string, Model>>
  readonly objective: Objective
  readonly tokenTable: readonly Encounter[]
  readonly findTable: readonly Find[]
}

/** The mission as it is played, or all that keeps it from being so: the problems of `checkMission`. */
export function readyMission(
  draft: MissionDraft,
): { readonly mission: ReadyMission } | { readonly problems: readonly Problem[] } {
  const problems = checkMission(draft)
  const { objective } = draft
  if (objective === null || problems.length > 0) return { problems }
  return {
    mission: {
      ...draft,
      objective,
      own: ownModels(draft.own),
      tokenTable: draft.tokenTable ?? OWN_TOKENS,
      findTable: draft.findTable ?? OWN_FINDS,
    },
  }
}

/**
 * What keeps a mission from being played, in this order; `[]` when nothing does. Problems: `mission/objective`,
 * `mission/target`, `mission/way-in`, `mission/way-out`, `mission/waves`, `mission/id`, and with the path of what names
 * it `mission/room`, `mission/outside`, `mission/way`, `mission/door`, `mission/type`.
 * Source: lines 39–47, 192, 291–301.
 */
export function checkMission(m: MissionDraft): Problem[] {
  return [
    ...objectiveProblems(m),
    ...wayProblems(m),
    ...twiceNamed(m),
    ...placeProblems(m),
    ...waveProblems(m),
    ...doorProblems(m),
    ...typeProblems(m),
  ]
}

/**
 * What the kind of a mission is about, with the first thing in it that it may be; null where there is none yet. Source:
 * lines 41–47.
 */
export function firstObjective(m: MissionDraft): Objective | null {
  const kind = MISSION_TABLE[m.mission].objective
  const [target] = targetsIn(m, { kind })
  switch (kind) {
    case 'leave':
    case 'own':
      return { kind }
    case 'beatWaves':
      return { kind, turns: null }
    case 'learn':
      return target === undefined ? null : { kind, from: target }
    case 'bringOut':
      return target === undefined ? null : { kind, person: target }
    case 'fetch':
      return target === undefined ? null : { kind, item: target }
    case 'destroy':
      return target === undefined ? null : { kind, target }
    case 'secure':
      return target === undefined ? null : { kind, room: target, enemies: 'noneUp' }
    default:
      return never(kind)
  }
}

function objectiveProblems(m: MissionDraft): Problem[] {
  const wanted = MISSION_TABLE[m.mission].objective
  if (m.objective === null) {
    const message = 'This mission is about nothing yet: put into it what it is about, and choose that.'
    return [problem('mission/objective', message, ['objective'], { mission: m.mission, wanted })]
  }
  if (m.objective.kind !== wanted) {
    const message = 'This kind of mission has another objective: choose what is to be done in it.'
    return [problem('mission/objective', message, ['objective'], { mission: m.mission, wanted })]
  }
  const target = targetOf(m.objective)
  if (target === null || targetsIn(m, m.objective).includes(target)) return []
  const message =
    'The objective names something that is not there: put it into the mission, or choose another.'
  return [problem('mission/target', message, ['objective'], { target })]
}

/** The id of what an objective is about; null for one that names nothing. */
export function targetOf(objective: Objective): string | null {
  switch (objective.kind) {
    case 'learn':
      return objective.from
    case 'bringOut':
      return objective.person
    case 'fetch':
      return objective.item
    case 'destroy':
      return objective.target
    case 'secure':
      return objective.room
    case 'leave':
    case 'beatWaves':
    case 'own':
      return null
    default:
      return never(objective)
  }
}

const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)

function targetsIn(m: MissionDraft, { kind }: Pick<Objective, 'kind'>): string[] {
  switch (kind) {
    case 'learn':
      return idsOf([...m.terminals, ...m.people])
    case 'bringOut':
      return idsOf(m.people)
    case 'fetch':
      return idsOf(m.items)
    case 'destroy':
      return idsOf([...m.things, ...m.people, ...m.garrison, ...m.terminals, ...m.vessels])
    case 'secure':
      return idsOf(m.rooms)
    case 'leave':
    case 'beatWaves':
    case 'own':
      return []
    default:
      return never(kind)
  }
}

function wayProblems(m: MissionDraft): Problem[] {
  const has = (use: (typeof m.ways)[number]['for'][number]): boolean =>
    m.ways.some((way) => way.for.includes(use))
  const problems: Problem[] = []
  if (!has('teamIn'))
    problems.push(problem('mission/way-in', 'The team has nowhere to begin: add a way in.', ['ways']))
  if (MISSION_TABLE[m.mission].exit && !has('teamOut'))
    problems.push(problem('mission/way-out', 'The team has to get away from here: add a way out.', ['ways']))
  return problems
}

const LISTS = [
  'ways',
  'doors',
  'terminals',
  'items',
  'people',
  'things',
  'vessels',
  'tokens',
  'garrison',
] as const

/** Whatever may be an objective or stand on the table has an id that nothing else in the mission has. */
function twiceNamed(m: MissionDraft): Problem[] {
  const all = LISTS.flatMap((list) => m[list].map(({ id }, index) => ({ id, path: [list, index, 'id'] })))
  return all.flatMap(({ id, path }, index) =>
    all.findIndex((one) => one.id === id) === index
      ? []
      : [problem('mission/id', 'Something else in the mission has this id: give it another.', path, { id })],
  )
}

function placeProblems(m: MissionDraft): Problem[] {
  const rooms = idsOf(m.rooms)
  return LISTS.flatMap((list) =>
    m[list].flatMap(({ place: { room, at } }, index) => {
      const path = [list, index, 'place']
      const problems: Problem[] = []
      if (room !== null && !rooms.includes(room))
        problems.push(
          problem('mission/room', 'It lies in a room that is not there: choose one.', path, { room }),
        )
      if (at && (at.x > m.area.width || at.y > m.area.depth))
        problems.push(problem('mission/outside', 'It lies outside the play area: move it in.', path, at))
      return problems
    }),
  )
}

function waveProblems(m: MissionDraft): Problem[] {
  const ways = idsOf(m.ways.filter((way) => way.for.includes('badGuysIn')))
  const none =
    m.mission === 'invasion' && m.waves.length === 0
      ? [problem('mission/waves', 'Nobody invades: add a wave.', ['waves'])]
      : []
  const lost = m.waves.flatMap(({ way }, index) =>
    ways.includes(way)
      ? []
      : [
          problem(
            'mission/way',
            'This wave has no way in: choose one for bad guys.',
            ['waves', index, 'way'],
            { way },
          ),
        ],
  )
  return [...none, ...lost]
}

function doorProblems(m: MissionDraft): Problem[] {
  const doors = idsOf(m.doors)
  return m.terminals.flatMap(({ opens }, index) =>
    opens.flatMap((door, place) => {
      const path = ['terminals', index, 'opens', place]
      const message = 'This terminal opens a door that is not there: choose another.'
      return doors.includes(door) ? [] : [problem('mission/door', message, path, { door })]
    }),
  )
}

function typeProblems(m: MissionDraft): Problem[] {
  return [...namedIn(m)].flatMap(({ who, path }) => {
    if (who.kind !== 'own' || Object.hasOwn(m.own, who.type)) return []
    const message = 'One of the models is of a type that is not there: write it, or choose another.'
    return [problem('mission/type', message, path, { type: who.type })]
  })
}

interface Named {
  readonly who: WhoRef
  readonly path: readonly (string | number)[]
}

/** Everybody whom the mission names. */
function namedIn(m: MissionDraft): readonly Named[] {
  const some = (models: readonly Some[], path: Named['path']): Named[] =>
    models.map(({ who }, index) => ({ who, path: [...path, index, 'who'] }))
  const met = (one: Encounter | null, path: Named['path']): Named[] =>
    one?.kind === 'enemies' ? some(one.models, [...path, 'models']) : []
  return [
    ...m.people.map(({ who }, index) => ({ who, path: ['people', index, 'who'] })),
    ...m.garrison.flatMap(({ models }, index) => some(models, ['garrison', index, 'models'])),
    ...m.waves.flatMap(({ models }, index) => some(models, ['waves', index, 'models'])),
    ...m.tokens.flatMap(({ holds }, index) => met(holds, ['tokens', index, 'holds'])),
    ...(m.tokenTable ?? []).flatMap((row, index) => met(row, ['tokenTable', index])),
  ]
}
