import { standingsIn } from '../../renderer/adventures/people.ts'
import { expect, test } from 'vitest'
import { DEFAULT_RULES_DOCUMENT } from '../../shared/systems/blast-em/documents/rules.ts'
import { TEAM_DOCUMENT } from '../../shared/systems/blast-em/documents/team.ts'
import { blastEm } from '../../shared/systems/blast-em/game.ts'
import { SAMPLE_LOOKS } from '../../shared/systems/blast-em/samples/looks.ts'
import { SAMPLE_LISTS } from '../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_TEAMS } from '../../shared/systems/blast-em/samples/teams.ts'
import { playMission } from '../support/missions.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { inFile } from './support/rows.ts'

/** Campaigns that are a log of battles, on a real file. */

const system = blastEm.id
const TEAM = SAMPLE_TEAMS['late-shift']

async function begin(muster: TestProgram, rules: string | null = null): Promise<string> {
  const given = { system, name: 'Berth Nine', startsOn: '2026-11-20', place: 'The back room', rules }
  return (await muster.ask('adventures.begin', given)).id
}

test('begins with a copy of house rules, is changed, and is listed with what is in it', async () => {
  const muster = startProgram()
  const own = {
    ...DEFAULT_RULES_DOCUMENT,
    name: 'Harder',
    rules: { ...DEFAULT_RULES_DOCUMENT.rules, heroMv: 10 },
  }
  const { id: rules } = await muster.ask('documents.create', {
    system,
    kind: 'house-rules',
    campaign: null,
    document: own,
  })
  const campaign = await begin(muster, rules)
  // One step brings both.
  expect(await muster.ask('documents.list', { system, campaign })).toMatchObject([
    { name: 'Harder', document: own },
  ])
  await muster.ask('undo.undo', {})
  expect(await muster.ask('campaigns.list', {})).toEqual([])
  await muster.ask('undo.redo', {})
  await muster.ask('adventures.change', { id: campaign, change: { startsOn: null, place: 'The attic' } })
  expect(await muster.ask('adventures.look', { id: campaign })).toMatchObject({
    name: 'Berth Nine',
    startsOn: null,
    place: 'The attic',
    log: [],
  })
  const { id: team } = await muster.ask('documents.create', {
    system,
    kind: 'team',
    campaign,
    document: TEAM,
  })
  const look = { colours: { first: '#112233', second: '#445566' }, emblem: null, picture: null }
  await muster.ask('documents.change', { id: team, change: { look } })
  expect(await muster.ask('campaigns.list', {})).toMatchObject([
    {
      id: campaign,
      system,
      battles: 0,
      participants: [{ id: team, faction: { name: TEAM.name, look } }],
      problem: null,
    },
  ])
})

test('refuses other rules, other games and what is not there', async () => {
  const muster = startProgram()
  const { id: team } = await muster.ask('documents.create', {
    system,
    kind: 'team',
    campaign: null,
    document: TEAM,
  })
  const begun = { system, name: 'No', startsOn: null, place: '', rules: team }
  expect((await muster.refused('adventures.begin', begun)).code).toBe('document/gone')
  const other = { ...begun, system: 'seven-seconds', rules: null }
  expect((await muster.refused('adventures.begin', other)).code).toBe('campaign/own-beginning')
  const nobody = '0198c1e2-0000-7000-8000-000000000000'
  expect((await muster.refused('adventures.look', { id: nobody })).code).toBe('campaign/gone')
  expect((await muster.refused('adventures.goOn', { fight: nobody, side: 'player-1' })).code).toBe(
    'fight/gone',
  )
})

