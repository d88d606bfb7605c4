import { expect, test } from 'vitest'
import { missionTable } from '../../shared/decks/table/columns.ts'
import { FIGURE_SET } from '../../shared/systems/seven-seconds/data/campaign.ts'
import { startProgram } from './support/program.ts'

const HEAD = 'pile,number,title,orders,line,copies,points 1,condition 1'
const TABLE = [
  HEAD,
  'offense,1,Sing,Loudly,B,3,5,control',
  'offense,40,Hum,,A,1,5,control',
  'offense,x,Wrong,,A,1,5,control',
].join('\n')

test('cards of a table are looked at first, come in at one go, and go by one undo', async () => {
  const muster = startProgram()
  const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
  const before = await muster.ask('decks.view', { id: deck })
  const plan = await muster.ask('decks.readTable', { deck, text: TABLE })
  expect(plan.cards.map(({ card, replaces }) => [card.title, replaces])).toEqual([
    ['Sing', true],
    ['Hum', false],
  ])
  expect(plan.problems).toMatchObject([
    {
      line: 4,
      problem: {
        code: 'table/number',
        path: ['number'],
        values: { column: 'number', text: 'x', least: 1, most: 99 },
      },
    },
  ])
  expect(await muster.ask('decks.view', { id: deck })).toEqual(before)

  expect(await muster.ask('decks.takeTable', { deck, text: TABLE })).toEqual({ added: 1, replaced: 1 })
  const { cards } = await muster.ask('decks.view', { id: deck })
  expect(cards).toHaveLength(70)
  // The one that was replaced is the same card of the deck as before.
  expect(cards[0]).toMatchObject({ id: before.cards[0]?.id, copies: 3, card: { title: 'Sing' } })
  const again = await muster.ask('decks.readTable', { deck, text: TABLE })
  expect(again).toMatchObject({ cards: [], same: 2 })
  expect((await muster.refused('decks.takeTable', { deck, text: TABLE })).code).toBe('table/nothing')
  await muster.ask('history.undo', {})
  expect((await muster.ask('decks.view', { id: deck })).cards).toEqual(before.cards)
})

test('a table of all that a deck holds changes nothing in it', async () => {
  const muster = startProgram()
  const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
  const { cards } = await muster.ask('decks.view', { id: deck })
  expect(await muster.ask('decks.readTable', { deck, text: missionTable(cards) })).toEqual({
    cards: [],
    same: 45,
    problems: [],
    dropped: [],
    advice: [],
  })
})

test('the group’s figures are a usual set until it says what it owns, and can be undone', async () => {
  const muster = startProgram()
  expect(await muster.ask('decks.figures', {})).toEqual(FIGURE_SET)
  await muster.ask('decks.keepFigures', { ...FIGURE_SET, scout: 9 })
  expect((await muster.ask('decks.figures', {})).scout).toBe(9)
  await muster.ask('history.undo', {})
  expect(await muster.ask('decks.figures', {})).toEqual(FIGURE_SET)
  const wrong = { ...FIGURE_SET, scout: -1 }
  expect((await muster.refused('decks.keepFigures', wrong)).code).toBe('call/input')
})
