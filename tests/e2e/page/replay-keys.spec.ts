import type { Page } from '@playwright/test'
import { beginFight, playTo } from '../support/fights.ts'
import { violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** A battle of some rounds, open in its replay. */
async function openReplay(muster: Muster): Promise<string> {
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 9, most: 160 })
  await muster.go(`/replay/${id}`)
  await expect(sliderOf(muster.page)).toBeVisible()
  return id
}
/** As far as an eye can tell: the edge of a list may cut a fraction of a pixel. */
const WHOLE = 0.95
const sliderOf = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const current = (page: Page) => page.locator('[aria-current="true"]')
const shownLine = (page: Page) => page.locator('[data-decision]:has([aria-current="true"])')

test('a replay begins at its slider, and one Tab leads into its log and one out of it', async ({
  muster,
}) => {
  const { page } = muster
  await openReplay(muster)
  const slider = sliderOf(page)
  await expect(slider).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Step back/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused()

  await page.keyboard.press('k')
  const line = current(page)
  for (let n = 0; n < 24; n += 1) {
    await page.keyboard.press('Tab')
    if (await line.evaluate((one) => one === document.activeElement)) break
  }
  await expect(line).toBeFocused()
  const at = await slider.inputValue()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(slider).toHaveValue(at)
  await expect(line).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slider).not.toHaveValue(at)
  await expect(current(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await expect(page.locator('[data-decision] > button').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('[data-decision] > button').last()).toBeFocused()
  await expect(page.locator('[data-decision] > button').last()).toBeInViewport()
  expect.soft(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-decision] > button:focus')).toHaveCount(0)
})

test('the log follows to both ends, and the address leads to another moment', async ({ muster }) => {
  const { page } = muster
  const id = await openReplay(muster)
  const slider = sliderOf(page)
  await page.keyboard.press('End')
  await expect(page.locator('[data-decision]').last().locator('[aria-current="true"]')).toHaveCount(1)
  await expect(shownLine(page)).toBeInViewport({ ratio: WHOLE })
  await page.keyboard.press('Home')
  await expect(page.locator('[data-decision]').first().locator('[aria-current="true"]')).toHaveCount(1)
  await expect(shownLine(page)).toBeInViewport({ ratio: WHOLE })
  await muster.go(`/replay/${id}?at=70`)
  await expect(slider).toHaveValue('70')
  await expect(shownLine(page)).toBeInViewport({ ratio: WHOLE })
})

test('the list of shortcuts has those of the replay first', async ({ muster }) => {
  const { page } = muster
  await openReplay(muster)
  await page.keyboard.press('F1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('In a replay')
  await expect(dialog.getByRole('table', { name: 'In a replay' })).toContainText('next turning point')
})

test('a battle that is not there says so under a heading, and leads back', async ({ muster }) => {
  const { page } = muster
  await muster.go('/replay/0197aaaa-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This battle cannot be shown')
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Campaigns', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This battle cannot be shown')
})

test('a key that finds nothing further says so, and nothing moves', async ({ muster }) => {
  const { page } = muster
  await openReplay(muster)
  await page.keyboard.press('End')
  const slider = sliderOf(page)
  const at = await slider.inputValue()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await expect(page.getByText('There is no round after this one.')).toHaveCount(1)
  await expect(slider).toHaveValue(at)
  await page.keyboard.press('Shift+R')
  await expect(page.getByText('There is no round after this one.')).toHaveCount(0)
  await expect(slider).not.toHaveValue(at)
})
