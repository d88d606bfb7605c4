import { describe, expect, it } from 'vitest'
import { hardTargets } from '../../../../shared/systems/fast-and-dirty/battle/actions/aims.ts'
import { opFirers } from '../../../../shared/systems/fast-and-dirty/battle/course/steps.ts'
import { assaultReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { responseReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { reachOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/strides.ts'
import { weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { armourOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import { NO_EXTRAS, withExtras } from '../../../../shared/systems/fast-and-dirty/documents/extras.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { emptyForce, plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { stormOdds } from '../../../../shared/systems/fast-and-dirty/chances/wreck.ts'
import {
  FOE,
  OWN,
  PLAINLY,
  QUIET,
  rushAt,
  scenarioWith,
  shot,
  squad,
  step,
  TANK,
  tableOf,
  type Table,
} from './table.ts'

/** What a second reading with the book in hand has found in battles. */

const crew = [plainFigure({ id: 'crew', role: 'crew', count: 2 })]
/** A machine gun, by itself or with the squad. */
const GUN = team('gun', 'heavyMg', { figures: crew })
const WITH_SQUAD = { ...GUN, partner: 'squad' }
const RAIL = team('squad', 'railGunHeavy', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
const lone = (id: string): Partial<UnitDraft> => ({
  id,
  figures: [plainFigure({ id: 'man', role: 'trooper' })],
})
const officer = (
  over: Partial<UnitDraft> = {},
  branch: 'infantry' | 'gunnery' = 'infantry',
): Partial<UnitDraft> => ({
  ...{ id: 'boss', kind: 'officer', ...over },
  figures: [plainFigure({ id: 'boss', role: 'officer', rating: 'heroic', branch })],
})
const TRENCH = scenarioWith(() => ({ works: [{ id: 'trench', name: '', work: 'trenches' as const }] }))

function begin(table: Table): void {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
}
const letPass = (table: Table, unit: string): void => {
  table.by(unit.startsWith('side-1') ? 1 : 2, 'activate', { ...PLAINLY, unit })
  table.by(unit.startsWith('side-1') ? 1 : 2, 'end-activation', { unit })
}
/** A crewman of the gun that goes with side 1’s squad falls; the squad is Under Fire. */
function crewmanFalls(table: Table): void {
  table.acts(FOE)
  table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
  table.by(1, 'fall', { who: 'side-1.gun#crew' })
  table.by(2, 'end-activation', { unit: FOE })
}

describe('vehicles', () => {
  const CART = {
    ...{ ...TANK, type: 'lightTransports' as const, method: 'wheeled' as const },
    ...{ front: 0, crew: 2, seats: 4 },
  }
  it('crashes a light transport that has moved with the first of its crew (lines 956, 1089)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [RAIL]], crafts: [[CART], []] })
    const unit = 'side-1.tank'
    begin(table)
    table.by(1, 'activate', { ...PLAINLY, unit })
    const still = { rough: 0, offRoad: 0, water: 0, heading: 'free' as const, into: 'none' as const }
    table.by(1, 'drive', { unit, speed: 'cautious', inches: 10, ...still, mines: [], leaves: false })
    table.by(1, 'end-activation', { unit })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'shoot', shot({ unit: FOE, at: unit, cover: 'hard' }), 5, 1, 1, 1, 1)
    expect(table.craft(unit).fate).toBe('destroyed')
  })

  it('leaves a light transport that stands with one of its crew (line 956)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [RAIL]], crafts: [[CART], []] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.tank', cover: 'hard' }), 5, 1, 1, 1, 1)
    expect(table.craft('side-1.tank')).toMatchObject({ fate: 'onTable', crew: 1 })
  })

  it('keeps on a vehicle that is boarded what lies on it (lines 676, 1115)', () => {
    const apc = { ...TANK, type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
    const table = tableOf({ rules: QUIET, units: [[{}, lone('a')], [RAIL]], crafts: [[apc], []] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.tank', cover: 'hard' }), 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'board', { unit: OWN, craft: 'side-1.tank', beside: true })
    expect(table.craft('side-1.tank')).toMatchObject({ marker: 'underFire', done: true })
  })

  it('sets down whom a crew that loses heart has with it (line 650)', () => {
    const apc = {
      ...TANK,
      type: 'apcs' as const,
      weapons: [],
      crew: 1,
      seats: 8,
      resolve: 'reluctant' as const,
    }
    const table = tableOf({
      ...{ rules: { ...QUIET, losingHeart: true }, crafts: [[apc], []] },
      units: [
        [{}, lone('a'), lone('b')],
        [{}, { id: 'two' }],
      ],
    })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.a', cover: 'hard' }), 3, 1, 6, 1)
    table.by(2, 'end-activation', { unit: FOE })
    letPass(table, 'side-1.b')
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'shoot', shot({ unit: 'side-2.two', at: 'side-1.b', cover: 'hard' }), 3, 1, 6, 1)
    expect(table.craft('side-1.tank').fate).toBe('routed')
    expect(table.unit(OWN)).toMatchObject({ fate: 'onTable', aboard: null })
  })

  it('lets a Broken crew that drives away fire no Close-In Defense (line 636)', () => {
    const tank = { ...TANK, resolve: 'reluctant' as const, properties: ['closeInDefenseSystem' as const] }
    const table = tableOf({ rules: QUIET, units: [[{}], [RAIL]], crafts: [[tank], []] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.tank', cover: 'hard' }), 5, 3, 3, 5)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' }, 6, 1, 1)
    expect(table.state.activation?.fallsBack).toBe(true)
    expect(table.refuses(1, 'close-in', { unit: 'side-1.tank' }).code).toBe('battle/not-offered')
  })
})

describe('whoever goes with a squad', () => {
  it('comes down on a roof with it (lines 1249, 1324)', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['dropTroops'] }, WITH_SQUAD], [{}]] })
    begin(table)
    table.by(1, 'drop', { unit: OWN, clear: true, flak: [] }, 1, 3, 3, 1, 1)
    table.by(1, 'touch-down', { unit: OWN, rough: true }, 1, 1, 1, 1, 1, 1, 6, 1)
    expect(table.up('side-1.gun')).toBe(1)
  })

  it('is an officer of Gunnery with a team that stands for itself (lines 1427, 1440)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, GUN, officer({}, 'gunnery')], [{}]] })
    begin(table)
    table.by(1, 'join', { unit: 'side-1.boss', to: 'side-1.gun', beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.gun' })
    table.by(1, 'shoot', shot({ unit: 'side-1.gun', cover: 'hard' }), 1, 1, 6)
    expect(table.last('fired').reasons).toContainEqual({ code: 'officer', add: 3 })
  })

  it('does not move on once a team has fired (lines 1320, 1326)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, WITH_SQUAD], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ unit: 'side-1.gun', cover: 'hard' }), 1)
    expect(table.refuses(1, 'move', step()).code).toBe('unit/acted')
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
  })

  it('does not rush or charge once a hero has fired, but fires after a Move (lines 581, 1757)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, officer({ traits: ['hero'] })], [{}]] })
    begin(table)
    table.by(1, 'join', { unit: 'side-1.boss', to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'move', step())
    table.by(1, 'shoot', shot({ unit: 'side-1.boss', cover: 'hard' }), 1)
    expect(table.refuses(1, 'charge', rushAt()).code).toBe('unit/acted')
  })

  it('fires at movers as a team of its own (lines 1326, 1452)', () => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true }, units: [[{}, WITH_SQUAD], [{}]] })
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    table.by(1, 'op-fire', shot({ unit: 'side-1.gun', cover: 'hard' }), 1)
    expect(opFirers(table.state, { side: 'side-1', mover: FOE }).map(({ id }) => id)).toEqual([OWN])
  })

  it('is Pinned with its squad, and fires at no mover (lines 1138, 1324)', () => {
    const rules = { ...QUIET, opportunityFire: true, crossfire: true }
    const table = tableOf({
      rules,
      units: [
        [{}, WITH_SQUAD, lone('a')],
        [{}, { id: 'two' }],
      ],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    letPass(table, 'side-1.a')
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'shoot', shot({ unit: 'side-2.two', at: OWN, cover: 'hard', crossfire: true }), 1, 1, 2)
    expect(table.unit(OWN).marker).toBe('pinned')
    expect(opFirers(table.state, { side: 'side-1', mover: FOE }).map(({ id }) => id)).toEqual(['side-1.a'])
  })

  it('fires no more at movers where it has moved (line 1320)', () => {
    const rules = { ...QUIET, opportunityFire: true }
    const table = tableOf({ rules, units: [[{}, WITH_SQUAD], [{}]] })
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(2, 'hold-fire', { turn: true })
    table.by(1, 'end-activation', { unit: OWN })
    expect(opFirers(table.state, { side: 'side-1', mover: FOE }).map(({ id }) => id)).toEqual([OWN])
  })

  it('slows it by each of its crew that is lost (lines 1322, 1324)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, WITH_SQUAD], [{}]] })
    crewmanFalls(table)
    expect(reachOf(table.state, table.unit(OWN), 'move')).toBe(3)
  })

  it('weighs on its Command Response with losses and wounds (lines 1171, 1324)', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true }, units: [[{}, WITH_SQUAD], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 4, 4)
    table.by(1, 'fall', { who: 'side-1.gun#crew' })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([
      { code: 'casualties', add: -1 },
      { code: 'wounded', add: -1 },
    ])
  })

  it('stays in its works when he parts from it (line 1294)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, officer()], [{}]], scenario: TRENCH })
    table.by(1, 'dig-in', { unit: OWN, work: 'side-1.work-trench' })
    begin(table)
    table.by(1, 'join', { unit: 'side-1.boss', to: OWN, beside: true })
    const before = armourOf(table.state, table.unit('side-1.boss'))
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.boss' })
    expect(armourOf(table.state, table.unit('side-1.boss'))).toBe(before)
  })

  it('keeps its marker and its works when the last of it falls (lines 1103, 1294)', () => {
    const table = tableOf({
      rules: QUIET,
      units: [[{ ...lone('squad') }, officer()], [{}]],
      scenario: TRENCH,
    })
    table.by(1, 'dig-in', { unit: OWN, work: 'side-1.work-trench' })
    begin(table)
    table.by(1, 'join', { unit: 'side-1.boss', to: OWN, beside: true })
    letPass(table, OWN)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard', inches: 10 }), 3, 1, 6, 1)
    table.by(1, 'fall', { who: `${OWN}#man` })
    expect(table.unit(OWN).fate).toBe('destroyed')
    expect(table.unit('side-1.boss')).toMatchObject({ marker: 'underFire', work: 'side-1.work-trench' })
  })
})

