import { unitsOfBlip } from '../../../shared/systems/seven-seconds/battle/state/look.ts'
import { OTHER_SIDE } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { storedEvents, storedState } from '../../support/stored-fight.ts'
import { beginFight, firstLine, give, openBattle, playTo, trooperActs } from '../support/fights.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** What a player presses: each key once the screen is ready for it. */
function counting({ page }: Muster) {
  let strokes = 0
  const press = async (key: string): Promise<void> => {
    strokes += 1
    await page.keyboard.press(key)
  }
  const letter = async (piece: string): Promise<void> => {
    const card = page.locator(`[data-piece="${piece}"]`)
    await expect(card).toHaveAttribute('data-letter', /./)
    await press((await card.getAttribute('data-letter')) ?? '')
  }
  return { press, letter, strokes: () => strokes }
}

/** Deploys every Blip, none of them near an Objective. */
async function deployFar(muster: Muster, id: string): Promise<void> {
  while (storedState(muster, id).phase === 'deployment') {
    const { options, decision: after } = await muster.ask('fights.look', { id, watcher: 'public' })
    const offer = options.find(({ command }) => command === 'deploy')
    const field = offer?.fields.blips
    const blip = field?.kind === 'list' ? field.of.blip : undefined
    if (!offer || field?.kind !== 'list' || blip?.kind !== 'one') throw new Error('Blips are to be deployed.')
    const blips = blip.of.slice(0, field.most).map((one) => ({ blip: one, near: [] }))
    const command = { kind: 'deploy', side: offer.side, blips, inZone: true } as const
    await muster.ask('fights.act', { id, after, command, rolls: null })
  }
}

test('sixteen Blips of a side move with 12 strokes at most', async ({ muster }) => {
  const { page } = muster
  const id = await beginFight(muster, null)
  await playTo(muster, id, { phase: 'deployment', seed: 3 })
  await deployFar(muster, id)
  await muster.go(`/fight/${id}`)
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  const side = storedState(muster, id).turn?.side ?? 'a'
  const { press, strokes } = counting(muster)
  const ofSide = () =>
    storedEvents(muster, id).filter((event) => event.kind === 'moved' && event.piece.startsWith(side)).length
  let own = 0
  while (ofSide() < 16) {
    const { turn } = storedState(muster, id)
    const before = strokes()
    await press('b')
    await expect(page.locator('[data-stage="several"]')).toBeVisible()
    await press('Enter')
    await expect.poll(() => storedState(muster, id).turn?.side).not.toBe(turn?.side)
    await expect(page.locator('[data-stage="choose"]')).toBeVisible()
    if (turn?.side === side) own += strokes() - before
  }
  expect(own).toBeLessThanOrEqual(12)
})

test('a trooper is revealed, targets, fires and ends with 9 strokes', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const state = storedState(muster, id)
  const side = state.turn?.side ?? 'a'
  const hidden = Object.values(state.blips).map((blip) => ({ ...blip, units: unitsOfBlip(state, blip) }))
  const trooper = hidden.find(
    (blip) =>
      blip.side === side && blip.units[0] !== undefined && /tactical|assault/.test(blip.units[0].type),
  )
  const target = hidden.find((blip) => blip.side === OTHER_SIDE[side] && blip.units.length === 1)
  if (!trooper || !target) throw new Error('Another seed is needed.')
  const { press, letter, strokes } = counting(muster)
  await letter(trooper.id)
  await expect(page.getByRole('button', { name: /Reveal, then activate/ })).toBeVisible()
  await press('v')
  await expect(page.getByText('Or act at once')).toBeVisible()
  await press('t')
  await expect(page.locator('[data-submit="form"]')).toBeVisible()
  await press('Enter')
  await expect(page.getByText(/points left/)).toBeVisible()
  await letter(target.id)
  await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
  await press('3')
  await press('Enter')
  await expect(firstLine(page)).toContainText('targets')
  await press('r')
  // The range that was measured for the targeting stands there.
  await expect(page.locator('[data-measure]').first()).toHaveValue('3')
  await press('Enter')
  await expect.poll(() => storedEvents(muster, id).some(({ kind }) => kind === 'rifle-fired')).toBe(true)
  expect(strokes()).toBeLessThanOrEqual(9)
  const spent = storedEvents(muster, id).find(({ kind }) => kind === 'pool-spent')
  expect(spent).toMatchObject({ left: 0 })
})

test('a Range Band is enough: gone to by arrow keys for targeting, it stands in the band of the rifle', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const state = storedState(muster, id)
  const enemy = OTHER_SIDE[state.turn?.side ?? 'a']
  const target = Object.values(state.blips).find(
    (blip) => blip.side === enemy && unitsOfBlip(state, blip).length === 1,
  )
  if (!target) throw new Error('Another seed is needed.')
  await trooperActs(muster, id)
  const { press, letter } = counting(muster)
  await press('t')
  await expect(page.locator('[data-submit="form"]')).toBeVisible()
  await press('Enter')
  await expect(page.getByText(/points left/)).toBeVisible()
  await letter(target.id)
  await press('ArrowUp')
  await press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Band 2, 6–12″/ })).toHaveAttribute('aria-pressed', 'true')
  await press('Enter')
  await expect.poll(() => storedEvents(muster, id).find(({ kind }) => kind === 'pool-spent')).toBeTruthy()
  await press('r')
  await expect(page.locator('[data-measure]').first()).toHaveValue('0–12')
  await press('Enter')
  await expect(firstLine(page)).toContainText('0–12″')
  expect(storedEvents(muster, id).find(({ kind }) => kind === 'rifle-fired')).toMatchObject({
    range: [0, 12],
  })
})

