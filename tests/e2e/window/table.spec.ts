import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/places.ts'
import { expect, test, type Muster } from '../support/test.ts'

/**
 * A game of three with secret choices, a die of eight sides and playing cards, in the rooms of the house alone: a line in
 * each of the two registries, and nothing else, makes it a game of Muster.
 */

test.use({ built: 'out-toy' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'),
      'build',
      '--config',
      'tests/toy/electron.vite.config.ts',
      '--outDir',
      join(ROOT, 'out-toy'),
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
  expect(status, `${stdout}${stderr}`).toBe(0)
})
test.afterAll(() => rmSync(join(ROOT, 'out-toy'), { recursive: true, force: true }))

/** Begins a night for three, of so many rounds. */
async function begin({ page }: Muster, rounds: number, more?: () => Promise<void>): Promise<void> {
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Lantern Night')
  await page.getByRole('navigation').getByRole('link', { name: 'Lantern Night' }).click()
  await page.getByRole('textbox', { name: 'Red', exact: true }).fill('Ada')
  await page.getByRole('textbox', { name: 'Green', exact: true }).fill('Bo <b>')
  await page.getByRole('textbox', { name: 'Blue', exact: true }).fill('Cleo')
  await page.getByRole('textbox', { name: 'Rounds' }).fill(String(rounds))
  await page
    .getByRole('textbox', { name: 'Where it is fought' })
    .or(page.getByLabel('Place'))
    .first()
    .fill('Pier')
  await more?.()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada, Bo <b> and Cleo')
}

/** One side chooses while the others look away. */
async function chooses({ page }: Muster, name: string, target: string, metres: string): Promise<void> {
  await page.getByRole('button', { name: `${name} chooses in secret` }).click()
  const secret = page.getByRole('dialog')
  await expect(secret.getByRole('radio')).toHaveCount(0)
  await secret.getByRole('button', { name: `I am ${name}` }).click()
  await secret.getByRole('button', { name: 'choose whom to throw at' }).click()
  await secret.getByRole('radio', { name: target }).click()
  await secret.getByRole('textbox', { name: 'How far away he stands' }).fill(metres)
  await secret.getByRole('button', { name: 'Do it' }).click()
  await expect(secret).toBeHidden()
}

const log = ({ page }: Muster) => page.getByRole('list', { name: 'Log' }).getByRole('listitem')

