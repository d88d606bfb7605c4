import type { BattleState } from '../../../shared/systems/blast-em/battle/state/state.ts'
import { BAD_GUYS_SIDE } from '../../../shared/systems/blast-em/battle/words.ts'
import { playMission, playUntil } from '../../support/missions.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const NASTY = 'The <b>Nine</b> “Lives” of Überlänge, שלום and friends, who went out and all came home again'

test('a campaign of missions: a team is put together, what became of it is told, and it goes on', async ({
  muster,
}) => {
  const { page } = muster
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const looks = async (): Promise<void> => {
    expect(await overflowing(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  }
  // A general screen whose address names the game shows its library beside it.
  await muster.go('/print/sheets?game=blast-em')
  await expect(page.getByRole('navigation').getByRole('combobox', { name: 'Game', exact: true })).toHaveValue(
    'blast-em',
  )

  // A team in the library: over its points it says so, and what is hired is there at once.
  await place('Teams').click()
  await expect(page.getByRole('heading', { name: 'No team of your own yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New team' }).first().click()
  // What it is called for the time being is typed over at once, and later by a press into it.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeFocused()
  await page.keyboard.type('The Nine')
  await page.getByRole('textbox', { name: 'Notes' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Nine')
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().click()
  await page.keyboard.insertText(NASTY)
  await expect(page.getByText('Everything is kept')).toBeVisible()
  await page.getByRole('button', { name: 'Take a Trooper' }).click()
  await expect(page.getByRole('heading', { name: '3 of 12 points' })).toBeVisible()
  await page.getByRole('button', { name: 'Take a Medic' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NASTY)
  await page.getByRole('button', { name: /^Member 2/ }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Hero, free' })
  await expect(page.getByText('There are 2 Heroes: keep one and send the others home.').first()).toBeVisible()
  await looks()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Emblem and colours' }).click()
  await page.getByRole('button', { name: 'Random' }).click()
  await looks()
  const [team] = await muster.ask('documents.list', { system: 'blast-em', campaign: null })
  if (!team) throw new Error('The team is kept.')

  // Missions and house rules have shelves of their own.
  await place('Missions').click()
  await page.getByRole('button', { name: 'Take it: Laundry Day' }).click()
  await page.getByRole('button', { name: /^Yard door/ }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Stuck')
  await looks()
  await place('House rules').click()
  await page.getByRole('button', { name: 'New house rules' }).first().click()
  await page.getByRole('combobox', { name: 'Movement of the Hero' }).selectOption('10')
  await expect(page.getByRole('heading', { name: '1 rule of your own' })).toBeVisible()
  await looks()

  // The campaign begins by them, and its first mission is played.
  await place('Campaigns').click()
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Blast ’Em!' }) })
    .getByRole('button', { name: 'New campaign' })
    .click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Berth Nine')
  await page.getByRole('combobox', { name: 'House rules' }).selectOption('Our rules')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'No mission yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin a mission' }).first().click()
  await expect(page.getByText('House rules: Our rules')).toBeVisible()
  await page.keyboard.press('Escape')
  const [campaign] = await muster.ask('campaigns.list', {})
  const mission = await playMission(muster, {
    campaign: campaign?.id ?? null,
    team: team.id,
    seed: 3,
    mission: 'the-big-ear',
    begins: true,
  })
  const isOver = ({ ending, models }: BattleState): boolean =>
    ending !== null &&
    Object.values(models).some(({ side, fate }) => side === BAD_GUYS_SIDE && fate === 'out')
  await playUntil(muster, mission, isOver, 'team')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).last()).toContainText(/Won|Lost|Open/)
  await looks()
  // Both can: hers is kept, and the other set out as a sample.
  await page
    .getByRole('button', { name: /^Write the sequel’s team/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: 'It has a mission behind it' })).toBeChecked()
  await place('Its teams').click()
  await expect(page.getByRole('link', { name: NASTY })).toBeVisible()
  // What is the campaign's stands with the campaign, also where its address is opened by itself.
  await page.getByRole('link', { name: NASTY }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NASTY)
  await expect(place('Its teams')).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(place('Its teams')).toHaveAttribute('aria-current', 'page')
  await place('Its teams').click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams')
  await expect(page.getByRole('main').getByText('Berth Nine', { exact: true })).toBeVisible()
  await place('Standings').click()
  await expect(page.getByRole('heading', { name: 'Service records' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Trooper' }).first()).toBeVisible()
  await looks()

  // A mission that was played without Muster is told afterwards.
  const staysInCampaign = async (): Promise<void> => {
    await page.reload()
    await expect(place('Standings')).toBeVisible()
  }
  await place('Log').click()
  await page.getByRole('button', { name: 'Begin a mission' }).first().click()
  await staysInCampaign()
  await expect(place('Log')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('combobox', { name: 'Mission', exact: true }).selectOption('last-relay')
  await page.getByRole('textbox', { name: 'First player' }).fill('Cleo')
  await page.getByRole('combobox', { name: 'Team of the first player' }).selectOption('spare-parts')
  await page.getByRole('radio', { name: /Record/ }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: 'Won' })).toBeVisible()
  await staysInCampaign()
  await page.getByRole('radio', { name: 'Won' }).click()
  await page.getByRole('group', { name: 'Who does not come back' }).getByLabel('Ilja Fenn').click()
  await page
    .getByRole('group', { name: 'Teams that brought home Tagalongs who had turned up by chance' })
    .getByLabel('Cleo')
    .click()
  await page.getByRole('textbox', { name: 'How many' }).fill('2')
  await looks()
  await page.getByRole('button', { name: 'Do it' }).click()
  await page.getByRole('button', { name: 'To the campaign' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fallen: Ilja Fenn' }).last()).toContainText(
    'Won',
  )

  // What is told and counted of it.
  await place('Numbers').click()
  await expect(page.getByRole('heading', { name: 'Missions by kind' })).toBeVisible()
  await looks()
  await place('Chronicle').click()
  await expect(page.getByRole('heading', { name: 'Afterwards' })).toHaveCount(2)
  await looks()
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Save as text' })).toBeVisible()
  await expect(page.getByText(/^Ada (won|lost)/).first()).toBeVisible()
  await staysInCampaign()

  // Where it is played is said, and how it ended.
  await place('Log').click()
  const more = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await more('Where and since when')
  await page.getByRole('textbox', { name: 'Where it is played' }).fill('The back room')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The back room', { exact: true })).toBeVisible()
  await more('Close the campaign')
  await page.getByRole('textbox', { name: 'Epilogue' }).fill('They *all* went home.')
  await looks()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('They all went home.')).toBeVisible()
  await more('Open it again')
  await expect(page.getByText('They all went home.')).toBeHidden()

  // Found by the search over everything.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What is sought' }).fill('laundry')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laundry Day')
})
