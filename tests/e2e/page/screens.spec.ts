import type { Page } from '@playwright/test'
import { expect, test, type Muster } from '../support/test.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { missingTexts, overflowing, violations } from '../support/looks.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { resize } from '../support/window-size.ts'

const LONG =
  'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships beyond the Northern Wastes'
const NASTY = ['مملكة الرمال القديمة', '🛰️🔥 <b>"Quoted" & \\ /', 'Z̷͈̀a̵l̸g̴o͜ é́́']

/** A campaign whose names are long, right to left, and full of marks. */
async function nastyCampaign(muster: Muster): Promise<string> {
  const [rtl = '', marks = '', zalgo = ''] = NASTY
  const { id } = await muster.ask(
    'campaigns.start',
    newCampaign(
      [
        newParticipant(rtl, 'new-tokyo', {
          opening: { campaignPoints: 1, streak: 0, techPoints: 3 },
          rival: 1,
        }),
        newParticipant(marks, 'peoples-utopian-collective', { rival: 0 }),
        newParticipant(zalgo, 'council-of-zane', { rival: 0 }),
      ],
      {
        name: LONG,
        place: LONG,
        startsOn: '2026-11-01',
        rules: { ...rulesFor('short'), opponent: 'chosen-rival', draws: 'end-streaks' },
      },
    ),
  )
  const { participants } = await muster.ask('campaigns.view', { id })
  const [a = '', b = ''] = participants.map((participant) => participant.id)
  const side = (participant: string, victoryPoints: number) => ({
    participant,
    victoryPoints,
    role: null,
    roleDie: 3,
    controlsTable: victoryPoints > 1,
    lost: { tactical: 1 },
  })
  for (let n = 0; n < 4; n += 1) {
    await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: {
        sides: [side(a, 2), side(b, 1)],
        result: null,
        foughtOn: '2026-11-21',
        place: `${LONG} ${LONG}`.slice(0, 200),
        note: LONG.repeat(3),
      },
    })
  }
  const { battles } = await muster.ask('campaigns.view', { id })
  const by = { who: rtl, reason: LONG.replaceAll(' ', '') }
  await muster.ask('battles.remove', { id: battles[0]?.id ?? '', by })
  const last = battles.at(-1)
  if (last) {
    const { sides, result, foughtOn } = last
    await muster.ask('battles.correct', {
      id: last.id,
      report: { sides, result, foughtOn, place: LONG.replaceAll(' ', ''), note: `${rtl} ${LONG}` },
      by,
    })
  }
  await muster.ask('technology.buy', { participant: a, steps: [{ rating: 3, stat: 'armour' }] })
  await nastyPeople(muster, id)
  for (const [sides, fightsOn] of [
    [[a, b], '2026-11-01'],
    [[null, b], null],
  ] as const)
    await muster.ask('fixtures.plan', {
      campaign: id,
      plan: { sides: [...sides], fightsOn, place: LONG, note: LONG },
    })
  await muster.ask('campaigns.finish', {
    id,
    finishedOn: '2026-11-21',
    epilogue: `# ${LONG}\n\n${NASTY.join('\n\n')}`,
  })
  await nastyTrash(muster)
  return id
}