describe('works', () => {
  it('are a target by who sits in a bunker, not by who built it (lines 1306–1310)', () => {
    const works = [{ id: 'box', name: '', work: 'lightBunker' as const }]
    const scenario = scenarioWith((at) => (at === 0 ? { works } : {}))
    const cannon = { ...RAIL, id: 'cannon' }
    const table = tableOf({
      rules: QUIET,
      units: [
        [{}, cannon],
        [{}, cannon],
      ],
      scenario,
    })
    const box = 'side-1.work-box'
    table.acts(FOE)
    expect(hardTargets(table.state, table.unit('side-2.cannon'))).toEqual([box])
    table.by(2, 'move', step({ unit: FOE, shelter: box }))
    expect(hardTargets(table.state, table.unit('side-1.cannon'))).toEqual([box])
    expect(hardTargets(table.state, table.unit('side-2.cannon'))).toEqual([])
  })

  it('are armour that a charge has to be better than (lines 1033, 1294)', () => {
    const table = tableOf({ rules: QUIET, units: [[{ armour: 'improved' }], [{}]], scenario: TRENCH })
    const one = { figures: 6, joint: false, charging: false }
    const reasons = () =>
      assaultReasons(table.state, { ...one, unit: table.unit(OWN) }, { ...one, unit: table.unit(FOE) }, false)
    expect(reasons()).toEqual([{ code: 'armour', add: 1 }])
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-trench' })
    expect(reasons()).toEqual([])
  })
})

