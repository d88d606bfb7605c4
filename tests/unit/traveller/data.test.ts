import { describe, expect, it } from 'vitest'
import * as attacks from '../../../shared/systems/traveller/data/attacks.ts'
import * as checks from '../../../shared/systems/traveller/data/checks.ts'
import { GRAPPLE_TABLE } from '../../../shared/systems/traveller/data/grapples.ts'
import * as rounds from '../../../shared/systems/traveller/data/rounds.ts'
import { COMM_TABLE, SENSOR_TABLE } from '../../../shared/systems/traveller/data/senses.ts'
import * as vehicles from '../../../shared/systems/traveller/data/vehicles.ts'
import { BANDS, COMMS, COVERS, GRAPPLES, PLACES, SENSORS } from '../../../shared/systems/traveller/words.ts'

/** The book's tables typed a second time, in its own columns. */

describe('Checks and rounds, lines 3–86', () => {
  it('checks (lines 47, 82; R1)', () => {
    expect([checks.TARGET, checks.UNSKILLED_DM, checks.EXCEPTIONAL_FAILURE]).toEqual([8, -3, -6])
    expect(checks.CHARACTERISTIC_DMS).toEqual({ each: 3, from: -2, ofNone: -3 })
  })
  it('rounds', () => {
    expect([rounds.ROUND_SECONDS, rounds.PREPARED_ROLL, rounds.MOVE_METRES, rounds.HALVED]).toEqual([
      6, 12, 6, 0.5,
    ])
    expect(rounds.ACTIONS).toEqual({ minor: 1, significant: 1, minorForSignificant: 2 })
    expect(rounds.HASTE).toEqual({ initiative: 2, dm: -1 })
    expect(rounds.REACTION).toEqual({ initiative: -2, dm: -1 })
    expect([rounds.AIM, rounds.READYING]).toEqual([
      { each: 1, most: 6 },
      { draw: 1, reload: 1 },
    ])
  })
})

describe('Common Modifiers, lines 48–56', () => {
  it.each([
    // what, line, Bonuses, Penalties from and to
    ['aim', 50, 1, null],
    ['laserSight', 51, 1, null],
    ['intelligent', 52, 1, null],
    ['cover', 50, null, [0, -6]],
    ['targetMoved', 51, null, [-1, null]],
    ['dodge', 52, null, [-1, -1]],
    ['environment', 53, null, [-1, -2]],
    ['band', 54, null, [0, -6]],
    ['stance', 55, 2, [-2, -2]],
    ['parry', 56, null, [0, null]],
  ] as const)('%s', (what, line, bonus, penalty) =>
    expect(attacks.COMMON_MODIFIERS[what]).toEqual({
      line,
      bonus,
      penalty: penalty && { from: penalty[0], to: penalty[1] },
    }),
  )
  it('ten of them', () => expect(Object.keys(attacks.COMMON_MODIFIERS)).toHaveLength(10))

  it('figures', () => {
    expect([attacks.LASER_SIGHT_DM, attacks.INTELLIGENT_DM, attacks.VEHICLE_TARGET_DM]).toEqual([1, 1, 1])
    expect([attacks.MOVED_METRES, attacks.DODGE_DMS]).toEqual([10, { open: -1, cover: -2 }])
    expect(attacks.INTO_COMBAT).toEqual({ dm: -2, strayFrom: 4 })
    expect(attacks.PIERCING).toEqual({ effect: 6, least: 1 })
    expect(attacks.EXPLOSION_DODGE).toEqual({ dice: 1, dive: 0.5 })
    expect(attacks.SCATTER_METRES).toBe(6)
  })
})

describe('Fire Modes, lines 60, 92–95', () => {
  it.each([
    // Auto times damage, pairs, rounds + Auto times, Recoil + Auto times, most skill
    ['single', 0, false, 1, 0, 0, 0, null],
    ['burst', 1, false, 0, 1, 1, 0, null],
    ['auto', 0, true, 0, 3, 0, 0.5, 1],
  ] as const)('%s', (mode, ...cells) => {
    const { damage, pairs, rounds: spent, recoil, mostSkill } = attacks.FIRE_MODES[mode]
    expect([damage, pairs, spent.fixed, spent.perAuto, recoil.fixed, recoil.perAuto, mostSkill]).toEqual(
      cells,
    )
  })
  it('targets lie together', () => expect(attacks.AUTO_SPREAD_METRES).toBe(6))
})

describe('Battlefield Comms, lines 100–105', () => {
  it.each([
    // line, jammed, blocked, line of sight, stopped by smoke, by moving
    ['direct', 100, false, false, false, false, false],
    ['hardlink', 101, false, false, false, false, false],
    ['radio', 102, true, true, false, false, false],
    ['laser', 103, false, false, true, true, false],
    ['maser', 104, false, false, true, false, false],
    ['meson', 105, false, false, false, false, true],
  ] as const)('%s', (comm, ...cells) => {
    const { line, jammed, blocked, needsSight, smoke, moving } = COMM_TABLE[comm]
    expect([line, jammed, blocked, needsSight, smoke, moving]).toEqual(cells)
  })
  it('six of them', () => expect(Object.keys(COMM_TABLE)).toEqual([...COMMS]))
})

