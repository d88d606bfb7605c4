import type { Fields } from '../../../../shared/battle/field.ts'
import { openDice } from '../../../../shared/dice/source.ts'
import {
  isSameSize,
  sizeOf,
  type ListDraft,
} from '../../../../shared/systems/downsync/documents/force-list.ts'
import type { MissionDraft } from '../../../../shared/systems/downsync/documents/mission.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import { numberAmong, pingIn, unitIn } from '../../../../shared/systems/downsync/battle/state/look.ts'
import type {
  BattleState,
  PingState,
  UnitState,
} from '../../../../shared/systems/downsync/battle/state/state.ts'
import { BATTLE_SIDES } from '../../../../shared/systems/downsync/battle/words.ts'
import type { BattleView } from '../../../../shared/systems/downsync/battle/view.ts'
import type { Named, SetUpChoice, TableWords } from '../../../table/faces.ts'

/** How Units, Pings, actions, fields and choices are called at the table. */

/** A view of this game: the house hands it on and does not look in. */
export const asView = (view: object): BattleView => view as BattleView

/** The battle for questions that the rules answer of any state; of its dice nobody knows. */
export const seenState = (seen: object): BattleState => {
  const { due: _due, ...open } = asView(seen)
  return { ...open, dice: openDice(0) }
}

export const playerOf = ({ setup }: Pick<BattleState, 'setup'>, side: string | null): string =>
  setup.sides.find((one) => one.side === side)?.player ?? ''

/** By its name, with a number where several of its side are called so. */
export function ownName(state: Pick<BattleState, 'units'>, unit: UnitState): Named {
  const n = numberAmong(state, unit)
  return n === null ? unit.name : { key: 'called.alike', values: { name: unit.name, n } }
}

/** So many letters of a name stand where there is little room. */
const SHORT = 24

/** The same where there is little room: of a long name its beginning, and the number all the same. */
export function shortName(state: Pick<BattleState, 'units'>, unit: UnitState): Named {
  const letters = Array.from(new Intl.Segmenter().segment(unit.name), ({ segment }) => segment)
  const n = numberAmong(state, unit)
  if (n === null || letters.length <= SHORT) return ownName(state, unit)
  return { key: 'called.alike', values: { name: `${letters.slice(0, SHORT).join('').trim()}…`, n } }
}

/** Where the other side has somebody of that name it says whose. */
function unitCalled(state: BattleState, unit: UnitState): Named {
  const name = ownName(state, unit)
  const isAlike = Object.values(state.units).some(
    (one) => one.side !== unit.side && one.name === unit.name && one.fate !== 'reserve',
  )
  return isAlike ? { key: 'called.ofSide', values: { name, player: playerOf(state, unit.side) } } : name
}

export const pingCalled = ({ sig, number }: PingState): TableWords => ({
  key: `called.ping.${sig}`,
  values: { n: number },
})

/** The same with whose it is, where it is a Ping. */
function pingOfSide(state: BattleState, id: string): Named | null {
  const ping = pingIn(state, id)
  if (!ping) return called(state, id)
  return { key: 'called.ofSide', values: { name: pingCalled(ping), player: playerOf(state, ping.side) } }
}

function unitOfSide(state: BattleState, id: string): Named | null {
  const unit = unitIn(state, id)
  if (!unit) return null
  return { key: 'called.ofSide', values: { name: ownName(state, unit), player: playerOf(state, unit.side) } }
}

export function called(state: BattleState, id: string): Named | null {
  const unit = unitIn(state, id)
  if (unit) return unitCalled(state, unit)
  const ping = pingIn(state, id)
  return ping && pingCalled(ping)
}

/** The same where something has to be called. */
export const calledOr = (state: BattleState, id: string | null): Named =>
  (id === null ? null : called(state, id)) ?? { key: 'called.somebody' }

/** One of its infantry, where there are several. */
export function baseCalled(state: BattleState, id: string, base: number | null): Named {
  const who = calledOr(state, id)
  const isOne = (unitIn(state, id)?.bases.length ?? 1) < 2
  return base === null || isOne ? who : { key: 'called.baseOf', values: { who, n: base } }
}

type Tokens = MissionDraft['tokens']
interface Whose {
  readonly tokens: 'enemy' | 'own' | 'anybody'
}

/** What Units are measured to, as the mission speaks of it. */
export const tokensCalled = (tokens: Tokens, score: Whose): TableWords =>
  tokenWords(score.tokens, namesOf(tokens, score))

/** The same as the side is asked that scores: where each is held by itself, the one that this is about. */
export function tokenAsked(tokens: Tokens, score: Whose, id?: string): TableWords {
  const token = tokens.find((one) => one.id === id)
  const names = token ? [tokenName(tokens, score, token)] : namesOf(tokens, score)
  return tokenWords(score.tokens === 'own' ? 'yours' : score.tokens, names)
}

const tokenWords = (whose: string, names: readonly Named[]): TableWords => ({
  key: `called.token.${whose}`,
  values: { token: names, n: names.length },
})

