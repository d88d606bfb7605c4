import { button } from '../support/by-keys.ts'
import { beginFight, firstLine, openBattle, playTo } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

test('a first PIN is typed twice at the gate; lost, it is given up with the PIN of the other side', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'cards', seed: 2 })
  await muster.ask('fights.setPin', { id, side: 'b', chosen: '2468' })
  const pins = async () => (await muster.ask('fights.look', { id, watcher: 'public' })).pins
  await muster.go(`/fight/${id}`)
  await button(page, 'Hand the computer to New Tokyo').click()
  await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
  for (const [key, digits] of [
    ['Tab', '1357'],
    ['Enter', '1375'],
  ] as const) {
    await page.keyboard.type(digits)
    await page.keyboard.press(key)
  }
  const again = page.getByLabel('The same PIN once more')
  await expect(again).toBeFocused()
  await expect(page.getByText('These are two different PINs')).toBeVisible()
  expect.soft(await violations(page), 'gate').toEqual([])
  expect(await pins()).toEqual({ a: false, b: true })
  await again.fill('1357')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Draw your cards' })).toBeFocused()
  expect(await pins()).toEqual({ a: true, b: true })

  await button(page, 'Hide').click()
  await expect(page.getByLabel('Your PIN')).toBeFocused()
  await page.keyboard.type('1111')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not the PIN')
  await button(page, 'Forgotten?').click()
  const dialog = page.getByRole('dialog', { name: 'PIN of New Tokyo' })
  await expect(dialog.getByRole('radio', { name: 'Forgotten?' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Give it up' }).click()
  const gives = dialog.getByRole('checkbox', { name: /^New Tokyo gives up its PIN\. .* could look at what/ })
  await expect(gives).toBeFocused()
  expect.soft(await violations(page), 'lost').toEqual([])
  await resize(muster, 640, 400)
  expect.soft(await overflowing(page)).toEqual([])
  await resize(muster, 1280, 800)
  await gives.press('Space')
  const theirs = dialog.getByRole('textbox')
  await theirs.fill('1357')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('not the PIN')
  expect(await pins()).toEqual({ a: true, b: true })
  await theirs.fill('2468')
  await page.keyboard.press('Enter')
  // Nothing is said any more of the PIN that was typed, and a new one may be chosen.
  await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
  await expect(page.getByText('That is not the PIN of this side')).toHaveCount(0)
  expect(await pins()).toEqual({ a: false, b: true })
  await button(page, 'Back to the table').click()
  await expect(page.getByText('The PIN of New Tokyo was given up by agreement.')).toBeVisible()
})

test('the console lets nobody choose a first PIN, and its log keeps that one was given up', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const entry = page.getByRole('menuitem', { name: /^PIN of / })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Screen for all' })).toBeVisible()
  await expect(entry).toHaveCount(0)
  await page.keyboard.press('Escape')

  await muster.ask('fights.setPin', { id, side: 'a', chosen: '1357' })
  await more.click()
  await expect(entry).toHaveText(/^PIN of New Tokyo/)
  await entry.click()
  const dialog = page.getByRole('dialog', { name: 'PIN of New Tokyo' })
  await dialog.getByLabel('The PIN as it is now').fill('1357')
  await dialog.getByLabel('New PIN').fill('2468')
  await dialog.getByLabel('The same PIN once more').fill('2486')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('These are two different PINs')).toBeVisible()
  await muster.ask('fights.look', { id, watcher: 'a', pin: '1357' })

  await dialog.getByText('Forgotten?').click()
  await dialog.getByRole('checkbox', { name: /^New Tokyo gives up/ }).check()
  await page.keyboard.press('ControlOrMeta+Enter')
  const agrees = dialog.getByRole('checkbox', { name: /agrees to that/ })
  await expect(agrees).toBeFocused()
  await agrees.check()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toBeHidden()
  await expect(firstLine(page)).toContainText('The PIN of New Tokyo was given up by agreement.')
  await expect(firstLine(page).getByRole('button')).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('A PIN was given up by agreement after that')).toBeVisible()
  await expect(firstLine(page)).toContainText('was given up by agreement')
})

test('who leaves the window while an answer is on its way finds it hidden', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'cards', seed: 2 })
  await muster.go(`/fight/${id}`)
  await button(page, 'Hand the computer to New Tokyo').click()
  const show = button(page, 'I am New Tokyo: show my side')
  const only = page.getByText('Only New Tokyo looks now')
  for (const [press, held] of [
    [show, 'fights.look'],
    [button(page, 'Draw'), 'fights.act'],
  ] as const) {
    if (held === 'fights.act') {
      await show.click()
      await expect(only).toBeVisible()
    }
    const letGo = await heldBack(page, held)
    await press.click()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(only).toHaveCount(0)
    letGo()
    await expect(show).not.toHaveAttribute('aria-busy', 'true')
    await page.unroute(`**/call/${held}`)
    await expect(page.getByText('It was hidden because you left the window')).toBeVisible()
    await expect(only).toHaveCount(0)
  }
  await show.click()
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeVisible()
})
