import { describe, expect, it } from 'vitest'
import { now } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { markerOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  QUIET,
  rushAt,
  scenarioWith,
  setDown,
  shot,
  tableOf,
  TANK,
  type Table,
} from './table.ts'

/** Where two rules meet: what was not so before the book was read a fifth time; numbers are its lines. */

const CART: ForceDraft['vehicles'][number] = {
  ...{ id: 'cart', name: '', notes: '', picture: null, platoon: 1, type: 'lightTransports', front: 0 },
  ...{ method: 'wheeled', weapons: [], crew: 1, seats: 8, quality: 'regular', resolve: 'steady' },
  properties: [],
}

describe('a villain who is the last of his side (lines 571, 1851)', () => {
  const fallen = (): Table => {
    const table = tableOf({
      rules: QUIET,
      units: [[{ traits: ['villain'], figures: [plainFigure({ id: 'he', role: 'trooper' })] }], [{}]],
      scenario: {
        ...scenarioWith((at) => ({ aim: at === 0 ? { kind: 'holdFeature', turns: 3 } : { kind: 'deny' } })),
        feature: 'The bridge',
      },
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'judge', { met: false, touched: [] })
    return table
  }
  it('may get up in the next turn', () => {
    const table = fallen()
    expect(table.state).toMatchObject({ phase: 'initiative', round: 2 })
    table.acts(OWN, 5)
    expect(table.unit(OWN).fate).toBe('onTable')
  })
  it('stays down, and with him his side has nobody left', () => {
    const table = fallen()
    table.acts(OWN, 4)
    expect(table.state).toMatchObject({ phase: 'over', ending: { how: 'nobody-left', won: 'side-2' } })
  })
})

describe('riders who are shot at in an open vehicle (lines 680, 982, 1103)', () => {
  const shotAt = (): Table => {
    const table = tableOf({ rules: QUIET, crafts: [[CART], []] })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.cart' })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, bunched: true }), 1, 1, 1, 6, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.cart' })
    return table
  }
  it('get out Under Fire, and shoot so', () => {
    const table = shotAt()
    table.by(1, 'get-out', { unit: OWN, also: [], into: 'none' })
    expect(table.unit(OWN)).toMatchObject({ marker: 'underFire', done: true })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'suppressed', add: -3 })
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.unit(OWN).marker).toBeNull()
  })
  it('are under fire no more once they have ridden on', () => {
    const table = shotAt()
    table.by(1, 'end-activation', { unit: 'side-1.cart' })
    expect(table.unit(OWN)).toMatchObject({ fate: 'aboard', marker: null })
  })
})

describe('riders who have lost too many (lines 593, 680)', () => {
  const broken = (): Table => {
    const table = tableOf({
      rules: QUIET,
      units: [[{ resolve: 'reluctant' }, { id: 'two' }], [{}]],
      crafts: [[CART], []],
    })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.cart' })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, bunched: true }), 1, 1, 6, 1, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.cart' })
    return table
  }
  const out = (table: Table, ...dice: number[]): void => {
    const seen = { inspired: false, terrified: false, controlled: false, lucky: false }
    table.by(1, 'get-out', { unit: OWN, also: [], into: 'none', ...seen }, ...dice)
  }
  it('check their Resolve as they get out: one success, and they are Broken where they stand', () => {
    const table = broken()
    out(table, 3, 1, 1)
    expect(table.unit(OWN)).toMatchObject({ broken: true, fate: 'onTable' })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.state.activation).toBeNull()
  })
  it('or they rout', () => {
    const table = broken()
    out(table, 1, 1, 1)
    expect(table.unit(OWN).fate).toBe('routed')
  })
})

describe('whoever is set down by a vehicle that was assaulted (lines 680, 1095)', () => {
  it('fights whom it touches, and goes no farther', () => {
    const table = setDown()
    expect(table.refuses(1, 'charge', rushAt({ inches: 2 })).code).toBe('move/too-far')
    table.by(1, 'charge', rushAt({ inches: 0 }))
  })
})

describe('fire from opposite sides, with the own activation between (line 1119)', () => {
  it('is crossfire all the same, within the turn', () => {
    const table = tableOf({ rules: { ...QUIET, crossfire: true }, units: [[{}, { id: 'two' }], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
    table.by(1, 'shoot', shot({ unit: 'side-1.two', cover: 'hard', crossfire: true }), 1, 1, 2)
    expect(table.unit(FOE).marker).toBe('pinned')
  })
})

describe('a Resolve that nobody knew (lines 555, 1312)', () => {
  it('is rolled for whoever falls in a bunker too', () => {
    const rockets = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
    const table = tableOf({
      rules: { ...QUIET, unknownResolve: true },
      units: [[rockets], [{}]],
      scenario: scenarioWith((at) =>
        at === 1 ? { works: [{ id: 'keep', name: '', work: 'lightBunker' }] } : {},
      ),
    })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-keep' })
    table.acts(OWN)
    const rocket = shot({ at: 'side-2.work-keep', cover: 'hard' })
    table.by(1, 'shoot', rocket, 6, 6, 1, 2, 2, 2, 3, 4, 5, 6)
    expect(table.unit(FOE).resolve).toBe('determined')
  })
})

describe('the hardened (line 1753)', () => {
  it('heed fire from their first casualty on, also once he is on his feet again', () => {
    const table = tableOf({ units: [[{ traits: ['hardened'] }], [{}]] })
    const shotAt = { ...table.unit(OWN), marker: 'underFire' as const }
    const markers = [0, 1].map((hurtIn) => markerOf(table.state, { ...shotAt, hurtIn }))
    expect(markers).toEqual([null, 'underFire'])
  })
})

describe('combat drugs and regeneration (lines 1719, 1795)', () => {
  it('a wound of the drugs closes no sooner than in the activation after it', () => {
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: true },
      units: [[{ traits: ['combatDrugs', 'regenerate'] }], [{}]],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true })
    table.by(1, 'end-activation', { unit: OWN, blocked: true }, 6, 1, 1, 1, 1, 1)
    expect(table.up(OWN)).toBe(5)
  })
})

