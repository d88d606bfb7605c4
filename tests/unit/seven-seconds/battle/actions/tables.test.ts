import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../../shared/problem.ts'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  DRONES,
  RATINGS,
  STATS,
  TROOPERS,
  UNITS,
  type DroneType,
  type Rating,
  type TrooperType,
  type UnitType,
} from '../../../../../shared/systems/seven-seconds/words.ts'
import {
  assisted,
  battle,
  counters,
  eventsOf,
  offered,
  offersOf,
  play,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  command,
  explode,
  fireFlamer,
  fireMissile,
  fireRifle,
  jump,
  kamikaze,
  move,
  repair,
  target,
  toggleJammer,
} from '../orders.ts'

/** The book's tables of actions and units, typed a second time and read off the engine cell by cell. */

/** Everything that any unit could do is at hand; the acting one has 5 Target Counters. */
function everythingAtHand(type: UnitType): { state: BattleState; orders: Record<string, Command> } {
  const state = battle({
    units: [`a ${type} 5tc`, 'a tactical damaged spent', 'a basic spent', 'b tactical 6tc'],
    acting: `a-${type}-1`,
  })
  const own = Object.keys(state.units)
  const id = `a-${type}-1`
  const damaged = own.find((one) => state.units[one]?.damaged) ?? ''
  const drone = own.find((one) => one !== id && state.units[one]?.type === 'basic') ?? ''
  const orders = {
    move: move(id, 3),
    jump: jump(id, 3),
    target: target(id, 2),
    'fire-rifle': fireRifle(id, 'b-tactical-1'),
    'fire-missile': fireMissile(id, 'b-tactical-1'),
    'fire-flamer': fireFlamer(id),
    command: command(id, drone),
    repair: repair(id, damaged),
    kamikaze: kamikaze(id, 3),
    'toggle-jammer': toggleJammer(id),
  }
  return { state, orders }
}

describe('the Action Table (p.17)', () => {
  const TROOPER = [...TROOPERS]
  const DRONE = [...DRONES]
  /** `lacks`: units without the numbers for it (R3), which cannot do it whatever the players agree on. */
  const TABLE: Record<string, { page: number; after: number; legal: UnitType[]; lacks: UnitType[] }> = {
    // what 5 Target Counters on the acting unit become: 3" shed three, two dice put on two
    move: { page: 18, after: 2, legal: [...TROOPER, ...DRONE], lacks: [] },
    jump: { page: 18, after: 3, legal: ['scout', ...DRONE], lacks: [] },
    target: { page: 19, after: 7, legal: [...TROOPER, 'recce'], lacks: ['basic', 'kamikaze', 'haywire'] },
    'fire-rifle': { page: 20, after: 6, legal: TROOPER, lacks: DRONE },
    'fire-missile': {
      page: 21,
      after: 6,
      legal: ['tactical', 'assault', 'scout', 'engineer'],
      lacks: ['basic', 'haywire', 'recce'],
    },
    'fire-flamer': { page: 22, after: 6, legal: TROOPER, lacks: [] },
    command: { page: 22, after: 6, legal: ['commander', 'engineer'], lacks: [] },
    repair: { page: 22, after: 6, legal: ['engineer'], lacks: [] },
    kamikaze: { page: 22, after: 2, legal: ['kamikaze'], lacks: TROOPER },
    'toggle-jammer': {
      page: 22,
      after: 6,
      legal: ['haywire'],
      lacks: UNITS.filter((unit) => unit !== 'haywire'),
    },
  }
  const cells = Object.keys(TABLE).flatMap((action) => UNITS.map((type) => [action, type] as const))

  test.each(cells)('%s by a %s', (action, type) => {
    const row = TABLE[action]
    const { state, orders } = everythingAtHand(type)
    const order = orders[action]
    if (!row || !order) throw new Error(`${action} is not in the table.`)
    const legal = row.legal.includes(type)
    const lacks = row.lacks.includes(type)
    const unable = `unit/unable p.${row.page}`
    const taken = verdict(state, order)
    if (legal) expect(taken).toBe('allowed')
    else expect(taken.split(', ')[0]).toBe(lacks ? `impossible ${unable}` : `breaks ${unable}`)
    expect(offered(state, 'a').some((kind) => kind === action)).toBe(legal)
    if (lacks) return
    const decision = decide(assisted(state), order)
    expect(isRefusal(decision) ? decision.problem : counters(decision.state, `a-${type}-1`)).toBe(row.after)
  })

  test('no unit is offered anything else while it acts', () => {
    for (const type of UNITS) {
      const others = offered(everythingAtHand(type).state, 'a').filter((kind) => !(kind in TABLE))
      expect(others).toEqual(['end-activation'])
    }
  })
})

/** What the engine shows of a unit: the highest number that its dice may show, the inches it reaches, what it fires. */
interface Shown {
  sensors: number | null
  stealth: number
  armour: number | null
  countermeasures: number
  nuclear: number | null
  rifle: string | null
  missiles: boolean
  flamer: boolean
  jump: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]
const carriedOut = (state: BattleState, order: Command, rolls: number[]): boolean =>
  !isRefusal(decide(state, order, rolls))