describe('two Fire Teams at once', () => {
  const pair = (partner: string) => ({ traits: ['fireTeams' as const], partner })
  const table = tableOf({
    rules: QUIET,
    units: [
      [
        { ...pair('other'), basic: 'lowTechRifles' },
        {
          ...{ id: 'other', basic: 'gaussRifles', traits: ['fireTeams', 'shockTroops'], partner: 'squad' },
          figures: [
            plainFigure({ id: 'men', role: 'trooper', count: 6 }),
            plainFigure({
              ...{ id: 'best', role: 'trooper' },
              personalities: ['triggerHappy', 'sharpshooter', 'knifeFighter'],
            }),
          ],
        },
      ],
      [{}],
    ],
  })

  begin(table)

  it('fire with the weapons and the bonuses of both (lines 832, 1284; FAD-207)', () => {
    const { unit, mount, at, lucky, alien, wet, ...aim } = shot({ inches: 10 })
    const weighed = (joint: boolean) => weigh(table.state, { unit, mount, at, joint, lucky, alien, wet, aim })
    expect(weighed(false)?.damage).toBe(1)
    expect(weighed(true)?.damage).toBe(4)
    expect(weighed(true)?.reasons.map(({ code }) => code)).toContain('personality')
  })

  it('fight hand to hand with the bonuses of both (line 1284; FAD-207)', () => {
    const one = { figures: 6, charging: false }
    const foe = { ...one, unit: table.unit(FOE), joint: false }
    const codes = (joint: boolean): string[] =>
      assaultReasons(table.state, { ...one, unit: table.unit(OWN), joint }, foe, false).map(
        ({ code }) => code,
      )
    expect(codes(false)).toEqual([])
    expect(codes(true)).toEqual(['traits', 'personality'])
  })
})

