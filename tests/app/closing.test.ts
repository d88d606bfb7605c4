import { expect, test } from 'vitest'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram } from './support/program.ts'

test('a campaign is put away and brought back; the list tells where it is', async () => {
  const program = startProgram()
  const { id } = await startThree(program)
  const state = async () => (await program.ask('campaigns.list', {})).map((one) => one.state)
  await program.ask('campaigns.archive', { id })
  expect(await state()).toEqual(['archived'])
  expect((await program.ask('campaigns.view', { id })).state).toBe('archived')
  await program.ask('campaigns.restore', { id })
  expect(await state()).toEqual(['active'])
  await program.ask('undo.undo', {})
  expect(await state()).toEqual(['archived'])
  // What is put away already is no step.
  await program.ask('campaigns.archive', { id })
  expect((await program.ask('undo.look', {})).undo?.call).toBe('campaigns.archive')
  expect((await program.ask('undo.look', {})).redo?.call).toBe('campaigns.restore')
})

test('a campaign is finished with a day and an epilogue, changed, opened again, and can still be fought in', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const look = async () => {
    const { finishedOn, epilogue } = await program.ask('campaigns.view', { id })
    return [finishedOn, epilogue]
  }
  await program.ask('campaigns.finish', { id, finishedOn: '2026-11-20', epilogue: '  # Ash\n\nCold. ' })
  expect(await look()).toEqual(['2026-11-20', '# Ash\n\nCold.'])
  expect((await program.ask('campaigns.list', {}))[0]?.finishedOn).toBe('2026-11-20')
  await program.ask('campaigns.finish', { id, finishedOn: '2026-11-21', epilogue: 'Warm.' })
  await program.ask('battles.enter', {
    campaign: id,
    before: null,
    report: report(side(people[0], 2), side(people[1], 1)),
  })
  await program.ask('campaigns.reopen', { id })
  expect(await look()).toEqual([null, 'Warm.'])
  for (const before of [
    ['2026-11-21', 'Warm.'],
    ['2026-11-21', 'Warm.'],
    ['2026-11-20', '# Ash\n\nCold.'],
    [null, ''],
  ]) {
    await program.ask('undo.undo', {})
    expect(await look()).toEqual(before)
  }
})

test.each([
  ['no day', { finishedOn: null, epilogue: '' }],
  ['a day that is none', { finishedOn: '2026-02-30', epilogue: '' }],
  ['a book for an epilogue', { finishedOn: '2026-11-20', epilogue: 'x'.repeat(10_001) }],
])('is not finished with %s', async (_name, input) => {
  const program = startProgram()
  const { id } = await startThree(program)
  expect((await program.refused('campaigns.finish', { id, ...input })).code).toBe('call/input')
  expect((await program.ask('campaigns.view', { id })).finishedOn).toBeNull()
})

test('in a campaign that was put away no battle is entered until it is back', async () => {
  const program = startProgram()
  const { id, people } = await startThree(program)
  const battle = { campaign: id, before: null, report: report(side(people[0], 2), side(people[1], 1)) }
  await program.ask('campaigns.archive', { id })
  const problem = await program.refused('battles.enter', battle)
  expect(problem.code).toBe('campaign/archived')
  expect(problem.message).toMatch(/is in the archive\. Bring it back first/)
  expect((await program.ask('campaigns.view', { id })).battles).toEqual([])
  await program.ask('campaigns.restore', { id })
  await program.ask('battles.enter', battle)
  expect((await program.ask('campaigns.view', { id })).battles).toHaveLength(1)
})
