import { DEFAULT_OPTIONS, LIMITS } from '../../../shared/printing/words.ts'
import { beginFight, playTo } from '../support/fights.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('a hand is shown and printed only to its own side, with its PIN', async ({ muster }) => {
  const { page } = muster
  const fight = await beginFight(muster, null)
  await playTo(muster, fight, { phase: 'deployment', seed: 3 })
  const { view } = await muster.ask('fights.look', { id: fight, watcher: 'a' })
  const mission = view.sides.a.mission?.title ?? 'none'
  await muster.ask('fights.setPin', { id: fight, side: 'a', chosen: '4711' })
  await muster.go('/print/cards?what=hand')
  await expect(page.getByText('The cards stay hidden')).toBeVisible()
  await expect(page.getByText(mission)).toHaveCount(0)
  await page.getByLabel('PIN').fill('1111')
  await page.getByRole('button', { name: 'Show the hand' }).click()
  await expect(page.getByText('That is not the PIN of this side')).toBeVisible()
  await expect(page.getByText(mission)).toHaveCount(0)
  await page.getByLabel('PIN').fill('4711')
  await page.getByRole('button', { name: 'Show the hand' }).click()
  await expect(page.locator('.frame').getByText(mission)).toBeVisible()
  await page.getByRole('button', { name: 'Hide it again' }).click()
  await expect(page.getByText(mission)).toHaveCount(0)
})

test('outside a campaign the hands of every battle under way are offered', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  const { name } = await muster.ask('campaigns.view', { id })
  await beginFight(muster, id)
  await muster.go('/print/cards?what=hand')
  await expect(page.getByRole('combobox', { name: 'Battle' })).toContainText(`(${name})`)
  await expect(page.getByRole('heading', { name: 'No hand is shown' })).toBeVisible()
})

test('the print room follows the rules of accessibility, and its keys print', async ({ muster }) => {
  const { page } = muster
  for (const route of ['/print', '/print/sheets', '/print/pieces']) {
    await muster.go(route)
    await expect(page.locator('.frame').first()).toBeVisible()
    expect.soft(await violations(page), route).toEqual([])
  }
  await muster.go('/print/pieces')
  await page.getByRole('button', { name: 'Choose none' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible()
})

test('why nothing fits stays in sight where it is set', async ({ muster }) => {
  const { page } = muster
  const ownSize = { width: LIMITS.ownWidth.most, height: LIMITS.ownHeight.most }
  const options = { ...DEFAULT_OPTIONS, cardSize: 'own', ownSize, margin: LIMITS.margin.most } as const
  await muster.ask('printing.keepOptions', { campaign: null, options })
  await muster.go('/print')
  await expect(page.locator('.frame .paper').first()).toBeVisible()
  const bleed = page.getByRole('spinbutton', { name: 'Bleed in mm' })
  await bleed.fill(String(LIMITS.bleed.most))
  await expect(bleed).toBeInViewport()
  await expect(page.getByText('Nothing of this fits on the paper')).toBeInViewport()
})

test('a browser prints the pages in a tab of their own, in the language of the paper', async ({ muster }) => {
  const { page } = muster
  await page.context().addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes')
  })
  await muster.go('/print')
  await page.getByLabel('Language').selectOption('de-DE')
  await expect(page.locator('.frame').getByText('Den Tisch beherrschen').first()).toBeAttached()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Print…' }).click()
  const tab = await opened
  await expect(tab.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(tab.locator('.sheet')).toHaveCount(8)
  await expect(tab.getByText('Den Tisch beherrschen').first()).toBeAttached()
  await expect(tab.getByRole('navigation')).toHaveCount(0)
})
