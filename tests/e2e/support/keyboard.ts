import { expect, type Locator, type Page } from '@playwright/test'

/** Moves on with Tab until the wanted thing has the focus: what cannot be reached fails the test. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach it.')
}
