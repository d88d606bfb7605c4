import { describe, expect, it } from 'vitest'
import { isRising } from '../../../../shared/systems/fast-and-dirty/battle/course/who.ts'
import { isWon } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import {
  breaksAt,
  isBroken,
  moraleDice,
  responseReasons,
} from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { squadArms } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import { weaponsServed } from '../../../../shared/systems/fast-and-dirty/battle/rules/barred.ts'
import { reachOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/strides.ts'
import { leadership, weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { armourOf, markerOf, pinAtOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, step, tableOf, QUIET, TANK, LED, type Table } from './table.ts'

/** Rows of the coverage that no other test would miss; numbers are lines of the book. */

const MIND: Partial<UnitDraft> = {
  ...{ id: 'mind', kind: 'psionic' },
  figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
}
const open = (table: Table): void => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
}
/** One unit acts and does nothing. */
const passes = (table: Table, n: 1 | 2, unit: string, ...dice: number[]): void => {
  table.by(n, 'activate', { ...PLAINLY, unit }, ...dice)
  table.by(n, 'end-activation', { unit })
}
const UNDER_FIRE = [4, 1, 1, 6, 1, 6] as const

describe('initiative (lines 532, 567)', () => {
  it('a tie goes to who lost the last', () => {
    const table = tableOf({ rules: QUIET })
    open(table)
    passes(table, 1, OWN)
    passes(table, 2, FOE)
    table.by(1, 'roll-initiative', {}, 4, 4)
    expect(table.last('initiative-won').side).toBe('side-2')
  })
  it('Improved Intel adds 1 until the own die shows 1', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['improvedIntel'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    // 1 and 1 is 2 to 1; and that 1 was its last.
    table.by(1, 'roll-initiative', {}, 1, 1)
    expect(table.last('initiative-won').side).toBe('side-1')
    passes(table, 1, OWN)
    passes(table, 2, FOE)
    // 4 and 4: with it 5 to 4, without it a tie, which goes to who lost the last.
    table.by(1, 'roll-initiative', {}, 4, 4)
    expect(table.last('initiative-won').side).toBe('side-2')
  })
})

describe('charges (lines 1212–1222)', () => {
  const rigging = (): Table => {
    const table = tableOf({ rules: QUIET, units: [[{ charges: 1 }], [{}]] })
    table.acts(OWN)
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 1)
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    table.acts(OWN)
    return table
  }
  it('that took longer are rigged where the unit has stayed, and not where it has gone', () => {
    const stays = rigging()
    expect(stays.unit(OWN).charges.map(({ step: so }) => so)).toEqual(['rigging'])
    stays.by(1, 'end-activation', { unit: OWN })
    expect(stays.unit(OWN).charges.map(({ step: so }) => so)).toEqual(['rigged'])
    const goes = rigging()
    goes.by(1, 'move', step())
    goes.by(1, 'end-activation', { unit: OWN })
    expect(goes.unit(OWN).charges).toEqual([])
  })
  it('under fire there is a die less, and one success takes longer', () => {
    const table = tableOf({ rules: QUIET, units: [[{ charges: 1 }], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), ...UNDER_FIRE)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 6)
    expect(table.unit(OWN).charges.map(({ step: so }) => so)).toEqual(['rigging'])
  })
  it.each([
    [3, 'badlyDamaged'],
    [4, 'destroyed'],
  ])('what is badly damaged: a %i as the turn ends leaves it %s', (die, charges) => {
    const table = rigging()
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    table.acts(OWN)
    table.by(1, 'detonate', { unit: OWN, clear: true }, 3, 1, 1)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE }, die)
    expect(table.unit(OWN).charges.map(({ step: so }) => so)).toEqual([charges])
  })
  it('the last of a unit may blow himself up with them (line 1216)', () => {
    const lone = { charges: 1, figures: [plainFigure({ id: 'man', role: 'trooper' })] }
    const table = tableOf({ rules: QUIET, units: [[lone, { id: 'other' }], [{}]] })
    table.acts(OWN)
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 3)
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    passes(table, 1, 'side-1.other')
    table.acts(OWN)
    table.by(1, 'detonate', { unit: OWN, clear: false }, 3, 3, 1)
    expect(table.unit(OWN).fate).toBe('destroyed')
  })
})

describe('powers on armour and markers (lines 1530–1544)', () => {
  const minds = (): Table => {
    const table = tableOf({ rules: QUIET, units: [[{}, MIND], [{}]] })
    table.acts('side-1.mind')
    return table
  }
  const use = (
    table: Table,
    power: 'expose' | 'shield' | 'demoralize' | 'inspire',
    at: string,
    ...dice: number[]
  ) => table.by(1, 'use-power', { unit: 'side-1.mind', power, at, near: true, seen: true }, ...dice)
  it('Expose takes two from armour until the target has acted', () => {
    const table = minds()
    use(table, 'expose', FOE, 6, 6, 1)
    expect(armourOf(table.state, table.unit(FOE))).toBe(-2)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    passes(table, 2, FOE)
    expect(armourOf(table.state, table.unit(FOE))).toBe(0)
  })
  it('two successes are free, one costs a point, none costs it and fails (line 1524)', () => {
    for (const [dice, strength, marker] of [
      [[2, 2, 1], 3, 'underFire'],
      [[2, 1, 1], 2, 'underFire'],
      [[1, 1, 1], 2, null],
    ] as const) {
      const table = minds()
      use(table, 'demoralize', FOE, ...dice)
      expect(table.unit('side-1.mind').strength).toBe(strength)
      expect(table.unit(FOE).marker).toBe(marker)
    }
  })
  it('Demoralize raises the marker a step, Inspire lowers it', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, MIND], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    expect(table.unit(OWN).marker).toBe('underFire')
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    use(table, 'inspire', OWN, 6, 6, 1)
    expect(table.unit(OWN).marker).toBeNull()
  })
  it('pinned who is already under fire, and under fire who was pinned', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, MIND], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    table.by(1, 'end-activation', { unit: OWN })
    // The other side waits: its squad is not asked to act before the mind does.
    expect(table.unit(FOE).marker).toBe('underFire')
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    expect(table.unit(FOE).marker).toBeNull()
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    use(table, 'demoralize', FOE, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    use(table, 'demoralize', FOE, 6, 6, 1)
    expect(table.unit(FOE).marker).toBe('pinned')
  })
})

