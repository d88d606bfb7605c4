import type { Page } from '@playwright/test'
import { expect, test, type Muster } from './support/test.ts'
import { rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import { overflowing, violations } from './support/looks.ts'
import { resize } from './support/window-size.ts'

const LONG =
  'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships beyond the Northern Wastes'
const NASTY = ['مملكة الرمال القديمة', '🛰️🔥 <b>"Quoted" & \\ /', 'Z̷͈̀a̵l̸g̴o͜ é́́']

/** A campaign whose names are long, right to left, and full of marks. */
async function nastyCampaign(muster: Muster): Promise<string> {
  const { id } = await muster.ask('campaigns.start', {
    name: LONG,
    rules: rulesFor('short'),
    participants: [
      { player: NASTY[0] ?? '', faction: 'new-tokyo' },
      { player: NASTY[1] ?? '', faction: 'peoples-utopian-collective' },
      { player: NASTY[2] ?? '', faction: 'council-of-zane' },
    ],
  })
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
  return id
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
})

const screens = (id: string): Record<string, string> => ({
  campaigns: '/',
  'new campaign': '/new',
  'war room': `/campaign/${id}`,
  battles: `/campaign/${id}/battles`,
  'enter a battle': `/campaign/${id}/enter`,
  technology: `/campaign/${id}/technology`,
  settings: '/settings',
  'begin a battle': `/fight/new/${id}`,
})

/** All of the screen has come: parts of some are loaded after their head. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(.pane, article)').first()).toBeVisible()
}

for (const theme of ['light', 'dark'] as const) {
  test(`no screen breaks a rule of accessibility, ${theme}`, async ({ muster }) => {
    const { page } = muster
    await muster.ask('program.setTheme', { theme })
    await muster.go('/')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
    expect.soft(await violations(page), 'the first screen').toEqual([])
    await muster.go('/factions')
    await expect(page.getByRole('heading', { name: 'No faction of your own yet' })).toBeVisible()
    expect.soft(await violations(page), 'no factions').toEqual([])
    const faction = await nastyFactions(muster)
    for (const [name, route] of Object.entries(factionScreens(faction))) {
      await muster.go(route)
      await settled(page)
      expect.soft(await violations(page), name).toEqual([])
    }
    const sample = await muster.ask('campaigns.openSample', {})
    const nasty = await nastyCampaign(muster)
    for (const id of [sample.id, nasty]) {
      for (const [name, route] of Object.entries(screens(id))) {
        await muster.go(route)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect.soft(await violations(page), name).toEqual([])
      }
    }
    await muster.go(`/campaign/${nasty}/battles`)
    await page.getByRole('button', { name: 'Delete…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await violations(page), 'a dialog').toEqual([])
  })
}

test('long and foreign names stay within every screen, also at 200 % zoom', async ({ muster }) => {
  const { page } = muster
  const id = await nastyCampaign(muster)
  const faction = await nastyFactions(muster)
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
  ] as const) {
    await resize(muster, width, height)
    for (const [name, route] of Object.entries({ ...screens(id), ...factionScreens(faction) })) {
      await muster.go(route)
      await settled(page)
      expect.soft(await overflowing(page), `${name} at ${width}`).toEqual([])
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`)
        .toBeLessThanOrEqual(width)
    }
  }
})
