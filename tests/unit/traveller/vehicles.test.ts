import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPLOSION } from '../../../shared/systems/traveller/data/vehicles.ts'
import {
  applyHits,
  locationOdds,
  vehicleHits,
  type HitEvent,
  type Vehicle,
} from '../../../shared/systems/traveller/index.ts'
import type { HitRules } from '../../../shared/systems/traveller/apply-hits.ts'
import { DEFAULT_RULES } from '../../../shared/systems/traveller/house-rules.ts'
import { COLUMNS } from '../../../shared/systems/traveller/words.ts'
import { robot, sumOf, total, vehicle } from './builders.ts'

describe('vehicleHits', () => {
  it.each([
    [-5, ''],
    // E9
    [0, ''],
    [1, '1'],
    [3, '1'],
    [4, '11'],
    [6, '11'],
    [7, '2'],
    [10, '111'],
    [13, '112'],
    [14, '112'],
    [16, '22'],
    [19, '3'],
    [22, '31'],
    [25, '32'],
    [28, '321'],
    [31, '33'],
    [33, '33'],
    // R27
    [34, '331'],
    [36, '331'],
    [37, '332'],
    [39, '332'],
    [40, '3321'],
    [43, '3322'],
    [48, '33221'],
  ])('damage %i: %s', (damage, hits) => expect(vehicleHits(damage).join('')).toBe(hits))

  it('a point more never hits less', () =>
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 300 }), (damage) => {
        expect(sumOf(vehicleHits(damage + 1))).toBeGreaterThanOrEqual(sumOf(vehicleHits(damage)))
      }),
    ))

  it('a single hit for every three points begun', () =>
    fc.assert(
      fc.property(fc.integer({ min: 34, max: 300 }), (damage) => {
        expect(sumOf(vehicleHits(damage))).toBe(6 + Math.ceil((damage - 33) / 3))
      }),
    ))

  it('hands out no table to be changed', () => {
    vehicleHits(5).push(3)
    expect(vehicleHits(5)).toEqual([1, 1])
  })
})

describe('locationOdds', () => {
  it.each([
    ['external', { hull: 12, sensors: 4, drive: 6, weapon: 8, armour: 6 }],
    ['internal', { structure: 11, powerPlant: 5, cargo: 8, passengers: 6, computer: 3, cockpit: 3 }],
    ['robot', { hull: 11, powerPlant: 2, sensors: 5, weaponOrLimb: 8, armour: 6, drive: 3, computer: 1 }],
  ] as const)('%s, of 36', (column, ways) =>
    expect(locationOdds(column)).toEqual(
      Object.fromEntries(Object.entries(ways).map(([place, of]) => [place, of / 36])),
    ),
  )
  it.each(COLUMNS)('%s adds up to 1', (column) => expect(total(locationOdds(column))).toBeCloseTo(1, 12))
})

