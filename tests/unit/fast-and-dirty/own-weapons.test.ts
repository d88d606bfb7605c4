import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { fielded } from '../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import {
  FORCE_DOCUMENT,
  pointsOf,
  totalOf,
  type ForceDraft,
} from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
} from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  checkScenario,
  SCENARIO_DOCUMENT,
} from '../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { sheetOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { vehicleSheet } from '../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { carriedFrom, WEAPON_DOCUMENT } from '../../../shared/systems/fast-and-dirty/documents/weapon.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/fast-and-dirty/samples/weapons.ts'
import type { OwnWeapon } from '../../../shared/systems/fast-and-dirty/weapons.ts'
import { account } from '../../../shared/systems/fast-and-dirty/battle/ending/account.ts'
import { assaultReasons } from '../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { shotOdds } from '../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import { lay } from '../../../shared/systems/fast-and-dirty/odds/table.ts'
import { there } from '../../support/at-table.ts'
import { FOE, LED, OWN as SQUAD, QUIET, scenarioWith, shot, TANK, tableOf } from './battle/table.ts'

/** Weapons that a group brings beside the book's (lines 303, 319, 444; FAD-004). */

const rifle: OwnWeapon = {
  id: 'rifle',
  name: 'Glass rifle',
  numbers: { use: 'basic', mult: 7, damage: 4, antiTank: null },
  price: 2,
}
const caster = carriedFrom(SAMPLE_WEAPONS['needle-caster'], 'caster')
const mortar = carriedFrom(SAMPLE_WEAPONS['river-mortar'], 'mortar')
const lance: OwnWeapon = {
  id: 'lance',
  name: 'Boiler lance',
  numbers: {
    ...{ use: 'heavy', mult: 3, damage: 3, fireEffect: 2, antiTank: 6, blast: null, crew: 2 },
    habits: ['beam'],
  },
  price: 12,
}
const OWN = [rifle, caster, mortar, lance]

