import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules of accessibility that the page breaks, with what breaks them. */
export async function violations(page: Page): Promise<unknown[]> {
  await stillness(page)
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
}

/** Waits until what fades in or out has done so: halfway, no colour is the one that was meant. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** What sticks out of the window to the side, where nothing scrolls. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return (
          width > 1 &&
          right > innerWidth + 1 &&
          !scrolls(element.parentElement?.closest('main > * *') ?? null)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
