import { describe, expect, it } from 'vitest'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import {
  plainAction,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import {
  A,
  acting,
  AIM,
  B,
  engaged,
  facing,
  firing,
  idles,
  outFor,
  plain,
  ready,
  scoreless,
  settled,
  tableOf,
  way,
  type Given,
  type Table,
} from './table.ts'
import { atTable } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'

/** Single sentences of the book, each with its line, that nothing else would miss. */

const SCAN = { inches: 10, concealed: false, unseen: false, boosted: false } as const
const VEHICLE = 'vs' as const

describe('VS Infantry only (449)', () => {
  const against = (target: 'enemy' | 'anyUnit') =>
    plain({
      actions: [
        target === 'enemy'
          ? plainScan({ id: VEHICLE, name: 'Sniff', labels: ['scan', 'vsInfantry'] })
          : plainAction({ id: VEHICLE, name: 'Cry', effect: 'special', labels: ['vsInfantry'], target }),
      ],
    })
  it('is not for Pings, which are nobody yet', () =>
    expect(acting({ cards: [against('enemy'), plain()] }).offers(1, 'perform')).toEqual([]))
  it('is not for vehicles of one’s own either', () =>
    expect(acting({ cards: [against('anyUnit'), plain()] }).offers(1, 'perform')).toEqual([]))
  it('is for infantry', () =>
    expect(acting({ cards: [against('anyUnit'), plain({ bases: 1 })] }).offers(1, 'perform')).toHaveLength(1))
})

describe('who has moved as a Ping (236)', () => {
  it('and comes to light in the same Move phase does not move in it again', () => {
    const table = tableOf({ cards: [plain(), plain({ bases: 2 })] })
    const [ping, other] = ['side-1.medium-2', 'side-2.medium-1'] as const
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1', ping] })
    table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'refresh', { unit: A, freed: false })
    table.by(1, 'move', { ...way(ping, 2), slowing: 'crosses' })
    table.by(1, 'move', way(A, 6))
    // The enemy’s infantry is found, Placed beside the Ping, and finds it.
    table.by(1, 'say-near', { pings: [other], stealthy: [] })
    table.by(2, 'identify', { ping: other, unit: B })
    table.by(2, 'place', { unit: B, within: true, coherent: true, building: '' })
    table.by(2, 'say-near', { pings: [ping], stealthy: [] })
    expect(table.state.taskforce).toMatchObject({
      units: [A, 'side-1.u2'],
      moved: expect.arrayContaining([A, 'side-1.u2']),
      slowed: expect.arrayContaining(['side-1.u2']),
    })
    expect(table.state.phase).toBe('reacting')
  })
})

describe('a card that speaks of the concealed (262, 677)', () => {
  const keen = plain({
    actions: [
      plainScan({ id: 'jam', name: 'Jam', effect: 'breach', target: 'enemyUnit' }),
      plainScan({
        ...{ id: 'feel', name: 'Feel', effect: 'breach', target: 'enemyUnit' },
        modifiers: [plainModifier({ roll: 'scan', add: 2, when: 'concealed' })],
      }),
    ],
  })
  const hush = plain({
    traits: [
      plainTrait({
        ...{ id: 'hush', name: 'Hush' },
        modifiers: [plainModifier({ of: 'against', roll: 'scan', add: -1, when: 'concealed' })],
      }),
    ],
  })
  const looking = (action: string, foe = plain()) => {
    const table = acting({ cards: [keen, foe] })
    table.by(1, 'perform', { action, pay: 'action' })
    return table
  }
  it.each([
    ['jam', plain(), 'is'],
    ['feel', plain(), 'yes-no'],
    ['jam', hush, 'yes-no'],
  ] as const)('has it asked of a Unit that is scanned: %s', (action, foe, kind) =>
    expect(looking(action, foe).offers(1, 'scan')[0]?.concealed?.kind).toBe(kind),
  )
  it('and nothing else comes of it (498, R20)', () => {
    const table = looking('feel')
    table.by(1, 'scan', { ...SCAN, at: B, base: '1', concealed: true }, 1, 1)
    expect(table.last('shot')).toMatchObject({ need: 5, reasons: [{ add: 2, by: 'Feel' }] })
  })
})

const PINGS = { 1: 'side-1.medium-2', 2: 'side-2.medium-2' } as const
const STUN = plain({ actions: [plainAction({ id: 'gun', name: 'Gun', rof: 4, effect: 'stun' })] })
/** The Unit that acts does no more, base after base, and its turn is over. */
function endsTurn(table: Table, n: 1 | 2): void {
  while (table.state.activation) {
    if (table.state.steps[0]?.kind === 'volley') table.by(n, 'cease', {})
    else if (table.state.activation.base === null) {
      const [only] = table.offers(n, 'begin-base')
      const base = only?.base?.kind === 'is' ? only.base.value : null
      table.by(n, 'begin-base', { base: base as '1' })
    } else table.by(n, 'end-base', {})
  }
  scoreless(table)
}
/** The other side’s Unit has been hit by STUN, and its turn begins. */
function stunned(given: Given = {}): Table {
  const table = firing({ cards: [STUN, plain({ cm: 0 })], ...given })
  table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
  if (table.state.phase === 'countering') table.by(2, 'accept', {})
  endsTurn(table, 1)
  return table
}
/** Both have their number, the first side’s first. */
function numbered(table: Table, first: number, second: number): Table {
  table.by(2, 'boost', { units: [] })
  table.by(1, 'boost', { units: [] }, first, second)
  return table
}