test('tells what became of everybody, and writes the team of the sequel', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const { id: team } = await muster.ask('documents.create', {
    system,
    kind: 'team',
    campaign: null,
    document: TEAM,
  })
  const running = await playMission(muster, { campaign, team, seed: 0, begins: true })
  // What goes on is nobody's business in the log.
  expect((await muster.ask('adventures.look', { id: campaign })).log).toMatchObject([{ account: null }])
  expect((await muster.refused('adventures.goOn', { fight: running, side: 'player-1' })).code).toBe(
    'fight/no-sequel',
  )
  const fight = await playMission(muster, { campaign, team: team, seed: 3 })
  const { log } = await muster.ask('adventures.look', { id: campaign })
  const [, logged] = log
  expect(log.map(({ place }) => place)).toEqual(log.map((_, at) => at + 1))
  const [ours, theirs] = logged?.account ?? []
  // It is shown as its team is.
  const look = { colours: { first: '#112233', second: '#445566' }, emblem: null, picture: null }
  await muster.ask('documents.change', { id: team, change: { look } })
  const { summary } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  expect(Object.entries(summary.shown).map(([at, { faction }]) => [at, faction.name, faction.look])).toEqual([
    ['player-1', TEAM.name, look],
    ['player-2', SAMPLE_TEAMS['lantern-choir'].name, SAMPLE_LOOKS['lantern-choir']],
    // Nobody has given them a look: theirs is far from the others'.
    [
      'bad-guys',
      'Bad Guys',
      { colours: { first: '#b4202d', second: '#f4efe2' }, emblem: null, picture: null },
    ],
  ])
  await muster.ask('undo.undo', {})
  expect(ours).toMatchObject({ side: 'player-1', document: team })
  expect(ours?.people.filter(({ joined }) => !joined).map(({ id }) => id)).toEqual(
    TEAM.members.map(({ id }) => id),
  )
  expect(theirs?.document).toBeNull()
  const { id: next } = await muster.ask('adventures.goOn', { fight, side: 'player-1' })
  expect(next).not.toBe(team)
  const written = TEAM_DOCUMENT.schema.parse((await muster.ask('documents.view', { id: next })).document)
  expect(written.sequel).toBe(true)
  const lost = new Set(ours?.people.flatMap(({ id, isLost }) => (isLost ? [id] : [])))
  expect(written.members.map(({ id }) => id)).toEqual(
    TEAM.members.map(({ id }) => id).filter((id) => !lost.has(id)),
  )
  // The library's own stays as it was.
  expect((await muster.ask('documents.view', { id: team })).document).toEqual(TEAM)
  await muster.ask('undo.undo', {})
  expect((await muster.refused('documents.view', { id: next })).code).toBe('document/gone')
  await muster.ask('undo.redo', {})
  // The team of the campaign is the one that goes on from its next battle.
  const again = await playMission(muster, { campaign, team: next, seed: 5 })
  expect(await muster.ask('adventures.goOn', { fight: again, side: 'player-1' })).toEqual({
    id: next,
    kind: 'team',
    several: false,
  })
})

test('writes the team of the sequel of a sample too, as the campaign’s own', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const fight = await playMission(muster, { campaign, team: 'late-shift', seed: 3 })
  const goesOn = async (): Promise<unknown> =>
    (await muster.ask('adventures.battle', { fight })).account?.map((side) => [
      side.called,
      side.document,
      side.goesOn,
    ])
  const lantern = SAMPLE_TEAMS['lantern-choir'].name
  expect(await goesOn()).toEqual([
    [TEAM.name, null, true],
    [lantern, null, true],
  ])
  const { id, kind } = await muster.ask('adventures.goOn', { fight, side: 'player-1' })
  expect(kind).toBe('team')
  expect(await goesOn()).toEqual([
    [TEAM.name, id, false],
    [lantern, null, true],
  ])
  const written = TEAM_DOCUMENT.schema.parse((await muster.ask('documents.view', { id })).document)
  const [ours] = (await muster.ask('adventures.battle', { fight })).account ?? []
  const lost = new Set(ours?.people.flatMap((one) => (one.isLost ? [one.id] : [])))
  expect(written).toMatchObject({ name: TEAM.name, sequel: true, after: fight })
  expect(written.members.map((one) => one.id)).toEqual(
    TEAM.members.map((one) => one.id).filter((one) => !lost.has(one)),
  )
  const kept = await muster.ask('documents.list', { system, campaign })
  expect(kept.filter((one) => one.kind === 'team').map((one) => [one.id, one.look])).toEqual([
    [id, { ...SAMPLE_LOOKS['late-shift'], picture: null }],
  ])
  expect((await muster.refused('adventures.goOn', { fight, side: 'player-1' })).code).toBe('fight/no-sequel')
  await muster.ask('undo.undo', {})
  expect(await goesOn()).toEqual([
    [TEAM.name, null, true],
    [lantern, null, true],
  ])
})