describe('who is pinned, and by how much (lines 1125–1136, 1753)', () => {
  it('power armour’s limit is two higher', () => {
    const table = tableOf({ units: [[{ armour: 'heavyPower' }, { id: 'plain' }], [{}]] })
    expect(pinAtOf(table.state, table.unit(OWN))).toBe(16)
    expect(pinAtOf(table.state, table.unit('side-1.plain'))).toBe(14)
  })
  it('the hardened ignore fire while nobody of them has fallen', () => {
    const fired = (...dice: number[]): Table => {
      const table = tableOf({ rules: QUIET, units: [[{}], [{ traits: ['hardened'] }]] })
      table.acts(OWN)
      table.by(1, 'shoot', shot({ cover: 'hard' }), ...dice)
      return table
    }
    const whole = fired(1, 1)
    expect(markerOf(whole.state, whole.unit(FOE))).toBeNull()
    const hit = fired(3, 1, 6, 1)
    expect(markerOf(hit.state, hit.unit(FOE))).toBe('underFire')
  })
  it('vehicles are never pinned', () => {
    const guns = { ...TANK, weapons: ['chainGunHeavy' as const, 'railGunHeavy' as const] }
    const table = tableOf({ rules: QUIET, units: [[], [{}]], crafts: [[guns], [TANK]] })
    table.acts('side-1.tank')
    table.by(
      1,
      'shoot',
      shot({ unit: 'side-1.tank', mount: '2', at: 'side-2.tank', inches: 20, cover: 'hard' }),
      6,
      1,
      6,
    )
    expect(table.craft('side-2.tank').marker).toBe('underFire')
  })
})

describe('a Last Stand (lines 1387–1395)', () => {
  const standing = (over: Partial<UnitDraft> = {}): Table => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{ resolve: 'reluctant', ...over }]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 1, 6)
    table.by(2, 'make-stand', { unit: FOE })
    passes(table, 2, FOE)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    return table
  }
  it('takes no marker, and checks no Resolve', () => {
    const table = standing()
    table.by(1, 'shoot', shot(), 4, 1, 6, 1, 6, 1)
    expect(table.unit(FOE)).toMatchObject({ marker: null })
    expect(isBroken(table.state, table.unit(FOE), false)).toBe(false)
  })
  it('does not fall back from a fight that it has lost', () => {
    const table = standing()
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 5, 1, 4, 1, ...Array<number>(12).fill(1))
    expect(table.state.steps).toEqual([])
  })
})

describe('Resolve and morale (lines 597–640, 1308, 1444, 1731)', () => {
  const hurtOwn = (over: Partial<UnitDraft>, more: readonly Partial<UnitDraft>[] = []): Table => {
    const table = tableOf({ rules: QUIET, units: [[over, ...more], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
    table.by(2, 'end-activation', { unit: FOE })
    return table
  }
  it('fanatics never check it', () => {
    expect(isBroken(...brokenOf(hurtOwn({ resolve: 'reluctant' })))).toBe(true)
    expect(isBroken(...brokenOf(hurtOwn({ resolve: 'reluctant', traits: ['fanatic'] })))).toBe(false)
  })
  const brokenOf = (table: Table) => [table.state, table.unit(OWN), false] as const
  it('an officer who has joined makes the unit one larger', () => {
    const officer: Partial<UnitDraft> = {
      ...{ id: 'boss', kind: 'officer' },
      figures: [plainFigure({ id: 'boss', role: 'officer', rating: 'novice' })],
    }
    const table = tableOf({ rules: QUIET, units: [[{}, officer], [{}]] })
    open(table)
    expect(breaksAt(table.state, table.unit(OWN)).at).toBe(3)
    table.by(1, 'join', { unit: 'side-1.boss', to: OWN, beside: true })
    expect(breaksAt(table.state, table.unit(OWN)).at).toBe(4)
  })
  it('a vehicle checks it only under fire', () => {
    const table = tableOf({ rules: QUIET, crafts: [[{ ...TANK, resolve: 'reluctant' }], []] })
    const hit = { ...table.craft('side-1.tank'), hits: 1 }
    expect(isBroken(table.state, hit, false)).toBe(false)
    expect(isBroken(table.state, { ...hit, marker: 'underFire' }, false)).toBe(true)
  })
  it('shaky troops fail a die, brave ones have one for sure (lines 1711, 1809)', () => {
    const table = tableOf({ units: [[{ traits: ['brave'] }, { id: 'shaky', traits: ['shaky'] }], [{}]] })
    expect(moraleDice(table.state, table.unit(OWN), false, false)).toMatchObject({ auto: 1, fail: 0 })
    expect(moraleDice(table.state, table.unit('side-1.shaky'), true, false)).toMatchObject({
      auto: 1,
      fail: 1,
    })
  })
  it('Embolden spares a Morale Test, as if nothing had broken who acts (line 1532)', () => {
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
    expect(table.all('morale-tested')).toEqual([])
    expect(table.unit(OWN).broken).toBe(false)
  })
})

describe('Command Response (lines 1158–1188)', () => {
  it('weighs casualties, untreated wounded and a leader who is gone', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true }, units: [[LED], [{}]] })
    table.acts(FOE)
    // Two hits: the first kills, the second wounds.
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 4, 1, 6, 1, 3, 4)
    table.by(1, 'fall', { who: `${OWN}#leader` })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([
      { code: 'casualties', add: -1 },
      { code: 'wounded', add: -1 },
      { code: 'leaderLost', add: -1 },
    ])
  })
  it('an enemy within 10 inches asks for it, though nobody is under fire', () => {
    const table = tableOf({ rules: { ...QUIET, commandResponse: true } })
    open(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, close: true }, 2)
    expect(table.last('response-tested').passed).toBe(false)
  })
})

