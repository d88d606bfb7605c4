import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  OBJECTIVES,
  type Objective,
  type Side,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { after, order, refusal, upTo } from './setup-steps.ts'

interface Place {
  readonly inZone: boolean
  readonly toEdge: number | boolean
  readonly toNearest: number | boolean | null
}

const start = upTo('objectives', 'attack')

/** The Objectives of both sides laid one after the other, far from everything. */
function laid(objectives: readonly Objective[]): BattleState {
  let state = start
  for (const [index, objective] of objectives.entries()) {
    const side = objective === 'delta' || objective === 'epsilon' ? 'a' : 'b'
    state = after(state, 'place-objective', side, {
      objective,
      inZone: true,
      toEdge: 9,
      toNearest: index === 0 ? null : 9,
    })
  }
  return state
}

/** The next one: δ, ε of the attacker a and then α of the defender b. */
const NEXT: Readonly<Record<string, { before: readonly Objective[]; side: Side; objective: Objective }>> = {
  δ: { before: [], side: 'a', objective: 'delta' },
  ε: { before: ['delta'], side: 'a', objective: 'epsilon' },
  α: { before: ['delta', 'epsilon'], side: 'b', objective: 'alpha' },
  γ: { before: ['epsilon', 'delta', 'beta', 'alpha'], side: 'b', objective: 'gamma' },
}

describe('R28 how far from edges and from each other', () => {
  test.each<[string, string, Partial<Place>, string | null]>([
    ['δ', 'at 6" from an edge, the attacker\'s least', { toEdge: 6, toNearest: null }, null],
    ['δ', 'a little nearer', { toEdge: 5.99, toNearest: null }, 'objective/near-edge'],
    ['δ', "outside the defender's quarter", { inZone: false, toNearest: null }, 'objective/out-of-zone'],
    ['δ', 'measured to another that is not there', { toNearest: 20 }, 'objective/nearest'],
    ['ε', 'not measured to δ: no rule asks for it', { toNearest: null }, null],
    ['α', 'not measured to another', { toNearest: null }, 'objective/nearest'],
    ['ε', 'beside δ: no distance between the attacker’s', { toNearest: 0 }, null],
    ['ε', 'at 8" from δ', { toNearest: 8 }, null],
    ['ε', 'at 6" from an edge', { toEdge: 6 }, null],
    ['ε', 'at 0" from an edge', { toEdge: 0 }, 'objective/near-edge'],
    ['α', 'at 6" is within 6" for the defender', { toEdge: 6 }, 'objective/near-edge'],
    ['α', 'farther than 6"', { toEdge: 6.01 }, null],
    ['α', 'at 8" is within 8" of another', { toNearest: 8 }, 'objective/near-another'],
    ['α', 'farther than 8"', { toNearest: 8.01 }, null],
    ['α', 'outside his half', { inZone: false }, 'objective/out-of-zone'],
    ['γ', 'touching one of his own', { toNearest: 0 }, 'objective/near-another'],
    ['δ', 'looked at: not far enough', { toEdge: false, toNearest: null }, 'objective/near-edge'],
    ['α', 'looked at: far enough', { toEdge: true, toNearest: true }, null],
    ['α', 'looked at: near an edge', { toEdge: false, toNearest: true }, 'objective/near-edge'],
    ['α', 'looked at: near another', { toEdge: true, toNearest: false }, 'objective/near-another'],
    ['ε', 'looked at: near δ, which no rule asks for', { toEdge: true, toNearest: false }, null],
    ['γ', 'far from all', { toEdge: 30, toNearest: 30 }, null],
  ])('%s %s', (letter, _name, place, code) => {
    const next = NEXT[letter]
    if (!next) throw new Error(letter)
    const fields = { objective: next.objective, inZone: true, toEdge: 9, toNearest: 9, ...place }
    expect(refusal(laid(next.before), 'place-objective', next.side, fields)).toBe(code)
  })
})

describe('R28 who places which, in which order', () => {
  const far = { inZone: true, toEdge: 9 }
  test.each<[string, readonly Objective[], Side, Objective, string | null]>([
    ['the attacker begins', [], 'a', 'delta', null],
    ['with either of his', [], 'a', 'epsilon', null],
    ['the defender does not', [], 'b', 'alpha', 'battle/other-side'],
    ['nor for the attacker', [], 'b', 'delta', 'battle/other-side'],
    ['the attacker has no others', [], 'a', 'alpha', 'objective/not-to-place'],
    ['nor one twice', ['delta'], 'a', 'delta', 'objective/not-to-place'],
    ['the defender waits for both', ['epsilon'], 'b', 'alpha', 'battle/other-side'],
    ['then comes the defender', ['epsilon', 'delta'], 'b', 'gamma', null],
    ['in any order', ['delta', 'epsilon', 'gamma'], 'b', 'beta', null],
    ['not the attacker for him', ['delta', 'epsilon'], 'a', 'alpha', 'battle/other-side'],
    ['nor one that lies already', ['delta', 'epsilon', 'beta'], 'b', 'beta', 'objective/not-to-place'],
    ['nor one of the attacker’s', ['delta', 'epsilon'], 'b', 'delta', 'objective/not-to-place'],
  ])('%s', (_name, before, side, objective, code) => {
    const toNearest = before.length === 0 ? null : 9
    const fields = { objective, ...far, toNearest }
    expect(refusal(laid(before), 'place-objective', side, fields)).toBe(code)
  })

  test('five of them, Contested, whole and unmarked; then come the cards', () => {
    const four = laid(['delta', 'epsilon', 'alpha', 'beta'])
    expect(four.phase).toBe('objectives')
    const all = laid(['delta', 'epsilon', 'alpha', 'beta', 'gamma'])
    expect(all.phase).toBe('cards')
    expect(Object.keys(all.objectives).toSorted()).toEqual([...OBJECTIVES].toSorted())
    for (const objective of OBJECTIVES)
      expect(all.objectives[objective]).toEqual({ holder: null, destroyed: false, counters: 0 })
  })

  test('R32 small figures change no distance of the set-up', () => {
    const small = upTo('objectives', 'attack', { rules: { ...DEFAULT_RULES, scale: 0.5 } })
    const fields = { objective: 'delta' as const, inZone: true, toNearest: null }
    expect(refusal(small, 'place-objective', 'a', { ...fields, toEdge: 5 })).toBe('objective/near-edge')
    expect(refusal(small, 'place-objective', 'a', { ...fields, toEdge: 6 })).toBe(null)
  })

  test('a Chance Encounter has none', () => {
    const state = upTo('cards', 'chance')
    expect(state.objectives).toEqual({})
    const fields = { objective: 'delta' as const, ...far, toNearest: null }
    expect(refusal(state, 'place-objective', 'a', fields)).toBe('battle/not-now')
  })
})

// The sentence asks for more than 6", where the attacker may stay at exactly 6".
test('the refusal tells the attacker his own distance', () => {
  const command = order('place-objective', 'a', {
    objective: 'delta',
    inZone: true,
    toEdge: 5,
    toNearest: null,
  })
  const decision = decide(start, command)
  expect(isRefusal(decision) && decision.problem.message).toMatch(/at least 6″/)
})
