import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cardDraft,
  newCard,
  readCard,
} from '../../../renderer/systems/seven-seconds/decks/form/card-draft.ts'
import {
  conditionDraft,
  newCondition,
  readCondition,
  type ConditionDraft,
} from '../../../renderer/systems/seven-seconds/decks/form/condition-draft.ts'
import {
  cardsOf,
  deckProblems,
  pileSizes,
  playedCards,
} from '../../../shared/systems/seven-seconds/decks/play.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { aCondition } from '../seven-seconds/cards-builders.ts'

const ALL = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops]

describe('the form of a card', () => {
  it('gives every card of the game back as it was', () => {
    for (const card of ALL) expect(readCard(cardDraft(card))).toMatchObject({ card, complete: true })
  })

  it('gives every condition back as it was, unless it pays nothing', () => {
    const alphabetical = (which: readonly string[]): string[] => which.toSorted()
    fc.assert(
      fc.property(aCondition, (condition) => {
        const { condition: read, errors } = readCondition(conditionDraft(condition))
        if (read.kind === 'objectives' && condition.kind === 'objectives') {
          expect(alphabetical(read.which)).toEqual(alphabetical(condition.which))
          expect({ ...read, which: condition.which }).toEqual(condition)
        } else expect(read).toEqual(condition)
        expect(errors.points).toBe(condition.points === 0 ? true : undefined)
      }),
    )
  })

  test.each<[string, Partial<ConditionDraft>, string[]]>([
    ['nothing typed', {}, ['points']],
    ['half a point', { points: '0.5' }, ['points']],
    ['too many points', { points: '51' }, ['points']],
    ['no Objective', { points: '3', kind: 'objectives' }, ['which']],
    ['a cap of none', { points: '3', pay: 'capped', times: '0' }, ['times']],
    ['no distance', { points: '3', kind: 'near', inches: '' }, ['inches']],
    ['no words', { points: '3', kind: 'own', text: '  ' }, ['text']],
    ['a wrong field that the kind does not ask for', { points: '3', kind: 'control', inches: 'x' }, []],
  ])('marks %s', (_name, over, wrong) =>
    expect(Object.keys(readCondition({ ...newCondition(), ...over }).errors)).toEqual(wrong),
  )

  it('marks what is wrong on a troop card, and takes an empty number for none', () => {
    const draft = { ...newCard('troops', 7), title: 'Seven' }
    expect([...readCard(draft).errors]).toEqual(['A.rating', 'B.rating', 'C.rating'])
    for (const line of Object.values(draft.lines)) line.rating = '2nd'
    draft.lines.A.scout = 'two'
    draft.lines.C.rating = ''
    expect([...readCard(draft).unread]).toEqual(['A', 'C.rating'])
    draft.lines.C.rating = '3'
    draft.lines.B.choices = 'T'
    expect([...readCard(draft).errors]).toEqual(['A.scout', 'B.choices'])
    draft.lines.A.scout = '2'
    draft.lines.B.choices = 'TS'
    expect(readCard(draft)).toMatchObject({
      complete: true,
      card: {
        number: 7,
        lines: { A: { scout: 2, tactical: 0, rating: 2 }, B: { choices: [['tactical', 'scout']] } },
      },
    })
  })
})

describe('a mission that is being typed', () => {
  it('tells what of it is not given yet', () => {
    const draft = { ...newCard('offense', 1), title: 'Sing' }
    expect([...readCard(draft).unread]).toEqual(['0.points'])
    draft.conditions = [
      { ...newCondition(), points: '3', pay: 'once', times: 'some' },
      { ...newCondition(), kind: 'control', points: '0' },
    ]
    expect([...readCard(draft).unread]).toEqual(['0', '1.points'])
  })
})

describe('what is played with', () => {
  const cards = ALL.map((card, at) => ({ id: String(at), card, copies: 1, off: false }))

  it('has every card as often as it is in its pile, and none that is switched off', () => {
    const own = cards.map((one, at) => ({ ...one, copies: at === 0 ? 3 : 1, off: at === 1 }))
    const { missions } = playedCards({ id: 'x', name: 'X' }, own)
    expect(missions.filter((card) => cardId(card) === 'O-01')).toHaveLength(3)
    expect(missions.map(cardId)).not.toContain('O-02')
    expect(pileSizes(own).offense).toBe(16)
    expect(deckProblems(own).stops).toEqual([])
  })

  it('tells the card that came later of two that do not agree, whatever its number and line', () => {
    const [first] = MUSTER_CARDS.missions.filter(
      ({ deck, troopLine }) => deck === 'offense' && troopLine === 'C',
    )
    if (!first) throw new Error('No Offense mission marches with line C.')
    const paid = first.conditions.map((condition) => ({ ...condition, points: condition.points + 30 }))
    const added = { ...first, number: 99, title: 'Added', troopLine: 'A', conditions: paid } as const
    const blamed = (all: typeof cards) => {
      const { missions } = cardsOf({ id: 'x', name: 'X' }, all)
      const { advice } = deckProblems(all)
      const told = advice.filter(({ code }) => code === 'card/pay-order' || code === 'card/title-twice')
      return new Set(told.map(({ code, path }) => `${code} ${missions[Number(path[1])]?.title}`))
    }
    expect(blamed([...cards, { id: '~', card: added, copies: 1, off: false }])).toEqual(
      new Set(['card/pay-order Added']),
    )
    const namesake = { ...first, number: 99 }
    const renumbered = cards.map((one) => (one.card === first ? { ...one, id: '~' } : one))
    const { advice } = deckProblems([...renumbered, { id: '!', card: namesake, copies: 1, off: false }])
    const at = cardsOf({ id: 'x', name: 'X' }, renumbered).missions.indexOf(first)
    expect(advice.map(({ code, path }) => [code, path])).toEqual([['card/title-twice', ['missions', at]]])
  })

  it('needs four cards in each pile, copies count, and a missing text is not even advice', () => {
    expect(deckProblems([]).stops.map(({ path }) => path)).toEqual([
      ['offense'],
      ['defense'],
      ['chance-encounter'],
      ['troops'],
    ])
    const four = cards
      .filter(({ card }) => card.number === 1)
      .map(({ card, ...one }) => ({
        ...one,
        card: 'deck' in card ? { ...card, orders: '' } : { ...card, flavour: '' },
        copies: 4,
      }))
    expect(deckProblems(four)).toEqual({ stops: [], advice: [] })
  })
})
