import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import type { Page } from '@playwright/test'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { give, openBattle } from '../support/fights.ts'
import { storedState } from '../../support/stored-fight.ts'
import { violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'
import { resize } from '../support/window-size.ts'

test.slow()

const PINS = { a: '13579', b: '2468' } as const
/** The longest short name, without a place to break it. */
const WIDE = 'W'.repeat(24)
const LONG =
  'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships beyond the Wastes'

/** Goes to a control and presses a key on it, as somebody without a mouse does. */
async function press(
  page: Page,
  role: 'button' | 'checkbox' | 'radio',
  name: RegExp | string,
  key = 'Enter',
): Promise<void> {
  // A button may name its key after its words.
  const exactly = (text: string): RegExp =>
    new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: (?:(?:Ctrl |⌘)Enter|Esc))?$`)
  const control = page.getByRole(role, { name: typeof name === 'string' ? exactly(name) : name }).last()
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

/** What a side has that the other may not know: titles and numbers of its cards, and its hidden units. */
async function secretsOf(muster: Muster, fight: string, side: Side): Promise<string[]> {
  const { pins } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  const { view } = await muster.ask('fights.look', {
    id: fight,
    watcher: side,
    ...(pins[side] && { pin: PINS[side] }),
  })
  const { mission, troops, hand } = view.sides[side]
  const cards = [mission, troops, ...(hand?.missions ?? []), ...(hand?.troops ?? [])].filter(
    (one) => one !== null,
  )
  const hidden = view.units.filter((unit) => unit.side === side && unit.where === 'holding-area')
  return [...cards.flatMap((card) => [card.title, cardId(card)]), ...hidden.map(({ id }) => id)]
}

/** Nothing of a side's secrets is anywhere in the page: text, attributes, title, what was typed, storage. */
async function expectHidden(muster: Muster, fight: string, sides: readonly Side[]): Promise<void> {
  const everything = await muster.page.evaluate(() =>
    [
      document.title,
      location.href,
      document.documentElement.outerHTML,
      ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ].join('\n'),
  )
  for (const side of sides) {
    for (const secret of await secretsOf(muster, fight, side))
      expect(everything, `${side} hides ${secret}`).not.toContain(secret)
  }
}

async function fightOf({ page }: Muster): Promise<string> {
  await page.waitForURL(/#\/fight\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

/** Typed dice: the first side's, then the second's. */
async function typeDice(page: Page, a: number, b: number): Promise<void> {
  await press(page, 'button', 'We rolled real dice')
  for (const [index, die] of [a, b].entries()) {
    const group = page.getByRole('radiogroup').nth(index)
    await expect(group.getByRole('radio', { name: '1' })).toBeFocused()
    await page.keyboard.press(String(die))
    await expect(group.getByRole('radio', { name: String(die) })).toBeChecked()
  }
  await press(page, 'button', 'Take these dice')
}

async function placeObjectives(page: Page): Promise<void> {
  for (const letter of ['δ', 'ε', 'α', 'β', 'γ']) {
    await expect(page.getByRole('button', { name: `Objective ${letter} is on the table` })).toBeVisible()
    await press(page, 'checkbox', /lies in the defender/, 'Space')
    await press(page, 'checkbox', /from every table edge/, 'Space')
    // Only the defender's keep away from the others.
    const apart = page.getByRole('checkbox', { name: /from every other Objective/ })
    if (['δ', 'ε'].includes(letter)) await expect(apart).toHaveCount(0)
    else await press(page, 'checkbox', /from every other Objective/, 'Space')
    await page.keyboard.press('Control+Enter')
  }
}

/** One side's turn at the computer, by keys; gives the titles of what was offered to keep. */
async function secretSteps(muster: Muster, fight: string, side: Side, name: string): Promise<void> {
  const { page } = muster
  const other: Side = side === 'a' ? 'b' : 'a'
  await press(page, 'button', `Hand the computer to ${name}`)
  await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
  await page.keyboard.type(PINS[side])
  await page.keyboard.press('Tab')
  await page.keyboard.type(PINS[side])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Draw your cards' })).toBeFocused()
  await press(page, 'button', 'Draw')

  const choosing = page.getByRole('heading', { name: 'Keep one of each' })
  const mustering = page.getByRole('heading', { name: 'Muster your squad' })
  await expect(choosing.or(mustering)).toBeFocused()
  if (await choosing.isVisible()) {
    for (const group of await page.getByRole('dialog').getByRole('radiogroup').all()) {
      await group.getByRole('radio').first().focus()
      await page.keyboard.press('Space')
    }
    await expectHidden(muster, fight, [other])
    await press(page, 'button', 'Keep these')
  }
  await expect(mustering).toBeFocused()
  await expectHidden(muster, fight, [other])
  for (const group of await page.getByRole('dialog').getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('spinbutton', { name: 'Basic drone: how many' }).focus()
  await page.keyboard.press('ArrowUp')
  await press(page, 'button', 'Muster this squad')
  await leaveUnspent(page)
  await expect(page.getByRole('heading', { name: 'Holding Area', exact: true })).toBeFocused()

  // The first unit by keys to square 6, the others by chance; then undone, and spread again.
  const beside = page.getByRole('region', { name: 'Units beside the mat' })
  const count = await beside.getByRole('button').count()
  await beside.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Square 1: empty, a Decoy' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(beside.getByRole('button')).toHaveCount(count - 1)
  await expect(page.getByRole('button', { name: /^Square 6: (?!empty)/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(beside.getByRole('button')).toHaveCount(count)
  await press(page, 'button', 'Spread them for me')
  await expect(beside.getByRole('button')).toHaveCount(0)
  await press(page, 'button', 'The Holding Area is set')
  await expect(page.getByRole('heading', { name: 'You are ready' })).toBeFocused()
  await expectHidden(muster, fight, [other])
  await press(page, 'button', 'Done, hand back')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectHidden(muster, fight, SIDES)
}

async function deployAll(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `${name} deploys` })).toBeVisible()
  // From the attacker's edge no Objective is near, unless the table is small.
  const small = page.getByRole('button', { name: 'Ours is smaller' })
  const near = page.getByRole('button', { name: 'Blip 3 within 6″ of γ' })
  await expect(small.or(near).first()).toBeVisible()
  if (await small.isVisible()) {
    await expect(near).toHaveCount(0)
    await press(page, 'button', 'Ours is smaller')
  }
  await press(page, 'button', 'Blip 3 within 6″ of γ', 'Space')
  await expect(near).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'checkbox', /^All of them lie/, 'Space')
  await press(page, 'button', 'These 16 Blips are on the table')
}

/** The free foot of a square, below its units. */
async function middleOf(page: Page, square: number): Promise<[number, number]> {
  const box = await page.getByRole('button', { name: new RegExp(`^Square ${square}: `) }).boundingBox()
  return [(box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) - 8]
}

async function beginQuick(muster: Muster): Promise<string> {
  const { page } = muster
  await muster.go('/fight/new')
  await page.getByLabel('Second side').selectOption('council-of-zane')
  await page.keyboard.press('Control+Enter')
  return fightOf(muster)
}

test('a quick battle goes from its beginning to round 1 by keyboard, and neither side sees the other’s cards', async ({
  muster,
}) => {
  const { page } = muster
  const fight = await beginQuick(muster)
  await expect(page.getByText('42%').first()).toBeVisible()
  await typeDice(page, 6, 2)
  await expect(page.getByRole('heading', { name: 'Zane chooses a table edge' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'Who attacks?' })).toBeVisible()
  await page.keyboard.press('Control+y')
  await press(page, 'button', 'South')
  await placeObjectives(page)
  // The last one takes its fields along: the keys go on in what comes next.
  await expect(page.locator(':focus')).toHaveRole('button')

  await expect(page.getByRole('heading', { name: 'Cards, squad and Holding Area' })).toBeVisible()
  await secretSteps(muster, fight, 'a', 'New Tokyo')

  // A look again needs the PIN, and shows only while the key is held.
  await press(page, 'button', 'Show New Tokyo their cards')
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not the PIN')
  await page.keyboard.type(PINS.a)
  await page.keyboard.press('Enter')
  const hold = page.getByRole('button', { name: /^Hold to look/ })
  await expect(hold).toBeFocused()
  await expectHidden(muster, fight, SIDES)
  const [title = ''] = await secretsOf(muster, fight, 'a')
  await page.keyboard.down('Space')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expectHidden(muster, fight, ['b'])
  await page.keyboard.up('Space')
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.keyboard.down('Space')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByLabel('Your PIN')).toBeFocused()
  await expectHidden(muster, fight, SIDES)
  await page.keyboard.up('Space')
  await press(page, 'button', 'Back to the table')

  await secretSteps(muster, fight, 'b', 'Zane')
  await deployAll(page, 'Zane')
  await deployAll(page, 'New Tokyo')
  await expect(page.getByRole('heading', { name: / deploys$/ })).toBeHidden()
  const { summary, view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  expect(summary).toMatchObject({ phase: 'action', round: 1 })
  expect(view.blips).toHaveLength(32)
  await expectHidden(muster, fight, SIDES)
})

test('a tie is a Chance Encounter: no Objectives, and four Blips at a time', async ({ muster }) => {
  const { page } = muster
  const fight = await beginQuick(muster)
  await typeDice(page, 4, 4)
  await expect(page.getByRole('heading', { name: 'A Chance Encounter: who was quicker?' })).toBeVisible()
  // Who rolled real dice once is asked for real dice again.
  for (const index of [0, 1])
    await page.getByRole('radiogroup').nth(index).getByRole('radio', { name: '5' }).click()
  await expect(page.getByText('A tie is rolled again').last()).toBeVisible()
  await page.getByRole('radiogroup').nth(1).getByRole('radio', { name: '6' }).click()
  await press(page, 'button', 'Take these dice')
  await press(page, 'button', 'North')
  await expect(page.getByRole('list', { name: 'Steps before round 1' })).not.toContainText('Objectives')
  await secretSteps(muster, fight, 'b', 'Zane')
  await secretSteps(muster, fight, 'a', 'New Tokyo')
  for (const [name, blips] of [
    ['Zane', [1, 2, 3, 4]],
    ['New Tokyo', [5, 6, 7, 8]],
  ] as const) {
    await expect(page.getByRole('heading', { name: `${name} deploys` })).toBeVisible()
    for (const n of blips) await press(page, 'button', `Blip ${n}`, 'Space')
    if (name === 'Zane') {
      // Where the rules only assist, what is not by them is asked about first.
      await press(page, 'button', 'These 4 Blips are on the table')
      await expect(page.getByRole('dialog', { name: 'Not by the rules' })).toBeVisible()
      await press(page, 'button', 'Cancel')
      const { view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
      expect(view.blips).toEqual([])
    }
    await press(page, 'checkbox', /^All of them lie/, 'Space')
    await press(page, 'button', 'These 4 Blips are on the table')
  }
  await expect(page.getByRole('heading', { name: 'Zane deploys' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Blip 1', exact: true })).toBeHidden()
  await expectHidden(muster, fight, SIDES)
})

for (const [streak, missions] of [
  [2, 1],
  [3, 2],
] as const) {
  test(`a streak of ${streak} adds to the die and brings extra cards to choose from`, async ({ muster }) => {
    const { page } = muster
    const own = await muster.ask('factions.create', {
      name: LONG,
      from: { kind: 'archetype', archetype: 'drone-swarm' },
    })
    await muster.ask('factions.change', { id: own.id, change: { shortName: WIDE } })
    const { id } = await muster.ask('campaigns.start', {
      ...newCampaign([newParticipant(LONG, 'new-tokyo'), newParticipant('مملكة الرمال القديمة', own.id)], {
        name: LONG,
        rules: rulesFor('long'),
      }),
    })
    const { participants } = await muster.ask('campaigns.view', { id })
    for (let battle = 0; battle < streak; battle += 1) {
      await muster.ask('battles.enter', {
        campaign: id,
        before: null,
        report: {
          sides: [
            {
              participant: participants[0]?.id ?? '',
              victoryPoints: 9,
              role: null,
              roleDie: null,
              controlsTable: true,
              lost: {},
            },
            {
              participant: participants[1]?.id ?? '',
              victoryPoints: 2,
              role: null,
              roleDie: null,
              controlsTable: false,
              lost: {},
            },
          ],
          result: null,
          foughtOn: null,
          place: '',
          note: '',
        },
      })
    }
    await muster.go(`/fight/new/${id}`)
    await expect(page.getByText(`Streak of ${streak} wins.`)).toBeVisible()
    await press(page, 'button', 'Begin the battle')
    const fight = await fightOf(muster)
    await expect(page.getByText(`New Tokyo adds ${streak} for a streak of ${streak}.`)).toBeVisible()
    await typeDice(page, 3, 3)
    await press(page, 'button', 'East')
    await placeObjectives(page)
    // The widest short name stays within the smallest window, also on the screen of its side.
    const width = (): Promise<number> =>
      page.evaluate(() =>
        Math.max(
          ...Array.from(
            document.querySelectorAll('main *, [role="dialog"] *'),
            (one) => one.getBoundingClientRect().right,
          ),
        ),
      )
    await resize(muster, 640, 400)
    expect(await width()).toBeLessThanOrEqual(640)
    await press(page, 'button', `Hand the computer to ${WIDE}`)
    await expect(page.getByLabel('A PIN of your own, if you like')).toBeFocused()
    expect(await width()).toBeLessThanOrEqual(640)
    await press(page, 'button', 'Back to the table')
    await resize(muster, 1280, 800)
    await press(page, 'button', 'Hand the computer to New Tokyo')
    await press(page, 'button', /show my side/)
    await press(page, 'button', 'Draw')
    await expect(page.getByRole('heading', { name: 'Keep one of each' })).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Mission' }).getByRole('radio')).toHaveCount(missions)
    await expect(page.getByRole('radiogroup', { name: 'Troops' }).getByRole('radio')).toHaveCount(2)
    await expectHidden(muster, fight, ['b'])
    // What was chosen outlives a moment in which the screen is hidden.
    await page.getByRole('radiogroup', { name: 'Troops' }).getByRole('radio').nth(1).click()
    await press(page, 'button', 'Hide')
    await expectHidden(muster, fight, SIDES)
    await press(page, 'button', /show my side/)
    await expect(page.getByRole('radiogroup', { name: 'Troops' }).getByRole('radio').nth(1)).toBeChecked()
    await page.getByRole('radiogroup', { name: 'Mission' }).getByRole('radio').first().click()
    await press(page, 'button', 'Keep these')
    await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
}

test('no step before round 1 breaks a rule of accessibility or leaves the window', async ({ muster }) => {
  const { page } = muster
  await muster.go('/fight/new')
  await page.reload()
  const look = async (step: string): Promise<void> => {
    expect.soft(await violations(page), step).toEqual([])
    await resize(muster, 640, 400)
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), step)
      .toBeLessThanOrEqual(640)
    await resize(muster, 1280, 800)
  }
  const heading = (name: string | RegExp): Promise<void> =>
    expect(page.getByRole('heading', { name, exact: typeof name === 'string' })).toBeVisible()
  await heading('Play a battle')
  await look('begin')
  await beginQuick(muster)
  await heading('Who attacks?')
  await look('roles')
  await typeDice(page, 6, 2)
  await heading(/chooses a table edge/)
  await look('edge')
  await press(page, 'button', 'South')
  await heading(/places an Objective/)
  await look('objectives')
  await placeObjectives(page)
  await heading('Cards, squad and Holding Area')
  await look('cards')
  for (const name of ['New Tokyo', 'Zane']) {
    await press(page, 'button', `Hand the computer to ${name}`)
    if (name === 'New Tokyo') await look('gate')
    await press(page, 'button', /show my side/)
    await heading('Draw your cards')
    await press(page, 'button', 'Draw')
    await heading('Muster your squad')
    if (name === 'New Tokyo') await look('muster')
    for (const group of await page.getByRole('dialog').getByRole('radiogroup').all())
      await group.getByRole('radio').first().click()
    await press(page, 'button', 'Muster this squad')
    await leaveUnspent(page)
    await heading('Holding Area')
    if (name === 'New Tokyo') await look('mat')
    await press(page, 'button', 'Spread them for me')
    await expect(page.getByRole('region', { name: 'Units beside the mat' }).getByRole('button')).toHaveCount(
      0,
    )
    await press(page, 'button', 'The Holding Area is set')
    await heading('You are ready')
    if (name === 'New Tokyo') await look('ready')
    await press(page, 'button', 'Done, hand back')
  }
  await heading(/deploys$/)
  await look('deployment')
})

test('units are dragged, tapped and put back on the mat by mouse', async ({ muster }) => {
  const { page } = muster
  const fight = await beginQuick(muster)
  await typeDice(page, 6, 2)
  await press(page, 'button', 'South')
  await placeObjectives(page)
  await press(page, 'button', 'Hand the computer to New Tokyo')
  await press(page, 'button', /show my side/)
  await press(page, 'button', 'Draw')
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeVisible()
  for (const group of await page.getByRole('dialog').getByRole('radiogroup').all())
    await group.getByRole('radio').first().click()
  // Drones have the numbers of their line's rating.
  const { mission, troops, tech } = (await muster.ask('fights.look', { id: fight, watcher: 'a' })).view.sides
    .a
  const { rating } = troops?.lines[mission?.troopLine ?? 'A'] ?? {}
  if (!rating) throw new Error('Side a has its cards.')
  const basic = page.getByRole('listitem').filter({ hasText: 'Basic drone' }).first()
  await expect(basic.locator('.what')).toHaveText(new RegExp(`Robotics ${tech[rating].robotics}$`))
  // Points that would still buy drones are not lost without a word.
  await press(page, 'button', 'Muster this squad')
  await expect(page.getByRole('dialog', { name: /^Leave \d+ points? unspent\?$/ })).toBeVisible()
  await press(page, 'button', 'Cancel')
  await expect(page.getByRole('heading', { name: 'Muster your squad' })).toBeVisible()
  await press(page, 'button', 'Muster this squad')
  await leaveUnspent(page)
  const beside = page.getByRole('region', { name: 'Units beside the mat' })
  const place = (n: number) => page.getByRole('button', { name: new RegExp(`^Square ${n}: `) })
  await expect(beside).toBeVisible()
  const count = await beside.getByRole('button').count()

  const dragTo = async (from: { x: number; y: number }, n: number): Promise<void> => {
    const box = await place(n).boundingBox()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 5)
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 70, { steps: 4 })
    await page.mouse.up()
  }
  const first = await beside.getByRole('button').first().boundingBox()
  await dragTo({ x: (first?.x ?? 0) + 10, y: (first?.y ?? 0) + 10 }, 3)
  await expect(place(3)).not.toHaveAccessibleName(/empty/)
  await expect(beside.getByRole('button')).toHaveCount(count - 1)
  const news = page.getByRole('status')
  await expect(news.filter({ hasText: `${count - 1} units beside the mat` })).toBeAttached()

  await beside.getByRole('button').first().click()
  await page.mouse.click(...(await middleOf(page, 3)))
  await expect(beside.getByRole('button')).toHaveCount(count - 2)
  await beside.getByRole('button').first().click()
  await page.mouse.click(...(await middleOf(page, 3)))
  await expect(page.getByRole('status').filter({ hasText: 'Square 3 is full' })).toBeAttached()
  await expect(beside.getByRole('button')).toHaveCount(count - 2)
  // Both who stand there go, in one step.
  await place(3).focus()
  await page.keyboard.press('Backspace')
  await expect(beside.getByRole('button')).toHaveCount(count)
  await expect(news.filter({ hasText: `${count} units beside the mat` })).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect(beside.getByRole('button')).toHaveCount(count - 2)

  const chip = await page.locator('[data-square="3"] .unit-chip').first().boundingBox()
  await dragTo({ x: (chip?.x ?? 0) + 10, y: (chip?.y ?? 0) + 10 }, 16)
  await expect(place(16)).not.toHaveAccessibleName(/empty/)
  await place(16).focus()
  await page.keyboard.press('Backspace')
  await expect(beside.getByRole('button')).toHaveCount(count - 1)
})

test('a screen for all shows what everybody may know, and follows the battle', async ({ muster }) => {
  const { page } = muster
  const fight = await beginQuick(muster)
  const opened = page.context().waitForEvent('page')
  await press(page, 'button', 'Screen for all')
  const wall = await opened
  await expect(wall.getByText('Before round 1')).toBeVisible()
  await typeDice(page, 6, 2)
  await expect(wall.getByText('New Tokyo attacks.')).toBeVisible()
  await expect(wall).toHaveTitle('New Tokyo against Zane · Muster')
  expect(wall.url()).toContain(`#/public/${fight}`)
  await wall.keyboard.press('Control+z')
  await wall.keyboard.press('Control+Comma')
  await expect(wall.getByText('New Tokyo attacks.')).toBeVisible()
  expect(await violations(wall)).toEqual([])
  await muster.ask('program.setTheme', { theme: 'dark' })
  await expect(wall.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a screen for all shows every unit at once, who is ready, and what the players count on it', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 5)
  for (const { id: blip, side } of Object.values(storedState(muster, id).blips))
    await give(muster, id, { kind: 'reveal', side, blip })
  const { view, decision } = await muster.ask('fights.look', { id, watcher: 'public' })
  const units = view.units.filter(({ where }) => where === 'table')
  expect(units.length).toBeGreaterThan(16)
  const [unit] = units
  if (!unit) return
  const command = {
    kind: 'set-counter',
    side: unit.side,
    piece: unit.id,
    name: 'Grenades',
    count: 3,
  } as const
  await muster.ask('fights.act', { id, after: decision, command, rolls: null })
  await resize(muster, 1280, 720)
  await muster.go(`/public/${id}`)
  const lines = page.locator('.unit')
  await expect(lines).toHaveCount(units.length)
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
  await expect(lines.filter({ hasText: 'ready' })).toHaveCount(
    units.filter(({ id: one, activation }) => activation && view.turn?.activation?.piece !== one).length,
  )
  await expect(page.getByText('Grenades 3')).toBeVisible()
})

test('house rules hold for one battle alone', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/fight/new/${id}`)
  await page.getByText('House rules for this battle alone').click()
  await page.getByPlaceholder('Find a house rule').fill('kamikaze that touches')
  await page.getByRole('radio', { name: 'Against each' }).click()
  await expect(page.getByText('One house rule for this battle alone')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Who attacks?' })).toBeVisible()
  const [fight] = await muster.ask('fights.underWay', {})
  const { view } = await muster.ask('fights.look', { id: fight?.id ?? '', watcher: 'public' })
  const { rules } = await muster.ask('campaigns.view', { id })
  expect(view.rules.kamikazeContacts).toBe('each')
  expect(rules.battle.kamikazeContacts).toBe('one')
  expect({ ...view.rules, kamikazeContacts: 'one' }).toEqual(rules.battle)
})
