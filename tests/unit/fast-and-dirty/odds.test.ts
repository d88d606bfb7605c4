import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assaultOdds,
  bands,
  breakAt,
  damageOdds,
  fireEffect,
  missionTotals,
  moraleOdds,
  penetrationOdds,
  rangeBand,
  squadDamage,
  strikeEffect,
  successOdds,
} from '../../../shared/systems/fast-and-dirty/index.ts'
import { claimed } from './builders.ts'

/** Every odds function against throws that are counted out one by one. */

const FACES = [1, 2, 3, 4, 5, 6]
/** Every throw of so many dice. */
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]))
}
const share = <Thrown>(all: readonly Thrown[], does: (thrown: Thrown) => boolean): number =>
  all.filter(does).length / all.length
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
const close = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length)
  for (const [at, chance] of expected.entries()) expect(found[at]).toBeCloseTo(chance, 12)
}

describe('breakAt', () => {
  it.each([
    // size, reluctant, uncertain, steady, determined
    [1, 1, 1, 1, 1],
    [4, 1, 1, 2, 3],
    [5, 1, 2, 3, 4],
    [6, 1, 2, 3, 5],
    [8, 1, 2, 4, 6],
    [10, 1, 3, 5, 8],
  ])('%i figures', (size, ...breaks) => {
    const found = (['reluctant', 'uncertain', 'steady', 'determined'] as const).map((resolve) =>
      breakAt({ resolve, size }),
    )
    expect(found).toEqual(breaks)
  })
  it('an officer who joins is one more', () => {
    expect(breakAt({ resolve: 'steady', size: 8, officer: true })).toBe(5)
    expect(breakAt({ resolve: 'reluctant', size: 8, officer: true })).toBe(1)
  })
  it('vehicles', () => expect(breakAt({ resolve: 'uncertain', vehicle: true })).toBe(2))
})

describe('rangeBand', () => {
  it.each([
    [4, 'base', 'close'],
    [4.01, 'close', 'medium'],
    [20, 'close', 'medium'],
    [40, 'medium', 'long'],
    [60, 'long', 'out'],
    [60.5, 'out', 'out'],
    [0, 'base', 'close'],
  ] as const)('%f inches', (inches, band, unseen) => {
    expect(rangeBand({ quality: 'regular', mult: 5, inches })).toBe(band)
    expect(rangeBand({ quality: 'regular', mult: 5, inches, stealth: true })).toBe(unseen)
  })
  it('×1 has no close of its own', () => {
    expect(bands({ quality: 'elite', mult: 1 })).toEqual({ base: 5, close: 5, medium: 10, long: 15 })
    expect(rangeBand({ quality: 'elite', mult: 1, inches: 5 })).toBe('base')
    expect(rangeBand({ quality: 'elite', mult: 1, inches: 5, stealth: true })).toBe('close')
  })
})

/** Successes of dice, failed ones thrown again, by hand. */
function counted(q: {
  dice: number
  need: number
  auto: number
  fail: number
  plus: number
  rerolls: number
}): number[] {
  const failing = Math.min(q.fail, q.dice)
  const sure = Math.min(q.auto, q.dice - failing)
  const rolled = q.dice - failing - sure
  const good = (face: number | undefined): boolean => (face ?? 0) + q.plus >= q.need
  const all = throws(2 * rolled)
  return Array.from({ length: q.dice + 1 }, (_none, wanted) =>
    share(all, (thrown) => {
      let left = q.rerolls
      let successes = sure
      for (let at = 0; at < rolled; at += 1) {
        if (good(thrown[at])) successes += 1
        else if (left > 0) {
          left -= 1
          if (good(thrown[rolled + at])) successes += 1
        }
      }
      return successes === wanted
    }),
  )
}

describe('successOdds', () => {
  it('as counted out', () =>
    fc.assert(
      fc.property(
        fc.record({
          dice: fc.integer({ min: 1, max: 3 }),
          need: fc.integer({ min: 2, max: 6 }),
          auto: fc.integer({ min: 0, max: 4 }),
          fail: fc.integer({ min: 0, max: 2 }),
          plus: fc.integer({ min: -6, max: 6 }),
          rerolls: fc.integer({ min: 0, max: 4 }),
        }),
        (q) => close(successOdds(q), counted(q)),
      ),
      { numRuns: 60 },
    ))
  it('Shaky before brave', () => expect(successOdds({ dice: 1, need: 2, auto: 1, fail: 1 })).toEqual([1, 0]))
  it('many dice too', () => {
    const odds = successOdds({ dice: 60, need: 4, rerolls: 30 })
    expect(odds).toHaveLength(61)
    expect(sum(odds)).toBeCloseTo(1, 12)
  })
})

