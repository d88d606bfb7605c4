import type { Page } from '@playwright/test'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

/** Moves on with Tab until the wanted thing has the focus: what cannot be reached fails the test. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'searchbox' | 'textbox' | 'spinbutton',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}.`)
}

test('a whole evening without a mouse', async ({ muster }) => {
  const { page } = muster
  const { keyboard } = page
  await tabTo(page, 'button', 'New campaign')
  await keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Name of the campaign')
  await keyboard.type('By hand')
  await tabTo(page, 'radio', /Medium/)
  await keyboard.press('ArrowLeft')
  await tabTo(page, 'link', /Factions and players/)
  await keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Player 1')
  await keyboard.type('Ada')
  await tabTo(page, 'textbox', 'Player 2')
  await keyboard.type('Ben')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeFocused()
  await expect(page.getByText('first to 6 points')).toBeVisible()

  await keyboard.press('ControlOrMeta+b')
  await expect(page.getByRole('heading', { level: 1, name: 'Enter a battle' })).toBeFocused()
  await tabTo(page, 'spinbutton', 'Victory Points of New Tokyo')
  await keyboard.type('9')
  await tabTo(page, 'spinbutton', 'Victory Points of PUC')
  await keyboard.type('3')
  await tabTo(page, 'radio', /^New Tokyo$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'New Tokyo', exact: true })).toBeChecked()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeChecked()
  await keyboard.press('ArrowLeft')
  await tabTo(page, 'spinbutton', 'Die of New Tokyo')
  await keyboard.type('2')
  await tabTo(page, 'spinbutton', 'Die of PUC')
  await keyboard.press('ArrowUp')
  await tabTo(page, 'radio', 'New Tokyo attacks')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Battle 1 is in.')).toBeVisible()

  await tabTo(page, 'link', 'Technology')
  await keyboard.press('Enter')
  await tabTo(page, 'button', /Buy 3rd rate/)
  for (let step = 0; step < 5; step += 1) {
    if (
      await page
        .getByRole('button', { name: /Buy 3rd rate Armour/ })
        .evaluate((e) => e === document.activeElement)
    )
      break
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await expect(page.getByText('Bought: 3rd rate Armour 1 → 2.')).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(/^Undone: technology of .+ bought \(By hand\)\.$/)).toBeVisible()
  await keyboard.press('ControlOrMeta+y')
  await expect(page.getByText(/^Done again: technology of .+ bought \(By hand\)\.$/)).toBeVisible()

  await keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter opens a list and ticks a box, and sends nothing', async ({ muster }) => {
  const { page } = muster
  await muster.go('/fight/new')
  const list = page.getByLabel('Campaign', { exact: true })
  await list.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('select:open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Play a battle' })).toBeVisible()
  await muster.go('/print')
  const box = page.getByRole('checkbox', { name: 'Large type' })
  await box.focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeChecked()
})

test('an arrow right behind Tab or another arrow chooses what it reaches, however late a busy page hears of them', async ({
  muster,
}) => {
  const { page } = muster
  const { keyboard } = page
  await muster.go('/new')
  await tabTo(page, 'textbox', 'Name of the campaign')
  // As on a busy machine: what waits for its turn when a key is pressed gets it only then, or never.
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window)
    const soon: (() => void)[] = []
    const late: (() => void)[] = []
    const setTimeout = (does: () => void, time = 0) => (time > 0 ? wait(does, time) : soon.push(does))
    Object.assign(window, { setTimeout })
    window.addEventListener('keydown', () => late.push(...soon.splice(0)), true)
    window.addEventListener('late', () => late.splice(0).forEach((does) => does()))
  })
  const arrow = async (): Promise<void> => {
    await keyboard.down('ArrowRight')
    await page.evaluate(() => window.dispatchEvent(new Event('late')))
    await keyboard.up('ArrowRight')
  }
  await tabTo(page, 'radio', /Medium/)
  await arrow()
  await expect(page.getByRole('radio', { name: /Long/ })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Long/ })).toBeChecked()
  await arrow()
  await expect(page.getByRole('radio', { name: /Own goal/ })).toBeChecked()
})

test('the words of the game are explained, found by search, and there in German', async ({ muster }) => {
  const { page } = muster
  await page.keyboard.press('F1')
  await tabTo(page, 'button', 'Words of the game')
  await page.keyboard.press('Enter')
  const words = page.getByRole('dialog', { name: 'Words of the game' })
  await expect(words.getByRole('term')).toHaveCount(78)
  expect(await violations(page)).toEqual([])
  await tabTo(page, 'searchbox', 'Search')
  await page.keyboard.type('sensor pool')
  await expect(words.getByRole('term')).toHaveText(['Sensor Pool'])
  await expect(words).toContainText('p.19')
  await words.getByRole('radio', { name: 'Deutsch' }).click()
  const german = page.getByRole('dialog', { name: 'Wörter des Spiels' })
  await expect(german).toContainText('Kein Wort')
  await german.getByRole('searchbox').fill('attrappe')
  await expect(german.getByRole('term')).toHaveText(['Attrappe'])
  // The first one empties what is searched.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
