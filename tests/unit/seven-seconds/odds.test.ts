import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blastOdds,
  grazeOdds,
  missileOdds,
  rifleOdds,
  roleOdds,
} from '../../../shared/systems/seven-seconds/index.ts'
import { COVERS, RIFLES } from '../../../shared/systems/seven-seconds/words.ts'
import { aStat, aTarget, aTrooper, drone, rolls, shares, total, trooper } from './builders.ts'

/** Fields that are left out are expected to be 0. */
function expectOdds(actual: object, expected: Partial<Record<string, number>>): void {
  for (const [field, chance] of Object.entries(actual))
    expect(chance, field).toBeCloseTo(expected[field] ?? 0, 12)
  expect(Object.keys(actual)).toEqual(expect.arrayContaining(Object.keys(expected)))
}

describe('rifleOdds', () => {
  it.each([
    ['one gauss die at a drone', 'gauss', 1, drone, { killed: 2 / 6, unharmed: 4 / 6 }],
    ['one plasma die at a drone', 'plasma', 1, drone, { killed: 3 / 6, unharmed: 3 / 6 }],
    ['two gauss dice at a drone', 'gauss', 2, drone, { killed: 20 / 36, unharmed: 16 / 36 }],
    // 1/6 kills; 1/6 grazes, each of its two dice above 3 in 3 of 6
    [
      'one gauss die, Armour 3',
      'gauss',
      1,
      trooper(3),
      { killed: 4 / 24, damaged: 1 / 24, stunned: 1 / 24, stunnedAndDamaged: 1 / 24, unharmed: 17 / 24 },
    ],
    // the graze's normal die above 3 is a second Damaged
    [
      'the same, Damaged',
      'gauss',
      1,
      trooper(3, true),
      { killed: 6 / 24, stunned: 1 / 24, unharmed: 17 / 24 },
    ],
    // two dice: 11/36 kill, 9/36 have 2 as the lowest, 16/36 miss; Armour 5 is beaten by a 6
    [
      'two gauss dice, Armour 5',
      'gauss',
      2,
      trooper(5),
      {
        killed: 396 / 1296,
        damaged: 45 / 1296,
        stunned: 45 / 1296,
        stunnedAndDamaged: 9 / 1296,
        unharmed: 801 / 1296,
      },
    ],
    // two dice: 20/36 kill, 7/36 have 3 as the lowest, 9/36 miss
    [
      'two plasma dice, Armour 1',
      'plasma',
      2,
      trooper(1),
      {
        killed: 720 / 1296,
        damaged: 35 / 1296,
        stunned: 35 / 1296,
        stunnedAndDamaged: 175 / 1296,
        unharmed: 331 / 1296,
      },
    ],
    ['no dice', 'gauss', 0, trooper(1), { unharmed: 1 }],
    ['no dice at a drone', 'plasma', 0, drone, { unharmed: 1 }],
  ] as const)('%s', (_name, weapon, dice, target, expected) => {
    expectOdds(rifleOdds({ weapon, dice, target }), expected)
  })

  const cases = RIFLES.flatMap((weapon) =>
    [1, 2, 3].flatMap((dice) =>
      [1, 2, 3, 4, 5].flatMap((armour) =>
        [true, false].map((damaged) => ({ weapon, dice, armour, damaged })),
      ),
    ),
  )
  it.each(cases)('$weapon, $dice dice, Armour $armour, Damaged $damaged: as counted roll by roll', (c) => {
    const [kill, graze] = c.weapon === 'gauss' ? [[1], 2] : [[1, 2], 3]
    const counted = shares(c.dice + 2, ([red = 0, normal = 0, ...shots]) => {
      if (shots.some((shot) => kill.includes(shot))) return 'killed'
      if (!shots.includes(graze)) return 'unharmed'
      return grazed(red, normal, c.armour, c.damaged)
    })
    expectOdds(rifleOdds({ weapon: c.weapon, dice: c.dice, target: trooper(c.armour, c.damaged) }), counted)
  })

  it('does not read the Armour of a drone', () => {
    const target = { kind: 'drone', armour: null, damaged: false } as const
    expect(rifleOdds({ weapon: 'gauss', dice: 3, target })).toEqual(
      rifleOdds({ weapon: 'gauss', dice: 3, target: drone }),
    )
  })
})

