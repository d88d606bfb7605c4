import type { Page } from '@playwright/test'
import { OBJECTIVES, SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { changed, line, play, standingOf, type Line } from '../../support/battle-script.ts'
import { button } from '../support/by-keys.ts'
import { beginFight, firstLine } from '../support/fights.ts'
import { fingersOn } from '../support/fingers.ts'
import { setUp } from '../support/set-up.ts'
import { stackTheDeck } from '../support/stacked-deck.ts'
import { standing } from '../support/standings.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { leaveUnspent } from '../support/unspent.ts'

test.slow()

/** Plays lines by keys with real dice, and holds what each changes against what was worked out. */
async function playLines(muster: Muster, fight: string, lines: readonly Line[]): Promise<void> {
  const fingers = fingersOn(muster.page)
  const look = async () =>
    standingOf((await muster.ask('fights.look', { id: fight, watcher: 'public' })).view)
  let before = await look()
  for (const { why, command, dice, then } of lines) {
    await fingers.play(command, dice)
    const now = await look()
    expect(changed(before, now), `${command.kind}. ${why}`).toEqual(then)
    before = now
  }
}

async function enter(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: 'Battles', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'War room' }).click()
}

/**
 * Zane (a) attacks with "Burn the Ledger" (O-09, line C) and "Honour Guard" (T-13 C, 2nd rate: every number 3).
 * New Tokyo (b) defends with "Buy an Hour" (D-03, line C) and "The Chosen Few" (T-07 C, 1st rate: Armour 3, CM 5):
 * a Tactical, a Commander and a Scout.
 */
const ZANE = 'a-tactical-22'
const TOKYO = { tactical: 'b-tactical-82', commander: 'b-commander-73', scout: 'b-scout-88' } as const

const FIRST_ROUND: readonly Line[] = [
  line('', play.open('a-blip-1'), { 'a-blip-1': 'gone', [ZANE]: '0' }),
  line('', play.activate(ZANE)),
  line('', play.target(ZANE, 3), { dice: [6, 6, 6], [ZANE]: '3' }),
  line(
    '17" is the third band: 3 points for each; 9 of 18 are lost (p.19).',
    play.spend(
      ZANE,
      { at: 'b-blip-1', counters: 1, range: 17 },
      { at: 'b-blip-2', counters: 1, range: 17 },
      { at: 'b-blip-3', counters: 1, range: 17 },
    ),
    {
      'b-blip-1': 'gone',
      'b-blip-2': 'gone',
      'b-blip-3': 'gone',
      [TOKYO.tactical]: '1',
      [TOKYO.commander]: '1',
      [TOKYO.scout]: '1',
    },
  ),
  line('Stealth 3.', play.move(ZANE, 3), { [ZANE]: '0' }),
  line('', play.endTurn('a')),
  line('', play.pass('b')),
  line('', play.pass('a')),
  line('New Tokyo wants to leave; Zane pursues: one more round (p.16).', play.withdraw('b')),
  line('', play.pursue('a')),
]

const NOTHING_HAPPENS: readonly Line[] = [
  line('', play.initiative(), { dice: [5, 2] }),
  line('', play.pass('a')),
  line('', play.pass('b')),
]

