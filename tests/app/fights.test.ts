import { describe, expect, test } from 'vitest'
import type { Input, Notice } from '../../shared/contract/index.ts'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import { report, side, standingsOf, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

async function beginInCampaign(
  test: TestProgram,
  campaign: string,
  people: readonly string[],
): Promise<string> {
  const { id } = await test.ask('fights.begin', {
    ...QUICK,
    campaign,
    a: { kind: 'participant', participant: people[0] ?? '' },
    b: { kind: 'participant', participant: people[1] ?? '' },
  })
  return id
}

describe('a battle run over the contract', () => {
  test('keeps where it is fought', async () => {
    const muster = startProgram()
    await muster.ask('fights.begin', QUICK)
    await muster.ask('fights.begin', { ...QUICK, place: '  Lantern Gorge ' })
    const fights = await muster.ask('fights.underWay', {})
    expect(fights.map(({ place }) => place)).toEqual(['Lantern Gorge', ''])
    expect((await muster.refused('fights.begin', { ...QUICK, place: 'x'.repeat(201) })).path).toEqual([
      'place',
    ])
  })

  test('tells every window of each step, forwards and back, and of no change of a campaign', async () => {
    const muster = startProgram()
    const notices: Notice[] = []
    muster.program.listen((notice) => notices.push(notice))
    const { id } = await muster.ask('fights.begin', QUICK)
    await play(muster, id, 7, 3)
    await muster.ask('fights.takeBack', { id, decision: 3 })
    expect(notices).toEqual(Array.from({ length: 5 }, () => ({ kind: 'logged' })))
  })

  test('goes from the first roll to a result, and becomes a battle of its campaign', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const fight = await beginInCampaign(muster, campaign, people)
    const commands = await play(muster, fight, 7)
    expect(commands).toBeGreaterThan(30)

    const { view, summary, decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    expect(summary).toMatchObject({ phase: 'over', names: { a: 'New Tokyo' }, battle: null })
    expect(decision).toBe(commands)
    const { battle } = await muster.ask('fights.enter', {
      id: fight,
      foughtOn: '2026-11-21',
      place: 'Shed',
      note: '',
    })

    const after = await muster.ask('campaigns.view', { id: campaign })
    const stored = after.battles.find(({ id }) => id === battle)
    expect(stored).toMatchObject({ level: 'enforce', place: 'Shed', foughtOn: '2026-11-21' })
    expect(stored?.sides.map(({ victoryPoints }) => victoryPoints)).toEqual([
      view.score?.a.total,
      view.score?.b.total,
    ])
    const points = view.score?.result.campaignPoints ?? 0
    const winner = view.score?.result.winner
    expect(
      standingsOf(after)
        .slice(0, 2)
        .map((row) => row.points),
    ).toEqual([winner === 'a' ? points : 0, winner === 'b' ? points : 0])
    expect(
      (await muster.refused('fights.enter', { id: fight, foughtOn: null, place: '', note: '' })).code,
    ).toBe('fight/entered')
    expect((await muster.refused('fights.takeBack', { id: fight, decision: 1 })).code).toBe('fight/entered')
  })

  test('starts with the technology and the streak of that day', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    for (let battle = 0; battle < 2; battle += 1) {
      await muster.ask('battles.enter', {
        campaign,
        before: null,
        report: report(side(people[0], 30, { controlsTable: true }), side(people[1], 0)),
      })
    }
    await muster.ask('technology.buy', {
      participant: people[0] ?? '',
      steps: [{ rating: 3, stat: 'armour' }],
    })
    const { setup } = storedState(muster, await beginInCampaign(muster, campaign, people))
    expect(setup.sides.a).toMatchObject({ streak: 2, tech: { 3: { armour: 2 } } })
    expect(setup.sides.b.streak).toBe(0)
  })

  test('is the same after a restart, and goes on with the same dice', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    await play(muster, fight, 11, 60)
    const look = async (test: TestProgram): Promise<Output<'fights.look'>> =>
      test.ask('fights.look', { id: fight, watcher: 'a' })
    const before = await look(muster)
    muster.program.close()
    expect(await look(startProgram(muster.folder))).toEqual(before)
  })

  test('taken back, it deals the same cards and dice again, and can be done again', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    const roll = (): Promise<Output<'fights.act'>> =>
      muster.ask('fights.act', {
        id: fight,
        after: 0,
        command: { kind: 'roll-roles', side: 'a' },
        rolls: null,
      })
    const look = (): Promise<Output<'fights.look'>> => muster.ask('fights.look', { id: fight, watcher: 'a' })
    const first = await roll()
    const after = await look()
    await muster.ask('fights.takeBack', { id: fight, decision: 1 })
    expect(await look()).toMatchObject({ decision: 0, takenBack: 1 })
    expect(await muster.ask('fights.doAgain', { id: fight, after: 0 })).toEqual({ decision: 1 })
    expect(await look()).toEqual(after)
    await muster.ask('fights.takeBack', { id: fight, decision: 1 })
    expect(await roll()).toEqual(first)
    expect((await muster.refused('fights.doAgain', { id: fight, after: 1 })).code).toBe(
      'fight/nothing-to-do-again',
    )
  })

  test('many decisions are taken back at once and done again one by one, typed dice too', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    await muster.ask('fights.act', {
      id: fight,
      after: 0,
      command: { kind: 'roll-roles', side: 'a' },
      rolls: [6, 2],
    })
    await play(muster, fight, 5, 40)
    const before = storedState(muster, fight)
    await muster.ask('fights.takeBack', { id: fight, decision: 1 })
    muster.program.close()
    const again = startProgram(muster.folder)
    for (let decision = 1; decision <= 41; decision += 1) {
      expect(await again.ask('fights.doAgain', { id: fight, after: decision - 1 })).toEqual({ decision })
    }
    expect(storedState(again, fight)).toEqual(before)
  })

  test('what was meant for an older state is not done', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    const act = { id: fight, after: 0, command: { kind: 'roll-roles', side: 'a' }, rolls: [6, 2] } as const
    await muster.ask('fights.act', { ...act, rolls: [6, 2] })
    expect((await muster.refused('fights.act', act)).code).toBe('fight/changed-since')
  })

  test('leaves the undo of the rest alone, and what it hangs on is not undone under it', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    await muster.ask('campaigns.rename', { id: campaign, name: 'Renamed' })
    const fight = await beginInCampaign(muster, campaign, people)
    await play(muster, fight, 9, 30)
    expect((await muster.ask('undo.look', {})).undo).toMatchObject({ call: 'campaigns.rename' })
    await muster.ask('undo.undo', {})
    expect((await muster.refused('undo.undo', {})).code).toBe('undo/in-use')
    expect((await muster.ask('fights.look', { id: fight, watcher: 'a' })).decision).toBe(30)
    expect(await muster.ask('campaigns.list', {})).toHaveLength(1)
  })

  test('entered and undone, it is played on, and the old result does not come back', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const fight = await beginInCampaign(muster, campaign, people)
    const commands = await play(muster, fight, 7)
    const enter = { id: fight, foughtOn: null, place: '', note: '' }
    await muster.ask('fights.enter', enter)
    await muster.ask('undo.undo', {})
    await muster.ask('undo.redo', {})
    await muster.ask('undo.undo', {})
    await muster.ask('fights.takeBack', { id: fight, decision: commands - 5 })
    expect((await muster.refused('undo.redo', {})).code).toBe('undo/nothing-to-redo')

    await play(muster, fight, 8)
    const { battle } = await muster.ask('fights.enter', enter)
    // Deleted, its log is in the trash with it: nobody plays on there.
    await muster.ask('battles.remove', { id: battle })
    expect((await muster.refused('fights.takeBack', { id: fight, decision: commands - 5 })).code).toBe(
      'fight/gone',
    )
    await muster.ask('undo.undo', {})
    expect((await muster.ask('fights.look', { id: fight, watcher: 'a' })).summary.battle).toBe(battle)
    expect((await muster.ask('campaigns.view', { id: campaign })).battles).toHaveLength(1)
  })

  test('several are played side by side', async () => {
    const muster = startProgram()
    const { id: one } = await muster.ask('fights.begin', QUICK)
    const { id: other } = await muster.ask('fights.begin', QUICK)
    for (let round = 0; round < 5; round += 1) {
      await play(muster, one, 20 + round, 8)
      await play(muster, other, 40 + round, 8)
    }
    for (const id of [one, other]) {
      const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
      expect(decision).toBe(40)
      expect(storedState(muster, id).phase).not.toBe('roles')
    }
  })

  test('takes typed dice, and refuses wrong ones with nothing done', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    const roll = { id: fight, after: 0, command: { kind: 'roll-roles', side: 'b' } } as const
    expect((await muster.refused('fights.act', { ...roll, rolls: [6] })).code).toBe('dice/too-few')
    expect((await muster.refused('fights.act', { ...roll, rolls: [6, 7] })).code).toBe('dice/out-of-range')
    expect((await muster.refused('fights.act', { ...roll, rolls: [6, 1, 1] })).code).toBe('dice/left-over')
    expect((await muster.ask('fights.look', { id: fight, watcher: 'b' })).decision).toBe(0)
    await muster.ask('fights.act', { ...roll, rolls: [6, 1] })
    expect((await muster.ask('fights.look', { id: fight, watcher: 'b' })).view).toMatchObject({
      attacker: 'a',
    })
  })

  test('refuses what the rules do not allow with the rule that it breaks, and keeps nothing of it', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    const refused = await muster.refused('fights.act', {
      id: fight,
      after: 0,
      command: { kind: 'pass', side: 'a' },
      rolls: null,
    })
    expect(refused).toMatchObject({ code: 'battle/not-now', values: { page: 14 } })
    expect(
      (
        await muster.refused('fights.act', {
          id: fight,
          after: 0,
          command: JSON.parse('{ "kind": "fly", "side": "a" }') as never,
          rolls: null,
        })
      ).code,
    ).toBe('command/unreadable')
    expect(
      (await muster.refused('fights.enter', { id: fight, foughtOn: null, place: '', note: '' })).code,
    ).toBe('fight/no-campaign')
    expect((await muster.refused('fights.takeBack', { id: fight, decision: 1 })).code).toBe(
      'fight/no-decision',
    )
    expect((await muster.ask('fights.log', { id: fight, watcher: 'a', after: 0 })).events).toHaveLength(3)
  })

  test('tells each side its own secrets only', async () => {
    const muster = startProgram()
    const { id: fight } = await muster.ask('fights.begin', QUICK)
    await play(muster, fight, 3, 20)
    const state = storedState(muster, fight)
    for (const [watcher, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const look = JSON.stringify(await muster.ask('fights.look', { id: fight, watcher }))
      const log = JSON.stringify(await muster.ask('fights.log', { id: fight, watcher, after: 0 }))
      const hidden = Object.values(state.units).filter(
        (unit) => unit.side === other && unit.where === 'holding-area',
      )
      expect(hidden.length).toBeGreaterThan(0)
      for (const { id } of hidden) expect(look + log).not.toContain(`"${id}"`)
      const card = state.sides[other].mission ?? ''
      expect(look.replaceAll(JSON.stringify(state.sides[watcher].mission), '') + log).not.toContain(
        `"mission":"${card}"`,
      )
      expect(look + log).not.toContain('"words"')
      expect(look).not.toContain('"piles"')
    }
  })

  test('is listed, looked at by the public with what is open to all, and abandoned', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const { id: quick } = await muster.ask('fights.begin', QUICK)
    const fight = await beginInCampaign(muster, campaign, people)
    const underWay = async (): Promise<string[]> =>
      (await muster.ask('fights.underWay', {})).map(({ id }) => id)
    expect((await muster.ask('fights.underWay', {})).map((one) => one.campaign)).toEqual([campaign, null])
    expect(await underWay()).toEqual([fight, quick])
    const { options } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    expect(options.map(({ command, side }) => [command, side])).toEqual([
      ['roll-roles', 'a'],
      ['roll-roles', 'b'],
    ])
    await muster.ask('fights.abandon', { id: fight })
    expect(await underWay()).toEqual([quick])
    await muster.ask('undo.undo', {})
    expect(await underWay()).toEqual([fight, quick])
    await muster.ask('campaigns.remove', { id: campaign })
    expect(await underWay()).toEqual([quick])
  })

  test('needs two different factions of the campaign', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const a = { kind: 'participant', participant: people[0] ?? '' } as const
    const refuse = async (over: Partial<Input<'fights.begin'>>): Promise<string> =>
      (await muster.refused('fights.begin', { ...QUICK, campaign, a, ...over })).code
    expect(await refuse({ b: a })).toBe('battle/same-faction')
    expect(await refuse({ b: { kind: 'sample-faction', faction: 'new-tokyo' } })).toBe('battle/stranger')
    expect(await refuse({ campaign: null })).toBe('battle/stranger')
  })
})
