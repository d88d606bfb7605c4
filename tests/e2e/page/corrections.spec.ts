import { beginFight, firstLine, openBattle, playTo, trooperActs } from '../support/fights.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

test('an old line is corrected, what no longer fits is named, and all of it is taken back', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 7)
  await trooperActs(muster, id)
  await page.keyboard.press('m')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(firstLine(page)).toContainText('moves 5″')
  const before = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })

  // The Move was 3": the form is there as it was given, and everything after it still fits.
  await page.keyboard.press('F2')
  await expect(page.getByRole('heading', { name: /^Correcting/ })).toBeVisible()
  await expect(page.getByLabel('Straight line', { exact: true })).toHaveValue('5')
  await expect(page.getByLabel('Straight line', { exact: true })).toBeFocused()
  expect.soft(await violations(page)).toEqual([])
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('All lines after it still fit')
  await dialog.getByRole('button', { name: /^Correct (?:Ctrl|⌘)/ }).click()
  await expect(firstLine(page)).toContainText('moves 3″')
  await expect(firstLine(page)).toContainText('Corrected,')

  // Without the activation the Move no longer fits.
  await page
    .locator(`[data-decision="${decision - 1}"]`)
    .getByRole('button')
    .click()
  await dialog.getByRole('button', { name: 'Correct this line…' }).click()
  await page.getByRole('button', { name: 'Leave this line out…' }).click()
  await expect(dialog).toContainText('One line after it no longer fits')
  await expect(dialog).toContainText('moves 3″')
  await expect(dialog).toContainText('(p.16)')
  expect.soft(await violations(page)).toEqual([])
  for (const [width, height] of [
    [640, 400],
    [1280, 800],
  ] as const) {
    await resize(muster, width, height)
    expect.soft(await overflowing(page), `at ${width}`).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Leave it out' }).click()
  await expect(firstLine(page)).toContainText('2 lines that followed were left out')

  // Undo takes the corrections back as a whole, one after the other, also after the power was cut.
  await muster.kill()
  await muster.start()
  await muster.go(`/fight/${id}`)
  await expect(firstLine(muster.page)).toContainText('left out')
  await muster.page.keyboard.press('Control+z')
  await expect(firstLine(muster.page)).toContainText('moves 3″')
  await muster.page.keyboard.press('Control+z')
  await expect(firstLine(muster.page)).toContainText('moves 5″')
  expect(await muster.ask('fights.log', { id, watcher: 'public', after: 0 })).toEqual(before)
})

test('where the program assists a unit acts out of turn, and is put right by hand', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null, 'assist')
  await playTo(muster, id, { phase: 'action', seed: 7 })
  await muster.go(`/fight/${id}`)
  const { view } = await muster.ask('fights.look', { id, watcher: 'public' })
  const other = view.turn?.side === 'a' ? 'b' : 'a'
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: 'Out of turn' })).toBeVisible()
  await page.locator(`[data-piece^="${other}-blip-"]`).first().click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('(p.16)')
  await page.getByRole('button', { name: 'Do it all the same' }).click()
  await expect(firstLine(page)).toContainText('Not by the rules')

  await page.keyboard.press('Shift+H')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'has its Activation Counter' })).not.toBeChecked()
  expect.soft(await violations(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: 'has its Activation Counter' }).check()
  await expect(dialog).toContainText('Noted: Activation Counter back')
  await dialog.getByRole('button', { name: 'Put right' }).click()
  await expect(firstLine(page)).toContainText('put right: Activation Counter back')
})

test('another line that the address names is corrected in place of the one before', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('histories.battles', { campaign: id })
  const fight = battles.findLast((battle) => battle.fight !== null)?.fight ?? ''
  const correcting = page.getByRole('heading', { name: /^Correcting / })
  await muster.go(`/fight/${fight}?correct=60`)
  await expect(correcting).toBeVisible()
  const first = await correcting.innerText()
  await page.evaluate((of) => {
    window.location.hash = `/fight/${of}?correct=75`
  }, fight)
  await expect(correcting).not.toHaveText(first)
})
