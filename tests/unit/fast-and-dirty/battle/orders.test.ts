import { describe, expect, it } from 'vitest'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { TreeBattle } from '../../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { sentFor } from '../../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { SAMPLE_CAMPAIGNS } from '../../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { plannedScenario } from '../../../../shared/systems/fast-and-dirty/samples/generate-scenario.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { tableOf, type Table } from './table.ts'

/** Orders in secret, then missions by the dice (lines 2643–2717). */
const table = (): Table => tableOf({ scenario: SAMPLE_SCENARIOS.sealedOrders })
const ATTACK = { stance: 'offensive', attitude: 'aggressive' } as const
const DEFENCE = { stance: 'defensive', attitude: 'passive' } as const
/** In the order of the table: Assault, Expand, Hold, Infiltrate, Interfere, Patrol, Strike, Sweep. */
const ones = (best: number, die: number): number[] =>
  Array.from({ length: 8 }, (_none, at) => (at === best ? die : 1))

function ordered(): Table {
  const told = table()
  told.by(1, 'give-orders', ATTACK)
  told.by(2, 'give-orders', DEFENCE)
  return told
}

describe('Orders in secret', () => {
  it('are their side’s alone until both have given theirs', () => {
    const told = table()
    expect(told.state.phase).toBe('ordering')
    const [given] = told.by(1, 'give-orders', ATTACK)
    expect(view(told.state, 'side-1').camps['side-1'].orders).toEqual(ATTACK)
    expect(view(told.state, 'side-2').camps['side-1']).toMatchObject({ orders: null, hasOrders: true })
    expect(given && fastAndDirtyPlay.tell(given, told.state, 'side-2')).toEqual({
      ...{ kind: 'hidden', of: 'orders-given', side: 'side-1' },
    })
    expect(told.refuses(1, 'give-orders', DEFENCE).code).toBe('battle/not-offered')
    told.by(2, 'give-orders', DEFENCE)
    expect(told.last('orders-disclosed').orders).toEqual([
      { side: 'side-1', ...ATTACK },
      { side: 'side-2', ...DEFENCE },
    ])
    expect(view(told.state, 'public').camps['side-2'].orders).toEqual(DEFENCE)
  })

  it('weigh the dice of the missions, with one more on two of them at most', () => {
    const told = ordered()
    expect(told.refuses(1, 'roll-missions', { favoured: ['assault', 'hold', 'sweep'] }).code).toBe(
      'orders/favoured',
    )
    told.by(1, 'roll-missions', { favoured: ['assault', 'patrol'] }, ...ones(0, 3))
    // Offensive +2 and Aggressive +1 for Assault; +1 and +2 for Sweep; +1 for Infiltrate and Strike.
    expect(told.last('missions-rolled')).toMatchObject({
      totals: [7, 1, 1, 2, 1, 2, 2, 4],
      best: ['assault'],
    })
    expect(told.last('mission-taken').mission).toBe('assault')
  })

  it('leave the choice among equals to their player, and then make the scenario', () => {
    const told = ordered()
    told.by(1, 'roll-missions', { favoured: [] }, 3, 1, 1, 1, 1, 1, 1, 3)
    expect(told.state.camps['side-1']).toMatchObject({ missions: ['assault', 'sweep'], mission: null })
    told.by(1, 'choose-mission', { mission: 'sweep' })
    told.by(2, 'roll-missions', { favoured: [] }, ...ones(2, 6))
    const { phase, setup, camps, guns } = told.state
    expect(phase).toBe('deploying')
    expect(setup.scenario.sides).toMatchObject([
      { ...ATTACK, zone: { depth: 6 }, aim: { mission: 'sweep' } },
      { ...DEFENCE, zone: { depth: 18 }, aim: { mission: 'hold' } },
    ])
    expect(setup.scenario).toMatchObject({ contactMarkers: true })
    expect(setup.scenario.objectives).toHaveLength(6)
    expect(camps['side-1']).toMatchObject({ ignores: 3, fieldWorks: 0 })
    expect(camps['side-2'].fieldWorks).toBeGreaterThanOrEqual(6)
    expect(guns['side-1.gun-granted']).toMatchObject({ weapon: 'cannonMedium', quality: 'regular', calls: 2 })
  })

  it('are cancelled where both are sent for the same', () => {
    const told = ordered()
    told.by(1, 'roll-missions', { favoured: [] }, ...ones(0, 6))
    told.by(2, 'roll-missions', { favoured: [] }, ...ones(0, 6))
    expect(told.state.setup.scenario).toMatchObject({
      contactMarkers: false,
      sides: [{ aim: { mission: 'escalatingEngagement' } }, { aim: { mission: 'escalatingEngagement' } }],
    })
  })
})

describe('Orders of a plan’s battle', () => {
  it('are given in secret, and what a side is sent for is the plan’s', () => {
    const [battle] = treeBattles()
    const scenario = plannedScenario(battle, ['Attackers', 'Defenders'])
    expect(scenario.sides.map(sentFor)).toEqual([battle.attacker, battle.defender])
    const told = tableOf({ scenario })
    told.by(1, 'give-orders', ATTACK)
    expect(told.state.phase).toBe('ordering')
    told.by(2, 'give-orders', DEFENCE)
    expect(told.state.phase).toBe('deploying')
    expect(told.state.setup.scenario.sides).toMatchObject([
      {
        ...ATTACK,
        role: 'attacker',
        name: 'Attackers',
        aim: { mission: battle.attacker },
        zone: { depth: 6 },
      },
      { ...DEFENCE, role: 'defender', aim: { mission: battle.defender }, zone: { depth: 18 } },
    ])
  })
})

function treeBattles(): [TreeBattle] {
  const { battles } = SAMPLE_CAMPAIGNS['one-road'].plan
  const [first] = typeof battles === 'number' ? [] : battles
  if (!first) throw new Error('The plan has battles.')
  return [first]
}
