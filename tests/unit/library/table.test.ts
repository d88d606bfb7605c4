import { describe, expect, test } from 'vitest'
import { columnsOf, readTable, tableOf } from '../../../renderer/library/table.ts'
import { libraryKinds as blastEm } from '../../../renderer/systems/blast-em/library/kinds.ts'
import { libraryKinds as downsync } from '../../../renderer/systems/downsync/library/kinds.ts'
import { libraryKinds as fastAndDirty } from '../../../renderer/systems/fast-and-dirty/library/kinds.ts'
import { libraryKinds as traveller } from '../../../renderer/systems/traveller/library/kinds.ts'
import type { LibraryKind } from '../../../renderer/library/kinds.ts'

/** Documents as tables that spreadsheets read and write. */

const KINDS = [...blastEm, ...downsync, ...fastAndDirty, ...traveller].map(
  (kind) => [kind.kind, kind] as const,
)
const kindNamed = (kind: string): LibraryKind => {
  const found = traveller.find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no ${kind}.`)
  return found
}
const weapon = kindNamed('weapon')

test.each(KINDS)('what is written of each %s is read as it was', (_, kind) => {
  const documents = [...kind.samples, kind.blank()]
  const read = readTable(kind, tableOf(kind, documents))
  expect(read).toEqual({
    documents: JSON.parse(JSON.stringify(documents)) as unknown,
    wrong: [],
    unknown: [],
  })
})

test('the first row alone is a template', () => {
  const [first, ...none] = tableOf(weapon, []).trim().split('\r\n')
  expect(none).toEqual([])
  expect(first).toContain(
    'name,notes,weapon,skill.skill,skill.specialty,damage.dice,damage.add,range.personal',
  )
  expect(first?.split(',')).toHaveLength(columnsOf(weapon).length)
})

describe('a table of weapons', () => {
  const read = (text: string) => readTable(weapon, text)
  test('may leave out columns, and is read however it is written', () => {
    const found = read(
      'Name;Weapon;skill.skill;Range.Short;laser;damage.dice;blast;Colour\nLamp;GUN;Gun Combat;−1;x;3;4,5;red\n',
    )
    expect(found?.wrong).toEqual([])
    expect(found?.unknown).toEqual(['Colour'])
    expect(found?.documents).toMatchObject([
      {
        name: 'Lamp',
        weapon: 'gun',
        laser: true,
        range: { short: -1 },
        damage: { dice: 3, add: 0 },
        blast: 4.5,
      },
    ])
  })
  test.each([
    ['no name', 'name,weapon\n,gun\n', [2], 'name'],
    ['another kind', 'name,weapon\nBow,bow\n', [2], 'weapon'],
    ['half a die', 'name,damage.dice\nBow,1.5\n', [2], 'damage.dice'],
    ['words for a number', 'name,damage.dice\nBow,some\n', [2], 'damage.dice'],
    ['an open quote', 'name,weapon\nBow,"gun\n', [2], ''],
  ])('with %s tells its line', (_, text, lines, column) => {
    const found = read(text)
    expect(found?.documents).toEqual([])
    expect(found?.wrong.map(({ line }) => line)).toEqual(lines)
    expect(found?.wrong[0]?.faults[0]?.column).toBe(column)
  })
  test.each(['', 'some text', 'Axe,Bow\n1,2'])('is none without its first row', (text) =>
    expect(read(text)).toBeNull(),
  )
})

test.each([
  ['name,characteristics.str.full\nAda,9\n', { full: 9, left: 9 }],
  ['name,characteristics.str.full,characteristics.str.left\nAda,9,4\n', { full: 9, left: 4 }],
  ['name,characteristics.str.left,characteristics.str.full\nAda,7,9\n', { full: 9, left: 7 }],
])('who is given a score alone is not hurt: %s', (text, str) => {
  expect(readTable(kindNamed('character'), text)?.documents).toMatchObject([{ characteristics: { str } }])
})
