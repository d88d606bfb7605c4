import { describe, expect, it } from 'vitest'
import { killRolls } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { chargeOdds } from '../../../../shared/systems/fast-and-dirty/odds/assaulting.ts'
import { FOE, OWN, PLAINLY, QUIET, rushAt, shot, step, tableOf, TANK, type Table } from './table.ts'

/** What a seventh reading with the book in hand found; numbers are lines. */

const crew = (n: number) => [plainFigure({ id: 'crew', role: 'crew', count: n })]
const GUN = { ...team('gun', 'heavyMg', { figures: crew(2) }), partner: 'squad' }
const WATCHED = { ...QUIET, opportunityFire: true }
const PAIR = (own: Partial<UnitDraft> = {}, other: Partial<UnitDraft> = {}): Partial<UnitDraft>[] => [
  { traits: ['fireTeams'], partner: 'other', ...own },
  { traits: ['fireTeams'], partner: 'squad', id: 'other', ...other },
]
const TWO_GUNS = { ...TANK, weapons: ['heavyMg' as const, 'heavyMg' as const], crew: 2 }
const watch = (mount: string, over: Parameters<typeof shot>[0] = {}): ReturnType<typeof shot> =>
  shot({ unit: 'side-1.tank', mount, cover: 'hard', ...over })

describe('Op-Fire', () => {
  const set = (over: Partial<typeof TANK> = {}): Table =>
    tableOf({ rules: WATCHED, units: [[], [{}, { id: 'two' }]], crafts: [[{ ...TWO_GUNS, ...over }], []] })

  it('of a vehicle is each weapon that its crew serves, at one mover (744, 1452)', () => {
    const table = set()
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    table.by(1, 'op-fire', watch('1'), 1)
    expect(table.state.phase).toBe('reacting')
    expect(table.refuses(1, 'op-fire', watch('1')).code).toBe('battle/not-offered')
    table.by(1, 'op-fire', watch('2'), 1)
    expect(table.state.phase).toBe('acting')
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
    table.by(1, 'shoot', watch('1'), 1)
    table.by(1, 'end-activation', { unit: 'side-1.tank' })
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'move', step({ unit: 'side-2.two' }))
    expect(table.state.phase).toBe('acting')
  })
  it('is no more weapons than it has crew (744)', () => {
    const table = set({ crew: 1 })
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    table.by(1, 'op-fire', watch('2'), 1)
    expect(table.state.phase).toBe('acting')
  })
  it('at the next mover it is over, with weapons left (1452)', () => {
    const table = set()
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    table.by(1, 'op-fire', watch('1'), 1)
    table.by(1, 'hold-fire', { turn: false })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
    table.by(1, 'end-activation', { unit: 'side-1.tank' })
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'move', step({ unit: 'side-2.two' }))
    expect(table.state.phase).toBe('acting')
  })
  it('of a squad and its heavy team is theirs together too, though both have fired (1326–1328, 1452)', () => {
    const table = tableOf({ rules: WATCHED, units: [[{}, GUN], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ joint: true, cover: 'hard' }), 1, 1, 1, 1, 6)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'move', step({ unit: FOE, inches: 4 }))
    table.by(1, 'op-fire', shot({ joint: true, cover: 'hard' }), 1, 1, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ with: 'side-1.gun', opFire: true })
    expect(table.unit('side-1.gun').opFired).toBe(true)
    expect(table.state.phase).toBe('acting')
  })
})

