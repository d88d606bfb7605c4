import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { plainFigure } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, squad, step, tableOf } from './table.ts'

/** Rules that a first reading had left open, each by its lines. */

const QUIET = { opportunityFire: false, commandResponse: false } as const

describe('Exceptional Troops', () => {
  it.each([
    ['die' as const, null, [3, 6, 4, 1], ['swift', 'bugHunter']],
    ['choice' as const, 'right' as const, [6, 3], ['tough', 'grizzled']],
  ])('list by %s (lines 1265–1272)', (exceptionalList, list, dice, traits) => {
    const table = tableOf({ rules: { exceptionalList } })
    table.by(1, 'roll-exceptional', { rolls: 2, list }, ...dice)
    expect(table.state.camps['side-1'].exceptional).toEqual(traits)
    expect(table.refuses(1, 'roll-exceptional', { rolls: 1, list }).code).toBe('battle/not-offered')
    for (const { trait } of [...traits].map((one) => ({ trait: one as 'swift' })))
      table.by(1, 'give-trait', { trait, unit: OWN })
    expect(table.unit(OWN).traits).toEqual(traits)
    expect(table.state.camps['side-1'].exceptional).toEqual([])
  })
  it('are not rolled where they are not played', () => {
    const table = tableOf({ rules: { exceptionalTroops: false } })
    expect(table.refuses(1, 'roll-exceptional', { rolls: 1, list: null }).code).toBe('battle/not-offered')
  })
})

const CART: ForceDraft['vehicles'][number] = {
  ...{ id: 'cart', name: '', notes: '', picture: null, platoon: 1, type: 'lightTransports', front: 0 },
  ...{ method: 'wheeled', weapons: [], crew: 1, seats: 8, quality: 'regular', resolve: 'steady' },
  properties: ['amphibious'],
}
const DRIVE = {
  ...{ unit: 'side-1.cart', speed: 'cautious' as const, inches: 6, rough: 0, offRoad: 0, water: 0 },
  ...{ heading: 'free' as const, into: 'none' as const, mines: [], leaves: false },
}

describe('ground', () => {
  const driven = () => {
    const table = tableOf({ rules: QUIET, crafts: [[CART], []] })
    table.acts('side-1.cart')
    return table
  }
  it('wheels: an inch off the road counts twice (line 701)', () => {
    expect(driven().refuses(1, 'drive', { ...DRIVE, inches: 18, offRoad: 1 })).toMatchObject({
      code: 'move/too-far',
      values: { page: 701 },
    })
    driven().by(1, 'drive', { ...DRIVE, inches: 4, offRoad: 4 })
  })
  it('what swims goes half as far through water, and not at Standard speed (line 1888)', () => {
    expect(driven().refuses(1, 'drive', { ...DRIVE, inches: 18, water: 1 })).toMatchObject({
      values: { page: 1888 },
    })
    expect(driven().refuses(1, 'drive', { ...DRIVE, speed: 'standard', water: 1 }).code).toBe(
      'battle/not-offered',
    )
  })
})

describe('wounded', () => {
  const hurt = (traits: UnitDraft['traits'] = []) => {
    const table = tableOf({ rules: QUIET, units: [[{ traits }], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 4, 1, 3, 4)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.unit(OWN).figures.filter(({ fate }) => fate === 'wounded')).toHaveLength(1)
    return table
  }
  it('are carried at half the rate, and who carries does not shoot (line 1581)', () => {
    expect(hurt().refuses(1, 'move', step({ inches: 3, carries: 1 })).code).toBe('move/too-far')
    const table = hurt()
    // Under Fire a Move is 4 inches.
    table.by(1, 'move', step({ inches: 2, carries: 1 }))
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons.find(({ code }) => code === 'riflemen')?.add).toBe(1)
    expect(table.refuses(1, 'abandon', { unit: OWN, stays: 'alone' }).code).toBe('battle/not-now')
  })
  it('regenerate where the unit stays, and not where it goes (line 1795)', () => {
    const stays = hurt(['regenerate'])
    stays.by(1, 'end-activation', { unit: OWN })
    expect(stays.up(OWN)).toBe(6)
    const goes = hurt(['regenerate'])
    goes.by(1, 'move', step({ inches: 1 }))
    goes.by(1, 'abandon', { unit: OWN, stays: 'along' })
    goes.by(1, 'end-activation', { unit: OWN })
    expect(goes.up(OWN)).toBe(5)
  })
})

describe('falling back', () => {
  const beaten = (fallBack: HouseRules['fallBack']) => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: false, fallBack } })
    table.acts(OWN)
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 5, 1, 4, 1, ...Array<number>(12).fill(1))
    return table
  }
  it('straight away: over the edge it is lost (line 1047)', () => {
    const table = beaten('straightAway')
    table.by(2, 'fall-back', { unit: FOE, mines: [], into: 'none', leaves: true })
    expect(table.unit(FOE).fate).toBe('routed')
  })
  it('as its owner likes: it need not leave', () => {
    const table = beaten('asOwnerLikes')
    expect(table.refuses(2, 'fall-back', { unit: FOE, mines: [], into: 'none', leaves: true }).code).toBe(
      'battle/not-offered',
    )
    table.by(2, 'fall-back', { unit: FOE, mines: [], into: 'hard', leaves: false })
    expect(table.unit(FOE)).toMatchObject({ fate: 'onTable', cover: 'hard' })
  })
})

