import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedDice } from '../../../shared/dice/scripted.ts'
import { PACK, PACK_WITH_JOKERS, playingCard } from '../../../shared/dice/playing-cards.ts'
import { shuffled } from '../../../shared/dice/shuffle.ts'
import { replayedDice } from '../../../shared/dice/replayed.ts'
import { AS_IT_LIES, diceStateSchema, openDice, seededDice, type Dice } from '../../../shared/dice/source.ts'
import { typedDice } from '../../../shared/dice/typed.ts'

const aSeed = fc.integer()
/** A few rolls of every kind, in any order. */
const aCourse = fc.array(fc.constantFrom('d6', '3d6', 'd8', 'coin', 'degree', 'cards', 'pick'), {
  maxLength: 30,
})

function roll(dice: Dice, course: readonly string[]): number[] {
  return course.flatMap((what) => {
    if (what === 'd6') return dice.roll('d6', 1)
    if (what === '3d6') return dice.roll('d6', 3)
    if (what === 'd8' || what === 'coin') return dice.roll(what, 1)
    if (what === 'cards') return dice.draw(PACK, 2)
    return what === 'degree' ? dice.roll('degree', 1) : dice.pick(42)
  })
}

const ended = (end: ReturnType<ReturnType<typeof seededDice>['end']>) => {
  if ('problem' in end) throw new Error(end.problem.message)
  return end.dice
}

describe('seeded dice', () => {
  it('go on from stored state exactly as they would have', () => {
    fc.assert(
      fc.property(aSeed, aCourse, aCourse, (seed, before, after) => {
        const straight = seededDice(openDice(seed))
        roll(straight, before)
        const stored = JSON.stringify(ended(straight.end()))
        const restored = seededDice(diceStateSchema.parse(JSON.parse(stored)))
        expect(roll(restored, after)).toEqual(roll(straight, after))
        expect(restored.end()).toEqual(straight.end())
      }),
    )
  })

  it('are the same for the same state, which they leave as it was', () => {
    fc.assert(
      fc.property(aSeed, aCourse, (seed, course) => {
        const state = openDice(seed)
        const copy = structuredClone(state)
        expect(roll(seededDice(state), course)).toEqual(roll(seededDice(state), course))
        expect(state).toEqual(copy)
      }),
    )
  })

  it('roll none when asked for none', () => expect(seededDice(openDice(1)).roll('d6', 0)).toEqual([]))

  /** Pearson's sum of squares over equal chances; the bound is that of p = 0.001. */
  const unevenness = (values: readonly number[], faces: readonly number[]): number => {
    const expected = values.length / faces.length
    const counts = faces.map((face) => values.filter((value) => value === face).length)
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at)

  it.each<[string, (dice: Dice) => number[], number[], number]>([
    // what is rolled, faces, bound for one face fewer degrees of freedom
    ['60,000 dice', (dice) => dice.roll('d6', 60_000), [1, 2, 3, 4, 5, 6], 20.5],
    ['72,000 directions', (dice) => dice.roll('degree', 72_000), upTo(360), 448],
    ['40,000 dice of eight sides', (dice) => dice.roll('d8', 40_000), [1, 2, 3, 4, 5, 6, 7, 8], 24.3],
    ['20,000 coins', (dice) => dice.roll('coin', 20_000), [1, 2], 10.8],
    ['52,000 playing cards', (dice) => upTo(1_000).flatMap(() => dice.draw(PACK, 52)), [...PACK], 87],
    [
      '20,000 cards off five',
      (dice) => upTo(20_000).flatMap(() => dice.draw([2, 3, 5, 7, 11], 1)),
      [2, 3, 5, 7, 11],
      18.5,
    ],
    ['42,000 cards of a pile', (dice) => upTo(42_000).map(() => dice.pick(42)), upTo(42), 75],
    [
      '6,000 orders of three',
      (dice) => upTo(6_000).map(() => order(shuffled([0, 1, 2], dice))),
      ORDERS,
      20.5,
    ],
  ])('%s are even', (_name, rolled, faces, bound) => {
    const values = rolled(seededDice(openDice(7)))
    expect(values.every((value) => faces.includes(value))).toBe(true)
    expect(unevenness(values, faces)).toBeLessThan(bound)
  })

  it('start evenly over neighbouring seeds, also the second after the first', () => {
    const pairs = upTo(36_000).map((seed) => {
      const [first = 0, second = 0] = seededDice(openDice(seed)).roll('d6', 2)
      return 6 * (first - 1) + second - 1
    })
    expect(unevenness(pairs, upTo(36))).toBeLessThan(66.7)
  })

  it.each([NaN, 0.5, Infinity])('take no seed %d', (seed) => expect(() => openDice(seed)).toThrow(RangeError))
  it.each([-1, 0.5, NaN])('roll not %d dice', (count) =>
    expect(() => seededDice(openDice(1)).roll('d6', count)).toThrow(RangeError),
  )
  it.each([0, -1, 0.5, NaN])('pick none of %d', (n) =>
    expect(() => seededDice(openDice(1)).pick(n)).toThrow(RangeError),
  )

  it.each([
    ['three words', { generator: 'xoroshiro128plus', words: [1, 2, 3] }],
    ['only zeroes', { generator: 'xoroshiro128plus', words: [0, 0, 0, 0] }],
    ['a word of 33 bits', { generator: 'xoroshiro128plus', words: [2 ** 32, 2, 3, 4] }],
    ['another generator', { generator: 'mersenne', words: [1, 2, 3, 4] }],
  ])('are not restored from %s', (_name, state) =>
    expect(diceStateSchema.safeParse(state).success).toBe(false),
  )
})

