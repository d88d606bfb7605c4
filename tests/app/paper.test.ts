import { describe, expect, test } from 'vitest'
import type { BattleReport } from '../../shared/systems/seven-seconds/contract/battles.ts'
import { report, side, standingsOf, startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

/** A report of which only the result is known. */
function known(a: string | undefined, b: string | undefined, result: BattleReport['result']): BattleReport {
  const told = report(side(a, 0), side(b, 0))
  const [first, second] = told.sides
  return {
    ...told,
    result,
    sides: [
      { ...first, victoryPoints: null },
      { ...second, victoryPoints: null },
    ],
  }
}

async function enter(program: TestProgram, campaign: string, told: BattleReport): Promise<string> {
  return (await program.ask('battles.enter', { campaign, before: null, report: told })).id
}

describe('a battle of which only the result is known', () => {
  test('counts by its margin, and a correction turns it into points and back', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada, ben] = people
    const look = () => program.ask('campaigns.view', { id })
    const battle = await enter(program, id, known(ada, ben, { winner: 1, margin: 'normal' }))
    const first = await look()
    expect(first.account.battles[0]).toMatchObject({
      winner: 1,
      margin: 'normal',
      difference: null,
      campaignPoints: 2,
    })
    expect(first.battles[0]?.sides.map((one) => one.victoryPoints)).toEqual([null, null])

    await program.ask('battles.correct', { id: battle, report: report(side(ada, 31), side(ben, 11)) })
    const second = await look()
    expect(second.battles[0]?.result).toBeNull()
    expect(standingsOf(second)[0]).toEqual({ points: 3, streak: 1, tech: 1 })

    await program.ask('battles.correct', {
      id: battle,
      report: known(ada, ben, { winner: null, margin: 'draw' }),
    })
    expect((await look()).account.battles[0]).toMatchObject({
      winner: null,
      difference: null,
      campaignPoints: 0,
    })
    await program.ask('undo.undo', {})
    expect(await look()).toEqual(second)
    await program.ask('undo.undo', {})
    expect(await look()).toEqual(first)
  })

  test('is a Chance Encounter, or nobody noted who attacked, also out of the trash and after a restart', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada, ben] = people
    const result = { winner: 0, margin: 'normal' } as const
    const met = { ...result, encounter: true } as const
    const battle = await enter(program, id, known(ada, ben, result))
    await program.ask('battles.correct', { id: battle, report: known(ada, ben, met) })
    await enter(program, id, known(ada, ben, result))
    const results = async (asked: TestProgram) =>
      (await asked.ask('campaigns.view', { id })).battles.map((one) => one.result)
    expect(await results(program)).toEqual([met, result])
    expect(await program.ask('changes.list', { battle })).toMatchObject([
      { before: { result }, after: { result: met } },
    ])

    await program.ask('battles.remove', { id: battle })
    const [thrown] = await program.ask('trash.list', { campaign: id })
    const look = await program.ask('trash.look', { id: thrown?.id ?? '' })
    expect(look.battle.result).toEqual(met)
    await program.ask('trash.restore', { id: thrown?.id ?? '' })
    program.program.close()
    expect(await results(startProgram(program.folder))).toEqual([met, result])
  })

  test.each<[string, (p: string[]) => BattleReport, string]>([
    [
      'a Chance Encounter in which somebody attacked',
      ([ada, ben]) => {
        const told = known(ada, ben, { winner: 0, margin: 'normal', encounter: true })
        const [first, second] = told.sides
        return {
          ...told,
          sides: [
            { ...first, role: 'attacker' },
            { ...second, role: 'defender' },
          ],
        }
      },
      'battle/encounter-role',
    ],
    ['a draw with a winner', (p) => known(p[0], p[1], { winner: 0, margin: 'draw' }), 'battle/result-winner'],
    [
      'a victory of nobody',
      (p) => known(p[0], p[1], { winner: null, margin: 'normal' }),
      'battle/result-winner',
    ],
    ['neither points nor a result', (p) => known(p[0], p[1], null), 'battle/points-or-result'],
    [
      'both points and a result',
      (p) => report(side(p[0], 3), side(p[1], 2), { result: { winner: 0, margin: 'marginal' } }),
      'battle/points-or-result',
    ],
  ])('is refused as %s', async (_name, told, code) => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const problem = await program.refused('battles.enter', {
      campaign: id,
      before: null,
      report: told(people),
    })
    expect(problem.code).toBe(code)
    expect((await program.ask('campaigns.view', { id })).battles).toEqual([])
  })
})

describe('a battle is moved', () => {
  test('before another and to the end, each one step; what was bought stays between the others', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = '', cleo = ''] = people
    const first = await enter(program, id, report(side(ada, 9, { controlsTable: true }), side(ben, 1)))
    const second = await enter(program, id, report(side(ben, 9), side(ada, 1)))
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    const third = await enter(program, id, report(side(cleo, 9), side(ada, 1)))
    const look = () => program.ask('campaigns.view', { id })
    const before = await look()
    const order = async () => (await look()).battles.map((battle) => battle.id)

    await program.ask('battles.move', { id: third, before: first })
    expect(await order()).toEqual([third, first, second])
    const moved = await look()
    // Ada’s step was bought after the battle with Ben still, and that is now the latest.
    expect(moved.account.purchases[0]).toMatchObject({ afterBattle: second, problem: null, fresh: true })
    expect(moved.account.battles.map(({ position, id: own }) => [own, position])).toEqual([
      [third, 1],
      [first, 2],
      [second, 3],
    ])
    await program.ask('battles.move', { id: third, before: null })
    const back = await look()
    expect(back.account).toEqual(before.account)

    expect((await program.ask('undo.undo', {})).call).toBe('battles.move')
    expect(await look()).toEqual(moved)
    await program.ask('undo.undo', {})
    expect(await look()).toEqual(before)
    await program.ask('undo.redo', {})
    expect(await look()).toEqual(moved)
  })

  test('to where it stands is no step', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const told = report(side(people[0], 9), side(people[1], 1))
    const first = await enter(program, id, told)
    const second = await enter(program, id, told)
    for (const input of [
      { id: first, before: second },
      { id: first, before: first },
      { id: second, before: null },
    ])
      await program.ask('battles.move', input)
    expect((await program.ask('undo.look', {})).undo?.call).toBe('battles.enter')
  })

  test('not before a battle of another campaign', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const sample = await program.ask('samples.open', {})
    const [other] = (await program.ask('campaigns.view', sample)).battles
    const own = await enter(program, id, report(side(people[0], 9), side(people[1], 1)))
    expect((await program.refused('battles.move', { id: own, before: other?.id })).code).toBe('battle/gone')
  })
})
