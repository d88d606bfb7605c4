import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attackOdds,
  counterOdds,
  firstOdds,
  marksAfter,
  pingsFor,
  revealOptions,
  rollDist,
  scanOdds,
  volleyOdds,
} from '../../../shared/systems/downsync/index.ts'
import { CARDS, force, marks } from './builders.ts'

/** Every odds function against throws that are counted out one by one, and what is true of all input. */

const FACES = [1, 2, 3, 4, 5, 6]
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]))
}
const best = (thrown: readonly number[], kept: number): number =>
  thrown
    .toSorted((one, other) => other - one)
    .slice(0, kept)
    .reduce((sum, one) => sum + one, 0)
const share = <Thrown>(all: readonly Thrown[], does: (thrown: Thrown) => boolean): number =>
  all.filter(does).length / all.length
const total = (chances: Iterable<number>): number => [...chances].reduce((sum, one) => sum + one, 0)
const counts = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most })

describe('rollDist', () => {
  it.each([
    [1, 0],
    [1, 1],
    [1, 4],
    [2, 0],
    [2, 1],
    [2, 3],
  ] as const)('%i dice, Advantage %i, as counted out', (dice, advantage) => {
    const all = throws(dice + advantage)
    const found = rollDist(dice, advantage)
    expect(Object.keys(found)).toHaveLength(dice === 1 ? 6 : 11)
    for (const [sum, chance] of Object.entries(found))
      expect(chance).toBe(share(all, (thrown) => best(thrown, dice) === Number(sum)))
  })
  it('is whole for any Advantage', () =>
    fc.assert(
      fc.property(fc.constantFrom(1, 2), counts(5000), (dice, advantage) => {
        const chances = Object.values(rollDist(dice, advantage))
        expect(total(chances)).toBeCloseTo(1, 10)
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
      }),
    ))
})

const attack = fc.record({
  targ: counts(10),
  def: counts(20),
  inches: counts(30),
  range: fc.constant(null),
  concealed: fc.boolean(),
  mod: fc.integer({ min: -3, max: 3 }),
  advantage: counts(2),
  cm: counts(3),
  cmPlus: counts(2),
})

describe('attackOdds', () => {
  it('need and reasons fit together, and the chances the dice', () =>
    fc.assert(
      fc.property(attack, (q) => {
        const odds = attackOdds(q)
        if ('problem' in odds) throw new Error(odds.problem.message)
        const { need, reasons, hit, negated, effect } = odds
        expect(need).toBe(q.def - q.targ - total(reasons.map(({ add }) => add)))
        expect(reasons.every(({ add }) => add !== 0)).toBe(true)
        expect(hit).toBe(share(throws(2 + q.advantage), (thrown) => best(thrown, 2) >= need))
        expect(negated + effect).toBeCloseTo(hit, 12)
        if (hit > 0) expect(negated / hit).toBeCloseTo(counterOdds(q).negated, 12)
      }),
      { numRuns: 60 },
    ))
})

/** A volley step by step: hit or not, then token after token until one works. */
function volley(rof: number, hit: number, cm: number, cmPlus: number): Map<number, number> {
  if (rof === 0) return new Map([[0, 1]])
  const found = new Map<number, number>()
  const add = (chance: number, effect: number, left: Map<number, number>): void => {
    for (const [count, of] of left) found.set(count + effect, (found.get(count + effect) ?? 0) + chance * of)
  }
  add(1 - hit, 0, volley(rof - 1, hit, cm, cmPlus))
  let open = hit
  for (let spent = 1; spent <= cm; spent += 1) {
    add((open * 2) / 3, 0, volley(rof - 1, hit, cm - spent, cmPlus))
    open /= 3
  }
  if (cmPlus > 0) add(open, 0, volley(rof - 1, hit, 0, cmPlus - 1))
  else add(open, 1, volley(rof - 1, hit, 0, 0))
  return found
}

describe('volleyOdds', () => {
  it('as played through, one Attack after the other', () =>
    fc.assert(
      fc.property(attack, fc.integer({ min: 1, max: 4 }), (q, rof) => {
        const one = attackOdds(q)
        const odds = volleyOdds({ ...q, rof })
        if ('problem' in odds || 'problem' in one) throw new Error('Nothing is out of range here.')
        const wanted = volley(rof, one.hit, q.cm, q.cmPlus)
        expect(odds).toHaveLength(rof + 1)
        for (const [count, chance] of odds.entries()) expect(chance).toBeCloseTo(wanted.get(count) ?? 0, 12)
        expect(total(odds)).toBeCloseTo(1, 12)
      }),
      { numRuns: 80 },
    ))
  it('of one is the single shot', () => {
    const q = { targ: 6, def: 13, inches: 10, range: 24, cm: 2 }
    const odds = volleyOdds({ ...q, rof: 1 })
    const one = attackOdds(q)
    if ('problem' in odds || 'problem' in one) throw new Error('Nothing is out of range here.')
    expect(odds[1]).toBeCloseTo(one.effect, 14)
  })
  it('ends for any stock of tokens', () =>
    expect(
      volleyOdds({ targ: 6, def: 13, inches: 1, range: null, rof: 3, cm: Number.MAX_SAFE_INTEGER }),
    ).toEqual([expect.closeTo(1, 12), 0, 0, 0]))
})