test('lets each team go on once, from the last battle that it set out to', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const { id: team } = await muster.ask('documents.create', {
    system,
    kind: 'team',
    campaign: null,
    document: TEAM,
  })
  const goesOn = async (): Promise<unknown> =>
    (await muster.ask('adventures.look', { id: campaign })).log.map(({ account }) =>
      account?.map((side) => side.goesOn),
    )
  const first = await playMission(muster, { campaign, team, seed: 3 })
  expect(await goesOn()).toEqual([[true, true]])
  const { id: own } = await muster.ask('adventures.goOn', { fight: first, side: 'player-1' })
  expect(await goesOn()).toEqual([[false, true]])
  expect((await muster.refused('adventures.goOn', { fight: first, side: 'player-1' })).code).toBe(
    'fight/no-sequel',
  )
  await muster.ask('undo.undo', {})
  expect(await goesOn()).toEqual([[true, true]])
  await muster.ask('undo.redo', {})
  // Whatever else is changed in the team since makes no difference.
  const { document } = await muster.ask('documents.view', { id: own })
  await muster.ask('documents.change', { id: own, change: { document: { ...document, notes: 'Tired.' } } })
  expect(await goesOn()).toEqual([[false, true]])
  const second = await playMission(muster, { campaign, team: own, seed: 5 })
  // Of a sample too it is the last battle from which it goes on.
  expect(await goesOn()).toEqual([
    [false, false],
    [true, true],
  ])
  await playMission(muster, { campaign, team: own, seed: 0, begins: true })
  expect(await goesOn()).toEqual([[false, false], [false, false], undefined])
  expect((await muster.refused('adventures.goOn', { fight: second, side: 'player-1' })).code).toBe(
    'fight/no-sequel',
  )
})

test('keeps what each side set out as, whatever becomes of it since', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const { id: team } = await muster.ask('documents.create', {
    ...{ system, kind: 'team', campaign: null, document: TEAM },
  })
  const setOut = (fight: string, side: string) => muster.ask('adventures.setOut', { fight, side })
  const running = await playMission(muster, { campaign, team, seed: 0, begins: true })
  // What goes on is nobody's business.
  expect((await muster.refused('adventures.setOut', { fight: running, side: 'player-1' })).code).toBe(
    'fight/gone',
  )
  const fight = await playMission(muster, { campaign, team, seed: 3 })
  await muster.ask('documents.change', { id: team, change: { document: { ...TEAM, name: 'Others' } } })
  expect(await setOut(fight, 'player-1')).toEqual([{ kind: 'team', name: TEAM.name, document: TEAM }])
  expect(await setOut(fight, 'player-2')).toEqual([
    { kind: 'team', name: 'The Lantern Choir', document: SAMPLE_TEAMS['lantern-choir'] },
  ])
  expect(await setOut(fight, 'bad-guys')).toEqual([])
})

test('calls a battle by its mission, with where it is fought beside it', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  for (const place of ['', 'The attic']) {
    const said = { mission: 'seed-vault', automatic: true, name1: 'Ada', team1: 'late-shift' }
    await muster.ask('fights.setUp', { system, campaign, level: 'enforce', place, said })
  }
  const { log } = await muster.ask('adventures.look', { id: campaign })
  expect(log.map(({ fight }) => fight.place)).toEqual(['The Seed Vault', 'The Seed Vault · The attic'])
  const { groups } = await muster.ask('search.everything', { text: 'seed vault attic' })
  expect(groups.flatMap(({ found }) => found.map(({ about }) => about))).toEqual([
    'The Seed Vault · The attic',
  ])
})

