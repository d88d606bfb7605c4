import { expect, it } from 'vitest'
import '../../../renderer/rulebook/texts.ts'
import { citedForm } from '../../../renderer/texts/cited.ts'
import { i18n } from '../../../renderer/texts/index.ts'

it.each([
  [309, 'line 309'],
  ['309', 'line 309'],
  ['173–188', 'lines 173–188'],
  ['75, 284', 'lines 75, 284'],
])('cites %s', (pages, says) => {
  const { t } = i18n.global
  expect(t('coverage.lines', { pages }, citedForm(pages))).toBe(says)
  expect(t('bookLines', { pages }, citedForm(pages))).toBe(`book, ${says}`)
  // What is one line needs no form.
  if (citedForm(pages) === 1) expect(t('bookLines', { pages })).toBe(`book, ${says}`)
})
