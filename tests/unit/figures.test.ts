import { expect, it } from 'vitest'
import { numberText } from '../../renderer/ui/fields/whole-number.ts'
import { figure } from '../../renderer/ui/marks/figure.ts'
import { figuresIn } from '../../renderer/texts/figures.ts'
import { i18n } from '../../renderer/texts/index.ts'
import { wordsIn } from '../../renderer/texts/words.ts'

it.each([
  [0, '0'],
  [-7, '−7'],
  [999, '999'],
  [1000, '1,000'],
  [-1234, '−1,234'],
  [529060, '529,060'],
])('%d is written %s', (n, written) => {
  expect(figure(n)).toBe(written)
})

it('a number is written as its language does', () => {
  expect(figuresIn('de-DE')(12345.5)).toBe('12.345,5')
  expect(figuresIn('en-GB', { decimals: 1, signed: true })(1234.56)).toBe('+1,234.6')
  expect(figuresIn('en-GB', { signed: true })(0)).toBe('0')
})

it('in a field a number stands as it is typed', () => {
  expect(numberText(-1200)).toBe('−1200')
})

it('a number within a sentence is written alike, and still chooses the form', () => {
  i18n.global.mergeLocaleMessage('en-GB', {
    probe: { many: 'none | one | {n} of {of}', plain: 'Battle {n}' },
  })
  i18n.global.mergeLocaleMessage('de-DE', {
    probe: { many: 'keine | eine | {n} von {of}', plain: 'Schlacht {n}' },
  })
  const { t } = i18n.global
  const german = wordsIn(() => 'de-DE')
  expect(t('probe.plain', { n: 1000 })).toBe('Battle 1,000')
  expect(t('probe.plain', { n: 12 })).toBe('Battle 12')
  expect(t('probe.plain', { n: '1000' })).toBe('Battle 1000')
  expect(t('probe.many', { n: 1000, of: 2000 })).toBe('1,000 of 2,000')
  expect(t('probe.many', { n: 1, of: 2000 })).toBe('one')
  expect(t('probe.many', { of: 2000 }, 1500)).toBe('1,500 of 2,000')
  expect(t('probe.many', 0)).toBe('none')
  expect(t('probe.many', 1000)).toMatch(/^1,000 of/)
  expect(german.t('probe.plain', { n: 1000 })).toBe('Schlacht 1.000')
  expect(german.t('probe.many', { of: 4000 }, 3000)).toBe('3.000 von 4.000')
  expect(german.t('probe.many', 1)).toBe('eine')
})
