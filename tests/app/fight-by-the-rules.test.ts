import { expect, test } from 'vitest'
import { isRefusal } from '../../shared/problem.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { consider } from '../../shared/systems/seven-seconds/battle/decide.ts'
import { looseOptions } from '../../shared/systems/seven-seconds/battle/mend/loose-options.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram } from './support/program.ts'

test('what a rule stands against is not done where it shall be by the rules, though the program only assists', async () => {
  const muster = startProgram()
  const { id } = await muster.ask('fights.begin', { ...QUICK, level: 'assist' })
  const after = await play(muster, id, 11, 60)
  const state = storedState(muster, id)
  // Somebody whose turn it is not: possible when both agree, but not by the rules.
  const commands = looseOptions(state)
    .filter(({ command }) => command === 'activate')
    .map(({ command: kind, side, fields }) => {
      const given = Object.entries(fields).map(([name, field]) => [
        name,
        'value' in field ? field.value : null,
      ])
      return { kind, side, ...Object.fromEntries(given) } as Command
    })
  const command = commands.find((one) => {
    const considered = consider(state, one, [])
    return (
      !isRefusal(considered) &&
      considered.hindrances.length > 0 &&
      considered.hindrances.every(({ firm }) => !firm)
    )
  })
  if (!command) throw new Error('Here somebody can act out of turn.')
  const refused = await muster.refused('fights.act', { id, after, command, rolls: null, lawful: true })
  expect(refused.message).not.toBe('')
  expect((await muster.ask('fights.look', { id, watcher: 'public' })).decision).toBe(after)
  const done = await muster.ask('fights.act', { id, after, command, rolls: null })
  expect(done.decision).toBe(after + 1)
})