const NOBODY_IS_LEFT: readonly Line[] = [
  line('', play.initiative(), { dice: [5, 2] }),
  line('', play.activate(ZANE)),
  line('', play.missile(ZANE, TOKYO.commander), { [ZANE]: '1' }),
  line('6 is above CM 5; 1 is not more than 1 Target Counter: a direct hit.', play.intercept('b'), {
    dice: [6, 1],
    [TOKYO.commander]: 'destroyed',
  }),
  line(
    'Nuclear 3. The Tactical at 1.5" rolls 3 − 1 = 2 dice three times, each with one above Armour 3: damaged, stunned, destroyed. The Scout at 0.5" rolls 3: 4 damages, 6 stuns, the third roll has none above 3 (p.21).',
    play.blast(ZANE, [TOKYO.tactical, 1.5], [TOKYO.scout, 0.5]),
    {
      dice: [6, 1, 5, 5, 4, 1, 1, 4, 1, 6, 1, 1, 1, 2, 3],
      [TOKYO.tactical]: 'destroyed',
      [TOKYO.scout]: '1 damaged stunned',
    },
  ),
  line('10", one Target Counter: one die, a 1 kills.', play.rifle(ZANE, TOKYO.scout, 10), {
    dice: [1],
    [TOKYO.scout]: 'destroyed',
    [ZANE]: '2',
  }),
  line('', play.endTurn('a')),
  line('Decoys are no troopers, but have Activation Counters (R26).', play.pass('b')),
  line('', play.pass('a')),
  line(
    'Only Zane has troopers left and Controls the Table; it chooses.',
    play.settle('a', Object.fromEntries(OBJECTIVES.map((one) => [one, 'destroyed']))),
    Object.fromEntries(OBJECTIVES.map((one) => [one, 'contested 0 destroyed'])),
  ),
]

test('who withdraws may be pursued: Contested at the end of that round, or the table of who is left', async ({
  muster,
}) => {
  const { id: campaign } = await muster.ask('campaigns.start', {
    ...newCampaign([newParticipant('Ada', 'council-of-zane'), newParticipant('Ben', 'new-tokyo')]),
  })
  const fight = await beginFight(muster, campaign)
  await setUp(muster, fight, {
    seed: 1,
    cards: { a: { mission: 'O-09', troops: 'T-13' }, b: { mission: 'D-03', troops: 'T-07' } },
    choices: { b: ['scout'] },
    squares: {
      a: {
        [ZANE]: 1,
        'a-tactical-52': 2,
        'a-tactical-37': 3,
        'a-tactical-32': 4,
        'a-commander-25': 5,
        'a-assault-38': 6,
        'a-assault-42': 7,
      },
      b: { [TOKYO.tactical]: 1, [TOKYO.commander]: 2, [TOKYO.scout]: 3 },
    },
  })
  const { page } = muster
  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  await page.keyboard.press('d')
  await playLines(muster, fight, FIRST_ROUND)

  // While a pursuit is on nobody withdraws or agrees to end: there is no such button, and no such key.
  await expect(page.locator('.between').getByRole('button')).toHaveCount(1)
  await expect(page.locator('.between .own')).toHaveCount(0)
  const look = async () => (await muster.ask('fights.look', { id: fight, watcher: 'public' })).view
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  for (const key of ['q', 'o', 'w', 'l']) await page.keyboard.press(key)

  await playLines(muster, fight, NOTHING_HAPPENS)
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  // Zane: nothing. New Tokyo: five Objectives not destroyed 5 × 3, the table denied 8: 23.
  let over = await look()
  expect(over).toMatchObject({ round: 2, ending: { how: 'pursuit', controls: null } })
  expect(SIDES.map((side) => over.score?.[side].total)).toEqual([0, 23])

  // The same round again, with another outcome.
  for (let taken = 0; taken < NOTHING_HAPPENS.length; taken += 1) {
    await page.keyboard.press('ControlOrMeta+z')
    const left = decision + NOTHING_HAPPENS.length - taken - 1
    await expect(firstLine(page)).toHaveAttribute('data-decision', String(left))
  }
  await playLines(muster, fight, NOBODY_IS_LEFT)
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  over = await look()
  expect(over.ending).toMatchObject({ how: 'sole-survivor', controls: 'a' })
  // Zane: five destroyed, at most three are paid, 3 × 6; three troopers 3 × 2; control 9: 33. New Tokyo: −1 × 3.
  expect(SIDES.map((side) => over.score?.[side].lines.map(({ points }) => points))).toEqual([
    [18, 6, 9, 0],
    [0, 0, 0, -3],
  ])
  expect(over.score?.result).toEqual({ winner: 'a', margin: 'decisive', campaignPoints: 3 })
  await enter(page)
  // Zane: 3 points, a streak of 1, 2 Tech Points. New Tokyo: none, 1 Tech Point, three fallen.
  const [a, b] = [await standing(page, 'Council of Zane'), await standing(page, 'New Tokyo')]
  expect([a[0], a[1], a[3], a[4]]).toEqual(['3 / 10', '1', '2', '0'])
  expect([b[0], b[1], b[3], b[4]]).toEqual(['0 / 10', '0', '1', '3'])
})

