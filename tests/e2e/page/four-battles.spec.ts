import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { chooseIn, pressOn, reach } from '../support/by-keys.ts'
import { standing } from '../support/standings.ts'
import { expect, test } from '../support/test.ts'

interface Told {
  readonly points: readonly [number, number]
  readonly table: string
}

/**
 * 12 − 10 is marginal, 1 Campaign Point; 20 − 10 normal, 2; 31 − 11 decisive, 3; 7 : 7 a draw, which leaves streaks
 * as they are (p.14, 29, R5). New Tokyo: 1 + 2, its streak of 2 ended; Zane: 3, streak 1. Tech Points: 4 battles and
 * 1 for the table each (p.29).
 */
const BATTLES: readonly Told[] = [
  { points: [12, 10], table: 'New Tokyo' },
  { points: [20, 10], table: 'Nobody' },
  { points: [11, 31], table: 'Zane' },
  { points: [7, 7], table: 'Nobody' },
]

test('a group enters the four battles of an evening by keyboard alone', async ({ muster }) => {
  const { id } = await muster.ask('campaigns.start', {
    ...newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]),
  })
  await muster.go(`/campaign/${id}`)
  const { page } = muster
  for (const [index, { points, table }] of BATTLES.entries()) {
    await pressOn(page, page.getByRole('button', { name: 'Enter a battle' }).first())
    // 6 against 1: whatever the streaks add, New Tokyo attacks.
    for (const [faction, die] of [
      ['New Tokyo', '6'],
      ['Zane', '1'],
    ] as const) {
      await reach(page, page.getByLabel(`Die of ${faction}`))
      await page.keyboard.type(die)
    }
    for (const [at, faction] of ['New Tokyo', 'Zane'].entries()) {
      await reach(page, page.getByLabel(`Victory Points of ${faction}`))
      await page.keyboard.type(String(points[at]))
    }
    await chooseIn(
      page,
      page.getByRole('radiogroup', { name: 'Who Controls the Table' }),
      new RegExp(`^${table}`),
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(`Battle ${index + 1} is in.`)).toBeVisible()
    await pressOn(page, page.getByRole('link', { name: 'War room' }))
  }
  await expect(page.getByText('Standings after 4 battles')).toBeVisible()
  const [a, b] = [await standing(page, 'New Tokyo'), await standing(page, 'Council of Zane')]
  expect([a[0], a[1], a[3]]).toEqual(['3 / 10', '0', '5'])
  expect([b[0], b[1], b[3]]).toEqual(['3 / 10', '1', '5'])
})
