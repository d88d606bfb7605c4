import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { endsRound } from '../../../../shared/systems/seven-seconds/battle/turns/may-activate.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'
import { battle, kindsOf, play, refusalOf, unitIn, type Battle } from './builders.ts'
import { activate, endActivation, endTurn, pass } from './orders.ts'
import { idle, revealed, turnOf } from './turns-orders.ts'

const initiative = { kind: 'roll-initiative', side: 'a' } as const

function between(given: Battle = {}): BattleState {
  return battle({ ...given, over: { phase: 'between-rounds', turn: null, ...given.over } })
}

describe('Refresh Phase: an Activation Counter for every unit', () => {
  const before = between({
    units: [
      'a tactical spent 2tc damaged stunned near:alpha',
      'a haywire spent jamming 1tc',
      'b scout',
      'b basic destroyed',
    ],
    blips: ['b decoy spent', 'b assault & recce spent'],
    objectives: { alpha: 'a2' },
    grounds: { 'ground-1': 3 },
    over: {
      phase: 'between-rounds',
      turn: null,
      round: 3,
      agreed: ['a'],
      withdrawing: 'b',
      craters: [4],
      smokes: 2,
    },
  })
  const { state, events } = play(before, [initiative, 6, 1])

  test.each([
    ['a unit that had none', 'a-tactical-1', true],
    ['a drone', 'a-haywire-1', true],
    ['one that still had one, not two', 'b-scout-1', true],
    ['a Decoy', 'b-blip-1', true],
    ['a Blip', 'b-blip-2', true],
    ['no unit under a Blip', 'b-assault-1', false],
    ['none that was destroyed', 'b-basic-1', false],
  ])('%s', (_name, id, has) => expect((state.units[id] ?? state.blips[id])?.activation).toBe(has))

  test('nothing else changes on them', () => {
    expect(unitIn(state, 'a-tactical-1')).toEqual({ ...unitIn(before, 'a-tactical-1'), activation: true })
    expect(unitIn(state, 'a-haywire-1')).toEqual({ ...unitIn(before, 'a-haywire-1'), activation: true })
    const { objectives, grounds, craters, smokes } = before
    expect(state).toMatchObject({ objectives, grounds, craters, smokes })
  })

  test('it is the next round; what was agreed between the rounds is forgotten', () => {
    expect(state).toMatchObject({ round: 4, agreed: [], withdrawing: null, passed: [], phase: 'action' })
    expect(kindsOf(events)).toEqual([
      'round-begun',
      'rolled',
      'rolled',
      'initiative-taken',
      'phase-entered',
      'turn-begun',
    ])
  })
})

describe('R27 Initiative Phase', () => {
  test.each<[string, Side, [number, number], Side]>([
    // name, who has the counter, dice, who takes it
    ['the higher keeps it', 'a', [6, 1], 'a'],
    ['the higher takes it', 'a', [1, 6], 'b'],
    ['by one', 'b', [4, 3], 'a'],
    ['a tie passes it over', 'a', [3, 3], 'b'],
    ['a tie passes it back', 'b', [6, 6], 'a'],
  ])('%s: of %s, with %s to %s', (_name, holder, dice, taker) => {
    const before = between({ units: ['a tactical', 'b tactical'], over: { initiative: holder } })
    const { state } = play(before, [initiative, ...dice])
    expect(state.initiative).toBe(taker)
    expect(turnOf(state)).toBe(`${taker} 1`)
  })

  test('a Winning Streak adds nothing', () => {
    const before = between({ units: ['a tactical', 'b tactical'] })
    const { setup } = before
    const sides = { ...setup.sides, a: { ...setup.sides.a, streak: 3 } }
    expect(play({ ...before, setup: { ...setup, sides } }, [initiative, 2, 3]).state.initiative).toBe('b')
  })

  test('not within a round', () =>
    expect(refusalOf(battle({ units: ['a tactical', 'b tactical'] }), initiative)).toMatch('battle/not-now'))
})

/** Plays a round in which everyone does nothing, each side as many units as it may; gives the sides in turn. */
function sequence(counts: readonly [number, number], rules: Battle['rules'] = {}): string {
  const units = SIDES.flatMap((side, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => `${side} tactical`),
  )
  let { state } = play(between({ units, rules }), [initiative, 6, 1])
  let sides = ''
  while (state.turn) {
    const { side } = state.turn
    const next = Object.values(state.units).find((unit) => unit.side === side && unit.activation)
    if (!next) throw new Error(`${side} has the turn and nothing to activate.`)
    sides += side
    state = play(state, ...idle(next.id)).state
  }
  return sides
}

