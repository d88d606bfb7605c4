import { expect, test } from 'vitest'
import type { Covered, CoverageChapter } from '../../../renderer/systems/screens.ts'

const LETTERS: Readonly<Record<string, Covered>> = {
  w: 'worked-out',
  a: 'asked',
  c: 'chosen',
  h: 'by-hand',
}

export const numbersTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_none, at) => first + at)

/**
 * What ought to become of every rule of a book, chapter by chapter, each rule a letter: worked out, asked, a choice of the
 * players, by hand; but for those, by their numbers, of which Muster means to do otherwise.
 */
export function coversTheBook(
  coverage: readonly CoverageChapter[],
  book: Readonly<Record<string, string>>,
  numbers: readonly number[],
  otherwise: Readonly<Record<number, Covered>> = {},
): void {
  const chapters = coverage.filter(({ isOurs }) => !isOurs)

  test('every rule of the book is there once, by its number', () => {
    const told = chapters.flatMap(({ first = NaN, rules }) => rules.map((_rule, index) => first + index))
    expect(told).toEqual(numbers)
    expect(chapters.map(({ title }) => title)).toEqual(Object.keys(book))
  })

  test('of every rule becomes what ought to, but where Muster means to do otherwise', () => {
    const become = chapters.flatMap(({ title, first = NaN, rules }) =>
      rules.map(([is, rule], index) => {
        const wanted = otherwise[first + index] ?? LETTERS[book[title]?.[index] ?? '']
        return is === wanted ? null : `${first + index} ${wanted}: ${rule}`
      }),
    )
    expect(become.filter(Boolean)).toEqual([])
  })
}
