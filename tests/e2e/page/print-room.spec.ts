import { DEFAULT_OPTIONS, LIMITS } from '../../../shared/printing/words.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { beginFight, playOn, playTo } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
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

test('where small figures are played with, Moves and Range Bands are printed halved', async ({ muster }) => {
  const { page } = muster
  const rules = rulesFor('medium')
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
      rules: { ...rules, battle: { ...rules.battle, scale: 0.5 } },
    }),
  )
  const printed = page.locator('.frame')
  for (const [route, shown, gone] of [
    ['sheets?what=reference', ['Move 3″', 'Jump 4.5″', 'Half inches from', '18\u2060–\u206024″'], 'Move 6″'],
    ['cards?what=equipment', ['Range Bands of 6″', 'A Jump of 4.5″'], 'Range Bands of 12″'],
    ['pieces?what=table', ['Move, band of targeting 3″', 'Passive sensors 6″', 'Jump 4.5″'], 'Jump 9″'],
  ] as const) {
    await muster.go(`/campaign/${id}/print/${route}`)
    if (route.startsWith('pieces')) {
      await page.getByRole('button', { name: 'Choose none' }).click()
      await page.getByRole('checkbox', { name: /sticks/ }).click()
    }
    for (const words of shown) await expect(printed.getByText(words).first(), words).toBeVisible()
    await expect(printed.getByText(gone), gone).toHaveCount(0)
  }

  await test.step('and the sheet of a unit in a battle says so', async () => {
    const fight = await beginFight(muster, id, 'assist')
    await playTo(muster, fight, { phase: 'action', seed: 5 })
    const avoid = ['withdraw', 'agree-to-end', 'pass', 'end-turn']
    await playOn(muster, fight, { seed: 5, commands: 70, avoid })
    const { view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    const unit = view.units.find(({ type, where }) => type === 'tactical' && where === 'table')
    await muster.go(`/fight/${fight}`)
    const piece = page.locator(`[data-piece="${unit?.id ?? ''}"]`)
    await expect(piece).toBeVisible()
    await expect(async () => {
      await piece.blur()
      await piece.focus()
      await expect(page.locator('.muster-sheet')).toContainText('bands of 6″', { timeout: 3000 })
    }).toPass()
  })
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

test('what is changed before the kept options have come writes over none of them', async ({ muster }) => {
  const { page } = muster
  const options = { ...DEFAULT_OPTIONS, paper: 'letter', margin: 12 } as const
  await muster.ask('printing.keepOptions', { campaign: null, options })
  const letGo = await heldBack(page, 'printing.options')
  await muster.go('/print')
  const box = page.getByRole('checkbox', { name: 'Large type' })
  await box.press('Enter')
  letGo()
  await expect
    .poll(() => muster.ask('printing.options', { campaign: null }))
    .toEqual({
      ...options,
      largeType: true,
    })
  await expect(box).toBeChecked()
  await expect(page.getByLabel('Paper', { exact: true })).toHaveValue('letter')
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