describe('R26 turns alternate; with twice or thrice the Activation Counters two or three units act', () => {
  test.each([
    [[1, 1], 'ab'],
    [[2, 2], 'abba'],
    [[3, 3], 'ababba'],
    [[2, 1], 'aab'],
    [[3, 1], 'aaab'],
    [[4, 1], 'aaaba'],
    [[4, 2], 'aabaab'],
    [[3, 2], 'abaab'],
    [[1, 2], 'abb'],
    [[1, 3], 'abbb'],
    [[2, 5], 'abbbabb'],
    [[5, 2], 'aabaaab'],
    [[1, 7], 'abbbbbbb'],
    [[6, 3], 'aabaabaab'],
  ] as const)('%s units: %s', (counts, expected) => expect(sequence(counts)).toBe(expected))
})

describe('R26 who is counted at the start of a turn', () => {
  test.each<[string, string[], string[], string]>([
    ['one each', ['b tactical'], [], 'b 1'],
    ['two units', ['b tactical', 'b basic'], [], 'b 2'],
    ['a unit and a Blip', ['b tactical'], ['b scout'], 'b 2'],
    ['Decoys', [], ['b decoy', 'b decoy', 'b decoy'], 'b 3'],
    ['a Blip is one, whatever it hides', [], ['b scout & recce'], 'b 1'],
    ['not who has acted', ['b tactical', 'b tactical spent'], ['b decoy spent'], 'b 1'],
    ['not who was destroyed', ['b tactical', 'b scout destroyed'], [], 'b 1'],
    ['Stunned ones too', ['b tactical', 'b scout stunned'], [], 'b 2'],
    ['four of one: three at most', ['b basic', 'b basic', 'b basic', 'b basic'], [], 'b 3'],
  ])('%s', (_name, units, blips, expected) => {
    const before = battle({ units: ['a tactical', 'a scout', ...units], blips, acting: 'a-tactical-1' })
    expect(turnOf(play(before, endActivation('a-tactical-1')).state)).toBe(expected)
  })

  test('not again during the turn', () => {
    const before = battle({ units: ['a tactical', 'a tactical', 'a tactical', 'b tactical'] })
    expect(before.turn?.allowance).toBe(1)
    expect(turnOf(play(before, ...idle('a-tactical-1')).state)).toBe('b 1')
  })
})

describe('a turn with units left', () => {
  const two = battle({
    units: ['a tactical', 'a scout', 'a assault', 'b tactical'],
    turn: { allowance: 2 },
  })
  const once = play(two, ...idle('a-tactical-1')).state

  test('goes on up to its number', () => expect(once.turn).toMatchObject({ side: 'a', units: 1 }))
  test('ends by itself with the last', () =>
    expect(turnOf(play(once, ...idle('a-scout-1')).state)).toBe('b 1'))
  test('may be ended before', () => expect(turnOf(play(once, endTurn('a')).state)).toBe('b 1'))
  test('allows no third', () => {
    const third = battle({ units: ['a tactical', 'b tactical'], turn: { allowance: 2, units: 2 } })
    expect(refusalOf(third, activate('a-tactical-1'))).toBe('activate/too-many p.16')
  })
  test('cannot be passed any more', () => expect(refusalOf(once, pass('a'))).toBe('turn/begun p.16'))
  test('that has not begun is passed, not ended', () =>
    expect(refusalOf(two, endTurn('a'))).toBe('turn/nothing-activated p.16'))
  test('is not for the other side to end', () => {
    expect(refusalOf(once, endTurn('b'))).toBe('turn/not-yours p.16')
    expect(refusalOf(once, pass('b'))).toBe('turn/not-yours p.16')
    expect(refusalOf(once, activate('b-tactical-1'))).toBe('turn/not-yours p.16')
  })
  test('waits for the one that acts', () => {
    const acting = play(once, activate('a-scout-1')).state
    for (const command of [endTurn('a'), pass('a'), activate('a-assault-1')]) {
      expect(refusalOf(acting, command)).toBe('turn/activation-open p.16')
    }
  })
})

/**
 * A letter is a whole turn: `a` idles with a unit, `-` passes, `?` reveals a Decoy to activate it, of whoever has
 * the turn. Gives whose turn it is afterwards, or the phase.
 */
