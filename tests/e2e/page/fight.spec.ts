import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import type { Locator, Page } from '@playwright/test'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import {
  beginFight,
  firstLine,
  openBattle,
  openBattleIn,
  playOn,
  playTo,
  trooperActs,
} from '../support/fights.ts'
import { turnEndKey } from '../support/fingers.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

type Look = Output<'fights.look'>

const publicLook = (muster: Muster, id: string): Promise<Look> =>
  muster.ask('fights.look', { id, watcher: 'public' })

/** The Blip of a side under which a trooper with rifle and missiles hides; only a test may ask so. */
async function blipsWithTroopers(
  muster: Muster,
  id: string,
  side: Side,
): Promise<{ blip: string; unit: string }[]> {
  const { view } = await muster.ask('fights.look', { id, watcher: side })
  return view.blips.flatMap(({ id: blip, units }) => {
    const unit = units?.find((one) => /-(?:tactical|assault|scout|engineer)-/.test(one))
    return unit === undefined ? [] : [{ blip, unit }]
  })
}

/** Presses the letter that stands on a piece; a unit of a squad is chosen already when its turn comes. */
async function choose(page: Page, piece: string): Promise<void> {
  const card = page.locator(`[data-piece="${piece}"]`)
  await expect(card).toHaveClass(/(?:^| )candidate(?: |$)/)
  if ((await card.getAttribute('aria-pressed')) === 'true') return
  await expect(card).toHaveAttribute('data-letter', /[a-z]/)
  await page.keyboard.press((await card.getAttribute('data-letter')) ?? '')
}

/** The letter that stands on a piece. */
async function letterOf(page: Page, piece: string): Promise<string> {
  return (await page.locator(`[data-piece="${piece}"]`).getAttribute('data-letter')) ?? ''
}

/** Reveals a Blip, and activates a unit of it. */
async function revealToAct(
  page: Page,
  { blip, unit }: { readonly blip: string; readonly unit: string },
): Promise<void> {
  await choose(page, blip)
  await page.keyboard.press('v')
  await choose(page, unit)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
}

