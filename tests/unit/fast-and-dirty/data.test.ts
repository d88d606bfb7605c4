import { describe, expect, it } from 'vitest'
import * as advanced from '../../../shared/systems/fast-and-dirty/data/advanced.ts'
import * as generation from '../../../shared/systems/fast-and-dirty/data/advanced-force.ts'
import * as assault from '../../../shared/systems/fast-and-dirty/data/assault.ts'
import * as basic from '../../../shared/systems/fast-and-dirty/data/basic-force.ts'
import * as campaign from '../../../shared/systems/fast-and-dirty/data/campaign.ts'
import * as fire from '../../../shared/systems/fast-and-dirty/data/fire.ts'
import * as points from '../../../shared/systems/fast-and-dirty/data/points.ts'
import * as scenarios from '../../../shared/systems/fast-and-dirty/data/scenarios.ts'
import * as traits from '../../../shared/systems/fast-and-dirty/data/traits.ts'
import * as units from '../../../shared/systems/fast-and-dirty/data/units.ts'
import * as vehicles from '../../../shared/systems/fast-and-dirty/data/vehicles.ts'
import * as weapons from '../../../shared/systems/fast-and-dirty/data/weapons.ts'
import * as words from '../../../shared/systems/fast-and-dirty/words.ts'

/** The book's tables typed a second time, in its own columns, as they are printed. */

/** A name of the book's tables as one word. */
function idOf(name: string): string {
  const parts = name
    .replaceAll(/[^A-Za-z0-9]+/gu, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
  return parts.map((part, at) => (at === 0 ? part : `${part[0]?.toUpperCase()}${part.slice(1)}`)).join('')
}

/** Rows as printed, a cell behind each bar: the first is the name, `-` a dash. */
function printed(table: string): [id: string, ...cells: string[]][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...cells] = row.split('|').map((cell) => cell.trim())
      return [idOf(name), ...cells]
    })
}