describe('how far, and who goes (lines 666, 1109, 1320–1322, 1421, 1695, 1859)', () => {
  const suppressed = (over: Partial<UnitDraft>, more: readonly number[] = UNDER_FIRE): Table => {
    const table = tableOf({ rules: QUIET, units: [[over], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), ...more)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    return table
  }
  it('a Rush doubles what is swift or slow', () => {
    const table = tableOf({ units: [[{ traits: ['swift'] }, { id: 'slow', traits: ['slow'] }], [{}]] })
    expect(reachOf(table.state, table.unit(OWN), 'rush')).toBe(16)
    expect(reachOf(table.state, table.unit('side-1.slow'), 'rush')).toBe(8)
  })
  it('the aggressive go only towards the enemy under fire', () => {
    const table = suppressed({ traits: ['aggressive'] })
    expect(table.refuses(1, 'move', step({ inches: 4 })).code).toBe('battle/not-offered')
    table.by(1, 'move', step({ inches: 4, heading: 'towards' }))
  })
  it('who does not fight only runs away', () => {
    const table = tableOf({ rules: QUIET, units: [[{ kind: 'nonCombatants' }], [{}]] })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step()).code).toBe('unit/non-combatant')
    expect(table.refuses(1, 'move', step({ how: 'rush', inches: 12 })).code).toBe('battle/not-offered')
    table.by(1, 'move', step({ how: 'rush', inches: 12, heading: 'away' }))
  })
  it('each of a crew who is down costs an inch and a point of fire', () => {
    const gun = team('squad', 'generalPurposeMg', {
      figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
    })
    const table = suppressed(gun, [4, 1, 6, 1, 1, 6])
    expect(table.up(OWN)).toBe(2)
    // Under Fire 2 less, and one for who is down.
    expect(reachOf(table.state, table.unit(OWN), 'move')).toBe(3)
    expect(table.refuses(1, 'move', step({ how: 'rush', inches: 3, heading: 'away' })).code).toBe(
      'unit/heavy',
    )
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'crewLost', add: -1 })
  })
  it('zombies and goons never rush (lines 1745, 1855)', () => {
    for (const trait of ['zombie', 'goon'] as const) {
      const table = tableOf({ rules: QUIET, units: [[{ traits: [trait] }], [{}]] })
      table.acts(OWN)
      expect(table.refuses(1, 'move', step({ how: 'rush', inches: 12 })).code).toBe('unit/never-rushes')
    }
  })
  it('after a Leap or a Rush nothing is fired (lines 666, 1377)', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['jetPacks'] }], [{}]] })
    table.acts(OWN)
    table.by(1, 'move', step({ how: 'leap', inches: 12 }))
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/acted')
  })
  it.each([
    ['tracked', [1, 3], false],
    ['tracked', [1, 1], true],
    ['wheeled', [1, 3], true],
    ['wheeled', [3, 3], false],
  ] as const)(
    '%s and %j: bogged down: %s; every six inches begun are tested (lines 1861–1872)',
    (method, dice, bogged) => {
      const table = tableOf({ rules: QUIET, crafts: [[{ ...TANK, method, type: 'ifvs' }], []] })
      table.acts('side-1.tank')
      const way = { unit: 'side-1.tank', inches: 6, rough: 2, offRoad: 0, water: 0, mines: [], leaves: false }
      table.by(1, 'drive', { ...way, speed: 'cautious', heading: 'free', into: 'none' }, ...dice)
      expect(table.craft('side-1.tank').bogged).toBe(bogged)
    },
  )
})

