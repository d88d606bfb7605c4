import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { HOUSE_RULES, type HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { refOf } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, tableOf, QUIET } from './table.ts'

/** Each switch, either way: what it changes in a battle. */

const GUN: Partial<UnitDraft> = team('gun', 'heavyMg', {
  partner: 'squad',
  quality: 'rabble',
  resolve: 'reluctant',
  figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })],
})
const GUN_ID = 'side-1.gun'
const LED = {
  figures: [
    plainFigure({ id: 'leader', role: 'leader' }),
    plainFigure({ id: 'men', role: 'trooper', count: 5 }),
  ],
}

describe('a heavy team with its squad', () => {
  const fired = (joinedFire: HouseRules['joinedFire']) => {
    const table = tableOf({ rules: { ...QUIET, joinedFire }, units: [[{}, GUN], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ joint: true, cover: 'hard' }), 5, 4, 2, 1, 6, 1, 6)
    return table
  }
  it.each([
    ['twoHighest' as const, 5 + 4],
    ['highestEach' as const, 5 + 2],
  ])('joinedFire %s: 5 and 4 of the squad with 2 of the team are %i (line 1328)', (rule, dice) => {
    const table = fired(rule)
    const { total, reasons } = table.last('fired')
    expect(total - reasons.reduce((sum, { add }) => sum + add, 0)).toBe(dice)
    // The team has fired with it, and by itself no more.
    expect(table.refuses(1, 'shoot', shot({ unit: GUN_ID, cover: 'hard' })).code).toBe('battle/not-offered')
  })
  it('its shot is an Under Fire squad’s (lines 806, 1324)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, GUN], [{}]] })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ unit: GUN_ID, cover: 'hard', inches: 8 }), 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'suppressed', add: -3 })
  })
  it.each([
    ['squad' as const, 5],
    ['worse' as const, 1],
  ])('joinedQuality %s: nine of them break at %i (line 1324)', (joinedQuality, at) => {
    const table = tableOf({ rules: { ...QUIET, joinedQuality }, units: [[{}, GUN], [{}]] })
    const own = fastAndDirtyPlay.view(table.state, 'side-1').units.find(({ id }) => id === OWN)
    expect(own?.breaks).toMatchObject({ at, lost: 0 })
  })
})

describe('trenches', () => {
  const aimed = (trenchRest: HouseRules['trenchRest']) => {
    const line = SAMPLE_SCENARIOS.defensiveLine
    const scenario = {
      ...line,
      sides: line.sides.map((side, at) =>
        at === 1 ? { ...side, works: [{ id: 'trench', name: '', work: 'trenches' as const }] } : side,
      ),
    }
    const table = tableOf({ rules: { ...QUIET, trenchRest }, scenario })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-trench' })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    table.acts(OWN)
    return table
  }
  it('since its last activation: who fired in it may be shot at from afar (line 1306)', () => {
    aimed('lastActivation').by(1, 'shoot', shot({ inches: 20, cover: 'hard' }), 1, 1)
  })
  it('this turn: who fired in the turn before is safe again', () => {
    expect(aimed('thisTurn').refuses(1, 'shoot', shot({ inches: 20, cover: 'hard' })).code).toBe(
      'shot/too-far',
    )
  })
})

describe('the berserk', () => {
  const driven = (berserkReach: HouseRules['berserkReach']) => {
    const table = tableOf({ rules: { ...QUIET, berserkReach }, units: [[{ traits: ['berserk'] }], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, reach: true })
    return table
  }
  it.each([
    ['moveAndCharge' as const, 10],
    ['move' as const, 6],
  ])('berserkReach %s: an enemy within %i inches (line 1707)', (rule, inches) => {
    const { state } = driven(rule)
    const own = fastAndDirtyPlay.view(state, 'side-1').units.find(({ id }) => id === OWN)
    expect(own?.berserkReach).toBe(inches)
  })
  it('charges no farther than that', () => {
    driven('moveAndCharge').by(1, 'charge', rushAt({ inches: 8 }))
    expect(driven('move').refuses(1, 'charge', rushAt({ inches: 8 })).code).toBe('move/too-far')
  })
})

describe('the leader among the dead', () => {
  const shotAt = (leaderFalls: HouseRules['leaderFalls'], ...more: number[]) => {
    const table = tableOf({ rules: { ...QUIET, leaderFalls }, units: [[{}], [LED]] })
    table.acts(OWN)
    // One hit, and it kills.
    table.by(1, 'shoot', shot({ cover: 'hard' }), 4, 1, 6, 1, ...more)
    return table
  }
  it('said: the players name him, or one of the men (lines 824, 1156)', () => {
    const table = shotAt('said')
    table.by(2, 'fall', { who: `${FOE}#leader` })
    expect(table.last('leader-lost').unit).toBe(FOE)
    expect(table.unit(FOE).marker).toBe('pinned')
  })
  it.each([
    ['it is he', 1, true],
    ['it is not', 4, false],
  ])('chance: a die of six men, %s', (_name, die, isLost) => {
    const table = shotAt('chance', die)
    expect(table.up(FOE)).toBe(5)
    expect(table.all('leader-lost')).toHaveLength(Number(isLost))
  })
})

describe('psionics', () => {
  const mind: Partial<UnitDraft> = {
    kind: 'psionic',
    figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'competent', strength: 3 })],
  }
  const power = { unit: OWN, power: 'degrade' as const, at: FOE, near: true, seen: false }
  const table = (psionicSight: boolean) => {
    const set = tableOf({ rules: { ...QUIET, psionicSight }, units: [[mind], [{}]] })
    set.acts(OWN)
    return set
  }
  it('psionicSight: powers reach whom they do not see, or not (line 1526)', () => {
    expect(table(false).by(1, 'use-power', { ...power, seen: true }, 6, 6, 1)).not.toEqual([])
    expect(table(true).refuses(1, 'use-power', power)).toMatchObject({
      code: 'table/not-so',
      values: { page: 1526 },
    })
  })
})

