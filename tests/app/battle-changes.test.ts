import SQLite from 'better-sqlite3'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { NO_FILTER, USUAL_ORDER } from '../../shared/systems/seven-seconds/histories/filter.ts'
import { report, side, startThree } from './support/campaign.ts'
import { allRows } from './support/rows.ts'
import { startProgram, type TestProgram } from './support/program.ts'

async function startOne(muster: TestProgram) {
  const { id: campaign, people } = await startThree(muster)
  const first = report(side(people[0], 9), side(people[1], 4), { place: 'Gorge' })
  const { id: battle } = await muster.ask('battles.enter', { campaign, before: null, report: first })
  return { campaign, people, battle, first }
}

describe('a correction of what was reported', () => {
  test('leaves a line that says who, why, and what was before and after', async () => {
    const muster = startProgram()
    const { campaign, people, battle } = await startOne(muster)
    const corrected = report(side(people[0], 9), side(people[1], 12), { place: 'Gorge' })
    const by = { who: 'Ada', reason: 'Miscounted' }
    await muster.ask('battles.correct', { id: battle, report: corrected, by })
    expect(await muster.ask('changes.list', { battle })).toMatchObject([
      {
        what: 'report',
        ...by,
        before: { position: 1, place: 'Gorge', sides: [{ victoryPoints: 9 }, { victoryPoints: 4 }] },
        after: { position: 1, sides: [{ victoryPoints: 9 }, { victoryPoints: 12 }] },
      },
    ])
    expect((await muster.ask('histories.battles', { campaign })).battles[0]?.changes).toBe(1)
  })

  test('stands above those before it', async () => {
    const muster = startProgram()
    const { people, battle } = await startOne(muster)
    for (const [points, reason] of [
      [5, 'Miscounted'],
      [6, 'Miscounted again'],
      [7, 'Counted'],
    ] as const) {
      const corrected = report(side(people[0], 9), side(people[1], points))
      await muster.ask('battles.correct', { id: battle, report: corrected, by: { who: 'Ada', reason } })
    }
    const lines = await muster.ask('changes.list', { battle })
    expect(lines.map(({ reason }) => reason)).toEqual(['Counted', 'Miscounted again', 'Miscounted'])
  })

  test('goes with its undo, and comes again when it is redone', async () => {
    const muster = startProgram()
    const { people, battle } = await startOne(muster)
    const corrected = report(side(people[0], 1), side(people[1], 12))
    await muster.ask('battles.correct', { id: battle, report: corrected })
    const lines = await muster.ask('changes.list', { battle })
    // Where nobody says who it is, that is who is signed in.
    expect(lines).toMatchObject([{ who: userInfo().username, reason: '' }])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('changes.list', { battle })).toEqual([])
    await muster.ask('undo.redo', {})
    expect(await muster.ask('changes.list', { battle })).toEqual(lines)
  })

  test('leaves none where nothing was corrected', async () => {
    const muster = startProgram()
    const { battle, first } = await startOne(muster)
    await muster.ask('battles.correct', { id: battle, report: first })
    expect(await muster.ask('changes.list', { battle })).toEqual([])
  })

  test('of its place in the campaign tells both places', async () => {
    const muster = startProgram()
    const { campaign, battle, first } = await startOne(muster)
    const { id: second } = await muster.ask('battles.enter', { campaign, before: null, report: first })
    await muster.ask('battles.move', { id: second, before: battle })
    expect(await muster.ask('changes.list', { battle: second })).toMatchObject([
      { what: 'report', before: { position: 2 }, after: { position: 1 } },
    ])
    expect(await muster.ask('changes.list', { battle })).toEqual([])
  })
})

