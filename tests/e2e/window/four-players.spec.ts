import { loop } from '../../../shared/systems/blast-em/battle/decide.ts'
import { isAnybodyLeft } from '../../../shared/systems/blast-em/battle/ending/objective.ts'
import { profileOf } from '../../../shared/systems/blast-em/battle/state/look.ts'
import type { BattleState, ModelState } from '../../../shared/systems/blast-em/battle/state/state.ts'
import { TEAM_DOCUMENT } from '../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { missionState, playUntil } from '../../support/missions.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

/** An evening of four players: a team is put together, a mission is played to its end, and the sequel begins. */

const CREW = ['Imre', 'Marta', 'Pell', 'Rook', 'Sabine']

/** Somebody of a team who is lost for good. */
const lostOne = (state: BattleState): ModelState | null =>
  Object.values(state.models).find(({ origin, fate }) => origin === 'team' && fate === 'out') ?? null

/** Who may treat whom of the same team who is Mostly Dead, with time for more than one try. */
function toSave(state: BattleState): { healer: ModelState; patient: ModelState } | null {
  for (const { command, fields } of loop.sidesOf(state).flatMap((side) => loop.options(state, side))) {
    if (command !== 'treat' || fields.watched?.kind !== 'is') continue
    const called = (name: string): ModelState | undefined => {
      const field = fields[name]
      return field?.kind === 'is' ? state.models[String(field.value)] : undefined
    }
    const [healer, patient] = [called('model'), called('patient')]
    if (healer && patient?.origin === 'team' && (patient.turnsLeft ?? 0) > 1) return { healer, patient }
  }
  return null
}

const lastOf = (url: string): string => url.split('/').at(-1) ?? ''

function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The way has led somewhere else.')
  return value
}

test('four players: a team is put together, one is saved by cards, one is lost, and the sequel begins', async ({
  muster,
}) => {
  test.setTimeout(180_000)
  const { page } = muster
  const does = (name: RegExp | string) => page.getByRole('button', { name }).first().click()
  const looks = async (): Promise<void> => {
    expect(await overflowing(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  }

  // A campaign, and in it a team for twelve points.
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Blast ’Em!')
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await place('Campaigns').click()
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Blast ’Em!' }) })
    .getByRole('button', { name: 'New campaign' })
    .click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Thursdays')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'No mission yet' })).toBeVisible()
  await place('Its teams').click()
  await page.getByRole('button', { name: 'New team' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Night Nurses')
  for (const type of ['Medic', 'Corpsman', 'Trooper', 'Trooper']) await does(`Take a ${type}`)
  for (const [at, name] of CREW.entries()) {
    await page.getByRole('button', { name: new RegExp(`^Member ${at + 1}`, 'u') }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill(name)
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`, 'u') })).toBeVisible()
  }
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await looks()

  // The others keep theirs, and all four sit down.
  const [campaign] = await muster.ask('campaigns.list', {})
  for (const team of ['lantern-choir', 'spare-parts', 'loud-and-sorry'] as const)
    await muster.ask('documents.create', {
      system: 'blast-em',
      kind: 'team',
      campaign: campaign?.id ?? null,
      document: SAMPLE_TEAMS[team],
    })
  await place('Log').click()
  await page.getByRole('button', { name: 'Begin a mission' }).first().click()
  // What else it is stands beside each name.
  const choose = async (what: string, name: string): Promise<void> => {
    const choice = page.getByRole('combobox', { name: what, exact: true })
    const option = choice.locator('option').filter({ hasText: name }).first()
    await choice.selectOption((await option.getAttribute('value')) ?? '')
  }
  await choose('Mission', 'The Last Relay')
  const seats = [
    ['First', 'Ada', 'Night Nurses'],
    ['Second', 'Bo', 'The Lantern Choir'],
    ['Third', 'Cleo', 'Spare Parts'],
    ['Fourth', 'Dov', 'Loud and Sorry'],
  ] as const
  for (const [which, name, team] of seats) {
    await page.getByRole('textbox', { name: `${which} player` }).fill(name)
    await choose(`Team of the ${which.toLowerCase()} player`, team)
  }
  await looks()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'find out who goes first' })).toBeVisible()
  const id = lastOf(page.url())

  // Somebody is Mostly Dead, and another can help: by a real card, and dice of their own.
  await place('Standings').click()
  const dying = await playUntil(muster, id, (state) => toSave(state) !== null, 'badGuys')
  const { healer, patient } = there(toSave(dying))
  await muster.go(`/fight/${id}`)
  const order = page.getByRole('list', { name: 'Who acts after whom' })
  const active = there(dying.setup.players.find(({ side }) => side === dying.active))
  await expect(order.locator('[aria-current="step"]')).toContainText(active.name)
  // Whose team is gone has no turn any more.
  for (const { name, side } of dying.setup.players)
    if (isAnybodyLeft(dying, side)) await expect(order).toContainText(name)
    else await expect(order).not.toContainText(name)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Type the dice of the table' }).click()
  await does(`${healer.name}: treat ${patient.name}`)
  await expect(page.getByRole('list', { name: 'What it comes to' })).toContainText(/saved|in time/)
  await looks()
  await does('Do it')
  await page.getByRole('combobox', { name: 'Card' }).selectOption('Ace of hearts')
  await does('Do it')
  for (const [what, number] of [
    ['Die on top, for the Mostly Dead', '1'],
    ['Medical skill', '6'],
  ] as const) {
    await page.getByRole('group', { name: what }).getByRole('textbox').fill(number)
    await does('Do it')
  }
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText(`${healer.name} treats ${patient.name}`)
  await expect(log).toContainText('whole again')
  const saved = there(missionState(muster, id).models[patient.id])
  expect([saved.fate, saved.wounds]).toEqual(['up', profileOf(missionState(muster, id), saved).wounds])

  // On the wall all four are in view, and whose turn it is at length.
  await muster.go(`/public/${id}`)
  const teams = page.getByRole('heading', { level: 3 })
  for (const { name } of dying.setup.players)
    await expect(teams.filter({ hasText: name })).toBeInViewport({ ratio: 1 })
  await looks()
  await muster.go(`/fight/${id}`)

  // Another is lost for good while the mission goes on, and it is won.
  await place('Standings').click()
  const gone = await playUntil(
    muster,
    id,
    (state) => state.ending === null && lostOne(state) !== null,
    'badGuys',
  )
  const lost = there(lostOne(gone))
  await playUntil(muster, id, ({ ending }) => ending?.outcome === 'won', 'team')
  await muster.go(`/fight/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Mission accomplished!' })).toBeVisible()
  await looks()

  // The log tells what became of everybody, and the sequel's team is written without whoever was lost.
  await place('Log').click()
  const sides = page.locator('li.side')
  const theirs = sides.nth(Number(lost.side?.at(-1)) - 1)
  await expect(theirs).toContainText(new RegExp(`Fallen: [^:]*${lost.name}`, 'u'))
  await looks()
  await theirs.getByRole('button', { name: 'Write the sequel’s team' }).click()
  await expect(page.getByRole('checkbox', { name: 'It has a mission behind it' })).toBeChecked()
  const next = await muster.ask('documents.view', { id: lastOf(page.url()) })
  const members = TEAM_DOCUMENT.schema
    .parse(next.document)
    .members.flatMap(({ name }) => (name === '' ? [] : [name]))
  expect(members).not.toContain(lost.name)
  for (const name of members)
    await expect(page.getByRole('button', { name: new RegExp(`^${name} `, 'u') })).toBeVisible()
})
