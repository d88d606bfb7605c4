import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beats } from '../../../shared/systems/blast-em/attacks.ts'
import { cardValue, succeeds, treats } from '../../../shared/systems/blast-em/healing.ts'
import {
  drugged,
  fightOdds,
  hitOdds,
  medicalOdds,
  profile,
  rescueOdds,
  skillOdds,
  woundOdds,
  type Attack,
} from '../../../shared/systems/blast-em/index.ts'
import { DAMAGES, DICE, WEAPONS } from '../../../shared/systems/blast-em/words.ts'
import { isSpared, rollsForWounds, woundsOf, woundsTaken } from '../../../shared/systems/blast-em/wounds.ts'
import { attack, claimed, hit, rulesWith, share, throws, total } from './builders.ts'

const CLOSE = 12
const RANKS = Array.from({ length: 13 }, (_none, index) => index + 1)
const skillOf = (type: Parameters<typeof profile>[1]) => profile('team', type).skill ?? claimed(null)

describe('hitOdds', () => {
  it.each([
    ['E1 a baby at an adult, lines 159–161', '0d6 2d6', 0, 1 / 6],
    ['a Trooper’s shot at a Trooper', '5d8 4d8', 0, 9 / 16],
    ['at −1', '5d8 4d8', -1, 7 / 16],
    ['behind hard cover', '5d8 4d8', -2, 21 / 64],
    ['E7 the Hero’s Snapshot', '4d8 4d8', 0, 7 / 16],
    ['an Operative’s HTH on a Guard', '5d10 3d8', 0, 59 / 80],
    ['nothing reaches that high', '0d4 20d4', 0, 0],
    ['nothing stands that low', '20d4 0d4', 0, 1],
    ['a modifier that helps', '0d6 2d6', 2, 15 / 36],
  ] as const)('%s', (_name, numbers, mod, chance) =>
    expect(hitOdds(hit(numbers, mod))).toBeCloseTo(chance, CLOSE),
  )

  it('E1 throw by throw: 6 against 3 hits, 6 against 4 does not', () => {
    expect(beats(0 + 6, 2 + 3)).toBe(true)
    expect(beats(0 + 6, 2 + 4)).toBe(false)
  })

  it('as counted throw by throw', () =>
    fc.assert(
      fc.property(
        fc.record({
          av: fc.nat(8),
          cd: fc.constantFrom(...DICE),
          dv: fc.nat(8),
          targetCd: fc.constantFrom(...DICE),
          mod: fc.integer({ min: -5, max: 5 }),
        }),
        (h) => {
          const counted = share(throws(h.cd, h.targetCd), ([one = 0, other = 0]) =>
            beats(h.av + one + h.mod, h.dv + other),
          )
          expect(hitOdds(h)).toBeCloseTo(counted, CLOSE)
        },
      ),
    ))
})

describe('woundOdds', () => {
  it.each([
    ['standard', 'fixed', [7 / 16, 9 / 16, 0, 0]],
    ['heavy', 'fixed', [7 / 16, 0, 9 / 16, 0]],
    ['radius', 'fixed', [7 / 16, 9 / 16, 0, 0]],
    ['standard', 'variable', [42 / 96, 45 / 96, 9 / 96, 0]],
    ['heavy', 'variable', [14 / 32, 0, 9 / 32, 9 / 32]],
    ['radius', 'variable', [7 / 16, 9 / 16, 0, 0]],
  ] as const)('%s, %s', (weapon, damage, chances) => {
    const odds = woundOdds(attack('5d8 4d8', { weapon, damage }))
    expect(odds).toHaveLength(4)
    for (const [wounds, chance] of chances.entries()) expect(odds[wounds]).toBeCloseTo(chance, CLOSE)
  })

  it.each([
    ['standard', 'variable', 5, 1],
    ['standard', 'variable', 6, 2],
    ['heavy', 'variable', 3, 2],
    ['heavy', 'variable', 4, 3],
    ['heavy', 'fixed', 1, 2],
  ] as const)('%s, %s: a %i wounds %i', (weapon, damage, face, wounds) =>
    expect(woundsOf(weapon, damage, face)).toBe(wounds),
  )
  it('throws for wounds where they vary', () => {
    expect(rollsForWounds('heavy', 'variable')).toBe(true)
    expect(rollsForWounds('radius', 'variable')).toBe(false)
    expect(rollsForWounds('heavy', 'fixed')).toBe(false)
    expect(() => woundsOf('heavy', 'variable', 7)).toThrow(RangeError)
  })
})

const anAttack: fc.Arbitrary<Attack> = fc.record({
  hit: fc.record({
    av: fc.nat(6),
    cd: fc.constantFrom(4 as const, 6 as const),
    dv: fc.nat(6),
    targetCd: fc.constantFrom(4 as const, 6 as const),
  }),
  weapon: fc.constantFrom(...WEAPONS),
  damage: fc.constantFrom(...DAMAGES),
})

