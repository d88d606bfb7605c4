import { describe, expect, it } from 'vitest'
import { battle } from '../../../../renderer/systems/fast-and-dirty/texts/battle.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { isWon } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { moraleDice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { strikeAt } from '../../../../shared/systems/fast-and-dirty/battle/resolve/blast.ts'
import type { Side } from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import { checkDraft } from '../../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
  team,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { shownBy } from '../../../../shared/systems/fast-and-dirty/dice.ts'
import type { Trait } from '../../../../shared/systems/fast-and-dirty/words.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  QUIET,
  TANK,
  scenarioWith,
  shot,
  squad,
  step,
  tableOf,
  type Table,
} from './table.ts'

/** Where snipers, traits, properties and missions meet other rules; numbers are lines. */

const SNIPER = { kind: 'sniper' as const, figures: [plainFigure({ id: 'eye', role: 'sniper' })] }
const WATCHED = { ...QUIET, opportunityFire: true }
const wounds = (table: Table, unit: string, n: number, fate: 'wounded' | 'stabilised' = 'wounded'): void => {
  const figures = Array.from({ length: n }, (_none, at) => ({ figure: `${unit}#men.${at + 1}`, fate }))
  table.by(1, 'put-right', { unit, figures, reason: 'So it lies.' })
}
const fields = (table: Table, side: Side, kind: string) =>
  loop.options(table.state, side).flatMap((offer) => (offer.command === kind ? [offer.fields] : []))

describe('snipers (1638–1642)', () => {
  it('look whether the shot is clear before anybody slips away from it (1723)', () => {
    const table = tableOf({ rules: QUIET, units: [[SNIPER], [{ traits: ['elusive'] }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 4)
    expect(table.last('missed').unit).toBe(OWN)
    expect(table.unit(FOE).usedNow).toEqual([])
    const clear = tableOf({ rules: QUIET, units: [[SNIPER], [{ traits: ['elusive'] }]] })
    clear.acts(OWN)
    clear.by(1, 'shoot', shot({ cover: 'hard' }), 5)
    clear.by(2, 'elude', { unit: FOE, inches: 19, into: 'hard', seen: true, mines: [] }, 1)
    expect(clear.last('fired').at).toBe(FOE)
  })
  it('are not concealed while they move (1454)', () => {
    const table = tableOf({ rules: WATCHED, units: [[{}], [SNIPER]] })
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    table.by(1, 'op-fire', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons.map(({ code }) => code)).not.toContain('targetSniper')
  })
})

describe('whom no cover helps (1739, 1799)', () => {
  const works = [{ id: 'ditch', name: '', work: 'trenches' as const }]
  const dug = (traits: readonly Trait[], rules: object = QUIET): Table => {
    const scenario = scenarioWith((at) => (at === 1 ? { works } : {}))
    const table = tableOf({ rules, scenario, units: [[{}], [{ traits: [...traits] }]] })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-ditch' })
    return table
  }
  it.each<[Trait[], number]>([
    [[], 12],
    [['relentless'], 60],
    [['flyer'], 60],
  ])('with %j is shot at in a trench up to %i″ (1306)', (traits, most) => {
    const table = dug(traits)
    table.acts(OWN)
    expect(fields(table, 'side-1', 'shoot')[0]?.inches).toMatchObject({ most })
  })
  it('has no morale die of it either (1308)', () => {
    const auto = (...traits: Trait[]): number => {
      const table = dug(traits)
      return moraleDice(table.state, table.unit(FOE), false, false).auto
    }
    expect([auto(), auto('relentless'), auto('flyer')]).toEqual([1, 0, 0])
  })
  it('and who leaves a trench is shot at as he goes, however far away (1306, 1454)', () => {
    const table = dug([], WATCHED)
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE, inches: 2 }))
    expect(fields(table, 'side-1', 'op-fire')[0]?.inches).toMatchObject({ most: 60 })
  })
})

it('troops that fire slowly have both dice at a mover before they have moved this turn (1823)', () => {
  const table = tableOf({ rules: WATCHED, units: [[{}], [{ traits: ['slowFiring'] }]] })
  table.acts(OWN)
  table.by(1, 'end-activation', { unit: OWN })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'move', step({ unit: FOE }))
  table.by(1, 'hold-fire', { turn: true })
  table.by(2, 'end-activation', { unit: FOE })
  table.by(1, 'roll-initiative', {}, 6, 1)
  table.by(1, 'activate', { ...PLAINLY, unit: OWN })
  table.by(1, 'move', step())
  table.by(2, 'op-fire', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
  expect(table.last('fired')).toMatchObject({ unit: FOE, opFire: true })
})

describe('wounds that close of themselves (1795)', () => {
  const lying = (fate: 'wounded' | 'stabilised', n = 1): Table => {
    const rules = { ...QUIET, recoverWounded: true }
    const units: [object[], object[]] = [[{ traits: ['regenerate'] }], [{}]]
    const table = tableOf({ level: 'assist', rules, units })
    table.acts(OWN)
    wounds(table, OWN, n, fate)
    return table
  }
  it.each(['wounded', 'stabilised'] as const)('those of the %s too', (fate) => {
    const table = lying(fate)
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.up(OWN)).toBe(6)
  })
  it('close after the battle without a die, for who has won it (FAD-455)', () => {
    const table = lying('wounded')
    table.by(1, 'move', step({ inches: 3 }))
    table.by(1, 'abandon', { unit: OWN, stays: 'along' })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'end-battle', { won: 'side-1' })
    expect(table.unit(OWN).figures.map(({ fate }) => fate)).toContain('stabilised')
  })
})

