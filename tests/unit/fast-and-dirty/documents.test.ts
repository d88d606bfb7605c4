import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { NO_EXTRAS } from '../../../shared/systems/fast-and-dirty/documents/extras.ts'
import { checkDraft, LIMIT_LINES } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import {
  FORCE_DOCUMENT,
  pointsOf,
  type ForceDraft,
} from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  basicDraft,
  emptyForce,
  plainFigure,
  plainUnit,
  team,
} from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  checkScenario,
  SCENARIO_DOCUMENT,
  sectorFor,
  type ScenarioDraft,
} from '../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { sheetOf, unitOf, type UnitDraft } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import {
  facesOf,
  speedsOf,
  vehicleSheet,
  warnOfVehicle,
  type VehicleDraft,
} from '../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { FORCE_KIND, SCENARIO_KIND } from '../../../shared/systems/fast-and-dirty/kinds.ts'
import { recordSheet } from '../../../shared/systems/fast-and-dirty/index.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  dummyMarkers,
  fieldWorks,
  highestMissions,
  mayRecon,
  missionsPlayed,
  reconPoints,
  reconReturn,
} from '../../../shared/systems/fast-and-dirty/scenarios.ts'
import { readRolls } from '../../../shared/systems/fast-and-dirty/rolling.ts'
import { TYLER, unit } from './builders.ts'

const MEN = plainFigure({ id: 'men', role: 'trooper', count: 4 })
const squad = (over: Partial<UnitDraft> = {}): UnitDraft =>
  plainUnit({ id: 'a', kind: 'squad', figures: [MEN], ...over })
const tank = (over: Partial<VehicleDraft> = {}): VehicleDraft => ({
  ...{ id: 'tank', name: '', notes: '', picture: null, platoon: 1, type: 'mediumTanks', method: 'tracked' },
  ...{ front: 8, weapons: ['cannonMedium'], crew: 2, seats: 0, quality: 'regular', resolve: 'steady' },
  properties: [],
  ...over,
})
const force = (over: Partial<ForceDraft> = {}): ForceDraft => ({
  ...emptyForce('Ours', { way: 'points', budget: 500 }),
  units: [squad()],
  ...over,
})

