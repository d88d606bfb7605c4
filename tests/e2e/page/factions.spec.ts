import type { Locator, Page } from '@playwright/test'
import { ARCHETYPES } from '../../../shared/systems/seven-seconds/data/archetypes.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name, exact: true })
const left = (page: Page, rating: string): Locator =>
  page.getByText(new RegExp(`^${rating}: .* points left$`))

async function make(
  muster: Muster,
  name: string,
  archetype: keyof typeof ARCHETYPES = 'even',
): Promise<string> {
  return (await muster.ask('factions.create', { name, from: { kind: 'archetype', archetype } })).id
}

test('a legal faction from blank by keyboard alone, with every refused step explained', async ({
  muster,
}) => {
  const { page } = muster
  const { keyboard } = page
  await tabTo(page, page.getByRole('link', { name: 'Factions' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'New faction' }).first())
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the faction' }))
  await keyboard.type('The Lantern Clades')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The Lantern Clades' })).toBeFocused()
  await expect(page.getByText('Not finished')).toBeVisible()

  await tabTo(page, slider(page, '3rd rate Sensors'))
  // What a step would do is told before it is taken.
  await expect(
    page.getByText('makes it 2: a Target action rolls up to 2 dice', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('not possible. 1 is the least there is.')).toBeVisible()
  await keyboard.press('ArrowRight')
  await expect(left(page, '3rd rate')).toHaveText('3rd rate: 5 of 6 points left')
  for (let row = 1; row < 6; row += 1) {
    await keyboard.press('ArrowDown')
    await keyboard.press('+')
  }
  await expect(left(page, '3rd rate')).toHaveText('3rd rate: 0 of 6 points left')
  await expect(slider(page, '3rd rate Robotics')).toBeFocused()
  await keyboard.press('+')
  await expect(page.getByText('3rd rate has 0 of its 6 points left', { exact: false }).first()).toBeVisible()
  await expect(slider(page, '3rd rate Robotics')).toHaveAttribute('aria-valuenow', '2')
  // The 2nd rate went up with it, at no cost to it.
  await expect(left(page, '2nd rate')).toHaveText('2nd rate: 6 of 6 points left')

  await keyboard.press('Tab')
  await expect(slider(page, '2nd rate Robotics')).toBeFocused()
  await keyboard.press('-')
  await expect(
    page
      .getByText('2nd rate Robotics starts from the next lower rating’s 2'.replace('’', "'"), {
        exact: false,
      })
      .first(),
  ).toBeVisible()
  await keyboard.press('5')
  await expect(slider(page, '2nd rate Robotics')).toHaveAttribute('aria-valuenow', '5')
  await expect(left(page, '2nd rate')).toHaveText('2nd rate: 3 of 6 points left')
  await keyboard.press('7')
  await expect(page.getByRole('alert').filter({ hasText: 'Setting 7 is not possible.' })).toBeVisible()
  await keyboard.press('Home')
  await keyboard.press('5')
  await expect(left(page, '2nd rate')).toHaveText('2nd rate: 0 of 6 points left')
  // The lower rating cannot be lowered under a higher one that is spent: that would cost the higher one a point.
  await keyboard.press('Shift+Tab')
  await expect(slider(page, '3rd rate Sensors')).toBeFocused()
  await expect(
    page.getByText('2nd rate starts from these numbers and would spend 7', { exact: false }),
  ).toBeVisible()
  await keyboard.press('ArrowLeft')
  await expect(slider(page, '3rd rate Sensors')).toHaveAttribute('aria-valuenow', '2')

  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(slider(page, '1st rate Sensors')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('5')
  await keyboard.press('ArrowDown')
  await keyboard.press('4')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await expect(page.getByText('this faction is legal', { exact: false })).toBeVisible()
  await expect(page.getByText('Legal', { exact: true })).toBeVisible()

  // One undo for each step.
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: the numbers of The Lantern Clades.')).toBeVisible()
  await expect(slider(page, '1st rate Countermeasures')).toHaveAttribute('aria-valuenow', '2')
  await expect(slider(page, '1st rate Armour')).toHaveAttribute('aria-valuenow', '4')
  await keyboard.press('ControlOrMeta+y')
  await expect(page.getByText('this faction is legal', { exact: false })).toBeVisible()

  await muster.restart()
  const [kept] = await muster.ask('factions.list', {})
  expect(kept).toMatchObject({
    name: 'The Lantern Clades',
    problems: [],
    tech: {
      3: { sensors: 2, stealth: 2, armour: 2, countermeasures: 2, nuclear: 2, robotics: 2 },
      2: { sensors: 5, stealth: 2, armour: 2, countermeasures: 2, nuclear: 2, robotics: 5 },
      1: { sensors: 5, stealth: 5, armour: 4, countermeasures: 3, nuclear: 2, robotics: 5 },
    },
  })
})

test('steps with the mouse: what they would do and why they are refused shows under the pointer', async ({
  muster,
}) => {
  const { page } = muster
  await muster.go(`/faction/${await make(muster, 'Kestrels')}`)
  const raise = page.getByRole('button', { name: 'Raise 2nd rate Armour to 4: not possible' })
  await expect(raise).toHaveAttribute('aria-disabled', 'true')
  await raise.hover()
  await expect(page.getByText('2nd rate has 0 of its 6 points left', { exact: false }).first()).toBeVisible()
  await raise.click({ force: true })
  await expect(slider(page, '2nd rate Armour')).toHaveAttribute('aria-valuenow', '3')
  await page.getByRole('button', { name: 'Lower 1st rate Nuclear to 3' }).hover()
  await expect(page.getByText('Points left then: 1st rate 1.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Lower 1st rate Nuclear to 3' }).click()
  await expect(slider(page, '1st rate Nuclear')).toBeFocused()
  await expect(slider(page, '1st rate Nuclear')).toHaveAttribute('aria-valuenow', '3')
  await expect(left(page, '1st rate')).toHaveText('1st rate: 1 of 6 points left')
  // Quick presses are all kept, in their order.
  for (const key of ['-', '+', '+', '-', '+']) await page.keyboard.press(key)
  await expect.poll(async () => (await muster.ask('factions.list', {}))[0]?.tech[1].nuclear).toBe(4)
})

test('what the numbers mean, and where each comes from', async ({ muster }) => {
  const { page } = muster
  await muster.go(`/faction/${await make(muster, 'Kestrels', 'armoured-fist')}`)
  await page.getByRole('radio', { name: '1st rate' }).click()
  const field = page.getByRole('grid', { name: 'In the field' })
  const scout = field.getByRole('row', { name: /^Scout/ })
  await expect(scout.getByRole('gridcell')).toHaveText([/^5/, /^4▲/, /^5/, /^5/, /^5/, /gauss rifle/])
  await scout.getByRole('gridcell').nth(1).hover()
  await expect(page.getByText('3 of the 1st rate and 1 for the scout make 4.')).toBeVisible()
  await scout.getByRole('gridcell').nth(0).hover()
  await expect(page.getByText('5 already: the 1 that a scout adds never passes 5.')).toBeVisible()

  // Armour 5 under Nuclear 4 of the Council of Zane: 4 dice, each above 5 with 1 in 6.
  const odds = page.getByRole('grid', { name: 'Odds that matter' })
  const at0 = odds
    .getByRole('row', { name: /^at 0″/ })
    .getByRole('gridcell')
    .first()
  await expect(at0).toHaveText(/^86%\s*48% unharmed$/)
  await odds
    .getByRole('row', { name: /^one trooper/ })
    .getByRole('gridcell')
    .first()
    .focus()
  await expect(
    page.getByText('A die of up to Countermeasures 5 stops it: 1 of 6 faces', { exact: false }),
  ).toBeVisible()
  await expect(odds.getByRole('row', { name: /^2 troopers/ })).toContainText('3%')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Countermeasures 4 stops it', { exact: false })).toBeVisible()
  await page.getByLabel('Beside').selectOption('New Tokyo')
  await expect(at0).toHaveText(/^> 99%/)
  await expect(
    page.getByRole('img', { name: /Stats of both at 1st rate.*New Tokyo: Sensors 5/ }),
  ).toBeVisible()
})

test('factions are copied, put away, brought back and removed, each with an undo', async ({ muster }) => {
  const { page } = muster
  await make(muster, 'Kestrels')
  await muster.go('/factions')
  await page.getByRole('button', { name: 'Copy Kestrels' }).click()
  await expect(page.getByText('Kestrels (copy) was made.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kestrels (copy)' })).toBeFocused()
  await page.getByRole('button', { name: 'Copy New Tokyo' }).click()
  await expect(page.getByRole('link', { name: 'New Tokyo (copy)' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'New Tokyo (copy)' })).toBeHidden()

  await page.getByRole('button', { name: 'Archive Kestrels (copy)' }).click()
  await expect(page.getByText('Kestrels (copy) is in the archive.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kestrels', exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Archive 1' }).click()
  await page.getByRole('button', { name: 'Throw Kestrels (copy) into the trash' }).click()
  await expect(page.getByRole('heading', { name: 'The archive is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Trash 1' }).click()
  await page.getByRole('button', { name: 'Bring Kestrels (copy) back' }).click()
  await page.getByRole('link', { name: 'Yours 2' }).click()
  await page.getByRole('button', { name: 'Throw Kestrels (copy) into the trash' }).click()
  await page.getByRole('link', { name: 'Trash 1' }).click()
  await page.getByRole('button', { name: 'Remove Kestrels (copy) for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Kestrels (copy) was removed for good.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Kestrels (copy)' })).toBeVisible()
})

test('a sample faction is opened to read, with what it means, and copied from there', async ({ muster }) => {
  const { page } = muster
  await muster.go('/factions')
  await expect(page.getByText(/Bars: Sensors to Robotics/)).toBeVisible()
  await page.getByRole('link', { name: 'Council of Zane' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Council of Zane' })).toBeFocused()
  const numbers = page.getByRole('table', { name: 'The 18 numbers of Council of Zane' })
  await expect(numbers.getByRole('row', { name: /^Armour/ }).getByRole('img')).toHaveCount(3)
  await expect(numbers.getByRole('slider')).toHaveCount(0)
  // Beside itself it would say nothing.
  await expect(page.getByLabel('Beside').getByRole('option')).toHaveText([
    'New Tokyo',
    "People's Utopian Collective",
  ])
  await page.getByRole('button', { name: 'Make a copy to change it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Council of Zane (copy)' })).toBeVisible()
  await expect(page.getByRole('slider').first()).toBeVisible()
})

test('a campaign starts with an own faction; unfinished ones say why they cannot', async ({ muster }) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.ask('factions.create', { name: 'Blank', from: { kind: 'blank' } })
  const away = await make(muster, 'Put away')
  await muster.ask('factions.move', { id: away, to: 'trash' })
  await muster.go('/new/players')
  const choice = page.getByLabel('Faction of player 1')
  await expect(choice.getByRole('option', { name: 'Blank (not finished: 18 points left)' })).toBeDisabled()
  await expect(choice.getByRole('option', { name: 'Put away' })).toHaveCount(0)
  await choice.selectOption('Kestrels')
  await expect(page.getByRole('columnheader', { name: 'Kestrels' })).toBeVisible()
  await page.getByLabel('Player 1', { exact: true }).fill('Ada')
  await page.getByLabel('Player 2', { exact: true }).fill('Ben')
  await page.getByRole('link', { name: /1 Campaign/ }).click()
  await page.getByLabel('Name of the campaign').fill('Trial')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible()
  await expect(page.getByText('Kestrels').first()).toBeVisible()

  await muster.ask('factions.move', { id, to: 'trash' })
  await muster.go('/factions/trash')
  await expect(page.getByText('in 1 campaign')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Remove Kestrels for good: not while it fights in a campaign' }),
  ).toHaveAttribute('aria-disabled', 'true')
})

test('texts are saved when their field or screen is left; lore is shown without what could do harm', async ({
  muster,
}) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.go(`/faction/${id}/name`)
  await page.getByLabel('Name', { exact: true }).fill('Kestrels of the Salt Road')
  await page.getByLabel('Motto').focus()
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrels of the Salt Road' })).toBeVisible()
  // The short name follows, until somebody writes one.
  await expect(page.getByLabel('Short name')).toHaveValue('Kestrels of the Salt')
  await page.getByLabel('Short name').fill('')
  await page.getByLabel('Motto').fill('Unseen')
  await expect(page.getByText('Give it a name.')).toBeVisible()
  await page.getByLabel('Short name').fill('Kestrels')
  await page.getByRole('listbox', { name: 'First colour' }).getByRole('option', { name: 'Navy' }).click()
  await page.getByRole('link', { name: 'Lore and notes' }).click()
  await page
    .getByLabel('Lore', { exact: true })
    .fill(
      '# Salt\n\n**Never** seen. [there](https://muster.invalid)\n\n<img src=x onerror="window.ran=1"><script>1</script>',
    )
  const reads = page.getByRole('region', { name: 'As it reads' })
  await expect(reads.getByRole('heading', { name: 'Salt' })).toBeVisible()
  await expect(reads.locator('strong')).toHaveText('Never')
  await expect(reads).toContainText('[there](https://muster.invalid)')
  await expect(reads.locator('a, img, script')).toHaveCount(0)
  await page.getByRole('link', { name: 'Factions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Factions' })).toBeVisible()
  await expect
    .poll(() => muster.ask('factions.view', { id }))
    .toMatchObject({
      name: 'Kestrels of the Salt Road',
      shortName: 'Kestrels',
      motto: 'Unseen',
      colours: { first: '#1b2f60' },
    })
  expect((await muster.ask('factions.view', { id })).lore).toContain('**Never**')
})

test('half a sentence is there again when the page is loaded anew', async ({ muster }) => {
  const id = await make(muster, 'Kestrels')
  await muster.go(`/faction/${id}/lore`)
  await muster.page.getByLabel('Lore', { exact: true }).fill('They came from')
  await muster.page.reload()
  await expect(muster.page.getByLabel('Lore', { exact: true })).toHaveValue('They came from')
})

test('the emblem is made on its own part and shown beside the name', async ({ muster }) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.go(`/faction/${id}/emblem`)
  await page.getByRole('button', { name: 'Random' }).first().click()
  await expect.poll(async () => (await muster.ask('factions.view', { id })).emblem).not.toBeNull()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await muster.ask('factions.view', { id })).emblem).toBeNull()
})

