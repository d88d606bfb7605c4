import SQLite from 'better-sqlite3'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { report, side, standingsOf, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { startProgram, type TestProgram } from './support/program.ts'

/** A campaign with three recorded battles; somebody fell in the second, and was decorated for it. */
async function startStory(muster: TestProgram) {
  const { id: campaign, people } = await startThree(muster)
  const [a = '', b = '', c = ''] = people
  const enter = async (one: string, other: string, place: string): Promise<string> => {
    const { id } = await muster.ask('battles.enter', {
      campaign,
      before: null,
      report: report(side(one, 9, { lost: { scout: 1 } }), side(other, 4), { place, foughtOn: '2026-11-01' }),
    })
    return id
  }
  const battles = [await enter(a, b, 'First'), await enter(a, c, 'Second'), await enter(a, b, '')]
  const faction = (await muster.ask('campaigns.view', { id: campaign })).participants[0]?.faction.id ?? ''
  const recruit = async (name: string): Promise<string> =>
    (await muster.ask('roster.add', { faction, campaign, unit: 'scout', name, note: '' })).id
  const trooper = await recruit('Nao')
  const other = await recruit('Ines')
  await muster.ask('roster.recordBattle', {
    battle: battles[1] ?? '',
    participant: a,
    entries: [
      entryOf(trooper, 'killed', [{ name: 'Iron Star', reason: 'Stayed' }]),
      entryOf(other, 'unhurt'),
    ],
  })
  return { campaign, people: [a, b, c] as const, battles, trooper, other }
}

function entryOf(
  trooper: string,
  fate: 'killed' | 'unhurt',
  decorations: { name: string; reason: string }[] = [],
) {
  return { trooper, fate, wounds: 0, round: fate === 'killed' ? 2 : null, cause: '', kills: {}, decorations }
}

/** Everything that is told of a campaign's battles. */
const told = async (muster: TestProgram, campaign: string) => {
  const { battles } = await muster.ask('histories.battles', { campaign })
  return battles.map(({ changes: _changes, ...battle }) => battle)
}

const idIn = async (muster: TestProgram, campaign: string): Promise<string> =>
  (await muster.ask('trash.list', { campaign }))[0]?.id ?? ''

/** Does something to the file while no program has it open. */
function inFile(folder: string, work: (file: SQLite.Database) => void): void {
  const file = new SQLite(join(folder, FILE_NAME))
  work(file)
  file.close()
}

describe('a deleted battle', () => {
  test('goes to the trash, and comes back as it was', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    const before = await told(muster, campaign)
    const view = await muster.ask('campaigns.view', { id: campaign })

    const by = { who: 'Ada', reason: 'Twice' }
    await muster.ask('battles.remove', { id: battles[1] ?? '', by })
    expect((await told(muster, campaign)).map(({ place }) => place)).toEqual(['First', ''])
    const list = await muster.ask('trash.list', { campaign })
    expect(list).toMatchObject([
      { battle: battles[1], name: 'Second', position: 2, foughtOn: '2026-11-01', logged: false, ...by },
    ])
    const kept = Date.parse(list[0]?.until ?? '') - Date.parse(list[0]?.deletedAt ?? '')
    expect(kept / (24 * 60 * 60 * 1000)).toBe(90)

    const answer = await muster.ask('trash.restore', {
      id: list[0]?.id ?? '',
      by: { who: 'Ben', reason: '' },
    })
    expect(answer).toEqual({ battle: battles[1], troopersLeftOut: 0 })
    expect(await told(muster, campaign)).toEqual(before)
    expect(await muster.ask('trash.list', { campaign })).toEqual([])
    expect(standingsOf(await muster.ask('campaigns.view', { id: campaign }))).toEqual(standingsOf(view))
    expect(await muster.ask('changes.list', { battle: battles[1] ?? '' })).toMatchObject([
      { what: 'restored', who: 'Ben' },
      { what: 'deleted', ...by },
    ])
    expect(muster.errors).toEqual([])
  })

  test('is called after who fought where it has no place', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[2] ?? '' })
    const [thrown] = await muster.ask('trash.list', { campaign })
    expect(thrown?.name).toBe('New Tokyo – PUC')
  })

  test('says who fought and how it ended, as the battle did', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    const told = await muster.ask('campaigns.view', { id: campaign })
    for (const id of battles) await muster.ask('battles.remove', { id })
    const all = await muster.ask('trash.list', { campaign })
    expect(all).toHaveLength(battles.length)
    for (const { battle, sides, result } of all) {
      const before = told.battles.find(({ id }) => id === battle)
      const account = told.account.battles.find(({ id }) => id === battle)
      expect(sides).toEqual(
        before?.sides.map(({ participant, victoryPoints }) => ({ participant, victoryPoints })),
      )
      expect(account).toMatchObject(result ?? {})
      expect(result).not.toBeNull()
    }
  })

  test('can be looked at: its report, and who was there', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    const { battles: records } = await muster.ask('campaigns.view', { id: campaign })
    const [before] = (await muster.ask('histories.battles', { campaign })).battles.slice(1)
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    const look = await muster.ask('trash.look', { id: await idIn(muster, campaign) })
    expect(look.battle).toEqual(records[1])
    expect(look.people).toEqual(
      before?.people.map(({ name, participant, fate }) => ({ name, participant, fate })),
    )
    expect(look.people).toHaveLength(2)
  })

  test('both ways are one step of undo each', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    const before = await told(muster, campaign)
    const trash = () => muster.ask('trash.list', { campaign })
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    const without = await told(muster, campaign)
    const thrown = await trash()

    await muster.ask('undo.undo', {})
    expect([await told(muster, campaign), await trash()]).toEqual([before, []])
    expect(await muster.ask('changes.list', { battle: battles[1] ?? '' })).toEqual([])
    await muster.ask('undo.redo', {})
    expect([await told(muster, campaign), await trash()]).toEqual([without, thrown])

    await muster.ask('trash.restore', { id: thrown[0]?.id ?? '' })
    await muster.ask('undo.undo', {})
    expect([await told(muster, campaign), await trash()]).toEqual([without, thrown])
    await muster.ask('undo.redo', {})
    expect([await told(muster, campaign), await trash()]).toEqual([before, []])
  })

  test('brings its log back, with what it comes to', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const { id: fight } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: people[0] ?? '' },
      b: { kind: 'participant', participant: people[1] ?? '' },
    })
    await play(muster, fight, 7)
    await muster.ask('fights.setPin', { id: fight, side: 'a', chosen: '2468' })
    const { battle } = await muster.ask('fights.enter', { id: fight, foughtOn: null, place: '', note: '' })
    const look = () => muster.ask('fights.look', { id: fight, watcher: 'public' })
    const log = () => muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
    const before = [await look(), await log(), await told(muster, campaign)]

    await muster.ask('battles.remove', { id: battle })
    expect((await muster.refused('fights.look', { id: fight, watcher: 'public' })).code).toBe('fight/gone')
    expect(await muster.ask('fights.underWay', {})).toEqual([])
    expect(await muster.ask('trash.list', { campaign })).toMatchObject([{ logged: true }])
    await muster.ask('trash.restore', { id: await idIn(muster, campaign) })
    expect([await look(), await log(), await told(muster, campaign)]).toEqual(before)
    expect((await look()).pins).toEqual({ a: true, b: false })

    await muster.ask('undo.undo', {})
    await muster.ask('undo.undo', {})
    expect([await look(), await log(), await told(muster, campaign)]).toEqual(before)
    expect(muster.errors).toEqual([])
  })

  test('that an earlier version threw away comes back with the sides of its log', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const { id: fight } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: people[0] ?? '' },
      b: { kind: 'participant', participant: people[1] ?? '' },
    })
    await play(muster, fight, 7)
    const { battle } = await muster.ask('fights.enter', { id: fight, foughtOn: null, place: '', note: '' })
    const before = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    await muster.ask('battles.remove', { id: battle })
    muster.program.close()
    // Before, the two sides stood in the row of the fight.
    inFile(muster.folder, (file) => {
      const row = file.prepare('SELECT rows_document FROM trash').pluck().get() as string
      const kept = JSON.parse(row) as { rows: Record<string, Record<string, unknown>[]> }
      const { fightSides = [], fights = [], ...rows } = kept.rows
      const [a, b] = fightSides
      const earlier = fights.map((one) => ({
        ...one,
        nameA: a?.name,
        nameB: b?.name,
        participantA: a?.participantId,
        participantB: b?.participantId,
      }))
      file
        .prepare('UPDATE trash SET rows_document = ?')
        .run(JSON.stringify({ ...kept, rows: { ...rows, fights: earlier } }))
    })
    const again = startProgram(muster.folder)
    await again.ask('trash.restore', { id: await idIn(again, campaign) })
    expect(await again.ask('fights.look', { id: fight, watcher: 'public' })).toEqual(before)
  })

  test('comes back before the battle that has its number by now', async () => {
    const muster = startProgram()
    const { campaign, people, battles } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[2] ?? '' })
    const fourth = report(side(people[0], 1), side(people[1], 2), { place: 'Fourth' })
    await muster.ask('battles.enter', { campaign, before: null, report: fourth })
    await muster.ask('trash.restore', { id: await idIn(muster, campaign) })
    expect((await told(muster, campaign)).map(({ place }) => place)).toEqual([
      'First',
      'Second',
      '',
      'Fourth',
    ])
  })

  test('comes back without troopers who are gone, and says so', async () => {
    const muster = startProgram()
    const { campaign, battles, trooper } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    await muster.ask('roster.remove', { id: trooper })
    const answer = await muster.ask('trash.restore', { id: await idIn(muster, campaign) })
    expect(answer.troopersLeftOut).toBe(1)
    const [, second] = await told(muster, campaign)
    expect(second?.people.map(({ name }) => name)).toEqual(['Ines'])
    expect(second?.decorations).toEqual([])
  })

  test('stays there where one of its factions takes part no more', async () => {
    const muster = startProgram()
    const { campaign, battles, people } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    const { name, startsOn, place, map, deck, rules, participants } = await muster.ask('campaigns.view', {
      id: campaign,
    })
    const kept = participants
      .filter(({ id }) => id !== people[2])
      .map(({ id, player, startingTech, opening }) => ({
        id,
        player: player.name,
        tech: startingTech,
        opening,
        rival: null,
      }))
    await muster.ask('campaigns.change', {
      id: campaign,
      name,
      startsOn,
      place,
      map,
      deck,
      rules,
      participants: kept,
    })
    const id = await idIn(muster, campaign)
    const before = await told(muster, campaign)
    expect((await muster.refused('trash.restore', { id })).code).toBe('trash/participant-gone')
    expect(await told(muster, campaign)).toEqual(before)
    expect(await muster.ask('trash.list', { campaign })).toHaveLength(1)
    await muster.ask('undo.undo', {})
    await muster.ask('trash.restore', { id })
    expect(await told(muster, campaign)).toHaveLength(3)
  })

  test('stays there where somebody who fell in it has served since', async () => {
    const muster = startProgram()
    const { campaign, battles, people, trooper } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    await muster.ask('roster.recordBattle', {
      battle: battles[2] ?? '',
      participant: people[0],
      entries: [entryOf(trooper, 'unhurt')],
    })
    const refused = await muster.refused('trash.restore', { id: await idIn(muster, campaign) })
    expect(refused).toMatchObject({
      code: 'trash/serves-after-death',
      values: { name: 'Nao', fell: 2, serves: 3 },
    })
    expect(await told(muster, campaign)).toHaveLength(2)
  })

  test('is deleted for good, and undo still knows it', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[1] ?? '' })
    const id = await idIn(muster, campaign)
    await muster.ask('trash.remove', { id })
    expect(await muster.ask('trash.list', { campaign })).toEqual([])
    expect(await muster.ask('changes.list', { battle: battles[1] ?? '' })).toEqual([])
    expect((await muster.refused('trash.restore', { id })).code).toBe('trash/gone')
    await muster.ask('undo.undo', {})
    await muster.ask('trash.restore', { id })
    expect(await told(muster, campaign)).toHaveLength(3)
  })

  test('is cleared after 90 days, when the trash is next asked for', async () => {
    const first = startProgram()
    const { campaign, battles } = await startStory(first)
    await first.ask('battles.remove', { id: battles[0] ?? '' })
    await first.ask('battles.remove', { id: battles[1] ?? '' })
    first.program.close()
    const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    inFile(first.folder, (file) => {
      const date = file.prepare('UPDATE trash SET created_at = ? WHERE battle_id = ?')
      date.run(daysAgo(91), battles[0])
      date.run(daysAgo(89), battles[1])
    })
    const second = startProgram(first.folder)
    expect((await second.ask('trash.list', { campaign })).map(({ battle }) => battle)).toEqual([battles[1]])
    expect(await second.ask('changes.list', { battle: battles[0] ?? '' })).toEqual([])
    second.program.close()
    inFile(first.folder, (file) => {
      expect(file.prepare('SELECT count(*) AS n FROM trash').get()).toEqual({ n: 1 })
    })
  })

  test('goes with its campaign', async () => {
    const muster = startProgram()
    const { campaign, battles } = await startStory(muster)
    await muster.ask('battles.remove', { id: battles[0] ?? '' })
    await muster.ask('campaigns.remove', { id: campaign })
    expect(await muster.ask('trash.list', { campaign })).toEqual([])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('trash.list', { campaign })).toHaveLength(1)
  })
})
