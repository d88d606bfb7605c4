import type { Page } from '@playwright/test'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** Somebody with a name whose end can be left out of a battle that still ends, best one that decided it. */
async function whoCanLive(muster: Muster) {
  const { id: campaign } = await muster.ask('samples.open', {})
  for (;;) {
    if ((await muster.ask('histories.digestLogs', {})).unread === 0) break
  }
  const { battles } = await muster.ask('histories.battles', { campaign })
  const found = []
  for (const { id: battle, fight, digest, sides, place } of battles) {
    if (fight === null || !digest) continue
    const { decision: after } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
    for (const kill of digest.kills) {
      const name = digest.units[kill.unit]?.name
      const decision = events.find(({ number }) => number === kill.event)?.decision
      if (name == null || decision === undefined) continue
      const asked = { id: fight, decision, after, command: null, rolls: null }
      const answer = await muster.reply('fights.considerEntered', asked)
      if ('problem' in answer) continue
      const told = answer.value as Output<'fights.considerEntered'>
      const moved = told.sides.some((side, place) => side.victoryPoints !== sides[place]?.victoryPoints)
      found.push({ campaign, battle, fight, place, name, kill: kill.event, moved })
    }
  }
  const [first] = found.toSorted((one, other) => Number(other.moved) - Number(one.moved))
  if (!first) throw new Error('Nobody of the sample campaign can be spared.')
  return first
}

/** What a screen says once it is read and drawn, also far below. */
async function said(muster: Muster, path: string, heading: string): Promise<string> {
  const { page } = muster
  await muster.go(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByText(/One moment…|^Reading the logs|still being read/)).toHaveCount(0)
  // A figure is worked out when it comes into view.
  const waiting = page.locator('.figure-pane .waits')
  let [before, now] = ['', '']
  await expect
    .poll(
      async () => {
        const waits = await waiting.count()
        // It may be drawn by now: then there is nothing left to scroll to.
        if (waits > 0)
          await waiting
            .first()
            .scrollIntoViewIfNeeded({ timeout: 400 })
            .catch(() => undefined)
        ;[before, now] = [now, (await page.getByRole('main').textContent()) ?? '']
        return waits === 0 && now === before
      },
      { intervals: [400] },
    )
    .toBe(true)
  return now
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' })

test('the end of somebody is found by name, seen again, corrected, and undone: all that follows from it follows', async ({
  muster,
}) => {
  test.setTimeout(240_000)
  const { page } = muster
  const { campaign, battle, fight, place, name, kill } = await whoCanLive(muster)
  const look = async () => ({
    account: (await muster.ask('campaigns.view', { id: campaign })).account,
    losses: await said(muster, `/campaign/${campaign}/numbers/losses`, 'Numbers'),
    fallen: await said(muster, `/campaign/${campaign}/fallen`, 'Roll of the fallen'),
    chronicle: await said(muster, `/campaign/${campaign}/chronicle`, 'Chronicle'),
  })
  const before = await look()
  expect(before.fallen).toContain(name)
  expect(before.chronicle).toContain(name)

  // Found by the name, and seen again.
  await muster.go('/histories')
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const line = page.getByRole('link').filter({ hasText: `${name} (killed)` })
  await expect(line).toHaveCount(1)
  await line.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place)
  await page
    .getByRole('button', { name: 'Replay' })
    .or(page.getByRole('link', { name: 'Replay' }))
    .first()
    .press('Enter')
  await expect(slider(page)).toBeVisible()
  for (let kills = 0; Number(await slider(page).inputValue()) < kill && kills < 60; kills += 1)
    await page.keyboard.press('k')
  await expect(slider(page)).toHaveValue(String(kill))
  await expect(page.locator('[data-decision]:has([aria-current="true"])')).toContainText(name)

  // It missed.
  await page.keyboard.press('F2')
  await page.getByRole('button', { name: 'Leave this line out…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('What becomes of the campaign')
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The die lay crooked')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(slider(page)).toBeVisible()
  // A screen hears of a change a moment later.
  const losses = () => said(muster, `/campaign/${campaign}/numbers/losses`, 'Numbers')
  await expect.poll(losses).not.toBe(before.losses)
  const after = await look()
  expect(after.account).not.toEqual(before.account)
  expect(after.losses).not.toBe(before.losses)
  expect(after.fallen).not.toContain(name)
  expect(after.chronicle).not.toBe(before.chronicle)
  expect(await said(muster, `/campaign/${campaign}/battle/${battle}`, place)).toContain('The die lay crooked')

  // And undone.
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await muster.ask('campaigns.view', { id: campaign })).account)
    .toEqual(before.account)
  await expect.poll(losses).toBe(before.losses)
  expect(await look()).toEqual(before)
  const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
  expect(events.some(({ number, event }) => number === kill && event.kind === 'destroyed')).toBe(true)
})