const gunners = plainUnit({
  ...{ id: 'team', kind: 'team', serves: 'mortar', partner: null },
  figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
})
const armed = plainUnit({
  ...{ id: 'squad', kind: 'squad', basic: 'rifle', armour: 'improved' },
  figures: [
    plainFigure({ id: 'men', role: 'trooper', count: 6 }),
    plainFigure({ id: 'caster', role: 'trooper', weapon: 'caster' }),
  ],
})
const TRUCK = 'side-1.truck'
const GUN = 'side-1.gun-a'
const FOES = {
  ...{ id: 'squad', kind: 'squad' as const },
  figures: [plainFigure({ id: 'men', role: 'trooper', count: 6 })],
}
const truck: ForceDraft['vehicles'][number] = {
  ...{ id: 'truck', name: '', notes: '', picture: null, platoon: 1, type: 'apcs', method: 'wheeled' },
  ...{ front: 3, weapons: ['lance', 'heavyMg', 'lance'], crew: 3, seats: 0 },
  ...{ quality: 'regular', resolve: 'steady', properties: [] },
}
const force = (over: Partial<ForceDraft> = {}): ForceDraft => ({
  ...emptyForce('Own', { way: 'points', budget: null }),
  ...{ units: [armed, gunners], vehicles: [truck], weapons: OWN },
  ...over,
})
const codes = (of: ForceDraft): string[] =>
  checkDraft(of).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('weapons of one’s own', () => {
  it.each(Object.entries(SAMPLE_WEAPONS))('%s is kept as it is', (_id, weapon) => {
    expect(readNamed(WEAPON_DOCUMENT, JSON.parse(JSON.stringify(weapon)))).toEqual({ document: weapon })
  })

  it('are in the file of the force that brings them', () => {
    expect(codes(force())).toEqual([])
    expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(force())))).toEqual({ document: force() })
  })

  it.each<[string, Partial<ForceDraft>, string[]]>([
    [
      'that are not there',
      { weapons: [rifle, mortar], vehicles: [{ ...truck, crew: 1 }] },
      [
        'force/weapon units.0.figures.1.weapon',
        'force/weapon vehicles.0.weapons.0',
        'force/weapon vehicles.0.weapons.2',
      ],
    ],
    [
      'that are put to another use',
      { units: [{ ...armed, basic: 'lance' }], vehicles: [] },
      ['force/weapon units.0.basic'],
    ],
    [
      'of the book that are put to another use',
      { units: [{ ...armed, basic: 'heavyMg' }], vehicles: [] },
      ['force/weapon units.0.basic'],
    ],
    [
      'that nobody has agreed on a price for',
      { weapons: OWN.map((one) => ({ ...one, price: null })) },
      [
        'points/agreed units.0.figures.0.weapon',
        'points/agreed units.1.serves',
        'points/agreed vehicles.0.weapons.0',
      ],
    ],
  ])('are refused: those %s', (_name, over, problems) => {
    expect(codes(force(over))).toEqual(problems)
  })

  it('need no price where nobody pays', () => {
    const free = force({ made: { way: 'free' }, weapons: OWN.map((one) => ({ ...one, price: null })) })
    expect(codes(free)).toEqual([])
  })

  it('may not be called as one of the book', () => {
    const read = readNamed(FORCE_DOCUMENT, force({ weapons: [...OWN, { ...rifle, id: 'rpg' }] }))
    expect(read).toHaveProperty('problem')
  })

  it('cost what was agreed', () => {
    // Six with rifles at 4 + 1 + 2, one with the caster at 4 + 1 + 4; three crew at 3 and the mortar; the vehicle.
    const [foot, team] = fielded(force()).units.map(totalOf)
    expect(foot).toBeCloseTo((6 * 7 + 9) * 1.3, 9)
    expect(team).toBeCloseTo((3 * 3 + 14) * 1.3, 9)
    const [vehicle] = fielded(force()).vehicles.map(totalOf)
    expect(vehicle).toBeCloseTo((10 + 12 + 2 * 12 + 6 + 3 * 3) * 1.3, 9)
    expect(pointsOf(force())).toBeCloseTo((foot ?? 0) + (team ?? 0) + (vehicle ?? 0), 9)
  })

  it('come to the table with who has them alone: the others do not tell', () => {
    const { units, vehicles } = fielded(force({ units: [armed, gunners, plainUnit(FOES)] }))
    expect([...units, ...vehicles].map(({ own }) => own?.weapons)).toEqual([
      [rifle, caster],
      [mortar],
      undefined,
      [lance],
    ])
  })

  it('stand on the sheets', () => {
    const { units, vehicles } = fielded(force())
    expect(units.map((one) => sheetOf(one).rows)).toMatchObject([
      [
        { qty: 6, weapon: rifle, damage: 4, fireEffect: null, mult: 7, base: 4, close: 28, long: 84 },
        { qty: 1, weapon: caster, damage: 3, fireEffect: 2, mult: 5, long: 60 },
      ],
      [{ qty: 1, weapon: mortar, blast: 3, mult: 9, long: 108 }, { weapon: 'assaultCarbines' }],
    ])
    expect(vehicles.map((one) => vehicleSheet(one, DEFAULT_RULES).rows)).toMatchObject([
      [
        { qty: 2, weapon: lance, antiTank: 6, mult: 3, close: 12, long: 36 },
        { qty: 1, weapon: 'heavyMg' },
      ],
    ])
  })
})