describe('fightOdds', () => {
  const atBot = attack('5d8 4d6')

  it.each([
    ['E4 two troopers at one Security ’Bot', [atBot, atBot], 2, false, [135 / 256, 121 / 256, 0]],
    ['with a force field', [atBot, atBot], 2, true, [1, 0, 0]],
    ['E7 one wound of two', [attack('5d8 4d8')], 2, false, [1, 0, 0]],
    ['the last wound', [attack('5d8 4d8')], 1, false, [7 / 16, 9 / 16, 0]],
    [
      'a field eats one wound of a heavy hit, not the hit',
      [attack('5d8 4d8', { weapon: 'heavy' })],
      1,
      true,
      [7 / 16, 9 / 16, 0],
    ],
    ['a heavy hit at one wound', [attack('5d8 4d8', { weapon: 'heavy' })], 1, false, [7 / 16, 0, 9 / 16]],
    ['Mostly Dead already', [attack('5d8 4d8')], 0, false, [0, 7 / 16, 9 / 16]],
    ['nobody attacks', [], 3, false, [1, 0, 0]],
  ] as const)('%s', (_name, attacks, wounds, forceField, [up, mostlyDead, out]) => {
    const odds = fightOdds({ attacks: [...attacks], wounds, forceField })
    expect(odds.up).toBeCloseTo(up, CLOSE)
    expect(odds.mostlyDead).toBeCloseTo(mostlyDead, CLOSE)
    expect(odds.out).toBeCloseTo(out, CLOSE)
  })

  it('adds up to 1', () =>
    fc.assert(
      fc.property(
        fc.array(anAttack, { maxLength: 12 }),
        fc.nat(6),
        fc.boolean(),
        (attacks, wounds, forceField) => {
          expect(total(fightOdds({ attacks, wounds, forceField }))).toBeCloseTo(1, CLOSE)
          for (const each of attacks) expect(total(woundOdds(each))).toBeCloseTo(1, CLOSE)
        },
      ),
    ))

  it('two attacks as counted throw by throw', () =>
    fc.assert(
      fc.property(anAttack, anAttack, fc.nat(4), fc.boolean(), (one, other, wounds, forceField) => {
        const dice = [one, other].flatMap(({ hit: { cd, targetCd } }) => [cd, targetCd, 6] as const)
        const left = throws(...dice).map((faces) => {
          const suffered = [one, other].map((each, index) => {
            const [attacks = 0, defends = 0, wound = 1] = faces.slice(index * 3, index * 3 + 3)
            const isHit = each.hit.av + attacks > each.hit.dv + defends
            return isHit ? woundsOf(each.weapon, each.damage, wound) : 0
          })
          return [wounds - woundsTaken((suffered[0] ?? 0) + (suffered[1] ?? 0), forceField)]
        })
        const odds = fightOdds({ attacks: [one, other], wounds, forceField })
        expect(odds.up).toBeCloseTo(
          share(left, ([sum = 0]) => sum > 0),
          9,
        )
        expect(odds.mostlyDead).toBeCloseTo(
          share(left, ([sum = 0]) => sum === 0),
          9,
        )
        expect(odds.out).toBeCloseTo(
          share(left, ([sum = 0]) => sum < 0),
          9,
        )
      }),
      { numRuns: 12 },
    ))
})

describe('a Teacher spares (line 55, R28)', () => {
  it.each([
    // wounds left, by Teachers, by others, decisive, always
    ['alone', 1, 1, 0, true, true],
    ['below 0', 1, 2, 0, true, true],
    ['together', 2, 1, 1, true, true],
    ['the others alone would have', 1, 1, 1, false, true],
    ['did not strike', 1, 0, 1, false, false],
    ['nobody fell', 3, 1, 1, false, false],
  ] as const)('%s', (_name, left, byTeachers, byOthers, decisive, always) => {
    const q = { left, byTeachers, byOthers }
    expect(isSpared(q, { mercy: 'decisive' })).toBe(decisive)
    expect(isSpared(q, { mercy: 'always' })).toBe(always)
  })
})

