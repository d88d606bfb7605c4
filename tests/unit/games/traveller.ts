import { openDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { eventSchema } from '../../../shared/systems/traveller/battle/documents/events.ts'
import { setupFrom, type BattleSetup } from '../../../shared/systems/traveller/battle/documents/setup.ts'
import { travellerPlay } from '../../../shared/systems/traveller/battle/play.ts'
import { commandSchema } from '../../../shared/systems/traveller/battle/documents/commands.ts'
import { fillAll, isOffered } from '../../../shared/battle/fits.ts'
import type { Traveller } from '../../../shared/systems/traveller/battle/rules/rule.ts'
import type { BattleState, Craft, Fighter } from '../../../shared/systems/traveller/battle/state/state.ts'
import { countOf, countReasons } from '../../../shared/systems/traveller/battle/state/look.ts'
import {
  isFightingSide,
  PHASES,
  type FightingSide,
  type Side,
} from '../../../shared/systems/traveller/battle/words.ts'
import { stateOf } from '../../../shared/systems/traveller/damage.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  type HouseRules,
} from '../../../shared/systems/traveller/house-rules.ts'
import {
  aCharacter,
  aDrone,
  aRobot,
  aVehicle,
  anEncounter,
  carried,
  craftIn,
  personIn,
  WEAPONS,
} from '../traveller/battle/documents.ts'
import type { Step, Tried } from './tried.ts'
import { writerAt } from './writer.ts'
import { variedRules } from './house-rules.ts'

export function battleOf(over: Partial<BattleSetup>): BattleSetup {
  const setup = setupFrom({
    level: 'enforce',
    rules: DEFAULT_RULES,
    encounter: anEncounter(),
    players: [],
    people: [],
    crafts: [],
    referee: null,
    automatic: [],
    ...over,
  })
  if (isRefusal(setup)) throw new Error(`${setup.problem.code} ${setup.problem.path.join('.')}`)
  return setup
}

const rulesOf = (seed: number): HouseRules => RULE_BOOK.schema.parse(variedRules(HOUSE_RULES, seed))

type Person = BattleSetup['people'][number]

/** Somebody with one thing or another, by the number. */
function somebody(id: string, side: FightingSide, n: number, over: Partial<Person> = {}): Person {
  const arms = [
    [carried('pistol', WEAPONS.pistol), carried('knife', WEAPONS.knife, { inHand: false })],
    [carried('rifle', WEAPONS.rifle), carried('grenade', WEAPONS.grenade, { inHand: false })],
    [carried('gun', WEAPONS.machineGun, { loaded: 40, spare: 40 }), carried('knife', WEAPONS.knife)],
    [carried('launcher', WEAPONS.launcher), carried('axe', WEAPONS.axe)],
    [carried('laser', WEAPONS.laser), carried('star', WEAPONS.star)],
  ]
  return personIn(
    id,
    side,
    aCharacter({
      name: id,
      skills: [
        { skill: 'Gun Combat', specialty: 'slug', level: n % 3 },
        { skill: 'Melee', specialty: n % 2 === 0 ? 'blade' : 'unarmed', level: 1 },
        { skill: 'Drive', specialty: 'wheeled', level: 1 },
        ...(n % 4 === 0
          ? [
              { skill: 'Tactics', specialty: '', level: 1 },
              { skill: 'Leadership', specialty: '', level: 2 },
            ]
          : []),
        { skill: 'Mechanic', specialty: '', level: 2 },
      ],
      weapons: arms[n % arms.length] ?? [],
      role: n % 4 === 0 ? 'commander' : n % 4 === 1 ? 'deputy' : 'member',
      unit: n % 5 === 4 ? '' : 'squad',
      comms: n % 2 === 0 ? ['radio', 'meson'] : ['radio', 'laser'],
      sensors: n % 3 === 0 ? ['infraRed', 'bioscanner'] : [],
      armour: n % 3 === 1 ? { name: 'Mesh', notes: '', value: 2, price: null } : null,
      ...(n % 5 === 3 ? { characteristics: TIED } : {}),
    }),
    over,
  )
}
const of = (full: number) => ({ full, left: full })
const whole = { hits: 0, failsAt: null, price: null }
/** Something that can be mended. */
const WORN = {
  drive: { ...whole, hits: 1 },
  powerPlant: whole,
  sensors: { ...whole, hits: 1 },
  computer: whole,
}
const TIED = { str: of(6), dex: of(8), end: of(5) }