const number = (cell: string | undefined): number | null =>
  cell === undefined || cell === '-' ? null : Number(cell.replaceAll(/[x+"\s]/gu, ''))

/** A d6 table as printed: `1-2 Rabble, 3-6 Conscript`, one result for each face. */
function byFace(text: string): string[] {
  return text.split(',').flatMap((entry) => {
    const [range = '', ...name] = entry.trim().split(' ')
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, () => idOf(name.join(' ')))
  })
}

/** A priced table against the book's. */
function pricesOf(table: Readonly<Record<string, number | null>>, text: string): void {
  const rows = printed(text)
  for (const [id, price] of rows) expect([id, table[id]]).toEqual([id, number(price)])
}

describe('Quality, Resolve, armour', () => {
  it.each(
    printed(`
      Rabble    | 5 | 2" | 1 | 2" | 10
      Conscript | 4 | 3" | 2 | 3" | 12
      Regular   | 3 | 4" | 3 | 4" | 14
      Elite     | 2 | 5" | 4 | 5" | 16`),
  )('Quality Level, Coherency, Fire Priority, Base Range, Pinning: %s', (id, ...cells) => {
    const row = new Map(Object.entries(units.QUALITY_TABLE)).get(id)
    expect([row?.level, row?.coherency, row?.firePriority, row?.baseRange, row?.pinAt]).toEqual(
      cells.map(number),
    )
  })
  it.each([
    ['reluctant', null, 1],
    ['uncertain', 0.25, 2],
    ['steady', 0.5, 3],
    ['determined', 0.75, 4],
  ] as const)('Resolve, lines 601–604 and 612–615: %s', (resolve, share, hits) =>
    expect(units.RESOLVE_TABLE[resolve]).toEqual({ share, hits }),
  )
  it('Armour Ratings, lines 865–870', () => {
    expect(Object.values(units.ARMOUR_TABLE)).toEqual([-2, 0, 1, 2, 4, 6])
    expect(Object.keys(units.ARMOUR_TABLE)).toEqual([
      'none',
      'light',
      'improved',
      'heavy',
      'lightPower',
      'heavyPower',
    ])
  })
  it('figures', () => {
    expect(units.COHERENCY).toEqual({ aboveElite: 6, powerArmour: 6, recon: 1, inflexible: 2 })
    expect(units.POWER_ARMOUR_PIN).toBe(2)
    expect(units.MORALE).toEqual({ dice: 3, rally: 2, fallBack: 1, tankInches: 8 })
    expect(units.MOVEMENT).toEqual({
      inches: 6,
      rushTimes: 2,
      charge: 4,
      underFire: -2,
      difficultTimes: 2,
    })
    expect(units.VARIABLE_MOVEMENT).toEqual({ dice: 1, add: 2, eliteDice: 2, rushDice: 1, rushAdd: 2 })
    expect(units.LOSING_HEART).toEqual([0.5, 0.75])
    expect(units.OFFICER_JOINED).toEqual({ size: 1, response: 1 })
  })
  it('Squad Leaders, line 557, and Leadership, lines 1433–1436', () => {
    expect(units.LEADER_TABLE).toEqual({
      inexperienced: { morale: -1, faces: [1, 2] },
      experienced: { morale: 0, faces: [3, 4] },
      veteran: { morale: 1, faces: [5, 6] },
    })
    expect(units.OFFICER_TABLE).toEqual({ novice: 0, experienced: 1, inspiring: 2, heroic: 3 })
  })
})

describe('Weapons Tables', () => {
  const all = new Map(Object.entries(weapons.WEAPON_TABLE))
  it.each(
    printed(`
      Low-Tech Rifles  | x5 | +1
      Submachine Guns  | x2 | +1
      Assault Carbines | x4 | +2
      Assault Rifles   | x5 | +2
      High-Tech Rifles | x6 | +2
      Gauss Rifles     | x6 | +3`),
  )('lines 3077–3082: %s', (id, ...cells) =>
    expect([all.get(id)?.mult, all.get(id)?.damage]).toEqual(cells.map(number)),
  )
  it.each(
    printed(`
      Assault Shotgun         | x1 | +1   | -
      Flamethrower            | x1 | 1d6  | +3
      Rifle Grenades          | x2 | +1   | +1
      Grenade Launcher        | x2 | 1d6  | +2
      Squad Automatic Weapon  | x6 | +2   | -
      Plasma Rifle            | x5 | +1   | +3`),
  )('lines 3087–3092: %s', (id, mult, effect, antiTank) => {
    const row = all.get(id)
    expect([row?.mult, row?.fireEffect, row?.antiTank, row?.damage, row?.blast]).toEqual([
      number(mult),
      effect === '1d6' ? '1d6' : number(effect),
      number(antiTank),
      null,
      null,
    ])
  })
  // Range, Damage (lines 845–859, 3100–3120, 3155–3171; R1 settles three), Fire Effect, Anti-Tank, Blast, Crew.
  it.each(
    printed(`
      Auto Cannon - Light     | x10 | +6 | -  | +2 | -  | 3
      Auto Cannon - Heavy     | x13 | +6 | -  | +4 | -  | 4
      Beam - Light            | x15 | +2 | -  | +3 | -  | 2
      Beam - Heavy            | x20 | +2 | -  | +5 | -  | 3
      Cannon - Light          | x10 | +2 | -  | +3 | 2" | 3
      Cannon - Medium         | x12 | +3 | +1 | +4 | 3" | 4
      Cannon - Heavy          | x15 | +3 | +3 | +5 | 4" | 5
      Chain Gun - Light       | x4  | +2 | +5 | -  | -  | 2
      Chain Gun - Heavy       | x7  | +2 | +7 | -  | -  | 4
      General Purpose MG      | x7  | +2 | +3 | -  | -  | 2
      Heavy MG                | x8  | +4 | +2 | +1 | -  | 3
      Mines - Anti-Personnel  | -   | +4 | -  | -  | -  | -
      Mines - Anti-Vehicle    | -   | +6 | -  | +5 | -  | -
      Missile Launcher        | x8  | +2 | +1 | +5 | 2" | 2
      Mortar - Light          | x10 | +1 | -  | -  | 2" | 3
      Mortar - Heavy          | x12 | +2 | +1 | -  | 3" | 4
      Rail Gun - Light        | x12 | +4 | -  | +5 | -  | 3
      Rail Gun - Heavy        | x15 | +4 | -  | +7 | -  | 5
      RPG                     | x5  | +2 | -  | +5 | -  | 1
      Sniper Rifle            | x8  | +3 | -  | -  | -  | 1`),
  )('lines 3101–3120: %s', (id, ...cells) => {
    const row = all.get(id)
    expect([row?.mult, row?.damage, row?.fireEffect, row?.antiTank, row?.blast, row?.crew]).toEqual(
      cells.map(number),
    )
  })
  it('every weapon once, each on its line', () => {
    expect([...all.keys()]).toEqual([...words.WEAPONS])
    expect(words.BASIC_WEAPONS.map((one) => weapons.WEAPON_TABLE[one].line)).toEqual([
      3077, 3078, 3079, 3080, 3081, 3082,
    ])
    expect(words.SUPPORT_WEAPONS.map((one) => weapons.WEAPON_TABLE[one].line)).toEqual([
      3087, 3088, 3089, 3090, 3091, 3092,
    ])
    expect(words.HEAVY_WEAPONS.map((one) => weapons.WEAPON_TABLE[one].line)).toEqual(
      Array.from({ length: 20 }, (_none, at) => 3101 + at),
    )
  })
  it('notes, lines 1628–1632, 3094–3096, 3122–3126, 3156–3171; R1, R2', () => {
    expect(weapons.BEAMS).toEqual(['beamLight', 'beamHeavy'])
    expect(weapons.PINNING_WEAPONS).toEqual(['cannonMedium', 'cannonHeavy', 'mortarHeavy'])
    expect(weapons.HARD_TARGETS_ONLY).toEqual(['rpg'])
    expect(weapons.MINES).toEqual(['minesAntiPersonnel', 'minesAntiVehicle'])
    expect(weapons.NOT_ON_VEHICLES).toEqual(['minesAntiPersonnel', 'minesAntiVehicle', 'rpg', 'sniperRifle'])
    expect(weapons.ASSAULT_BONUS).toEqual({ assaultShotgun: 1, flamethrower: 2 })
    expect(weapons.OTHER_DAMAGE).toEqual({ cannonLight: 3, mortarLight: 2, beamHeavy: 3 })
    expect(weapons.SMOKE_WEAPONS).toEqual(['rifleGrenades', 'grenadeLauncher'])
    expect(weapons.SMOKE_INCHES).toEqual({ throw: 10, length: 16 })
  })
})

describe('Shooting, lines 794–1012', () => {
  it('Fire Effect', () => {
    expect(fire.BAND_EFFECT).toEqual({ base: 2, close: 0, medium: -2, long: -4 })
    expect(fire.QUALITY_EFFECT).toEqual({ rabble: 0, conscript: 0, regular: 1, elite: 2 })
    expect([fire.SUPPRESSED_EFFECT, fire.RIFLEMEN, fire.SAW_EFFECT]).toEqual([-3, { every: 3, add: 1 }, 2])
    expect(fire.TARGET_EFFECT).toEqual({
      suppressed: -1,
      bunched: 2,
      nonCombatant: 2,
      rabbleInOpen: 1,
      sniper: -2,
    })
    expect(fire.STRIKE_TARGET).toEqual(['suppressed', 'rabbleInOpen', 'bunched', 'nonCombatant'])
  })
  it('hits and damage', () => {
    expect(fire.HIT_POINTS).toEqual({ none: 3, partial: 4, hard: 5 })
    expect(fire.FEW).toEqual({ figures: 2, damage: -1 })
    expect([fire.KILLS_FROM, fire.TWICE_FROM, fire.RANGING_IN, fire.STRIKE_DICE, fire.WRECK_INCHES]).toEqual([
      3, 3, 5, 2, 4,
    ])
    expect(fire.CLOSE_IN_DEFENSE).toEqual({ inches: 4, damage: 0 })
  })
  it('Vehicle Damage, lines 951–954, and passengers, 970–972 and 1312', () => {
    expect(byFace('1-2 Crew, 3-4 Immobilised, 5 Weapon, 6 Destroyed')).toEqual(fire.VEHICLE_DAMAGE)
    expect(byFace('1-3 Unharmed, 4-6 Killed')).toEqual(fire.PASSENGERS.plain)
    expect(byFace('1-2 Unharmed, 3-4 Wounded, 5-6 Killed')).toEqual(fire.PASSENGERS.wounds)
    expect(byFace('1-4 Unharmed, 5 Wounded, 6 Killed')).toEqual(fire.PASSENGERS.powerArmour)
  })
})

describe('Close Assault, lines 1028–1087', () => {
  it('modifiers', () => {
    expect(assault.ASSAULT_MODIFIERS).toEqual({
      lacksGrenades: -2,
      noGrenades: -1,
      charging: 1,
      betterArmour: 1,
      outnumber: 1,
      higherQuality: 2,
      powerArmour: 3,
    })
    expect(assault.VEHICLE_ASSAULT).toEqual({ lacksGrenades: -2 })
  })
  it('Kill Table, Overrun, falling back', () => {
    expect(assault.KILL_TABLE).toEqual({ won: 3, draw: 4, lost: 5 })
    expect(assault.OVERRUN).toEqual({ times: 2, loserKills: 6, leastTotal: 1 })
    expect(assault.FALL_BACK).toEqual({ won: 0, draw: 3, lost: 6 })
    expect(assault.POWER_ASSAULT).toEqual({ rolls: 2, negates: 5 })
  })
  it('Vehicle Assault Damage', () =>
    expect(byFace('1 Crew, 2-5 Immobilised, 6 Destroyed')).toEqual(assault.VEHICLE_ASSAULT_DAMAGE))
})

describe('Advanced Rules', () => {
  it('Command Response, lines 1165–1174', () =>
    expect(advanced.COMMAND_RESPONSE).toEqual({
      casualtiesLastTurn: -1,
      untreatedWounded: -1,
      leaderLost: -1,
      officer: 1,
      enemyInches: 10,
    }))
  it('charges, drops, anti-air, lines 1204–1259', () => {
    expect(advanced.DEMOLITION).toEqual({
      rigDice: 2,
      underFire: -1,
      detonateDice: 3,
      clearInches: 4,
      collapses: 4,
    })
    expect(advanced.DROP).toEqual({ inches: 6, dice: 3, woundedOn: 5, killedOn: 6, powerWoundedOn: 6 })
    expect(advanced.ANTI_AIR_DICE).toEqual({ light: 2, medium: 3, heavy: 4 })
    expect(advanced.ANTI_AIR_KILLS).toBe(5)
  })
  it('Exceptional Troops, lines 1267–1272', () => {
    expect(byFace('1 Agile, 2 Elusive, 3 Hardened, 4 Infiltration, 5 Stealth, 6 Swift')).toEqual(
      advanced.EXCEPTIONAL_TROOPS[0],
    )
    expect(byFace('1 Bug Hunter, 2 Fanatic, 3 Grizzled, 4 Hardened, 5 Shock Troops, 6 Tough')).toEqual(
      advanced.EXCEPTIONAL_TROOPS[1],
    )
  })
  it.each(
    printed(`
      Foxholes      | 1299 | +1 | -
      Sandbags      | 1300 | +2 | -
      Trenches      | 1301 | +3 | -
      Light Bunker  | 1302 | +4 | 7
      Medium Bunker | 1303 | +4 | 9
      Heavy Bunker  | 1304 | +4 | 11`),
  )('Fortification Bonus: %s', (id, ...cells) => {
    const row = new Map(Object.entries(advanced.FORTIFICATION_TABLE)).get(id)
    expect([row?.line, row?.rating, row?.value]).toEqual(cells.map(number))
  })
  it('trenches, teams, crews, hiding, artillery, lines 1280–1367', () => {
    expect(advanced.TRENCH).toEqual({ inches: 12, leaving: -4 })
    expect(advanced.FIRE_TEAM_INCHES).toBe(12)
    expect(advanced.CREW_LOST).toEqual({ fire: -1, movement: -1 })
    expect(advanced.HIDDEN).toEqual({ markers: 3, move: 6, apart: 12, found: 6 })
    expect(advanced.ARTILLERY).toEqual({ timing: 3, accuracy: 2 })
  })
  it('jet packs, mines, Op-Fire, lines 1377–1460', () => {
    expect(advanced.JET_PACKS).toEqual({
      leap: { inches: 12, over: 6, eachInchHigher: -2, withWounded: -2 },
      bound: { inches: 18, times: 3, each: 6, fire: -2, withWounded: -4 },
      carriers: 2,
    })
    expect(advanced.MINES_RULES).toEqual({ markers: 3, inches: 4, passes: 5, hitSides: 3 })
    expect(advanced.REPULSED_FROM).toBe(3)
  })
  it('psionics and tasks, lines 1511–1546 and 1660–1667', () => {
    expect(advanced.APTITUDE_TABLE).toEqual({ marginal: 5, competent: 4, expert: 3, master: 2 })
    expect(advanced.PSIONICS).toEqual({ dice: 3, strength: 3, inches: 12 })
    expect(advanced.TASK_DICE).toBe(3)
    expect(advanced.LASTING_POWERS).toEqual(['degrade', 'embolden', 'enhance', 'expose', 'shield', 'terror'])
    expect([advanced.HARM, advanced.HEAL]).toEqual([{ kills: 4, wounds: 4, killsWithWounds: 6 }, 4])
  })
  it.each(
    printed(`
      Degrade    | 1528 | enemy  | -2 | 0
      Demoralize | 1530 | enemy  | 0  | 0
      Embolden   | 1532 | friend | 0  | 0
      Enhance    | 1534 | friend | +2 | 0
      Expose     | 1536 | enemy  | 0  | -2
      Harm       | 1538 | enemy  | 0  | 0
      Heal       | 1540 | friend | 0  | 0
      Inspire    | 1542 | friend | 0  | 0
      Shield     | 1544 | friend | 0  | +2
      Terror     | 1546 | enemy  | 0  | 0`),
  )('Powers: %s', (id, line, at, roll, armour) =>
    expect(new Map(Object.entries(advanced.POWER_TABLE)).get(id)).toEqual({
      line: number(line),
      at,
      roll: number(roll),
      armour: number(armour),
    }),
  )
  it('wounded, scouts, snipers, lines 1558–1642', () => {
    expect(advanced.RECOVERY).toEqual({
      suppressed: -1,
      medic: 1,
      recovers: 6,
      stabilised: 4,
      team: 2,
      abandons: 5,
    })
    expect([advanced.SCOUT_TIMES, advanced.CLEAR_SHOT]).toEqual([3, 5])
  })
  it.each(
    printed(`
      Auto Cannon | -  | +6 | +4
      Chain Gun   | +7 | +2 | -
      Machine Gun | +2 | +4 | -`),
  )('Sentry Gun Weapons, lines 1604–1606, R3: %s', (id, ...cells) => {
    const row = new Map(Object.entries(advanced.SENTRY_TABLE)).get(id)
    expect([row?.fireEffect, row?.damage, row?.antiTank]).toEqual(cells.map(number))
  })
  it.each(
    printed(`
      Antiquated | 12" | 1 | 5
      Modern     | 24" | 2 | 4
      Enhanced   | 36" | 3 | 3
      Advanced   | 48" | 4 | 2`),
  )('Sentry Gun AI, lines 1613–1616: %s', (id, ...cells) => {
    const row = new Map(Object.entries(advanced.AI_TABLE)).get(id)
    expect([row?.range, row?.firePriority, row?.pds]).toEqual(cells.map(number))
  })
})

describe('Traits, lines 1691–1855 and 2468–2509', () => {
  const of = new Map(Object.entries(traits.TRAIT_TABLE))
  // line, price, numbers, what comes with it
  it.each<[string, number, number | null, object, string[]]>([
    ['aerial', 1691, 1.3, {}, []],
    ['aggressive', 1695, 1.1, {}, []],
    ['agile', 1699, 1.2, {}, []],
    ['assaultTroops', 1703, 1.3, { assault: 2, assaultVehicle: 2 }, []],
    ['berserk', 1707, 1.3, { assault: 2 }, []],
    ['brave', 1711, 1.5, { moraleSucceeds: 1 }, []],
    ['bugHunter', 1715, 1.2, { assault: 1, fire: 1 }, []],
    ['combatDrugs', 1719, 1.2, {}, ['berserk', 'fearless', 'swift']],
    ['elusive', 1723, 1.4, { fallBack: 4 }, []],
    ['engineer', 1727, 1.2, { chargeSucceeds: 1, mine: 2 }, []],
    ['fanatic', 1731, 1.6, {}, []],
    ['fearless', 1735, 1.1, {}, []],
    ['flyer', 1739, 1.2, {}, []],
    ['goon', 1745, 0.7, { fire: -1, armour: -1 }, []],
    ['grizzled', 1749, 1.2, { resolveLevel: 1 }, []],
    ['hardened', 1753, 1.1, {}, []],
    ['hero', 1757, 1.5, { fireAtIt: -2 }, ['fearless', 'shockTroops']],
    ['hivemind', 1761, 1.5, { controls: 12 }, ['fanatic', 'relentless']],
    ['holyArmour', 1767, 1.3, { armour: 2 }, []],
    ['unholyArmour', 1847, 1.3, { armour: 2 }, []],
    ['holyWeapon', 1767, 1.1, { damage: 1 }, []],
    ['unholyWeapon', 1847, 1.1, { damage: 1 }, []],
    ['hq', 1771, 1.2, { rerolls: 1 }, []],
    ['infect', 1775, null, { infects: 5 }, []],
    ['infiltration', 1779, 1.3, { coherencyLevel: 1 }, []],
    ['legend', 1783, 2, {}, ['hero', 'villain']],
    ['mechanized', 1787, 1.2, { mounts: 12 }, []],
    ['recon', 1791, 1.3, { coherency: 1, artillerySucceeds: 1 }, []],
    ['regenerate', 1795, 1.2, {}, []],
    ['relentless', 1799, 1.2, {}, []],
    ['save', 1803, 1.4, { saves: 5 }, []],
    ['selfRepairing', 1807, 1.1, {}, []],
    ['shaky', 1811, 0.8, { moraleFails: 1 }, []],
    ['shockTroops', 1815, 1.1, { assault: 1, assaultVehicle: 1 }, []],
    ['slow', 1819, 0.8, { movement: -2 }, []],
    ['slowFiring', 1823, 0.8, { fireDiceMoved: 1 }, []],
    ['stealth', 1827, 1.1, {}, []],
    ['swift', 1831, 1.3, { movement: 2 }, []],
    ['tankHunter', 1835, 1.2, { nerves: 1, assaultVehicle: 2 }, []],
    ['terrifying', 1839, 1.6, { terrifies: 8 }, []],
    ['tough', 1843, 1.2, { armour: 1 }, []],
    ['villain', 1851, 1.5, { rises: 5 }, []],
    ['zombie', 1855, 0.7, { fire: -2 }, ['relentless', 'fanatic']],
  ])('%s', (id, line, price, does, has) => expect(of.get(id)).toEqual({ line, price, does, has }))
  it('41 traits, two of them for armour and for weapons', () => {
    expect([...of.keys()]).toEqual([...words.TRAITS])
    expect(of.size).toBe(43)
    expect(words.LONE_TRAITS).toEqual(['hero', 'hq', 'legend', 'villain'])
  })
  it('abilities, lines 2450–2452', () =>
    expect(Object.entries(traits.ABILITY_TABLE).map(([id, { price }]) => [id, price])).toEqual([
      ['dropTroops', 1.3],
      ['fireTeams', 1.2],
      ['jetPacks', 1.5],
    ]))
  it.each<[string, number, number, object]>([
    ['brawler', 1472, 1, { killRolls: 1 }],
    ['comms', 1474, 2, { response: 1, artillery: 1 }],
    ['knifeFighter', 1476, 1, { assault: 1 }],
    ['lucky', 1478, 1, { rerolls: 1 }],
    ['medic', 1480, 2, { aid: 1 }],
    ['motivator', 1482, 2, { rerolls: 1 }],
    ['sharpshooter', 1484, 1, { damage: 1 }],
    ['triggerHappy', 1486, 1, { fire: 1 }],
  ])('Personalities, lines 1472–1486 and 2305–2312: %s', (id, line, price, does) =>
    expect(new Map(Object.entries(traits.PERSONALITY_TABLE)).get(id)).toEqual({ line, price, does }),
  )
})

describe('Vehicles', () => {
  it.each(
    printed(`
      Light Transports  | 0 | 0 | 0 | 0 | 0 | 1
      APCs              | 3 | 5 | 4 | 3 | 3 | 2
      IFVs              | 4 | 6 | 5 | 4 | 4 | 3
      Light Tanks       | 5 | 7 | 6 | 5 | 5 | 3
      Medium Tanks      | 6 | 8 | 7 | 6 | 6 | 4
      Main Battle Tanks | 7 | 9 | 8 | 7 | 7 | 5
      Walkers           | 7 | 9 | 8 | 7 | 7 | 1`),
  )('Vehicle Stats, lines 3132–3138: %s', (id, ...cells) => {
    const row = new Map(Object.entries(vehicles.VEHICLE_STATS)).get(id)
    expect([row?.top, row?.front, row?.sides, row?.rear, row?.bottom, row?.crew]).toEqual(cells.map(number))
  })
  it.each(
    printed(`
      Fly     | 14" | 20"
      Hover   | 10" | 16"
      Tracked | 12" | 18"
      Walk    | 6"  | 12"
      Wheeled | 18" | 24"`),
  )('Vehicle Movement, lines 687–691 and 3147–3151: %s', (id, ...cells) => {
    const row = new Map(Object.entries(vehicles.SPEED_TABLE)).get(id)
    expect([row?.cautious, row?.standard]).toEqual(cells.map(number))
  })
  it.each<[string, number, number, object]>([
    ['Advanced Targeting System', 1884, 1.2, { fireAtHardTargets: 2 }],
    ['Amphibious', 1888, 1.1, { fireInWater: -3 }],
    ['Close - In Defense System', 1892, 1.2, {}],
    ['Command Vehicle', 1898, 1.1, { responseRerolls: 1 }],
    ['Electronic Countermeasures', 1902, 1.1, {}],
    ['Forward Observer', 1906, 1.1, {}],
    ['Improved Weapons Control', 1910, 1.2, { weaponsOfOneCrew: 2 }],
    ['Medevac', 1914, 1.1, { aidTeams: 2 }],
    ['Reactive Armour', 1918, 1.2, { armourDice: 2 }],
    ['Smoke', 1922, 1.2, { smokeScreens: 1 }],
    ['Stealth', 1928, 1.5, { bandsFurther: 1 }],
    ['Supercharged', 1932, 1.2, { speed: 4 }],
    ['Under - Powered', 1936, 0.8, { speed: -4 }],
    ['Urban Warfare Kit', 1940, 1.3, {}],
    ['Weapon Stabilizer', 1944, 1.5, {}],
  ])('Vehicle Properties, lines 1882–1944 and 2598–2612: %s', (name, line, price, does) =>
    expect(new Map(Object.entries(vehicles.PROPERTY_TABLE)).get(idOf(name))).toEqual({ line, price, does }),
  )
  it('fifteen properties, seven types, five methods, and figures', () => {
    expect(Object.keys(vehicles.PROPERTY_TABLE)).toEqual([...words.PROPERTIES])
    expect([words.PROPERTIES.length, words.VEHICLE_TYPES.length, words.METHODS.length]).toEqual([15, 7, 5])
    expect(vehicles.FACE_LESS).toEqual({ top: 2, front: 0, sides: 1, rear: 2, bottom: 2 })
    expect(vehicles.BOGGING).toEqual({
      inches: 6,
      dice: 2,
      succeed: { tracked: 1, walk: 1, wheeled: 2 },
    })
    expect(vehicles.OFF_ROAD_TIMES).toBe(2)
  })
})

describe('Building Basic Forces, lines 450–561', () => {
  it.each<[string, readonly unknown[], string]>([
    ['Squad Quality', basic.SQUAD_QUALITY, '1 Rabble, 2-4 Conscript, 5-6 Regular'],
    ['Squad Resolve', basic.SQUAD_RESOLVE, '1 Uncertain, 2-5 Steady, 6 Determined'],
    ['Squad Armour', basic.SQUAD_ARMOUR, '1 None, 2-5 Light, 6 Improved'],
    ['Basic Weapons', basic.SQUAD_BASIC, '1-2 Low-Tech Rifles, 3-4 Assault Carbines, 5-6 Assault Rifles'],
    [
      'Support Weapons',
      basic.SQUAD_SUPPORT,
      '1 Flamethrower, 2-4 Squad Automatic Weapon, 5-6 Grenade Launcher',
    ],
    ['Heavy Weapons', basic.VARIETY_HEAVY, '1-2 Auto Cannon - Light, 3-4 Chain Gun - Light, 5-6 Heavy MG'],
    ['Artillery', basic.VARIETY_ARTILLERY, '1-2 Mortar - Light, 3-4 Cannon - Light, 5-6 Cannon - Medium'],
  ])('%s', (_name, table, text) => expect(table).toEqual(byFace(text)))
  it('sizes and strengths', () => {
    expect(basic.PLATOON_SIZE).toEqual([3, 3, 3, 3, 4, 4])
    expect(basic.SQUAD_STRENGTH).toEqual([6, 6, 8, 8, 10, 10])
    expect(basic.COMMAND_SQUAD).toEqual({
      strength: 4,
      quality: 'regular',
      resolve: 'steady',
      armour: 'light',
    })
  })
  it.each<[string, object, [string, number, number | string, boolean?][]]>([
    [
      'Variations',
      basic.VARIATION_TABLE,
      [
        ['assaultTroops', 517, 'none'],
        ['energyWeapons', 518, 'any'],
        ['heavyRifles', 519, 1, true],
        ['humanWave', 520, 'any', true],
        ['improvedCommand', 521, 'none'],
        ['localMilitia', 522, 'any'],
        ['loneLeader', 523, 'none'],
        ['moreSupport', 524, 'any', true],
      ],
    ],
    [
      'Enhancements',
      basic.ENHANCEMENT_TABLE,
      [
        ['firepower', 530, 'none'],
        ['heavyTroopers', 531, 2],
        ['improvedIntel', 532, 'none'],
        ['longerRange', 533, 'none'],
        ['manpower', 534, 'none'],
        ['recon', 535, 'none'],
        ['urbanAssault', 536, 'any'],
        ['veterans', 537, 1],
      ],
    ],
    [
      'Limitations',
      basic.LIMITATION_TABLE,
      [
        ['inflexible', 541, 'none'],
        ['inexperienced', 542, 2],
        ['militia', 543, 1],
        ['noGrenades', 544, 'none'],
        ['shorterRange', 545, 'none'],
        ['underGunned', 547, 2],
        ['underStrength', 548, 'none'],
        ['warWeary', 549, 2],
      ],
    ],
  ])('%s', (_name, table, rows) =>
    expect(Object.entries(table)).toEqual(
      rows.map(([id, line, count, basicOnly = false]) => [id, { line, units: count, basicOnly }]),
    ),
  )
  it('what they add, and what contradicts', () => {
    expect(basic.CHOICE_NUMBERS).toEqual({
      humanWave: 2,
      improvedCommand: 2,
      loneLeader: 1,
      moreSupport: { riflemen: 2, weapons: 1 },
      manpower: 2,
      underStrength: -1,
      recon: 5,
      urbanAssault: 2,
      longerRange: 1,
      shorterRange: -1,
      improvedIntel: 1,
    })
    expect(basic.CONTRARY).toEqual({
      manpower: ['underStrength'],
      longerRange: ['shorterRange'],
      firepower: ['underGunned'],
      veterans: ['inexperienced', 'militia'],
      heavyTroopers: ['militia'],
    })
  })
})

describe('Advanced Force Generation, lines 2089–2251', () => {
  it.each(
    printed(`
      Top    | 3 | 5
      High   | 2 | 4
      Medium | 1 | 3
      Low    | 0 | 2`),
  )('Priority Level: %s', (id, ...cells) => {
    const row = new Map(Object.entries(generation.PRIORITY_TABLE)).get(id)
    expect([row?.points, row?.dice]).toEqual(cells.map(number))
  })
  it('points, test, HQ', () => {
    expect([generation.PRIORITY_POINTS, generation.QUANTITY_SUCCESS]).toEqual([{ all: 9, most: 3 }, 5])
    expect(generation.PLATOON_HQ).toEqual({ strength: 4, quality: 'regular', resolve: 'steady' })
    expect(generation.HQ_MORE).toEqual({ top: 2, high: 1, medium: 0, low: 0 })
    expect(generation.PLASMA_BY_FIREPOWER).toEqual({ top: 1, high: 0, medium: 0, low: 0 })
    expect(generation.JET_PACKS_BY_GEAR).toEqual({ top: 5, high: 6, medium: null, low: null })
    expect(generation.SUPPORT_ARTILLERY).toEqual({ weapon: 'mortarLight', quality: 'regular' })
  })
  it.each<[string, Readonly<Record<words.Priority, readonly unknown[]>>, [string, string, string, string]]>([
    [
      'Platoon Size',
      generation.SIZE_BY_MANPOWER,
      ['1-5 4, 6 5', '1-2 3, 3-6 4', '1-4 3, 5-6 4', '1 2, 2-6 3'],
    ],
    [
      'Squad Strength',
      generation.STRENGTH_BY_MANPOWER,
      ['1-2 8, 3-4 10, 5-6 12', '1-2 8, 3-4 10, 5-6 12', '1-2 6, 3-4 8, 5-6 10', '1-2 4, 3-4 6, 5-6 8'],
    ],
    [
      'Squad Basic Weapons',
      generation.BASIC_BY_FIREPOWER,
      [
        '1-2 assault rifles, 3-4 high tech rifles, 5-6 gauss rifles',
        '1-2 assault carbines, 3-4 assault rifles, 5-6 high tech rifles',
        '1-2 low tech rifles, 3-4 assault carbines, 5-6 assault rifles',
        '1 submachine guns, 2-5 low tech rifles, 6 assault carbines',
      ],
    ],
    [
      'Platoon Armour',
      generation.ARMOUR_BY_GEAR,
      [
        '1-2 improved, 3-6 heavy',
        '1-2 light, 3-5 improved, 6 heavy',
        '1 none, 2-5 light, 6 improved',
        '1-3 none, 4-6 light',
      ],
    ],
    [
      'Squad Quality',
      generation.QUALITY_BY_TRAINING,
      [
        '1 conscript, 2-5 regular, 6 elite',
        '1-2 conscript, 3-5 regular, 6 elite',
        '1 rabble, 2-4 conscript, 5-6 regular',
        '1-2 rabble, 3-6 conscript',
      ],
    ],
    [
      'Squad Resolve',
      generation.RESOLVE_BY_AGGRESSION,
      [
        '1 steady, 2-6 determined',
        '1-3 steady, 4-6 determined',
        '1 uncertain, 2-5 steady, 6 determined',
        '1 reluctant, 2-4 uncertain, 5-6 steady',
      ],
    ],
  ])('%s', (_name, table, [top, high, medium, low]) =>
    expect([table.top, table.high, table.medium, table.low].map((row) => row.map(String))).toEqual(
      [top, high, medium, low].map(byFace),
    ),
  )
  it('Heavy Weapons, lines 2172–2177', () =>
    expect(generation.SUPPORT_HEAVY).toEqual(
      byFace(
        '1 Auto Cannon Light, 2 Beam Light, 3 Cannon Light, 4 Chain Gun Light, 5 Heavy MG, 6 Rail Gun Light',
      ),
    ))
  it('Additional Changes, lines 2213–2218', () => {
    expect(Object.entries(generation.CHANGE_TABLE).map(([id, row]) => [id, row.line, row.category])).toEqual([
      ['assaultTroops', 2213, 'aggression'],
      ['humanWave', 2214, 'manpower'],
      ['improvedArmour', 2215, 'gear'],
      ['independentOfficer', 2216, 'support'],
      ['localMilitia', 2217, 'training'],
      ['moreSupport', 2218, 'firepower'],
    ])
    expect(generation.CHANGE_NUMBERS).toEqual({
      humanWave: 3,
      improvedArmour: -2,
      independentOfficer: 1,
      moreSupport: -2,
    })
  })
  it('heroes, psionics, Not Like Us, lines 2224–2251', () => {
    expect(generation.HEROES).toEqual({ dice: 3, success: 5, rating: 'experienced', trait: 'agile' })
    expect(generation.CHARACTER_TRAIT).toEqual(byFace('1-2 Villain, 3-4 Hero, 5-6 Legend'))
    expect(generation.PSIONIC_SUCCESS).toBe(5)
    expect(generation.PSIONIC_APTITUDE).toEqual(byFace('1-2 Marginal, 3-4 Competent, 5-6 Expert'))
    expect(generation.NOT_LIKE_US.boons).toEqual([
      ['aerial', 'swift'],
      ['agile', 'infiltration'],
      ['elusive', 'stealth'],
      ['fanatic', 'selfRepairing'],
      ['shockTroops', 'tough'],
      ['regenerate', 'terrifying'],
    ])
    expect(generation.NOT_LIKE_US.flaws).toEqual(
      byFace('1 Aggressive, 2 Berserk, 3 Shaky, 4 Slow, 5 Slow Firing, 6 Relentless'),
    )
  })
})

describe('Point Values, lines 2255–2614', () => {
  it('Armour, lines 2273–2278', () =>
    pricesOf(
      points.ARMOUR_PRICE,
      'None | -1\nLight | +0\nImproved | +1\nHeavy | +2\nLight Power | +4\nHeavy Power | +6',
    ))
  it('Squad Basic Weapon, lines 2284–2288', () => {
    pricesOf(
      points.BASIC_PRICE,
      'Low-Tech Rifles | -0.25\nSubmachine Guns | -0.50\nAssault Carbines | -0.25\nHigh-Tech Rifles | +0.25\nGauss Rifles | +1.00',
    )
    expect(points.BASIC_PRICE.assaultRifles).toBe(0)
  })
  it('Squad Support Weapon, lines 2294–2299', () =>
    pricesOf(
      points.SUPPORT_PRICE,
      'Assault Shotgun | +1\nFlamethrower | +3\nRifle Grenades | +1\nGrenade Launcher | +3\nSquad Automatic Weapon | +3\nPlasma Rifle | +4',
    ))
  it('Heavy & Special Weapons, lines 2368–2384', () => {
    pricesOf(
      points.HEAVY_PRICE,
      `Auto Cannon - Light | +10
      Auto Cannon - Heavy | +16
      Beam - Light | +10
      Beam - Heavy | +16
      Cannon - Light | +10
      Cannon - Medium | +16
      Cannon - Heavy | +22
      Chain Gun - Light | +8
      Chain Gun - Heavy | +10
      General Purpose MG | +5
      Heavy MG | +6
      Missile Launcher | +10
      Mortar - Light | +10
      Mortar - Heavy | +16
      Rail Gun - Light | +20
      Rail Gun - Heavy | +30
      RPG | +5`,
    )
    const free = Object.entries(points.HEAVY_PRICE).filter(([, price]) => price === null)
    expect(free.map(([id]) => id)).toEqual(['minesAntiPersonnel', 'minesAntiVehicle', 'sniperRifle'])
  })
  it('starts, ratings, factors', () => {
    expect(points.START_PRICE).toEqual({
      trooper: 4,
      leader: 4,
      crew: 3,
      officer: 10,
      psionic: 20,
      sniper: 15,
    })
    expect([points.STANDARD_WEAPON, points.CREW_WEAPON]).toEqual(['assaultRifles', 'assaultCarbines'])
    expect(points.LEADER_PRICE).toEqual({ inexperienced: 0, experienced: 3, veteran: 8 })
    expect(points.OFFICER_PRICE).toEqual({ novice: 0, experienced: 5, inspiring: 9, heroic: 15 })
    expect(points.APTITUDE_PRICE).toEqual({ marginal: 0, competent: 5, expert: 10, master: 15 })
    expect([points.STRENGTH_PRICE, points.LEAST_STRENGTH, points.OFF_BOARD_FACTOR]).toEqual([5, 3, 2.5])
    expect(points.QUALITY_FACTOR).toEqual({ rabble: 0.7, conscript: 1, regular: 1.3, elite: 1.6 })
    expect(points.RESOLVE_FACTOR).toEqual({ reluctant: -0.5, uncertain: -0.3, steady: 0, determined: 0.3 })
  })
  it('vehicles, lines 2529–2578', () => {
    expect(points.VEHICLE_PRICE).toEqual({ start: 10, crew: 3, seat: 2 })
    expect(points.FRONT_PRICE).toEqual([0, 4, 8, 12, 20, 32, 52, 84, 136, 220])
    expect(points.CREW_OVER_WEAPONS).toBe(1)
  })
})

describe('Scenarios', () => {
  it('the five, lines 428–436', () => {
    const rows = Object.entries(scenarios.READY_TABLE).map(([id, row]) => [
      id,
      row.line,
      row.defender.width,
      row.defender.depth,
      row.attacker.where,
      row.attacker.depth,
      row.objective,
      row.attackerShare,
      row.fortified,
    ])
    expect(rows).toEqual([
      ['ambush', 428, 48, 12, 'opposingEdges', 6, 'defeat', 1, 0],
      ['bottleneck', 430, 24, 24, 'anyEdge', 0, 'holdFeature', 1, 0],
      ['defensiveLine', 432, null, 18, 'oppositeEdge', 6, 'breakThrough', 1.5, 0.5],
      ['dropZone', 434, 24, 24, 'air', 0, 'holdFeature', 1.25, 0],
      ['meetingEngagement', 436, 48, 12, 'oppositeEdge', 12, 'defeat', 1, 0],
    ])
  })
  it('Stance and Attitude, lines 2645–2655, 2665–2671, 2691–2693, 2725–2727', () => {
    const { STANCE_TABLE, ATTITUDE_TABLE } = scenarios
    expect(words.STANCES.map((one) => Object.values(STANCE_TABLE[one]))).toEqual([
      // Recon Points, zone, artillery calls, dummies a platoon, field works
      [2, 6, 2, 0, 0],
      [1, 12, 0, 2, 0],
      [0, 18, 0, -2, 3],
    ])
    expect(words.ATTITUDES.map((one) => Object.values(ATTITUDE_TABLE[one]))).toEqual([
      // Recon Points, Under Fire ignored, field works
      [0, 3, 0],
      [2, 0, 0],
      [-1, 0, 3],
    ])
    expect(scenarios.RECON_POINTS).toEqual({ platoon: 1, duty: 2 })
  })
  it('recon duty, markers, field works, lines 2649–2741', () => {
    expect(scenarios.NO_RECON).toEqual({
      resolve: 'reluctant',
      traits: ['berserk', 'hivemind', 'relentless', 'shaky', 'zombie'],
    })
    expect(scenarios.RECON_TRAITS).toEqual(['infiltration', 'recon'])
    expect(scenarios.RECON_RETURN).toEqual({ trait: 1, destroyed: 1, late: 5, lateTurn: 2 })
    expect(scenarios.CONTACT).toEqual({
      platoon: 5,
      more: ['elusive', 'stealth'],
      less: ['flyer', 'relentless'],
      atATime: 5,
      move: { markers: 2, inches: 6 },
      blockOn: 4,
      meet: 12,
    })
    expect(scenarios.FIELD_WORK).toEqual({ inches: 4, forBunker: 3 })
    expect(scenarios.GRANTED_ARTILLERY).toEqual({ weapon: 'cannonMedium', quality: 'regular' })
    expect(scenarios.OBJECTIVES_EACH).toEqual({ near: 1, middle: 1, far: 1 })
  })
  it.each<[words.Mission, number, string, string]>([
    ['assault', 2708, 'Offensive +2', 'Aggressive +1'],
    ['expand', 2709, '-', 'Cautious +1'],
    ['hold', 2710, 'Defensive +2', 'Passive +2'],
    ['infiltrate', 2711, 'Offensive +1', 'Cautious +1'],
    ['interfere', 2712, 'Defensive +1', 'Cautious +1'],
    ['patrol', 2713, 'Neutral +2', '-'],
    ['strike', 2714, '-', 'Aggressive +1'],
    ['sweep', 2715, 'Offensive +1', 'Aggressive +2'],
  ])('Mission Table: %s', (mission, line, stance, attitude) => {
    const cell = (text: string): object => {
      const [name = '', add = ''] = text.split(' ')
      return name === '-' ? {} : { [name.toLowerCase()]: Number(add) }
    }
    expect(scenarios.MISSION_TABLE[mission]).toEqual({
      line,
      stance: cell(stance),
      attitude: cell(attitude),
    })
    expect(scenarios.MISSION_BONUS).toEqual({ most: 2, add: 1 })
  })
  // objectives, inches, turns, traits, field works, calls, snipers, share of units
  it.each<[keyof typeof scenarios.MISSION_DETAILS, unknown[]]>([
    ['assault', [2755, '1 far', 8, 2, ['assaultTroops', 'hardened'], 0, 0, 0, null]],
    ['escalatingEngagement', [2763, '', null, null, ['brave', 'shockTroops'], 0, 0, 0, 0.5]],
    ['expand', [2777, '2 middle', 8, 2, ['grizzled', 'tough'], 0, 0, 0, null]],
    ['hold', [2785, '2 near', 15, 3, [], 3, 0, 0, null]],
    ['infiltrate', [2793, '', null, null, ['infiltration', 'stealth'], 0, 0, 0, null]],
    ['interfere', [2801, '', null, null, ['recon'], 0, 1, 0, null]],
    ['patrol', [2809, '2 middle, 1 far', null, null, ['agile', 'elusive'], 0, 0, 0, null]],
    ['strike', [2817, '', null, null, [], 0, 0, 1, null]],
    ['sweep', [2825, '', null, null, ['brave', 'shockTroops'], 0, 0, 0, 0.5]],
  ])('Mission Details: %s', (mission, cells) => {
    const { line, objectives, enemyInches, turns, ...row } = scenarios.MISSION_DETAILS[mission]
    expect([
      line,
      objectives.map(({ sector, count }) => `${count} ${sector}`).join(', '),
      enemyInches,
      turns,
      row.traits,
      row.fieldWorks,
      row.artilleryCalls,
      row.snipers,
      row.enemyUnits,
    ]).toEqual(cells)
    expect(scenarios.ESCALATION_ZONE).toBe(18)
  })
})

describe('Post-Battle Steps, lines 2889–2940', () => {
  it('tables', () => {
    expect(campaign.INFANTRY_REPLACEMENTS).toEqual(byFace('1-2 None, 3-4 Half, 5-6 All'))
    expect(campaign.VEHICLE_REPLACEMENTS).toEqual(byFace('1-2 None, 3-4 Repaired, 5-6 Replaced'))
    expect(campaign.QUALITY_LOSS).toEqual([-1, -1, 0, 0, 0, 0])
    expect(campaign.RESOLVE_LOSS).toEqual([-1, -1, 0, 0, 1, 1])
    expect(campaign.QUALITY_LOSS_FROM).toBe(0.5)
    expect(campaign.REINFORCEMENTS).toEqual({
      dice: 2,
      squad: { least: 5, most: 8, quality: 'conscript', resolve: 'uncertain' },
    })
  })
  it('Experience', () => {
    expect([campaign.EXPERIENCE_POINTS, campaign.BEST_BY_EXPERIENCE]).toEqual([2, 'regular'])
    expect(Object.entries(campaign.EXPERIENCE_TABLE).map(([id, row]) => [id, row.line, row.points])).toEqual([
      ['quality', 2932, 1],
      ['resolve', 2933, 1],
      ['reinforcements', 2934, 1],
      ['returnFigure', 2935, 1],
      ['repairVehicle', 2936, 1],
      ['personality', 2937, 1],
      ['leadership', 2938, 1],
      ['replaceVehicle', 2939, 2],
      ['trait', 2940, 2],
    ])
  })
})
