import type { Page } from '@playwright/test'
import type { CallName } from '../../../shared/contract/index.ts'

/** Holds a call of the page back, as a slow machine does, until what this gives is called. */
export async function heldBack(page: Page, call: CallName): Promise<() => void> {
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/call/${call}`, (route) => free.then(() => route.continue()))
  return letGo
}
