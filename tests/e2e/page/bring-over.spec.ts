import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { violations } from '../support/looks.ts'

test('a campaign is saved as a file, and comes back to stand beside what became of it', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go('/')
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: /Border of Ash/ }).click()
  await page.getByRole('menuitem', { name: 'Save as a file…' }).click()
  const saved = await downloads
  expect(saved.suggestedFilename()).toMatch(/^Border of Ash .*\.muster-archive$/)
  const content = await readFile(await saved.path())
  await muster.ask('campaigns.rename', { id, name: 'Border of Dust' })
  await page.getByRole('button', { name: 'Bring over from a file…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring over')

  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file…' }).click()
    await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  await choose('diary.sqlite', Buffer.from('Dear diary'))
  await expect(page.getByText('This is not an archive file of Muster')).toBeVisible()
  await choose('ash.muster-archive', content)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inside ash.muster-archive')
  expect(await violations(page)).toEqual([])

  await page.getByRole('checkbox', { name: 'Border of Ash' }).press('Space')
  await page.getByRole('button', { name: 'Bring over…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('here: Border of Dust')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Let both stand side by side' }).press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Border of Ash')
  expect((await muster.ask('campaigns.list', {})).map(({ name }) => name)).toEqual([
    'Border of Ash',
    'Border of Dust',
  ])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await muster.ask('campaigns.list', {})).length).toBe(1)
})

test('one looks into a backup, and brings back alone what was deleted since', async ({ muster }) => {
  const { page } = muster
  await muster.ask('samples.open', {})
  const { id: deck } = await muster.ask('decks.create', { name: 'House deck', from: { kind: 'muster' } })
  await muster.ask('safekeeping.backUp', {})
  await muster.ask('decks.move', { id: deck, to: 'trash' })
  await muster.ask('decks.remove', { id: deck })
  await muster.go('/settings')
  await page.getByRole('button', { name: 'Look inside' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Inside the backup of /)
  await page.getByRole('checkbox', { name: 'House deck' }).check()
  await page.getByRole('button', { name: 'Bring over…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring over' }).click()
  await expect(page.getByText('Brought over: House deck.')).toBeVisible()
  expect((await muster.ask('decks.view', { id: deck })).name).toBe('House deck')
  await page.getByRole('checkbox', { name: 'House deck' }).check()
  await page.getByRole('button', { name: 'Bring over…' }).click()
  await expect(page.getByRole('dialog')).toContainText('nothing to bring over')
})
