import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { figuresOf } from '../../../../shared/systems/traveller/battle/ending/figures.ts'
import { HANDS } from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import { connecting } from '../../../../shared/systems/traveller/battle/mend/connecting.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { aDrone, aRobot, aVehicle, carried, craftIn, WEAPONS } from './documents.ts'
import { blow, reasons, SEEN, shot, tableOf, type Given, type Table } from './table.ts'

/** Attacks, reactions, fire modes, explosions, damage: lines 45–95, 119–184. */

const GUN = [{ skill: 'Gun Combat', specialty: 'slug', level: 2 }]
const HEAVY = { skill: 'Heavy Weapons', specialty: 'man portable' }
const BLADE = [{ skill: 'Melee', specialty: 'blade', level: 1 }]

/** Ann acts before Bob, and he before Bea. */
const duel = (ann: object, bob: object = {}, over: Partial<Given> = {}): Table =>
  tableOf({
    ...over,
    people: { ann: { body: [7, 12, 7], ...ann }, bob: { body: [7, 9, 7], ...bob }, ...over.people },
  }).begins()

/** Ann has put down a grenade with a fuse, and her turn has come again. */
function fused(): Table {
  const table = duel({ arms: 'grenade' })
  table.does('attack', shot('ann', 'grenade', null), 6, 6)
  table.by('side-1', 'keep-fuse', {})
  table.passes()
  table.passes()
  table.opens()
  return table
}

/** Of what the last wound is made up. */
const partsOf = (table: Table): Record<string, number> =>
  Object.fromEntries((table.last('wounded').of ?? []).map(({ why, dm }) => [why, dm]))

test.each([
  [
    'armour that holds less than the Effect of 6',
    20,
    [6, 4, 1, 1, 1],
    { thrown: 3, effect: 6, armour: -9, pierced: 1 },
  ],
  ['armour', 2, [4, 4, 1, 1, 1], { thrown: 3, effect: 4, armour: -2 }],
] as const)('damage says of what it is made up: %s (lines 180–184)', (_name, value, rolls, expected) => {
  const table = duel(
    { arms: 'pistol', skills: GUN },
    { armour: { name: 'Plate', notes: '', value, price: null }, body: [7, 9, 15] },
  )
  table.does('attack', shot('ann', 'pistol', 'bob'), ...rolls)
  expect(partsOf(table)).toEqual(expected)
})

test('of a blast everybody’s own dodge, dive and armour are said (line 136)', () => {
  const table = duel({ arms: 'grenade' }, { body: [7, 9, 15] }, { people: { bea: { body: [7, 7, 15] } } })
  table.does('attack', shot('ann', 'grenade', 'bob'), 5, 5)
  table.by('side-1', 'settle-blast', { near: ['bea'], far: [] })
  table.does('brace', { fighter: 'bob', how: 'dodge' })
  table.does('brace', { fighter: 'bea', how: 'dive' }, 3, 3, 3, 1, 1, 4)
  const parts = table.all('wounded').map(({ damage, of }) => [damage, ...(of ?? []).map(({ dm }) => dm)])
  expect(parts).toEqual([
    [7, 11, -4],
    [5, 11, -6],
  ])
})

