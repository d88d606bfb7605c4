import { rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import SQLite from 'better-sqlite3'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import { report, side, standingsOf, startThree } from './support/campaign.ts'
import { startProgram } from './support/program.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'

describe('a campaign', () => {
  test('is there with its battles after the program was closed and started again', async () => {
    const first = startProgram()
    const { id, people } = await startThree(first)
    await first.ask('battles.enter', {
      campaign: id,
      before: null,
      report: report(
        side(people[0], 31, { role: 'attacker', roleDie: 5, controlsTable: true, lost: { scout: 1 } }),
        side(people[1], 11, { role: 'defender', roleDie: 2, lost: { tactical: 3, commander: 1 } }),
        { foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.\nWet.' },
      ),
    })
    const before = await first.ask('campaigns.view', { id })
    first.program.close()

    const second = startProgram(first.folder)
    expect(await second.ask('campaigns.view', { id })).toEqual(before)
    expect(standingsOf(before)).toEqual([
      { points: 3, streak: 1, tech: 2 },
      { points: 0, streak: 0, tech: 1 },
      { points: 0, streak: 0, tech: 0 },
    ])
    expect(before.account.standings[1]?.lost).toEqual({ tactical: 3, commander: 1 })
    expect(before.battles[0]).toMatchObject({
      place: 'Kettle Valley',
      note: 'Cold.\nWet.',
      foughtOn: '2026-11-20',
    })
  })

  test('correcting an earlier battle recomputes everything after it', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const entered: string[] = []
    for (const [a, b] of [
      [20, 10],
      [20, 10],
      [20, 10],
    ] as const) {
      const answer = await program.ask('battles.enter', {
        campaign: id,
        before: null,
        report: report(side(people[0], a), side(people[1], b)),
      })
      entered.push(answer.id)
    }
    expect(standingsOf(await program.ask('campaigns.view', { id }))[0]).toMatchObject({
      points: 6,
      streak: 3,
    })

    await program.ask('battles.correct', {
      id: entered[1] ?? '',
      report: report(side(people[0], 10), side(people[1], 30)),
    })
    const view = await program.ask('campaigns.view', { id })
    expect(standingsOf(view).slice(0, 2)).toEqual([
      { points: 4, streak: 1, tech: 3 },
      { points: 3, streak: 0, tech: 3 },
    ])
    expect(view.account.battles.map((battle) => battle.sides[0].streakAfter)).toEqual([1, 0, 1])
  })

  test('deleting a battle keeps purchases and marks the one that it no longer pays for', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = ''] = people
    const enter = (controls: boolean) =>
      program.ask('battles.enter', {
        campaign: id,
        before: null,
        report: report(side(ada, 20, { controlsTable: controls }), side(people[1], 10)),
      })
    const first = await enter(true)
    // New Tokyo's 3rd rate Armour 1, the Collective's 3: half of 2 points.
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    await program
      .ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'sensors' }] })
      .catch(() => undefined)
    let view = await program.ask('campaigns.view', { id })
    expect(view.account.purchases.map(({ price, halved }) => [price, halved])).toEqual([[1, true]])

    await program.ask('battles.remove', { id: first.id })
    view = await program.ask('campaigns.view', { id })
    expect(view.purchases).toHaveLength(1)
    expect(view.account.purchases[0]).toMatchObject({
      price: 2,
      halved: false,
      problem: { code: 'tech/not-enough-points' },
    })
    expect(view.account.standings[0]?.techPoints).toEqual({ earned: 0, spent: 2, inHand: -2 })
  })

  test('a forgotten battle is put before a later one and moves it up, with its purchases', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = '', cleo = ''] = people
    const late = await program.ask('battles.enter', {
      campaign: id,
      before: null,
      report: report(side(ada, 20), side(ben, 10)),
    })
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    await program.ask('battles.enter', {
      campaign: id,
      before: late.id,
      report: report(side(cleo, 12), side(ada, 10)),
    })
    const view = await program.ask('campaigns.view', { id })
    expect(
      view.battles.map((battle) => [battle.number, battle.place === '' ? battle.id === late.id : null]),
    ).toEqual([
      [1, false],
      [2, true],
    ])
    expect(view.account.purchases[0]).toMatchObject({
      afterBattle: late.id,
      halved: true,
      problem: null,
      fresh: true,
    })
    expect(view.account.standings.map((row) => row.streak)).toEqual([1, 0, 1])
  })

  test('a purchase counts before the next battle, also when that takes a deleted one’s place', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = '', cleo = ''] = people
    const enter = (a: string, b: string) =>
      program.ask('battles.enter', { campaign: id, before: null, report: report(side(a, 2), side(b, 1)) })
    await enter(ada, ben)
    const second = await enter(ada, ben)
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    await program.ask('battles.remove', { id: second.id })
    await enter(ada, cleo)
    const { account } = await program.ask('campaigns.view', { id })
    expect(account.purchases[0]).toMatchObject({
      afterBattle: account.battles[0]?.id,
      halved: true,
      fresh: false,
    })
    // Zane, the opponent of the new battle, has met the raised Armour in it.
    expect(account.standings[2]?.rivals[0]?.tech[3].armour).toBe(2)
  })

  test('a step that others were built on is not taken back from under them', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = ''] = people
    for (let n = 0; n < 8; n += 1) {
      await program.ask('battles.enter', {
        campaign: id,
        before: null,
        report: report(side(ben, n, { controlsTable: true }), side(ada, 3)),
      })
    }
    // The Collective's Robotics: 3rd rate 1, 2nd rate 2.
    const buy = (rating: 2 | 3) =>
      program.ask('technology.buy', { participant: ben, steps: [{ rating, stat: 'robotics' }] })
    const raised = await buy(2)
    await buy(3)
    await buy(3)
    const problem = await program.refused('technology.takeBack', { ids: raised.ids })
    expect(problem).toMatchObject({ code: 'tech/needed', values: { rating: 3, stat: 'robotics' } })
    expect((await program.ask('campaigns.view', { id })).purchases).toHaveLength(3)
  })

  test('one campaign whose rows do not fit does not keep the others from being listed', async () => {
    const first = startProgram()
    const good = await startThree(first)
    const bad = await first.ask('samples.open', {})
    first.program.close()
    const file = new SQLite(join(first.folder, FILE_NAME))
    file.prepare('UPDATE losses SET count = 1000').run()
    file.close()
    const second = startProgram(first.folder)
    const list = await second.ask('campaigns.list', {})
    expect(list.map((one) => [one.id, one.problem?.code ?? null]).toSorted()).toEqual(
      [
        [good.id, null],
        [bad.id, 'campaign/unreadable'],
      ].toSorted(),
    )
  })

  test('a named length carries the points of the book', async () => {
    const program = startProgram()
    const rules = { ...rulesFor('short'), pointsToWin: 7 }
    const input = newCampaign(
      [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')],
      { rules },
    )
    expect((await program.refused('campaigns.start', input)).code).toBe('call/input')
  })

  test('technology already used in a battle is not taken back, a fresh one is', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = ''] = people
    const fight = () =>
      program.ask('battles.enter', { campaign: id, before: null, report: report(side(ada, 2), side(ben, 1)) })
    await fight()
    const bought = await program.ask('technology.buy', {
      participant: ada,
      steps: [{ rating: 3, stat: 'armour' }],
    })
    await program.ask('technology.takeBack', { ids: bought.ids })
    const again = await program.ask('technology.buy', {
      participant: ada,
      steps: [{ rating: 3, stat: 'armour' }],
    })
    await fight()
    expect((await program.refused('technology.takeBack', { ids: again.ids })).code).toBe(
      'tech/used-in-battle',
    )
  })

  test.each([['the same faction twice', 'new-tokyo', 'new-tokyo', 'campaign/faction-twice']] as const)(
    'is not started with %s',
    async (_name, first, second, code) => {
      const program = startProgram()
      const input = newCampaign([newParticipant('Ada', first), newParticipant('Ben', second)])
      expect((await program.refused('campaigns.start', input)).code).toBe(code)
      expect(await program.ask('campaigns.list', {})).toEqual([])
    },
  )

  test('the sample campaign opens with one call, tells no problem, and is not made twice', async () => {
    const program = startProgram()
    const first = await program.ask('samples.open', {})
    const second = await program.ask('samples.open', {})
    expect(second).toEqual(first)
    const view = await program.ask('campaigns.view', first)
    expect(view.account.purchases.map((purchase) => purchase.problem)).toEqual(view.purchases.map(() => null))
    expect(view.account.battles.map((battle) => battle.rollDisagrees)).toEqual(view.battles.map(() => false))
    expect(standingsOf(view)).toEqual([
      // After the six battles 5, 4 and 2 points; then the Council loses twice against the Collective.
      { points: 5, streak: 2, tech: 5 },
      { points: 4, streak: 0, tech: 6 },
      { points: 5, streak: 2, tech: 6 },
    ])
    expect(view.battles.map(({ level }) => level)).toEqual([
      ...Array<string>(6).fill('record'),
      'enforce',
      'assist',
    ])
    expect(program.errors).toEqual([])
  })
})

describe('a battle is refused', () => {
  test.each([
    [
      'a faction against itself',
      (p: string[]) => report(side(p[0], 1), side(p[0], 2)),
      'battle/same-faction',
    ],
    [
      'two attackers',
      (p: string[]) => report(side(p[0], 1, { role: 'attacker' }), side(p[1], 2, { role: 'attacker' })),
      'battle/same-role',
    ],
    [
      'an attacker without a defender',
      (p: string[]) => report(side(p[0], 1, { role: 'attacker' }), side(p[1], 2)),
      'battle/half-a-role',
    ],
    [
      'two who Control the Table',
      (p: string[]) => report(side(p[0], 1, { controlsTable: true }), side(p[1], 2, { controlsTable: true })),
      'battle/table-twice',
    ],
    [
      'a stranger',
      (p: string[]) => report(side(p[0], 1), side('01890000-0000-7000-8000-000000000000', 2)),
      'battle/stranger',
    ],
  ])('with %s, and nothing is kept', async (_name, make, code) => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const problem = await program.refused('battles.enter', {
      campaign: id,
      before: null,
      report: make(people),
    })
    expect(problem.code).toBe(code)
    expect((await program.ask('campaigns.view', { id })).battles).toEqual([])
  })
})