describe('a correction of who was there', () => {
  test('leaves a line, writing them down for the first time does not', async () => {
    const muster = startProgram()
    const { campaign, people, battle } = await startOne(muster)
    const faction = (await muster.ask('campaigns.view', { id: campaign })).participants[0]?.faction.id ?? ''
    const recruit = { faction, campaign, unit: 'scout' as const, name: 'Nao', note: '' }
    const { id: trooper } = await muster.ask('roster.add', recruit)
    const record = (wounds: number, by?: { who: string; reason: string }) =>
      muster.ask('roster.recordBattle', {
        battle,
        participant: people[0] ?? '',
        entries: [
          {
            trooper,
            fate: wounds > 0 ? 'wounded' : 'unhurt',
            wounds,
            round: null,
            cause: '',
            kills: {},
            decorations: [],
          },
        ],
        ...(by && { by }),
      })
    await record(0)
    await record(0)
    expect(await muster.ask('changes.list', { battle })).toEqual([])
    await record(1, { who: 'Ben', reason: '' })
    expect(await muster.ask('changes.list', { battle })).toMatchObject([
      {
        what: 'people',
        who: 'Ben',
        before: { entries: [{ name: 'Nao', fate: 'unhurt' }] },
        after: { entries: [{ name: 'Nao', fate: 'wounded' }] },
      },
    ])
  })
})

describe('saved views', () => {
  const draws = { ...NO_FILTER, margins: ['draw' as const] }

  test('are kept by name, for a campaign or for all', async () => {
    const muster = startProgram()
    const { campaign } = await startOne(muster)
    const keep = (name: string, of: string | null, filter = draws) =>
      muster.ask('views.keep', { name, campaign: of, filter, order: USUAL_ORDER })
    const { id } = await keep('Draws', campaign)
    await keep('All of us', null)
    const names = async (of: string | null) =>
      (await muster.ask('views.list', { campaign: of })).map(({ name }) => name)
    expect([await names(campaign), await names(null)]).toEqual([['All of us', 'Draws'], ['All of us']])

    // The same name again replaces it.
    expect(await keep('Draws', campaign, { ...draws, text: 'harbour' })).toEqual({ id })
    const found = (await muster.ask('views.list', { campaign })).find((view) => view.id === id)
    expect(found?.filter).toEqual({ ...draws, text: 'harbour' })

    await muster.ask('views.rename', { id, name: 'Draws at the harbour' })
    expect(await names(campaign)).toEqual(['All of us', 'Draws at the harbour'])
    await muster.ask('views.remove', { id })
    expect(await names(campaign)).toEqual(['All of us'])
    await muster.ask('undo.undo', {})
    expect(await names(campaign)).toEqual(['All of us', 'Draws at the harbour'])
  })

  test('that asked for no role find Chance Encounters and roles that nobody noted, as before', async () => {
    const muster = startProgram()
    const { campaign } = await startOne(muster)
    await muster.ask('views.keep', {
      name: 'Neither',
      campaign,
      filter: { ...NO_FILTER, roles: ['unknown'] },
      order: USUAL_ORDER,
    })
    muster.program.close()
    const file = new SQLite(join(muster.folder, FILE_NAME))
    file
      .prepare(`UPDATE usuals SET document = replace(document, '"unknown"', '"none"') WHERE id = 'views'`)
      .run()
    file.close()
    const [view] = await startProgram(muster.folder).ask('views.list', { campaign })
    expect(view?.filter.roles).toEqual(['chance-encounter', 'unknown'])
  })

  test('of a campaign that is gone go with the next change', async () => {
    const muster = startProgram()
    const { campaign } = await startOne(muster)
    const view = { name: 'Draws', filter: draws, order: USUAL_ORDER }
    const { id } = await muster.ask('views.keep', { ...view, campaign })
    await muster.ask('campaigns.remove', { id: campaign })
    expect((await muster.refused('views.remove', { id })).code).toBe('view/gone')
    await muster.ask('views.keep', { ...view, campaign: null })
    // As long as it can be put back they are kept.
    await muster.ask('trash.restoreCampaign', { id: campaign })
    expect(await muster.ask('views.list', { campaign })).toMatchObject([{ id }, { campaign: null }])
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('trash.removeCampaign', { id: campaign })
    // It clears a part at a time.
    while ((await muster.ask('trash.clear', {})).left > 0);
    await muster.ask('views.keep', { ...view, campaign: null })
    const kept = allRows(muster.folder)
      .get('usuals')
      ?.find((row) => row.id === 'views')
    expect(JSON.stringify(kept)).not.toContain(id)
  })
})
