import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { troopTable } from '../../../shared/systems/seven-seconds/decks/table/columns.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { playTo } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
import { tabTo } from '../support/keyboard.ts'
import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('a deck is copied, a troop card and a mission typed in, by keyboard alone', async ({ muster }) => {
  const { page } = muster
  const { keyboard } = page
  await tabTo(page, page.getByRole('link', { name: 'Decks' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Copy Muster deck' }))
  await keyboard.press('Enter')
  // The copy has the focus.
  await expect(page.getByRole('link', { name: 'Muster deck (copy)' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Muster deck (copy)' })).toBeVisible()

  // Arrow keys go through a pile, and the card is drawn beside it.
  await tabTo(page, page.getByRole('link', { name: 'O-01' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: 'Hammer on the Door' })).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Play with it' }))
  await keyboard.press('Space')
  await expect(page.getByText('O-02 is switched off.')).toBeVisible()
  await tabTo(page, page.getByRole('spinbutton', { name: 'How many are in the pile' }))
  await keyboard.press('ArrowUp')
  await expect(page.getByText('O-02 is in the pile 2 times.')).toBeVisible()

  // A troop card: number after number, Enter to the next.
  await muster.page.getByRole('link', { name: /^Troops/ }).press('Enter')
  await page.getByRole('button', { name: 'New card', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keyboard.type('Typed Squad')
  await keyboard.press('Enter')
  for (const line of [
    ['1', '4', '1', '1', '', 'TS', '8', '1'],
    ['1', '3', '1', '1', '', 'q', '8', '1st'],
    ['1', '3', '1', '1', '', '', '6', '2'],
  ]) {
    for (const typed of line) {
      await keyboard.type(typed)
      await keyboard.press('Enter')
    }
  }
  await expect(page.getByRole('article', { name: 'Typed Squad' })).toContainText(
    'one tactical trooper or scout',
  )
  // What is wrong is told, and nothing is saved before it is right.
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('textbox', { name: 'Line B, question marks' })).toBeFocused()
  await expect(page.getByText('Two or more of T, S, A, E', { exact: false })).toBeVisible()
  await keyboard.type('AE')
  expect(await violations(page)).toEqual([])
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('T-25 is in the deck.')).toBeVisible()
  // On to the next one.
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await expect(page.getByRole('spinbutton', { name: 'Number' })).toHaveValue('26')
  await keyboard.press('Escape')

  // A mission with two conditions, one of them in own words.
  await page.getByRole('link', { name: /^Defense/ }).press('Enter')
  await page.getByRole('button', { name: 'New card', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keyboard.type('Hold the Song')
  await tabTo(page, page.getByRole('spinbutton', { name: 'Victory Points of condition 1' }))
  await keyboard.type('3')
  await tabTo(page, page.getByRole('button', { name: 'Add a condition' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Victory Points of condition 2' })).toBeFocused()
  await keyboard.type('-2')
  await tabTo(page, page.getByRole('combobox', { name: 'What condition 2 asks for' }))
  await page.getByRole('combobox', { name: 'What condition 2 asks for' }).selectOption('own')
  await tabTo(page, page.getByRole('textbox', { name: 'What is asked for, in your own words' }))
  await keyboard.type('A song is forgotten')
  await page.getByRole('combobox', { name: 'How condition 1 is paid' }).selectOption('once')
  await page.getByRole('spinbutton', { name: 'Victory Points of condition 1' }).fill('1')
  await page.getByRole('spinbutton', { name: 'How many for condition 1' }).fill('4')
  await expect(page.getByText('Victory Point', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Who counts for condition 1' })).toContainText('troopers')
  const card = page.getByRole('article', { name: 'Hold the Song' })
  await expect(card).toContainText('At least 4 enemy troopers destroyed')
  await page.getByRole('combobox', { name: 'How condition 1 is paid' }).selectOption('each')
  await expect(card).toContainText('Each enemy trooper destroyed')
  await expect(card).toContainText('Each time: A song is forgotten')
  await expect(page.getByText('It fits on a printed card.')).toBeVisible()
  const orders = page.getByRole('textbox', { name: 'Orders' })
  await orders.fill('They sing. '.repeat(50))
  await expect(page.getByText('Too much for a printed card', { exact: false })).toBeVisible()
  await orders.fill('They sing.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('D-16 is in the deck.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'D-16 Hold the Song' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('link', { name: 'D-16 Hold the Song' })).toHaveCount(0)
})

test('a card that is typed shows what is not given yet, and its title as it is printed', async ({
  muster,
}) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'blank' } })
  await muster.go(`/deck/${deck}/new/troops`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Choir')
  const line = (name: string) => page.getByRole('article').getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(line('A').getByRole('cell').last()).toHaveText('–')
  await page.getByRole('textbox', { name: 'Line A, scout' }).fill('two')
  await expect(line('A')).toContainText('Not readable yet')
  for (const [column, typed] of [
    ['scout', '2'],
    ['question marks', 'TS TS TAE'],
    ['rating', '1'],
  ] as const)
    await page.getByRole('textbox', { name: `Line A, ${column}` }).fill(typed)
  await expect(line('A').getByRole('cell')).toHaveText(['1', '?', '2+?', '?', '?', '0', '1st'])
  await expect(page.getByRole('article')).toContainText(
    'A, your choice: 2 tactical troopers or scouts, in any mix; one tactical trooper',
  )

  await muster.go(`/deck/${deck}/new/offense`)
  const long =
    'The Western Approach to the Old Harbour and What We Found in It That Winter Night among the Ships of the Lost'
  await title.fill(long)
  const card = page.getByRole('article')
  await expect(card.getByRole('cell')).toHaveText('–')
  // What the card has free is the title's before anything of it is cut.
  await expect(card.getByRole('heading')).toHaveText(long)
  await expect(page.getByText('It fits on a printed card.')).toBeVisible()
  const points = page.getByRole('spinbutton', { name: 'Victory Points of condition 1' })
  await points.fill('5')
  await expect(card.getByRole('cell')).toHaveText('+5')
  await page.getByRole('textbox', { name: 'Orders' }).fill('They sing. '.repeat(45))
  await expect(page.getByText('The title is too long for the room', { exact: false })).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText(/^The Western .*…$/)
  await page.getByRole('textbox', { name: 'Orders' }).fill('They sing.')
  await expect(card.getByRole('heading')).toHaveText(long)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: /^O-01/ })).toBeVisible()
  await muster.go(`/print/cards?what=deck`)
  await page.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Ours' })
  await expect(page.locator('.paper').first()).toContainText(long)
  await expect(page.locator('.paper')).toHaveCount(1)
})

test('what a group owns is judged while it is typed, drones as well', async ({ muster }) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Ours', from: { kind: 'muster' } })
  await muster.go(`/deck/${deck}/report`)
  const row = page.getByRole('row', { name: 'Basic drones' })
  await expect(row).toContainText('enough')
  await page.getByRole('spinbutton', { name: 'You own: Basic drones' }).fill('5')
  await expect(row).toContainText('7 too few')
  await expect(page.getByText('12 points for drones; your drones cost 41 in all.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'You own: Basic drones' }).fill('12')
  await expect(row).toContainText('enough')
  const missions = (await muster.ask('decks.view', { id: deck })).cards.flatMap(({ id, card }) =>
    'deck' in card && card.troopLine === 'B' ? [id] : [],
  )
  await muster.ask('decks.removeCards', { deck, cards: missions })
  const lines = page.getByRole('row', { name: /^B/ })
  await expect(lines.nth(1).getByRole('cell')).toHaveText(['–', '–', '–', '–'])
})

test('cards come in from a table with two wrong lines, which are told before anything is kept', async ({
  muster,
}) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Official', from: { kind: 'blank' } })
  await muster.go(`/deck/${deck}`)
  await expect(page.getByRole('heading', { name: 'No cards in this pile yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Import cards' }).press('Enter')
  const table = [
    'pile;number;title;order;line;points 1;condition 1;points 2;condition 2',
    'offense;1;Sing;Loudly;B;5;control;2;each own: A song',
    'offense;two;Hum;;A;5;control',
    'offense;3;Whistle;;D;5;glory',
    'offense;4;Shout;;C;3;each kills troopers;-2;each losses troopers',
  ]
  const file = join(muster.folder, 'cards.csv')
  await writeFile(file, `\uFEFF${table.join('\r\n')}`)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await chosen).setFiles(file)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 new cards: O-01 Sing, O-04 Shout')
  await expect(dialog).toContainText('2 lines have problems and are left out:')
  await expect(dialog).toContainText('Line 3number: “two” is not a whole number from 1 to 99.')
  await expect(dialog).toContainText('Line 4line: “D” is no line: write A, B or C.')
  await expect(dialog).toContainText('Line 4condition 1: “glory” is not a condition')
  expect(await violations(page)).toEqual([])
  expect((await muster.ask('decks.view', { id: deck })).cards).toEqual([])
  // A column that nobody reads is told by its name, and goes by only when somebody says so.
  await expect(dialog).toContainText('Line 1Muster knows no column “order”: is “orders” meant?')
  await expect(dialog.getByTitle('Correct what is not read, or tick that it is left out.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Import without what is not read' }).press('Space')
  await dialog.getByRole('button', { name: 'Import 2 cards' }).press('Enter')
  await expect(page.getByText('2 cards were imported into Official.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'O-04 Shout' })).toBeVisible()
})

test('a campaign is played with its deck, and what it means is shown before', async ({ muster }) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Club cards', from: { kind: 'muster' } })
  const { id: campaign } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${campaign}/settings`)
  await page.getByRole('combobox', { name: 'Cards' }).selectOption({ label: 'Club cards' })
  await expect(page.getByText('Muster deck →')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(async () => (await muster.ask('campaigns.view', { id: campaign })).deck).toBe(deck)

  await muster.go(`/fight/new/${campaign}`)
  await page.getByRole('button', { name: 'Begin the battle' }).press('Enter')
  await expect(page).toHaveURL(/fight\/[0-9a-f]{8}-/)
  const [fight] = await muster.ask('fights.underWay', {})
  const look = await muster.ask('fights.look', { id: fight?.id ?? '', watcher: 'a' })
  expect(look.view.deckName).toBe('Club cards')

  // An unfinished deck cannot be chosen for a quick battle; a finished one can.
  await muster.ask('decks.create', { name: 'Empty', from: { kind: 'blank' } })
  await muster.go('/fight/new')
  const cards = page.getByRole('combobox', { name: 'Cards' })
  await expect(cards.getByRole('option', { name: 'Empty (not finished)' })).toBeDisabled()
  await cards.selectOption({ label: 'Club cards' })
  await page.getByRole('button', { name: 'Begin the battle' }).press('Enter')
  await expect.poll(async () => (await muster.ask('fights.underWay', {})).length).toBe(2)
})

test('what a mission asks for in own words is counted by hand when the battle is over', async ({
  muster,
}) => {
  const { page } = muster
  const { id: deck } = await muster.ask('decks.create', { name: 'Songs', from: { kind: 'blank' } })
  const missions = ['offense', 'defense', 'chance-encounter'].flatMap((pile) =>
    [1, 2, 3, 4].map((number) => `${pile},${number},Song ${pile} ${number},,A,2,each own: A song is sung`),
  )
  const table = ['pile,number,title,orders,line,points 1,condition 1', ...missions].join('\n')
  await muster.ask('decks.readTable', { deck, text: table })
  await muster.ask('decks.takeTable', { deck, text: table })
  const troops = MUSTER_CARDS.troops.map((card) => ({ card, copies: 1 }))
  await muster.ask('decks.readTable', { deck, text: troopTable(troops) })
  await muster.ask('decks.takeTable', { deck, text: troopTable(troops) })
  const { id } = await muster.ask('fights.begin', {
    campaign: null,
    a: { kind: 'sample-faction', faction: 'new-tokyo' },
    b: { kind: 'sample-faction', faction: 'council-of-zane' },
    level: 'assist',
    rules: null,
    deck,
  })
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['withdraw'] })
  for (const side of ['a', 'b'] as const) {
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    const command = { kind: 'agree-to-end', side } as const
    await muster.ask('fights.act', { id, after: decision, command, rolls: null })
  }
  await muster.go(`/fight/${id}`)
  const asked = page.getByRole('textbox', { name: 'how many times? A song is sung', exact: false })
  await expect(asked).toHaveCount(2)
  await asked.first().fill('40')
  await asked.last().fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A song is sung 2 VP each')).toHaveCount(2)
  await expect(page.getByText('40 counted')).toBeVisible()
  const { view } = await muster.ask('fights.look', { id, watcher: 'public' })
  expect([view.score?.a.total, view.score?.b.total]).toEqual([80, 0])
})

test('a deck is handed on as a file and comes in elsewhere under another name', async ({ muster }) => {
  const { page } = muster
  await muster.ask('decks.create', { name: 'Club cards', from: { kind: 'muster' } })
  const { content } = await muster.ask('decks.pack', {
    id: (await muster.ask('decks.list', {}))[0]?.id ?? '',
  })
  const file = join(muster.folder, 'club.muster-deck')
  await writeFile(file, Buffer.from(content, 'base64'))
  await muster.go('/decks')
  await page.getByRole('button', { name: 'Export Club cards as a file' }).press('Enter')
  await expect(page.getByText('Club cards was written as a deck file.')).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await (await chosen).setFiles(file)
  await expect(page.getByText('You have a deck named Club cards already.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import it' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Club cards (imported)' })).toBeFocused()

  await writeFile(file, '{"format":"muster-deck"}')
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await (await again).setFiles(file)
  await expect(page.getByText('This is not a deck file of Muster', { exact: false })).toBeVisible()
  // Another bad file: what was said of the one before is not true of it.
  await writeFile(file, Buffer.alloc(12 * 1024 * 1024))
  const third = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await (await third).setFiles(file)
  await expect(
    page.getByText('club.muster-deck is larger than a deck can be', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('This is not a deck file of Muster', { exact: false })).toHaveCount(0)
})

test('a file that takes long to read says so, and is let go by button, by Escape and by leaving', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await muster.ask('decks.create', { name: 'Club cards', from: { kind: 'muster' } })
  const { fileName, content } = await muster.ask('decks.pack', { id })
  const note = page.getByText(`Reading ${fileName}…`)
  const choose = async (): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await (await chosen).setFiles({ name: fileName, mimeType: '', buffer: Buffer.from(content, 'base64') })
  }
  await muster.go('/decks')
  const ways = [
    () => page.getByRole('button', { name: 'Cancel' }).press('Enter'),
    () => page.keyboard.press('Escape'),
  ]
  for (const leave of ways) {
    const letGo = await heldBack(page, 'decks.unpack')
    await choose()
    await expect(note).toBeVisible()
    expect(await violations(page)).toEqual([])
    await leave()
    await expect(page.getByText(`${fileName} is no longer read. Nothing was taken from it.`)).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
    const answered = page.waitForResponse('**/call/decks.unpack')
    letGo()
    // Its answer comes too late.
    expect(await (await answered).json()).toMatchObject({ problem: { code: 'deck-file/stopped' } })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const letGo = await heldBack(page, 'decks.unpack')
  await choose()
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Factions' }).click()
  letGo()
  await page.getByRole('link', { name: 'Decks' }).click()
  await choose()
  await expect(page.getByText('You have a deck named Club cards already.')).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(await muster.ask('decks.list', {})).toHaveLength(1)
})
