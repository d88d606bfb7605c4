import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import {
  accountSchema,
  type BattleFacts,
  type BattleSide,
  type CampaignFacts,
  type PurchaseFacts,
} from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { RATINGS, STATS } from '../../../shared/systems/seven-seconds/words.ts'

// 0 New Tokyo, 1 the Collective, 2 Zane.
const PEOPLE = [1, 2, 3].map((n) => `01890000-0000-7000-8000-00000000000${n}`)
const TECH = [
  SAMPLE_FACTIONS['new-tokyo'].tech,
  SAMPLE_FACTIONS['peoples-utopian-collective'].tech,
  SAMPLE_FACTIONS['council-of-zane'].tech,
]
const uuid = (kind: number, n: number): string =>
  `01890000-0000-7000-8000-${kind}${String(n).padStart(11, '0')}`

/** `0:20+ 1:10` is New Tokyo with 20 Victory Points that Controls the Table, against the Collective with 10. */
function battles(...lines: string[]): BattleFacts[] {
  return lines.map((line, index) => {
    const [a, b] = line.split(' ').map(side)
    if (!a || !b) throw new Error(line)
    return { id: uuid(8, index + 1), number: index + 1, sides: [a, b], result: null }
  })
}

function side(text: string): BattleSide {
  const [who = '', points = ''] = text.split(':')
  return {
    participant: PEOPLE[Number(who)] ?? '',
    role: null,
    roleDie: null,
    victoryPoints: parseInt(points),
    controlsTable: points.endsWith('+'),
    lost: {},
  }
}

function bought(
  ...list: [who: number, afterNumber: number, rating: 1 | 2 | 3, stat: PurchaseFacts['stat']][]
): PurchaseFacts[] {
  return list.map(([who, afterNumber, rating, stat], index) => ({
    id: uuid(9, index + 1),
    participant: PEOPLE[who] ?? '',
    afterNumber,
    rating,
    stat,
  }))
}

function campaign(rest: Partial<CampaignFacts>): CampaignFacts {
  const participants = PEOPLE.map((id, place) => ({
    id,
    startingTech: TECH[place] ?? TECH[0] ?? never(),
    opening: NO_OPENING,
    rival: null,
  }))
  return { rules: rulesFor('medium'), participants, battles: [], purchases: [], ...rest }
}

function never(): never {
  throw new Error('No such faction.')
}

const brief = (facts: CampaignFacts) =>
  accountCampaign(facts).standings.map((row) => [row.campaignPoints, row.streak, row.techPoints.inHand])

