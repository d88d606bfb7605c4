import { describe, expect, test } from 'vitest'
import { conditionText } from '../../../renderer/systems/seven-seconds/cards/condition-text.ts'
import '../../../renderer/systems/seven-seconds/cards/texts.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId, type Condition } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { OBJECTIVES, UNIT_GROUPS } from '../../../shared/systems/seven-seconds/cards/words.ts'

const { t } = i18n.global
const say = (condition: Condition): string => conditionText(t, condition)

const each = { kind: 'each', most: null } as const
const once = (atLeast: number) => ({ kind: 'once', atLeast }) as const
const points = 1
const secured = { kind: 'secured' } as const
const all = [...OBJECTIVES]

const SENTENCES: readonly [string, Condition][] = [
  ['Objective α Secured', { kind: 'objectives', which: ['alpha'], state: secured, pay: once(1), points }],
  [
    'Objective β not Destroyed',
    { kind: 'objectives', which: ['beta'], state: { kind: 'not-destroyed' }, pay: once(1), points },
  ],
  [
    'Objective γ Inspected, with 1 Target Counter or more',
    { kind: 'objectives', which: ['gamma'], state: { kind: 'inspected', counters: 1 }, pay: each, points },
  ],
  ['Each Objective Secured', { kind: 'objectives', which: all, state: secured, pay: each, points }],
  [
    'Each Objective Destroyed; 3 at most',
    { kind: 'objectives', which: all, state: { kind: 'destroyed' }, pay: { kind: 'each', most: 3 }, points },
  ],
  [
    'Each of α, β and γ Secured',
    { kind: 'objectives', which: ['alpha', 'beta', 'gamma'], state: secured, pay: each, points },
  ],
  [
    'All of α, β and γ Secured',
    { kind: 'objectives', which: ['alpha', 'beta', 'gamma'], state: secured, pay: once(3), points },
  ],
  [
    'At least 2 of γ, δ and ε Inspected, with 3 Target Counters or more',
    {
      kind: 'objectives',
      which: ['gamma', 'delta', 'epsilon'],
      state: { kind: 'inspected', counters: 3 },
      pay: once(2),
      points,
    },
  ],
  ['At least 3 Objectives Secured', { kind: 'objectives', which: all, state: secured, pay: once(3), points }],
  [
    'At least one Objective Secured',
    { kind: 'objectives', which: all, state: secured, pay: once(1), points },
  ],
  [
    'No Objective Destroyed',
    { kind: 'objectives', which: all, state: { kind: 'not-destroyed' }, pay: once(5), points },
  ],
  [
    'All Objectives Inspected, with 4 Target Counters or more',
    { kind: 'objectives', which: all, state: { kind: 'inspected', counters: 4 }, pay: once(5), points },
  ],
  ['Each enemy trooper destroyed', { kind: 'kills', of: 'troopers', pay: each, points }],
  ['One enemy commander destroyed', { kind: 'kills', of: 'commander', pay: once(1), points }],
  ['At least 4 enemy drones destroyed', { kind: 'kills', of: 'drones', pay: once(4), points }],
  ['Each own trooper destroyed', { kind: 'losses', of: 'troopers', pay: each, points: -1 }],
  ['No own scout destroyed', { kind: 'no-losses', of: 'scout', points }],
  ['At least 2 own troopers alive at the end', { kind: 'alive', of: 'troopers', pay: once(2), points }],
  [
    'Each own unit alive at the end; 5 at most',
    { kind: 'alive', of: 'units', pay: { kind: 'each', most: 5 }, points },
  ],
  [
    'Each own trooper within 12″ of the enemy’s table edge at the end; 4 at most',
    { kind: 'near', place: 'enemy-edge', inches: 12, pay: { kind: 'each', most: 4 }, points },
  ],
  [
    'At least 2 own troopers within 6″ of Objective ε at the end',
    { kind: 'near', place: 'epsilon', inches: 6, pay: once(2), points },
  ],
  [
    'One own trooper within 6″ of your table edge at the end',
    { kind: 'near', place: 'own-edge', inches: 6, pay: once(1), points },
  ],
  [
    'No enemy trooper within 8″ of the centre of the table at the end',
    { kind: 'clear', place: 'centre', inches: 8, points },
  ],
  ['Control the Table', { kind: 'control', points }],
  ['The enemy does not Control the Table', { kind: 'deny', points }],
  ['First to destroy an enemy trooper', { kind: 'first-kill', points }],
  ['Each time: a {flag} | taken', { kind: 'own', text: 'a {flag} | taken', pay: each, points }],
  ['A flag taken', { kind: 'own', text: 'A flag taken', pay: once(1), points }],
  ['At least 2 times: a flag taken', { kind: 'own', text: 'a flag taken', pay: once(2), points }],
]

describe('what a condition asks for', () => {
  test.each(SENTENCES)('%s', (sentence, condition) => {
    expect(say(condition)).toBe(sentence)
  })

  test('has a word for everybody that it may count', () => {
    for (const of of UNIT_GROUPS) {
      for (const pay of [each, once(1), once(3)]) {
        expect(say({ kind: 'kills', of, pay, points })).toMatch(
          /^(Each|One|At least 3) enemy [a-z ]+ destroyed$/,
        )
      }
    }
  })

  test('on every shipped mission is a sentence without gaps and keys, and no two on a card are alike', () => {
    expect(MUSTER_CARDS.missions).toHaveLength(45)
    for (const card of MUSTER_CARDS.missions) {
      const told = card.conditions.map(say)
      for (const sentence of told) expect(sentence, cardId(card)).toMatch(/^[A-Z][^{}|@_]*[a-zA-Z0-9]$/)
      for (const sentence of told)
        expect(sentence, cardId(card)).not.toMatch(/cards\.|-edge|undefined|null|own own| {2}/)
      expect(new Set(told).size, cardId(card)).toBe(told.length)
    }
  })
})
