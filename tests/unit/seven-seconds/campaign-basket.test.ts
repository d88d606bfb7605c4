import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import {
  basketProblem,
  tellBasket,
  type TechStep,
} from '../../../shared/systems/seven-seconds/campaign/basket.ts'
import type { CampaignFacts } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { profileChanges } from '../../../shared/systems/seven-seconds/campaign/profile-changes.ts'
import type { Buyer } from '../../../shared/systems/seven-seconds/campaign/purchase.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { checkTakeBack } from '../../../shared/systems/seven-seconds/campaign/take-back.ts'
import {
  RATINGS,
  STATS,
  TROOPERS,
  type Stat,
  type Tech,
} from '../../../shared/systems/seven-seconds/words.ts'
import { aStat, line, tech } from './builders.ts'

const LETTERS: Record<string, Stat> = {
  s: 'sensors',
  t: 'stealth',
  a: 'armour',
  c: 'countermeasures',
  n: 'nuclear',
  r: 'robotics',
}
/** `steps('3a 2a')`: rating, then the stat's letter (t for Stealth). */
const steps = (words: string): TechStep[] =>
  words.split(' ').map((word) => {
    const rating = RATINGS.find((one) => String(one) === word[0])
    const stat = LETTERS[word[1] ?? '']
    if (!rating || !stat) throw new RangeError(word)
    return { rating, stat }
  })

const OWN = '444444/333333/222222'
const buyer = (own: string, inHand: number, ...rivals: string[]): Buyer => ({
  tech: tech(own),
  inHand,
  rivals: rivals.map((digits, place) => ({ participant: `rival ${place}`, tech: tech(digits) })),
})

describe('a basket', () => {
  const LIMITED = 'tech/limited-by-rating'
  const SHORT = 'tech/not-enough-points'
  test.each([
    ['one step at full price', buyer(OWN, 5), '3a', [[2, 3, 2, null]], 3],
    [
      'two steps of one stat, the second no longer halved',
      buyer('444444/444444/222222', 5, '444444/444444/223222'),
      '3a 3a',
      [
        [2, 3, 1, null],
        [3, 4, 2, null],
      ],
      2,
    ],
    [
      'a 3rd rate step that a 2nd rate step makes room for',
      buyer('444444/333333/333333', 9),
      '2a 3a',
      [
        [3, 4, 4, null],
        [3, 4, 2, null],
      ],
      3,
    ],
    [
      'the same in the wrong order: what is forbidden costs nothing',
      buyer('444444/333333/333333', 9),
      '3a 2a',
      [
        [3, 4, 2, LIMITED],
        [3, 4, 4, null],
      ],
      5,
    ],
    [
      'what is too dear counts, so that one sees what is missing',
      buyer(OWN, 3),
      '3a 3s',
      [
        [2, 3, 2, null],
        [2, 3, 2, SHORT],
      ],
      -1,
    ],
    ['a step beyond 5', buyer('544444/333333/222222', 9), '1s', [[5, 6, 6, 'tech/at-maximum']], 9],
    [
      'half price against whichever rival is higher',
      buyer(OWN, 9, '444444/333333/322222', '444444/333333/232222'),
      '3s 3t 3a',
      [
        [2, 3, 1, null],
        [2, 3, 1, null],
        [2, 3, 2, null],
      ],
      5,
    ],
    ['nothing in it', buyer(OWN, 4), '', [], 4],
  ])('%s', (_name, who, words, expected, left) => {
    const told = tellBasket(who, words === '' ? [] : steps(words))
    expect(
      told.lines.map(({ from, to, price, problem }) => [from, to, price, problem?.code ?? null]),
    ).toEqual(expected)
    expect(told.left).toBe(left)
    expect(told.total).toBe(who.inHand - left)
  })

  test('names the rival that halves each price', () => {
    const who = buyer(OWN, 9, '444444/333333/322222', '444444/333333/232222')
    expect(tellBasket(who, steps('3s 3t')).lines.map(({ rival }) => rival)).toEqual(['rival 0', 'rival 1'])
  })

  test('names its first step that does not work, and a lone step without its place', () => {
    const who = buyer(OWN, 2)
    expect(basketProblem(tellBasket(who, steps('3a')))).toBeNull()
    expect(basketProblem(tellBasket(who, steps('3a 3s 3t')))).toMatchObject({
      code: 'tech/not-enough-points',
      message: expect.stringMatching(/^Step 2, 3rd rate Sensors 3: This costs 2/) as string,
      path: ['steps', 1],
    })
    expect(basketProblem(tellBasket(who, steps('2a')))?.message).toMatch(/^This costs 4/)
  })
})

const [ANN, BEN] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']

