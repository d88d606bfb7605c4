import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

type Reached = 'button' | 'link' | 'radio' | 'textbox' | 'spinbutton' | 'combobox' | 'searchbox'

/** Moves on with Tab until the wanted thing has the focus: what cannot be reached fails the test. */
async function tabTo(
  page: Page,
  role: Reached,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 160; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${String(name)}.`)
}

/** Goes to a group of choices, which Tab enters at the chosen one, and on with the arrow key. */
async function choose(page: Page, from: string | RegExp, to: string | RegExp): Promise<void> {
  await tabTo(page, 'radio', from)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: to })).toBeChecked()
}

test('a campaign of three is set up, changed and printed by keys alone', async ({ muster }) => {
  const { page } = muster
  const { keyboard } = page

  await test.step('set up in steps, each telling what is missing', async () => {
    await tabTo(page, 'button', 'New campaign')
    await keyboard.press('Enter')
    await tabTo(page, 'textbox', 'Name of the campaign')
    await keyboard.type('By hand')
    await tabTo(page, 'radio', /Medium/)
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await tabTo(page, 'spinbutton', 'Campaign Points to win')
    await keyboard.type('12')
    await expect(page.getByText('Our own length: the first with 12 Campaign Points wins.')).toBeVisible()
    await tabTo(page, 'textbox', 'Place')
    await keyboard.type('The club')
    // On to the next step, and into its first field.
    await keyboard.press('Enter')
    await expect(page.getByLabel('Player 1', { exact: true })).toBeFocused()
    await keyboard.type('Ada')
    await tabTo(page, 'button', 'Add a player')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Player 3', { exact: true })).toBeFocused()
    await keyboard.type('Cleo')
    await tabTo(page, 'radio', 'It begins with its first battle here')
    await keyboard.press('ArrowRight')
    await tabTo(page, 'spinbutton', 'Campaign Points of New Tokyo')
    await keyboard.type('12')
    await expect(page.getByText('With 12 Campaign Points the campaign would be won already')).toBeVisible()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('3')
    await expect(page.getByText('would be won already')).toBeHidden()
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText("Write who plays People's Utopian Collective.")).toBeVisible()
    await expect(page.getByLabel('Player 2', { exact: true })).toBeFocused()
    await keyboard.type('Ada')
    await tabTo(page, 'button', 'Next: House rules')
    await keyboard.press('Enter')
  })

  await test.step('two house rules changed', async () => {
    await expect(page.getByRole('searchbox', { name: 'Find a house rule' })).toBeFocused()
    await choose(page, /^Leave streaks alone/, 'End both streaks')
    await tabTo(page, 'searchbox', 'Find a house rule', 'Shift+Tab')
    await keyboard.type('20 mm or larger')
    await expect(page.getByRole('radiogroup')).toHaveCount(1)
    await choose(page, /^20 mm and larger/, 'Under 20 mm')
    await expect(page.getByText('2 house rules changed')).toBeVisible()
    await tabTo(page, 'button', 'Next: Look over and start')
    await keyboard.press('Enter')
    await expect(page.getByText('Everything is there')).toBeVisible()
    await expect(page.getByText('Ada leads New Tokyo. Brings 3 Campaign Points.')).toBeVisible()
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeFocused()
    await expect(page.getByText('Own length · first to 12 points')).toBeVisible()
  })

  const [campaign] = await muster.ask('campaigns.list', {})
  const id = campaign?.id ?? ''
  const started = await muster.ask('campaigns.view', { id })
  expect(started).toMatchObject({
    place: 'The club',
    rules: { length: 'own', pointsToWin: 12, draws: 'end-streaks', battle: { scale: 0.5 } },
  })
  expect(started.participants.map(({ player }) => player.name)).toEqual(['Ada', 'Ada', 'Cleo'])
  const side = (place: number, victoryPoints: number) => ({
    participant: started.participants[place]?.id ?? '',
    victoryPoints,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost: {},
  })
  for (const points of [9, 2]) {
    await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: {
        sides: [side(0, points), side(1, 2)],
        result: null,
        foughtOn: null,
        place: '',
        note: '',
      },
    })
  }

  await test.step('a rule is changed later, its effect seen before it is saved', async () => {
    await tabTo(page, 'link', 'Set-up')
    await keyboard.press('Enter')
    await expect(page.getByText('Change something, and you see here')).toBeVisible()
    await tabTo(page, 'link', 'House rules')
    await keyboard.press('Enter')
    await tabTo(page, 'radio', 'End both streaks')
    await keyboard.press('ArrowLeft')
    const effect = page.getByRole('region', { name: 'What would change' })
    await expect(effect).toContainText('End both streaks → Leave streaks alone')
    await expect(effect.getByRole('row').filter({ hasText: 'New Tokyo' })).toContainText('0 → 1')
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('The set-up was changed.')).toBeVisible()
    const { account } = await muster.ask('campaigns.view', { id })
    expect(account.standings[0]?.streak).toBe(1)
    await tabTo(page, 'button', /^Undo$/)
    await keyboard.press('Enter')
    await expect(page.getByText('Undone: set-up changed (By hand).')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'End both streaks' })).toBeChecked()
  })

  await test.step('a rule that changes nothing says so; who has fought stays', async () => {
    await tabTo(page, 'radio', 'Under 20 mm')
    await keyboard.press('ArrowLeft')
    await expect(page.getByText('No figure of the campaign changes.')).toBeVisible()
    await expect(page.getByText('Rules of battle count for battles that are begun')).toBeVisible()
    await keyboard.press('ArrowRight')
    await expect(page.getByText('Change something, and you see here')).toBeVisible()
    await tabTo(page, 'link', 'Factions and players')
    await keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: 'New Tokyo has fought in this campaign, so it stays.' }),
    ).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('our rules are read, copied and printed', async () => {
    await tabTo(page, 'link', 'Our rules')
    await keyboard.press('Enter')
    await expect(page.getByText('A draw gives no Campaign Points and sets both')).toBeVisible()
    await tabTo(page, 'button', 'Copy as text')
    await keyboard.press('Enter')
    await expect(page.getByText('Copied: paste it')).toBeVisible()
    await tabTo(page, 'button', 'Print')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Print room' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Our rules' })).toBeChecked()
    await expect(page.locator('.frame').getByText('Our own house rules')).toBeVisible()
  })
})

test('what the group plays usually is saved, offered for the next campaign, and forgotten', async ({
  muster,
}) => {
  const { page } = muster
  await muster.go('/new')
  await page.getByRole('radio', { name: /Long/ }).click()
  await page.getByLabel('Place', { exact: true }).fill('The club')
  await page.getByRole('link', { name: /Factions and players/ }).click()
  await page.getByLabel('Player 1', { exact: true }).fill('Ada')
  await page.getByRole('link', { name: /Look over/ }).click()
  await expect(page.getByText('Write who plays People')).toBeVisible()
  await page.getByRole('button', { name: 'Save as our usual' }).click()
  await expect(page.getByText('Saved: it is offered')).toBeVisible()

  await page.getByRole('link', { name: /1 Campaign/ }).click()
  await page.getByRole('radio', { name: /Short/ }).click()
  await page.getByLabel('Place', { exact: true }).fill('')
  await expect(
    page.getByText('Long · first to 20 points · no house rule changed · The club · Ada'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Use our usual' }).click()
  await expect(page.getByRole('radio', { name: /Long/ })).toBeChecked()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('The club')
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByRole('button', { name: 'Use our usual' })).toBeHidden()
  await expect(page.getByLabel('Name of the campaign')).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use our usual' })).toBeVisible()
})
