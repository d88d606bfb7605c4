import { NO_EXTRAS, withPsionicOf } from '../../../shared/systems/fast-and-dirty/documents/extras.ts'
import { strengthOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { describe, expect, test } from 'vitest'
import { callNames } from '../../../renderer/systems/fast-and-dirty/texts/called.ts'
import { drawnTree } from '../../../renderer/systems/fast-and-dirty/campaign/tree.ts'
import { sidesOn, zonesOn } from '../../../renderer/systems/fast-and-dirty/library/zones.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import type { ForceDraft, Made } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { emptyForce } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  advancedSteps,
  barredUnit,
  basicSteps,
  basicUnits,
  remadeAdvanced,
  remadeBasic,
  withPick,
} from '../../../shared/systems/fast-and-dirty/documents/remaking.ts'
import { measureOf } from '../../../shared/systems/fast-and-dirty/measure.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { withOrders } from '../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'

/** Forces that are made while somebody looks on, and what is drawn beside documents. */

type Basic = Extract<Made, { way: 'basic' }>
const NONE: Basic = {
  ...{ way: 'basic', rolls: [], variation: null, platoons: [{ enhancement: null, limitation: null }] },
  variety: { leaders: [], heavy: [], artillery: [] },
}
/** Tyler's dice (lines 1960–2069). */
const TYLER = [2, 4, 1, 3, 2, 4, 5, 5, 2, 3, 6, 3, 1, 5, 1, 5, 2]
const noDie = (): number => {
  throw new Error('Nothing is thrown here.')
}
const made = (force: ForceDraft): Basic => {
  if (force.made.way !== 'basic') throw new Error('This is a quick force.')
  return force.made
}

describe('a quick force', () => {
  const rolled = remadeBasic(emptyForce('Marines', NONE), { ...NONE, rolls: TYLER }, noDie)
  test('is there as soon as its dice lie, with nothing chosen', () => {
    expect(made(rolled).rolls).toEqual(TYLER)
    expect(rolled.units.map(({ id, figures }) => [id, figures.reduce((n, one) => n + one.count, 0)])).toEqual(
      [
        ['u1-c', 4],
        ['u1-1', 8],
        ['u1-2', 6],
        ['u1-3', 8],
      ],
    )
    expect(rolled.units.flatMap(({ traits }) => traits)).toEqual([])
    expect(checkDraft(rolled).map(({ code }) => code)).toEqual(['basic/limitation'])
    expect(basicSteps(made(rolled))).toHaveLength(TYLER.length)
    expect(basicUnits(made(rolled)).map(({ id }) => id)).toEqual(['1.C', '1.1', '1.2', '1.3'])
  })
  test('changes by what is chosen, and keeps its names', () => {
    const named = { ...rolled, units: rolled.units.map((unit) => ({ ...unit, name: `The ${unit.id}` })) }
    const manpower = withPick(made(named), { what: 'enhancement', platoon: 0 }, { id: 'manpower' })
    const chosen = withPick(manpower, { what: 'limitation', platoon: 0 }, { id: 'inflexible' })
    const force = remadeBasic(named, chosen, noDie)
    expect(force.units.map(({ figures }) => figures.reduce((n, one) => n + one.count, 0))).toEqual([
      4, 10, 8, 10,
    ])
    expect(force.units[1]).toMatchObject({ name: 'The u1-1', traits: ['inflexible'] })
    expect(checkDraft(force)).toEqual([])
  })
  test('wears no mark that nobody chose while a limitation has not all its units, and keeps what else was chosen', () => {
    const manpower = withPick(made(rolled), { what: 'enhancement', platoon: 0 }, { id: 'manpower' })
    const half = withPick(manpower, { what: 'limitation', platoon: 0 }, { id: 'inexperienced' })
    const force = remadeBasic(rolled, half, noDie)
    expect(checkDraft(force).map(({ code }) => code)).toEqual(['basic/units'])
    expect(force.units.flatMap(({ traits }) => traits)).toEqual([])
    expect(force.units.map(({ figures }) => figures.reduce((n, one) => n + one.count, 0))).toEqual([
      4, 10, 8, 10,
    ])
  })
  test('throws what lacks, and lets lie what is there', () => {
    const recon = withPick(made(rolled), { what: 'enhancement', platoon: 0 }, { id: 'recon' })
    const all = withPick(recon, { what: 'limitation', platoon: 0 }, { id: 'noGrenades' })
    const force = remadeBasic(rolled, all, () => 6)
    expect(made(force).rolls).toEqual([...TYLER, 6, 6, 6])
    expect(checkDraft(force)).toEqual([])
  })
  test.each([
    [
      'nobody without a weapon for energy weapons',
      { what: 'variation' },
      'energyWeapons',
      'any',
      '1.C',
      'basic/weapon',
    ],
    ['no command squad for heavy rifles', { what: 'variation' }, 'heavyRifles', 1, '1.C', 'basic/units'],
    ['anybody who has one', { what: 'variation' }, 'energyWeapons', 'any', '1.1', null],
    ['two that can', { what: 'limitation', platoon: 0 }, 'underGunned', 2, '1.1', null],
    ['none of two that cannot', { what: 'limitation', platoon: 0 }, 'underGunned', 2, '1.C', 'basic/weapon'],
  ] as const)('%s', (_, of, id, wanted, unit, why) => {
    expect(barredUnit(made(rolled), of, { id, wanted }, unit)).toBe(why)
  })
})