describe('moraleOdds', () => {
  it.each(['rabble', 'conscript', 'regular', 'elite'] as const)('%s', (quality) => {
    const need = { rabble: 5, conscript: 4, regular: 3, elite: 2 }[quality]
    for (const [auto, fail, plus, leadership] of [
      [0, 0, 0, 0],
      [1, 0, -1, 1],
      [1, 1, 1, 3],
      [0, 1, 0, 2],
    ] as const) {
      const [none = 0, one = 0, two = 0, three = 0] = counted({
        ...{ dice: 3, need, auto, fail, plus },
        rerolls: leadership,
      })
      const odds = moraleOdds({ quality, auto, fail, plus, leadership })
      close([odds.rout, odds.fallBack, odds.rally], [none, one, two + three])
    }
  })
})

describe('fireEffect', () => {
  const plain = { dice: 2, quality: 'conscript', band: 'close', cover: 'none' } as const
  it.each<
    [string, Partial<Parameters<typeof fireEffect>[0]>, add: number, extraDice: number, reasons: number]
  >([
    ['nothing', {}, 0, 0, 0],
    ['Elite at Base Range', { quality: 'elite', band: 'base' }, 4, 0, 2],
    ['long', { band: 'long' }, -4, 0, 1],
    ['8 riflemen', { riflemen: 8 }, 2, 0, 1],
    ['2 riflemen', { riflemen: 2 }, 0, 0, 0],
    ['two SAWs', { saws: 2 }, 4, 0, 1],
    ['shotgun and flamethrower', { weapons: ['assaultShotgun', 'flamethrower'] }, 1, 1, 1],
    ['two launchers', { weapons: ['grenadeLauncher', 'grenadeLauncher'] }, 0, 2, 0],
    ['Under Fire itself', { suppressed: true }, -3, 0, 1],
    ['a trait', { other: 2 }, 2, 0, 1],
    ['at whom is Under Fire', { target: { suppressed: true } }, -1, 0, 1],
    ['at a crowd', { target: { bunched: true, nonCombatant: true } }, 4, 0, 2],
    ['at rabble in the open', { target: { rabbleInOpen: true } }, 1, 0, 1],
    ['at a sniper', { target: { sniper: true } }, -2, 0, 1],
    ['a chain gun at medium', { dice: 1, band: 'medium', weapons: ['chainGunHeavy'] }, 5, 0, 2],
    ['a beam at long', { dice: 1, band: 'long', weapons: ['beamLight'] }, 0, 0, 0],
    ['a cannon at a tank', { dice: 1, weapons: ['cannonHeavy'], target: { vehicle: true } }, 3, 0, 1],
    [
      'at a vehicle only range, Quality, fire, weapons',
      {
        ...{ quality: 'regular', band: 'medium', riflemen: 9, saws: 2, suppressed: true, other: 1 },
        weapons: ['plasmaRifle'],
        target: { vehicle: true, suppressed: true, bunched: true, nonCombatant: true, sniper: true },
      },
      -2,
      0,
      5,
    ],
  ])('%s', (_name, over, add, extraDice, reasons) => {
    const found = fireEffect({ ...plain, ...over })
    expect([found.add, found.extraDice, found.reasons.length]).toEqual([add, extraDice, reasons])
    expect(sum(found.reasons.map((one) => one.add))).toBe(add)
    expect(found.reasons.every((one) => one.add !== 0)).toBe(true)
  })

  it('hits and pinning as counted out', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const, 'sum' as const),
        fc.constantFrom('none' as const, 'partial' as const, 'hard' as const),
        fc.integer({ min: -8, max: 12 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 20 }),
        (dice, cover, other, launchers, pinAt) => {
          const weapons = Array.from({ length: launchers }, () => 'grenadeLauncher' as const)
          const found = fireEffect({ ...plain, dice, cover, other, weapons, target: { pinAt } })
          const own = dice === 1 ? 1 : 2
          const totals = throws(own + launchers).map((thrown) => {
            const first = thrown.slice(0, own)
            const shown = dice === 'sum' ? sum(first) : Math.max(...first)
            return shown + sum(thrown.slice(own)) + other
          })
          const points = { none: 3, partial: 4, hard: 5 }[cover]
          const hits = totals.map((total) => Math.max(0, Math.floor(total / points)))
          const most = Math.max(...hits)
          close(
            found.hits,
            Array.from({ length: most + 1 }, (_none, count) => share(hits, (one) => one === count)),
          )
          expect(found.pinned).toBeCloseTo(
            share(totals, (total) => total > pinAt),
            12,
          )
        },
      ),
      { numRuns: 80 },
    ))
  it('vehicles are never pinned, nor is who cannot be', () => {
    const hail = { ...plain, riflemen: 60 }
    expect(fireEffect({ ...hail, other: 30, target: { vehicle: true, pinAt: 5 } }).pinned).toBe(0)
    expect(fireEffect({ ...hail, target: { pinAt: null } }).pinned).toBe(0)
    expect(fireEffect({ ...hail, target: { pinAt: 5 } }).pinned).toBe(1)
  })
})

