import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('a deleted campaign is put back from the trash as it was, and deleted for good when that is wanted', async ({
  muster,
}) => {
  const { id } = await muster.ask('samples.open', {})
  const before = await muster.ask('histories.battles', { campaign: id })
  const paper = newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
    name: 'On paper',
  })
  const { id: other } = await muster.ask('campaigns.start', paper)
  await muster.ask('campaigns.archive', { id: other })
  await muster.go('/')
  let { page } = muster
  await page.getByRole('button', { name: 'Options of Border of Ash' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expect(page.getByRole('dialog')).toContainText('It goes to the trash')
  await expect(page.getByRole('dialog')).toContainText('90 days')
  await page.getByRole('button', { name: 'Delete the campaign' }).click()
  await expect(page.getByText('Border of Ash is in the trash, for 90 days.')).toBeVisible()
  await page.getByRole('link', { name: 'Archive 1' }).click()
  await page.getByRole('button', { name: 'Options of On paper' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete the campaign' }).click()

  // No campaign is left, and the trash is still in reach, also after a restart and by the keyboard alone.
  await muster.restart()
  ;({ page } = muster)
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Trash 2' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Deleted campaigns' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('8 battles')
  await expect(list).toContainText('from the archive')
  await expect(list).toContainText('90 days left')
  expect.soft(await violations(page)).toEqual([])
  await list.getByRole('button', { name: 'Put back: Border of Ash' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Border of Ash is back.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('button', { name: 'Put back: On paper' })).toBeFocused()
  expect(await muster.ask('histories.battles', { campaign: id })).toEqual(before)

  await list.getByRole('button', { name: 'Delete for good…: On paper' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Undo does not bring it back')
  expect.soft(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Delete for good…: On paper' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('On paper is gone.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'To the campaigns' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Border of Ash' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trash 0' })).toBeVisible()
  expect((await muster.ask('campaigns.list', {})).map(({ name }) => name)).toEqual(['Border of Ash'])
})

test('a replay of a battle that is no longer there leads to the trash', async ({ muster }) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('histories.battles', { campaign })
  const fight = battles.findLast((battle) => battle.fight !== null)?.fight ?? ''
  await muster.ask('campaigns.remove', { id: campaign })
  await muster.go(`/replay/${fight}`)
  await expect(page.getByText('It may be in the trash')).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Trash of the campaigns' }).click()
  await expect(page.getByRole('button', { name: 'Put back: Border of Ash' })).toBeVisible()
})
