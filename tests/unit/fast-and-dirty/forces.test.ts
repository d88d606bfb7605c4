import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choices, Pick } from '../../../shared/systems/fast-and-dirty/basic-force.ts'
import { rollBasic } from '../../../shared/systems/fast-and-dirty/basic-force.ts'
import { rollAdvanced } from '../../../shared/systems/fast-and-dirty/advanced-force.ts'
import {
  advancedForce,
  basicForce,
  checkForce,
  recordSheet,
  type Unit,
} from '../../../shared/systems/fast-and-dirty/index.ts'
import {
  ENHANCEMENTS,
  LIMITATIONS,
  VARIATIONS,
  type Enhancement,
  type Limitation,
  type Variation,
} from '../../../shared/systems/fast-and-dirty/words.ts'
import { refOf } from '../../../shared/systems/fast-and-dirty/weapons.ts'
import { runs } from '../../support/long.ts'
import { claimed, TYLER, unit } from './builders.ts'

const pick = <Choice extends string>(id: Choice, ...units: string[]): Pick<Choice> =>
  units.length > 0 ? { id, units } : { id }

/** Tyler's force with these choices, further rolls behind its own. */
function tylers(
  v: Pick<Variation> | null,
  e: Pick<Enhancement> | null,
  l: Pick<Limitation> | null = pick('noGrenades'),
  ...more: number[]
): ReturnType<typeof basicForce> {
  return basicForce([...TYLER, ...more], {
    ...(v && { variation: v }),
    platoons: [{ ...(e && { enhancement: e }), ...(l && { limitation: l }) }],
  })
}
const brief = ({ id, strength, quality, resolve, armour, basic, support, traits }: Unit): string =>
  [
    ...[id, strength, quality, resolve, armour, refOf(basic)],
    ...[`[${support.map(refOf).join(' ')}]`, traits.join(' ')],
  ]
    .join(' ')
    .trim()
/** The units as they are told, or the codes of what is wrong. */
function told(answer: ReturnType<typeof basicForce>): string[] {
  if ('problems' in answer) return answer.problems.map(({ code, path }) => `${code} ${path.join('.')}`)
  return answer.units.map(brief)
}

const C = '1.C 4 regular steady light assaultRifles [] noGrenades'
const S1 = '1.1 8 conscript steady improved assaultRifles [flamethrower] noGrenades'
const S2 = '1.2 6 conscript steady light assaultRifles [grenadeLauncher] noGrenades'
const S3 = '1.3 8 regular steady none assaultRifles [squadAutomaticWeapon] noGrenades'