/** Ann with Tech Points from paper, after a battle with Ben. */
function facts(own: Tech, theirs: Tech, techPoints: number, bought: readonly TechStep[]): CampaignFacts {
  const side = (participant: string, victoryPoints: number) => ({
    participant,
    role: null,
    roleDie: null,
    victoryPoints,
    controlsTable: false,
    lost: {},
  })
  return {
    rules: rulesFor('long'),
    participants: [
      { id: ANN, startingTech: own, opening: { ...NO_OPENING, techPoints }, rival: null },
      { id: BEN, startingTech: theirs, opening: NO_OPENING, rival: null },
    ],
    battles: [{ id: `${ANN.slice(0, -1)}9`, number: 1, sides: [side(ANN, 2), side(BEN, 1)], result: null }],
    purchases: bought.map(({ rating, stat }, n) => ({
      id: `01890000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
      participant: ANN,
      afterNumber: 1,
      rating,
      stat,
    })),
  }
}

const aRow = fc.tuple(aStat, aStat, aStat, aStat, aStat, aStat)
/** 3rd ≤ 2nd ≤ 1st in every stat. */
const aTech = fc.tuple(aRow, aRow, aRow).map(([a, b, c]): Tech => {
  const sorted = a.map((value, at) => [value, b[at] ?? 1, c[at] ?? 1].toSorted((x, y) => y - x))
  const row = (at: number) => line(sorted.map((column) => column[at] ?? 1))
  return { 1: row(0), 2: row(1), 3: row(2) }
})
const aStep = fc.record({ rating: fc.constantFrom(...RATINGS), stat: fc.constantFrom(...STATS) })

test('a basket tells the very prices and numbers of buying its steps one after the other', () => {
  fc.assert(
    fc.property(
      aTech,
      aTech,
      fc.integer({ min: 0, max: 40 }),
      fc.array(aStep, { maxLength: 18 }),
      (own, theirs, points, wanted) => {
        const [before] = accountCampaign(facts(own, theirs, points, [])).standings
        if (!before) throw new Error('Nobody there.')
        const told = tellBasket({ ...before, inHand: before.techPoints.inHand }, wanted)
        const after = accountCampaign(facts(own, theirs, points, wanted))
        const problemAt = after.purchases.findIndex(({ problem }) => problem !== null)
        expect(basketProblem(told)?.path[1] ?? -1).toBe(problemAt)
        if (problemAt >= 0) return
        expect(
          told.lines.map(({ price, from, to, halved, rival }) => [price, from, to, halved ? rival : null]),
        ).toEqual(after.purchases.map(({ price, from, to, against }) => [price, from, to, against]))
        expect(told.tech).toEqual(after.standings[0]?.tech)
        expect(told.left).toBe(after.standings[0]?.techPoints.inHand)
      },
    ),
  )
})

describe('taking back', () => {
  const bought = facts(tech('444444/333333/333333'), tech(OWN), 20, steps('2a 3a 3s 2s 3s'))
  const ids = (of: CampaignFacts) => of.purchases.map(({ id }) => id)
  const [second = '', third = '', bad = '', room = '', good = ''] = ids(bought)
  test.each([
    ['the step that hangs on the other', [third], null],
    ['both at once', [second, third], null],
    ['all', ids(bought), null],
    ['the step that the other hangs on', [second], 'tech/needed'],
    ['a problem', [bad], null],
    // Without it the room it took is free: the last step takes its place.
    ['room, and what hangs on it', [room, good], null],
    ['a stranger', ['01890000-0000-7000-8000-0000000009ff'], 'purchase/gone'],
    ['a stranger among others', [third, '01890000-0000-7000-8000-0000000009ff'], 'purchase/gone'],
  ])('%s', (_name, wanted, expected) => {
    expect(checkTakeBack(bought, wanted)?.code ?? null).toBe(expected)
  })

  test('says which step hangs on it', () => {
    expect(checkTakeBack(bought, [second])).toMatchObject({
      values: { purchase: third, participant: ANN, rating: 3, stat: 'armour', from: 3, to: 4 },
    })
  })

  test('is refused once a battle was fought with it', () => {
    const [fought] = bought.battles
    if (!fought) throw new Error('No battle.')
    const later = { ...bought, battles: [fought, { ...fought, id: `${ANN.slice(0, -1)}8`, number: 2 }] }
    expect(checkTakeBack(later, [third])?.code).toBe('tech/used-in-battle')
    expect(checkTakeBack(later, [bad])).toBeNull()
  })

  test('works before the first battle, with points from paper', () => {
    const early = {
      ...bought,
      battles: [],
      purchases: bought.purchases.slice(0, 2).map((one) => ({ ...one, afterNumber: 0 })),
    }
    expect(checkTakeBack(early, [third])).toBeNull()
  })
})

describe('what changes in the profiles', () => {
  test.each([
    [
      'Stealth: scouts have their +1',
      '444444/333333/222222',
      '444444/333333/232222',
      [
        [3, 'scout', 'stealth', 3, 4],
        [3, TROOPERS.filter((one) => one !== 'scout').join(), 'stealth', 2, 3],
      ],
    ],
    [
      'Armour 5: assault troopers had 5 by their +1 already',
      '444444/444444/222222',
      '445444/444444/222222',
      [[1, TROOPERS.filter((one) => one !== 'assault').join(), 'armour', 4, 5]],
    ],
    [
      'Robotics: all of a drone goes with it',
      '444444/333333/222222',
      '444444/333334/222222',
      [
        [2, 'basic,haywire', 'stealth,countermeasures,robotics', 3, 4],
        [2, 'kamikaze', 'stealth,countermeasures,nuclear,robotics', 3, 4],
        [2, 'recce', 'sensors,stealth,countermeasures,robotics', 3, 4],
      ],
    ],
    [
      'two stats: troopers stat by stat',
      '444444/333333/222222',
      '444444/333333/233222',
      [
        [3, TROOPERS.filter((one) => one !== 'scout').join(), 'stealth', 2, 3],
        [3, 'scout', 'stealth', 3, 4],
        [3, TROOPERS.filter((one) => one !== 'assault').join(), 'armour', 2, 3],
        [3, 'assault', 'armour', 3, 4],
      ],
    ],
    ['nothing', OWN, OWN, []],
  ])('%s', (_name, before, after, expected) => {
    const told = profileChanges(tech(before), tech(after)).map(({ rating, units, stats, from, to }) => [
      rating,
      units.join(),
      stats.join(),
      from,
      to,
    ])
    expect(told.toSorted()).toEqual(expected.toSorted())
  })
})
