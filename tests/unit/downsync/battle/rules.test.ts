import { describe, expect, it } from 'vitest'
import { plainAction } from '../../../../shared/systems/downsync/documents/making.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import { A, AIM, B, ends, engaged, facing, firing, plain, ready, scoreless, tableOf, way } from './table.ts'

describe('set-up and Rounds', () => {
  it('begins with the roll, and who deploys first has the first turn (184–185)', () => {
    const { state } = tableOf()
    expect([state.phase, state.round, state.active, state.camps['side-1'].commandPoints]).toEqual([
      ...['designating', 1, 'side-1', 5],
    ])
  })
  it('ends when all have activated, and whoever was not active opens the next (193–195)', () => {
    const { state } = facing()
    expect([state.round, state.active]).toEqual([2, 'side-1'])
    expect(Object.values(state.units).some(({ activated }) => activated)).toBe(false)
  })
  it('wants somebody in every Taskforce (215)', () =>
    expect(tableOf().refuses(1, 'designate', { units: [], pings: [] }).code).toBe('designate/none'))
})

describe('Pings', () => {
  it('are a Unit of their size, with its tokens (386, 713)', () => {
    const table = tableOf()
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: 'side-1.u2' })
    expect(table.unit('side-1.u2')).toMatchObject({ fate: 'onTable', bases: [{ cm: 1 }] })
    expect(table.state.taskforce?.units).toEqual(['side-1.u2'])
  })
  it('are no decoy while there are as many Units (412, R29), and E5 with one more', () => {
    const table = tableOf()
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    expect(table.refuses(1, 'reveal', { ping: 'side-1.medium-1', unit: null }).code).toBe(
      'battle/not-offered',
    )
    // Ghost Fleet brings two medium decoys: of four Pings two are Units.
    const ghosts = tableOf({ mission: SAMPLE_MISSIONS['ghost-fleet'] })
    const pings = [1, 2, 3, 4].map((n) => `side-1.medium-${n}`)
    ghosts.by(1, 'designate', { units: [], pings })
    ghosts.by(1, 'reveal', { ping: 'side-1.medium-1', unit: null })
    expect(ghosts.state.camps['side-2'].points).toBe(1)
    ghosts.by(1, 'reveal', { ping: 'side-1.medium-2', unit: A })
    ghosts.by(1, 'reveal', { ping: 'side-1.medium-3', unit: 'side-1.u2' })
    // Nobody is left in Reserve: the last Ping goes.
    expect(ghosts.state.pings['side-1.medium-4']?.fate).toBe('removed')
  })
  it('keep away from the enemy, and go 4" at most (374, 376)', () => {
    const table = tableOf()
    const piece = 'side-1.medium-1'
    table.by(1, 'designate', { units: [], pings: [piece] })
    table.by(1, 'reveal-no-more', {})
    const far = (slowing: 'none' | 'crosses') => table.refuses(1, 'move', { ...way(piece, 5), slowing })
    expect(far('none')).toMatchObject({ code: 'move/too-far', values: { reach: 4, page: 236 } })
    expect(far('crosses')).toMatchObject({ code: 'move/too-far', values: { reach: 2, page: 282 } })
    expect(table.refuses(1, 'move', { ...way(piece, 4), keeps: false }).code).toBe('table/not-so')
  })
  it('come to light beside an enemy who ends a move there (391)', () => {
    const table = tableOf()
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
    table.by(1, 'move', way(A, 6))
    table.by(1, 'say-near', { pings: ['side-2.medium-2'], stealthy: [] })
    // Two Units could be there: its owner says which.
    table.by(2, 'identify', { ping: 'side-2.medium-2', unit: 'side-2.u2' })
    expect(table.unit('side-2.u2').fate).toBe('onTable')
  })
})