/** Two wins for the first and three for the second, all over the third, each by 9 : 2 and with the table. */
async function campaignWithStreaks(muster: Muster): Promise<string> {
  const { id } = await muster.ask('campaigns.start', {
    ...newCampaign(
      [
        newParticipant('Ada', 'new-tokyo'),
        newParticipant('Ben', 'council-of-zane'),
        newParticipant('Cleo', 'peoples-utopian-collective'),
      ],
      { rules: rulesFor('long') },
    ),
  })
  const { participants } = await muster.ask('campaigns.view', { id })
  const [ada = '', ben = '', cleo = ''] = participants.map((one) => one.id)
  for (const winner of [ada, ada, ben, ben, ben]) {
    const side = (participant: string, victoryPoints: number) => ({
      participant,
      victoryPoints,
      role: null,
      roleDie: null,
      controlsTable: participant === winner,
      lost: {},
    })
    await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: {
        sides: [side(winner, 9), side(cleo, 2)],
        result: null,
        foughtOn: null,
        place: '',
        note: '',
      },
    })
  }
  return id
}

async function typeTwoDice(page: Page, a: string, b: string): Promise<void> {
  for (const [index, die] of [a, b].entries())
    await page.getByRole('radiogroup').nth(index).getByRole('radio', { name: die }).click()
}

interface Drawn {
  readonly name: string
  readonly missions: number
  /** Which of them is kept. */
  readonly mission: number
  readonly troops: number
}

