import type { Locator, Page } from '@playwright/test'
import type { Muster } from '../support/muster.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { expect, test } from '../support/test.ts'

const CRIMSON = 'rgb(180, 32, 45)'
const SEATS = [
  ['new-tokyo', 'council-of-zane'],
  ['council-of-zane', 'new-tokyo', 'peoples-utopian-collective'],
] as const

/** A campaign in these seats, with a battle in which New Tokyo won and lost somebody. */
async function fought(muster: Muster, factions: readonly string[]): Promise<string> {
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign(
      factions.map((faction, seat) => newParticipant(`Player ${seat}`, faction)),
      { name: `Seats ${factions.length}` },
    ),
  )
  const { participants } = await muster.ask('campaigns.view', { id })
  const side = (sample: string, victoryPoints: number) => ({
    participant: participants.find(({ faction }) => faction.sample === sample)?.id ?? '',
    victoryPoints,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost: { tactical: 1 },
  })
  const sides: [ReturnType<typeof side>, ReturnType<typeof side>] = [
    side('new-tokyo', 12),
    side('council-of-zane', 4),
  ]
  const report = { sides, result: null, foughtOn: null, place: '', note: '' }
  await muster.ask('battles.enter', { campaign: id, before: null, report })
  return id
}

/** What New Tokyo is painted with on a screen: its name, its line or its mark. */
async function painted(found: Locator, by: 'color' | 'fill' | 'stroke'): Promise<string> {
  return found.first().evaluate((element, property) => getComputedStyle(element)[property], by)
}

const tokyo = (page: Page, what: string): Locator => page.locator(what, { hasText: 'New Tokyo' })

test('a faction keeps its own colour on every screen, in whichever seat', async ({ muster }) => {
  const { page } = muster
  await muster.ask('program.setTheme', { theme: 'light' })
  for (const seats of SEATS) {
    const id = await fought(muster, seats)
    const campaign = `/campaign/${id}`
    const seat = seats.findIndex((one) => one === 'new-tokyo')
    const { participants } = await muster.ask('campaigns.view', { id })
    const own = participants[seat]?.id ?? ''
    const [a, b] = ['council-of-zane', 'new-tokyo'].map((sample) => {
      const participant = participants.find(({ faction }) => faction.sample === sample)?.id ?? ''
      return { kind: 'participant', participant } as const
    })
    if (!a || !b) throw new Error('Both take part.')
    const { id: fight } = await muster.ask('fights.begin', {
      campaign: id,
      a,
      b,
      level: 'assist',
      rules: null,
    })
    const screens: [string, Locator, 'color' | 'fill' | 'stroke'][] = [
      [campaign, tokyo(page, 'text.who'), 'fill'],
      [`${campaign}/battles`, tokyo(page, 'strong.in-side'), 'color'],
      [`${campaign}/technology/${own}`, page.locator('.big.in-side'), 'color'],
      [`${campaign}/fallen`, tokyo(page, '.faction .in-side'), 'color'],
      [`${campaign}/numbers`, tokyo(page, 'svg text.of-side'), 'fill'],
      ['/histories', tokyo(page, 'strong.in-side'), 'color'],
      [`/fight/new/${id}`, tokyo(page, '.fighter .marked').locator('svg.mark'), 'fill'],
      [`/fight/${fight}`, tokyo(page, '.sides .marked').locator('svg.mark'), 'fill'],
      [`/replay/${fight}`, tokyo(page, 'header .faction').locator('svg.mark'), 'fill'],
      [`/public/${fight}`, tokyo(page, 'header p.who'), 'color'],
    ]
    for (const [address, found, by] of screens) {
      await muster.go(address)
      await expect.soft(found.first(), `${seats.length}: ${address}`).toBeVisible()
      // Colours come with what main tells of the campaign, a moment after the screen.
      await expect.poll(() => painted(found, by), `${seats.length}: ${address}`).toBe(CRIMSON)
    }
  }
})
