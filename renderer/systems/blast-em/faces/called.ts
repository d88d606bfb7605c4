import { never } from '../../../../shared/never.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { temperOf, type TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import type { Attack } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import type { BattleView, ModelView } from '../../../../shared/systems/blast-em/battle/view.ts'
import { BAD_GUYS_SIDE } from '../../../../shared/systems/blast-em/battle/words.ts'
import {
  AUTOMATICS,
  type Encounter,
  type Side as Force,
  type Some,
  type WhoRef,
} from '../../../../shared/systems/blast-em/words.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { readyKey } from '../texts/missions.ts'

/** How models and things are called at the table. */

/** A view of this game: the house hands it on and does not look in. */
export const asView = (view: object): BattleView => view as BattleView

/** A force of the fight, as its words are called: rivals are no bad guys. */
export function forceOf({ rules }: BattleView, force: Force): Force | 'enemies' {
  return force === 'badGuys' && rules.teams === 'rivals' ? 'enemies' : force
}

/** `typeName`: what the group calls a type of their own. */
export function typeOf({ who, typeName }: { who: WhoRef; typeName: string | null }): Named {
  return who.kind === 'own' ? (typeName ?? who.type) : { key: `who.${who.kind}.${who.type}` }
}

/** By its name; who has none by type, and by number unless alone in a team: no two of a side are called alike. */
export function modelCalled({
  name,
  nth,
  ...of
}: Pick<ModelView, 'name' | 'who' | 'nth' | 'typeName'>): Named {
  if (name !== '') return name
  return nth === 0 ? typeOf(of) : { key: 'called.enemy', values: { type: typeOf(of), n: nth } }
}

/** What a player leads, and whether that is still in the mission. */
export function teamCalled(seen: object, side: string): Named | null {
  const { players, lost } = asView(seen)
  const player = players.find((one) => one.side === side)
  if (!player) return null
  return lost.includes(player.side) ? { key: 'called.lostTeam', values: { team: player.team } } : player.team
}

/** The bad guys, whom all lead in turn, or Muster. */
export const nobodysCalled = (side: string): Named | null =>
  side === BAD_GUYS_SIDE ? { key: 'called.badGuys' } : null

/** What a mission says that lies ready is in the words of the page; what somebody has written is as it was written. */
export function inWords(mission: Pick<BattleView['mission'], 'brief'>, said: string): Named {
  const key = readyKey(mission, said)
  return key === null ? said : { key }
}

export function roomOf({ mission }: BattleView, id: string | null): Named | null {
  const room = mission.rooms.find((one) => one.id === id)
  return room ? inWords(mission, room.name) : null
}

export function tokenCalled(view: BattleView, id: string): Named {
  const at = view.mission.tokens.findIndex((token) => token.id === id)
  const room = roomOf(view, view.mission.tokens[at]?.place.room ?? null)
  const n = at + 1
  return room === null
    ? { key: 'called.token', values: { n } }
    : { key: 'called.tokenIn', values: { n, room } }
}

/** What a type of the mission's own is called. */
function typeNameIn(models: BattleView['models'], { kind, type }: WhoRef): string | null {
  const one = models.find(({ who, origin }) => origin !== 'team' && who.kind === kind && who.type === type)
  return one?.typeName ?? null
}

/** So many of each type. */
function someCalled({ models }: BattleView, all: readonly Some[]): readonly TableWords[] {
  return all.map(({ who, count }) => ({
    key: 'encounter.some',
    values: { count, type: typeOf({ who, typeName: typeNameIn(models, who) }) },
  }))
}

/** A group that stands there from the beginning, by who is in it; null for what is none. */
export function groupCalled(view: BattleView, id: string): Named | readonly Named[] | null {
  const group = view.mission.garrison.find((one) => one.id === id)
  if (!group) return null
  const [one, ...others] = group.models
  return one?.count === 1 && others.length === 0
    ? typeOf({ who: one.who, typeName: typeNameIn(view.models, one.who) })
    : someCalled(view, group.models)
}

/** What a token holds. */
export function encounterCalled(view: BattleView, what: Encounter): TableWords {
  switch (what.kind) {
    case 'enemies':
      return { key: 'encounter.enemies', values: { models: someCalled(view, what.models) } }
    case 'automatic':
      return { key: `encounter.${what.of[0] ?? 'camera'}` }
    case 'nothing':
    case 'notYet':
    case 'find':
      return { key: `encounter.${what.kind}` }
    default:
      return never(what)
  }
}

/** In which room something of the mission lies, or a group stands; null where that is not said. */
export function placeOf(view: BattleView, id: string): Named | null {
  const there = mapped(view, id) ?? view.mission.garrison.find((one) => one.id === id)
  return roomOf(view, there?.place.room ?? null)
}

function mapped({ mission }: BattleView, id: string) {
  const { doors, terminals, items, things, vessels, ways, people } = mission
  return [...doors, ...terminals, ...items, ...things, ...vessels, ...ways, ...people].find(
    (one) => one.id === id,
  )
}

/** Whoever or whatever is meant by an id; null for an id of nothing that is on the table. */
export function called(view: BattleView, id: string): Named | null {
  const model = view.models.find((one) => one.id === id)
  if (model) return modelCalled(model)
  if (view.tokens.some((token) => token.id === id)) return tokenCalled(view, id)
  const name = view.items.find((one) => one.id === id)?.name ?? mapped(view, id)?.name
  return name === undefined ? comesFrom(view, id) : inWords(view.mission, name)
}

