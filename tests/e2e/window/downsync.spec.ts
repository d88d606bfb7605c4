import type { BattleEvent } from '../../../shared/systems/downsync/battle/documents/events.ts'
import type { BattleState } from '../../../shared/systems/downsync/battle/state/state.ts'
import { taskforceState, wayOfTaskforces } from '../../support/taskforces.ts'
import { playOn } from '../../support/ways.ts'
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
  await page.getByRole('radio', { name: 'VIP Capture' }).click()
  const choose = (side: 'first' | 'second', list: string): Promise<void> =>
    page
      .getByRole('radiogroup', { name: `Force list of the ${side} side` })
      .getByRole('radio', { name: list })
      .click()
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
})