describe('fire (lines 808, 1440, 1638, 1757, 1823, 1886–1910)', () => {
  const reasons = (table: Table) => table.last('fired').reasons
  it('a sniper who lies still is shot at with 2 less, and not one who has moved', () => {
    const eye = { kind: 'sniper' as const, figures: [plainFigure({ id: 'eye', role: 'sniper' })] }
    const fired = (moves: boolean): Table => {
      const table = tableOf({ rules: QUIET, units: [[{}], [eye]] })
      table.acts(FOE)
      if (moves) table.by(2, 'move', step({ unit: FOE }))
      table.by(2, 'end-activation', { unit: FOE })
      table.by(1, 'activate', { ...PLAINLY, unit: OWN })
      table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
      return table
    }
    expect(reasons(fired(false))).toContainEqual({ code: 'targetSniper', add: -2 })
    expect(reasons(fired(true)).map(({ code }) => code)).not.toContain('targetSniper')
  })
  it('the slow firing have one die after a move', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['slowFiring'] }], [{}]] })
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1)
    expect(table.all('fired')).toHaveLength(1)
  })
  it('broken troops fire with 3 less, and charge nobody (line 634)', () => {
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
    // Nobody fires at it any more: what weighs is that it is Broken.
    const calm = { unit: 'side-1.mind', power: 'inspire', at: OWN, near: true, seen: true } as const
    table.by(1, 'use-power', calm, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    passes(table, 2, 'side-2.second')
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 6, 1, 1)
    expect(table.unit(OWN)).toMatchObject({ broken: true, marker: null })
    expect(table.refuses(1, 'charge', rushAt()).code).toBe('unit/broken')
    table.by(1, 'shoot', shot({ cover: 'hard', covered: true }), 1, 1)
    expect(reasons(table)).toContainEqual({ code: 'suppressed', add: -3 })
  })
  it('targeting helps at vehicles, unless they jam it', () => {
    for (const [properties, add, ...more] of [
      [[], 2, 1, 6],
      [['electronicCountermeasures'], 0],
    ] as const) {
      const own = { ...TANK, properties: ['advancedTargetingSystem' as const] }
      const table = tableOf({
        rules: QUIET,
        units: [[], [{}]],
        crafts: [[own], [{ ...TANK, properties: [...properties] }]],
      })
      table.acts('side-1.tank')
      table.by(
        1,
        'shoot',
        shot({ unit: 'side-1.tank', mount: '1', at: 'side-2.tank', inches: 20, cover: 'hard' }),
        1,
        ...more,
      )
      expect(reasons(table).find(({ code }) => code === 'targeting')?.add ?? 0).toBe(add)
    }
  })
  it('out of water it has 3 less (line 1888)', () => {
    const table = tableOf({ rules: QUIET, crafts: [[{ ...TANK, properties: ['amphibious'] }], []] })
    table.acts('side-1.tank')
    table.by(1, 'shoot', shot({ unit: 'side-1.tank', mount: '1', inches: 20, cover: 'hard', wet: true }), 1)
    expect(reasons(table)).toContainEqual({ code: 'water', add: -3 })
  })
  it('improved control: one of the crew fires two weapons (line 1910)', () => {
    const own = {
      ...TANK,
      weapons: ['heavyMg' as const, 'heavyMg' as const],
      properties: ['improvedWeaponsControl' as const],
    }
    const table = tableOf({ crafts: [[own], []] })
    expect(weaponsServed(table.state, { ...table.craft('side-1.tank'), crew: 1 })).toBe(2)
    expect(weaponsServed(table.state, { ...table.craft('side-1.tank'), crew: 2 })).toBe(3)
  })
})

describe('vehicles and nerves (lines 636, 1053–1066, 1835)', () => {
  const shaken = (over: Partial<ForceDraft['vehicles'][number]>, damage = 1): Table => {
    const table = tableOf({
      rules: QUIET,
      crafts: [[{ ...TANK, resolve: 'reluctant', ...over }], [{ ...TANK, weapons: ['railGunHeavy'] }]],
    })
    table.acts('side-2.tank')
    const at = shot({ unit: 'side-2.tank', mount: '1', at: 'side-1.tank', inches: 20, cover: 'hard' })
    // It hits, comes through by none, and what it does is on the last die.
    table.by(2, 'shoot', at, 6, 2, 4, damage)
    table.by(2, 'end-activation', { unit: 'side-2.tank' })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' }, 3, 1, 1)
    return table
  }
  it('with one success a broken crew drives away, and does not shoot', () => {
    const table = shaken({})
    expect(table.state.activation?.fallsBack).toBe(true)
    const at = shot({ unit: 'side-1.tank', mount: '1', inches: 20 })
    expect(table.refuses(1, 'shoot', at).code).toBe('unit/broken')
  })
  it('who cannot drive away bails out, and the vehicle is gone', () => {
    const table = shaken({}, 3)
    expect(table.craft('side-1.tank').fate).toBe('routed')
  })
  it('a tank hunter is one steadier', () => {
    for (const [traits, passed] of [
      [[], false],
      [['tankHunter'], true],
    ] as const) {
      const table = tableOf({ rules: QUIET, units: [[{ traits: [...traits] }], [{}]], crafts: [[], [TANK]] })
      table.acts(OWN)
      table.by(1, 'charge', rushAt({ at: 'side-2.tank' }), 2)
      expect(table.last('nerves-tested').passed).toBe(passed)
    }
  })
})

describe('smoke (line 1634)', () => {
  it('goes as its squad is activated again', () => {
    const launcher = {
      figures: [
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
        plainFigure({ id: 'gl', role: 'trooper', weapon: 'grenadeLauncher' }),
      ],
    }
    const table = tableOf({ rules: QUIET, units: [[launcher], [{}]] })
    table.acts(OWN)
    table.by(1, 'lay-smoke', { unit: OWN, within: true })
    table.by(1, 'end-activation', { unit: OWN })
    passes(table, 2, FOE)
    expect(table.unit(OWN).smoke).toBe(true)
    table.acts(OWN)
    expect(table.unit(OWN).smoke).toBe(false)
  })
})

