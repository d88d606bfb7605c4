import { describe, expect, it } from 'vitest'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  QUIET,
  rushAt,
  scenarioWith,
  setDown,
  shot,
  step,
  tableOf,
  TANK,
  type Given,
  type Table,
} from './table.ts'

/** What a sixth reading with the book in hand found; numbers are lines. */

const crew = (n: number) => [plainFigure({ id: 'crew', role: 'crew', count: n })]
const GUN = { ...team('gun', 'heavyMg', { figures: crew(2) }), partner: 'squad' }
const RAIL = team('squad', 'railGunHeavy', { figures: crew(1) })
const APC = { ...TANK, type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
const PAIR = [
  { traits: ['fireTeams' as const], partner: 'other' },
  { traits: ['fireTeams' as const], partner: 'squad', id: 'other' },
]
/** The first turn has begun, and side 1 is to act. */
function open(table: Table): Table {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  return table
}
const kinds = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind)
/** Of a reluctant squad somebody has fallen; it is activated next. */
function shaken(over: Partial<UnitDraft> = {}): Table {
  const table = tableOf({ rules: QUIET, units: [[{ resolve: 'reluctant', ...over }], [{}]] })
  table.acts(FOE)
  table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 4, 1, 6, 1, 1, 6)
  table.by(2, 'end-activation', { unit: FOE })
  return table
}

describe('Resolve and orders', () => {
  it('Broken troops fire from where they stand in cover alone, else they move first (634)', () => {
    const table = shaken()
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 6, 1, 1)
    const code = table.refuses(1, 'shoot', shot({ cover: 'hard', covered: false })).code
    expect(code).toBe('table/not-so')
    table.by(1, 'shoot', shot({ cover: 'hard', covered: true }), 1, 1)
  })
  it('whoever hides checks its Resolve first, with Stealth too (593)', () => {
    const table = shaken({ traits: ['stealth'] })
    expect(kinds(table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }, 1, 1, 1))).toContain(
      'morale-tested',
    )
    expect(table.unit(OWN).fate).toBe('routed')
  })
  it('whoever is hidden checks it as all others do (593)', () => {
    const table = shaken({ traits: ['stealth'] })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }, 6, 6, 6)
    expect(table.unit(OWN).fate).toBe('hidden')
    table.by(1, 'end-activation', { unit: OWN, within: true })
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 1, 1, 1)
    expect(table.unit(OWN).fate).toBe('routed')
  })
  it('the berserk fear the Terrifying all the same (1839)', () => {
    const given: Given = { rules: QUIET, units: [[{ traits: ['berserk'] }], [{ traits: ['terrifying'] }]] }
    const said = { ...PLAINLY, unit: OWN, terrified: true, reach: true }
    const fled = open(tableOf(given))
    fled.by(1, 'activate', said, 6, 1, 1)
    expect(fled.state.activation).toMatchObject({ fallsBack: true, berserk: false })
    const held = open(tableOf(given))
    held.by(1, 'activate', said, 6, 6, 1)
    expect(held.state.activation).toMatchObject({ fallsBack: false, berserk: true })
  })
  it.each([
    ['passed', 6, []],
    ['failed', 1, ['hq']],
  ] as const)('an HQ helps once a turn with what has %s (1771)', (_name, die, usedNow) => {
    const hq = { id: 'hq', traits: ['hq' as const], figures: [plainFigure({ id: 'hq', role: 'trooper' })] }
    const table = open(tableOf({ rules: { ...QUIET, commandResponse: true }, units: [[{}, hq], [{}]] }))
    const said = { ...PLAINLY, unit: OWN, close: true, rerolls: true }
    table.by(1, 'activate', said, ...(die === 6 ? [6] : [1, 6]))
    expect(table.unit('side-1.hq').usedNow).toEqual(usedNow)
  })
  it('luck is used up where a die falls once more, and not before (1478)', () => {
    const lucky = [plainFigure({ id: 'men', role: 'trooper', count: 6, personalities: ['lucky'] })]
    const given: Given = { rules: { ...QUIET, commandResponse: true }, units: [[{ figures: lucky }], [{}]] }
    const of = (...dice: number[]) => {
      const table = open(tableOf(given))
      table.by(1, 'activate', { ...PLAINLY, unit: OWN, close: true, lucky: true }, ...dice)
      return table.unit(OWN).used
    }
    expect([of(6), of(1, 6)]).toEqual([[], ['lucky']])
    const tested = (...dice: number[]) => {
      const table = shaken({ figures: lucky })
      table.by(1, 'activate', { ...PLAINLY, unit: OWN, lucky: true }, ...dice)
      return table.unit(OWN).used
    }
    expect([tested(6, 6, 6), tested(6, 6, 1, 1)]).toEqual([[], ['lucky']])
  })
  it.each([
    [6, false],
    [1, true],
  ])('riders who charge respond to orders first: a %d (1095, 1162)', (die, restricted) => {
    const table = setDown({ commandResponse: true }, { close: true, rerolls: false }, die)
    expect(table.state.activation?.restricted).toBe(restricted)
    if (restricted) expect(table.refuses(1, 'charge', rushAt({ inches: 1 })).code).toBe('unit/no-response')
    else table.by(1, 'charge', rushAt({ inches: 1 }))
  })
})

