import type { Page } from '@playwright/test'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { changed, standingOf } from '../../support/battle-script.ts'
import { CARDS, DRONES, LINES, NEAR, SCORE, SEED, SQUARES } from '../../support/hammer-on-the-door.ts'
import { button, chooseIn, pressOn, reach } from '../support/by-keys.ts'
import { fingersOn } from '../support/fingers.ts'
import { stackTheDeck } from '../support/stacked-deck.ts'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'
import { beginByKeys, campaignWithOneBattle, NAMES } from '../support/written-battle.ts'

const FULL = { a: 'New Tokyo', b: 'Council of Zane' } as const

/**
 * New Tokyo: 0 + 3 Campaign Points, streak 1, 1 + 2 Tech Points (battle, table), a Scout fallen. Zane keeps its
 * Campaign Point, loses its streak, 2 + 1 Tech Points, two fallen.
 */
async function expectStandings(page: Page): Promise<void> {
  await expect(page.getByText('Standings after 2 battles')).toBeVisible()
  const [a, b] = [await standing(page, FULL.a), await standing(page, FULL.b)]
  expect([a[0], a[1], a[3], a[4]]).toEqual(['3 / 6', '1', '3', '1'])
  expect([b[0], b[1], b[3], b[4]]).toEqual(['1 / 6', '0', '3', '2'])
}

/** One side's secret steps with its PIN left out: cards, squad, Holding Area. */
async function secretly(page: Page, side: Side): Promise<void> {
  await pressOn(page, button(page, `Hand the computer to ${NAMES[side]}`))
  await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Draw your cards' })).toBeFocused()
  await pressOn(page, button(page, 'Draw'))
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeFocused()
  if (side === 'b') await chooseIn(page, page.getByRole('dialog').getByRole('radiogroup').first(), 'Assault')
  for (const [type, count] of Object.entries(DRONES[side])) {
    await reach(page, page.getByRole('spinbutton', { name: new RegExp(`^${type}`, 'i') }))
    for (let n = 0; n < count; n += 1) await page.keyboard.press('ArrowUp')
  }
  await pressOn(page, button(page, 'Muster this squad'))
  await leaveUnspent(page)
  await expect(page.getByRole('heading', { name: 'Holding Area', exact: true })).toBeFocused()

  const beside = page.getByRole('region', { name: 'Units beside the mat' }).getByRole('button')
  const units = Object.values(SQUARES[side]).length
  await expect(beside).toHaveCount(units)
  await reach(page, beside.first())
  let at = 1
  // As they stand beside the mat: in the order in which the squad was mustered.
  for (const [index, square] of squaresInOrder(side).entries()) {
    await page.keyboard.press('Enter')
    const [row, column] = [Math.ceil(square / 4) - Math.ceil(at / 4), ((square - 1) % 4) - ((at - 1) % 4)]
    for (let n = 0; n < Math.abs(row); n += 1) await page.keyboard.press(row > 0 ? 'ArrowDown' : 'ArrowUp')
    for (let n = 0; n < Math.abs(column); n += 1)
      await page.keyboard.press(column > 0 ? 'ArrowRight' : 'ArrowLeft')
    await expect(page.getByRole('button', { name: new RegExp(`^Square ${square}: `) })).toBeFocused()
    await page.keyboard.press('Enter')
    at = square
    await expect(beside).toHaveCount(units - index - 1)
  }
  await pressOn(page, button(page, 'The Holding Area is set'))
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeFocused()
  await pressOn(page, button(page, 'Done, hand back'))
  await expect(page.getByRole('dialog')).toBeHidden()
}

const TYPES = [
  'tactical',
  'commander',
  'assault',
  'scout',
  'engineer',
  'basic',
  'kamikaze',
  'haywire',
  'recce',
]

function squaresInOrder(side: Side): number[] {
  const order = (unit: string): number => TYPES.findIndex((type) => unit.includes(`-${type}-`))
  return Object.entries(SQUARES[side])
    .toSorted(([one], [other]) => order(one) - order(other))
    .map(([, square]) => square)
}