describe('losing heart (lines 644–652)', () => {
  it('at half lost Resolve falls a level, once, and the reluctant are gone', () => {
    const lone = (id: string) => ({ id, figures: [plainFigure({ id: 'man', role: 'trooper' })] })
    const table = tableOf({
      rules: { ...QUIET, losingHeart: true },
      units: [
        [{}, { id: 'two' }, { id: 'three' }],
        [{}, { id: 'other' }, { id: 'weak', resolve: 'reluctant' }, lone('a'), lone('b'), lone('c')],
      ],
    })
    open(table)
    for (const [own, at, foe] of [
      ['squad', 'a', 'squad'],
      ['two', 'b', 'other'],
      ['three', 'c', 'weak'],
    ] as const) {
      expect(table.all('heart-lost')).toEqual([])
      const unit = `side-1.${own}`
      table.by(1, 'activate', { ...PLAINLY, unit })
      table.by(1, 'shoot', shot({ unit, at: `side-2.${at}`, cover: 'hard' }), 3, 1, 6, 1)
      table.by(1, 'end-activation', { unit })
      if (foe !== 'weak') passes(table, 2, `side-2.${foe}`)
    }
    expect(table.all('heart-lost')).toHaveLength(1)
    expect(table.unit('side-2.weak').fate).toBe('routed')
    expect(table.unit(FOE).resolveLost).toBe(1)
    // A third unit more than half is no new step.
    expect(table.unit('side-2.other').resolveLost).toBe(1)
  })
})

describe('assault (lines 1024–1051, 1472–1474, 1703–1707)', () => {
  const fought = (
    own: Partial<UnitDraft>,
    foe: Partial<UnitDraft>,
    counted: { own: number; enemy: number },
    ...dice: number[]
  ): Table => {
    const table = tableOf({ rules: QUIET, units: [[own], [foe]] })
    table.acts(OWN)
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { ...counted, alien: false }, ...dice)
    return table
  }
  it('a Brawler has a roll more on the Kill Table', () => {
    const brawler = {
      figures: [
        plainFigure({ id: 'big', role: 'trooper', personalities: ['brawler'] }),
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
      ],
    }
    // 4 and 4, +1 for the charge: won. Two of its own roll thrice.
    const table = fought(brawler, {}, { own: 2, enemy: 2 }, 4, 1, 4, 1, 3, 3, 3, 1, 1)
    expect(table.up(FOE)).toBe(3)
  })
  it('power armour rolls twice a figure, and negates kills on 5', () => {
    // +3 power armour, +1 better armour, +1 charging: 9 to 5.
    const table = fought({ armour: 'heavyPower' }, {}, { own: 1, enemy: 1 }, 4, 1, 5, 1, 3, 3, 5, 5)
    expect([table.up(FOE), table.up(OWN)]).toEqual([4, 6])
  })
  it('in an Overrun the loser is wiped out, and kills on 6 alone', () => {
    const table = fought({}, {}, { own: 6, enemy: 2 }, 6, 1, 1, 1, 6, 5)
    expect(table.last('assault-decided').overrun).toBe(true)
    expect([table.up(FOE), table.up(OWN)]).toEqual([0, 5])
  })
  it('where one is overrun, power armour negates nothing', () => {
    const table = fought({ armour: 'heavyPower' }, {}, { own: 2, enemy: 1 }, 4, 1, 1, 1, 6)
    expect(table.last('assault-decided').overrun).toBe(true)
    expect(table.up(OWN)).toBe(5)
  })
  it('who is berserk has 2 more, who is not has none of it', () => {
    const table = fought({ traits: ['berserk'] }, {}, { own: 1, enemy: 1 }, 4, 1, 4, 1, 1, 1)
    expect(table.last('assault-decided').totals).toEqual([5, 4])
    const wild = tableOf({ rules: QUIET, units: [[{ traits: ['berserk'] }], [{}]] })
    open(wild)
    wild.by(1, 'activate', { ...PLAINLY, unit: OWN, reach: true })
    wild.by(1, 'charge', rushAt())
    wild.by(2, 'hold-fire', { turn: false })
    wild.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 4, 1, 4, 1, 1, 1)
    expect(wild.last('assault-decided').totals).toEqual([7, 4])
  })
  it('a vehicle is stormed by its weakest face', () => {
    const table = tableOf({ rules: QUIET, crafts: [[], [TANK]] })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ at: 'side-2.tank' }), 6)
    // Front 5, weakest 3: 5 against 1 and 3.
    table.by(1, 'storm', { own: 1 }, 5, 1, 2)
    expect(table.craft('side-2.tank').immobilised).toBe(true)
  })
})