describe('the free shot', () => {
  const charged = (...before: (readonly [table: 'move'])[]): Table => {
    const table = tableOf({ rules: QUIET, units: [[{}, GUN], [{}]] })
    table.acts(OWN)
    if (before.length > 0) table.by(1, 'move', step())
    else table.by(1, 'shoot', shot({ joint: true, cover: 'hard' }), 1, 1, 1, 1, 6)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    return table
  }
  const free = shot({ inches: 8, joint: true, cover: 'hard' })
  it('is the heavy team’s too, where it has stayed (1022, 1328)', () => {
    const table = charged()
    table.by(1, 'free-shot', free, 1, 1, 1, 1, 6)
    expect(table.last('fired')).toMatchObject({ with: 'side-1.gun', free: true })
  })
  it('is the squad’s alone where they have moved (1326)', () =>
    expect(charged(['move']).refuses(1, 'free-shot', free).code).toBe('battle/not-offered'))
  it('is nobody’s where a heavy team has moved by itself (1320)', () => {
    const alone = { ...GUN, id: 'squad', partner: null }
    const table = tableOf({ rules: QUIET, units: [[alone], [{}]] })
    table.acts(OWN)
    table.by(1, 'move', step())
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    expect(table.state.phase).toBe('settling')
  })
})

describe('two Fire Teams as one (1284)', () => {
  it('strike with the Brawlers and the power armour of both, each figure once', () => {
    const brawler = plainFigure({ id: 'one', role: 'trooper', personalities: ['brawler'] })
    const table = tableOf({ units: [PAIR({}, { armour: 'lightPower', figures: [brawler] }), [{}]] })
    table.acts(OWN)
    const fighter = { unit: table.unit(OWN), figures: 7, charging: true }
    expect(killRolls(table.state, { ...fighter, joint: true })).toBe(6 + 2 + 1)
    expect(killRolls(table.state, { ...fighter, joint: false })).toBe(7)
  })
  it('have what helps the other: an Enhance on the partner, his armour, and negate kills on it alone', () => {
    const psionic = {
      ...{ id: 'mind', kind: 'psionic' as const },
      figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
    }
    const table = tableOf({
      rules: { ...QUIET, powerInOverrun: true },
      units: [
        [...PAIR({}, { armour: 'lightPower' }), psionic],
        [{}, { id: 'two' }],
      ],
    })
    table.acts('side-1.mind')
    const power = {
      unit: 'side-1.mind',
      power: 'enhance',
      at: 'side-1.other',
      near: true,
      seen: true,
    } as const
    table.by(1, 'use-power', power, 6, 6, 1)
    table.by(1, 'end-activation', { unit: 'side-1.mind' })
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'end-activation', { unit: 'side-2.two' })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'charge', rushAt({ joint: true }))
    expect(table.unit('side-1.other').done).toBe(false)
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 1, 1, 6, 6, ...[6], ...[1])
    const [own] = table.last('assault-decided').reasons
    expect(own).toContainEqual({ code: 'power', add: 2 })
    expect(own).toContainEqual({ code: 'powerArmour', add: 3 })
    expect(table.unit('side-1.other')).toMatchObject({ done: true, effects: [] })
  })
  it('are weighed as one before they charge: figures, kills and losses of both, the heavy team of either too', () => {
    const table = tableOf({ rules: QUIET, units: [[...PAIR(), { ...GUN, partner: 'other' }], [{}]] })
    table.acts(OWN)
    const said = { own: 14, enemy: 6, alien: false, berserk: false, freeShot: null }
    const laid = { state: table.state, one: OWN, other: FOE }
    const [both, alone] = [true, false].map((joint) => chargeOdds(laid, { ...said, joint }))
    expect(both).toMatchObject({ own: { figures: 14 } })
    expect(alone).toMatchObject({ own: { figures: 6 } })
    if (!both || !alone || 'bar' in both || 'bar' in alone) throw new Error('It may charge.')
    expect([both.aLoses.length, alone.aLoses.length]).toEqual([15, 7])
    // Fourteen against six: eight more, and one for the charge.
    expect(both.own.add).toBe(9)
    expect(alone.own.add).toBe(1)
  })
  it('that do not come to blows have acted both', () => {
    const table = tableOf({ rules: WATCHED, units: [PAIR(), [{}]] })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ joint: true }))
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN, inches: 8 }), 6, 6, 6, 1, 6, 1, 6, 1)
    table.by(1, 'turn-away', { unit: OWN, into: 'none', mines: [] })
    expect(table.unit('side-1.other').done).toBe(true)
  })
})

