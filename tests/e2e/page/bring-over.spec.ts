import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { heldBack } from '../support/held-back.ts'
import { overflowing, violations } from '../support/looks.ts'

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
  await expect(page.getByText('No Muster has saved diary.sqlite.')).toBeVisible()
  await choose('half.muster-archive', content.subarray(0, content.length / 2))
  await expect(page.getByText('The end of half.muster-archive is missing')).toBeVisible()
  await choose('ash.muster-archive', content)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inside ash.muster-archive')
  expect(await violations(page)).toEqual([])

  await page.getByRole('checkbox', { name: 'Border of Ash' }).press('Space')
  await page.getByRole('button', { name: 'Bring over…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('here: Border of Dust')
  await expect(dialog).toContainText('Both hold as much, but not the same')
  // Nothing is taken for granted where neither went on from the other.
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog).toContainText('Say what becomes of the one that is here too.')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Keep both' }).press('Enter')
  await expect(dialog).toContainText('Comes over: 1 campaign, 8 battles')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Border of Ash')
  await expect(page.getByText(/^Brought over: Border of Ash, with 8 battles/)).toBeVisible()
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
  await muster.go('/settings/safekeeping')
  await page.getByRole('button', { name: 'Bring over from it…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Inside the backup of /)
  await page.getByRole('checkbox', { name: 'Only what is missing here' }).check()
  await expect(page.getByRole('checkbox', { name: 'Border of Ash' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'House deck' }).check()
  const letGo = await heldBack(page, 'archives.weigh')
  await page.getByRole('button', { name: 'Bring over…' }).click()
  // Nothing is sent, and nothing closed, until it is known what would come.
  const send = page.getByRole('dialog').getByRole('button', { name: 'Bring over' })
  await expect(send).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  letGo()
  await send.click()
  await expect(page.getByText('Brought over: House deck.')).toBeVisible()
  expect((await muster.ask('decks.view', { id: deck })).name).toBe('House deck')
  await page.getByRole('checkbox', { name: 'House deck' }).check()
  await page.getByRole('button', { name: 'Bring over…' }).click()
  await expect(page.getByRole('dialog')).toContainText('nothing to bring over')
  await page.keyboard.press('Escape')
  await muster.ask('decks.move', { id: deck, to: 'trash' })
  await expect(page.getByText('in the trash')).toBeVisible()
})

test('what went on in the file takes the place of ours, and many are answered at once', async ({
  muster,
}) => {
  const { page } = muster
  const decks: string[] = []
  for (const name of ['First', 'Second'])
    decks.push((await muster.ask('decks.create', { name, from: { kind: 'muster' } })).id)
  await muster.ask('safekeeping.backUp', {})
  const [card] = (await muster.ask('decks.view', { id: decks[0] ?? '' })).cards
  await muster.ask('decks.removeCards', { deck: decks[0] ?? '', cards: [card?.id ?? ''] })
  await muster.ask('decks.change', { id: decks[1] ?? '', change: { name: 'Other' } })
  await muster.go('/settings/safekeeping')
  await page.getByRole('button', { name: 'Bring over from it…' }).click()
  await page.getByRole('checkbox', { name: 'All decks' }).check()
  await page.getByRole('button', { name: 'Bring over…' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('radiogroup', { name: 'What becomes of “First”' })
  await expect(first.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Replace ours/)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  const all = dialog.getByRole('radiogroup', { name: 'The same for all 2' })
  await all.getByRole('radio', { name: 'Keep ours' }).click()
  await dialog.getByRole('button', { name: 'Leave all as it is' }).click()
  await expect(page.getByText('Nothing came over: ours stays as it is.')).toBeVisible()
  // One goes back to where one came from, and the news of this page stays behind.
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Back to Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByText('Nothing came over: ours stays as it is.')).toHaveCount(0)
})

test('a file with a name of any length and direction breaks no line, and its troopers are folded', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  const { content } = await muster.ask('archives.pack', { campaign: id })
  await muster.go('/bring')
  for (const name of [
    `${'x'.repeat(180)}.muster-archive`,
    `\u202eمملكة ${'الرمال'.repeat(30)}.muster-archive`,
  ]) {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file…' }).click()
    const buffer = Buffer.from(content, 'base64')
    await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('…')
    expect(await overflowing(page)).toEqual([])
  }
  await expect(page.getByText('Everything in it is here already')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Burga Felsenauer' })).toHaveCount(0)
  await page.getByText('14 named troopers').click()
  await page.getByRole('checkbox', { name: 'Burga Felsenauer' }).check()
  await page.getByRole('checkbox', { name: 'Council of Zane' }).check()
  await expect(page.getByText('They come over with it.')).toBeVisible()
})
