import type { Page } from '@playwright/test'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { button } from '../support/by-keys.ts'
import { storedState } from '../../support/stored-fight.ts'
import { settlementsWanted } from '../../../shared/systems/seven-seconds/battle/ending/wishes.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { OTHER_SIDE } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { beginFight, give, playTo } from '../support/fights.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'
import { resize } from '../support/window-size.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** A battle whose sides draw their cards next, open on the screen. */
async function atTheCards(muster: Muster): Promise<string> {
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'cards', seed: 2 })
  await muster.go(`/fight/${id}`)
  await expect(heading(muster.page, 'Cards, squad and Holding Area')).toBeVisible()
  return id
}

/** Draws and musters, without a PIN, as far as the mat. */
async function toTheMat(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Muster your squad')).toBeFocused()
  await musterSquad(page)
}

async function musterSquad(page: Page): Promise<void> {
  for (const group of await page.getByRole('dialog').getByRole('radiogroup').all())
    await group.getByRole('radio').first().click()
  await page.keyboard.press('Control+Enter')
  await leaveUnspent(page)
  await expect(heading(page, 'Holding Area')).toBeFocused()
}

test('a side takes back its own steps in private, one by one, until the other side has done something', async ({
  muster,
}) => {
  const { page } = muster
  const id = await atTheCards(muster)
  const decision = async (): Promise<number> =>
    (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  const before = await decision()
  await button(page, 'Hand the computer to New Tokyo').click()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Draw your cards')).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  // Nothing of this side is there to be taken back: what was done in the open stays.
  await page.keyboard.press('Control+z')
  expect(await decision()).toBe(before)
  await toTheMat(page)

  // On the mat what was moved comes first, then the squad.
  await button(page, 'Spread them for me').click()
  const beside = page.getByRole('region', { name: 'Units beside the mat' })
  await expect(beside.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(beside.getByRole('button')).not.toHaveCount(0)
  expect(await decision()).toBe(before + 2)
  expect(await violations(page)).toEqual([])
  await resize(muster, 640, 400)
  expect(await overflowing(page)).toEqual([])
  await resize(muster, 1280, 800)
  await page.keyboard.press('Control+z')
  await expect(heading(page, 'Muster your squad')).toBeFocused()
  // Cards that were drawn stay drawn.
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  expect(await decision()).toBe(before + 1)

  // The way again; then the Holding Area that was set lies open with every unit where it was.
  await musterSquad(page)
  await button(page, 'Spread them for me').click()
  await expect(beside.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'You are ready')).toBeFocused()
  await button(page, 'Take back the Holding Area').click()
  await expect(heading(page, 'Holding Area')).toBeFocused()
  await expect(beside.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')

  // The other side has drawn: the first one looks, and has nothing to take back any more.
  await button(page, 'Hand the computer to Zane').click()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Draw your cards')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Muster your squad')).toBeFocused()
  await page.keyboard.press('Escape')
  await button(page, 'Show New Tokyo their cards').click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Hold to look/ })).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Take back/ })).toHaveCount(0)
})

test('a quick battle is fought with a faction of the group’s own, under its own emblem', async ({
  muster,
}) => {
  const { page } = muster
  await muster.ask('factions.create', {
    name: 'Kestrel Pact',
    from: { kind: 'archetype', archetype: 'watchers' },
  })
  await muster.ask('factions.create', { name: 'Half a Plan', from: { kind: 'blank' } })
  await muster.go('/fight/new')
  const second = page.getByLabel('Second side')
  await expect(second.locator('option', { hasText: 'Half a Plan (not finished' })).toBeDisabled()
  await second.selectOption({ label: 'Kestrel Pact' })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New Tokyo against Kestrel Pact' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who attacks?' })).toBeVisible()
})

