import type { Page } from '@playwright/test'
import { unitsOfBlip } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import { OTHER_SIDE, SIDES } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { secretsOf } from '../../support/secrets.ts'
import { storedState } from '../../support/stored-fight.ts'
import { button } from '../support/by-keys.ts'
import { beginFight, give, playOn, playTo } from '../support/fights.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'

const PIN = '86420975'
const NAME = 'Wren Canary'
const NOTE = 'The canary sings at dawn'
const LAYOUT = 'Canary habit'

/** Everything that comes to a page from the program: answers and notices. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  const answers: Promise<string>[] = []
  const notices: string[] = []
  page.on('response', (response) => {
    if (/\/(call|notices)/.test(response.url()) && response.request().method() === 'POST')
      answers.push(response.text().catch(() => ''))
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  // Notices have no end: what of them comes in is told part by part.
  const streams = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.endsWith('/notices')) return
    streams.add(requestId)
    void network
      .send('Network.streamResourceContent', { requestId })
      .then(({ bufferedData }) => notices.push(plain(bufferedData)))
  })
  network.on('Network.dataReceived', ({ requestId, data }) => {
    if (streams.has(requestId) && data !== undefined) notices.push(plain(data))
  })
  return async () => [...(await Promise.all(answers)), ...notices].join('\n')
}

const plain = (data: string): string => Buffer.from(data, 'base64').toString()

/** What a page shows and keeps, as text. */
async function keptIn(page: Page): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  return [await page.content(), await page.title(), page.url(), kept].join('\n')
}

/** Neither heard nor shown is anything that side b hides now. */
function expectNothing(muster: Muster, fight: string, heard: string, shown: string): void {
  const secrets = secretsOf(storedState(muster, fight), 'b')
  expect(secrets.length).toBeGreaterThan(0)
  for (const secret of [...secrets, PIN, LAYOUT]) expect(heard).not.toContain(secret)
  // On a screen ids and titles stand without their quotation marks; ids of cards are also those of other things.
  for (const text of [NOTE, PIN, LAYOUT, ...secrets.map((secret) => JSON.parse(secret) as string)].filter(
    (one) => one.length > 4,
  ))
    expect(shown).not.toContain(text)
}

/** Side b at its gate: cards, squad and Holding Area behind a PIN, then handed back. */
async function stepsOfZane(page: Page): Promise<void> {
  await button(page, 'Hand the computer to Zane').click()
  await page.getByLabel('A PIN of your own, if you like').fill(PIN)
  await page.getByLabel('The same PIN once more').fill(PIN)
  await page.keyboard.press('Enter')
  await button(page, 'Draw').click()
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeVisible()
  for (const group of await page.getByRole('dialog').getByRole('radiogroup').all())
    await group.getByRole('radio').first().click()
  await button(page, 'Muster this squad').click()
  await leaveUnspent(page)
  await button(page, 'Spread them for me').click()
  await button(page, 'The Holding Area is set').click()
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeVisible()
  await button(page, 'Done, hand back').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('neither the screen for all nor the table hears of what a side hides before it comes to light', async ({
  muster,
}) => {
  const { page } = muster
  const fight = await beginFight(muster, null)
  await playTo(muster, fight, { phase: 'cards', seed: 2 })
  await give(muster, fight, { kind: 'draw-cards', side: 'a' })
  await muster.go(`/fight/${fight}`)
  const screen = await page.context().newPage()
  const heardThere = await listenTo(screen)
  const goTo = (route: string) => screen.goto(new URL(`/#${route}`, page.url()).href)
  await goTo(`/public/${fight}`)
  await expect(screen.getByRole('heading', { level: 1 })).toBeAttached()
  await page.bringToFront()
  await stepsOfZane(page)

  // What it asks and does now is the owner's; what the windows hear of it is not.
  const key = { id: fight, pin: PIN }
  const { view } = await muster.ask('fights.look', { ...key, watcher: 'b' })
  const named = view.units.filter(({ side, type }) => side === 'b' && type === 'tactical')
  for (const command of [
    {
      kind: 'name-units',
      side: 'b',
      names: named.map(({ id: unit }, n) => ({ unit, name: `${NAME} ${n}`, trooper: null })),
    },
    { kind: 'note', side: 'b', piece: null, text: NOTE, private: true },
  ] as const) {
    const { decision: after } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    await muster.ask('fights.act', { ...key, after, command, rolls: null })
  }
  await muster.ask('fights.keepLayout', { ...key, side: 'b', name: LAYOUT, squares: [] })
  const heardHere = await listenTo(page)
  await page.reload()
  const nothingYet = async (look = keptIn): Promise<void> => {
    expectNothing(muster, fight, await heardThere(), await look(screen))
    expectNothing(muster, fight, await heardHere(), await keptIn(page))
  }

  await playTo(muster, fight, { phase: 'action', seed: 2 })
  await playOn(muster, fight, { commands: 8, seed: 2, avoid: ['reveal', 'withdraw', 'agree-to-end'] })
  await nothingYet()
  for (const [route, asks] of [
    [`/fight/${fight}`, 'fights.log'],
    [`/replay/${fight}`, 'fights.moment'],
    ['/print/cards', 'printing.options'],
    ['/histories', 'histories.battles'],
  ] as const) {
    const answered = screen.waitForResponse((response) => response.url().endsWith(`/call/${asks}`))
    await goTo(route)
    await (await answered).finished()
    // The print room shows every card of the deck, whoever holds it.
    await nothingYet(route === '/print/cards' ? () => Promise.resolve('') : keptIn)
  }

  // And then everybody hears of who comes to light, and of nobody else.
  await goTo(`/public/${fight}`)
  const state = storedState(muster, fight)
  const [blip, unit] = Object.values(state.blips).flatMap((one) => {
    const known = unitsOfBlip(state, one).find(({ name }) => name?.startsWith(NAME))
    return known ? [one.id, known] : []
  }) as [string, (typeof state.units)[string]]
  await give(muster, fight, { kind: 'reveal', side: 'b', blip })
  await expect(screen.getByText(unit.name ?? '').first()).toBeVisible()
  for (const heard of [heardThere, heardHere]) {
    await expect.poll(heard).toContain(unit.name)
    await expect.poll(heard).toContain('"kind":"logged"')
  }
  await nothingYet()
})

test('a replay that shows a side shows the open table again when the battle goes on after all', async ({
  muster,
}) => {
  const { page } = muster
  const fight = await beginFight(muster, null)
  await playTo(muster, fight, { phase: 'action', seed: 2 })
  const first = storedState(muster, fight).turn?.side ?? 'a'
  for (const side of [first, OTHER_SIDE[first]]) await give(muster, fight, { kind: 'pass', side })
  for (const side of SIDES) await give(muster, fight, { kind: 'agree-to-end', side })
  await muster.go(`/replay/${fight}`)
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  await eyes.selectOption('b')
  await expect(eyes).toHaveValue('b')
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  await muster.ask('fights.takeBack', { id: fight, decision })
  await expect(eyes).toHaveValue('public')
})
