import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import type {
  BattleFacts,
  BattleSide,
  CampaignFacts,
  CampaignRules,
  KnownResult,
} from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { readRules } from '../../../shared/systems/seven-seconds/campaign/read-rules.ts'
import { checkReport } from '../../../shared/systems/seven-seconds/campaign/report.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import type { Tech } from '../../../shared/systems/seven-seconds/words.ts'

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [ANN, BEN, CLEO] = [id(1), id(2), id(3)]

/** All numbers alike, but for the 3rd rate Armour that the prices here are about. */
const tech = (armour: number): Tech => {
  const line = { sensors: 4, stealth: 4, armour: 4, countermeasures: 4, nuclear: 4, robotics: 4 }
  return { 1: line, 2: line, 3: { ...line, armour } }
}

const side = (participant: string, victoryPoints: number | null): BattleSide => ({
  participant,
  role: null,
  roleDie: null,
  victoryPoints,
  controlsTable: true,
  lost: {},
})

const battle = (
  number: number,
  a: [string, number | null],
  b: [string, number | null],
  result: KnownResult | null = null,
): BattleFacts => ({ id: id(100 + number), number, sides: [side(...a), side(...b)], result })

function facts(rules: Partial<CampaignRules>, rest: Partial<CampaignFacts> = {}): CampaignFacts {
  const armour = [1, 2, 3]
  return {
    rules: { ...rulesFor('long'), ...rules },
    participants: [ANN, BEN, CLEO].map((participant, place) => ({
      id: participant,
      startingTech: tech(armour[place] ?? 1),
      opening: NO_OPENING,
      rival: null,
    })),
    battles: [],
    purchases: [],
    ...rest,
  }
}

describe('a draw (R5)', () => {
  const streaks = (draws: CampaignRules['draws']): number[] =>
    accountCampaign(
      facts({ draws }, { battles: [battle(1, [ANN, 9], [BEN, 2]), battle(2, [ANN, 5], [CLEO, 5])] }),
    ).standings.map(({ streak }) => streak)
  test.each([
    ['leaves streaks as they are', 'leave-streaks', [1, 0, 0]],
    ['ends them where the group says so', 'end-streaks', [0, 0, 0]],
  ] as const)('%s', (_name, draws, expected) => {
    expect(streaks(draws)).toEqual(expected)
  })
})

describe('“your opponent” (R4, R7)', () => {
  // Ben raises his Armour 2 → 3 after battle 2; Ann fought Ben in battle 1 and Cleo in battle 2.
  const priced = (rules: Partial<CampaignRules>, rival: string | null = null) => {
    const base = facts(rules)
    const account = accountCampaign({
      ...base,
      participants: base.participants.map((one) => (one.id === ANN ? { ...one, rival } : one)),
      battles: [battle(1, [ANN, 9], [BEN, 2]), battle(2, [ANN, 9], [CLEO, 2])],
      purchases: [
        { id: id(201), participant: BEN, afterNumber: 2, rating: 3, stat: 'armour' },
        { id: id(202), participant: ANN, afterNumber: 2, rating: 3, stat: 'armour' },
        { id: id(203), participant: ANN, afterNumber: 2, rating: 3, stat: 'armour' },
      ],
    })
    const ann = account.purchases.filter(({ participant }) => participant === ANN)
    return {
      prices: ann.map(({ price, against }) => [price, against]),
      rivals: account.standings[0]?.rivals.map((one) => [
        one.participant,
        one.battle !== null,
        one.tech[3].armour,
      ]),
    }
  }
  test('is that of the latest battle', () => {
    expect(priced({})).toEqual({
      prices: [
        [1, CLEO],
        [1, CLEO],
      ],
      rivals: [[CLEO, true, 3]],
    })
  })
  test('is any other faction, by its numbers at the end of the own latest battle', () => {
    expect(priced({ opponent: 'any-rival' })).toEqual({
      prices: [
        [1, CLEO],
        [1, CLEO],
      ],
      rivals: [
        [BEN, true, 2],
        [CLEO, true, 3],
      ],
    })
  })
  test('is the rival that was chosen', () => {
    expect(priced({ opponent: 'chosen-rival' }, BEN)).toEqual({
      prices: [
        [1, BEN],
        // Her own is 2 by now, and so was his.
        [2, null],
      ],
      rivals: [[BEN, true, 2]],
    })
  })
  describe('before the first battle', () => {
    const early = (
      participants: number,
      opponentNumbers: CampaignRules['opponentNumbers'] = 'battle-end',
    ) => {
      const base = facts({ opponentNumbers })
      const account = accountCampaign({
        ...base,
        participants: base.participants
          .slice(0, participants)
          .map((one) => ({ ...one, opening: { ...NO_OPENING, techPoints: 4 } })),
        purchases: [{ id: id(201), participant: ANN, afterNumber: 0, rating: 3, stat: 'armour' }],
      })
      const rivals = account.standings[0]?.rivals.map((one) => [one.participant, one.battle])
      return { price: account.purchases[0]?.price, rivals }
    }
    test.each(['battle-end', 'as-they-stand'] as const)('is the other one of two, %s', (numbers) => {
      expect(early(2, numbers)).toEqual({ price: 1, rivals: [[BEN, null]] })
    })
    test('is nobody of three', () => expect(early(3)).toEqual({ price: 2, rivals: [] }))
    test('is still nobody for who has not fought, when others have', () => {
      const { standings } = accountCampaign(facts({}, { battles: [battle(1, [ANN, 9], [BEN, 2])] }))
      expect(standings[2]?.rivals).toEqual([])
    })
  })
  test('is nobody without a chosen rival', () => {
    expect(priced({ opponent: 'chosen-rival' })).toEqual({
      prices: [
        [2, null],
        [2, null],
      ],
      rivals: [],
    })
  })
  test('is compared as it stands where the group says so', () => {
    expect(priced({ opponent: 'chosen-rival', opponentNumbers: 'as-they-stand' }, BEN)).toEqual({
      prices: [
        [1, BEN],
        [1, BEN],
      ],
      rivals: [[BEN, false, 3]],
    })
  })
})

