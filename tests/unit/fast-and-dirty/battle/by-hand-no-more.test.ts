import { describe, expect, it } from 'vitest'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, step, tableOf, QUIET } from './table.ts'

/** What players once had to see to by themselves, each by its lines. */

const LED = {
  figures: [
    plainFigure({ id: 'leader', role: 'leader' }),
    plainFigure({ id: 'men', role: 'trooper', count: 5 }),
  ],
}
const CART: ForceDraft['vehicles'][number] = {
  ...{ id: 'cart', name: '', notes: '', picture: null, platoon: 1, type: 'lightTransports', front: 0 },
  ...{ method: 'wheeled', weapons: [], crew: 1, seats: 20, quality: 'regular', resolve: 'steady' },
  properties: [],
}
const TWO = { crew: 2, weapons: ['generalPurposeMg' as const] }
const TANK: ForceDraft['vehicles'][number] = {
  ...{ ...CART, id: 'tank', type: 'mediumTanks', front: 5, weapons: ['heavyMg', 'heavyMg'], crew: 3 },
  ...{ seats: 0, method: 'tracked' },
}

describe('the crew of a vehicle that shields nobody (line 982; FAD-141)', () => {
  const CREW = 'side-2.cart/crew'
  const aimed = (over: Partial<ForceDraft['vehicles'][number]> = {}, rules = {}) => {
    const table = tableOf({ rules: { ...QUIET, ...rules }, crafts: [[], [{ ...CART, ...over }]] })
    table.acts(OWN)
    return table
  }
  it('is shot at as infantry, bunched up, and its vehicle is Under Fire', () => {
    const table = aimed(TWO)
    // 3, +1 Regular, +2 riflemen, +2 bunched: 8 points, two hits; one damage comes through.
    table.by(1, 'shoot', shot({ at: CREW, bunched: true }), 3, 1, 6, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ total: 8, hits: 2 })
    expect(table.craft('side-2.cart')).toMatchObject({
      crew: 1,
      hits: 0,
      marker: 'underFire',
      fate: 'onTable',
    })
  })
  it('with its driver dead a transport stays where it is (FAD-132)', () => {
    const table = aimed()
    table.by(1, 'shoot', shot({ at: CREW, bunched: true }), 1, 1, 6, 1, 6, 1)
    expect(table.craft('side-2.cart')).toMatchObject({ crew: 0, fate: 'onTable' })
  })
  it('wears what the document says', () => {
    const table = aimed({ crewArmour: 'heavyPower' })
    table.by(1, 'shoot', shot({ at: CREW, bunched: true }), 1, 1, 5, 2, 5, 2)
    expect(table.craft('side-2.cart').crew).toBe(1)
  })
  it('is no target behind armour, nor where the group rules so', () => {
    expect(
      aimed({ type: 'apcs', front: 5 }).refuses(1, 'shoot', shot({ at: CREW, bunched: true })).code,
    ).toBe('battle/not-offered')
    expect(
      aimed({}, { ridersAsTargets: false }).refuses(1, 'shoot', shot({ at: CREW, bunched: true })).code,
    ).toBe('battle/not-offered')
  })
  it('is struck by a blast that its vehicle stands in', () => {
    const mortar = team('squad', 'mortarLight', {
      figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
    })
    const table = tableOf({ rules: QUIET, units: [[mortar], [{}]], crafts: [[], [{ ...CART, ...TWO }]] })
    table.acts(OWN)
    table.by(1, 'shell', { unit: OWN, mount: null, at: FOE, inches: 20, seen: true, near: true }, 5)
    const struck = [{ piece: 'side-2.cart', cover: 'none' as const, bunched: false, open: false }]
    // 2 and 2, +2 bunched: two hits.
    table.by(1, 'settle-blast', { struck }, 2, 2, 6, 1, 6, 1)
    expect(table.craft('side-2.cart')).toMatchObject({ crew: 0, marker: 'underFire' })
  })
})

