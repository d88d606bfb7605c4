import type { Locator, Page } from '@playwright/test'

/** Goals of a long list: a search shows what it found within this, in milliseconds. */
const SEARCH_GOAL = 50
/** A key shows what it did within this. */
const ANSWER_GOAL = 50
/** Of the frames of a run, so many may come late. */
const LATE_SHARE_GOAL = 0.05

/** Types words one after the other, and gives the milliseconds until the found ones are painted. */
export async function timeSearch(field: Locator, words: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const word of words) {
    times.push(
      await field.evaluate(async (element, text) => {
        const input = element as HTMLInputElement
        const begun = performance.now()
        input.value = text
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) =>
          requestAnimationFrame(() => {
            // After the frame has been drawn.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(null)
          }),
        )
        return performance.now() - begun
      }, word),
    )
  }
  return times
}

/** Scrolls what holds an element from top to end for some seconds, and gives the milliseconds of each frame. */
export function timeFrames(page: Page, inside: string | null, seconds = 4): Promise<number[]> {
  return page.evaluate(
    async ([selector, long]) => {
      const scroller = selector === null ? null : document.querySelector(selector)
      const frames: number[] = []
      const begun = performance.now()
      let last = begun
      while (last - begun < long * 1000) {
        const now = await new Promise<number>(requestAnimationFrame)
        frames.push(now - last)
        last = now
        const way = scroller ? scroller.scrollHeight - scroller.clientHeight : 0
        scroller?.scrollTo({ top: (way * (now - begun)) / (long * 1000) })
      }
      return frames.slice(1)
    },
    [inside, seconds] as const,
  )
}

/** One line for a search, and one for scrolling beside the frames of the same window at rest. */
export function tellSearch(list: string, times: readonly number[]): void {
  const most = Math.max(...times)
  console.log(
    `${list}: search ${round(middle(times))} ms in the middle, ${round(most)} ms at most (goal ${SEARCH_GOAL}): ${verdict(most <= SEARCH_GOAL)}`,
  )
}

/** One line for how soon a screen shows what a key did. */
export function tellAnswers(screen: string, times: readonly number[]): void {
  const usual = middle(times)
  console.log(
    `${screen}: a key shows its effect in ${round(usual)} ms in the middle, ${round(late(times))} ms in 95 of 100 cases (goal ${ANSWER_GOAL} in the middle): ${verdict(usual <= ANSWER_GOAL)}`,
  )
}

export function tellFrames(list: string, frames: readonly number[], atRest: readonly number[]): void {
  const frame = middle(atRest)
  const late = frames.filter((one) => one > 1.5 * frame).length / frames.length
  console.log(
    `${list}: a frame every ${round(middle(frames))} ms while scrolling, ${round(frame)} ms at rest, ${(late * 100).toFixed(1)} % late (goal ${LATE_SHARE_GOAL * 100}): ${verdict(late <= LATE_SHARE_GOAL)}`,
  )
}

function verdict(met: boolean): string {
  return met ? 'met' : 'not met'
}

function late(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? NaN
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

function round(n: number): string {
  return n.toFixed(1)
}
