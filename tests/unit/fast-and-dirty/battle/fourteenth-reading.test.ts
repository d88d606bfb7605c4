import { describe, expect, it } from 'vitest'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { responseReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import type { UnitState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import {
  FOE,
  LED,
  OWN,
  PLAINLY,
  QUIET,
  rushAt,
  scenarioWith,
  shot,
  TANK,
  tableOf,
  type Table,
} from './table.ts'

/** What a fourteenth reading with the book in hand found; numbers are lines. */

const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const changed = (table: Table, id: string, over: Partial<UnitState>): void => {
  Object.assign(table.state.units, { [id]: { ...table.unit(id), ...over } })
}
const many = (count: number, die: number): number[] => Array.from({ length: count }, () => die)
const figure = plainFigure
const officer = (over: Partial<UnitDraft> = {}): Partial<UnitDraft> => ({
  ...{ id: 'boss', kind: 'officer' },
  figures: [figure({ id: 'boss', role: 'officer', rating: 'heroic', branch: 'infantry' })],
  ...over,
})
const BOSS = 'side-1.boss'
const MG = { ...team('gun', 'heavyMg', { figures: [figure({ id: 'crew', role: 'crew', count: 2 })] }) }
const GUN = 'side-1.gun'

describe('Command Response (1171–1174)', () => {
  it('has the officer of a command squad present (2040)', () => {
    const figures = [
      figure({ id: 'boss', role: 'officer', rating: 'heroic', branch: 'infantry' }),
      figure({ id: 'men', role: 'trooper', count: 3 }),
    ]
    const table = tableOf({ units: [[{ kind: 'command', figures }], [{}]] })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([{ code: 'officer', add: 1 }])
    const alone = tableOf({ units: [[{}, officer()], [{}]] })
    expect(responseReasons(alone.state, alone.unit(BOSS))).toEqual([])
  })
  it('counts those who fell in its own activation of the turn before (1171)', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(OWN)
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 1, 1, 2, 1, ...many(6, 1), 6, 6, ...many(4, 1))
    table.by(1, 'fall-back', { unit: OWN, into: 'none', leaves: false, mines: [] })
    table.by(2, 'fall-back', { unit: FOE, into: 'none', leaves: false, mines: [] })
    expect(table.up(OWN)).toBeLessThan(6)
    if (table.state.activation) table.by(1, 'end-activation', { unit: OWN })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([{ code: 'casualties', add: -1 }])
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([])
  })
})

describe('whoever calls artillery does nothing else (1353)', () => {
  const guns = scenarioWith(() => ({
    artillery: [{ id: 'gun', weapon: 'mortarLight' as const, quality: 'regular' as const, calls: null }],
  }))
  const begin = (joined: Partial<UnitDraft>, id: string): Table => {
    const table = tableOf({ rules: QUIET, scenario: guns, units: [[LED, joined], [{}]] })
    changed(table, id, { attached: OWN })
    table.acts(OWN)
    return table
  }
  it.each([
    ['a team', MG, GUN, 0],
    ['an officer', officer(), BOSS, 0],
    ['a hero, who fires for himself', officer({ traits: ['hero'] }), BOSS, 1],
  ] as const)('with %s beside the squad that has fired', (_name, joined, id, least) => {
    const table = begin(joined, id)
    expect(offersOf(table, 1, 'call-artillery').length).toBeGreaterThan(0)
    table.by(1, 'shoot', shot({ cover: 'hard', inches: 50 }), 1, 1)
    expect(offersOf(table, 1, 'call-artillery').length > 0).toBe(least > 0)
  })
})

it('fire falls on those who lie there where nobody of a unit is up (1556, 1795)', () => {
  const man = [figure({ id: 'man', role: 'trooper' })]
  const table = tableOf({
    rules: { ...QUIET, recoverWounded: true },
    units: [[{}, { id: 'two' }], [{ traits: ['regenerate'], figures: man }]],
  })
  changed(table, FOE, { figures: [{ id: 'man', of: 'man', fate: 'wounded', treated: false }] })
  table.acts(OWN)
  table.by(1, 'shoot', shot({ cover: 'hard' }), 6, 6, 6, 1)
  expect(table.unit(FOE)).toMatchObject({ fate: 'destroyed', figures: [{ fate: 'killed' }] })
})

it.each([
  [5, 3],
  [80, 2],
])(
  'the rifle of an officer with a squad counts as far as it reaches: at %i (832, 1442)',
  (inches, damage) => {
    const boss = officer({ basic: 'gaussRifles' })
    const table = tableOf({
      rules: QUIET,
      units: [[{ basic: 'highTechRifles', quality: 'elite' }, boss], [{}]],
    })
    changed(table, BOSS, { attached: OWN })
    table.acts(OWN)
    const at = shot({ inches })
    expect(weigh(table.state, { ...at, aim: at })?.damage).toBe(damage)
  },
)

it('who is Pinned stays in its vehicle (1139)', () => {
  const truck = { ...TANK, type: 'lightTransports' as const, weapons: [], crew: 1, seats: 8 }
  const table = tableOf({ rules: QUIET, crafts: [[truck], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-1.tank')
  expect(offersOf(table, 1, 'get-out')).toHaveLength(1)
  changed(table, OWN, { marker: 'pinned' })
  expect(offersOf(table, 1, 'get-out')).toEqual([])
})
