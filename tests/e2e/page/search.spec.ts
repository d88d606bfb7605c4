import type { Page } from '@playwright/test'
import { playMission } from '../../support/missions.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const lines = (page: Page) => dialog(page).getByRole('option')

test('everything is searched with one key, and opened where it is', async ({ muster }) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  await muster.ask('factions.create', { name: '<b>Kestrel</b> Pact', from: { kind: 'random' } })
  await muster.ask('histories.write', { campaign, battle: null, words: 'The marmalade war.', told: '' })
  await muster.go('/')

  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('combobox', { name: 'What is sought' })
  await expect(field).toBeFocused()
  await expect(dialog(page).getByRole('heading', { name: 'Type a name, a place or a word' })).toBeVisible()
  await field.fill('kestrel')
  await expect(lines(page)).toHaveText([/^<b>Kestrel<\/b> Pact/])
  await expect(dialog(page).getByRole('status')).toHaveText('One thing found')
  await expect(dialog(page).getByText('Factions')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Kestrel</b> Pact')

  // By the button beside the places; the arrow keys choose, and go round.
  await page.getByRole('navigation').getByRole('button', { name: 'Search' }).click()
  await field.fill(participants[0]?.player.name ?? '')
  await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(await violations(page)).toEqual([])
  const id = await lines(page).nth(1).getAttribute('id')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '?')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(lines(page).last()).toHaveAttribute('aria-selected', 'true')

  // What was written of the campaign is found by its words, and opened with a click.
  await field.fill('marmalade')
  await lines(page).filter({ hasText: 'The marmalade war.' }).click()
  await expect(page).toHaveURL(/\/chronicle$/)

  await page.keyboard.press('Control+k')
  await field.fill('no such thing anywhere')
  await expect(dialog(page).getByRole('heading', { name: 'Nothing has all of these words' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  // More than anybody types is cut.
  await field.fill('x'.repeat(100_000))
  await expect(dialog(page).getByRole('heading', { name: 'Nothing has all of these words' })).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('each kind leads to its own place', async ({ muster }) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { name } = await muster.ask('campaigns.view', { id: campaign })
  const { id: deck } = await muster.ask('decks.create', { name: 'House cards', from: { kind: 'muster' } })
  const { cards } = await muster.ask('decks.view', { id: deck })
  const fallen = await muster.ask('roster.fallen', { campaign })
  const somebody = fallen.battles.flatMap(({ sides }) => sides.flatMap(({ named }) => named))[0]?.name ?? ''
  const TO: readonly [text: string, kind: string, address: RegExp][] = [
    [name, 'Campaigns', /campaign\/[0-9a-f-]+$/],
    ['House cards', 'Decks', /deck\/[0-9a-f-]+\/?$/],
    [`"${cards[0]?.card.title ?? ''}"`, 'Cards', new RegExp(`deck/${deck}/.*${cards[0]?.id ?? ''}`)],
    [`"${somebody}"`, 'Troopers', /roster\/[0-9a-f-]+\?trooper=/],
    ['tokyo', 'Battles', /campaign\/[0-9a-f-]+\/battle\/[0-9a-f-]+$/],
    ['tokyo', 'Factions', /faction\/sample\/new-tokyo$/],
  ]
  for (const [text, kind, address] of TO) {
    await muster.go('/')
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill(text)
    await dialog(page).getByRole('group', { name: kind }).getByRole('option').first().click()
    await expect(page).toHaveURL(address)
    await expect(dialog(page)).toBeHidden()
  }
})

test('people of missions and words of the book are found too', async ({ muster }) => {
  const { page } = muster
  const system = 'blast-em'
  const begun = { system, name: 'Berth Nine', startsOn: null, place: '', rules: null }
  const { id: campaign } = await muster.ask('adventures.begin', begun)
  const fight = await playMission(muster, { campaign, team: 'late-shift', seed: 3 })
  await muster.go(`/report/blast-em/${fight}`)
  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('combobox', { name: 'What is sought' })
  await field.fill('six-ton')
  await expect(lines(page)).toHaveText([/Six-Ton Maro.*Trooper · Ada · .+Berth Nine/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings')

  await page.keyboard.press('Control+k')
  await field.fill('hazard token')
  const word = lines(page).filter({ hasText: /^Hazard Token/ })
  await expect(word).toBeVisible()
  expect(await violations(page)).toEqual([])
  await word.click()
  const glossary = page.getByRole('dialog', { name: /words/i })
  await expect(glossary.locator('[aria-current]')).toContainText('Hazard Token')
  await expect(glossary.locator('[aria-current]')).toBeInViewport()
  expect(await violations(page)).toEqual([])
})