test('a game that brings no screens is set up, played, corrected, replayed, searched and printed', async ({
  muster,
}) => {
  const { page } = muster
  await begin(muster, 1)
  await page.keyboard.press('1')
  await expect(page.locator('[data-stage="choices"]')).toBeVisible()
  // Its words are explained on the table, and told by the house.
  const lanterns = page.getByRole('button', { name: 'Lanterns', exact: true }).first()
  await expect(lanterns).toHaveAttribute('aria-description', /three of.*book p\. 1/)
  await lanterns.click()
  await expect(page.locator('[popover]')).toContainText('the others try to put out')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F1')
  await page.getByRole('button', { name: 'Words of the game' }).click()
  const words = page.getByRole('dialog', { name: 'Words of the game' })
  await expect(words.locator('dt')).toHaveText(['Lantern', 'Night', 'Wind'])
  await words.getByRole('combobox', { name: 'Game' }).selectOption('7 Seconds')
  await expect(words.locator('dt').first()).toHaveText('Action')
  await words.getByRole('combobox', { name: 'Game' }).selectOption('Lantern Night')
  await words.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('dialog').locator('dt')).toHaveText(['Laterne', 'Nacht', 'Wind'])
  await page.keyboard.press('Escape')
  await chooses(muster, 'Ada', 'Cleo', '1')
  // Nobody else is told more than that there was a choice.
  await expect(log(muster).first()).toHaveText(/^Ada has chosen\./)
  await chooses(muster, 'Bo <b>', 'Ada', '8')
  await chooses(muster, 'Cleo', 'Ada', '7,5')
  await page.keyboard.press('1')
  await page.getByRole('radio', { name: 'Still' }).click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.locator('[data-stage="throws"]')).toBeVisible()
  const order = page.getByRole('list', { name: 'Who acts after whom' })
  await expect(order.locator('.turn')).toHaveCount(3)
  await expect(order.locator('.turn').first()).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('Throws at Ada over 7.5 metres')).toBeVisible()

  // The dice of the table are typed, one by one, as many as the rules ask for.
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Type the dice of the table' }).click()
  for (const die of ['8', '1', '1']) {
    await page.keyboard.press('1')
    await page.getByRole('textbox', { name: 'Die 1' }).fill(die)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Die 1' })).toBeHidden()
  }
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'The night is over.' })).toBeVisible()

  // Taken back and done again.
  const lines = await log(muster).count()
  await page.keyboard.press('Control+z')
  await expect(log(muster)).toHaveCount(lines - 1)
  await page.keyboard.press('Control+y')
  await expect(log(muster)).toHaveCount(lines)

  // An old line is given otherwise: what follows is told first.
  await log(muster).filter({ hasText: 'Cleo has chosen' }).getByRole('button').click()
  const correction = page.getByRole('dialog')
  await correction.getByRole('radio', { name: 'Bo <b>' }).click()
  await correction.getByRole('button', { name: 'What follows' }).click()
  await expect(correction.getByText(/lines? stays?\./)).toBeVisible()
  await correction.getByRole('button', { name: 'Correct it' }).click()
  await expect(correction).toBeHidden()
  await expect(log(muster).filter({ hasText: 'corrected' })).toHaveCount(1)

  // A die that was mistyped is given anew.
  await log(muster).filter({ hasText: 'misses' }).first().getByRole('button').click()
  await correction.getByRole('button', { name: 'Say what its dice showed' }).click()
  const die = correction.getByRole('textbox', { name: 'Die 1' })
  await expect(die).toHaveValue('1')
  await die.fill('')
  await expect(correction.getByRole('button', { name: 'What follows' })).toBeDisabled()
  await die.fill('7')
  await correction.getByRole('button', { name: 'What follows' }).click()
  await expect(correction.getByText(/lines? stays?\./)).toBeVisible()
  await expect(correction.getByText('One line then says something else')).toBeVisible()
  await expect(correction.getByText(/rolls 7/)).toBeVisible()
  await correction.getByRole('button', { name: 'Correct it' }).click()
  await expect(correction).toBeHidden()
  await expect(log(muster).filter({ hasText: 'corrected' })).toHaveCount(2)

  // Looked back at, line by line, and searched.
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Look back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay: Ada, Bo <b> and Cleo')
  await expect(page.getByText(/Round 1/).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('status').filter({ hasText: /The night is over\.$/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.toast').filter({ hasText: 'This is the last line.' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.toast')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('rolls 8')
  await expect(log(muster)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('nobody')
  await expect(page.getByText('No line says this')).toBeVisible()

  // On paper.
  await muster.go('/print?game=lanterns')
  await expect(page.getByRole('heading', { name: 'Print room' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Battle' })).toContainText('Ada, Bo <b> and Cleo')
  await expect(page.getByText('One page')).toBeVisible()
})

test('Muster plays for a side by what it may know, asks what it cannot see, and a keeper judges', async ({
  muster,
}) => {
  const { page } = muster
  await begin(muster, 2, async () => {
    await page.getByRole('textbox', { name: 'Keeper of the lanterns' }).fill('Tam')
    await page.getByRole('group', { name: 'Muster plays for' }).getByText('Blue').click()
  })
  // It has drawn the cards and chosen already; nobody is told whom.
  await expect(page.locator('[data-stage="choices"]')).toBeVisible()
  await expect(log(muster).filter({ hasText: /^Cleo has chosen\./ })).toContainText('by Muster')
  const group = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(group('Cleo')).toContainText('Muster plays')
  await chooses(muster, 'Ada', 'Cleo', '1')
  // Who only judges has a place at the table while the battle waits for them.
  await expect(group('Tam')).toHaveCount(0)
  await chooses(muster, 'Bo <b>', 'Ada', '2')
  await expect(group('Tam')).toContainText('Referee')
  // The keeper alone says how the wind blows.
  await expect(page.getByRole('button', { name: 'Tam: look how the wind blows' })).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('radio', { name: 'A gale' }).click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(log(muster).filter({ hasText: 'A gale blows.' })).toHaveCount(1)

  // What was decided last by somebody is taken back with all that the program had played since.
  const before = await log(muster).count()
  await page.keyboard.press('Control+z')
  await expect(log(muster).filter({ hasText: 'A gale blows.' })).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(log(muster)).toHaveCount(before)

  // Bo has to go home, and Ada as well: the program plays on to the end.
  for (const name of ['Bo <b>', 'Ada']) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: `Let Muster play for ${name}` }).click()
    await expect(group(name)).toContainText('Muster plays')
  }
  await expect(page.getByRole('button', { name: 'Tam: look how the wind blows' })).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('radio', { name: 'Still' }).click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
})

test('a PIN keeps a choice for its side, and games stand beside each other', async ({ muster }) => {
  const { page } = muster
  await begin(muster, 2)
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Ada chooses in secret' }).click()
  const secret = page.getByRole('dialog')
  await secret.getByRole('button', { name: 'I am Ada' }).click()
  await secret.getByText('A PIN for the rest of this battle').click()
  await secret.getByLabel('PIN', { exact: true }).fill('2468')
  await secret.getByRole('button', { name: 'Keep the PIN' }).click()
  await secret.getByRole('button', { name: 'Hand back' }).click()
  await expect(secret).toBeHidden()
  await page.getByRole('button', { name: 'Ada chooses in secret' }).click()
  await secret.getByLabel('PIN', { exact: true }).fill('1111')
  await secret.getByRole('button', { name: 'I am Ada' }).click()
  await expect(secret.getByText('That is not the PIN of this side')).toBeVisible()
  await secret.getByLabel('PIN', { exact: true }).fill('2468')
  await secret.getByRole('button', { name: 'I am Ada' }).click()
  await expect(secret.getByRole('button', { name: 'choose whom to throw at' })).toBeVisible()
  await page.keyboard.press('Escape')

  // A battle of the other game is told beside it.
  await muster.ask('fights.begin', {
    campaign: null,
    a: { kind: 'sample-faction', faction: 'new-tokyo' },
    b: { kind: 'sample-faction', faction: 'council-of-zane' },
    level: 'assist',
    rules: null,
  })
  await muster.go('/')
  await expect(page.getByRole('link', { name: 'Ada, Bo <b> and Cleo' })).toBeVisible()
  await page.getByRole('link', { name: 'New Tokyo against Zane' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New Tokyo')
})

test('each game has its cover and its library, and one that nobody plays is put away', async ({ muster }) => {
  const { page } = muster
  const cover = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(cover('Lantern Night')).toContainText(
    '3 players a battle. A referee may judge. Muster can play for somebody.',
  )
  await expect(cover('7 Seconds')).toContainText('rules of the book')
  const places = page.getByRole('navigation')
  const game = page.getByRole('combobox', { name: 'Game', exact: true })
  await game.selectOption('7 Seconds')
  await expect(places.getByRole('link', { name: 'Decks' })).toBeVisible()
  await game.selectOption('Lantern Night')
  await expect(places.getByRole('link', { name: 'Decks' })).toBeHidden()
  await muster.restart()
  await expect(muster.page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue('lanterns')

  await muster.go('/settings')
  for (const name of ['Lantern Night', 'Blast ’Em!', 'Traveller-style combat', 'Fast and Dirty', 'Downsync'])
    await muster.page.getByRole('checkbox', { name }).click()
  await expect(muster.page.getByRole('combobox', { name: 'Game', exact: true })).toBeHidden()
  await expect(muster.page.getByRole('navigation').getByRole('link', { name: 'Decks' })).toBeVisible()
  await muster.go('/')
  await expect(muster.page.getByRole('article')).toHaveCount(1)
  await muster.go('/settings')
  await muster.page.getByRole('checkbox', { name: 'Lantern Night' }).click()
  await expect(muster.page.getByRole('combobox', { name: 'Game', exact: true })).toBeVisible()
})
