import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import {
  battleRulesSchema,
  begunRulesSchema,
  type BattleRules,
} from '../../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import { options } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import { isOffered } from '../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { runs } from '../../../../support/long.ts'
import { playBattle, setupOf } from '../../../games/seven-seconds.ts'
import type { BattleState } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { battle, counters, eventsOf, fateOf, offered, play, verdict } from '../builders.ts'
import { checkSuit, fireFlamer, fireRifle, move, reveal } from '../orders.ts'

/** Every house rule with another value. */
const OTHERS: BattleRules = {
  scale: 0.5,
  shedding: 'whole-inches',
  figures: 'any-number',
  reading: { intervening: 'sum', ownPieceTakesToll: true, heavyInches: 'widest-piece', craterRadius: 1 },
  terrain: 'by-kind',
  facing: 'as-moved',
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
  kamikazeContacts: 'each',
  jammerAfterMove: true,
  commanderCommands: 'troopers',
  revealing: 'action-phase',
  stunEndsActivation: false,
  leftOutKeepsCounter: false,
  extraBlips: 'per-unit',
  passing: 'ends-the-round-for-him',
  blipsHoldObjectives: false,
  securedBy: 'anyone',
  securedAfter: 'each-activation',
  leftObjectives: 'contested',
  inspected: 'own',
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

test('a battle that was begun before there were these rules goes on as it was played then', () => {
  const { kamikazeContacts, securedBy, securedAfter, revealing, stunEndsActivation, ...third } = DEFAULT_RULES
  const { shedding, figures, terrain, facing, inspected, ...before } = third
  expect(begunRulesSchema.parse(before)).toEqual({
    ...DEFAULT_RULES,
    kamikazeContacts: 'one',
    securedBy: 'anyone',
    securedAfter: 'each-activation',
    revealing: 'action-phase',
    stunEndsActivation: true,
  })
  expect(begunRulesSchema.parse(DEFAULT_RULES)).toEqual(DEFAULT_RULES)
})

test.each([
  ['R32 half-inches count', 0.5, 'half-inches', 2],
  ['R32 whole inches count, where the group plays so', 0.5, 'whole-inches', 4],
  ['which changes nothing for larger figures', 1, 'whole-inches', 4],
] as const)('shedding on a Move of 1.5": %s', (_name, scale, shedding, left) => {
  const state = battle({
    units: ['a tactical 5tc', 'b tactical'],
    acting: 'a-tactical-1',
    rules: { scale, shedding },
  })
  const moved = play(state, move('a-tactical-1', 1.5)).state
  expect(counters(moved, 'a-tactical-1')).toBe(left)
})

describe('R24 stunEndsActivation: who is Stunned in its own activation', () => {
  const stunned = (stunEndsActivation: boolean) =>
    battle({
      units: ['a tactical', 'a scout', 'b tactical'],
      acting: 'a-tactical-1',
      tech: { a: '443434' },
      rules: { stunEndsActivation },
    })
  // Its own flames stun it: the red die shows more than its Armour 3.
  const burnt = (ends: boolean) =>
    play(stunned(ends), [fireFlamer('a-tactical-1', ['a-tactical-1']), 6, 1]).state

  test('loses the rest of it', () => expect(burnt(true).turn).toMatchObject({ side: 'b', activation: null }))
  test('or acts on, and lies down after it', () => {
    const on = burnt(false)
    expect(on.turn).toMatchObject({ side: 'a', activation: { piece: 'a-tactical-1', actionsLeft: 1 } })
    const moved = play(on, move('a-tactical-1', 3)).state
    expect([moved.turn?.side, fateOf(moved, 'a-tactical-1')]).toEqual(['b', 'stunned'])
  })
  test('Damaged as well, it acts on when its suit obeys', () => {
    const state = battle({
      units: ['a tactical damaged stunned', 'a scout', 'b tactical'],
      acting: 'a-tactical-1',
      activation: { actionsLeft: 1 },
      rules: { stunEndsActivation: false },
    })
    expect(offered(state, 'a')).toContain('check-suit')
    const moved = play(state, [checkSuit('a-tactical-1'), 3], move('a-tactical-1', 3)).state
    expect([moved.turn?.side, fateOf(moved, 'a-tactical-1')]).toEqual(['b', 'damaged stunned'])
  })
})

describe('R25 revealing: when an owner may turn his Blips over', () => {
  const between = (revealing: BattleRules['revealing']): BattleState => ({
    ...battle({ units: ['a tactical', 'b tactical'], blips: ['b scout spent'], rules: { revealing } }),
    phase: 'between-rounds',
    turn: null,
  })
  test('between rounds too', () => {
    expect(offered(between('any-time'), 'b')).toContain('reveal')
    const after = play(between('any-time'), reveal('b-blip-1')).state
    expect([after.phase, after.units['b-scout-1']?.where, after.units['b-scout-1']?.activation]).toEqual([
      'between-rounds',
      'table',
      false,
    ])
  })
  test('or in the Action Phase alone', () => {
    expect(offered(between('action-phase'), 'b')).not.toContain('reveal')
    expect(verdict(between('action-phase'), reveal('b-blip-1'))).toBe('breaks reveal/between-rounds p.17')
  })
})

describe('R11 ownPieceTakesToll: the heavy piece that a target stands in', () => {
  const shot = (ownPieceTakesToll: boolean, targetCover: 'heavy' | 'light', dice: number) => {
    const reading = { ...DEFAULT_RULES.reading, ownPieceTakesToll }
    const state = battle({
      units: ['a tactical', 'b tactical 12tc'],
      acting: 'a-tactical-1',
      rules: { reading },
    })
    const missed = Array.from({ length: dice }, () => 6)
    const order = fireRifle('a-tactical-1', 'b-tactical-1', { range: 6, targetCover })
    const fired = play(state, [order, ...missed])
    return eventsOf(fired, 'rifle-fired')[0]?.dice
  }
  // 12 Target Counters in band 3, heavy cover counted: 4 dice; its toll takes 2.
  test.each([
    [false, 'heavy', 4],
    [true, 'heavy', 2],
    [false, 'light', 6],
    [true, 'light', 6],
  ] as const)('%s, %s: %i dice', (own, cover, dice) => expect(shot(own, cover, dice)).toBe(dice))

  test('its toll comes on top where the group adds up what lies between', () => {
    const reading = { ...DEFAULT_RULES.reading, intervening: 'sum', ownPieceTakesToll: true } as const
    const state = battle({
      units: ['a tactical', 'b tactical 12tc'],
      acting: 'a-tactical-1',
      rules: { reading },
    })
    const order = fireRifle('a-tactical-1', 'b-tactical-1', { range: 6, targetCover: 'heavy', toll: 1 })
    expect(eventsOf(play(state, [order, 6]), 'rifle-fired')).toMatchObject([{ dice: 1 }])
  })
})