describe('psionic powers at vehicles (1146, 1526–1546)', () => {
  const psionic = {
    ...{ id: 'squad', kind: 'psionic' as const },
    figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
  }
  const cast = (power: 'terror' | 'degrade'): Table => {
    const table = tableOf({ rules: QUIET, units: [[psionic], []], crafts: [[], [TANK]] })
    table.acts(OWN)
    const said = { unit: OWN, power, at: 'side-2.tank', near: true, seen: true } as const
    table.by(1, 'use-power', said, 6, 6, 1)
    table.by(1, 'end-activation', { unit: OWN })
    return table
  }
  it('Terror has its crew test morale once', () => {
    const table = cast('terror')
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.tank' }, 6, 6, 1)
    expect(table.last('morale-tested')).toMatchObject({ unit: 'side-2.tank', outcome: 'rallied' })
    table.by(2, 'end-activation', { unit: 'side-2.tank' })
    expect(table.craft('side-2.tank').effects).toEqual([])
  })
  it('Degrade takes 2 off its Fire Effect', () => {
    const table = cast('degrade')
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.tank' })
    table.by(2, 'shoot', shot({ unit: 'side-2.tank', mount: '1', at: OWN, cover: 'hard' }), 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'power', add: -2 })
  })
})

describe('Losing Heart and a villain (646–652, 1851)', () => {
  const fallen = (): Table => {
    const villain = {
      ...{ id: 'squad', traits: ['villain' as const] },
      figures: [plainFigure({ id: 'v', role: 'trooper' })],
    }
    const table = tableOf({
      rules: { ...QUIET, losingHeart: true },
      units: [[villain, { id: 'two' }], [{}]],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 6, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
    table.by(1, 'end-activation', { unit: 'side-1.two' })
    return table
  }
  it('who lies there is no loss yet', () => {
    const table = fallen()
    expect(table.unit(OWN).fate).toBe('destroyed')
    expect(table.all('heart-lost')).toEqual([])
    table.acts(OWN, 5)
    expect(table.all('heart-lost')).toEqual([])
  })
  it('who does not get up is one', () => {
    const table = fallen()
    table.acts(OWN, 4)
    expect(table.last('heart-lost')).toMatchObject({ side: 'side-1', share: 0.5 })
  })
})

describe('the wounded who lie there (824, 1554–1556)', () => {
  const lying = (woundedHit: 'again' | 'spared'): Table => {
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: true, woundedHit },
      units: [[{}], [{}, { id: 'two' }]],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 3, 1, 4, 4)
    expect(table.unit(OWN).figures.filter(({ fate }) => fate === 'wounded')).toHaveLength(1)
    table.by(2, 'end-activation', { unit: FOE })
    table.acts(OWN)
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'shoot', shot({ unit: 'side-2.two', at: OWN, cover: 'hard' }), 3, 1, 4, 4)
    return table
  }
  const fates = (table: Table): string[] =>
    table
      .unit(OWN)
      .figures.map(({ fate }) => fate)
      .toSorted()

  it('are hit again where they are nearest, and die', () => {
    const table = lying('again')
    expect(table.state.phase).toBe('allocating')
    table.by(1, 'fall', { who: `${OWN}#men#lies` })
    expect(fates(table)).toEqual(['killed', 'up', 'up', 'up', 'up', 'up'])
  })
  it('or those fall who are up', () => {
    const table = lying('again')
    table.by(1, 'fall', { who: `${OWN}#men` })
    expect(fates(table)).toEqual(['up', 'up', 'up', 'up', 'wounded', 'wounded'])
  })
  it('are spared by house rule', () =>
    expect(fates(lying('spared'))).toEqual(['up', 'up', 'up', 'up', 'wounded', 'wounded']))
})
