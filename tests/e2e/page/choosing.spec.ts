import type { Page } from '@playwright/test'
import { OTHER_SIDE, SIDES, blipId } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { unitsOfBlip } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import { storedState } from '../../support/stored-fight.ts'
import { beginFight, firstLine, give, openBattle, playTo, trooperActs } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
import { expect, test } from '../support/test.ts'

const isChosen = (page: Page, piece: string) =>
  expect(page.locator(`[data-piece="${piece}"]`)).toHaveAttribute('aria-pressed', 'true')

test('a piece is chosen by its number, and what is typed of it belongs to no button', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const side = storedState(muster, id).turn?.side ?? 'a'
  // Blip 1, 10 or 12: the acting side's, and two digits may come as slowly as they like.
  await page.keyboard.press('1')
  await expect(page.getByRole('status').filter({ hasText: '1' })).toContainText('Blip 1')
  await page.keyboard.press('2')
  await isChosen(page, `${side}-blip-12`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await isChosen(page, `${side}-blip-1`)
  expect(storedState(muster, id).turn?.activation).toBeNull()
  await page.keyboard.press('Escape')
  await page.keyboard.press('9')
  await isChosen(page, `${side}-blip-9`)
  // With a piece chosen, a digit is the inches of a Move.
  await page.keyboard.press('Escape')
  await page.keyboard.type('88')
  await expect(page.getByRole('textbox', { name: 'Straight line' })).toHaveCount(0)
  await expect.poll(() => storedState(muster, id).turn?.activation?.piece).toBe(`${side}-blip-8`)
})

test('a target is chosen by its number, where no measurement waits for a digit', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const unit = await trooperActs(muster, id)
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/points left/)).toBeVisible()
  await page.keyboard.press('7')
  await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
  const side = unit.startsWith('a') ? 'a' : 'b'
  await isChosen(page, `${OTHER_SIDE[side]}-blip-7`)
})

test('between rounds a number turns a Blip over, and Enter after it rolls for nothing', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['withdraw', 'reveal', 'activate'] })
  await muster.go(`/fight/${id}`)
  await page.getByRole('button', { name: /^Roll for the next round/ }).focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await isChosen(page, 'a-blip-1')
  expect(storedState(muster, id).phase).toBe('between-rounds')
  // Typed once more, it is the other side's.
  for (const side of SIDES) {
    await page.keyboard.type('12')
    await isChosen(page, blipId(side, 12))
  }
  await page.keyboard.press('v')
  await expect.poll(() => storedState(muster, id).blips['b-blip-12']).toBeUndefined()
})

test('choosing a piece of the other side ends the turn, once it may be ended', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const state = storedState(muster, id)
  const side = state.turn?.side ?? 'a'
  const other = OTHER_SIDE[side]
  const hidden = Object.values(state.blips).flatMap((blip) =>
    blip.side === other ? unitsOfBlip(state, blip).map((unit) => ({ blip: blip.id, unit: unit.id })) : [],
  )
  const [first] = hidden
  if (!first) throw new Error('Every squad has a trooper.')
  await give(muster, id, { kind: 'reveal', side: other, blip: first.blip })
  const card = page.locator(`[data-piece="${first.unit}"]`)
  await expect(card).toBeVisible()
  // Nothing was activated: the turn is not to be ended.
  await card.click()
  await expect(card).not.toHaveAttribute('data-letter')
  expect(storedState(muster, id).turn?.side).toBe(side)

  const piece = `${side}-blip-16`
  await give(
    muster,
    id,
    { kind: 'activate', side, piece, as: 'unit', reveal: false },
    { kind: 'end-activation', side, piece, fields: [] },
  )
  await expect(page.getByText(/Choosing a unit of .+ ends the turn/)).toBeVisible()
  const before = storedState(muster, id)
  expect(before.turn).toMatchObject({ side, activation: null })
  // The arrows go past it.
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  expect(storedState(muster, id).turn?.side).toBe(side)

  await page.keyboard.type(first.unit.split('-').at(-1) ?? '')
  await isChosen(page, first.unit)
  expect(storedState(muster, id).turn?.side).toBe(other)
  await expect(firstLine(page)).toContainText(/ends its turn/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => storedState(muster, id).turn?.side).toBe(side)
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()

  // A Blip may be revealed in this turn as well: one key more, which ends the turn and activates it.
  const blip = `${other}-blip-${Object.values(before.blips).find((one) => one.side === other)?.square ?? 0}`
  await page.locator(`[data-piece="${blip}"]`).click()
  await expect(page.getByRole('button', { name: /^End the turn and activate/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Reveal only/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => storedState(muster, id).turn?.activation?.piece).toBe(blip)
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
})

test('no key that is pressed twice or held ends a round, or goes on past its end', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const phase = () => storedState(muster, id).phase
  const chooses = () => expect(page.locator('[data-stage="choose"]')).toBeVisible()
  // Typed ahead, and once more when the other side is to act.
  await page.keyboard.type('pp')
  await expect(page.locator('[data-ends="round"]')).toHaveText(/Pass, and end the round\s*Y/)
  await page.keyboard.press('p')
  await chooses()
  expect(phase()).toBe('action')

  // What was typed ahead is not meant for what comes after the round.
  const letGo = await heldBack(page, 'fights.act')
  await page.keyboard.type('yiqw')
  letGo()
  await expect(page.locator('[data-stage="between"]')).toBeFocused()
  for (const key of ['y', 'p', 'e', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(firstLine(page)).toContainText('Round 1 ends')

  // A side agrees to the end by Enter, pressed once more and held down: nobody rolls for a round.
  await page.keyboard.press('w')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.down('Enter')
  for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText(/has agreed|agrees to end/).first()).toBeVisible()
  expect(phase()).toBe('between-rounds')
  expect(storedState(muster, id).agreed).toEqual(['a'])

  // Held on a button it presses it once.
  await page.getByRole('button', { name: /^Roll for the next round/ }).focus()
  for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await chooses()
  expect(storedState(muster, id)).toMatchObject({ round: 2, turn: { activation: null, units: 0 } })
})
