import type { BattleEvent } from '../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import type { BattleState } from '../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { FORCE_DOCUMENT, type ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { openRolls } from '../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { missingIn, strengthOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { platoonState, wayOfPlatoons } from '../../support/platoons.ts'
import { playOn } from '../../support/ways.ts'
import { chooseOption } from '../support/choose-option.ts'
import { overflowing, violations } from '../support/looks.ts'
import { giveOrders } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import { newAdventure } from '../../support/new-campaign.ts'

/** A campaign of Fast and Dirty: forces are made, a plan leads to its battles, and losses are replaced between them. */

const system = 'fast-and-dirty'
const present = ({ units }: ForceDraft): number =>
  units.reduce((sum, unit) => sum + (unit.offBoard ? 0 : strengthOf(unit) - missingIn(unit)), 0)
const there = (state: BattleState, side: string): number =>
  Object.values(state.units)
    .filter((unit) => unit.side === side && !unit.document.offBoard && !unit.id.includes('.granted-'))
    .reduce((sum, { figures }) => sum + figures.length, 0)
/** Dice of a platoon on foot that has something against armour. */
const DICE = [4, 4, 4, 1, 3, 5, 4, 5, 5, 5, 4, 5, 3, 3, 4, 6, 5]
/**
 * Somebody won, and both sides lost somebody of several, as a lone figure’s dice bring nobody; before that Op-Fire,
 * artillery that struck, and a vehicle that was lost.
 */
const isBloody = ({ ending, units, crafts }: BattleState, events: readonly BattleEvent[]): boolean =>
  ending !== null &&
  ending.won !== null &&
  events.some((event) => event.kind === 'fired' && event.opFire) &&
  events.some((event) => event.kind === 'called' && event.outcome === 'strikes') &&
  events.some((event) => event.kind === 'lost' && event.fate === 'destroyed' && event.unit in crafts) &&
  ['side-1', 'side-2'].every((side) =>
    Object.values(units).some(
      ({ side: of, figures }) =>
        of === side && figures.length > 1 && figures.some(({ fate }) => fate === 'killed'),
    ),
  )

test('two make forces, fight with secret orders, replace who was lost, and play the next battle of the plan', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'The Long Road'))
  const log = `/adventure/${system}/${campaign}`
  const forces = async () =>
    (await muster.ask('documents.list', { system, campaign })).flatMap(({ id, name, document, problems }) => {
      const read = FORCE_DOCUMENT.schema.safeParse(document)
      return read.success ? [{ id, name, document: read.data, problems }] : []
    })

  // One force is bought by points: a squad, who spots from a carrier, and a mortar from behind.
  await muster.go(`${log}/force`)
  await page.getByRole('button', { name: 'New force' }).first().click()
  await page.getByRole('button', { name: 'Add a tracked APC' }).click()
  await page.getByRole('checkbox', { name: 'Forward Observer' }).check()
  await page.getByRole('button', { name: 'Add a squad of eight' }).click()
  const unit = page.getByRole('region', { name: 'Units on foot' })
  await unit.getByRole('combobox', { name: 'What it is' }).selectOption('team')
  await unit.getByRole('combobox', { name: 'The weapon that it serves' }).selectOption('mortarLight')
  await unit.getByRole('checkbox', { name: 'Fires from off the table' }).check()
  await unit.getByRole('button', { name: 'Take Squad leader out' }).click()
  await unit.getByRole('button', { name: '7 × Trooper', exact: true }).click()
  await unit.getByRole('combobox', { name: 'Role' }).selectOption('crew')
  await unit.getByRole('textbox', { name: 'How many', exact: true }).fill('3')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Name', exact: true }).first().fill('Bought')

  // The other is made by chance, of dice that fell on the table.
  await muster.go(`${log}/force`)
  await page.getByRole('button', { name: 'New force' }).first().click()
  await page.getByRole('combobox', { name: 'Way' }).selectOption({ label: 'Basic random' })
  await page.getByRole('button', { name: 'Say real dice' }).click()
  for (const face of DICE) await page.getByRole('button', { name: String(face), exact: true }).click()
  await page.getByRole('combobox', { name: 'Limitation of platoon 1' }).selectOption('inflexible')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  const [bought, rolled] = ['Bought', 'New force']
  await expect.poll(async () => (await forces()).map(({ name }) => name).toSorted()).toEqual([bought, rolled])

  // The campaign follows a plan, and its first battle is set up; each side gives its orders in secret.
  await muster.go(log)
  await page.getByRole('combobox', { name: 'Campaign plan' }).selectOption('One Road')
  await page.getByRole('button', { name: 'Follow it' }).click()
  await expect(page.getByText('Next: The Outposts – Patrol against Interfere.')).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set up the next battle: The Outposts' }).click()
  const chosen = (field: string) => page.getByRole('combobox', { name: field }).locator('option:checked')
  await expect(chosen('Scenario')).toHaveText('The Outposts')
  await page.getByRole('textbox', { name: 'Who plays the first side' }).fill('Ana')
  await chooseOption(page, 'Force of the first side', bought)
  await page.getByRole('textbox', { name: 'Who plays the second side' }).fill('Bo')
  await chooseOption(page, 'Force of the second side', rolled)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The Outposts/u)
  const [first] = await muster.ask('fights.underWay', {})
  await giveOrders(page, 'Ana', 'Offensive', 'Cautious')
  await giveOrders(page, 'Bo', 'Neutral', 'Passive')
  await expect(page.getByText(/Still to set up/u).first()).toBeVisible()
  const begun = platoonState(muster, first?.id ?? '')
  expect(begun.setup.scenario.sides.map(({ stance, attitude }) => [stance, attitude])).toEqual([
    ['offensive', 'cautious'],
    ['neutral', 'passive'],
  ])
  await playOn(muster, first?.id ?? '', wayOfPlatoons(begun, isBloody))
  await muster.go(`/fight/${first?.id ?? ''}`)
  for (const said of [/, Op-Fire: /u, /, call to .*: it strikes/u, /^APC: lost/u])
    await expect(page.getByText(said).first()).toBeAttached()

  // Its cost goes into the force; each roll says first what it brings.
  await muster.go(log)
  const sides = page.getByRole('region', { name: 'Who meets in it' })
  await expect(page.getByText('Next: The Village – Sweep against Hold.')).toBeVisible()
  for (const player of ['Ana', 'Bo']) {
    await muster.go(log)
    await sides.getByRole('button', { name: `Let losses stay ${player}` }).click()
    await expect(page.getByRole('heading', { name: 'After the battle' })).toBeVisible()
    await expect(page.getByText(/^1–2: nobody comes · /u).first()).toBeVisible()
    const roll = page.getByRole('button', { name: 'Roll', exact: true })
    const done = page.getByText('Everything has been rolled.')
    while (!(await done.isVisible())) {
      await roll.first().click()
      await page.getByRole('button', { name: 'Take it' }).first().click()
    }
    await expect(page.getByRole('list', { name: 'What was done' })).toBeVisible()
  }
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await expect.poll(async () => (await forces()).map(({ document }) => openRolls(document))).toEqual([0, 0])
  expect((await forces()).flatMap(({ problems }) => problems)).toEqual([])

  // The next battle knows who meets in it, and they set out with who is left.
  await muster.go(log)
  await page.getByRole('button', { name: 'Set up the next battle: The Village' }).click()
  await expect(chosen('Scenario')).toHaveText('The Village')
  await expect(chosen('Force of the first side')).toContainText(bought)
  await expect(page.getByRole('textbox', { name: 'Who plays the second side' })).toHaveValue('Bo')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The Village/u)
  const next = (await muster.ask('fights.underWay', {})).find(({ id }) => id !== first?.id)
  const state = platoonState(muster, next?.id ?? '')
  const now = new Map((await forces()).map(({ name, document }) => [name, present(document)]))
  expect([there(state, 'side-1'), there(state, 'side-2')]).toEqual([now.get(bought), now.get(rolled)])
})
