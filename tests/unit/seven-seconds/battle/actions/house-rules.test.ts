import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import {
  battleRulesSchema,
  type BattleRules,
} from '../../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import { options } from '../../../../../shared/systems/seven-seconds/battle/options.ts'
import { isOffered } from '../../../../../shared/systems/seven-seconds/battle/rules/fits.ts'
import { runs } from '../../../../support/long.ts'
import { playBattle, setupOf } from '../arena.ts'
import { battle } from '../builders.ts'

/** Every house rule with another value; `reading` tells the players how to measure. */
const OTHERS: BattleRules = {
  scale: 0.5,
  reading: { intervening: 'sum', ownPieceTakesToll: true, heavyInches: 'widest-piece', craterRadius: 1 },
  turnOnTheSpot: false,
  stunnedSense: false,
  objectivesSense: 'attacker',
  blipsRevealBlips: false,
  missilesAtGround: false,
  blipsMayIntercept: false,
  blastOffTable: false,
  areasRevealBlips: false,
  flamerNeedsNoCounters: false,
  kamikazeDeviates: true,
  kamikazeIntercepted: true,
  kamikazeLeavesCrater: false,
  jammerAfterMove: true,
  commanderCommands: 'troopers',
  leftOutKeepsCounter: false,
  extraBlips: 'per-unit',
  passing: 'ends-the-round-for-him',
  blipsHoldObjectives: false,
  leftObjectives: 'contested',
  settling: 'all-alike',
}

const ruled = (others: Partial<BattleRules>) => setupOf({ rules: { ...DEFAULT_RULES, ...others } })

function isPlayed(others: Partial<BattleRules>): boolean {
  return [7001, 7002, 7003, 7004]
    .slice(0, runs(1, 4))
    .every((seed) => playBattle(ruled(others), seed).state.phase === 'over')
}

describe('a player who takes any option is never refused, whatever the group has ruled', () => {
  const cases = Object.entries(OTHERS)

  test.each(cases)('%s: %j', (rule, value) => expect(isPlayed({ [rule]: value })).toBe(true))

  test('a commander commands units only', () => expect(isPlayed({ commanderCommands: 'units' })).toBe(true))

  test('all of these at once', () => expect(isPlayed(OTHERS)).toBe(true))

  test('R29 settling all alike, unlike states are not offered', () => {
    const state = battle({
      units: ['a scout'],
      objectives: { alpha: '-', beta: '-' },
      rules: { settling: 'all-alike' },
      over: { phase: 'settling', turn: null, ending: { how: 'sole-survivor', controls: 'a' } },
    })
    const states = { alpha: 'secured', beta: 'destroyed' } as const
    const unlike = { kind: 'settle-objectives', side: 'a', states } as const
    expect(isOffered(options(state, 'a'), unlike)).toBe(false)
  })
})

test('each of the rules has another value here than by default, and one that may be stored', () => {
  expect(battleRulesSchema.parse(OTHERS)).toEqual(OTHERS)
  expect(Object.keys(OTHERS)).toEqual(Object.keys(DEFAULT_RULES))
  for (const [rule, value] of Object.entries(OTHERS)) {
    expect([rule, value]).not.toEqual([rule, DEFAULT_RULES[rule as keyof BattleRules]])
  }
})