describe('a side without grenades (lines 1028, 1076; R8)', () => {
  const bare = (over: Partial<UnitDraft> = {}, crafts: ForceDraft['vehicles'] = []) => {
    const open = SAMPLE_SCENARIOS.meetingEngagement
    const sides = open.sides.map((side, at) => (at === 0 ? { ...side, lacksGrenades: true } : side))
    const table = tableOf({
      rules: QUIET,
      units: [[over], [{}]],
      crafts: [[], crafts],
      scenario: { ...open, sides },
    })
    table.acts(OWN)
    return table
  }
  it('has 2 less in a Close Assault, and not 1 more for the limitation', () => {
    const table = bare({ traits: ['noGrenades'] })
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 3, 3, 3, 3, ...Array<number>(12).fill(1))
    expect(table.last('assault-decided').reasons).toEqual([
      [
        { code: 'charging', add: 1 },
        { code: 'grenades', add: -2 },
      ],
      [],
    ])
  })
  it('has 2 less for each die at a vehicle too', () => {
    const table = bare({}, [TANK])
    table.by(1, 'charge', rushAt({ at: 'side-2.tank' }), 6)
    // 5 - 2 against 1 + 3 of the weakest face: lower.
    table.by(1, 'storm', { own: 1 }, 5, 1)
    expect(table.craft('side-2.tank')).toMatchObject({ hits: 0, immobilised: false })
  })
})

describe('hits on figures of several armours (line 1324; FAD-221)', () => {
  const GUN: Partial<UnitDraft> = team('gun', 'heavyMg', {
    ...{ partner: 'squad', armour: 'heavyPower' },
    figures: [plainFigure({ id: 'crew', role: 'crew', count: 2 })],
  })
  const hit = (rules = {}) => {
    const table = tableOf({ rules: { ...QUIET, ...rules }, units: [[{}], [{}, GUN]] })
    table.acts(OWN)
    // 3, +1, +2: 6 points behind nothing, two hits.
    table.by(1, 'shoot', shot(), 3, 1)
    return table
  }
  it('each is thrown for where it falls, by the armour that is worn there', () => {
    const table = hit()
    // +2 damage: 4 against 3 and light armour kills; 6 against 3 and +6 does not.
    table.by(2, 'fall', { who: `${FOE}#men` }, 2, 3)
    expect(table.up(FOE)).toBe(5)
    table.by(2, 'fall', { who: 'side-2.gun#crew' }, 6, 3)
    expect(table.up('side-2.gun')).toBe(2)
  })
  it('nobody is asked where all wear the same, or where one roll is made for all', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{}, { ...GUN, armour: 'light' }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot(), 3, 1, 1, 6, 1, 6)
    expect(table.state.phase).toBe('acting')
    expect(() => hit({ squadBasedDamage: true })).toThrow(/dice/)
  })
  it('by chance a die names who is hit', () => {
    const table = tableOf({ rules: { ...QUIET, hitAllocation: 'chance' }, units: [[{}], [{}, GUN]] })
    table.acts(OWN)
    // Eight stand there: the seventh and the eighth are the crew; then seven are left.
    table.by(1, 'shoot', shot(), 3, 1, 8, 6, 1, 1, 6, 1)
    expect([table.up(FOE), table.up('side-2.gun')]).toEqual([5, 1])
  })
})

