import type { BattleEvent } from '../../../shared/systems/traveller/battle/documents/events.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { travellerPlay } from '../../../shared/systems/traveller/battle/play.ts'
import type { BattleState } from '../../../shared/systems/traveller/battle/state/state.ts'
import { SAMPLE_CASTS, SAMPLE_ENCOUNTERS } from '../../../shared/systems/traveller/samples/encounters.ts'
import { encounterState, setUpEncounter, wayTo } from '../../support/encounters.ts'
import { playOn } from '../../support/ways.ts'
import { chooseOption } from '../support/choose-option.ts'
import { expect, test } from '../support/test.ts'
import { newAdventure } from '../../support/new-campaign.ts'

/** Traveller-style combat at the house's table, from the set-up to the next encounter. */

const system = 'traveller'

test('a fight at the bar is set up, begun by clicks, fought, and its wounds stay for the next', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'Margins'))
  const { brawl } = SAMPLE_CASTS
  // The crew stands on the shelf, and is offered there in place of the samples of their names.
  for (const name of brawl.crew?.characters ?? [])
    await muster.ask('documents.create', {
      system,
      kind: 'character',
      campaign: null,
      document: SAMPLE_CHARACTERS[name],
    })
  const setUp = async (whom: string): Promise<void> => {
    await muster.go(`/set-up/${system}/${campaign}`)
    // With an encounter come those for whom it was written, and its sides are called as it calls them.
    await chooseOption(page, 'Encounter', 'Closing Time at the Bent Compass')
    const people = page.getByRole('group', { name: 'Who fights' })
    await expect(people.getByRole('checkbox', { name: new RegExp(`^${whom}( · |$)`, 'u') })).toBeChecked()
    const side = people.getByRole('combobox', { name: 'Side' }).first()
    await expect(side.locator('option:checked')).toHaveText('The Patient Margin')
    await expect(page.getByText('First side')).toHaveCount(0)
    await expect(page.getByText('Third side')).toHaveCount(0)
  }
  await setUp('Ruth Okonjo')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closing Time at the Bent Compass')
  await expect(page.getByText('Still to roll Initiative')).toBeVisible()
  for (const side of ['The Patient Margin', 'Quay Street'])
    await page
      .getByRole('button', { name: new RegExp(`${side}.*roll Initiative`, 'iu') })
      .first()
      .click()
  await expect(page.getByText(/Still to open the round/u)).toBeVisible()
  // One word for both sides.
  await page.getByRole('button', { name: /nobody hastens/iu }).click()
  // The Initiative track stands above the table, and whoever acts is named.
  await expect(
    page.getByRole('list', { name: 'Who acts after whom' }).locator('[aria-current]').first(),
  ).toBeVisible()
  await expect(page.getByText(/has the turn, on count|act together, on count/u).first()).toBeVisible()

  const hurtIn = (state: BattleState) =>
    Object.values(state.fighters).find(
      ({ id, fate, left, began }) =>
        fate === 'up' && state.setup.people[id]?.kept !== null && left.end < began.end,
    )
  const [fight] = await muster.ask('fights.underWay', {})
  const id = fight?.id ?? ''
  const isSo = (state: BattleState): boolean => state.ending !== null && hurtIn(state) !== undefined
  await playOn(muster, id, wayTo(encounterState(muster, id), isSo))
  const hurt = hurtIn(encounterState(muster, id))
  await muster.go(`/adventure/${system}/${campaign}`)
  await page.getByRole('button', { name: 'Let wounds and ammunition stay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Margins')

  // The campaign has its own of them now: each stands there once, and the next fight begins with their wounds.
  // The dead stay away; whoever is wounded comes.
  await setUp(hurt?.name ?? '')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Still to roll Initiative')).toBeVisible()
  const [next] = (await muster.ask('fights.underWay', {})).filter((one) => one.id !== id)
  const again = Object.values(encounterState(muster, next?.id ?? '').fighters)
  expect(again.find(({ name }) => name === hurt?.name)?.left).toEqual(hurt?.left)
})

const has = (events: readonly BattleEvent[], kind: BattleEvent['kind']): boolean =>
  events.some((event) => event.kind === kind)

