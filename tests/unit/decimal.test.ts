import { describe, expect, test } from 'vitest'
import { filledOf, typedOf, unsaidIn } from '../../renderer/table/values.ts'
import { decimal, inchesOf } from '../../renderer/ui/fields/decimal.ts'
import { counted, countedOf, distanceUpTo, wholeFrom, type Fields } from '../../shared/battle/field.ts'

describe('a number as it is typed', () => {
  test.each([
    // typed, a number, inches
    ['', null, null],
    ['  ', null, null],
    ['0', 0, 0],
    ['25', 25, 25],
    [' 25 ', 25, 25],
    ['9.5', 9.5, 9.5],
    ['9,5', 9.5, 9.5],
    ['.5', 0.5, 0.5],
    [',5', 0.5, 0.5],
    ['9.', 9, 9],
    ['6"', undefined, 6],
    ['6 ″', undefined, 6],
    ['9,5”', undefined, 9.5],
    ['"', undefined, null],
    ['.', undefined, undefined],
    ['1.2.3', undefined, undefined],
    ['1,000.5', undefined, undefined],
    ['1 2', undefined, undefined],
    ['-6', undefined, undefined],
    ['1e3', undefined, undefined],
    ['6"6', undefined, undefined],
    ['six', undefined, undefined],
  ])('%j is read as %j, of inches as %j', (text, number, inches) => {
    expect(decimal(text)).toBe(number)
    expect(inchesOf(text)).toBe(inches)
  })
})

test('a form takes of it what its field may be', () => {
  const fields: Fields = {
    inches: distanceUpTo(9),
    metres: distanceUpTo(9, null, 'metres'),
    whole: wholeFrom(1, 9),
  }
  const taken = (typed: string): number[] =>
    Object.entries(fields).map(([name, field]) =>
      Number(filledOf({ [name]: field }, { [name]: typed })?.[name] ?? NaN),
    )
  expect(taken('.5')).toEqual([0.5, 0.5, NaN])
  expect(taken('6"')).toEqual([6, NaN, NaN])
  expect(taken('9.')).toEqual([9, 9, 9])
  expect(taken('10')).toEqual([NaN, NaN, NaN])
})

test('a list says of which entry something is still to be said', () => {
  const list = {
    kind: 'list',
    measured: false,
    of: {
      by: { kind: 'one', of: ['guard', 'trooper'], orNone: false, measured: false },
      inches: distanceUpTo(24),
    },
    key: 'by',
    begin: [],
    least: 0,
    most: 2,
  } as const
  const said = (inches: string) => [
    { by: 'guard', inches: '6' },
    { by: 'trooper', inches },
  ]
  expect(unsaidIn(list, said(''))).toEqual({ name: 'inches', ids: ['trooper'] })
  expect(unsaidIn(list, said('12'))).toBeNull()
})

test('what is counted begins with none or the least, and with all where that is usual', () => {
  expect(typedOf({ few: counted(0, 5), some: counted(1, 5), all: countedOf(5), none: countedOf(0) })).toEqual(
    {
      ...{ few: '0', some: '1', all: '5', none: '1' },
    },
  )
})
