import type { Page } from '@playwright/test'

/** Chooses in a list by a name that has more beside it, such as what it is worth. */
export async function chooseOption(page: Page, field: string, name: string): Promise<void> {
  const list = page.getByRole('combobox', { name: field })
  await list.selectOption(await list.locator('option', { hasText: name }).first().getAttribute('value'))
}
