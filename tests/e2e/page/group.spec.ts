import type { Page } from '@playwright/test'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'

interface Told {
  readonly sides: readonly [string, string]
  readonly day: string
  readonly won: string
  readonly margin?: 'marginal' | 'normal' | 'decisive'
  readonly table: string
}

const CLADES = 'The Lantern Clades'
const ADA = `${CLADES} · Ada`
const BEN = "People's Utopian Collective · Ben"
const CLEO = 'Council of Zane · Cleo'

/** From blank to legal: every stat one more at each rating. */
async function build(page: Page): Promise<void> {
  const { keyboard } = page
  await page.getByRole('link', { name: 'Factions' }).click()
  await page.getByRole('button', { name: 'New faction' }).first().click()
  await page.getByRole('textbox', { name: 'Name of the faction' }).fill(CLADES)
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: CLADES })).toBeVisible()
  for (const [rating, value] of [
    ['3rd', '2'],
    ['2nd', '3'],
    ['1st', '4'],
  ] as const) {
    await page.getByRole('slider', { name: `${rating} rate Sensors`, exact: true }).focus()
    for (let row = 0; row < 6; row += 1) {
      await keyboard.press(value)
      await keyboard.press('ArrowDown')
    }
    await expect(page.getByText(`${rating} rate: 0 of 6 points left`)).toBeAttached()
  }
  await expect(page.getByText('Legal', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Emblem' }).click()
  await page.getByRole('button', { name: 'Random' }).first().click()
  await page.getByRole('link', { name: 'Lore and notes' }).click()
  await page.getByLabel('Lore', { exact: true }).fill('# Lanterns\n\n**Nobody** has seen them.')
  await expect(page.getByRole('heading', { name: 'Lanterns' })).toBeVisible()
}

/** Three factions, the own one first, and two house rules that are not Muster's. */
async function start(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByLabel('Name of the campaign').fill('A year of it')
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [place, [player, faction]] of [
    ['Ada', CLADES],
    ['Ben', "People's Utopian Collective"],
    ['Cleo', 'Council of Zane'],
  ].entries()) {
    await page.getByLabel(`Player ${place + 1}`, { exact: true }).fill(player ?? '')
    await page.getByLabel(`Faction of player ${place + 1}`).selectOption({ label: faction ?? '' })
  }
  await page.getByRole('button', { name: 'Next: House rules' }).click()
  await page.getByRole('radio', { name: /^End both streaks/ }).click()
  await page.getByRole('radio', { name: /^Any other faction/ }).click()
  await expect(page.getByText('2 house rules changed')).toBeVisible()
  await page.getByRole('button', { name: 'Next: Look over and start' }).click()
  await page.getByRole('button', { name: 'Start the campaign' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'A year of it' })).toBeVisible()
}

async function enter(page: Page, { sides: [a, b], day, won, margin, table }: Told): Promise<void> {
  await page.getByRole('button', { name: 'Enter a battle' }).first().click()
  await page.getByLabel('First side').selectOption({ label: a })
  await page.getByLabel('Second side').selectOption({ label: b })
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByRole('radio', { name: 'Only the result is known' }).click()
  await page.getByRole('radio', { name: won }).click()
  if (margin) await page.getByRole('radio', { name: new RegExp(`^${margin}`) }).click()
  await page.getByRole('radio', { name: 'Not noted' }).click()
  await page
    .getByRole('radiogroup', { name: 'Who Controls the Table' })
    .getByRole('radio', { name: table })
    .click()
  await page.getByRole('button', { name: 'Save the battle' }).click()
}

/**
 * Worked out by hand. Battle 1: Clades win marginally and hold the table: 1 point, streak 1, 2 Tech Points; PUC 1.
 * Battle 2: a draw ends the Clades' streak: 3 Tech Points, Zane 1. Battle 3: PUC wins decisively and holds the
 * table: 3 points, streak 1, 3 Tech Points; Zane 2. Battle 4: PUC wins normally: 5 points, streak 2, 4 Tech Points;
 * Clades 4. Technology: 3rd rate Armour 2 → 3 at half, since PUC has 3; Sensors 2 → 3 in full, as nobody has more.
 */
test('a group builds its faction, starts its campaign, enters the past and buys', async ({ muster }) => {
  const { page } = muster
  await build(page)
  await start(page)
  const battles: readonly Told[] = [
    {
      sides: [ADA, BEN],
      day: '2026-03-01',
      won: 'The Lantern Clades won',
      margin: 'marginal',
      table: 'Clades',
    },
    { sides: [CLEO, ADA], day: '2026-04-12', won: 'A draw', table: 'Nobody' },
    { sides: [BEN, CLEO], day: '2026-06-20', won: 'PUC won', margin: 'decisive', table: 'PUC' },
    { sides: [BEN, ADA], day: '2026-09-05', won: 'PUC won', margin: 'normal', table: 'Nobody' },
  ]
  for (const [index, told] of battles.entries()) {
    await enter(page, told)
    await expect(page.getByText(`Battle ${index + 1} is in.`)).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
  }
  await expect(page.getByText('Standings after 4 battles')).toBeVisible()
  expect((await standing(page, CLADES)).slice(0, 2)).toEqual(['1 / 10', '0'])
  expect((await standing(page, "People's Utopian Collective")).slice(0, 2)).toEqual(['5 / 10', '2'])
  expect((await standing(page, 'Council of Zane')).slice(0, 2)).toEqual(['0 / 10', '0'])
  expect(await standing(page, CLADES)).toContain('4')

  await page.getByRole('link', { name: 'Technology' }).first().click()
  await page.getByRole('radio', { name: CLADES }).click()
  await page.getByRole('button', { name: 'Buy 3rd rate Armour 3 for 1 Tech Point' }).click()
  await expect(page.getByText('Bought: 3rd rate Armour 2 → 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Buy 3rd rate Sensors 3 for 2 Tech Points' }).click()
  await expect(page.getByText('Bought: 3rd rate Sensors 2 → 3.')).toBeVisible()

  const [campaign] = await muster.ask('campaigns.list', {})
  const { account, rules } = await muster.ask('campaigns.view', { id: campaign?.id ?? '' })
  expect(rules).toMatchObject({ draws: 'end-streaks', opponent: 'any-rival' })
  expect(account.standings.map(({ techPoints }) => techPoints.inHand)).toEqual([1, 4, 2])
  expect(account.purchases.map(({ price, halved }) => [price, halved])).toEqual([
    [1, true],
    [2, false],
  ])
})