describe('drops', () => {
  it('the guns fire first, and the owner picks the dead (lines 1251–1259)', () => {
    const zone = SAMPLE_SCENARIOS.dropZone
    const sides = zone.sides.map((side) => ({
      ...side,
      antiAir: side.zone.where === 'air' ? [] : (['light'] as const).slice(),
    }))
    const air = zone.sides.findIndex((side) => side.zone.where === 'air')
    const men = {
      figures: [
        plainFigure({ id: 'leader', role: 'leader' }),
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
      ],
    }
    const [n, other] = air === 0 ? ([1, 2] as const) : ([2, 1] as const)
    const unit = `side-${n}.squad`
    const table = tableOf({ rules: QUIET, units: [[men], [men]], scenario: { ...zone, sides } })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, ...(n === 1 ? [6, 1] : [1, 6]))
    table.by(n, 'drop', { unit, clear: true, flak: [`side-${other}.flak-1`] }, 5, 1)
    table.by(n, 'fall', { who: `${unit}#men` }, 3, 3, 3)
    expect(table.unit(unit)).toMatchObject({ fate: 'onTable', marker: 'underFire', done: true })
    expect(table.up(unit)).toBe(5)
  })
})

describe('recon', () => {
  const meeting = { ...SAMPLE_SCENARIOS.meetingEngagement, contactMarkers: true }
  const scout = (id: string, over: Partial<UnitDraft> = {}): UnitDraft => squad({ id, platoon: 1, ...over })
  const table = () =>
    tableOf({
      rules: QUIET,
      scenario: meeting,
      units: [[scout('one'), scout('two'), scout('made', { traits: ['recon'] })], [{}]],
    })
  it('of a platoon one squad, whichever it is, beside those made for it (line 2675)', () => {
    expect(table().refuses(1, 'send-scouts', { units: ['side-1.one', 'side-1.two'] })).toMatchObject({
      code: 'recon/too-many',
      values: { page: 2675 },
    })
    const sent = table()
    sent.by(1, 'send-scouts', { units: ['side-1.two', 'side-1.made'] })
    expect(sent.state.camps['side-1'].scouts).toEqual(['side-1.two', 'side-1.made'])
  })
  it('its points are the side’s secret (line 2663)', () => {
    const set = table()
    set.by(1, 'deployed', {})
    set.by(2, 'deployed', {}, 6, 1)
    const of = (watcher: 'side-1' | 'side-2') => fastAndDirtyPlay.view(set.state, watcher).camps['side-1']
    expect(of('side-1').reconPoints).toBeGreaterThan(0)
    expect(of('side-2').reconPoints).toBeNull()
  })
  describe('who is under the markers is its side’s secret until all is turned over (lines 2675, 2721, 2731)', () => {
    /** One of three is sent, and is late. */
    const covered = () => {
      const set = table()
      const told = set.by(1, 'send-scouts', { units: ['side-1.two'] })
      set.by(1, 'deployed', {})
      told.push(...set.by(2, 'deployed', {}, 3, 6, 1))
      return { set, told }
    }
    const unitsOf = (state: BattleState, watcher: 'side-1' | 'side-2' | 'public') =>
      fastAndDirtyPlay
        .view(state, watcher)
        .units.filter(({ side }) => side === 'side-1')
        .map(({ id, fate }) => `${id} ${fate}`)
    it('in what the others see', () => {
      const { set } = covered()
      expect(unitsOf(set.state, 'side-1')).toEqual([
        'side-1.one hidden',
        'side-1.two waiting',
        'side-1.made hidden',
      ])
      expect(unitsOf(set.state, 'side-2')).toEqual([])
      expect(unitsOf(set.state, 'public')).toEqual([])
      expect(fastAndDirtyPlay.view(set.state, 'side-2').camps['side-1'].scouts).toEqual([])
    })
    it('in the log, and not for ever', () => {
      const { set, told } = covered()
      const heard = (phase: 'marking' | 'initiative', watcher: 'side-1' | 'side-2' | 'public') =>
        JSON.stringify(told.map((event) => fastAndDirtyPlay.tell(event, { phase }, watcher)))
      for (const watcher of ['side-2', 'public'] as const)
        expect(heard('marking', watcher)).not.toMatch(/side-1\.(one|two|made)/u)
      expect(heard('marking', 'side-1')).toContain('side-1.two')
      expect(heard('initiative', 'side-2')).toContain('side-1.two')
      expect(set.state.phase).toBe('marking')
    })
    it('markers that come near each other are shown, and nobody’s turn passes by it (line 2741)', () => {
      const { set } = covered()
      while (set.state.phase === 'marking') set.by(set.state.active === 'side-1' ? 1 : 2, 'lay-markers', {})
      const { active } = set.state
      const n = active === 'side-1' ? 1 : 2
      const marker = (side: string) =>
        Object.values(set.state.markers).find((one) => one.side === side && one.real)?.id ?? ''
      const [own, enemy] = [marker(`side-${n}`), marker(`side-${3 - n}`)]
      set.by(n, 'contacts-meet', { own, enemy })
      const shows = (side: 1 | 2, which: string) =>
        set.by(side, 'show-contact', { marker: which, unit: side === 1 ? 'side-1.one' : FOE })
      // Both are asked, the other side first.
      shows(n === 1 ? 2 : 1, enemy)
      shows(n, own)
      expect(set.state.active).toBe(active)
      expect(set.unit(FOE).fate).toBe('onTable')
    })
    it('once all is turned over no marker lies there covered (line 2745)', () => {
      const { set } = covered()
      while (set.state.phase === 'marking') set.by(set.state.active === 'side-1' ? 1 : 2, 'lay-markers', {})
      while (set.state.phase === 'recon') set.by(set.state.active === 'side-1' ? 1 : 2, 'end-recon', {})
      expect(set.state).toMatchObject({ phase: 'initiative', round: 1 })
      expect([...new Set(Object.values(set.state.markers).map(({ fate }) => fate))]).toEqual(['turned'])
    })
    it('in what may be done, openly and by the other side', () => {
      const { set } = covered()
      const said = (): string =>
        JSON.stringify([
          fastAndDirtyPlay.openly(set.state).options,
          fastAndDirtyPlay.options(set.state, 'side-2'),
        ])
      while (set.state.phase === 'marking') {
        expect(said()).not.toMatch(/side-1\.(one|two|made)/u)
        set.by(set.state.active === 'side-1' ? 1 : 2, 'lay-markers', {})
      }
      expect(set.state.phase).toBe('recon')
      expect(said()).not.toMatch(/side-1\.(one|two|made)/u)
    })
  })
})