/** What a graze's two dice do to a trooper (p.20, R16). */
function grazed(red: number, normal: number, armour: number, damaged: boolean) {
  if (normal > armour) return damaged ? 'killed' : red > armour ? 'stunnedAndDamaged' : 'damaged'
  return red > armour ? 'stunned' : 'unharmed'
}

describe('grazeOdds', () => {
  it.each([
    [2, false, { damaged: 8 / 36, stunned: 8 / 36, stunnedAndDamaged: 16 / 36, unharmed: 4 / 36 }],
    [4, false, { damaged: 8 / 36, stunned: 8 / 36, stunnedAndDamaged: 4 / 36, unharmed: 16 / 36 }],
    [5, true, { killed: 6 / 36, stunned: 5 / 36, unharmed: 25 / 36 }],
  ])('Armour %i, Damaged %s', (armour, damaged, expected) =>
    expectOdds(grazeOdds({ armour, damaged }), expected),
  )

  it.each([1, 2, 3, 4, 5])('Armour %i: as counted roll by roll', (armour) => {
    for (const damaged of [true, false]) {
      expectOdds(
        grazeOdds({ armour, damaged }),
        shares(2, ([red = 0, normal = 0]) => grazed(red, normal, armour, damaged)),
      )
    }
  })
})

describe('missileOdds', () => {
  const cm = (countermeasures: number, damaged = false) => ({ countermeasures, damaged })

  it.each([
    ['3 TC, nobody near', 3, 'none', [], { directHit: 3 / 6, deviates: 3 / 6 }],
    ['6 TC always hit', 6, 'none', [], { directHit: 1 }],
    ['9 TC in heavy cover too', 9, 'heavy', [], { directHit: 1 }],
    ['light cover takes one', 3, 'light', [], { directHit: 2 / 6, deviates: 4 / 6 }],
    ['heavy cover takes two', 3, 'heavy', [], { directHit: 1 / 6, deviates: 5 / 6 }],
    ['1 TC in light cover may be shot at and cannot be hit, R17', 1, 'light', [], { deviates: 1 }],
    ['1 TC in heavy cover', 1, 'heavy', [], { deviates: 1 }],
    ['no Line of Sight is needed', 3, 'blocking', [], { directHit: 3 / 6, deviates: 3 / 6 }],
    [
      'one with Countermeasures 3',
      3,
      'none',
      [cm(3)],
      { intercepted: 1 / 2, directHit: 1 / 4, deviates: 1 / 4 },
    ],
    [
      'two, one roll each',
      2,
      'none',
      [cm(2), cm(4)],
      { intercepted: 28 / 36, directHit: 8 / 108, deviates: 16 / 108 },
    ],
    // its suit obeys in 4 of 6, its roll stops the missile in 3 of 6
    ['a Damaged one', 6, 'none', [cm(3, true)], { intercepted: 12 / 36, directHit: 24 / 36 }],
    ['a Damaged and a sound one', 6, 'none', [cm(3, true), cm(3)], { intercepted: 2 / 3, directHit: 1 / 3 }],
  ] as const)('%s', (_name, counters, targetCover, interceptors, expected) => {
    expectOdds(missileOdds({ counters, targetCover, interceptors }) ?? {}, expected)
  })

  it('no Target Counter, no missile', () => {
    expect(missileOdds({ counters: 0, targetCover: 'none', interceptors: [cm(1)] })).toBeNull()
  })

  it.each(COVERS)('as counted roll by roll, target in %s cover', (targetCover) => {
    const loss = { none: 0, light: 1, heavy: 2, blocking: 0 }[targetCover]
    for (const counters of [1, 2, 4, 7]) {
      const counted = shares(4, ([obeys = 0, first = 0, second = 0, toHit = 0]) => {
        if ((obeys <= 4 && first <= 5) || second <= 2) return 'intercepted'
        return toHit <= counters - loss ? 'directHit' : 'deviates'
      })
      expectOdds(missileOdds({ counters, targetCover, interceptors: [cm(5, true), cm(2)] }) ?? {}, counted)
    }
  })
})

