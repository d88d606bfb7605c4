import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { violations } from './support/looks.ts'
import { expect, test } from './support/test.ts'

test('a view does not take the name of another one unasked', async ({ muster }) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${campaign}/battles`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const keep = async (text: string) => {
    await search.fill(text)
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: 'Keep this view…' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ours')
  }
  const views = async () =>
    (await muster.ask('views.list', { campaign })).map(({ name, filter }) => [name, filter.text])
  const dialog = page.getByRole('dialog')
  await keep('decisive')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await keep('marginal')
  await expect(dialog.getByText('There is a view “Ours” already.')).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('“Ours (2)” is kept.')).toBeVisible()
  expect(await views()).toEqual([
    ['Ours', 'decisive'],
    ['Ours (2)', 'marginal'],
  ])
  await keep('draw')
  await dialog.getByRole('button', { name: 'Replace it' }).click()
  await expect(dialog).toBeHidden()
  expect(await views()).toEqual([
    ['Ours', 'draw'],
    ['Ours (2)', 'marginal'],
  ])
})

test('a battle says where its result and its log, or its date and its place, do not agree', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('histories.battles', { campaign })
  const battle = battles.findLast(({ fight }) => fight !== null)
  if (!battle) throw new Error('No battle of the sample campaign has a log.')
  const address = `/campaign/${campaign}/battle/${battle.id}`
  const sentence = page.getByText(/^The log comes to .* that is what counts\.$/)
  await muster.go(address)
  await expect(page.getByRole('heading', { name: 'Casualties' })).toBeVisible()
  await expect(sentence).toHaveCount(0)

  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page
    .getByRole('spinbutton', { name: /Victory Points/ })
    .first()
    .fill('99')
  await page.getByLabel('Date', { exact: true }).fill('2001-01-01')
  await expect(page.getByText(/^Its date stands out of order: 1 Jan 2001/)).toBeVisible()
  await page.getByLabel('Date', { exact: true }).fill('2101-01-01')
  await expect(page.getByText(/^1 Jan 2101 is still to come\./)).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText(/was corrected\./)).toBeVisible()
  await muster.go(address)
  await expect(sentence).toContainText('99')
})

test('a battle under way stands above the finished ones, and the numbers behind filters follow', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { battles, campaigns } = await muster.ask('histories.battles', { campaign })
  const [a, b] = campaigns[0]?.participants ?? []
  if (!a || !b) throw new Error('Nobody takes part.')
  const { id: fight } = await muster.ask('fights.begin', {
    campaign,
    level: 'enforce',
    rules: DEFAULT_RULES,
    a: { kind: 'participant', participant: a.id },
    b: { kind: 'participant', participant: b.id },
  })
  const name = `${a.faction.shortName} against ${b.faction.shortName}`
  for (const path of [`/campaign/${campaign}/battles`, '/histories']) {
    await muster.go(path)
    const lines = page.getByRole('list', { name: 'Battles under way' })
    await expect(lines.getByRole('link', { name })).toBeVisible()
    await expect(lines).toContainText(/under way ?before round 1/)
    await expect(page.getByText(`${battles.length} battles · 1 under way`)).toBeVisible()
    expect.soft(await violations(page)).toEqual([])

    await page.getByRole('searchbox', { name: 'Search' }).fill('decisive')
    await expect(lines).toBeHidden()
    const count = battles.filter(({ account }) => account.margin === 'decisive').length
    await expect(page.getByText(`${count} of ${battles.length} battles`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('checkbox', { name: `Decisive (${count})` })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Marginal \(0\)/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
  }
  await page
    .getByRole('list', { name: 'Battles under way' })
    .getByRole('button', { name: 'Look back' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/replay/${fight}`))
  await muster.go(`/campaign/${campaign}`)
  await page.getByRole('button', { name: 'Look back' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/replay/${fight}`))
})

test('a battle says why it was found where its line does not show it, and an empty search what it read', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  // Its line says “nobody fell”.
  const { campaigns } = await muster.ask('histories.battles', { campaign })
  const [a, b] = campaigns[0]?.participants ?? []
  const side = (participant = '', victoryPoints = 0) => ({
    participant,
    role: null,
    roleDie: null,
    victoryPoints,
    controlsTable: false,
    lost: {},
  })
  await muster.ask('battles.enter', {
    campaign,
    before: null,
    report: {
      sides: [side(a?.id, 4), side(b?.id, 2)],
      result: null,
      foughtOn: null,
      place: 'Quiet Bay',
      note: 'Nobody came near.',
    },
  })
  const search = page.getByRole('searchbox', { name: 'Search' })
  for (const path of [`/campaign/${campaign}/battles`, '/histories']) {
    await muster.go(path)
    await search.fill('nobody')
    await expect(page.getByRole('link').filter({ hasText: 'Quiet Bay' })).toContainText(
      /nobody fell.*Note: Nobody came near/,
    )
    await search.fill('commander aimed')
    const line = page.getByRole('link').filter({ hasText: 'Lantern Gorge' })
    await expect(line).toContainText('Note: …that nobody had aimed at the commander')
    await expect(line.locator('mark').first()).toHaveText('aimed')
    await search.fill('gletscher missile')
    await expect(page.getByRole('link').filter({ hasText: 'Salt Flats' })).toContainText(
      /fallenFlurin Gletscher \(killed\): a missile/,
    )
    await search.fill('salt flats')
    await expect(page.locator('mark')).toHaveCount(0)
    expect.soft(await violations(page)).toEqual([])
    await search.fill('marmalade')
    await expect(page.getByText('A search reads what somebody entered or wrote')).toBeVisible()
  }
})
