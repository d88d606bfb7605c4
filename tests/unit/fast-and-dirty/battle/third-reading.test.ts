import { describe, expect, it } from 'vitest'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, step, tableOf, type Given, type Table } from './table.ts'

/** Artillery at bare ground, wounded who are left, and fire that nobody aims; numbers are lines of the book. */

const QUIET = { opportunityFire: false, commandResponse: false, recoverWounded: false } as const
const LED: Partial<UnitDraft> = {
  figures: [
    plainFigure({ id: 'leader', role: 'leader' }),
    plainFigure({ id: 'men', role: 'trooper', count: 5 }),
  ],
}
const TANK: ForceDraft['vehicles'][number] = {
  ...{ id: 'tank', name: '', notes: '', picture: null, platoon: 1, type: 'mediumTanks', front: 5 },
  ...{ method: 'tracked', weapons: ['heavyMg'], crew: 2, seats: 0, quality: 'regular', resolve: 'steady' },
  properties: [],
}
type SideDraft = ScenarioDraft['sides'][number]
const scenarioWith = (over: (at: number) => Partial<SideDraft>): ScenarioDraft => {
  const { meetingEngagement } = SAMPLE_SCENARIOS
  return {
    ...meetingEngagement,
    sides: meetingEngagement.sides.map((side, at) => ({ ...side, ...over(at) })),
  }
}

describe('a strike is called at a point (lines 980, 1353–1369)', () => {
  const GUNS: Partial<SideDraft> = {
    artillery: [{ id: 'a', weapon: 'cannonMedium', quality: 'regular', calls: 2 }],
  }
  const calling = (given: Given = {}): Table => {
    const table = tableOf({ rules: QUIET, units: [[LED], [{}]], scenario: scenarioWith(() => GUNS), ...given })
    table.acts(OWN)
    return table
  }
  const POINT = { unit: OWN, gun: 'side-1.gun-a', at: null, seen: true, protectedBy: null }
  it('at bare ground, where nobody need stand', () => {
    const table = calling()
    table.by(1, 'call-artillery', POINT, 3, 3, 1, 3, 3)
    expect(table.last('called')).toMatchObject({ outcome: 'strikes', at: null })
    // Who is in it is said as ever: the point may lie between two.
    const struck = [{ piece: FOE, cover: 'none' as const, bunched: false, open: false }]
    table.by(1, 'settle-blast', { struck }, 1, 1, 1, 6)
    expect(table.last('struck')).toMatchObject({ unit: FOE, total: 3, hits: 1 })
  })
  it('where the other side has but vehicles too', () => {
    const table = calling({ units: [[LED], []], crafts: [[], [TANK]] })
    table.by(1, 'call-artillery', POINT, 3, 3, 1, 3, 3)
    expect(table.state.steps[0]).toMatchObject({ kind: 'inside', indirect: true })
  })
  it('tells at whom it was called, where it was at somebody', () => {
    const table = calling()
    table.by(1, 'call-artillery', { ...POINT, at: FOE }, 1, 1, 1)
    expect(table.last('called')).toMatchObject({ outcome: 'silenced', at: FOE })
  })
  it('whoever calls sees the point, unless the group rules otherwise', () => {
    expect(calling().refuses(1, 'call-artillery', { ...POINT, seen: false }).code).toBe('table/not-so')
    const blind = calling({ rules: { ...QUIET, spotterSees: false } })
    blind.by(1, 'call-artillery', POINT, 1, 1, 3)
    expect(blind.last('called').outcome).toBe('garbled')
  })
  it('is shot down over what Point Defense guards (line 1624)', () => {
    const keep = { works: [{ id: 'keep', name: 'Keep', work: 'lightBunker' as const, pds: 'advanced' as const }] }
    const scenario = scenarioWith((at) => (at === 0 ? GUNS : keep))
    const table = calling({ scenario })
    table.by(1, 'call-artillery', { ...POINT, protectedBy: 'side-2.work-keep' }, 3, 3, 1, 2)
    expect(table.last('intercepted').stopped).toBe(true)
    expect(table.state.steps).toEqual([])
    const beside = calling({ scenario })
    beside.by(1, 'call-artillery', POINT, 3, 3, 1, 3, 3)
    expect(beside.all('intercepted')).toEqual([])
  })
})

