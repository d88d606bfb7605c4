import { expect, test } from '../support/test.ts'

test('the rules of a game are told one by one, and found by what becomes of them and by their words', async ({
  muster,
}) => {
  const { page } = muster
  await muster.go('/settings')
  await page.getByRole('button', { name: 'What Muster does of 7 Seconds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What Muster does of the rules' })).toBeFocused()
  const found = page.getByRole('status').filter({ hasText: 'rule' })
  const rules = page.locator('main article li')
  await expect(found).toBeVisible()
  const all = await rules.count()
  await expect(found).toHaveText(`${all} rules`)
  expect(all).toBeGreaterThan(300)

  await page.getByRole('radio', { name: /^By hand/ }).check()
  await expect(rules.filter({ hasText: 'players build tables' }).first()).toBeVisible()
  expect(await rules.count()).toBeLessThan(30)
  await page.getByRole('radio', { name: /^All/ }).check()

  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('lasts until an engineer')
  await expect(rules).toHaveText([/^Damage lasts until an engineer repairs it\./])
  await expect(found).toHaveText('One rule')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('dragon')
  await expect(page.getByRole('heading', { name: 'No rule has this in it' })).toBeVisible()

  await muster.go('/coverage/chess')
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
})