const namesOf = (tokens: Tokens, { tokens: whose }: Whose): string[] => [
  ...new Set(tokens.flatMap(({ name, side }) => (whose === 'anybody' || side !== null ? [name] : []))),
]

/** With its number on the mission sheet where another such is called so. */
function tokenName(tokens: Tokens, { tokens: whose }: Whose, token: Tokens[number]): Named {
  const { name, side } = token
  const isAlike = tokens.some(
    (one) => one !== token && one.name === name && (whose === 'anybody' || one.side === side),
  )
  return isAlike ? { key: 'called.alike', values: { name, n: tokens.indexOf(token) + 1 } } : name
}

/** An action of its card; those that every Unit has are words of the game. */
export const actionCalled = (state: BattleState, unit: string, id: string): Named =>
  unitIn(state, unit)?.card.actions.find((one) => one.id === id)?.name ?? { key: 'called.action' }

/** Fields that hold words of the game, by where those stand. */
const WORDS: Readonly<Record<string, string>> = {
  slowing: 'slowing',
  by: 'price',
  pay: 'pay',
  tokens: 'token',
  does: 'outcome',
  stage: 'stage',
}

export function named(field: string, value: string, seen: object | null): Named | null {
  const group = WORDS[field]
  if (group !== undefined) return { key: `${group}.${value}` }
  if (field === 'counters' || field === 'building' || field === 'card') return value
  if (field === 'base' || field === 'inside') return { key: 'called.base', values: { n: value } }
  if (seen === null) return sampleCalled(field, value)
  const state = seenState(seen)
  // Pings of both sides stand beside each other, and Units do of a battle that was played without Muster.
  if (field === 'destroyed') return unitOfSide(state, value)
  return field === 'placed' ? pingOfSide(state, value) : called(state, value)
}

/** What a field asks for, where its text alone does not say it. */
export function asks(name: string, fields: Fields, seen: object): TableWords | null {
  const state = seenState(seen)
  const side = BATTLE_SIDES[['points1', 'points2'].indexOf(name)]
  if (side) return { key: 'field.pointsOf', values: { name: playerOf(state, side) } }
  return name === 'building' && fields.building?.kind === 'words' ? { key: 'field.ownBuilding' } : null
}

const LISTS: Readonly<Record<string, ListDraft>> = SAMPLE_LISTS
const MISSIONS: Readonly<Record<string, MissionDraft>> = SAMPLE_MISSIONS
const at = <One>(all: Readonly<Record<string, One>>, id: string): One | null =>
  Object.hasOwn(all, id) ? (all[id] ?? null) : null
const isList = (field: string): boolean => field === 'list1' || field === 'list2'

function sampleCalled(field: string, value: string): string | null {
  if (isList(field)) return at(LISTS, value)?.name ?? null
  return field === 'mission' ? (at(MISSIONS, value)?.name ?? null) : null
}

const listOf = (field: string, value: string, document: object | null): ListDraft | null =>
  isList(field) ? ((document as ListDraft | null) ?? at(LISTS, value)) : null

/** What a choice of the set-up is about: what a mission is fought for, who is in a force and whom it cannot meet. */
export function about(
  field: string,
  value: string,
  document: object | null = null,
  others: (field: string) => SetUpChoice | null = () => null,
): Named | null {
  const list = listOf(field, value, document)
  if (list) {
    const { faction, units, notes } = list
    const { commandPoints } = sizeOf(list)
    const told = { faction, units: units.length, commandPoints, notes }
    const unlike = field === 'list2' ? unlikeFirst(list, others('list1')) : null
    return unlike
      ? { key: 'about.unlike', values: { about: { key: 'about.list', values: told }, ...unlike } }
      : { key: 'about.list', values: told }
  }
  if (field !== 'mission') return null
  const mission = (document as MissionDraft | null) ?? at(MISSIONS, value)
  if (!mission) return null
  const ends = endsOf(mission)
  return mission.brief === '' ? ends : { key: 'about.mission', values: { brief: mission.brief, ends } }
}

/** What ends a battle of it, beside nobody being left. */
function endsOf({ wins, rounds }: MissionDraft): TableWords {
  if (wins !== null)
    return { key: rounds === null ? 'about.wins' : 'about.winsOr', values: { n: wins, rounds: rounds ?? 0 } }
  return rounds === null ? { key: 'about.openEnd' } : { key: 'about.rounds', values: { n: rounds } }
}

/** Two lists of one size may meet: so it stands beside each. */
export function kindOf(field: string, value: string, document: object | null = null): Named | null {
  const list = listOf(field, value, document)
  return list && sizeCalled(list)
}

const sizeCalled = ({ size }: ListDraft): Named =>
  size.of === 'own' ? size.name : { key: `size.${size.size}` }

/** The size of either list, where they cannot meet. */
function unlikeFirst(
  list: ListDraft,
  first: SetUpChoice | null,
): { readonly size: Named; readonly first: Named } | null {
  const other = first && listOf('list1', first.value, first.document)
  if (!other || isSameSize(sizeOf(list), sizeOf(other))) return null
  return { size: sizeCalled(list), first: sizeCalled(other) }
}
