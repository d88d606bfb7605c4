import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { beginFight, playTo } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
import { overflowing, violations } from '../support/looks.ts'
import type { Muster } from '../support/muster.ts'
import { expect, test } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

interface Left {
  readonly id: string
  readonly battle: string
  readonly campaign: string
  /** A kill without which the battle is still over, and other points are scored. */
  readonly decision: number
  readonly kill: number
  readonly sides: Output<'fights.considerEntered'>['sides']
}

/** A battle of the sample campaign, played to its end and entered, with a kill that can be left out. */
async function enteredWithKill(muster: Muster): Promise<Left> {
  const { id: campaign } = await muster.ask('samples.open', {})
  for (let seed = 1; seed < 8; seed += 1) {
    const id = await beginFight(muster, campaign, 'assist')
    await playTo(muster, id, { phase: 'over', seed, most: 900 })
    const { decision: after, view } = await muster.ask('fights.look', { id, watcher: 'public' })
    if (view.phase !== 'over') continue
    const { battle } = await muster.ask('fights.enter', { id, foughtOn: '2026-11-21', place: '', note: '' })
    const points = [view.score?.a.total, view.score?.b.total]
    const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
    const kills = events.filter(({ event }) => event.kind === 'destroyed')
    for (const { decision, number } of kills.toReversed()) {
      const asked = { id, decision, after, command: null, rolls: null }
      const answer = await muster.reply('fights.considerEntered', asked)
      if ('problem' in answer) continue
      const { sides } = answer.value as Output<'fights.considerEntered'>
      if (sides.some(({ victoryPoints }, place) => victoryPoints !== points[place]))
        return { id, battle, campaign, decision, kill: number, sides }
    }
  }
  throw new Error('No battle has a kill that can be left out.')
}

async function pointsOf(muster: Muster, { campaign, battle }: Left): Promise<(number | null)[]> {
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  return battles.find(({ id }) => id === battle)?.sides.map((side) => side.victoryPoints) ?? []
}