describe('whoever is busy with an order (lines 1200, 1558)', () => {
  it('helps no wounded beside it', () => {
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: true },
      units: [
        [{ charges: 1, figures: [plainFigure({ id: 'men', role: 'trooper', count: 3 })] }, { id: 'two' }],
        [{}],
      ],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 3, 3)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 6)
    expect(table.refuses(1, 'recover', { unit: OWN, teams: 1, self: 0 }).code).toBe('battle/not-offered')
  })
})

describe('whoever has fired (lines 585, 1573; FAD-071)', () => {
  const wounded = (): Table => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true }, units: [[{ charges: 1 }], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 3, 3)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    return table
  }
  it('gives no second order', () => {
    const table = wounded()
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.refuses(1, 'recover', { unit: OWN, teams: 1, self: 0 }).code).toBe('battle/not-offered')
    expect(table.refuses(1, 'rig', { unit: OWN, target: 'The dam' }).code).toBe('unit/busy')
  })
  it('fires after the order, and those who help do not', () => {
    const table = wounded()
    table.by(1, 'recover', { unit: OWN, teams: 1, self: 0 }, 6)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'riflemen', add: 1 })
  })
})

describe('a vehicle', () => {
  it('that calls a gun has nobody busy: it does nothing else anyway (line 1906)', () => {
    const artillery = [{ id: 'a', weapon: 'cannonMedium' as const, quality: 'regular' as const, calls: 2 }]
    const table = tableOf({
      rules: QUIET,
      scenario: scenarioWith((at) => (at === 0 ? { artillery } : {})),
      crafts: [[{ ...TANK, properties: ['forwardObserver'] }], []],
    })
    table.acts('side-1.tank')
    const call = { unit: 'side-1.tank', gun: 'side-1.gun-a', at: null, seen: true, protectedBy: null }
    table.by(1, 'call-artillery', call, 1, 1, 1)
    expect(table.all('busied')).toEqual([])
  })
  it('that cannot drive is told so as it acts (lines 951, 1874)', () => {
    const table = tableOf({ rules: QUIET, crafts: [[TANK], []] })
    table.acts('side-1.tank')
    const tank = { ...table.craft('side-1.tank'), immobilised: true, bogged: true }
    const state = { ...table.state, crafts: { ...table.state.crafts, 'side-1.tank': tank } }
    const told = now(fastAndDirtyPlay.view(state, 'public')).map((one) => one.key)
    expect(told).toEqual(['now.driving.open', 'now.bound.immobilised', 'now.bound.bogged'])
  })
})

describe('a mechanized squad and its vehicle (line 1787; FAD-336)', () => {
  const mounted = (): Table => {
    const table = tableOf({
      rules: QUIET,
      units: [[{ traits: ['mechanized'], partner: 'cart' }], [{}]],
      crafts: [[CART], []],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    return table
  }
  it('the vehicle may go first, and the squad follow', () => {
    const table = mounted()
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.cart' })
    table.by(1, 'end-activation', { unit: 'side-1.cart' })
    expect(table.state).toMatchObject({ active: 'side-1', follow: { unit: OWN, must: false } })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.state).toMatchObject({ active: 'side-2', follow: null })
  })
  it('or the squad waits, and acts later in the turn', () => {
    const table = mounted()
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.cart' })
    table.by(1, 'end-activation', { unit: 'side-1.cart' })
    table.by(1, 'let-go', {})
    expect(table.state).toMatchObject({ active: 'side-2', follow: null })
    expect(table.unit(OWN).done).toBe(false)
  })
})

describe('Improved Intel and a tie of the first turn (lines 532, 567)', () => {
  it('is lost with a natural 1 of the dice that tied', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['improvedIntel'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 1, 2, 4, 5)
    expect(table.all('rolled').map(({ plus }) => plus)).toEqual([1, 0, 0, 0])
    expect(table.last('initiative-won').side).toBe('side-2')
  })
})

describe('an Escalating Engagement in which nobody scouts (line 2769; FAD-435)', () => {
  it('a side says who stands there first', () => {
    const aim = { kind: 'mission', mission: 'escalatingEngagement' } as const
    const table = tableOf({
      rules: QUIET,
      units: [[{}, { id: 'two' }], [{}]],
      scenario: scenarioWith(() => ({ aim })),
    })
    expect(table.refuses(1, 'deployed', {}).code).toBe('battle/not-offered')
    table.by(1, 'deployed', { first: 'side-1.two' })
    table.by(2, 'deployed', { first: FOE }, 6, 1)
    expect([OWN, 'side-1.two', FOE].map((id) => table.unit(id).fate)).toEqual([
      'waiting',
      'onTable',
      'onTable',
    ])
  })
})