describe('nobody is left behind unsaid (lines 1575–1581)', () => {
  const MEDIC: Partial<UnitDraft> = {
    figures: [
      plainFigure({ id: 'medic', role: 'trooper', personalities: ['medic'] }),
      plainFigure({ id: 'men', role: 'trooper', count: 5 }),
    ],
  }
  /** Two of six are wounded, and it is their side's turn. */
  const hurt = (over: Partial<UnitDraft> = {}, given: Given = {}): Table => {
    const table = tableOf({ units: [[over], [{}]], ...given, rules: { ...QUIET, recoverWounded: true, ...given.rules } })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, inches: 15 }), 3, 1, 3, 4, 3, 4)
    if (over.figures) for (const _one of [1, 2]) table.by(1, 'fall', { who: `${OWN}#men` })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.unit(OWN).figures.filter(({ fate }) => fate === 'wounded')).toHaveLength(2)
    return table
  }
  it('whoever moves on is asked, and goes on once it has been said', () => {
    const table = hurt()
    table.by(1, 'move', step({ inches: 4 }))
    expect(table.state.steps[0]).toEqual({ kind: 'wounded', unit: OWN })
    expect(table.refuses(1, 'shoot', shot()).code).toBe('battle/not-now')
    table.by(1, 'abandon', { unit: OWN, stays: 'along' })
    expect(table.unit(OWN)).toMatchObject({ used: [], resolveLost: 0 })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
  })
  it.each([
    [4, 1],
    [5, 0],
  ])('left alone: a die of %i costs %i level of Resolve, for good', (die, resolveLost) => {
    const table = hurt()
    table.by(1, 'move', step({ inches: 4 }))
    table.by(1, 'abandon', { unit: OWN, stays: 'alone' }, die)
    expect(table.unit(OWN)).toMatchObject({ used: ['abandoned'], resolveLost })
  })
  it('some who are carried do not spare those who are not', () => {
    const table = hurt()
    table.by(1, 'move', step({ inches: 2, carries: 1 }))
    expect(table.state.steps[0]?.kind).toBe('wounded')
    const all = hurt()
    all.by(1, 'move', step({ inches: 2, carries: 2 }))
    expect(all.state.steps).toEqual([])
  })
  it('nobody is asked who stays, or leaves them without a thought (lines 1753, 1799)', () => {
    const stays = hurt()
    stays.by(1, 'move', step({ inches: 0 }))
    expect(stays.state.steps).toEqual([])
    for (const trait of ['hardened', 'relentless'] as const) {
      const table = hurt({ traits: [trait] })
      table.by(1, 'move', step({ inches: 2 }))
      expect(table.state.steps).toEqual([])
    }
  })
  it('a charge leaves them too', () => {
    const table = hurt()
    table.by(1, 'charge', rushAt({ inches: 8 }))
    table.by(1, 'abandon', { unit: OWN, stays: 'alone' }, 4)
    expect(table.unit(OWN).resolveLost).toBe(1)
    expect(table.state.phase).toBe('reacting')
  })
  it('with their medic no die is thrown, and he fires no more before they are seen to (line 1579)', () => {
    const table = hurt(MEDIC)
    table.by(1, 'move', step({ inches: 4 }))
    table.by(1, 'abandon', { unit: OWN, stays: 'medic' })
    expect(table.unit(OWN)).toMatchObject({ used: ['medicStays'], resolveLost: 0 })
    // Four are fit, and one of them is back there: three riflemen.
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons.find(({ code }) => code === 'riflemen')?.add).toBe(1)
    table.by(1, 'end-activation', { unit: OWN })
    table.acts(OWN)
    table.by(1, 'recover', { unit: OWN, teams: 2, self: 0 }, 5, 5)
    expect(table.unit(OWN).used).toEqual([])
  })
  it('no medic, no Medevac: neither stays with them', () => {
    const table = hurt()
    table.by(1, 'move', step({ inches: 4 }))
    expect(table.refuses(1, 'abandon', { unit: OWN, stays: 'medic' }).code).toBe('battle/not-offered')
    expect(table.refuses(1, 'abandon', { unit: OWN, stays: 'medevac' }).code).toBe('battle/not-offered')
  })
  it('a Medevac vehicle takes them over (line 1914)', () => {
    const ambulance = {
      ...{ id: 'van', name: '', notes: '', picture: null, platoon: 1, type: 'apcs' as const, front: 3 },
      ...{ method: 'wheeled' as const, weapons: [], crew: 1, seats: 4 },
      ...{ quality: 'regular' as const, resolve: 'steady' as const, properties: ['medevac' as const] },
    }
    const table = hurt({}, { crafts: [[ambulance], []] })
    table.by(1, 'move', step({ inches: 4 }))
    table.by(1, 'abandon', { unit: OWN, stays: 'medevac' })
    expect(table.unit(OWN)).toMatchObject({ used: [], resolveLost: 0 })
  })
  it('each squad once a battle, or every time by house rule (FAD-292)', () => {
    for (const [abandoning, asked] of [
      ['onceEach', false],
      ['everyTime', true],
    ] as const) {
      const table = hurt({}, { rules: { abandoning } })
      table.by(1, 'move', step({ inches: 4 }))
      table.by(1, 'abandon', { unit: OWN, stays: 'alone' }, 5)
      table.by(1, 'end-activation', { unit: OWN })
      table.acts(OWN)
      table.by(1, 'move', step({ inches: 4 }))
      expect(table.state.steps.length > 0).toBe(asked)
    }
  })
})

