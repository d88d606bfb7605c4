import { describe, expect, it } from 'vitest'
import { plainFigure } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { sentryRow } from '../../../../shared/systems/fast-and-dirty/battle/actions/sentries.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { armourOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  rushAt,
  shot,
  step,
  scenarioWith,
  tableOf,
  QUIET,
  TANK,
  LED,
  type Given,
  type SideDraft,
  type Table,
} from './table.ts'

/** Artillery at bare ground, wounded who are left, and fire that nobody aims; numbers are lines of the book. */

describe('a strike is called at a point (lines 980, 1353–1369)', () => {
  const GUNS: Partial<SideDraft> = {
    artillery: [{ id: 'a', weapon: 'cannonMedium', quality: 'regular', calls: 2 }],
  }
  const calling = (given: Given = {}): Table => {
    const table = tableOf({
      rules: QUIET,
      units: [[LED], [{}]],
      scenario: scenarioWith(() => GUNS),
      ...given,
    })
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
    // The heaviest shells pin, however little they do (line 3126).
    expect(table.unit(FOE).marker).toBe('pinned')
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
  it('Comms add 1 to each die of timing (line 1474)', () => {
    const radio = { figures: [plainFigure({ id: 'leader', role: 'leader', personalities: ['comms'] })] }
    const table = calling({ units: [[radio, { id: 'second' }], [{}]] })
    table.by(1, 'call-artillery', POINT, 2, 2, 1, 3, 3)
    expect(table.last('called').outcome).toBe('strikes')
  })
  it('whoever calls sees the point, unless the group rules otherwise', () => {
    expect(calling().refuses(1, 'call-artillery', { ...POINT, seen: false }).code).toBe('table/not-so')
    const blind = calling({ rules: { ...QUIET, spotterSees: false } })
    blind.by(1, 'call-artillery', POINT, 1, 1, 3)
    expect(blind.last('called').outcome).toBe('garbled')
  })
  it('is shot down over what Point Defense guards (line 1624)', () => {
    const keep = {
      works: [{ id: 'keep', name: 'Keep', work: 'lightBunker' as const, pds: 'advanced' as const }],
    }
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
      plainFigure({ id: 'men', role: 'trooper', count: 7 }),
    ],
  }
  /** Two of six are wounded, and it is their side's turn. */
  const hurt = (over: Partial<UnitDraft> = {}, given: Given = {}): Table => {
    const table = tableOf({
      units: [[over], [{}]],
      ...given,
      rules: { ...QUIET, recoverWounded: true, ...given.rules },
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, inches: 15 }), 3, 1, 3, 4, 3, 4)
    for (const who of over.figures ? [`${OWN}#men`, `${OWN}#men`] : []) table.by(1, 'fall', { who })
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
    // Six are fit, and one of them is back there: five riflemen.
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons.find(({ code }) => code === 'riflemen')?.add).toBe(1)
    table.by(1, 'end-activation', { unit: OWN })
    table.acts(OWN)
    // With him there nobody asks again.
    table.by(1, 'move', step({ inches: 4 }))
    expect(table.state.steps).toEqual([])
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
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
  const watched = (
    over: Partial<UnitDraft> = {},
    scenario: (at: number) => Partial<SideDraft> = () => ({}),
  ) => {
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
    const isHelpless = table.unit(FOE).document.kind === 'nonCombatants'
    table.by(2, 'end-activation', { unit: FOE, ...(isHelpless && { unseen: true }) })
    return table
  }
  const {
    unit: _unit,
    mount: _mount,
    joint: _joint,
    lucky: _lucky,
    alien: _alien,
    wet: _wet,
    ...AIM
  } = shot()
  const fire = { ...AIM, gun: GUN, cover: 'hard' as const }
  it('any weapon may be built into one: a light auto cannon fires with its own row (1597)', () => {
    const table = turnOver(
      watched({}, (at) =>
        at === 0
          ? { sentries: [{ id: 'gun', name: '', gun: 'autoCannonLight' as const, ai: 'enhanced' as const }] }
          : {},
      ),
    )
    table.by(1, 'fire-sentry', fire, 5, 1, 6)
    expect(table.last('fired')).toMatchObject({ total: 5, reasons: [], hits: 1 })
    expect(table.all('rolled').find(({ purpose }) => purpose === 'damage')).toMatchObject({ plus: 6 })
    expect(sentryRow('beamHeavy', { ...DEFAULT_RULES, beamHeavyDamage: 3 })).toEqual({
      ...{ fireEffect: 0, damage: 3, antiTank: 5 },
    })
  })
  it('an elusive target falls back before one, and out of sight it may fire at another', () => {
    const table = turnOver(watched({ traits: ['elusive'] }))
    table.by(1, 'fire-sentry', fire)
    expect(table.all('fired')).toEqual([])
    table.by(2, 'elude', { unit: FOE, inches: 19, mines: [], into: 'hard', seen: false })
    expect(table.state.phase).toBe('turnEnd')
    // Once a turn: now it is shot at.
    table.by(1, 'fire-sentry', fire, 1, 1, 6)
    expect(table.all('fired')).toHaveLength(1)
  })
  it('beyond its range the shot is lost', () => {
    const table = turnOver(watched({ traits: ['elusive'] }))
    table.by(1, 'fire-sentry', { ...fire, inches: 35 })
    table.by(2, 'elude', { unit: FOE, inches: 39, mines: [], into: 'hard', seen: true })
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
    [
      'a hero',
      { figures: [plainFigure({ id: 'hero', role: 'trooper' })], traits: ['hero'] },
      [{ code: 'hero', add: -2 }],
    ],
    [
      'a sniper who lies still',
      { kind: 'sniper', figures: [plainFigure({ id: 'eye', role: 'sniper' })] },
      [{ code: 'targetSniper', add: -2 }],
    ],
  ] satisfies [string, Partial<UnitDraft>, { code: string; add: number }[]][])(
    'at %s',
    (_whom, over, reasons) => {
      const table = turnOver(watched(over))
      const add = 7 + reasons.reduce((sum, one) => sum + one.add, 0)
      const hits = Math.floor((1 + add) / 5)
      table.by(1, 'fire-sentry', fire, 1, ...[1, 6, 1, 6].slice(0, hits * 2))
      expect(table.last('fired').reasons).toEqual([{ code: 'weapons', add: 7 }, ...reasons])
    },
  )
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

describe('what a record of service says of the wounded (line 1571; FAD-455)', () => {
  const NAMED: Partial<UnitDraft> = {
    figures: [
      plainFigure({ id: 'anna', role: 'trooper', name: 'Anna' }),
      plainFigure({ id: 'men', role: 'trooper', count: 5 }),
    ],
  }
  /** Anna is wounded, and the battle ends for whom is said, with the dice of who is found. */
  const fateOf = (
    won: 'side-1' | 'side-2',
    ...found: number[]
  ): { fate: string; isLost: boolean } | undefined => {
    const table = tableOf({ units: [[NAMED], [{}]], rules: { ...QUIET, recoverWounded: true } })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 4, 1, 3, 4)
    table.by(1, 'fall', { who: `${OWN}#anna` })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(1, 'end-battle', { won }, ...found)
    const { people = [] } = fastAndDirtyPlay.account?.of(table.events).sides[0] ?? {}
    const anna = people.find(({ name }) => name === 'Anna')
    return anna && { fate: anna.fate, isLost: anna.isLost }
  }
  it.each([
    ['lived, where her side holds the table', 'side-1', [4], { fate: 'stabilised', isLost: false }],
    ['died of her wounds there', 'side-1', [3], { fate: 'diedOfWounds', isLost: true }],
    ['was not brought home, where it does not', 'side-2', [], { fate: 'leftWounded', isLost: true }],
  ] as const)('Anna %s', (_what, won, dice, said) => {
    expect(fateOf(won, ...dice)).toEqual(said)
  })
})

describe('what an Engage action is made of (lines 581–585, 1513)', () => {
  const MIND: Partial<UnitDraft> = {
    kind: 'psionic',
    figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
  }
  it('whoever used a power neither rushes nor gives a Command', () => {
    const table = tableOf({ rules: QUIET, units: [[MIND], [{}]] })
    table.acts(OWN)
    table.by(1, 'use-power', { unit: OWN, power: 'demoralize', at: FOE, near: true, seen: true }, 6, 6, 6)
    expect(table.refuses(1, 'move', step({ how: 'rush', inches: 12 })).code).toBe('unit/acted')
    expect(table.refuses(1, 'attempt', { unit: OWN, about: 'a lock', skill: null }).code).toBe('unit/acted')
    table.by(1, 'move', step({ inches: 6 }))
  })
})

describe('works and those who seek no cover (lines 1294, 1739, 1799)', () => {
  it.each([
    ['a plain squad', [], 3],
    ['the relentless', ['relentless'], 0],
    ['who flies', ['flyer'], 0],
  ] satisfies [string, UnitDraft['traits'], number][])('%s: +%#', (_who, traits, armour) => {
    const works = { works: [{ id: 'trench', name: '', work: 'trenches' as const }] }
    const table = tableOf({ rules: QUIET, units: [[{}], [{ traits }]], scenario: scenarioWith(() => works) })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-trench' })
    expect(armourOf(table.state, table.unit(FOE))).toBe(armour)
  })
})

describe('combat drugs (line 1719)', () => {
  const drugged = (): Table => {
    const table = tableOf({
      rules: { ...QUIET, commandResponse: true },
      units: [[{ traits: ['combatDrugs'], resolve: 'reluctant' }], [{}]],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 4, 1, 6, 1, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    expect(table.unit(OWN).marker).toBe('underFire')
    return table
  }
  it('taken as it is activated come before Resolve, markers and orders, and it charges', () => {
    const table = drugged()
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true, reach: true })
    expect(table.all('morale-tested')).toEqual([])
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/berserk')
    // 6, +4 for the charge, +2 for being swift; nothing less for fire.
    expect(table.refuses(1, 'charge', rushAt({ inches: 12.5 })).code).toBe('move/too-far')
    table.by(1, 'charge', rushAt({ inches: 12 }))
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 5, enemy: 5, alien: false }, 3, 3, 4, 3, ...Array<number>(10).fill(1))
    // +1 charging, +2 berserk.
    expect(table.last('assault-decided').totals).toEqual([6, 4])
  })
  it('with no enemy in reach Resolve is checked all the same (1707)', () => {
    const table = drugged()
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true }, 6, 1, 1)
    expect(table.state.activation).toMatchObject({ fallsBack: true, berserk: false })
  })
  it('and each survivor’s 6 hurts, as the activation ends; then they are used up', () => {
    const table = drugged()
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true, reach: true })
    table.by(1, 'end-activation', { unit: OWN, blocked: true }, 6, 5, 5, 5, 5)
    expect(table.up(OWN)).toBe(4)
    expect(table.unit(OWN).used).toEqual(['combatDrugs'])
    table.by(1, 'roll-initiative', {}, 6, 1)
    expect(table.refuses(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true, reach: true }).code).toBe(
      'battle/not-offered',
    )
  })
})