const GROUNDS = [
  { kind: 'metres' },
  { kind: 'squares', width: 30, depth: 30 },
  { kind: 'bands' },
] as const satisfies readonly BattleSetup['encounter']['ground'][]

/** Two or three sides on foot. */
export function onFoot(seed: number, level: BattleSetup['level'] = 'enforce'): BattleSetup {
  const sides = 2 + (seed % 4 === 0 ? 1 : 0)
  const people = Array.from({ length: sides * 2 + (seed % 2) }, (_none, n) =>
    somebody(`p${n + 1}`, `side-${(n % sides) + 1}` as FightingSide, n + seed, {
      hidden: n >= 4 && seed % 3 === 1 ? true : null,
    }),
  )
  return battleOf({
    level,
    rules: rulesOf(seed),
    encounter: anEncounter({
      sides,
      ground: GROUNDS[seed % 3] ?? GROUNDS[0],
      light: seed % 5 === 0 ? 'dark' : null,
      smoke: seed % 7 === 0 ? 'thick' : null,
      weather: seed % 6 === 0,
      prepared: seed % 5 === 1 ? [true, true, true] : seed % 5 === 2 ? [true, false, false] : [],
    }),
    people,
    referee: seed % 3 === 0 ? 'Robin' : null,
    automatic: seed % 2 === 0 ? ['side-2'] : [],
  })
}

/** Vehicles with crews, a robot and a drone, and people on foot. */
export function onWheels(seed: number, level: BattleSetup['level'] = 'enforce'): BattleSetup {
  const aboard = (craft: string, seat: 'pilot' | 'crew' | 'passenger', secured = false) => ({
    aboard: { craft, seat, secured },
  })
  return battleOf({
    level,
    rules: rulesOf(seed),
    encounter: anEncounter({ obstacles: seed % 3 !== 0, ground: GROUNDS[seed % 3] ?? GROUNDS[0] }),
    people: [
      somebody('driver', 'side-1', seed, aboard('car', 'pilot', seed % 2 === 0)),
      somebody('gunner', 'side-1', seed + 1, aboard('car', 'passenger')),
      somebody('rider', 'side-2', seed + 2, aboard('truck', 'pilot', true)),
      somebody('guard', 'side-2', seed + 3),
      somebody('pilot', 'side-2', seed + 4),
    ],
    crafts: [
      craftIn(
        'car',
        'side-1',
        aVehicle({ name: 'Car', systems: WORN, closed: seed % 2 === 0, military: seed % 4 === 0 }),
        {
          speed: 40,
        },
      ),
      craftIn('truck', 'side-2', aVehicle({ name: 'Truck', hull: of(0), structure: of(1), armour: of(2) }), {
        speed: 60,
      }),
      craftIn('robot', 'side-1', aRobot({ name: 'Robot' }), { hidden: seed % 5 === 0 ? true : null }),
      craftIn('drone', 'side-2', aDrone({ name: 'Drone' }), { operator: 'pilot' }),
    ],
    automatic: seed % 2 === 0 ? ['side-1'] : [],
  })
}

/** Two that drive among obstacles, and little to shoot with. */
function chase(seed: number, level: BattleSetup['level']): BattleSetup {
  const riding = (craft: string, seat: 'pilot' | 'crew') => ({
    aboard: { craft, seat, secured: seed % 2 === 0 },
  })
  const plain = { weapons: [], systems: WORN, passengers: [], hull: of(2) }
  return battleOf({
    level,
    rules: rulesOf(seed),
    encounter: anEncounter({ obstacles: true, prepared: [true, true] }),
    people: [
      somebody('runner', 'side-1', 2, riding('bike', 'pilot')),
      somebody('mechanic', 'side-1', seed, riding('bike', 'crew')),
      somebody('hunter', 'side-2', 3, riding('jeep', 'pilot')),
      somebody('hand', 'side-2', 7, riding('jeep', 'crew')),
    ],
    crafts: [
      craftIn('bike', 'side-1', aVehicle({ name: 'Bike', ...plain }), { speed: 60 }),
      craftIn('jeep', 'side-2', aVehicle({ name: 'Jeep', ...plain }), { speed: 70 }),
    ],
  })
}

