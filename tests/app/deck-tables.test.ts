import { describe, expect, test } from 'vitest'
import { createDispatch } from '../../electron/host/dispatch.ts'
import { missionTable } from '../../shared/systems/seven-seconds/decks/table/columns.ts'
import { isRefusal } from '../../shared/problem.ts'
import { FIGURE_SET } from '../../shared/systems/seven-seconds/data/campaign.ts'
import { FELT, watchLoop } from './support/held-up.ts'
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
  await muster.ask('undo.undo', {})
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

describe('while a table that somebody made to hold Muster up is read, everybody else is heard', () => {
  const wrong = `offense,1,T,o,B,1${',5,each kils troopres'.repeat(12)}\n`
  test.each([
    ['quotation marks', 'x' + '"'.repeat(1_999_999), 'table/no-columns'],
    ['rows of conditions that are none', `${HEAD}\n${wrong.repeat(1999)}`, 'read'],
    ['conditions that are numbers', `[{"pile":"offense","conditions":[${'1,'.repeat(990_000)}1]}]`, 'read'],
  ])('%s', async (_name, text, code) => {
    const muster = startProgram()
    const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
    const longest = watchLoop()
    const answer = await createDispatch(muster.program)('decks.readTable', { deck, text })
    expect(isRefusal(answer) ? answer.problem.code : 'read').toBe(code)
    expect(longest()).toBeLessThan(FELT)
    expect(muster.errors).toEqual([])
  })

  test('the next text ends it, and so does whoever closes the dialog', async () => {
    const muster = startProgram()
    const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
    const long = `[{"pile":"offense","conditions":[${'1,'.repeat(990_000)}1]}]`
    const first = muster.refused('decks.readTable', { deck, text: long })
    const second = muster.refused('decks.readTable', { deck, text: long })
    expect((await first).code).toBe('table-file/stopped')
    await muster.ask('program.endReading', { reading: deck })
    expect((await second).code).toBe('table-file/stopped')
  })

  test('only what was read last is taken in', async () => {
    const muster = startProgram()
    const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
    expect((await muster.refused('decks.takeTable', { deck, text: TABLE })).code).toBe('table-file/gone')
    await muster.ask('decks.readTable', { deck, text: TABLE })
    expect((await muster.refused('decks.takeTable', { deck, text: HEAD })).code).toBe('table-file/gone')
    expect(await muster.ask('decks.takeTable', { deck, text: TABLE })).toEqual({ added: 1, replaced: 1 })
  })
})

test('the group’s figures are a usual set until it says what it owns, and can be undone', async () => {
  const muster = startProgram()
  expect(await muster.ask('decks.figures', {})).toEqual(FIGURE_SET)
  await muster.ask('decks.keepFigures', { ...FIGURE_SET, scout: 9 })
  expect((await muster.ask('decks.figures', {})).scout).toBe(9)
  await muster.ask('undo.undo', {})
  expect(await muster.ask('decks.figures', {})).toEqual(FIGURE_SET)
  const wrong = { ...FIGURE_SET, scout: -1 }
  expect((await muster.refused('decks.keepFigures', wrong)).code).toBe('call/input')
})
