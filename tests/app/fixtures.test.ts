import { expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import { report, side, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { startProgram } from './support/program.ts'

type Plan = Input<'fixtures.plan'>['plan']
const plan = (over: Partial<Plan> = {}): Plan => ({
  sides: [null, null],
  fightsOn: null,
  place: '',
  note: '',
  ...over,
})

test('planned battles are listed by their day, those without one last', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const [ada = '', ben = ''] = people
  for (const one of [
    plan({ place: 'open' }),
    plan({ place: 'later', fightsOn: '2026-12-05' }),
    plan({ place: 'sooner', fightsOn: '2026-11-28', sides: [ada, ben], note: 'Dice.' }),
    plan({ place: 'half open', fightsOn: '2026-12-04', sides: [null, ada] }),
  ])
    await program.ask('fixtures.plan', { campaign: id, plan: one })
  const { fixtures } = await program.ask('campaigns.view', { id })
  expect(fixtures.map(({ place }) => place)).toEqual(['sooner', 'half open', 'later', 'open'])
  expect(fixtures[0]).toMatchObject({ sides: [ada, ben], fightsOn: '2026-11-28', note: 'Dice.' })
  expect(fixtures[1]?.sides).toEqual([null, ada])
})

test('a planned battle is changed and cancelled, each one step of undo', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const [ada = '', ben = ''] = people
  const look = async () => (await program.ask('campaigns.view', { id })).fixtures
  const planned = await program.ask('fixtures.plan', { campaign: id, plan: plan({ place: 'Ford' }) })
  const changed = plan({ place: 'Ridge', sides: [ben, ada], fightsOn: '2026-12-01' })
  await program.ask('fixtures.change', { id: planned.id, plan: changed })
  expect(await look()).toEqual([{ id: planned.id, ...changed }])
  await program.ask('fixtures.cancel', planned)
  expect(await look()).toEqual([])
  for (const [call, place] of [
    ['fixtures.cancel', 'Ridge'],
    ['fixtures.change', 'Ford'],
  ] as const) {
    const step = await program.ask('undo.undo', {})
    expect(step).toMatchObject({ call, campaign: { id } })
    expect((await look())[0]?.place).toBe(place)
  }
  await program.ask('undo.redo', {})
  expect((await look())[0]?.place).toBe('Ridge')
})

test('a battle that was planned takes its plan away in the same step', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const [ada = '', ben = ''] = people
  const look = () => program.ask('campaigns.view', { id })
  const { id: fixture } = await program.ask('fixtures.plan', {
    campaign: id,
    plan: plan({ sides: [ada, ben] }),
  })
  await program.ask('fixtures.plan', { campaign: id, plan: plan({ place: 'another' }) })
  const before = await look()
  await program.ask('battles.enter', {
    campaign: id,
    before: null,
    fixture,
    report: report(side(ada, 9), side(ben, 1)),
  })
  const after = await look()
  expect(after.battles).toHaveLength(1)
  expect(after.fixtures.map(({ place }) => place)).toEqual(['another'])
  await program.ask('undo.undo', {})
  expect(await look()).toEqual(before)
  await program.ask('undo.redo', {})
  expect(await look()).toEqual(after)
})

test('the plan of another campaign is not taken away', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const sample = await program.ask('samples.open', {})
  const { id: fixture } = await program.ask('fixtures.plan', { campaign: sample.id, plan: plan() })
  const entered = report(side(people[0], 9), side(people[1], 1))
  const problem = await program.refused('battles.enter', {
    campaign: id,
    before: null,
    fixture,
    report: entered,
  })
  expect(problem.code).toBe('fixture/gone')
  expect((await program.ask('campaigns.view', { id })).battles).toEqual([])
})

test.each([
  ['a faction against itself', (p: string[]) => [p[0], p[0]], 'fixture/same-faction', ['plan', 'sides', 1]],
  [
    'another campaign’s faction',
    (p: string[], q: string[]) => [p[0], q[0]],
    'fixture/stranger',
    ['plan', 'sides', 1],
  ],
])('%s is not planned', async (_name, sides, code, path) => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const sample = await program.ask('samples.open', {})
  const others = (await program.ask('campaigns.view', sample)).participants.map((one) => one.id)
  const input = { campaign: id, plan: { ...plan(), sides: sides(people, others) } }
  expect(await program.refused('fixtures.plan', input)).toMatchObject({ code, path })
  expect((await program.ask('campaigns.view', { id })).fixtures).toEqual([])
})

test('so does a battle that was planned and is played to its end', async () => {
  const program = startProgram()
  const { id: campaign, people } = await startThree(program)
  const [ada = '', ben = ''] = people
  const planned = await program.ask('fixtures.plan', { campaign, plan: plan({ sides: [ada, ben] }) })
  await program.ask('fixtures.plan', { campaign, plan: plan({ place: 'another' }) })
  const look = () => program.ask('campaigns.view', { id: campaign })
  const before = await look()
  const fighter = (participant: string) => ({ kind: 'participant', participant }) as const
  const begun = { ...QUICK, campaign, a: fighter(ada), b: fighter(ben) }
  const { id: fight } = await program.ask('fights.begin', begun)
  await play(program, fight, 7)
  const entered = { id: fight, foughtOn: '2026-11-21', place: 'Shed', note: '' }
  expect((await program.refused('fights.enter', { ...entered, fixture: campaign })).code).toBe('fixture/gone')
  await program.ask('fights.enter', { ...entered, fixture: planned.id })
  const after = await look()
  expect([after.battles.length, after.fixtures.map(({ place }) => place)]).toEqual([1, ['another']])
  await program.ask('undo.undo', {})
  expect(await look()).toEqual(before)
})
