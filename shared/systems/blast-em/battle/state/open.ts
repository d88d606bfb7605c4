import { openDice } from '../../../../dice/source.ts'
import { readyMission } from '../../documents/check-mission.ts'
import type { OwnType } from '../../documents/own-type.ts'
import { readyTeam, type ReadyTeam } from '../../documents/team.ts'
import { usesOf } from '../../gadgets.ts'
import type { Model, Who } from '../../profiles.ts'
import type { Carried, WhoRef } from '../../words.ts'
import { playersOf, type BattleSetup } from '../documents/setup.ts'
import type { Origin, Player, Side } from '../words.ts'
import { profileIn } from './look.ts'
import { FRESH_TURN, type BattleState, type Begun, type Gadget, type ModelState } from './state.ts'

/** The state that a setup leads to: teams at their way in, and of the mission what lies open from the beginning. */
export function opened(setup: BattleSetup): BattleState {
  const ready = readyMission(setup.mission)
  if (!('mission' in ready)) throw new Error('A battle begins with a mission that was checked.')
  const { mission } = ready
  const teams = playersOf(setup).flatMap((side, index) => {
    const player = setup.players[index]
    const team = player && readyTeam(player.team, setup.rules)
    if (!team || !('team' in team)) throw new Error('A battle begins with teams that were checked.')
    return [{ side, name: player.name, team: team.team }]
  })
  const begun: Begun = {
    level: setup.level,
    rules: setup.rules,
    players: teams.map(({ side, name, team }) => ({ side, name, team: team.name })),
    mission,
    own: {
      mission: mission.own,
      ...Object.fromEntries(teams.map(({ side, team }) => [side, ownOf(team)])),
    },
    typeNames: {
      mission: namesOf(setup.mission.own),
      ...Object.fromEntries(
        playersOf(setup).map((side, index) => [side, namesOf(setup.players[index]?.team.own ?? {})]),
      ),
    },
    first: setup.first,
  }
  const members = teams.flatMap(({ side, team }) => membersOf(begun, side, team))
  return {
    setup: begun,
    dice: openDice(0),
    phase: 'first-player',
    round: 0,
    turn: 0,
    active: null,
    leader: null,
    first: null,
    lost: [],
    fighting: [],
    badGuysFought: false,
    backUp: [],
    exchange: null,
    models: Object.fromEntries(members.map((model) => [model.id, model])),
    tokens: {},
    doors: Object.fromEntries(mission.doors.map(({ id, state }) => [id, { is: state }])),
    items: Object.fromEntries(
      mission.items.map(({ id, name, locked, find }) => [
        id,
        { name, locked, find, opened: false, takenBy: null },
      ]),
    ),
    wrecked: [],
    destroyer: null,
    secured: false,
    located: false,
    built: false,
    waves: [],
    suffered: [],
    stray: null,
    back: 'first-player',
    explosions: [],
    ending: null,
    automatic: setup.automatic ? ['bad-guys'] : [],
    notes: [],
    ownCounters: [],
  }
}

function ownOf({ members }: ReadyTeam): Readonly<Record<string, Model>> {
  return Object.fromEntries(members.flatMap(({ who }) => (who.kind === 'own' ? [[who.type, who.model]] : [])))
}

function namesOf(own: Readonly<Record<string, OwnType>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(own).map(([id, { name }]) => [id, name]))
}

function membersOf(begun: Begun, side: Player, { members }: ReadyTeam): ModelState[] {
  return members.map(({ id, name, who, gadgets }) =>
    newModel(begun, {
      // No id of a document has a dot: nobody else is called so.
      id: `${side}.${id}`,
      name,
      who: refOf(who),
      side,
      origin: 'team',
      from: null,
      carried: gadgets,
    }),
  )
}

function refOf(who: Who): WhoRef {
  return who.kind === 'own' ? { kind: 'own', type: who.type } : who
}

export interface Arrival {
  readonly id: string
  readonly name: string
  readonly who: WhoRef
  readonly side: Side | null
  readonly origin: Origin
  readonly from: string | null
  readonly carried?: readonly Carried[]
}

/** A model as it comes to the table: unhurt. */
export function newModel(begun: Pick<Begun, 'own' | 'rules'>, arrival: Arrival): ModelState {
  const { carried = [], ...rest } = arrival
  return {
    ...rest,
    fate: 'up',
    wounds: profileIn(begun, arrival).wounds,
    turnsLeft: null,
    fell: null,
    deep: false,
    worse: null,
    unmet: isToBeMet(begun, arrival),
    foeOf: [],
    off: false,
    stunned: null,
    toGround: false,
    behind: null,
    came: 0,
    since: 0,
    reaches: [],
    vain: [],
    carried: carried.map(carriedAnew),
    drugs: 0,
    drugsTaken: false,
    used: { grenades: 0, demoPacs: 0, heavyShots: 0 },
    tried: [],
    knows: false,
    holds: [],
    now: FRESH_TURN,
  }
}

/** Garrisons stand there until somebody meets them (line 305), and by house rule so do waves. */
function isToBeMet({ rules }: Pick<Begun, 'rules'>, { origin }: Arrival): boolean {
  return origin === 'garrison' || (origin === 'wave' && rules.waves === 'stand')
}

/** A gadget as it is found: it serves as often as it says, or as its kind does (lines 222–234). */
export function carriedAnew(carried: Carried): Gadget {
  const left = carried.gadget === 'medpack' ? carried.uses : usesOf(carried.gadget)
  return { carried, left, spent: false }
}
