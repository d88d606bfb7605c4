import { describe, expect, it } from 'vitest'
import { FOE, OWN, PLAINLY, rushAt, shot, step, tableOf } from './table.ts'

/** Rules of a battle, case by case; numbers behind "line" are lines of the book. */

const QUIET = { opportunityFire: false } as const
const PLAIN = { ...QUIET, recoverWounded: false } as const
/** Dice of so many hits: damage, then armour. */
const hits = (count: number, damage: number, armour: number): number[] =>
  Array.from({ length: count }, () => [damage, armour]).flat()

describe('shooting at infantry', () => {
  it('two dice, the higher, +1 Regular, +2 for six riflemen: 8 points are two hits (lines 790–822)', () => {
    const table = tableOf({ rules: PLAIN })
    table.acts(OWN)
    table.by(1, 'shoot', shot(), 5, 2, ...hits(2, 3, 3))
    expect(table.last('fired')).toMatchObject({
      ...{ total: 8, hits: 2, band: 'close', weapon: 'assaultRifles' },
      reasons: [
        { code: 'quality', add: 1 },
        { code: 'riflemen', add: 2 },
      ],
    })
    expect(table.up(FOE)).toBe(4)
    expect(table.unit(FOE).marker).toBe('underFire')
  })
  it.each([
    ['the far end of close range belongs to it: 20" (E1, R16)', 20, 'close'],
    ['21" is medium (E1)', 21, 'medium'],
    ['60" is long', 60, 'long'],
  ])('%s', (_name, inches, band) => {
    const table = tableOf({ rules: PLAIN })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches, cover: 'hard' }), 1, 1)
    expect(table.last('fired').band).toBe(band)
  })
  it.each([
    [{ inches: 61 }, 'shot/too-far', 774],
    [{ seen: false }, 'table/not-so', 752],
    [{ near: false }, 'table/not-so', 754],
  ])('refuses %o with its line', (over, code, page) => {
    const table = tableOf({ rules: PLAIN })
    table.acts(OWN)
    expect(table.refuses(1, 'shoot', shot(over))).toMatchObject({ code, values: { page } })
  })
  it('above 14 a Regular squad is Pinned (lines 1125–1132)', () => {
    const table = tableOf({
      rules: PLAIN,
      units: [[{ figures: [{ ...MEN, count: 40 }] }], [{}]],
    })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 6, 1, ...hits(4, 1, 6))
    expect(table.last('fired').total).toBe(20)
    expect(table.unit(FOE).marker).toBe('pinned')
  })
  it('with wounds three more kills, less wounds (line 1556)', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(OWN)
    table.by(1, 'shoot', shot(), 6, 6, 4, 3, 3, 4, 1, 6)
    expect(table.last('fired').hits).toBe(3)
    expect(table.unit(FOE).figures.map(({ fate }) => fate)).toEqual([
      'up',
      'up',
      'up',
      'up',
      'wounded',
      'killed',
    ])
  })
  it('Squad-Based Damage: four hits, 5 against 6, save one (E5)', () => {
    const table = tableOf({
      rules: { ...PLAIN, squadBasedDamage: true },
      units: [[{ figures: [{ ...MEN, count: 15 }] }], [{}]],
    })
    table.acts(OWN)
    table.by(1, 'shoot', shot(), 6, 1, 3, 6)
    expect(table.last('fired').hits).toBe(4)
    expect(table.up(FOE)).toBe(3)
  })
})

const MEN = {
  ...{
    id: 'men',
    name: '',
    role: 'trooper' as const,
    count: 6,
    weapon: null,
    personalities: [],
    rating: null,
  },
  ...{ branch: null, aptitude: null, strength: null, picture: null },
}

