import { expect, test } from 'vitest'
import type { Logged } from '../../shared/contract/adventures.ts'
import { downsyncPlay } from '../../shared/systems/downsync/battle/play.ts'
import { downsync } from '../../shared/systems/downsync/game.ts'
import { LIST_KIND } from '../../shared/systems/downsync/kinds.ts'
import { fastAndDirtyPlay } from '../../shared/systems/fast-and-dirty/battle/play.ts'
import { fastAndDirty } from '../../shared/systems/fast-and-dirty/game.ts'
import { openRolls } from '../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { missingIn, strengthOf } from '../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { ForceDraft } from '../../shared/systems/fast-and-dirty/documents/force.ts'
import { DEFAULT_RULES } from '../../shared/systems/fast-and-dirty/house-rules.ts'
import { FORCE_KIND, PLAN_KIND } from '../../shared/systems/fast-and-dirty/kinds.ts'
import { progressOf, ROLES_IN_PLAN, type Fought } from '../../shared/systems/fast-and-dirty/plan-progress.ts'
import { SAMPLE_CAMPAIGNS } from '../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { blastEm } from '../../shared/systems/blast-em/game.ts'
import { travellerPlay } from '../../shared/systems/traveller/battle/play.ts'
import { traveller } from '../../shared/systems/traveller/game.ts'
import type { BattleEvent } from '../../shared/systems/traveller/battle/documents/events.ts'
import { storedDocuments } from '../support/stored-fight.ts'
import { encounterState } from '../support/encounters.ts'
import { missionState } from '../support/missions.ts'
import { startProgram } from './support/program.ts'

/** The sample campaign of a game whose campaigns are logs, on a real file. */

const system = blastEm.id
type Sides = Logged['account']

const namesOf = (side: Sides, is: (person: NonNullable<Sides>[number]['people'][number]) => boolean) =>
  side?.flatMap(({ people }) => people.filter(is).map(({ name }) => name))

test('the sample is played into the file in one step, is opened again, undone, and thrown away', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('sampleAdventures.open', { system })
  expect(await muster.ask('sampleAdventures.open', { system })).toEqual({ id })
  expect(await muster.ask('campaigns.list', {})).toMatchObject([
    {
      id,
      sample: true,
      battles: 5,
      participants: [{ player: 'Mara' }, { player: 'Tomas' }, { player: 'Ilse' }],
      problem: null,
    },
  ])
  expect((await muster.ask('undo.look', {})).undo).toMatchObject({
    call: 'sampleAdventures.open',
    campaign: { id },
  })
  const told = await muster.ask('adventures.look', { id })
  await muster.ask('undo.undo', {})
  expect(await muster.ask('campaigns.list', {})).toEqual([])
  expect(await muster.ask('players.list', {})).toEqual([])
  await muster.ask('undo.redo', {})
  expect(await muster.ask('adventures.look', { id })).toEqual(told)
  // Its battles count as such in backups, and whoever leads a team in it is needed.
  await muster.ask('safekeeping.backUp', {})
  const [backup] = (await muster.ask('safekeeping.look', {})).backups
  expect(backup).toMatchObject({ figures: { campaigns: 1, battles: 5, underWay: 0 } })
  const [player] = await muster.ask('players.list', {})
  expect((await muster.refused('players.remove', { id: player?.id ?? '' })).code).toBe('player/in-campaign')
  await muster.ask('campaigns.remove', { id })
  expect(await muster.ask('trash.campaigns', {})).toMatchObject([
    { battles: 5, fighting: expect.arrayContaining(['Spare Parts']) as unknown },
  ])
  expect((await muster.refused('players.remove', { id: player?.id ?? '' })).code).toBe(
    'player/needed-in-trash',
  )
  const { id: anew } = await muster.ask('sampleAdventures.open', { system })
  expect(anew).not.toBe(id)
  expect(await muster.ask('players.list', {})).toHaveLength(3)
  expect((await muster.refused('sampleAdventures.open', { system: 'seven-seconds' })).code).toBe(
    'campaign/no-sample',
  )
})