describe('standings', () => {
  test.each([
    [
      'nothing fought',
      [],
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ],
    [
      'marginal by 5: 1 point (E11)',
      ['0:15 1:10'],
      [
        [1, 1, 1],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
    [
      'normal by 6: 2 points (E11)',
      ['0:16 1:10'],
      [
        [2, 1, 1],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
    [
      'normal by 19 (E11)',
      ['0:29 1:10'],
      [
        [2, 1, 1],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
    [
      'decisive by 20: 3 points (E11)',
      ['0:30 1:10'],
      [
        [3, 1, 1],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
    [
      'a draw gives nothing and keeps the streak (R5)',
      ['0:20 1:10', '0:10 2:10'],
      [
        [2, 1, 2],
        [0, 0, 1],
        [0, 0, 1],
      ],
    ],
    [
      'even a marginal loss ends the streak',
      ['0:20 1:10', '0:20 1:10', '0:9 1:10'],
      [
        [4, 0, 3],
        [1, 1, 3],
        [0, 0, 0],
      ],
    ],
    [
      'the loser may Control the Table (R6)',
      ['0:20 1:10+'],
      [
        [2, 1, 1],
        [0, 0, 2],
        [0, 0, 0],
      ],
    ],
    [
      'an idle faction keeps its streak',
      ['0:20 1:10', '1:20 2:10', '1:20 2:10'],
      [
        [2, 1, 1],
        [4, 2, 3],
        [0, 0, 2],
      ],
    ],
    [
      'negative Victory Points count',
      ['0:-3 1:-9'],
      [
        [2, 1, 1],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(brief(campaign({ battles: battles(...lines) }))).toEqual(expected)
  })

  test('the streak gives its effect in the next battle, that of 3 at most (R9)', () => {
    const account = accountCampaign(
      campaign({
        rules: { ...rulesFor('medium'), length: 'own', pointsToWin: 99, streakToWin: 9 },
        battles: battles('0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1'),
      }),
    )
    expect(account.battles.map((battle) => battle.sides[0].effect)).toEqual([
      { roleBonus: 0, extraTroopCards: 0, extraMissionCards: 0 },
      { roleBonus: 1, extraTroopCards: 0, extraMissionCards: 0 },
      { roleBonus: 2, extraTroopCards: 1, extraMissionCards: 0 },
      { roleBonus: 3, extraTroopCards: 1, extraMissionCards: 1 },
      { roleBonus: 3, extraTroopCards: 1, extraMissionCards: 1 },
    ])
  })
})

describe('the winner', () => {
  test.each([
    ['nobody yet', ['0:20 1:10'], null],
    [
      'by points (R8)',
      ['0:30 1:1', '1:30 2:1', '0:30 1:1', '1:2 0:1', '0:30 1:1', '0:2 1:1'],
      [0, 'points', 6],
    ],
    ['by a streak of four (R8)', ['0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1'], [0, 'streak', 4]],
    [
      'stays the winner when others reach the goal later',
      ['0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1', '2:50 1:1', '2:50 1:1', '2:50 1:1', '2:50 1:1'],
      [0, 'streak', 4],
    ],
  ])('%s', (_name, lines, expected) => {
    const facts = campaign({ battles: battles(...lines) })
    const { winner } = accountCampaign(facts)
    expect(
      winner && [
        PEOPLE.indexOf(winner.participant),
        winner.by,
        facts.battles.findIndex((b) => b.id === winner.battle) + 1,
      ],
    ).toEqual(expected)
  })

  test('later battles are marked as fought after the end', () => {
    const account = accountCampaign(
      campaign({ battles: battles('0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1', '0:2 1:1') }),
    )
    expect(account.battles.map((battle) => battle.afterTheEnd)).toEqual([false, false, false, false, true])
  })
})

describe('technology (E12, R7)', () => {
  const prices = (facts: CampaignFacts) =>
    accountCampaign(facts).purchases.map(({ price, halved, from, to, problem }) => [
      price,
      halved,
      from,
      to,
      problem?.code ?? null,
    ])

  test.each([
    ['full price of a 3rd rate step', ['0:20+ 2:1'], bought([0, 1, 3, 'robotics']), [[2, false, 3, 4, null]]],
    ['half where the opponent is ahead', ['0:20+ 1:1'], bought([0, 1, 3, 'armour']), [[1, true, 1, 2, null]]],
    [
      'each step on the numbers as they then stand',
      ['0:20+ 1:1', '0:1 1:1'],
      // Armour 1 → 2 against the Collective's 3; 2nd rate Armour is 2, so there it ends.
      bought([0, 2, 3, 'armour'], [0, 2, 3, 'armour']),
      [
        [1, true, 1, 2, null],
        [1, true, 2, 3, 'tech/limited-by-rating'],
      ],
    ],
    [
      'against the opponent as it was at the battle’s end, before either buys',
      ['2:20+ 0:1', '1:2 2:1'],
      // Zane buys Stealth 2 → 3 after battle 2; the Collective, at 2, is still compared with Zane's 2.
      bought([2, 2, 3, 'stealth'], [1, 2, 3, 'stealth']),
      [
        [2, false, 2, 3, null],
        [2, false, 2, 3, 'tech/not-enough-points'],
      ],
    ],
    [
      'before the first battle there is nothing to spend',
      [],
      bought([0, 0, 3, 'armour']),
      [[2, false, 1, 2, 'tech/not-enough-points']],
    ],
    [
      'more than is in hand',
      ['0:2 1:1'],
      bought([0, 1, 2, 'armour']),
      [[2, true, 2, 3, 'tech/not-enough-points']],
    ],
  ])('%s', (_name, lines, purchases, expected) => {
    expect(prices(campaign({ battles: battles(...lines), purchases }))).toEqual(expected)
  })

  test('R4 the opponent of a price is that of the latest battle, among three factions too', () => {
    const opponents = (...lines: string[]): (string | undefined)[] =>
      accountCampaign(campaign({ battles: battles(...lines) })).standings.map(
        ({ rivals }) => rivals[0]?.participant,
      )
    const [first, second, third] = accountCampaign(campaign({})).standings.map(
      ({ participant }) => participant,
    )
    expect(opponents()).toEqual([undefined, undefined, undefined])
    expect(opponents('0:20 1:1')).toEqual([second, first, undefined])
    expect(opponents('0:20 1:1', '1:3 2:4')).toEqual([second, third, second])
    expect(opponents('0:20 1:1', '1:3 2:4', '2:9 0:1')).toEqual([third, third, first])
  })

  test('counts from the next battle: an opponent sees it only after that one', () => {
    const account = accountCampaign(
      campaign({
        battles: battles('0:20+ 1:1', '0:20 1:1', '0:20 1:1'),
        purchases: bought([0, 1, 3, 'armour']),
      }),
    )
    expect(account.standings[1]?.rivals[0]?.tech[3].armour).toBe(2)
    const early = accountCampaign(
      campaign({ battles: battles('0:20+ 1:1'), purchases: bought([0, 1, 3, 'armour']) }),
    )
    expect(early.standings[1]?.rivals[0]?.tech[3].armour).toBe(1)
    expect(early.standings[0]?.tech[3].armour).toBe(2)
  })

  test('may be taken back until its faction fights again', () => {
    const purchases = bought([0, 1, 3, 'armour'], [1, 1, 3, 'robotics'])
    const fresh = (facts: CampaignFacts) => accountCampaign(facts).purchases.map((purchase) => purchase.fresh)
    expect(fresh(campaign({ battles: battles('0:20+ 1:1+'), purchases }))).toEqual([true, true])
    expect(fresh(campaign({ battles: battles('0:20+ 1:1+', '0:2 2:1'), purchases }))).toEqual([false, true])
  })
})

describe('the role roll', () => {
  const roll = (dieA: number | null, dieB: number | null, role: 'attacker' | null, before: string[] = []) => {
    const list = battles(...before, '0:2 1:1')
    const last = list.at(-1)
    if (!last) throw new Error('No battle.')
    const other = role === null ? null : ('defender' as const)
    last.sides[0] = { ...last.sides[0], role, roleDie: dieA }
    last.sides[1] = { ...last.sides[1], role: other, roleDie: dieB }
    return accountCampaign(campaign({ battles: list })).battles.at(-1)
  }
  test.each([
    ['the higher die attacks', 5, 2, 'attacker', false],
    ['a tie is a Chance Encounter', 3, 3, null, false],
    ['a tie is no attack', 3, 3, 'attacker', true],
    ['the lower die does not attack', 2, 5, 'attacker', true],
    ['a roll that nobody noted', null, null, 'attacker', false],
    ['half a roll', 6, null, null, false],
  ] as const)('%s', (_name, a, b, role, disagrees) => {
    expect(roll(a, b, role)?.rollDisagrees).toBe(disagrees)
  })
  test('the streak is added to the die (R9)', () => {
    const told = roll(3, 4, 'attacker', ['0:2 1:1', '0:2 1:1'])
    expect(told?.sides.map((side) => side.roleTotal)).toEqual([5, 4])
    expect(told?.rollDisagrees).toBe(false)
  })
})

describe('properties', () => {
  const anySide = fc.record({
    participant: fc.constantFrom(...PEOPLE),
    role: fc.constant(null),
    roleDie: fc.option(fc.integer({ min: 1, max: 6 })),
    victoryPoints: fc.integer({ min: -40, max: 60 }),
    controlsTable: fc.boolean(),
    lost: fc.record({ tactical: fc.nat(7), scout: fc.nat(4) }, { requiredKeys: [] }),
  })
  const anyBattles = fc
    .array(
      fc.tuple(anySide, anySide).filter(([a, b]) => a.participant !== b.participant),
      { maxLength: 14 },
    )
    .map((list): BattleFacts[] =>
      list.map((sides, index) => ({
        id: uuid(8, index + 1),
        number: 3 * index + 1,
        sides,
        result: null,
      })),
    )
  const anyFacts = fc
    .record({
      battles: anyBattles,
      purchases: fc.array(
        fc.record({
          participant: fc.constantFrom(...PEOPLE),
          afterNumber: fc.nat(45),
          rating: fc.constantFrom(...RATINGS),
          stat: fc.constantFrom(...STATS),
        }),
        { maxLength: 12 },
      ),
    })
    .map(({ battles, purchases }) =>
      campaign({ battles, purchases: purchases.map((one, index) => ({ ...one, id: uuid(9, index + 1) })) }),
    )

  test('the order in which battles were entered changes nothing, only their numbers count', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(fc.nat(), { minLength: 14, maxLength: 14 }), (facts, random) => {
        const keyed = facts.battles.map((battle, index) => ({ battle, key: random[index] ?? 0 }))
        const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ battle }) => battle)
        expect(accountCampaign({ ...facts, battles: shuffled })).toEqual(accountCampaign(facts))
      }),
    )
  })

  test('gives a whole account, leaves the facts alone, and every sum comes out', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const copy = structuredClone(facts)
        const account = accountCampaign(facts)
        expect(facts).toEqual(copy)
        accountSchema.parse(account)
        expect(account.purchases).toHaveLength(facts.purchases.length)
        const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)
        for (const row of account.standings) {
          const own = account.battles
            .flatMap((battle) => battle.sides)
            .filter((side) => side.participant === row.participant)
          expect(row.campaignPoints).toBe(sum(own.map((side) => side.pointsGained)))
          expect(row.techPoints.earned).toBe(
            sum(own.map((side) => side.techGained.battle + side.techGained.table)),
          )
          expect(row.techPoints.spent).toBe(
            sum(account.purchases.filter((p) => p.participant === row.participant).map((p) => p.price)),
          )
          expect(row.wins + row.draws + row.defeats).toBe(own.length)
          for (const rating of RATINGS)
            for (const stat of STATS) expect(row.tech[rating][stat]).toBeLessThanOrEqual(5)
        }
        expect(account.purchases.filter((p) => p.problem === null).every((p) => p.to === p.from + 1)).toBe(
          true,
        )
      }),
    )
  })
})
