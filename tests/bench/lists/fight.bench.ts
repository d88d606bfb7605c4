import { expect, test } from '../../e2e/support/test.ts'
import { firstLine, openBattle, playOn } from '../../e2e/support/fights.ts'
import { tellAnswers } from './measure.ts'

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
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press(turn % 2 === 0 ? 'Control+z' : 'Control+y')
    await expect.poll(async () => (await times()).length).toBe(turn + 1)
  }
  const took = await times()
  tellAnswers(`a battle with ${count} events`, took)
})
