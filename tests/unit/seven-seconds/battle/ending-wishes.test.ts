import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { settlementsWanted } from '../../../../shared/systems/seven-seconds/battle/ending/wishes.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { view, type Watcher } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'

type Of = Extract<Condition, { kind: 'objectives' }>

const asks = (which: string, state: Of['state'], pay: Of['pay'], points: number): Condition => ({
  kind: 'objectives',
  which: which.split(' ') as Of['which'],
  state,
  pay,
  points,
})
const each = { kind: 'each', most: null } as const
const once = (atLeast: number) => ({ kind: 'once', atLeast }) as const
const SECURED = { kind: 'secured' } as const
const DESTROYED = { kind: 'destroyed' } as const
const INSPECTED = { kind: 'inspected', counters: 8 } as const

/** Side a attacks and settles; the mission is its own. */
function settling(conditions: Condition[], objectives = 'alpha beta gamma', alike = false): BattleState {
  const state = battle({
    units: ['a tactical', 'b tactical'],
    objectives: Object.fromEntries(
      objectives.split(' ').map((one): [string, string] => {
        const [name = '', how = '-'] = one.split('=')
        return [name, how]
      }),
    ),
    over: { phase: 'settling', turn: null, ending: { how: 'withdrawal', controls: 'a' } },
  })
  const rules = { ...state.setup.rules, settling: alike ? ('all-alike' as const) : ('each' as const) }
  return withMissions({ ...state, setup: { ...state.setup, rules } }, { a: conditions })
}

const wanted = (state: BattleState, watcher: Watcher = 'a'): string =>
  settlementsWanted(view(state, watcher), 'a')
    .map(({ objective, settlement, because }) => `${objective} ${settlement} ${because.length}`)
    .join(', ')

describe('what the attacker’s own mission wants of the Objectives that are left', () => {
  test.each<[string, Condition[], string, string]>([
    [
      'each Secured pays',
      [asks('alpha beta', SECURED, each, 2)],
      'alpha beta gamma',
      'alpha secured 1, beta secured 1',
    ],
    [
      'one is to be Destroyed, one Inspected',
      [asks('alpha', DESTROYED, once(1), 5), asks('gamma', INSPECTED, once(1), 3)],
      'alpha beta gamma',
      'alpha destroyed 1, gamma inspected 1',
    ],
    [
      'the better of two for the same',
      [asks('alpha', DESTROYED, once(1), 5), asks('alpha', SECURED, once(1), 6)],
      'alpha',
      'alpha secured 1',
    ],
    [
      'two of three are enough: the third is open',
      [asks('alpha beta gamma', SECURED, once(2), 5)],
      'alpha beta gamma',
      'alpha secured 1, beta secured 1',
    ],
    ['more than there are: nothing can be had', [asks('alpha beta', SECURED, once(3), 5)], 'alpha beta', ''],
    ['a destroyed one counts already', [asks('alpha beta', DESTROYED, once(1), 5)], 'alpha=x beta', ''],
    [
      'what takes off is kept from happening',
      [asks('alpha', DESTROYED, once(1), -4)],
      'alpha',
      'alpha secured 1',
    ],
    ['nothing is asked of Objectives', [{ kind: 'control', points: 5 }], 'alpha beta', ''],
  ])('%s', (_name, conditions, objectives, expected) => {
    expect(wanted(settling(conditions, objectives))).toBe(expected)
  })

  test('with the house rule all are alike', () => {
    const state = settling(
      [asks('alpha', DESTROYED, once(1), 5), asks('beta gamma', SECURED, each, 3)],
      'alpha beta gamma',
      true,
    )
    expect(wanted(state)).toBe('alpha secured 0, beta secured 1, gamma secured 1')
  })

  test('nobody else can work it out', () => {
    const state = settling([asks('alpha beta', SECURED, each, 2)])
    expect([wanted(state, 'public'), wanted(state, 'b')]).toEqual(['', ''])
  })
})
