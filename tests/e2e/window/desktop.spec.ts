import { png } from '../../unit/pictures/builders.ts'
import { beginFight } from '../support/fights.ts'
import { savedFile } from '../support/saved.ts'
import { expect, test } from '../support/test.ts'

// What the desktop gives a window, and a browser gives a page in its own way.

test('a text is copied to the clipboard of the system', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/rules`)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied: paste it')).toBeVisible()
  expect(await muster.electron.evaluate(({ clipboard }) => clipboard.readText())).toContain(
    '# Border of Ash: our rules\n',
  )
  await muster.ask('campaigns.finish', { id, finishedOn: '2026-11-20', epilogue: 'It was **cold**.' })
  await muster.go(`/campaign/${id}/epilogue`)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('The final table and the epilogue are on the clipboard.')).toBeVisible()
  expect(await muster.electron.evaluate(({ clipboard }) => clipboard.readText())).toMatch(
    /^Border of Ash · 20 Nov 2026\n\n1\. New Tokyo \(Mara\): 5 Campaign Points/,
  )
})

test('a file that is exported is saved whole, under its name', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/chronicle`)
  const { name, text } = await savedFile(muster, async () => {
    await page.getByRole('button', { name: 'Export…' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Text (Markdown)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  })
  expect(name).toBe('Border of Ash.md')
  expect(text).toContain('# Border of Ash')
  expect(text).toContain('## Decorations')
})

test('a screen for all has a window of its own, which may no more than the first one', async ({ muster }) => {
  const fight = await beginFight(muster, null)
  await muster.go(`/fight/${fight}`)
  const opened = muster.electron.waitForEvent('window')
  await muster.page.getByRole('button', { name: 'Screen for all' }).click()
  const wall = await opened
  await expect(wall.getByText('Before round 1')).toBeVisible()
  expect(wall.url()).toContain(`#/public/${fight}`)
  await muster.ask('program.setTheme', { theme: 'dark' })
  await expect(wall.locator('html')).toHaveAttribute('data-theme', 'dark')
  // No pages of others, no windows of its own.
  expect(await wall.evaluate(() => window.open('https://example.org'))).toBeNull()
})

test('a map that was chosen for a campaign not started is asked for again after a restart', async ({
  muster,
}) => {
  await muster.go('/new')
  await muster.page.getByRole('button', { name: 'Choose a picture' }).click()
  const [chooser] = await Promise.all([
    muster.page.waitForEvent('filechooser'),
    muster.page.getByRole('button', { name: 'Choose a file…' }).click(),
  ])
  await chooser.setFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(png(200, 150)) })
  await muster.page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(muster.page.getByRole('img', { name: 'The map' })).toBeVisible()
  await muster.restart()
  const { page } = muster
  await muster.go('/new')
  const gone = page.getByText('The picture of the map is no longer there.', { exact: false })
  await expect(gone).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('Mapped')
  await page.getByRole('link', { name: /Look over and start/ }).click()
  await expect(gone).toBeVisible()
  await page.getByRole('link', { name: 'Go to Campaign' }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(gone).toBeHidden()
})