/** A trooper aims its rifle at a unit that has Target Counters, ready to type the range. */
async function aimRifle(muster: Muster, level: 'enforce' | 'assist'): Promise<void> {
  const { page } = muster
  const { id } = await openBattle(muster, 3, level)
  const { view } = await publicLook(muster, id)
  const side = view.turn?.side ?? 'a'
  const [first] = await blipsWithTroopers(muster, id, side)
  const [victim] = await blipsWithTroopers(muster, id, side === 'a' ? 'b' : 'a')
  if (!first || !victim) throw new Error('Every squad has a trooper with a rifle.')
  await revealToAct(page, first)
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await choose(page, victim.blip)
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-piece="${victim.unit}"]`)).toBeVisible()
  await page.keyboard.press('r')
  await choose(page, victim.unit)
}

async function typeDice(page: Page, dice: string): Promise<void> {
  await expect(page.locator('[data-dice]')).toBeVisible()
  for (const die of dice) await page.keyboard.press(die)
}

/** Passes for whoever is to act. */
async function pass(page: Page): Promise<void> {
  const before = await firstLine(page).getAttribute('data-decision')
  await page.keyboard.press(await turnEndKey(page))
  await expect(firstLine(page)).not.toHaveAttribute('data-decision', before ?? '')
}

test('a battle by keyboard with real dice: from a reveal to the standings', async ({ muster }) => {
  const { page } = muster
  const { id, campaign } = await openBattle(muster, 3)
  await page.keyboard.press('d')
  const { view } = await publicLook(muster, id)
  const side = view.turn?.side ?? 'a'
  const other = side === 'a' ? 'b' : 'a'
  const [first, second] = await blipsWithTroopers(muster, id, side)
  const [victim] = await blipsWithTroopers(muster, id, other)
  if (!first || !second || !victim) throw new Error('Every squad has two troopers with missiles.')

  // A Blip is revealed to act, moves, and targets another one.
  await revealToAct(page, first)
  await page.keyboard.press('m')
  await page.keyboard.type('7')
  await expect(page.getByRole('alert')).toContainText('(p.18)')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(firstLine(page)).toContainText('moves 3″')
  await page.keyboard.press('t')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await typeDice(page, '6')
  await expect(page.getByText('Points that nobody gets are lost.')).toBeVisible()
  await choose(page, victim.blip)
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await expect(page.getByText('3 of 6 points left')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(firstLine(page)).toContainText('is revealed by targeting')
  await expect(page.locator(`[data-piece="${victim.unit}"]`)).toContainText('3')

  // The squad is done, the other side passes, and the next one shoots: rifle, then missile.
  while ((await publicLook(muster, id)).view.turn?.side === side) {
    await page.keyboard.press('e')
    await expect.poll(async () => (await publicLook(muster, id)).decision).toBeGreaterThan(0)
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  }
  await pass(page)
  await revealToAct(page, second)
  await page.keyboard.press('r')
  await choose(page, victim.unit)
  await page.keyboard.type('4')
  await expect(page.getByText('3 dice')).toBeVisible()
  await expect(page.locator('.bar')).toHaveAttribute('aria-label', /killed/)
  await page.keyboard.press('Enter')
  // Dice are switched in the middle of a roll: what was typed stays, and the program rolls the rest.
  await typeDice(page, '6')
  await page.keyboard.press('d')
  await expect(firstLine(page)).toContainText('fires at')
  const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const shot = events.findLast(({ event }) => event.kind === 'rolled' && event.purpose === 'rifle')?.event
  expect(shot).toMatchObject({ dice: [6, expect.any(Number), expect.any(Number)] })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('r')
  await choose(page, victim.unit)
  await page.keyboard.press('Enter')
  await typeDice(page, '66')
  // Backspace takes back the die before, and it is typed again.
  await page.keyboard.press('Backspace')
  await typeDice(page, '66')
  await expect(firstLine(page)).toContainText('all miss')
  await page.keyboard.press('n')
  await choose(page, victim.unit)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reveal to intercept')).toBeVisible()
  await page.keyboard.press('Enter')
  // Who came to light with the target rolls before it.
  const { events: told } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const fired = told.findLast(({ event }) => event.kind === 'missile-fired')?.event
  const along = fired?.kind === 'missile-fired' ? fired.interceptors.length : 0
  await typeDice(page, '6'.repeat(along + 1))
  await expect(page.getByRole('heading', { name: /missile/ })).toBeVisible()
  await typeDice(page, '6')
  await expect(page.getByRole('heading', { name: /: deviation$/ })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('heading', { name: /missile/ })).toBeVisible()
  await typeDice(page, '6')
  await typeDice(page, '34')
  await expect(page.getByRole('list', { name: 'Typed so far' })).toContainText(
    /Countermeasures.*missile.*deviation/,
  )
  // From the empty field Backspace goes back over the roll before.
  await expect(page.getByLabel('Degrees', { exact: true })).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('heading', { name: /: deviation$/ })).toBeVisible()
  await typeDice(page, '4')
  await page.getByLabel('Degrees', { exact: true }).fill('90')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /7″ from .* at 3 o’clock/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.lines')).toContainText('A crater of')

  // Both pass: the round is over; in the next one both pass again, and a side withdraws.
  const ended = async (): Promise<boolean> => (await publicLook(muster, id)).view.phase === 'between-rounds'
  for (let turns = 0; turns < 6 && !(await ended()); turns += 1) {
    const { view: now } = await publicLook(muster, id)
    const key = now.turn?.activation ? 'e' : await turnEndKey(page)
    const before = await firstLine(page).getAttribute('data-decision')
    await page.keyboard.press(key)
    await expect(firstLine(page)).not.toHaveAttribute('data-decision', before ?? '')
  }
  await page.keyboard.press('i')
  await typeDice(page, '3')
  await typeDice(page, '5')
  await expect(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible()
  await pass(page)
  await pass(page)
  await expect(page.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible()
  await page.keyboard.press('q')
  await page
    .getByRole('dialog', { name: /Does .* withdraw\?/ })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(page.getByRole('heading', { name: /wants to withdraw/ })).toBeVisible()
  await page.keyboard.press('o')
  await page
    .getByRole('dialog', { name: /let them go\?/ })
    .getByRole('button', { name: 'Let them go' })
    .click()

  await expect.poll(async () => (await publicLook(muster, id)).view.phase).not.toBe('withdrawal')
  if ((await publicLook(muster, id)).view.phase === 'settling') {
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio', { name: 'Secured' }).click()
    await page.getByRole('button', { name: /Settle/ }).click()
    await expect.poll(async () => (await publicLook(muster, id)).view.phase).not.toBe('settling')
  }
  if ((await publicLook(muster, id)).view.phase === 'measuring') {
    const counts = page.locator('[data-measure]')
    await expect(counts.first()).toBeVisible()
    for (const count of await counts.all()) await count.fill('0')
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  const { view: over, summary } = await publicLook(muster, id)
  await expect(page.getByText(`${summary.names.a} withdrew.`)).toBeVisible()
  const before = await muster.ask('campaigns.view', { id: campaign })
  await page.getByRole('textbox', { name: 'Place' }).fill('Kettle Valley')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  const after = await muster.ask('campaigns.view', { id: campaign })
  expect(after.battles.at(-1)).toMatchObject({ place: 'Kettle Valley', level: 'enforce' })
  const pointsOf = (of: typeof after, who: Side): number =>
    of.account.standings.find(({ participant }) => participant === summary.participants[who])
      ?.campaignPoints ?? NaN
  const { winner, campaignPoints } = over.score?.result ?? {}
  for (const who of ['a', 'b'] as const) {
    expect(pointsOf(after, who) - pointsOf(before, who)).toBe(winner === who ? campaignPoints : 0)
  }
})

test('a battle goes on after the power was cut, and takes back and does again', async ({ muster }) => {
  const { id } = await openBattle(muster, 5)
  await playOn(muster, id, { seed: 5, commands: 90, avoid: ['reveal', 'pass', 'withdraw', 'agree-to-end'] })
  const before = await publicLook(muster, id)
  // What was played past the page is told by it a moment later.
  await expect(firstLine(muster.page)).toHaveAttribute('data-decision', String(before.decision))
  const told = await firstLine(muster.page).textContent()
  await muster.kill()
  await muster.start()
  const { page } = muster
  await muster.go(`/fight/${id}`)
  await expect(firstLine(page)).toHaveText(told ?? '')
  expect(await publicLook(muster, id)).toEqual(before)

  // The log is drawn as far as it is looked at: down to its first line.
  await expect(page.locator('[data-decision="1"]')).toHaveCount(0)
  await page.locator('.lines').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.locator('[data-decision="1"]')).toBeInViewport({ timeout: 500 })
  }).toPass()

  await page.keyboard.press('Control+z')
  await expect(firstLine(page)).toHaveAttribute('data-decision', String(before.decision - 1))
  await page.keyboard.press('Control+Shift+z')
  await expect(firstLine(page)).toHaveAttribute('data-decision', String(before.decision))
  expect(await publicLook(muster, id)).toEqual(before)

  await page.locator('[data-decision]').nth(3).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('takes back 4 decisions')
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(firstLine(page)).toHaveAttribute('data-decision', String(before.decision - 4))
  await expect(page.getByRole('button', { name: /Do again \(4\)/ })).toBeVisible()
})

test('where the program assists, what breaks a rule is asked about and marked', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 7, 'assist')
  await trooperActs(muster, id)
  await page.keyboard.press('m')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('(p.18)')
  await page.getByRole('button', { name: 'Do it all the same' }).click()
  await expect(firstLine(page)).toContainText('moves 8″')
  await expect(firstLine(page)).toContainText('Not by the rules')
})

test('a battle without a campaign is put away, or abandoned after a question', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'action', seed: 2 })
  await muster.go(`/fight/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Abandon/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon' }).click()
  await expect(page.getByText('Battle abandoned.')).toBeVisible()
  expect(await muster.ask('fights.underWay', {})).toEqual([])
})