describe('markers, resolve and morale', () => {
  /** The foe shoots first, then the own squad is activated. */
  function hurt(killed: number, ...rolls: number[]) {
    const table = tableOf({ rules: { ...PLAIN, commandResponse: false } })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 6, 6, ...hits(killed, 6, 1), ...hits(3 - killed, 1, 6))
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, ...rolls)
    return table
  }
  it('two of six are no half: no test, and Under Fire its Move is 4" (lines 601–604, 1108)', () => {
    const table = hurt(2)
    expect(table.all('morale-tested')).toEqual([])
    expect(table.refuses(1, 'move', step({ inches: 5 })).code).toBe('move/too-far')
    table.by(1, 'move', step({ inches: 4 }))
  })
  it.each([
    ['two successes rally it', [3, 3, 1], 'rallied'],
    ['one: it falls back', [3, 1, 1], 'fellBack'],
    ['none: it routs', [1, 2, 1], 'routed'],
  ])('three of six break it: %s (lines 621–638)', (_name, rolls, outcome) => {
    const table = hurt(3, ...rolls)
    expect(table.last('morale-tested').outcome).toBe(outcome)
    if (outcome === 'routed') expect(table.unit(OWN).fate).toBe('routed')
    if (outcome !== 'fellBack') return
    expect(table.refuses(1, 'charge', rushAt())).toMatchObject({ code: 'unit/broken', values: { page: 634 } })
    table.by(1, 'move', step({ inches: 4, heading: 'away' }))
  })
  it('the marker comes off when the activation is done (line 1115)', () => {
    const table = hurt(1)
    expect(table.unit(OWN).marker).toBe('underFire')
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.unit(OWN).marker).toBeNull()
  })
  it('Command Response that fails leaves fire, and a Move to better cover (lines 1185–1188)', () => {
    const table = tableOf({ rules: PLAIN })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 2)
    expect(table.refuses(1, 'charge', rushAt()).code).toBe('unit/no-response')
    table.by(1, 'move', step({ inches: 4, heading: 'betterCover' }))
    expect(table.last('response-tested')).toMatchObject({ total: 2, passed: false })
  })
})

describe('Opportunity Fire', () => {
  it('a would-be wound repulses, nobody is hurt, and it comes once a turn (lines 1450–1462)', () => {
    const table = tableOf()
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN }), 6, 6, ...hits(3, 6, 1))
    expect(table.up(OWN)).toBe(6)
    expect(table.all('repulsed')).toHaveLength(1)
    expect(table.unit(FOE).opFired).toBe(true)
    table.by(1, 'turn-away', { unit: OWN, into: 'none', mines: [] })
    expect(table.unit(OWN)).toMatchObject({ done: true, marker: 'underFire' })
  })
  it('else the mover goes on, and may fire', () => {
    const table = tableOf()
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.unit(OWN).moved).toBe(true)
  })
})

describe('Close Assault', () => {
  function charged() {
    const table = tableOf({ rules: PLAIN })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ inches: 10 }))
    return table
  }
  it('reaches ten inches, and not more (line 1020)', () => {
    const table = tableOf({ rules: PLAIN })
    table.acts(OWN)
    expect(table.refuses(1, 'charge', rushAt({ inches: 10.5 })).code).toBe('move/too-far')
  })
  it('the free shot hurts and leaves no marker (line 1022)', () => {
    const table = charged()
    table.by(2, 'free-shot', shot({ unit: FOE, at: OWN, inches: 10 }), 4, 1, ...hits(2, 6, 1))
    expect(table.up(OWN)).toBe(4)
    expect(table.unit(OWN).marker).toBeNull()
  })
  it('+1 charging, the winner kills on 3, the loser on 5 and falls back 6" (lines 1024–1047)', () => {
    const table = charged()
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 4, 2, 4, 1, 3, 3, 1, 1, 1, 2, 5, 4, 4, 1, 1, 1)
    expect(table.last('assault-decided')).toMatchObject({ totals: [5, 4], winner: OWN, overrun: false })
    expect([table.up(OWN), table.up(FOE)]).toEqual([5, 4])
    table.by(2, 'fall-back', { unit: FOE, mines: [], into: 'partial', leaves: false })
    expect(table.all('fell-back')).toMatchObject([{ unit: FOE, inches: 6 }])
  })
  it('twice the total is an Overrun: all are lost, and they kill on 6 alone (line 1051)', () => {
    const table = charged()
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 6, 6, 3, 1, 6, 5, 5, 1, 1, 1)
    expect(table.last('assault-decided')).toMatchObject({ totals: [7, 3], overrun: true })
    expect(table.unit(FOE).fate).toBe('destroyed')
    expect(table.up(OWN)).toBe(5)
  })
})