describe('an attack', () => {
  test.each([
    ['skill and DEX', {}, {}, { skill: 2, characteristicDm: 2 }],
    ['half cover', { cover: 'half' }, {}, { skill: 2, characteristicDm: 2, cover: -1 }],
    ['into combat', { beside: ['bea'] }, {}, { skill: 2, characteristicDm: 2, intoCombat: -2 }],
    ['with what the Referee adds', { given: '-2' }, {}, { skill: 2, characteristicDm: 2, given: -2 }],
    ['in the dark', {}, { light: 'dark' }, { skill: 2, characteristicDm: 2, light: -4 }],
    [
      'smoke and weather',
      {},
      { smoke: 'thick', weather: true },
      { skill: 2, characteristicDm: 2, smoke: -2, weather: -2 },
    ],
  ] as const)('%s: each DM with its reason', (_name, seen, encounter, expected) => {
    const table = duel({ arms: 'pistol', skills: GUN }, {}, { encounter, people: { bea: {} } })
    table.does(
      'attack',
      shot('ann', 'pistol', 'bob', { ...seen, beside: [...('beside' in seen ? seen.beside : [])] }),
      1,
      1,
      ...('beside' in seen ? [1] : []),
    )
    expect(reasons(table)).toEqual(expected)
    for (const { line } of table.last('weighed').reasons) expect(line).toBeGreaterThan(0)
  })

  test('aim adds up over rounds, with the laser sight, and is gone after the shot (R17)', () => {
    const table = duel({ arms: 'pistol', skills: GUN })
    for (let n = 0; n < 3; n += 1) table.does('aim', { fighter: 'ann', target: 'bob' })
    table.passes()
    table.passes()
    table.opens()
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('attack', shot('ann', 'pistol', 'bob'), 1, 1, 1, 1, 1)
    expect(reasons(table)).toMatchObject({ aim: 4, laserSight: 1 })
    expect(table.fighter('ann').aim).toBeNull()
  })

  test('aim is lost by a move, and by a reaction', () => {
    const table = duel({ arms: 'pistol' }, { arms: 'pistol' })
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.passes()
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    expect(table.fighter('ann').aim).toBeNull()
  })

  test('the target’s own way since its last turn counts (R25)', () => {
    const table = duel({ arms: 'pistol' })
    table.passes()
    for (let n = 0; n < 3; n += 1) table.does('move', { fighter: 'bob', far: 6, difficult: false, rough: 0 })
    table.passes()
    table.opens()
    table.does('attack', shot('ann', 'pistol', 'bob'), 1, 1)
    expect(reasons(table)).toMatchObject({ targetMoved: -1 })
  })

  test('damage with the Effect, less armour; END first, then what the target picks (R26)', () => {
    const armour = { name: 'Mesh', notes: '', value: 2, price: null }
    const table = duel({ arms: 'pistol', skills: GUN }, { armour })
    // 10 + 4 = 14: Effect 6; 3d6 = 6; less 2: 10.
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 4, 2, 2, 2)
    expect(table.state.phase).toBe('suffering')
    expect(table.refuses('choose-loss', { fighter: 'ann', from: 'str' }, 'side-1').code).toBe(
      'battle/not-offered',
    )
    table.does('choose-loss', { fighter: 'bob', from: 'str' })
    expect(table.fighter('bob').left).toEqual({ str: 4, dex: 9, end: 0 })
    expect(table.fighter('bob').pick).toBe('str')
  })

  test('where nothing would be left of either, nobody is asked what goes first (line 180)', () => {
    const table = duel({ arms: 'pistol', skills: GUN }, { body: [2, 2, 1] })
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 4, 2, 2, 2)
    expect(table.fighter('bob')).toMatchObject({ fate: 'dead', left: { str: 0, dex: 0, end: 0 } })
  })

  test('whoever falls unconscious has no turn', () => {
    const table = duel({ arms: 'pistol', skills: GUN }, { body: [3, 9, 1] })
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 4, 1, 1, 1)
    table.does('choose-loss', { fighter: 'bob', from: 'str' })
    expect(table.fighter('bob').fate).toBe('unconscious')
    expect(table.state.phase).toBe('closing')
  })

  test('Recoil is paid in the next round (R9, E11)', () => {
    const table = duel({ arms: 'rifle', body: [4, 12, 7] })
    table.does('attack', shot('ann', 'rifle', 'bob'), 1, 1)
    expect(table.count('ann')).toBe(14)
    table.passes()
    table.passes()
    table.opens()
    expect(table.count('ann')).toBe(12)
  })

  test('a blow spends no round, and none is told of it', () => {
    const table = duel({ arms: 'knife' })
    table.does('attack', blow('ann', 'knife', 'bob'), 1, 1)
    expect(table.last('fired').rounds).toBe(0)
  })

  test('an empty magazine, a weapon out of hand and a band out of reach are no offers', () => {
    const table = duel({ arms: 'rifle -pistol' })
    expect(table.refuses('attack', shot('ann', 'rifle', 'bob', { range: 1 })).code).toBe('battle/not-offered')
    expect(table.refuses('attack', shot('ann', 'pistol', 'bob')).code).toBe('battle/not-offered')
    for (let n = 0; n < 10; n += 1) {
      table.does('attack', shot('ann', 'rifle', 'bob'), 1, 1)
      table.passes()
      table.passes()
      table.opens()
    }
    expect(table.fighter('ann').weapons[0]?.loaded).toBe(0)
    expect(table.refuses('attack', shot('ann', 'rifle', 'bob')).code).toBe('battle/not-offered')
    table.does('reload', { fighter: 'ann', weapon: 'rifle' })
    expect(table.fighter('ann').weapons[0]).toMatchObject({ loaded: 10, spare: 0 })
  })

  test('a long draw is kept from round to round (TRV-040)', () => {
    const table = duel({ arms: '-rifle' })
    table.does('draw', { fighter: 'ann', weapon: 'rifle' })
    expect(table.fighter('ann').readying).toEqual({ weapon: 'rifle', what: 'draw', spent: 1 })
    table.passes()
    table.passes()
    table.opens()
    table.does('draw', { fighter: 'ann', weapon: 'rifle' })
    expect(table.fighter('ann').weapons[0]?.at).toBe('hand')
  })

  test('prone: no melee, fire at it −2 from Short on, and crouched cover is a row better', () => {
    const table = duel({ arms: 'pistol' }, { arms: 'knife' })
    table.passes()
    table.does('change-stance', { fighter: 'bob', stance: 'prone' })
    expect(table.refuses('attack', blow('bob', 'knife', 'ann')).code).toBe('battle/not-offered')
    table.passes()
    table.opens()
    expect(table.refuses('attack', shot('ann', 'pistol', 'bob', { cover: 'full' })).code).toBe(
      'battle/not-offered',
    )
    table.does('attack', shot('ann', 'pistol', 'bob', { cover: 'half' }), 1, 1)
    expect(reasons(table)).toMatchObject({ stance: -2, cover: -2 })
  })
})

describe('reactions', () => {
  test.each([
    ['none', ['none', 'dodge or dodgeBehind']],
    ['quarter', ['none', 'dodgeBehind']],
  ] as const)('behind cover that was said (%s) a dodge is behind it (line 68)', (cover, offered) => {
    const table = duel({ arms: 'pistol' })
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true, cover }))
    const how = travellerPlay.options(table.state, 'side-2').map(({ fields }) => fields.how)
    expect(
      how.map((one) => (one?.kind === 'one' ? one.of.join(' or ') : one?.kind === 'is' && one.value)),
    ).toEqual(offered)
  })

  test('a dodge: −1, Initiative −2 this round before one’s turn, −1 on checks till its end (R12)', () => {
    const table = duel({ arms: 'pistol' }, { arms: 'pistol' })
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    expect(table.state.phase).toBe('reacting')
    table.does('react', { fighter: 'bob', how: 'dodgeBehind', weapon: null }, 1, 1)
    expect(reasons(table)).toMatchObject({ dodge: -2 })
    expect(table.count('bob')).toBe(11)
    table.passes()
    table.does('attack', shot('bob', 'pistol', 'ann'), 1, 1)
    expect(reasons(table)).toMatchObject({ reactions: -1 })
    table.passes()
    table.opens()
    expect([table.count('bob'), table.fighter('bob').reacted]).toEqual([13, 0])
  })

  test('after one’s turn it costs the next round', () => {
    const table = duel({}, { arms: 'pistol' })
    table.passes()
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    expect(table.count('ann')).toBe(14)
    table.passes()
    table.opens()
    expect(table.count('ann')).toBe(12)
  })

  test('a parry takes the Melee level off, against melee alone (R41)', () => {
    const table = duel({ arms: 'knife pistol' }, { arms: 'axe', skills: BLADE })
    table.does('attack', blow('ann', 'knife', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'parry', weapon: 'axe' }, 1, 1)
    expect(reasons(table)).toEqual({ skill: -3, parry: -1 })
    table.passes()
    table.passes()
    table.opens()
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    expect(table.refuses('react', { fighter: 'bob', how: 'parry', weapon: 'axe' }).code).toBe(
      'battle/not-offered',
    )
  })

  test('nobody prone dodges, and nobody unaware is asked', () => {
    const table = duel({ arms: 'pistol' })
    table.passes()
    table.does('change-stance', { fighter: 'bob', stance: 'prone' })
    table.passes()
    table.opens()
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    expect(table.refuses('react', { fighter: 'bob', how: 'dodge', weapon: null }).code).toBe(
      'battle/not-offered',
    )
    table.does('react', { fighter: 'bob', how: 'none', weapon: null }, 1, 1)
  })
})

