import { describe, expect, test } from 'vitest'
import { MUSTER_CARDS } from '../../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { PILES } from '../../../../shared/systems/seven-seconds/cards/words.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { after, give, newBattle, refusal, upTo, type Over } from './setup-steps.ts'

const muster: Over = { cards: MUSTER_CARDS }

/** Every card, wherever it is. */
function allCards({ piles, sides }: BattleState): string[] {
  const held = SIDES.flatMap((side) => {
    const { hand, mission, troops } = sides[side]
    return [mission, troops, ...(hand?.missions ?? []), ...(hand?.troops ?? [])].filter((id) => id !== null)
  })
  return [...PILES.flatMap((pile) => piles[pile]), ...held].toSorted()
}

const ALL = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map(cardId).toSorted()

describe('the deck follows the role', () => {
  test.each([
    ['attack', 'a', 'offense', 'O'],
    ['attack', 'b', 'defense', 'D'],
    ['chance', 'a', 'chance-encounter', 'E'],
    ['chance', 'b', 'chance-encounter', 'E'],
  ] as const)('%s, side %s: %s', (kind, side, deck, letter) => {
    const state = upTo('cards', kind, { streaks: [3, 3] })
    const drawn = after(state, 'draw-cards', side, {})
    expect(drawn.sides[side].hand?.deck).toBe(deck)
    for (const id of drawn.sides[side].hand?.missions ?? []) expect(id[0]).toBe(letter)
    for (const id of drawn.sides[side].hand?.troops ?? []) expect(id[0]).toBe('T')
  })
})

describe('R9 how many cards a Winning Streak draws', () => {
  test.each([
    // streak, missions, troop cards
    [0, 1, 1],
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 2],
    [4, 2, 2],
    [12, 2, 2],
  ])('streak %i: %i and %i, from the top', (streak, missions, troops) => {
    const state = upTo('cards', 'attack', { ...muster, streaks: [streak, 0] })
    const { events } = give(state, 'draw-cards', 'a', {})
    expect(events[0]).toEqual({
      kind: 'cards-drawn',
      side: 'a',
      hand: {
        deck: 'offense',
        missions: state.piles.offense.slice(0, missions),
        troops: state.piles.troops.slice(0, troops),
      },
    })
  })

  test('the streak of one side is nothing to the other', () => {
    const state = upTo('cards', 'attack', { ...muster, streaks: [3, 0] })
    expect(after(state, 'draw-cards', 'b', {}).sides.b).toMatchObject({
      hand: null,
      mission: state.piles.defense[0],
    })
  })
})

describe('whoever draws first, each side has the same cards: nothing is learnt by putting both back', () => {
  const held = ({ sides }: BattleState) =>
    SIDES.map((side) => [sides[side].hand, sides[side].mission, sides[side].troops])

  test.each([
    ['attack', [0, 0]],
    ['chance', [0, 0]],
    ['attack', [2, 3]],
    ['chance', [3, 3]],
  ] as const)('%s with the streaks %j', (kind, streaks) => {
    const state = upTo('cards', kind, { ...muster, streaks: [...streaks] })
    const drawn = (order: readonly Side[]) =>
      order.reduce<BattleState>((now, side) => after(now, 'draw-cards', side, {}), state)
    const [aFirst, bFirst] = [drawn(['a', 'b']), drawn(['b', 'a'])]
    expect(held(bFirst)).toEqual(held(aFirst))
    expect(bFirst.piles).toEqual(aFirst.piles)
  })

  test('a battle of an earlier release keeps its order', () => {
    const now = upTo('cards', 'attack', muster)
    const state: BattleState = { ...now, setup: { ...now.setup, version: 2 } }
    expect(after(state, 'draw-cards', 'b', {}).sides.b.troops).toBe(now.piles.troops[0])
    expect(after(now, 'draw-cards', 'b', {}).sides.b.troops).toBe(now.piles.troops[1])
  })
})

