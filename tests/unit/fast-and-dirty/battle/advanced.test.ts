import { describe, expect, it } from 'vitest'
import { forceAfter } from '../../../../shared/systems/fast-and-dirty/battle/ending/home.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { emptyForce, plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_FORCES } from '../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, squad, step, tableOf } from './table.ts'

/** Vehicles, and the Advanced Rules, case by case. */

/** Of the two wounded one is stable, with -1 Under Fire, and one has died. */
const RECOVERED = ['up', 'up', 'up', 'up', 'stabilised', 'killed']
const QUIET = { opportunityFire: false, commandResponse: false } as const

const CARRIER = {
  ...{ id: 'carrier', name: '', notes: '', picture: null, platoon: 1, type: 'apcs' as const },
  ...{ method: 'tracked' as const, front: 5, weapons: ['heavyMg' as const], crew: 2, seats: 8 },
  ...{ quality: 'regular' as const, resolve: 'steady' as const, properties: [] },
}
const TARGET = 'side-2.carrier'
const ROCKETS: Partial<UnitDraft> = {
  ...{ kind: 'team', serves: 'rpg' },
  figures: [plainFigure({ id: 'crew', role: 'crew' })],
}

describe('fire at vehicles', () => {
  const fired = (...rolls: number[]) => {
    const table = tableOf({ rules: QUIET, units: [[ROCKETS], [{}]], crafts: [[], [CARRIER]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ at: TARGET }), ...rolls)
    return table
  }
  it('AT 5 against 5: lower does nothing, and its crew is Under Fire (lines 940–944)', () => {
    const table = fired(2, 2, 3)
    expect(table.craft(TARGET)).toMatchObject({ hits: 0, marker: 'underFire' })
  })
  it.each([
    ['crew', 1, { crew: 1, hits: 1 }],
    ['immobilised', 3, { immobilised: true }],
    ['its weapon', 5, { weaponsOut: [1] }],
  ])('equal is one roll of damage: %s (lines 942–954)', (_name, face, then) => {
    expect(fired(2, 3, 3, face).craft(TARGET)).toMatchObject(then)
  })
  it('three over is the preferred of two, and a wreck pins who stands near (lines 946, 968)', () => {
    const table = fired(2, 6, 3, 1, 6)
    table.by(1, 'prefer', { damage: 'destroyed' })
    table.by(1, 'settle-wreck', { near: [FOE] })
    expect(table.craft(TARGET).fate).toBe('destroyed')
    expect(table.unit(FOE).marker).toBe('pinned')
  })
  it('no rating, no shot at armour (R19), and nerve before a charge at it (lines 1055–1068)', () => {
    const table = tableOf({ rules: QUIET, crafts: [[], [CARRIER]] })
    table.acts(OWN)
    expect(table.refuses(1, 'shoot', shot({ at: TARGET })).code).toBe('battle/not-offered')
    table.by(1, 'charge', rushAt({ at: TARGET }), 2)
    expect(table.last('nerves-tested').passed).toBe(false)
    expect(table.unit(OWN).done).toBe(true)
  })
})

describe('blasts', () => {
  const SHELLS = team('squad', 'mortarLight', {
    figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
  })
  const shelled = (...rolls: number[]) => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: false }, units: [[SHELLS], [{}]] })
    table.acts(OWN)
    table.by(1, 'shell', { unit: OWN, mount: null, at: FOE, inches: 20, seen: true, near: true }, ...rolls)
    return table
  }
  it('a 4 misses, and marks all the same (line 978, R27)', () => {
    const table = shelled(4)
    expect(table.all('blast-fell')).toEqual([])
    expect(table.unit(FOE).marker).toBe('underFire')
  })
  it('on 5 two dice are added, and its own marker is no -1 yet (lines 995–1002, 1111)', () => {
    const table = shelled(5)
    const struck = [{ piece: FOE, cover: 'none' as const, bunched: false, open: false }]
    table.by(1, 'settle-blast', { struck }, 4, 4, 6, 1, 6, 1)
    expect(table.last('struck')).toMatchObject({ total: 8, hits: 2, reasons: [] })
    expect(table.up(FOE)).toBe(4)
  })
})