describe('weapons of one’s own in battle', () => {
  const given = { rules: QUIET, brings: { weapons: OWN } }
  it('a squad fires its own rifles and support weapon together', () => {
    const table = tableOf({ ...given, units: [[armed], [{}]] })
    table.acts(SQUAD)
    // 5, +1 Regular, +2 for six riflemen, +2 for the caster: 10 points are three hits, each 3 + 4 against 6.
    table.by(1, 'shoot', shot(), 5, 2, 3, 6, 3, 6, 3, 6)
    expect(table.last('fired')).toMatchObject({
      ...{ weapon: rifle, band: 'close', total: 10, hits: 3 },
      reasons: [
        { code: 'quality', add: 1 },
        { code: 'riflemen', add: 2 },
        { code: 'weapons', add: 2 },
      ],
    })
    expect(table.up(FOE)).toBe(3)
  })
  it.each([
    ['its band is that of its own multiplier: 28″ is close', 28, 'close', [1, 6]],
    ['29″ is medium', 29, 'medium', []],
  ])('%s', (_name, inches, band, rolls) => {
    const table = tableOf({ ...given, units: [[armed], [{}]] })
    table.acts(SQUAD)
    table.by(1, 'shoot', shot({ inches, cover: 'hard' }), 1, 1, ...rolls)
    expect(table.last('fired').band).toBe(band)
  })
  it('a support weapon that does not reach so far adds nothing', () => {
    const table = tableOf({ ...given, units: [[armed], [{}]] })
    table.acts(SQUAD)
    table.by(1, 'shoot', shot({ inches: 61, cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons.map(({ code }) => code)).toEqual(['quality', 'band', 'riflemen'])
  })
  it('a beam of one’s own knows no range, and pierces by its own rating', () => {
    const table = tableOf({ ...given, crafts: [[truck], [TANK]] })
    table.acts(TRUCK)
    table.by(1, 'shoot', shot({ unit: TRUCK, mount: '1', at: 'side-2.tank', inches: 30 }), 3, 1, 6, 1, 6)
    expect(table.last('fired')).toMatchObject({
      ...{ weapon: lance, mount: 1, band: 'long', total: 6, hits: 2 },
      reasons: [
        { code: 'quality', add: 1 },
        { code: 'weapons', add: 2 },
      ],
    })
    expect(table.all('rolled').filter(({ purpose }) => purpose === 'penetration')).toHaveLength(2)
  })
  it('a blast of one’s own strikes with its Fire Effect, and pins', () => {
    const table = tableOf({ ...given, units: [[{ ...gunners, id: 'team' }], [{}]] })
    table.acts('side-1.team')
    table.by(1, 'shell', { unit: 'side-1.team', mount: null, at: FOE, inches: 40, seen: true, near: true }, 5)
    const struck = [{ piece: FOE, cover: 'hard' as const, bunched: false, open: false }]
    table.by(1, 'settle-blast', { struck }, 1, 1)
    expect(table.last('blast-fell').weapon).toEqual(mortar)
    expect(table.last('struck')).toMatchObject({ total: 4, hits: 0 })
    expect(table.last('struck').reasons).toContainEqual({ code: 'weapons', add: 2 })
    expect(table.unit(FOE).marker).toBe('pinned')
  })
  it('what it adds hand to hand counts for each who has it', () => {
    const hook: OwnWeapon = {
      ...{ id: 'hook', name: 'Boat hook', price: null },
      numbers: {
        ...{ use: 'support', mult: 1, damage: null, fireEffect: null, fireDie: false, antiTank: null },
        ...{ assault: 2, habits: [] },
      },
    }
    const figures = [plainFigure({ id: 'hooks', role: 'trooper', weapon: 'hook', count: 2 })]
    const { state } = tableOf({ ...given, brings: { weapons: [hook] }, units: [[{ figures }], [{}]] })
    const [one, other] = [there(state.units[SQUAD], SQUAD), there(state.units[FOE], FOE)]
    const fighter = { figures: 2, charging: false, joint: false }
    expect(
      assaultReasons(state, { ...fighter, unit: one }, { ...fighter, unit: other }, false),
    ).toContainEqual({ code: 'weapons', add: 4 })
  })
  it('a sniper has a rifle of one’s own in place of the book’s', () => {
    const sniper = plainUnit({
      ...{ id: 'squad', kind: 'sniper', serves: 'lance' },
      figures: [plainFigure({ id: 'sniper', role: 'sniper' })],
    })
    expect(codes(force({ units: [sniper], vehicles: [] }))).toEqual([])
    expect(codes(force({ units: [{ ...sniper, serves: 'heavyMg' }], vehicles: [] }))).toEqual([
      'points/crew units.0.serves',
    ])
    expect(codes(force({ units: [{ ...sniper, serves: 'mortar' }], vehicles: [] }))).toEqual([
      'points/crew units.0.serves',
    ])
    const [own] = fielded(force({ units: [sniper] })).units
    expect(own && totalOf(own)).toBeCloseTo((15 + 12) * 1.3, 9)
    expect(own && sheetOf(own).rows).toMatchObject([{ qty: 1, weapon: lance, mult: 3 }])
    const table = tableOf({ ...given, units: [[sniper], [{}]] })
    table.acts(SQUAD)
    table.by(1, 'shoot', shot({ cover: 'hard', inches: 9 }), 6, 1)
    expect(table.last('fired').weapon).toEqual(lance)
  })
  it('a team off the table has one that bursts', () => {
    const { state } = tableOf({ ...given, units: [[{}, { ...gunners, offBoard: true }], [{}]] })
    expect(Object.values(state.guns)).toMatchObject([{ weapon: mortar }])
  })
  it('the artillery of a scenario has one that bursts, and strikes with its numbers', () => {
    const guns = [{ id: 'a', weapon: 'mortar', quality: 'regular' as const, calls: 2 }]
    const scenario = { ...scenarioWith((at) => (at === 0 ? { artillery: guns } : {})), weapons: [mortar] }
    expect(readNamed(SCENARIO_DOCUMENT, JSON.parse(JSON.stringify(scenario)))).toEqual({ document: scenario })
    const table = tableOf({ rules: { ...QUIET, indirectArtillery: true }, scenario, units: [[LED], [{}]] })
    expect(Object.values(table.state.guns)).toMatchObject([{ id: GUN, weapon: mortar, calls: 2 }])
    table.acts(SQUAD)
    const call = { unit: SQUAD, gun: GUN, at: FOE, protectedBy: null, seen: true }
    table.by(1, 'call-artillery', call, 3, 3, 1, 6, 6)
    const struck = [{ piece: FOE, cover: 'hard' as const, bunched: false, open: false }]
    table.by(1, 'settle-blast', { struck }, 1, 1)
    expect(table.last('blast-fell').weapon).toEqual(mortar)
    expect(table.last('struck').reasons).toContainEqual({ code: 'weapons', add: 2 })
  })
  it.each<[string, string, OwnWeapon[], string[]]>([
    ['one that bursts', 'mortar', [mortar], []],
    ['none that is fired at one target', 'lance', [lance], ['scenario/weapon']],
    ['none for squads', 'rifle', [rifle], ['scenario/weapon']],
    ['none that the scenario does not bring', 'mortar', [], ['scenario/weapon']],
  ])('the artillery of a scenario has %s', (_name, weapon, weapons, problems) => {
    const guns = [{ id: 'a', weapon, quality: 'regular' as const, calls: null }]
    const scenario = { ...scenarioWith((at) => (at === 0 ? { artillery: guns } : {})), weapons }
    expect(checkScenario(scenario).map(({ code }) => code)).toEqual(problems)
  })
  it('each is counted by its name', () => {
    const table = tableOf({ ...given, units: [[armed], [{}]] })
    table.acts(SQUAD)
    table.by(1, 'shoot', shot(), 5, 2, 3, 6, 3, 6, 3, 6)
    const { figures } = account.of(table.events)
    expect(figures).toContainEqual(expect.objectContaining({ of: 'fire', by: 'Glass rifle', count: 3 }))
    expect(figures).toContainEqual(expect.objectContaining({ of: 'felled', by: 'Glass rifle', count: 3 }))
  })
  it('an odds page asks what the battle asks', () => {
    const [own] = fielded(force()).units
    const [craft] = fielded(force()).vehicles
    const laid = lay({ piece: there(own, 'squad') }, { piece: plainUnit(FOES) }, DEFAULT_RULES)
    const { unit: _unit, mount: _mount, at: _at, seen: _seen, near: _near, ...said } = shot()
    const odds = shotOdds(laid, null, said)
    expect(odds).toMatchObject({ weapon: rifle, add: 5 })
    const other = lay({ piece: there(craft, 'truck') }, { piece: TANK }, DEFAULT_RULES)
    expect(shotOdds(other, '3', { ...said, inches: 20 })).toMatchObject({ weapon: lance, add: 3 })
  })
})
