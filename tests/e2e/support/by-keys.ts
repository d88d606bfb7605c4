import { expect, type Locator, type Page } from '@playwright/test'

/** What somebody without a mouse does: Tab until it is reached, then keys. */

/** No screen has so many stops. */
const MOST_STOPS = 250

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control.toString()}.`)
}

/** Reaches it and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control)
  await page.keyboard.press(key)
}

/** Chooses in a group of radio buttons, which Tab reaches once and arrows go through. */
export async function chooseIn(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const wanted = group.getByRole('radio', { name })
  await expect(wanted).toBeVisible()
  const inGroup = (): Promise<boolean> => group.evaluate((one) => one.contains(document.activeElement))
  for (let stops = 0; stops < MOST_STOPS && !(await inGroup()); stops += 1) await page.keyboard.press('Tab')
  const all = await group.getByRole('radio').count()
  for (let steps = 0; steps < all; steps += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Space')
  await expect(wanted).toBeChecked()
}

/** The button with these words, whatever key it names after them. */
export function button(page: Page, words: string): Locator {
  const plain = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return page.getByRole('button', { name: new RegExp(`^${plain}(?: (?:Ctrl |⌘)?\\S+)?$`) }).last()
}
