import { expect, test } from '../../e2e/support/test.ts'
import { firstLine, openBattle, playOn } from '../../e2e/support/fights.ts'
import { tellAnswers } from './measure.ts'

/** Enough to tell the 95th percentile. */
const TURNS = 40

test('a battle with 500 events', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 13)
  for (
    let seed = 1;
    (await muster.ask('fights.log', { id, watcher: 'public', after: 0 })).events.length < 500;
    seed += 1
  ) {
    await playOn(muster, id, { seed, commands: 40, avoid: ['reveal', 'withdraw', 'agree-to-end'] })
  }
  const count = (await muster.ask('fights.log', { id, watcher: 'public', after: 0 })).events.length
  await page.reload()
  await firstLine(page).waitFor()
  // From the key to the frame after the log has changed.
  await page.evaluate(() => {
    let begun = 0
    const times: number[] = []
    Object.assign(window, { times })
    window.addEventListener('keydown', () => (begun = performance.now()), { capture: true })
    const lines = document.querySelector('.lines')
    const painted = (): void => void times.push(performance.now() - begun)
    const changed = (): void => void requestAnimationFrame(() => setTimeout(painted))
    if (lines) new MutationObserver(changed).observe(lines, { childList: true })
  })
  const times = (): Promise<number[]> => page.evaluate(() => (window as unknown as { times: number[] }).times)
  const press = async (key: string): Promise<number> => {
    const before = (await times()).length
    await page.keyboard.press(key)
    await expect.poll(async () => (await times()).length).toBeGreaterThan(before)
    return (await times())[before] ?? NaN
  }
  const back: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    back.push(await press(turn % 2 === 0 ? 'Control+z' : 'Control+y'))
  tellAnswers(`a battle with ${count} events, taken back and done again`, back)

  // Somebody is chosen by letter and moves an inch: measured from Enter, and where the turn goes on, from its end.
  const acted: number[] = []
  const goOn = async (seed: number): Promise<void> => {
    await playOn(muster, id, { seed, commands: 1, avoid: ['reveal', 'withdraw', 'agree-to-end'] })
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    await expect(firstLine(page)).toHaveAttribute('data-decision', String(decision))
  }
  const measuring = page.locator('[data-measure]:focus')
  for (let turn = 1; acted.length < TURNS && turn < 4 * TURNS; turn += 1) {
    const { view } = await muster.ask('fights.look', { id, watcher: 'public' })
    const letter = page.locator(`[data-piece^="${view.turn?.side ?? ''}-"][data-letter]`).first()
    if (await letter.isVisible()) {
      await page.keyboard.press((await letter.getAttribute('data-letter')) ?? '')
      await page.keyboard.press('1')
    }
    // Whoever must roll, settle or answer something first is played past.
    const asks = await measuring.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (!asks) {
      await page.keyboard.press('Escape')
      await goOn(turn)
      continue
    }
    acted.push(await press('Enter'))
    const acting = page.locator('[data-stage="acting"]')
    if (await acting.isVisible()) acted.push(await press('e'))
  }
  tellAnswers(`a battle with ${count} events, ${acted.length} moves and ends of turns`, acted)
})
