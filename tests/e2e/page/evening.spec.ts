import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import type { Page } from '@playwright/test'
import { beginFight, playTo } from '../support/fights.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

test.slow()

const WIDE = 'W'.repeat(120)
const RTL = 'محاربة الرمال القديمة'

async function newFight(muster: Muster): Promise<{ campaign: string; fight: string; people: string[] }> {
  const { id: campaign } = await muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]),
  )
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  for (const { faction } of participants) {
    for (const [unit, name] of [
      ['commander', RTL],
      ['tactical', WIDE],
    ] as const)
      await muster.ask('roster.add', { faction: faction.id, campaign, unit, name, note: '' })
  }
  return { campaign, fight: await beginFight(muster, campaign), people: participants.map(({ id }) => id) }
}

test('troopers are named, a layout kept and a PIN changed behind the gate', async ({ muster }) => {
  const { page } = muster
  const { fight } = await newFight(muster)
  await playTo(muster, fight, { phase: 'cards', seed: 3 })
  for (const side of ['a', 'b'] as const) {
    for (;;) {
      const { view, options, decision } = await muster.ask('fights.look', { id: fight, watcher: side })
      if (view.sides[side].mustered) break
      const next = options.find(({ command }) => ['draw-cards', 'keep-cards', 'muster'].includes(command))
      const choices = next?.fields.choices
      const command =
        next?.command === 'muster'
          ? {
              kind: 'muster',
              side,
              drones: {},
              choices: choices?.kind === 'choices' ? choices.of.map((of) => of[0] ?? 'tactical') : [],
            }
          : { kind: 'draw-cards', side }
      await muster.ask('fights.act', { id: fight, after: decision, command, rolls: null })
    }
  }
  await muster.go(`/fight/${fight}`)
  await page.reload()
  await page.getByRole('button', { name: 'Hand the computer to New Tokyo' }).click()
  await page.getByLabel('A PIN of your own, if you like').fill('1357')
  await page.getByLabel('The same PIN once more').fill('1357')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Holding Area', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Name your troopers' }).press('Enter')
  const names = page.getByRole('dialog', { name: 'Name your troopers' })
  await names.getByRole('button', { name: 'Fill all' }).press('Enter')
  await expect(names.getByText('of the roster').first()).toBeVisible()
  await expect(names.getByText('no name')).toHaveCount(0)
  expect.soft(await violations(page), 'names').toEqual([])
  await names.getByRole('button', { name: 'These are their names' }).press('Enter')
  await expect(names).toBeHidden()
  await expect(page.getByRole('button', { name: /^Names: \d+ troopers$/ })).toBeVisible()
  const secret = await muster.ask('fights.look', { id: fight, watcher: 'a', pin: '1357' })
  expect(secret.view.units.some(({ name }) => name === RTL)).toBe(true)
  expect(JSON.stringify(await muster.ask('fights.look', { id: fight, watcher: 'b' }))).not.toContain(RTL)

  await page.getByRole('button', { name: 'Spread them for me' }).press('Enter')
  const keepIt = page.getByRole('button', { name: 'Keep this layout' })
  await expect(keepIt).toBeEnabled()
  await keepIt.press('Enter')
  const keep = page.getByRole('dialog', { name: 'Keep this layout' })
  await keep.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(keep.getByLabel('Name of the layout')).toBeFocused()
  await page.keyboard.type(WIDE)
  await page.keyboard.press('Enter')
  await expect(keep).toBeHidden()
  await page.getByRole('button', { name: 'Clear the mat' }).press('Enter')
  await page.getByRole('button', { name: 'Lay out like this' }).press('Enter')
  await expect(page.getByText('Every unit has its square.')).toBeVisible()
  expect.soft(await violations(page), 'mat').toEqual([])
  await resize(muster, 640, 400)
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  expect.soft(await overflowing(page)).toEqual([])
  await resize(muster, 1280, 800)
  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await page.getByLabel('Name of the layout').fill('Left flank')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Left flank” is kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Remove a layout?' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter')
  await expect(page.getByText('“Left flank” was removed.')).toBeVisible()

  await page.getByRole('button', { name: 'Change or remove the PIN' }).press('Enter')
  const pin = page.getByRole('dialog', { name: 'PIN of New Tokyo' })
  await pin.getByLabel('The PIN as it is now').fill('0000')
  await pin.getByLabel('New PIN').fill('2468')
  await pin.getByLabel('The same PIN once more').fill('2468')
  await page.keyboard.press('Enter')
  await expect(pin.getByRole('alert')).toContainText('not the PIN')
  expect.soft(await violations(page), 'pin').toEqual([])
  await pin.getByLabel('The PIN as it is now').fill('1357')
  await page.keyboard.press('Enter')
  await expect(pin).toBeHidden()
  await muster.ask('fights.look', { id: fight, watcher: 'a', pin: '2468' })
  await page.getByRole('button', { name: 'The Holding Area is set' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeVisible()
  await page.getByRole('button', { name: 'Done, hand back' }).press('Enter')
  expect(await page.content()).not.toContain(RTL)
})