describe('a force by priorities', () => {
  const points = { manpower: 2, firepower: 1, gear: 2, support: 1, training: 2, aggression: 1 }
  const start: Extract<Made, { way: 'advanced' }> = {
    way: 'advanced',
    platoons: [{ points, each: [], rolls: [], changes: [] }],
    extras: NO_EXTRAS,
  }
  test('is made of its points, and tells its dice', () => {
    const again = remadeAdvanced(emptyForce('Column', start), start, () => 3)
    if (!('force' in again) || again.force.made.way !== 'advanced') throw new Error('It was refused.')
    expect(checkDraft(again.force)).toEqual([])
    const [platoon] = again.force.made.platoons
    expect(platoon && advancedSteps(platoon)[0]).toMatchObject({ what: 'platoonSize', rolls: [3] })
  })
  test('is refused while points are left', () => {
    const few = { ...start, platoons: [{ points: { ...points, gear: 0 }, each: [], rolls: [], changes: [] }] }
    expect(remadeAdvanced(emptyForce('Column', few), few, () => 3)).toMatchObject({
      problems: [{ code: 'advanced/sum' }],
    })
  })
})

test('a psionic who is another squad’s member leaves the rest of the force as it is (line 2234)', () => {
  const points = { manpower: 2, firepower: 1, gear: 2, support: 1, training: 2, aggression: 1 }
  const start: Extract<Made, { way: 'advanced' }> = {
    ...{ way: 'advanced', platoons: [{ points, each: [], rolls: [], changes: [] }] },
    extras: { ...NO_EXTRAS, psionics: [5, 3] },
  }
  const again = remadeAdvanced(emptyForce('Column', start), start, () => 3)
  if (!('force' in again)) throw new Error('It was refused.')
  const [first, second] = again.force.units.filter(({ kind }) => kind === 'squad')
  if (!first || !second) throw new Error('It has two squads.')
  // Whatever was changed by hand since stays.
  const changed = {
    ...again.force,
    units: again.force.units.map((unit) =>
      unit.id === second.id ? { ...unit, quality: 'elite' as const, charges: 2 } : unit,
    ),
  }
  const moved = withPsionicOf(changed, 'psionic-1', second.id)
  const strength = (force: ForceDraft): number[] => force.units.map(strengthOf)
  const at = (id: string): number => changed.units.findIndex((unit) => unit.id === id)
  expect(strength(moved)).toEqual(
    strength(changed).map((men, n) => men + Number(n === at(first.id)) - Number(n === at(second.id))),
  )
  expect(moved.units.find(({ id }) => id === 'psionic-1')).toMatchObject({
    partner: second.id,
    quality: 'elite',
  })
  expect(moved.units.find(({ id }) => id === second.id)).toMatchObject({ quality: 'elite', charges: 2 })
  expect(moved.made).toMatchObject({ extras: { squads: [second.id], psionics: [5, 3] } })
  expect(withPsionicOf(moved, 'psionic-1', second.id)).toEqual(moved)
  expect(strength(withPsionicOf(moved, 'psionic-1', first.id))).toEqual(strength(changed))
})

