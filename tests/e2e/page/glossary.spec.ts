import type { Page } from '@playwright/test'
import { openBattle } from '../support/fights.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

/** What is said of a word, while it is said. */
const tip = (page: Page) => page.locator('[popover]')
const term = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the words of the book are explained where they stand, by pointer, key and press', async ({
  muster,
}) => {
  const { page } = muster
  await muster.go('/coverage/seven-seconds')
  const terms = page.locator('main [data-term]')
  await expect(terms.nth(300)).toBeAttached()
  await expect(tip(page)).toHaveCount(0)

  await term(page, 'Target Counters').first().hover()
  await expect(tip(page)).toContainText('Target Counter (TC)')
  await expect(tip(page)).toContainText('book p. 7')
  // The pointer may go on to what is said, and away again.
  await tip(page).hover()
  await expect(tip(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tip(page)).toHaveCount(0)

  // All of them are one stop, and the arrow keys go on.
  await page.getByRole('searchbox', { name: 'Search the rules' }).focus()
  await page.keyboard.press('Tab')
  await expect(terms.first()).toBeFocused()
  await expect(terms.first()).toHaveAttribute('aria-description', /book p\. \d/)
  await expect(tip(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(terms.nth(1)).toBeFocused()
  await expect(tip(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await expect(terms.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tip(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(tip(page)).toHaveCount(0)

  // Pressed, it stays until something else is.
  await terms.nth(2).dispatchEvent('click')
  await expect(tip(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(tip(page)).toHaveCount(0)

  // What is left of them by a search is one stop again.
  await page.getByRole('searchbox').fill('lasts until an engineer')
  await page.keyboard.press('Tab')
  await expect(terms.first()).toBeFocused()
})

test('the words of the game are printed, in the language of the pages', async ({ muster }) => {
  const { page } = muster
  await page.keyboard.press('F1')
  await page.getByRole('button', { name: 'Words of the game' }).click()
  const words = page.getByRole('dialog', { name: 'Words of the game' })
  await expect(words.locator('dt').first()).toHaveText('Action')
  // They are those of the game that is chosen.
  await expect(words.getByRole('combobox', { name: 'Game' })).toHaveValue('seven-seconds')
  await words.getByRole('radio', { name: 'Deutsch' }).check()
  const german = page.getByRole('dialog', { name: 'Wörter des Spiels' })
  await expect(german.locator('dt').first()).toHaveText('Abfangen')
  await german.getByRole('button', { name: 'Wörter drucken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print room' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Words of the game' })).toBeChecked()
  await expect(page.getByText('Activation Counter.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByText('Aktivierungsmarker.').first()).toBeVisible()
})

test('in a form of a battle a word is explained, and the form stays as it is', async ({ muster }) => {
  const { page } = muster
  await openBattle(muster, 3, 'assist')
  // Somebody is chosen and moves: the form of it has words of the book.
  const first = page.locator('[data-piece].candidate').first()
  await first.click()
  await page.keyboard.press('m')
  const form = page.locator('form.pane')
  await expect(form.locator('[data-submit]')).toBeVisible()
  await form.getByText('How to measure').click()
  const word = form.locator('[data-term="blip"]').last()
  await word.click()
  await expect(tip(page)).toContainText('nobody has seen yet')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(tip(page)).toBeVisible()
  await expect(form).toBeVisible()
})
