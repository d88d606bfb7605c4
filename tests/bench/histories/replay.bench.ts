import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test as base } from '../../e2e/support/test.ts'
import { ROOT } from '../../e2e/support/places.ts'

/** Milliseconds of the renderer for one step. */
const GOAL = 16
const STEPS = 120
const FRAMES = 180
const verdict = (met: boolean): string => (met ? 'met' : 'not met')
/** The number that so much of the others, 0 to 1, do not exceed. */
const upTo = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN
const told = (numbers: readonly number[]): string =>
  `${upTo(numbers, 0.5).toFixed(1)} ms in the middle, ${upTo(numbers, 0.95).toFixed(1)} ms at 95 %`

/** A battle of about 2,000 events is there before the program starts. */
const test = base.extend({
  folder: async ({ folder }, use) => {
    execFileSync(process.execPath, [join(ROOT, 'tests/bench/histories/long-battle.ts'), folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await use(folder)
  },
})

/** The time between frames, in milliseconds, while each of them may ask for a moment. */
function timeFrames(page: Page, count: number, by: number): Promise<number[]> {
  return page.evaluate(
    async ([frames, step]) => {
      const slider = document.querySelector<HTMLInputElement>('input[type="range"]')
      const times: number[] = []
      let last = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame += 1) {
        if (slider && step > 0) {
          slider.valueAsNumber = 1 + ((frame * step) % Number(slider.max))
          slider.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const now = await new Promise(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      return times
    },
    [count, by] as const,
  )
}

/** Seconds that the renderer has spent on scripts, styles and layout since it began. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value, 0)
}

/** Presses a key, and gives the milliseconds until the table shows what it leads to. */
function step(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const board = document.querySelector<HTMLElement>('[data-shown]')
    const before = board?.dataset.shown
    const begun = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    while (board?.dataset.shown === before && performance.now() - begun < 5000)
      await new Promise(requestAnimationFrame)
    const took = performance.now() - begun
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return took
  })
}

test('a long battle', async ({ muster }) => {
  const { page } = muster
  const { battles } = await muster.ask('histories.battles', { campaign: null })
  const [battle] = battles
  await muster.go(`/replay/${battle?.fight ?? ''}`)
  const slider = page.getByRole('slider', { name: 'Moment' })
  await expect(slider).toBeVisible()
  const events = Number(await slider.getAttribute('max'))
  await page.waitForTimeout(1000)
  const rest = await timeFrames(page, FRAMES, 0)
  console.log(`replay of ${events} events; a frame at rest: ${told(rest)}`)

  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const costs: number[] = []
  const waits: number[] = []
  for (const share of [0.3, 0.6, 0.85]) {
    await muster.go(`/replay/${battle?.fight ?? ''}?at=${Math.round(events * share)}`)
    await page.waitForTimeout(500)
    for (let n = 0; n < STEPS / 3; n += 1) {
      const before = await spent(session)
      waits.push(await step(page))
      costs.push(((await spent(session)) - before) * 1000)
    }
  }
  console.log(
    `a step by key: ${told(costs)} of scripts, styles and layout (goal ${GOAL} ms): ${verdict(upTo(costs, 0.95) <= GOAL)}; shown after ${told(waits)}`,
  )
  const frames = await timeFrames(page, FRAMES, Math.max(1, Math.round(events / FRAMES)))
  const most = Math.max(GOAL, upTo(rest, 0.95)) * 1.1
  console.log(
    `a frame while the slider is drawn over it: ${told(frames)} (at rest ${told(rest)}): ${verdict(upTo(frames, 0.95) <= most)}`,
  )
})