describe('counterOdds', () => {
  it.each([
    [{ cm: 0 }, 0],
    [{ cm: 1 }, 2 / 3],
    [{ cm: 2 }, 8 / 9],
    [{ cm: 1, boosted: 1 }, 8 / 9],
    [{ cm: 2, boosted: 1 }, 26 / 27],
    [{ cm: 2, cmPlus: 1, boosted: 2 }, 1],
  ])('%o', (q, negated) => expect(counterOdds(q).negated).toBeCloseTo(negated, 14))
})

it('a scan needs what its target has, less its stat and every reason', () =>
  fc.assert(
    fc.property(
      fc.record({
        scan: counts(10),
        target: fc.oneof(
          fc.record({ ping: fc.constantFrom('small', 'medium', 'large') }),
          fc.record({ def: counts(20) }),
        ),
        hidden: fc.boolean(),
        mod: fc.integer({ min: -3, max: 3 }),
        advantage: counts(2),
      }),
      (q) => {
        const { need, reasons, success } = scanOdds(q)
        const def = 'ping' in q.target ? { small: 14, medium: 13, large: 12 }[q.target.ping] : q.target.def
        expect(need).toBe(def - q.scan - total(reasons.map(({ add }) => add)))
        expect(success).toBe(share(throws(2 + q.advantage), (thrown) => best(thrown, 2) >= need))
      },
    ),
    { numRuns: 60 },
  ))

it('whoever has more Advantage comes first more often', () =>
  fc.assert(
    fc.property(counts(2), counts(2), (active, other) => {
      const all = throws(1 + active).flatMap((one) =>
        [...rolled(other)].map(([face, of]) => [best(one, 1) >= face, of] as const),
      )
      const counted = total(all.map(([isFirst, of]) => (isFirst ? of : 0))) / total(all.map(([, of]) => of))
      expect(firstOdds({ active, other })).toBeCloseTo(counted, 12)
    }),
    { numRuns: 9 },
  ))
function rolled(advantage: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const thrown of throws(1 + advantage))
    found.set(best(thrown, 1), (found.get(best(thrown, 1)) ?? 0) + 1)
  return found
}

it('every Unit has a Ping, and decoys come on top', () =>
  fc.assert(
    fc.property(counts(6), counts(6), counts(6), counts(3), (small, medium, large, more) => {
      const pings = pingsFor(force(small, medium, large), CARDS, { large: more })
      expect(pings).toEqual({ small, medium, large: large + more })
    }),
  ))

it('a Ping may always be something, and never leaves more Pings than Units can explain without decoys', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), counts(12), (pings, reserve) => {
      const { unit, decoy, pingsLeftAfterUnit } = revealOptions({ pings, reserve })
      expect(unit || decoy).toBe(true)
      expect(unit).toBe(pingsLeftAfterUnit !== null)
      if (reserve === 1) expect(pingsLeftAfterUnit).toBe(0)
      if (reserve > 1) expect(pingsLeftAfterUnit).toBe(pings - 1)
    }),
  ))

it('marks that went stay away, and nobody’s marks are changed in place', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('round-start', 'refresh', 'joined', 'taskforce-end'),
      fc.record({
        activated: fc.boolean(),
        overwatch: fc.boolean(),
        stun: fc.boolean(),
        breach: counts(4),
        counters: fc.array(fc.constantFrom('Tag', 'Burning'), { maxLength: 3 }),
        cm: fc.array(counts(3), { minLength: 1, maxLength: 4 }),
      }),
      counts(3),
      (at, of, cm) => {
        const before = marks({ ...of, cmPlus: of.cm.map(() => 1) })
        const kept = structuredClone(before)
        const after = marksAfter(at, before, cm)
        expect(before).toEqual(kept)
        expect(marksAfter(at, after, cm)).toEqual(after)
        expect([after.stun, after.cmPlus]).toEqual([before.stun, before.cmPlus])
      },
    ),
  ))
