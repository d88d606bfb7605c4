import { expect, test } from 'vitest'
import type { AnyEvent, Rolled } from '../../shared/battle/battle.ts'
import { fallenDice } from '../../renderer/table/fallen-dice.ts'

/** What the log of any game draws beside a line. */

const roll = (more: Partial<Rolled>): Rolled => ({
  kind: 'rolled',
  purpose: 'hit',
  side: 'red',
  unit: null,
  dice: [5, 3],
  plus: 2,
  test: 'sum',
  target: null,
  success: null,
  ...more,
})

test.each<[string, AnyEvent, number[][]]>([
  ['two dice', roll({}), [[5, 3]]],
  ['dice that are named', roll({ die: 'd6', dice: [1] }), [[1]]],
  ['no dice', roll({ dice: [] }), []],
  ['a die with more sides than a face has pips for', roll({ die: 'd12', dice: [4] }), []],
  ['a coin', roll({ die: 'coin', dice: [1] }), []],
  ['a card', roll({ die: 'card', dice: [40], test: 'drawn' }), []],
  ['a direction, which may be named as none', roll({ dice: [270], test: 'direction' }), []],
  ['anything else that happens', { kind: 'ended' }, []],
])('%s: what is drawn of it', (_what, event, drawn) => {
  const fallen = fallenDice(event)
  expect(fallen.map(({ dice }) => dice)).toEqual(drawn)
  expect(fallen.every(({ side }) => side === 'red')).toBe(true)
})
