import { expect, test } from 'vitest'
import { addedUp } from '../../shared/contract/records.ts'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram } from './support/program.ts'

test('what a player did in all campaigns is counted from what is kept, and goes with it', async () => {
  const muster = startProgram()
  const first = await startThree(muster)
  const second = await startThree(muster)
  const [ada = ''] = first.people
  const view = await muster.ask('campaigns.view', { id: first.id })
  const player = view.participants[0]?.player.id ?? ''
  const faction = view.participants[0]?.faction.id ?? ''
  // Whoever is called alike is the same player.
  const enter = (campaign: string, result: Parameters<typeof report>) =>
    muster.ask('battles.enter', { campaign, before: null, report: report(...result) })
  const { id: won } = await enter(first.id, [side(ada, 20, { lost: { scout: 2 } }), side(first.people[1], 4)])
  await enter(first.id, [side(ada, 6), side(first.people[2], 6)])
  await enter(first.id, [side(first.people[1], 9), side(first.people[2], 2)])
  await enter(second.id, [side(second.people[0], 1, { lost: { tactical: 1 } }), side(second.people[1], 19)])
  const { id: trooper } = await muster.ask('roster.add', {
    faction,
    unit: 'scout',
    name: 'Wren',
    note: '',
    campaign: first.id,
  })
  await muster.ask('roster.recordBattle', {
    battle: won,
    participant: ada,
    entries: [
      {
        trooper,
        fate: 'unhurt',
        wounds: 0,
        round: null,
        cause: '',
        kills: { gauss: 2, missile: 1 },
        decorations: [{ name: 'Iron Star', reason: 'Stayed' }],
      },
    ],
  })

  const read = async () => (await muster.ask('records.ofPlayer', { player })).games
  const [told] = await read()
  const inFirst = { battles: 2, won: 1, drawn: 1, lost: 0, kills: 3, fallen: 2 }
  const inSecond = { battles: 1, won: 0, drawn: 0, lost: 1, kills: 0, fallen: 1 }
  expect(told?.system).toBe('seven-seconds')
  expect(told?.campaigns.map(({ id, as, tally }) => [id, as, tally])).toEqual([
    [second.id, 'New Tokyo', inSecond],
    [first.id, 'New Tokyo', inFirst],
  ])
  expect(addedUp([inFirst, inSecond])).toEqual({ battles: 3, won: 1, drawn: 1, lost: 1, kills: 3, fallen: 3 })
  expect(told?.decorations).toMatchObject([
    {
      name: 'Iron Star',
      reason: 'Stayed',
      who: 'Wren',
      place: { kind: 'person', id: trooper, campaign: { id: first.id }, at: { participant: ada } },
    },
  ])

  // Nobody else has it, and it is gone with what it was counted from.
  const other = view.participants[1]?.player.id ?? ''
  const [others] = (await muster.ask('records.ofPlayer', { player: other })).games
  expect(others?.decorations).toEqual([])
  await muster.ask('battles.remove', { id: won })
  expect((await read())[0]?.campaigns[1]?.tally).toEqual({
    ...inFirst,
    battles: 1,
    won: 0,
    kills: 0,
    fallen: 0,
  })
  await muster.ask('campaigns.remove', { id: first.id })
  expect((await read()).flatMap(({ campaigns }) => campaigns.map(({ id }) => id))).toEqual([second.id])
  expect((await read())[0]?.decorations).toEqual([])
})

test('who plays nowhere has no record, and nobody is told as gone', async () => {
  const muster = startProgram()
  const { id: player } = await muster.ask('players.create', {
    name: 'Guest',
    contact: '',
    colour: '',
    guest: true,
    led: [],
    sameName: false,
  })
  expect(await muster.ask('records.ofPlayer', { player })).toEqual({
    player: { id: player, name: 'Guest' },
    games: [],
  })
  await muster.ask('players.remove', { id: player })
  expect((await muster.refused('records.ofPlayer', { player })).code).toBe('player/gone')
})
