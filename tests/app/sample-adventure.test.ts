import { expect, test } from 'vitest'
import type { Logged } from '../../shared/contract/adventures.ts'
import { blastEm } from '../../shared/systems/blast-em/game.ts'
import { missionState } from '../support/missions.ts'
import { startProgram } from './support/program.ts'

/** The sample campaign of a game whose campaigns are logs, on a real file. */

const system = blastEm.id
type Sides = Logged['account']

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
  const namesOf = (side: Sides, is: (person: NonNullable<Sides>[number]['people'][number]) => boolean) =>
    side?.flatMap(({ people }) => people.filter(is).map(({ name }) => name))
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
    ['2026-10-09', 'Mara, Tomas, Bad Guys', 6, 'won', [3, 3], [], ['Brother Anselm Vey']],
    ['2026-10-16', 'Mara, Ilse, Bad Guys', 6, 'won', [0, 0], ['Wick'], ['Professor Tock']],
    ['2026-10-23', 'Tomas, Ilse, Bad Guys', 12, 'lost', [0, 0], ['Dr. Hedda Lomax'], ['Professor Tock']],
    ['2026-10-30', 'Mara, Tomas, Ilse, Bad Guys', 7, 'won', [3, 0, 0], [], []],
    ['2026-11-06', 'Mara, Tomas, Bad Guys', 3, undefined, undefined, undefined, undefined],
  ])
  const running = log.at(-1)?.fight.id ?? ''
  const state = missionState(muster, running)
  expect(state).toMatchObject({ phase: 'declaring', active: 'player-1', ending: null })
  expect(
    Object.values(state.models).flatMap(({ side, fate, name, turnsLeft }) =>
      side === 'bad-guys' || fate === 'up' ? [] : [[name, fate, turnsLeft]],
    ),
  ).toEqual([
    ['Six-Ton Maro', 'mostlyDead', 2],
    ['Corin Ash', 'mostlyDead', 3],
  ])
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
