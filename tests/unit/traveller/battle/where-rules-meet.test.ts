import { describe, expect, test } from 'vitest'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import { aDrone, aRobot, aVehicle, craftIn, WEAPONS } from './documents.ts'
import { blow, reasons, shot, tableOf, type Given, type Table, type Who } from './table.ts'

/** Cases that the book settles where two of its rules meet. */

const whole = { hits: 0, failsAt: null, price: null }
const seat = (craft: string, at: 'pilot' | 'crew' | 'passenger'): Pick<Who, 'at'> => ({
  at: { craft, seat: at, secured: false },
})

/** Ann operates a drone with a gun and a blade, from wherever she is. */
function remote(ann: Who = {}, over: Partial<Given> = {}): Table {
  const drone = aDrone({
    weapons: [
      { id: 'gun', weapon: WEAPONS.machineGun, arc: 'turret', loaded: 40, spare: 0, ...whole },
      { id: 'arm', weapon: WEAPONS.knife, arc: 'turret', loaded: 0, spare: 0, ...whole },
    ],
  })
  return tableOf({
    people: { ann: { body: [7, 12, 7], ...ann }, bob: { body: [7, 3, 7] } },
    ...over,
    crafts: [craftIn('drone', 'side-1', drone, { operator: 'ann' }), ...(over.crafts ?? [])],
  }).begins()
}

describe('what an operator’s body does not hinder (lines 60, 127, 168, 197)', () => {
  test('lying low: a drone fires and strikes from where it is', () => {
    const table = remote()
    table.does('change-stance', { fighter: 'ann', stance: 'prone' })
    const offers = travellerPlay.options(table.state, 'side-1')
    for (const { fields } of offers.filter(({ command }) => command === 'fire-auto'))
      expect(fields.clear).toMatchObject({ kind: 'is', value: true })
    table.does('attack', blow('ann', 'drone/arm', 'bob'), 1, 1)
  })

  test('sitting in a closed vehicle: a drone strikes outside', () => {
    const van = aVehicle({ closed: true, weapons: [], passengers: [] })
    const table = remote(seat('van', 'passenger'), { crafts: [craftIn('van', 'side-1', van)] })
    table.does('attack', blow('ann', 'drone/arm', 'bob'), 1, 1)
  })

  test('Recoil of what somebody does not ride costs nothing, on a mount what is written', () => {
    const table = remote()
    table.does('attack', shot('ann', 'drone/gun', 'bob'), 1, 1)
    expect(table.all('initiative-shifted')).toEqual([])
    const gun = {
      id: 'gun',
      weapon: WEAPONS.machineGun,
      arc: 'turret',
      loaded: 40,
      spare: 0,
      ...whole,
    } as const
    const car = craftIn('car', 'side-1', aVehicle({ passengers: [], weapons: [gun] }))
    const riding = tableOf({
      people: { ann: { body: [7, 12, 7], ...seat('car', 'crew') }, bob: {} },
      crafts: [car],
    })
    riding.begins()
    riding.does('attack', shot('ann', 'car/gun', 'bob'), 1, 1)
    expect(riding.last('initiative-shifted')).toMatchObject({ why: 'recoil', add: 2 })
  })

  test('the sample vehicles take the kick of their weapons', () => {
    const weapons = Object.values(SAMPLE_VEHICLES).flatMap((one) => one.weapons)
    expect(weapons.filter(({ weapon }) => weapon.recoil !== 0)).toEqual([])
  })
})