const NO_VARIETY = { leaders: [], heavy: [], artillery: [] }
const wrong = (of: ForceDraft): string[] =>
  checkDraft(of).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('a force', () => {
  it.each<[string, Partial<ForceDraft>, string[]]>([
    ['is sound', {}, []],
    ['has somebody', { units: [] }, ['force/empty units']],
    ['has units of somebody', { units: [squad({ figures: [] })] }, ['force/strength units.0.strength']],
    ['keeps to its points', { made: { way: 'points', budget: 20 } }, ['force/budget made.budget']],
    ['may be free of points', { made: { way: 'free' } }, []],
    ['has lone heroes', { units: [squad({ traits: ['hero'] })] }, ['force/lone-trait units.0.traits.0']],
    [
      'pays for Steady fanatics',
      { units: [squad({ traits: ['fanatic'], resolve: 'determined' })] },
      ['points/fanatic units.0.resolve'],
    ],
    [
      'has any fanatics where nobody pays',
      { made: { way: 'free' }, units: [squad({ traits: ['fanatic'], resolve: 'determined' })] },
      [],
    ],
    [
      'has Fire Teams by two',
      { units: [squad({ traits: ['fireTeams'] })] },
      ['force/partner units.0.partner'],
    ],
    [
      'has partners that know each other',
      {
        units: [
          squad({ traits: ['fireTeams'], partner: 'b' }),
          squad({ id: 'b', traits: ['fireTeams'], partner: 'a' }),
        ],
      },
      [],
    ],
    [
      'mounts a vehicle of its own',
      { units: [squad({ traits: ['mechanized'], partner: 'tank' })], vehicles: [tank()] },
      [],
    ],
    ['has a team with its squad', { units: [squad(), team('gun', 'heavyMg', { partner: 'a' })] }, []],
    [
      'has no team with a tank',
      { units: [team('gun', 'heavyMg', { partner: 'tank' })], vehicles: [tank()] },
      ['force/partner units.0.partner'],
    ],
    ['has snipers alone', { units: [squad({ kind: 'sniper' })] }, ['force/kind units.0.figures']],
    ['has teams that serve', { units: [squad({ kind: 'team' })] }, ['force/kind units.0.figures']],
    [
      'has a weapon for each team',
      { units: [team('gun', 'heavyMg', { serves: null })] },
      ['points/crew units.0.serves', 'force/kind units.0.serves'],
    ],
    ['has no crew too many', { vehicles: [tank({ crew: 9 })] }, ['points/crew vehicles.0.crew']],
    [
      'has rolls that fit',
      {
        made: {
          way: 'basic',
          rolls: [1],
          variation: null,
          variety: NO_VARIETY,
          platoons: [{ enhancement: null, limitation: { id: 'inflexible', units: [] } }],
        },
      },
      ['force/rolls made.rolls'],
    ],
    [
      'has a limitation',
      {
        made: {
          way: 'basic',
          rolls: [...TYLER],
          variation: null,
          variety: NO_VARIETY,
          platoons: [{ enhancement: null, limitation: null }],
        },
      },
      ['basic/limitation made.platoons.0.limitation'],
    ],
    [
      'spreads nine points',
      {
        made: {
          way: 'advanced',
          extras: NO_EXTRAS,
          platoons: [
            {
              points: { manpower: 3, firepower: 3, gear: 3, support: 1, training: 0, aggression: 0 },
              each: [],
              rolls: [],
              changes: [],
            },
          ],
        },
      },
      ['advanced/sum made.platoons.0.points'],
    ],
  ])('%s', (_name, over, expected) => expect(wrong(force(over))).toEqual(expected))

  it('every limit has its lines', () => {
    for (const lines of Object.values(LIMIT_LINES))
      expect(lines ?? '0').toMatch(/^\d+(–\d+)?(, \d+(–\d+)?)*$/u)
  })

  it('is read as it is kept, and refused with a field too many', () => {
    const kept = force({ vehicles: [tank()] })
    expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(kept)))).toEqual({ document: kept })
    expect(readNamed(FORCE_DOCUMENT, { ...kept, luck: 1 })).toHaveProperty('problem')
    expect(readNamed(FORCE_DOCUMENT, { ...kept, version: 2 })).toMatchObject({
      problem: { code: 'document/newer' },
    })
  })

  it('goes without pictures where it travels', () => {
    const picture = 'a'.repeat(64)
    const shown = force({ units: [squad({ figures: [{ ...MEN, picture }] })], vehicles: [tank({ picture })] })
    expect(FORCE_KIND.picturesOf(shown)).toEqual([picture, picture])
    expect(FORCE_KIND.picturesOf(FORCE_KIND.withoutPictures(shown))).toEqual([])
  })
})

describe('Tyler’s force as a document, E19', () => {
  const { next } = readRolls(TYLER)
  const made = basicDraft('Terran Orbital Marines', next, {
    variation: { id: 'improvedCommand' },
    platoons: [{ enhancement: { id: 'manpower' }, limitation: { id: 'inflexible' } }],
  })
  if (!('force' in made)) throw new Error('Tyler’s force is not legal.')
  it('is legal, with its sheets and its rolls', () => {
    expect(checkDraft(made.force)).toEqual([])
    expect(made.force.made).toMatchObject({ way: 'basic', rolls: TYLER })
    const sheets = made.force.units.map(sheetOf)
    expect(sheets.map((sheet) => sheet.break)).toEqual([3, 5, 4, 5])
    expect(sheets.map((sheet) => sheet.rows.map(({ qty }) => qty))).toEqual([[6], [9, 1], [7, 1], [9, 1]])
    expect(sheets).toEqual(made.force.units.map((one) => recordSheet(unitOf(one))))
  })
  it('has a price too', () => {
    // Officer 12 and five men of 6, heavy: 42; with 10, 8 and 10 men and a support weapon each.
    expect(pointsOf(made.force)).toBeCloseTo(42 * 1.3 + (10 * 5 + 3) + (8 * 4 + 3) + (10 * 3 + 3) * 1.3, 9)
  })
})

