import type { Page } from '@playwright/test'

/** The figures of a faction's row in the standings: points, streak, next battle, Tech Points, fallen. */
export async function standing(page: Page, faction: string): Promise<string[]> {
  const row = page
    .getByRole('region', { name: /^Standings/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: faction }) })
  await row.waitFor()
  const cells = await row.getByRole('cell').allInnerTexts()
  return cells.map((text) => text.replace(/\s+/g, ' ').trim())
}
