import { expect, type Page } from '@playwright/test'

/** A side of Fast and Dirty gives its orders, with the others looking away. */
export async function giveOrders(
  page: Page,
  player: string,
  stance: string,
  attitude: string,
): Promise<void> {
  await page.getByRole('button', { name: `${player} chooses in secret …` }).click()
  await page.getByRole('button', { name: `I am ${player}` }).click()
  const own = page.getByRole('dialog')
  await own.getByRole('button', { name: 'give orders in secret' }).click()
  await own.getByRole('radio', { name: stance }).click()
  await own.getByRole('radio', { name: attitude }).click()
  await own.getByRole('button', { name: 'Do it' }).click()
  await expect(own).toBeHidden()
}
