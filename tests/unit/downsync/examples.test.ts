import { describe, expect, it } from 'vitest'
import {
  attackOdds,
  baseMm,
  checkForce,
  counterOdds,
  firstOdds,
  gameSize,
  inCoherency,
  marksAfter,
  moveReach,
  pingsFor,
  reactionCost,
  revealOptions,
  rollDist,
  scanOdds,
  sight,
  terrain,
  vipScore,
  volleyOdds,
  type Attack,
} from '../../../shared/systems/downsync/index.ts'
import { card, CARDS, force, marks } from './builders.ts'

/** The worked examples of the rule book, E1 to E6, and the figures derived from it. */

const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code)
const shot = (over: Partial<Attack> = {}): Attack => ({ targ: 6, def: 13, inches: 10, range: null, ...over })

describe('E1: a Small Game list', () => {
  const size = gameSize('small')
  it('any two small, three medium and one large, the same Unit more than once', () =>
    expect(checkForce(force(2, 3, 1), CARDS, size)).toEqual([]))
  it('three small are one too many', () => {
    const [wrong, ...others] = checkForce(force(3, 3, 1), CARDS, size)
    expect(others).toEqual([])
    expect(wrong).toMatchObject({ code: 'force/slots', values: { sig: 'small', has: 3, slots: 2 } })
    expect(wrong?.message).toBe('3 small Units for 2 slots: take 1 out.')
    expect(checkForce(force(2, 3, 0), CARDS, size)[0]?.message).toBe(
      '0 large Units for 1 slot: choose 1 more.',
    )
  })
})

it('E2: SPD 6, slowing terrain 5" away: it moves 5" and touches it', () =>
  expect(moveReach({ spd: 6, toEdge: 5 })).toBe(5))

it('E3: twice SPD in a Round, reactions aside', () => {
  const once = moveReach({ spd: 6, toEdge: null })
  expect(once + once).toBe(2 * 6)
})

describe('E4: a medium decoy', () => {
  it('of the scenario', () =>
    expect(pingsFor(force(2, 3, 1), CARDS, { medium: 1 })).toEqual({ small: 2, medium: 4, large: 1 }))
  it('of a trait, which counts once', () => {
    const cards = CARDS.map((one) =>
      one.id === 'large' ? one : { ...one, traits: [{ name: 'Decoy', sig: 'medium' as const, text: '' }] },
    )
    expect(pingsFor(force(2, 3, 1), cards)).toEqual({ small: 2, medium: 4, large: 1 })
  })
  it('scenario decoys come on top (R34)', () => {
    const cards = [card({ traits: [{ name: 'Decoy', sig: 'large', text: '' }] })]
    const pings = pingsFor({ faction: 'Ours', units: ['medium', 'medium'] }, cards, { large: 2, small: 1 })
    expect(pings).toEqual({ small: 1, medium: 2, large: 3 })
  })
})

describe('E5: Joe has two medium Pings out and one Unit in Reserve', () => {
  it('a Unit takes the last Ping with it, a decoy leaves one', () =>
    expect(revealOptions({ pings: 2, reserve: 1 })).toEqual({
      unit: true,
      decoy: true,
      pingsLeftAfterUnit: 0,
    }))
  it.each([
    [1, 1, { unit: true, decoy: false, pingsLeftAfterUnit: 0 }],
    [3, 2, { unit: true, decoy: true, pingsLeftAfterUnit: 2 }],
    [2, 2, { unit: true, decoy: false, pingsLeftAfterUnit: 1 }],
    [1, 0, { unit: false, decoy: true, pingsLeftAfterUnit: null }],
  ])('%i Pings, %i in Reserve', (pings, reserve, found) =>
    expect(revealOptions({ pings, reserve })).toEqual(found),
  )
})

it('E6: three Units with Tag Counters lose them when the Taskforce Activation ends', () => {
  for (const counters of [['Tag'], ['Tag', 'Tag'], ['Tag', 'Burning']])
    expect(marksAfter('taskforce-end', marks({ counters, breach: 2 }), 1)).toEqual(marks())
})

