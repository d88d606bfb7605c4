import { expect, test } from 'vitest'
import { ownSquares } from '../../../renderer/systems/seven-seconds/fights/secrets/own-squares.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, play } from '../seven-seconds/battle/builders.ts'
import { revealed } from '../seven-seconds/battle/turns-orders.ts'
import { endTurn, pass } from '../seven-seconds/battle/orders.ts'

const start = battle({
  blips: ['a scout', 'a decoy', 'a tactical & basic', 'a decoy', 'b scout', 'b decoy'],
})

test('a unit that was seen is no Decoy: its owner reads who stood on the square and where it is now', () => {
  const { state } = play(start, revealed('a-blip-3'))
  const fallen = { ...state.units['a-basic-1'], where: 'destroyed' } as (typeof state.units)[string]
  const now = { ...state, units: { ...state.units, 'a-basic-1': fallen } }
  const told = ownSquares(view(now, 'a'), 'a').slice(0, 4)
  expect(told.map(({ blip, units }) => [blip, units.map(({ id, where }) => `${id} ${where}`)])).toEqual([
    ['face-down', ['a-scout-1 holding-area']],
    ['face-down', []],
    ['turned', ['a-tactical-1 table', 'a-basic-1 destroyed']],
    ['face-down', []],
  ])
})

test('a Decoy that was turned over is told apart from those that still lie', () => {
  const { state } = play(start, revealed('a-blip-2'), endTurn('a'), pass('b'))
  expect(ownSquares(view(state, 'a'), 'a')[1]).toEqual({ square: 2, units: [], blip: 'turned' })
})

test('before round 1 no Blip was turned over', () => {
  const waiting = { ...view(start, 'a'), blips: [], round: 0 }
  expect(new Set(ownSquares(waiting, 'a').map(({ blip }) => blip))).toEqual(new Set(['waiting']))
})