function after(script: string, given: Battle): string {
  let state = battle(given)
  for (const letter of script) {
    const side = state.turn?.side
    if (!side) throw new Error(`The round is over before "${letter}".`)
    const pieces = [...Object.values(state.units), ...Object.values(state.blips)]
    const ready = pieces.filter((piece) => piece.side === side && piece.activation)
    const unit = ready.find(({ id }) => !state.blips[id])?.id ?? ''
    const blip = ready.find(({ id }) => state.blips[id])?.id ?? ''
    if (letter === '-') state = play(state, pass(side)).state
    else if (letter === '?') state = play(state, revealed(blip)).state
    else state = play(state, ...idle(unit)).state
    if (state.turn?.side === side && state.turn.units > 0) state = play(state, endTurn(side)).state
  }
  return state.turn?.side ?? state.phase
}

describe('R26 passing', () => {
  const units = SIDES.flatMap((side) => [`${side} tactical`, `${side} scout`, `${side} assault`])
  const decoys = SIDES.flatMap((side) => [`${side} decoy`, `${side} decoy`])

  test.each([
    ['', 'a'],
    ['-', 'b'],
    ['--', 'between-rounds'],
    ['-b', 'a'],
    ['-b-', 'b'],
    ['-b--', 'between-rounds'],
    ['a-', 'a'],
    ['a--', 'between-rounds'],
    ['a-a', 'b'],
    ['a-a-', 'a'],
    ['a-a--', 'between-rounds'],
  ])('skips-a-turn: one skips, two in a row end the round: "%s" %s', (script, expected) =>
    expect(after(script, { units })).toBe(expected),
  )

  test.each([
    ['-', 'b'],
    ['--', 'between-rounds'],
    ['-b', 'b'],
    ['-bb', 'b'],
    ['-bbb', 'between-rounds'],
    ['-b-', 'between-rounds'],
    ['a-', 'a'],
    ['a-a', 'a'],
    ['a-aa', 'between-rounds'],
    ['a-a-', 'between-rounds'],
  ])('ends-the-round-for-him: who passes is out, the other goes on: "%s" %s', (script, expected) =>
    expect(after(script, { units, rules: { passing: 'ends-the-round-for-him' } })).toBe(expected),
  )

  test.each(['skips-a-turn', 'ends-the-round-for-him'] as const)(
    '%s: with nothing left on the other side a pass ends the round',
    (passing) => {
      const alone = battle({ units: ['a tactical', 'a scout', 'b tactical spent'], rules: { passing } })
      expect(turnOf(play(alone, pass('a')).state)).toBe('between-rounds')
    },
  )

  test('a round in which both passed leaves Activation Counters; the next one refreshes them all', () => {
    const ended = play(battle({ units }), pass('a'), pass('b')).state
    expect(unitIn(ended, 'a-tactical-1').activation).toBe(true)
    expect(ended.passed).toEqual([])
    expect(play(ended, [initiative, 6, 1]).state.passed).toEqual([])
  })

  test.each<[Side, Side]>([
    ['a', 'b'],
    ['b', 'a'],
  ])('%s with nothing left is skipped: the other goes on alone to the end', (empty, other) => {
    const before = battle({
      units: [`${empty} tactical spent`, `${other} tactical`, `${other} scout`],
      side: other,
    })
    const one = play(before, ...idle(`${other}-tactical-1`)).state
    expect(one.turn?.side).toBe(other)
    expect(play(one, ...idle(`${other}-scout-1`)).state.phase).toBe('between-rounds')
  })

  // `squad-activated` leaves `passed` as it is: an activated Decoy does not break the row of passes.
  test('two passes with activated Decoys between them do not end the round', () => {
    expect(after('-??', { units, blips: decoys })).toBe('b')
    expect(after('-??-', { units, blips: decoys })).toBe('a')
  })
})

describe('what ends the round is known before it is done', () => {
  test.each([
    ['with the usual rules', {}],
    ['where a pass is for the round', { passing: 'ends-the-round-for-him' as const }],
    ['where who is left out loses the counter', { leftOutKeepsCounter: false }],
  ])('%s', (_name, rules) => {
    const seen = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5, 6])
      playBattle(setupOf({ rules: { ...DEFAULT_RULES, ...rules } }), seed, ({ before, command, after }) => {
        const { kind, side } = command
        if (kind !== 'pass' && kind !== 'end-turn') return
        const told = endsRound(view(before, 'public'), kind, side)
        expect(told, `${kind} of seed ${seed}`).toBe(after.phase !== 'action')
        seen.add(`${kind} ${told}`)
      })
    expect([...seen]).toEqual(expect.arrayContaining(['pass true', 'pass false', 'end-turn false']))
  })
})
