import { beginFight, playOn, playTo } from '../support/fights.ts'
import { violations } from '../support/looks.ts'
import type { Muster } from '../support/muster.ts'
import { expect, test } from '../support/test.ts'

/** The last decision of a battle in which dice of a kind fell, and which has others after it. */
async function decisionWith(muster: Muster, id: string, purpose: string): Promise<number> {
  const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const last = events.at(-1)?.decision ?? 0
  const found = events.findLast(
    ({ decision, event }) => decision < last && event.kind === 'rolled' && event.purpose === purpose,
  )
  if (!found) throw new Error(`Nobody rolled for ${purpose}.`)
  return found.decision
}

test('a line from before round 1 is corrected as if nothing had come after it', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null, 'assist')
  await playTo(muster, id, { phase: 'action', seed: 5 })
  const decision = await decisionWith(muster, id, 'role')
  const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const earlier = events.filter((one) => one.decision < decision && one.event.kind === 'rolled')
  await muster.go(`/fight/${id}?correct=${decision}`)
  await expect(page.getByRole('heading', { name: /^Correcting/ })).toBeVisible()
  await expect(page.locator('.story .dice')).toHaveCount(earlier.length)
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0)

  // The die showed something else.
  await page.getByRole('button', { name: 'Other dice…' }).click()
  const dialog = page.getByRole('dialog')
  const show = dialog.getByRole('button', { name: /^Show what follows/ })
  await expect(show).toHaveAttribute('aria-disabled', 'true')
  const die = dialog.getByRole('group').first()
  const other = die.getByRole('radio', { checked: false }).first()
  expect.soft(await violations(page)).toEqual([])
  await other.check({ force: true })
  await expect(die).toContainText('not ')
  await expect(die.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('an old line is given other dice, and only what was before it stands beside it', async ({ muster }) => {
  test.setTimeout(120_000)
  const { page } = muster
  const id = await beginFight(muster, null, 'assist')
  await playTo(muster, id, { phase: 'action', seed: 5 })
  await playOn(muster, id, { seed: 3, commands: 120 })
  const decision = await decisionWith(muster, id, 'sensor-pool')
  await muster.go(`/fight/${id}?correct=${decision}`)
  await expect(page.getByRole('heading', { name: /^Correcting/ })).toBeVisible()
  const shown = await page
    .locator('[data-decision]')
    .evaluateAll((lines) => lines.map((line) => Number((line as HTMLElement).dataset.decision)))
  expect(shown.length).toBeGreaterThan(0)
  expect(Math.max(...shown)).toBeLessThan(decision)

  await page.getByRole('button', { name: 'Other dice…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('group')
    .first()
    .getByRole('radio', { checked: false })
    .first()
    .check({ force: true })
  await expect(dialog.getByRole('button', { name: /^Show what follows/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: /^Correct \d/ })).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Correct/ }).click()
  await expect(dialog).toHaveCount(0)
  const { marks } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  expect(marks.some((mark) => mark.decision === decision && mark.what === 'corrected')).toBe(true)
})