it('a Medevac vehicle helps who rides in it (1914)', () => {
  const ambulance = { ...TANK, type: 'apcs' as const, seats: 8, properties: ['medevac' as const] }
  const rules = { ...QUIET, recoverWounded: true }
  const table = tableOf({ level: 'assist', rules, crafts: [[ambulance], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-1.tank')
  wounds(table, OWN, 2)
  table.by(1, 'tend', { unit: 'side-1.tank', at: OWN, beside: true }, 6, 6)
  expect(table.up(OWN)).toBe(6)
})

it('a squad infiltrates in its vehicle too, where it is not Broken (2797)', () => {
  const scenario = scenarioWith((at) => (at === 0 ? { aim: { kind: 'mission', mission: 'infiltrate' } } : {}))
  const apc = { ...TANK, type: 'apcs' as const, seats: 8 }
  const off = { speed: 'standard', inches: 12, rough: 0, offRoad: 0, water: 0 } as const
  const table = tableOf({ rules: QUIET, scenario, crafts: [[apc], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-1.tank')
  const drives = { unit: 'side-1.tank', ...off, heading: 'free' as const, into: 'none' as const, mines: [] }
  table.by(1, 'drive', { ...drives, leaves: true })
  expect(table.unit(OWN).fate).toBe('left')
  expect(isWon(table.state, 'side-1')).toBe(true)
  const empty = tableOf({ rules: QUIET, scenario, crafts: [[apc], []] })
  empty.acts('side-1.tank')
  expect(empty.refuses(1, 'drive', { ...drives, leaves: true }).code).toBe('battle/not-offered')
})

describe('Damage of whoever fires a blast', () => {
  const mortar = (traits: Trait[]) => ({ ...team('gun', 'mortarHeavy'), traits })
  it.each<[Trait[], number]>([
    [[], 2],
    [['holyWeapon'], 3],
  ])('with %j is %i (1484, 1767)', (traits, damage) => {
    const table = tableOf({ rules: QUIET, units: [[mortar(traits)], [{}]] })
    const seen = { cover: 'none', bunched: false, open: false } as const
    const strike = strikeAt(table.state, table.unit(FOE), 'mortarHeavy', 'side-1.gun', seen)
    expect(strike.damage).toBe(damage)
  })
})

describe('what was to be expected of a shot', () => {
  it('is that of a legend’s dice (1783)', () => {
    const legend = plainUnit({
      ...{ id: 'hero', kind: 'officer', quality: 'elite', traits: ['legend'] },
      figures: [plainFigure({ id: 'leader', role: 'officer' })],
    })
    const table = tableOf({ rules: QUIET, units: [[legend], [{}]] })
    table.acts('side-1.hero')
    table.by(1, 'shoot', shot({ unit: 'side-1.hero', cover: 'hard' }), 1, 6)
    const { hits, expected } = table.last('fired')
    expect(expected).toBe(hits)
  })
  it('knows luck, of a squad with its heavy team too (1328, 1478)', () => {
    const mean = (lucky: boolean): number => {
      const all = shownBy('twoHighest', { lucky })
      return all.reduce((sum, one) => sum + one, 0) / all.length
    }
    expect(mean(true)).toBeGreaterThan(mean(false))
    expect(shownBy('sum', { legend: true })).toEqual([12])
  })
})

it('a sentry gun is marked no longer than the turn (1620)', () => {
  const sentries = [{ id: 'gun', name: '', gun: 'chainGun' as const, ai: 'modern' as const }]
  const scenario = scenarioWith((at) => (at === 1 ? { sentries } : {}))
  const armed = { figures: [plainFigure({ id: 'rpg', role: 'trooper', weapon: 'plasmaRifle' })] }
  const table = tableOf({ rules: QUIET, scenario, units: [[armed], [{}]] })
  table.acts(OWN)
  table.by(1, 'shoot', shot({ at: 'side-2.sentry-gun' }), 1, 1, 1, 6)
  expect(table.state.sentries['side-2.sentry-gun']?.marker).toBe('underFire')
  table.by(1, 'end-activation', { unit: OWN })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'end-activation', { unit: FOE })
  table.by(2, 'hold-sentry', { gun: 'side-2.sentry-gun' })
  expect(table.state.sentries['side-2.sentry-gun']?.marker).toBeNull()
})

it('Close-In Defense is for who is closed in (1892)', () => {
  const properties = ['closeInDefenseSystem' as const]
  const codes = (over: Partial<typeof TANK>): string[] => {
    const vehicles = [{ ...TANK, properties, ...over }]
    return checkDraft({ ...emptyForce('Own', { way: 'free' }), units: [squad()], vehicles }).map(
      ({ code }) => code,
    )
  }
  expect([codes({}), codes({ front: 0 }), codes({ type: 'lightTransports' })]).toEqual([
    [],
    ['force/closed'],
    ['force/closed'],
  ])
})

it('Hold asks for distance alone, and not for ground (2789)', () => {
  expect(battle.now.judge.hold).not.toContain('yours')
})

it('of the fearless nothing is asked that a Morale Test alone would need (1735)', () => {
  const inspired = (traits: Trait[]) => {
    const table = tableOf({
      rules: QUIET,
      units: [[{ traits }], [{ traits: ['terrifying'] }]],
      crafts: [[TANK], []],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    return fields(table, 'side-1', 'activate')[0]?.inspired
  }
  expect(inspired([])).toMatchObject({ measured: true })
  expect(inspired(['fearless'])).toMatchObject({ kind: 'is', value: false })
})
