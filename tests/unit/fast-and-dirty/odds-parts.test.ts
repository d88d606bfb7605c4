import { describe, expect, it } from 'vitest'
import { clashOdds, type ClashSide } from '../../../shared/systems/fast-and-dirty/odds/clash.ts'
import { harmOdds } from '../../../shared/systems/fast-and-dirty/chances/harm.ts'
import { triesOf } from '../../../shared/systems/fast-and-dirty/chances/spread.ts'
import { trialOdds } from '../../../shared/systems/fast-and-dirty/odds/trials.ts'
import { stormOdds, wreckOdds, type Hull } from '../../../shared/systems/fast-and-dirty/chances/wreck.ts'
import { shownBy } from '../../../shared/systems/fast-and-dirty/dice.ts'
import { VEHICLE_ASSAULT_DAMAGE } from '../../../shared/systems/fast-and-dirty/data/assault.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import {
  assaultOdds,
  damageOdds,
  moraleOdds,
  penetrationOdds,
  successOdds,
} from '../../../shared/systems/fast-and-dirty/index.ts'

/** What is put together of the page's functions, against throws that are counted out one by one. */

const FACES = [1, 2, 3, 4, 5, 6]
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]))
}
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
const close = (found: readonly number[], expected: readonly number[]): void => {
  expect(found.length).toBeGreaterThanOrEqual(expected.length)
  for (const [at, chance] of found.entries()) expect(chance).toBeCloseTo(expected[at] ?? 0, 12)
}
const certain = (count: number): number[] => [...Array.from({ length: count }, () => 0), 1]
const NO_WOUNDS = { ...DEFAULT_RULES, recoverWounded: false }

describe('what hits do to a squad', () => {
  it('three hits on two figures, all throws', () => {
    const [killed, wounded, fallen] = [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]
    const all = throws(6)
    for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of all) {
      const fates = [0, 0]
      for (const [at, lead] of [a + 2 - d, b + 2 - e, c + 2 - f].entries()) {
        const on = at % 2
        if (lead >= 0) fates[on] = lead >= 3 || (fates[on] ?? 0) > 0 ? 2 : 1
      }
      const count = (of: number): number => fates.filter((fate) => fate === of).length
      const add = (to: number[], at: number): void => void (to[at] = (to[at] ?? 0) + 1 / all.length)
      add(killed, count(2))
      add(wounded, count(1))
      add(fallen, count(1) + count(2))
    }
    const found = harmOdds({ hits: certain(3), figures: 2, damage: 2, armour: 0 }, DEFAULT_RULES)
    close(found.killed, killed)
    close(found.wounded, wounded)
    close(found.fallen, fallen)
  })
  it('hits beyond the last figure may be lost', () => {
    const found = harmOdds(
      { hits: certain(9), figures: 2, damage: 2, armour: 0 },
      { ...NO_WOUNDS, moreHits: 'lost' },
    )
    close(found.killed, triesOf(2, damageOdds({ damage: 2, armour: 0 }).killed))
  })
  it('a Save takes a third of them', () => {
    const found = harmOdds({ hits: certain(2), figures: 6, damage: 9, armour: 0, save: 5 }, NO_WOUNDS)
    close(found.killed, triesOf(2, 4 / 6))
  })
  it('by squads, as the book’s four hits have it', () => {
    // 5 against 6 saves one (E5): so does every throw of the attacker's that is one lower.
    const found = harmOdds(
      { hits: certain(4), figures: 8, damage: 0, armour: 0 },
      { ...DEFAULT_RULES, squadBasedDamage: true },
    )
    expect(found.fates[1]?.[2]).toBeCloseTo(5 / 36, 12)
    expect(sum(found.fallen)).toBeCloseTo(1, 12)
  })
})

const HULL: Hull = { crew: 3, weapons: 2, immobilised: false, flies: false, driver: 'none' }
describe('what hits do to a vehicle', () => {
  it('one hit', () => {
    const { once, twice } = penetrationOdds({ at: 5, armour: 5 })
    const found = wreckOdds(HULL, { hits: certain(1), at: 5, armour: 5, reactive: false }, DEFAULT_RULES)
    expect(found.destroyed).toBeCloseTo(once / 6 + (twice * 11) / 36, 12)
    expect(found.penetrates).toBeCloseTo(21 / 36, 12)
    // Of two a weapon is preferred to a track, and that to one of the crew.
    expect(found.weaponLost).toBeCloseTo(once / 6 + (twice * 9) / 36, 12)
    expect(found.immobilised).toBeCloseTo(once / 3 + (twice * 12) / 36, 12)
    expect(found.crewLost).toBeCloseTo(once / 3 + (twice * 4) / 36, 12)
    expect(found.hits[1]).toBeCloseTo(once + twice, 12)
  })
  it('what is broken already cannot break again', () => {
    const bare: Hull = { ...HULL, weapons: 0, immobilised: true }
    const { once, twice } = penetrationOdds({ at: 9, armour: 0 })
    const found = wreckOdds(bare, { hits: certain(1), at: 9, armour: 0, reactive: false }, DEFAULT_RULES)
    expect(found.damaged).toBeCloseTo(once / 2 + twice * (1 - 9 / 36), 12)
  })
  it('a flyer that cannot move, and a crew of one, are lost', () => {
    const flyer: Hull = { ...HULL, crew: 1, flies: true }
    const found = wreckOdds(flyer, { hits: certain(1), at: 0, armour: 5, reactive: false }, DEFAULT_RULES)
    const { once } = penetrationOdds({ at: 0, armour: 5 })
    expect(found.destroyed).toBeCloseTo((once * 5) / 6, 12)
  })
  it('without a rating nothing comes through', () => {
    const found = wreckOdds(HULL, { hits: certain(3), at: null, armour: 4, reactive: false }, DEFAULT_RULES)
    expect([found.damaged, found.penetrates]).toEqual([0, 0])
  })
  it('blows of two figures share one die of the defence', () => {
    const all = throws(3)
    const hits = [0, 1, 2].map(
      (wanted) =>
        all.filter(([a = 0, b = 0, d = 0]) => [a, b].filter((one) => one + 2 >= d + 3).length === wanted)
          .length / all.length,
    )
    const found = stormOdds(
      HULL,
      { figures: 2, add: 2, armour: 3, table: VEHICLE_ASSAULT_DAMAGE },
      DEFAULT_RULES,
    )
    close(found.hitsBy, hits)
    expect(found.destroyed).toBeCloseTo((hits[1] ?? 0) / 6 + ((hits[2] ?? 0) * 11) / 36, 12)
  })
})