describe('forces', () => {
  it('have a psionic who is a man of his squad, and goes with it at first (line 2234; FAD-392)', () => {
    const force = {
      ...emptyForce('Own', { way: 'advanced', platoons: [], extras: NO_EXTRAS }),
      units: [squad({ platoon: 1 })],
    }
    const made = { ...force.made, platoons: [{}] } as unknown as ForceDraft['made']
    const { units } = withExtras({ ...force, made }, { ...NO_EXTRAS, psionics: [5, 3] })
    expect(units.map(({ kind, figures, partner }) => [kind, figures[0]?.count, partner])).toEqual([
      ['squad', 5, null],
      ['psionic', 1, 'squad'],
    ])
    const table = tableOf({ rules: QUIET, units: [units, [{}]] })
    expect(table.unit('side-1.psionic-1').attached).toBe(OWN)
  })

  it('have the psionic in the squad that was said (line 2234)', () => {
    const force = {
      ...emptyForce('Own', { way: 'advanced', platoons: [], extras: NO_EXTRAS }),
      units: [squad({ platoon: 1 }), squad({ platoon: 1, id: 'two' })],
    }
    const made = { ...force.made, platoons: [{}] } as unknown as ForceDraft['made']
    const { units } = withExtras({ ...force, made }, { ...NO_EXTRAS, psionics: [5, 3], squads: ['two'] })
    expect(units.map(({ id, figures, partner }) => [id, figures[0]?.count, partner])).toEqual([
      ['squad', 6, null],
      ['two', 5, null],
      ['psionic-1', 1, 'two'],
    ])
  })

  it('let a team act whose squad has nobody left since an earlier battle', () => {
    const gone = { figures: [plainFigure({ id: 'men', role: 'trooper', count: 6, lost: 6 })] }
    const table = tableOf({ rules: QUIET, units: [[gone, WITH_SQUAD], [{}]] })
    table.acts('side-1.gun')
    expect(table.state.activation?.unit).toBe('side-1.gun')
  })
})