test.each([
  ['a blade of Heft 0 costs who is weak', 'knife', 2],
  ['bare hands have no Heft', 'hands', 0],
])('%s (line 60)', (_what, arms, loss) => {
  const table = duel({ arms, body: [1, 12, 7] })
  table.does('attack', blow('ann', arms, 'bob'), 1, 1)
  expect(table.fighter('ann').next.recoil).toBe(loss)
})

describe('what bursts', () => {
  test('and hurts nobody asks nobody to dodge it, and has no dice (line 136)', () => {
    const smoke = carried('smoke', { ...WEAPONS.grenade, damage: { dice: 0, add: 0 } })
    const work = { about: 'The lock', skill: null, characteristic: null, given: null, rounds: 3 }
    const table = duel({ weapons: [smoke], body: [7, 12, 7] }, {}, { people: { bea: { body: [7, 15, 7] } } })
    table.does('begin-work', { fighter: 'bea', ...work })
    table.passes()
    table.does('attack', shot('ann', 'smoke', 'bob'), 6, 6)
    table.by('side-1', 'settle-blast', { near: ['bea'], far: [] })
    expect(table.last('burst').rings[0]?.caught.map(({ id }) => id)).toEqual(['bob', 'bea'])
    expect([table.state.phase, table.state.steps]).toEqual(['acting', []])
    expect([...table.all('wounded'), ...table.all('work-tested')]).toEqual([])
  })

  test('is dodged by a robot as a shot is, without a dive; no vehicle dodges (lines 136, 216)', () => {
    const crafts = [
      craftIn('robot', 'side-2', aRobot({ armour: { full: 0, left: 0 } }), { prepared: true }),
      craftIn('car', 'side-2', aVehicle({ passengers: [], armour: { full: 30, left: 30 } })),
    ]
    const table = tableOf({ people: { ann: { body: [7, 12, 7], arms: 'grenade' } }, crafts }).begins()
    table.does('attack', shot('ann', 'grenade', null), 6, 6)
    table.by('side-1', 'settle-blast', { near: ['robot', 'car'], far: [] })
    expect(table.state.steps.map(({ kind }) => kind)).toEqual(['brace', 'blast'])
    expect(table.refuses('brace', { fighter: 'robot', how: 'dive' }, 'side-2').code).toBe(
      'battle/not-offered',
    )
    table.by('side-2', 'brace', { fighter: 'robot', how: 'dodge' }, 1, 1, 1, 1, 1, 5)
    expect(table.last('craft-hit').damage).toBe(0)
    expect(table.count('robot')).toBe(11)
  })
})

test('an operator fires a drone at neither the drone nor themselves (lines 127, 204)', () => {
  const crafts = [craftIn('adrone', 'side-1', aDrone(), { operator: 'ann' })]
  const table = duel({ body: [7, 12, 7] }, {}, { crafts })
  const targets = travellerPlay
    .options(table.state, 'side-1')
    .flatMap(({ command, fields: { weapon, target } }) =>
      command === 'attack' && weapon?.kind === 'is' && String(weapon.value).startsWith('adrone/')
        ? [target?.kind === 'is' ? target.value : undefined]
        : [],
    )
  expect([...new Set(targets)]).toEqual(['bob'])
})

describe('bare hands', () => {
  const arms = (table: Table, side: 'side-1' | 'side-2'): string[] => [
    ...new Set(
      travellerPlay
        .options(table.state, side)
        .flatMap(({ command, fields: { weapon } }) =>
          command === 'attack' && weapon?.kind === 'is' ? [String(weapon.value)] : [],
        ),
    ),
  ]

  test('strike a blow without any document, and nobody takes them away (lines 47, 144)', () => {
    const skills = [{ skill: 'Melee', specialty: 'unarmed', level: 2 }]
    const table = duel({ arms: '', body: [9, 12, 7], skills })
    expect(arms(table, 'side-1')).toEqual([HANDS])
    table.does('attack', blow('ann', HANDS, 'bob'), 4, 5, 4)
    expect(reasons(table)).toEqual({ skill: 2, characteristicDm: 1 })
    // 9 + 3: Effect 4; 4 − 2 on the dice, no Heft.
    expect(table.last('wounded')).toMatchObject({ damage: 6, with: 'Bare hands' })
    expect(table.fighter('ann').next.recoil).toBe(0)
    expect(figuresOf(table.state, table.events)).toContainEqual(
      expect.objectContaining({ of: 'hits', by: 'melee', count: 1 }),
    )
  })

  test.each([
    ['beside what is in hand', 'pistol', ['pistol', HANDS]],
    ['not where the document has its own', 'hands', ['hands']],
  ])('%s', (_what, held, all) => {
    expect(arms(duel({ arms: held }), 'side-1')).toEqual(all)
  })

  test('no machine has any', () => {
    const crafts = [craftIn('robot', 'side-1', aRobot({ weapons: [] }), { prepared: true })]
    const table = tableOf({ people: { bob: { body: [7, 3, 7] } }, crafts }).begins()
    expect([table.acting(), arms(table, 'side-1')]).toEqual([['robot'], []])
  })
})