/** A garrison by its room, a wave by its way. */
function comesFrom(view: BattleView, id: string): Named | null {
  const { garrison, waves, ways } = view.mission
  if (garrison.some((one) => one.id === id)) return placeOf(view, id)
  const wave = waves.find((one) => one.id === id)
  const way = ways.find((one) => one.id === wave?.way)
  return way ? inWords(view.mission, way.name) : null
}

/** The same where something has to be called: an id of a later state by itself. */
export const calledOr = (view: BattleView, id: string): Named => called(view, id) ?? id

/** The weapon of an attack, and of two shots with it which. */
export function weaponIn({ attack, shots, second }: Pick<Attack, 'attack' | 'shots' | 'second'>): TableWords {
  const weapon = { key: `value.${attack}` }
  if (shots === 1) return weapon
  return { key: second ? 'blow.secondShot' : 'blow.oneOfTwo', values: { with: weapon } }
}

/** Fields that hold words of the game and no ids. */
const WORDS: readonly string[] = ['attack', 'how', 'cover', 'outcome', 'whom', 'fate', 'rules', 'state']

const isAutomatic = (type: string): boolean => AUTOMATICS.some((one) => one === type)

export function named(field: string, value: string, view: object | null): Named | null {
  if (field === 'attack' && view) {
    const declared = asView(view).exchange?.attacks.find(({ id }) => String(id) === value)
    return declared ? { key: `value.${declared.attack}` } : null
  }
  if (view && (field === 'side' || field === 'winner'))
    return asView(view).players.find(({ side }) => side === value)?.team ?? null
  if (view && field === 'whom' && value === 'badGuys') return { key: `value.${forceOf(asView(view), value)}` }
  if (field === 'type') return { key: isAutomatic(value) ? `who.automatic.${value}` : `who.badGuy.${value}` }
  if (WORDS.includes(field)) return null
  if (view) return lying(asView(view), field, called(asView(view), value), value)
  if (field === 'mission') return sample(SAMPLE_MISSIONS, value)?.name ?? null
  return field.startsWith('team') ? (sample(SAMPLE_TEAMS, value)?.name ?? null) : null
}

/** At whom something is to be aimed: what cannot be hit there is seen before it is chosen (line 357). */
const AIMED: readonly string[] = ['target', 'second', 'targets']
function lying({ models }: BattleView, field: string, who: Named | null, id: string): Named | null {
  const isToGround = AIMED.includes(field) && models.some((one) => one.id === id && one.toGround)
  return who !== null && isToGround ? { key: 'called.toGround', values: { who: [who] } } : who
}

/** A further seat is asked for once the one before it is taken, and whoever is named there needs a team. */
export function hangs(field: string, typed: Readonly<Record<string, unknown>>): 'later' | 'needed' | null {
  const seat = Number(/^(?:name|team)(\d)$/u.exec(field)?.[1] ?? 1)
  if (seat === 1) return null
  const isSaid = (what: 'name' | 'team', n: number): boolean => Boolean(typed[`${what}${n}`])
  if (field.startsWith('team') && isSaid('name', seat) && !isSaid('team', seat)) return 'needed'
  const isTaken = (n: number): boolean => isSaid('name', n) || isSaid('team', n)
  return seat === 2 || isTaken(seat - 1) || isTaken(seat) ? null : 'later'
}

/** Whoever leads a team sits where it is chosen. */
export function leads(field: string): string | null {
  const seat = /^team(\d)$/u.exec(field)?.[1]
  return seat === undefined ? null : `name${seat}`
}

/** From which side somebody sees counts for who is to ground alone (line 357). */
export function moot(list: string, name: string, id: string, view: object | null): boolean {
  if (view === null || list !== 'seenBy' || name !== 'flanks') return false
  return !(asView(view).models.find((one) => one.id === id)?.toGround ?? false)
}

/** What a sample is, for whoever chooses it: a mission's brief, and who is in a team. */
export function about(field: string, value: string): Named | null {
  if (field === 'mission') {
    const mission = sample(SAMPLE_MISSIONS, value)
    return (
      mission && {
        key: 'about.mission',
        values: { kind: { key: `mission.${mission.mission}` }, brief: mission.brief },
      }
    )
  }
  const team = field.startsWith('team') ? sample(SAMPLE_TEAMS, value) : null
  return (
    team && {
      key: 'about.team',
      values: {
        members: team.members.map(({ name, type }): TableWords => ({
          key: 'about.member',
          values: { name, type: { key: `who.team.${type}` } },
        })),
      },
    }
  )
}

/** What a mission is about, and what a team is like. */
export function kindOf(field: string, value: string, document: object | null): Named | null {
  if (field === 'mission') {
    const mission = (document as MissionDraft | null) ?? sample(SAMPLE_MISSIONS, value)
    return mission && { key: `mission.${mission.mission}` }
  }
  const team = field.startsWith('team')
    ? ((document as TeamDraft | null) ?? sample(SAMPLE_TEAMS, value))
    : null
  if (!team) return null
  const temper = { key: `temper.${temperOf(team)}` }
  return team.sequel ? { key: 'temper.sequel', values: { temper } } : temper
}

function sample<Sample>(samples: Readonly<Record<string, Sample>>, id: string): Sample | null {
  return (Object.hasOwn(samples, id) ? samples[id] : null) ?? null
}
