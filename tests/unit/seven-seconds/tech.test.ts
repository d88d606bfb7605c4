import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SAMPLE_FACTION_IDS,
  SAMPLE_FACTIONS,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { checkNewFaction, checkTech } from '../../../shared/systems/seven-seconds/index.ts'
import { STATS, type Tech } from '../../../shared/systems/seven-seconds/words.ts'
import { aStat, claimed, line, rows, tech, type Row } from './builders.ts'

const ZANE = '444444/333333/222222'

const found = (problems: ReturnType<typeof checkTech>): string[] =>
  problems.map(({ code, path }) => `${code} ${path.join('.')}`)

describe('E1 the sample factions are legal', () => {
  it.each(SAMPLE_FACTION_IDS)('%s', (id) => {
    const { tech: numbers } = SAMPLE_FACTIONS[id]
    expect(checkNewFaction(numbers)).toEqual([])
    expect(rows(numbers).map((row) => row.reduce((sum, value) => sum + value))).toEqual([24, 18, 12])
  })
})

describe('R1 checkNewFaction: all six points of each rating are spent', () => {
  it.each([
    ['all points of 3rd rate left', '333333/222222/111111', ['faction/points-left 3']],
    ['2nd rate short by one', '444443/333332/222222', ['faction/points-left 2']],
    [
      '3rd rate two short, raised by 2nd rate instead',
      '444444/333333/222211',
      ['faction/points-left 3', 'faction/points-over 2'],
    ],
    ['1st rate one over', '544444/333333/222222', ['faction/points-over 1']],
    ['1st rate has a 6', '644433/333333/222222', ['tech/out-of-range 1.sensors']],
    [
      '2nd rate takes one back to spend it twice',
      '444444/133344/222222',
      ['tech/above-higher-rating 3.sensors', 'faction/points-over 2'],
    ],
    [
      'nothing spent at all',
      '111111/111111/111111',
      ['faction/points-left 3', 'faction/points-left 2', 'faction/points-left 1'],
    ],
  ])('%s', (_name, digits, expected) => {
    expect(found(checkNewFaction(tech(digits)))).toEqual(expected)
  })

  it('says what is left and what to do', () => {
    expect(checkNewFaction(tech('444444/333333/222211'))[0]).toEqual({
      code: 'faction/points-left',
      message: '3rd rate has 2 of its 6 points left: raise its stats by 2 more.',
      path: [3],
      values: { rating: 3, spent: 4, points: 6, left: 2 },
    })
  })

  it('says what is over and what to do', () => {
    expect(checkNewFaction(tech('544445/333333/222222'))[0]).toEqual({
      code: 'faction/points-over',
      message: '1st rate spends 8 of its 6 points: lower its stats by 2.',
      path: [1],
      values: { rating: 1, spent: 8, points: 6, over: 2 },
    })
  })
})

describe('checkTech', () => {
  it.each([
    ['a legal new faction', ZANE, []],
    ['a faction after many purchases', '555555/555555/555555', []],
    ['a poor faction', '111111/111111/111111', []],
    ['3rd above 2nd', '444444/333333/224222', ['tech/above-higher-rating 3.armour']],
    ['2nd above 1st', '444444/333335/222222', ['tech/above-higher-rating 2.robotics']],
    ['3rd above 1st but not above 2nd', '333333/433333/422222', ['tech/above-higher-rating 2.sensors']],
    ['below 1', '444444/333333/022222', ['tech/out-of-range 3.sensors']],
    ['above 5', '444448/333333/222222', ['tech/out-of-range 1.robotics']],
  ])('%s', (_name, digits, expected) => {
    expect(found(checkTech(tech(digits)))).toEqual(expected)
  })

  it('names rating, stat and figures', () => {
    expect(checkTech(tech('444444/333333/224222'))).toEqual([
      {
        code: 'tech/above-higher-rating',
        message: '3rd rate Armour is 4, above 2nd rate Armour 3: lower the one or raise the other.',
        path: [3, 'armour'],
        values: { rating: 3, stat: 'armour', value: 4, higher: 2, limit: 3 },
      },
    ])
    expect(checkTech(tech('444444/333333/022222'))[0]?.message).toBe(
      '3rd rate Sensors is 0: give it a whole number from 1 to 5.',
    )
  })
})