test('a tree is drawn from left to right, each battle once', () => {
  const { plan } = SAMPLE_CAMPAIGNS['river-war']
  if (plan.kind !== 'tree') throw new Error('This is a tree.')
  const { placed, lines, columns } = drawnTree(plan.battles)
  expect(placed.map(({ battle, column }) => [battle.id, column])).toEqual([
    ['crossing', 0],
    ['causeway', 1],
    ['reeds', 1],
    ['orchards', 2],
    ['bridgehead', 3],
    ['mill', 4],
    ['landing', 4],
  ])
  expect(columns).toBe(5)
  expect(lines.every(({ from, to }) => from.column < to.column)).toBe(true)
  // A line that goes further passes beside what stands between.
  for (const { via } of lines)
    for (const { column, at } of via)
      expect(placed.filter((one) => one.column === column && Math.abs(one.at - at) < 0.6)).toEqual([])
  expect(lines.flatMap(({ via }) => via)).toHaveLength(5)
  const [first] = plan.battles
  // A circle is drawn too.
  expect(first && drawnTree([{ ...first, ifAttacker: first.id }]).placed).toHaveLength(1)
})

test('zones lie on the table', () => {
  expect(zonesOn(SAMPLE_SCENARIOS.ambush)).toEqual([
    { side: 'first', x: 0, y: 0, width: 48, height: 6 },
    { side: 'first', x: 0, y: 42, width: 48, height: 6 },
    { side: 'second', x: 0, y: 18, width: 48, height: 12 },
  ])
  expect(zonesOn(SAMPLE_SCENARIOS.dropZone)).toMatchObject([{ side: 'second' }])
  expect(sidesOn(SAMPLE_SCENARIOS.dropZone).map(({ from }) => from)).toEqual(['air', null])
})

test('orders give a side its mission, zone and objectives', () => {
  const scenario = withOrders(SAMPLE_SCENARIOS.meetingEngagement, 'attacker', {
    ...{ stance: 'offensive', attitude: 'aggressive', mission: 'assault' },
  })
  expect(scenario.sides[0]).toMatchObject({
    name: 'Attacker',
    zone: { depth: 6 },
    aim: { kind: 'mission', mission: 'assault' },
    ignoresUnderFire: 3,
  })
  expect(scenario.objectives.map(({ sector }) => sector)).toEqual(['near', 'middle', 'far'])
})

test('a force is measured as a whole', () => {
  expect(measureOf(SAMPLE_FORCES['ferry-rifles'])).toMatchObject({ units: 7, vehicles: 0, platoons: 1 })
  expect(measureOf({ units: [], vehicles: [] })).toEqual({
    ...{ points: 0, platoons: 0, units: 0, soldiers: 0, vehicles: 0, quality: 0, break: 0, hits: 0 },
  })
})

test('who has no name is called as what it is, counted where several are', () => {
  const [unit] = SAMPLE_FORCES['ferry-rifles'].units
  if (!unit) throw new Error('It has a unit.')
  const units = [
    { ...unit, id: 'a', name: '', kind: 'squad' as const },
    { ...unit, id: 'b', name: '', kind: 'squad' as const },
    { ...unit, id: 'c', name: 'Old Guard' },
  ]
  const names = callNames({ units, vehicles: [] }, (key) => key.split('.').at(-1) ?? '')
  expect([...names.values()]).toEqual(['squad 1', 'squad 2', 'Old Guard'])
})