describe('set-up and Rounds', () => {
  it('equal rolls are rolled again (184, R10)', () => {
    const told = atTable(downsyncPlay, battleOf())
    told.says({ kind: 'roll-start', side: 'side-1' }, [3, 3, 2, 4, 1, 1, 6, 5])
    expect(told.last('chooser-known').side).toBe('side-2')
  })
  it('who has nobody left is passed over, and who was not active last opens the next (193–195, R11)', () => {
    const table = facing()
    // All of the first side in one turn: the other has two.
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'refresh', { unit: A, freed: false })
    table.by(1, 'move-no-more', {})
    table.by(2, 'let-act', {})
    table.by(1, 'pass', { unit: A })
    table.by(1, 'end-taskforce', {})
    scoreless(table)
    idles(table, 2, { unit: B })
    expect([table.state.round, table.state.active]).toEqual([2, 'side-2'])
    idles(table, 2, { ping: PINGS[2] })
    expect([table.state.round, table.state.active]).toEqual([3, 'side-1'])
  })
  it('does not open with who had the first turn where the other was not active last (195)', () => {
    const table = facing()
    // The other side does all in its one turn, and the first has the last.
    idles(table, 1, { unit: A })
    table.by(2, 'designate', { units: [B], pings: [PINGS[2]] })
    table.by(2, 'reveal-no-more', {})
    table.by(2, 'refresh', { unit: B, freed: false })
    table.by(2, 'move-no-more', {})
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'pass', { unit: B })
    table.by(2, 'end-taskforce', {})
    scoreless(table)
    idles(table, 1, { ping: PINGS[1] })
    expect([table.state.round, table.state.active]).toEqual([3, 'side-2'])
  })
  it('Command Points are back, and no more of them than the capacity (192, 422)', () => {
    const table = firing({ cards: [plain(), plain({ cm: 0 })] })
    table.by(1, 'attack', { ...AIM, at: B, boosted: true }, 1, 1, 1)
    endsTurn(table, 1)
    expect(table.state.camps['side-1'].commandPoints).toBe(4)
    idles(table, 2, { unit: B })
    for (const n of [1, 2] as const) idles(table, n, { ping: PINGS[n] })
    expect([table.state.round, table.state.camps['side-1'].commandPoints]).toEqual([3, 5])
  })
})

describe('Refresh (223–230)', () => {
  it('brings Countermeasures to CM, down as well as up, and no Emergency ones (228, 589)', () => {
    const table = facing({ cards: [plain({ cm: 2, cmPlus: 1 }), plain()], level: 'assist' })
    const has = (cm: number, cmPlus: number) =>
      table.by(1, 'put-right', {
        ...{ unit: A, tokens: [], breach: 0, counters: [], reason: '' },
        bases: [{ base: '1', alive: true, cm, cmPlus }],
      })
    const after = (cm: number) => {
      has(cm, 0)
      table.by(1, 'refresh', { unit: A, freed: false })
      return table.unit(A).bases[0]
    }
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    expect(after(0)).toMatchObject({ cm: 2, cmPlus: 0 })
    const other = facing({ cards: [plain({ cm: 1 }), plain()], level: 'assist' })
    other.by(1, 'put-right', {
      ...{ unit: A, tokens: [], breach: 0, counters: [], reason: '' },
      bases: [{ base: '1', alive: true, cm: 3, cmPlus: 0 }],
    })
    other.by(1, 'designate', { units: [A], pings: [] })
    other.by(1, 'refresh', { unit: A, freed: false })
    expect(other.unit(A).bases[0]?.cm).toBe(1)
  })
  it('takes a Stun Token for a Command Point, and is asked of who is stunned alone (229)', () => {
    const table = stunned()
    table.by(2, 'designate', { units: [B], pings: [] })
    expect(table.offers(2, 'refresh')[0]?.freed?.kind).toBe('yes-no')
    table.by(2, 'refresh', { unit: B, freed: true })
    expect([table.unit(B).stun, table.state.camps['side-2'].commandPoints]).toEqual([false, 4])
    const sound = facing()
    sound.by(1, 'designate', { units: [A], pings: [] })
    expect(sound.offers(1, 'refresh')[0]?.freed?.kind).toBe('is')
  })
  it('is a moment of cards, in the own turn and before a reaction (230, 643)', () => {
    const calm = plainTrait({ id: 'calm', name: 'Calm', at: 'refresh', gains: 'emergency' })
    const cards = [plain({ traits: [calm] }), plain({ traits: [calm] })] as const
    const table = facing({ cards })
    table.by(1, 'designate', { units: [A], pings: [] })
    table.by(1, 'refresh', { unit: A, freed: false })
    expect(table.offers(1, 'gain')).toHaveLength(1)
    const reacts = numbered(engaged({ cards }), 2, 5)
    reacts.by(2, 'activate', { unit: B })
    reacts.by(2, 'gain', { unit: B, trait: 'calm', takes: true, clear: true })
    expect(reacts.unit(B).bases[0]?.cmPlus).toBe(1)
  })
})