/** Deleted campaigns with long and foreign names. */
async function nastyTrash(muster: Muster): Promise<void> {
  const people = [newParticipant(LONG, 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]
  for (const name of [LONG, LONG.replaceAll(' ', ''), ...NASTY]) {
    const { id } = await muster.ask('campaigns.start', newCampaign(people, { name }))
    await muster.ask('campaigns.remove', { id })
  }
}

/** Troopers with long and foreign names, one of whom fell. Gives the way to the form that says who was there. */
async function nastyPeople(muster: Muster, campaign: string): Promise<void> {
  const { participants, battles } = await muster.ask('campaigns.view', { id: campaign })
  const [who] = participants
  const faction = who?.faction.id ?? ''
  const ids: string[] = []
  for (const name of [LONG, ...NASTY]) {
    const { id } = await muster.ask('roster.add', {
      faction,
      campaign,
      unit: 'tactical',
      name,
      note: LONG.replaceAll(' ', ''),
    })
    ids.push(id)
  }
  const decorations = [{ name: LONG, reason: LONG }]
  const entries = ids.map((trooper, place) => ({
    trooper,
    fate: place === 0 ? ('killed' as const) : ('wounded' as const),
    wounds: 1,
    round: 3,
    cause: LONG.replaceAll(' ', ''),
    kills: { gauss: 99, blast: 99, other: 99 },
    decorations,
  }))
  await muster.ask('roster.recordBattle', {
    battle: battles.at(-1)?.id ?? '',
    participant: who?.id ?? '',
    entries,
  })
}

/** A campaign's last battle: its page, its replay, and the forms that correct it and say who was there. */
async function battleScreens(muster: Muster, id: string): Promise<Record<string, string>> {
  const { battles } = await muster.ask('campaigns.view', { id })
  const { id: last = '', sides } = battles.at(-1) ?? {}
  const route = `/campaign/${id}/who-was-there/${last}/${sides?.[0].participant ?? ''}`
  const { fight } = await muster.ask('fights.ofBattle', { battle: last })
  return {
    // Only a battle that was fought here has a log.
    ...(fight !== null && {
      'a replay': `/replay/${fight}`,
      'a line corrected': `/fight/${fight}?correct=30`,
    }),
    'who was there': route,
    'a battle': `/campaign/${id}/battle/${last}`,
    'correct a battle': `/campaign/${id}/correct/${last}`,
  }
}

/** The report of a campaign's last battle. */
async function reportOf(muster: Muster, id: string): Promise<Record<string, string>> {
  const { battles } = await muster.ask('campaigns.view', { id })
  return { 'report of a battle': `/campaign/${id}/report/${battles.at(-1)?.id ?? ''}` }
}

/** Factions of the group's own: unfinished and legal ones, one of them on each shelf. Gives one that is nasty. */
async function nastyFactions(muster: Muster): Promise<string> {
  const [rtl = '', marks = '', zalgo = ''] = NASTY
  const make = async (name: string, from: { kind: 'blank' } | { kind: 'random' }): Promise<string> =>
    (await muster.ask('factions.create', { name, from })).id
  const { id } = await muster.ask('factions.create', {
    name: LONG,
    from: { kind: 'archetype', archetype: 'drone-swarm' },
  })
  await muster.ask('factions.change', {
    id,
    change: { motto: LONG, lore: `# ${marks}\n\n${LONG.replaceAll(' ', '')}\n\n> ${rtl}`, notes: rtl },
  })
  await make(rtl, { kind: 'blank' })
  await muster.ask('factions.move', { id: await make(marks, { kind: 'random' }), to: 'archived' })
  await muster.ask('factions.move', { id: await make(zalgo, { kind: 'blank' }), to: 'trash' })
  return id
}

const factionScreens = (id: string): Record<string, string> => ({
  factions: '/factions',
  archive: '/factions/archived',
  trash: '/factions/trash',
  'new faction': '/factions/new',
  'numbers of a faction': `/faction/${id}`,
  'name of a faction': `/faction/${id}/name`,
  'emblem of a faction': `/faction/${id}/emblem`,
  'lore of a faction': `/faction/${id}/lore`,
  'roster of a faction': `/faction/${id}/roster`,
  'sample faction': '/faction/sample/new-tokyo',
  'fallen of a faction': `/faction/${id}/fallen`,
})

/** Decks of the group's own with nasty cards. Gives one of them, and a card of it that does not fit on paper. */
async function nastyDeck(muster: Muster): Promise<{ deck: string; card: string }> {
  const { id: deck } = await muster.ask('decks.create', { name: LONG, from: { kind: 'muster' } })
  for (const name of NASTY) await muster.ask('decks.create', { name, from: { kind: 'blank' } })
  const { id: card } = await muster.ask('decks.keepCard', {
    deck,
    card: null,
    content: {
      deck: 'offense',
      number: 99,
      title: LONG.replaceAll(' ', ''),
      orders: LONG.repeat(4),
      troopLine: 'A',
      conditions: Array.from({ length: 12 }, () => ({
        kind: 'own' as const,
        text: LONG,
        pay: { kind: 'each' as const, most: 3 },
        points: -9,
      })),
    },
  })
  return { deck, card }
}

const deckScreens = ({ deck, card }: { deck: string; card: string }): Record<string, string> => ({
  decks: '/decks',
  'archive of decks': '/decks/archived',
  'trash of decks': '/decks/trash',
  'pile of a deck': `/deck/${deck}`,
  'troop cards of a deck': `/deck/${deck}/troops`,
  'report of a deck': `/deck/${deck}/report`,
  'the deck of the game': '/deck/muster',
  'mission card': `/deck/${deck}/edit/${card}`,
  'new troop card': `/deck/${deck}/new/troops`,
})

const screens = (id: string): Record<string, string> => ({
  campaigns: '/',
  'archive of campaigns': '/archived',
  'trash of campaigns': '/trash',
  'new campaign': '/new',
  'new campaign, players': '/new/players',
  'new campaign, house rules': '/new/rules',
  'new campaign, looked over': '/new/start',
  'war room': `/campaign/${id}`,
  battles: `/campaign/${id}/battles`,
  'trash of a campaign': `/campaign/${id}/trash`,
  histories: '/histories',
  'enter a battle': `/campaign/${id}/enter`,
  'end of a campaign': `/campaign/${id}/epilogue`,
  technology: `/campaign/${id}/technology`,
  purchases: `/campaign/${id}/technology/history`,
  roster: `/campaign/${id}/roster`,
  'roll of the fallen': `/campaign/${id}/fallen`,
  players: '/players',
  'settings of a campaign': `/campaign/${id}/settings`,
  'participants of a campaign': `/campaign/${id}/settings/players`,
  'house rules of a campaign': `/campaign/${id}/settings/rules`,
  numbers: `/campaign/${id}/numbers`,
  'numbers of losses': `/campaign/${id}/numbers/losses`,
  'head-to-head': `/campaign/${id}/numbers/versus`,
  'numbers of all campaigns': '/numbers',
  chronicle: `/campaign/${id}/chronicle`,
  'our rules': `/campaign/${id}/rules`,
  settings: '/settings',
  safekeeping: '/settings/safekeeping',
  'coverage of 7 Seconds': '/coverage/seven-seconds',
  'bring over': '/bring',
  'begin a battle': `/fight/new/${id}`,
})

/** Its pages hold hundreds of things: `printing.spec.ts` looks at how they are reached. */
const printScreens = (id: string): Record<string, string> => ({
  'print room, cards': `/campaign/${id}/print`,
  'print room, unit cards': `/campaign/${id}/print/cards?what=units`,
  'print room, a roster': `/campaign/${id}/print/sheets?what=roster`,
  'print room, a report': `/campaign/${id}/print/sheets?what=report`,
  'print room, numbers': `/campaign/${id}/print/sheets?what=numbers`,
  'print room, a chronicle': `/campaign/${id}/print/sheets?what=chronicle`,
  'print room, table pieces': `/campaign/${id}/print/pieces`,
})

/** All of the screen has come: parts of some are loaded after their head. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(.pane, article)').first()).toBeVisible()
}

test('every screen has its texts, also as the first one that is shown', async ({ muster }) => {
  test.setTimeout(120_000)
  const { page } = muster
  const faction = await nastyFactions(muster)
  const { id } = await muster.ask('samples.open', {})
  const all = {
    ...screens(id),
    ...printScreens(id),
    ...(await battleScreens(muster, id)),
    ...(await reportOf(muster, id)),
    ...factionScreens(faction),
    ...deckScreens(await nastyDeck(muster)),
  }
  for (const [screen, route] of Object.entries(all)) {
    await muster.go(route)
    await page.reload()
    await settled(page)
    expect.soft(await missingTexts(page), screen).toEqual([])
  }
})

test('no screen breaks a rule of accessibility', async ({ muster }) => {
  // Every screen three times over, and each look takes a second or two.
  test.setTimeout(240_000)
  const { page } = muster
  await muster.go('/')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  expect.soft(await violations(page), 'the first screen').toEqual([])
  await muster.go('/factions')
  await expect(page.getByRole('heading', { name: 'No faction of your own yet' })).toBeVisible()
  expect.soft(await violations(page), 'no factions').toEqual([])
  const faction = await nastyFactions(muster)
  await muster.go('/decks')
  await expect(page.getByRole('heading', { name: 'No deck of your own yet' })).toBeVisible()
  expect.soft(await violations(page), 'no decks').toEqual([])
  const decks = deckScreens(await nastyDeck(muster))
  for (const [name, route] of Object.entries({ ...factionScreens(faction), ...decks })) {
    await muster.go(route)
    await settled(page)
    expect.soft(await violations(page), name).toEqual([])
  }
  const sample = await muster.ask('samples.open', {})
  const nasty = await nastyCampaign(muster)
  for (const id of [sample.id, nasty]) {
    const form = { ...(await battleScreens(muster, id)), ...(await reportOf(muster, id)) }
    for (const [name, route] of Object.entries({ ...screens(id), ...form })) {
      await muster.go(route)
      await settled(page)
      expect.soft(await violations(page), name).toEqual([])
    }
  }
  await muster.go(`/campaign/${nasty}/battles`)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await violations(page), 'a dialog').toEqual([])
  await page.keyboard.press('Escape')
  await muster.go(`/campaign/${sample.id}/technology`)
  for (const step of ['3rd rate Sensors', '2nd rate Sensors', '3rd rate Stealth'])
    await page.getByRole('button', { name: `Put ${step}` }).click()
  await expect(page.getByRole('region', { name: 'Basket' })).toBeVisible()
  expect.soft(await violations(page), 'a basket').toEqual([])
})

test('long and foreign names stay within every screen, also at 200 % zoom', async ({ muster }) => {
  const { page } = muster
  const id = await nastyCampaign(muster)
  const faction = await nastyFactions(muster)
  const form = { ...(await battleScreens(muster, id)), ...(await reportOf(muster, id)) }
  const decks = deckScreens(await nastyDeck(muster))
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
  ] as const) {
    await resize(muster, width, height)
    for (const [name, route] of Object.entries({
      ...screens(id),
      ...printScreens(id),
      ...form,
      ...factionScreens(faction),
      ...decks,
    })) {
      await muster.go(route)
      await settled(page)
      expect.soft(await overflowing(page), `${name} at ${width}`).toEqual([])
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`)
        .toBeLessThanOrEqual(width)
    }
  }
})