test('who fought is found with what became of them, in their campaign', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  await playMission(muster, { campaign, team: 'late-shift', seed: 0, begins: true })
  const found = async (text: string): Promise<unknown> =>
    (await muster.ask('search.everything', { text })).groups
      .filter(({ kind }) => kind === 'person')
      .map((group) => [group.system, group.found.map(({ id: _id, on: _on, ...one }) => one)])
  expect(await found('maro')).toEqual([])
  const fight = await playMission(muster, { campaign, team: 'late-shift', seed: 3 })
  const [ours] = (await muster.ask('adventures.battle', { fight })).account ?? []
  const maro = ours?.people.find(({ name }) => name === 'Six-Ton Maro')
  expect(await found('maro')).toEqual([
    [
      system,
      [
        {
          system,
          name: 'Six-Ton Maro',
          about: 'Ada',
          campaign: { id: campaign, name: 'Berth Nine' },
          at: { fight, type: 'trooper', fate: maro?.fate, ...(maro?.lostTo ?? {}) },
          because: [],
        },
      ],
    ],
  ])
})

test('counts what battles come to, beside what was to be expected, of a campaign and of the game', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const team = 'late-shift'
  const inside = await playMission(muster, { campaign, team, seed: 9 })
  const outside = await playMission(muster, { campaign: null, team, seed: 6 })
  await playMission(muster, { campaign, team, seed: 0, begins: true })
  const ofCampaign = await muster.ask('adventures.figures', { system, campaign })
  const ofGame = await muster.ask('adventures.figures', { system, campaign: null })
  expect([ofCampaign.battles, ofGame.battles]).toEqual([1, 2])
  const tried = ({ figures }: typeof ofGame, of: string): number =>
    figures.reduce((sum, one) => (one.of === of ? sum + (one.tries ?? 0) : sum), 0)
  expect(tried(ofGame, 'missions')).toBe(2)
  expect(tried(ofCampaign, 'hits')).toBeGreaterThan(0)
  expect(tried(ofGame, 'hits')).toBeGreaterThan(tried(ofCampaign, 'hits'))
  for (const { count, tries, expected } of ofGame.figures) {
    if (tries !== null) expect(count).toBeLessThanOrEqual(tries)
    if (expected !== null) expect(expected).toBeLessThanOrEqual(tries ?? 0)
  }

  const all = await muster.ask('adventures.ofGame', { system })
  expect(all.log.map(({ fight }) => [fight.id, fight.campaign])).toEqual([
    [inside, campaign],
    [outside, null],
    [expect.any(String), campaign],
  ])
  expect(all.campaigns).toEqual({ [campaign]: 'Berth Nine' })
  expect(await muster.ask('adventures.battle', { fight: inside })).toEqual(all.log[0])

  // What was worked out is kept as an index is, and the next start reads it.
  muster.program.close()
  inFile(muster.folder, (file) => {
    const [first] = all.log[0]?.account ?? []
    file
      .prepare('UPDATE fight_digests SET digest_document = replace(digest_document, ?, ?) WHERE id = ?')
      .run(`"result":"${first?.result}"`, '"result":"open"', inside)
  })
  const later = startProgram(muster.folder)
  const read = await later.ask('adventures.battle', { fight: inside })
  expect(read.account?.map(({ result }) => result)).toEqual(['open', 'open'])
  // One that does not fit its log any more is worked out anew.
  later.program.close()
  inFile(muster.folder, (file) => file.prepare("UPDATE fight_digests SET last_event = ''").run())
  expect(await startProgram(muster.folder).ask('adventures.battle', { fight: inside })).toEqual(all.log[0])
})

