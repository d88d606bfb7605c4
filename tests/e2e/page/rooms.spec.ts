import type { Page } from '@playwright/test'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { plainCard } from '../../../shared/systems/downsync/documents/making.ts'
import { SAMPLE_CARDS } from '../../../shared/systems/downsync/samples/cards.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS as DOWNSYNC_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { SAMPLE_TRAITS } from '../../../shared/systems/fast-and-dirty/samples/traits.ts'
import { SAMPLE_WEAPONS as OWN_WEAPONS } from '../../../shared/systems/fast-and-dirty/samples/weapons.ts'
import { SAMPLE_ARMOUR } from '../../../shared/systems/traveller/samples/armour.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_ENCOUNTERS } from '../../../shared/systems/traveller/samples/encounters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'
import { missingTexts, overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'
import { resize } from '../support/window-size.ts'

/** Each game that goes through the rooms of the house: every screen of it, with its sample and with nasty names. */

const LONG =
  'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships beyond the Northern Wastes'
const RTL = 'مملكة الرمال القديمة'
const MARKS = '🛰️🔥 <b>"Quoted" & \\ /'

interface Room {
  readonly system: string
  /** A document of each kind, and whether it has a look. */
  readonly documents: readonly (readonly [kind: string, document: object])[]
  readonly looks: readonly string[]
  /** What is said to set a battle up with them, by their kinds. */
  readonly said: (ids: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>
}

const ROOMS: readonly Room[] = [
  {
    system: 'blast-em',
    documents: [
      ['team', { ...SAMPLE_TEAMS['lantern-choir'], name: LONG }],
      ['mission', { ...SAMPLE_MISSIONS['seed-vault'], name: LONG.replaceAll(' ', ''), brief: RTL }],
    ],
    looks: ['team'],
    said: ({ team = '', mission = '' }) => ({
      mission,
      automatic: true,
      name1: MARKS,
      team1: team,
      name2: RTL,
      team2: 'lantern-choir',
    }),
  },
  {
    system: 'fast-and-dirty',
    documents: [
      ['force', { ...SAMPLE_FORCES['seventh-column'], name: LONG.replaceAll(' ', ''), notes: RTL }],
      ['weapon', { ...OWN_WEAPONS['river-mortar'], name: LONG, notes: RTL }],
      ['trait', { ...SAMPLE_TRAITS['river-born'], name: LONG, text: RTL }],
      ['scenario', { ...SAMPLE_SCENARIOS.defensiveLine, name: LONG, brief: `${MARKS} ${RTL}` }],
      ['campaign-plan', { ...SAMPLE_CAMPAIGNS['river-war'], name: MARKS, notes: LONG }],
    ],
    looks: ['force'],
    said: ({ force = '', scenario = '' }) => ({
      scenario,
      automatic: [],
      player1: MARKS,
      force1: force,
      player2: RTL,
      force2: 'salt-committee',
    }),
  },
  {
    system: 'downsync',
    documents: [
      [
        'unit-card',
        { ...plainCard(SAMPLE_CARDS.tidewall.groyne), name: LONG.replaceAll(' ', ''), faction: MARKS },
      ],
      ['force-list', { ...SAMPLE_LISTS['lamp-row'], name: LONG, notes: RTL }],
      ['mission', { ...DOWNSYNC_MISSIONS['crossed-lines'], name: LONG, brief: `${MARKS} ${RTL}` }],
    ],
    looks: ['force-list'],
    said: ({ 'force-list': list = '', mission = '' }) => ({
      mission,
      player1: MARKS,
      list1: list,
      player2: RTL,
      list2: 'sea-gate',
    }),
  },
  {
    system: 'traveller',
    documents: [
      ['character', { ...SAMPLE_CHARACTERS.okonjo, name: LONG, unit: MARKS }],
      ['weapon', { kind: 'weapon', version: 1, ...SAMPLE_WEAPONS.machineGun, name: RTL }],
      ['armour', { kind: 'armour', version: 1, ...Object.values(SAMPLE_ARMOUR)[0], name: MARKS }],
      ['vehicle', { ...SAMPLE_VEHICLES.van, name: LONG.replaceAll(' ', '') }],
      ['encounter', { ...SAMPLE_ENCOUNTERS.brawl, name: LONG, brief: `${MARKS} ${RTL}` }],
    ],
    looks: [],
    said: ({ character = '', encounter = '' }) => ({
      encounter,
      people: [
        { character, side: 'side-1', count: 3 },
        { character: 'orlando', side: 'side-2', count: 2 },
      ],
    }),
  },
]

/** All of the screen has come: parts of some are loaded after their head. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(.pane, article, h1)').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The ways of the sidebar: the campaign’s, and those of the game. */
async function waysOf({ page }: Muster): Promise<string[]> {
  const hrefs = await page
    .getByRole('navigation')
    .first()
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => href.replace(/^.*#/u, '')).filter((href) => href.startsWith('/')))]
}

for (const { system, documents, looks, said } of ROOMS)
  test(`every screen of ${system} has its texts, may be used by everybody, and holds long and foreign names`, async ({
    muster,
  }) => {
    test.setTimeout(240_000)
    const { page } = muster
    const ids: Record<string, string> = {}
    for (const [kind, document] of documents)
      ids[kind] = (await muster.ask('documents.create', { system, kind, campaign: null, document })).id
    const nasty = await muster.ask('adventures.begin', {
      system,
      name: LONG,
      startsOn: null,
      place: LONG.replaceAll(' ', ''),
      rules: null,
    })
    const { id: fight } = await muster.ask('fights.setUp', {
      system,
      campaign: nasty.id,
      level: 'assist',
      said: said(ids),
    })
    const sample = await muster.ask('sampleAdventures.open', { system })
    const { log } = await muster.ask('adventures.look', { id: sample.id })
    const over = log.find((one) => one.fight.ending !== null)?.fight.id ?? ''

    const ways: string[] = []
    for (const { id } of [nasty, sample]) {
      await muster.go(`/adventure/${system}/${id}`)
      await settled(page)
      ways.push(...(await waysOf(muster)))
    }
    const samples: string[] = []
    for (const [kind] of documents) {
      await muster.go(`/library/${system}/${kind}`)
      const href = await page.locator('.shipped .card a').first().getAttribute('href')
      samples.push((href ?? '').replace(/^.*#/u, ''))
    }
    const routes = [
      ...new Set([
        ...samples,
        ...ways.filter((way) => way.includes(system)),
        ...documents.map(([kind]) => `/document/${system}/${kind}/${ids[kind]}`),
        ...looks.map((kind) => `/document/${system}/${kind}/${ids[kind]}/look`),
        `/set-up/${system}/${nasty.id}`,
        `/begin/${system}`,
        `/coverage/${system}`,
        `/fight/${fight}`,
        `/public/${fight}`,
        `/replay/${over}`,
        `/report/${system}/${over}`,
      ]),
    ]
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes) {
      await resize(muster, 1280, 800)
      await muster.go(route)
      await settled(page)
      expect.soft(await missingTexts(page), route).toEqual([])
      expect.soft(await violations(page), route).toEqual([])
      for (const [width, height] of [
        [1280, 800],
        [640, 400],
      ] as const) {
        await resize(muster, width, height)
        expect.soft(await overflowing(page), `${route} at ${width}`).toEqual([])
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${route} at ${width}`)
          .toBeLessThanOrEqual(width)
      }
    }
  })

test('what comes with a game is read at rest before it is taken', async ({ muster }) => {
  const { page } = muster
  await muster.go('/library/blast-em/mission')
  await page.getByRole('link', { name: 'Laundry Day' }).click()
  await expect(page.getByRole('heading', { name: 'Laundry Day', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
  const room = page.getByRole('button', { name: /^Cell block C Six/u })
  await room.press('Enter')
  await expect(room).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: /add|take out/iu })).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page).toHaveURL(/document\/blast-em\/mission/u)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Laundry Day')
})
