import { describe, expect, it } from 'vitest'
import { account } from '../../../shared/systems/fast-and-dirty/battle/ending/account.ts'
import { damageOdds } from '../../../shared/systems/fast-and-dirty/damage.ts'
import type { BattleEvent } from '../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import type { Figure } from '../../../shared/systems/account.ts'
import { plainFigure, team } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { FOE, OWN as SQUAD, QUIET, shot, step, TANK, tableOf } from './battle/table.ts'

/** What fire is expected to fell, beside what it felled: numbers by weapon. */

const of = (events: readonly BattleEvent[], kind: string): Figure[] =>
  account.of(events).figures.filter((one) => one.of === kind)

const fired = (): ReturnType<typeof tableOf> => {
  const table = tableOf()
  table.acts(SQUAD)
  table.by(1, 'shoot', shot(), 5, 2, 6, 1, 6, 1)
  return table
}

describe('what fire is expected to fell', () => {
  it('is each hit by its chance to come through', () => {
    const table = fired()
    const { expected, losses, hits } = table.last('fired')
    expect(hits).toBe(2)
    // Assault Rifles at figures without armour of note: Damage 2 against 0.
    const { none } = damageOdds({ damage: 2, armour: 0 })
    expect(losses).toBeCloseTo(expected * (1 - none), 10)
    expect(of(table.events, 'felled')).toEqual([
      { of: 'felled', by: 'assaultRifles', count: 2, tries: null, expected: losses },
    ])
  })

  it('is a vehicle by the chance that it is destroyed', () => {
    const rockets = team('squad', 'missileLauncher', {
      figures: [plainFigure({ id: 'crew', role: 'crew', count: 2 })],
    })
    const table = tableOf({ rules: QUIET, units: [[rockets], [{}]], crafts: [[], [TANK]] })
    table.acts(SQUAD)
    table.by(1, 'shoot', shot({ at: 'side-2.tank', inches: 15 }), 1, 1, 6)
    const { hits, losses = 0 } = table.last('fired')
    expect(hits).toBe(1)
    expect(losses).toBeGreaterThan(0)
    expect(losses).toBeLessThan(1)
    expect(of(table.events, 'wrecked')).toEqual([
      { of: 'wrecked', by: 'missileLauncher', count: 0, tries: null, expected: losses },
    ])
  })

  it('is nobody by Op-Fire, which may only repulse', () => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true } })
    table.acts(SQUAD)
    table.by(1, 'move', step())
    table.by(2, 'op-fire', shot({ unit: FOE, at: SQUAD, cover: 'hard' }), 3, 1, 6, 1)
    expect(table.last('fired')).toMatchObject({ opFire: true, losses: 0 })
    expect(of(table.events, 'felled')).toEqual([])
  })

  it('is told of whoever was lost as done by the own side, where it was', () => {
    const table = tableOf({ units: [[{}], [{}, { id: 'two' }]] })
    table.acts(SQUAD)
    const to = (by: string) => {
      const lost: BattleEvent = { kind: 'lost', unit: FOE, fate: 'destroyed', by }
      return account.of([...table.events, lost]).sides[1]?.people[0]?.lostTo?.with
    }
    expect([to('side-2.two'), to(SQUAD)]).toEqual(['ownSide', 'destroyed'])
  })

  it('is not known of battles that have not kept it', () => {
    const old = fired().events.map((event) => {
      if (event.kind !== 'fired') return event
      const { losses: _losses, ...rest } = event
      return rest
    })
    expect(of(old, 'felled')).toEqual([
      { of: 'felled', by: 'assaultRifles', count: 2, tries: null, expected: null },
    ])
  })
})
