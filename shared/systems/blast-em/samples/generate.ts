import type { Dice } from '../../../dice/source.ts'
import { anyOf, shuffled } from '../../../dice/shuffle.ts'
import { NAME_STYLES, namesOfStyle } from '../../../names/index.ts'
import { pickNames } from '../../../names/pick.ts'
import { never } from '../../../never.ts'
import { LEAST_TOKENS, MISSION_TABLE, type ObjectiveKind } from '../data/missions.ts'
import { TEAM_CHART, TEAM_POINTS } from '../data/team-chart.ts'
import { OWN_FINDS } from '../data/tokens.ts'
import { type MissionDraft, type Objective } from '../documents/mission.ts'
import type { TeamDraft } from '../documents/team.ts'
import { DOOR_STATES, MISSION_KINDS, TEAM_TYPES, type BadGuy, type TeamType } from '../words.ts'
import { mission, some, thing, tokensIn, way } from './missions/writing.ts'
import { COVER_THINGS, PLACES, PLOTS, SETTINGS, TEAM_NAMES } from './settings.ts'

type Chance = Pick<Dice, 'pick'>

/** One team in so many is an Operative alone. */
const OPERATIVE_IN = 8

/** A legal team: an Operative, or a Hero and whom 12 points buy. */
export function randomTeam(chance: Chance): TeamDraft {
  const types =
    chance.pick(OPERATIVE_IN) === 0 ? (['operative'] as const) : (['hero', ...bought(chance)] as const)
  const names = pickNames(namesOfStyle(anyOf(NAME_STYLES, chance)), [], types.length, (n) => chance.pick(n))
  const members = types.map((type, index) => ({
    id: `m${index + 1}`,
    type,
    name: names[index] ?? '',
    notes: '',
    gadgets: [],
    picture: null,
    guest: false,
  }))
  const name = `The ${anyOf(TEAM_NAMES.first, chance)} ${anyOf(TEAM_NAMES.last, chance)}`
  return { kind: 'team', version: 1, name, notes: '', sequel: false, members, known: [], own: {} }
}

function bought(chance: Chance): TeamType[] {
  const types: TeamType[] = []
  let left = TEAM_POINTS
  for (;;) {
    const within = FOR_SALE.filter((type) => TEAM_CHART[type].cost <= left)
    if (within.length === 0) return types
    const type = anyOf(within, chance)
    types.push(type)
    left -= TEAM_CHART[type].cost
  }
}

const VESSELS = SETTINGS.filter(({ isVessel }) => isVessel)
const FOR_SALE = TEAM_TYPES.filter((type) => TEAM_CHART[type].cost > 0 && type !== 'operative')
const SEVEN = MISSION_KINDS.filter((kind) => kind !== 'firefight')

/** A mission of one of the book's seven kinds that can be played as it is. */
export function randomMission(chance: Chance): MissionDraft {
  const kind = anyOf(SEVEN, chance)
  const setting = anyOf(kind === 'boarding' ? VESSELS : SETTINGS, chance)
  const { objective, exit } = MISSION_TABLE[kind]
  const plot = PLOTS[objective]
  const rooms = someRooms(setting.rooms, chance)
  const [entry] = rooms
  const first = entry?.id ?? ''
  const last = rooms.at(-1)?.id ?? ''
  const target = plot.targets ? anyOf(plot.targets, chance) : (rooms.at(-1)?.name ?? '')
  const inSentence = PLACES.within(target)
  const doors = rooms.slice(1).map(({ id, name }) => ({
    ...thing(`door-${id}`, PLACES.door(name), id),
    // Not everybody brings what opens a stuck door (line 206): what it is all about lies behind another.
    state: anyOf(id === last ? OPENED_BY_SKILL : DOOR_STATES, chance),
  }))
  const empty = mission({
    objective: null,
    name: `${plot.title} ${setting.name}`,
    mission: kind,
    brief: anyOf(plot.briefs, chance),
    win: plot.win.replace('{target}', inSentence),
    loss: plot.loss.replace('{target}', inSentence),
    environment: { atmosphere: setting.atmosphere, gravity: setting.gravity, notes: '' },
    rooms,
    ways: [
      way(
        'way-in',
        PLACES.wayIn(entry?.name ?? ''),
        first,
        'teamIn',
        ...(exit && objective !== 'leave' ? (['teamOut'] as const) : []),
      ),
      // Whoever has only to get away is not there as it begins.
      way(
        'their-way',
        PLACES.theirWay(rooms.at(-1)?.name ?? ''),
        last,
        'badGuysIn',
        ...(objective === 'leave' ? (['teamOut'] as const) : []),
      ),
    ],
    doors,
    terminals: [
      {
        ...thing('panel', PLACES.panel, anyOf(rooms, chance).id),
        does: ['openDoors', 'shutDownSecurity'],
        opens: doors.filter(({ state }) => state === 'locked' || state === 'blast').map(({ id }) => id),
      },
    ],
    items: [
      {
        ...thing('locker', PLACES.locker, anyOf(rooms, chance).id),
        locked: chance.pick(2) === 0,
        find: anyOf(OWN_FINDS, chance),
      },
    ],
    things: rooms.map(({ id }, index) => {
      const { name, ...cover } = anyOf(COVER_THINGS, chance)
      return { ...thing(`cover-${index + 1}`, name, id), ...cover }
    }),
    tokens: tokensIn(...rooms.map(({ id }) => id)),
    rewards: chance.pick(2) === 0,
  })
  return withAim(empty, aimed(objective, target, last, chance))
}

