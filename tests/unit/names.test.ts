import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_STYLES, namesOfStyle } from '../../shared/names/index.ts'
import { pickNames, roman, sameName } from '../../shared/names/pick.ts'
import { LONGEST_NAME, readNames } from '../../shared/names/read.ts'

describe('the styles of names that come with Muster', () => {
  test('there are six or more, each with an id and a name of its own', () => {
    expect(NAME_STYLES.length).toBeGreaterThanOrEqual(6)
    expect(new Set(NAME_STYLES.map(({ id }) => id)).size).toBe(NAME_STYLES.length)
    expect(new Set(NAME_STYLES.map(({ name }) => name)).size).toBe(NAME_STYLES.length)
  })

  test.each(NAME_STYLES)('$name is long enough and says nothing twice', (style) => {
    expect(style.given.length).toBeGreaterThanOrEqual(40)
    if (style.family.length > 0) expect(style.family.length).toBeGreaterThanOrEqual(40)
    const parts = [...style.given, ...style.family].map(sameName)
    expect(new Set(parts).size).toBe(parts.length)
    const whole = namesOfStyle(style)
    expect(new Set(whole.map(sameName)).size).toBe(whole.length)
    for (const name of whole) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
  })
})

describe('picking names', () => {
  const first = (): number => 0

  test.each<[string, string[], string[], number, string[]]>([
    ['in the order of the dice', ['Ada', 'Bix', 'Cato'], [], 2, ['Ada', 'Bix']],
    ['never a name that is taken, whatever its case and accents', ['Ada', 'Bix'], ['ÁDA '], 1, ['Bix']],
    ['numerals when none is left', ['Ada', 'Bix'], ['Ada', 'Bix'], 1, ['Ada II']],
    ['numerals only for what is missing', ['Ada', 'Bix'], ['Ada'], 4, ['Bix', 'Ada II', 'Bix II', 'Ada III']],
    ['numerals that are taken are passed over', ['Ada'], ['Ada', 'Ada II', 'Ada III'], 1, ['Ada IV']],
    ['a list that says a name twice gives it once', ['Ada', 'ada'], [], 2, ['Ada', 'Ada II']],
    ['an empty list gives none', [], [], 3, []],
    ['none are asked for', ['Ada'], [], 0, []],
  ])('%s', (_what, names, taken, count, expected) => {
    expect(pickNames(names, taken, count, first)).toEqual(expected)
  })

  test('no name twice, as many as asked for, plain ones first: for any list and any dice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<string>('Ada', 'Bix', 'Cato', 'Dex', 'ada', 'Eda'), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.array(fc.constantFrom('Ada', 'Bix II', 'Cato', 'Zeb'), { maxLength: 4 }),
        fc.nat(20),
        fc.gen(),
        (names, taken, count, draw) => {
          const picked = pickNames(names, taken, count, (n) => draw(fc.nat, { max: n - 1 }))
          expect(picked).toHaveLength(count)
          const all = [...picked, ...new Set(taken)].map(sameName)
          expect(new Set(all).size).toBe(all.length)
          const plain = picked.filter((name) => names.includes(name)).length
          const free = new Set(names.map(sameName).filter((name) => !taken.map(sameName).includes(name))).size
          expect(plain).toBe(Math.min(count, free))
        },
      ),
    )
  })

  test.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [14, 'XIV'],
    [40, 'XL'],
    [99, 'XCIX'],
    [1944, 'MCMXLIV'],
  ])('%i is %s', (n, text) => {
    expect(roman(n)).toBe(text)
  })
})

describe('reading a list of names, one a line', () => {
  const none = { duplicates: 0, empty: 0, tooLong: 0 }
  test.each<[string, string, ReturnType<typeof readNames>]>([
    ['nothing', '', { names: [], ...none }],
    ['the end of the last line begins no other', 'Ada\nBix\n', { names: ['Ada', 'Bix'], ...none }],
    ['lines of Windows', 'Ada\r\nBix', { names: ['Ada', 'Bix'], ...none }],
    ['empty lines are counted', 'Ada\n\n  \nBix', { names: ['Ada', 'Bix'], ...none, empty: 2 }],
    ['doubles are counted', 'Ada\nada\nÀda\nBix', { names: ['Ada', 'Bix'], ...none, duplicates: 2 }],
    ['controls become spaces', 'Ada\tof\u202eBix', { names: ['Ada of Bix'], ...none }],
    [
      'too long a name is left out',
      `${'x'.repeat(LONGEST_NAME + 1)}\nAda`,
      { names: ['Ada'], ...none, tooLong: 1 },
    ],
  ])('%s', (_what, text, expected) => {
    expect(readNames(text)).toEqual(expected)
  })
})
