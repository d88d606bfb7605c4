import { describe, expect, it } from 'vitest'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { killRolls } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { powersOn, strikerReasons } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { armourOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type { UnitState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { plainFigure, plainUnit, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { sheetOf } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { FOE, OWN, QUIET, rushAt, scenarioWith, shot, step, TANK, tableOf, type Table } from './table.ts'

/** What a thirteenth reading with the book in hand found; numbers are lines. */

const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const changed = (table: Table, id: string, over: Partial<UnitState>): void => {
  Object.assign(table.state.units, { [id]: { ...table.unit(id), ...over } })
}
const OPEN = { cover: 'none' as const, bunched: false, open: false }
const SHELL = { mount: null, at: FOE, inches: 20, seen: true, near: true }
const REACTS = { ...QUIET, opportunityFire: true }
const gun = (weapon: 'cannonLight' | 'mortarLight' | 'rpg', over: object = {}) => ({
  ...team('squad', weapon),
  ...over,
})

describe('shells (976–1014)', () => {
  it('lose nothing by the marker that they bring (999, 1111)', () => {
    const table = tableOf({ rules: QUIET, units: [[gun('cannonLight')], [{}, { id: 'two' }]] })
    table.acts(OWN)
    table.by(1, 'shell', { ...SHELL, unit: OWN }, 5)
    const struck = [FOE, 'side-2.two'].map((piece) => ({ piece, ...OPEN }))
    table.by(1, 'settle-blast', { struck }, 1, 1, 1, 1)
    expect(table.all('struck')).toMatchObject([
      { unit: FOE, total: 2, reasons: [] },
      { unit: 'side-2.two', total: 2, reasons: [] },
    ])
    expect(table.unit(FOE).marker).toBe('underFire')
  })
  it('that miss are fire all the same for crossfire and Goons (1103, 1119, 1745)', () => {
    const table = tableOf({
      rules: { ...QUIET, crossfire: true },
      units: [[gun('mortarLight'), { id: 'two' }], [{}]],
    })
    table.acts(OWN)
    table.by(1, 'shell', { ...SHELL, unit: OWN }, 4)
    expect(table.unit(FOE)).toMatchObject({ marker: 'underFire', shotBy: [{ unit: OWN }] })
  })
  it.each([
    ['Under Fire (1107)', { marker: 'underFire' as const }, {}, [{ code: 'suppressed', add: -3 }]],
    ['Broken (634)', { broken: true }, {}, [{ code: 'suppressed', add: -3 }]],
    ['Goons (1745)', {}, { traits: ['goon' as const] }, [{ code: 'traits', add: -1 }]],
    [
      'Trigger Happy (1486)',
      {},
      { figures: [plainFigure({ id: 'crew', role: 'crew', count: 3, personalities: ['triggerHappy'] })] },
      [{ code: 'personality', add: 1 }],
    ],
  ])('have all that weighs on Fire Effect: %s', (_name, over, unit, reasons) => {
    const table = tableOf({ rules: QUIET, units: [[gun('mortarLight', unit)], [{}]] })
    table.acts(OWN)
    changed(table, OWN, over)
    expect(strikerReasons(table.state, OWN)).toEqual(reasons)
  })
  it('from the water too, where it is said that the vehicle floats (1888)', () => {
    const boat = { ...TANK, weapons: ['cannonLight' as const], properties: ['amphibious' as const] }
    const table = tableOf({ rules: QUIET, crafts: [[boat], []] })
    table.acts('side-1.tank')
    expect(offersOf(table, 1, 'shell')[0]?.fields.wet).toMatchObject({ kind: 'yes-no' })
    table.by(1, 'shell', { ...SHELL, unit: 'side-1.tank', mount: '1', wet: true }, 5)
    table.by(1, 'settle-blast', { struck: [{ piece: FOE, ...OPEN }] }, 1, 1)
    expect(table.last('struck')).toMatchObject({ total: -1, reasons: [{ code: 'water', add: -3 }] })
  })
  it('find whoever sits in works behind hard cover, whatever is said (1294)', () => {
    const works = (at: number) =>
      at === 1 ? { works: [{ id: 'pit', name: 'Pit', work: 'foxholes' as const }] } : {}
    const table = tableOf({
      rules: QUIET,
      units: [[gun('cannonLight')], [{}]],
      scenario: scenarioWith(works),
    })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-pit' })
    table.acts(OWN)
    table.by(1, 'shell', { ...SHELL, unit: OWN }, 5)
    table.by(1, 'settle-blast', { struck: [{ piece: FOE, ...OPEN }] }, 2, 2)
    expect(table.last('struck')).toMatchObject({ total: 4, hits: 0 })
  })
})

it.each(['trenches', 'heavyBunker'] as const)(
  'whoever leaves %s has nothing of it on his way (1294, 1454)',
  (work) => {
    const works = (at: number) => (at === 0 ? { works: [{ id: 'work', name: 'Work', work }] } : {})
    const table = tableOf({ rules: REACTS, scenario: scenarioWith(works) })
    table.by(1, 'dig-in', { unit: OWN, work: 'side-1.work-work' })
    const bare = armourOf(tableOf().state, tableOf().unit(OWN))
    expect(armourOf(table.state, table.unit(OWN))).toBeGreaterThan(bare)
    table.acts(OWN)
    table.by(1, 'move', step({ inches: 2 }))
    expect(table.state.phase).toBe('reacting')
    expect(armourOf(table.state, table.unit(OWN))).toBe(bare)
    expect(offersOf(table, 2, 'op-fire')[0]?.fields.cover?.kind).not.toBe('is')
  },
)

describe('nobody is asked to fire who has nothing to fire with', () => {
  it('rifles at an armoured vehicle (916, 1452)', () => {
    const table = tableOf({ rules: REACTS, crafts: [[TANK], []] })
    table.acts('side-1.tank')
    const drive = {
      unit: 'side-1.tank',
      speed: 'cautious' as const,
      inches: 6,
      rough: 0,
      offRoad: 0,
      water: 0,
    }
    table.by(1, 'drive', { ...drive, heading: 'free', into: 'none', mines: [], leaves: false })
    expect(table.state.phase).toBe('acting')
  })
  it('rockets at a squad (3126)', () => {
    const table = tableOf({ rules: REACTS, units: [[{}], [gun('rpg')]] })
    table.acts(OWN)
    table.by(1, 'move', step())
    expect(table.state.phase).toBe('acting')
  })
})

it.each(['mortarLight', 'cannonLight', 'rpg'] as const)(
  'a crew fires its carbines at whoever charges it: %s (1022, 2362)',
  (weapon) => {
    const table = tableOf({
      rules: QUIET,
      units: [[{}], [gun(weapon, { figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })] })]],
    })
    table.acts(OWN)
    table.by(1, 'charge', rushAt())
    expect(table.state.phase).toBe('reacting')
    const free = { ...shot({ unit: FOE, at: OWN, inches: 8 }) }
    table.by(2, 'free-shot', free, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ weapon: 'assaultCarbines', free: true })
    expect(table.last('fired').reasons).toContainEqual({ code: 'riflemen', add: 1 })
  },
)

it('what is cast on a squad is on its heavy team and its officer (1324, 1442, 1528, 1544)', () => {
  const table = tableOf({ rules: QUIET, units: [[{}, { ...team('team', 'heavyMg'), id: 'team' }], [{}]] })
  const TEAM = 'side-1.team'
  changed(table, TEAM, { attached: OWN })
  table.acts(OWN)
  const before = armourOf(table.state, table.unit(TEAM))
  changed(table, OWN, { effects: ['shield', 'enhance'] })
  expect(armourOf(table.state, table.unit(TEAM))).toBe(before + 2)
  expect(powersOn(table.state, [table.unit(TEAM)])).toBe(2)
})

describe('non-combatants (1419)', () => {
  it('kill nobody hand to hand', () => {
    const table = tableOf({ units: [[{}], [{ kind: 'nonCombatants' }]] })
    const fighter = { unit: table.unit(FOE), figures: 6, charging: false, joint: false }
    expect(killRolls(table.state, fighter)).toBe(0)
  })
  it('have no weapons on their sheet', () => {
    const men = [plainFigure({ id: 'men', role: 'trooper', count: 6 })]
    expect(sheetOf(plainUnit({ id: 'families', kind: 'nonCombatants', figures: men })).rows).toEqual([])
  })
})