describe('legends', () => {
  const legend: Partial<UnitDraft> = {
    traits: ['legend'],
    figures: [plainFigure({ id: 'one', role: 'trooper' })],
  }
  it.each([
    ['effectAndAssault' as const, [1, 6], 6],
    ['damageToo' as const, [6], 5],
  ])('legendSix %s: what is rolled for a hit is %j (line 1783)', (legendSix, dice, left) => {
    const table = tableOf({ rules: { ...QUIET, legendSix }, units: [[legend], [{}]] })
    table.acts(OWN)
    // 6 and 1 for Quality: one hit behind hard cover.
    table.by(1, 'shoot', shot({ cover: 'hard' }), ...dice)
    expect(table.last('fired').hits).toBe(1)
    expect(table.up(FOE)).toBe(left)
  })
})

describe('artillerySupport (line 561)', () => {
  const rolled = (scenario: ScenarioDraft, rules: Partial<HouseRules> = {}) => {
    const table = tableOf({ rules: { ...QUIET, artillerySupport: true, ...rules }, scenario })
    const dice = rules.artillerySupport === false || rules.indirectArtillery === false ? [] : [2, 6]
    const attackers = scenario.sides.map(({ role }) => role === 'attacker')
    table.by(1, 'deployed', {}, ...dice.slice(0, attackers[0] ? 2 : 1))
    table.by(2, 'deployed', {}, ...dice.slice(0, attackers[1] ? 2 : 1))
    return Object.values(table.state.guns).map(
      ({ side, weapon, quality }) => `${side} ${refOf(weapon)} ${quality}`,
    )
  }
  it('a gun for each side, and two for a clear attacker', () => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const even = meetingEngagement.sides.map((side) => ({ ...side, role: null }))
    expect(rolled({ ...meetingEngagement, sides: even })).toEqual([
      'side-1 mortarLight regular',
      'side-2 mortarLight regular',
    ])
    const { bottleneck } = SAMPLE_SCENARIOS
    const attacker = bottleneck.sides.findIndex(({ role }) => role === 'attacker') + 1
    expect(rolled(bottleneck)).toContain(`side-${attacker} cannonMedium regular`)
    expect(rolled(bottleneck)).toHaveLength(3)
  })
  it('none where it is not played', () => {
    expect(rolled(SAMPLE_SCENARIOS.meetingEngagement, { artillerySupport: false })).toEqual([])
    expect(rolled(SAMPLE_SCENARIOS.meetingEngagement, { indirectArtillery: false })).toEqual([])
  })
})

/** They are asked where forces are made and scenarios are weighed. */
const ELSEWHERE = ['forces']
const OF_FORCES = ['measure']

describe('switches', () => {
  it('are all read by the battle', async () => {
    const root = 'shared/systems/fast-and-dirty'
    const names = (await readdir(root, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.includes('house-rules'),
    )
    const all = (await Promise.all(names.map((name) => readFile(`${root}/${name}`, 'utf8')))).join('\n')
    const unread = Object.entries(HOUSE_RULES).flatMap(([key, { group }]) =>
      ELSEWHERE.includes(group) || OF_FORCES.includes(key) || new RegExp(`\\b${key}\\b`, 'u').test(all)
        ? []
        : [key],
    )
    expect(unread).toEqual([])
  })
})