describe('an activation (246–252)', () => {
  it('has one Action Point, and a Move Action or Overwatch takes it (250, 466, 472)', () => {
    const table = acting()
    table.by(1, 'move-again', way(A, 6))
    settled(table, A)
    expect(table.state.activation?.actionPoints).toBe(0)
    expect([table.offers(1, 'move-again'), table.offers(1, 'watch'), table.offers(1, 'perform')]).toEqual([
      [],
      [],
      [],
    ])
  })
  it('of infantry gives each base its own point, whatever the one before has done (354)', () => {
    const table = acting({ cards: [plain({ bases: 2 }), plain()] })
    for (const base of ['2', '1'] as const) {
      if (table.state.activation?.base == null) table.by(1, 'begin-base', { base })
      expect(table.state.activation?.actionPoints).toBe(1)
      table.by(1, 'move-again', way(A, 1))
      settled(table, A)
      table.by(1, 'end-base', {})
    }
    expect(table.unit(A).activated).toBe(true)
  })
  it('actions of a Team are for its bases alone, and fall with them (358, 440)', () => {
    const team = plain({
      ...{ bases: 2, cm: 0 },
      actions: [plainAction({ id: 'gun', name: 'Gun', teams: [2] })],
    })
    const table = acting({ cards: [team, plain()] })
    table.by(1, 'begin-base', { base: '1' })
    expect(table.offers(1, 'perform')).toEqual([])
    table.by(1, 'end-base', {})
    expect(table.offers(1, 'perform')).toHaveLength(1)
  })
  it('asks once whether there is a reaction (244, 597)', () => {
    const table = facing()
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    expect([table.state.taskforce?.asked, table.offers(2, 'react')]).toEqual([true, []])
  })
})

describe('infantry and vehicles', () => {
  it('infantry alone goes into buildings (300)', () => {
    const into = (card = plain()) => {
      const table = facing({ cards: [card, plain()] })
      table.by(1, 'designate', { units: [A], pings: [] })
      table.by(1, 'refresh', { unit: A, freed: false })
      return table.offers(1, 'move')[0]?.building?.kind
    }
    expect([into(), into(plain({ bases: 3 }))]).toEqual(['is', 'words'])
  })
  it('STUN at one base stuns the Unit, and a second changes nothing (549, 745)', () => {
    const table = firing({ cards: [STUN, plain({ bases: 3, cm: 0 })] })
    const stuns = (base: '1' | '2') => table.by(1, 'attack', { ...AIM, at: B, base }, 6, 6)
    expect(stuns('2').filter(({ kind }) => kind === 'token-gained')).toHaveLength(1)
    expect(stuns('1').filter(({ kind }) => kind === 'token-gained')).toEqual([])
    expect(table.unit(B)).toMatchObject({
      stun: true,
      bases: [{ alive: true }, { alive: true }, { alive: true }],
    })
  })
  it('a base that is hit has its own tokens alone (346)', () => {
    const table = firing({ cards: [plain(), plain({ bases: 2, cm: 1 })] })
    table.by(1, 'attack', { ...AIM, at: B, base: '1' }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 6)
    expect(table.unit(B).bases.map(({ cm }) => cm)).toEqual([0, 1])
    table.by(1, 'attack', { ...AIM, at: B, base: '1' }, 6, 6)
    // The other base has a token, and is not asked.
    expect(table.unit(B).bases.map(({ alive }) => alive)).toEqual([false, true])
    expect(table.unit(B).fate).toBe('onTable')
  })
})

describe('Pings and reactions (382, 605, R13)', () => {
  const withPing = (): Table => {
    const table = facing()
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'refresh', { unit: A, freed: false })
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    return table
  }
  it('do not count for how many react: alone each costs a point (609)', () => {
    const table = facing()
    table.by(1, 'designate', { units: [], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [B] })
    expect(table.state.camps['side-2'].commandPoints).toBe(4)
  })
  it('move a second time after it, and once', () => {
    const table = withPing()
    table.by(2, 'answer', { units: [B] })
    numbered(table, 5, 2)
    expect(table.offers(1, 'move-again')).toEqual([])
    table.by(1, 'pass', { unit: A })
    table.by(2, 'pass', { unit: B })
    expect(table.offers(1, 'move-again')).toHaveLength(1)
    table.by(1, 'move-again', way(PINGS[1], 4))
    expect([table.state.phase, table.state.pings[PINGS[1]]?.activated]).not.toEqual(['activating', false])
  })
})