describe('a campaign that was kept on paper', () => {
  test('goes on from its points, streak and Tech Points', () => {
    const base = facts({})
    const opening = { campaignPoints: 7, streak: 2, techPoints: 3 }
    const account = accountCampaign({
      ...base,
      participants: base.participants.map((one) => (one.id === ANN ? { ...one, opening } : one)),
      battles: [battle(1, [ANN, 9], [BEN, 2])],
    })
    expect(account.standings[0]).toMatchObject({
      battles: 1,
      campaignPoints: 9,
      streak: 3,
      techPoints: { earned: 5, spent: 0, inHand: 5 },
    })
    expect(account.battles[0]?.sides[0].effect).toEqual({
      roleBonus: 2,
      extraTroopCards: 1,
      extraMissionCards: 0,
    })
  })

  test.each([
    ['a marginal win', { winner: 0, margin: 'marginal' }, [1, 0], [1, 0]],
    ['a decisive defeat', { winner: 1, margin: 'decisive' }, [0, 3], [0, 1]],
    ['a draw', { winner: null, margin: 'draw' }, [0, 0], [0, 0]],
  ] as const)('counts %s without Victory Points', (_name, result, points, streaks) => {
    const account = accountCampaign(
      facts({}, { battles: [battle(1, [ANN, null], [BEN, null], { ...result })] }),
    )
    expect(account.battles[0]).toMatchObject({ margin: result.margin, difference: null })
    expect(account.standings.slice(0, 2).map(({ campaignPoints }) => campaignPoints)).toEqual(points)
    expect(account.standings.slice(0, 2).map(({ streak }) => streak)).toEqual(streaks)
  })

  test.each([
    ['points of one side only', 9, null, null, 'battle/points-or-result', ['sides', 1, 'victoryPoints']],
    ['neither points nor result', null, null, null, 'battle/points-or-result', ['sides', 0, 'victoryPoints']],
    [
      'points and a result',
      9,
      2,
      { winner: 0, margin: 'normal' },
      'battle/points-or-result',
      ['sides', 0, 'victoryPoints'],
    ],
    [
      'a win without a winner',
      null,
      null,
      { winner: null, margin: 'normal' },
      'battle/result-winner',
      ['result', 'winner'],
    ],
    [
      'a draw with a winner',
      null,
      null,
      { winner: 1, margin: 'draw' },
      'battle/result-winner',
      ['result', 'winner'],
    ],
  ] as const)('a report of %s is refused', (_name, a, b, result, code, path) => {
    const tidy = (participant: string, points: number | null) => ({
      ...side(participant, points),
      controlsTable: false,
    })
    expect(checkReport({ sides: [tidy(ANN, a), tidy(BEN, b)], result }, [ANN, BEN])).toMatchObject({
      code,
      path,
    })
  })
})

describe('rules as they were kept', () => {
  test('of version 1 get what the program did then', () => {
    expect(readRules(1, { length: 'short', pointsToWin: 6, streakToWin: 4 })).toEqual(rulesFor('short'))
  })
  test('of versions 2 to 4 get the rules of battle that there were not yet, and keep the others', () => {
    const { shedding, figures, terrain, facing, inspected, ...fourth } = rulesFor('short').battle
    const { kamikazeContacts, ...third } = fourth
    const { securedBy, securedAfter, revealing, stunEndsActivation, ...second } = third
    for (const [version, battle] of [[2, second] as const, [3, third] as const, [4, fourth] as const]) {
      const kept = { ...rulesFor('short'), battle: { ...battle, scale: 0.5 } }
      expect(readRules(version, kept)).toEqual({
        ...kept,
        battle: { ...rulesFor('short').battle, scale: 0.5 },
      })
    }
  })
  test.each([
    ['damaged', 2, { length: 'short', pointsToWin: 6, streakToWin: 4 }],
    ['newer', 6, rulesFor('short')],
  ])('that are %s are not read', (_name, version, document) => {
    expect(() => readRules(version, document)).toThrow()
  })
})
