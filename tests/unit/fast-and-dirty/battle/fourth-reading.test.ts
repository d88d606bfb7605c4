import { describe, expect, it } from 'vitest'
import { powersOn } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  rushAt,
  scenarioWith,
  shot,
  step,
  tableOf,
  QUIET,
  TANK,
  type Table,
} from './table.ts'

/** What was not so before the book was read a fourth time; numbers are its lines. */

const MIND: Partial<UnitDraft> = {
  ...{ id: 'mind', kind: 'psionic' },
  figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
}
const GUN: Partial<UnitDraft> = team('gun', 'heavyMg', {
  partner: 'squad',
  figures: [plainFigure({ id: 'crew', role: 'crew', count: 2 })],
})
const UNDER_FIRE = [4, 1, 1, 6, 1, 6] as const
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
    expect(powersOn(table.state, [table.unit(OWN)])).toBe(0)
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    table.acts(OWN)
    expect(powersOn(table.state, [table.unit(OWN)])).toBe(2)
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
    table.by(2, 'deployed', {}, 6, 1)
    // Eleven against nine: five, five, five, four, and the last one.
    for (const n of [1, 2, 1, 2, 1] as const) table.by(n, 'lay-markers', {})
    expect(table.state).toMatchObject({ phase: 'recon', active: 'side-1' })
  })
})

describe('the free shot (lines 1022, 1642, 1723)', () => {
  const charged = (own: Partial<UnitDraft>, foe: Partial<UnitDraft>, inches: number): Table => {
    const table = tableOf({ rules: QUIET, units: [[own], [foe]] })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ inches }))
    return table
  }
  const free = (inches: number) => shot({ unit: FOE, at: OWN, inches, cover: 'hard' })
  it('an elusive charger falls back before it, and still comes so far', () => {
    const table = charged({ traits: ['elusive'] }, {}, 6)
    table.by(2, 'free-shot', free(6))
    expect(table.state.steps[0]).toMatchObject({ kind: 'elude', unit: OWN, how: 'free' })
    table.by(1, 'elude', { unit: OWN, inches: 10, mines: [], into: 'hard', seen: true }, 1, 1)
    expect(table.last('fired')).toMatchObject({ free: true })
    expect(table.unit(OWN).marker).toBeNull()
    expect(table.state.steps[0]?.kind).toBe('contact')
  })
  it('or its charge falls short', () => {
    const table = charged({ traits: ['elusive'] }, {}, 7)
    table.by(2, 'free-shot', free(7))
    table.by(1, 'elude', { unit: OWN, inches: 11, mines: [], into: 'hard', seen: false })
    expect(table.last('fell-back')).toMatchObject({ unit: OWN, inches: 4, short: true })
    expect(table.state).toMatchObject({ steps: [], phase: 'acting' })
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/acted')
  })
  it('whoever stands fast is shot at where the charge began', () => {
    const table = charged({ traits: ['elusive'] }, {}, 7)
    table.by(2, 'free-shot', free(7))
    table.by(1, 'stand-fast', { unit: OWN }, 1, 1)
    expect(table.state.steps[0]?.kind).toBe('contact')
  })
  it.each([
    [4, 0],
    [5, 1],
  ])('a sniper who is charged and rolls %i has fired %i times', (die, fired) => {
    const eye = { kind: 'sniper' as const, figures: [plainFigure({ id: 'eye', role: 'sniper' })] }
    const table = charged({}, eye, 6)
    table.by(2, 'free-shot', free(6), ...(die < 5 ? [die] : [die, 1]))
    expect(table.all('fired')).toHaveLength(fired)
  })
})

describe('whoever is repulsed (line 1462)', () => {
  const repulsed = (over: Parameters<typeof step>[0] = {}, repulsedRule: 'ends' | 'mayShoot' = 'ends') => {
    const works = (at: number) =>
      at === 0 ? { works: [{ id: 'pit', name: '', work: 'sandbags' as const }] } : {}
    const table = tableOf({
      rules: { ...QUIET, opportunityFire: true, repulsed: repulsedRule },
      scenario: scenarioWith(works),
    })
    table.acts(OWN)
    table.by(1, 'move', step({ into: 'none', ...over }))
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
    return table
  }
  it('says where it ends, in place of where it meant to', () => {
    const table = repulsed({ shelter: 'side-1.work-pit' })
    expect(table.state).toMatchObject({ phase: 'settling', steps: [{ kind: 'turn-away' }] })
    table.by(1, 'turn-away', { unit: OWN, into: 'partial', mines: [] })
    expect(table.unit(OWN)).toMatchObject({ cover: 'partial', work: null, moved: true })
    expect(table.state.activation).toBeNull()
  })
  it('by house rule it may still shoot from there', () => {
    const table = repulsed({}, 'mayShoot')
    table.by(1, 'turn-away', { unit: OWN, into: 'hard', mines: [] })
    expect(table.refuses(1, 'end-activation', { unit: FOE }).code).toBe('battle/not-offered')
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
  })
})