test('three sides meet, with an ambush, full auto, a grapple and two casualties, and the next encounter knows it', async ({
  muster,
}) => {
  test.setTimeout(180_000)
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'Margins'))
  const { ambush } = SAMPLE_ENCOUNTERS
  const [visitors, wardens] = ambush.sides
  const { id: encounter } = await muster.ask('documents.create', {
    system,
    kind: 'encounter',
    campaign,
    document: {
      ...ambush,
      name: 'Three at the Vault',
      light: null,
      ground: { kind: 'bands' },
      sides: [
        visitors,
        { ...wardens, id: 'watch', name: 'Port Watch' },
        { ...visitors, id: 'quay', name: 'Quay Street', notes: '' },
      ],
    },
  })
  const cast = ['okonjo', 'corv', 'hale', 'brack', 'orlando', 'pell'] as const
  const people = []
  for (const [at, name] of cast.entries()) {
    const { id } = await muster.ask('documents.create', {
      system,
      kind: 'character',
      campaign,
      document: SAMPLE_CHARACTERS[name],
    })
    people.push({ character: id, side: `side-${Math.floor(at / 2) + 1}`, count: 1 })
  }
  const { id: fight } = await muster.ask('fights.setUp', {
    system,
    campaign,
    level: 'enforce',
    said: { encounter, people },
  })
  await muster.go(`/fight/${fight}`)
  // Whoever lies in wait is not seen by the others, and stands on no track.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three at the Vault')
  await expect(page.getByText('Sergeant Olin Brack', { exact: true })).toHaveCount(0)
  // Out of the others' sight their own side sees them, and may bring each of them in.
  await page.getByRole('button', { name: 'Port Watch', exact: true }).click()
  await page.getByRole('button', { name: 'I am Port Watch' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Sergeant Olin Brack: come into view' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Hand back' }).click()
  await muster.go('/')
  const wanted = (events: readonly BattleEvent[]): boolean =>
    has(events, 'shown') &&
    has(events, 'pair-taken') &&
    events.some((event) => event.kind === 'grabbed' && event.first && event.winner !== null) &&
    events.filter(({ kind }) => kind === 'fell').length >= 2
  await playOn(
    muster,
    fight,
    wayTo(encounterState(muster, fight), ({ ending }, events) => ending !== null && wanted(events)),
  )
  const state = encounterState(muster, fight)
  const sides = Object.values(state.fighters).map(({ side }) => side)
  expect([sides.length, new Set(sides).size]).toEqual([cast.length, 3])
  const fallen = Object.values(state.fighters).filter(({ fate }) => fate !== 'up')
  expect(fallen.length).toBeGreaterThanOrEqual(2)
  await muster.go(`/fight/${fight}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An ambush, full auto, a grapple, and who goes down: the log has each of them.
  for (const said of [/comes out of hiding/u, / fires full auto \(/u, /A pair at /u, / gets hold of /u])
    await expect(page.getByText(said).first()).toBeAttached()
  for (const { name, fate } of fallen)
    await expect(page.getByText(`${name} is ${fate}.`).first()).toBeAttached()

  // The report tells it, and everybody goes on with their wounds.
  await muster.go(`/adventure/${system}/${campaign}`)
  const stay = page.getByRole('button', { name: 'Let wounds and ammunition stay', exact: true })
  await expect(stay).toHaveCount(3)
  for (let left = 3; left > 0; left -= 1) {
    await stay.first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Margins')
    await muster.go(`/adventure/${system}/${campaign}`)
    await expect(stay).toHaveCount(left - 1)
  }
  const kept = await muster.ask('documents.list', { system, campaign })
  for (const { name, left } of fallen)
    expect(kept.find((one) => one.name === name)?.document).toMatchObject({
      characteristics: { str: { left: left.str }, dex: { left: left.dex }, end: { left: left.end } },
    })
  const next = await muster.ask('fights.setUp', {
    system,
    campaign,
    level: 'enforce',
    said: {
      encounter: 'brawl',
      people: [
        ...people.map((one) => ({ ...one, side: one.side === 'side-3' ? 'side-2' : one.side })),
        // Of each side somebody is up, whoever has fallen.
        { character: 'wren', side: 'side-1', count: 1 },
        { character: 'salt', side: 'side-2', count: 1 },
      ],
    },
  })
  const again = Object.values(encounterState(muster, next.id).fighters)
  for (const { name, left, fate } of fallen)
    expect(again.find((one) => one.name === name)).toMatchObject({ left, fate })
})

test('a car chase weaves, rams and blows up', async ({ muster }) => {
  test.setTimeout(180_000)
  const { page } = muster
  const fight = await setUpEncounter(muster, 'chase', { speed: 60 })
  await playOn(
    muster,
    fight,
    wayTo(
      encounterState(muster, fight),
      (_state, events) =>
        events.some((event) => event.kind === 'wove' && event.success) &&
        events.some((event) => event.kind === 'rammed' && event.success) &&
        events.some((event) => event.kind === 'craft-lost' && event.explodes),
    ),
  )
  await muster.go(`/fight/${fight}`)
  for (const said of [/ weaves with /u, / rams .* with /u, /is scrap, and explodes/u])
    await expect(page.getByText(said).first()).toBeAttached()
  await expect(page.getByText('Harrow delivery van and who is aboard')).toBeVisible()
  // What the public sees is the same table.
  await muster.go(`/replay/${fight}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Coast Road, Downhill')
})

test('dice that fell on the table are typed: many of them in one line', async ({ muster }) => {
  const { page } = muster
  const fight = await setUpEncounter(muster, 'brawl')
  const state = (): BattleState => encounterState(muster, fight)
  const canFire = (now: BattleState): boolean =>
    travellerPlay.options(now, 'side-1').some(({ command }) => command === 'fire-auto')
  await playOn(muster, fight, wayTo(state(), canFire))
  await muster.ask('program.setTypedDice', { typed: true })
  await muster.go(`/fight/${fight}`)
  await page
    .getByRole('button', { name: /full auto/iu })
    .first()
    .click()
  await page.getByRole('button', { name: 'Do it' }).click()
  const line = page.getByRole('textbox', { name: 'What fell' })
  await expect(line).toBeFocused()
  await line.fill('66 5 4 3 2 1 1 2 3 4 5 6')
  await expect(page.getByText('take away what is too much')).toBeVisible()
  const pairs = state()
  await line.fill('6 6,54 3.2;11')
  await page.getByRole('button', { name: 'Do it' }).click()
  const [step] = state().steps
  expect(pairs.steps).toEqual([])
  expect(step?.kind === 'pairs' && step.dice).toEqual([6, 6, 5, 4, 3, 2, 1, 1])
})