describe('sheets', () => {
  it('of a team: what it serves first, then its carbines', () =>
    expect(sheetOf(team('gun', 'cannonLight')).rows).toMatchObject([
      { qty: 1, weapon: 'cannonLight', damage: 2, antiTank: 3, blast: 2, close: 40 },
      { qty: 3, weapon: 'assaultCarbines', close: 16 },
    ]))
  it('of a sniper', () => {
    const figures = [plainFigure({ id: 's', role: 'sniper' })]
    expect(sheetOf(plainUnit({ id: 's', kind: 'sniper', figures })).rows).toMatchObject([
      { qty: 1, weapon: 'sniperRifle', damage: 3, long: 96 },
    ])
  })
  it('of vehicles: E16, E17, and faces never below 0', () => {
    expect(facesOf({ front: 5, properties: [] }, DEFAULT_RULES)).toEqual({
      top: 3,
      front: 5,
      sides: 4,
      rear: 3,
      bottom: 3,
    })
    expect(facesOf({ front: 8, properties: [] }, DEFAULT_RULES)).toEqual({
      top: 6,
      front: 8,
      sides: 7,
      rear: 6,
      bottom: 6,
    })
    expect(facesOf({ front: 1, properties: [] }, DEFAULT_RULES)).toEqual({
      top: 0,
      front: 1,
      sides: 0,
      rear: 0,
      bottom: 0,
    })
    const kit = { front: 6, properties: ['urbanWarfareKit'] } as const
    expect(Object.values(facesOf({ ...kit, properties: [...kit.properties] }, DEFAULT_RULES))).toEqual([
      6, 6, 6, 6, 6,
    ])
    expect(
      facesOf({ ...kit, properties: [...kit.properties] }, { ...DEFAULT_RULES, urbanKit: 'asBought' }).rear,
    ).toBe(4)
  })
  it('speeds with properties', () => {
    expect(speedsOf({ method: 'tracked', properties: ['supercharged'] })).toEqual({
      cautious: 16,
      standard: 22,
    })
    expect(speedsOf({ method: 'walk', properties: ['underPowered'] })).toEqual({ cautious: 2, standard: 8 })
  })
  it('a whole one', () =>
    expect(
      vehicleSheet(tank({ weapons: ['heavyMg', 'cannonMedium', 'heavyMg'] }), DEFAULT_RULES),
    ).toMatchObject({
      ...{ cautious: 12, standard: 18, break: 3 },
      rows: [
        { qty: 2, weapon: 'heavyMg', close: 32, medium: 64, long: 96 },
        { qty: 1, weapon: 'cannonMedium', close: 48 },
      ],
    }))
  it('warns of more armour than is suggested', () => {
    expect(warnOfVehicle({ type: 'apcs', front: 5 })).toEqual([])
    expect(warnOfVehicle({ type: 'apcs', front: 6 })).toMatchObject([{ code: 'vehicle/front' }])
  })
})