describe('blastOdds', () => {
  it.each([
    // one die above 4 in 1/3: damaged, then stunned, then destroyed
    [
      'one die, Armour 4',
      1,
      0,
      trooper(4),
      { unharmed: 18 / 27, damaged: 6 / 27, damagedAndStunned: 2 / 27, killed: 1 / 27 },
    ],
    // two dice, one above 3 in 3/4
    [
      'two dice, Armour 3',
      2,
      0.5,
      trooper(3),
      { unharmed: 16 / 64, damaged: 12 / 64, damagedAndStunned: 9 / 64, killed: 27 / 64 },
    ],
    [
      '1.5" takes one die',
      3,
      1.5,
      trooper(3),
      { unharmed: 16 / 64, damaged: 12 / 64, damagedAndStunned: 9 / 64, killed: 27 / 64 },
    ],
    ['a Damaged suit falls to the first step', 2, 0, trooper(3, true), { unharmed: 1 / 4, killed: 3 / 4 }],
    ['just inside the edge one die is left', 3, 2.99, trooper(5, true), { unharmed: 5 / 6, killed: 1 / 6 }],
    ['on the edge no die is left', 3, 3, trooper(1), { unharmed: 1 }],
    ['beyond the edge', 3, 3.01, trooper(1, true), { unharmed: 1 }],
    ['a drone on the edge', 3, 3, drone, { killed: 1 }],
    ['a drone beyond the edge', 3, 3.01, drone, { unharmed: 1 }],
    ['a drone under it', 1, 0, drone, { killed: 1 }],
  ] as const)('%s', (_name, nuclear, distance, target, expected) => {
    expectOdds(blastOdds({ nuclear, distance, target }), expected)
  })

  it.each([1, 2, 3, 4, 5])('Armour %i, one and two dice: as counted roll by roll', (armour) => {
    for (const dice of [1, 2]) {
      const counted = shares(dice * 3, (roll) => {
        const [hurts, stuns, destroys] = [0, 1, 2].map((step) =>
          roll.slice(step * dice, (step + 1) * dice).some((face) => face > armour),
        )
        if (!hurts) return 'unharmed'
        if (!stuns) return 'damaged'
        return destroys ? 'killed' : 'damagedAndStunned'
      })
      expectOdds(blastOdds({ nuclear: 5, distance: 5 - dice, target: trooper(armour) }), counted)
    }
  })
})

describe('roleOdds', () => {
  it.each([
    // winning pairs of 36 for a lead of 0, 1, 2, 3: 15, 21, 26, 30; ties 6, 5, 4, 3
    [0, 0, 15, 15, 6],
    [1, 0, 21, 10, 5],
    [2, 0, 26, 6, 4],
    [3, 0, 30, 3, 3],
    [0, 3, 3, 30, 3],
    [3, 2, 21, 10, 5],
    [4, 3, 15, 15, 6],
    [9, 0, 30, 3, 3],
  ])('streaks %i and %i', (streakA, streakB, a, b, tie) => {
    expectOdds(roleOdds(streakA, streakB), { aAttacks: a / 36, bAttacks: b / 36, chanceEncounter: tie / 36 })
  })

  it('as counted roll by roll', () => {
    for (const [streakA = 0, streakB = 0] of rolls(2)) {
      const counted = shares(2, ([a = 0, b = 0]) => {
        const lead = a + Math.min(3, streakA) - b - Math.min(3, streakB)
        return lead > 0 ? 'aAttacks' : lead < 0 ? 'bAttacks' : 'chanceEncounter'
      })
      expectOdds(roleOdds(streakA, streakB), counted)
    }
  })
})

