import { expect, test } from 'vitest'
import type { BattleEntry } from '../../../shared/systems/seven-seconds/contract/roster.ts'
import { recordFollows } from '../../../shared/systems/seven-seconds/people/follows.ts'

const entry = (trooper: string, over: Partial<BattleEntry> = {}): BattleEntry => ({
  trooper,
  fate: 'unhurt',
  wounds: 0,
  round: null,
  cause: '',
  kills: {},
  decorations: [],
  ...over,
})
const follows = (before: readonly BattleEntry[], after: readonly BattleEntry[]) =>
  recordFollows(before, after, {
    lost: { scout: 2 },
    typeOf: (trooper) => (trooper === 'engineer' ? 'engineer' : 'scout'),
    later: (trooper) => (trooper === 'burga' ? [5, 7] : []),
  })
const medal = { name: 'Star', reason: '' }

test.each<[string, BattleEntry[], BattleEntry[], object[], [number, number], boolean]>([
  ['nothing', [entry('a')], [entry('a')], [], [0, 0], false],
  ['another order', [entry('a'), entry('b')], [entry('b'), entry('a')], [], [0, 0], false],
  ['kills that are none', [entry('a')], [entry('a', { kills: { gauss: 0 } })], [], [0, 0], false],
  [
    'only a word',
    [entry('a', { fate: 'wounded' })],
    [entry('a', { fate: 'wounded', cause: 'fire' })],
    [],
    [0, 0],
    true,
  ],
  ['gets up', [entry('a', { fate: 'killed' })], [entry('a')], [{ trooper: 'a', roll: 'goes' }], [1, 0], true],
  [
    'falls, but serves later',
    [entry('burga')],
    [entry('burga', { fate: 'killed' })],
    [{ trooper: 'burga', roll: 'comes', hindered: [5, 7] }],
    [0, 1],
    true,
  ],
  [
    'taken off',
    [entry('a', { fate: 'killed', kills: { gauss: 2 }, decorations: [medal] })],
    [],
    [
      {
        roll: 'goes',
        there: { before: true, after: false },
        kills: { before: 2, after: 0 },
        decorations: { before: 1, after: 0 },
      },
    ],
    [1, 0],
    true,
  ],
  ['added', [entry('a')], [entry('a'), entry('b')], [{ trooper: 'b', roll: 'same' }], [0, 0], true],
  [
    'one beyond the losses of the type has no loss to name',
    [entry('engineer')],
    [entry('engineer', { fate: 'killed' })],
    [{ trooper: 'engineer', roll: 'comes' }],
    [0, 0],
    true,
  ],
])('what follows when a record becomes another: %s', (_name, before, after, people, [was, is], changed) => {
  const told = follows(before, after)
  expect(told.people).toHaveLength(people.length)
  expect(told.people).toMatchObject(people)
  expect(told.named).toEqual({ before: was, after: is, lost: 2 })
  expect(told.changed).toBe(changed)
})
