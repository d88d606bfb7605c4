import { join } from 'node:path'
import { plainCard } from '../../shared/systems/downsync/documents/making.ts'
import { SAMPLE_CARDS } from '../../shared/systems/downsync/samples/cards.ts'
import { beginFight, playOn, playTo } from '../e2e/support/fights.ts'
import { ROOT } from '../e2e/support/places.ts'
import { expect, test, type Muster } from '../e2e/support/test.ts'

async function picture(muster: Muster, name: string, theme: 'light' | 'dark'): Promise<void> {
  await muster.ask('program.setTheme', { theme })
  await muster.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800),
  )
  await expect.poll(() => muster.page.evaluate(() => [innerWidth, innerHeight].join())).toBe('1280,800')
  await muster.page.reload()
  await expect(muster.page.getByRole('heading', { level: 1 })).toBeVisible()
  await muster.page.evaluate(() => document.fonts.ready)
  await muster.page.screenshot({ path: join(ROOT, 'docs/pictures', `${name}-${theme}.png`) })
}

/** A faction of the group's own, with one point of the 1st rate left to spend. */
async function ownFaction(muster: Muster): Promise<string> {
  const { id } = await muster.ask('factions.create', {
    name: 'Kestrel Pact',
    from: { kind: 'archetype', archetype: 'stealth-raiders' },
  })
  const { tech } = await muster.ask('factions.view', { id })
  await muster.ask('factions.change', {
    id,
    change: {
      motto: 'High, quiet, gone.',
      colours: { first: '#2f5d50', second: '#e6c35c' },
      emblem: {
        version: 1,
        shape: 'shield',
        division: 'per-bend',
        field: '#1f3a34',
        second: '#2f5d50',
        charge: 'raven',
        chargeColour: '#e6c35c',
        arrangement: 'one',
        mirrored: false,
      },
      tech: { ...tech, 1: { ...tech[1], nuclear: tech[1].nuclear - 1 } },
    },
  })
  return id
}

test('the screens of the sample campaign', async ({ muster }) => {
  test.setTimeout(300_000)
  await picture(muster, 'welcome', 'light')
  const { id } = await muster.ask('samples.open', {})
  const faction = await ownFaction(muster)
  const { battles } = await muster.ask('campaigns.view', { id })
  const fight = await beginFight(muster, null, 'enforce')
  await playTo(muster, fight, { phase: 'action', seed: 21 })
  await playOn(muster, fight, { seed: 21, commands: 60, avoid: ['withdraw', 'agree-to-end', 'pass'] })
  while ((await muster.ask('histories.digestLogs', {})).unread > 0);
  const { battles: told } = await muster.ask('histories.battles', { campaign: id })
  const fought = told.at(-1)
  const moment = fought?.digest?.kills.at(-1)?.event ?? 300
  for (const theme of ['light', 'dark'] as const) {
    await muster.go(`/replay/${fought?.fight ?? ''}?at=${moment}`)
    await picture(muster, 'replay', theme)
    await muster.go(`/campaign/${id}/numbers`)
    await picture(muster, 'numbers', theme)
    await muster.go(`/campaign/${id}/report/${fought?.id ?? ''}`)
    await picture(muster, 'report', theme)
    await muster.go('/histories')
    await picture(muster, 'histories', theme)
    await muster.go(`/campaign/${id}`)
    await picture(muster, 'war-room', theme)
    await muster.go(`/campaign/${id}/battles/${battles.at(-1)?.id ?? ''}`)
    await picture(muster, 'battles', theme)
    await muster.go(`/campaign/${id}/enter`)
    await picture(muster, 'enter-a-battle', theme)
    await muster.go(`/campaign/${id}/technology`)
    await picture(muster, 'technology', theme)
    await muster.go('/new/rules')
    await picture(muster, 'house-rules', theme)
    await muster.go(`/campaign/${id}/rules`)
    await picture(muster, 'our-rules', theme)
    await muster.go(`/faction/${faction}`)
    await picture(muster, 'faction', theme)
    await muster.go(`/faction/${faction}/emblem`)
    await picture(muster, 'emblem', theme)
    await muster.go('/factions')
    await picture(muster, 'factions', theme)
    await muster.go(`/fight/${fight}`)
    await picture(muster, 'battle', theme)
    await muster.go('/deck/muster')
    await picture(muster, 'deck', theme)
    await muster.go(`/campaign/${id}/print/pieces`)
    await picture(muster, 'print-room', theme)
  }
})