describe('derived: Attacks', () => {
  it.each<[string, Partial<Attack>, number, number]>([
    ['TARG 6 against DEF 13 at 10"', {}, 7, 7 / 12],
    ['at 5"', { inches: 5 }, 6, 13 / 18],
    ['concealed at 17"', { inches: 17, concealed: true }, 9, 5 / 18],
    ['boosted', { advantage: 1 }, 7, 29 / 36],
  ])('%s', (_name, over, need, hit) =>
    expect(attackOdds(shot(over))).toMatchObject({ need, hit, negated: 0, effect: hit }),
  )
  it.each([
    [1, 7 / 36],
    [2, 7 / 108],
  ])('need 7 against %i Countermeasures', (cm, effect) => {
    const odds = attackOdds(shot({ cm }))
    if ('problem' in odds) throw new Error(odds.problem.message)
    expect(odds.effect).toBeCloseTo(effect, 14)
    expect(odds.negated + odds.effect).toBeCloseTo(odds.hit, 14)
  })
  it.each<[string, Partial<Attack>, object[]]>([
    ['exactly 6" and 16" are neither (R19)', { inches: 6 }, []],
    ['16"', { inches: 16 }, []],
    ['below 6"', { inches: 5.9 }, [{ code: 'short', add: 1 }]],
    ['a Range of 6" has no short bonus', { inches: 3, range: 6 }, []],
    ['a Range of 7" has', { inches: 3, range: 7 }, [{ code: 'short', add: 1 }]],
    [
      'in the order of the page',
      { inches: 16.1, concealed: true, mod: -2 },
      [
        { code: 'long', add: -1 },
        { code: 'concealed', add: -1 },
        { code: 'mod', add: -2 },
      ],
    ],
    ['a modifier of 0 is no reason', { mod: 0 }, []],
  ])('reasons: %s', (_name, over, reasons) => expect(attackOdds(shot(over))).toMatchObject({ reasons }))
  it('out of Range', () => {
    const refused = { problem: { code: 'attack/out-of-range', values: { inches: 10.5, range: 10 } } }
    expect(attackOdds(shot({ inches: 10.5, range: 10 }))).toMatchObject(refused)
    expect(volleyOdds({ ...shot({ inches: 10.5, range: 10 }), rof: 2 })).toMatchObject(refused)
    expect(attackOdds(shot({ range: 10 }))).not.toHaveProperty('problem')
  })
  it('one Emergency Countermeasure answers one hit for certain', () => {
    expect(attackOdds(shot({ cmPlus: 1 }))).toMatchObject({ negated: 7 / 12, effect: 0 })
    expect(counterOdds({ cm: 0, cmPlus: 2 })).toEqual({ negated: 1 })
  })
})

describe('derived: scans', () => {
  it.each([
    ['a small Ping out of sight', { ping: 'small' }, true, 9, 5 / 18, [{ code: 'hidden', add: -1 }]],
    ['a large one that is seen', { ping: 'large' }, false, 6, 13 / 18, []],
    ['a Unit has no such modifier (R20)', { def: 13 }, true, 7, 7 / 12, []],
  ] as const)('SCAN 6: %s', (_name, target, hidden, need, success, reasons) =>
    expect(scanOdds({ scan: 6, target, hidden })).toEqual({ need, success, reasons }),
  )
})

describe('derived: priority', () => {
  it.each([
    [0, 0, 7 / 12],
    [0, 1, 91 / 216],
    [0, 2, 49 / 144],
    [1, 1, 791 / 1296],
  ])('Advantages %i against %i', (active, other, chance) => expect(firstOdds({ active, other })).toBe(chance))
  it.each([
    [0, 7 / 2],
    [1, 161 / 36],
    [2, 119 / 24],
  ])('the mean of one die with Advantage %i', (advantage, mean) => {
    const dist = Object.entries(rollDist(1, advantage))
    expect(dist.reduce((sum, [face, chance]) => sum + Number(face) * chance, 0)).toBeCloseTo(mean, 12)
  })
})

describe('derived: movement', () => {
  it.each([
    ['3" from the edge', { spd: 6, toEdge: 3 }, 4],
    ['starting in it', { spd: 6, toEdge: null, inSlowing: true }, 4],
    ['touching it', { spd: 6, toEdge: 0 }, 4],
    ['starting in one, another 5" away', { spd: 6, toEdge: 5, inSlowing: true }, 4],
    ['too far away', { spd: 6, toEdge: 8 }, 6],
    ['never below 0 (R12)', { spd: 1, toEdge: 0 }, 0],
    ['by fractions', { spd: 6, toEdge: 4.5 }, 4.5],
  ])('%s', (_name, q, reach) => expect(moveReach(q)).toBe(reach))
})