async function deploy(page: Page, side: Side): Promise<void> {
  await expect(page.getByRole('heading', { name: `${NAMES[side]} deploys` })).toBeVisible()
  const marks = side === 'b' ? Object.entries(NEAR) : []
  for (const [blip, objective] of marks) {
    const letter = { beta: 'β', gamma: 'γ' }[objective]
    const cell = page.getByRole('button', { name: `Blip ${blip.split('-').at(-1)} within 6″ of ${letter}` })
    await reach(page, page.locator('.cell[tabindex="0"]'))
    for (let steps = 0; steps < 80; steps += 1) {
      if (await cell.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Space')
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
  }
  await pressOn(page, page.getByRole('checkbox', { name: /^All of them lie/ }), 'Space')
  await page.keyboard.press('ControlOrMeta+Enter')
}

test('a whole battle by keyboard alone, from its beginning to the standings, as the book says', async ({
  muster,
}) => {
  let { page } = muster
  const campaign = await campaignWithOneBattle(muster)
  const fight = await beginByKeys(muster, campaign)
  await stackTheDeck(muster, fight, SEED, {
    offense: [CARDS.a.mission],
    defense: [CARDS.b.mission],
    troops: [CARDS.a.troops, CARDS.b.troops],
  })
  ;({ page } = muster)

  await test.step('before round 1', async () => {
    // 5 against 2 and 1 for the streak: New Tokyo attacks (p.14, 29).
    await pressOn(page, button(page, 'We rolled real dice'))
    await chooseIn(page, page.getByRole('radiogroup').nth(0), '5')
    await chooseIn(page, page.getByRole('radiogroup').nth(1), '2')
    await page.keyboard.press('ControlOrMeta+Enter')
    await pressOn(page, button(page, 'North'))
    for (const letter of ['δ', 'ε', 'α', 'β', 'γ']) {
      await expect(button(page, `Objective ${letter} is on the table`)).toBeVisible()
      await pressOn(page, page.getByRole('checkbox', { name: /lies in the defender/ }), 'Space')
      await pressOn(page, page.getByRole('checkbox', { name: /from every table edge/ }), 'Space')
      if (!['δ', 'ε'].includes(letter))
        await pressOn(page, page.getByRole('checkbox', { name: /from every other Objective/ }), 'Space')
      await page.keyboard.press('ControlOrMeta+Enter')
    }
    await expect(page.getByRole('heading', { name: 'Cards, squad and Holding Area' })).toBeVisible()
    for (const side of SIDES) await secretly(page, side)
    await deploy(page, 'b')
    await deploy(page, 'a')
    await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  })

  const look = (): Promise<Output<'fights.look'>> =>
    muster.ask('fights.look', { id: fight, watcher: 'public' })
  const fingers = fingersOn(page)
  // Who rolled real dice for the roles goes on with them.
  await expect(page.getByText('dice: real, typed')).toBeVisible()
  let before = standingOf((await look()).view)
  for (const [index, { why, command, dice, then }] of LINES.entries()) {
    await test.step(`${index} ${command.kind}`, async () => {
      await fingers.play(command, dice)
      const now = standingOf((await look()).view)
      expect(changed(before, now), `line ${index}: ${command.kind}. ${why}`).toEqual(then)
      before = now
    })
  }

  // The missions are turned over; the screen counts as it was counted by hand.
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  const { view } = await look()
  expect(view.round).toBe(5)
  expect(view.score?.result).toEqual(SCORE.result)
  for (const side of SIDES) {
    expect(view.score?.[side].lines.map(({ points }) => points)).toEqual(SCORE[side].lines)
    const pane = page.locator('.mission').nth(SIDES.indexOf(side))
    await expect(pane.locator('.points .large')).toHaveText(String(SCORE[side].total))
  }
  await reach(page, page.getByRole('textbox', { name: 'Place' }))
  await page.keyboard.type('Kettle Valley')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  expect(battles.at(-1)).toMatchObject({ place: 'Kettle Valley', level: 'enforce' })
  expect(battles.at(-1)?.sides.map(({ lost }) => lost)).toEqual([SCORE.lost.a, SCORE.lost.b])
  await pressOn(page, page.getByRole('link', { name: 'War room' }))
  await expectStandings(page)
  const { keys, measured, dice } = fingers.strokes
  test.info().annotations.push({
    type: 'strokes',
    description: `${LINES.length} commands: ${keys} keys, ${measured} digits measured, ${dice} dice`,
  })
})

test('the same battle recorded from its result gives the same standings', async ({ muster }) => {
  const { page } = muster
  const campaign = await campaignWithOneBattle(muster)
  await muster.go(`/campaign/${campaign}`)
  await page.getByRole('button', { name: 'Enter a battle' }).first().click()
  await page.getByLabel('Die of New Tokyo').fill('5')
  await page.keyboard.press('Tab')
  await page.getByLabel('Die of Zane').fill('2')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'New Tokyo attacks' })).toBeChecked()
  for (const side of SIDES)
    await page.getByLabel(`Victory Points of ${NAMES[side]}`).fill(String(SCORE[side].total))
  await page.keyboard.press('Tab')
  await expect(page.getByText('25 − 2 = 23: a decisive victory, 3 Campaign Points.')).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Who Controls the Table' })
    .getByRole('radio', { name: 'New Tokyo' })
    .click()
  await page.getByLabel('Scout lost by New Tokyo').fill('1')
  await page.getByLabel('Tactical lost by Zane').fill('1')
  await page.getByLabel('Assault lost by Zane').fill('1')
  await page.getByRole('button', { name: 'Save the battle' }).click()
  await expect(page.getByText('Battle 2 is in.')).toBeVisible()
  await page.getByRole('link', { name: 'War room' }).click()
  await expectStandings(page)
})