describe('call and aid (lines 1474, 1480, 1560–1571)', () => {
  const MEDIC = {
    figures: [
      plainFigure({ id: 'medic', role: 'trooper' as const, personalities: ['medic' as const] }),
      plainFigure({ id: 'men', role: 'trooper' as const, count: 5 }),
    ],
  }
  it('a medic adds 1 to the die, needs no helper, and treats two', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true }, units: [[MEDIC], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 3, 1, 3, 4, 3, 4)
    for (const who of [`${OWN}#men`, `${OWN}#men`]) table.by(1, 'fall', { who })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    // Under Fire takes one off, the medic gives it back: 6 fit, 4 stable.
    table.by(1, 'recover', { unit: OWN, teams: 2, self: 0 }, 6, 4)
    expect(
      table
        .unit(OWN)
        .figures.map(({ fate }) => fate)
        .filter((fate) => fate !== 'up'),
    ).toEqual(['stabilised'])
    // Only he was busy: four of five others fire, and one of six lies there.
    expect(table.state.activation?.busy).toBe(1)
  })
})

describe('who answers, and when (lines 1022, 1138, 1320, 1452)', () => {
  it('the Pinned have no free shot', () => {
    const other = { ...MIND, id: 'other' }
    const table = tableOf({
      rules: QUIET,
      units: [
        [{}, MIND, other],
        [{}, { id: 'second' }, { id: 'third' }],
      ],
    })
    open(table)
    for (const [id, then] of [
      ['mind', 'second'],
      ['other', 'third'],
    ] as const) {
      const unit = `side-1.${id}`
      table.by(1, 'activate', { ...PLAINLY, unit })
      table.by(1, 'use-power', { unit, power: 'demoralize', at: FOE, near: true, seen: true }, 6, 6, 1)
      table.by(1, 'end-activation', { unit })
      passes(table, 2, `side-2.${then}`)
    }
    expect(table.unit(FOE).marker).toBe('pinned')
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'charge', rushAt())
    expect(table.state.steps[0]?.kind).toBe('contact')
  })
  it('a heavy team that has moved this turn does not fire at movers', () => {
    const gun = team('squad', 'generalPurposeMg', {
      figures: [plainFigure({ id: 'crew', role: 'crew', count: 2 })],
    })
    const moved = (goes: boolean): Table => {
      const table = tableOf({ rules: { ...QUIET, opportunityFire: true }, units: [[gun], [{}]] })
      table.acts(OWN)
      if (goes) {
        table.by(1, 'move', step())
        table.by(2, 'hold-fire', { turn: false })
      }
      table.by(1, 'end-activation', { unit: OWN })
      table.by(2, 'activate', { ...PLAINLY, unit: FOE })
      table.by(2, 'move', step({ unit: FOE }))
      return table
    }
    expect(moved(false).state.phase).toBe('reacting')
    expect(moved(true).state.phase).toBe('acting')
  })
})

describe('who stands with a squad (lines 1438–1444, 1757, 1767)', () => {
  const joined = (over: Partial<UnitDraft> & { readonly branch?: 'infantry' | 'gunnery' } = {}): Table => {
    const { branch = 'infantry', ...more } = over
    const boss: Partial<UnitDraft> = {
      ...{ id: 'boss', kind: 'officer', ...more },
      figures: [{ ...plainFigure({ id: 'boss', role: 'officer', rating: 'heroic' }), branch }],
    }
    const table = tableOf({ rules: QUIET, units: [[{}, boss], [{}]] })
    open(table)
    expect(leadership(table.state, table.unit('side-1.boss'))).toBe(0)
    table.by(1, 'join', { unit: 'side-1.boss', to: OWN, beside: true })
    return table
  }
  it.each([
    ['infantry', 3],
    ['gunnery', 0],
  ] as const)('an officer of the %s lends a squad %i', (branch, add) => {
    const table = joined({ branch })
    expect(leadership(table.state, table.unit(OWN))).toBe(add)
  })
  it('a hero fires for himself, and is none of its riflemen', () => {
    const plain = joined()
    expect(squadArms(plain.state, plain.unit(OWN), false).riflemen).toBe(7)
    const hero = joined({ traits: ['hero'] })
    expect(squadArms(hero.state, hero.unit(OWN), false).riflemen).toBe(6)
  })
  it.each([
    ['holyWeapon', [], 3],
    ['holyWeapon', ['unholyArmour'], 2],
    ['unholyWeapon', ['holyArmour'], 2],
    ['unholyWeapon', ['unholyArmour'], 3],
  ] as const)('%s at %j: damage +%i', (weapon, worn, damage) => {
    const table = tableOf({ units: [[{ traits: [weapon] }], [{ traits: [...worn] }]] })
    const { unit, mount, at, joint, lucky, alien, wet, ...aim } = shot()
    expect(weigh(table.state, { unit, mount, at, joint, lucky, alien, wet, aim })?.damage).toBe(damage)
  })
})

