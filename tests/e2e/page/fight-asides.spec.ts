import type { Page } from '@playwright/test'
import { firstLine, give, openBattle, playOn, trooperActs } from '../support/fights.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

const AVOID = ['pass', 'reveal', 'withdraw', 'agree-to-end']
const publicView = async (muster: Muster, id: string) =>
  (await muster.ask('fights.look', { id, watcher: 'public' })).view
const dialog = (page: Page) => page.getByRole('dialog')

/** Activates the first piece that can be, as a player types it. */
async function activate(page: Page): Promise<string> {
  // The left side is to act.
  const piece = await page.locator('[data-letter="a"]').getAttribute('data-piece')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  return piece ?? ''
}

/** A photo of a table, as a file. */
async function photoFile(page: Page) {
  const content = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2400, height: 1350 })
    canvas.getContext('2d')?.fillRect(200, 200, 900, 500)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(content, 'base64') }
}

test('notes and counters by key, beside a measurement that is half typed', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const piece = await trooperActs(muster, id)
  await page.keyboard.press('m')
  await page.keyboard.type('2.5')

  await page.keyboard.press('Shift+N')
  await expect(dialog(page).getByRole('combobox')).toHaveValue(piece)
  await page.keyboard.type('carries the transponder')
  await page.keyboard.press('Control+Enter')
  await expect(firstLine(page)).toContainText('“carries the transponder”')
  await expect(page.getByRole('button', { name: /: carries the transponder/ }).last()).toBeVisible()

  await page.keyboard.press('Shift+K')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Fuel')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: /^Fuel of .*put one on/ }).press('Enter')
  await expect
    .poll(async () => (await publicView(muster, id)).ownCounters)
    .toEqual([{ piece, name: 'Fuel', count: 4 }])
  await page.getByRole('button', { name: /^Fuel of .*take one off/ }).click()
  await expect.poll(async () => (await publicView(muster, id)).ownCounters[0]?.count).toBe(3)

  // What was being measured is still there, and goes on.
  await expect(page.locator('[data-measure]').first()).toHaveValue('2.5')
  await page.locator('[data-measure]').first().press('Enter')
  await expect(firstLine(page)).toContainText('moves 2.5″')

  // Taken back line by line, also after the power was cut.
  await muster.kill()
  await muster.start()
  await muster.go(`/fight/${id}`)
  await expect(muster.page.getByRole('button', { name: /^Fuel of .*put one on/ })).toBeVisible()
  for (let step = 0; step < 4; step += 1) {
    const before = await firstLine(muster.page).getAttribute('data-decision')
    // Right after the start a key may come before the screen that hears it.
    await expect(async () => {
      const now = await firstLine(muster.page).getAttribute('data-decision')
      if (now === before) await muster.page.keyboard.press('Control+z')
      await expect(firstLine(muster.page)).not.toHaveAttribute('data-decision', before ?? '', {
        timeout: 5000,
      })
    }).toPass()
  }
  await expect(muster.page.getByRole('button', { name: /^Fuel of/ })).toHaveCount(0)
  expect((await publicView(muster, id)).notes).toHaveLength(1)
})

test('what is noted on a unit stands in its sheet, and stays to be read when it is destroyed', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 5, 'assist')
  await playOn(muster, id, { seed: 5, commands: 70, avoid: [...AVOID, 'end-turn'] })
  const { units } = await publicView(muster, id)
  const [alive, fallen] = units.filter(({ where }) => where === 'table')
  if (!alive || !fallen) throw new Error('In this battle two have come to light.')
  const { side } = fallen
  await give(muster, id, { kind: 'put-right', side, piece: fallen.id, to: { destroyed: true }, reason: '' })
  const text = `carries the transponder ${'that nobody may lose '.repeat(8)}to the end`
  for (const [piece, written] of [
    [alive.id, text],
    [fallen.id, 'fell at the ford'],
  ] as const) {
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    const command = { kind: 'note', side: 'a', piece, text: written, private: false } as const
    await muster.ask('fights.act', { id, after: decision, command, rolls: null })
  }
  await expect(page.getByRole('button', { name: /: fell at the ford$/ })).toBeVisible()
  const piece = page.locator(`[data-piece="${alive.id}"]`)
  const sheet = page.locator('.muster-sheet')
  // What was played past the page may still be on its way to it, and takes the focus for what comes next.
  await expect(async () => {
    await piece.blur()
    await piece.focus()
    await expect(sheet).toContainText(text, { timeout: 3000 })
  }).toPass()
  expect(await overflowing(page)).toEqual([])
})