test('a battle is replayed to a kill by keys, compared and corrected; undo brings everything back', async ({
  muster,
}) => {
  test.setTimeout(240_000)
  const found = await enteredWithKill(muster)
  const { page } = muster
  const before = await pointsOf(muster, found)
  await muster.go(`/campaign/${found.campaign}/battles/${found.battle}`)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Moment' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1|^Before round 1/)
  await page.keyboard.press('p')
  await expect(page.getByText('This is the pinned moment.')).toBeVisible()

  // Kill by kill, until the one that was none.
  for (let kills = 0; Number(await slider.inputValue()) < found.kill && kills < 60; kills += 1)
    await page.keyboard.press('k')
  await expect(slider).toHaveValue(String(found.kill))
  const since = page.getByRole('region', { name: /^Since/ })
  await expect(since.getByRole('table')).toContainText('destroyed')
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take the pin off' }).click()
  await expect(page.locator('[aria-current="true"]')).toBeInViewport()
  await page.keyboard.press('Shift+R')
  await expect(slider).not.toHaveValue(String(found.kill))
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await page.keyboard.press('Space')
  await muster.go(`/replay/${found.id}?at=${found.kill}`)
  await page.reload()
  await expect(slider).toHaveValue(String(found.kill))

  await page.keyboard.press('F2')
  await expect(page.getByRole('heading', { name: /^Correcting/ })).toBeVisible()
  await page.getByRole('button', { name: 'Leave this line out…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('What becomes of the campaign')
  expect.soft(await violations(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Who', exact: true }).fill('Mara')
  await dialog.getByRole('textbox', { name: 'Why', exact: true }).fill('It missed')
  await page.keyboard.press('Control+Enter')
  await expect(slider).toBeVisible()
  await expect.poll(() => pointsOf(muster, found)).toEqual(found.sides.map((side) => side.victoryPoints))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => pointsOf(muster, found)).toEqual(before)
})

test('a side of a battle that goes on is seen behind its gate, and the other never', async ({ muster }) => {
  test.setTimeout(120_000)
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'action', seed: 5 })
  await muster.ask('fights.setPin', { id, side: 'a', chosen: '2468' })
  await muster.go(`/replay/${id}`)
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  await expect(eyes.getByRole('option', { name: 'Both sides' })).toHaveCount(0)
  await expect(page.getByText('Decoy')).toHaveCount(0)
  await expect(page.getByText('Mission and troop card lie face down.')).toHaveCount(2)
  await page.keyboard.press('Home')
  await expect(page.getByText('Not mustered yet.')).toHaveCount(2)
  // Which round counts most shows when the battle is over.
  await expect(page.getByRole('button', { name: /^Next turning point/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('r')
  expect.soft(await violations(page)).toEqual([])
  await eyes.selectOption('a')
  await page.getByRole('dialog').getByLabel('PIN', { exact: false }).fill('2468')
  await page.keyboard.press('Enter')
  const own = page.getByRole('dialog')
  await expect(own.getByRole('slider', { name: 'Moment' })).toBeVisible()
  const [a, b] = [own.locator('section.a'), own.locator('section.b')]
  await expect(a.getByRole('button', { name: /^Mission D-|^Mission O-|^Mission E-/ })).toBeVisible()
  await expect(b).toContainText('Mission and troop card lie face down.')
  await expect(b.getByRole('button')).toHaveCount(0)
  // Escape closes the cards alone; they go with everything else when the window is left.
  await a.getByRole('button', { name: /^Mission/ }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(cards).toHaveCount(0)
  await expect(own.getByRole('slider', { name: 'Moment' })).toBeVisible()
  await a.getByRole('button', { name: /^Mission/ }).click()
  await expect(cards).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(cards).toHaveCount(0)
  await expect(own.getByRole('slider', { name: 'Moment' })).toHaveCount(0)
  await own.getByLabel('PIN', { exact: false }).fill('2468')
  await page.keyboard.press('Enter')
  await expect(a.getByText('Decoy').first()).toBeVisible()
  await expect(b.getByText('Decoy')).toHaveCount(0)
  expect.soft(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Decoy')).toHaveCount(0)
})

test('a battle that is over shows the cards of both sides, and at its end what they brought', async ({
  muster,
}) => {
  test.setTimeout(240_000)
  const { page } = muster
  await muster.ask('program.setTheme', { theme: 'dark' })
  const { id: campaign } = await muster.ask('samples.open', {})
  const id = await beginFight(muster, campaign, 'assist')
  await playTo(muster, id, { phase: 'over', seed: 3, most: 900 })
  const { view } = await muster.ask('fights.look', { id, watcher: 'public' })
  await muster.go(`/replay/${id}`)
  const slider = page.getByRole('slider', { name: 'Moment' })
  await expect(slider).toBeVisible()
  await expect(page.getByRole('banner').or(page.locator('header')).first()).toContainText(/Mara/)
  await expect(page.getByText(/^Border of Ash · .*20\d\d$/)).toBeVisible()
  for (const side of ['a', 'b'] as const) {
    const pane = page.locator(`section.${side}`)
    const { mission, troops } = view.sides[side]
    await expect(pane).toContainText(mission?.title ?? 'no mission')
    await expect(pane).toContainText(troops?.title ?? 'no troop card')
    await expect(pane).not.toContainText('Victory Points')
  }
  // Other eyes see nothing until they are answered, not what the first saw.
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  const letGo = await heldBack(page, 'fights.moment')
  await eyes.selectOption('a')
  await expect(slider).toHaveCount(0)
  letGo()
  await expect(eyes).toHaveValue('a')
  await eyes.selectOption('both')
  await page
    .locator('section.a')
    .getByRole('button', { name: /^Mission/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('article')).toHaveCount(2)
  expect.soft(await violations(page)).toEqual([])
  await resize(muster, 640, 400)
  expect.soft(await violations(page)).toEqual([])
  await resize(muster, 1280, 800)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('p')
  await page.keyboard.press('End')
  const since = page.getByRole('region', { name: /^Since/ })
  await expect(since).toContainText('Victory Points')
  await resize(muster, 1280, 800)
  const rows = since.getByRole('row')
  const room = (await since.boundingBox())?.height ?? 0
  const row = (await rows.nth(2).boundingBox())?.height ?? 1
  expect(room / row).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Take the pin off' }).click()
  const result = page.getByRole('region', { name: /wins$|^A draw$/ })
  await expect(result.getByRole('table')).toHaveCount(2)
  await expect(result).toContainText('Victory Points')
  // It is read by the keys that scroll it, and the moment stays.
  const last = await slider.inputValue()
  await result.getByRole('group').press('ArrowDown')
  await result.getByRole('group').press('PageDown')
  await expect(slider).toHaveValue(last)
  await expect(result.getByRole('group')).toBeFocused()
  expect.soft(await violations(page)).toEqual([])
  expect.soft(await overflowing(page)).toEqual([])
})

test('zoomed in, the moment and the way through the battle stand at the top, and nothing scrolls by itself', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 9, most: 160 })
  await resize(muster, 640, 400)
  await muster.go(`/replay/${id}`)
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
  const scrolled = () => page.locator('main').evaluate((main) => main.scrollTop)
  const told = page.getByRole('region', { name: /^Line/ }).locator('p').first()
  for (const key of ['ArrowRight', 'k', 'End', 'Shift+R']) {
    await page.keyboard.press(key)
    await expect(told).toBeInViewport({ ratio: 0.9 })
    expect(await scrolled()).toBe(0)
  }
  // What differs stands next to the moment, and the log before the sides.
  await page.keyboard.press('p')
  await page.keyboard.press('k')
  const places = await page
    .locator('section.compare, section.log, section.b')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(await scrolled()).toBe(0)
  // Whoever scrolls to the sides keeps the slider.
  await page.locator('section.b').scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(0)
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeInViewport({ ratio: 0.9 })
})

test('the replay keeps to every window and to the rules of accessibility', async ({ muster }) => {
  test.setTimeout(120_000)
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 9, most: 160 })
  await muster.go(`/replay/${id}`)
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
  ] as const) {
    await resize(muster, width, height)
    await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
    await page.keyboard.press('End')
    expect.soft(await violations(page), `${width}`).toEqual([])
    expect.soft(await overflowing(page), `${width}`).toEqual([])
  }
})

test('a battle without a campaign speaks of no Campaign Points, neither at its end nor in its replay', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'over', seed: 3, most: 900 })
  await muster.go(`/fight/${id}`)
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  await expect(page.getByText(/Campaign Point/)).toHaveCount(0)
  await muster.go(`/replay/${id}`)
  await page.getByRole('slider', { name: 'Moment' }).press('End')
  await expect(page.locator('#replay-result')).toBeVisible()
  await expect(page.getByText(/Campaign Point/)).toHaveCount(0)
})
