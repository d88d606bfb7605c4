import type { Page } from '@playwright/test'
import type { BattleEvent } from '../../../shared/systems/downsync/battle/documents/events.ts'
import type { BattleState } from '../../../shared/systems/downsync/battle/state/state.ts'
import { taskforceState, wayOfTaskforces } from '../../support/taskforces.ts'
import { playOn } from '../../support/ways.ts'
import { chooseOption } from '../support/choose-option.ts'
import { expect, test } from '../support/test.ts'

/** Downsync at the house's table and on its shelves, as two players have it in an evening. */

const system = 'downsync'
const begun = { system, startsOn: null, place: '', rules: null }

/** A Reaction Engagement of four Units, a decoy, and infantry that loses a base and fights on. */
const isEventful = (events: readonly BattleEvent[], { units }: BattleState): boolean =>
  events.some((event) => event.kind === 'priority-known' && event.numbers.length >= 4) &&
  events.some((event) => event.kind === 'revealed' && event.unit === null) &&
  events.some((event) => event.kind === 'base-destroyed' && units[event.unit]?.fate === 'onTable')

test('a Standard Game of VIP Capture: a Reaction Engagement of four, a decoy, infantry that loses a base', async ({
  muster,
}) => {
  test.setTimeout(180_000)
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', { ...begun, name: 'Cold Water' })
  await muster.go(`/set-up/${system}/${campaign}`)
  await chooseOption(page, 'Mission', 'VIP Capture')
  const choose = (side: 'first' | 'second', list: string): Promise<void> =>
    chooseOption(page, `Force list of the ${side} side`, list)
  await choose('first', 'Third Tide')
  await choose('second', 'Sea Gate Watch')
  await expect(page.getByText(/This one is for a Small Game/u)).toBeVisible()
  await choose('second', 'Hollow Night')
  await expect(page.getByText(/This one is for/u)).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VIP Capture')
  await page.getByRole('button', { name: /roll/iu }).first().click()
  await expect(page.getByText(/says who deploys first/u).first()).toBeVisible()

  const [fight] = await muster.ask('fights.underWay', {})
  const id = fight?.id ?? ''
  const state = (): BattleState => taskforceState(muster, id)
  // Nobody is revealed yet: only Pings are asked for.
  await playOn(
    muster,
    id,
    wayOfTaskforces(state(), ({ phase }) => phase === 'designating'),
  )
  await page.getByRole('button', { name: /designate a Taskforce/u }).click()
  await expect(page.getByRole('group', { name: 'Pings', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Units', exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await playOn(
    muster,
    id,
    wayOfTaskforces(state(), (now, events) => now.engagement !== null && isEventful(events, now)),
  )
  await page.reload()
  await expect(page.getByRole('list', { name: 'Who acts after whom' })).toBeVisible()
  // Who was designated only the players can say: left out, most of what follows goes, and it says what to do.
  await page
    .getByRole('list', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: /designates/u })
    .first()
    .getByRole('button')
    .click()
  const correction = page.getByRole('dialog')
  await correction.getByRole('button', { name: 'Leave it out' }).click()
  await expect(correction.getByText(/no longer fit/u)).toBeVisible()
  await expect(correction.getByText(/take back from here and play on/u)).toBeVisible()
  await page.keyboard.press('Escape')
  await playOn(
    muster,
    id,
    wayOfTaskforces(state(), ({ ending }) => ending !== null),
  )
  const over = state()

  await muster.go(`/adventure/${system}/${campaign}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cold Water')
  for (const { name } of Object.values(over.units).filter(({ fate }) => fate === 'destroyed'))
    await expect(page.getByText(new RegExp(name, 'u')).first()).toBeVisible()
  await muster.go(`/report/${system}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VIP Capture')
  // A replay says how far the battle had come then.
  await muster.go(`/replay/${id}`)
  await expect(page.getByText(/· Who deploys first$/u)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText(/· The battle is over · round \d+$/u)).toBeVisible()
})

/** Whatever is in a field goes, and this is typed. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first()
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** Presses a button with the keyboard, as often as is said. */
async function press(page: Page, name: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await page.getByRole('button', { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }
}

const OWN = [
  { name: 'Skerry', sig: 'Small', spd: '8', def: '14', count: 2 },
  { name: 'Breakwater', sig: 'Medium', spd: '6', def: '13', count: 3 },
  { name: 'Harbourmaster', sig: 'Large', spd: '5', def: '12', count: 1 },
]

test('own Unit cards are typed, make a force, and fight a campaign of three battles', async ({ muster }) => {
  test.setTimeout(180_000)
  const { page } = muster
  for (const { name, sig, spd, def } of OWN) {
    await muster.go(`/library/${system}/unit-card`)
    await press(page, 'New Unit card')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type(name)
    await type(page, 'Faction', 'Harbour Watch')
    await page.getByRole('combobox', { name: 'Signature (SIG)' }).focus()
    await page.keyboard.type(sig)
    await type(page, 'Speed (SPD)', spd)
    await type(page, 'Defense (DEF)', def)
    // The card is drawn as it is typed.
    const card = page.getByRole('article', { name })
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card).toContainText(`SIG ${sig}`)
    await expect(page.getByText('Everything is kept')).toBeVisible()
  }

  const { id: campaign } = await muster.ask('adventures.begin', { ...begun, name: 'Three Tides' })
  await muster.go(`/library/${system}/force-list`)
  await press(page, 'New force list')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('The Watch')
  await type(page, 'Faction', 'Harbour Watch')
  await expect(page.getByText('Not finished')).toBeVisible()
  for (const { name, count } of OWN) await press(page, `Take ${name} into the force`, count)
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByText('Everything is kept')).toBeVisible()
  const kept = await muster.ask('documents.list', { system, campaign: null })
  const list = kept.find(({ name }) => name === 'The Watch')
  expect(list?.kind).toBe('force-list')

  for (const mission of ['vip-capture', 'open-channel', 'dead-weight']) {
    const { id } = await muster.ask('fights.setUp', {
      system,
      campaign,
      level: 'enforce',
      said: { mission, player1: 'Nia', list1: list?.id ?? '', player2: 'Omar', list2: 'lamp-row' },
    })
    await playOn(
      muster,
      id,
      wayOfTaskforces(taskforceState(muster, id), ({ ending }) => ending !== null),
    )
    const { units } = taskforceState(muster, id)
    expect(
      Object.values(units).filter(({ side, card }) => side === 'side-1' && card.faction === 'Harbour Watch'),
    ).toHaveLength(6)
  }
  // All three stand in the log, and both players in the standings.
  await muster.go(`/adventure/${system}/${campaign}`)
  for (const mission of ['VIP Capture', 'Open Channel', 'Dead Weight'])
    await expect(page.getByText(mission).first()).toBeVisible()
  await page.getByRole('link', { name: 'Standings' }).click()
  for (const name of ['Nia', 'Omar']) await expect(page.getByText(name).first()).toBeVisible()
})