/** The mission with its objective, and what has to be there for it beside all else. */
function withAim(draft: MissionDraft, aim: Aimed): MissionDraft {
  return {
    ...draft,
    objective: aim.objective,
    terminals: [...draft.terminals, ...(aim.terminals ?? [])],
    items: [...draft.items, ...(aim.items ?? [])],
    things: [...draft.things, ...(aim.things ?? [])],
    people: [...draft.people, ...(aim.people ?? [])],
    waves: [...draft.waves, ...(aim.waves ?? [])],
  }
}

const OPENED_BY_SKILL = DOOR_STATES.filter((state) => state !== 'stuck')

const LEAST_ROOMS = LEAST_TOKENS
const MORE_ROOMS = 3

/** The first and the last of them, and some between in any order. */
function someRooms(names: readonly string[], chance: Chance): MissionDraft['rooms'] {
  const between = shuffled(names.slice(1, -1), chance).slice(0, LEAST_ROOMS - 2 + chance.pick(MORE_ROOMS))
  return [...names.slice(0, 1), ...between, ...names.slice(-1)].map((name, index) => ({
    id: `room-${index + 1}`,
    name,
    notes: '',
  }))
}

type Aimed = { objective: Objective } & Partial<
  Pick<MissionDraft, 'terminals' | 'items' | 'things' | 'people' | 'waves'>
>

/** The objective, and what has to be there for it. */
function aimed(kind: ObjectiveKind, name: string, room: string, chance: Chance): Aimed {
  const target = thing('target', name, room)
  switch (kind) {
    case 'learn':
      return {
        objective: { kind, from: 'target' },
        terminals: [{ ...target, does: ['locateObjective'], opens: [] }],
      }
    case 'bringOut':
      return {
        objective: { kind, person: 'target' },
        people: [{ ...target, who: { kind: 'team', type: 'tagalong' }, joins: true }],
      }
    case 'fetch':
      return { objective: { kind, item: 'target' }, items: [{ ...target, locked: false, find: null }] }
    case 'destroy': {
      const sturdy = { cover: 'hard', hides: true, breakable: true, explosive: false } as const
      return { objective: { kind, target: 'target' }, things: [{ ...target, ...sturdy }] }
    }
    case 'secure':
      return { objective: { kind, room, enemies: 'noneUp' } }
    case 'beatWaves':
      return { objective: { kind, turns: null }, waves: waves(chance) }
    case 'leave':
    case 'own':
      return { objective: { kind } }
    default:
      return never(kind)
  }
}

const WAVES: readonly (readonly BadGuy[])[] = [
  ['guard', 'trooper'],
  ['trooper', 'combatBot'],
  ['assault', 'trooper'],
]

/** Each stronger than the one before. */
function waves(chance: Chance): MissionDraft['waves'] {
  return WAVES.map((types, index) => ({
    id: `wave-${index + 1}`,
    way: 'their-way',
    turn: index === 0 ? 1 : null,
    models: [some(anyOf(types, chance), 2 + index + chance.pick(2))],
  }))
}