describe('sentry guns (lines 1306, 1601–1620, 1723, 1757; FAD-301)', () => {
  const GUN = 'side-1.sentry-gun'
  const watched = (over: Partial<UnitDraft> = {}, scenario: (at: number) => Partial<SideDraft> = () => ({})) => {
    const table = tableOf({
      rules: QUIET,
      units: [[{}], [over]],
      scenario: scenarioWith((at) => ({
        ...(at === 0 && { sentries: [{ id: 'gun', name: '', gun: 'chainGun', ai: 'enhanced' }] }),
        ...scenario(at),
      })),
    })
    return table
  }
  const turnOver = (table: Table): Table => {
    table.acts(OWN)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    return table
  }
  const { unit: _unit, mount: _mount, joint: _joint, lucky: _lucky, alien: _alien, wet: _wet, ...AIM } = shot()
  const fire = { ...AIM, gun: GUN, cover: 'hard' as const }
  it('an elusive target falls back before one, and out of sight it may fire at another', () => {
    const table = turnOver(watched({ traits: ['elusive'] }))
    table.by(1, 'fire-sentry', fire)
    expect(table.all('fired')).toEqual([])
    table.by(2, 'elude', { unit: FOE, inches: 19, into: 'hard', seen: false })
    expect(table.state.phase).toBe('turnEnd')
    // Once a turn: now it is shot at.
    table.by(1, 'fire-sentry', fire, 1, 1, 6)
    expect(table.all('fired')).toHaveLength(1)
  })
  it('beyond its range the shot is lost', () => {
    const table = turnOver(watched({ traits: ['elusive'] }))
    table.by(1, 'fire-sentry', { ...fire, inches: 35 })
    table.by(2, 'elude', { unit: FOE, inches: 39, into: 'hard', seen: true })
    expect(table.all('missed')).toHaveLength(1)
    expect(table.unit(FOE).marker).toBeNull()
  })
  it('or stands, and is shot at where it is', () => {
    const table = turnOver(watched({ traits: ['elusive'] }))
    table.by(1, 'fire-sentry', fire)
    table.by(2, 'stand-fast', { unit: FOE }, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ unit: GUN, total: 8, hits: 1 })
  })
  it.each([
    ['nobody in particular', {}, []],
    ['those who do not fight', { kind: 'nonCombatants' }, [{ code: 'targetNonCombatant', add: 2 }]],
    ['a hero', { figures: [plainFigure({ id: 'hero', role: 'trooper' })], traits: ['hero'] }, [{ code: 'hero', add: -2 }]],
    [
      'a sniper who lies still',
      { kind: 'sniper', figures: [plainFigure({ id: 'eye', role: 'sniper' })] },
      [{ code: 'targetSniper', add: -2 }],
    ],
  ] satisfies [string, Partial<UnitDraft>, { code: string; add: number }[]][])('at %s', (_whom, over, reasons) => {
    const table = turnOver(watched(over))
    const add = 7 + reasons.reduce((sum, one) => sum + one.add, 0)
    const hits = Math.floor((1 + add) / 5)
    table.by(1, 'fire-sentry', fire, 1, ...[1, 6, 1, 6].slice(0, hits * 2))
    expect(table.last('fired').reasons).toEqual([{ code: 'weapons', add: 7 }, ...reasons])
  })
  it('into a trench whose troops lie still it fires no farther than others', () => {
    const trench = (at: number) =>
      at === 1 ? { works: [{ id: 'trench', name: '', work: 'trenches' as const }] } : {}
    const table = watched({}, trench)
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-trench' })
    turnOver(table)
    expect(table.refuses(1, 'fire-sentry', { ...fire, inches: 13 }).code).toBe('battle/not-offered')
    table.by(1, 'fire-sentry', { ...fire, inches: 12 }, 1, 1, 6)
    expect(table.last('fired').hits).toBe(1)
  })
})