test('the sides wear the colours of their factions in the campaign, on every screen of the battle', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('campaigns.start', {
    ...newCampaign([
      newParticipant('Ada', 'new-tokyo'),
      newParticipant('Ben', 'council-of-zane'),
      newParticipant('Cleo', 'peoples-utopian-collective'),
    ]),
  })
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const [, second, third] = participants.map((one) => ({ kind: 'participant', participant: one.id }) as const)
  if (!second || !third) throw new Error('Three take part.')
  await muster.go(`/fight/new/${campaign}`)
  await page.getByLabel('First side').selectOption(third.participant)
  await page.getByLabel('Second side').selectOption(second.participant)
  await expect(page.locator('.mark.side-2')).toBeVisible()
  await expect(page.locator('.mark.side-1')).toBeVisible()

  const { id } = await muster.ask('fights.begin', {
    campaign,
    a: third,
    b: second,
    level: 'enforce',
    rules: null,
  })
  await muster.go(`/fight/${id}`)
  await expect(page.locator('.part.side-2')).toBeVisible()
  await playTo(muster, id, { phase: 'action', seed: 4 })
  await expect(page.locator('header .faction.a')).toHaveClass(/side-2/)
  await expect(page.locator('header .faction.b')).toHaveClass(/side-1/)
  await expect(page.locator('.blips').first()).toHaveClass(/side-2/)
  await muster.go(`/public/${id}`)
  await expect(page.locator('.who.a')).toHaveClass(/side-2/)
  await expect(page.locator('.who.b')).toHaveClass(/side-1/)
})

test('the attacker settles the Objectives alone, beginning with what the mission wants; nobody else sees it', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['withdraw', 'reveal', 'activate'] })
  const { attacker } = storedState(muster, id)
  if (attacker === null) throw new Error('Another seed is needed.')
  await give(
    muster,
    id,
    { kind: 'withdraw', side: OTHER_SIDE[attacker] },
    { kind: 'allow-withdrawal', side: attacker },
  )
  const wishes = settlementsWanted(view(storedState(muster, id), attacker), attacker)
  if (wishes.length === 0) throw new Error('Another seed is needed.')
  await muster.go(`/fight/${id}`)
  await expect(page.locator('[data-settles]')).toHaveCount(5)
  await expect(page.locator('[role="radio"][aria-checked="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: /begin with what the mission wants/ }).click()
  await expect(page.getByText('Your mission:')).toHaveCount(0)
  await page.getByRole('button', { name: /show my side/ }).click()
  const own = page.getByRole('dialog')
  await expect(own.getByText('Your mission:').first()).toBeVisible()
  await expect(own.locator('[role="radio"][aria-checked="true"]')).toHaveCount(wishes.length)
  expect(await violations(page)).toEqual([])
  // Handed back without having settled, the table shows nothing of it.
  await page.keyboard.press('Escape')
  await expect(page.locator('[role="radio"][aria-checked="true"]')).toHaveCount(0)
  await expect(page.getByText('Your mission:')).toHaveCount(0)

  await page.getByRole('button', { name: /begin with what the mission wants/ }).click()
  await page.getByRole('button', { name: /show my side/ }).click()
  await expect(own.getByRole('radiogroup')).toHaveCount(5)
  for (const group of await own.getByRole('radiogroup').all())
    if ((await group.locator('[aria-checked="true"]').count()) === 0)
      await group.getByRole('radio').first().click()
  await own.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect.poll(() => storedState(muster, id).phase).not.toBe('settling')
  await expect(own).toHaveCount(0)
})

test('before a side withdraws it looks alone at what that would bring', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['withdraw', 'reveal', 'activate'] })
  await muster.go(`/fight/${id}`)
  await expect(page.locator('[data-stage="between"]')).toBeVisible()
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'New Tokyo alone: what it would bring now' }).click()
  await page.getByRole('button', { name: /show my side/ }).click()
  const told = page.getByRole('heading', { name: 'If the battle ended now' })
  await expect(page.getByRole('button', { name: /^Hold to look/ })).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: /^Hold to look/ }).focus()
  await page.keyboard.down('Enter')
  await expect(told).toBeVisible()
  await expect(page.getByText('You withdraw and are let go')).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Escape')
  expect(storedState(muster, id).phase).toBe('between-rounds')
})
