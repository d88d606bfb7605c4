import type { Locator, Page } from '@playwright/test'
import { expect, test, type Muster } from '../support/test.ts'

const KEPT = 'What you typed is kept for next time.'
/** Before a toast would go by itself. */
const SOON = { timeout: 2000 }

/** Opens the sample campaign's form for a new battle. */
async function enterBattle(muster: Muster): Promise<string> {
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/enter`)
  await expect(muster.page.getByRole('heading', { level: 1, name: 'Enter a battle' })).toBeVisible()
  return id
}

const points = (page: Page): Locator => page.getByLabel('Victory Points of New Tokyo')
const place = (page: Page): Locator => page.getByLabel('Place', { exact: true })

test.describe('a number that is none', () => {
  for (const [field, typed, sentence] of [
    ['Tactical lost by Zane', '1.5', 'A whole number from 0 to 99.'],
    ['Scout lost by Zane', '200', 'A whole number from 0 to 99.'],
    ['Engineer lost by PUC', '-1', 'A whole number from 0 to 99.'],
    ['Die of Zane', '9', 'A whole number from 1 to 6.'],
    ['Victory Points of Zane', 'abc', 'A whole number from −999 to 999.'],
  ] as const) {
    test(`holds up the correction of a battle: ${typed} as ${field}`, async ({ muster }) => {
      const { page } = muster
      const { id } = await muster.ask('samples.open', {})
      const before = await muster.ask('campaigns.view', { id })
      const battle = before.battles.at(-1)?.id ?? ''
      await muster.go(`/campaign/${id}/correct/${battle}`)
      await page.getByLabel(field).fill(typed)
      await expect(page.getByText(sentence)).toBeVisible()
      await place(page).click()
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByLabel(field)).toBeFocused()
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
      expect((await muster.ask('campaigns.view', { id })).battles).toEqual(before.battles)

      await page.getByLabel(field).fill('3')
      await expect(page.getByText(sentence)).toBeHidden()
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByText(/^Battle 8 was corrected/)).toBeVisible()
    })
  }

  test('is there again after leaving, with its sentence', async ({ muster }) => {
    const { page } = muster
    await enterBattle(muster)
    await points(page).fill('1.5')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enter a battle' }).click()
    await expect(points(page)).toHaveValue('1.5')
    await expect(page.getByText('A whole number from −999 to 999.')).toBeVisible()
  })
})

test('a correction that was begun takes nothing back that was corrected meanwhile', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  const last = (await muster.ask('campaigns.view', { id })).battles.at(-1)
  if (!last) throw new Error('The sample has battles.')
  await muster.go(`/campaign/${id}/correct/${last.id}`)
  await place(page).fill('Draft Hill')
  await page.keyboard.press('Escape')
  const { sides, result, foughtOn, note } = last
  const [first, second] = sides
  const report = {
    sides: [{ ...first, victoryPoints: 77 }, second] as [typeof first, typeof second],
    result,
    foughtOn,
    place: last.place,
    note,
  }
  await muster.ask('battles.correct', { id: last.id, report })
  await muster.go(`/campaign/${id}/battle/${last.id}`)
  await expect(page.getByRole('main')).toContainText('PUC beat Zane')
  await muster.go(`/campaign/${id}/correct/${last.id}`)
  await expect(place(page)).toHaveValue('Draft Hill')
  await expect(page.getByLabel('Victory Points of PUC')).toHaveValue('77')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/^Battle 8 was corrected/)).toBeVisible()
  const now = (await muster.ask('campaigns.view', { id })).battles.at(-1)
  expect(now).toMatchObject({ place: 'Draft Hill', sides: report.sides })
})

test('half a date holds up saving', async ({ muster }) => {
  const { page } = muster
  await enterBattle(muster)
  const date = page.getByLabel('Date')
  await date.fill('')
  await date.press('1')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Fill in day, month and year, or clear all three.')).toBeVisible()
})

test('a number is typed with either minus and stepped by the arrow keys', async ({ muster }) => {
  const { page } = muster
  await enterBattle(muster)
  await points(page).press('ArrowDown')
  await expect(points(page)).toHaveValue('−1')
  await points(page).press('ArrowUp')
  await points(page).press('ArrowUp')
  await expect(points(page)).toHaveValue('1')
  await points(page).fill(' -07 ')
  await page.keyboard.press('Tab')
  await expect(points(page)).toHaveValue('−7')
  await page.getByLabel('Victory Points of Zane').fill('−12')
  await expect(page.getByText('−7 − (−12) = 5: a marginal victory')).toBeVisible()
  const die = page.getByLabel('Die of Zane')
  await die.press('ArrowUp')
  await expect(die).toHaveValue('1')
  await die.press('ArrowDown')
  await expect(die).toHaveValue('1')
  await die.fill('6')
  await die.press('ArrowUp')
  await expect(die).toHaveValue('6')
})

test('what a number field has to say does not move the fields aside', async ({ muster }) => {
  const { page } = muster
  await enterBattle(muster)
  for (const field of ['Tactical lost by New Tokyo', 'Die of New Tokyo', 'Victory Points of New Tokyo']) {
    const beside = page.getByLabel(field.replace('New Tokyo', 'Zane'))
    const boxes = async () => [await page.getByLabel(field).boundingBox(), await beside.boundingBox()]
    await page.getByLabel(field).focus()
    const before = await boxes()
    await page.getByLabel(field).fill('1.5')
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
    expect(await boxes(), field).toEqual(before)
    await page.getByLabel(field).fill('')
  }
})

test.describe('leaving a form', () => {
  for (const [how, leave] of [
    ['by Escape', (page) => page.keyboard.press('Escape')],
    ['by a link', (page) => page.getByRole('link', { name: 'War room' }).click()],
    ['by going back', (page) => page.goBack()],
    ['for another form', (page) => page.evaluate(() => (window.location.hash = '/new'))],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
    test(`${how} says that what was typed is kept`, async ({ muster }) => {
      const { page } = muster
      await enterBattle(muster)
      await place(page).fill('Half a word')
      await leave(page)
      await expect(page.getByText(KEPT)).toBeVisible()
    })
  }

  test('says nothing where nothing is kept', async ({ muster }) => {
    const { page } = muster
    await enterBattle(muster)
    await place(page).fill('Half a word')
    await place(page).fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'Border of Ash' })).toBeVisible()
    await expect(page.getByText(KEPT)).toBeHidden(SOON)
  })

  test('offers to throw away what was left, and never what was typed later', async ({ muster }) => {
    const { page } = muster
    await enterBattle(muster)
    await place(page).fill('First')
    await page.keyboard.press('Escape')
    await expect(page.getByText(KEPT)).toHaveCount(1)
    await page.getByRole('button', { name: 'Enter a battle' }).click()
    await expect(page.getByText(KEPT)).toBeHidden(SOON)
    await place(page).fill('Second')
    await page.getByRole('link', { name: 'War room' }).click()
    await expect(page.getByText(KEPT)).toHaveCount(1)
    await muster.go('/new')
    await page.getByLabel('Name of the campaign').fill('Third')
    await page.keyboard.press('Escape')
    await expect(page.getByText(KEPT)).toHaveCount(1)
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await muster.go('/new')
    await expect(page.getByLabel('Name of the campaign')).toHaveValue('')
    await page.goBack()
    await page.getByRole('link', { name: 'Border of Ash' }).click()
    await page.getByRole('button', { name: 'Enter a battle' }).click()
    await expect(place(page)).toHaveValue('Second')
  })

  test('by saving says that it is saved, and only that', async ({ muster }) => {
    const { page } = muster
    await enterBattle(muster)
    await page.getByRole('radio', { name: 'New Tokyo attacks' }).click()
    await points(page).fill('4')
    await page.getByLabel('Victory Points of Zane').fill('2')
    await page.getByRole('radio', { name: 'Nobody' }).click()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('Battle 9 is in.')).toBeVisible()
    await expect(page.getByText(KEPT)).toBeHidden(SOON)
  })
})

test('what was typed in a dialog is there again after the page was killed, until it is saved', async ({
  muster,
}) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'blank' } })
  const { id: faction } = await muster.ask('factions.create', {
    name: 'Kestrels',
    from: { kind: 'archetype', archetype: 'even' },
  })
  const press = (name: string) => async (): Promise<void> =>
    page.getByRole('button', { name }).first().click()
  const choose = (name: string) => async (): Promise<void> => {
    await page.getByRole('button', { name: 'More to do with this deck' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  for (const [route, open, label] of [
    ['/decks', press('New deck'), 'Name'],
    [`/deck/${deck}`, choose('Name and notes'), 'Notes'],
    [`/deck/${deck}`, press('Import cards'), 'Or paste it here'],
    [`/faction/${faction}/roster`, press('Add a trooper'), 'Note'],
    [`/faction/${faction}/roster`, press('Fill a squad'), 'Tactical needed'],
    [`/faction/${faction}/roster`, press('Lists of names'), 'Names'],
  ] as const) {
    await test.step(`${route}: ${label}`, async () => {
      await muster.go(route)
      await open()
      const field = page.getByRole('dialog').getByLabel(label, { exact: true })
      await field.fill('3')
      await page.reload()
      await open()
      await expect(field).toHaveValue('3')
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect(field).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})
