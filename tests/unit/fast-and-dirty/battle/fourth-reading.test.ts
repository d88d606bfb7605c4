import { describe, expect, it } from 'vitest'
import { powersOn } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, shot, tableOf, type Table } from './table.ts'

/** What was not so before the book was read a fourth time; numbers are its lines. */

const QUIET = { opportunityFire: false, commandResponse: false, recoverWounded: false } as const
const TANK: ForceDraft['vehicles'][number] = {
  ...{ id: 'tank', name: '', notes: '', picture: null, platoon: 1, type: 'mediumTanks', front: 5 },
  ...{ method: 'tracked', weapons: ['heavyMg'], crew: 2, seats: 0, quality: 'regular', resolve: 'steady' },
  properties: [],
}
const MIND: Partial<UnitDraft> = {
  ...{ id: 'mind', kind: 'psionic' },
  figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
}
const GUN: Partial<UnitDraft> = team('gun', 'heavyMg', {
  partner: 'squad',
  figures: [plainFigure({ id: 'crew', role: 'crew', count: 2 })],
})
const UNDER_FIRE = [4, 1, 1, 6, 1, 6] as const
type SideDraft = ScenarioDraft['sides'][number]
const scenarioWith = (over: (at: number) => Partial<SideDraft>): ScenarioDraft => {
  const { meetingEngagement } = SAMPLE_SCENARIOS
  return {
    ...meetingEngagement,
    sides: meetingEngagement.sides.map((side, at) => ({ ...side, ...over(at) })),
  }
}
const passes = (table: Table, n: 1 | 2, unit: string, ...dice: number[]): void => {
  table.by(n, 'activate', { ...PLAINLY, unit }, ...dice)
  table.by(n, 'end-activation', { unit })
}

describe('who is in a bunker that is blown up (line 1312; R25)', () => {
  const BUNKER = { works: [{ id: 'keep', name: '', work: 'lightBunker' as const }] }
  const blown = (rules = {}, more: readonly Partial<UnitDraft>[] = []): Table => {
    const rockets = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
    const table = tableOf({
      rules: { ...QUIET, ...rules },
      units: [[rockets], [{}, ...more]],
      scenario: scenarioWith((at) => (at === 1 ? BUNKER : {})),
    })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-keep' })
    table.acts(OWN)
    return table
  }
  const rocket = shot({ at: 'side-2.work-keep', cover: 'hard', inches: 15 })
  it.each([
    ['is a casualty on 3, where no wounds are played', false, 3],
    ['is wounded on 3 and 4, killed on 5', true, 3],
  ] as const)('%s', (_what, recoverWounded, left) => {
    const table = blown({ recoverWounded })
    table.by(1, 'shoot', rocket, 6, 6, 1, 2, 2, 2, 3, 4, 5)
    expect(table.up(FOE)).toBe(left)
    expect(table.unit(FOE)).toMatchObject({ marker: 'pinned', work: null })
    const killed = table.unit(FOE).figures.filter(({ fate }) => fate === 'killed')
    expect(killed).toHaveLength(recoverWounded ? 1 : 3)
  })
  it('a heavy team with its squad is in it too', () => {
    const table = blown({}, [GUN])
    table.by(1, 'shoot', rocket, 6, 6, 1, 2, 2, 2, 2, 2, 2, 6, 2)
    expect([table.up(FOE), table.up('side-2.gun')]).toEqual([6, 1])
  })
})

describe('powers on rolls (lines 1528, 1534)', () => {
  const enhanced = (): Table => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true }, units: [[{}, MIND], [{}]] })
    table.acts('side-1.mind')
    const power = { unit: 'side-1.mind', power: 'enhance', at: OWN, near: true, seen: true } as const
    table.by(1, 'use-power', power, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    return table
  }
  const reasons = (table: Table) => table.last('fired').reasons.map(({ code }) => code)
  it('count in the next activation, and not in Op-Fire before it', () => {
    const table = enhanced()
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'move', {
      ...{ unit: FOE, how: 'move', inches: 6, rough: 0, heading: 'free', into: 'none', shelter: null },
      ...{ mines: [], leaves: false, carries: 0 },
    })
    table.by(1, 'op-fire', shot({ cover: 'hard' }), 1, 1)
    expect(reasons(table)).not.toContain('power')
    table.by(1, 'hold-fire', { turn: false })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1, 1, 6)
    expect(table.last('fired').reasons).toContainEqual({ code: 'power', add: 2 })
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.unit(OWN).effects).toEqual([])
  })
  it('what reaches who acts is of the activation after it', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, MIND], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'join', { unit: 'side-1.mind', to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    const power = { unit: 'side-1.mind', power: 'enhance', at: OWN, near: true, seen: true } as const
    table.by(1, 'use-power', power, 6, 6, 1)
    expect(powersOn(table.state, table.unit(OWN))).toBe(0)
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    table.acts(OWN)
    expect(powersOn(table.state, table.unit(OWN))).toBe(2)
  })
  it('Embolden: who need not test acts as if nothing had broken it (line 1532)', () => {
    const table = tableOf({
      rules: QUIET,
      units: [
        [{ resolve: 'reluctant' }, MIND],
        [{}, { id: 'second' }],
      ],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    const said = { unit: 'side-1.mind', power: 'embolden', at: OWN, near: true, seen: true } as const
    table.by(1, 'use-power', said, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    passes(table, 2, 'side-2.second')
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.unit(OWN).broken).toBe(false)
  })
})

