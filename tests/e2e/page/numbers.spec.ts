import type { Page } from '@playwright/test'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { tabTo } from '../support/keyboard.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

const PARTS = ['', '/technology', '/victory', '/losses', '/dice', '/versus']

const plot = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const drawn = (page: Page) => page.locator('main .pane svg[role=img], main .pane p.soft').first()

/** A campaign of twelve, some with long names, and so many battles that were only recorded. */
async function twelve(muster: Muster, battles: number): Promise<string> {
  const name = 'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships'
  const factions: string[] = []
  for (let n = 0; n < 12; n += 1) {
    const own = n % 3 === 0 ? `${name} ${n}` : `مملكة الرمال ${n}`
    const from = { kind: 'archetype', archetype: 'drone-swarm' } as const
    factions.push((await muster.ask('factions.create', { name: own, from })).id)
  }
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign(
      factions.map((faction, n) => newParticipant(`${name} ${n}`, faction)),
      { name },
    ),
  )
  const { participants } = await muster.ask('campaigns.view', { id })
  const side = (at: number, victoryPoints: number) => ({
    participant: participants[at % 12]?.id ?? '',
    victoryPoints,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost: { tactical: at % 3 },
  })
  for (let n = 0; n < battles; n += 1)
    await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: {
        sides: [side(n, n % 7), side(n + 5, n % 4)],
        result: null,
        foughtOn: null,
        place: '',
        note: '',
      },
    })
  return id
}

test('what numbers are measured of is kept under a name and opened again, there and where battles are found', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/numbers`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const bar = page.getByRole('search', { name: 'Find battles' })
  const choose = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await search.fill('Tokyo')
  await expect(bar).toContainText(/\d+ of 8 battles/)
  await choose('Keep this view…')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Of Tokyo')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Of Tokyo” is kept.')).toBeVisible()
  await search.fill('')
  await expect(bar).not.toContainText('of 8 battles')
  await choose('Of Tokyo')
  await expect(search).toHaveValue('Tokyo')
  await expect(bar).toContainText(/\d+ of 8 battles/)
  // The same views everywhere.
  await search.fill('')
  await muster.go(`/campaign/${id}/battles`)
  await choose('Of Tokyo')
  await expect(search).toHaveValue('Tokyo')
  await muster.go(`/campaign/${id}/numbers`)
  await choose('Rename or remove…')
  await page.getByRole('button', { name: 'Remove Of Tokyo' }).click()
  await expect(page.getByText('“Of Tokyo” was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^Undone: view removed/)).toBeVisible()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await expect(page.getByRole('menuitem', { name: 'Of Tokyo' })).toBeVisible()
})

test('a number is reached with the keyboard, and leads to the battles behind it', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}`)
  // Until the campaign is there, the link leads to the numbers of all of them.
  await expect(page.getByRole('link', { name: 'War room' })).toBeVisible()
  await page.getByRole('link', { name: 'Numbers' }).click()
  const race = plot(page, 'Campaign Points')
  await expect(race.getByRole('img')).toHaveAccessibleName(/^Campaign Points over \d+ battles; in the end: /)
  const walk = race.getByRole('button', { name: /^Campaign Points: go through/ })
  await tabTo(page, walk)
  await page.keyboard.press('ArrowRight')
  await expect(race.getByRole('status')).toContainText('Start · ')
  // Nothing is behind the start.
  await page.keyboard.press('Enter')
  await expect(race).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(race.getByRole('status')).toContainText('Battle 2 · ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/battles/)
  await expect(page.getByRole('button', { name: /Behind a number.*Battle 2/ })).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of /)
  // Coming back measures all again.
  await page.goBack()
  await expect(page.getByRole('search').getByRole('status')).not.toContainText(' of ')
})

test('every table has the numbers, and each leads to its battles', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/numbers/losses`)
  const types = plot(page, 'Losses by type')
  const row = types.getByRole('row', { name: /^Tactical/ })
  // Until all plots are measured the line may move away under a press.
  await expect(async () => {
    if (!(await row.isVisible())) await types.getByText('All numbers').click()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  const { battles } = await muster.ask('campaigns.view', { id })
  const lost = battles.flatMap(({ sides }) => sides).reduce((sum, side) => sum + (side.lost.tactical ?? 0), 0)
  await expect(row.getByRole('cell').last()).toHaveText(String(lost))
  await row.getByRole('button', { name: /^Tactical, All: / }).click()
  const behind = battles.filter(({ sides }) => sides.some((side) => (side.lost.tactical ?? 0) > 0)).length
  await expect(page.getByRole('search').getByRole('status')).toContainText(
    behind === battles.length ? `${behind} battles` : `${behind} of `,
  )
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('button', { name: /Behind a number/ })).toHaveCount(0)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`${battles.length} battles`)
})

test('a filter applies to every plot', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/numbers`)
  const label = plot(page, 'Campaign Points').getByRole('img')
  await expect(label).toHaveAccessibleName(/over [2-9]\d* battles/)
  await page.getByRole('searchbox').fill('no such place anywhere')
  await expect(page.getByRole('heading', { name: 'No battle fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(label).toHaveAccessibleName(/over [2-9]\d* battles/)
})

test('without a battle, and with one', async ({ muster }) => {
  const { page } = muster
  await muster.go('/numbers')
  await expect(page.getByRole('heading', { name: 'Nothing to measure yet' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const id = await twelve(muster, 1)
  for (const part of PARTS) {
    await muster.go(`/campaign/${id}/numbers${part}`)
    await expect(drawn(page)).toBeVisible()
    expect.soft(await overflowing(page), part).toEqual([])
  }
  await muster.go(`/campaign/${id}/numbers/dice`)
  await expect(plot(page, 'Luck')).toContainText('Only a log tells what was rolled')
})

test('twelve with long names stay within the screen and break no rule', async ({ muster }) => {
  test.slow()
  const { page } = muster
  const id = await twelve(muster, 20)
  await muster.ask('samples.open', {})
  for (const route of [...PARTS.map((part) => `/campaign/${id}/numbers${part}`), '/numbers'])
    for (const [width, height] of [
      [1280, 800],
      [640, 400],
    ] as const) {
      await resize(muster, width, height)
      await muster.go(route)
      await expect(drawn(page)).toBeVisible()
      for (const details of await page.locator('details').all()) await details.locator('summary').click()
      expect.soft(await overflowing(page), `${route} at ${width}`).toEqual([])
      if (width === 1280) expect.soft(await violations(page), route).toEqual([])
    }
})
