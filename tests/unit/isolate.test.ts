import { expect, test } from 'vitest'
import { bare, closed, isolate, named, shown } from '../../renderer/texts/isolate.ts'

test('a name written from right to left is set apart, any other stays as it is', () => {
  expect(isolate('Zane')).toBe('Zane')
  expect(isolate('مملكة')).toBe('\u2068مملكة\u2069')
})

test('a name in which a text is cut ends there', () => {
  expect(closed('\u2068ممل')).toBe('\u2068ممل\u2069')
  expect(closed('\u2068مملكة\u2069 against Za')).toBe('\u2068مملكة\u2069 against Za')
  expect(closed('Zane aga')).toBe('Zane aga')
})

test('a text is kept without these marks', () => {
  expect(bare(`a blast of ${isolate('مملكة')}`)).toBe('a blast of مملكة')
})

test('a name that is no word of a book is shown without the marks that say so', () => {
  expect(shown(`Stowed: ${named('Hull saw')}`)).toBe('Stowed: Hull saw')
  expect(shown(named('مملكة'))).toBe(isolate('مملكة'))
})