describe('the arc of a stunt (line 228)', () => {
  const aimed = { weapon: 'car/gun', target: 'bob' }
  const asked = (table: Table): unknown =>
    travellerPlay
      .options(table.state, 'side-1')
      .find(
        ({ command, fields }) =>
          command === 'attack' &&
          Object.entries(aimed).every(
            ([name, value]) => fields[name]?.kind === 'is' && fields[name].value === value,
          ),
      )?.fields.inArc

  test.each([
    ['behind the driver', 9, [true, false]],
    ['before the driver', 15, [true]],
  ] as const)('serves a gunner who acts %s for one turn', (_name, dex, turns) => {
    const table = tableOf({
      people: {
        ann: { body: [7, 12, 7], ...seat('car', 'pilot') },
        abe: { body: [7, dex, 7], ...seat('car', 'crew') },
        bob: { body: [7, 3, 7] },
      },
      crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [], cargo: [] }), { speed: 40 })],
    }).begins()
    if (dex > 12) table.passes()
    table.does(
      'stunt',
      { fighter: 'ann', craft: 'car', what: 'arc', target: 'bob', arc: 'front', given: null },
      6,
      6,
    )
    for (const has of turns) {
      while (!table.acting().includes('abe')) {
        table.opens()
        if (!table.acting().includes('abe')) table.passes()
      }
      expect(asked(table)).toMatchObject({ kind: has ? 'is' : 'yes-no' })
      table.passes()
    }
  })
})

describe('who delays and reacts (lines 11, 64, 86)', () => {
  /** Ann 14 delays and dodges at Bob’s count of 13; Bea comes at 11. */
  function dodged(): Table {
    const table = tableOf({
      people: {
        ann: { body: [7, 12, 7] },
        bob: { body: [7, 9, 7], arms: 'pistol' },
        bea: { body: [7, 4, 7] },
      },
    }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.by('side-1', 'let-pass', {})
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    return table
  }

  test('comes between from the lowered count on alone', () => {
    const table = dodged()
    expect(table.count('ann')).toBe(12)
    expect(table.offered('act-now', 'side-1')).toBe(0)
    table.passes()
    table.does('act-now', { fighter: 'ann' })
    expect(table.count('ann')).toBe(11)
  })

  test('is not asked before dice that are too early', () => {
    const table = dodged()
    table.does(
      'check',
      {
        fighter: 'bob',
        action: 'minor',
        about: 'Listens',
        skill: null,
        characteristic: null,
        limb: null,
        given: null,
      },
      1,
      1,
    )
    expect(table.all('checked')).toHaveLength(1)
  })

  test('leads the next round all the same', () => {
    const table = dodged()
    for (let n = 0; n < 2; n += 1) table.passes()
    expect(table.offered('act-now', 'side-1')).toBe(1)
    table.by('side-1', 'let-pass', {})
    table.opens()
    expect(table.acting()).toEqual(['ann'])
  })
})

describe('communication (line 99)', () => {
  const tactics: Who = { skills: [{ skill: 'Tactics', specialty: '', level: 2 }], unit: 'u' }
  const member: Who = { unit: 'u' }

  test('who is cut off from all the rest of a unit without a commander loses Tactics', () => {
    const table = tableOf({
      people: { ann: { ...tactics, body: [7, 12, 7] }, abe: member, alf: member, bob: {} },
    })
    table.does('check-tactics', { fighter: 'ann', given: null }, 5, 4)
    table.begins()
    const counts = (): number[] => ['ann', 'abe', 'alf'].map((id) => table.count(id))
    expect(counts()).toEqual([17, 15, 15])
    table.does('tell-reach', { fighter: 'abe', reach: 'away' })
    expect(counts()).toEqual([17, 12, 15])
    table.does('tell-reach', { fighter: 'alf', reach: 'away' })
    expect(counts()).toEqual([14, 12, 12])
    for (const fighter of ['abe', 'alf']) table.does('tell-reach', { fighter, reach: 'near' })
    expect(counts()).toEqual([17, 15, 15])
  })

  test.each([
    ['a commander', { role: 'commander' }],
    ['none', {}],
  ] as const)('who is so before Initiative, in a unit with %s, never has Tactics', (_name, role) => {
    const table = tableOf({
      people: { ann: { ...tactics, ...role, body: [7, 12, 7] }, abe: member, alf: member, bob: {} },
    })
    table.does('tell-reach', { fighter: 'abe', reach: 'away' })
    table.does('check-tactics', { fighter: 'ann', given: null }, 5, 4)
    table.begins()
    table.does('tell-reach', { fighter: 'abe', reach: 'near' })
    expect([table.count('abe'), table.count('alf')]).toEqual([12, 15])
  })
})

test('hits at riders take hold before the wreck explodes (lines 274, 315)', () => {
  const car = aVehicle({
    passengers: [],
    cargo: [],
    armour: { full: 0, left: 0 },
    hull: { full: 3, left: 0 },
    structure: { full: 3, left: 1 },
  })
  const table = tableOf({
    people: {
      ann: { body: [7, 9, 7], ...seat('car', 'pilot') },
      abe: { body: [2, 2, 2], ...seat('car', 'passenger') },
      bob: {
        body: [7, 15, 7],
        arms: 'pistol',
        skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 0 }],
      },
    },
    crafts: [craftIn('car', 'side-1', car)],
  }).begins()
  // Three Single hits: inside on row 7 the passenger, on row 8 twice the Structure.
  table.does('attack', shot('bob', 'pistol', 'car'), 3, 3, 3, 3, 4, 4, 3, 4, 4, 4, 4)
  expect(table.last('craft-lost').explodes).toBe(true)
  expect([table.state.phase, table.fighter('abe').fate]).toEqual(['settling', 'dead'])
  table.by('side-2', 'settle-blast', { near: [], far: [] })
  // Abe is asked nothing more.
  table.does('brace', { fighter: 'ann', how: 'none' }, 1, 1, 1, 1)
  expect(table.fighter('ann').left.end).toBe(3)
})