test('what its seeds come to: the story, and a fight to go on with', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('sampleAdventures.open', { system })
  const { log } = await muster.ask('adventures.look', { id })
  expect(
    log.map(({ fight: { names, round, ending, createdAt }, account }) => [
      createdAt.slice(0, 10),
      Object.values(names).join(', '),
      round,
      ending?.how,
      account?.map(({ points }) => points),
      namesOf(account, ({ isLost }) => isLost),
      namesOf(account, ({ deeds: { saved = 0 } }) => saved > 0),
    ]),
  ).toEqual([
    ['2026-10-09', 'Mara, Tomas, Bad Guys', 7, 'won', [0, 3], [], ['Novice Pim']],
    ['2026-10-16', 'Mara, Ilse, Bad Guys', 6, 'won', [0, 0], ['Wick'], ['Juna Oyelaran', 'Professor Tock']],
    [
      '2026-10-23',
      'Tomas, Ilse, Bad Guys',
      12,
      'lost',
      [0, 0],
      ['Novice Pim', 'Ilja Fenn'],
      ['Professor Tock'],
    ],
    ['2026-10-30', 'Mara, Tomas, Ilse, Bad Guys', 7, 'won', [0, 0, 3], [], []],
    ['2026-11-06', 'Mara, Tomas, Bad Guys', 4, undefined, undefined, undefined, undefined],
  ])
  const running = log.at(-1)?.fight.id ?? ''
  const state = missionState(muster, running)
  expect(state).toMatchObject({ phase: 'declaring', active: 'player-1', ending: null })
  expect(
    Object.values(state.models).flatMap(({ side, fate, name, turnsLeft }) =>
      side === 'bad-guys' || fate === 'up' ? [] : [[name, fate, turnsLeft]],
    ),
  ).toEqual([['Six-Ton Maro', 'mostlyDead', 3]])
  const offers = (await muster.ask('fights.look', { id: running, watcher: 'player-1' })).options
  expect(offers.map(({ command }) => command)).toEqual(expect.arrayContaining(['treat', 'declare-shot']))
  const teams = (await muster.ask('documents.list', { system, campaign: id })).filter(
    ({ kind }) => kind === 'team',
  )
  expect(teams.map(({ name, document, problems }) => ({ name, document, problems }))).toMatchObject(
    ['Spare Parts', 'The Lantern Choir', 'The Late Shift'].map((name) => ({
      name,
      document: { sequel: true },
      problems: [],
    })),
  )
  expect((await muster.ask('players.list', {})).map(({ name, leads }) => [name, leads.length])).toEqual([
    ['Ilse', 1],
    ['Mara', 1],
    ['Tomas', 1],
  ])
  const { battles, figures } = await muster.ask('adventures.figures', { system, campaign: id })
  expect(battles).toBe(4)
  expect(figures.length).toBeGreaterThan(5)
})

