import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEMPORARY } from '../../support/temporary.ts'
import { png } from '../../unit/pictures/builders.ts'
import { beginFight } from '../support/fights.ts'
import { chosenName, savedFile } from '../support/saved.ts'
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

test('a file that does not get where it shall go is told, and nothing of it is there', async ({ muster }) => {
  const { page } = muster
  await muster.ask('decks.create', { name: 'Dust', from: { kind: 'muster' } })
  // Below a file there is no folder.
  await writeFile(join(muster.folder, 'a-file'), '')
  await muster.go('/decks')
  const name = await chosenName(muster, join(muster.folder, 'a-file'), async () => {
    await page.getByRole('button', { name: 'Export Dust as a file' }).click()
  })
  expect(name).toBe('Dust.muster-deck')
  await expect(page.getByText('The file could not be written to')).toBeVisible()
  expect(await readdir(muster.folder)).not.toContain(name)
})

test('a folder for a second copy of each backup is chosen in a dialog', async ({ muster }) => {
  const { page } = muster
  const stick = await mkdtemp(join(TEMPORARY, 'muster-stick-'))
  await muster.ask('samples.open', {})
  await muster.electron.evaluate(({ dialog }, folder) => {
    const showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] })
    Object.assign(dialog, { showOpenDialog })
  }, stick)
  await muster.go('/settings/safekeeping')
  await expect(page.getByText('None is chosen yet')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a folder…' }).click()
  await expect(page.getByText('Up to date')).toBeVisible()
  await expect(page.getByText('1 backup lies there')).toBeVisible()
  await rm(stick, { recursive: true })
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