function shown(type: UnitType, over: Pick<Battle, 'tech'>, rating: Rating): Shown {
  const id = `a-${type}-1`
  const ordinal = ['', '1st', '2nd', '3rd'][rating] ?? ''
  const units = [`a ${type} ${ordinal} 9tc`, 'b tactical 9tc', 'b tactical']
  const own = battle({ units, acting: id, ...over })
  const theirs = battle({ units, acting: 'b-tactical-2', ...over })
  const dice = offersOf(own, 'a', 'target')[0]?.dice
  const kinds = offered(own, 'a')
  const flown = play(own, move(id, 6)).state
  const burnt = (die: number) => play(theirs, [fireFlamer('b-tactical-2', [id]), 1, die]).state.units[id]
  const isDrone = carriedOut(theirs, fireFlamer('b-tactical-2', [id]), [])
  // The shooter's rifle is told by what it destroys with, the radius by the blast of a direct hit.
  const shot = kinds.includes('fire-rifle')
    ? play(own, [fireRifle(id, 'b-tactical-1'), 1, 1, 1, 1, 1, 1, 1, 1, 1])
    : null
  const launched = kinds.includes('fire-missile') ? play(own, [fireMissile(id, 'b-tactical-1'), 6, 1]) : null
  const flight = kinds.includes('kamikaze') ? play(own, kamikaze(id, 0), explode(id)) : null
  const launch = launched ?? flight
  const radius = launch ? (eventsOf(launch, 'blast-opened')[0]?.radius ?? null) : null
  return {
    sensors: dice?.kind === 'number' ? dice.most : null,
    stealth: 9 - counters(flown, id),
    armour: isDrone ? null : FACES.filter((die) => !burnt(die)?.damaged).length,
    countermeasures: FACES.filter((die) => carriedOut(theirs, fireMissile('b-tactical-2', id), [die])).length,
    nuclear: radius,
    rifle: shot ? (eventsOf(shot, 'destroyed')[0]?.cause ?? null) : null,
    missiles: kinds.includes('fire-missile'),
    flamer: kinds.includes('fire-flamer'),
    jump: kinds.includes('jump'),
  }
}

describe('the unit tables (p.10)', () => {
  const TROOPER_TABLE: Record<TrooperType, string> = {
    //         Sensors Stealth Armour CM Nuclear Rifle Missiles Flamer Jump
    tactical: 'Par Par Par Par Par Gauss Yes Yes No',
    commander: 'Par Par Par Par Par Gauss No Yes No',
    assault: 'Par Par +1 Par Par Plasma Yes Yes No',
    scout: '+1 +1 Par Par Par Gauss Yes Yes Yes',
    engineer: 'Par Par Par +1 Par Gauss Yes Yes No',
  }
  /** Every number another one; Countermeasures below 5, as a 6 must fail them. */
  const TECHS = ['342514', '123455', '555555', '344444/231323/111211']

  const numbers = (digits: string, rating: Rating): Record<(typeof STATS)[number], number> => {
    const rows = digits.split('/')
    const row = Array.from(rows[rating - 1] ?? rows[0] ?? '', Number)
    return Object.fromEntries(STATS.map((stat, index) => [stat, row[index]])) as never
  }

  describe.each(TECHS)('with the numbers %s', (digits) => {
    test.each(TROOPERS.flatMap((type) => RATINGS.map((rating) => [type, rating] as const)))(
      '%s, rating %i',
      (type, rating) => {
        const par = numbers(digits, rating)
        const [sensors, stealth, armour, cm, nuclear, rifle, ...flags] = TROOPER_TABLE[type].split(' ')
        const of = (cell: string | undefined, stat: number): number =>
          Math.min(5, stat + (cell === '+1' ? 1 : 0))
        const [missiles, flamer, jumps] = flags.map((flag) => flag === 'Yes')
        expect(shown(type, { tech: { a: digits, b: '444444' } }, rating)).toEqual({
          sensors: of(sensors, par.sensors),
          stealth: of(stealth, par.stealth),
          armour: of(armour, par.armour),
          countermeasures: of(cm, par.countermeasures),
          // Seen in the crater only, so not of a commander.
          nuclear: missiles ? of(nuclear, par.nuclear) : null,
          rifle: rifle?.toLowerCase(),
          missiles,
          flamer,
          jump: jumps,
        })
      },
    )

    const DRONE_TABLE: Record<DroneType, string> = {
      //        Jump Explode Jam Target
      basic: 'Yes No No No',
      kamikaze: 'Yes Yes No No',
      haywire: 'Yes No Yes No',
      recce: 'Yes No No Yes',
    }

    test.each(DRONES.flatMap((type) => RATINGS.map((rating) => [type, rating] as const)))(
      '%s, rating %i',
      (type, rating) => {
        const { robotics } = numbers(digits, rating)
        const [jumps, explodes, jams, targets] = DRONE_TABLE[type].split(' ').map((flag) => flag === 'Yes')
        const tech = { a: digits, b: '444444' }
        expect(shown(type, { tech }, rating)).toEqual({
          sensors: targets ? robotics : null,
          stealth: robotics,
          armour: null,
          countermeasures: robotics,
          nuclear: explodes ? robotics : null,
          rifle: null,
          missiles: false,
          flamer: false,
          jump: jumps,
        })
        const kinds = offered(battle({ units: [`a ${type}`], acting: `a-${type}-1`, tech }), 'a')
        expect(kinds.includes('toggle-jammer')).toBe(jams)
      },
    )
  })

  test('E2, R3 an assault trooper has one Armour more than its faction, never above 5', () => {
    const armours = ['111111', '114111', '115111'].map((a) => shown('assault', { tech: { a } }, 1).armour)
    expect(armours).toEqual([2, 5, 5])
  })
})