test('the sample of Traveller-style combat: what battles leave goes on, and a round is there to go on with', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('sampleAdventures.open', { system: traveller.id })
  const { log } = await muster.ask('adventures.look', { id })
  expect(
    log.map(({ fight: { names, round, ending, createdAt }, account }) => [
      createdAt.slice(0, 10),
      Object.values(names).join(', '),
      round,
      ending?.how,
      account?.map(({ result }) => result),
      namesOf(account, ({ isLost }) => isLost),
    ]),
  ).toEqual([
    ['2026-10-08', 'Mara, Tomas', 4, 'by-agreement', ['open', 'open'], []],
    [
      '2026-10-15',
      'Tomas, Ilse',
      7,
      'by-agreement',
      ['open', 'open'],
      ['The driver’s mate', 'The prisoner', 'Gnat survey drone'],
    ],
    ['2026-10-22', 'Ilse, Mara', 5, 'by-agreement', ['open', 'open'], ['Nadja Corv']],
    [
      '2026-10-29',
      'Mara, The vault',
      9,
      'last-standing',
      ['won', 'lost'],
      ['Sexton vault warden', 'Thin Hound'],
    ],
    ['2026-11-05', 'Mara, Ilse, Tomas', 3, undefined, undefined, undefined],
  ])
  // Everything of each that went on stands in their documents: wounds, what is thrown, a vehicle's hits.
  const kept = await muster.ask('documents.list', { system: traveller.id, campaign: id })
  const documentOf = (name: string) => kept.find((one) => one.name === name)?.document
  const gone = { left: 0 }
  expect(documentOf('Nadja Corv')).toMatchObject({ characteristics: { str: gone, dex: gone, end: gone } })
  expect(documentOf('Cass Idris')).toMatchObject({ weapons: [{ id: 'hook' }] })
  expect(documentOf('Port Watch cruiser')).toMatchObject({ hull: { full: 8, left: 0 } })
  expect(kept.flatMap(({ problems }) => problems)).toEqual([])
  // Who was carried out has been mended by hand since, with a reason.
  const eventsOf = (at: number): BattleEvent[] =>
    storedDocuments(muster, log[at]?.fight.id ?? '').map((event) => travellerPlay.eventSchema.parse(event))
  const mended = eventsOf(2).find((event) => event.kind === 'put-right')
  expect(mended).toMatchObject({ fate: 'up', reason: expect.stringContaining('sick bay') as string })
  const running = encounterState(muster, log.at(-1)?.fight.id ?? '')
  expect(running).toMatchObject({ phase: 'acting', round: 3, ending: null })
  const named = (ids: readonly string[]): string[] => ids.map((one) => running.fighters[one]?.name ?? '')
  expect(named(running.turns[0]?.fighters ?? [])).toEqual(['Tam Ferreira', 'Gunner'])
  // Two of the round are tied in Initiative and DEX.
  const tied = ['Tam Ferreira', 'Gunner']
  const { track } = travellerPlay.view(running, 'public')
  expect(track.filter((group) => group.length > 1).map(named)).toEqual([tied])
  const fighters = Object.values(running.fighters)
  const who = (is: (one: (typeof fighters)[number]) => boolean): string[] =>
    fighters.filter(is).map(({ name }) => name)
  expect(who(({ turn }) => turn === 'delaying')).toEqual(['Watch Captain Yusra Hale'])
  expect(who(({ fate }) => fate !== 'up')).toEqual(['Lazlo Venn', 'Sergeant Olin Brack'])
  expect(eventsOf(4).filter(({ kind }) => kind === 'burst')).toHaveLength(2)
})

