import { expect, it } from 'vitest'
import { momentEntries } from '../../renderer/table/moments.ts'

/** Where a replay leads to, beside its log. */

const LINES = [
  { number: 3, words: ['Activated.', 'Fire: 6.'], numbers: [2, 3] },
  {
    number: 9,
    words: ['In contact.', 'Dice: 1 and 2.', 'The assault is lost.', 'The gun is lost.', 'Not by the rules.'],
    numbers: [4, 5, 6, 8],
  },
]
const entriesOf = (...moments: { number: number; what: string }[]) =>
  momentEntries(LINES, moments, ({ what }) => what)

it('a moment is told by its own sentence, without the dice', () => {
  expect(entriesOf({ number: 3, what: 'Hit' })).toEqual([{ index: 0, labels: ['Hit'], words: ['Fire: 6.'] }])
})

it('moments of one line are one entry, and nothing is said twice', () => {
  expect(
    entriesOf({ number: 6, what: 'Assault' }, { number: 7, what: 'Lost' }, { number: 8, what: 'Lost' }),
  ).toEqual([{ index: 1, labels: ['Assault', 'Lost'], words: ['The assault is lost.', 'The gun is lost.'] }])
})

it('what no sentence tells stands with the last one of its line, and with none after the log', () => {
  expect(entriesOf({ number: 9, what: 'The end' }, { number: 10, what: 'Later' })).toEqual([
    { index: 1, labels: ['The end'], words: ['The gun is lost.'] },
  ])
})