describe('odds of a wreck', () => {
  it('count a transport on the move as lost with the first of its crew (line 956)', () => {
    const hull = { crew: 2, weapons: 0, immobilised: false, flies: false }
    const struck = { figures: 1, add: 10, armour: 0, table: ['crew' as const] }
    expect(stormOdds({ ...hull, driver: 'moving' }, struck, DEFAULT_RULES).destroyed).toBeCloseTo(1)
    expect(stormOdds({ ...hull, driver: 'still' }, struck, DEFAULT_RULES).destroyed).toBe(0)
  })
})

describe('a villain who may only be stunned', () => {
  it('is not yet dead for who has to defeat his side (line 1851)', () => {
    const villain = { ...lone('squad'), traits: ['villain' as const] }
    const table = tableOf({ rules: QUIET, units: [[{}], [villain, { id: 'two' }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1, 6, 1)
    table.by(1, 'end-activation', { unit: OWN })
    letPass(table, 'side-2.two')
    expect(table.unit(FOE).lies).toBe(1)
    expect(table.state.ending).toBe(null)
    table.by(1, 'roll-initiative', {}, 1, 6)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE }, 1)
    letPass(table, OWN)
    letPass(table, 'side-2.two')
    expect(table.state.ending).toMatchObject({ won: 'side-1' })
  })
})

describe('the Terrifying', () => {
  it('frighten crews too (lines 631, 1839)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{ traits: ['terrifying'] }]], crafts: [[TANK], []] })
    begin(table)
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank', terrified: true }, 1, 1, 1)
    expect(table.craft('side-1.tank').fate).toBe('routed')
  })
})

describe('hiding', () => {
  const hidden = { ...QUIET, hiddenMovement: true }
  it('is open to a squad with its heavy team, and they come out together (line 1334)', () => {
    const table = tableOf({ rules: hidden, units: [[{}, WITH_SQUAD], [{}]] })
    begin(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }, 6)
    expect(table.unit('side-1.gun').fate).toBe('hidden')
    table.by(1, 'come-out', { unit: OWN, real: true, into: 'none', shelter: null, went: true })
    expect(table.unit('side-1.gun')).toMatchObject({ fate: 'onTable', moved: true })
  })

  it('is open to a sniper with Stealth (line 1827)', () => {
    const sniper = { kind: 'sniper' as const, figures: [plainFigure({ id: 'one', role: 'sniper' })] }
    const table = tableOf({ rules: hidden, units: [[{ ...sniper, traits: ['stealth'] }], [{}]] })
    begin(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
    expect(table.unit(OWN)).toMatchObject({ fate: 'hidden', hidden: 3 })
  })
})

describe('Improved Intel', () => {
  it('outlives the unit that it came with (line 532)', () => {
    const scout = { ...lone('squad'), traits: ['improvedIntel' as const] }
    const table = tableOf({ rules: QUIET, units: [[{}], [scout, { id: 'two' }, { id: 'three' }]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 2)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1, 6, 1)
    table.by(1, 'end-activation', { unit: OWN })
    letPass(table, 'side-2.two')
    letPass(table, 'side-2.three')
    table.by(1, 'roll-initiative', {}, 4, 4)
    expect(table.unit(FOE).fate).toBe('destroyed')
    expect(table.state.initiative).toBe('side-2')
  })
})