describe('who goes together', () => {
  it('a squad with a heavy team never rushes (1320–1324)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, GUN], [{}]] })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step({ how: 'rush', inches: 12 })).code).toBe('unit/heavy')
  })
  it('a squad helps the wounded of its heavy team (1324, 1552)', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true }, units: [[{}, GUN], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 4, 4)
    table.by(1, 'fall', { who: 'side-1.gun#crew' })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'recover', { unit: OWN, teams: 1, self: 0 }, 6)
    // Under Fire the 6 is a 5: stabilised.
    expect(table.unit('side-1.gun').figures.map(({ fate }) => fate)).toEqual(['up', 'stabilised'])
  })
  it('the other Fire Team of a joint charge leaves its trench (1284, 1306)', () => {
    const works = [{ id: 'trench', name: '', work: 'trenches' as const }]
    const table = tableOf({ rules: QUIET, units: [PAIR, [{}]], scenario: scenarioWith(() => ({ works })) })
    table.by(1, 'dig-in', { unit: 'side-1.other', work: 'side-1.work-trench' })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ joint: true }))
    table.by(2, 'hold-fire', { turn: false })
    expect(table.unit('side-1.other')).toMatchObject({ work: null, moved: true })
  })
  it('whoever would have to respond to orders first charges along with nobody (1162, 1284)', () => {
    const table = tableOf({ rules: { ...QUIET, commandResponse: true }, units: [PAIR, [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.other', cover: 'hard' }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.refuses(1, 'charge', rushAt({ joint: true })).code).toBe('battle/not-offered')
  })
})

describe('fire and vehicles', () => {
  it('a sniper without a clear shot fires no more this turn (1642)', () => {
    const sniper = { kind: 'sniper' as const, figures: [plainFigure({ id: 'sniper', role: 'sniper' })] }
    const table = open(tableOf({ rules: { ...QUIET, opportunityFire: true }, units: [[sniper], [{}]] }))
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ cover: 'none' }), 1)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'move', step({ unit: FOE }))
    expect(table.state.phase).toBe('acting')
  })
  it('whoever loses heart in a wreck does not come back out of it (650, 970)', () => {
    const table = tableOf({
      rules: { ...QUIET, losingHeart: true },
      ...{ units: [[{ resolve: 'reluctant' }], [RAIL]], crafts: [[APC], []] },
    })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.tank', inches: 15, cover: 'hard' }), 5, 6, 6, 6)
    expect(table.unit(OWN).fate).toBe('routed')
  })
})
