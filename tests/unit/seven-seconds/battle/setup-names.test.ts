import { describe, expect, test } from 'vitest'
import { isSecret, openly, options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { isOffered } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { tell, view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { squad } from '../cards-builders.ts'
import { after, bothMustered, cardsOf, mustered, order, refusal, unitsOf, upTo } from './setup-steps.ts'

const ONE = '018f0000-0000-7000-8000-000000000001'
const cards = cardsOf(squad('1 2 0 0 0 6 1st'))
const bought = (): BattleState => after(bothDrawn(), 'muster', 'a', { choices: [], drones: { basic: 2 } })
const bothDrawn = (): BattleState => after(upTo('cards', 'attack', { cards }), 'draw-cards', 'a', {})
const named = (state: BattleState, names: [string, string, string?][]): BattleState =>
  after(state, 'name-units', 'a', {
    names: names.map(([unit, name, trooper = null]) => ({ unit, name, trooper })),
  })

describe('own names', () => {
  test('are given to troopers before round 1, and the list is all of them', () => {
    const state = bought()
    const [first = '', second = ''] = unitsOf(state, 'a', 'tactical')
    const once = named(state, [
      [first, 'Aiko', ONE],
      [second, 'Ben'],
    ])
    expect(once.units[first]).toMatchObject({ name: 'Aiko', trooper: ONE })
    expect(once.units[second]).toMatchObject({ name: 'Ben', trooper: null })
    const again = named(once, [[second, 'Cleo']])
    expect(again.units[first]).toMatchObject({ name: null, trooper: null })
    expect(again.units[second]).toMatchObject({ name: 'Cleo' })
  })

  test.each([
    ['a drone', (state: BattleState) => [[unitsOf(state, 'a', 'basic')[0], 'Rex']], 'names/not-yours'],
    ['a unit that is not there', () => [['a-tactical-33', 'Rex']], 'names/not-yours'],
    ['a unit of the other side', () => [['b-tactical-1', 'Rex']], 'names/not-yours'],
    ['no name', (state: BattleState) => [[unitsOf(state, 'a')[0], '  ']], 'command/unreadable'],
    [
      'a long name',
      (state: BattleState) => [[unitsOf(state, 'a')[0], 'x'.repeat(121)]],
      'command/unreadable',
    ],
    [
      'one unit twice',
      (state: BattleState) => [
        [unitsOf(state, 'a')[0], 'Ada'],
        [unitsOf(state, 'a')[0], 'Ben'],
      ],
      'command/unreadable',
    ],
    [
      'one trooper for two',
      (state: BattleState) => [
        [unitsOf(state, 'a', 'tactical')[0], 'Ada', ONE],
        [unitsOf(state, 'a', 'tactical')[1], 'Ada', ONE],
      ],
      'names/twice',
    ],
  ])('%s is refused', (_what, names, code) => {
    const state = bought()
    const list = names(state).map(([unit = '', name, trooper = null]) => ({ unit, name, trooper }))
    expect(refusal(state, 'name-units', 'a', { names: list as never })).toBe(code)
  })

  test('wait for the squad, and can still be given in the rounds, where nobody is asked for them', () => {
    expect(refusal(bothDrawn(), 'name-units', 'a', { names: [] })).toBe('names/not-now')
    const fighting = upTo('action', 'attack')
    expect(options(fighting, 'a').map(({ command }) => command)).not.toContain('name-units')
    expect(refusal(fighting, 'name-units', 'a', { names: [] })).toBeNull()
    const state = bought()
    const [unit = ''] = unitsOf(state, 'a', 'tactical')
    const command = order('name-units', 'a', { names: [{ unit, name: 'Ada', trooper: null }] })
    expect(isOffered(options(state, 'a'), command)).toBe(true)
    expect(isOffered(options(state, 'b'), { ...command, side: 'b' })).toBe(false)
  })

  test('are hidden like the units themselves', () => {
    const state = mustered(after(bought(), 'draw-cards', 'b', {}), 'b')
    const [unit = ''] = unitsOf(state, 'a', 'tactical')
    const names = [{ unit, name: 'Secret Sue', trooper: ONE }]
    const now = after(state, 'name-units', 'a', { names })
    for (const watcher of ['b', 'public'] as const) {
      expect(JSON.stringify(view(now, watcher))).not.toMatch(/Secret Sue|018f0000/)
      expect(tell({ kind: 'units-named', side: 'a', names }, now, watcher)).toEqual({
        kind: 'hidden',
        of: 'units-named',
        side: 'a',
      })
    }
    expect(JSON.stringify(view(now, 'a'))).toContain('Secret Sue')
    expect(isSecret({ kind: 'name-units' })).toBe(true)
    expect(openly(bothMustered()).options.map(({ command }) => command)).not.toContain('name-units')
  })
})
