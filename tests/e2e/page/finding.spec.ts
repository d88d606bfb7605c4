import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { playTo } from '../support/fights.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

/** The sample campaign, its logs read. */
async function sample(muster: Muster) {
  const { id: campaign } = await muster.ask('samples.open', {})
  while ((await muster.ask('histories.digestLogs', {})).unread > 0);
  const { battles } = await muster.ask('histories.battles', { campaign })
  return { campaign, battles }
}

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
    await search.fill('engineer')
    await expect(page.getByText(/^Unit of [^:]+: Engineer/).first()).toBeVisible()
    await search.fill('salt flats')
    await expect(page.locator('mark')).toHaveCount(0)
    expect.soft(await violations(page)).toEqual([])
    await search.fill('marmalade')
    await expect(page.getByText('A search reads what somebody entered or wrote')).toBeVisible()
  }
})

test('what a log knows of kills, and what screens print of a battle, finds it and says why', async ({
  muster,
}) => {
  const { page } = muster
  const { campaign, battles } = await sample(muster)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const count = page.getByRole('status').filter({ hasText: 'battle' })
  for (const path of [`/campaign/${campaign}/battles`, '/histories']) {
    await muster.go(path)
    const line = (place: string) => page.getByRole('link').filter({ hasText: place })
    const finds: readonly [string, number, string, string | RegExp][] = [
      ['killed by missile', 2, 'Cable Gate', 'Commander Erdene Boztorgai killed by missile of Scout'],
      ['orda saryarkin killed', 1, 'Ember Locks', 'Orda Saryarkin (killed)'],
      ['karwender gauss', 0, '', ''],
      ['tokyo attacker', 2, 'Lantern Gorge', 'Role: New Tokyo, Attacker'],
      ['october', 2, 'Sump Nine', 'Day: 23 October 2026'],
      ['killed by blast', 2, 'Cable Gate', 'Basic drone killed by blast of Tactical Salvador Peixoto'],
      ['5:3', 1, 'Ember Locks', '5 : 3'],
      ['3:5', 1, 'Ember Locks', '5 : 3'],
      ['5 : 3', 1, 'Ember Locks', '5 : 3'],
      ['"ember locks"', 1, 'Ember Locks', ''],
      ['"locks ember"', 0, '', ''],
      ['ember-locks', 1, 'Ember Locks', ''],
      ['enforce', 1, 'Cable Gate', 'Help by Muster: Enforce'],
      ['sole', 0, '', ''],
      ['zane lost', 3, 'Ember Locks', 'Result: Zane lost'],
    ]
    for (const [text, found, place, why] of finds) {
      await search.fill(text)
      await expect(count, text).toHaveText(`${found} of ${battles.length} battles`)
      if (found > 0) await expect(line(place).first(), text).toContainText(why)
    }
    await search.fill('marmalade')
    await expect(page.getByText('can also be chosen under “Filters”')).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    await search.fill('')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Longest')
    await expect(line('Ember Locks')).toContainText('11 fallen · 7 rounds')
    await expect(line('Salt Flats')).toContainText('4 fallen · no log')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first')
    await expect(line('Ember Locks')).not.toContainText('rounds')
  }
})

