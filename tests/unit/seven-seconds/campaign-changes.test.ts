import { describe, expect, test } from 'vitest'
import {
  NOT_YET,
  withBattle,
  withBattleBack,
  withoutBattle,
  type BattlePlace,
} from '../../../shared/systems/seven-seconds/campaign/changes.ts'
import type { BattleSide, CampaignFacts } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'

const id = (n: number): string => `01890000-0000-7000-8000-00000000000${n}`
const side = (participant: string, victoryPoints: number): BattleSide => ({
  participant,
  victoryPoints,
  role: null,
  roleDie: null,
  controlsTable: false,
  lost: {},
})
const sides = (points: number): [BattleSide, BattleSide] => [side(id(1), points), side(id(2), 0)]

/** Three battles with gaps in their numbers, and a purchase after each and before the first. */
const FACTS: CampaignFacts = {
  rules: rulesFor('short'),
  participants: [],
  battles: [2, 5, 6].map((number, index) => ({
    id: id(index + 3),
    number,
    sides: sides(number),
    result: null,
  })),
  purchases: [0, 2, 5, 6].map((afterNumber, index) => ({
    id: id(index + 6),
    participant: id(1),
    afterNumber,
    rating: 3,
    stat: 'armour',
  })),
}

describe('a battle is put', () => {
  test.each<[string, BattlePlace, [string, number][], number[]]>([
    [
      'last',
      { kind: 'last' },
      [
        [id(3), 2],
        [id(4), 5],
        [id(5), 6],
        [NOT_YET, 7],
      ],
      [0, 2, 5, 6],
    ],
    [
      'before the first',
      { kind: 'before', id: id(3) },
      [
        [NOT_YET, 2],
        [id(3), 3],
        [id(4), 6],
        [id(5), 7],
      ],
      [0, 3, 6, 7],
    ],
    [
      'before the last',
      { kind: 'before', id: id(5) },
      [
        [id(3), 2],
        [id(4), 5],
        [NOT_YET, 6],
        [id(5), 7],
      ],
      [0, 2, 5, 7],
    ],
    [
      'before one that is gone: last',
      { kind: 'before', id: id(9) },
      [
        [id(3), 2],
        [id(4), 5],
        [id(5), 6],
        [NOT_YET, 7],
      ],
      [0, 2, 5, 6],
    ],
    [
      'in the place of one that is corrected',
      { kind: 'correct', id: id(4) },
      [
        [id(3), 2],
        [id(4), 5],
        [id(5), 6],
      ],
      [0, 2, 5, 6],
    ],
  ])('%s', (_name, place, battles, purchases) => {
    const before = structuredClone(FACTS)
    const after = withBattle(FACTS, { sides: sides(99), result: null }, place)
    expect(
      after.battles.toSorted((a, b) => a.number - b.number).map((battle) => [battle.id, battle.number]),
    ).toEqual(battles)
    expect(after.purchases.map((purchase) => purchase.afterNumber)).toEqual(purchases)
    const own = place.kind === 'correct' ? place.id : NOT_YET
    expect(
      after.battles.filter((battle) => battle.sides[0].victoryPoints === 99).map((battle) => battle.id),
    ).toEqual([own])
    expect(FACTS).toEqual(before)
  })
})

test('a battle that is taken away leaves numbers and purchases as they are', () => {
  const after = withoutBattle(FACTS, id(4))
  expect(after.battles.map((battle) => battle.number)).toEqual([2, 6])
  expect(after.purchases).toEqual(FACTS.purchases)
})

test.each<[string, number, [string, number][], number[]]>([
  [
    'where its number is free',
    4,
    [
      [id(3), 2],
      [NOT_YET, 4],
      [id(4), 5],
      [id(5), 6],
    ],
    [0, 2, 5, 6],
  ],
  [
    'before the one that has its number by now',
    5,
    [
      [id(3), 2],
      [NOT_YET, 5],
      [id(4), 6],
      [id(5), 7],
    ],
    [0, 2, 6, 7],
  ],
])('a deleted battle comes back %s', (_name, number, battles, purchases) => {
  const after = withBattleBack(FACTS, { id: NOT_YET, number, sides: sides(9), result: null })
  const inOrder = after.battles.toSorted((a, b) => a.number - b.number)
  expect(inOrder.map((battle) => [battle.id, battle.number])).toEqual(battles)
  expect(after.purchases.map(({ afterNumber }) => afterNumber)).toEqual(purchases)
})