test('150 factions: found while typing, and nothing sticks out', async ({ muster }) => {
  const { page } = muster
  for (let n = 0; n < 150; n += 1)
    await muster.ask('factions.create', { name: `Faction ${n}`, from: { kind: n % 2 ? 'random' : 'blank' } })
  await resize(muster, 1280, 800)
  await muster.go('/factions')
  await expect(page.getByRole('link', { name: 'Yours 150' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find by name or motto' }).fill('faction 149')
  await expect(page.getByRole('link', { name: 'Faction 149' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Find by name or motto' }).fill('')
  // The end is reached by going on: what comes next is drawn before one is there.
  await expect(async () => {
    await page.locator('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
    await expect(page.getByRole('heading', { name: 'Sample factions' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('article')).toHaveCount(153)
})

test('a faction is handed on as a file and taken in again, beside the old one or over it', async ({
  muster,
}) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.ask('factions.change', { id, change: { motto: 'Unseen', notes: 'Ours alone.' } })
  const { fileName, content } = await muster.ask('factions.pack', { id, withNotes: false })
  expect(fileName).toBe('Kestrels.muster-faction')
  await muster.go('/factions')
  const choose = async (buffer: Buffer, name = fileName): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  const file = Buffer.from(content, 'base64')

  await choose(Buffer.from('not a faction'), 'holiday.jpg')
  await expect(page.getByText('This is not a faction file of Muster')).toBeVisible()
  await choose(file)
  await expect(page.getByText('You have a faction named Kestrels already.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Kestrels of old')
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByRole('link', { name: 'Kestrels of old' })).toBeFocused()

  await muster.ask('factions.change', { id, change: { motto: 'Seen' } })
  await choose(file)
  await page.getByRole('radio', { name: 'Replace yours' }).click()
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect
    .poll(() => muster.ask('factions.view', { id }))
    .toMatchObject({ motto: 'Unseen', notes: 'Ours alone.' })
  await expect(page.getByRole('link', { name: 'Kestrels', exact: true })).toBeFocused()
  expect(await muster.ask('factions.list', {})).toHaveLength(2)
})

test('a point is moved in one step, by keys and by mouse, with what comes of it told before', async ({
  muster,
}) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.go(`/faction/${id}`)
  const nuclear = slider(page, '1st rate Nuclear')
  await slider(page, '1st rate Armour').focus()
  await page.keyboard.press('m')
  await expect(page.getByText('A point of 1st rate Armour is on the move.')).toBeVisible()
  // No stat changes beside it.
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('makes Armour 3 and Countermeasures 5.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(nuclear).toHaveAttribute('aria-valuenow', '5')
  await expect(nuclear).toBeFocused()
  await expect(slider(page, '1st rate Armour')).toHaveAttribute('aria-valuenow', '3')
  await expect(page.getByText('this faction is legal', { exact: false })).toBeVisible()

  await page.keyboard.press('m')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Move a point' })).toBeVisible()

  // A higher rating that is full is in the way, and that is told before.
  await slider(page, '3rd rate Armour').click()
  await page.getByRole('button', { name: 'Move a point' }).click()
  await page.locator('[data-cell="3-nuclear"]').hover()
  await expect(
    page.getByText('1st rate Nuclear goes up with it and is 5 already', { exact: false }),
  ).toBeVisible()
  await page.locator('[data-cell="3-sensors"]').click()
  await expect(slider(page, '3rd rate Sensors')).toHaveAttribute('aria-valuenow', '3')
  await expect(slider(page, '1st rate Sensors')).toHaveAttribute('aria-valuenow', '5')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(slider(page, '3rd rate Armour')).toHaveAttribute('aria-valuenow', '2')
  await expect(slider(page, '1st rate Sensors')).toHaveAttribute('aria-valuenow', '4')
})

test('an offer of undo goes with a newer change and with its page', async ({ muster }) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.go('/factions')
  const offer = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Archive Kestrels' }).click()
  await expect(offer).toBeVisible()
  await muster.ask('factions.change', { id, change: { motto: 'Newer.' } })
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Copy New Tokyo' }).click()
  await expect(offer).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('undoing the beginning of a faction leads from its builder to the list', async ({ muster }) => {
  const { page } = muster
  await muster.go('/factions/new')
  await page.getByRole('textbox', { name: 'Name of the faction' }).fill('Short-lived')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Short-lived' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Factions' })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('link', { name: 'Short-lived' })).toBeVisible()
})

test('the builder copies, varies and exports; private notes go along only when one says so', async ({
  muster,
}) => {
  const { page } = muster
  const id = await make(muster, 'Kestrels')
  await muster.ask('factions.change', { id, change: { notes: 'Ours alone.' } })
  await muster.go(`/faction/${id}`)
  const more = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'More that can be done with it' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await more('Export as a file…')
  const asked = page.getByRole('dialog', { name: 'Hand Kestrels on as a file?' })
  await asked.getByRole('button', { name: 'Without the notes' }).click()
  await expect(page.getByText('without private notes', { exact: false })).toBeVisible()
  await more('Random variant as a copy')
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrels (variant)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const [one, other] = await muster.ask('factions.list', {})
  expect(other?.problems).toEqual([])
  expect(other?.tech).not.toEqual(one?.tech)
})