describe('luck (line 1478; FAD-270)', () => {
  const lucky: Partial<UnitDraft> = {
    figures: [
      plainFigure({ id: 'lucky', role: 'trooper', personalities: ['lucky'] }),
      plainFigure({ id: 'men', role: 'trooper', count: 5 }),
    ],
  }
  it('a die of damage that falls badly falls once more, and once a battle', () => {
    const table = tableOf({ rules: QUIET, units: [[lucky], [{}]] })
    table.acts(OWN)
    table.by(1, 'keep-luck', { unit: OWN, on: 'damage' })
    // Behind hard cover one hit: 1 is thrown again, 6 kills.
    table.by(1, 'shoot', shot({ cover: 'hard' }), 2, 1, 1, 6, 3)
    expect(table.up(FOE)).toBe(5)
    expect(table.unit(OWN)).toMatchObject({ used: ['lucky'], luck: null })
    expect(table.refuses(1, 'keep-luck', { unit: OWN, on: 'damage' }).code).toBe('battle/not-offered')
  })
  it('what falls well keeps it', () => {
    const table = tableOf({ rules: QUIET, units: [[lucky], [{}]] })
    table.acts(OWN)
    table.by(1, 'keep-luck', { unit: OWN, on: 'damage' })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 2, 1, 4, 3)
    expect(table.unit(OWN)).toMatchObject({ used: [], luck: 'damage' })
  })
  it('armour of whom is hit, and nerve before a tank: either side may keep it', () => {
    const hit = tableOf({ rules: QUIET, units: [[{}], [lucky]] })
    hit.acts(OWN)
    hit.by(2, 'keep-luck', { unit: FOE, on: 'armour' })
    hit.by(1, 'shoot', shot({ cover: 'hard' }), 2, 1, 3, 1, 6)
    expect(hit.up(FOE)).toBe(6)
    const dares = tableOf({ rules: QUIET, units: [[lucky], [{}]], crafts: [[], [TANK]] })
    dares.acts(OWN)
    dares.by(1, 'keep-luck', { unit: OWN, on: 'nerves' })
    dares.by(1, 'charge', rushAt({ at: 'side-2.tank' }), 2, 3)
    expect(dares.last('nerves-tested').passed).toBe(true)
  })
})

describe('the elusive (line 1723; FAD-320)', () => {
  const aimedAt = (over: Partial<UnitDraft> = {}) => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{ traits: ['elusive'], ...over }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot())
    return table
  }
  const away = { unit: FOE, inches: 19, mines: [], into: 'hard' as const, seen: true }
  it('fall back 4 inches before the shot, which is measured anew from there', () => {
    const table = aimedAt()
    expect(table.all('fired')).toEqual([])
    table.by(2, 'elude', away, 1, 1)
    expect(table.last('fell-back')).toMatchObject({ unit: FOE, inches: 4, into: 'hard' })
    expect(table.last('fired')).toMatchObject({ total: 4, hits: 0 })
    expect(table.unit(FOE)).toMatchObject({ cover: 'hard', marker: 'underFire' })
  })
  it('may stay', () => {
    const table = aimedAt()
    table.by(2, 'stand-fast', { unit: FOE }, 1, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ total: 4, hits: 1 })
  })
  it('out of sight they are not shot at, and the shooter chooses another', () => {
    const table = aimedAt()
    table.by(2, 'elude', { ...away, seen: false })
    expect(table.all('fired')).toEqual([])
    expect(table.unit(FOE).marker).toBeNull()
    // Once a turn: the second shot leaves the barrel at once.
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.all('fired')).toHaveLength(1)
  })
  it('out of reach the shot is lost', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{ traits: ['elusive'] }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches: 59 }))
    table.by(2, 'elude', { ...away, inches: 63 })
    expect(table.all('missed')).toHaveLength(1)
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/acted')
  })
  it('from Op-Fire too, and never once Pinned', () => {
    const table = tableOf({
      rules: { ...QUIET, opportunityFire: true },
      units: [[{ traits: ['elusive'] }], [{}]],
    })
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN }))
    table.by(1, 'elude', { unit: OWN, inches: 19, mines: [], into: 'hard', seen: true }, 1, 1)
    expect(table.last('fired')).toMatchObject({ opFire: true, hits: 0 })
  })
})

