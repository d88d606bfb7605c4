import { expect, test } from '../support/test.ts'

test('a screen that cannot be loaded says so, leads elsewhere, and comes with another try', async ({
  muster,
}) => {
  const { page } = muster
  muster.expectError(/ERR_FAILED/)
  const files = /SettingsPage-[^/]*\.js$/
  await page.route(files, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'This screen did not come' })).toBeVisible()
  // The others are still there.
  await page.getByRole('link', { name: 'Factions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Factions' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'This screen did not come' })).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
