import type { Page } from '@playwright/test'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { changed, standingOf } from '../../support/battle-script.ts'
import { runs } from '../../support/long.ts'
import {
  CARDS,
  DRONES,
  linesOf,
  namesOf,
  OPENING,
  SCORE,
  SQUARES,
  type Named,
} from '../../support/wrong-valley.ts'
import { button, chooseIn } from '../support/by-keys.ts'
import { firstLine } from '../support/fights.ts'
import { fingersOn } from '../support/fingers.ts'
import { act } from '../support/set-up.ts'
import { stackTheDeck } from '../support/stacked-deck.ts'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'
import { beginByKeys, campaignWithOneBattle, NAMES } from '../support/written-battle.ts'

/** Every line by keys; else what is done between rounds and at the end, and the rest beside the page. */
const BY_KEYS = runs(0, 1) === 1
const ON_THE_PAGE = ['withdraw', 'pursue', 'measure-end']

async function dice(page: Page, one: number, other: number): Promise<void> {
  await chooseIn(page, page.getByRole('radiogroup').nth(0), String(one))
  await chooseIn(page, page.getByRole('radiogroup').nth(1), String(other))
}

/** A side's secret steps: its cards, its drones, its units on their squares. */
async function secretly(page: Page, side: Side): Promise<void> {
  await button(page, `Hand the computer to ${NAMES[side]}`).click()
  await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Draw').click()
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeFocused()
  for (const [type, count] of Object.entries(DRONES[side]))
    await page.getByRole('spinbutton', { name: new RegExp(`^${type}`, 'i') }).fill(String(count))
  await button(page, 'Muster this squad').click()
  await leaveUnspent(page)
  await expect(page.getByRole('heading', { name: 'Holding Area', exact: true })).toBeFocused()
  for (const [index, types] of SQUARES[side].entries())
    for (const type of types) {
      await page
        .getByRole('region', { name: 'Units beside the mat' })
        .getByRole('button', { name: new RegExp(`^${type}`, 'i') })
        .first()
        .click()
      await page.getByRole('button', { name: new RegExp(`^Square ${index + 1}: `) }).press('Enter')
    }
  await button(page, 'The Holding Area is set').click()
  await button(page, 'Done, hand back').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a Chance Encounter from the roll for the roles to the standings, as the book says', async ({
  muster,
}) => {
  test.slow()
  let { page } = muster
  const campaign = await campaignWithOneBattle(muster)
  const fight = await beginByKeys(muster, campaign)
  await stackTheDeck(muster, fight, 1, {
    'chance-encounter': [CARDS.a.mission, CARDS.b.mission],
    troops: [CARDS.a.troops, CARDS.b.troops],
  })
  ;({ page } = muster)

  await test.step('before round 1', async () => {
    await button(page, 'We rolled real dice').click()
    const [one, other] = OPENING.roles
    await dice(page, one, other)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('A tie: a Chance Encounter.')).toBeVisible()
    // The first roll for the Initiative is rolled again when it is tied (p.16).
    await dice(page, 3, 3)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: 'North' })).toHaveCount(0)
    const [first, second] = OPENING.initiative
    await dice(page, first, second)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('Zane has the Initiative Counter.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /New Tokyo/ }).first()).toBeVisible()
    await button(page, 'West').click()
    await expect(page.getByRole('heading', { name: 'Cards, squad and Holding Area' })).toBeVisible()
    for (const side of SIDES) await secretly(page, side)
    for (const from of [1, 5, 9, 13])
      for (const side of ['b', 'a'] as const) {
        await expect(page.getByRole('heading', { name: `${NAMES[side]} deploys` })).toBeVisible()
        if (from < 13) {
          for (const n of [0, 1, 2])
            await page.getByRole('button', { name: `Blip ${from + n}`, exact: true }).click()
          await expect(page.getByText('Choose 4 Blips: 3 so far.').first()).toBeVisible()
          await page.getByRole('button', { name: `Blip ${from + 3}`, exact: true }).click()
        }
        await page.getByRole('checkbox', { name: 'All of them lie within 6″ of the own table edge' }).check()
        await page.keyboard.press('ControlOrMeta+Enter')
      }
    await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  })

  const units: Record<Side, Named> = { a: {}, b: {} }
  for (const side of SIDES) {
    const { view } = await muster.ask('fights.look', { id: fight, watcher: side })
    units[side] = namesOf(view.units.filter((unit) => unit.side === side))
  }
  const look = (): Promise<Output<'fights.look'>> =>
    muster.ask('fights.look', { id: fight, watcher: 'public' })
  const fingers = fingersOn(page)
  const lines = linesOf(units.a, units.b)
  for (const [index, { why, command, dice: fell, then }] of lines.entries()) {
    if (!BY_KEYS && !ON_THE_PAGE.includes(command.kind)) {
      // What each of them comes to is proven without a page.
      await act(muster, fight, command, fell)
      continue
    }
    const { decision, view } = await look()
    await expect(firstLine(page)).toHaveAttribute('data-decision', String(decision))
    await fingers.play(command, fell)
    const now = standingOf((await look()).view)
    expect(changed(standingOf(view), now), `line ${index}: ${command.kind}. ${why}`).toEqual(then)
  }

  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  const { view } = await look()
  expect(view.score?.result).toEqual(SCORE.result)
  for (const side of SIDES) {
    expect(view.score?.[side].lines.map(({ points }) => points)).toEqual(SCORE[side].lines)
    const pane = page.locator('.mission').nth(SIDES.indexOf(side))
    await expect(pane.locator('.points .large')).toHaveText(String(SCORE[side].total))
  }
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  expect(battles.at(-1)).toMatchObject({ level: 'enforce' })
  // Nobody attacked.
  expect(battles.at(-1)?.sides.map(({ lost, role }) => ({ lost, role }))).toEqual([
    { lost: SCORE.lost.a, role: null },
    { lost: SCORE.lost.b, role: null },
  ])
  await page.getByRole('link', { name: 'War room' }).click()
  await expect(page.getByText('Standings after 2 battles')).toBeVisible()
  // New Tokyo: 0 + 1 Campaign Point, streak 1, 1 + 1 Tech Points, two fallen. Zane: 1, streak 0, 2 + 1, three fallen.
  const [a, b] = [await standing(page, 'New Tokyo'), await standing(page, 'Council of Zane')]
  expect([a[0], a[1], a[3], a[4]]).toEqual(['1 / 6', '1', '2', '2'])
  expect([b[0], b[1], b[3], b[4]]).toEqual(['1 / 6', '0', '3', '3'])
})
