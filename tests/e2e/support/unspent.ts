import { expect, type Page } from '@playwright/test'

/** After "Muster this squad": where points would still buy drones, they are left on purpose. */
export async function leaveUnspent(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: 'Muster without them' })
  await expect(leave.or(page.getByRole('heading', { name: 'Holding Area', exact: true }))).toBeVisible()
  if (await leave.isVisible()) await leave.press('Enter')
}