test('what was measured after a Move goes with it when it is taken back', async ({ muster }) => {
  const { page } = muster
  const { id } = await openBattle(muster, 3)
  const state = storedState(muster, id)
  const side = state.turn?.side ?? 'a'
  const target = Object.values(state.blips).find((blip) => blip.side !== side)
  const unit = await trooperActs(muster, id)
  const { press, letter } = counting(muster)
  const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
  const aim = async (): Promise<void> => {
    await give(muster, id, {
      kind: 'move',
      side,
      piece: unit,
      inches: 6,
      spent: null,
      passes: [],
      near: [],
    })
    await expect(firstLine(page)).toHaveAttribute('data-decision', String(decision + 1))
    await press('t')
    await expect(page.locator('[data-submit="form"]')).toBeVisible()
    await press('Enter')
    await expect(page.getByText(/points left/)).toBeVisible()
    await letter(target?.id ?? '')
  }
  await aim()
  await press('9')
  await press('Enter')
  await expect(firstLine(page)).toContainText('targets')
  await muster.ask('fights.takeBack', { id, decision: decision + 1 })
  await expect(page.locator('[data-stage="acting"]')).toBeVisible()
  await aim()
  await expect(page.locator('[data-measure]:focus')).toHaveCount(1)
  await expect(page.locator('[data-measure]').first()).toHaveValue('')
})

/** A trooper acts, and a unit of the enemy has a Target Counter to fire a missile at. */
async function missileAtHand(muster: Muster): Promise<{ readonly id: string; readonly unit: string }> {
  const { id } = await openBattle(muster, 3, 'assist')
  const state = storedState(muster, id)
  const enemy = OTHER_SIDE[state.turn?.side ?? 'a']
  const hidden = Object.values(state.blips).map((blip) => ({ ...blip, units: unitsOfBlip(state, blip) }))
  const target = hidden.find((blip) => blip.side === enemy && blip.units.length === 1)
  const unit = target?.units[0]?.id
  if (!target || unit === undefined) throw new Error('Another seed is needed.')
  await give(
    muster,
    id,
    { kind: 'reveal', side: enemy, blip: target.id },
    { kind: 'put-right', side: enemy, piece: unit, to: { counters: 1 }, reason: '' },
  )
  await trooperActs(muster, id)
  return { id, unit }
}

test('a missile is fired and explodes with 10 strokes at most', async ({ muster }) => {
  const { page } = muster
  const { id, unit } = await missileAtHand(muster)
  const { press, strokes } = counting(muster)
  const pending = () => storedState(muster, id).turn?.activation?.pending?.kind ?? null
  await press('n')
  await expect(page.locator(`[data-piece="${unit}"]`)).toHaveAttribute('aria-pressed', 'true')
  await press('Enter')
  await expect.poll(pending).toBe('flight')
  await expect(page.getByText('Reveal to intercept')).toBeVisible()
  await press('Enter')
  await expect.poll(pending).not.toBe('flight')
  if (pending() === 'blast') {
    await expect(page.getByRole('button', { name: /^Resolve/ })).toBeVisible()
    await press('Enter')
    await expect.poll(pending).toBeNull()
  }
  expect(strokes()).toBeLessThanOrEqual(10)
})

test('the way a missile goes off may be left to the dice on the table', async ({ muster }) => {
  const { page } = muster
  const { id } = await missileAtHand(muster)
  const { summary, view } = await muster.ask('fights.look', { id, watcher: 'public' })
  const side = view.turn?.side ?? 'a'
  const [own, enemy] = [summary.names[side], summary.names[OTHER_SIDE[side]]]
  const head = page.locator('header', { has: page.getByRole('heading', { name: /^Round/ }) })
  await page.keyboard.press('d')
  await page.keyboard.press('n')
  // No dice fall before the other side has said whether it intercepts.
  await expect(page.locator('[data-submit="form"]')).toHaveText(/^Fire missile/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reveal to intercept')).toBeVisible()
  await expect(head).toContainText(`${enemy} to answer`)
  await page.keyboard.press('Enter')
  // Neither intercepted nor a direct hit.
  for (const [what, whose] of [
    [/Countermeasures/, enemy],
    [/missile/, own],
  ] as const) {
    await expect(page.getByRole('heading', { name: what })).toBeVisible()
    await expect(head).toContainText(`${whose} to roll`)
    await page.keyboard.press('6')
  }
  await expect(page.getByRole('heading', { name: /deviation/ })).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: 'As the dice lie' })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByText(/the way the dice on the table show/)).toBeVisible()
  const steps = page.getByRole('list', { name: 'The missile, step by step' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^Path.*fires a missile/,
    /^Interceptors.*fails/,
    /^Hit.*deviates/,
    'Blast',
    'Damage',
  ])
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await expect(firstLine(page)).toContainText('the way the dice lie')
  const opened = storedEvents(muster, id).find(({ kind }) => kind === 'blast-opened')
  expect(opened).toMatchObject({ deviation: { inches: 7, direction: null } })
})
