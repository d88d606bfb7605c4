import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { chooseIn, pressOn } from './by-keys.ts'
import type { Muster } from './muster.ts'
import { expect } from './test.ts'

/** How the sides of a written battle are called on its screens. */
export const NAMES = { a: 'New Tokyo', b: 'Zane' } as const

/**
 * A short campaign in which the Council of Zane has won marginally and Controlled the Table: 1 Campaign Point, a
 * streak of 1, 2 Tech Points; New Tokyo has 1 Tech Point.
 */
export async function campaignWithOneBattle(muster: Muster): Promise<string> {
  const { id } = await muster.ask('campaigns.start', {
    ...newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
      name: 'Two valleys',
      rules: rulesFor('short'),
    }),
  })
  const { participants } = await muster.ask('campaigns.view', { id })
  const [a, b] = participants.map((one, index) => ({
    participant: one.id,
    victoryPoints: index === 0 ? 8 : 10,
    role: null,
    roleDie: null,
    controlsTable: index === 1,
    lost: {},
  }))
  if (!a || !b) throw new Error('Two take part.')
  await muster.ask('battles.enter', {
    campaign: id,
    before: null,
    report: { sides: [a, b], result: null, foughtOn: null, place: '', note: '' },
  })
  return id
}

/** Begins a battle of the campaign by keys, with every rule enforced; gives back which. */
export async function beginByKeys(muster: Muster, campaign: string): Promise<string> {
  const { page } = muster
  await muster.go(`/campaign/${campaign}`)
  await expect(page.getByText('Standings after 1 battle')).toBeVisible()
  await pressOn(
    page,
    page
      .getByRole('button', { name: /^Play a battle/ })
      .or(page.getByRole('link', { name: /^Play a battle/ }))
      .first(),
  )
  await expect(page.getByText('Streak of 1 win.')).toBeVisible()
  await chooseIn(page, page.getByRole('radiogroup').last(), /^Enforce/)
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.waitForURL(/#\/fight\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}
