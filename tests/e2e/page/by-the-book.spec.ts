import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { unitsOfBlip } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import { OTHER_SIDE, SIDES } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { storedState } from '../../support/stored-fight.ts'
import { beginFight, give, openBattle, playTo, trooperActs } from '../support/fights.ts'
import { expect, test } from '../support/test.ts'

test('who is recorded as near the target of a missile stands along its path, and is left out only with a reason', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 2, 'assist')
  const state = storedState(muster, id)
  const side = state.turn?.side ?? 'a'
  const enemy = OTHER_SIDE[side]
  const hidden = Object.values(state.blips).map((blip) => ({ ...blip, units: unitsOfBlip(state, blip) }))
  const pair = hidden.find((blip) => blip.side === enemy && blip.units.length === 2)
  const firer = hidden.find(
    (blip) => blip.side === side && blip.units.some(({ type }) => type === 'tactical'),
  )
  const [target, beside] = pair?.units.map((unit) => unit.id) ?? []
  const shooter = firer?.units.find(({ type }) => type === 'tactical')?.id
  if (!pair || !firer || !target || !beside || !shooter) throw new Error('Another seed is needed.')
  await give(
    muster,
    id,
    { kind: 'reveal', side: enemy, blip: pair.id },
    { kind: 'put-right', side: enemy, piece: target, to: { counters: 3 }, reason: '' },
    { kind: 'activate', side, piece: firer.id, as: 'unit', reveal: true },
    { kind: 'activate', side, piece: shooter, as: 'unit', reveal: false },
  )
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await page.keyboard.press('n')
  // Nobody else has Target Counters: it is chosen already.
  await expect(page.locator(`[data-piece="${target}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Recorded as near the target/)).toBeVisible()
  await expect(page.getByText('the target and one other may intercept')).toBeVisible()
  const drone = page.locator(`[data-piece="${beside}"]`)
  await expect(drone).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press((await drone.getAttribute('data-letter')) ?? '')
  const against = page.getByText(/^Units recorded as near the target may intercept/)
  await expect(against).toBeVisible()
  await page.getByLabel('Why they do not intercept').fill('A hill stands between')
  await expect(against).toHaveCount(0)
  await page.getByLabel('Why they do not intercept').press('Enter')
  await expect(page.locator('[data-decision]').filter({ hasText: 'A hill stands between' })).toBeVisible()
})

test('where the program assists, more drones than the card pays for are asked about before they come', async ({
  muster,
}) => {
  const { page } = muster
  const id = await beginFight(muster, null, 'assist')
  await playTo(muster, id, { phase: 'cards', seed: 3 })
  for (const side of SIDES) await give(muster, id, { kind: 'draw-cards', side })
  const look = await muster.ask('fights.look', { id, watcher: 'a' })
  const offer = look.options.find(({ command }) => command === 'muster')?.fields.drones
  if (offer?.kind !== 'drones') throw new Error('There are drones to be bought.')
  await muster.go(`/fight/${id}`)
  await page.getByRole('button', { name: 'Hand the computer to New Tokyo' }).click()
  await page.getByRole('button', { name: 'I am New Tokyo: show my side' }).click()
  await expect(page.getByLabel('Recce Drone: how many')).toBeVisible()
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio').first().click()
  await page.getByLabel('Recce Drone: how many').fill(String(Math.floor(offer.points / 3) + 1))
  await page.getByRole('button', { name: 'Muster this squad' }).click()
  await expect(page.getByText('Spend more than the card gives?')).toBeVisible()
  expect(storedState(muster, id).sides.a.mustered).toBe(false)
  await page.getByRole('button', { name: 'Do it all the same' }).click()
  await expect.poll(() => storedState(muster, id).sides.a.mustered).toBe(true)
})

test('between rounds a Blip is turned over by a click', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'between-rounds', seed: 4, avoid: ['withdraw', 'reveal'] })
  const { blips } = storedState(muster, id)
  const [blip] = Object.keys(blips)
  if (blip === undefined) throw new Error('Another seed is needed.')
  await muster.go(`/fight/${id}`)
  await expect(page.getByText('Each side may turn a Blip of its own over now too')).toBeVisible()
  await page.locator(`[data-piece="${blip}"]`).click()
  await page.keyboard.press('v')
  await expect.poll(() => storedState(muster, id).blips[blip]).toBeUndefined()
  expect(storedState(muster, id).phase).toBe('between-rounds')
  await expect(page.locator('[data-stage="between"]')).toBeVisible()
})

test('an action of a Damaged trooper rolls for its suit first, and goes on when it obeys', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3, 'assist')
  await trooperActs(muster, id, { damaged: true })
  await page.keyboard.press('d')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { name: /does the suit obey/ })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('textbox', { name: 'Straight line' })).toBeFocused()
})

test('a kamikaze that touches two of one square rolls against each, where the group plays so', async ({
  muster,
}) => {
  const { page } = muster
  /** A battle in which whoever acts has a kamikaze and the enemy two units on one square; null where it is none. */
  const battleWith = async (seed: number) => {
    const { id } = await muster.ask('fights.begin', {
      campaign: null,
      a: { kind: 'sample-faction', faction: 'new-tokyo' },
      b: { kind: 'sample-faction', faction: 'council-of-zane' },
      level: 'assist',
      rules: { ...DEFAULT_RULES, kamikazeContacts: 'each' },
    })
    await playTo(muster, id, { phase: 'action', seed })
    const state = storedState(muster, id)
    const side = state.turn?.side ?? 'a'
    const enemy = OTHER_SIDE[side]
    const hidden = Object.values(state.blips).map((blip) => ({ ...blip, units: unitsOfBlip(state, blip) }))
    const carrier = hidden.find(
      (blip) => blip.side === side && blip.units.some(({ type }) => type === 'kamikaze'),
    )
    const pair = hidden.find((blip) => blip.side === enemy && blip.units.length === 2)
    const [first, second] = pair?.units.map((unit) => unit.id) ?? []
    const drone = carrier?.units.find(({ type }) => type === 'kamikaze')?.id
    return carrier && pair && first && second && drone
      ? { id, side, enemy, carrier, pair, first, second, drone }
      : null
  }
  let found: Awaited<ReturnType<typeof battleWith>> = null
  for (let seed = 6; seed < 20 && !found; seed += 1) found = await battleWith(seed)
  if (!found) throw new Error('Another seed is needed.')
  const { id, side, enemy, carrier, pair, first, second, drone } = found
  await give(
    muster,
    id,
    { kind: 'reveal', side: enemy, blip: pair.id },
    { kind: 'put-right', side: enemy, piece: first, to: { counters: 4 }, reason: '' },
    { kind: 'put-right', side: enemy, piece: second, to: { counters: 2 }, reason: '' },
    { kind: 'activate', side, piece: carrier.id, as: 'unit', reveal: true },
    { kind: 'activate', side, piece: drone, as: 'unit', reveal: false },
  )
  await muster.go(`/fight/${id}`)
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  const cards = [first, second].map((unit) => page.locator(`[data-piece="${unit}"]`))
  /** They share the key of their square: pressed again, it takes the second too. */
  async function takeBoth(): Promise<void> {
    const key = (await cards[0]?.getAttribute('data-letter')) ?? ''
    await expect(page.locator(`[data-letter="${key}"]`)).toHaveCount(2)
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    for (const card of cards) await expect(card).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('k')
  await page.keyboard.type('5')
  await takeBoth()
  await page.keyboard.press('Enter')
  await expect(page.getByText('may explode', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: /^Explode Enter/ })).toBeVisible()
  await takeBoth()
  await expect(page.getByText(/falls to 4 or less.*falls to 2 or less/)).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  // The passive sensors put one more on each.
  for (const [needs, die] of [
    ['Less than 5 destroys', '2'],
    ['Less than 3 destroys', '5'],
  ] as const) {
    await expect(page.getByText(needs)).toBeVisible()
    await page.keyboard.press(die)
  }
  // Who is not struck is in the blast at 0".
  await expect(page.getByText('It explodes where it stands')).toBeVisible()
  await expect(cards[0] ?? page.locator('body')).toHaveCount(0)
  await expect(page.locator('.wish')).toHaveCount(1)
  await expect(page.locator('.wish [data-measure]')).toHaveValue('0')
  expect(storedState(muster, id).units[first]?.where).toBe('destroyed')
})