describe('automatic fire', () => {
  const auto = (over: Partial<Given> = {}): Table =>
    duel({ arms: 'machineGun', body: [9, 12, 7], skills: GUN }, {}, { people: { bea: {} }, ...over })

  test('a burst adds Auto to the damage and spends Auto rounds (E5)', () => {
    const table = auto()
    table.does('attack', shot('ann', 'machinegun', 'bob', { mode: 'burst' }), 6, 2, 1, 1, 1)
    // 8 + 4: Effect 4; 3 + 3 + 4.
    expect(table.state.steps[0]).toMatchObject({ kind: 'loss', harm: { damage: 10 } })
    expect(table.fighter('ann').weapons[0]?.loaded).toBe(37)
    table.does('choose-loss', { fighter: 'bob', from: 'str' })
    expect(partsOf(table)).toEqual({ thrown: 3, burst: 3, effect: 4 })
  })

  test('a burst of what bursts adds Auto to the blast (lines 94, 136)', () => {
    const table = duel({ arms: 'autoLauncher' })
    table.does('attack', shot('ann', 'autolauncher', 'bob', { mode: 'burst' }), 6, 5)
    expect(table.state.steps[0]).toMatchObject({ kind: 'inside', rings: [{ dice: 4, add: 12 }] })
    expect(table.fighter('ann').weapons[0]?.loaded).toBe(12)
  })

  test('full auto of what bursts: each pair is a blast of its own, at somebody or at a spot (lines 95, 136)', () => {
    const table = duel(
      { arms: 'autoLauncher', skills: [{ ...HEAVY, level: 2 }] },
      {},
      { people: { bea: {} } },
    )
    table.does(
      'fire-auto',
      { fighter: 'ann', weapon: 'autolauncher', clear: true, port: null },
      6,
      5,
      6,
      6,
      1,
      1,
    )
    table.by('side-1', 'lay-pair', { first: '1', second: '2' })
    table.by('side-1', 'lay-pair', { first: '3', second: '4' })
    const seen = { ...SEEN, beside: [], inArc: true, close: true, first: '1', second: '2' }
    table.by('side-1', 'pair-dice', { ...seen, target: 'bob' })
    table.by('side-1', 'pair-dice', { ...seen, target: null })
    table.by('side-1', 'pair-dice', { ...seen, target: 'bea' })
    // 11 + 1 + 2 − 1: it hits, and without the Effect it bursts (R22); skill counts 1 (R19).
    expect(reasons(table)).toEqual({ skill: 1, characteristicDm: 2, band: -1 })
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    table.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1)
    table.does('choose-loss', { fighter: 'bob', from: 'str' })
    expect(table.state.steps[0]).toMatchObject({ kind: 'inside', rings: [{ always: [] }] })
    expect(table.all('attacked').map(({ success }) => success)).toEqual([true, true])
  })

  test('full auto flies on whatever becomes of the firer: its rounds are spent and its dice lie there (line 95)', () => {
    const skills = [{ ...HEAVY, level: 1 }]
    const table = duel({ arms: 'autoLauncher', body: [1, 12, 1], skills }, { body: [7, 9, 60] })
    const dice = [6, 6, 6, 6, 6, 6]
    table.does('fire-auto', { fighter: 'ann', weapon: 'autolauncher', clear: true, port: null }, ...dice)
    const seen = { ...SEEN, beside: [], inArc: true, close: true, first: '1', second: '2', target: 'bob' }
    for (let pair = 0; pair < 3; pair += 1) table.by('side-1', 'pair-dice', seen)
    table.by('side-1', 'settle-blast', { near: ['ann'], far: [] })
    table.does('brace', { fighter: 'bob', how: 'none' })
    table.does('brace', { fighter: 'ann', how: 'none' }, 6, 6, 6, 6)
    expect(table.fighter('ann').fate).toBe('dead')
    expect(table.all('attacked')).toHaveLength(2)
    for (let pair = 0; pair < 2; pair += 1) {
      table.by('side-1', 'settle-blast', { near: [], far: [] })
      table.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1)
    }
    expect(table.fighter('bob').left.end).toBe(60 - 30 - 10 - 10)
  })

  test('full auto: dice first, an odd one dropped, pairs to targets, skill 1 at most (R19)', () => {
    const table = auto()
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('fire-auto', { fighter: 'ann', weapon: 'machinegun', clear: true, port: null }, 6, 1, 5)
    expect(table.state.phase).toBe('sorting')
    expect(table.fighter('ann').weapons[0]?.loaded).toBe(31)
    table.by('side-1', 'drop-die', { die: '2' })
    const seen = { ...SEEN, beside: [] }
    table.by(
      'side-1',
      'pair-dice',
      { ...seen, beside: [], first: '1', second: '2', target: 'bob', inArc: true, close: true },
      1,
      1,
      1,
    )
    expect(reasons(table)).toEqual({ skill: 1, characteristicDm: 2, aim: 1 })
    expect(table.last('attacked')).toMatchObject({ total: 15, effect: 7 })
    // Recoil 2 and half of 3: against STR DM +1 two.
    expect(table.fighter('ann').next.recoil).toBe(2)
  })
})

describe('firing into combat', () => {
  test('a miss strikes whoever is nearest on 4 and up, without Effect (R20)', () => {
    const table = duel({ arms: 'pistol' }, {}, { people: { bea: {} } })
    table.does('attack', shot('ann', 'pistol', 'bob', { beside: ['bea'] }), 1, 1, 4, 1, 2, 3)
    expect(table.fighter('bea').left.end).toBe(1)
    expect(table.last('strayed').struck).toBe('bea')
  })

  test('of several the players say who is nearest; on 3 and less nobody is struck', () => {
    const people = { bea: {}, ben: {} }
    const table = duel({ arms: 'pistol' }, {}, { people })
    table.does('attack', shot('ann', 'pistol', 'bob', { beside: ['bea', 'ben'] }), 1, 1, 5)
    expect(table.state.phase).toBe('settling')
    table.by('side-1', 'settle-stray', { struck: 'ben' }, 1, 1, 1)
    expect(table.fighter('ben').left.end).toBe(4)
    const missed = duel({ arms: 'pistol' }, {}, { people })
    missed.does('attack', shot('ann', 'pistol', 'bob', { beside: ['bea'] }), 1, 1, 3)
    expect(missed.last('strayed').struck).toBeNull()
  })

  test('what was thrown sticks in whom it strikes, and comes down somewhere only past everybody (lines 140, 176)', () => {
    const thrown = (...rolls: number[]): Table => {
      const table = duel({ arms: 'star' }, {}, { people: { bea: {} } })
      table.does('attack', shot('ann', 'star', 'bob', { beside: ['bea'] }), 3, 3, ...rolls)
      return table
    }
    expect(thrown(4, 1).all('scattered')).toEqual([])
    const past = thrown(3, 7)
    expect(past.last('scattered')).toMatchObject({ hours: 7 })
    expect(past.last('strayed').struck).toBeNull()
  })
})

