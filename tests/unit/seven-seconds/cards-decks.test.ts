import { describe, expect, it } from 'vitest'
import { checkDeck } from '../../../shared/systems/seven-seconds/cards/check.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import {
  cardId,
  cardSetSchema,
  conditionSchema,
  type MissionCard,
} from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { deckReport, mostAttainable } from '../../../shared/systems/seven-seconds/cards/report.ts'
import { squadSize } from '../../../shared/systems/seven-seconds/cards/strength.ts'
import { LINES, MISSION_DECKS, OBJECTIVES } from '../../../shared/systems/seven-seconds/cards/words.ts'
import { mission } from './cards-builders.ts'

const { missions, troops } = MUSTER_CARDS
const squads = troops.flatMap(({ lines }) => LINES.map((line) => lines[line]))

it('reads back as a set of cards', () =>
  expect(cardSetSchema.parse(JSON.parse(JSON.stringify(MUSTER_CARDS)))).toEqual(MUSTER_CARDS))

it('has no problem', () => expect(checkDeck(MUSTER_CARDS)).toEqual([]))

it('names its cards by pile and number', () => {
  const ids = [...missions, ...troops].map(cardId)
  expect(ids.filter((id) => id.endsWith('-07'))).toEqual(['O-07', 'D-07', 'E-07', 'T-07'])
})

describe('the missions', () => {
  it.each(MISSION_DECKS)('%s has fifteen, five for each line', (deck) =>
    expect(deckReport(MUSTER_CARDS).lines[deck]).toEqual({ A: 5, B: 5, C: 5 }),
  )

  it('use every kind of condition, and each charges for own losses', () => {
    const used = new Set(missions.flatMap(({ conditions }) => conditions.map(({ kind }) => kind)))
    const kinds = conditionSchema.options.flatMap(({ shape }) => [...shape.kind.values])
    // Own words are for decks of the group's own.
    expect([...used, 'own'].toSorted()).toEqual(kinds.toSorted())
    for (const { conditions } of missions) expect(conditions.some(({ kind }) => kind === 'losses')).toBe(true)
  })

  it('can bring 20 to 45 points, more for the weaker lines', () => {
    for (const card of missions) {
      expect(mostAttainable(card)).toBeGreaterThanOrEqual(20)
      expect(mostAttainable(card)).toBeLessThanOrEqual(45)
    }
    const { A, B, C } = deckReport(MUSTER_CARDS).attainable
    expect(B.median).toBeGreaterThanOrEqual(A.median + 3)
    expect(C.median).toBeGreaterThanOrEqual(B.median + 3)
  })

  it.each(MISSION_DECKS)('of %s pay a weaker line more for a kill and charge it less for a loss', (deck) => {
    const pays = (kind: 'kills' | 'losses') =>
      LINES.map((line) => {
        const each = missions
          .filter((card) => card.deck === deck && card.troopLine === line)
          .flatMap(({ conditions }) => conditions)
          .flatMap((condition) => {
            if (condition.kind !== 'kills' && condition.kind !== 'losses') return []
            const { of, pay, points } = condition
            return condition.kind === kind && of === 'troopers' && pay.kind === 'each' ? points : []
          })
        return each.reduce((sum, points) => sum + points, 0) / each.length
      })
    for (const kind of ['kills', 'losses'] as const) {
      const [a = NaN, b = NaN, c = NaN] = pays(kind)
      expect(a).toBeLessThan(b)
      expect(b).toBeLessThan(c)
    }
  })

  it.each(['offense', 'defense'] as const)('of %s give every Objective its turn', (deck) => {
    const counts = OBJECTIVES.map((objective) => deckReport(MUSTER_CARDS).objectives[deck][objective])
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...counts)).toBeLessThanOrEqual(10)
  })
})

describe('the troop cards', () => {
  it('are 24, of three to ten troopers with one commander, most of four to eight', () => {
    expect(troops).toHaveLength(24)
    const sizes = squads.map(squadSize)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 10])
    expect(sizes.filter((size) => size >= 4 && size <= 8).length / sizes.length).toBeGreaterThan(0.9)
    expect(squads.every(({ commander }) => commander === 1)).toBe(true)
  })

  it('differ in drones, rating and choices', () => {
    expect([
      Math.min(...squads.map(({ drones }) => drones)),
      Math.max(...squads.map(({ drones }) => drones)),
    ]).toEqual([0, 12])
    for (const rate of [1, 2, 3])
      expect(squads.filter(({ rating }) => rating === rate).length).toBeGreaterThan(12)
    expect(squads.filter(({ choices }) => choices.length > 0).length).toBeGreaterThanOrEqual(12)
  })

  it('are spread widely, A above B above C, and overlap from card to card', () => {
    const { A, B, C } = deckReport(MUSTER_CARDS).strength
    expect(A.median).toBeGreaterThanOrEqual(B.median + 6)
    expect(B.median).toBeGreaterThanOrEqual(C.median + 6)
    for (const { min, max } of [A, B, C]) expect(max / min).toBeGreaterThan(1.5)
    expect(A.min).toBeLessThan(C.max)
  })

  it('can be played with one figure set, and one of them needs all of each type', () => {
    const { figures } = deckReport(MUSTER_CARDS)
    for (const { most, set } of Object.values(figures)) expect(most).toBe(set)
  })

  it('ask for all drones of a figure set where the points of a line go into one kind', () => {
    const { drones, dronePoints } = deckReport(MUSTER_CARDS)
    expect(dronePoints).toBe(12)
    expect(Object.values(drones).map(({ most }) => most)).toEqual([12, 6, 6, 4])
    const given = (points: number) => {
      const [first] = MUSTER_CARDS.troops
      if (!first) throw new Error('There are no cards.')
      const A = { ...first.lines.A, drones: points }
      const none = { ...first.lines.B, drones: 0 }
      const troops = [{ ...first, lines: { A, B: none, C: none } }]
      return Object.values(deckReport({ ...MUSTER_CARDS, troops }).drones).map(({ most }) => most)
    }
    expect(given(5)).toEqual([5, 2, 2, 1])
    expect(given(99)).toEqual([12, 6, 6, 4])
    expect(given(0)).toEqual([0, 0, 0, 0])
  })
})

describe('mostAttainable', () => {
  it.each<[string, Partial<MissionCard>, number]>([
    ['control', {}, 5],
    [
      'either of two that shut each other out',
      {
        conditions: [
          {
            kind: 'objectives',
            which: ['alpha'],
            state: { kind: 'secured' },
            pay: { kind: 'once', atLeast: 1 },
            points: 4,
          },
          {
            kind: 'objectives',
            which: ['alpha'],
            state: { kind: 'destroyed' },
            pay: { kind: 'once', atLeast: 1 },
            points: 7,
          },
        ],
      },
      7,
    ],
    [
      'six troopers on each side, four drones, nobody lost',
      {
        conditions: [
          { kind: 'kills', of: 'units', pay: { kind: 'each', most: null }, points: 1 },
          { kind: 'near', place: 'centre', inches: 6, pay: { kind: 'each', most: null }, points: 1 },
          { kind: 'losses', of: 'troopers', pay: { kind: 'each', most: null }, points: -3 },
        ],
      },
      16,
    ],
  ])('%s', (_name, over, most) => expect(mostAttainable(mission(over))).toBe(most))
})
