import { beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_TEAMS } from '../../shared/systems/blast-em/samples/teams.ts'

// A program that has just begun: no game's rules are loaded, also where other tests have asked for them.
beforeEach(() => vi.resetModules())

test('the rules of a game are loaded when they are asked for, and those of no other', async () => {
  const { findPlay, playNamed, withRules } = await import('../../electron/plays.ts')
  const asked = vi.fn(() => playNamed('downsync'))
  expect(asked).toThrow('not loaded')
  const play = await withRules(asked)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(findPlay('downsync')).toBe(play)
  expect(() => findPlay('traveller')).toThrow('not loaded')
})

test('what is no game has no rules, and any other error is not for them', async () => {
  const { findPlay, withRules } = await import('../../electron/plays.ts')
  expect(await withRules(() => findPlay('chess'))).toBeNull()
  await expect(withRules(() => Promise.reject(new Error('Out of cards.')))).rejects.toThrow('Out of cards.')
})

test('what was asked before its rules were there is carried out once, and is one step of undo', async () => {
  const { startProgram } = await import('./support/program.ts')
  const muster = startProgram()
  const shelf = { system: 'blast-em', campaign: null }
  await muster.ask('documents.create', { ...shelf, kind: 'team', document: SAMPLE_TEAMS['late-shift'] })
  expect(await muster.ask('documents.list', shelf)).toHaveLength(1)
  await muster.ask('undo.undo', {})
  expect(await muster.ask('documents.list', shelf)).toHaveLength(0)
  expect(await muster.refused('undo.undo', {})).toMatchObject({ code: 'undo/nothing-to-undo' })
})