test('the sample of Fast and Dirty: a tree goes where its battles lead, losses stay, and somebody moves under fire', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('sampleAdventures.open', { system: fastAndDirty.id })
  const { log } = await muster.ask('adventures.look', { id })
  const states = log.map(({ fight }) =>
    fastAndDirtyPlay.fold(
      storedDocuments(muster, fight.id).map((event) => fastAndDirtyPlay.eventSchema.parse(event)),
    ),
  )
  expect(
    log.map(({ fight: { names, round, ending, createdAt }, account }, at) => [
      createdAt.slice(0, 10),
      states[at]?.setup.scenario.name,
      Object.values(names).join(', '),
      round,
      ending?.how,
      account?.map(({ result }) => result),
      namesOf(account, ({ isLost, type }) => isLost && ['officer', 'leader', 'psionic'].includes(type)),
    ]),
  ).toEqual([
    [
      '2026-10-06',
      'The Crossing',
      'Mara, Tomas',
      6,
      'mission',
      ['lost', 'won'],
      ['Lieutenant Odile Marchand', 'Sergeant Lind', 'Speaker Rosalba Quint', 'Foreman Dacre'],
    ],
    [
      '2026-10-13',
      'In the Reeds',
      'Ilse, Tomas',
      8,
      'nobody-left',
      ['won', 'lost'],
      ['Sergeant Moor', 'Sergeant Abadi'],
    ],
    [
      '2026-10-20',
      'The Orchards',
      'Mara, Tomas',
      8,
      'mission',
      ['lost', 'won'],
      ['Sergeant Vey', 'Sergeant Okoro', 'Captain Sunniva Brandt', 'Brother Elias', 'The Listening One'],
    ],
    ['2026-10-27', 'The Bridgehead', 'Ilse, Tomas', 5, 'nobody-left', ['won', 'lost'], []],
    ['2026-11-03', 'The Mill', 'Ilse, Tomas', 8, undefined, undefined, undefined],
  ])
  // Both sides field several squads in each battle, and are told when they lose heart.
  const squadsOf = (of: string, at: number): number =>
    Object.values(states[at]?.units ?? {}).filter(
      ({ id, side, document, figures }) =>
        side === of && document.kind === 'squad' && !id.includes('.granted-') && figures.length > 3,
    ).length
  expect(states.map((_, at) => ['side-1', 'side-2'].map((side) => squadsOf(side, at)))).toEqual([
    [3, 5],
    [3, 5],
    [2, 5],
    [3, 4],
    [3, 5],
  ])
  const disheartened = log.map(({ fight }) =>
    storedDocuments(muster, fight.id)
      .map((event) => fastAndDirtyPlay.eventSchema.parse(event))
      .flatMap((event) => (event.kind === 'heart-lost' ? [event.side] : [])),
  )
  expect(disheartened.map((sides) => [...new Set(sides)].toSorted())).toEqual([
    ['side-1', 'side-2'],
    ['side-2'],
    ['side-1'],
    ['side-2'],
    [],
  ])
  // Who won decides where the next is fought (lines 2869–2881).
  const { plan } = SAMPLE_CAMPAIGNS['river-war']
  const battles = plan.kind === 'tree' ? plan.battles : []
  const led = log.slice(0, -1).map(({ account }, at) => {
    const battle = battles.find(({ name }) => name === states[at]?.setup.scenario.name)
    const next = account?.[0]?.result === 'won' ? battle?.ifAttacker : battle?.ifDefender
    return battles.find((one) => one.id === next)?.name
  })
  expect(led).toEqual(states.slice(1).map(({ setup }) => setup.scenario.name))
  // What each force has lost is missing in its document, and it sets out without it.
  const kept = await muster.ask('documents.list', { system: fastAndDirty.id, campaign: id })
  expect(kept.flatMap(({ problems }) => problems)).toEqual([])
  expect(kept.filter(({ kind }) => kind === PLAN_KIND.kind).map(({ name }) => name)).toEqual([
    'The River War',
  ])
  const forceOf = (name: string): ForceDraft =>
    FORCE_KIND.schema.parse(kept.find((one) => one.name === name)?.document)
  const [committee, rifles] = [forceOf('The Salt Committee'), forceOf('Fourth Ferry Rifles')]
  const [column, lichen] = [forceOf('Seventh Armoured Column'), forceOf('What Came Down with the Lichen')]
  expect(rifles.units.reduce((sum, unit) => sum + missingIn(unit), 0)).toBe(17)
  expect(log.map(({ planned }) => planned)).toEqual(['crossing', 'reeds', 'orchards', 'bridgehead', 'mill'])
  // Who has fought again has replaced its losses before, the others have still to.
  expect([column, lichen].map(openRolls)).toEqual([0, 0])
  expect([rifles, committee].map((force) => openRolls(force) > 3)).toEqual([true, true])
  expect(committee.aftermath?.map(({ steps }) => steps.length > 0)).toEqual([true, true, false])
  const [plan_] = kept.flatMap(({ document }) => PLAN_KIND.schema.safeParse(document).data ?? [])
  const fought = log.map(({ fight, planned, account }): Fought => ({
    ...{ fight: fight.id, planned, name: fight.place, over: account !== null },
    won: ROLES_IN_PLAN[account?.findIndex(({ result }) => result === 'won') ?? -1] ?? null,
  }))
  expect(plan_ && progressOf(plan_, fought, DEFAULT_RULES)).toMatchObject({
    ...{ running: { battle: { id: 'mill' } }, never: ['causeway', 'landing'] },
    wins: { attacker: 2, defender: 2 },
  })
  const own = ({ id, side }: { id: string; side: string }): boolean =>
    side === 'side-1' && !id.includes('.granted-')
  const there = Object.values(states.at(-1)?.units ?? {}).filter(own)
  expect(there.reduce((sum, { figures }) => sum + figures.length, 0)).toBe(
    column.units.reduce((sum, one) => sum + strengthOf(one) - missingIn(one), 0),
  )
  // In the middle of a turn: a squad moves, and the other side may fire at it.
  const running = states.at(-1)
  expect(running).toMatchObject({
    ...{ phase: 'reacting', round: 8, ending: null },
    steps: [{ kind: 'window', mover: 'side-1.dragoons-1', side: 'side-2' }, { kind: 'arrive' }],
  })
  const offers = (await muster.ask('fights.look', { id: log.at(-1)?.fight.id ?? '', watcher: 'side-2' }))
    .options
  expect(offers.map(({ command }) => command)).toEqual(expect.arrayContaining(['op-fire', 'hold-fire']))
  const hit = Object.values(running?.crafts ?? {}).filter(({ hits }) => hits > 0)
  expect(hit.map(({ name }) => name)).toEqual(['Butter Tin'])
  const { battles: counted, figures } = await muster.ask('adventures.figures', {
    system: fastAndDirty.id,
    campaign: id,
  })
  expect(counted).toBe(4)
  expect(figures.find(({ of, by }) => of === 'missions' && by === 'hold')).toMatchObject({
    tries: 2,
    count: 2,
  })
})