test('a battle’s page tells how and when it ended, how much Muster helped and by which rulings it was played', async ({
  muster,
}) => {
  const { page } = muster
  const { campaign, battles } = await sample(muster)
  const idOf = (name: string): string => battles.find(({ place }) => place === name)?.id ?? ''
  const main = page.getByRole('main')
  await muster.go(`/campaign/${campaign}/battle/${idOf('Cable Gate')}`)
  await expect(main).toContainText(
    'It ended after 4 rounds. Only one side had troopers left. Help by Muster: Enforce.',
  )
  const rulings = page.getByRole('heading', { name: 'Rulings' })
  await expect(rulings).toBeVisible()
  await expect(main).toContainText('No house rule was changed when it was begun')
  await expect(main).toContainText('of their own side')
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Next battle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ember Locks')
  await resize(muster, 640, 400)
  expect.soft(await overflowing(page)).toEqual([])
  await resize(muster, 1280, 800)

  await muster.go(`/campaign/${campaign}/battle/${idOf('Salt Flats')}`)
  await expect(rulings).toBeVisible()
  await expect(main).toContainText('Help by Muster: Record.')
  await main.getByRole('button', { name: 'Our rules' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our rules')

  await muster.go(`/campaign/${campaign}/battles/${idOf('Ember Locks')}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/report/${idOf('Ember Locks')}`))
})

test('a battle tells the house rules that it was begun with, whatever the campaign rules since', async ({
  muster,
}) => {
  test.setTimeout(120_000)
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const [a = '', b = ''] = participants.map(({ id }) => id)
  const { id } = await muster.ask('fights.begin', {
    campaign,
    level: 'assist',
    rules: { ...DEFAULT_RULES, missilesAtGround: false, turnOnTheSpot: false },
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  })
  await playTo(muster, id, { phase: 'over', seed: 1, most: 900 })
  const { battle } = await muster.ask('fights.enter', { id, foughtOn: '2026-11-21', place: 'Sump', note: '' })
  await muster.go(`/campaign/${campaign}/battle/${battle}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('The house rules that it was begun with')
  await expect(main).toContainText('Missiles are aimed at units and Objectives only')
  await expect(main).toContainText(/It ended after \d+ rounds?\. .* Help by Muster: Assist\./)
  expect.soft(await violations(page)).toEqual([])
})

test('who comes back to all histories finds the line that was left', async ({ muster }) => {
  const { page } = muster
  await sample(muster)
  await resize(muster, 1000, 420)
  await muster.go('/histories')
  const line = page.getByRole('link').filter({ hasText: 'Kettle Valley' })
  await line.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettle Valley')
  await page.goBack()
  await expect(line).toBeFocused()
  await expect(line).toBeInViewport()
  // Who comes anew begins at the top.
  await line.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettle Valley')
  await resize(muster, 1280, 800)
  await page.getByRole('link', { name: 'Histories', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Histories')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a correction of losses says beforehand where more are named as killed', async ({ muster }) => {
  const { page } = muster
  const { campaign, battles } = await sample(muster)
  const battle = battles.find(({ place }) => place === 'Ember Locks')
  await muster.go(`/campaign/${campaign}/correct/${battle?.id}`)
  const conflict = page.getByText(
    'PUC: more would be named as killed than the result says were lost: 3 Tactical.',
  )
  await expect(page.getByRole('heading', { name: 'What follows' })).toBeVisible()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('spinbutton', { name: 'Tactical' }).first().fill('0')
  await expect(conflict).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
})

test('with no view kept there is nothing to rename, and a name that is too long is said to be cut', async ({
  muster,
}) => {
  const { page } = muster
  const { campaign } = await sample(muster)
  await muster.go(`/campaign/${campaign}/battles`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('zane')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Keep this view…'])
  await page.getByRole('menuitem').click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name.fill('Ours')
  await expect(page.getByText('A name has 120 characters at most')).toHaveCount(0)
  await name.press('End')
  await page.keyboard.insertText('x'.repeat(200))
  await expect(page.getByText('A name has 120 characters at most')).toBeVisible()
  await expect(name).toHaveValue(/^.{120}$/)
})

test('what a player did is asked of that player, and kills of those with a name are found without a log', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { campaigns, battles } = await muster.ask('histories.battles', { campaign })
  const tomas = campaigns[0]?.participants.find(({ player }) => player.name === 'Tomas')?.id
  const sideOf = ({ sides }: (typeof battles)[number]) =>
    sides.findIndex(({ participant }) => participant === tomas)
  const fought = battles.filter((battle) => sideOf(battle) >= 0)
  const counts = {
    'tomas won': fought.filter((battle) => battle.account.winner === sideOf(battle)).length,
    'tomas attacker': fought.filter((battle) => battle.sides[sideOf(battle)]?.role === 'attacker').length,
    flamer: battles.filter(
      ({ digest, people }) => digest === null && people.some(({ kills }) => (kills.flamer ?? 0) > 0),
    ).length,
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  await muster.go(`/campaign/${campaign}/battles`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const told = page.getByRole('status').filter({ hasText: 'battle' })
  for (const [typed, count] of Object.entries(counts)) {
    await search.fill(typed)
    await expect(told, typed).toHaveText(`${count} of ${battles.length} battles`)
  }
})