/** `7: armour 2, hull 9; 5: weapon gun 1`: each single hit where it ends, `now` behind it, `*` what was rolled. */
const told = (events: readonly HitEvent[]): string =>
  events
    .map(({ row, place, id, now, rolled }) =>
      [`${row}`, place, id, now, rolled === undefined ? undefined : `*${rolled}`]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .join(', ')

describe('applyHits', () => {
  it.each<[string, Vehicle, (1 | 2 | 3)[], number[], string]>([
    ['Hull', vehicle(), [1], [6], '6 hull 9'],
    ['R28 a Triple at one location', vehicle(), [3], [2], '2 hull 9, 2 hull 8, 2 hull 7'],
    ['two entries', vehicle(), [1, 2], [12, 8], '12 hull 9, 8 hull 8, 8 hull 7'],
    ['armour', vehicle(), [1], [7], '7 armour 2'],
    ['sensors', vehicle(), [1, 1], [3, 11], '3 sensors 1, 11 sensors 2'],
    ['a third sensor hit', vehicle({ sensors: 2 }), [1], [3], '3 hull 9'],
    ['a weapon', vehicle(), [1], [5], '5 weapon gun 1'],
    ['its second hit', vehicle({ weapons: [{ id: 'gun', hits: 1 }] }), [1], [9], '9 weapon gun 2'],
    ['no weapon left', vehicle({ weapons: [{ id: 'gun', hits: 2 }] }), [1], [9], '9 hull 9'],
    ['unarmed', vehicle({ weapons: [] }), [1], [9], '9 hull 9'],
    [
      'a draw for each hit',
      vehicle({ weapons: ['a', 'b'].map((id) => ({ id, hits: 0 })) }),
      [3],
      [5, 2, 2],
      '5 weapon b 1, 5 weapon b 2, 5 weapon a 1',
    ],
    [
      'among those not destroyed',
      vehicle({
        weapons: [
          { id: 'a', hits: 2 },
          { id: 'b', hits: 0 },
          { id: 'c', hits: 1 },
        ],
      }),
      [1],
      [5, 2],
      '5 weapon c 2',
    ],
    [
      'a vehicle’s limbs are no weapons',
      vehicle({ weapons: [], limbs: [{ id: 'arm', hits: 0 }] }),
      [1],
      [5],
      '5 hull 9',
    ],
    ['E14 drive', vehicle(), [3], [4], '4 drive 1, 4 drive 2, 4 drive 3'],
    ['E14 the fourth: Hull', vehicle({ drive: 3 }), [1], [10], '10 hull 9'],
    ['R37 no armour left', vehicle({ armour: 0 }), [1], [7], '7 hull 9'],

    // Hull gone: the same row inside (R29)
    ['row 2 inside', vehicle({ hull: 0 }), [1], [2], '2 structure 4'],
    ['row 3 inside', vehicle({ hull: 0, sensors: 2 }), [1], [3], '3 powerPlant 1'],
    ['row 4 inside', vehicle({ hull: 0, drive: 3 }), [1], [4], '4 powerPlant 1'],
    ['row 5 inside', vehicle({ hull: 0, weapons: [] }), [1], [5], '5 cargo 1'],
    ['row 6 inside', vehicle({ hull: 0 }), [1], [6], '6 structure 4'],
    ['row 7 inside', vehicle({ hull: 0, armour: 0 }), [1], [7], '7 passengers ann'],
    ['row 8 inside', vehicle({ hull: 0 }), [1], [8], '8 structure 4'],
    ['row 9 inside', vehicle({ hull: 0, weapons: [] }), [1], [9], '9 cargo 1'],
    ['row 10 inside', vehicle({ hull: 0, drive: 3 }), [1], [10], '10 computer 1'],
    ['row 11 inside', vehicle({ hull: 0, sensors: 2 }), [1], [11], '11 cockpit pat'],
    ['row 12 inside', vehicle({ hull: 0 }), [1], [12], '12 cockpit pat'],
    ['a Double through the last Hull', vehicle({ hull: 1 }), [2], [6], '6 hull 0, 6 structure 4'],
    [
      'outside first, Hull gone or not',
      vehicle({ hull: 0 }),
      [1, 1, 1],
      [3, 7, 5],
      '3 sensors 1, 7 armour 2, 5 weapon gun 1',
    ],

    // what is gone inside
    ['no cargo', vehicle({ hull: 0, weapons: [], cargo: 0 }), [1], [5], '5 structure 4'],
    ['one lot a hit', vehicle({ hull: 0, weapons: [] }), [3], [5], '5 cargo 1, 5 cargo 0, 5 structure 4'],
    ['no passengers', vehicle({ hull: 0, armour: 0, passengers: [] }), [1], [7], '7 structure 4'],
    [
      'R39 a draw among passengers, alive or not',
      vehicle({ hull: 0, armour: 0, passengers: ['ann', 'bob', 'cy'] }),
      [3],
      [7, 3, 3, 1],
      '7 passengers cy, 7 passengers cy, 7 passengers ann',
    ],
    [
      'one passenger is drawn without a roll',
      vehicle({ hull: 0, armour: 0 }),
      [2],
      [7],
      '7 passengers ann, 7 passengers ann',
    ],
    ['no pilot', vehicle({ hull: 0, pilot: null }), [1], [12], '12 structure 4'],
    [
      'the computer',
      vehicle({ hull: 0, drive: 3 }),
      [3],
      [10],
      '10 computer 1, 10 computer 2, 10 structure 4',
    ],
    ['no computer', vehicle({ hull: 0, drive: 3, computer: 2 }), [1], [10], '10 structure 4'],

    // the power plant
    [
      'its third hit, with Hull hits of its own',
      vehicle({ hull: 1, sensors: 2, powerPlant: 2 }),
      [2],
      [3, 2],
      // the first takes the last Hull
      '3 hull 0, 3 powerPlant 3 *2, 3 structure 4, 3 structure 3',
    ],
    ['R38 after its third', vehicle({ hull: 0, sensors: 2, powerPlant: 3 }), [1], [3], '3 structure 4'],
    [
      'a robot’s plant',
      robot({ powerPlant: 2, hull: 2 }),
      [1],
      [3, 3],
      '3 powerPlant 3 *3, 3 hull 1, 3 hull 0, 3 structure 4',
    ],
    [
      'all three at once, then one',
      robot(),
      [3, 1],
      [3, 1, 3],
      '3 powerPlant 1, 3 powerPlant 2, 3 powerPlant 3 *1, 3 hull 9, 3 structure 4',
    ],

    // robots and drones
    ['a robot’s Hull', robot(), [1, 1], [2, 12, 5], '2 hull 9, 12 computer 1 *5'],
    ['its Hull gone', robot({ hull: 0 }), [1], [8], '8 structure 4'],
    ['its sensors', robot(), [1, 1], [4, 11], '4 sensors 1, 11 sensors 2'],
    ['its sensors gone', robot({ sensors: 2 }), [1], [4], '4 hull 9'],
    ['its drive', robot({ drive: 3, hull: 0 }), [1], [10], '10 structure 4'],
    ['its armour gone', robot({ armour: 0, hull: 0 }), [1], [7], '7 structure 4'],
    ['R39 weapon or limb: weapons first', robot(), [1, 1], [5, 1, 9, 2], '5 weapon gun 1, 9 limb arm 1'],
    [
      'one left is drawn without a roll',
      robot({ weapons: [{ id: 'gun', hits: 2 }] }),
      [3],
      [5],
      '5 limb arm 1, 5 limb arm 2, 5 hull 9',
    ],
    ['a limb alone', robot({ weapons: [] }), [1], [9], '9 limb arm 1'],
    ['neither', robot({ weapons: [], limbs: [] }), [1], [9], '9 hull 9'],
    ['its computer', robot(), [3], [12, 4], '12 computer 1 *4, 12 computer 2, 12 structure 4'],
    ['R29 its computer fitted not', robot({ computer: 2 }), [1], [12], '12 structure 4'],

    ['E13 below 0', vehicle({ hull: 0, structure: 1 }), [2], [6], '6 structure 0, 6 structure -1'],
    [
      'destruction does not stop the hits',
      vehicle({ hull: 0, structure: 1 }),
      [1, 1, 1],
      [2, 7, 6],
      '2 structure 0, 7 armour 2, 6 structure -1',
    ],
    ['no hits', vehicle(), [], [], ''],
  ])('%s', (_name, v, hits, rolls, expected) => {
    const before = structuredClone(v)
    const { vehicle: after, events } = applyHits(v, hits, rolls)
    expect(v).toEqual(before)
    expect(told(events)).toBe(expected)
    expect(after).toEqual(retold(v, events))
  })

  it('E13 destroyed at 0, exploded below: 4d6 in 6 m, 2d6 in 12 m', () => {
    const left = (hits: (1 | 2)[]): number =>
      applyHits(vehicle({ hull: 0, structure: 1 }), hits, [6]).vehicle.structure
    expect([left([1]), left([2])]).toEqual([0, -1])
    expect(EXPLOSION.map(({ dice, metres }) => `${dice}d6 in ${metres} m`)).toEqual([
      '4d6 in 6 m',
      '2d6 in 12 m',
    ])
  })

  it('any hits on anything: an event a single hit, and nothing but what is hit is changed', () =>
    fc.assert(
      fc.property(
        aVehicle,
        fc.array(fc.constantFrom(1, 2, 3), { maxLength: 6 }),
        fc.array(fc.nat(11), { minLength: 60, maxLength: 60 }),
        (v, hits, chances) => {
          const before = structuredClone(v)
          const { vehicle: after, events } = thrown(v, hits, chances)
          expect(v).toEqual(before)
          const own = events.map(({ place, rolled = 0 }) => (place === 'powerPlant' ? rolled : 0))
          expect(events).toHaveLength(sumOf(hits) + sumOf(own))
          expect(after).toEqual(retold(v, events))
        },
      ),
      { numRuns: 60 },
    ))
})

const parts = (name: string): fc.Arbitrary<Vehicle['weapons']> =>
  fc.array(fc.nat(2), { maxLength: 3 }).map((all) => all.map((hits, at) => ({ id: `${name}-${at}`, hits })))
const aVehicle: fc.Arbitrary<Vehicle> = fc.record({
  kind: fc.constantFrom('vehicle', 'robot'),
  hull: fc.nat(3),
  structure: fc.integer({ min: 1, max: 3 }),
  armour: fc.nat(1),
  drive: fc.nat(3),
  powerPlant: fc.nat(3),
  sensors: fc.nat(2),
  computer: fc.nat(2),
  weapons: parts('weapon'),
  limbs: parts('limb'),
  cargo: fc.nat(2),
  passengers: fc.constantFrom([], ['ann'], ['ann', 'bob']),
  pilot: fc.constantFrom(null, 'pat'),
})

type Landed = ReturnType<typeof applyHits>
const tried = (v: Vehicle, hits: (1 | 2 | 3)[], rolls: number[]): Landed | string => {
  try {
    return applyHits(v, hits, rolls)
  } catch (error) {
    return error instanceof RangeError ? error.message : ''
  }
}

/** Rolls for it one by one: each the first from the chance on that may be. */
function thrown(
  v: Vehicle,
  hits: (1 | 2 | 3)[],
  [chance = 0, ...chances]: number[],
  rolls: number[] = [],
): Landed {
  const landed = tried(v, hits, rolls)
  if (typeof landed !== 'string') return landed
  const at = rolls.length + 1
  expect(landed).toBe(`roll ${at} cannot be NaN.`)
  const faces = Array.from({ length: 12 }, (_none, face) => 1 + ((face + chance) % 12))
  const face = faces.find((one) => tried(v, hits, [...rolls, one]) !== `roll ${at} cannot be ${one}.`)
  return thrown(v, hits, chances, [...rolls, face ?? NaN])
}

/** The vehicle that the events alone tell of. */
function retold(v: Vehicle, events: readonly HitEvent[]): Vehicle {
  return events.reduce((one, { place, id, now }) => {
    if (now === undefined) return one
    if (place !== 'weapon' && place !== 'limb') return { ...one, [place]: now }
    const hit = one[`${place}s`].map((part) => (part.id === id ? { ...part, hits: now } : part))
    return { ...one, [`${place}s`]: hit }
  }, v)
}

describe('by house rule', () => {
  it('damage above the table gives Singles and Doubles besides (R27)', () => {
    expect(vehicleHits(40, { extraHits: 'both' })).toEqual([3, 3, 2, 1, 1, 1])
    expect(vehicleHits(20, { extraHits: 'both' })).toEqual(vehicleHits(20))
  })
  it.each<[string, Partial<HitRules>, Partial<Vehicle>, number[], string[]]>([
    [
      'Armour that is gone goes inside (R37)',
      { armourGone: 'internal' },
      { armour: 0 },
      [7],
      ['passengers ann'],
    ],
    ['a Cargo hit takes all (R39)', { cargoHits: 'all' }, { hull: 0, weapons: [] }, [5], ['cargo 0']],
  ])('%s', (_name, over, of, rolls, expected) => {
    const { events } = applyHits(vehicle(of), [1], rolls, { ...DEFAULT_RULES, ...over })
    expect(events.map(({ place, id, now }) => `${place} ${id ?? now}`)).toEqual(expected)
  })
  it('weapons go before limbs (R39)', () => {
    const { events } = applyHits(robot(), [1], [5], { ...DEFAULT_RULES, weaponOrLimb: 'weaponsFirst' })
    expect(events).toMatchObject([{ place: 'weapon', id: 'gun' }])
  })
  it('a dying plant’s hits end where Hull does (R38)', () => {
    const plant = robot({ hull: 2, powerPlant: 2 })
    const { vehicle: left, events } = applyHits(plant, [1], [3, 6], {
      ...DEFAULT_RULES,
      plantHits: 'nothing',
    })
    expect(left).toMatchObject({ hull: 0, structure: 5, powerPlant: 3 })
    expect(events).toHaveLength(3)
  })
})
