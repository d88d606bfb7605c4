import { describe, expect, it } from 'vitest'
import { act } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { pieces } from '../../../../renderer/systems/fast-and-dirty/faces/pieces.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { looseOptions } from '../../../../shared/systems/fast-and-dirty/battle/mend/loose-options.ts'
import { moraleDice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { evolve } from '../../../../shared/systems/fast-and-dirty/battle/state/evolve.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { plainFigure, plainUnit } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { Work } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { FOE, OWN, PLAINLY, QUIET, rushAt, scenarioWith, shot, TANK, tableOf, type Table } from './table.ts'

/** What a twelfth reading with the book in hand found; numbers are lines. */

const begun = (table: Table): Table => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  return table
}
const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const works = (...all: readonly Work[]) =>
  scenarioWith((at) => (at === 1 ? { works: all.map((work, n) => ({ id: `w${n}`, name: '', work })) } : {}))
const [FIRST, SECOND] = ['side-2.work-w0', 'side-2.work-w1'] as const

describe('charges (1194–1222)', () => {
  const sapping = (...all: readonly Work[]): Table => {
    const table = tableOf({ rules: QUIET, units: [[{ charges: 1 }], [{}]], scenario: works(...all) })
    table.by(2, 'dig-in', { unit: FOE, work: SECOND })
    if (all.includes('minefield')) table.by(2, 'lay-mines', { work: FIRST, heavy: false })
    table.acts(OWN)
    return table
  }
  it('lie at one of two works that are called alike, and bring down that one', () => {
    const table = sapping('trenches', 'trenches')
    const doing = offersOf(table, 1, 'rig').map((offer) => act(offer, view(table.state, 'side-1')).does)
    expect(doing.slice(1)).toMatchObject([1, 2].map((n) => ({ values: { whom: { values: { n } } } })))
    table.by(1, 'rig', { unit: OWN, target: SECOND }, 3, 3)
    const [own] = pieces(view(table.state, 'side-1')).filter(({ id }) => id === OWN)
    expect(own?.marks).toContainEqual({
      key: 'mark.charges.rigged',
      values: { target: { key: 'called.alike', values: { kind: { key: 'work.trenches' }, n: 2 } } },
    })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.acts(OWN)
    table.by(1, 'detonate', { unit: OWN, clear: true }, 3, 3, 1, 1, 1, 1, 1, 1, 1)
    expect([table.state.works[FIRST]?.fate, table.state.works[SECOND]?.fate]).toEqual(['stands', 'destroyed'])
    expect(table.unit(FOE).work).toBeNull()
  })
  it('do nothing to mines (1401)', () => {
    const table = sapping('minefield', 'trenches')
    const targets = offersOf(table, 1, 'rig').map(({ fields }) => fields.target)
    expect(targets).toMatchObject([{ kind: 'words' }, { kind: 'is', value: SECOND }])
  })
  it('that are not rigged yet have to be begun again by who is driven off (1214)', () => {
    const table = sapping('trenches', 'trenches')
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 1)
    const after = evolve(table.state, { kind: 'fell-back', unit: OWN, inches: 6, into: 'none' })
    expect(after.units[OWN]?.charges).toEqual([])
  })
})

describe('a work is put right by hand', () => {
  const put = (stands: boolean) => ({ work: SECOND, stands, reason: 'So it lies.' })
  it('where the program only assists: it is gone, or stands after all', () => {
    const scenario = works('sandbags', 'lightBunker')
    const table = tableOf({ level: 'assist', rules: QUIET, scenario })
    table.by(2, 'dig-in', { unit: FOE, work: SECOND })
    table.acts(OWN)
    const offered = looseOptions(table.state).filter(({ command }) => command === 'put-work-right')
    expect(offered.map(({ side, fields }) => [side, fields.work])).toMatchObject([
      ['side-2', { value: FIRST }],
      ['side-2', { value: SECOND }],
    ])
    table.by(2, 'put-work-right', put(false))
    expect([table.state.works[SECOND]?.fate, table.unit(FOE).work]).toEqual(['destroyed', null])
    table.by(2, 'put-work-right', put(true))
    expect(table.state.works[SECOND]?.fate).toBe('stands')
  })
  it('and not where the rules are enforced', () => {
    const table = tableOf({ rules: QUIET, scenario: works('sandbags', 'lightBunker') })
    table.acts(OWN)
    expect(table.refuses(2, 'put-work-right', put(false)).code).toBe('put-right/enforced')
  })
})