test('the screens of the sample campaign of Blast ’Em!', async ({ muster }) => {
  test.setTimeout(300_000)
  const system = 'blast-em'
  const { id } = await muster.ask('sampleAdventures.open', { system })
  const { log } = await muster.ask('adventures.look', { id })
  const running = log.find(({ account }) => account === null)?.fight.id ?? ''
  const fought = log.findLast(({ account }) => account !== null)?.fight.id ?? ''
  const kept = await muster.ask('documents.list', { system, campaign: id })
  const team = kept.find(({ kind }) => kind === 'team')
  for (const theme of ['light', 'dark'] as const) {
    await muster.go(`/fight/${running}`)
    await picture(muster, 'mission', theme)
    await muster.go(`/adventure/${system}/${id}`)
    await picture(muster, 'mission-log', theme)
    await muster.go(`/adventure/${system}/${id}/numbers`)
    await picture(muster, 'mission-numbers', theme)
    await muster.go(`/report/${system}/${fought}`)
    await picture(muster, 'mission-report', theme)
    await muster.go(`/document/${system}/team/${team?.id ?? ''}`)
    await picture(muster, 'team', theme)
    await muster.go(`/odds/${system}`)
    await picture(muster, 'odds', theme)
    await muster.go(`/coverage/${system}`)
    await picture(muster, 'coverage', theme)
  }
})

test('the screens of the sample campaign of Traveller-style combat', async ({ muster }) => {
  test.setTimeout(300_000)
  const system = 'traveller'
  const { id } = await muster.ask('sampleAdventures.open', { system })
  const { log } = await muster.ask('adventures.look', { id })
  const running = log.find(({ account }) => account === null)?.fight.id ?? ''
  const people = await muster.ask('documents.list', { system, campaign: id })
  const hurt = people.find(({ name }) => name === 'Hob Quillon')
  for (const theme of ['light', 'dark'] as const) {
    await muster.go(`/fight/${running}`)
    await picture(muster, 'combat', theme)
    await muster.go(`/document/${system}/character/${hurt?.id ?? ''}`)
    await picture(muster, 'character', theme)
  }
})

test('the screens of the sample campaign of Fast and Dirty', async ({ muster }) => {
  test.setTimeout(300_000)
  const system = 'fast-and-dirty'
  const { id } = await muster.ask('sampleAdventures.open', { system })
  const { log } = await muster.ask('adventures.look', { id })
  const running = log.find(({ account }) => account === null)?.fight.id ?? ''
  const kept = await muster.ask('documents.list', { system, campaign: id })
  const force = kept.find(({ kind }) => kind === 'force')
  for (const theme of ['light', 'dark'] as const) {
    await muster.go(`/fight/${running}`)
    await picture(muster, 'platoons', theme)
    await muster.go(`/document/${system}/force/${force?.id ?? ''}`)
    await picture(muster, 'force', theme)
    await muster.go(`/adventure/${system}/${id}`)
    await picture(muster, 'plan', theme)
  }
})

test('the screens of the sample campaign of Downsync', async ({ muster }) => {
  test.setTimeout(300_000)
  const system = 'downsync'
  const { id } = await muster.ask('sampleAdventures.open', { system })
  const { log } = await muster.ask('adventures.look', { id })
  const running = log.find(({ account }) => account === null)?.fight.id ?? ''
  const kept = await muster.ask('documents.list', { system, campaign: id })
  const list = kept.find(({ kind }) => kind === 'force-list')
  const { id: card } = await muster.ask('documents.create', {
    system,
    kind: 'unit-card',
    campaign: null,
    document: plainCard(SAMPLE_CARDS.tidewall.groyne),
  })
  for (const theme of ['light', 'dark'] as const) {
    await muster.go(`/fight/${running}`)
    await picture(muster, 'taskforce', theme)
    await muster.go(`/document/${system}/unit-card/${card}`)
    await picture(muster, 'unit-card', theme)
    await muster.go(`/document/${system}/force-list/${list?.id ?? ''}`)
    await picture(muster, 'force-list', theme)
  }
})