describe('explosions', () => {
  test('a grenade that hits bursts at its target; one dodges, one dives, all by one roll (R24)', () => {
    const table = duel({ arms: 'grenade' }, {}, { people: { bea: {}, ben: {} } })
    table.does('attack', shot('ann', 'grenade', 'bob'), 6, 6)
    expect(table.fighter('ann').weapons[0]?.at).toBe('gone')
    table.by('side-1', 'settle-blast', { near: ['bea', 'ben'], far: [] })
    table.does('brace', { fighter: 'bob', how: 'dodge' })
    table.does('brace', { fighter: 'bea', how: 'dive' })
    // 5d6 = 7; Bob's dodge takes 2 off.
    table.does('brace', { fighter: 'ben', how: 'none' }, 1, 1, 1, 2, 2, 2)
    expect(['bob', 'bea', 'ben'].map((id) => table.fighter(id).left.end)).toEqual([2, 4, 0])
    expect(table.fighter('bea')).toMatchObject({ stance: 'prone', dived: true, now: { reactions: 1 } })
    table.passes()
    expect(table.acting()).toEqual(['ben'])
    table.passes()
    table.passes()
    expect(table.acting()).toEqual(['bea'])
    // Bea has lost her Significant Action, not the Minor one.
    expect(table.fighter('bea')).toMatchObject({ minor: 1, significant: 0 })
  })

  test('whoever dives loses the action by no delay: it is gone with the turn that comes, or that is given up (line 136)', () => {
    const dived = (): Table => {
      const table = duel({ arms: 'grenade', body: [7, 12, 7] }, {}, { people: { bea: { body: [7, 3, 7] } } })
      table.does('attack', shot('ann', 'grenade', 'bob'), 6, 6)
      table.by('side-1', 'settle-blast', { near: [], far: [] })
      table.does('brace', { fighter: 'bob', how: 'dive' }, 1, 1, 1, 1, 2)
      table.passes()
      while (!table.acting().includes('bob')) table.passes()
      table.does('delay', { fighter: 'bob' })
      return table
    }
    const late = dived()
    if (late.acting().length > 0) late.passes()
    late.does('act-now', { fighter: 'bob' })
    expect(late.fighter('bob')).toMatchObject({ minor: 1, significant: 0, dived: false })
    const over = dived()
    if (over.acting().length > 0) over.passes()
    over.by('side-2', 'let-pass', {})
    over.opens()
    expect(over.acting()).toEqual(['bob'])
    expect(over.fighter('bob')).toMatchObject({ minor: 1, significant: 1 })
  })

  test('whoever dives in the own turn loses the action that is left in it (line 136)', () => {
    const table = fused()
    expect(table.acting()).toEqual(['ann'])
    table.does('move', { fighter: 'ann', far: 1, difficult: false, rough: 0 })
    table.by('side-1', 'set-off', { fuse: '0' })
    table.by('side-1', 'settle-blast', { near: ['ann'], far: [] })
    table.does('brace', { fighter: 'ann', how: 'dive' }, 1, 1, 1, 1, 1)
    expect(table.fighter('ann')).toMatchObject({ stance: 'prone', minor: 0, significant: 0, dived: false })
  })

  test('and whoever has done nothing in it yet has it again on a lower count, without that action (lines 11, 136)', () => {
    const table = fused()
    table.by('side-1', 'set-off', { fuse: '0' })
    table.by('side-1', 'settle-blast', { near: ['ann'], far: [] })
    table.does('brace', { fighter: 'ann', how: 'dive' }, 1, 1, 1, 1, 1)
    expect(table.acting()).toEqual(['bob'])
    table.passes()
    expect(table.fighter('ann')).toMatchObject({ turn: 'now', minor: 1, significant: 0, dived: false })
  })

  test.each([
    ['a person', 'bob'],
    ['a vehicle', 'car'],
  ] as const)(
    'fired, with an Effect of 6, leaves a point on %s through any armour (lines 136, 184)',
    (_what, target) => {
      const plate = { name: 'Plate', notes: '', value: 60, price: null }
      const car = aVehicle({ passengers: [], armour: { full: 60, left: 60 } })
      const table = duel(
        { arms: 'launcher', skills: [{ ...HEAVY, level: 6 }] },
        { armour: plate },
        {
          people: { bea: { armour: plate, body: [7, 7, 15] } },
          crafts: [craftIn('car', 'side-2', car)],
        },
      )
      const hits = target === 'car' ? [6, 2] : []
      table.does('attack', shot('ann', 'launcher', target), 5, 5)
      table.by('side-1', 'settle-blast', { near: ['bea'], far: [] })
      if (target === 'bob') table.does('brace', { fighter: 'bob', how: 'none' })
      table.does('brace', { fighter: 'bea', how: 'none' }, 1, 1, 1, 1, ...hits)
      if (target === 'car') expect(table.last('craft-hit')).toMatchObject({ damage: 1, hits: [1] })
      const wounds = table.all('wounded').map(({ fighter, damage }) => [fighter, damage])
      expect(wounds).toContainEqual(['bea', 0])
      expect(wounds.filter(([, damage]) => damage !== 0)).toEqual(target === 'bob' ? [['bob', 1]] : [])
    },
  )

  test('thrown, it does nothing by its impact (lines 176, 184)', () => {
    const table = duel(
      { arms: 'grenade', skills: [{ skill: 'Athletics', specialty: 'co-ordination', level: 6 }] },
      { armour: { name: 'Plate', notes: '', value: 60, price: null } },
    )
    table.does('attack', shot('ann', 'grenade', 'bob'), 5, 5)
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    table.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1, 1)
    expect(table.all('wounded')).toMatchObject([{ fighter: 'bob', damage: 0 }])
  })

  test('somebody hidden may be shown while it is said who is in it (line 136, TRV-135)', () => {
    const table = duel({ arms: 'grenade' }, {}, { people: { bea: { hidden: true } } })
    table.does('attack', shot('ann', 'grenade', null), 6, 6)
    table.by('side-2', 'show', { piece: 'bea', ready: true })
    expect(table.state.phase).toBe('settling')
    table.by('side-1', 'settle-blast', { near: ['bea'], far: [] })
    expect(table.state.steps[0]).toEqual({ kind: 'brace', fighter: 'bea' })
  })

  test('of several that are thrown one is gone, and the next has to be drawn', () => {
    const table = duel({ arms: 'grenade*3' })
    table.does('attack', shot('ann', 'grenade', null), 6, 6)
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    expect(table.fighter('ann').weapons).toMatchObject([{ at: 'stowed', spare: 2 }])
    table.does('draw', { fighter: 'ann', weapon: 'grenade' })
    expect(table.fighter('ann').weapons).toMatchObject([{ at: 'hand', spare: 2 }])
  })

  test('a throw that fails scatters by its Effect, as printed nearer when worse (R21, E12)', () => {
    const table = duel({ arms: 'grenade' })
    table.does('attack', shot('ann', 'grenade', null), 3, 3, 7)
    expect(table.last('attacked')).toMatchObject({ total: 5, effect: -3 })
    expect(table.last('scattered')).toMatchObject({ metres: 3, hours: 7 })
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    expect(table.state.phase).toBe('acting')
  })

  test('a throw that fails lands so near that its target is in it as a rule, but for house rules (lines 136, 176)', () => {
    const inIt = (rules: NonNullable<Given['rules']>, target: string | null): unknown => {
      const table = duel({ arms: 'grenade' }, {}, { rules })
      table.does('attack', shot('ann', 'grenade', target), 3, 3, 7)
      const [blast] = travellerPlay
        .options(table.state, 'side-1')
        .filter((one) => one.command === 'settle-blast')
      const near = blast?.fields.near
      return near?.kind === 'some' && near.of.includes('bob') ? near.usual : null
    }
    expect(inIt({}, 'bob')).toEqual(['bob'])
    expect(inIt({}, null)).toEqual([])
    expect(inIt({ scatter: 'farther' }, 'bob')).toEqual([])
  })

  test('by house rule a worse throw lands farther', () => {
    const table = duel({ arms: 'grenade' }, {}, { rules: { scatter: 'farther' } })
    table.does('attack', shot('ann', 'grenade', null), 3, 3, 7)
    expect(table.last('scattered').metres).toBe(9)
  })

  test('at somebody beside another it takes −2, and may strike that one instead: it bursts there (lines 140, 176)', () => {
    const people = { bea: {} }
    const stray = duel({ arms: 'grenade' }, {}, { people })
    stray.does('attack', shot('ann', 'grenade', 'bob', { beside: ['bea'] }), 3, 3, 4)
    expect(reasons(stray)).toMatchObject({ intoCombat: -2 })
    expect(stray.last('strayed').struck).toBe('bea')
    expect(stray.state.steps[0]).toMatchObject({
      kind: 'inside',
      scatter: null,
      rings: [{ always: ['bea'] }],
    })
    const past = duel({ arms: 'launcher' }, {}, { people })
    past.does('attack', shot('ann', 'launcher', 'bob', { beside: ['bea'] }), 3, 3, 3, 7)
    expect(reasons(past)).toMatchObject({ intoCombat: -2 })
    expect(past.state.steps[0]).toMatchObject({ kind: 'inside', scatter: 0, rings: [{ always: [] }] })
  })

  test('whoever dodged the throw has had his reaction (TRV-142)', () => {
    const table = duel({ arms: 'grenade' })
    table.does('attack', shot('ann', 'grenade', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 6, 6)
    table.by('side-1', 'settle-blast', { near: [], far: [] }, 1, 1, 1, 1, 1)
    expect(table.fighter('bob').left.end).toBe(2)
  })
})