describe('landing, mines and wrecks (lines 970, 1247, 1405, 1727)', () => {
  it('three failed dice of a drop pin it', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['dropTroops'] }], [{}]] })
    open(table)
    table.by(1, 'drop', { unit: OWN, clear: true, flak: [] }, 1, 1, 1, 2, 2, 2, 90)
    expect(table.unit(OWN)).toMatchObject({ fate: 'onTable', marker: 'pinned' })
  })
  it('engineers add 2 to the die at mines', () => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    for (const [traits, outcome] of [
      [['engineer'], 'passed'],
      [[], undefined],
    ] as const) {
      const table = tableOf({
        rules: QUIET,
        units: [[{ traits: [...traits] }], [{}]],
        scenario: {
          ...meetingEngagement,
          sides: meetingEngagement.sides.map((side, at) => ({
            ...side,
            works: at === 1 ? [{ id: 'field', name: '', work: 'minefield' as const }] : [],
          })),
        },
      })
      table.by(2, 'lay-mines', { work: 'side-2.work-field', heavy: false })
      table.acts(OWN)
      table.by(1, 'move', step({ mines: ['side-2.work-field/1'] }), 3)
      expect(table.all('mine-met').at(-1)?.outcome).toBe(outcome)
    }
  })
  it('who comes out of a wreck is Pinned', () => {
    const cart = {
      ...TANK,
      id: 'cart',
      type: 'lightTransports' as const,
      front: 0,
      method: 'wheeled' as const,
    }
    const table = tableOf({
      rules: QUIET,
      units: [[], [{}]],
      crafts: [[TANK], [{ ...cart, weapons: [], crew: 1, seats: 8 }]],
    })
    table.by(2, 'embark', { unit: FOE, craft: 'side-2.cart' })
    table.acts('side-1.tank')
    const at = shot({ unit: 'side-1.tank', mount: '1', at: 'side-2.cart', inches: 20, cover: 'hard' })
    table.by(1, 'shoot', at, 6, 6, 1, 6, 6, 1, 1, 1, 4, 4, 4)
    expect(table.craft('side-2.cart').fate).toBe('destroyed')
    expect(table.unit(FOE)).toMatchObject({ fate: 'onTable', marker: 'pinned' })
    expect(table.up(FOE)).toBe(3)
  })
})

describe('heavy mines, Op-Fire at vehicles, heroes (lines 1399, 1460, 1757)', () => {
  it.each([
    [true, 5],
    [false, 6],
  ])('mines that are heavy: %s leave %i of six', (heavy, left) => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const sides = meetingEngagement.sides.map((side, at) => ({
      ...side,
      works: at === 1 ? [{ id: 'field', name: '', work: 'minefield' as const }] : [],
    }))
    const table = tableOf({ rules: QUIET, scenario: { ...meetingEngagement, sides } })
    table.by(2, 'lay-mines', { work: 'side-2.work-field', heavy })
    table.acts(OWN)
    const real = table.state.works['side-2.work-field']?.mines?.real ?? 0
    table.by(1, 'move', step({ mines: [`side-2.work-field/${real}`] }), 4)
    // One hit: 1 and the mine's damage against 6 of no armour.
    table.by(2, 'check-mine', {}, 1, 1, 6)
    expect(table.up(OWN)).toBe(left)
  })
  it.each([
    [4, undefined],
    [3, 'side-2.tank'],
  ])('a vehicle whose armour die shows %i is repulsed: %s', (die, repulsed) => {
    const rockets = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
    const table = tableOf({
      rules: { ...QUIET, opportunityFire: true },
      units: [[rockets], [{}]],
      crafts: [[], [TANK]],
    })
    table.acts('side-2.tank')
    const way = { unit: 'side-2.tank', inches: 6, rough: 0, offRoad: 0, water: 0, mines: [], leaves: false }
    table.by(2, 'drive', { ...way, speed: 'cautious', heading: 'free', into: 'none' })
    table.by(1, 'op-fire', shot({ at: 'side-2.tank', inches: 15, cover: 'hard' }), 6, 6, die)
    expect(table.all('repulsed').at(-1)?.unit).toBe(repulsed)
    expect(table.craft('side-2.tank').hits).toBe(0)
  })
  it.each([
    [20, 'firer'],
    [21, 'nearest'],
  ] as const)('from %i inches a hero has the %s fall', (inches, how) => {
    const hero: Partial<UnitDraft> = {
      traits: ['hero'],
      figures: [plainFigure({ id: 'hero', role: 'trooper' })],
    }
    const table = tableOf({ rules: QUIET, units: [[hero], [LED]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches, cover: 'hard' }), 6, 1, 6, 1)
    expect(table.state.steps[0]).toMatchObject({ kind: 'harm', harm: { how } })
  })
})

describe('powers once a turn, and a step at a time (lines 1528–1544)', () => {
  const OTHER = { ...MIND, id: 'other' }
  const demoralize = { power: 'demoralize', at: OWN, near: true, seen: true } as const
  it('Expose reaches a unit once a turn, whoever invokes it', () => {
    const table = tableOf({
      rules: QUIET,
      units: [
        [MIND, OTHER],
        [{}, { id: 'second' }],
      ],
    })
    open(table)
    const expose = { power: 'expose', at: FOE, near: true, seen: true } as const
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    table.by(1, 'use-power', { ...expose, unit: 'side-1.mind' }, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    passes(table, 2, 'side-2.second')
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.other' })
    expect(table.refuses(1, 'use-power', { ...expose, unit: 'side-1.other' }).code).toBe('battle/not-offered')
  })
  it('Inspire leaves who was Pinned Under Fire', () => {
    const table = tableOf({
      rules: QUIET,
      units: [
        [{}, MIND, { id: 'idle' }],
        [MIND, OTHER],
      ],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 1, 6)
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.mind' })
    table.by(2, 'use-power', { ...demoralize, unit: 'side-2.mind' }, 6, 6, 1)
    table.by(2, 'end-activation', { unit: 'side-2.mind' })
    passes(table, 1, 'side-1.idle')
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.other' })
    table.by(2, 'use-power', { ...demoralize, unit: 'side-2.other' }, 6, 6, 1)
    table.by(2, 'end-activation', { unit: 'side-2.other' })
    expect(table.unit(OWN).marker).toBe('pinned')
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.mind' })
    const inspire = { power: 'inspire', at: OWN, near: true, seen: true, unit: 'side-1.mind' } as const
    table.by(1, 'use-power', inspire, 6, 6, 1)
    expect(table.unit(OWN).marker).toBe('underFire')
  })
})

describe('commanders and villains (lines 1851, 2821)', () => {
  it.each([
    ['dead', [6, 1], true],
    ['wounded', [3, 4], false],
  ] as const)('Strike: a commander who is %s', (_how, dice, won) => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const sides = meetingEngagement.sides.map((side, at) =>
      at === 0 ? { ...side, aim: { kind: 'mission' as const, mission: 'strike' as const } } : side,
    )
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: true },
      units: [[{}], [LED]],
      scenario: { ...meetingEngagement, sides },
    })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1, ...dice)
    table.by(2, 'fall', { who: `${FOE}#leader` })
    expect(isWon(table.state, 'side-1')).toBe(won)
  })
  it('a villain may rise in the turn after he fell, and no later', () => {
    const table = tableOf({
      units: [[{ traits: ['villain'], figures: [plainFigure({ id: 'he', role: 'trooper' })] }], [{}]],
    })
    const fell = { ...table.unit(OWN), fate: 'destroyed' as const }
    const state = { ...table.state, round: 3 }
    expect([1, 2, 3].map((lies) => isRising(state, { ...fell, lies }))).toEqual([false, true, false])
  })
})

