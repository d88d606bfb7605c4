import type { Page } from '@playwright/test'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { standing } from '../support/standings.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** A campaign of three that was kept on paper: points, streak and Tech Points of each come from there. */
async function fromPaper(muster: Muster): Promise<string> {
  const brought = (campaignPoints: number, streak: number, techPoints: number) => ({
    opening: { campaignPoints, streak, techPoints },
  })
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign(
      [
        newParticipant('Ada', 'new-tokyo', brought(3, 1, 2)),
        newParticipant('Ben', 'peoples-utopian-collective', brought(4, 0, 0)),
        newParticipant('Cleo', 'council-of-zane', brought(0, 0, 1)),
      ],
      { name: 'The Paper War' },
    ),
  )
  return id
}

interface Told {
  readonly sides: readonly [string, string]
  readonly day: string
  readonly won: string
  readonly margin?: 'marginal' | 'normal' | 'decisive'
  readonly table: string
  /** Who attacked, where it is not noted otherwise. */
  readonly roles?: 'Chance Encounter'
}

/** Fills the form of a battle of which only the result is known, and saves it. */
async function enter(page: Page, { sides: [a, b], day, won, margin, table, roles }: Told): Promise<void> {
  await page.getByLabel('First side').selectOption({ label: a })
  await page.getByLabel('Second side').selectOption({ label: b })
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByRole('radio', { name: 'Only the result is known' }).click()
  await page.getByRole('radio', { name: roles ?? 'Not noted' }).click()
  await page.getByRole('radio', { name: won }).click()
  if (margin) await page.getByRole('radio', { name: new RegExp(`^${margin}`) }).click()
  await page
    .getByRole('radiogroup', { name: 'Who Controls the Table' })
    .getByRole('radio', { name: table })
    .click()
  await page.getByRole('button', { name: 'Save the battle' }).click()
}

const ADA = 'New Tokyo · Ada'
const BEN = "People's Utopian Collective · Ben"
const CLEO = 'Council of Zane · Cleo'

test('a campaign from paper goes on with battles of which only the result is known', async ({ muster }) => {
  const id = await fromPaper(muster)
  const { page } = muster
  const battles: readonly Told[] = [
    { sides: [ADA, BEN], day: '2026-08-01', won: 'New Tokyo won', margin: 'marginal', table: 'Nobody' },
    { sides: [ADA, CLEO], day: '2026-08-15', won: 'Zane won', margin: 'normal', table: 'Zane' },
    { sides: [BEN, CLEO], day: '2026-09-01', won: 'A draw', table: 'Nobody', roles: 'Chance Encounter' },
    { sides: [BEN, ADA], day: '2026-09-20', won: 'PUC won', margin: 'decisive', table: 'PUC' },
  ]
  for (const [index, told] of battles.entries()) {
    await muster.go(`/campaign/${id}/enter`)
    await enter(page, told)
    await expect(page.getByText(`Battle ${index + 1} is in.`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'PUC beat New Tokyo, decisive' })).toBeVisible()
  await expect(page.getByText('Chance Encounter')).toBeHidden()
  await page.getByRole('link', { name: /Draw, / }).click()
  await expect(page.getByText('Chance Encounter')).toBeVisible()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Chance Encounter' })).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: /PUC beat New Tokyo/ }).click()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Not noted' })).toBeChecked()
  await expect(
    page.getByText('A decisive victory, its Victory Points not noted: 3 Campaign Points.'),
  ).toBeVisible()

  await muster.go(`/campaign/${id}`)
  await expect(page.getByText('Standings after 4 battles')).toBeVisible()
  expect(await standing(page, 'New Tokyo')).toEqual(['4 / 10', '0', '–', '5', '0'])
  expect(await standing(page, "People's Utopian Collective")).toEqual([
    '7 / 10',
    '1',
    '+1 on the role roll',
    '4',
    '0',
  ])
  expect(await standing(page, 'Council of Zane')).toEqual(['2 / 10', '1', '+1 on the role roll', '4', '0'])
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const race = page.getByRole('region', { name: 'The race' }).getByRole('row')
  await expect(race.nth(1)).toHaveText('Start340')
  await expect(race.nth(5)).toHaveText('4472')

  await test.step('a date before the others offers the place before them', async () => {
    await muster.go(`/campaign/${id}/enter`)
    await page.getByLabel('Date', { exact: true }).fill('2026-08-20')
    await expect(page.getByText('Earlier than battle 3, fought on 1 Sept 2026.')).toBeVisible()
    await page.getByRole('button', { name: 'Put it before battle 3' }).click()
    await expect(page.getByText('Earlier than battle 3')).toBeHidden()
    const place = page.getByLabel('Place in the campaign')
    await expect(place).toBeFocused()
    await expect(place.locator('option:checked')).toHaveText(/^Before battle 3/)
    await muster.go(`/campaign/${id}`)
  })

  await test.step('the last battle belongs to the beginning: what that changes is said first', async () => {
    await page.getByRole('link', { name: /PUC beat New Tokyo/ }).click()
    await page.getByRole('button', { name: 'Move…' }).click()
    await page.getByLabel('Where it belongs').selectOption({ label: 'Before battle 1: New Tokyo – PUC' })
    // New Tokyo's streak from paper ends in it, then it wins one and loses one; the Collective's is ended by the loss.
    const row = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'PUC' }) })
    await expect(row.getByRole('cell').nth(1)).toHaveText('1 → 0')
    await page.getByRole('button', { name: 'Move the battle' }).click()
    await expect(page.getByText('Battle 4 is battle 1 now.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Undone: battle .+ – .+ moved \(The Paper War\)\.$/)).toBeVisible()
    await expect(page.getByText('Battle 4', { exact: true })).toBeVisible()
  })
})