test('a photo goes into the log, opens large, and is there after a restart', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Shift+F')
  await expect(dialog(page)).toContainText('Both sides see it')
  await dialog(page)
    .getByRole('button', { name: /Choose/ })
    .click()
  await (await chooser).setFiles(await photoFile(page))
  await expect(dialog(page).getByRole('button', { name: 'Another file…' })).toBeVisible()
  await page.getByLabel('What it shows').fill('The crater')
  await page.keyboard.press('Enter')
  await expect(firstLine(page)).toContainText('Photo: “The crater”')
  await muster.restart()
  await muster.go(`/fight/${id}`)
  await muster.page.getByRole('button', { name: 'Show the photo large: The crater' }).click()
  const large = muster.page.getByRole('dialog').getByRole('img', { name: 'The crater' })
  expect(
    await large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1600, 900])
  await muster.page.keyboard.press('Escape')
  await expect(muster.page.getByRole('button', { name: /Show the photo large/ })).toBeFocused()
})

test('a photo that is dropped on the console is asked about first', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const { buffer } = await photoFile(page)
  const data = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'table.png', { type: 'image/png' }))
    return transfer
  }, buffer.toString('base64'))
  await page.locator('.console').dispatchEvent('drop', { dataTransfer: data })
  await expect(dialog(page).getByRole('button', { name: 'Another file…' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Put it in the log' }).click()
  await expect(firstLine(page)).toContainText('A photo of the table')
  expect((await muster.ask('fights.log', { id, watcher: 'b', after: 0 })).events.at(-1)?.event.kind).toBe(
    'photo-taken',
  )
})

test('each side looks by key, writes for itself alone, and hands back by Escape', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  await muster.ask('fights.setPin', { id, side: 'b', chosen: '2468' })
  await page.keyboard.press('Shift+R')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await page.keyboard.press('Shift+R')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('2468')
  await page.keyboard.press('Enter')
  const about = page.getByLabel('About').locator('option')
  await expect(about).toHaveCount(1 + 2 * 16)
  await expect(about.nth(1)).toHaveText(/Zane.*: Blip 1$/)
  await expect(about.nth(16)).toHaveText(/Zane.*: Blip 16$/)
  await page.getByLabel('New note').fill('Blip 7 holds the flank')
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(page.getByLabel('New note')).toHaveValue('')
  const hold = page.getByRole('button', { name: /^Hold to look/ })
  await hold.focus()
  await page.keyboard.down('Space')
  await expect(page.getByText('Blip 7 holds the flank')).toBeVisible()
  await page.keyboard.up('Space')
  await expect(page.getByText('Blip 7 holds the flank')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(firstLine(page)).toContainText('writes a note for itself')
  expect(await page.content()).not.toContain('holds the flank')
})

test('who forgot to name the troopers does so in the rounds, unseen by the others', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  await page.keyboard.press('Shift+L')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  const open = page.getByRole('button', { name: /^Names: \d+ troopers?$|^Name your troopers$/ })
  await open.click()
  const form = page.getByRole('dialog', { name: 'Name your troopers' })
  const field = form.getByLabel(/^Name of /).first()
  await field.fill('Late Lena')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(form).toBeHidden()
  const { view } = await muster.ask('fights.look', { id, watcher: 'a' })
  const named = view.units.filter(({ name }) => name === 'Late Lena')
  expect(named).toHaveLength(1)
  for (const watcher of ['b', 'public'] as const) {
    const seen = await muster.ask('fights.look', { id, watcher })
    expect(JSON.stringify(seen).includes('Late Lena')).toBe(named[0]?.where === 'table')
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-decision]').first()).toBeVisible()
})