describe('R9 of each kind one is kept', () => {
  test('with one of each there is nothing to choose: kept at once, and no pile shuffled', () => {
    const state = upTo('cards', 'attack', muster)
    const [mission, troops] = [state.piles.offense[0], state.piles.troops[0]]
    const drawn = after(state, 'draw-cards', 'a', {})
    expect(drawn.sides.a).toMatchObject({ hand: null, mission, troops })
    expect(drawn.piles.offense).toEqual(state.piles.offense.slice(1))
    expect(drawn.piles.troops).toEqual(state.piles.troops.slice(1))
    expect(drawn.dice).toEqual(state.dice)
    expect(refusal(drawn, 'keep-cards', 'a', { mission: mission ?? '', troops: troops ?? '' })).toBe(
      'card/nothing-to-keep',
    )
  })

  test.each([
    [2, 0, 0],
    [2, 0, 1],
    [3, 0, 0],
    [3, 1, 0],
    [3, 0, 1],
    [3, 1, 1],
  ])(
    'streak %i keeps mission %i and troop card %i; the rest goes back and is shuffled',
    (streak, one, other) => {
      const state = upTo('cards', 'attack', { ...muster, streaks: [streak, 0] })
      const drawn = after(state, 'draw-cards', 'a', {})
      const { missions, troops } = drawn.sides.a.hand ?? { missions: [], troops: [] }
      const choice = { mission: missions[one] ?? '', troops: troops[other] ?? '' }
      const kept = after(drawn, 'keep-cards', 'a', choice)
      expect(kept.sides.a).toMatchObject({ hand: null, ...choice })
      const back = (pile: readonly string[], wanted: string): string[] =>
        pile.filter((id) => id !== wanted).toSorted()
      expect(kept.piles.offense.toSorted()).toEqual(back(state.piles.offense, choice.mission))
      expect(kept.piles.troops.toSorted()).toEqual(back(state.piles.troops, choice.troops))
      expect(kept.dice).not.toEqual(drawn.dice)
      expect(kept.piles.troops).not.toEqual([...drawn.piles.troops, ...back(troops, choice.troops)])
      // Nothing went back to the missions with a streak of 2: they keep their order.
      expect(JSON.stringify(kept.piles.offense) === JSON.stringify(drawn.piles.offense)).toBe(streak === 2)
      expect(allCards(kept)).toEqual(ALL)
    },
  )

  test.each([
    ['a mission that was not drawn', { mission: 'O-99' }, 'card/not-drawn'],
    ['a card of another deck', { mission: 'D-01' }, 'card/not-drawn'],
    ['a troop card as a mission', { mission: 'T-01' }, 'card/not-drawn'],
    ['a troop card that was not drawn', { troops: 'T-99' }, 'card/not-drawn'],
    ['nothing', { troops: '' }, 'card/not-drawn'],
    ['the name of a thing that every object has', { mission: '__proto__' }, 'card/not-drawn'],
  ])('not %s', (_name, wrong, code) => {
    const drawn = after(upTo('cards', 'attack', { ...muster, streaks: [3, 0] }), 'draw-cards', 'a', {})
    const { missions, troops } = drawn.sides.a.hand ?? { missions: [], troops: [] }
    const choice = { mission: missions[0] ?? '', troops: troops[0] ?? '', ...wrong }
    expect(refusal(drawn, 'keep-cards', 'a', choice)).toBe(code)
  })

  test('not what the other side drew', () => {
    let state = upTo('cards', 'chance', { ...muster, streaks: [3, 3] })
    state = after(after(state, 'draw-cards', 'a', {}), 'draw-cards', 'b', {})
    const of = (side: 'a' | 'b') => state.sides[side].hand ?? { missions: [], troops: [] }
    const choice = { mission: of('b').missions[0] ?? '', troops: of('a').troops[0] ?? '' }
    expect(refusal(state, 'keep-cards', 'a', choice)).toBe('card/not-drawn')
  })
})

describe('drawing once', () => {
  test.each([
    ['with cards in hand', 3],
    ['with cards kept', 0],
  ])('%s there is no second draw', (_name, streak) => {
    const drawn = after(upTo('cards', 'attack', { streaks: [streak, 0] }), 'draw-cards', 'a', {})
    expect(refusal(drawn, 'draw-cards', 'a', {})).toBe('card/drawn-already')
  })

  test.each([[['a', 'b']], [['b', 'a']]] as const)(
    '%s draw in any order, and nobody the same card',
    (sides) => {
      let state = upTo('cards', 'chance', { ...muster, streaks: [3, 3] })
      for (const side of sides) state = after(state, 'draw-cards', side, {})
      expect(allCards(state)).toEqual(ALL)
      expect(new Set(allCards(state)).size).toBe(ALL.length)
    },
  )

  test.each([
    ['mission', { missions: MUSTER_CARDS.missions.filter(({ deck }) => deck !== 'offense') }, 'offense'],
    ['troop card', { troops: [] }, 'troops'],
  ])('without a %s in the pile the draw is refused', (_name, over, pile) => {
    const state = upTo('cards', 'attack', { cards: { ...MUSTER_CARDS, ...over } })
    expect(state.piles[pile as 'troops']).toEqual([])
    expect(refusal(state, 'draw-cards', 'a', {})).toBe('card/pile-empty')
  })
})

describe('shuffling', () => {
  const piles = (seed: number) => newBattle({ ...muster, seed }).piles

  test('the same seed and setup give the same order, another seed another', () => {
    for (const seed of [0, 1, -5, 2 ** 31]) expect(piles(seed)).toEqual(piles(seed))
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(piles(seed)))
    expect(new Set(orders).size).toBe(8)
  })

  test('every card lies in one pile, those of each deck together', () => {
    expect(allCards(newBattle(muster))).toEqual(ALL)
    for (const [pile, letter] of Object.entries({
      offense: 'O',
      defense: 'D',
      'chance-encounter': 'E',
      troops: 'T',
    })) {
      expect(new Set(piles(1)[pile as 'troops'].map((id) => id[0]))).toEqual(new Set([letter]))
    }
  })

  test('a seed is a whole number', () => {
    for (const seed of [0.5, NaN, Infinity]) expect(() => newBattle({ seed })).toThrow(RangeError)
  })
})
