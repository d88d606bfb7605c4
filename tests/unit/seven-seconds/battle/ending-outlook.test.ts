import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { outlook } from '../../../../shared/systems/seven-seconds/battle/ending/outlook.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'

const each = { kind: 'each', most: null } as const
const CONTROL: Condition = { kind: 'control', points: 5 }
const DENY: Condition = { kind: 'deny', points: 4 }
const KILLS: Condition = { kind: 'kills', of: 'troopers', pay: each, points: 2 }
const LOSSES: Condition = { kind: 'losses', of: 'troopers', pay: each, points: -3 }
const ALIVE: Condition = { kind: 'alive', of: 'troopers', pay: each, points: 1 }
const SECURED: Condition = {
  kind: 'objectives',
  which: ['alpha', 'beta'],
  state: { kind: 'secured' },
  pay: each,
  points: 6,
}
const NEAR: Condition = { kind: 'near', place: 'centre', inches: 6, pay: each, points: 9 }

/** Side a attacks; a lost one trooper, b two, and a's scout is still hidden in a Blip. */
const table = (conditions: Condition[], side: Side = 'a') =>
  withMissions(
    battle({
      units: ['a tactical', 'a tactical destroyed', 'b tactical destroyed', 'b scout destroyed', 'b assault'],
      blips: ['a scout'],
      objectives: { alpha: 'a', beta: '-' },
    }),
    { [side]: conditions },
  )
const told = (conditions: Condition[], side: Side = 'a'): unknown => {
  const now = outlook(view(table(conditions, side), side), side)
  return now && [now.withdraws, now.contested, now.controls]
}

describe('what a side’s own mission would bring if the battle ended now', () => {
  test.each<[string, Side, Condition[], number[]]>([
    ['Control of the Table', 'a', [CONTROL], [0, 0, 5]],
    ['denying it', 'a', [DENY], [0, 4, 4]],
    ['kills, losses and the living, hidden ones of its own too', 'a', [KILLS, LOSSES, ALIVE], [3, 3, 3]],
    ['Objectives: the defender Secures all, the attacker as he likes', 'a', [SECURED], [0, 6, 12]],
    ['of the defender: what the attacker settles counts at its worst', 'b', [SECURED], [0, 0, 12]],
  ])('%s', (_name, side, conditions, expected) => {
    expect(told(conditions, side)).toEqual(expected)
  })

  test('what is only measured at the end is told to be missing', () => {
    const now = outlook(view(table([NEAR]), 'a'), 'a')
    expect(now).toEqual({ withdraws: 0, contested: 0, controls: 0, unmeasured: true })
  })

  test('nobody else can work it out, and what the other side hides makes no difference', () => {
    const state = table([KILLS, ALIVE])
    expect([outlook(view(state, 'public'), 'a'), outlook(view(state, 'b'), 'a')]).toEqual([null, null])
    const hides = withMissions(
      battle({
        units: [
          'a tactical',
          'a tactical destroyed',
          'b tactical destroyed',
          'b scout destroyed',
          'b assault',
        ],
        blips: ['a scout', 'b tactical & scout', 'b decoy'],
        objectives: { alpha: 'a', beta: '-' },
      }),
      { a: [KILLS, ALIVE] },
    )
    expect(outlook(view(hides, 'a'), 'a')).toEqual(outlook(view(state, 'a'), 'a'))
  })
})
