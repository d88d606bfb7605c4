import { expect, test } from 'vitest'
import type { Notice } from '../../shared/contract/index.ts'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram } from './support/program.ts'

test('every change can be undone and redone, in order, also after a restart', async () => {
  const first = startProgram()
  const views: unknown[] = []
  const look = async (): Promise<void> => {
    const list = await first.ask('campaigns.list', {})
    views.push(await Promise.all(list.map(({ id }) => first.ask('campaigns.view', { id }))))
  }
  await look()
  const { id, people } = await startThree(first)
  await look()
  const [ada = '', ben = ''] = people
  const battle = await first.ask('battles.enter', {
    campaign: id,
    before: null,
    report: report(side(ada, 20, { lost: { scout: 2 } }), side(ben, 10)),
  })
  await look()
  await first.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
  await look()
  await first.ask('battles.correct', {
    id: battle.id,
    report: report(side(ada, 1), side(ben, 10, { lost: { assault: 1 } })),
  })
  await look()
  await first.ask('battles.enter', {
    campaign: id,
    before: battle.id,
    report: report(side(ben, 5), side(ada, 4)),
  })
  await look()
  await first.ask('battles.remove', { id: battle.id })
  await look()
  await first.ask('campaigns.rename', { id, name: 'Other name' })
  await look()
  await first.ask('campaigns.remove', { id })
  await look()
  first.program.close()

  const second = startProgram(first.folder)
  const shown = async (): Promise<unknown> => {
    const list = await second.ask('campaigns.list', {})
    return Promise.all(list.map((campaign) => second.ask('campaigns.view', { id: campaign.id })))
  }
  const steps: (readonly [call: string, of: string | null])[] = []
  for (const before of views.slice(0, -1).toReversed()) {
    const { undo } = await second.ask('undo.look', {})
    const { call, of } = await second.ask('undo.undo', {})
    // Told beforehand as it is told when it is done, though the rows are others then.
    expect(undo).toMatchObject({ call, of })
    steps.push([call, of])
    expect(await shown()).toEqual(before)
  }
  expect(steps).toEqual([
    ['campaigns.remove', 'Other name'],
    ['campaigns.rename', 'Other name'],
    ['battles.remove', 'New Tokyo – PUC'],
    ['battles.enter', 'New Tokyo – PUC'],
    ['battles.correct', 'New Tokyo – PUC'],
    ['technology.buy', 'New Tokyo'],
    ['battles.enter', 'New Tokyo – PUC'],
    ['campaigns.start', 'Test campaign'],
  ])
  expect((await second.refused('undo.undo', {})).code).toBe('undo/nothing-to-undo')
  for (const after of views.slice(1)) {
    await second.ask('undo.redo', {})
    expect(await shown()).toEqual(after)
  }
  expect((await second.refused('undo.redo', {})).code).toBe('undo/nothing-to-redo')
})

test('a change, its undo and its redo are each told to every window', async () => {
  const program = startProgram()
  const notices: Notice[] = []
  program.program.listen((notice) => notices.push(notice))
  for (const name of ['samples.open', 'undo.undo', 'undo.redo'] as const) {
    notices.length = 0
    await program.ask(name, {})
    expect(notices, name).toEqual([{ kind: 'changed' }])
  }
})

test('a new change after an undo forgets what was undone', async () => {
  const program = startProgram()
  const { id } = await startThree(program)
  await program.ask('campaigns.rename', { id, name: 'A' })
  await program.ask('undo.undo', {})
  await program.ask('campaigns.rename', { id, name: 'B' })
  expect((await program.refused('undo.redo', {})).code).toBe('undo/nothing-to-redo')
  expect((await program.ask('undo.look', {})).undo).toMatchObject({
    call: 'campaigns.rename',
    campaign: { id, name: 'B' },
  })
})

test('a refused change leaves no step behind', async () => {
  const program = startProgram()
  const { people } = await startThree(program)
  const [ada = ''] = people
  await program.refused('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
  expect((await program.ask('undo.look', {})).undo?.call).toBe('campaigns.start')
})

test('what changes nothing is no step, and keeps what can be redone', async () => {
  const program = startProgram()
  const { id } = await startThree(program)
  const sample = await program.ask('samples.open', {})
  await program.ask('campaigns.rename', { id, name: 'A' })
  await program.ask('undo.undo', {})
  await program.ask('samples.open', {})
  await program.ask('campaigns.rename', { id, name: 'Test campaign' })
  const { undo, redo } = await program.ask('undo.look', {})
  expect(undo).toMatchObject({ call: 'samples.open', campaign: { id: sample.id } })
  expect(redo).toMatchObject({ call: 'campaigns.rename' })
})

test('an undo of one step is refused when something else was changed since', async () => {
  const program = startProgram()
  const { id } = await startThree(program)
  const { undo } = await program.ask('undo.look', {})
  await program.ask('campaigns.rename', { id, name: 'A' })
  const problem = await program.refused('undo.undo', { step: undo?.id })
  expect(problem.code).toBe('undo/changed-since')
  expect((await program.ask('campaigns.view', { id })).name).toBe('A')
})