describe('Interfere (lines 2801–2809)', () => {
  const interfering = (stance: 'neutral' | 'offensive') => {
    const mission = { aim: { kind: 'mission', mission: 'interfere' }, stance, traits: ['recon'] } as const
    const granted = { id: 'granted', weapon: 'cannonMedium', quality: 'regular', calls: 1 } as const
    const table = tableOf({
      rules: QUIET,
      units: [[{}, { ...LED, id: 'led' }], [{}]],
      scenario: scenarioWith((at) =>
        at === 0 ? { ...mission, traits: [...mission.traits], artillery: [granted] } : {},
      ),
    })
    table.by(1, 'give-trait', { trait: 'recon', unit: OWN })
    return table
  }
  const call = { unit: OWN, gun: 'side-1.gun-granted', at: FOE, seen: true, protectedBy: null }
  it('the unit with its trait calls the gun, though nobody leads it', () => {
    const table = interfering('neutral')
    table.acts(OWN)
    // Recon has one success for sure.
    table.by(1, 'call-artillery', call, 1, 1)
    expect(table.last('called').outcome).toBe('garbled')
  })
  it.each([
    ['neutral', false],
    ['offensive', true],
  ] as const)('%s: others who lead may call it: %s', (stance, may) => {
    const table = interfering(stance)
    table.acts('side-1.led')
    const led = { ...call, unit: 'side-1.led' }
    if (may) table.by(1, 'call-artillery', led, 1, 1, 1)
    else expect(table.refuses(1, 'call-artillery', led).code).toBe('battle/not-offered')
  })
})

