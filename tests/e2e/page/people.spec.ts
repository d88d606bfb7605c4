import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import type { Page } from '@playwright/test'
import SQLite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { NAME_STYLES, namesOfStyle } from '../../../shared/names/index.ts'
import { expect, test, type Muster } from '../support/test.ts'

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the dialog of a player and gives it. */
async function change(page: Page, name: string) {
  await page.getByRole('button', { name: `Change ${name}` }).click()
  return page.getByRole('dialog', { name: `Change ${name}` })
}

test('players: added, renamed everywhere, asked about a name that clashes, kept while a campaign needs them', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await page.getByRole('link', { name: 'Players' }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a player' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(dialog.getByText('Write a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('mara')
  await dialog.getByRole('radio', { name: 'Guest' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('There is a player named Mara already.', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Jo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Jo' }).getByText('Guest')).toBeVisible()

  const mara = await change(page, 'Mara')
  await mara.getByRole('textbox', { name: 'Name' }).fill('Mara the Elder')
  await mara.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Mara the Elder' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mara the Elder' }).click()
  await expect(
    page.getByText('Mara the Elder plays in Border of Ash and is needed there.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove Jo' }).click()
  await expect(page.getByRole('heading', { name: 'Jo', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Jo', exact: true })).toBeVisible()
  await muster.go(`/campaign/${id}`)
  await expect(page.getByRole('table').getByText('Mara the Elder')).toBeVisible()
})

/** An own faction in a campaign with one battle: two Tactical of it fell. */
async function ownCampaign(muster: Muster): Promise<{ faction: string; campaign: string; battle: string }> {
  const { id: faction } = await muster.ask('factions.create', {
    name: 'Kestrels',
    from: { kind: 'archetype', archetype: 'even' },
  })
  const { id: campaign } = await muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', faction), newParticipant('Ben', 'new-tokyo')], {
      name: 'Trial',
      rules: rulesFor('short'),
    }),
  )
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const side = (place: number, lost: object) => ({
    participant: participants[place]?.id ?? '',
    victoryPoints: place,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost,
  })
  const { id: battle } = await muster.ask('battles.enter', {
    campaign,
    before: null,
    report: {
      sides: [side(0, { tactical: 2 }), side(1, {})],
      result: null,
      foughtOn: null,
      place: 'Ford',
      note: '',
    },
  })
  return { faction, campaign, battle }
}

test('a squad recruited, sent into a battle, recorded, and remembered', async ({ muster }) => {
  const { page } = muster
  const { faction, campaign, battle } = await ownCampaign(muster)
  await muster.go(`/faction/${faction}`)
  await page.getByRole('link', { name: 'Roster' }).last().click()
  await page.getByRole('button', { name: 'Fill a squad' }).first().click()
  const squad = page.getByRole('dialog', { name: 'Fill a squad' })
  await squad.getByRole('spinbutton', { name: 'Tactical needed' }).fill('8')
  await expect(squad.getByText('A whole number from 0 to 7.')).toBeVisible()
  await squad.getByRole('spinbutton', { name: 'Tactical needed' }).fill('3')
  await squad.getByRole('combobox', { name: 'Names of recruits from' }).selectOption('call-signs')
  await squad.getByRole('button', { name: 'Recruit 3 and fill the squad' }).click()
  await expect(squad.getByText('Recruit', { exact: true })).toHaveCount(3)
  await squad.getByRole('button', { name: 'Done' }).click()
  const { troopers } = await muster.ask('roster.view', { faction, campaign: null })
  const [first = '', second = '', third = ''] = troopers.map(({ name }) => name)
  await expect(page.getByRole('list', { name: 'Troopers' }).getByRole('button')).toHaveCount(3)

  await muster.go(`/campaign/${campaign}/battles/${battle}`)
  await expect(page.getByText('Without a name: 2 Tactical.')).toBeVisible()
  await page.getByRole('button', { name: 'Set who was there for Kestrels' }).click()
  for (const name of [first, second, third])
    await page.getByRole('button', { name: `Add ${name}, Tactical` }).click()
  for (const name of [first, second, third])
    await row(page, name).getByRole('radio', { name: 'killed' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    row(page, third).getByText('This side’s result'.replace('’', "'"), { exact: false }),
  ).toBeVisible()
  await row(page, third).getByRole('radio', { name: 'wounded' }).click()
  await row(page, third)
    .getByRole('spinbutton', { name: `Wounds of ${third}` })
    .fill('2')
  await row(page, second).getByRole('radio', { name: 'unhurt' }).click()
  await row(page, first)
    .getByRole('spinbutton', { name: `Round in which ${first} fell` })
    .fill('3')
  await row(page, first).getByRole('textbox', { name: 'Fell to' }).fill('flames')
  await row(page, second).getByRole('button', { name: 'Kills: 0' }).click()
  await row(page, second)
    .getByRole('spinbutton', { name: `Kills of ${second}: Missile` })
    .fill('2')
  await row(page, second).getByRole('button', { name: 'Decorate' }).click()
  await row(page, second).getByRole('textbox', { name: 'Decoration' }).fill('Star of the Ford')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Who was there in battle 1 is set.')).toBeVisible()
  await expect(page.getByText('Without a name: 1 Tactical.')).toBeVisible()
  await expect(page.getByText('fell in round 3 · flames')).toBeVisible()

  await page.getByRole('link', { name: second }).click()
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible()
  await expect(page.getByText('2 Missile', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Star of the Ford')).toBeVisible()
  await page.getByRole('link', { name: 'Roll of the fallen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roll of the fallen' })).toBeVisible()
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText('One without a name: 1 Tactical')).toBeVisible()
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied as text.')).toBeVisible()

  // One undo for the whole record.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('One without a name', { exact: false })).toBeHidden()
  await expect(page.getByText('2 without a name: 2 Tactical')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+y')
  await muster.restart()
  await muster.go(`/faction/${faction}/fallen`)
  await expect(muster.page.getByText(first)).toBeVisible()
})

test('a trooper is added, changed, decorated and removed by keyboard, and the focus stays with the list', async ({
  muster,
}) => {
  const { page } = muster
  const { faction } = await ownCampaign(muster)
  for (const name of ['Anna', 'Bela', 'Carl'])
    await muster.ask('roster.add', { faction, campaign: null, unit: 'scout', name, note: '' })
  await muster.go(`/faction/${faction}/roster`)
  const lines = page.getByRole('list', { name: 'Troopers' })
  await lines.getByRole('button', { name: /^Anna/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Bela' })).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change Bela' })
  await dialog.getByRole('textbox', { name: 'Fell elsewhere' }).fill('A fall from a roof')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fell outside the battles kept here: A fall from a roof')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('fallen')
  await expect(lines.getByRole('button')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('alive')
  await expect(lines.getByRole('button')).toHaveCount(2)
  await lines.getByRole('button', { name: /^Anna/ }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(page.getByText('Anna was removed from the roster.')).toBeVisible()
  await expect(lines.getByRole('button', { name: /^Carl/ })).toBeFocused()
})

test('own lists of names are counted while they are written', async ({ muster }) => {
  const { page } = muster
  const { faction } = await ownCampaign(muster)
  await muster.go(`/faction/${faction}/roster`)
  await page.getByRole('button', { name: 'Lists of names' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lists of names' })
  await dialog.getByRole('textbox', { name: 'Names', exact: true }).fill('Anvil\nanvil\n\nBadger\n')
  await expect(
    dialog.getByText('2 names · 1 line comes twice and is left out · 1 empty line is left out'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name of the list' })).toBeFocused()
  await page.keyboard.type('Ours')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ours was saved.')).toBeVisible()
  expect(await muster.ask('names.lists', {})).toMatchObject([{ name: 'Ours', names: ['Anvil', 'Badger'] }])
})

test('two thousand troopers are searched and scroll to the last', async ({ muster }) => {
  const { faction } = await ownCampaign(muster)
  const names = namesOfStyle(NAME_STYLES[1] ?? { id: '', name: '', given: [], family: [] })
  // Straight into the file: two thousand changes, each of which the page hears of, would take a minute.
  await muster.stop()
  const file = new SQLite(join(muster.folder, FILE_NAME))
  const add = file.prepare(
    'INSERT INTO troopers (id, faction_id, unit, name, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  file.transaction(() => {
    for (let n = 0; n < 2000; n += 1) {
      const name = names[n] ?? `Trooper ${n}`
      add.run(randomUUID(), faction, n % 2 ? 'scout' : 'tactical', name, new Date().toISOString())
    }
  })()
  file.close()
  await muster.start()
  const { page } = muster
  await muster.go(`/faction/${faction}/roster`)
  const list = page.getByRole('list', { name: 'Troopers' })
  await expect(page.getByText('2,000 troopers')).toBeVisible()
  const wanted = names[1234] ?? ''
  await page.getByRole('searchbox', { name: 'Find by name' }).fill(wanted)
  await expect(list.getByRole('button', { name: wanted })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('')
  await expect(page.getByText('2,000 troopers')).toBeVisible()
  const empty = await page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('ul[aria-label="Troopers"]')?.parentElement
    if (!scroller) throw new Error('No list.')
    let empty = 0
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollBy(0, 300)
      await new Promise((done) => requestAnimationFrame(done))
      const { x, width, y, height } = scroller.getBoundingClientRect()
      const middle = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!middle?.closest('[data-trooper]')) empty += 1
    }
    return empty
  })
  // No frame of three hundred that go by quickly shows a hole, and few rows are there at a time.
  expect(empty).toBe(0)
  expect(await page.locator('[data-trooper]').count()).toBeLessThan(80)
  const last = names.slice(0, 2000).toSorted().at(-1) ?? ''
  await list.getByRole('button').first().focus()
  await page.keyboard.press('End')
  await expect(list.getByRole('button', { name: last })).toBeFocused()
})