describe('what a mission gives (line 2751)', () => {
  it('goes to one unit, or to two, and to no third', () => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const sides = meetingEngagement.sides.map((side) => ({
      ...side,
      traits: ['agile' as const, 'elusive' as const, 'stealth' as const],
    }))
    const table = tableOf({
      units: [[{}, { id: 'second' }, { id: 'third' }], [{}]],
      scenario: { ...meetingEngagement, sides },
    })
    table.by(1, 'give-trait', { trait: 'agile', unit: OWN })
    table.by(1, 'give-trait', { trait: 'elusive', unit: 'side-1.second' })
    expect(table.refuses(1, 'give-trait', { trait: 'stealth', unit: 'side-1.third' }).code).toBe(
      'battle/not-offered',
    )
    table.by(1, 'give-trait', { trait: 'stealth', unit: OWN })
  })
})

describe('thin fire by house rule (line 832; R18)', () => {
  it.each([
    ['damage', 0, 1],
    ['fireEffect', -1, 2],
  ] as const)('%s: Fire Effect %i, damage +%i', (fewFigures, add, damage) => {
    const two = { figures: [plainFigure({ id: 'men', role: 'trooper' as const, count: 2 })] }
    const table = tableOf({ rules: { fewFigures }, units: [[two], [{}]] })
    const { unit, mount, at, joint, lucky, alien, wet, ...aim } = shot()
    const weighed = weigh(table.state, { unit, mount, at, joint, lucky, alien, wet, aim })
    expect(weighed?.reasons.find(({ code }) => code === 'few')?.add ?? 0).toBe(add)
    expect(weighed?.damage).toBe(damage)
  })
})

describe('what comes between a shot and whom it hurts (lines 676, 1119, 1556, 1803, 1918)', () => {
  it('fire from opposite sides asks for a Pinning Test', () => {
    for (const [die, marker] of [
      [2, 'pinned'],
      [3, 'underFire'],
    ] as const) {
      const table = tableOf({
        rules: { ...QUIET, crossfire: true },
        units: [
          [{}, { id: 'two' }],
          [{}, { id: 'second' }],
        ],
      })
      table.acts(OWN)
      table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
      table.by(1, 'end-activation', { unit: OWN })
      passes(table, 2, 'side-2.second')
      table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
      table.by(1, 'shoot', shot({ unit: 'side-1.two', cover: 'hard', crossfire: true }), 1, 1, die)
      expect(table.unit(FOE).marker).toBe(marker)
    }
  })
  it('a Save of 5 undoes a hit', () => {
    const table = tableOf({ rules: QUIET, units: [[{}], [{ traits: ['save'] }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1, 5)
    expect(table.up(FOE)).toBe(6)
  })
  it.each([
    [3, 'wounded'],
    [4, 'killed'],
  ])('a damage die of %i against 3 leaves somebody %s', (die, fate) => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true } })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }), 3, 1, die, 3)
    expect(table.unit(FOE).figures.filter((one) => one.fate === fate)).toHaveLength(1)
  })
  it('reactive armour keeps the higher of two dice against a rocket', () => {
    const rockets = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
    const table = tableOf({
      rules: QUIET,
      units: [[rockets], [{}]],
      crafts: [[], [{ ...TANK, properties: ['reactiveArmour'] }]],
    })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ at: 'side-2.tank', inches: 15, cover: 'hard' }), 6, 6, 1, 6, 3)
    expect(table.craft('side-2.tank').immobilised).toBe(true)
  })
  it.each([
    [5, false],
    [6, true],
  ])('a carrier with %i seats takes six aboard: %s', (seats, may) => {
    const table = tableOf({ rules: QUIET, crafts: [[{ ...TANK, type: 'apcs', seats }], []] })
    table.acts(OWN)
    const boards = { unit: OWN, craft: 'side-1.tank', beside: true }
    if (may) table.by(1, 'board', boards)
    else expect(table.refuses(1, 'board', boards).code).toBe('battle/not-offered')
  })
})