describe('medicalOdds', () => {
  it.each([
    ['corpsman', 15 / 26, 5 / 13],
    ['medic', 17 / 26, 6 / 13],
    ['teacher', 101 / 156, 289 / 624],
    ['sidekick', 11 / 26, 73 / 312],
    ['botEnhanced', 47 / 65, 7 / 13],
  ] as const)('%s, hurt and Mostly Dead', (type, hurt, dying) => {
    expect(medicalOdds({ ...skillOf(type), dying: false })).toBeCloseTo(hurt, CLOSE)
    expect(medicalOdds({ ...skillOf(type), dying: true })).toBeCloseTo(dying, CLOSE)
  })

  it.each([
    ['corpsman', 17 / 26],
    ['medic', 19 / 26],
  ] as const)('%s, meeting is enough', (type, chance) =>
    expect(medicalOdds({ ...skillOf(type), dying: false, house: { medical: 'meet' } })).toBeCloseTo(
      chance,
      CLOSE,
    ),
  )

  it('as counted card by card, by every house rule', () => {
    for (const medical of ['exceed', 'meet'] as const)
      for (const court of ['rank', 'ten'] as const)
        for (const cd of DICE) {
          const rows = throws(cd, 4).flatMap((faces) => RANKS.map((rank) => [...faces, rank]))
          const rules = rulesWith({ medical, court })
          const counted = (dying: boolean): number =>
            share(rows, ([roll = 0, d4 = 0, rank = 1]) =>
              treats(3 + roll, cardValue(rank, rules) + (dying ? d4 : 0), rules),
            )
          const q = { av: 3, cd, house: { medical, court } }
          expect(medicalOdds({ ...q, dying: false })).toBeCloseTo(counted(false), CLOSE)
          expect(medicalOdds({ ...q, dying: true })).toBeCloseTo(counted(true), CLOSE)
        }
  })

  // E3, line 264: seven on the roll does it against a six, not against a six and a d4
  it('E3 the card alone, and at 0 the d4 more', () => {
    expect(treats(7, 6, rulesWith())).toBe(true)
    expect(treats(7, 6 + 1, rulesWith())).toBe(false)
    expect(treats(7, 6 + 1, rulesWith({ medical: 'meet' }))).toBe(true)
  })

  it.each([
    [1, 1, 1],
    [10, 10, 10],
    [11, 11, 10],
    [13, 13, 10],
  ])('a card of rank %i counts %i, or %i', (rank, asRank, asTen) => {
    expect(cardValue(rank, { court: 'rank' })).toBe(asRank)
    expect(cardValue(rank, { court: 'ten' })).toBe(asTen)
  })
  it('knows no fourteenth rank', () => expect(() => cardValue(14, { court: 'rank' })).toThrow(RangeError))
})

describe('rescueOdds', () => {
  const corpsman = { av: 4, cd: 8 } as const
  it('one Corpsman', () => expect(rescueOdds({ healers: [corpsman] })).toBeCloseTo(18775 / 28561, CLOSE))
  it('nobody', () => expect(rescueOdds({ healers: [] })).toBe(0))
  it('two healers, turn by turn', () => {
    const medic = { av: 5, cd: 8 } as const
    const fails = (8 / 13) * (7 / 13)
    const lost = (fails + fails ** 2 + fails ** 3 + fails ** 4) / 4
    expect(rescueOdds({ healers: [corpsman, medic] })).toBeCloseTo(1 - lost, CLOSE)
  })
  it('whoever has tried in this turn has one try less', () => {
    const medic = { av: 5, cd: 8, tried: true } as const
    const lost = (8 / 13) ** 2 * (7 / 13)
    expect(rescueOdds({ healers: [corpsman, medic], turns: 2 })).toBeCloseTo(1 - lost, CLOSE)
    expect(rescueOdds({ healers: [medic], turns: 1 })).toBe(0)
  })
  it.each([
    ['the turns that are left are known', { turns: 2 }, 1 - (8 / 13) ** 2],
    ['none is left', { turns: 0 }, 0],
    ['the one die is known', { turns: 1, worse: 1 }, medicalOdds({ ...corpsman, dying: true, worse: 1 })],
    [
      'one die for all tries, not thrown yet',
      { turns: 2, shared: true },
      [1, 2, 3, 4].reduce(
        (sum, worse) => sum + 1 - (1 - medicalOdds({ ...corpsman, dying: true, worse })) ** 2,
        0,
      ) / 4,
    ],
  ] as const)('%s', (_name, known, chance) =>
    expect(rescueOdds({ healers: [corpsman], ...known })).toBeCloseTo(chance, CLOSE),
  )
  it('below 0 in a trauma unit: two dice on top of the card', () => {
    const found = RANKS.map((rank) =>
      share(throws(8, 4, 4), ([roll = 0, one = 0, other = 0]) => 4 + roll > rank + one + other),
    )
    expect(medicalOdds({ ...corpsman, dying: true, deep: true })).toBeCloseTo(
      found.reduce((sum, chance) => sum + chance, 0) / RANKS.length,
      CLOSE,
    )
  })
  it('the house rules count', () =>
    expect(rescueOdds({ healers: [corpsman], house: { medical: 'meet' } })).toBeGreaterThan(18775 / 28561))
})

describe('skillOdds', () => {
  it('a Techie at a lock: exceeding, whatever healers may do', () => {
    const techie = { av: 5, cd: 8 } as const
    expect(skillOdds(techie)).toBeCloseTo(17 / 26, CLOSE)
    expect(skillOdds({ ...techie, house: { medical: 'meet' } })).toBeCloseTo(17 / 26, CLOSE)
    // rolls 11 to 13 beat all four of the court
    expect(skillOdds({ ...techie, house: { court: 'ten' } })).toBeCloseTo(
      (5 + 6 + 7 + 8 + 9 + 39) / 104,
      CLOSE,
    )
    expect([succeeds(7, 6), succeeds(6, 6)]).toEqual([true, false])
  })
})

describe('drugged', () => {
  it.each([
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 12],
    [12, 12],
  ] as const)('a d%i becomes a d%i', (cd, lifted) => expect(drugged(cd)).toBe(lifted))
})
