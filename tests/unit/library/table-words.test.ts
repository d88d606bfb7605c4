import { expect, test } from 'vitest'
import { readTable } from '../../../renderer/library/table.ts'
import { libraryKinds } from '../../../renderer/systems/traveller/library/kinds.ts'

const read = (table: string) => {
  const weapon = libraryKinds.find(({ kind }) => kind === 'weapon')
  return weapon && readTable(weapon, table)?.wrong
}
const KINDS = ['melee', 'gun', 'heavy', 'thrown', 'explosive']

test('a word that does not fit is answered with those that do', () => {
  expect(read('name,weapon\nLamp,foo\n')).toMatchObject([
    { line: 2, faults: [{ column: 'weapon', value: 'foo', fits: KINDS }] },
  ])
})

test('everything that is wrong in a row is told at once, each with what would fit', () => {
  const wrong = read('name,weapon,damage.dice,laser,magazine\nLamp,foo,banana,perhaps,some\nWick,gun,2,no,\n')
  expect(wrong).toMatchObject([
    {
      line: 2,
      faults: [
        { column: 'weapon', fits: KINDS },
        { column: 'damage.dice', value: 'banana', within: { least: 0, most: 40, whole: true } },
        { column: 'magazine', value: 'some', within: { least: 1, most: 100_000, whole: true } },
        { column: 'laser', value: 'perhaps', fits: ['yes', 'no'] },
      ],
    },
  ])
})

test('of several words in one cell that do not fit the cell is told once', () => {
  const person = libraryKinds.find(({ kind }) => kind === 'character')
  const table = person && readTable(person, 'name,comms\nAnn,drums flags radio\n')
  expect(table?.wrong.map(({ faults }) => faults)).toMatchObject([
    [
      {
        column: 'comms',
        value: 'drums flags radio',
        fits: ['direct', 'hardlink', 'radio', 'laser', 'maser', 'meson'],
      },
    ],
  ])
})