test('a clock counts beside an activation and marks when it is over', async ({ muster }) => {
  const { page } = muster
  await openBattle(muster, 3)
  await page.clock.install()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /Clock/ }).click()
  await dialog(page).getByRole('radio', { name: 'Counts down' }).click()
  await dialog(page).getByRole('spinbutton', { name: 'Minutes' }).fill('0')
  await dialog(page).getByRole('spinbutton', { name: 'Seconds' }).fill('2')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('Give at least 5 seconds.')
  await dialog(page).getByRole('spinbutton', { name: 'Seconds' }).fill('30')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('timer')).toBeHidden()
  await activate(page)
  await expect(page.getByRole('timer')).toHaveText('0:30')
  await page.clock.runFor(12_000)
  await expect(page.getByRole('timer')).toHaveText('0:18')
  await page.clock.runFor(25_000)
  await expect(page.getByRole('timer')).toHaveText('+0:07')
  await expect(page.getByRole('status').filter({ hasText: 'is over' })).toHaveCount(1)
})

/** Keys that come so quickly one after the other that no answer can be there between them. */
function burst(page: Page, keys: readonly string[]): Promise<void> {
  return page.evaluate((pressed) => {
    for (const key of pressed) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    }
  }, keys)
}

test('keys that are typed while an action lands are not lost', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  await trooperActs(muster, id)
  // It came to light, and is to be activated by key.
  const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
  await muster.ask('fights.takeBack', { id, decision })
  await expect(page.locator('[data-submit="way"]')).toBeFocused()
  await burst(page, ['Enter', 'm', '2', '.', '4', 'Backspace', '5', 'Enter', 'e'])
  await expect(page.locator('.lines')).toContainText('moves 2.5″')
  await expect.poll(async () => (await publicView(muster, id)).turn?.activation?.piece ?? null).toBeNull()
})

test('what is typed after an action that is refused is forgotten', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const piece = await trooperActs(muster, id)
  await page.keyboard.press('m')
  await page.keyboard.type('99')
  await burst(page, ['Enter', 'Escape', 'e'])
  await expect(page.getByRole('alert')).toContainText('(p.18)')
  await expect(page.locator('[data-measure]').first()).toHaveValue('99')
  expect((await publicView(muster, id)).turn?.activation?.piece).toBe(piece)
  // The next key is heard again, as soon as the refusal has been taken in.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-measure]')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('what is written breaks no rule of accessibility and fits', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 13)
  await playOn(muster, id, { seed: 2, commands: 50, avoid: AVOID })
  const view = await publicView(muster, id)
  const pieces = [...view.units.filter(({ where }) => where === 'table'), ...view.blips]
  const write = async (command: object): Promise<void> => {
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    await muster.ask('fights.act', { id, after: decision, command: command as never, rolls: null })
  }
  const nasty = 'מפתח התחנה — a note that goes on and on, '.repeat(10).trim()
  await write({ kind: 'note', side: 'a', piece: null, text: nasty, private: false })
  for (const { id: piece } of pieces) {
    await write({ kind: 'note', side: 'a', piece, text: nasty, private: false })
    await write({ kind: 'set-counter', side: 'a', piece, name: 'Wwwwwwwwwwwwwwwwwwwwwwww', count: 99 })
  }
  const look = async (name: string): Promise<void> => {
    expect.soft(await violations(page), name).toEqual([])
    for (const [width, height] of [
      [640, 400],
      [1280, 800],
    ] as const) {
      await resize(muster, width, height)
      expect.soft(await overflowing(page), `${name} at ${width}`).toEqual([])
    }
  }
  await look('the console')
  for (const [key, name] of [
    ['Shift+N', 'a note'],
    ['Shift+K', 'a counter'],
    ['Shift+F', 'a photo'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
    await look(name)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /Clock/ }).click()
  await dialog(page).getByRole('radio', { name: 'Counts up' }).click()
  await look('the clock')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+L')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New note')).toBeVisible()
  await look('an own note')
})

test('a battle under way is continued from the first page, named, and shown on a screen for all', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  await expect(page).toHaveTitle(/ against .* · round 1 · Muster$/)
  await muster.go('/')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(new RegExp(`/fight/${id}$`))
  await expect(page.getByText('Rules enforced')).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await page.locator('[data-stage="choose"]').waitFor()
  await page.keyboard.press('Shift+D')
  await expect(await opened).toHaveURL(new RegExp(`/public/${id}$`))
})

test('what was taken back is no longer offered once something else was decided', async ({ muster }) => {
  const { page } = muster
  await openBattle(muster, 3)
  await activate(page)
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await page.keyboard.press('Control+z')
  const offer = page.getByText('One decision was taken back')
  await expect(offer).toBeVisible()
  await page.locator('[data-stage="choose"]').waitFor()
  await activate(page)
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await expect(offer).toBeHidden()
})