describe('vehicles', () => {
  it('without a crew of their own drive, and fire as one of a crew would (960)', () => {
    const drone = { ...TANK, crew: 0, weapons: ['heavyMg', 'heavyMg'] }
    const table = tableOf({ rules: QUIET, crafts: [[drone], []] })
    table.acts('side-1.tank')
    expect(offersOf(table, 1, 'drive').length).toBeGreaterThan(0)
    table.by(1, 'shoot', shot({ unit: 'side-1.tank', mount: '1', cover: 'hard', inches: 60 }), 1)
    expect(offersOf(table, 1, 'shoot')).toEqual([])
  })
  const away = { ...{ unit: 'side-1.tank', inches: 6, offRoad: 0, water: 0, heading: 'away' as const } }
  const fleeing = (method: 'tracked' | 'fly'): Table => {
    const table = tableOf({ rules: { ...QUIET, vehicleBogging: false }, crafts: [[{ ...TANK, method }], []] })
    table.acts('side-1.tank')
    const { activation } = table.state
    Object.assign(table.state, { activation: activation && { ...activation, fallsBack: true } })
    return table
  }
  it('whose crew is Broken come slowly out of difficult ground, and fast over all other (636, 699)', () => {
    const table = fleeing('tracked')
    const speeds = (of: Table) => offersOf(of, 1, 'drive').map(({ fields }) => fields.speed)
    expect(speeds(table)).toMatchObject([{ value: 'standard' }, { value: 'cautious' }])
    expect(speeds(fleeing('fly'))).toMatchObject([{ value: 'standard' }])
    const slowly = { ...away, speed: 'cautious' as const, into: 'none' as const, mines: [], leaves: false }
    expect(table.refuses(1, 'drive', { ...slowly, rough: 0 }).code).toBe('move/too-slow')
    table.by(1, 'drive', { ...slowly, rough: 6 })
    expect(table.last('driven')).toMatchObject({ speed: 'cautious', inches: 6 })
  })
})

it('whoever is Pinned on the way charges home (1138, 1458)', () => {
  const table = tableOf({
    rules: { ...QUIET, opportunityFire: true },
    units: [[{ quality: 'rabble' }], [{}, { id: 'two' }]],
  })
  table.acts(OWN)
  table.by(1, 'charge', rushAt())
  const fires = shot({ unit: 'side-2.two', at: OWN, inches: 1 })
  table.by(2, 'op-fire', fires, 6, 1, 1, 6, 1, 6, 1, 6)
  expect(table.unit(OWN).marker).toBe('pinned')
  table.by(2, 'hold-fire', { turn: false })
  table.by(2, 'hold-fire', { turn: false })
  expect(offersOf(table, 1, 'fight')).toHaveLength(1)
})

it('an officer on his own throws no morale die again (1438)', () => {
  const captain = plainUnit({
    ...{ id: 'captain', kind: 'officer' },
    figures: [plainFigure({ id: 'leader', role: 'officer', rating: 'heroic', branch: 'infantry' })],
  })
  const table = begun(tableOf({ rules: QUIET, units: [[{}, captain], [{}]] }))
  const rerolls = (unit: string) => moraleDice(table.state, table.unit(unit), false, false).rerolls
  expect(rerolls('side-1.captain')).toBe(0)
  table.by(1, 'join', { unit: 'side-1.captain', to: OWN, beside: true })
  expect(rerolls(OWN)).toBe(3)
})

it('a Last Stand is fought on where others lose heart (650, 1395)', () => {
  const table = begun(
    tableOf({
      level: 'assist',
      rules: { ...QUIET, losingHeart: true },
      units: [[{ resolve: 'reluctant' }, { id: 'two' }], [{}]],
    }),
  )
  table.by(1, 'make-stand', { unit: OWN })
  const figures = table
    .unit('side-1.two')
    .figures.map(({ id }) => ({ figure: `side-1.two#${id}`, fate: 'killed' as const }))
  table.by(1, 'put-right', { unit: 'side-1.two', figures, reason: '' })
  expect(table.last('heart-lost').share).toBe(0.5)
  expect(table.unit(OWN).fate).toBe('onTable')
})