/** What must hold after every command. */
function wrong({ before, after }: Step<Traveller>): string[] {
  return [
    ...Object.values(after.fighters).flatMap((one) => wrongOf(before, after, one)),
    ...Object.values(after.crafts).flatMap(wrongWith),
    ...wrongCourse(after),
  ]
}

function wrongOf(before: BattleState, after: BattleState, one: Fighter): string[] {
  const { id, left, began, fate, grapple, isMachine, minor, significant, weapons, aboard } = one
  const found: string[] = []
  if (!isMachine && stateOf(left) !== fate) found.push(`${id} is ${fate} with ${JSON.stringify(left)}.`)
  if (left.str > began.str || left.dex > began.dex || left.end > began.end) found.push(`${id} is better.`)
  if (grapple !== null && after.fighters[grapple]?.grapple !== id) found.push(`${id} holds ${grapple} alone.`)
  if (minor > 2 || significant > 1 || minor < 0 || significant < 0) found.push(`${id} has too many actions.`)
  if (weapons.some(({ loaded, spare }) => loaded < 0 || spare < 0)) found.push(`${id} fires what it has not.`)
  if (before.fighters[id]?.fate === 'dead' && fate !== 'dead') found.push(`${id} rises.`)
  if (fate !== 'up' && after.turns.some(({ fighters }) => fighters.includes(id)))
    found.push(`${id} acts down.`)
  if (aboard && !after.crafts[aboard.craft]) found.push(`${id} rides nothing.`)
  const counted = countReasons(after, one).reduce((sum, { add }) => sum + add, 0)
  if (one.initiative && counted !== countOf(after, one)) found.push(`${id} counts ${counted} otherwise.`)
  if (one.aim && one.aim.actions > 6) found.push(`${id} aims for ever.`)
  return found
}

function wrongWith({ id, shell, destroyed, weapons }: Craft): string[] {
  const found: string[] = []
  if (destroyed !== shell.structure <= 0) found.push(`${id} is scrap at ${shell.structure}.`)
  if (weapons.some(({ loaded }) => loaded < 0)) found.push(`${id} fires what it has not.`)
  return found
}

function wrongCourse({ phase, steps, turns, ending }: BattleState): string[] {
  const found: string[] = []
  const waits = ['reacting', 'sorting', 'settling', 'suffering', 'grappling'].includes(phase)
  if (waits !== steps.length > 0 && phase !== 'over') found.push(`${phase} with ${steps.length} steps.`)
  if (phase === 'acting' && turns[0]?.fighters.length === 0) found.push('It is nobody’s turn.')
  if ((phase === 'over') !== (ending !== null)) found.push('It ends without an ending.')
  return found
}

/** The same battle to everybody but this side: dice and who is hidden are otherwise. */
function twin(state: BattleState, side: Side): BattleState {
  const isShown = (one: { readonly side: Side; readonly hidden: boolean }): boolean =>
    !one.hidden || one.side !== side
  const only = <One extends Fighter | Craft>(all: Readonly<Record<string, One>>): Record<string, One> =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => isShown(one)))
  return {
    ...state,
    dice: openDice(99),
    fighters: only(state.fighters),
    crafts: only(state.crafts),
    notes: state.notes.filter((note) => !note.private || note.side !== side),
  }
}

export const triedTraveller: Tried<Traveller, BattleSetup> = {
  name: 'Traveller-style combat',
  play: travellerPlay,
  setupOf: (seed, level = 'enforce') => {
    if (seed % 4 === 1) return chase(seed, level)
    return seed % 4 === 3 ? onWheels(seed, level) : onFoot(seed, level)
  },
  isOffered,
  fillAll,
  writeAtRandom: writerAt<Traveller>({
    commandSchema,
    sidesOf: travellerPlay.sidesOf,
    piecesOf: (state) => Object.values(state.fighters).flatMap(({ id, hidden }) => (hidden ? [] : [id])),
    automaticIn: ({ automatic }) => automatic,
    handedOver: (side) => (isFightingSide(side) ? side : 'side-1'),
  }),
  wrong,
  twin,
  hiding: PHASES.filter((phase) => phase !== 'over'),
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
  never: ['ruled-out', 'put-right', 'craft-put-right', 'recorded', 'pin-given-up'],
}
