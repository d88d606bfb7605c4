import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedDice } from '../../../shared/dice/scripted.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import {
  drawHand,
  keepCards,
  openPiles,
  type Piles,
} from '../../../shared/systems/seven-seconds/cards/draw.ts'
import { MISSION_DECKS, PILES } from '../../../shared/systems/seven-seconds/cards/words.ts'

const ALL = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map(cardId).toSorted()
const cardsOf = (piles: Piles): string[] => PILES.flatMap((pile) => piles[pile])

const piles: Piles = {
  offense: ['O-01', 'O-02', 'O-03'],
  defense: ['D-01', 'D-02'],
  'chance-encounter': ['E-01'],
  troops: ['T-01', 'T-02', 'T-03'],
}

function drawn(from: Piles, deck: 'offense' | 'defense' | 'chance-encounter', streak: number) {
  const answer = drawHand(from, deck, streak)
  if ('problem' in answer) throw new Error(answer.problem.message)
  return answer
}

describe('openPiles', () => {
  it('holds every card of the set once, each in its own pile', () => {
    const open = openPiles(MUSTER_CARDS, seededDice(openDice(1)))
    expect(cardsOf(open).toSorted()).toEqual(ALL)
    expect(PILES.map((pile) => new Set(open[pile].map((id) => id[0])).size)).toEqual([1, 1, 1, 1])
  })
  it('has another order for another seed and the same for the same', () => {
    const open = (seed: number): Piles => openPiles(MUSTER_CARDS, seededDice(openDice(seed)))
    expect(open(1)).toEqual(open(1))
    expect(open(1)).not.toEqual(open(2))
  })
})

describe('R9 drawing with a Winning Streak', () => {
  it.each([
    // streak, missions, troop cards
    [0, ['O-01'], ['T-01']],
    [1, ['O-01'], ['T-01']],
    [2, ['O-01'], ['T-01', 'T-02']],
    [3, ['O-01', 'O-02'], ['T-01', 'T-02']],
    [4, ['O-01', 'O-02'], ['T-01', 'T-02']],
    [9, ['O-01', 'O-02'], ['T-01', 'T-02']],
  ])('of %i', (streak, missions, troops) => {
    const { hand, piles: left } = drawn(piles, 'offense', streak)
    expect(hand).toEqual({ deck: 'offense', missions, troops })
    expect(left).toEqual({
      ...piles,
      offense: piles.offense.slice(missions.length),
      troops: piles.troops.slice(troops.length),
    })
  })

  it.each([
    ['the missions', piles, 'chance-encounter'],
    ['the troop cards', { ...piles, troops: ['T-01'] }, 'troops'],
  ])('finds %s too few', (_name, from, pile) =>
    expect(drawHand(from, 'chance-encounter', pile === 'troops' ? 2 : 3)).toMatchObject({
      problem: { code: 'card/pile-empty', path: [pile] },
    }),
  )

  it('takes no streak below 0', () => expect(() => drawHand(piles, 'offense', -1)).toThrow(RangeError))
})

describe('R9 keeping one of each', () => {
  it('puts the others back and shuffles their piles', () => {
    const { hand, piles: left } = drawn(piles, 'offense', 3)
    // One mission and one troop card still lie there: two of each are shuffled.
    const dice = scriptedDice([], [0, 0, 0, 0])
    expect(keepCards(left, hand, { mission: 'O-02', troops: 'T-01' }, dice)).toEqual({
      piles: { ...piles, offense: ['O-01', 'O-03'], troops: ['T-02', 'T-03'] },
    })
    dice.done()
  })

  it('leaves a pile alone to which nothing goes back', () => {
    const { hand, piles: left } = drawn(piles, 'offense', 1)
    const dice = scriptedDice([], [])
    expect(keepCards(left, hand, { mission: 'O-01', troops: 'T-01' }, dice)).toEqual({ piles: left })
  })

  it('of two copies keeps one and puts the other back', () => {
    const hand = { deck: 'offense', missions: ['O-01', 'O-01'], troops: ['T-01', 'T-01'] } as const
    const left = { ...piles, offense: [], troops: [] }
    const answer = keepCards(left, hand, { mission: 'O-01', troops: 'T-01' }, scriptedDice([], [0, 0]))
    expect(answer).toEqual({ piles: { ...left, offense: ['O-01'], troops: ['T-01'] } })
  })

  it.each([
    ['mission', { mission: 'O-03', troops: 'T-01' }],
    ['troops', { mission: 'O-01', troops: 'T-03' }],
  ])('keeps no %s that was not drawn', (kind, choice) => {
    const { hand, piles: left } = drawn(piles, 'offense', 3)
    expect(keepCards(left, hand, choice, scriptedDice([], []))).toMatchObject({
      problem: { code: 'card/not-drawn', path: [kind] },
    })
  })
})

it('never loses or doubles a card, whoever draws what and keeps which', () => {
  const aDraw = fc.record({
    deck: fc.constantFrom(...MISSION_DECKS),
    streak: fc.nat(4),
    mission: fc.nat(1),
    troops: fc.nat(1),
  })
  fc.assert(
    fc.property(fc.integer(), fc.array(aDraw, { maxLength: 4 }), (seed, draws) => {
      const dice = seededDice(openDice(seed))
      let left = openPiles(MUSTER_CARDS, dice)
      const kept: string[] = []
      for (const { deck, streak, ...wish } of draws) {
        const { hand, piles: after } = drawn(left, deck, streak)
        expect([...cardsOf(after), ...hand.missions, ...hand.troops, ...kept].toSorted()).toEqual(ALL)
        const mission = hand.missions[wish.mission] ?? hand.missions[0] ?? ''
        const troops = hand.troops[wish.troops] ?? hand.troops[0] ?? ''
        const answer = keepCards(after, hand, { mission, troops }, dice)
        if ('problem' in answer) throw new Error(answer.problem.message)
        left = answer.piles
        kept.push(mission, troops)
        expect([...cardsOf(left), ...kept].toSorted()).toEqual(ALL)
      }
      expect(JSON.parse(JSON.stringify(left))).toEqual(left)
    }),
  )
})