describe('advanced rules', () => {
  it('a heavy weapon does not fire after a Move, and is never rushed with (line 1320)', () => {
    const table = tableOf({ rules: QUIET, units: [[ROCKETS], [{}]], crafts: [[], [CARRIER]] })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step({ how: 'rush' }))).toMatchObject({
      code: 'unit/heavy',
      values: { page: 1320 },
    })
    table.by(1, 'move', step())
    expect(table.refuses(1, 'shoot', shot({ at: TARGET })).code).toBe('unit/packed')
  })
  it('a sniper needs a clear shot (line 1642)', () => {
    const sniper: Partial<UnitDraft> = {
      kind: 'sniper',
      figures: [plainFigure({ id: 'sniper', role: 'sniper' })],
    }
    const table = tableOf({ rules: QUIET, units: [[sniper], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches: 30 }), 4)
    expect(table.all('fired')).toEqual([])
    expect(table.all('missed')).toHaveLength(1)
  })
  it('three dice call a gun: two strike, and each failure of two scatters (lines 1357–1367)', () => {
    const led = {
      figures: [
        plainFigure({ id: 'leader', role: 'leader' }),
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
      ],
    }
    const scenario = {
      ...SAMPLE_SCENARIOS.meetingEngagement,
      sides: SAMPLE_SCENARIOS.meetingEngagement.sides.map((side) => ({
        ...side,
        artillery: [{ id: 'a', weapon: 'cannonMedium' as const, quality: 'regular' as const, calls: 2 }],
      })),
    }
    const table = tableOf({ rules: QUIET, units: [[led], [{}]], scenario })
    table.acts(OWN)
    const call = { unit: OWN, gun: 'side-1.gun-a', at: FOE, seen: true, protectedBy: null }
    table.by(1, 'call-artillery', call, 3, 3, 1, 6, 2, 4, 90)
    expect(table.last('called').outcome).toBe('strikes')
    expect(table.last('scattered')).toMatchObject({ inches: 4, degrees: 90 })
    expect(table.state.guns['side-1.gun-a']).toMatchObject({ calls: 1, calledThisTurn: true })
    table.by(1, 'settle-blast', { struck: [] })
    // Who calls does nothing else; his comrades may fire (line 1353).
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
  })
  it('two help one wounded, -1 Under Fire: 4 or 5 and he is stable, less and he is dead (lines 1558–1571)', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 6, 6, 3, 4, 3, 4, 1, 6)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'recover', { unit: OWN, teams: 2, self: 0 }, 6, 3)
    expect(table.unit(OWN).figures.map(({ fate }) => fate)).toEqual(RECOVERED)
  })
  it('charges: both dice rig them, three dice set them off, and nobody stands near (lines 1204–1220)', () => {
    const table = tableOf({ rules: QUIET, units: [[{ charges: 1 }], [{}]] })
    table.acts(OWN)
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 3)
    expect(table.unit(OWN).charges.map(({ step: so }) => so)).toEqual(['rigged'])
    expect(table.refuses(1, 'detonate', { unit: OWN, clear: true }).code).toBe('unit/acted')
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.acts(OWN)
    expect(table.refuses(1, 'detonate', { unit: OWN, clear: false })).toMatchObject({
      code: 'table/not-so',
      values: { page: 1216 },
    })
    table.by(1, 'detonate', { unit: OWN, clear: true }, 3, 3, 1)
    expect(table.last('charges-rigged')).toMatchObject({ step: 'destroyed', target: 'The dam' })
  })
  it('fortifications add to armour, and a trench is hard cover (lines 1294–1301)', () => {
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: false },
      scenario: SAMPLE_SCENARIOS.defensiveLine,
    })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-pit' })
    table.by(2, 'lay-mines', { work: 'side-2.work-mines', heavy: false })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 2, 1, 3, 4)
    expect(table.last('fired').hits).toBe(1)
    expect(table.up(FOE)).toBe(6)
  })
})

describe('what is carried home', () => {
  it('the missing are missing in the next battle, and no replacement goes beyond the count (R34)', () => {
    const force = { ...emptyForce('Own', { way: 'free' }), units: [squad()], vehicles: [CARRIER] }
    const home = { unit: 'squad', lost: { men: 2 }, killed: { men: 2 }, wounded: {} }
    const wreck = { craft: 'carrier', destroyed: true, crewLost: 2, immobilised: false, weaponsOut: [] }
    const after = forceAfter(force, [{ home }, { home: wreck }], 'b1')
    expect(after.units[0]?.figures[0]).toMatchObject({ count: 6, lost: 2 })
    expect(after.vehicles[0]?.damage?.destroyed).toBe(true)
    expect(after.after).toBe('b1')
  })
  it('an account tells what became of every unit, vehicle and named figure', () => {
    const table = tableOf()
    const begun = fastAndDirtyPlay.begin({ ...SETUP }, 3)
    let { state } = begun
    const events = [...begun.events]
    for (const command of [
      { kind: 'deployed', side: 'side-1' },
      { kind: 'deployed', side: 'side-2' },
      { kind: 'end-battle', side: 'side-1', won: 'side-2' },
    ]) {
      const decision = fastAndDirtyPlay.decide(state, command)
      if ('problem' in decision) throw new Error(decision.problem.message)
      ;({ state } = decision)
      events.push(...decision.events)
    }
    const account = fastAndDirtyPlay.account?.of(events)
    expect(account?.sides.map(({ result }) => result)).toEqual(['lost', 'won'])
    expect(account?.sides[0]?.people.map(({ name }) => name)).toContain('Sergeant Baptiste')
    expect(table.state.phase).toBe('deploying')
  })
})

const SETUP = {
  version: 1 as const,
  level: 'enforce' as const,
  rules: tableOf().state.setup.rules,
  scenario: SAMPLE_SCENARIOS.meetingEngagement,
  players: [
    { name: 'Ana', force: SAMPLE_FORCES['ferry-rifles'] },
    { name: 'Bo', force: SAMPLE_FORCES['salt-committee'] },
  ],
}