/** Draws, keeps the cards wanted, musters without drones, and spreads the Decoys. */
async function secretly(page: Page, { name, missions, mission, troops }: Drawn): Promise<void> {
  await button(page, `Hand the computer to ${name}`).click()
  await page.getByRole('button', { name: /show my side/ }).click()
  await button(page, 'Draw').click()
  await expect(page.getByRole('heading', { name: 'Keep one of each' })).toBeVisible()
  const ofMissions = page.getByRole('radiogroup', { name: 'Mission' }).getByRole('radio')
  const ofTroops = page.getByRole('radiogroup', { name: 'Troops' }).getByRole('radio')
  await expect(ofMissions).toHaveCount(missions)
  await expect(ofTroops).toHaveCount(2)
  await ofMissions.nth(mission).click()
  await ofTroops.nth(troops).click()
  await button(page, 'Keep these').click()
  await button(page, 'Muster this squad').click()
  await leaveUnspent(page)
  await button(page, 'Spread them for me').click()
  await expect(page.getByRole('region', { name: 'Units beside the mat' }).getByRole('button')).toHaveCount(0)
  await button(page, 'The Holding Area is set').click()
  await button(page, 'Done, hand back').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function deployFour(page: Page, name: string, blips: readonly number[]): Promise<void> {
  await expect(page.getByRole('heading', { name: `${name} deploys` })).toBeVisible()
  // The last four need no choosing.
  if (!blips.includes(16))
    for (const n of blips) await page.getByRole('button', { name: `Blip ${n}`, exact: true }).click()
  await page.getByRole('checkbox', { name: /^All of them lie/ }).click()
  await button(page, 'These 4 Blips are on the table').click()
}

test('streaks of 2 and 3 meet: a tie with their bonuses, extra cards, and the choice among them', async ({
  muster,
}) => {
  const campaign = await campaignWithStreaks(muster)
  const fight = await beginFight(muster, campaign)
  // Drawn from the top: a mission and two troop cards for a streak of 2, two of each for a streak of 3 (p.29).
  // The troop card that New Tokyo does not keep is shuffled in again (R9): so shuffled, T-10 and T-23 come next.
  await stackTheDeck(muster, fight, 22, {
    'chance-encounter': ['E-03', 'E-02', 'E-01'],
    troops: ['T-01', 'T-14'],
  })
  const { page } = muster
  await expect(page.getByText('New Tokyo adds 2 for a streak of 2.')).toBeVisible()
  await expect(page.getByText('Zane adds 3 for a streak of 3.')).toBeVisible()
  await button(page, 'We rolled real dice').click()
  // 4 + 2 = 3 + 3: a tie (p.14, 29).
  await typeTwoDice(page, '4', '3')
  await button(page, 'Take these dice').click()
  await expect(page.getByRole('heading', { name: 'A Chance Encounter: who was quicker?' })).toBeVisible()
  // Here a tie is rolled again, and streaks add nothing (p.15, 16).
  await typeTwoDice(page, '2', '2')
  await expect(page.getByText('A tie is rolled again').last()).toBeVisible()
  await page.getByRole('radiogroup').nth(0).getByRole('radio', { name: '5' }).click()
  await button(page, 'Take these dice').click()
  await expect(page.getByRole('heading', { name: 'Zane chooses a table edge' })).toBeVisible()
  await button(page, 'North').click()

  await secretly(page, { name: 'New Tokyo', missions: 1, mission: 0, troops: 1 })
  await secretly(page, { name: 'Zane', missions: 2, mission: 0, troops: 0 })
  // "Just Passing Through" takes line C of "Survey Escort", "Wrong Valley" line A of "Replacements".
  const sideOf = async (side: Side) => (await muster.ask('fights.look', { id: fight, watcher: side })).view
  for (const [side, mission, troops, rating, squad] of [
    ['a', 'E-03', 'T-14', 2, 'commander engineer scout scout tactical'],
    ['b', 'E-01', 'T-10', 3, 'commander tactical tactical tactical tactical tactical tactical'],
  ] as const) {
    const { sides, units } = await sideOf(side)
    const { mission: kept, troops: card } = sides[side]
    expect([kept && cardId(kept), card && cardId(card)]).toEqual([mission, troops])
    const own = units.filter((unit) => unit.side === side)
    expect(
      own
        .map(({ type }) => type)
        .toSorted()
        .join(' '),
    ).toBe(squad)
    expect(new Set(own.map((unit) => unit.rating))).toEqual(new Set([rating]))
  }
  for (const four of [0, 4, 8, 12]) {
    const blips = [1, 2, 3, 4].map((n) => four + n)
    await deployFour(page, 'New Tokyo', blips)
    await deployFour(page, 'Zane', blips)
  }

  await expect(page.locator('[data-stage="choose"]')).toBeVisible()
  const fingers = fingersOn(page)
  for (const command of [
    play.pass('a'),
    play.pass('b'),
    { kind: 'agree-to-end', side: 'a' },
    { kind: 'agree-to-end', side: 'b' },
    play.measure('a', { side: 'a', place: 'edge-b', inches: 12, count: 0 }),
  ] as const)
    await fingers.play(command)
  await expect(page.locator('[data-stage="over"]')).toBeVisible()
  // New Tokyo: nobody near the far edge 0, nobody lost 10, the table denied 6: 16. Zane killed nobody: 0.
  const { view: over } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  expect(SIDES.map((side) => over.score?.[side].lines.map(({ points }) => points))).toEqual([
    [0, 10, 6, 0],
    [0, 0, 0, 0, 0],
  ])
  expect(over.score?.result).toEqual({ winner: 'a', margin: 'normal', campaignPoints: 2 })
  await enter(page)
  // 2 wins of 2 points and these 2, streak 3, 2 × 2 + 1 Tech Points; 3 of 2 points, streak 0, 3 × 2 + 1 (p.29).
  await expect(page.getByText('Standings after 6 battles')).toBeVisible()
  const [a, b] = [await standing(page, 'New Tokyo'), await standing(page, 'Council of Zane')]
  expect([a[0], a[1], a[3], a[4]]).toEqual(['6 / 20', '3', '5', '0'])
  expect([b[0], b[1], b[3], b[4]]).toEqual(['6 / 20', '0', '7', '0'])
})