const LONG =
  'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships beyond the Northern Wastes'

/** A campaign of two factions of the group's own, with names that are long and foreign. */
async function nastyCampaign(muster: Muster): Promise<string> {
  const make = async (name: string): Promise<string> =>
    (await muster.ask('factions.create', { name, from: { kind: 'archetype', archetype: 'drone-swarm' } })).id
  const { id } = await muster.ask('campaigns.start', {
    ...newCampaign(
      [
        newParticipant(LONG.slice(0, 60), await make(LONG)),
        newParticipant('Ben', await make('مملكة الرمال القديمة')),
      ],
      { name: LONG, rules: rulesFor('short') },
    ),
  })
  return id
}

test('zoomed in, what can be chosen is listed with its letters where it is asked for', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 7)
  const choices = page.locator('[data-choice]')
  await expect(choices).toHaveCount(0)
  for (const [width, height] of [
    [853, 533],
    [640, 400],
  ] as const) {
    await resize(muster, width, height)
    await expect(choices.first()).toBeInViewport()
    expect.soft(await overflowing(page), `at ${width}`).toEqual([])
  }
  expect.soft(await violations(page)).toEqual([])
  await choices.first().press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()

  // By its letter as ever, or as a button; what is measured keeps its keys.
  const { decision } = await publicLook(muster, id)
  await muster.ask('fights.takeBack', { id, decision })
  await trooperActs(muster, id)
  await page.keyboard.press('m')
  await expect(page.getByLabel('Straight line', { exact: true })).toBeFocused()
  const listed = page.getByRole('group', { name: 'Out of sight' })
  const first = choices.first()
  const second = choices.nth(1)
  await expect(second).toBeVisible()
  await page.keyboard.press(await letterOf(page, (await first.getAttribute('data-choice')) ?? ''))
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Straight line', { exact: true })).toBeFocused()
  expect.soft(await violations(page)).toEqual([])
  expect.soft(await overflowing(page)).toEqual([])

  // In a larger window all of it is in sight, also while the form is open.
  await resize(muster, 1280, 800)
  await expect(listed).toHaveCount(0)
})

