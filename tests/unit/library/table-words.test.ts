import { expect, test } from 'vitest'
import { readTable } from '../../../renderer/library/table.ts'
import { libraryKinds } from '../../../renderer/systems/traveller/library/kinds.ts'

test('a word that does not fit is answered with those that do', () => {
  const weapon = libraryKinds.find(({ kind }) => kind === 'weapon')
  const read = weapon && readTable(weapon, 'name,weapon,magazine\nLamp,foo,6\nWick,gun,some\n')
  expect(read?.wrong).toMatchObject([
    { line: 2, column: 'weapon', value: 'foo', fits: ['melee', 'gun', 'heavy', 'thrown', 'explosive'] },
    { line: 3, column: 'magazine', value: 'some' },
  ])
  expect(read?.wrong[1]).not.toHaveProperty('fits')
})