test('a battle ends with fates, a corrected line, its service and the screen for all', async ({ muster }) => {
  const { page } = muster
  const { campaign, fight } = await newFight(muster)
  for (let seed = 1; ; seed += 1) {
    await playTo(muster, fight, { phase: 'deployment', seed, most: 40, avoid: ['deploy'] })
    if ((await muster.ask('fights.look', { id: fight, watcher: 'public' })).view.phase === 'deployment') break
  }
  for (const side of ['a', 'b'] as const) {
    const { names } = await muster.ask('fights.suggestNames', {
      id: fight,
      side,
      names: { style: 'steppe' },
    })
    const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    const command = { kind: 'name-units', side, names } as const
    await muster.ask('fights.act', { id: fight, after: decision, command, rolls: null })
  }
  await playTo(muster, fight, { phase: 'between-rounds', seed: 5, most: 400 })
  await muster.go(`/public/${fight}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What happened last' })).toBeVisible()
  expect.soft(await violations(page), 'public').toEqual([])
  await resize(muster, 1920, 1080)
  await resize(muster, 1280, 800)

  await playTo(muster, fight, {
    phase: 'over',
    seed: 6,
    most: 900,
    avoid: ['withdraw', 'agree-to-end', 'pass'],
  })
  await playTo(muster, fight, { phase: 'over', seed: 7, most: 900 })
  await muster.go(`/fight/${fight}`)
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  await page
    .getByRole('button', { name: /^Correct for New Tokyo/ })
    .first()
    .press('Enter')
  const correct = page.getByRole('dialog', { name: 'Correct this line' })
  await correct.getByRole('spinbutton', { name: 'Victory Points' }).fill('12')
  await correct.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(correct.getByLabel('Why')).toBeFocused()
  await page.keyboard.type('Agreed at the table')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Set by the players, .* Agreed at the table/)).toBeVisible()
  const fates = page.getByRole('radiogroup', { name: /^Fate of / })
  await expect(fates.first()).toBeVisible()
  expect.soft(await violations(page), 'after').toEqual([])
  expect.soft(await overflowing(page), 'after').toEqual([])
  await fates.first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Enter it and spend Tech Points' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Back to the battle' })).toBeVisible()
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  const { sides } = await muster.ask('roster.battle', { battle: battles.at(-1)?.id ?? '' })
  expect(sides.every(({ entries }) => entries.length > 0)).toBe(true)
  await page.getByRole('button', { name: 'Back to the battle' }).press('Enter')
  await expect(page.getByText('This battle is in the campaign.')).toBeVisible()
  // Entered, it is one step of the program's history, also on its own page.
  await page.keyboard.press('Control+z')
  const entered = async () => (await muster.ask('campaigns.view', { id: campaign })).battles.length
  await expect.poll(entered).toBe(battles.length - 1)
  await expect(page.getByRole('button', { name: 'Enter it and spend Tech Points' })).toBeVisible()
})

test('a common battle is recorded from its beginning with 24 key strokes at most', async ({ muster }) => {
  const { page } = muster
  const { campaign } = await newFight(muster)
  await muster.go(`/fight/new/${campaign}`)
  let strokes = 0
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      strokes += 1
      await page.keyboard.press(key)
    }
  }
  /** Goes on by Tab to a control. */
  const reach = async (control: ReturnType<Page['locator']>): Promise<void> => {
    for (let steps = 0; steps < 30; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    await expect(control).toBeFocused()
  }
  const level = page.getByRole('radiogroup', { name: 'How far Muster helps' })
  await expect(level).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await reach(level.getByRole('radio', { checked: true }))
  await press('ArrowUp')
  await expect(level.getByRole('radio', { name: /^Record/ })).toBeChecked()
  await press('Control+Enter')
  await expect(page.getByLabel(/Victory Points/).first()).toBeFocused()
  await press('1', '4', 'Tab', '9')
  await reach(page.getByRole('radiogroup', { name: /Table/ }).getByRole('radio').first())
  await press('Space')
  // Role: the two dice settle who attacks.
  await reach(page.getByLabel(/die of|Die of/).first())
  await press('5', 'Tab', '2', 'Control+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  expect(battles.at(-1)?.sides.map(({ victoryPoints, role }) => [victoryPoints, role])).toEqual([
    [14, 'attacker'],
    [9, 'defender'],
  ])
  test.info().annotations.push({ type: 'key strokes', description: String(strokes) })
  expect(strokes).toBeLessThanOrEqual(24)
})