describe('broken troops that stay (line 634)', () => {
  const broken = (rules = {}): Table => {
    const table = tableOf({ rules: { ...QUIET, ...rules }, units: [[{ resolve: 'reluctant' }], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 4, 1, 6, 1, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    // One success: it stays Broken, and falls back.
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 6, 1, 1)
    expect(table.state.activation?.fallsBack).toBe(true)
    return table
  }
  it('are in cover, with no enemy near, or have to go', () => {
    const table = broken()
    expect(table.refuses(1, 'end-activation', { unit: OWN, covered: false }).code).toBe('table/not-so')
    expect(table.refuses(1, 'end-activation', { unit: OWN }).code).toBe('table/not-so')
    table.by(1, 'end-activation', { unit: OWN, covered: true })
  })
  it('who has gone is asked no more', () => {
    const table = broken()
    table.by(1, 'move', step({ inches: 4, heading: 'away' }))
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.state.phase).toBe('initiative')
  })
})

describe('a leader who falls otherwise than by a shot (lines 1173, 1719)', () => {
  it('is missed in Command Response all the same', () => {
    const table = tableOf({
      rules: { ...QUIET, commandResponse: true },
      units: [[{ ...LED, traits: ['combatDrugs'] }], [{}]],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true })
    table.by(1, 'end-activation', { unit: OWN, blocked: true }, 6, 1, 1, 1, 1, 1)
    expect(table.unit(OWN)).toMatchObject({ leaderLost: true })
  })
  it('and a squad that its drugs have killed is gone', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['combatDrugs'] }, { id: 'other' }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: true })
    table.by(1, 'end-activation', { unit: OWN, blocked: true }, 6, 6, 6, 6, 6, 6)
    expect(table.unit(OWN).fate).toBe('destroyed')
  })
})