describe('basicForce', () => {
  it.each<[string, string[], ReturnType<typeof basicForce>]>([
    ['nothing but a limitation', [C, S1, S2, S3], tylers(null, null)],
    [
      'Assault Troops',
      [C, S1, S2, S3].map((one) =>
        one.replace('assaultRifles', 'submachineGuns').replace('noGrenades', 'assaultTroops noGrenades'),
      ),
      tylers(pick('assaultTroops'), null),
    ],
    [
      'Energy Weapons',
      [C, S1.replace('flamethrower', 'plasmaRifle'), S2, S3],
      tylers(pick('energyWeapons', '1.1'), null),
    ],
    [
      'Heavy Rifles',
      [C, S1, S2, '1.3 8 regular steady none gaussRifles [] noGrenades'],
      tylers(pick('heavyRifles', '1.3'), null),
    ],
    [
      'Human Wave',
      [C, S1, '1.2 8 conscript steady light assaultRifles [] noGrenades', S3],
      tylers(pick('humanWave', '1.2'), null),
    ],
    [
      'Improved Command',
      ['1.C 6 regular steady heavy assaultRifles [] noGrenades', S1, S2, S3],
      tylers(pick('improvedCommand'), null),
    ],
    [
      'Local Militia',
      [
        '1.C 4 conscript determined light assaultRifles [] agile noGrenades',
        '1.1 8 rabble determined improved assaultRifles [flamethrower] agile noGrenades',
        S2,
        S3,
      ],
      tylers(pick('localMilitia', '1.C', '1.1'), null),
    ],
    [
      'Lone Leader',
      [C.replace('4', '1'), S1.replace('8', '9'), S2.replace('6', '7'), S3.replace('8', '9')],
      tylers(pick('loneLeader'), null),
    ],
    [
      'More Support',
      [C, '1.1 7 conscript steady improved assaultRifles [flamethrower grenadeLauncher] noGrenades', S2, S3],
      tylers(pick('moreSupport', '1.1'), null, pick('noGrenades'), 6),
    ],
    [
      'Firepower',
      [C, ...[S1, S2, S3].map((one) => one.replace(']', ' flamethrower]'))],
      tylers(null, pick('firepower'), pick('noGrenades'), 1),
    ],
    [
      'Heavy Troopers',
      [C.replace('light', 'heavy'), S1, S2, S3.replace('none', 'heavy')],
      tylers(null, pick('heavyTroopers', '1.C', '1.3')),
    ],
    [
      'Improved Intel',
      [C.replace('noGrenades', 'improvedIntel noGrenades'), S1, S2, S3],
      tylers(null, pick('improvedIntel')),
    ],
    [
      'Longer Range',
      [C, S1, S2, S3].map((one) => one.replace('noGrenades', 'longerRange noGrenades')),
      tylers(null, pick('longerRange')),
    ],
    [
      'Manpower',
      [C, S1.replace('8', '10'), S2.replace('6', '8'), S3.replace('8', '10')],
      tylers(null, pick('manpower')),
    ],
    [
      'Recon, and what befalls it then',
      [
        C.replace(' noGrenades', ''),
        ...['7', '5', '7'].map((left, at) =>
          ([S1, S2, S3][at] ?? '').replace(/ [68] /u, ` ${left} `).replace(' noGrenades', ''),
        ),
        '1.R 4 regular determined none assaultRifles [] recon',
      ],
      tylers(null, pick('recon'), pick('underStrength'), 6, 6, 1),
    ],
    [
      'Urban Assault',
      [C, S1.replace(']', ' assaultShotgun assaultShotgun]'), S2, S3],
      tylers(null, pick('urbanAssault', '1.1')),
    ],
    ['Veterans', [C.replace('regular', 'elite'), S1, S2, S3], tylers(null, pick('veterans', '1.C'))],
    [
      'Inexperienced',
      [C, S1.replace('conscript', 'rabble'), S2, S3.replace('regular', 'conscript')].map((one) =>
        one.replace(' noGrenades', ''),
      ),
      tylers(null, null, pick('inexperienced', '1.1', '1.3')),
    ],
    [
      'Militia',
      [C, S1.replace('conscript', 'rabble').replace('improved', 'none'), S2, S3].map((one) =>
        one.replace(' noGrenades', ''),
      ),
      tylers(null, null, pick('militia', '1.1')),
    ],
    [
      'Under Gunned',
      [C, S1.replace('flamethrower', ''), S2.replace('grenadeLauncher', ''), S3].map((one) =>
        one.replace(' noGrenades', ''),
      ),
      tylers(null, null, pick('underGunned', '1.1', '1.2')),
    ],
    [
      'War Weary',
      [C.replace('steady', 'uncertain'), S1.replace('steady', 'uncertain'), S2, S3].map((one) =>
        one.replace(' noGrenades', ''),
      ),
      tylers(null, null, pick('warWeary', '1.C', '1.1')),
    ],
  ])('%s', (_name, expected, answer) => expect(told(answer)).toEqual(expected))

  it.each<[string, string[], ReturnType<typeof basicForce>]>([
    ['no limitation', ['basic/limitation platoons.0.limitation'], tylers(null, pick('manpower'), null)],
    [
      'a contrary one',
      ['basic/contrary platoons.0.limitation'],
      tylers(null, pick('manpower'), pick('underStrength')),
    ],
    ['two heavy squads', ['basic/units variation.units'], tylers(pick('heavyRifles', '1.1', '1.2'), null)],
    ['a heavy command', ['basic/units variation.units'], tylers(pick('heavyRifles', '1.C'), null)],
    [
      'a squad that is not there',
      ['basic/units variation.units'],
      tylers(pick('energyWeapons', '1.9'), null),
    ],
    ['a squad twice', ['basic/units variation.units'], tylers(pick('energyWeapons', '1.1', '1.1'), null)],
    ['squads for what is all’s', ['basic/units variation.units'], tylers(pick('assaultTroops', '1.1'), null)],
    ['one for two', ['basic/units platoons.0.limitation.units'], tylers(null, null, pick('warWeary', '1.1'))],
    ['no weapon to swap', ['basic/weapon variation'], tylers(pick('energyWeapons', '1.C'), null)],
    [
      'no weapon to lose',
      ['basic/weapon platoons.0.limitation'],
      tylers(null, null, pick('underGunned', '1.C', '1.1')),
    ],
    [
      'no men for shotguns',
      ['basic/riflemen platoons.0.enhancement'],
      tylers(pick('loneLeader'), pick('urbanAssault', '1.C')),
    ],
    [
      'no lower level',
      ['basic/level platoons.0.limitation'],
      tylers(pick('localMilitia', '1.1'), null, pick('inexperienced', '1.1', '1.3')),
    ],
  ])('refuses %s', (_name, expected, answer) => expect(told(answer)).toEqual(expected))

  it('keeps enhancements in their platoon', () => {
    const rolls = [1, 1, ...Array.from({ length: 24 }, () => 4), 5, ...Array.from({ length: 6 }, () => 3)]
    const answer = basicForce(rolls, {
      platoons: [
        { enhancement: pick('longerRange'), limitation: pick('inflexible') },
        { enhancement: pick('veterans', '2.3'), limitation: pick('noGrenades') },
      ],
    })
    const units = 'units' in answer ? answer.units : []
    expect(units.map(({ id }) => id)).toEqual(['1.C', '1.1', '1.2', '1.3', '2.C', '2.1', '2.2', '2.3'])
    expect(units.map(({ traits }) => traits.join(' '))).toEqual([
      ...Array.from({ length: 4 }, () => 'longerRange inflexible'),
      ...Array.from({ length: 4 }, () => 'noGrenades'),
    ])
    expect(units.map(({ quality }) => quality).filter((one) => one === 'regular')).toHaveLength(3)
  })
})

