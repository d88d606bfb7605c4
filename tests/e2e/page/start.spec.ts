import { sampleOf } from '../support/covers.ts'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'

test('starts on an empty folder, and finds what was kept there when it starts again', async ({ muster }) => {
  await expect(muster.page.getByRole('heading', { level: 1 })).toHaveText('Campaigns')
  expect(await muster.ask('campaigns.list', {})).toEqual([])
  const { id } = await muster.ask('samples.open', {})
  await muster.restart()
  await expect(muster.page.getByText('Border of Ash').first()).toBeVisible()
  await muster.go(`/campaign/${id}`)
  await expect(muster.page.getByRole('table').first()).toBeVisible()
})

test('what is shown first stands still: its letters are there, and nothing slips away from a press', async ({
  muster,
}) => {
  const { page } = muster
  await page.addInitScript(() => {
    new MutationObserver((_changes, looking) => {
      if (!document.querySelector('h1')) return
      looking.disconnect()
      const there = ['400 1em Barlow', '600 1em Barlow'].map((cut) => document.fonts.check(cut))
      document.documentElement.dataset.letters = String(there)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'true,true')
})

test('keeps what it acknowledged when it is killed', async ({ muster }) => {
  const { id } = await muster.ask('samples.open', {})
  await muster.ask('campaigns.rename', { id, name: 'Before the power cut' })
  await muster.kill()
  await muster.start()
  await expect(muster.page.getByText('Before the power cut').first()).toBeVisible()
  expect((await muster.ask('undo.look', {})).undo?.call).toBe('campaigns.rename')
})

test('shows a change that was made elsewhere', async ({ muster }) => {
  const { id } = await muster.ask('samples.open', {})
  await expect(muster.page.getByText('Border of Ash').first()).toBeVisible()
  await muster.ask('campaigns.rename', { id, name: 'Renamed elsewhere' })
  await expect(muster.page.getByText('Renamed elsewhere').first()).toBeVisible()
})

test('the sample campaign is one click away, and is a campaign like any other', async ({ muster }) => {
  const { page } = muster
  await sampleOf(page, '7 Seconds').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Border of Ash' })).toBeVisible()
  expect(await standing(page, 'New Tokyo')).toEqual([
    '5 / 10',
    '2',
    '+2 on the role roll, 1 more troop card to choose from',
    '5',
    '7',
  ])
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('region', { name: 'The race' }).getByRole('row').last()).toContainText('8')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('button', { name: 'Options of Border of Ash' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ashes')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Ashes' })).toBeVisible()
  await page.getByRole('button', { name: 'Options of Ashes' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete the campaign' }).click()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Ashes' })).toBeVisible()
})

test('a game whose campaigns are a log has a sample too: a story, and a fight to go on with', async ({
  muster,
}) => {
  const { page } = muster
  await sampleOf(page, 'Blast ’Em!').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nine Berths from Home' })).toBeVisible()
  const address = page.url()
  await expect(page.getByText('Fallen: Wick', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Nine Berths from Home' }).click()
  expect(page.url()).toBe(address)
  expect(await muster.ask('campaigns.list', {})).toHaveLength(1)
})

test('Traveller-style combat has one as well, in the middle of a round', async ({ muster }) => {
  const { page } = muster
  await sampleOf(page, 'Traveller-style combat').click()
  await expect(page.getByRole('heading', { level: 1, name: 'What the Margin Owes' })).toBeVisible()
  await expect(page.getByText('Fallen: Nadja Corv', { exact: true })).toBeVisible()
  const [fight] = await muster.ask('fights.underWay', {})
  await muster.go(`/fight/${fight?.id}`)
  await expect(page.getByRole('list', { name: 'Who acts after whom' })).toContainText('Tam Ferreira')
})

test('a wall shows all of a fight that goes on, without anybody to scroll it', async ({ muster }) => {
  const { page } = muster
  for (const system of ['blast-em', 'traveller', 'fast-and-dirty', 'downsync']) {
    await muster.ask('sampleAdventures.open', { system })
    const fight = (await muster.ask('fights.underWay', {})).find((one) => one.system === system)
    await muster.go(`/public/${fight?.id}`)
    const wall = page.locator('.wall')
    await expect(wall.locator('.piece').first()).toBeVisible()
    await expect
      .poll(() =>
        wall.evaluate(({ parentElement: frame }) => frame && frame.scrollHeight - frame.clientHeight),
      )
      .toBe(0)
    // What is nobody's has a line each, and breaks into no second column.
    const broken = wall.locator('.nobodys .piece:not(.leads .piece)')
    expect(
      await broken.evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).length),
    ).toBe(0)
  }
})

test('what was typed for a battle is there again after the page was loaded anew', async ({ muster }) => {
  await sampleOf(muster.page, '7 Seconds').click()
  await muster.page.getByRole('button', { name: 'Enter a battle' }).first().click()
  await muster.page.getByLabel('Victory Points of New Tokyo').fill('17')
  await muster.page.keyboard.press('Tab')
  await muster.page.getByLabel('Place', { exact: true }).fill('Half a word')
  await muster.page.reload()
  await expect(muster.page.getByText('Here is what you had typed before.')).toBeVisible()
  await expect(muster.page.getByLabel('Place', { exact: true })).toHaveValue('Half a word')
  await expect(muster.page.getByLabel('Victory Points of New Tokyo')).toHaveValue('17')
  await muster.page.keyboard.press('Escape')
  await expect(muster.page.getByText('What you typed is kept for next time.')).toBeVisible()
  await muster.page.getByRole('button', { name: 'Throw it away' }).click()
  await muster.page.getByRole('button', { name: 'Enter a battle' }).click()
  await expect(muster.page.getByLabel('Place', { exact: true })).toHaveValue('')
})