describe('Battlefield Sensors, lines 110–117', () => {
  it.each([
    // line, what it shows, may target, through smoke and soft cover
    ['bioscanner', 110, 'germs', false, false],
    ['infraRed', 111, 'warmth', true, true],
    ['densitometer', 112, 'density', true, false],
    ['electromagnetic', 113, 'power', true, false],
    ['laserTargeting', 114, 'target', true, false],
    ['lightIntensification', 115, 'light', true, false],
    ['motion', 116, 'motion', true, false],
    ['neural', 117, 'minds', true, false],
  ] as const)('%s', (sensor, line, shows, targets, throughSmoke) =>
    expect(SENSOR_TABLE[sensor]).toEqual({ line, shows, targets, throughSmoke }),
  )
  it('eight of them', () => expect(Object.keys(SENSOR_TABLE)).toEqual([...SENSORS]))
})

describe('Conditions, cover, range, stance, lines 121–132 and 156–168', () => {
  it('conditions', () => {
    expect(attacks.LIGHT_DMS).toEqual({ low: -1, dark: -4 })
    expect(attacks.SMOKE_DMS).toEqual({ smoke: -1, thick: -2 })
    expect(attacks.LASER_SMOKE_TIMES).toBe(2)
    expect(attacks.WEATHER_DMS).toEqual({ visibility: -1, interference: -1 })
  })

  it('cover and the next row', () => {
    expect(COVERS.map((cover) => attacks.COVER_DMS[cover])).toEqual([0, 0, -1, -2, -4])
    expect(COVERS.map((cover) => attacks.BETTER_COVER[cover])).toEqual([0, 0.5, 0.75, 1, 1])
  })

  it.each([
    // up to so many metres, squares (R3); prone target (R6)
    ['personal', 1.5, 0, 2],
    ['close', 3, 2, 0],
    ['short', 12, 8, -2],
    ['medium', 50, 34, -2],
    ['long', 250, 166, -2],
    ['veryLong', 500, 334, -2],
    ['distant', Infinity, Infinity, -2],
  ] as const)('%s', (band, metres, squares, prone) => {
    expect(attacks.BAND_TABLE[band]).toEqual({ metres, squares })
    expect(attacks.PRONE_DMS[band]).toBe(prone)
  })
  it('seven bands', () => {
    expect(Object.keys(attacks.BAND_TABLE)).toEqual([...BANDS])
    expect(attacks.SQUARE_METRES).toBe(1.5)
  })
})

describe('Grapple Options, lines 144–152', () => {
  it.each([
    // line, metres, damage dice and points and Effect, more from, ends
    ['prone', 145, null, null, null, 'choice'],
    ['disarm', 146, null, null, 6, 'choice'],
    ['throw', 147, 3, [1, 0, false], null, 'always'],
    ['damage', 148, null, [0, 2, true], null, 'choice'],
    ['escape', 149, 6, null, null, 'always'],
    ['hold', 150, null, null, null, 'never'],
    ['drag', 151, 3, null, null, 'choice'],
  ] as const)('%s', (option, line, metres, damage, moreFrom, ends) =>
    expect(GRAPPLE_TABLE[option]).toEqual({
      line,
      metres,
      damage: damage && { dice: damage[0], add: damage[1], effect: damage[2] },
      moreFrom,
      ends,
    }),
  )
  it('seven of them', () => expect(Object.keys(GRAPPLE_TABLE)).toEqual([...GRAPPLES]))
})

describe('Vehicle Types, speed, explosion, lines 195–232 and 274', () => {
  it.each([
    ['closedCivilian', 0.5, false, 2],
    ['closedMilitary', 1, true, 1],
    ['open', 0, false, null],
  ] as const)('%s', (type, cover, hard, shooters) =>
    expect(vehicles.VEHICLE_TYPES[type]).toEqual({ cover, hard, shooters }),
  )
  it('figures', () => {
    expect([vehicles.ARC_DEGREES, vehicles.WEAVE_KMH]).toEqual([90, 20])
    expect(vehicles.COLLISION).toEqual({ kmh: 10, metres: 3, secured: 0.25 })
    expect(vehicles.EXPLOSION).toEqual([
      { metres: 6, dice: 4 },
      { metres: 12, dice: 2 },
    ])
  })
})

