import { openDice } from '../../../../dice/source.ts'
import type { CharacterDraft } from '../../documents/character.ts'
import { machineFate, rigsOf, vehicleOf, type VehicleDraft } from '../../documents/vehicle.ts'
import { fightingSides, seatsLeft, type BattleSetup } from '../documents/setup.ts'
import type { FightingSide, Seat } from '../words.ts'
import { stateOf } from '../../damage.ts'
import { rigged } from './rigs.ts'
import { NO_CHANGES, regrouped, type BattleState, type Begun, type Craft, type Fighter } from './state.ts'

/** The state that a setup leads to: everybody where the encounter has them, with the weapons that are in hand. */
export function opened(setup: BattleSetup): BattleState {
  const { encounter, people, crafts } = setup
  const sides = fightingSides(setup)
  const begun: Begun = {
    level: setup.level,
    rules: setup.rules,
    sides: sides.map((side, index) => ({
      side,
      name: encounter.sides[index]?.name ?? side,
      player: setup.players[index] ?? null,
    })),
    referee: setup.referee,
    encounter,
    people: Object.fromEntries(
      people.map(({ id, character, kept }) => [id, { document: character, kept: kept ?? null }]),
    ),
    vehicles: Object.fromEntries(
      crafts.map(({ id, vehicle, kept }) => [id, { document: vehicle, kept: kept ?? null }]),
    ),
  }
  const ofSide = (side: FightingSide) => encounter.sides[sides.indexOf(side)]
  const fighters: Fighter[] = [
    ...people.map((one) =>
      personOf(one.id, one.side, one.character, {
        prepared: one.prepared ?? ofSide(one.side)?.prepared ?? false,
        hidden: one.hidden ?? ofSide(one.side)?.hidden ?? false,
        aboard: one.aboard,
      }),
    ),
    ...crafts.flatMap((one) => {
      const at = {
        prepared: one.prepared ?? ofSide(one.side)?.prepared ?? false,
        hidden: one.hidden ?? ofSide(one.side)?.hidden ?? false,
      }
      return [
        ...machineOf(one.id, one.side, one.vehicle, at),
        ...ridersOf(one.id, one.side, seatsLeft(setup, one), at),
      ]
    }),
  ]
  return {
    setup: begun,
    dice: openDice(0),
    phase: 'initiative',
    round: 0,
    conditions: {
      light: encounter.light,
      smoke: encounter.smoke,
      weather: encounter.weather,
      radio: encounter.radio,
      obstacles: encounter.obstacles,
    },
    ready: [],
    tactics: [],
    reached: null,
    turns: [],
    fighters: Object.fromEntries(fighters.map((one) => [one.id, one])),
    crafts: Object.fromEntries(
      crafts.map((one) => [one.id, craftOf(one, one.hidden ?? ofSide(one.side)?.hidden ?? false)]),
    ),
    steps: [],
    fuses: [],
    ranges: [],
    shots: 0,
    foughtOn: false,
    ending: null,
    automatic: setup.automatic,
    notes: [],
    ownCounters: [],
  }
}

interface At {
  readonly prepared: boolean
  readonly hidden: boolean
}

function newFighter(
  id: string,
  side: FightingSide,
  { prepared, hidden }: At,
): Omit<Fighter, 'name' | 'left' | 'began' | 'fate' | 'weapons' | 'isMachine' | 'aboard' | 'role' | 'unit'> {
  return {
    id,
    side,
    pick: null,
    prepared,
    hidden,
    came: null,
    initiative: null,
    now: NO_CHANGES,
    next: NO_CHANGES,
    counted: false,
    reacted: 0,
    hastened: false,
    turn: 'waiting',
    minor: 0,
    significant: 0,
    acted: false,
    dived: false,
    stance: 'standing',
    moved: 0,
    aim: null,
    readying: null,
    work: null,
    grapple: null,
    wrestled: false,
    reach: 'near',
    ruledOut: [],
    isBystander: false,
  }
}

function personOf(
  id: string,
  side: FightingSide,
  { name, characteristics, weapons, role, unit }: CharacterDraft,
  at: At & { readonly aboard: Fighter['aboard'] },
): Fighter {
  const { str, dex, end } = characteristics
  const left = { str: str.left, dex: dex.left, end: end.left }
  return {
    ...newFighter(id, side, at),
    name,
    isMachine: false,
    left,
    began: left,
    fate: stateOf(left),
    weapons: regrouped(
      weapons.map(({ inHand, isLost = false, ...held }) => ({
        ...held,
        at: isLost ? 'gone' : inHand ? 'hand' : 'stowed',
      })),
    ),
    aboard: at.aboard,
    role,
    unit,
  }
}

/** A robot or drone that acts by itself. */
function machineOf(id: string, side: FightingSide, draft: VehicleDraft, at: At): Fighter[] {
  const { mind, name } = draft
  if (mind === null) return []
  const left = { str: 0, dex: mind.dex, end: 0 }
  return [
    {
      ...newFighter(id, side, at),
      name,
      isMachine: true,
      left,
      began: left,
      fate: machineFate(draft),
      weapons: [],
      aboard: null,
      role: 'member',
      unit: '',
    },
  ]
}

/** Riders of whom nobody has written a character are plain people, without skills or weapons. */
const PLAIN = 7
const PLAIN_BODY = { str: PLAIN, dex: PLAIN, end: PLAIN }

function ridersOf(
  craft: string,
  side: FightingSide,
  { pilot, crew, passengers }: VehicleDraft,
  at: At,
): Fighter[] {
  const seated: [Seat, VehicleDraft['crew'][number]][] = [
    ...(pilot ? [['pilot', pilot] as [Seat, typeof pilot]] : []),
    ...crew.map((one): [Seat, typeof one] => ['crew', one]),
    ...passengers.map((one): [Seat, typeof one] => ['passenger', one]),
  ]
  return seated
    .filter(([, { isDead }]) => !isDead)
    .map(([seat, { id, name, secured }]) => ({
      // No id of a document has a dot: nobody else is called so.
      ...newFighter(`${craft}.${id}`, side, at),
      name,
      isMachine: false,
      left: PLAIN_BODY,
      began: PLAIN_BODY,
      fate: 'up',
      weapons: [],
      aboard: { craft, seat, secured },
      isBystander: seat === 'passenger',
      role: 'member',
      unit: '',
    }))
}

function craftOf(
  { id, side, vehicle, speed, operator, rigsHold = false }: BattleSetup['crafts'][number],
  hidden: boolean,
): Craft {
  const { kind: _kind, passengers: _riders, pilot: _pilot, ...whole } = vehicleOf(vehicle)
  const damaged = { shell: { ...whole, weapons: [...whole.weapons], limbs: [...whole.limbs] }, rigged: [] }
  return {
    ...(rigsHold ? rigsOf(vehicle) : []).reduce<Pick<Craft, 'shell' | 'rigged'>>(
      (all, { part, hours }) => rigged(all, part, hours),
      damaged,
    ),
    id,
    name: vehicle.name,
    side,
    destroyed: vehicle.structure.left === 0,
    hidden,
    speed,
    operator,
    controlled: false,
    ranOn: false,
    evasion: 0,
    evasionBefore: 0,
    lost: null,
    gained: [],
    pursues: null,
    ports: [],
    served: [],
    weapons: vehicle.weapons.map(({ id: weapon, loaded, spare }) => ({ id: weapon, loaded, spare })),
  }
}
