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

test('what the screens of a game have in common comes with that game alone', async ({ muster }) => {
  const { page } = muster
  const loaded = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /(seven-seconds|blast-em)-[^/]*\.js$/.exec(name)?.[1] ?? []),
    )
  await muster.go('/library/blast-em/team')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
  expect(await loaded()).toEqual(['blast-em'])
  await muster.go('/factions')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Factions' })).toBeVisible()
  expect(await loaded()).toEqual(['seven-seconds'])
})