describe('troops that fly (lines 695, 1739; FAD-323)', () => {
  const flying = (rules = {}) => {
    const table = tableOf({ rules: { ...QUIET, ...rules }, units: [[{ traits: ['flyer'] }], [{}]] })
    table.acts(OWN)
    return table
  }
  it('charge once they have landed, and then ground is hard for them', () => {
    const table = flying()
    expect(table.refuses(1, 'charge', rushAt()).code).toBe('unit/flies')
    expect(table.refuses(1, 'move', step({ inches: 3, rough: 3 })).code).toBe('battle/not-offered')
    table.by(1, 'land', { unit: OWN, down: true })
    expect(table.refuses(1, 'move', step({ inches: 6, rough: 1 })).code).toBe('move/too-far')
    table.by(1, 'charge', rushAt({ rough: 2 }))
    expect(table.unit(OWN).landed).toBe(true)
  })
  it('are charged once they have landed', () => {
    const up = flying()
    up.by(1, 'end-activation', { unit: OWN })
    up.by(2, 'activate', { ...PLAINLY, unit: FOE })
    expect(up.refuses(2, 'charge', rushAt({ unit: FOE, at: OWN })).code).toBe('battle/not-offered')
    const down = flying()
    down.by(1, 'land', { unit: OWN, down: true })
    down.by(1, 'end-activation', { unit: OWN })
    down.by(2, 'activate', { ...PLAINLY, unit: FOE })
    down.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    expect(down.state.phase).toBe('reacting')
  })
  it('need not land where the group has them fought at any time', () => {
    flying({ flyersInAssault: 'always' }).by(1, 'charge', rushAt())
    expect(flying({ flyersInAssault: 'always' }).refuses(1, 'land', { unit: OWN, down: true }).code).toBe(
      'battle/not-offered',
    )
  })
})

describe('getting out of a vehicle (lines 680, 1095)', () => {
  const carried = () => {
    const table = tableOf({
      rules: QUIET,
      units: [[{}, { ...LED, id: 'second' }], [{}]],
      crafts: [[CART], []],
    })
    for (const unit of [OWN, 'side-1.second']) table.by(1, 'embark', { unit, craft: 'side-1.cart' })
    table.acts('side-1.cart')
    return table
  }
  it('all may get out, and each shoots in its turn', () => {
    const table = carried()
    table.by(1, 'get-out', { unit: OWN, also: ['side-1.second'], into: 'none' })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.refuses(1, 'move', step()).code).toBe('unit/acted')
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.state.activation?.unit).toBe('side-1.second')
    table.by(1, 'shoot', shot({ unit: 'side-1.second', cover: 'hard' }), 1, 1)
    table.by(1, 'end-activation', { unit: 'side-1.second' })
    expect(table.state.active).toBe('side-2')
    expect([table.unit(OWN).done, table.unit('side-1.second').done]).toEqual([true, true])
  })
  it('or one of them: the other rides on', () => {
    const table = carried()
    table.by(1, 'get-out', { unit: OWN, also: [], into: 'none' })
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.unit('side-1.second')).toMatchObject({ fate: 'aboard', done: true })
  })
})

describe('hits on a vehicle, one after the other (lines 914–946)', () => {
  const ROCKETS = team('squad', 'missileLauncher', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
  it('the preferred damage of the first is taken before the second is thrown for', () => {
    const table = tableOf({ rules: QUIET, units: [[ROCKETS], [{}]], crafts: [[], [TANK]] })
    table.acts(OWN)
    // 6 +1 Regular: two hits. The first comes six over; two damages are rolled, and no more before one is chosen.
    table.by(1, 'shoot', shot({ at: 'side-2.tank', inches: 8 }), 6, 6, 1, 1, 3)
    expect(table.state.steps.map(({ kind }) => kind)).toEqual(['prefer', 'pierce'])
    table.by(1, 'prefer', { damage: 'immobilised' }, 1, 6)
    expect(table.craft('side-2.tank')).toMatchObject({ immobilised: true, crew: 3, hits: 1 })
  })
})