/** The six orders of three things as numbers to count. */
const ORDERS = [12, 21, 102, 120, 201, 210]
function order(of: readonly number[]): number {
  return Number(of.join(''))
}

describe('typed dice', () => {
  const state = openDice(3)
  /** An interception, a hit, a deviation and its direction. */
  const missile = (dice: Dice): number[] => [
    ...dice.roll('d6', 1),
    ...dice.roll('d6', 1),
    ...dice.roll('d6', 2),
    ...dice.roll('degree', 1),
  ]

  it('are the numbers in their order and leave the generator where it was', () => {
    const dice = typedDice([5, 6, 1, 4, 359], state)
    expect(missile(dice)).toEqual([5, 6, 1, 4, 359])
    expect(dice.end()).toEqual({ dice: state })
  })

  it('may leave a direction to the dice on the table, and nothing else', () => {
    expect(missile(typedDice([5, 6, 1, 4, AS_IT_LIES], state)).at(-1)).toBe(AS_IT_LIES)
    const dice = typedDice([AS_IT_LIES], state)
    dice.roll('d6', 1)
    expect(dice.end()).toMatchObject({ problem: { code: 'dice/out-of-range' } })
    const again = replayedDice([{ name: 'direction', dice: [AS_IT_LIES] }], state)
    expect(again.roll('degree', 1, 'direction')).toEqual([AS_IT_LIES])
    expect(again.used()).toEqual([AS_IT_LIES])
  })

  it('are drawn cards, too, each of those that are left', () => {
    const dice = typedDice([51, 0], state)
    expect(dice.draw(PACK, 2)).toEqual([51, 0])
    expect(dice.end()).toEqual({ dice: state })
    const twice = typedDice([51, 51], state)
    expect(new Set(twice.draw(PACK, 2)).size).toBe(2)
    expect(twice.end()).toMatchObject({ problem: { code: 'dice/not-left', path: [1] } })
    const few = typedDice([51], state)
    few.draw(PACK, 2)
    expect(few.end()).toMatchObject({ problem: { code: 'dice/too-few', values: { die: 'card', given: 1 } } })
    const again = replayedDice([{ name: 'medicine', dice: [51, 3] }], state)
    expect(again.draw([3, 4], 2, 'medicine')).toEqual([3, 4])
    expect(again.used()).toEqual([3, null])
  })

  it('are numbers that the die has', () => {
    const eight = typedDice([8], state)
    expect(eight.roll('d8', 1)).toEqual([8])
    const tails = typedDice([3], state)
    tails.roll('coin', 1)
    expect(tails.end()).toMatchObject({
      problem: { code: 'dice/out-of-range', values: { least: 1, most: 2 } },
    })
  })

  it('leave what is picked to the generator', () => {
    const [typed, seeded] = [typedDice([2], state), seededDice(state)]
    expect([typed.pick(24), ...typed.roll('d6', 1), typed.pick(24)]).toEqual([
      seeded.pick(24),
      2,
      seeded.pick(24),
    ])
    expect(typed.end()).toEqual(seeded.end())
  })

  it('go on with the generator after a last null, however many there are', () => {
    const dice = typedDice([5, 6, null], state)
    const rolled = seededDice(state)
    expect(missile(dice)).toEqual([5, 6, ...rolled.roll('d6', 2), ...rolled.roll('degree', 1)])
    expect(dice.end()).toEqual(rolled.end())
    const done = typedDice([3, null], state)
    expect(done.roll('d6', 1)).toEqual([3])
    expect(done.end()).toEqual({ dice: state })
  })

  it.each([
    ['nothing', [], 'dice/too-few', [], { given: 0, least: 1, most: 6 }],
    ['no direction', [1, 2, 3, 4], 'dice/too-few', [], { given: 4, least: 0, most: 359 }],
    ['one too many', [1, 2, 3, 4, 0, 6], 'dice/left-over', [5], { asked: 5, given: 6 }],
    ['a 7', [1, 7, 3, 4, 5], 'dice/out-of-range', [1], { index: 1, value: 7, least: 1, most: 6 }],
    ['a 0', [0, 2, 3, 4, 5], 'dice/out-of-range', [0], { index: 0, value: 0, least: 1, most: 6 }],
    ['half', [1, 2, 2.5, 4, 5], 'dice/out-of-range', [2], { index: 2, value: 2.5, least: 1, most: 6 }],
    ['360°', [1, 2, 3, 4, 360], 'dice/out-of-range', [4], { index: 4, value: 360, least: 0, most: 359 }],
    [
      'a 9 and too few: the first counts',
      [9],
      'dice/out-of-range',
      [0],
      { index: 0, value: 9, least: 1, most: 6 },
    ],
  ])('%s is a problem that says what to do', (_name, typed, code, path, values) => {
    const dice = typedDice(typed, state)
    missile(dice)
    const end = dice.end()
    expect(end).toMatchObject({ problem: { code, path, values } })
    expect('problem' in end && end.problem.message).toMatch(/: \w.*\.$/)
  })

  it('let a rule that rolls until a 6 come to its end', () => {
    const dice = typedDice([1], state)
    let rolls = 0
    while (dice.roll('d6', 1)[0] !== 6) rolls += 1
    expect(rolls).toBeGreaterThan(0)
    expect(dice.end()).toHaveProperty('problem.code', 'dice/too-few')
  })
})