describe('Attacks', () => {
  it('need 7 of TARG 6 against DEF 13 at 10", and their reasons stand beside (526–539)', () => {
    const table = firing()
    table.by(1, 'attack', { ...AIM, at: B }, 3, 3)
    expect(table.last('shot')).toMatchObject({ need: 7, reasons: [], hit: false })
    table.by(1, 'attack', { ...AIM, at: B, inches: 17, concealed: true }, 4, 4)
    expect(table.last('shot')).toMatchObject({
      need: 9,
      reasons: [
        { code: 'long', add: -1 },
        { code: 'concealed', add: -1 },
      ],
      hit: false,
    })
    // Both points of ROF are spent, and with them the activation.
    expect([table.state.activation, table.state.phase]).toEqual([null, 'scoring'])
  })
  it('are answered by a token, which is gone whatever it comes to; a hit kills (548, 569, R22)', () => {
    const table = firing()
    table.by(1, 'attack', { ...AIM, at: B }, 6, 1)
    expect(table.state.phase).toBe('countering')
    table.by(2, 'counter', { token: 'cm', boosted: false }, 3)
    expect(table.last('countered')).toMatchObject({ negated: true })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 1)
    // No token is left: it is not even asked.
    expect(table.unit(B).fate).toBe('destroyed')
  })
  it('fail against an Emergency Token without a die, and a boosted check throws two (426, 577)', () => {
    const tough = plain({ cm: 1, cmPlus: 1 })
    const table = firing({ cards: [plain(), tough] })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 1)
    table.by(2, 'counter', { token: 'cm', boosted: true }, 1, 2)
    expect(table.last('countered').negated).toBe(false)
    expect(table.state.camps['side-2'].commandPoints).toBe(4)
    table.by(2, 'counter', { token: 'cmPlus', boosted: false })
    expect([table.unit(B).fate, table.state.phase]).toEqual(['onTable', 'acting'])
  })
  it('are boosted for a Command Point: the best two of three dice (115–117, 426)', () => {
    const table = firing()
    table.by(1, 'attack', { ...AIM, at: B, boosted: true }, 1, 4, 3)
    expect(table.last('shot')).toMatchObject({ need: 7, advantage: 1, hit: true })
    expect(table.state.camps['side-1'].commandPoints).toBe(4)
  })
})

describe('one base', () => {
  const second = plainAction({ id: 'second', name: 'Second', cost: 'command', range: 12, rof: 2 })
  const card = plain({ bases: 2, actions: [...plain().actions, second] })
  it('fires as many actions as it can pay for, each over before the next, and its own point is spent once (433, 522)', () => {
    const table = firing({ cards: [card, plain({ cm: 0 })] })
    // The first is not over: there are points of ROF left.
    expect(table.offers(1, 'perform')).toEqual([])
    table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
    table.by(1, 'cease', {})
    expect(table.offers(1, 'perform')).toMatchObject([
      { action: { value: 'second' }, pay: { value: 'command' } },
    ])
    table.by(1, 'perform', { action: 'second', pay: 'command' })
    table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
    table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
    expect(table.state.activation).toMatchObject({ base: 1, actionPoints: 0, performed: ['gun', 'second'] })
    expect(table.state.camps['side-1'].commandPoints).toBe(4)
  })
})

describe('a Reaction Engagement', () => {
  it('asks for boosts first, then all roll; the active side has ties (617–627)', () => {
    const table = engaged()
    table.by(2, 'boost', { units: [B] })
    table.by(1, 'boost', { units: [] }, 4, 2, 4)
    expect(table.state.engagement?.priority).toEqual({ [A]: 4, [B]: 4 })
    expect(table.refuses(2, 'activate', { unit: B }).code).toBe('battle/not-offered')
    table.by(1, 'hold', { unit: A })
    table.by(2, 'activate', { unit: B })
    expect(table.last('refreshed').unit).toBe(B)
  })
  it('leaves all Activated, also who passed (649, R16)', () => {
    const table = engaged()
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 4, 2)
    table.by(1, 'pass', { unit: A })
    table.by(2, 'pass', { unit: B })
    expect([table.unit(A).activated, table.unit(B).activated, table.state.phase]).toEqual([
      true,
      true,
      'scoring',
    ])
  })
})

describe('Stun', () => {
  it('is paid for before the Unit acts, and an Action Point leaves none (740, R5)', () => {
    const stunner = plain({ actions: [plainAction({ id: 'gun', name: 'Gun', rof: 2, effect: 'stun' })] })
    const table = firing({ cards: [stunner, plain({ cm: 0 })] })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    table.by(1, 'cease', {})
    ends(table, 1)
    scoreless(table)
    expect(table.unit(B).stun).toBe(true)
    ready(table, 2, B)
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit: B })
    table.by(2, 'pay-stun', { unit: B, base: '1', by: 'actionPoint' })
    // There is nothing left that it may do.
    expect(table.unit(B)).toMatchObject({ stun: false, activated: true })
  })
})

describe('VIP Capture', () => {
  it('scores each Unit at the VIP less each enemy near it, and the third point wins (661–663)', () => {
    const wins = { ...SAMPLE_MISSIONS['vip-capture'], wins: 1 }
    const table = facing({ mission: wins })
    const turn = (n: 1 | 2, unit: string, own: string[], enemy: string[]): void => {
      ready(table, n, unit)
      if (table.state.phase === 'reacting') table.by(n === 1 ? 2 : 1, 'let-act', {})
      table.by(n, 'pass', { unit })
      table.by(n, 'score', { own, enemy })
    }
    turn(1, A, [A], [B])
    expect([table.state.camps['side-1'].points, table.state.ending]).toEqual([0, null])
    turn(2, B, [B], [])
    expect(table.state.ending).toEqual({ how: 'points', won: 'side-2' })
  })
})