describe('a broken crew (line 636)', () => {
  const shaken = (over: Partial<ForceDraft['vehicles'][number]> = {}): Table => {
    const table = tableOf({
      rules: QUIET,
      crafts: [[{ ...TANK, resolve: 'reluctant', ...over }], [{ ...TANK, weapons: ['railGunHeavy'] }]],
    })
    table.acts('side-2.tank')
    const at = shot({ unit: 'side-2.tank', mount: '1', at: 'side-1.tank', inches: 20, cover: 'hard' })
    table.by(2, 'shoot', at, 6, 2, 4, 1)
    table.by(2, 'end-activation', { unit: 'side-2.tank' })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' }, 3, 1, 1)
    return table
  }
  it('that can drive drives away before its activation ends', () => {
    const table = shaken()
    expect(table.refuses(1, 'end-activation', { unit: 'side-1.tank' }).code).toBe('unit/broken')
    table.by(1, 'drive', {
      ...{ unit: 'side-1.tank', speed: 'standard', inches: 18, rough: 0, offRoad: 0, water: 0 },
      ...{ heading: 'away', into: 'none', mines: [], leaves: false },
    })
    table.by(1, 'end-activation', { unit: 'side-1.tank' })
  })
  it('calls no artillery instead', () => {
    const artillery = [{ id: 'a', weapon: 'cannonMedium' as const, quality: 'regular' as const, calls: 2 }]
    const table = tableOf({
      rules: QUIET,
      scenario: scenarioWith((at) => (at === 0 ? { artillery } : {})),
      crafts: [
        [{ ...TANK, resolve: 'reluctant', properties: ['forwardObserver'] }],
        [{ ...TANK, weapons: ['railGunHeavy'] }],
      ],
    })
    table.acts('side-2.tank')
    const at = shot({ unit: 'side-2.tank', mount: '1', at: 'side-1.tank', inches: 20, cover: 'hard' })
    table.by(2, 'shoot', at, 6, 2, 4, 1)
    table.by(2, 'end-activation', { unit: 'side-2.tank' })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' }, 3, 1, 1)
    const call = { unit: 'side-1.tank', gun: 'side-1.gun-a', at: null, seen: true, protectedBy: null }
    expect(table.refuses(1, 'call-artillery', call).code).toBe('unit/broken')
  })
})

describe('who was set down has moved (lines 680, 1320)', () => {
  it('a heavy team that left an assaulted vehicle does not fire', () => {
    const apc = { ...TANK, id: 'apc', type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
    const gun = { ...GUN, id: 'squad', partner: null }
    const table = tableOf({ rules: QUIET, units: [[gun], [{}]], crafts: [[apc], []] })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.apc' })
    table.acts(FOE)
    table.by(
      2,
      'charge',
      {
        ...{ unit: FOE, at: 'side-1.apc', how: 'move', inches: 6, rough: 0, clear: true },
        ...{ mines: [], joint: false, drugs: false },
      },
      6,
    )
    table.by(2, 'storm', { own: 1 }, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.apc' })
    table.by(1, 'get-out', { unit: OWN, also: [], into: 'none' })
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/packed')
  })
})

describe('a Fire Team that would have to test its morale (line 1282)', () => {
  it('does not act along with its partner', () => {
    const pair = (id: string, partner: string): Partial<UnitDraft> => ({
      ...{ id, partner, traits: ['fireTeams'], resolve: 'reluctant' },
    })
    const table = tableOf({
      rules: QUIET,
      units: [
        [pair('squad', 'two'), pair('two', 'squad')],
        [{}, { id: 'second' }],
      ],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.two' }), ...UNDER_FIRE)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.unit('side-1.two')).toMatchObject({ marker: 'underFire', broken: false })
    table.by(1, 'shoot', shot({ joint: true, cover: 'hard' }), 1, 1)
    const hurt = tableOf({
      rules: QUIET,
      units: [
        [pair('squad', 'two'), pair('two', 'squad')],
        [{}, { id: 'second' }],
      ],
    })
    hurt.acts(FOE)
    hurt.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.two' }), 4, 1, 6, 1, 1, 6)
    hurt.by(2, 'end-activation', { unit: FOE })
    hurt.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(hurt.refuses(1, 'shoot', shot({ joint: true, cover: 'hard' })).code).toBe('battle/not-offered')
  })
})

describe('Recon Points (lines 2733–2735)', () => {
  it('are first spent by who laid the first markers', () => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const table = tableOf({
      rules: QUIET,
      scenario: {
        ...meetingEngagement,
        contactMarkers: true,
        sides: meetingEngagement.sides.map((side) => ({ ...side, stance: 'neutral', attitude: 'cautious' })),
      },
      units: [
        [{}, { id: 'two' }, { id: 'three' }, { id: 'four' }],
        [{}, { id: 'second' }],
      ],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    // Eleven against nine: five, five, five, four, and the last one.
    for (const n of [1, 2, 1, 2, 1] as const) table.by(n, 'lay-markers', {})
    expect(table.state).toMatchObject({ phase: 'recon', active: 'side-1' })
  })
})
