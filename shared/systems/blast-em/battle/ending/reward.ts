import { rollSum } from '../../../../battle/log.ts'
import { dieOf } from '../../documents/tables.ts'
import { has } from '../../profiles.ts'
import { findSomething } from '../actions/finds.ts'
import { dieOfSides } from '../documents/events.ts'
import type { Log } from '../rules/rule.ts'
import { isUp, modelsOf, profileOf, rulesOf } from '../state/look.ts'
import type { Player } from '../words.ts'

/** What a fight that was won may bring (line 218): a throw on the table of finds, for the Hero where he is up. */
export function reward(log: Log, side: Player): void {
  const { state } = log
  const { rewards, findTable } = state.setup.mission
  if (!rewards || rulesOf(state).rewards !== 'afterFights') return
  const team = modelsOf(state, side).filter(isUp)
  const finder = team.find((model) => has(profileOf(state, model), 'plot')) ?? team[0]
  const die = dieOf(findTable)
  if (die === null || !finder) return
  const roll = { purpose: 'find', side, unit: finder.id, die: dieOfSides(die) } as const
  const find = findTable[rollSum(log, roll, 1) - 1]
  if (find) findSomething(log, finder.id, find, null)
}