test('a battle is planned, fought and entered; undo plans it again', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}`)
  const next = page.getByRole('region', { name: 'Next battle' })
  await next.getByRole('button', { name: 'Plan a battle' }).click()
  await page.getByLabel('First side').selectOption({ label: 'New Tokyo · Mara' })
  await page.getByLabel('Second side').selectOption({ label: 'New Tokyo · Mara' })
  await expect(page.getByText('A faction cannot fight itself')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Second side')).toBeFocused()
  await page.getByLabel('Second side').selectOption({ label: "People's Utopian Collective · Ilse" })
  const day = new Date()
  day.setDate(day.getDate() + 3)
  await page.getByLabel('Day', { exact: true }).fill(day.toLocaleDateString('sv-SE'))
  await page.getByLabel('Place', { exact: true }).fill('Glass Desert')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(next.getByText('in 3 days')).toBeVisible()
  await expect(next.getByText('+2 on the role roll, 1 more troop card to choose from')).toHaveCount(2)
  await expect(next.getByText(/Of 36 rolls .* New Tokyo attacks in 15, PUC in 15; 6 make/)).toBeVisible()

  await test.step('playing, printing and entering begin with it', async () => {
    const chosen = (label: string) => page.getByLabel(label, { exact: true }).locator('option:checked')
    await next.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(chosen('Faction')).toHaveText('New Tokyo')
    await expect(page.getByText(/^Those of the planned battle come first: .*Glass Desert.*\.$/)).toBeVisible()
    await muster.go(`/campaign/${id}`)
    await next.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Play a battle' })).toBeVisible()
    await expect(chosen('Planned battle')).toHaveText(/Glass Desert/)
    await expect(chosen('Second side')).toHaveText("People's Utopian Collective")
    await expect(page.getByLabel('Place, if you know it')).toHaveValue('Glass Desert')
    await muster.go(`/campaign/${id}`)
    await page.getByRole('button', { name: /^Play a battle/ }).click()
    await expect(chosen('Second side')).toHaveText("People's Utopian Collective")
    await muster.go(`/campaign/${id}`)
    await page.keyboard.press('ControlOrMeta+b')
    await expect(page.getByRole('heading', { level: 1, name: 'Enter a planned battle' })).toBeVisible()
    await page.getByLabel('Planned battle').selectOption({ label: 'Another one, not planned' })
    await expect(page.getByRole('heading', { level: 1, name: 'Enter a battle' })).toBeVisible()
    await expect(page.getByLabel('Place', { exact: true })).toHaveValue('')
  })
  await muster.go(`/campaign/${id}`)
  await next.getByRole('button', { name: 'Enter its result' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter a planned battle' })).toBeVisible()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Glass Desert')
  await expect(page.getByLabel('Second side').locator('option:checked')).toHaveText(
    "People's Utopian Collective · Ilse",
  )
  await page.getByRole('radio', { name: 'New Tokyo attacks' }).click()
  await page.getByRole('radio', { name: 'Only the result is known' }).click()
  await page.getByRole('radio', { name: 'A draw' }).click()
  await page.getByRole('radio', { name: 'Nobody' }).click()
  await page.getByRole('button', { name: 'Save the battle' }).click()
  await expect(page.getByText('Battle 9 is in.')).toBeVisible()
  expect((await muster.ask('campaigns.view', { id })).fixtures).toEqual([])
  await page.getByRole('link', { name: 'War room' }).click()
  await expect(next.getByText('No battle is planned.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(next.getByText('in 3 days')).toBeVisible()
  expect((await muster.ask('campaigns.view', { id })).battles).toHaveLength(8)

  await next.getByRole('button', { name: /^Options of the battle/ }).click()
  await page.getByRole('menuitem', { name: 'Call it off' }).click()
  await expect(next.getByText('No battle is planned.')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Plan a battle' })).toBeFocused()

  const { participants } = await muster.ask('campaigns.view', { id })
  const plan = { sides: [participants[0]?.id ?? '', null] as [string, null], place: '', note: '' }
  await muster.ask('fixtures.plan', { campaign: id, plan: { ...plan, fightsOn: '2026-01-01' } })
  await expect(next.getByText(/^overdue by \d+ days$/)).toBeVisible()
  await page.getByRole('link', { name: /New Tokyo – open was planned for 1 Jan 2026/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter a planned battle' })).toBeVisible()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-01-01')
  await expect(page.locator('form').getByText('1 Jan 2026', { exact: true })).toBeVisible()
})

test('a campaign is finished, fought in after a question, opened again, put away and brought back', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}`)
  await page.getByRole('button', { name: 'Finish…' }).click()
  await expect(page.getByText('Nobody has won yet.')).toBeVisible()
  await page.getByLabel('Finished on').fill('2026-11-20')
  await page.getByLabel('Epilogue, in Markdown').fill('# Ash\n\nIt was **cold**.')
  await page.getByRole('button', { name: 'Finish the campaign' }).click()
  await expect(page.getByRole('heading', { name: 'Final table' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ash', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /New Tokyo/ })).toContainText('2–1–1')
  await expect(page.getByRole('link', { name: 'New Tokyo in battle 6, Lantern Gorge' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('The final table and the epilogue are on the clipboard.')).toBeVisible()

  await muster.go(`/campaign/${id}`)
  await expect(
    page.getByText('Nothing is left open: the campaign is finished.').or(page.getByText('have no name yet')),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan a battle' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Next battle' })).toBeHidden()
  await muster.go(`/campaign/${id}/enter`)
  await expect(page.getByText('This campaign was finished on 20 Nov 2026.')).toBeVisible()
  await page.getByRole('radio', { name: 'Zane attacks' }).click()
  await page.getByRole('radio', { name: 'Only the result is known' }).click()
  await page.getByRole('radio', { name: 'A draw' }).click()
  await page.getByRole('radio', { name: 'Nobody' }).click()
  await page.getByRole('button', { name: 'Save the battle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter it in a finished campaign?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await muster.ask('campaigns.view', { id })).battles).toHaveLength(8)
  await page.getByRole('button', { name: 'Save the battle' }).click()
  await dialog.getByRole('button', { name: 'Enter the battle' }).click()
  await expect(page.getByText('Battle 9 is in.')).toBeVisible()

  await page.getByRole('link', { name: 'War room' }).click()
  await page.getByRole('link', { name: 'Final table and epilogue' }).click()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('Border of Ash goes on.')).toBeVisible()
  expect((await muster.ask('campaigns.view', { id })).finishedOn).toBeNull()

  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('button', { name: 'Options of Border of Ash' }).click()
  await page.getByRole('menuitem', { name: 'Put into the archive' }).click()
  await expect(page.getByRole('heading', { name: 'All campaigns are in the archive' })).toBeVisible()
  await page.getByRole('link', { name: /^Archive/ }).click()
  await page.getByRole('button', { name: 'Options of Border of Ash' }).click()
  await page.getByRole('menuitem', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { name: 'The archive is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Border of Ash' })).toBeVisible()
})