describe('ground and sight', () => {
  it('bases and terrain', () => {
    expect((['small', 'medium', 'large', 'infantry'] as const).map(baseMm)).toEqual([60, 70, 80, 40])
    expect(terrain('forest')).toEqual({ slows: 2, conceals: true })
    expect(terrain('rough-ground')).toEqual({ slows: 2, conceals: false })
  })
  it.each([
    ['nothing between', 10, 0, false, false, 'clear'],
    ['no free line', 10, 0, true, false, 'none'],
    ['woods at 6" never block (R26)', 6, 5, false, false, 'concealed'],
    ['2" of woods are seen through', 6.1, 2, false, false, 'concealed'],
    ['more are not', 6.1, 2.1, false, false, 'none'],
    ['partly hidden', 10, 0, false, true, 'concealed'],
  ] as const)('%s', (_name, inches, concealing, blocked, partly, seen) =>
    expect(sight({ inches, concealing, blocked, partly })).toBe(seen),
  )
  it.each([
    ['nobody', [], true],
    ['6" apart, edge to edge', [0, 6 + 2 * 0.8], true],
    ['more', [0, 6.01 + 2 * 0.8], false],
    ['a row of three whose ends are too far apart', [0, 5, 10], false],
  ] as const)('coherency: %s', (_name, xs, isSo) =>
    expect(inCoherency(xs.map((x) => ({ x: -x, y: 3, r: 0.8 })))).toBe(isSo),
  )
})

describe('VIP Capture', () => {
  it.each([
    ['two at the token', [{ inches: 1 }, { inches: 0 }, { inches: 1.1 }], [], 2],
    ['an enemy near takes one', [{ inches: 1 }, { inches: 0.5 }], [{ inches: 4 }, { inches: 4.2 }], 1],
    ['never below 0', [{ inches: 1 }], [{ inches: 1 }, { inches: 2 }, { inches: 3 }], 0],
    ['half of the bases are too few', [{ bases: [1, 1], start: 4 }], [], 0],
    ['more than half of those at the start', [{ bases: [1, 0, 1], start: 4 }], [], 1],
    ['two of three', [{ bases: [0, 1, 9], start: 3 }], [], 1],
    ['the half rule of enemies', [{ inches: 0 }], [{ bases: [4, 4], start: 4 }], 1],
  ] as const)('%s', (_name, own, enemy, score) => expect(vipScore({ own, enemy })).toBe(score))
})

describe('marks', () => {
  const all = marks({
    ...{ activated: true, overwatch: true, stun: true, breach: 1, counters: ['Tag'] },
    ...{ cm: [0, 1, 3], cmPlus: [1, 0, 0] },
  })
  it.each([
    ['round-start', { activated: false }],
    ['refresh', { overwatch: false, cm: [2, 2, 2] }],
    ['joined', { overwatch: false }],
    ['taskforce-end', { breach: 0, counters: [] }],
  ] as const)('%s', (at, changed) => expect(marksAfter(at, all, 2)).toEqual({ ...all, ...changed }))
})

it.each([
  [3, 3, 0],
  [3, 5, 2],
  [0, 2, 2],
  [4, 1, 0],
])('%i active, %i reacting: %i Command Points', (activeUnits, reacting, cost) =>
  expect(reactionCost({ activeUnits, reacting })).toBe(cost),
)

describe('force lists', () => {
  it('names everything that is wrong', () => {
    const cards = [...CARDS, card({ id: 'theirs', faction: 'Theirs' })]
    const units = ['small', 'small', 'medium', 'medium', 'theirs', 'nobody']
    const found = checkForce({ faction: 'Ours', units }, cards, gameSize('small'))
    expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'force/card units.5',
      'force/faction units.4',
      'force/slots units',
    ])
    expect(codes(checkForce(force(4, 5, 2), CARDS, gameSize('standard')))).toEqual([])
  })
})
