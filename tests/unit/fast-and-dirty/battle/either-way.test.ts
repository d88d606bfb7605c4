import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { describe, expect, it } from 'vitest'
import { isShotAt, farthest } from '../../../../shared/systems/fast-and-dirty/battle/rules/targets.ts'
import {
  commanderOf,
  isWon,
  needsJudging,
} from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { stormArmour } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { strikeAt } from '../../../../shared/systems/fast-and-dirty/battle/resolve/blast.ts'
import { lostShare } from '../../../../shared/systems/fast-and-dirty/battle/resolve/losses.ts'
import {
  moraleDice,
  responseReasons,
} from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { throwsTwice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/shot.ts'
import { armsOf, damageOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import { weaponsServed } from '../../../../shared/systems/fast-and-dirty/battle/rules/barred.ts'
import { reachOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/strides.ts'
import { bandFor, leadership, weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { personalities } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type { BattleState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { there } from '../../../support/at-table.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  rushAt,
  shot,
  step,
  scenarioWith,
  setDown,
  tableOf,
  QUIET,
  TANK,
  type Given,
  type SideDraft,
  type Table,
} from './table.ts'

/** What each reading of the book and each switch changes, one way and the other; numbers are lines. */

const NAMED: Partial<UnitDraft> = { figures: [plainFigure({ id: 'ida', role: 'leader', name: 'Ida' })] }
const LED: Partial<UnitDraft> = {
  figures: [
    plainFigure({ id: 'leader', role: 'leader', rating: 'veteran' }),
    plainFigure({ id: 'men', role: 'trooper', count: 5 }),
  ],
}
/** A table on which side 1 acts with its squad, by these rules. */
const acting = (rules: Partial<HouseRules>, given: Omit<Given, 'rules'> = {}, unit = OWN): Table => {
  const table = tableOf({ ...given, rules: { ...QUIET, ...rules } })
  table.acts(unit)
  return table
}
const passes = (table: Table, n: 1 | 2, unit: string, ...dice: number[]): void => {
  table.by(n, 'activate', { ...PLAINLY, unit }, ...dice)
  table.by(n, 'end-activation', { unit })
}
const begun = (rules: Partial<HouseRules>, given: Omit<Given, 'rules'> = {}): Table => {
  const table = tableOf({ ...given, rules: { ...QUIET, ...rules } })
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  return table
}
const weighed = (state: BattleState, over: Parameters<typeof shot>[0] = {}) => {
  const { unit, mount, at, joint, lucky, alien, wet, ...aim } = shot(over)
  return weigh(state, { unit, mount, at, joint, lucky, alien, wet, aim })
}

describe('Advanced Rules that are off', () => {
  it('demolitions, tasks, smoke: nothing of them is offered', () => {
    const launcher = plainFigure({ id: 'gl', role: 'trooper', weapon: 'grenadeLauncher' })
    const units: Given['units'] = [
      [{ charges: 1, figures: [plainFigure({ id: 'men', role: 'trooper', count: 5 }), launcher] }],
      [{}],
    ]
    const table = acting({ demolitions: false, taskSystem: false, smokeGrenades: false }, { units })
    expect(table.refuses(1, 'rig', { unit: OWN, target: 'Dam' }).code).toBe('battle/not-offered')
    expect(table.refuses(1, 'attempt', { unit: OWN, about: 'a lock', skill: null }).code).toBe(
      'battle/not-offered',
    )
    expect(table.refuses(1, 'lay-smoke', { unit: OWN, within: true }).code).toBe('battle/not-offered')
  })
  it('hiding and Last Stands', () => {
    const table = begun({ hiddenMovement: false, lastStand: false })
    expect(table.refuses(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }).code).toBe(
      'battle/not-offered',
    )
    expect(table.refuses(1, 'make-stand', { unit: OWN }).code).toBe('battle/not-offered')
  })
  it.each([
    [true, 'pinned'],
    [false, 'underFire'],
  ] as const)(
    'commandDisruption %s: a squad whose leader falls is %s (line 1156)',
    (commandDisruption, marker) => {
      const table = acting({ commandDisruption }, { units: [[{}], [LED]] })
      table.by(1, 'shoot', shot({ cover: 'hard' }), 4, 1, 6, 1)
      table.by(2, 'fall', { who: `${FOE}#leader` })
      expect(table.unit(FOE).marker).toBe(marker)
    },
  )
  it.each([
    [true, 'turnEnd'],
    [false, 'initiative'],
  ] as const)('sentryGuns %s: the turn ends with %s (line 1620)', (sentryGuns, phase) => {
    const sentries = [{ id: 'gun', name: '', gun: 'chainGun' as const, ai: 'modern' as const }]
    const table = begun({ sentryGuns }, { scenario: scenarioWith((at) => (at === 0 ? { sentries } : {})) })
    passes(table, 1, OWN)
    passes(table, 2, FOE)
    expect(table.state.phase).toBe(phase)
  })
  it('vehicleProperties: none of them counts', () => {
    const crafts: Given['crafts'] = [[{ ...TANK, properties: ['improvedWeaponsControl'] }], []]
    const of = (vehicleProperties: boolean): number => {
      const table = tableOf({ rules: { vehicleProperties }, crafts })
      return weaponsServed(table.state, table.craft('side-1.tank'))
    }
    expect([of(true), of(false)]).toEqual([3, 2])
  })
})

describe('Optional Rules', () => {
  it('unknownResolve: rolled as the first of a squad falls (line 555)', () => {
    const table = acting({ unknownResolve: true }, { units: [[{}], [{ resolve: 'steady' }]] })
    expect(table.unit(FOE).resolve).toBeNull()
    table.by(1, 'shoot', shot({ cover: 'hard' }), 4, 1, 6, 1, 6)
    expect(table.unit(FOE).resolve).toBe('determined')
  })
  it('squadLeaders: a veteran adds one to each die of morale (line 557)', () => {
    const plus = (squadLeaders: boolean): number => {
      const table = tableOf({ rules: { squadLeaders }, units: [[LED], [{}]] })
      return moraleDice(table.state, table.unit(OWN), false, false).plus
    }
    expect([plus(true), plus(false)]).toEqual([1, 0])
  })
  it('cardActivation: a card says who acts, whichever side it is of (line 577)', () => {
    const table = tableOf({
      rules: { ...QUIET, cardActivation: true },
      units: [[{}, { id: 'two' }], [{}]],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 2)
    expect(table.state.follow).toEqual({ unit: 'side-1.two', must: true, drawn: true })
    expect(table.refuses(1, 'activate', { ...PLAINLY, unit: OWN }).code).toBe('battle/not-offered')
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
    table.by(1, 'end-activation', { unit: 'side-1.two' }, 1)
    expect(table.state.follow?.unit).toBe(OWN)
  })
  it.each([
    [true, [2, 5, 3, 6], 7, 8],
    [false, [2, 5, 3], 7, 5],
  ] as const)(
    'eliteRushDice %s: %j are a Move of %i and %i more (line 672)',
    (eliteRushDice, dice, move, rush) => {
      const table = begun(
        { variableMovement: true, eliteRushDice },
        { units: [[{ quality: 'elite' }], [{}]] },
      )
      table.by(1, 'activate', { ...PLAINLY, unit: OWN, intent: 'rush' }, ...dice)
      expect(table.last('strode')).toMatchObject({ move, rush })
    },
  )
})

describe('numbers that the book gives twice (R1)', () => {
  it.each([
    ['cannonLight', { cannonLightDamage: 3 }, 2, 3],
    ['mortarLight', { mortarLightDamage: 2 }, 1, 2],
    ['beamHeavy', { beamHeavyDamage: 3 }, 2, 3],
  ] as const)('%s', (weapon, rules, usual, other) => {
    expect(damageOf(weapon, DEFAULT_RULES)).toBe(usual)
    expect(damageOf(weapon, { ...DEFAULT_RULES, ...rules })).toBe(other)
  })
})

describe('missions', () => {
  const aimed = (rules: Partial<HouseRules>, aim: SideDraft['aim']): BattleState => {
    const { state } = tableOf({ rules })
    const scenario = scenarioWith((at) => (at === 0 ? { aim } : {}))
    return { ...state, setup: { ...state.setup, scenario } }
  }
  const won = (rules: Partial<HouseRules>, aim: SideDraft['aim'], held: number): boolean => {
    const state = aimed(rules, aim)
    const { camps } = state
    return isWon({ ...state, camps: { ...camps, 'side-1': { ...camps['side-1'], held } } }, 'side-1')
  }
  it('holdTurns: so many turns in a row (line 430)', () => {
    const aim = { kind: 'holdFeature', turns: null } as const
    expect([2, 3].map((held) => won({}, aim, held))).toEqual([false, true])
    expect([2, 3].map((held) => won({ holdTurns: 2 }, aim, held))).toEqual([true, true])
  })
  it('holdFrom: Hold is looked at from that turn on (line 2789)', () => {
    const aim = { kind: 'mission', mission: 'hold' } as const
    const looked = (rules: Partial<HouseRules>, round: number) => {
      return needsJudging({ ...aimed(rules, aim), round }, 'side-1')
    }
    expect([3, 4].map((round) => looked({}, round))).toEqual([null, 'held'])
    expect(looked({ holdFrom: 1 }, 1)).toBe('held')
  })
  it.each([
    ['half', 1, true],
    ['all', 1, false],
    ['all', 2, true],
  ] as const)('defeat %s: %i of two gone wins: %s (lines 428, 2829)', (defeat, gone, is) => {
    const { state } = tableOf({ rules: { defeat }, units: [[{}], [{}, { id: 'two' }]] })
    const ids = [FOE, 'side-2.two'].slice(0, gone)
    const units = Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [
        id,
        ids.includes(id) ? { ...unit, fate: 'destroyed' as const } : unit,
      ]),
    )
    expect(isWon({ ...state, units }, 'side-1')).toBe(is)
  })
  it.each([
    ['draw', null],
    ['moreUnitsLeft', 'side-1'],
  ] as const)('bothWin %s', (bothWin, winner) => {
    const own = (): Partial<SideDraft> => ({ aim: { kind: 'own', text: 'It' } })
    const table = begun({ bothWin }, { units: [[{}, { id: 'two' }], [{}]], scenario: scenarioWith(own) })
    passes(table, 1, OWN)
    passes(table, 2, FOE)
    passes(table, 1, 'side-1.two')
    table.by(1, 'judge', { met: true, touched: [] })
    table.by(2, 'judge', { met: true, touched: [] })
    expect(table.state.ending?.won).toBe(winner)
  })
  it('reconLosses: who was lost on recon duty is no loss, or is; and he commands nobody (lines 2731, 2821)', () => {
    const scouted = (reconLosses: boolean): BattleState => {
      const { meetingEngagement } = SAMPLE_SCENARIOS
      const sides = meetingEngagement.sides.map((side) => ({
        ...{ ...side, stance: 'offensive' as const, attitude: 'passive' as const },
      }))
      const table = tableOf({
        rules: { ...QUIET, reconLosses },
        units: [[NAMED, { ...LED, id: 'two' }], [{}]],
        scenario: { ...meetingEngagement, contactMarkers: true, sides },
      })
      table.by(1, 'send-scouts', { units: [OWN] })
      table.by(1, 'deployed', {})
      table.by(2, 'deployed', {}, 1, 6, 1, 1, 6)
      expect(table.unit(OWN).fate).toBe('destroyed')
      const { people = [] } = fastAndDirtyPlay.account?.of(table.events).sides[0] ?? {}
      expect(people.find(({ name }) => name === 'Ida')).toMatchObject({ fate: 'neverBack', isLost: true })
      return { ...table.state, round: 2 }
    }
    expect([true, false].map((counts) => lostShare(scouted(counts), 'side-1'))).toEqual([0.5, 0])
    expect(commanderOf(scouted(false), 'side-1')?.unit.id).toBe('side-1.two')
  })
  it.each([
    ['again', [3, 3, 1, 6], 'side-2'],
    ['higherQuality', [3, 3], 'side-1'],
  ] as const)('firstTie %s (line 567)', (firstTie, dice, side) => {
    const table = tableOf({ rules: { ...QUIET, firstTie }, units: [[{ quality: 'elite' }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, ...dice)
    expect(table.last('initiative-won').side).toBe(side)
  })
})

describe('moving', () => {
  it.each([
    ['bothDone', true],
    ['squadOnly', false],
  ] as const)('boarding %s: the carrier has acted: %s (line 678)', (boarding, done) => {
    const table = acting({ boarding }, { crafts: [[{ ...TANK, type: 'apcs', seats: 8 }], []] })
    table.by(1, 'board', { unit: OWN, craft: 'side-1.tank', beside: true })
    expect(table.craft('side-1.tank').done).toBe(done)
  })
  const under = (rules: Partial<HouseRules>, how: 'rush' | 'leap'): number => {
    const { state } = tableOf({ rules, units: [[{ traits: ['jetPacks'] }], [{}]] })
    const unit = { ...there(state.units[OWN], OWN), marker: 'underFire' as const }
    return reachOf(state, unit, how)
  }
  it('underFireRush, jumpUnderFire: two inches less, or none (lines 1108, 1377)', () => {
    expect([under({}, 'rush'), under({ underFireRush: true }, 'rush')]).toEqual([12, 10])
    expect([under({}, 'leap'), under({ jumpUnderFire: 'never' }, 'leap')]).toEqual([10, 12])
  })
  const drives = (
    rules: Partial<HouseRules>,
    method: 'tracked' | 'wheeled',
    rough: number,
    ...dice: number[]
  ) => {
    const table = acting(rules, { crafts: [[{ ...TANK, method }], []] }, 'side-1.tank')
    const way = { unit: 'side-1.tank', inches: 10, rough, offRoad: 0, water: 0, mines: [], leaves: false }
    const said = { ...way, speed: 'cautious', heading: 'free', into: 'none' } as const
    return { table, said, goes: () => table.by(1, 'drive', said, ...dice) }
  }
  it('vehicleBogging, barredGround: wheels try hard ground, or keep out of it (lines 701, 1859)', () => {
    drives({}, 'wheeled', 2, 3, 3).goes()
    const never = drives({ barredGround: 'never' }, 'wheeled', 2)
    expect(never.table.refuses(1, 'drive', never.said).code).toBe('battle/not-offered')
    drives({ vehicleBogging: false }, 'tracked', 2).goes()
  })
  it('boggingAt: six inches begun, or run through (line 1861)', () => {
    drives({}, 'tracked', 7, 3, 1, 3, 1).goes()
    drives({ boggingAt: 'full' }, 'tracked', 7, 3, 1).goes()
    drives({ boggingAt: 'full' }, 'tracked', 5).goes()
  })
  it('minesForAll: the own are as bad, or known (line 1405)', () => {
    const works = (at: number) =>
      at === 0 ? { works: [{ id: 'field', name: '', work: 'minefield' as const }] } : {}
    for (const minesForAll of [true, false]) {
      const table = tableOf({ rules: { ...QUIET, minesForAll }, scenario: scenarioWith(works) })
      table.by(1, 'lay-mines', { work: 'side-1.work-field', heavy: false })
      table.acts(OWN)
      const near = step({ mines: ['side-1.work-field/1'] })
      if (minesForAll) table.by(1, 'move', near, 5)
      else expect(table.refuses(1, 'move', near).code).toBe('battle/not-offered')
    }
  })
})

describe('fire', () => {
  it('atVehicles: riflemen count at a vehicle too, or not (line 902)', () => {
    const rpg = plainFigure({ id: 'rg', role: 'trooper', weapon: 'plasmaRifle' })
    const men = plainFigure({ id: 'men', role: 'trooper', count: 6 })
    const of = (rules: Partial<HouseRules>) => {
      const { state } = tableOf({ rules, units: [[{ figures: [men, rpg] }], [{}]], crafts: [[], [TANK]] })
      return weighed(state, { at: 'side-2.tank' })?.reasons.find(({ code }) => code === 'riflemen')?.add ?? 0
    }
    expect([of({}), of({ atVehicles: 'riflemenToo' })]).toEqual([0, 2])
  })
  it('noRating: what has no Anti-Tank rating is no weapon at armour, or has one of 0 (R19)', () => {
    const of = (noRating: HouseRules['noRating']): boolean => {
      const table = tableOf({ rules: { noRating }, crafts: [[], [TANK]] })
      return isShotAt(table.state, armsOf(table.state, table.unit(OWN)), 'side-2.tank')
    }
    expect([of('noHarm'), of('zero')]).toEqual([false, true])
  })
  it.each([
    ['summed', [7]],
    ['each', [3, 4]],
  ] as const)('scatter %s: two failures are %j inches (R26)', (scatter, inches) => {
    const table = begun({ scatter }, { units: [[{ traits: ['dropTroops'] }], [{}]] })
    table.by(1, 'drop', { unit: OWN, clear: true, flak: [] }, 3, 1, 1, 3, 4, ...inches.map(() => 90))
    expect(table.all('scattered').map((one) => one.inches)).toEqual(inches)
  })
  it('blastPoint: among the nearest, or whatever is seen (line 980)', () => {
    const gun = team('squad', 'cannonLight', {
      figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
    })
    const far = { unit: OWN, mount: null, at: FOE, inches: 20, seen: true, near: false }
    expect(acting({}, { units: [[gun], [{}]] }).refuses(1, 'shell', far).code).toBe('table/not-so')
    acting({ blastPoint: 'anySeen' }, { units: [[gun], [{}]] }).by(1, 'shell', { ...far, near: true }, 1)
  })
  it('returnFire: since the last activation, or this turn (line 1745)', () => {
    const reach = (rules: Partial<HouseRules>, round: number): number => {
      const { state } = tableOf({ rules, units: [[{ traits: ['goon'] }], [{}]] })
      const goon = { ...there(state.units[OWN], OWN), shotBy: [{ unit: FOE, round: 1 }] }
      return farthest({ ...state, round }, goon, armsOf(state, goon), FOE)
    }
    expect([
      reach({}, 2),
      reach({ returnFire: 'thisTurn' }, 1),
      reach({ returnFire: 'thisTurn' }, 2),
    ]).toEqual([60, 60, 20])
  })
  it('personalityLost: with the figure, or never (line 824)', () => {
    const sharp = plainFigure({ id: 'sharp', role: 'trooper', personalities: ['sharpshooter'] })
    const of = (rules: Partial<HouseRules>) => {
      const { state } = tableOf({ rules, units: [[{ figures: [sharp] }], [{}]] })
      const unit = there(state.units[OWN], OWN)
      const figures = unit.figures.map((one) => ({ ...one, fate: 'wounded' as const }))
      return personalities(
        { ...state, units: { ...state.units, [OWN]: { ...unit, figures } } },
        { ...unit, figures },
      )
    }
    expect([of({}), of({ personalityLost: 'never' })]).toEqual([[], ['sharpshooter']])
  })
})

describe('vehicles', () => {
  const craft = (rules: Partial<HouseRules>, over: Partial<typeof TANK>) => {
    const table = tableOf({ rules, crafts: [[{ ...TANK, ...over }], []] })
    return { state: table.state, tank: table.craft('side-1.tank') }
  }
  it('weaponsControl: one of the crew fires two, or everyone does (line 1910)', () => {
    const of = (weaponsControl: HouseRules['weaponsControl']): number => {
      const { state, tank } = craft({ weaponsControl }, { properties: ['improvedWeaponsControl'] })
      return weaponsServed(state, tank)
    }
    expect([of('oneCrew'), of('everyCrew')]).toEqual([3, 4])
  })
  it('reactiveAgainst: rifle grenades are rockets, or not (line 1918)', () => {
    const of = (reactiveAgainst: HouseRules['reactiveAgainst']): boolean[] => {
      const { state, tank } = craft({ reactiveAgainst }, { properties: ['reactiveArmour'] })
      return (['rpg', 'missileLauncher', 'rifleGrenades', 'heavyMg'] as const).map((one) =>
        throwsTwice(state, tank, one),
      )
    }
    expect(of('missilesAndGrenades')).toEqual([true, true, true, false])
    expect(of('missiles')).toEqual([true, true, false, false])
  })
  it('vehicleStealth: the next band by name, or close at least (R35)', () => {
    const band = (vehicleStealth: HouseRules['vehicleStealth'], inches: number) => {
      const table = tableOf({
        rules: { vehicleStealth },
        crafts: [[], [{ ...TANK, properties: ['stealth'] }]],
      })
      const unit = table.unit(OWN)
      return bandFor(table.state, unit, armsOf(table.state, unit), 'side-2.tank', inches)
    }
    expect([band('nextBand', 4), band('nextBand', 20), band('nextBand', 41)]).toEqual([
      'close',
      'medium',
      'out',
    ])
    expect([band('closeAtLeast', 4), band('closeAtLeast', 20)]).toEqual(['medium', 'medium'])
  })
  it('sentryArmour, closeInDamage', () => {
    const sentries = [{ id: 'gun', name: '', gun: 'chainGun' as const, ai: 'modern' as const }]
    const of = (rules: Partial<HouseRules>): number[] => {
      const { state } = tableOf({ rules, scenario: scenarioWith((at) => (at === 1 ? { sentries } : {})) })
      const foe = there(state.units[FOE], FOE)
      const { damage } = strikeAt(state, foe, null, null, { cover: 'none', bunched: false, open: false })
      return [stormArmour(state, 'side-2.sentry-gun'), damage]
    }
    expect(of({})).toEqual([5, 0])
    expect(of({ sentryArmour: 7, closeInDamage: 2 })).toEqual([7, 2])
  })
  const stormed = (rules: Partial<HouseRules>, over: Partial<typeof TANK>, die: number, own = 1): Table => {
    const table = acting(rules, { crafts: [[], [{ ...TANK, ...over }]] })
    const nerve = over.type === 'lightTransports' || over.front === 0 ? [] : [6]
    table.by(1, 'charge', rushAt({ at: 'side-2.tank' }), ...nerve)
    table.by(1, 'storm', { own }, ...Array<number>(own).fill(6), 1, die)
    return table
  }
  it('driverless: a transport whose driver is dead stays, or is lost (line 1089)', () => {
    const cart = {
      type: 'lightTransports' as const,
      front: 0,
      method: 'wheeled' as const,
      weapons: [],
      crew: 1,
    }
    expect(stormed({}, cart, 1).craft('side-2.tank').fate).toBe('onTable')
    expect(stormed({ driverless: 'lost' }, cart, 1).craft('side-2.tank').fate).toBe('destroyed')
  })
  it('smallVehicles, wreckMarks: whom a wreck marks, and how (lines 968, 1022)', () => {
    const bare = { type: 'apcs' as const, front: 0 }
    const large = stormed({}, bare, 6)
    large.by(1, 'settle-wreck', { near: [OWN] })
    expect(large.unit(OWN).marker).toBe('pinned')
    const small = stormed({ smallVehicles: 'unarmoured' }, bare, 6)
    small.by(1, 'settle-wreck', { near: [OWN] })
    expect(small.unit(OWN).marker).toBe('underFire')
    const others = stormed({ wreckMarks: 'othersOnly' }, {}, 6)
    expect(others.refuses(1, 'settle-wreck', { near: [OWN] }).code).toBe('battle/not-offered')
  })
  it.each([
    [true, 'settling'],
    [false, 'refused'],
  ] as const)('passengersCharge %s (line 1095)', (passengersCharge, what) => {
    const table = setDown({ passengersCharge })
    if (what === 'refused') expect(table.refuses(1, 'charge', rushAt({ inches: 1 })).code).toBe('unit/acted')
    else table.by(1, 'charge', rushAt({ inches: 1 }))
  })
  it('cavalryRides: an officer of cavalry helps the vehicle that he rides in, or not (line 1440)', () => {
    const boss: Partial<UnitDraft> = {
      ...{ id: 'boss', kind: 'officer' },
      figures: [{ ...plainFigure({ id: 'boss', role: 'officer', rating: 'heroic' }), branch: 'cavalry' }],
    }
    const of = (cavalryRides: boolean): number => {
      const crafts: Given['crafts'] = [[{ ...TANK, seats: 2 }], []]
      const table = tableOf({ rules: { cavalryRides }, units: [[boss], [{}]], crafts })
      table.by(1, 'embark', { unit: 'side-1.boss', craft: 'side-1.tank' })
      return leadership(table.state, table.craft('side-1.tank'))
    }
    expect([of(true), of(false)]).toEqual([3, 0])
  })
})

describe('command, assault, spirits', () => {
  it('powerInOverrun: the overrun is negated by nobody, or by power armour (line 1049)', () => {
    const fought = (powerInOverrun: boolean, ...more: number[]): Table => {
      const table = acting({ powerInOverrun }, { units: [[{ armour: 'heavyPower' }], [{}]] })
      table.by(1, 'charge', rushAt())
      table.by(2, 'hold-fire', { turn: false })
      table.by(1, 'fight', { own: 2, enemy: 1, alien: false }, 4, 1, 1, 1, 6, ...more)
      return table
    }
    expect(fought(false).up(OWN)).toBe(5)
    expect(fought(true, 5).up(OWN)).toBe(6)
  })
  it('lastTurn: hurt since it last acted, or since the turn before began (line 1171)', () => {
    const add = (lastTurn: HouseRules['lastTurn'], hurt: boolean, hurtIn: number) => {
      const { state } = tableOf({ rules: { lastTurn } })
      const unit = { ...there(state.units[OWN], OWN), hurt, hurtIn }
      return responseReasons({ ...state, round: 3 }, unit).map(({ code }) => code)
    }
    expect(add('sinceActivation', true, 3)).toEqual(['casualties'])
    expect(add('turnBefore', true, 3)).toEqual(['casualties'])
    expect(add('turnBefore', false, 2)).toEqual(['casualties'])
    expect(add('turnBefore', true, 1)).toEqual([])
  })
  it('failedResponse: bars charges and orders too, or movement alone (line 1185)', () => {
    const failed = (failedResponse: HouseRules['failedResponse']): Table => {
      const table = begun({ commandResponse: true, failedResponse })
      table.by(1, 'activate', { ...PLAINLY, unit: OWN, close: true }, 1)
      return table
    }
    expect(failed('assaultAndCommand').refuses(1, 'charge', rushAt()).code).toBe('unit/no-response')
    failed('movementOnly').by(1, 'charge', rushAt())
  })
  it('taskAction: one figure is taken up by a task, or all are (line 1656)', () => {
    const busy = (taskAction: HouseRules['taskAction']) => {
      const table = acting({ taskAction })
      table.by(1, 'attempt', { unit: OWN, about: 'a lock', skill: null }, 6, 6, 6)
      return table.state.activation?.busy
    }
    expect([busy('command'), busy('activation')]).toEqual([1, 6])
  })
  it('lastStandAt: in its own activation, or at any time (line 1391)', () => {
    expect(begun({}).refuses(2, 'make-stand', { unit: FOE }).code).toBe('battle/not-offered')
    begun({ lastStandAt: 'anyTime' }).by(2, 'make-stand', { unit: FOE })
  })
  it('hiddenActs: markers only move, or orders are given from them (line 1343)', () => {
    const hidden = (hiddenActs: HouseRules['hiddenActs']): Table => {
      const table = begun({ hiddenActs }, { units: [[{ traits: ['stealth'] }], [{}]] })
      table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
      return table
    }
    const task = { unit: OWN, about: 'a lock', skill: null }
    expect(hidden('onlyMove').refuses(1, 'attempt', task).code).toBe('unit/hidden')
    hidden('mayCommand').by(1, 'attempt', task, 6, 6, 6)
  })
  it('shakyFirst: who is brave beside a tank, and shaky (R36)', () => {
    const of = (shakyFirst: HouseRules['shakyFirst']): boolean => {
      const table = tableOf({ rules: { shakyFirst } })
      return moraleDice(table.state, table.unit(OWN), false, false).sureFirst
    }
    expect([of('shaky'), of('brave')]).toEqual([false, true])
  })
})

describe('hits on figures of several armours (lines 824–832, 1156, 1324)', () => {
  const gun: Partial<UnitDraft> = team('gun', 'heavyMg', {
    ...{ partner: 'squad', armour: 'heavyPower' },
    figures: [plainFigure({ id: 'crew', role: 'crew' })],
  })
  const few = (over: Partial<UnitDraft> = {}): NonNullable<Given['units']> => [
    [{}],
    [{ figures: [plainFigure({ id: 'man', role: 'trooper' })], ...over }, gun],
  ]
  it('once all have been hit the count begins anew, and who is wounded dies', () => {
    const table = acting({ recoverWounded: true, abandoning: 'onceEach' }, { units: few() })
    // 6, +1, +2: nine points behind nothing are three hits on two figures.
    table.by(1, 'shoot', shot(), 6, 1)
    table.by(2, 'fall', { who: `${FOE}#man` }, 3, 4, 1, 6, 3, 4)
    expect(table.unit(FOE).figures[0]?.fate).toBe('killed')
    expect(table.up('side-2.gun')).toBe(1)
  })
  it('or hits beyond the last are lost', () => {
    const table = acting({ recoverWounded: true, moreHits: 'lost' }, { units: few() })
    table.by(1, 'shoot', shot(), 6, 1)
    table.by(2, 'fall', { who: `${FOE}#man` }, 3, 4, 1, 6)
    expect(table.unit(FOE).figures[0]?.fate).toBe('wounded')
  })
  it('who is hit is not hit again before the others', () => {
    const table = acting({}, { units: [[{}], [{}, gun]] })
    table.by(1, 'shoot', shot(), 3, 1)
    table.by(2, 'fall', { who: 'side-2.gun#crew' }, 1, 6, 6, 1)
    expect([table.up(FOE), table.up('side-2.gun')]).toEqual([5, 1])
  })
  it.each([
    ['the leader', 1, 'leader'],
    ['one of the men', 3, 'men'],
  ] as const)('leaderFalls by chance: a die of seven names %s', (_whom, die, who) => {
    const table = acting({ leaderFalls: 'chance' }, { units: [[{}], [LED, gun]] })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1)
    expect(table.refuses(2, 'fall', { who: `${FOE}#leader` }).code).toBe('battle/not-offered')
    table.by(2, 'fall', { who: `${FOE}#men` }, die, 6, 1)
    const fallen = table.unit(FOE).figures.find(({ fate }) => fate === 'killed')
    expect(fallen?.of).toBe(who)
  })
  it('a sniper names whom he hits, and chance has no say in it', () => {
    const eye: Partial<UnitDraft> = { kind: 'sniper', figures: [plainFigure({ id: 'eye', role: 'sniper' })] }
    const table = acting({ leaderFalls: 'chance' }, { units: [[eye], [LED, gun]] })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 5, 6)
    table.by(1, 'fall', { who: `${FOE}#leader` }, 6, 1)
    expect(table.last('leader-lost').unit).toBe(FOE)
  })
  it('a Save undoes hits before anybody says whose they were (line 1803)', () => {
    const table = acting({}, { units: [[{}], [{ traits: ['save'] }, gun]] })
    table.by(1, 'shoot', shot(), 3, 1, 5, 5)
    expect(table.state).toMatchObject({ phase: 'acting', steps: [] })
  })
})