test('whoever fell as he ran lies still from the next round on (line 51)', () => {
  const table = duel({}, {}, { level: 'assist', people: { abe: {} } })
  for (let n = 0; n < 3; n += 1) table.does('move', { fighter: 'ann', far: 6, difficult: false, rough: 0 })
  table.by('side-1', 'put-right', {
    ...{ fighter: 'ann', fate: 'unconscious', str: 0, dex: 12, end: 0, reason: 'Struck down' },
  })
  expect(table.fighter('ann').moved).toBe(18)
  while (table.state.round === 1) table.passes()
  expect(table.fighter('ann').moved).toBe(0)
})

describe('an Extended Action', () => {
  const work = {
    fighter: 'bob',
    about: 'Open the lock',
    skill: null,
    characteristic: null,
    given: '2',
    rounds: 2,
  } as const

  test('takes its rounds and then its check', () => {
    const fight = duel({})
    fight.passes()
    fight.does('begin-work', work)
    expect(fight.refuses('move', { fighter: 'bob', far: 1, difficult: false, rough: 0 }).code).toBe(
      'battle/not-offered',
    )
    fight.passes()
    fight.opens()
    fight.passes()
    fight.does('work-on', { fighter: 'bob' })
    fight.does('finish-work', { fighter: 'bob' }, 6, 3)
    expect(fight.last('checked')).toMatchObject({ total: 8, success: true })
  })

  test('hit twice in a round, it is that round’s work which is lost, and no more (line 82)', () => {
    const people = {
      ann: { arms: 'pistol', body: [7, 7, 7] as const },
      abe: { arms: 'pistol' },
      bob: { body: [7, 12, 30] as const },
    }
    const table = tableOf({ people }).begins()
    table.does('begin-work', { ...work, rounds: 4 })
    table.passes()
    table.passes()
    table.opens()
    table.does('work-on', { fighter: 'bob' })
    expect(table.fighter('bob').work?.done).toBe(2)
    table.passes()
    // Ann and Abe are tied: each hits for 3, and each test fails by less than six.
    for (const who of ['ann', 'abe']) table.does('attack', shot(who, 'pistol', 'bob'))
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'abe' }, 6, 5, 1, 1, 1, 6, 5, 1, 1, 1, 5, 5, 5, 5)
    expect(table.all('work-tested').map(({ success }) => success)).toEqual([false, false])
    expect(table.fighter('bob').work?.done).toBe(1)
  })

  test.each([
    ['holds', [6, 6], 1],
    ['loses this round', [5, 5], 0],
    ['begins anew', [1, 1], 0],
  ])('a hit after the round’s work tests it: it %s', (_name, rolls, done) => {
    const table = duel({ arms: 'pistol', body: [7, 3, 7] })
    table.does('begin-work', work)
    table.passes()
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 1, ...rolls)
    expect(table.fighter('bob').work?.done).toBe(done)
  })

  test.each([
    ['holds', [6, 6], [1, 2]],
    ['does not count this round', [5, 5], [1, 1]],
    ['begins anew', [1, 1], [0, 1]],
  ])('a hit before the round’s work tests it: it %s (line 82)', (_name, rolls, done) => {
    const table = duel({ arms: 'pistol' })
    table.passes()
    table.does('begin-work', work)
    table.passes()
    table.opens()
    // 9 − 1 = 8: Effect 0, 3 points; the work’s DM is −1, and −3 for them.
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 3, 1, 1, 1, ...rolls)
    const before = table.fighter('bob').work?.done
    table.passes()
    table.does('work-on', { fighter: 'bob' })
    expect([before, table.fighter('bob').work?.done]).toEqual(done)
  })

  test('hit in two rounds running it loses the work of both (line 82)', () => {
    const people = { abe: { arms: 'pistol', body: [7, 3, 7] as const } }
    const table = duel({ arms: 'pistol' }, { body: [7, 9, 30] }, { people })
    table.passes()
    table.does('begin-work', work)
    table.passes()
    table.does('attack', shot('abe', 'pistol', 'bob'), 6, 6, 1, 1, 1, 5, 5)
    expect(table.fighter('bob').work?.done).toBe(0)
    table.passes()
    table.opens()
    // Before the turn of the next, so that this one counts nothing either.
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 3, 1, 1, 1, 5, 5)
    table.passes()
    table.does('work-on', { fighter: 'bob' })
    expect(table.fighter('bob').work?.done).toBe(0)
    table.passes()
    table.passes()
    table.opens()
    table.passes()
    table.does('work-on', { fighter: 'bob' })
    expect(table.fighter('bob').work?.done).toBe(1)
  })

  test('of a robot is tested as well, and gone with it (lines 82, 180)', () => {
    const mind = { dex: 12, initiativeDm: 2, attackDm: 0, skills: [] }
    const table = tableOf({
      people: { bob: { arms: 'pistol', skills: GUN } },
      crafts: [craftIn('bot', 'side-1', aRobot({ mind, armour: { full: 9, left: 9 } }), { prepared: true })],
    }).begins()
    const task = { about: 'the lock', skill: null, characteristic: null, given: null, rounds: 3 }
    table.does('begin-work', { fighter: 'bot', ...task })
    table.passes()
    // Nothing goes through the armour: −3 without a skill, and the round’s work is lost.
    table.does('attack', shot('bob', 'pistol', 'bot'), 3, 3, 1, 1, 1, 4, 5)
    expect(table.last('work-tested')).toMatchObject({ fighter: 'bot', total: 6, success: false })
    expect(table.fighter('bot').work?.done).toBe(0)
  })

  test('its test has the haste and the reactions of the round too (lines 11, 64, 82)', () => {
    const table = duel({ arms: 'pistol', body: [7, 3, 7] })
    table.passes()
    table.passes()
    table.opens('bob')
    table.does('begin-work', work)
    table.passes()
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 1, 5, 5)
    expect(reasons(table)).toMatchObject({ hasty: -1, wound: -3 })
  })
})

