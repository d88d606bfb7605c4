import type { Locator, Page } from '@playwright/test'

/** The button that opens the sample campaign, on the cover of a game. */
export function sampleOf(page: Page, game: string): Locator {
  const cover = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) })
  return cover.getByRole('button', { name: 'Open the sample campaign' })
}
