import { fastAndDirtyPlay } from '../../../shared/systems/fast-and-dirty/battle/play.ts'
import type { BattleState } from '../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { platoonState, wayOfPlatoons } from '../../support/platoons.ts'
import { playOn } from '../../support/ways.ts'
import { chooseOption } from '../support/choose-option.ts'
import { overflowing, violations } from '../support/looks.ts'
import { giveOrders } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import { newAdventure } from '../../support/new-campaign.ts'

/** Fast and Dirty at the house's table, from the set-up to what a force carries home. */

const system = 'fast-and-dirty'

/** Whoever is active may shoot, and at one target at least. */
const canShoot = (state: BattleState): boolean =>
  state.activation !== null &&
  state.steps.length === 0 &&
  fastAndDirtyPlay
    .options(state, state.active ?? 'side-1')
    .some(({ command, fields }) => command === 'shoot' && 'inches' in fields)

test('a battle is set up, a shot is weighed and fired, and what a force has lost stays', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'The Long Bank'))
  await muster.go(`/set-up/${system}/${campaign}`)
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Meeting Engagement' })
  await page.getByRole('textbox', { name: 'Who plays the first side' }).fill('Ana')
  await chooseOption(page, 'Force of the first side', 'Fourth Ferry Rifles')
  await page.getByRole('textbox', { name: 'Who plays the second side' }).fill('Bo')
  await chooseOption(page, 'Force of the second side', 'The Salt Committee')
  expect(await overflowing(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meeting Engagement')
  await expect(page.getByText('Bank Scouts').first()).toBeVisible()

  const [fight] = await muster.ask('fights.underWay', {})
  const id = fight?.id ?? ''
  await playOn(muster, id, wayOfPlatoons(platoonState(muster, id), canShoot))
  // Who may be shot at stands first, each with a key.
  await expect(page.getByRole('button', { name: /Platoon Command/u }).first()).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('textbox', { name: 'How far' }).fill('9')
  // Before the dice it stands there what they come to.
  await expect(page.getByText(/^Somebody falls: /u)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/: .* at .*Fire Effect/u)

  const hurt = (state: BattleState): boolean =>
    state.ending !== null &&
    Object.values(state.units).some(
      ({ side, figures }) => side === 'side-1' && figures.some(({ fate }) => fate === 'killed'),
    )
  await playOn(muster, id, wayOfPlatoons(platoonState(muster, id), hurt))
  await muster.go(`/adventure/${system}/${campaign}`)
  await expect(page.getByText('Meeting Engagement').first()).toBeVisible()
  await page.getByRole('button', { name: 'All sides: Let losses stay' }).click()
  // What is left of each is the campaign's own from now on.
  await expect(page.getByText('What the battle left of all sides')).toBeVisible()
  const own = (await muster.ask('documents.list', { system, campaign })).find(
    ({ name }) => name === 'Fourth Ferry Rifles',
  )
  expect(JSON.stringify(own?.document)).toMatch(/"lost":[1-9]/u)
})

test('a force is kept closed, and both sides give their orders in secret before it is known what they fight for', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('documents.create', {
    ...{ system, kind: 'force', campaign: null, document: SAMPLE_FORCES['ferry-rifles'] },
  })
  const force = `/document/${system}/force/${id}`
  await muster.go(force)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Keep it closed …' }).click()
  await page.getByLabel('A PIN').fill('4711')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kept closed')).toBeVisible()
  await muster.go(`/library/${system}/force`)
  await expect(page.getByRole('article').first()).toContainText('Its PIN opens it.')
  await muster.go(force)
  await expect(page.getByRole('combobox', { name: 'Name' })).toBeHidden()
  await page.getByLabel('Its PIN').fill('1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not its PIN: type it again.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Its PIN').fill('4711')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Name' }).first()).toHaveValue('Fourth Ferry Rifles')

  await muster.go(`/set-up/${system}`)
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Sealed Orders' })
  await page.getByRole('textbox', { name: 'Who plays the first side' }).fill('Ana')
  await chooseOption(page, 'Force of the first side', 'Fourth Ferry Rifles')
  await page.getByRole('textbox', { name: 'Who plays the second side' }).fill('Bo')
  await chooseOption(page, 'Force of the second side', 'The Salt Committee')
  await page.keyboard.press('Control+Enter')
  for (const [player, stance] of [
    ['Ana', 'Offensive'],
    ['Bo', 'Defensive'],
  ] as const) {
    await giveOrders(page, player, stance, 'Cautious')
    await expect(page.getByRole('list', { name: 'Log' })).toContainText(
      player === 'Ana' ? 'Ana gives orders.' : 'Ana: Offensive, Cautious',
    )
  }
  expect(await violations(page)).toEqual([])
  for (const favoured of ['Sweep', 'Hold']) {
    await page
      .getByRole('button', { name: /roll for the mission/iu })
      .first()
      .click()
    await page.getByRole('checkbox', { name: favoured }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    const among = page.getByRole('button', { name: /choose among the highest/iu })
    await expect(page.getByRole('list', { name: 'Log' })).toContainText(/rolls for a mission/u)
    if (await among.isVisible()) {
      await among.click()
      await page.getByRole('radio').first().click()
      await page.getByRole('button', { name: 'Do it' }).click()
    }
  }
  await expect(page.getByText(/Still to set up/u).first()).toBeVisible()
  expect(await muster.ask('documents.view', { id })).toMatchObject({ locked: false })
})
