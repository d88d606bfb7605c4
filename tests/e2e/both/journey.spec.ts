import type { Page } from '@playwright/test'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'

/** Fills the form of a battle: Victory Points, table and losses by their labels. */
async function report(
  page: Page,
  sides: readonly (readonly [faction: string, points: number])[],
): Promise<void> {
  for (const [faction, points] of sides) {
    await page.getByLabel(`Victory Points of ${faction}`).fill(String(points))
    await page.keyboard.press('Tab')
  }
}

test('a group starts a campaign, fights, buys, corrects, and finds it all again after a restart', async ({
  muster,
}) => {
  let { page } = muster

  await test.step('start a campaign of three', async () => {
    await page.getByRole('button', { name: 'New campaign' }).first().click()
    await page.getByLabel('Name of the campaign').fill('The Long Ridge')
    await page.getByRole('radio', { name: /Short/ }).click()
    await page.getByRole('button', { name: 'Next: Factions and players' }).click()
    await page.getByLabel('Player 1', { exact: true }).fill('Ada')
    await page.getByLabel('Player 2', { exact: true }).fill('Ben')
    await page.getByRole('button', { name: 'Add a player' }).click()
    await page.getByLabel('Player 3', { exact: true }).fill('Cleo')
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Long Ridge' })).toBeVisible()
    await expect(page.getByText('first to 6 points')).toBeVisible()
    expect(await standing(page, 'New Tokyo')).toEqual(['0 / 6', '0', '–', '0', '0'])
  })

  await test.step('enter a battle: roles by dice, points, table, losses', async () => {
    await page.getByRole('button', { name: 'Enter a battle' }).first().click()
    await page.getByLabel('Die of New Tokyo').fill('5')
    await page.keyboard.press('Tab')
    await page.getByLabel('Die of PUC').fill('2')
    await page.keyboard.press('Tab')
    await expect(page.getByText('New Tokyo has the higher total and attacks.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'New Tokyo attacks' })).toBeChecked()
    await page.getByLabel('Victory Points of New Tokyo').pressSequentially('1.5')
    await expect(page.getByText('A whole number from −999 to 999.')).toBeVisible()
    await report(page, [
      ['New Tokyo', 31],
      ['PUC', 11],
    ])
    await expect(page.getByText('31 − 11 = 20: a decisive victory, 3 Campaign Points.')).toBeVisible()
    await page
      .getByRole('radiogroup', { name: 'Who Controls the Table' })
      .getByRole('radio', { name: 'New Tokyo' })
      .click()
    await page.getByLabel('Tactical lost by PUC').fill('3')
    await page.getByLabel('Place', { exact: true }).fill('Kettle Valley')
    await page.getByRole('button', { name: 'Save the battle' }).click()
    await expect(page.getByText('Battle 1 is in.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New Tokyo beat PUC, decisive' })).toBeVisible()
  })

  await test.step('the streak’s bonus is shown and counts in the next role roll', async () => {
    await page.getByRole('button', { name: 'Enter a battle' }).click()
    await expect(page.getByText('+1 for a streak of 1')).toBeVisible()
    await page.getByLabel('Die of New Tokyo').fill('3')
    await page.keyboard.press('Tab')
    await page.getByLabel('Die of PUC').fill('4')
    await page.keyboard.press('Tab')
    await expect(page.getByText('A tie: a Chance Encounter.')).toBeVisible()
    await report(page, [
      ['New Tokyo', 12],
      ['PUC', 12],
    ])
    await expect(page.getByText(/Equal Victory Points: a draw/)).toBeVisible()
    await page.getByRole('button', { name: 'Save the battle' }).click()
    await expect(page.getByText('Choose who Controls the Table, or nobody.')).toBeVisible()
    await page.getByRole('radio', { name: 'Nobody' }).click()
    await page.getByRole('button', { name: 'Save the battle' }).click()
    await expect(page.getByRole('heading', { name: 'Draw, New Tokyo and PUC' })).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
    expect(await standing(page, 'New Tokyo')).toEqual(['3 / 6', '1', '+1 on the role roll', '3', '0'])
    expect(await standing(page, "People's Utopian Collective")).toEqual(['0 / 6', '0', '–', '2', '3'])
  })

  await test.step('buy technology at half price, with the reason', async () => {
    await page.getByRole('link', { name: /New Tokyo can buy technology/ }).click()
    const step = page.getByRole('button', { name: /Buy 3rd rate Armour 2/ })
    await step.focus()
    await expect(page.getByText(/1 → 2 costs 1 Tech Point instead of 2/)).toBeVisible()
    await step.press('Enter')
    await expect(page.getByText('Bought: 3rd rate Armour 1 → 2.')).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
    expect((await standing(page, 'New Tokyo'))[3]).toBe('2')
  })

  await test.step('correct the first battle: everything after it follows', async () => {
    await page.getByRole('link', { name: 'Battles', exact: true }).click()
    await page.getByRole('link', { name: /Kettle Valley/ }).click()
    await page.getByRole('button', { name: 'Correct' }).click()
    await report(page, [
      ['New Tokyo', 10],
      ['PUC', 31],
    ])
    await page
      .getByRole('radiogroup', { name: 'Who Controls the Table' })
      .getByRole('radio', { name: 'Nobody' })
      .click()
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByText('Battle 1 was corrected.')).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
    expect(await standing(page, 'New Tokyo')).toEqual(['0 / 6', '0', '–', '1', '0'])
    expect(await standing(page, "People's Utopian Collective")).toEqual([
      '3 / 6',
      '1',
      '+1 on the role roll',
      '2',
      '3',
    ])
  })

  await test.step('quit, start again, find it all there', async () => {
    await muster.restart()
    page = muster.page
    await page.getByRole('link', { name: 'The Long Ridge' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Long Ridge' })).toBeVisible()
    expect(await standing(page, "People's Utopian Collective")).toEqual([
      '3 / 6',
      '1',
      '+1 on the role roll',
      '2',
      '3',
    ])
    await page.getByRole('link', { name: 'Technology', exact: true }).click()
    await expect(page.getByText('3rd rate Armour 1 → 2')).toBeVisible()
  })

  await test.step('delete the draw, then undo that', async () => {
    await page.getByRole('link', { name: 'Battles', exact: true }).click()
    await page.getByRole('link', { name: /Draw/ }).click()
    await page.getByRole('button', { name: 'Delete…' }).click()
    await page.getByRole('button', { name: 'Delete the battle' }).click()
    await expect(page.getByText('Battle 2 was deleted.')).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
    // The purchase of 1 point is no longer paid for by the two battles: it is shown, not dropped.
    expect((await standing(page, 'New Tokyo'))[3]).toContain('0')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText(/^Undone: battle .+ – .+ deleted \(The Long Ridge\)\.$/)).toBeVisible()
    await expect.poll(async () => (await standing(page, 'New Tokyo'))[3]).toBe('1')
  })

  await test.step('win the campaign', async () => {
    await page.getByRole('button', { name: 'Enter a battle' }).click()
    await page.getByLabel('First side').selectOption({ label: "People's Utopian Collective · Ben" })
    await page.getByLabel('Second side').selectOption({ label: 'Council of Zane · Cleo' })
    await page.getByRole('radio', { name: 'Zane attacks' }).click()
    await page.getByRole('radio', { name: 'Nobody' }).click()
    await report(page, [
      ['PUC', 44],
      ['Zane', 20],
    ])
    await expect(page.getByText("People's Utopian Collective wins the campaign.")).toBeVisible()
    await page.getByRole('button', { name: 'Save the battle' }).click()
    await expect(page.getByRole('heading', { name: 'PUC beat Zane' })).toBeVisible()
    await page.getByRole('link', { name: 'War room' }).click()
    await expect(
      page.getByRole('heading', { name: "People's Utopian Collective has won the campaign" }),
    ).toBeVisible()
    await expect(page.getByText('with 6 Campaign Points, after battle 3.')).toBeVisible()
  })
})