test('what a player leads is told of them, and what it did counts in their record', async () => {
  const muster = startProgram()
  const campaign = await begin(muster)
  const { id: team } = await muster.ask('documents.create', {
    system,
    kind: 'team',
    campaign,
    document: TEAM,
  })
  const someone = { contact: '', colour: '', guest: false, sameName: false } as const
  const { id: ada } = await muster.ask('players.create', { ...someone, name: 'Ada', led: [] })
  expect(await muster.ask('players.mayLead', {})).toEqual([{ system, id: team, name: TEAM.name }])
  await muster.ask('documents.change', { id: team, change: { player: ada } })
  const leads = [
    {
      system,
      kind: 'team',
      ledBy: true,
      faction: { id: team, name: TEAM.name },
      campaigns: [{ id: campaign, name: 'Berth Nine' }],
    },
  ]
  expect(await muster.ask('players.list', {})).toMatchObject([{ id: ada, leads }])
  expect(await muster.ask('campaigns.list', {})).toMatchObject([
    { participants: [{ player: 'Ada', faction: { name: TEAM.name, look: null } }] },
  ])
  expect((await muster.ask('records.ofPlayer', { player: ada })).games).toEqual([])

  const fight = await playMission(muster, { campaign, team, seed: 3 })
  const [ours] = (await muster.ask('adventures.battle', { fight })).account ?? []
  const { games } = await muster.ask('records.ofPlayer', { player: ada })
  expect(games).toMatchObject([
    {
      system,
      campaigns: [
        {
          id: campaign,
          as: TEAM.name,
          tally: { battles: 1, fallen: ours?.people.filter(({ isLost }) => isLost).length },
        },
      ],
    },
  ])
  const tally = games[0]?.campaigns[0]?.tally
  expect([tally?.won, tally?.drawn, tally?.lost].toSorted()).toEqual([0, 0, 1])

  // With a sample it counts for the player who is called so, and who leads counts before who is called so.
  const { id: cyd } = await muster.ask('players.create', { ...someone, name: 'Bo', led: [] })
  await playMission(muster, { campaign, team: 'late-shift', seed: 5 })
  const { log } = await muster.ask('adventures.look', { id: campaign })
  expect(log.map(({ account }) => account?.map(({ player }) => player?.name))).toEqual([
    ['Ada', 'Bo'],
    ['Ada', 'Bo'],
  ])
  for (const player of [ada, cyd]) {
    const { games: all } = await muster.ask('records.ofPlayer', { player })
    const standing = standingsIn(log).find(({ name }) => name === (player === ada ? 'Ada' : 'Bo'))
    const mine = log.flatMap(({ account }) => account ?? []).filter((side) => side.player?.id === player)
    expect(all[0]?.campaigns).toMatchObject([
      {
        id: campaign,
        tally: { battles: 2, won: standing?.won, fallen: standing?.lost },
      },
    ])
    expect(standing?.battles).toBe(2)
    expect(mine).toHaveLength(2)
  }
  await muster.ask('players.change', { id: ada, change: { name: 'Adeline' }, sameName: false })
  expect((await muster.ask('records.ofPlayer', { player: ada })).games[0]?.campaigns[0]?.tally.battles).toBe(
    1,
  )
  await muster.ask('undo.undo', {})
  await muster.ask('players.remove', { id: cyd })

  // Somebody else takes it over from their own page.
  const { id: bo } = await muster.ask('players.create', { ...someone, name: 'Bo', led: [team] })
  expect(await muster.ask('players.list', {})).toMatchObject([
    { id: ada, leads: [] },
    { id: bo, leads },
  ])
  await muster.ask('players.change', { id: bo, change: { led: [] }, sameName: false })
  expect((await muster.ask('documents.view', { id: team })).player).toBeNull()
})

test('forces that battles do not change are led as well', async () => {
  const muster = startProgram()
  const { id: list } = await muster.ask('documents.create', {
    system: 'downsync',
    kind: 'force-list',
    campaign: null,
    document: SAMPLE_LISTS['sea-gate'],
  })
  const someone = { contact: '', colour: '', guest: false, sameName: false } as const
  const { id: ada } = await muster.ask('players.create', { ...someone, name: 'Ada', led: [list] })
  expect(await muster.ask('players.list', {})).toMatchObject([
    { id: ada, leads: [{ system: 'downsync', kind: 'force-list', faction: { id: list } }] },
  ])
})