test('who ran and got into what stands has moved (line 51, R25)', () => {
  const table = tableOf({
    people: { ann: { body: [7, 12, 7] }, bob: { arms: 'pistol' } },
    crafts: [craftIn('car', 'side-1', aVehicle())],
  }).begins()
  for (let n = 0; n < 2; n += 1) table.does('move', { fighter: 'ann', far: 6, difficult: false, rough: 0 })
  table.does('board', { fighter: 'ann', craft: 'car', seat: 'passenger', secured: false })
  table.passes()
  table.does('attack', shot('bob', 'pistol', 'ann'), 1, 1)
  expect(reasons(table)).toEqual({ skill: -3, targetMoved: -1 })
})

describe('damaged parts of machines', () => {
  test('a limb costs the attacks that are made with it (line 309)', () => {
    const robot = (hits: number): Table =>
      tableOf({
        people: { bob: {} },
        crafts: [
          craftIn(
            'robot',
            'side-1',
            aRobot({
              weapons: [
                { id: 'gun', weapon: WEAPONS.machineGun, arc: 'turret', loaded: 40, spare: 0, ...whole },
                { id: 'claw', weapon: WEAPONS.knife, arc: 'turret', loaded: 0, spare: 0, ...whole },
              ],
              limbs: [{ id: 'arm', name: 'Arm', ...whole, hits }],
            }),
            { prepared: true },
          ),
        ],
      }).begins()
    const claws = { ...blow('robot', 'robot/claw', 'bob'), with: null }
    const struck = robot(1)
    struck.does('attack', { ...claws, limb: 'arm' }, 1, 1)
    expect(reasons(struck)).toMatchObject({ limb: -2 })
    const plain = robot(1)
    plain.does('attack', { ...claws, limb: null }, 1, 1)
    expect(reasons(plain)).not.toHaveProperty('limb')
    const firing = robot(1)
    firing.does(
      'fire-auto',
      { fighter: 'robot', weapon: 'robot/gun', clear: true, port: null, limb: 'arm' },
      1,
      1,
      1,
    )
    expect(firing.state.steps[0]).toMatchObject({ kind: 'pairs', shot: { limb: 'arm' } })
    // A whole one is none to ask about.
    robot(0).does('attack', claws, 1, 1)
  })

  test('a drone’s sensors cost the Sensors and Recon checks that are made through it (line 296)', () => {
    const drone = (hits: number): Table =>
      tableOf({
        people: {
          ann: {
            body: [7, 12, 7],
            skills: [
              { skill: 'Recon', specialty: '', level: 1 },
              { skill: 'Sensors', specialty: '', level: 1 },
              { skill: 'Mechanic', specialty: '', level: 1 },
            ],
          },
          bob: {},
        },
        crafts: [
          craftIn(
            'drone',
            'side-1',
            aDrone({
              systems: { drive: whole, powerPlant: whole, sensors: { ...whole, hits }, computer: whole },
            }),
            { operator: 'ann' },
          ),
        ],
      }).begins()
    const looking = { fighter: 'ann', action: 'free' as const, about: 'Who is there', characteristic: null }
    const none = { limb: null, given: null }
    const table = drone(1)
    for (const [skill, through, has] of [
      ['Recon', 'drone', true],
      ['Sensors', 'drone', true],
      ['Mechanic', 'drone', false],
      ['Recon', null, false],
    ] as const) {
      table.does('check', { ...looking, ...none, skill, through }, 1, 1)
      expect(reasons(table).sensors).toBe(has ? -2 : undefined)
    }
    expect(drone(0).offered('check', 'side-1')).toBe(1)
    drone(0).does('check', { ...looking, ...none, skill: 'Recon' }, 1, 1)
  })
})