describe('a scenario', () => {
  const ambush = SAMPLE_SCENARIOS.ambush
  const [first, second] = ambush.sides
  if (!first || !second) throw new Error('A scenario has two sides.')
  const objective = (id: string, side: string, sector: 'near' | 'middle' | 'far') => ({
    id,
    name: '',
    side,
    sector,
  })
  const mission = (of: 'assault' | 'hold' | 'patrol'): ScenarioDraft['sides'] => [
    { ...first, aim: { kind: 'mission', mission: of } },
    second,
  ]
  it.each<[string, Partial<ScenarioDraft>, string[]]>([
    ['is sound', {}, []],
    ['fits the table', { table: { width: 24, depth: 24 } }, ['scenario/zone sides.1.zone']],
    [
      'fires blasts from afar',
      {
        sides: [
          { ...first, artillery: [{ id: 'g', weapon: 'heavyMg', quality: 'regular', calls: null }] },
          second,
        ],
      },
      ['scenario/weapon sides.0.artillery.0.weapon'],
    ],
    [
      'names what is held',
      { sides: [{ ...first, aim: { kind: 'holdFeature', turns: 3 } }, second] },
      ['scenario/feature feature'],
    ],
    [
      'gives one side an aim',
      {
        sides: [
          { ...first, aim: { kind: 'deny' } },
          { ...second, aim: { kind: 'deny' } },
        ],
      },
      ['scenario/deny sides.0.aim', 'scenario/deny sides.1.aim'],
    ],
    ['has what is assaulted', { sides: mission('assault') }, ['scenario/objectives sides.0.aim']],
    [
      'sees far what is near for others',
      { sides: mission('assault'), objectives: [objective('o', 'defender', 'near')] },
      [],
    ],
    [
      'has two to hold',
      {
        sides: mission('hold'),
        objectives: [objective('o', 'attacker', 'near'), objective('p', 'defender', 'far')],
      },
      [],
    ],
    [
      'has all that a patrol visits',
      { sides: mission('patrol'), objectives: [objective('o', 'attacker', 'middle')] },
      ['scenario/objectives sides.0.aim', 'scenario/objectives sides.0.aim'],
    ],
    [
      'knows whose objectives there are',
      { objectives: [objective('o', 'nobody', 'near')] },
      ['scenario/side objectives.0.side'],
    ],
  ])('%s', (_name, over, expected) =>
    expect(
      checkScenario({ ...ambush, ...over }).map(({ code, path }) => `${code} ${path.join('.')}`),
    ).toEqual(expected),
  )
  it('sectors by side', () =>
    expect(
      ['near', 'middle', 'far'].map((sector) => sectorFor('x', { side: 'y', sector: sector as 'near' })),
    ).toEqual(['far', 'middle', 'near']))
  it('is kept', () => {
    expect(SCENARIO_KIND.nameOf(ambush)).toBe('Ambush')
    expect(readNamed(SCENARIO_DOCUMENT, ambush)).toEqual({ document: ambush })
  })
})

describe('the generator’s arithmetic', () => {
  it.each([
    ['offensive', 'aggressive', 1, 0, 3],
    ['neutral', 'cautious', 2, 1, 7],
    ['defensive', 'passive', 1, 0, 0],
  ] as const)('Recon Points: %s, %s', (stance, attitude, platoons, duty, expected) =>
    expect(reconPoints({ stance, attitude, platoons, duty })).toBe(expected),
  )
  it('recon duty and return', () => {
    expect(mayRecon(unit())).toBe(true)
    expect(mayRecon(unit({ resolve: 'reluctant' }))).toBe(false)
    expect(mayRecon(unit({ traits: ['zombie'] }))).toBe(false)
    expect([1, 2, 5, 6].map((roll) => reconReturn(roll, unit()))).toEqual([
      'destroyed',
      'late',
      'late',
      'back',
    ])
    expect([1, 5].map((roll) => reconReturn(roll, unit({ traits: ['recon'] })))).toEqual(['late', 'back'])
  })
  it('dummies', () => {
    const units = [unit({ traits: ['stealth'] }), unit({ traits: ['elusive'] }), unit({ traits: ['flyer'] })]
    const of = (stance: 'neutral' | 'defensive' | 'offensive', stanceDummies: 'platoon' | 'force'): number =>
      dummyMarkers({ stance, attitude: 'passive', platoons: 2, units }, { stanceDummies })
    expect([of('offensive', 'platoon'), of('neutral', 'platoon'), of('defensive', 'platoon')]).toEqual([
      11, 15, 7,
    ])
    expect([of('neutral', 'force'), of('defensive', 'force')]).toEqual([13, 9])
  })
  it('field works, missions', () => {
    expect(fieldWorks({ stance: 'defensive', attitude: 'passive' })).toBe(6)
    expect(fieldWorks({ stance: 'neutral', attitude: 'passive' })).toBe(3)
    const totals = {
      assault: 4,
      expand: 8,
      hold: 2,
      infiltrate: 3,
      interfere: 8,
      patrol: 1,
      strike: 7,
      sweep: 5,
    }
    expect(highestMissions(totals)).toEqual(['expand', 'interfere'])
    expect(missionsPlayed('hold', 'sweep')).toEqual(['hold', 'sweep'])
    expect(missionsPlayed('hold', 'hold')).toEqual(['escalatingEngagement', 'escalatingEngagement'])
  })
})
