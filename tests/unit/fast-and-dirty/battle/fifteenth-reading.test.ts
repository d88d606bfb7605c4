import { describe, expect, it } from 'vitest'
import { alone, now } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { pieces } from '../../../../renderer/systems/fast-and-dirty/faces/pieces.ts'
import type { Typed } from '../../../../renderer/table/values.ts'
import { oddsBook } from '../../../../renderer/systems/fast-and-dirty/odds/book.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { resolveOf } from '../../../../shared/systems/fast-and-dirty/battle/resolve/losses.ts'
import type { UnitState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { asking } from '../../games/asking.ts'
import { OWN, PLAINLY, QUIET, scenarioWith, tableOf, type Table } from './table.ts'

/** What a fifteenth reading with the book in hand found; numbers are lines. */

const commands = (table: Table, side: 1 | 2): string[] => [
  ...new Set(loop.options(table.state, `side-${side}`).map(({ command }) => command)),
]
const changed = (table: Table, id: string, over: Partial<UnitState>): void => {
  Object.assign(table.state.units, { [id]: { ...table.unit(id), ...over } })
}

describe('contact markers (2721, 2745)', () => {
  const begun = (): Table => {
    const scenario = {
      ...scenarioWith(() => ({ stance: 'offensive' as const, attitude: 'aggressive' as const })),
      contactMarkers: true,
    }
    return tableOf({ rules: QUIET, scenario })
  }
  const toldOf = (table: Table) => now(view(table.state, 'public'))
  it('go onto the table first, and nobody else', () => {
    expect(toldOf(begun())[0]?.key).toBe('now.deployingMarkers')
  })
  it('are turned over as the last point is spent, and tell where units stand', () => {
    const table = begun()
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 6, 1, 6, 1)
    while (table.state.phase === 'marking')
      table.by(table.state.active === 'side-1' ? 1 : 2, 'lay-markers', {})
    while (table.state.phase === 'recon') table.by(table.state.active === 'side-1' ? 1 : 2, 'end-recon', {})
    expect(table.state.phase).toBe('initiative')
    const real = Object.values(table.state.markers).filter((one) => one.real)
    expect(real).toHaveLength(2)
    const numbers = real.map(({ id }) => [id.slice(id.lastIndexOf('-') + 1)])
    expect(toldOf(table).slice(0, 3)).toEqual([
      { key: 'now.turned' },
      { key: 'now.turnedTrue', values: { name: 'Ana', which: numbers[0] } },
      { key: 'now.turnedTrue', values: { name: 'Bo', which: numbers[1] } },
    ])
    expect(alone(view(table.state, 'public'))).toEqual([])
    const shown = pieces(view(table.state, 'side-2')).find(({ id }) => id === 'side-1.contacts')
    expect(shown?.states).toEqual([{ key: 'piece.contactsReal', values: { which: numbers[0] } }])
  })
})

it('the set-up says who begins off the table (430)', () => {
  const { bottleneck, meetingEngagement } = SAMPLE_SCENARIOS
  const keys = [bottleneck, meetingEngagement].map(
    (scenario) => now(view(tableOf({ scenario }).state, 'public'))[0]?.key,
  )
  expect(keys).toEqual(['now.deployingOthers', 'now.deploying'])
})

describe('a hidden unit that is brought out in its activation (1343)', () => {
  const out = (went: boolean): Table => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['stealth'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
    table.by(1, 'come-out', { unit: OWN, real: true, into: 'none', shelter: null, went })
    return table
  }
  it('has moved where its markers have', () => {
    expect(commands(out(true), 1)).not.toContain('move')
    expect(out(true).unit(OWN).moved).toBe(true)
  })
  it('may do all else where they have not', () => {
    expect(commands(out(false), 1)).toEqual(expect.arrayContaining(['move', 'charge', 'shoot']))
    expect(out(false).unit(OWN).moved).toBe(false)
  })
})

it.each([
  ['determined', 1, 'determined'],
  ['determined', 2, 'steady'],
  ['steady', 1, 'steady'],
  ['reluctant', 0, 'uncertain'],
] as const)(
  'Grizzled %s that has lost %i levels is checked as %s (646, 1749)',
  (resolve, resolveLost, as) => {
    const table = tableOf({ units: [[{ resolve, traits: ['grizzled'] }], [{}]] })
    changed(table, OWN, { resolveLost })
    expect(resolveOf(table.state, table.unit(OWN))).toBe(as)
  },
)

it('with Variable Movement whoever comes over the edge says what he means to do (430, 674)', () => {
  const table = tableOf({
    rules: { ...QUIET, variableMovement: true },
    scenario: SAMPLE_SCENARIOS.bottleneck,
  })
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  expect(table.unit(OWN).fate).toBe('waiting')
  table.by(1, 'activate', { ...PLAINLY, unit: OWN, intent: 'rush' }, 4, 4)
  const gaits = loop
    .options(table.state, 'side-1')
    .flatMap(({ command, fields: { how } }) => (command === 'move' && how?.kind === 'is' ? [how.value] : []))
  expect([...new Set(gaits)]).toEqual(['rush'])
})

describe('odds after a battle (2675, 2914)', () => {
  const book = oddsBook.of([])
  const codes = (typed: Typed): string[] =>
    asking(book, { ask: 'after', ...typed }).answer.chances.map(({ says }) => says.key.replace('chance.', ''))
  const rifles = { force: 'ferry-rifles' }
  it('tell no roll of Resolve of who has lost nobody', () => {
    expect(codes({ ...rifles, unit: 'first', losses: '0' })).not.toContain('resolveFalls')
    expect(codes({ ...rifles, unit: 'first', losses: '2' })).toContain('resolveFalls')
  })
  it('send no sniper on recon duty', () => {
    expect(codes({ ...rifles, unit: 'first', losses: '0' })).toContain('recon.back')
    expect(codes({ ...rifles, unit: 'sniper', losses: '0' })).toEqual([])
  })
  it('tell of a vehicle what its crew is worth afterwards', () => {
    const vehicle = { force: 'seventh-column', unit: 'tank-1' }
    expect(codes({ ...vehicle, fate: 'damaged' })).toEqual(['vehicleBack', 'resolveFalls', 'resolveRises'])
    expect(codes({ ...vehicle, fate: 'destroyed' })).toContain('qualityFalls')
  })
})
