import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { beginFight } from '../support/fights.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const nowhere = test.extend({
  // Below a file nobody can make a folder, not even root.
  folder: async ({ folder }, use) => {
    await writeFile(join(folder, 'a-file'), '')
    await use(join(folder, 'a-file', 'data'))
  },
})

nowhere('a data folder that cannot be written is told in the window', async ({ muster }) => {
  const { page } = muster
  await expect(page.getByRole('heading', { name: 'Your campaigns cannot be opened' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Muster may not write in its data folder')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing has changed yet: the same problem stands in the way.')).toBeVisible()
})

test('a file that is not ours is told, and when it is taken away the last backup is offered', async ({
  muster,
}) => {
  await muster.ask('samples.open', {})
  await muster.stop()
  const file = join(muster.folder, 'muster.sqlite')
  await writeFile(file, 'Dear diary, today we lost the ridge.')
  await muster.start()
  const { page } = muster
  await expect(page.getByRole('alert')).toContainText('is not a Muster campaign file')
  await expect(page.getByRole('alert')).toContainText(file)
  await rm(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'is not there any more, though campaigns were kept here',
  )
  await page.getByRole('button', { name: 'Put in place…' }).first().click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('It holds 1 campaign')
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Put it in place' }).click()
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible()
  expect(await muster.ask('campaigns.list', {})).toHaveLength(1)
})

test('where campaigns were kept and are not wanted any more, an empty file is begun only when asked for', async ({
  muster,
}) => {
  await muster.ask('samples.open', {})
  await muster.stop()
  await rm(join(muster.folder, 'muster.sqlite'))
  await muster.start()
  const { page } = muster
  await expect(page.getByRole('heading', { name: 'The last good backup' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin with an empty file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin with an empty file' }).click()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
})

test('an earlier backup takes the place of what is there now, says what would be missing, and the way back is there', async ({
  muster,
}) => {
  const { page } = muster
  await muster.ask('samples.open', {})
  await muster.go('/settings/safekeeping')
  await expect(page.getByText('No backup yet')).toBeVisible()
  // One that was made without this page shows as well.
  await muster.ask('safekeeping.backUp', {})
  await expect(page.getByText('Everything is in it.')).toBeVisible()
  await muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
      name: 'The Late War',
    }),
  )
  await expect(page.getByText('Not in it: the campaign “The Late War”')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Put in place…' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('“The Late War”')
  await page.getByRole('button', { name: 'Put it in place' }).click()
  await expect(page.getByText('The backup is in place.')).toBeVisible()
  expect(await muster.ask('campaigns.list', {})).toHaveLength(1)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText('is in its place again')).toBeVisible()
  expect(await muster.ask('campaigns.list', {})).toHaveLength(2)
  await page.getByRole('button', { name: 'Put back…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(async () => (await muster.ask('campaigns.list', {})).length).toBe(1)
})

test('a backup is walked through in the place of the present, which stays as it is', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  const fight = await beginFight(muster, id)
  const { id: own } = await muster.ask('factions.create', {
    name: 'Ash Wardens',
    from: { kind: 'archetype', archetype: 'drone-swarm' },
  })
  await muster.ask('safekeeping.backUp', {})
  await muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
      name: 'The Late War',
    }),
  )
  await muster.go('/settings/safekeeping')
  await page.getByRole('button', { name: 'Look inside' }).first().click()
  await expect(page.getByText('You look at the backup of')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The Late War' })).toBeHidden()
  await page.getByRole('link', { name: 'Border of Ash' }).first().click()
  await expect(page.getByRole('heading', { name: 'Border of Ash', level: 1 })).toBeVisible()
  await expect(page.getByText('undo “')).toBeHidden()
  expect(await violations(page)).toEqual([])

  // What would change something is not there to be tried; what hands on or shows is.
  for (const name of ['Enter a battle', 'Plan a battle', 'Play a battle', 'Finish…'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.keyboard.press('Control+b')
  await expect(page.getByText('Nothing can be changed in a backup')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Border of Ash', level: 1 })).toBeVisible()
  for (const [path, field, content] of [
    [`/campaign/${id}/settings`, 'Name of the campaign', 'Border of Ash'],
    [`/faction/${own}/name`, 'Name', 'Ash Wardens'],
    [`/faction/${own}/lore`, 'Lore', ''],
  ] as const) {
    await muster.go(path)
    const typed = page.getByRole('textbox', { name: field, exact: true })
    await expect(typed).toHaveValue(content)
    await expect(typed).toBeDisabled()
    expect(await violations(page)).toEqual([])
  }
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('button', { name: 'Options of Border of Ash' }).click()
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Save as a file…' })).toBeEnabled()
  await page.keyboard.press('Escape')
  // Who only looks on is told, and leads nobody back.
  await muster.go(`/public/${fight}`)
  await expect(page.getByText('You look at the backup of')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to the present' })).toBeHidden()
  await muster.go('/')
  await page.reload()
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect(page.getByRole('heading', { name: 'All backups' })).toBeVisible()
  await muster.go('/')
  await expect(page.getByRole('heading', { name: 'The Late War' })).toBeVisible()
})