describe('what a file may hold in place of a faction', () => {
  const good = tech(ZANE)
  const without = ({ 1: first, 2: second }: Tech) => ({ 1: first, 2: second })

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['tech/missing-rating 3', 'tech/missing-rating 2', 'tech/missing-rating 1']],
    ['null', null, ['tech/missing-rating 3', 'tech/missing-rating 2', 'tech/missing-rating 1']],
    ['a word', 'zane', ['tech/missing-rating 3', 'tech/missing-rating 2', 'tech/missing-rating 1']],
    ['two ratings', without(good), ['tech/missing-rating 3']],
    ['a rating that is a number', { ...good, 2: 18 }, ['tech/missing-rating 2']],
    ['five stats', { ...good, 1: line([4, 4, 4, 4, 4]) }, ['tech/not-a-number 1.robotics']],
    ['a stat left out', { ...good, 3: { ...good[3], armour: undefined } }, ['tech/missing-stat 3.armour']],
    ['digits as text', { ...good, 3: { ...good[3], armour: '2' } }, ['tech/not-a-number 3.armour']],
    ['null for a stat', { ...good, 3: { ...good[3], stealth: null } }, ['tech/not-a-number 3.stealth']],
    ['an infinite stat', { ...good, 1: { ...good[1], nuclear: Infinity } }, ['tech/not-a-number 1.nuclear']],
    ['half a point', { ...good, 1: { ...good[1], nuclear: 4.5 } }, ['tech/out-of-range 1.nuclear']],
  ])('%s is a problem, not a crash', (_name, value, expected) => {
    expect(found(checkTech(claimed(value)))).toEqual(expected)
    expect(found(checkNewFaction(claimed(value)))).toEqual(expected)
  })

  it('never throws, and every problem says what to do', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const { message } of checkNewFaction(claimed(value))) expect(message).toMatch(/: \w.*\.$/)
      }),
    )
  })
})

describe('the builder and the check agree', () => {
  /** The builder of p.28: from a row, six times one more on a stat below 5. */
  function sixStepsFrom(start: Row): Set<string> {
    let reached = new Set([start.join('')])
    for (let step = 0; step < 6; step += 1) {
      const next = new Set<string>()
      for (const digits of reached) {
        const row = Array.from(digits, Number)
        row.forEach((value, at) => {
          if (value < 5) next.add(row.with(at, value + 1).join(''))
        })
      }
      reached = next
    }
    return reached
  }

  const thirds = sixStepsFrom([1, 1, 1, 1, 1, 1])
  const anyOf = (digits: Set<string>) => fc.constantFrom(...digits)
  const aBuiltFaction = anyOf(thirds).chain((third) =>
    anyOf(sixStepsFrom(Array.from(third, Number))).chain((second) =>
      anyOf(sixStepsFrom(Array.from(second, Number))).map((first) => `${first}/${second}/${third}`),
    ),
  )

  it('has 426 ways to spend the points of 3rd rate', () => expect(thirds.size).toBe(426))

  it('accepts everything that can be built', () => {
    fc.assert(
      fc.property(aBuiltFaction, (digits) => {
        expect(checkNewFaction(tech(digits))).toEqual([])
      }),
    )
  })

  it('accepts of a built faction with one or two numbers changed just what can be built', () => {
    const change = fc.record({ row: fc.nat(2), stat: fc.nat(5), by: fc.constantFrom(-1, 1) })
    fc.assert(
      fc.property(aBuiltFaction, fc.array(change, { minLength: 1, maxLength: 2 }), (digits, changes) => {
        const [first, second, third] = rows(tech(digits)).map((row, at) =>
          changes
            .filter((c) => c.row === at)
            .reduce((r, c) => r.with(c.stat, (r[c.stat] ?? 0) + c.by), [...row]),
        )
        if (!first || !second || !third) throw new Error('A faction has three rows.')
        const reachable =
          thirds.has(third.join('')) &&
          sixStepsFrom(third).has(second.join('')) &&
          sixStepsFrom(second).has(first.join(''))
        const problems = checkNewFaction({ 1: line(first), 2: line(second), 3: line(third) })
        expect(problems.length === 0).toBe(reachable)
      }),
      { numRuns: 300 },
    )
  })

  it('accepts of all 15,625 rows of 3rd rate just those that can be built', () => {
    const faces = [1, 2, 3, 4, 5]
    const all = STATS.reduce<number[][]>((some) => some.flatMap((row) => faces.map((n) => [...row, n])), [[]])
    expect(all).toHaveLength(15_625)
    const high = line([5, 5, 5, 5, 5, 5])
    for (const row of all) {
      const own = checkNewFaction({ 1: high, 2: high, 3: line(row) }).filter(({ path }) => path[0] === 3)
      if ((own.length === 0) !== thirds.has(row.join(''))) expect.unreachable(`3rd rate ${row.join('')}`)
    }
  })

  it('finds a range or order problem exactly when there is one', () => {
    const aRow = fc.tuple(aStat, aStat, aStat, aStat, aStat, aStat)
    fc.assert(
      fc.property(aRow, aRow, aRow, (first, second, third) => {
        const sorted = first.every(
          (value, at) => value >= (second[at] ?? 0) && (second[at] ?? 0) >= (third[at] ?? 0),
        )
        expect(checkTech({ 1: line(first), 2: line(second), 3: line(third) }).length === 0).toBe(sorted)
      }),
    )
  })
})