test('the sample of Downsync: four evenings over one harbour, and an engagement in the middle of its dice', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('sampleAdventures.open', { system: downsync.id })
  const { log } = await muster.ask('adventures.look', { id })
  const states = log.map(({ fight }) =>
    downsyncPlay.fold(
      storedDocuments(muster, fight.id).map((event) => downsyncPlay.eventSchema.parse(event)),
    ),
  )
  expect(
    log.map(({ fight: { names, round, ending, createdAt }, account }, at) => [
      createdAt.slice(0, 10),
      states[at]?.setup.mission.name,
      Object.values(names).join(', '),
      round,
      ending?.how,
      account?.map(({ points }) => points),
      namesOf(account, ({ isLost }) => isLost)?.length,
    ]),
  ).toEqual([
    ['2026-10-07', 'VIP Capture', 'Mara, Tomas', 7, 'points', [2, 3], 5],
    ['2026-10-14', 'Ghost Fleet', 'Tomas, Mara', 5, 'round-limit', [10, 11], 6],
    ['2026-10-21', 'Dead Weight', 'Mara, Ilse', 5, 'points', [9, 13], 11],
    ['2026-10-28', 'Open Channel', 'Tomas, Mara', 6, 'round-limit', [1, 2], 6],
    ['2026-11-04', 'VIP Capture', 'Mara, Ilse', 4, undefined, undefined, undefined],
  ])
  // Forces stay as they are kept, whatever they have lost, with everybody who serves in them.
  const kept = await muster.ask('documents.list', { system: downsync.id, campaign: id })
  expect(kept.flatMap(({ problems }) => problems)).toEqual([])
  const lists = kept.flatMap(({ document }) => LIST_KIND.schema.safeParse(document).data ?? [])
  expect(lists.map(({ name, units }) => [name, units.length]).toSorted()).toEqual([
    ['Hollow Night', 11],
    ['Lamp Row', 6],
    ['Sea Gate Watch', 6],
    ['Third Tide', 11],
  ])
  expect(lists.flatMap(({ units }) => units.flatMap(({ crew }) => crew))).toHaveLength(36)
  const running = states.at(-1)
  const dice = Object.entries(running?.engagement?.priority ?? {}).map(([unit, number]) => [
    running?.units[unit]?.name,
    number,
  ])
  expect(running).toMatchObject({ phase: 'activating', round: 4, ending: null })
  expect(dice).toEqual([
    ['Paper Lanterns', 5],
    ['Lampman', 6],
    ['Bulwark', 5],
  ])
  const units = Object.values(running?.units ?? {})
  expect(units.filter(({ stun, fate }) => stun && fate === 'onTable').map(({ name }) => name)).toEqual([
    'Whip-poor-will',
  ])
  // One point more, and the first side has won.
  expect(Object.values(running?.camps ?? {}).map(({ points }) => points)).toEqual([2, 1])
  const next = (['side-1', 'side-2'] as const).map(async (watcher) =>
    (await muster.ask('fights.look', { id: log.at(-1)?.fight.id ?? '', watcher })).options.map(
      ({ command }) => command,
    ),
  )
  expect((await Promise.all(next)).flat()).toEqual(expect.arrayContaining(['activate', 'hold', 'pass']))
  const { battles, figures } = await muster.ask('adventures.figures', { system: downsync.id, campaign: id })
  expect(battles).toBe(4)
  const scans = figures.filter(({ of }) => of === 'scans')
  expect(scans.reduce((all, { tries }) => all + (tries ?? 0), 0)).toBeGreaterThan(10)
})
