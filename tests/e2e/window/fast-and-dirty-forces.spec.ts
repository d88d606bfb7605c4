import type { ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

/** Forces of Fast and Dirty on the shelf, made in each of the three ways as a person at the table does. */

const system = 'fast-and-dirty'
/** Tyler's dice, as the book tells them: size, strength, Quality, Resolve, armour, basic weapon, support weapons. */
const TYLER = [2, 4, 1, 3, 2, 4, 5, 5, 2, 3, 6, 3, 1, 5, 1, 5, 2]

test('a force is bought, another is made of dice that one says, a third by priorities', async ({
  muster,
}) => {
  const { page } = muster
  const kept = async (): Promise<ForceDraft> => {
    const id = /force\/([^/?]+)/u.exec(page.url())?.[1] ?? ''
    return (await muster.ask('documents.view', { id })).document as ForceDraft
  }
  const begin = async (way: string): Promise<void> => {
    await muster.go(`/library/${system}/force`)
    await page.getByRole('button', { name: 'New force' }).first().click()
    await page.getByRole('combobox', { name: 'Way' }).selectOption({ label: way })
  }

  // By points: what it costs is counted, and what is too much is refused with its line of the book.
  await begin('By points')
  const budget = page.getByRole('textbox', { name: 'Points that were agreed' })
  await budget.fill('20')
  await expect(page.getByText(/too many$/u)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'line 2259' })).toBeVisible()
  await budget.fill('300')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()

  // Basic random, with the dice of the book's example; its record sheet is the book's.
  await begin('Basic random')
  await page.getByRole('button', { name: 'Say real dice' }).click()
  await expect(page.getByText('Squads of the platoon, platoon 1: what did the die show?')).toBeVisible()
  for (const face of TYLER) await page.getByRole('button', { name: String(face), exact: true }).click()
  await page.getByRole('combobox', { name: 'Variation of the force' }).selectOption('improvedCommand')
  await page.getByRole('combobox', { name: 'Enhancement of platoon 1' }).selectOption('manpower')
  await page.getByRole('combobox', { name: 'Limitation of platoon 1' }).selectOption('inflexible')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  const sheet = page.locator('main')
  await expect(sheet).toContainText('Officer present. Improved Command variation. Inflexible limitation')
  await expect(sheet).toContainText('Flamethrower: +2 in close assault')
  await expect(
    page.getByRole('row', { name: /^9 Assault Rifles \+2 – – – ×5 3″ 15″ 30″ 45″$/u }),
  ).toBeVisible()

  // By priorities: nine points, dice of Muster, and something of what was won given out.
  await begin('By priorities')
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await expect(page.getByRole('button', { name: 'Roll it anew' })).toBeVisible()
  const give = page.getByRole('button', { name: 'Give it' })
  if (await give.isVisible()) await give.click()
  await page.getByText('Heroes, psionics, Not Like Us').click()
  await page.getByRole('checkbox', { name: 'Not Like Us' }).click()
  await expect.poll(async () => (await kept()).units.every(({ traits }) => traits.length > 0)).toBe(true)
  const { made } = await kept()
  expect(made).toMatchObject({
    way: 'advanced',
    extras: { notLikeUs: [expect.any(Number), expect.any(Number)] },
  })
})

test('a force brings a weapon that no table has, and a crew serves it', async ({ muster }) => {
  const { page } = muster
  // On the shelf: numbers as the tables have them, explained beside.
  await muster.go(`/library/${system}/weapon`)
  await page.getByRole('button', { name: 'New weapon' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Boiler lance')
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('heavy')
  await page.getByRole('textbox', { name: 'Range multiplier' }).fill('3')
  await page.getByRole('textbox', { name: 'Anti-Tank rating' }).fill('6')
  await page.getByRole('checkbox', { name: 'Beam: range never weighs on it' }).check()
  await page.getByRole('textbox', { name: 'Points that it costs' }).fill('12')
  await expect(page.getByRole('row', { name: /^Regular 4″ 12″ 24″ 36″$/u })).toBeVisible()

  // A force takes a copy of it; a vehicle mounts it, the record sheet has its numbers.
  await muster.go(`/library/${system}/force`)
  await page.getByRole('button', { name: 'New force' }).first().click()
  // Nothing is brought along yet: both lists are there all the same, and can be begun.
  for (const name of ['Add a weapon of its own', 'Add a trait of its own'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('combobox', { name: 'Weapon', exact: true }).selectOption({ label: 'Boiler lance' })
  await page.getByRole('button', { name: 'Bring the weapon along' }).click()
  await page.getByRole('button', { name: 'Add a tracked APC' }).click()
  await expect(page.getByRole('button', { name: /^APC/u })).not.toContainText('damaged')
  await page.getByRole('combobox', { name: 'Weapons', exact: true }).selectOption({ label: 'Boiler lance' })
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^1 Boiler lance \+1 – \+6 – ×3 4″ 12″ 24″ 36″$/u }),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a force brings a trait of its own, and its record sheet counts with it', async ({ muster }) => {
  const { page } = muster
  await muster.go(`/library/${system}/trait`)
  await page.getByRole('button', { name: 'New trait' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Long-legged')
  await page.getByRole('button', { name: 'Add a number' }).click()
  await page.getByRole('combobox', { name: 'Number' }).selectOption('movement')
  await page.getByRole('textbox', { name: 'So much' }).fill('2')
  await page.getByRole('textbox', { name: 'Factor on what a unit costs' }).fill('1.5')
  expect(await violations(page)).toEqual([])

  await muster.go(`/library/${system}/force`)
  await page.getByRole('button', { name: 'New force' }).first().click()
  await page.getByRole('combobox', { name: 'Trait', exact: true }).selectOption({ label: 'Long-legged' })
  await page.getByRole('button', { name: 'Bring the trait along' }).click()
  await page
    .getByRole('button', { name: /^Squad/u })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Long-legged' }).check()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText('8″')
  await expect(page.locator('main')).toContainText('62.4 points')
})
