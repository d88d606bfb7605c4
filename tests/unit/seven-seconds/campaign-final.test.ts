import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import type {
  BattleFacts,
  CampaignFacts,
  Opening,
} from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { finalTable, records } from '../../../shared/systems/seven-seconds/campaign/final.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { tech } from './builders.ts'

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
const NAMES = ['ada', 'ben', 'cleo'] as const
type Name = (typeof NAMES)[number]
const who = (name: Name): string => id(1 + NAMES.indexOf(name))
const named = (participant: string): Name | undefined => NAMES[Number(participant.slice(-3)) - 1]

type Fought = readonly [Name, number, Name, number, number?] | readonly [Name, 'marginal' | 'decisive', Name]

/** `['ada', 20, 'ben', 3, 2]`: Victory Points of both, and how many the second lost; `['ada', 'marginal', 'ben']`. */
function campaign(
  fought: readonly Fought[],
  opening: Partial<Record<Name, Partial<Opening>>> = {},
): CampaignFacts {
  const side = (name: Name, victoryPoints: number | null, lost = 0) => ({
    participant: who(name),
    role: null,
    roleDie: null,
    victoryPoints,
    controlsTable: false,
    lost: lost > 0 ? { tactical: lost } : {},
  })
  return {
    rules: rulesFor('medium'),
    participants: NAMES.map((name) => ({
      id: who(name),
      startingTech: tech('333333/222222/111111'),
      opening: { ...NO_OPENING, ...opening[name] },
      rival: null,
    })),
    battles: fought.map((one, index): BattleFacts => {
      const [a, how, b, points = null, lost] = one
      const own = { id: id(100 + index), number: index + 1 }
      if (typeof how === 'number')
        return { ...own, sides: [side(a, how), side(b, points, lost)], result: null }
      return { ...own, sides: [side(a, null), side(b, null)], result: { winner: 0, margin: how } }
    }),
    purchases: [{ id: id(200), participant: who('ada'), afterNumber: 9, rating: 3, stat: 'armour' }],
  }
}
const table = (facts: CampaignFacts) => finalTable(facts, accountCampaign(facts))

describe('the final table', () => {
  test('has points, record, best streak, losses, technology and Victory Points of each', () => {
    const facts = campaign([
      ['ada', 20, 'ben', 0, 3],
      ['ada', 8, 'cleo', 2, 1],
      ['ben', 'decisive', 'ada'],
      ['ben', 5, 'cleo', 5],
    ])
    expect(table(facts).map(({ participant, ...row }) => ({ who: named(participant), ...row }))).toEqual([
      {
        who: 'ada',
        place: 1,
        campaignPoints: 5,
        wins: 2,
        draws: 0,
        defeats: 1,
        bestStreak: 2,
        lost: 0,
        bought: { steps: 1, spent: 2 },
        victoryPoints: { sum: 28, battles: 2 },
      },
      {
        who: 'ben',
        place: 2,
        campaignPoints: 3,
        wins: 1,
        draws: 1,
        defeats: 1,
        bestStreak: 1,
        lost: 3,
        bought: { steps: 0, spent: 0 },
        victoryPoints: { sum: 5, battles: 2 },
      },
      {
        who: 'cleo',
        place: 3,
        campaignPoints: 0,
        wins: 0,
        draws: 1,
        defeats: 1,
        bestStreak: 0,
        lost: 1,
        bought: { steps: 0, spent: 0 },
        victoryPoints: { sum: 7, battles: 2 },
      },
    ])
  })

  test.each<[string, CampaignFacts, [Name, number][]]>([
    [
      'as many points share a place, the next one is left out',
      campaign([['ben', 'marginal', 'cleo']], { ada: { campaignPoints: 1 } }),
      [
        ['ada', 1],
        ['ben', 1],
        ['cleo', 3],
      ],
    ],
    [
      'who won by a streak stands first, whatever the points',
      campaign([['cleo', 'marginal', 'ben']], { ada: { campaignPoints: 9 }, cleo: { streak: 3 } }),
      [
        ['cleo', 1],
        ['ada', 2],
        ['ben', 3],
      ],
    ],
    [
      'before any battle all are equal',
      campaign([]),
      [
        ['ada', 1],
        ['ben', 1],
        ['cleo', 1],
      ],
    ],
  ])('%s', (_name, facts, places) => {
    expect(table(facts).map(({ participant, place }) => [named(participant), place])).toEqual(places)
  })

  test('a streak from paper counts as the best one, and points that nobody noted are none', () => {
    const [, , cleo] = table(campaign([['ada', 'marginal', 'cleo']], { cleo: { streak: 3 } }))
    expect(cleo).toMatchObject({ bestStreak: 3, victoryPoints: null })
  })
})

describe('the records', () => {
  const of = (fought: readonly Fought[], opening?: Parameters<typeof campaign>[1]) =>
    records(accountCampaign(campaign(fought, opening)))

  test('belong to all who are as great, the earliest first', () => {
    const told = of([
      ['ada', 20, 'ben', 0, 3],
      ['ben', 21, 'cleo', 1, 3],
      ['ada', 5, 'cleo', 4],
      ['ben', 9, 'cleo', 1],
      ['ada', 9, 'cleo', 1],
    ])
    expect(told).toEqual({
      streak: { value: 3, by: [{ participant: who('ada'), battle: id(104) }] },
      costliest: { value: 3, by: [{ battle: id(100) }, { battle: id(101) }] },
      greatest: {
        value: 20,
        by: [
          { participant: who('ada'), battle: id(100) },
          { participant: who('ben'), battle: id(101) },
        ],
      },
    })
  })

  test('name everybody once for a streak that was had twice', () => {
    const told = of([
      ['ada', 'marginal', 'ben'],
      ['ben', 'marginal', 'ada'],
      ['ada', 'marginal', 'cleo'],
    ])
    expect(told.streak).toEqual({
      value: 1,
      by: [
        { participant: who('ada'), battle: id(100) },
        { participant: who('ben'), battle: id(101) },
      ],
    })
  })

  test('are shared by whoever is as great, also by one with two battles', () => {
    const told = of([
      ['ada', 20, 'ben', 0, 3],
      ['ada', 22, 'cleo', 2, 3],
      ['ben', 'decisive', 'ada'],
      ['ben', 9, 'cleo', 1],
    ])
    expect(told).toEqual({
      streak: {
        value: 2,
        by: [
          { participant: who('ada'), battle: id(101) },
          { participant: who('ben'), battle: id(103) },
        ],
      },
      costliest: { value: 3, by: [{ battle: id(100) }, { battle: id(101) }] },
      greatest: {
        value: 20,
        by: [
          { participant: who('ada'), battle: id(100) },
          { participant: who('ada'), battle: id(101) },
        ],
      },
    })
  })

  test.each<[string, readonly Fought[]]>([
    ['no battle', []],
    ['one draw in which nobody fell', [['ada', 4, 'ben', 4]]],
  ])('%s makes none', (_name, fought) => {
    expect(of(fought)).toEqual({ streak: null, costliest: null, greatest: null })
  })
})