describe('a drop (lines 1232, 1245–1249)', () => {
  const falling = (...dice: number[]): Table => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['dropTroops'] }, { id: 'other' }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'drop', { unit: OWN, clear: true, flak: [] }, ...dice)
    return table
  }
  it('that drifts is asked where it comes down, once the dice have said how far', () => {
    const table = falling(3, 3, 1, 4, 90)
    expect(table.last('scattered').inches).toBe(4)
    table.by(1, 'touch-down', { unit: OWN, rough: true }, 5, 6, 1, 1, 1, 1)
    expect(table.up(OWN)).toBe(4)
    expect(table.state.activation).toBeNull()
  })
  it('that is exact lies clear of all that hurts', () => {
    const table = falling(3, 3, 3)
    expect(table.state).toMatchObject({ activation: null, steps: [] })
  })
  it('needs a clear point', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['dropTroops'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    expect(table.refuses(1, 'drop', { unit: OWN, clear: false, flak: [] })).toMatchObject({
      code: 'table/not-so',
      values: { page: 1232 },
    })
  })
})

describe('Variable Movement (line 674)', () => {
  it('what a unit means to do is said before its dice, and kept to', () => {
    const table = tableOf({ rules: { ...QUIET, variableMovement: true } })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, intent: 'rush' }, 2, 3)
    expect(table.last('strode')).toMatchObject({ move: 4, rush: 5, intent: 'rush' })
    expect(table.refuses(1, 'move', step({ inches: 2 })).code).toBe('unit/other-intent')
    expect(table.refuses(1, 'charge', rushAt({ inches: 2 })).code).toBe('unit/other-intent')
    table.by(1, 'move', step({ how: 'rush', inches: 9 }))
  })
  it('who does not play by it is not asked', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(OWN)
    expect(table.state.activation?.intent).toBeNull()
  })
})

describe('the edges of the table (line 2685; FAD-420)', () => {
  const { meetingEngagement } = SAMPLE_SCENARIOS
  it('go to the higher of a die and the Recon Points, which stay secret', () => {
    const table = tableOf({
      rules: QUIET,
      scenario: {
        ...meetingEngagement,
        contactMarkers: true,
        sides: meetingEngagement.sides.map((side, at) => ({
          ...side,
          stance: at === 0 ? ('offensive' as const) : ('defensive' as const),
          attitude: 'cautious' as const,
        })),
      },
    })
    table.by(1, 'deployed', {})
    // Five points and 1, three and 3: a tie, thrown again; then 6 to 5. The dice after it are for who lays first.
    table.by(2, 'deployed', {}, 1, 3, 1, 2)
    expect(table.last('edge-won').side).toBe('side-1')
    expect(
      table
        .all('rolled')
        .filter(({ purpose }) => purpose === 'edge')
        .map(({ plus }) => plus),
    ).toEqual([0, 0, 0, 0])
  })
  it('are not thrown for where nobody scouts', () => {
    const table = tableOf({ rules: QUIET })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    expect(table.all('edge-won')).toEqual([])
  })
})

describe('the berserk (line 1707)', () => {
  it('charge, unless they can reach nobody', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['berserk'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, reach: true })
    expect(table.refuses(1, 'end-activation', { unit: OWN }).code).toBe('table/not-so')
    table.by(1, 'end-activation', { unit: OWN, blocked: true })
  })
})

describe('smoke (line 1632)', () => {
  it('lies within reach of its squad', () => {
    const launcher = {
      figures: [
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
        plainFigure({ id: 'gl', role: 'trooper', weapon: 'grenadeLauncher' }),
      ],
    }
    const table = tableOf({ rules: QUIET, units: [[launcher], [{}]] })
    table.acts(OWN)
    expect(table.refuses(1, 'lay-smoke', { unit: OWN, within: false }).code).toBe('table/not-so')
  })
})

describe('what stays together (lines 1280, 1343)', () => {
  it('a Fire Team and its partner', () => {
    const pair = (id: string, partner: string): Partial<UnitDraft> => ({
      ...{ id, partner, traits: ['fireTeams'] },
    })
    const table = tableOf({ rules: QUIET, units: [[pair('squad', 'two'), pair('two', 'squad')], [{}]] })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step()).code).toBe('table/not-so')
    table.by(1, 'move', step({ together: true }))
  })
  it('the markers of a unit in hiding', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['stealth'] }, { id: 'other' }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
    expect(table.refuses(1, 'end-activation', { unit: OWN }).code).toBe('table/not-so')
    table.by(1, 'end-activation', { unit: OWN, within: true })
  })
})

describe('traits that were given count under the markers too (lines 2725–2729)', () => {
  const given = (trait: 'elusive' | 'recon'): Table => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    return tableOf({
      rules: QUIET,
      units: [[{}, { id: 'two' }], [{}]],
      scenario: {
        ...meetingEngagement,
        contactMarkers: true,
        sides: meetingEngagement.sides.map((side) => ({
          ...{ ...side, stance: 'offensive' as const, attitude: 'passive' as const, traits: [trait] },
        })),
      },
    })
  }
  it('an elusive unit is worth a dummy', () => {
    const table = given('elusive')
    table.by(1, 'give-trait', { trait: 'elusive', unit: OWN })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 6, 1)
    expect(table.all('markers-dealt')[0]?.markers).toHaveLength(2 + 5 + 1)
  })
  it('a scout with Recon comes back on a 5', () => {
    const table = given('recon')
    table.by(1, 'give-trait', { trait: 'recon', unit: OWN })
    table.by(1, 'send-scouts', { units: [OWN, 'side-1.two'] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 5, 5, 6, 1, 1, 6)
    expect([table.unit(OWN).fate, table.unit('side-1.two').fate]).toEqual(['hidden', 'waiting'])
  })
})