describe('heroes', () => {
  it('shoot by themselves with a squad, and name the figure close by (line 1757)', () => {
    const hero: Partial<UnitDraft> = {
      ...{ id: 'hero', kind: 'officer', traits: ['hero'] },
      figures: [plainFigure({ id: 'hero', role: 'officer' })],
    }
    const men = {
      figures: [
        plainFigure({ id: 'leader', role: 'leader' }),
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
      ],
    }
    const table = tableOf({ rules: { ...QUIET, recoverWounded: false }, units: [[{}, hero], [men]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'join', { unit: 'side-1.hero', to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ unit: 'side-1.hero', cover: 'hard' }), 5, 6, 1)
    table.by(1, 'fall', { who: `${FOE}#leader` })
    expect(table.last('leader-lost').unit).toBe(FOE)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
  })
})

describe('before anybody acts', () => {
  const ready = (traits: UnitDraft['traits']) => {
    const table = tableOf({ rules: QUIET, units: [[{ traits }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    return table
  }
  it('who infiltrates has one free Rush (line 1779)', () => {
    const said = { unit: OWN, inches: 12, rough: 0, mines: [], into: 'hard' as const }
    const table = ready(['infiltration'])
    expect(table.refuses(1, 'infiltrate', { ...said, rough: 1 }).code).toBe('move/too-far')
    table.by(1, 'infiltrate', said)
    expect(table.unit(OWN)).toMatchObject({ cover: 'hard', done: false })
    expect(table.refuses(1, 'infiltrate', said).code).toBe('battle/not-offered')
    expect(ready([]).refuses(1, 'infiltrate', said).code).toBe('battle/not-offered')
  })
  it('whom nobody sees begins in hiding once the contact markers are turned over (line 2745)', () => {
    const scenario = { ...SAMPLE_SCENARIOS.meetingEngagement, contactMarkers: true }
    const table = tableOf({ rules: QUIET, scenario, units: [[{}], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {}, 6, 1, 6, 1)
    for (const [phase, kind] of [
      ['marking', 'lay-markers'],
      ['recon', 'end-recon'],
    ] as const)
      while (table.state.phase === phase) table.by(table.state.active === 'side-1' ? 1 : 2, kind, {})
    expect(table.refuses(1, 'begin-hidden', { unit: OWN, unseen: false }).code).toBe('table/not-so')
    table.by(1, 'begin-hidden', { unit: OWN, unseen: true })
    expect(table.unit(OWN)).toMatchObject({ fate: 'hidden', hidden: 3 })
    expect(table.refuses(1, 'begin-hidden', { unit: OWN, unseen: true }).code).toBe('battle/not-offered')
  })
  it('nobody begins in hiding without contact markers (line 2745)', () => {
    expect(ready([]).refuses(1, 'begin-hidden', { unit: OWN, unseen: true }).code).toBe('battle/not-offered')
  })
})