describe('of those who are tied', () => {
  const tied = (arms: string, over: Partial<Given> = {}): Table =>
    tableOf({ people: { ann: { arms }, bob: { arms, body: [7, 7, 30] } }, ...over }).begins()

  test('a reaction before one’s dice costs the aim that was declared too (lines 29, 64; R17)', () => {
    const table = tied('pistol')
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('attack', shot('ann', 'pistol', 'bob'))
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' })
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1, 1, 1)
    expect(table.all('weighed')[0]?.reasons.map(({ why }) => why)).toEqual(['skill', 'reactions'])
  })

  test('rounds that are declared are gone: what is mounted fires no round twice (lines 7, 93)', () => {
    const gun = { hits: 0, failsAt: null, price: null }
    const car = aVehicle({
      passengers: [],
      weapons: [{ id: 'gun', weapon: WEAPONS.launcher, arc: 'turret', loaded: 1, spare: 0, ...gun }],
    })
    const table = tableOf({
      people: {
        ann: { at: { craft: 'car', seat: 'crew', secured: true } },
        abe: { at: { craft: 'car', seat: 'crew', secured: true } },
        bob: { body: [7, 3, 7] },
      },
      crafts: [craftIn('car', 'side-1', car)],
    }).begins()
    table.does('attack', shot('ann', 'car/gun', 'bob'))
    expect(table.refuses('attack', shot('abe', 'car/gun', 'bob')).code).toBe('battle/not-offered')
  })

  test('of what a mount throws piece by piece as many fly as there are (lines 25, 176)', () => {
    const part = { hits: 0, failsAt: null, price: null }
    const car = aVehicle({
      passengers: [],
      weapons: [{ id: 'rack', weapon: WEAPONS.grenade, arc: 'turret', loaded: 0, spare: 2, ...part }],
    })
    const seat = { craft: 'car', seat: 'crew', secured: true } as const
    const together = tableOf({
      people: { ann: { at: seat }, abe: { at: seat }, alf: { at: seat }, bob: { body: [7, 3, 7] } },
      crafts: [craftIn('car', 'side-1', car)],
    }).begins()
    for (const who of ['ann', 'abe']) together.does('attack', shot(who, 'car/rack', null))
    expect(together.refuses('attack', shot('alf', 'car/rack', null)).code).toBe('battle/not-offered')

    const table = tableOf({
      people: { ann: { at: seat, body: [7, 9, 7] }, bob: {} },
      crafts: [craftIn('car', 'side-1', car)],
    }).begins()
    for (const left of [1, 0]) {
      table.does('attack', shot('ann', 'car/rack', null), 6, 6)
      table.by('side-1', 'settle-blast', { near: [], far: [] })
      expect(table.craft('car').weapons).toEqual([{ id: 'rack', loaded: 0, spare: left }])
      table.does('end-turn', { fighter: 'ann' })
      table.does('end-turn', { fighter: 'bob' })
      table.opens()
    }
    expect(table.refuses('attack', shot('ann', 'car/rack', null)).code).toBe('battle/not-offered')
  })

  test('and a magazine that is filled behind the shot is full once it is fired (lines 25, 93)', () => {
    const table = tied('pistol')
    table.does('attack', shot('ann', 'pistol', 'bob'))
    table.does('reload', { fighter: 'ann', weapon: 'pistol' })
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' }, 1, 1)
    expect(table.fighter('ann').weapons[0]).toMatchObject({ loaded: 6, spare: 5 })
  })

  test.each([
    [
      'of several pieces',
      'grenade*3',
      1,
      [
        ['grenade', 'gone'],
        ['grenade-2', 'hand', 2],
      ],
    ],
    ['but not of a single one', 'grenade', 0, [['grenade', 'gone']]],
  ] as const)('whoever throws draws the next behind it, %s (lines 7, 25)', (_what, arms, offered, left) => {
    const table = tied(arms)
    expect(table.offered('draw', 'side-1')).toBe(0)
    table.does('attack', shot('ann', 'grenade', null))
    expect(table.offered('draw', 'side-1')).toBe(offered)
    if (offered > 0) table.does('draw', { fighter: 'ann', weapon: 'grenade' })
    expect(table.offered('draw', 'side-1')).toBe(0)
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' }, 6, 6)
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    expect(
      table.fighter('ann').weapons.map(({ id, at, spare }) => (at === 'gone' ? [id, at] : [id, at, spare])),
    ).toEqual(left)
  })
})