describe('properties of the odds', () => {
  const aRifle = fc.constantFrom(...RIFLES)
  const someDice = fc.nat(40)
  const inches = fc.double({ min: 0, max: 6, noNaN: true })
  const someInterceptors = fc.array(fc.record({ countermeasures: aStat, damaged: fc.boolean() }), {
    maxLength: 6,
  })

  function expectWhole(odds: object): void {
    expect(Math.abs(total(odds) - 1)).toBeLessThan(1e-12)
    for (const chance of Object.values(odds)) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  }

  it('every result adds up to 1 with chances between 0 and 1', () => {
    fc.assert(
      fc.property(aRifle, someDice, aTarget, (weapon, dice, target) => {
        expectWhole(rifleOdds({ weapon, dice, target }))
      }),
    )
    fc.assert(fc.property(aTrooper, (suit) => expectWhole(grazeOdds(suit))))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...COVERS),
        someInterceptors,
        (counters, targetCover, interceptors) => {
          expectWhole(missileOdds({ counters, targetCover, interceptors }) ?? {})
        },
      ),
    )
    fc.assert(
      fc.property(aStat, inches, aTarget, (nuclear, distance, target) => {
        expectWhole(blastOdds({ nuclear, distance, target }))
      }),
    )
    fc.assert(fc.property(fc.nat(9), fc.nat(9), (a, b) => expectWhole(roleOdds(a, b))))
  })

  const atLeast = (more: number, less: number): void => expect(more).toBeGreaterThanOrEqual(less - 1e-12)

  it('more dice never lower killed nor raise unharmed', () => {
    fc.assert(
      fc.property(aRifle, someDice, aTarget, (weapon, dice, target) => {
        const [few, many] = [
          rifleOdds({ weapon, dice, target }),
          rifleOdds({ weapon, dice: dice + 1, target }),
        ]
        atLeast(many.killed, few.killed)
        atLeast(few.unharmed, many.unharmed)
      }),
    )
  })

  it('plasma never kills less than gauss', () => {
    fc.assert(
      fc.property(someDice, aTarget, (dice, target) => {
        atLeast(
          rifleOdds({ weapon: 'plasma', dice, target }).killed,
          rifleOdds({ weapon: 'gauss', dice, target }).killed,
        )
      }),
    )
  })

  it('more Armour never lowers unharmed nor raises killed', () => {
    const aWeakerSuit = fc.record({ armour: fc.integer({ min: 1, max: 4 }), damaged: fc.boolean() })
    fc.assert(
      fc.property(aRifle, someDice, aStat, inches, aWeakerSuit, (weapon, dice, nuclear, distance, suit) => {
        const [weak, strong] = [suit.armour, suit.armour + 1].map((armour) => {
          const target = trooper(armour, suit.damaged)
          return {
            shot: rifleOdds({ weapon, dice, target }),
            blast: blastOdds({ nuclear, distance, target }),
          }
        })
        if (!weak || !strong) throw new Error('There are two suits.')
        for (const attack of ['shot', 'blast'] as const) {
          atLeast(strong[attack].unharmed, weak[attack].unharmed)
          atLeast(weak[attack].killed, strong[attack].killed)
        }
      }),
    )
  })

  it('a Damaged suit is never safer', () => {
    fc.assert(
      fc.property(aRifle, someDice, aStat, (weapon, dice, armour) => {
        const killed = (damaged: boolean) =>
          rifleOdds({ weapon, dice, target: trooper(armour, damaged) }).killed
        atLeast(killed(true), killed(false))
      }),
    )
  })

  it('nearer is never safer in a blast', () => {
    fc.assert(
      fc.property(aStat, inches, inches, aTarget, (nuclear, one, other, target) => {
        const near = blastOdds({ nuclear, distance: Math.min(one, other), target })
        atLeast(near.killed, blastOdds({ nuclear, distance: Math.max(one, other), target }).killed)
      }),
    )
  })

  it('one more interceptor never helps the missile, one more Target Counter never harms it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(...COVERS),
        someInterceptors,
        aStat,
        (counters, targetCover, interceptors, countermeasures) => {
          const hits = (more: number, ...near: { countermeasures: number; damaged: boolean }[]) =>
            missileOdds({ counters: counters + more, targetCover, interceptors: [...interceptors, ...near] })
              ?.directHit ?? NaN
          atLeast(hits(0), hits(0, { countermeasures, damaged: false }))
          atLeast(hits(0, { countermeasures, damaged: true }), hits(0, { countermeasures, damaged: false }))
          atLeast(hits(1), hits(0))
        },
      ),
    )
  })

  it('the sides of the role roll are alike', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (a, b) => {
        const { aAttacks, bAttacks, chanceEncounter } = roleOdds(a, b)
        expect(roleOdds(b, a)).toEqual({ aAttacks: bAttacks, bAttacks: aAttacks, chanceEncounter })
      }),
    )
  })
})