const side = (over: Partial<ClashSide> = {}): ClashSide => ({
  ...{ shown: shownBy(2), add: 0, rolls: 3, size: 3, onPowered: () => 0 },
  ...over,
})
describe('a Close Assault', () => {
  it('ends as its two totals do', () => {
    const found = clashOdds(side({ add: 2 }), side(), DEFAULT_RULES)
    const expected = assaultOdds({ a: { dice: 2, add: 2 }, b: { dice: 2, add: 0 } })
    for (const [name, chance] of Object.entries(expected))
      expect(found[name as keyof typeof expected]).toBeCloseTo(chance, 12)
  })
  it('kills, saves and Overruns as counted out', () => {
    // One against two, a die each: totals, then the kills of each side.
    const a = side({ shown: FACES, rolls: 2, size: 1, onPowered: (kills) => kills })
    const b = side({ shown: FACES, rolls: 2, size: 2 })
    const [aLoses, bLoses] = [
      [0, 0],
      [0, 0, 0],
    ]
    for (const one of FACES)
      for (const other of FACES) {
        const overrun = one >= 2 * other || other >= 2 * one
        const need = (own: number, foe: number): number => (own > foe ? 3 : own === foe ? 4 : overrun ? 6 : 5)
        const byA = one > other && overrun ? certain(2) : triesOf(2, (7 - need(one, other)) / 6)
        const saved = overrun ? 1 : 4 / 6
        const byB = triesOf(2, ((7 - need(other, one)) / 6) * saved)
        const onA = other > one && overrun ? [0, 1] : [byB[0] ?? 0, 1 - (byB[0] ?? 0)]
        for (const [at, chance] of onA.entries()) aLoses[at] = (aLoses[at] ?? 0) + chance / 36
        for (const [at, chance] of byA.entries()) bLoses[at] = (bLoses[at] ?? 0) + chance / 36
      }
    const found = clashOdds(a, b, DEFAULT_RULES)
    close(found.aLoses, aLoses)
    close(found.bLoses, bLoses)
  })
  it('negates of two Fire Teams only what falls on the power armour of one', () => {
    // Two dice of the enemy, who always wins by one; the first kill falls on who leads, without power armour.
    const own = side({ shown: [1], rolls: 0, size: 2, onPowered: (kills) => Math.max(0, kills - 1) })
    const foe = side({ shown: [1], add: 4, rolls: 2, size: 1 })
    const rules = { ...DEFAULT_RULES, powerInOverrun: true }
    const found = clashOdds({ ...own, add: 4 }, { ...foe, add: 5 }, rules)
    const [none = 0, one = 0, two = 0] = triesOf(2, 4 / 6)
    close(found.aLoses, [none, one + two / 3, (two * 2) / 3])
  })
})

describe('dice that are counted', () => {
  it.each([
    { dice: 3, need: 3 },
    { dice: 3, need: 4, auto: 1, fail: 1, plus: -1, rerolls: 2 },
    { dice: 2, need: 2, auto: 3 },
  ])('%j as the page’s function', (q) => close(trialOdds(q), successOdds(q)))
  it('are thrown again as a whole where they do not rally', () => {
    const { rally, fallBack, rout } = moraleOdds({ quality: 'conscript' })
    const [none = 0, one = 0, ...more] = trialOdds({ dice: 3, need: 4, again: { below: 2, all: true } })
    close([none, one, sum(more)], [(1 - rally) * rout, (1 - rally) * fallBack, rally + (1 - rally) * rally])
  })
  it('or the worst of them alone', () => {
    const [none = 0] = trialOdds({ dice: 3, need: 4, again: { below: 2, all: false } })
    expect(none).toBeCloseTo(1 / 16, 12)
  })
  it('Brave before Shaky, where the group rules so', () =>
    close(trialOdds({ dice: 1, need: 2, auto: 1, fail: 1, sureFirst: true }), [0, 1]))
})
