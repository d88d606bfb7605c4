import type { Locator, Page } from '@playwright/test'
import { fightOn } from '../support/battles.ts'
import { expect, test } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

/** By how many px the screen is longer than the window. */
const overrun = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)

const scrolled = (page: Page): Promise<number> => page.locator('main').evaluate((main) => main.scrollTop)

/** The part of the window that screens are shown in holds all of it. */
async function expectInView(page: Page, what: Locator): Promise<void> {
  const main = await page.locator('main').boundingBox()
  const box = await what.boundingBox()
  if (!main || !box) throw new Error('Not shown at all.')
  expect(box.y).toBeGreaterThanOrEqual(main.y)
  expect(box.y + box.height).toBeLessThanOrEqual(main.y + main.height)
}

test.describe('at 1280×800', () => {
  test('the sample campaign fits into the window, screen by screen', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await resize(muster, 1280, 800)
    for (const screen of ['/battles', '/technology']) {
      await muster.go(`/campaign/${id}${screen}`)
      await expect.poll(() => overrun(page), screen).toBe(0)
    }
    const beside = page.locator('.columns > *').last()
    await expect.poll(() => beside.evaluate((column) => column.scrollHeight - column.clientHeight)).toBe(0)
  })

  test('the war room has what matters most in view, and at 1920×1080 all of it', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const pane = (name: string | RegExp) => page.getByRole('region', { name })
    await resize(muster, 1280, 800)
    await muster.go(`/campaign/${id}`)
    for (const name of [/^Standings/, 'Next battle', 'Needs a decision']) await expectInView(page, pane(name))
    await resize(muster, 1920, 1080)
    await expect.poll(() => overrun(page)).toBe(0)
    for (const name of ['The race', 'Last battles', 'Technology, then and now', 'Casualties'])
      await expectInView(page, pane(name))
  })

  test('many battles and a winner fit too, and the list of battles has the only scrollbar', async ({
    muster,
  }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await fightOn(muster, id, 30)
    await resize(muster, 1280, 800)
    await muster.go(`/campaign/${id}`)
    await expectInView(page, page.getByRole('heading', { name: /has won the campaign/ }))
    await expectInView(page, page.getByRole('region', { name: /^Standings/ }))

    await muster.go(`/campaign/${id}/battles`)
    await expect.poll(() => overrun(page)).toBe(0)
    const first = page.getByRole('link', { name: 'Field 0 ' })
    await first.click()
    await expectInView(page, first)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })

  test('a battle is entered with sides, score and what follows in view', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await resize(muster, 1280, 800)
    await muster.go(`/campaign/${id}/enter`)
    for (const [name, points] of [
      ['New Tokyo', '21'],
      ['Zane', '9'],
    ] as const)
      await page.getByLabel(`Victory Points of ${name}`).fill(points)
    await expectInView(page, page.getByLabel('First side'))
    await expectInView(page, page.getByRole('radiogroup', { name: 'Who Controls the Table' }))
    await expectInView(page, page.getByRole('region', { name: 'What follows' }).getByRole('table'))
    expect(await scrolled(page)).toBe(0)
  })

  test('the basket beside a step stays in its cell, also where the price is long', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await resize(muster, 1280, 800)
    await muster.go(`/campaign/${id}/technology`)
    await page.getByRole('button', { name: /^Put 1st rate Nuclear 2 into the basket/ }).click()
    await expect(page.getByRole('img', { name: /2 with the basket/ })).toBeVisible()
    const cells = page.locator('td:has(.cell)')
    const beyond = await cells.evaluateAll(
      (all) => all.filter((td) => td.scrollWidth > td.clientWidth).length,
    )
    expect(beyond).toBe(0)
  })
})

test('in a window below 1100 px a battle that is looked at has all the room there is', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await resize(muster, 1060, 800)
  await muster.go(`/campaign/${id}/battles`)
  await page.getByRole('link', { name: /Kettle Valley/ }).click()
  const [battle, search] = [page.locator('.detail > .pane'), page.getByRole('search')]
  await expect(battle).toBeVisible()
  const width = (await search.boundingBox())?.width ?? 0
  expect((await battle.boundingBox())?.width).toBeGreaterThanOrEqual(width)
})

test.describe('at 640×400, as at 200 % zoom', () => {
  test('a battle begins at its top, and the way back leads to the line one came from', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await fightOn(muster, id, 30)
    await resize(muster, 640, 400)
    await muster.go(`/campaign/${id}/battles`)
    const line = page.getByRole('link', { name: 'Field 8 ' })
    const back = page.getByRole('link', { name: 'All battles' })
    await line.focus()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    await page.keyboard.press('Enter')
    await expect(back).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await expectInView(page, back)
    await page.keyboard.press('Enter')
    await expect(line).toBeFocused()
    await expectInView(page, line)
    await line.click()
    await expect(back).toBeVisible()
    await page.goBack()
    await expect(line).toBeFocused()
  })

  test('a toast lies beside what one reads, not over it', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await resize(muster, 640, 400)
    await muster.go(`/campaign/${id}/enter`)
    await page.getByLabel('Place', { exact: true }).fill('Half a word')
    await page.keyboard.press('Escape')
    const toast = page.getByText('What you typed is kept for next time.')
    await expect(toast).toBeVisible()
    const main = await page.locator('main').boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0))
  })
})

for (const [key, open] of [
  ['the mouse', (entry) => entry.click()],
  ['the keyboard', (entry) => entry.press('Enter')],
] as const satisfies readonly (readonly [string, (entry: Locator) => Promise<void>])[]) {
  test(`a dialog opened from a menu by ${key} gives the focus back to the menu’s button`, async ({
    muster,
  }) => {
    const { page } = muster
    await muster.ask('samples.open', {})
    const options = page.getByRole('button', { name: 'Options of Border of Ash' })
    for (const entry of ['Rename…', 'Delete…']) {
      await open(options)
      await open(page.getByRole('menuitem', { name: entry }))
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(options).toBeFocused()
    }
  })
}