test('drawing what takes no action keeps the aim (line 29, TRV-046)', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7], arms: 'pistol -axe' }, bob: {} } }).begins()
  table.does('aim', { fighter: 'ann', target: 'bob' })
  table.does('draw', { fighter: 'ann', weapon: 'axe' })
  expect(table.fighter('ann').aim).toEqual({ target: 'bob', actions: 1 })
  table.does('attack', shot('ann', 'pistol', 'bob'), 1, 1)
  expect(reasons(table)).toMatchObject({ aim: 1, laserSight: 1 })
})

test('whoever is unconscious on foot lies there: harder to hit from afar, easier close by (lines 168, 180)', () => {
  const table = tableOf({
    people: {
      ann: { body: [7, 12, 7], arms: 'pistol' },
      bob: {},
      bea: {},
    },
    level: 'assist',
  }).begins()
  table.by('side-2', 'put-right', { fighter: 'bea', fate: 'unconscious', str: 0, dex: 7, end: 7, reason: '' })
  const offer = travellerPlay
    .options(table.state, 'side-1')
    .find(
      ({ command, fields }) =>
        command === 'attack' && fields.target?.kind === 'is' && fields.target.value === 'bea',
    )
  expect(offer?.fields.cover).toMatchObject({ of: ['none', 'quarter', 'half', 'threeQuarters'] })
  table.does('attack', shot('ann', 'pistol', 'bea', { range: 1 }), 1, 1)
  expect(reasons(table)).toMatchObject({ stance: 2 })
})

test('whoever grapples with the target is beside it, unless the players say otherwise (lines 140, 144)', () => {
  const table = tableOf({
    people: { ann: { body: [7, 12, 7] }, abe: { body: [7, 9, 7], arms: 'pistol' }, bob: {}, bea: {} },
  }).begins()
  table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
  table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 1, 1)
  table.does('choose-hold', { fighter: 'bob', what: 'hold', weapon: null, far: 0, ends: false })
  table.does('end-turn', { fighter: 'ann' })
  const besides = travellerPlay
    .options(table.state, 'side-1')
    .filter(({ command }) => command === 'attack')
    .map(({ fields: { target, beside } }) => [target?.kind === 'is' && target.value, beside])
  expect(besides).toContainEqual(['bob', expect.objectContaining({ usual: ['ann'] })])
  expect(besides).toContainEqual(['bea', expect.objectContaining({ usual: [] })])
})
