import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

/** A battle of the sample campaign in which a named trooper fell. */
async function fallenIn(muster: Muster) {
  const { id: campaign } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('histories.battles', { campaign })
  const battle = battles.find(({ people }) => people.some(({ fate }) => fate === 'killed'))
  const fallen = battle?.people.find(({ fate }) => fate === 'killed')
  if (!battle || !fallen) throw new Error('Nobody fell in the sample campaign.')
  return { campaign, battle, fallen: fallen.name, of: battles.length }
}

test('a battle is found by the name of somebody who fell, and the filter stays while one looks around', async ({
  muster,
}) => {
  const { page } = muster
  const { battle, fallen, of } = await fallenIn(muster)
  await muster.go('/histories')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(fallen.toUpperCase())
  await expect(page.getByRole('status').filter({ hasText: 'battle' })).toContainText(`of ${of} battles`)
  const line = page.getByRole('link').filter({ hasText: `${fallen} (killed)` })
  await expect(line.first()).toContainText(battle.place)
  expect.soft(await violations(page)).toEqual([])

  await line.first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(battle.place)
  await expect(page.getByRole('main')).toContainText(fallen)
  await page.goBack()
  await expect(search).toHaveValue(fallen.toUpperCase())

  await search.fill('nobody of that name')
  await expect(page.getByText('No battle fits all of this.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all battles' }).click()
  await expect(page.getByText(`${of} battles`, { exact: true })).toBeVisible()
})

test('a view is kept, chosen again, renamed and removed', async ({ muster }) => {
  const { page } = muster
  const { campaign } = await fallenIn(muster)
  await muster.go(`/campaign/${campaign}/battles`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Decisive/ }).check()
  await page.getByRole('checkbox', { name: /^Attacker/ }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most losses')
  expect.soft(await violations(page)).toEqual([])
  const status = page.getByRole('status').filter({ hasText: 'battle' })
  const found = await status.innerText()
  expect(found).toMatch(/^\d of \d battles$/)

  const views = page.getByRole('button', { name: 'Saved views' })
  await views.click()
  await page.getByRole('menuitem', { name: 'Keep this view…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Routs')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Routs” is kept.')).toBeVisible()

  await page.getByRole('button', { name: 'Without Margin: Decisive' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Without Role: Attacker' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await views.click()
  await page.getByRole('menuitem', { name: 'Routs' }).click()
  await expect(status).toHaveText(found)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('losses-down')

  await views.click()
  await page.getByRole('menuitem', { name: 'Rename or remove…' }).click()
  await dialog.getByRole('textbox', { name: 'Name of Routs' }).fill('Hard days')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Name of Hard days' })).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove Hard days' }).click()
  await expect(dialog).toBeHidden()
  expect(await muster.ask('views.list', { campaign })).toEqual([])
})

test('a deleted battle is put back from the trash, and its page tells of it', async ({ muster }) => {
  const { page } = muster
  const { campaign, battle, fallen, of } = await fallenIn(muster)
  const before = (await muster.ask('campaigns.view', { id: campaign })).account
  await muster.go(`/campaign/${campaign}/battle/${battle.id}`)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('90 days')
  await dialog.getByRole('combobox', { name: 'Who' }).fill('Mara')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Entered twice')
  await expect(dialog).toContainText('Both are told in the trash')
  await dialog.getByRole('button', { name: 'Delete the battle' }).click()
  await expect(page.getByText('was deleted.')).toBeVisible()

  // The replay of a battle that is not there says where it may have gone, and leads there.
  await muster.go('/replay/0197aaaa-0000-7000-8000-000000000000')
  await expect(page.getByText('This battle is no longer there.')).toBeVisible()
  await page.getByRole('button', { name: 'Trash of Border of Ash' }).click()
  const line = page.getByRole('listitem').filter({ hasText: battle.place })
  await expect(line).toContainText('by Mara')
  await expect(line).toContainText('90 days left')
  await expect(line).toContainText('Entered twice')
  expect.soft(await violations(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'To the battles' })).toBeVisible()
  // What it was and what follows is said first, and whoever leaves it as it is finds the button again.
  const putBack = line.getByRole('button', { name: 'Put back' })
  await putBack.click()
  await expect(dialog).toContainText(fallen)
  await expect(dialog).toContainText('What would change')
  await expect(dialog.getByRole('table')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Who' })).toHaveValue('Mara')
  expect.soft(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(putBack).toBeFocused()
  await putBack.click()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('It was not')
  await dialog.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText(`is back as battle ${battle.account.position}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'To the battles' })).toBeFocused()
  expect((await muster.ask('campaigns.view', { id: campaign })).account).toEqual(before)
  expect(await muster.ask('histories.battles', { campaign }).then(({ battles }) => battles.length)).toBe(of)

  await muster.go(`/campaign/${campaign}/battle/${battle.id}`)
  await expect(page.getByText('It was put back from the trash by Mara')).toBeVisible()
  await expect(page.getByText('It was not')).toBeVisible()
  await expect(page.getByText('It was deleted by Mara')).toBeVisible()

  // For good, once asked.
  await muster.ask('battles.remove', { id: battle.id })
  await muster.go(`/campaign/${campaign}/trash`)
  await page.getByRole('button', { name: 'Delete for good…' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing in the trash')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible()
})

test('a correction says who and why, and the battle’s page what was before and after', async ({ muster }) => {
  const { page } = muster
  const { campaign, battle } = await fallenIn(muster)
  await muster.go(`/campaign/${campaign}/battle/${battle.id}`)
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('combobox', { name: 'Who', exact: true }).fill('Tomas')
  await page.getByRole('textbox', { name: 'Why' }).fill('Read off the wrong sheet')
  await page.getByRole('textbox', { name: 'Place', exact: true }).fill('Kettle Hill')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText(/was corrected\./)).toBeVisible()
  await muster.go(`/campaign/${campaign}/battle/${battle.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Its report was corrected by Tomas')
  await expect(main).toContainText(`${battle.place} → Kettle Hill`)
  await expect(main).toContainText('Read off the wrong sheet')
  expect.soft(await violations(page)).toEqual([])
  await resize(muster, 640, 400)
  expect.soft(await overflowing(page)).toEqual([])
  await resize(muster, 1280, 800)
  await page.keyboard.press('Control+z')
  await expect(main).toContainText('Nothing was corrected since it was entered.')
  // Whoever corrected last is asked no more who it is.
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Who', exact: true })).toHaveValue('Tomas')
})