test('a Blip that is revealed to act says who of it may act too, and names along a way leave the cursor', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const side = (await publicLook(muster, id)).view.turn?.side ?? 'a'
  const { view } = await muster.ask('fights.look', { id, watcher: side })
  const pair = view.blips.find(({ units }) => units?.length === 2)
  if (!pair?.units) throw new Error('No two units hide together.')
  await choose(page, pair.id)
  await page.keyboard.press('v')
  const [first = '', second = ''] = pair.units
  await choose(page, first)
  const stage = page.locator('.choose')
  await expect(stage).toContainText('of the same Blip may act too')
  // The key of their square may be an action by now: the other of the two has one that never is.
  await page.keyboard.press('y')
  await expect(page.locator(`[data-piece="${second}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(stage).toContainText('of the same Blip may act too')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()

  await page.keyboard.press('m')
  await page.keyboard.type('4')
  const inches = page.getByLabel('Straight line', { exact: true })
  await choose(page, `${side === 'a' ? 'b' : 'a'}-blip-1`)
  await expect(page.locator('.names')).toContainText('Blip 1')
  await expect(inches).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(inches).toHaveValue('3')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Movement spent', { exact: true })).toBeFocused()
})

test('an impossible shot cannot be rolled for, and says why', async ({ muster }) => {
  const { page } = muster
  await aimRifle(muster, 'enforce')
  const roll = page.locator('[data-submit="form"]')
  await page.keyboard.type('4')
  await expect(roll).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('o')
  await expect(page.getByText('the shot is impossible', { exact: false }).first()).toBeVisible()
  await expect(roll).toHaveAttribute('aria-disabled', 'true')
  await expect(roll).toHaveAccessibleDescription(/the shot is impossible\. \(p\.20\)/)
  const before = await firstLine(page).getAttribute('data-decision')
  await page.keyboard.press('Enter')
  await roll.press('Enter')
  await roll.click({ force: true })
  // Keys that are pressed while it is refused are not meant for what comes then.
  await expect(roll).not.toHaveAttribute('aria-busy', 'true')
  await expect(roll).toHaveAttribute('aria-disabled', 'true')
  await expect(firstLine(page)).toHaveAttribute('data-decision', before ?? '')
  await page.keyboard.press('o')
  await expect(roll).not.toHaveAttribute('aria-disabled', 'true')
})

test('why a shot is impossible is seen where one presses, also at 200 %', async ({ muster }) => {
  const { page } = muster
  await aimRifle(muster, 'enforce')
  // 1280 × 800 at 200 %.
  await resize(muster, 640, 400)
  const roll = page.locator('[data-submit="form"]')
  const why = page.getByText('the shot is impossible', { exact: false }).first()
  const seenWith = async (pressed: Locator): Promise<void> => {
    await expect(roll).toHaveAttribute('aria-disabled', 'true')
    await expect(why).toBeInViewport({ ratio: 1 })
    await expect(pressed).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.type('4')
  await page.keyboard.press('o')
  await seenWith(page.locator(':focus'))
  await page.keyboard.press('o')
  await expect(why).toBeHidden()
  const outOfArc = page.getByRole('button', { name: 'outside 180°' })
  await outOfArc.click()
  await seenWith(outOfArc)
  // Whoever presses what is blocked is shown why.
  // A wheel may still be turning when the button is pressed.
  await roll.evaluate((button) => {
    for (let one = button.parentElement; one; one = one.parentElement) one.scrollTop = one.scrollHeight
  })
  await expect(why).not.toBeInViewport()
  await roll.click({ force: true })
  await expect(why).toBeInViewport({ ratio: 1 })
})

test('where the program assists, an impossible shot is asked about', async ({ muster }) => {
  const { page } = muster
  await aimRifle(muster, 'assist')
  await page.keyboard.type('4')
  await page.keyboard.press('o')
  await expect(page.getByText('the shot is impossible', { exact: false }).first()).toBeVisible()
  const roll = page.locator('[data-submit="form"]')
  await expect(roll).not.toHaveAttribute('aria-disabled', 'true')
  await roll.click()
  await expect(page.getByRole('dialog')).toContainText('(p.20)')
})

test('the cards of a crowded side show whole names beside their letters', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  await resize(muster, 1280, 800)
  const { view } = await publicLook(muster, id)
  const side = view.turn?.side ?? 'a'
  for (let blip = 1; blip <= 16; blip += 1) {
    const { decision } = await publicLook(muster, id)
    const command = { kind: 'reveal', side, blip: `${side}-blip-${blip}` } as const
    await muster.ask('fights.act', { id, after: decision, command, rolls: null }).catch(() => undefined)
  }
  const cards = page.locator(`[data-piece^="${side}-"].crowded`)
  await expect(cards.locator('kbd').first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Kamikaze drone' }).first()).toBeVisible()
  const cut = await cards.locator('.own').evaluateAll((names) =>
    names
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('a name written from right to left is set apart in what is said of its side', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, await nastyCampaign(muster))
  await muster.go(`/fight/${id}`)
  const { summary } = await publicLook(muster, id)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`\u2068${summary.names.b}\u2069`)
  await playTo(muster, id, { phase: 'action', seed: 3 })
  await muster.ask('fights.setPin', { id, side: 'b', chosen: '2468' })
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menu')).toContainText(`\u2068${summary.names.b}\u2069`)
})

test('the console breaks no rule of accessibility and fits', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattleIn(muster, await nastyCampaign(muster), 11)
  const look = async (name: string): Promise<void> => {
    expect.soft(await violations(page), name).toEqual([])
    for (const [width, height] of [
      [640, 400],
      [1280, 800],
    ] as const) {
      await resize(muster, width, height)
      expect.soft(await overflowing(page), `${name} at ${width}`).toEqual([])
    }
  }
  await look('choosing')
  await page.keyboard.press('a')
  await look('a piece')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await page.keyboard.press('m')
  await look('a form')
  await page.keyboard.press('Escape')
  await playOn(muster, id, { seed: 1, commands: 60, avoid: ['pass', 'withdraw', 'agree-to-end'] })
  await look('a round')
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['reveal', 'activate'] })
  await expect(page.locator('[data-stage="between"]')).toBeVisible()
  await look('between rounds')
  await playTo(muster, id, {
    phase: 'over',
    seed: 4,
    avoid: ['reveal', 'activate', 'roll-initiative', 'pursue'],
  })
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  await look('after')
})