describe('scripted dice', () => {
  it('are the script, and done when it is', () => {
    const dice = scriptedDice([1, 6, 180], [3, 0])
    expect([dice.roll('d6', 2), dice.pick(4), dice.roll('degree', 1), dice.pick(1)]).toEqual([
      [1, 6],
      3,
      [180],
      0,
    ])
    expect(() => dice.done()).not.toThrow()
  })

  it.each<[string, (dice: Dice) => unknown]>([
    ['too few', (dice) => dice.roll('d6', 3)],
    ['a direction for a die', (dice) => [dice.roll('d6', 1), dice.roll('d6', 1)]],
    ['no such card', (dice) => dice.pick(2)],
    ['no card left', (dice) => [dice.pick(3), dice.pick(3)]],
  ])('fail at once on %s', (_name, use) => expect(() => use(scriptedDice([1, 90], [2]))).toThrow('script'))

  it.each<[string, (dice: Dice) => unknown]>([
    ['a roll', (dice) => dice.pick(3)],
    ['a pick', (dice) => dice.roll('d6', 1)],
  ])('fail at the end when %s is left', (_name, use) => {
    const dice = scriptedDice([1], [2])
    use(dice)
    expect(() => dice.done()).toThrow('left')
  })

  it('keep the order of a shuffle without picks', () =>
    expect(shuffled(['a', 'b', 'c'], scriptedDice([]))).toEqual(['a', 'b', 'c']))
})

describe('shuffled', () => {
  it('is a permutation and leaves the input alone', () => {
    fc.assert(
      fc.property(aSeed, fc.uniqueArray(fc.integer()), (seed, items) => {
        const before = [...items]
        const after = shuffled(items, seededDice(openDice(seed)))
        expect(after.toSorted()).toEqual(items.toSorted())
        expect(items).toEqual(before)
      }),
    )
  })

  it('moves what the picks say', () =>
    expect(shuffled(['a', 'b', 'c'], scriptedDice([], [0, 0, 0]))).toEqual(['c', 'b', 'a']))
})

describe('playing cards', () => {
  it('are suit by suit from ace to king, then the jokers', () => {
    expect(new Set(PACK_WITH_JOKERS.map((card) => JSON.stringify(playingCard(card)))).size).toBe(54)
    expect([0, 12, 13, 51, 52, 53].map(playingCard)).toEqual([
      { suit: 'clubs', rank: 1 },
      { suit: 'clubs', rank: 13 },
      { suit: 'diamonds', rank: 1 },
      { suit: 'spades', rank: 13 },
      { suit: null, rank: 1 },
      { suit: null, rank: 2 },
    ])
  })
})