describe('Vehicle Damage, lines 237–252', () => {
  it.each([
    [3, '1'],
    [6, '11'],
    [9, '2'],
    [12, '111'],
    [15, '112'],
    [18, '22'],
    [21, '3'],
    [24, '31'],
    [27, '32'],
    [30, '321'],
    [33, '33'],
  ] as const)('up to %i', (upTo, hits) =>
    expect(vehicles.DAMAGE_TABLE.find((row) => row.upTo === upTo)?.hits.join('')).toBe(hits),
  )
  it('eleven rows, then steps', () =>
    expect([vehicles.DAMAGE_TABLE.length, vehicles.DAMAGE_STEP]).toEqual([11, 3]))
})

describe('Location, lines 254–266', () => {
  it.each([
    // 2d6, External, Internal, Robot or Drone
    [2, 'hull', 'structure', 'hull'],
    [3, 'sensors', 'powerPlant', 'powerPlant'],
    [4, 'drive', 'powerPlant', 'sensors'],
    [5, 'weapon', 'cargo', 'weaponOrLimb'],
    [6, 'hull', 'structure', 'hull'],
    [7, 'armour', 'passengers', 'armour'],
    [8, 'hull', 'structure', 'hull'],
    [9, 'weapon', 'cargo', 'weaponOrLimb'],
    [10, 'drive', 'computer', 'drive'],
    [11, 'sensors', 'cockpit', 'sensors'],
    [12, 'hull', 'cockpit', 'computer'],
  ] as const)('%i', (row, external, internal, robot) =>
    expect(vehicles.LOCATIONS[row]).toEqual({ external, internal, robot }),
  )
  it('eleven rows', () => expect(Object.keys(vehicles.LOCATIONS)).toHaveLength(11))
})

describe('Hit effects by system, lines 268–329', () => {
  it.each([
    ['drive', 1, { line: 282, speed: 0.9, dm: -1 }],
    ['drive', 2, { line: 283, speed: 0.75, dm: -2 }],
    ['drive', 3, { line: 284, ends: 'disabled' }],
    ['weapon', 1, { line: 290, dm: -2 }],
    ['weapon', 2, { line: 291, ends: 'destroyed' }],
    ['sensors', 1, { line: 296, dm: -2 }],
    ['sensors', 2, { line: 297, ends: 'destroyed' }],
    ['powerPlant', 1, { line: 302, rounds: 1 }],
    ['powerPlant', 2, { line: 303, speed: 0.5 }],
    ['powerPlant', 3, { line: 304, ends: 'destroyed', rolls: 'hullHits' }],
    ['limb', 1, { line: 309, dm: -2 }],
    ['limb', 2, { line: 310, ends: 'destroyed' }],
    ['computer', 1, { line: 327, ends: 'disabled', rolls: 'robotRounds' }],
    ['computer', 2, { line: 328, ends: 'destroyed' }],
  ] as const)('%s, hit %i', (system, hit, effect) =>
    expect(vehicles.SYSTEMS[system].effects[hit - 1]).toEqual(effect),
  )

  it.each([
    // how many hits, further ones of a vehicle, of a robot
    ['drive', 3, 'hull', 'hull'],
    ['weapon', 2, 'hull', 'hull'],
    ['sensors', 2, 'hull', 'hull'],
    ['powerPlant', 3, 'structure', 'structure'],
    ['limb', 2, 'hull', 'hull'],
    ['computer', 2, 'structure', 'structure'],
  ] as const)('%s, further hits', (system, most, ofVehicle, ofRobot) => {
    expect(vehicles.SYSTEMS[system].effects).toHaveLength(most)
    expect(vehicles.SYSTEMS[system].then).toEqual({ vehicle: ofVehicle, robot: ofRobot })
  })

  it.each([
    ['hull', 'internal', 'structure'],
    ['armour', 'hull', 'hull'],
    ['passengers', 'structure', 'structure'],
    ['cargo', 'structure', 'structure'],
    ['cockpit', 'structure', 'structure'],
  ] as const)('%s, nothing left', (place, ofVehicle, ofRobot) =>
    expect(vehicles.OVERFLOWS[place]).toEqual({ vehicle: ofVehicle, robot: ofRobot }),
  )

  it('every place is in one of them, but Structure, which holds', () =>
    expect(
      [...Object.keys(vehicles.SYSTEMS), ...Object.keys(vehicles.OVERFLOWS), 'structure'].sort(),
    ).toEqual([...PLACES].sort()))
})

describe('Repairs, line 333', () => {
  it('by kind of damage', () => {
    const hours = { dice: 1, times: 1 }
    expect(vehicles.REPAIRS).toEqual({
      juryRig: { hours },
      system: { check: true, hours, parts: 1 },
      destroyed: { price: { dice: 2, times: 10 }, parts: 0 },
      hull: { check: true, hours, parts: 1 },
      structure: { check: false, hours: { dice: 1, times: 10 }, price: 20 },
    })
    expect(vehicles.NO_PARTS).toEqual(['passengers', 'cockpit'])
  })
})