test.each([
  ['through a drone that sees badly', 'ann', 'Sensors', { through: 'drone' }, { sensors: -2 }],
  ['with a damaged limb', 'bot', 'Mechanic', { limb: 'arm' }, { limb: -2 }],
  ['with nothing of the sort', 'ann', 'Sensors', { through: null }, {}],
] as const)('work that is done %s (lines 82, 296, 309)', (_how, fighter, skill, by, costs) => {
  const damaged = { hits: 1, failsAt: null, price: null }
  const held = (of: string) => [{ skill: of, specialty: '', level: 1 }]
  const drone = aDrone({ systems: { ...aDrone().systems, sensors: damaged } })
  const bot = aRobot({
    mind: { dex: 7, initiativeDm: 0, attackDm: 0, skills: held('Mechanic') },
    limbs: [{ id: 'arm', name: 'Arm', ...damaged }],
  })
  const table = tableOf({
    people: { ann: { body: [7, 9, 7], skills: held('Sensors') }, bob: {} },
    crafts: [craftIn('drone', 'side-1', drone, { operator: 'ann' }), craftIn('bot', 'side-1', bot)],
  }).begins(1, 1)
  while (!table.acting().includes(fighter)) table.passes()
  table.does('begin-work', {
    about: 'it',
    characteristic: null,
    given: null,
    rounds: 1,
    fighter,
    skill,
    ...by,
  })
  table.does('finish-work', { fighter }, 6, 6)
  expect(reasons(table)).toEqual({ skill: 1, ...costs })
})

test('work goes by skill and characteristic as they are when dice fall (lines 82, 180; TRV-007)', () => {
  const skills = [{ skill: 'Mechanic', specialty: '', level: 1 }]
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], skills }, bob: { arms: 'pistol', skills: GUN } },
  }).begins()
  table.does('begin-work', {
    ...{
      fighter: 'ann',
      about: 'the lock',
      skill: 'Mechanic',
      characteristic: 'dex',
      given: null,
      rounds: 1,
    },
  } as const)
  table.passes()
  // 10 − 8 + 3d6: 15 points take END and eight of DEX.
  table.does('attack', shot('bob', 'pistol', 'ann'), 5, 3, 5, 4, 4)
  table.does('choose-loss', { fighter: 'ann', from: 'dex' }, 6, 6)
  expect(table.fighter('ann').left).toEqual({ str: 7, dex: 4, end: 0 })
  expect(reasons(table)).toEqual({ skill: 1, characteristicDm: -1, wound: -15 })
})

test('of two that lie there the one that was meant still bursts where the other does not lie there any more (line 176)', () => {
  const thrown = (name: string) => ({
    ...carried(name, WEAPONS.grenade),
    weapon: { ...WEAPONS.grenade, name },
  })
  const start = duel({ weapons: [thrown('egg'), thrown('plum')] })
  const before = start.state
  const commands = [
    { kind: 'attack', side: 'side-1', ...shot('ann', 'egg', null) },
    { kind: 'keep-fuse', side: 'side-1' },
    { kind: 'set-off', side: 'side-1', fuse: '0' },
  ]
  let state = before
  const lines = commands.map((command, decision) => {
    const rolls = decision === 0 ? [6, 6] : null
    const made = travellerPlay.decide(state, command, rolls)
    if (isRefusal(made)) throw new Error(made.problem.message)
    ;({ state } = made)
    return { decision, command, rolls, from: null, events: made.events }
  })
  const [, kept, burst] = lines
  const of = lines.at(0)
  if (!of || !kept || !burst) throw new Error('There are three.')
  expect(burst.events[0]).toMatchObject({ kind: 'set-off', fuse: 0, by: 'ann', with: 'egg' })
  // Another lies in its place now, and it lies behind that one.
  const [egg] = travellerPlay.fold([...start.events, ...of.events, ...kept.events]).fuses
  if (egg?.kind !== 'inside') throw new Error('It lies there.')
  const later = (fuses: readonly object[]) => ({ ...before, fuses }) as typeof before
  const called = (fuses: readonly object[]): unknown =>
    (
      connecting.asCalledNow?.(burst, later(fuses), { before, earlier: [], following: [] }).command as {
        fuse: string
      }
    ).fuse
  expect(called([egg])).toBe('0')
  expect(called([{ ...egg, with: 'plum' }, egg])).toBe('1')
  expect(called([{ ...egg, with: 'plum' }])).toBe('1')
})
