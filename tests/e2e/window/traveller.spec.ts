import type { BattleEvent } from '../../../shared/systems/traveller/battle/documents/events.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_ENCOUNTERS } from '../../../shared/systems/traveller/samples/encounters.ts'
import { encounterState, playOn, setUpEncounter, wayTo } from '../../support/encounters.ts'
import { expect, test } from '../support/test.ts'

/** Traveller-style combat at the house's table, from the set-up to the next encounter. */

test('a fight at the bar is set up, fought by clicks, goes on, and its wounds stay', async ({ muster }) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', {
    system: 'traveller',
    name: 'Margins',
    startsOn: null,
    place: '',
    rules: null,
  })
  await muster.go(`/set-up/traveller/${campaign}`)
  // With an encounter come those for whom it was written.
  await page.getByRole('radio', { name: 'Closing Time at the Bent Compass' }).click()
  await expect(page.getByRole('checkbox', { name: 'Ruth Okonjo', exact: true }).first()).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closing Time at the Bent Compass')
  await expect(page.getByText('Still to roll Initiative')).toBeVisible()
  for (const side of ['The Patient Margin', 'Quay Street'])
    await page
      .getByRole('button', { name: new RegExp(`${side}.*roll Initiative`, 'iu') })
      .first()
      .click()
  await expect(page.getByText(/Still to open the round/u)).toBeVisible()
  for (let at = 0; at < 2; at += 1) {
    await page
      .getByRole('button', { name: /open the round/iu })
      .first()
      .click()
    await page.getByRole('button', { name: 'Do it' }).click()
  }
  // The Initiative track stands above the table, and whoever acts is named.
  await expect(
    page.getByRole('list', { name: 'Who acts after whom' }).locator('[aria-current]').first(),
  ).toBeVisible()
  await expect(page.getByText(/has the turn, on count|act together, on count/u).first()).toBeVisible()
})

const system = 'traveller'
const has = (events: readonly BattleEvent[], kind: BattleEvent['kind']): boolean =>
  events.some((event) => event.kind === kind)

test('three sides meet, with an ambush, full auto, a grapple and two casualties, and the next encounter knows it', async ({
  muster,
}) => {
  test.setTimeout(180_000)
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', {
    system,
    name: 'Margins',
    startsOn: null,
    place: '',
    rules: null,
  })
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
  await muster.go('/')
  const wanted = (events: readonly BattleEvent[]): boolean =>
    has(events, 'shown') &&
    has(events, 'pair-taken') &&
    has(events, 'grabbed') &&
    events.filter(({ kind }) => kind === 'fell').length >= 2
  await playOn(
    muster,
    fight,
    wayTo(encounterState(muster, fight), ({ ending }, events) => ending !== null && wanted(events)),
  )
  await muster.go(`/fight/${fight}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('comes out of hiding').first()).toBeAttached()

  // The report tells it, and everybody goes on with their wounds.
  await muster.go(`/adventure/${system}/${campaign}`)
  const stay = page.getByRole('button', { name: 'Let wounds and ammunition stay' })
  await expect(stay).toHaveCount(3)
  for (let left = 3; left > 0; left -= 1) {
    await stay.first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Margins')
    await muster.go(`/adventure/${system}/${campaign}`)
    await expect(stay).toHaveCount(left - 1)
  }
  const state = encounterState(muster, fight)
  const hurt = Object.values(state.fighters).find(({ fate }) => fate === 'unconscious' || fate === 'dead')
  if (!hurt) throw new Error('Two went down.')
  const kept = await muster.ask('documents.list', { system, campaign })
  expect(kept.find(({ name }) => name === hurt.name)?.document).toMatchObject({
    characteristics: {
      str: { left: hurt.left.str },
      dex: { left: hurt.left.dex },
      end: { left: hurt.left.end },
    },
  })
  const next = await muster.ask('fights.setUp', {
    system,
    campaign,
    level: 'enforce',
    said: {
      encounter: 'brawl',
      people: people.map((one) => ({ ...one, side: one.side === 'side-3' ? 'side-2' : one.side })),
    },
  })
  const again = Object.values(encounterState(muster, next.id).fighters).find(({ name }) => name === hurt.name)
  expect(again?.left).toEqual(hurt.left)
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
        has(events, 'wove') &&
        has(events, 'rammed') &&
        events.some((event) => event.kind === 'craft-lost' && event.explodes),
    ),
  )
  await muster.go(`/fight/${fight}`)
  await expect(page.getByText(/is scrap, and explodes/u).first()).toBeAttached()
  await expect(page.getByText(/ weaves with /u).first()).toBeAttached()
  await expect(page.getByText('Harrow delivery van and who is aboard')).toBeVisible()
  // What the public sees is the same table.
  await muster.go(`/replay/${fight}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Coast Road, Downhill')
})