const TOP = { manpower: 3, firepower: 3, gear: 3, support: 0, training: 0, aggression: 0 }

describe('advancedForce', () => {
  it('three, three, three and nothing else', () => {
    // 4 squads of 10, high-tech rifles, support, 5 dice, heavy armour, jet packs, no guns, no mortars, …
    const rolls = [
      ...[1, 3, 3, 1, 2, 5, 6, 5, 6, 1, 2, 3, 4, 5, 4, 6, 1],
      ...[1, 2, 5, 1, 1, 2, 3, 6, 5, 5, 1, 4, 4, 6, 5, 1, 1, 2, 2],
    ]
    const made = advancedForce(rolls, { points: TOP })
    if ('problems' in made) throw new Error(made.problems[0]?.message)
    expect(made.units.map(brief)).toEqual([
      '1.C 6 regular steady heavy highTechRifles []',
      '1.1 10 rabble uncertain heavy highTechRifles [flamethrower] jetPacks',
      '1.2 10 rabble uncertain heavy highTechRifles [squadAutomaticWeapon]',
      '1.3 10 conscript uncertain heavy highTechRifles [grenadeLauncher] jetPacks',
      '1.4 10 conscript uncertain heavy highTechRifles [grenadeLauncher]',
    ])
    expect(made.grants).toEqual({
      rifleGrenades: 2,
      plasmaRifles: 1,
      heavy: [],
      artillery: 1,
      traits: 2,
      personalities: 0,
      hardened: 2,
      officerLevels: 0,
      leaderLevels: 0,
    })
  })

  it('each for itself, as was said before', () => {
    const points = { manpower: 0, firepower: 0, gear: 0, support: 3, training: 3, aggression: 3 }
    const each = ['strength', 'heavy', 'resolve'] as const
    const rolls = [
      ...[1, 1, 6, 1, 3, 4, 1, 1, 1],
      ...[5, 5, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
      ...[6, 2, 5, 5, 5, 5, 5, 1, 1, 1, 1, 5],
      ...[1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6],
    ]
    const made = advancedForce(rolls, { points, each })
    if ('problems' in made) throw new Error(made.problems[0]?.message)
    expect(made.units.map(brief)).toEqual([
      '1.C 4 regular steady none submachineGuns []',
      '1.1 4 elite steady none submachineGuns [squadAutomaticWeapon]',
      '1.2 8 regular determined none submachineGuns [squadAutomaticWeapon]',
    ])
    expect(made.grants).toMatchObject({
      heavy: ['autoCannonLight', 'railGunLight'],
      artillery: 5,
      traits: 5,
      personalities: 1,
      hardened: 0,
      officerLevels: 0,
      leaderLevels: 5,
    })
  })

  it.each<[string, object, string[]]>([
    ['four points', { manpower: 4, firepower: 2 }, ['advanced/points points.manpower']],
    [
      'one below 0',
      { gear: -1, support: 4 },
      ['advanced/points points.gear', 'advanced/points points.support'],
    ],
    ['eight in all', { gear: 2 }, ['advanced/sum points']],
  ])('refuses %s', (_name, over, expected) => {
    const answer = advancedForce([], { points: { ...TOP, ...over } })
    const problems = 'problems' in answer ? answer.problems : []
    expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
  })
})

describe('checkForce', () => {
  it.each<[string, Parameters<typeof checkForce>[0], string[]]>([
    ['a sound one', { units: [unit(), unit({ id: '1.2' })], vehicles: [{ id: 'v', properties: [] }] }, []],
    [
      'an id twice',
      { units: [unit()], vehicles: [{ id: '1.1', properties: [] }] },
      ['force/id vehicles.0.id'],
    ],
    ['nobody', { units: [unit({ strength: 0 })] }, ['force/strength units.0.strength']],
    [
      'too many weapons',
      { units: [unit({ strength: 1, support: ['flamethrower', 'flamethrower'] })] },
      ['force/strength units.0.support'],
    ],
    [
      'a squad of legends',
      { units: [unit({ traits: ['brave', 'legend', 'hq'] })] },
      ['force/lone-trait units.0.traits.2', 'force/lone-trait units.0.traits.1'],
    ],
    [
      'two command vehicles',
      {
        units: [],
        vehicles: [
          { id: 'a', properties: ['commandVehicle'] },
          { id: 'b', properties: ['smoke', 'commandVehicle'] },
        ],
      },
      ['force/command-vehicle vehicles.1.properties'],
    ],
    [
      'a command vehicle and an HQ',
      {
        units: [unit({ strength: 1, traits: ['hq'] })],
        vehicles: [{ id: 'a', properties: ['commandVehicle'] }],
      },
      ['force/command-vehicle vehicles.0.properties'],
    ],
    [
      'problems before words',
      { units: [unit({ strength: 0, quality: claimed('green') })] },
      ['force/strength units.0.strength'],
    ],
  ])('%s', (_name, force, expected) =>
    expect(checkForce(force).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected),
  )
})

describe('recordSheet', () => {
  it.each<[string, Partial<Unit>, object]>([
    ['recon', { traits: ['recon'] }, { coherency: 5 }],
    ['infiltration', { traits: ['infiltration'] }, { coherency: 5 }],
    ['elite infiltration', { quality: 'elite', traits: ['infiltration', 'recon'] }, { coherency: 7 }],
    ['power armour', { armour: 'lightPower', traits: ['recon'] }, { coherency: 6, rating: 4 }],
    ['inflexible', { armour: 'heavyPower', traits: ['inflexible', 'recon'] }, { coherency: 2, rating: 6 }],
    ['swift', { traits: ['swift'] }, { movement: 8 }],
    ['slow', { traits: ['slow'] }, { movement: 4 }],
    ['tough goons', { traits: ['tough', 'goon'] }, { rating: 0 }],
    ['holy armour', { traits: ['holyArmour'] }, { rating: 2 }],
    ['unholy armour', { traits: ['unholyArmour', 'tough'] }, { rating: 3 }],
    ['grizzled', { traits: ['grizzled'] }, { break: 6 }],
    ['grizzled and determined', { resolve: 'determined', traits: ['grizzled'] }, { break: 6 }],
    [
      'longer range',
      { traits: ['longerRange'], support: ['plasmaRifle'] },
      { rows: [{ mult: 6, close: 24 }, { mult: 5 }] },
    ],
    [
      'shorter range',
      { traits: ['shorterRange'], basic: 'submachineGuns' },
      { rows: [{ mult: 1, long: 12 }] },
    ],
    [
      'only support',
      { strength: 2, support: ['flamethrower', 'flamethrower'] },
      {
        rows: [{ qty: 2, weapon: 'flamethrower', damage: null, fireEffect: '1d6', antiTank: 3, blast: null }],
      },
    ],
  ])('%s', (_name, over, expected) => expect(recordSheet(unit(over))).toMatchObject(expected))
})

const anyRoll = fc.infiniteStream(fc.integer({ min: 1, max: 6 }))
const anyUnits = fc.subarray(['1.C', '1.1', '1.2', '1.3', '2.1', '2.C'], { maxLength: 3 })
const anyPick = <Choice extends string>(of: readonly Choice[]): fc.Arbitrary<Pick<Choice> | undefined> =>
  fc.option(fc.record({ id: fc.constantFrom(...of), units: anyUnits }), { nil: undefined, freq: 4 })

describe('whatever falls', () => {
  const nextOf = (stream: Iterable<number>): (() => number) => {
    const all = stream[Symbol.iterator]()
    return () => Number(all.next().value)
  }
  it('makes legal quick forces, the same from the same rolls, or says why not', () => {
    fc.assert(
      fc.property(
        anyRoll,
        anyPick(VARIATIONS),
        fc.array(fc.record({ enhancement: anyPick(ENHANCEMENTS), limitation: anyPick(LIMITATIONS) }), {
          minLength: 1,
          maxLength: 2,
        }),
        (stream, variation, platoons) => {
          const choices = claimed({ variation, platoons }) as Choices
          const made = rollBasic(nextOf(stream), choices)
          if ('problems' in made) {
            expect(made.problems.length).toBeGreaterThan(0)
            return
          }
          expect(checkForce(made)).toEqual([])
          for (const one of made.units) expect(() => recordSheet(one)).not.toThrow()
          const rolls = made.steps.flatMap((step) => step.rolls)
          expect(basicForce(rolls, choices)).toEqual({ units: made.units })
        },
      ),
      { numRuns: runs(500, 20_000) },
    )
  })
  it('makes legal advanced forces, the same from the same rolls', () => {
    const spread = fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 })
      .filter((points) => points.reduce((sum, one) => sum + one, 0) === 9)
    fc.assert(
      fc.property(
        anyRoll,
        spread,
        (stream, [manpower = 0, firepower = 0, gear = 0, support = 0, training = 0, aggression = 0]) => {
          const points = { manpower, firepower, gear, support, training, aggression }
          const made = rollAdvanced(nextOf(stream), { points })
          if ('problems' in made) throw new Error(made.problems[0]?.message)
          expect(checkForce(made)).toEqual([])
          const rolls = made.steps.flatMap((step) => step.rolls)
          expect(advancedForce(rolls, { points })).toEqual({ units: made.units, grants: made.grants })
        },
      ),
      { numRuns: runs(300, 10_000) },
    )
  })
})