describe('strikeEffect', () => {
  it('counts two dice, the weapon and the target', () => {
    const found = strikeEffect({
      weapon: 'missileLauncher',
      cover: 'partial',
      target: {
        suppressed: true,
        rabbleInOpen: true,
        bunched: true,
        nonCombatant: true,
        sniper: true,
        pinAt: 14,
      },
    })
    expect([found.add, found.extraDice, found.reasons.length]).toEqual([5, 0, 5])
    const totals = throws(2).map((thrown) => sum(thrown) + 5)
    close(found.hits, [
      0,
      share(totals, (total) => total < 8),
      share(totals, (total) => total >= 8 && total < 12),
      share(totals, (total) => total >= 12 && total < 16),
      share(totals, (total) => total >= 16),
    ])
    expect(found.pinned).toBeCloseTo(
      share(totals, (total) => total > 14),
      12,
    )
  })
  it('pins by its weight', () => {
    const pinned = (weapon: string | null): number =>
      strikeEffect({ weapon: claimed(weapon), cover: 'hard', target: { pinAt: 16 } }).pinned
    expect(['cannonMedium', 'cannonHeavy', 'mortarHeavy'].map(pinned)).toEqual([1, 1, 1])
    expect(['cannonLight', 'mortarLight', null].map(pinned)).toEqual([0, 0, 0])
  })
  it('of Close-In Defense has no weapon', () =>
    expect(strikeEffect({ weapon: null, cover: 'none' })).toMatchObject({ add: 0, reasons: [] }))
})

const pairs = throws(2)
describe('damage', () => {
  it.each([
    [3, 4, false],
    [2, -2, true],
    [1, 6, false],
    [9, 0, true],
  ])('+%i against %i, few: %s', (damage, armour, few) => {
    const by = pairs.map(([a = 0, d = 0]) => a + damage - (few ? 1 : 0) - d - armour)
    close(Object.values(damageOdds({ damage, armour, few })), [
      share(by, (one) => one < 0),
      0,
      share(by, (one) => one >= 0),
    ])
    close(Object.values(damageOdds({ damage, armour, few, wounds: true })), [
      share(by, (one) => one < 0),
      share(by, (one) => one >= 0 && one < 3),
      share(by, (one) => one >= 3),
    ])
  })
  it('by squads: no more is saved than hit, and odd kills wound', () => {
    expect(squadDamage({ hits: 2, attack: 1, defence: 9 })).toEqual({ killed: 0, wounded: 0, saved: 2 })
    expect(squadDamage({ hits: 5, attack: 9, defence: 1, wounds: true })).toEqual({
      killed: 2,
      wounded: 3,
      saved: 0,
    })
  })
  it.each([
    [7, 9, false],
    [1, 3, true],
    [5, 0, true],
    [0, 4, false],
  ])('AT %i against %i, reactive: %s', (at, armour, reactive) => {
    const by = throws(3).map(([a = 0, d = 0, e = 0]) => a + at - armour - (reactive ? Math.max(d, e) : d))
    close(Object.values(penetrationOdds({ at, armour, reactive })), [
      share(by, (one) => one < 0),
      share(by, (one) => one >= 0 && one < 3),
      share(by, (one) => one >= 3),
    ])
  })
  it('without a rating only what has no armour', () => {
    expect(penetrationOdds({ at: null, armour: 1 })).toEqual({ none: 1, once: 0, twice: 0 })
    expect(penetrationOdds({ at: null, armour: 0 })).toEqual(penetrationOdds({ at: 0, armour: 0 }))
  })
})

describe('assaultOdds', () => {
  const rolled = (dice: 1 | 2 | 'sum'): number[] =>
    dice === 1 ? FACES : pairs.map((pair) => (dice === 2 ? Math.max(...pair) : sum(pair)))
  it('as counted out', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const, 'sum' as const),
        fc.constantFrom(1 as const, 2 as const, 'sum' as const),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (a, b, plusA, plusB) => {
          const all = rolled(a).flatMap((one) =>
            rolled(b).map((other) => [one + plusA, other + plusB] as const),
          )
          const least = (total: number): number => Math.max(1, total)
          close(Object.values(assaultOdds({ a: { dice: a, add: plusA }, b: { dice: b, add: plusB } })), [
            share(all, ([one, other]) => one > other),
            share(all, ([one, other]) => one === other),
            share(all, ([one, other]) => other > one),
            share(all, ([one, other]) => one > other && least(one) >= 2 * least(other)),
            share(all, ([one, other]) => other > one && least(other) >= 2 * least(one)),
          ])
        },
      ),
      { numRuns: 60 },
    ))
})

describe('missionTotals', () => {
  it('adds Stance, Attitude and bonus to the dice', () =>
    expect(
      missionTotals({
        stance: 'offensive',
        attitude: 'aggressive',
        bonus: ['hold', 'sweep'],
        rolls: [1, 2, 3, 4, 5, 6, 1, 2],
      }),
    ).toEqual({
      assault: 4,
      expand: 2,
      hold: 4,
      infiltrate: 5,
      interfere: 5,
      patrol: 6,
      strike: 2,
      sweep: 6,
    }))
})
