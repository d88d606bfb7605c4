import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import { faces } from '../../../../renderer/systems/downsync/faces/faces.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import {
  plainAction,
  plainMission,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import {
  A,
  acting,
  AIM,
  B,
  ends,
  engaged,
  facing,
  firing,
  idles,
  plain,
  ready,
  scoreless,
  settled,
  tableOf,
  way,
  type Given,
  type Table,
} from './table.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
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
    table.by(1, 'move', { ...way(ping, 2), slowing: 'crosses' })
    table.by(1, 'move', way(A, 6))
    // The enemy’s infantry is found, Placed beside the Ping, and finds it.
    table.by(1, 'say-near', { pings: [other], stealthy: [] })
    table.by(2, 'identify', { ping: other, unit: B })
    table.by(2, 'place', { unit: B, within: true, coherent: true, building: '' })
    table.by(2, 'say-near', { pings: [ping], stealthy: [] })
    const { units, moved, slowed } = table.state.taskforce ?? {}
    expect(units).toEqual([A, 'side-1.u2'])
    expect([moved, slowed].map((done) => done?.includes('side-1.u2'))).toEqual([true, true])
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
  const wary = plain({
    traits: [
      plainTrait({
        ...{ id: 'wary', name: 'Wary' },
        modifiers: [plainModifier({ roll: 'countermeasure', add: 2, when: 'concealed' })],
      }),
    ],
  })
  it.each([true, false])('has it count for the Countermeasures that answer an Attack: %s', (concealed) => {
    const table = firing({ cards: [plain(), wary] })
    table.by(1, 'attack', { ...AIM, at: B, concealed }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 1)
    expect(table.last('countered')).toMatchObject({ negated: concealed })
  })
  it('has it asked of a scan that kills, for those that answer it', () => {
    const burn = plainAction({ id: 'burn', name: 'Burn', labels: ['scan'] })
    const table = acting({ cards: [plain({ actions: [burn] }), wary] })
    table.by(1, 'perform', { action: 'burn', pay: 'action' })
    expect(table.offers(1, 'scan')[0]?.concealed?.kind).toBe('yes-no')
    table.by(1, 'scan', { ...SCAN, at: B, base: '1', concealed: true }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 1)
    expect(table.last('countered')).toMatchObject({ negated: true })
  })
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
    } else ends(table, n)
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
    const command: Command = { kind: 'roll-start', side: 'side-1' }
    told.says(command, [3, 3, 2, 4, 1, 1, 6, 5])
    expect(told.last('chooser-known').side).toBe('side-2')
  })
  it('who has nobody left is passed over, and who was not active last opens the next (193–195, R11)', () => {
    const table = facing()
    // All of the first side in one turn: the other has two.
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
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

const CLOSE = plainAction({ id: 'close', name: 'Close', range: 6 })
const CALL = plainAction({ id: 'call', name: 'Call', cost: 'command', effect: 'special', target: 'itself' })

/** A line of the log, as it is corrected. */
const line = (decision: number, command: Command, events: readonly BattleEvent[]) => ({
  ...{ decision, command, events },
  ...{ rolls: null, from: null },
})

describe('a line after one that was corrected', () => {
  const side = 'side-1'
  const table = () => facing({ cards: [plain({ actions: [CALL] }), plain()], level: 'assist' })
  const stuns: CommandOf<'put-right'> = {
    ...{
      reserve: false,
      kind: 'put-right',
      side,
      unit: A,
      tokens: ['stun'],
      breach: 0,
      counters: [],
      card: null,
      reason: '',
    },
    bases: [{ base: '1', alive: true, cm: 1, cmPlus: 0, building: '' }],
  }
  const moves: CommandOf<'move'> = { kind: 'move', side, ...way(A, 2), free: true, mod: 0 }
  const told = (
    { state }: Table,
    commands: readonly [Command, ...Command[]],
    instead: Command | null,
  ): ReturnType<typeof downsyncPlay.correctLines> => {
    let now = state
    const [first, ...later] = commands.map((command, at) => {
      const decided = downsyncPlay.decide(now, command)
      if (isRefusal(decided)) throw new Error(decided.problem.code)
      now = decided.state
      return line(at + 1, command, decided.events)
    })
    if (!first) throw new Error('Somebody says something.')
    return downsyncPlay.correctLines(
      state,
      [first, ...later],
      now,
      instead && { command: instead, rolls: null },
    )
  }
  it('goes without a word where it has come about by itself: a Refresh (223)', () => {
    const corrected = told(
      table(),
      [
        stuns,
        { kind: 'designate', side, units: [A], pings: [] },
        { kind: 'refresh', side, unit: A, freed: false },
        moves,
      ],
      { ...stuns, tokens: [] },
    )
    expect(corrected).toMatchObject({
      dropped: [],
      lines: [{ decision: 1 }, { decision: 2 }, { decision: 4 }],
    })
  })
  it('goes without a word: the Refresh of all that were left (223)', () => {
    const corrected = told(
      table(),
      [
        stuns,
        { kind: 'designate', side, units: [A], pings: [PINGS[1]] },
        { kind: 'reveal', side, ping: PINGS[1], unit: 'side-1.u2' },
        { kind: 'refresh-rest', side },
        moves,
      ],
      { ...stuns, tokens: [] },
    )
    expect(corrected).toMatchObject({
      dropped: [],
      lines: [{ decision: 1 }, { decision: 2 }, { decision: 3 }, { decision: 5 }],
    })
  })
  it('goes without a word: that somebody did no more (250)', () => {
    const rich: CommandOf<'put-camp-right'> = {
      ...{ kind: 'put-camp-right', side, commandPoints: 4, points: 0, card: null, reason: '' },
    }
    const now = table()
    ready(now, 1, A)
    now.by(2, 'let-act', {})
    now.by(1, 'activate', { unit: A })
    const corrected = told(
      now,
      [
        rich,
        { ...moves, kind: 'move-again' },
        { kind: 'say-near', side, pings: [], stealthy: [] },
        { kind: 'end-base', side },
      ],
      { ...rich, commandPoints: 0 },
    )
    expect(corrected).toMatchObject({
      dropped: [],
      lines: [{ decision: 1 }, { decision: 2 }, { decision: 3 }],
    })
  })
  it('goes without a word: that nobody is near somebody who does not move any more (391)', () => {
    const now = table()
    ready(now, 1, A)
    now.by(2, 'let-act', {})
    now.by(1, 'activate', { unit: A })
    const again: Command = { ...moves, kind: 'move-again' }
    const nobody: Command = { kind: 'say-near', side, pings: [], stealthy: [] }
    expect(told(now, [again, nobody], null)).toMatchObject({ dropped: [], lines: [] })
    // Who was near is a loss that is told.
    expect(told(now, [again, { ...nobody, pings: [PINGS[2]] }], null)).toMatchObject({
      dropped: [{ decision: 2 }],
    })
  })
  it('goes without a word where nothing came of it: revealed, moved, joined, boosted and answered no more', () => {
    const now = table()
    const rich: CommandOf<'put-camp-right'> = {
      ...{ kind: 'put-camp-right', side, commandPoints: 4, points: 0, card: null, reason: '' },
    }
    const other = 'side-2'
    const said: readonly [Command, ...Command[]] = [
      { kind: 'designate', side, units: [A], pings: [PINGS[1]] },
      { kind: 'reveal-no-more', side },
      moves,
      { kind: 'say-near', side, pings: [], stealthy: [] },
      { kind: 'move-no-more', side },
      { kind: 'let-act', side: other },
    ]
    // Without its Ping there is nothing to reveal, and nobody else to move.
    const alone: Command = { kind: 'designate', side, units: [A], pings: [] }
    expect(told(now, said, alone)).toMatchObject({
      dropped: [],
      lines: [{ decision: 1 }, { decision: 3 }, { decision: 4 }, { decision: 6 }],
    })
    ready(now, 1, A)
    now.by(2, 'react', {})
    const answers: Command = { kind: 'answer', side: other, units: [B] }
    const nobody = (of: 'side-1' | 'side-2'): Command => ({
      ...{ kind: 'boost', side: of, units: [], favoured: [] },
    })
    const poor: Command = { ...rich, side: other, commandPoints: 0 }
    const corrected = told(now, [{ ...poor, commandPoints: 3 }, answers, nobody(other), nobody(side)], poor)
    expect(corrected).toMatchObject({
      dropped: [],
      lines: [{ decision: 1 }, { decision: 2 }, { decision: 4 }],
    })
  })
  it('goes without a word: that a hit was let be, or the rest given up, where nobody was hit or nothing is left (569)', () => {
    const now = firing()
    const kills: Command = {
      ...{ kind: 'attack', side, at: B, ...AIM, range: 0, mod: 0, advantage: 0 },
    }
    const accepts: Command = { kind: 'accept', side: 'side-2' }
    const missed = downsyncPlay.decide(now.state, kills, [6, 6])
    if (isRefusal(missed)) throw new Error(missed.problem.code)
    const accepted = downsyncPlay.decide(missed.state, accepts)
    if (isRefusal(accepted)) throw new Error(accepted.problem.code)
    const both = [line(1, kills, missed.events), line(2, accepts, accepted.events)] as const
    expect(
      downsyncPlay.correctLines(now.state, [...both], accepted.state, { command: kills, rolls: [1, 1] }),
    ).toMatchObject({ dropped: [], lines: [{ decision: 1 }] })
  })
  it('is told with whom is left of those whom it names, and the others are said to be lost (215, 605, 627)', () => {
    const now = facing({ cards: [plain(), plain()], level: 'assist' })
    const other = 'side-2'
    const said: readonly [Command, ...Command[]] = [
      { kind: 'designate', side, units: [], pings: [PINGS[1]] },
      { kind: 'reveal', side, ping: PINGS[1], unit: 'side-1.u2' },
      { ...moves, piece: 'side-1.u2' },
      { kind: 'say-near', side, pings: [], stealthy: [] },
      { kind: 'let-act', side: other },
      { kind: 'pass', side, unit: 'side-1.u2' },
      { kind: 'score', side, own: ['side-1.u2', A], enemy: [] },
      { kind: 'designate', side: other, units: [B], pings: [] },
      { kind: 'move', side: other, ...way(B), free: true, mod: 0 },
    ]
    const corrected = told(now, said, { kind: 'designate', side, units: [A], pings: [] })
    if (isRefusal(corrected)) throw new Error(corrected.problem.code)
    expect(corrected.lines.map(({ told: { command } }) => command)).toContainEqual({
      ...{ kind: 'score', side, own: [A], enemy: [] },
    })
    expect(corrected.lines.at(-1)).toMatchObject({ decision: 9 })
  })
  it('that boosts was left out: nobody is boosted, and its own dice fall (627)', () => {
    const now = engaged()
    now.by(2, 'boost', { units: [] })
    const boosts: Command = { kind: 'boost', side, units: [A], favoured: [] }
    const rolled = downsyncPlay.decide(now.state, boosts, [2, 6, 4])
    if (isRefusal(rolled)) throw new Error(rolled.problem.code)
    const acts: Command = { kind: 'activate', side, unit: A }
    const acted = downsyncPlay.decide(rolled.state, acts)
    if (isRefusal(acted)) throw new Error(acted.problem.code)
    const corrected = downsyncPlay.correctLines(
      now.state,
      [line(1, boosts, rolled.events), line(2, acts, acted.events)],
      acted.state,
      null,
    )
    if (isRefusal(corrected)) throw new Error(corrected.problem.code)
    expect(corrected.lines[0]?.state.engagement?.priority).toEqual({ [A]: 2, [B]: 4 })
    expect(corrected.lines[0]?.decision).toBe(null)
  })
  it('fits where what the table showed was left out: nobody was near, and nobody scores (391, 661)', () => {
    const now = table()
    now.by(1, 'designate', { units: [A], pings: [] })
    now.by(1, 'move', way(A, 2))
    const corrected = told(
      now,
      [
        { kind: 'say-near', side, pings: [], stealthy: [] },
        { kind: 'let-act', side: 'side-2' },
        { kind: 'pass', side, unit: A },
        { kind: 'score', side, own: [A], enemy: [] },
        { kind: 'designate', side: 'side-2', units: [B], pings: [] },
      ],
      null,
    )
    expect(corrected).toMatchObject({
      dropped: [],
      lines: [{ decision: null }, { decision: 2 }, { decision: 3 }, { decision: 4 }, { decision: 5 }],
    })
    now.by(1, 'say-near', { pings: [], stealthy: [] })
    now.by(2, 'let-act', {})
    now.by(1, 'pass', { unit: A })
    expect(
      told(
        now,
        [
          { kind: 'score', side, own: [A], enemy: [] },
          { kind: 'designate', side: 'side-2', units: [B], pings: [] },
        ],
        null,
      ),
    ).toMatchObject({ dropped: [], lines: [{ decision: null }, { decision: 2 }] })
  })
  it('fits where it was left out that Pings were set out, a base Placed, a trait used, Stun paid (187, 402, 433, 740)', () => {
    const called = plainTrait({ id: 'calm', name: 'Calm', at: 'reveal', gains: 'emergency' })
    const now = tableOf({ cards: [plain({ bases: 2, traits: [called] }), plain()], isLaid: false })
    const lays = (n: 1 | 2): Command => ({
      ...{ kind: 'lay-pings', side: `side-${n}`, zone: true },
      pings: [`side-${n}.medium-1`, `side-${n}.medium-2`],
    })
    const first: readonly Command[] = [
      { kind: 'designate', side, units: [], pings: ['side-1.medium-1'] },
      { kind: 'reveal', side, ping: 'side-1.medium-1', unit: A },
    ]
    expect(told(now, [lays(1), lays(2), ...first], null)).toMatchObject({
      dropped: [],
      lines: [{ decision: null }, { decision: 2 }, { decision: 3 }, { decision: 4 }],
    })
    now.by(1, 'lay-pings', { pings: ['side-1.medium-1', 'side-1.medium-2'] })
    now.by(2, 'lay-pings', { pings: ['side-2.medium-1', 'side-2.medium-2'] })
    now.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    now.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
    const placed: Command = {
      ...{ kind: 'place', side, unit: A, within: true, coherent: true, keeps: true, free: true },
      building: '',
    }
    const gains: Command = { kind: 'gain', side, unit: A, trait: 'calm', takes: true, clear: true }
    const walks: Command = { kind: 'move', side, ...way(A, 2), free: true, mod: 0 }
    const near: Command = { kind: 'say-near', side, pings: [], stealthy: [] }
    expect(told(now, [placed, near, gains, walks], null)).toMatchObject({ dropped: [] })
    now.by(1, 'place', { unit: A, within: true, coherent: true, building: '' })
    now.by(1, 'say-near', { pings: [], stealthy: [] })
    expect(told(now, [gains, walks], null)).toMatchObject({
      dropped: [],
      lines: [{ decision: null }, { decision: 2 }],
    })
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
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    has(0, 0)
    table.by(1, 'reveal-no-more', {})
    expect(table.unit(A).bases[0]).toMatchObject({ cm: 2, cmPlus: 0 })
    const other = facing({ cards: [plain({ cm: 1 }), plain()], level: 'assist' })
    other.by(1, 'put-right', {
      ...{ unit: A, tokens: [], breach: 0, counters: [], reason: '' },
      bases: [{ base: '1', alive: true, cm: 3, cmPlus: 0 }],
    })
    other.by(1, 'designate', { units: [A], pings: [] })
    expect(other.unit(A).bases[0]?.cm).toBe(1)
  })
  it('takes a Stun Token for a Command Point, and is asked of who is stunned alone (229)', () => {
    const table = stunned()
    table.by(2, 'designate', { units: [B], pings: [] })
    expect(table.offers(2, 'refresh')[0]?.freed?.kind).toBe('yes-no')
    table.by(2, 'refresh', { unit: B, freed: true })
    expect([table.unit(B).stun, table.state.camps['side-2'].commandPoints]).toEqual([false, 4])
  })
  it('is made by itself where there is nothing to say of it (223–230)', () => {
    const calm = plainTrait({ id: 'calm', name: 'Calm', at: 'refresh', gains: 'emergency' })
    // Nobody is stunned, and one has an ability then: its order makes no difference.
    const table = facing({ cards: [plain(), plain({ traits: [calm] })] })
    const told = table.by(1, 'designate', { units: [A], pings: [] })
    expect(told).toContainEqual(expect.objectContaining({ kind: 'refreshed', unit: A }))
    expect(table.state.phase).toBe('moving')
    // Without a Command Point nobody is freed, either.
    const poor = facing({ level: 'assist' })
    poor.by(1, 'put-right', {
      ...{ unit: A, tokens: ['stun'], breach: 0, counters: [], reason: '' },
      bases: [{ base: '1', alive: true, cm: 1, cmPlus: 0 }],
    })
    poor.by(1, 'put-camp-right', { commandPoints: 0, points: 0, reason: '' })
    poor.by(1, 'designate', { units: [A], pings: [] })
    expect([poor.state.phase, poor.unit(A).stun]).toEqual(['moving', true])
  })
  it('of several whose abilities have their moment then, is made in their player’s order (223, 230)', () => {
    const calm = plainTrait({ id: 'calm', name: 'Calm', at: 'refresh', gains: 'emergency' })
    const table = facing({ cards: [plain({ traits: [calm] }), plain()] })
    table.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    table.by(1, 'reveal', { ping: PINGS[1], unit: 'side-1.u2' })
    expect(table.offers(1, 'refresh')).toHaveLength(2)
    table.by(1, 'refresh', { unit: 'side-1.u2', freed: false })
    table.by(1, 'gain', { unit: 'side-1.u2', trait: 'calm', takes: true, clear: true })
    // Of the last there is no order any more.
    expect(table.state.steps).toMatchObject([{ kind: 'gain', unit: A }])
    settled(table, A)
    expect(table.state.phase).toBe('moving')
  })
  it('that is left out of the log is made by itself, so that what follows fits (223)', () => {
    const table = stunned()
    table.by(2, 'designate', { units: [B], pings: [] })
    const before = table.state
    const side = 'side-2'
    const refresh = table.by(2, 'refresh', { unit: B, freed: false })
    const move = table.by(2, 'move', way(B, 2))
    const corrected = downsyncPlay.correctLines(
      before,
      [
        line(1, { kind: 'refresh', side, unit: B, freed: false }, refresh),
        line(2, { kind: 'move', side, ...way(B, 2), free: true, mod: 0 }, move),
      ],
      table.state,
      null,
    )
    expect(corrected).toMatchObject({ dropped: [], lines: [{ decision: null }, { decision: 2 }] })
  })
  it('is a moment of cards, in the own turn and before a reaction (230, 643)', () => {
    const calm = plainTrait({ id: 'calm', name: 'Calm', at: 'refresh', gains: 'emergency' })
    const cards = [plain({ traits: [calm] }), plain({ traits: [calm] })] as const
    const table = facing({ cards })
    table.by(1, 'designate', { units: [A], pings: [] })
    // To use it, or not.
    expect(table.offers(1, 'gain').map(({ takes }) => takes)).toMatchObject([
      { value: true },
      { value: false },
    ])
    const reacts = numbered(engaged({ cards }), 2, 5)
    reacts.by(2, 'activate', { unit: B })
    reacts.by(2, 'gain', { unit: B, trait: 'calm', takes: true, clear: true })
    expect(reacts.unit(B).bases[0]?.cmPlus).toBe(1)
  })
})

describe('an activation (246–252)', () => {
  it('has one Action Point, and a Move Action or Overwatch takes it (250, 466, 472)', () => {
    const spare = plain({
      actions: [...plain().actions, plainAction({ id: 'spare', name: 'Spare', cost: 'free' })],
    })
    const table = acting({ cards: [spare, plain()] })
    table.by(1, 'move-again', way(A, 6))
    settled(table, A)
    expect(table.state.activation?.actionPoints).toBe(0)
    expect([table.offers(1, 'move-again'), table.offers(1, 'watch')]).toEqual([[], []])
    expect(table.offers(1, 'perform')).toMatchObject([{ action: { value: 'spare' } }])
    // With nothing left that it may do it has ended by itself.
    const plainly = acting()
    plainly.by(1, 'move-again', way(A, 6))
    settled(plainly, A)
    expect([plainly.state.activation, plainly.unit(A).activated]).toEqual([null, true])
  })
  it('of infantry gives each base its own point, whatever the one before has done (354)', () => {
    const table = acting({ cards: [plain({ bases: 2 }), plain()] })
    for (const base of ['2', '1'] as const) {
      if (table.state.activation?.base == null) table.by(1, 'begin-base', { base })
      expect(table.state.activation?.actionPoints).toBe(1)
      table.by(1, 'move-again', way(A, 1))
      settled(table, A)
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
    ends(table, 1)
    expect(table.offers(1, 'perform')).toHaveLength(1)
  })
  it('of a base is over with the base, whatever it had left (354, 358)', () => {
    const give = plainAction({
      ...{ id: 'give', name: 'Give', cost: 'command', effect: 'special', target: 'itself' },
    })
    const table = acting({ cards: [plain({ bases: 3, actions: [give] }), plain()] })
    table.by(1, 'begin-base', { base: '1' })
    table.by(1, 'perform', { action: 'give', pay: 'command' })
    table.by(1, 'carry-out', { at: A, base: '1', does: ['kill'] })
    expect(table.state.activation).toMatchObject({ base: null, acted: [1] })
    expect(table.offers(1, 'begin-base')).toHaveLength(2)
    expect([table.offers(1, 'move-again'), table.offers(1, 'watch')]).toEqual([[], []])
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
      return table.offers(1, 'move')[0]?.building?.kind
    }
    expect([into(), into(plain({ bases: 3 }))]).toEqual(['is', 'words'])
  })
  it('a building of the mission takes no more bases than fit, of whoever they are (300–302)', () => {
    const piece = { area: null, blocksSight: true, impassable: false }
    const mission = {
      ...SAMPLE_MISSIONS['vip-capture'],
      terrain: [
        { ...piece, id: 'mill', name: 'Mill', holds: 2 },
        { ...piece, id: 'shed', name: 'Shed', holds: 1 },
        { ...piece, id: 'wall', name: 'Wall', holds: null },
      ],
    }
    const squad = plain({ bases: 2 })
    const table = facing({ cards: [squad, squad], mission })
    const rooms = (n: 1 | 2, kind: 'move' | 'move-again') => {
      const [{ building } = {}] = table.offers(n, kind)
      return building?.kind === 'one' && building.orNone ? building.of : null
    }
    table.by(1, 'designate', { units: [A], pings: [] })
    expect(rooms(1, 'move')).toEqual(['Mill'])
    expect(table.refuses(1, 'move', { ...way(A), building: 'Shed' }).code).toBe('battle/not-offered')
    table.by(1, 'move', { ...way(A), building: 'Mill' })
    settled(table, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'begin-base', { base: '1' })
    // One base alone fits in either: its own place in the mill is free once it goes.
    expect(rooms(1, 'move-again')).toEqual(['Mill', 'Shed'])
    table.by(1, 'move-again', { ...way(A, 3), building: null })
    settled(table, A)
    endsTurn(table, 1)
    table.by(2, 'designate', { units: [B], pings: [] })
    expect(rooms(2, 'move')).toEqual([])
  })
  it('some bases of a squad end their move in a building, and the others in none (300–302, 350)', () => {
    const mission = {
      ...SAMPLE_MISSIONS['vip-capture'],
      terrain: [{ id: 'shed', name: 'Shed', area: null, blocksSight: true, impassable: false, holds: 1 }],
    }
    const squad = plain({ bases: 3 })
    const table = facing({ cards: [squad, squad], mission })
    const goes = (inside: ('1' | '2' | '3')[]) => ({ ...way(A, 2), building: 'Shed', inside })
    table.by(1, 'designate', { units: [A], pings: [] })
    expect(table.offers(1, 'move-parted')).toMatchObject([{ building: { of: ['Shed'], orNone: false } }])
    for (const inside of [[], ['1', '2', '3']] as ('1' | '2' | '3')[][])
      expect(table.refuses(1, 'move-parted', goes(inside)).code).toBe('move/parted')
    expect(table.refuses(1, 'move-parted', goes(['1', '2'])).code).toBe('move/no-room')
    expect(table.refuses(1, 'move-parted', { ...goes(['1']), inches: 7 }).code).toBe('move/too-far')
    const told = table.by(1, 'move-parted', goes(['2']))
    expect(told.filter(({ kind }) => kind === 'moved')).toHaveLength(3)
    settled(table, A)
    expect(table.unit(A).bases.map(({ building }) => building)).toEqual(['', 'Shed', ''])
    // It has moved, and the other side finds the shed full.
    expect(table.state.phase).toBe('reacting')
    table.by(2, 'let-act', {})
    table.by(1, 'pass', { unit: A })
    scoreless(table)
    table.by(2, 'designate', { units: [B], pings: [] })
    expect(table.offers(2, 'move-parted')).toEqual([])
  })
  it('some of a squad are Placed in a building, and the others in none (300, 402, 673)', () => {
    const mission = {
      ...SAMPLE_MISSIONS['vip-capture'],
      terrain: [{ id: 'shed', name: 'Shed', area: null, blocksSight: true, impassable: false, holds: 2 }],
    }
    const table = tableOf({ cards: [plain({ bases: 3 }), plain()], mission })
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
    const placed = { unit: A, within: true, coherent: true, building: 'Shed' }
    // The whole of it has no room there.
    expect(table.offers(1, 'place').map(({ building }) => building)).toMatchObject([
      { value: '' },
      { of: [] },
    ])
    expect(table.offers(1, 'place-parted')).toMatchObject([
      { building: { of: ['Shed'] }, inside: { of: ['1', '2', '3'] } },
    ])
    expect(table.refuses(1, 'place-parted', { ...placed, inside: ['1', '2', '3'] }).code).toBe('move/parted')
    table.by(1, 'place-parted', { ...placed, inside: ['1', '3'] })
    settled(table, A)
    expect(table.unit(A).bases.map(({ building }) => building)).toEqual(['Shed', '', 'Shed'])
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
  it('a base with Emergency tokens alone answers with those, beside one that has ordinary ones too (346, 575, 725)', () => {
    const table = firing({ cards: [plain(), plain({ bases: 2, cm: 1, cmPlus: 1 })] })
    table.by(1, 'attack', { ...AIM, at: B, base: '1' }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 6)
    table.by(1, 'attack', { ...AIM, at: B, base: '1' }, 6, 6)
    expect(table.offers(2, 'counter').map(({ token }) => token)).toMatchObject([{ value: 'cmPlus' }])
    table.by(2, 'counter', { token: 'cmPlus', boosted: false })
    expect(table.unit(B).bases).toMatchObject([
      { alive: true, cm: 0, cmPlus: 0 },
      { alive: true, cm: 1, cmPlus: 1 },
    ])
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
    // It keeps away from the enemy this time, too (374).
    const near = { ...way(PINGS[1], 4), keeps: false }
    expect(table.refuses(1, 'move-again', near).code).toBe('table/not-so')
    table.by(1, 'move-again', way(PINGS[1], 4))
    expect([table.state.phase, table.state.pings[PINGS[1]]?.activated]).not.toEqual(['activating', false])
  })
})

describe('a Ping that is found while others act', () => {
  const PING = 'side-1.medium-2'
  it('of the Taskforce acts as a Unit after the engagement, and rolls no die (392, 605, 617)', () => {
    const table = facing()
    table.by(1, 'designate', { units: [A], pings: [PING] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [B] })
    numbered(table, 2, 5)
    table.by(2, 'activate', { unit: B })
    table.by(2, 'perform', { action: 'sensors', pay: 'action' })
    table.by(2, 'scan', { ...SCAN, at: PING, base: null }, 6, 6)
    expect(Object.keys(table.state.engagement?.priority ?? {})).toEqual([A])
    table.by(1, 'pass', { unit: A })
    expect(table.offers(1, 'activate').map(({ unit }) => unit)).toMatchObject([{ value: 'side-1.u2' }])
    table.by(1, 'pass', { unit: 'side-1.u2' })
    expect(table.unit('side-1.u2').activated).toBe(true)
  })
  it('has nothing left to do where it has moved a second time (252, 382, 386)', () => {
    const pull = plainAction({ id: 'pull', name: 'Pull', effect: 'special', target: 'anyUnit' })
    const table = facing({ cards: [plain({ actions: [pull] }), plain()] })
    table.by(1, 'designate', { units: [A], pings: [PING] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'let-act', {})
    table.by(1, 'move-again', way(PING, 4))
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'pull', pay: 'action' })
    // A card has an enemy Placed beside the Ping.
    table.by(1, 'carry-out', { at: B, base: '1', placed: B })
    table.by(2, 'place', { unit: B, within: true, coherent: true, building: '' })
    table.by(2, 'say-near', { pings: [PING], stealthy: [] })
    expect(table.unit('side-1.u2')).toMatchObject({ fate: 'onTable', activated: true })
  })
})

it('Pings of both sides that come to light in one move are each told by their own side (386, 391, 402)', () => {
  const size = {
    of: 'own' as const,
    name: 'Three',
    slots: { small: 0, medium: 3, large: 0 },
    commandPoints: 5,
  }
  const table = tableOf({ cards: [plain(), plain({ bases: 2 })], size })
  const [found, other] = ['side-2.medium-1', 'side-2.medium-2'] as const
  const told = (n: 1 | 2) =>
    table.offers(n, 'identify').map(({ ping }) => (ping?.kind === 'is' ? ping.value : null))
  table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
  table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
  table.by(1, 'move', way(A, 6))
  table.by(1, 'say-near', { pings: [found, other], stealthy: [] })
  expect(told(2)).toEqual([found, other])
  table.by(2, 'identify', { ping: found, unit: B })
  // It is infantry, Placed beside a Ping of the side that has moved.
  table.by(2, 'place', { unit: B, within: true, coherent: true, building: '' })
  table.by(2, 'say-near', { pings: [PINGS[1]], stealthy: [] })
  expect([told(1), told(2)]).toEqual([[PINGS[1]], []])
  table.by(1, 'identify', { ping: PINGS[1], unit: 'side-1.u2' })
  expect([told(1), told(2)]).toEqual([[], [other]])
})

describe('who of one side is first (617)', () => {
  it('of equals its player says', () => {
    const table = numbered(engaged(), 3, 3)
    expect([table.offers(1, 'activate').length, table.offers(2, 'activate').length]).toEqual([1, 0])
    const both = facing()
    both.by(1, 'designate', { units: [A], pings: [PINGS[1]] })
    both.by(1, 'reveal', { ping: PINGS[1], unit: 'side-1.u2' })
    both.by(1, 'move-no-more', {})
    both.by(2, 'react', {})
    both.by(2, 'answer', { units: [B] })
    both.by(2, 'boost', { units: [] })
    both.by(1, 'boost', { units: [] }, 4, 4, 4)
    expect([both.offers(1, 'activate').length, both.offers(2, 'activate').length]).toEqual([2, 0])
  })
})

describe('actions and their price (431–462)', () => {
  const gun = (of: Partial<Parameters<typeof plainAction>[0]>) =>
    plain({ actions: [plainAction({ id: 'gun', name: 'Gun', ...of })] })
  it('for a Command Point take one, and leave the Action Point (456)', () => {
    const table = acting({ cards: [gun({ cost: 'either' }), plain()] })
    table.by(1, 'perform', { action: 'gun', pay: 'command' })
    expect([table.state.camps['side-1'].commandPoints, table.state.activation?.actionPoints]).toEqual([4, 1])
    const both = acting({ cards: [gun({ cost: 'both' }), plain()] })
    both.by(1, 'perform', { action: 'gun', pay: 'both' })
    expect([both.state.camps['side-1'].commandPoints, both.state.activation?.actionPoints]).toEqual([4, 0])
  })
  it('a Free Action is performed once by each base (462)', () => {
    const table = acting({ cards: [{ ...gun({ cost: 'free' }), bases: 2 }, plain()] })
    const shoots = () => {
      table.by(1, 'perform', { action: 'gun', pay: 'none' })
      table.by(1, 'cease', {})
      expect(table.offers(1, 'perform')).toEqual([])
      ends(table, 1)
    }
    table.by(1, 'begin-base', { base: '1' })
    shoots()
    shoots()
    expect(table.unit(A).activated).toBe(true)
  })
  it('nobody has two Overwatch Tokens (474)', () => {
    const table = acting({ cards: [plain({ bases: 2 }), plain()] })
    table.by(1, 'begin-base', { base: '1' })
    table.by(1, 'watch', {})
    ends(table, 1)
    expect([table.unit(A).overwatch, table.offers(1, 'watch')]).toEqual([true, []])
  })
  it('a ★ out of range is refused, and about itself nothing is measured (443)', () => {
    const special = (target: 'enemyUnit' | 'itself' | 'place') =>
      plain({ actions: [plainAction({ id: 'star', name: 'Star', effect: 'special', range: 8, target })] })
    const carrying = (target: 'enemyUnit' | 'itself' | 'place'): Table => {
      const table = acting({ cards: [special(target), plain()] })
      table.by(1, 'perform', { action: 'star', pay: 'action' })
      return table
    }
    const kinds = (['enemyUnit', 'place', 'itself'] as const).map(
      (target) => carrying(target).offers(1, 'carry-out')[0]?.inches?.kind,
    )
    expect(kinds).toEqual(['number', 'number', 'is'])
    const table = carrying('enemyUnit')
    const at = { at: B, base: '1' } as const
    expect(table.refuses(1, 'carry-out', { ...at, inches: 8.1 }).code).toBe('attack/out-of-range')
    table.by(1, 'carry-out', { ...at, inches: 8, does: ['stun'] })
    expect(table.unit(B).stun).toBe(true)
  })
  it('an Attack that is let go farther than its Range falls like any other (443, 539, 677)', () => {
    const let_ = (range: number, inches: number): Table => {
      const card = plain({ actions: [plainAction({ id: 'gun', name: 'Gun', range })] })
      const table = firing({ cards: [card, plain()], level: 'assist' })
      const [first] = table.by(1, 'attack', { ...AIM, at: B, inches }, 1, 1)
      expect(first?.deviations).toMatchObject([{ code: 'attack/out-of-range' }])
      return table
    }
    expect(let_(24, 25).last('shot')).toMatchObject({ need: 8, hit: false })
    expect(let_(4, 5).last('shot').need).toBe(7)
  })
  it('an Attack reaches farther, or not so far, where a card’s words say so (443, 539, 677)', () => {
    const table = firing()
    expect(table.refuses(1, 'attack', { ...AIM, at: B, inches: 26 }).code).toBe('attack/out-of-range')
    expect(table.refuses(1, 'attack', { ...AIM, at: B, inches: 20, range: -6 }).code).toBe(
      'attack/out-of-range',
    )
    table.by(1, 'attack', { ...AIM, at: B, inches: 26, range: 6 }, 1, 1)
    expect(table.last('shot')).toMatchObject({ need: 8, reasons: [{ code: 'long', add: -1 }] })
    const near = acting({ cards: [plain({ actions: [CLOSE] }), plain()] })
    near.by(1, 'perform', { action: 'close', pay: 'action' })
    near.by(1, 'attack', { ...AIM, at: B, inches: 5, range: 3 }, 1, 1)
    // Of the Range that stands on the card.
    expect(near.last('shot')).toMatchObject({ need: 7, reasons: [] })
  })
  it('an Attack out of range is refused (443, 526)', () => {
    const table = firing()
    expect(table.refuses(1, 'attack', { ...AIM, at: B, inches: 24.1 }).code).toMatch(
      /out-of-range|not-offered/u,
    )
    table.by(1, 'attack', { ...AIM, at: B, inches: 24 }, 1, 1)
    const near = plain({ actions: [plainScan({ id: 'sensors', name: 'Sensors', range: 8 })] })
    const scans = acting({ cards: [near, plain()] })
    scans.by(1, 'perform', { action: 'sensors', pay: 'action' })
    const scan = { ...SCAN, at: PINGS[2], base: null } as const
    expect(scans.refuses(1, 'scan', { ...scan, inches: 8.1 }).code).toMatch(/out-of-range|not-offered/u)
  })
})

describe('Stealth (748–757)', () => {
  const hush = plainTrait({ id: 'hush', name: 'Hush', at: 'refresh', gains: 'stealth' })
  /** Who acts against a Unit with Stealth. */
  const against = (card = plain()): Table => {
    const table = facing({ cards: [card, plain()], level: 'assist' })
    veil(table, 2, B)
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    return table
  }
  function veil(table: Table, n: 1 | 2, unit: string): void {
    table.by(n, 'put-right', {
      ...{ unit, tokens: ['stealth'], breach: 0, counters: [], reason: '' },
      bases: [],
    })
  }
  it('leaves REVEAL alone to be aimed at it, and a success takes it (513, 750)', () => {
    const table = against()
    expect(table.offers(1, 'perform')).toMatchObject([{ action: { value: 'sensors' } }])
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    table.by(1, 'scan', { ...SCAN, at: B, base: '1' }, 6, 6)
    expect(table.unit(B).stealth).toBe(false)
    // Nobody answers a REVEAL (559): its one point of ROF is all, and the turn is over.
    expect(table.state.phase).toBe('scoring')
    expect(table.unit(B).bases[0]?.cm).toBe(1)
  })
  it.each([
    ['vehicle', {}, false],
    ['infantry, which may be Placed away from it,', { bases: 2 }, true],
  ] as const)(
    'is not gained by a %s that an enemy Unit has come near to (391, 402, 750)',
    (_what, of, isAsked) => {
      const veils = plainTrait({ id: 'veils', name: 'Veils', at: 'reveal', gains: 'stealth' })
      const table = facing({ cards: [plain(), plain({ ...of, traits: [veils] })] })
      table.by(1, 'designate', { units: [A], pings: [] })
      table.by(1, 'move', way(A, 2))
      table.by(1, 'say-near', { pings: [PINGS[2]], stealthy: [] })
      if (isAsked) {
        table.by(2, 'place', { unit: 'side-2.u2', within: true, coherent: true, building: '' })
        table.by(2, 'say-near', { pings: [], stealthy: [] })
      }
      expect([table.unit('side-2.u2').fate, table.offers(2, 'gain').length > 0]).toEqual(['onTable', isAsked])
    },
  )
  it('of its own stays through a scan, one that kills too, and goes with a Combat Action (520, 750)', () => {
    const burn = plainAction({ id: 'burn', name: 'Burn', labels: ['scan'] })
    const card = plain({ actions: [...plain().actions, burn] })
    const after = (action: 'burn' | 'gun'): boolean => {
      const table = facing({ cards: [card, plain()], level: 'assist' })
      veil(table, 1, A)
      table.by(1, 'designate', { units: [A], pings: [] })
      table.by(1, 'reveal-no-more', {})
      table.by(1, 'move', way(A))
      settled(table, A)
      table.by(2, 'let-act', {})
      table.by(1, 'activate', { unit: A })
      table.by(1, 'perform', { action, pay: 'action' })
      table.by(1, 'cease', {})
      return table.unit(A).stealth
    }
    expect([after('burn'), after('gun')]).toEqual([true, false])
  })
  it('goes within 2", whoever of the two has moved (750, 757)', () => {
    const near = (veiled: string): readonly string[] => {
      const table = facing({ level: 'assist' })
      veil(table, veiled === A ? 1 : 2, veiled)
      table.by(1, 'designate', { units: [A], pings: [] })
      if (table.state.phase === 'revealing') table.by(1, 'reveal-no-more', {})
      table.by(1, 'move', way(A, 6))
      table.by(1, 'say-near', { pings: [], stealthy: [veiled] })
      return [table.state.phase, String(table.unit(veiled).stealth)]
    }
    expect([near(A), near(B)]).toEqual([
      ['reacting', 'false'],
      ['reacting', 'false'],
    ])
  })
  it('is not gained with an enemy within 2" (750)', () => {
    const gaining = (clear: boolean): boolean => {
      const table = facing({ cards: [plain({ traits: [hush] }), plain()] })
      table.by(1, 'designate', { units: [A], pings: [] })
      expect(table.offers(1, 'gain')[0]?.clear?.kind).toBe('yes-no')
      table.by(1, 'gain', { unit: A, trait: 'hush', takes: true, clear })
      return table.unit(A).stealth
    }
    expect([gaining(true), gaining(false)]).toEqual([true, false])
  })
})

describe('Stun (738–746)', () => {
  const own = (table: Table): Table => {
    ready(table, 2, B)
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit: B })
    return table
  }
  it('hinders no move, and one Command Point frees all bases (236, 740)', () => {
    const table = own(stunned({ cards: [STUN, plain({ bases: 2, cm: 0 })] }))
    table.by(2, 'pay-stun', { unit: B, base: '1', by: 'commandPoint' })
    expect([table.unit(B).stun, table.state.camps['side-2'].commandPoints]).toEqual([false, 4])
    table.by(2, 'begin-base', { base: '2' })
    expect(table.state.activation?.actionPoints).toBe(1)
  })
  it('is paid for in tokens of either kind, base by base (740, 745)', () => {
    const table = own(stunned({ cards: [STUN, plain({ bases: 2, cm: 1, cmPlus: 1 })] }))
    table.by(2, 'pay-stun', { unit: B, base: '1', by: 'countermeasure' })
    expect(table.unit(B).stun).toBe(true)
    table.by(2, 'pay-stun', { unit: B, base: '2', by: 'emergency' })
    expect(table.unit(B)).toMatchObject({
      stun: false,
      bases: [
        { cm: 0, cmPlus: 1 },
        { cm: 1, cmPlus: 0 },
      ],
    })
  })
  it('leaves who has paid an Action Point what costs a Command Point or nothing (250, 740)', () => {
    const card = plain({
      cm: 0,
      actions: [
        plainAction({ id: 'gun', name: 'Gun' }),
        plainAction({ id: 'call', name: 'Call', cost: 'either' }),
        plainAction({ id: 'free', name: 'Free', cost: 'free' }),
      ],
    })
    const table = own(stunned({ cards: [STUN, card] }))
    table.by(2, 'pay-stun', { unit: B, base: '1', by: 'actionPoint' })
    expect(table.offers(2, 'perform')).toMatchObject([
      { action: { value: 'call' }, pay: { value: 'command' } },
      { action: { value: 'free' }, pay: { value: 'none' } },
    ])
  })
  it('that its Unit gains as it acts waits for the next activation (740, 746)', () => {
    const vent = plainAction({ id: 'vent', name: 'Vent', effect: 'special', target: 'itself' })
    const vents = (bases: 2 | null): Table => {
      const table = acting({ cards: [plain({ bases, actions: [vent] }), plain()] })
      if (bases !== null) table.by(1, 'begin-base', { base: '1' })
      table.by(1, 'perform', { action: 'vent', pay: 'action' })
      table.by(1, 'carry-out', { at: A, base: '1', does: ['stun'] })
      return table
    }
    const alone = vents(null)
    expect(alone.state.activation).toBeNull()
    expect(alone.unit(A)).toMatchObject({ stun: true, activated: true })
    // Of a squad the next base has its point, and owes nothing yet.
    const squad = vents(2)
    expect(squad.state.activation).toMatchObject({ base: 2, actionPoints: 1 })
    expect([squad.unit(A).stun, squad.offers(1, 'pay-stun')]).toEqual([true, []])
  })
  it('is paid for where its Unit does nothing in its own turn (250, 740)', () => {
    const table = stunned()
    idles(table, 2, { unit: B })
    expect(table.unit(B)).toMatchObject({ stun: false, activated: true })
  })
})

describe('who takes part in a reaction (593–613, 700, 730)', () => {
  /** Both have activated, the second side’s with Overwatch; its Ping has not, and the first side designates its Ping. */
  const late = (watches: boolean): Table => {
    const table = facing()
    idles(table, 1, { unit: A })
    ready(table, 2, B)
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit: B })
    if (watches) table.by(2, 'watch', {})
    ends(table, 2)
    scoreless(table)
    table.by(1, 'designate', { units: [], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    return table
  }
  it('who has activated does not, but with Overwatch', () => {
    expect(late(false).state.phase).toBe('activating')
    expect(late(true).state.phase).toBe('reacting')
  })
  it('Overwatch gives a die more, and goes before its Unit acts; what is gained then stays (634, 645)', () => {
    const table = late(true)
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [B] })
    // The first side has nobody to boost.
    table.by(2, 'boost', { units: [B] }, 1, 2, 6)
    expect(table.state.engagement?.priority).toEqual({ [B]: 6 })
    table.by(2, 'activate', { unit: B })
    expect(table.unit(B).overwatch).toBe(false)
    table.by(2, 'watch', {})
    ends(table, 2)
    expect(table.unit(B)).toMatchObject({ overwatch: true, activated: true })
  })
  it('who comes in from Overwatch may have activated, rolls, and counts (603)', () => {
    const table = facing()
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'watch', {})
    ends(table, 1)
    scoreless(table)
    idles(table, 2, { ping: PINGS[2] })
    table.by(1, 'designate', { units: [], pings: [PINGS[1]] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    table.by(1, 'join', { units: [A] })
    table.by(2, 'answer', { units: [B] })
    // Against one Unit one reacts for nothing.
    expect(table.state.camps['side-2'].commandPoints).toBe(5)
    numbers(table, 3, 4, 5)
    expect(table.state.engagement?.priority).toEqual({ [A]: 4, [B]: 5 })
  })
  function numbers(table: Table, ...dice: number[]): void {
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, ...dice)
  }
})

describe('resolving reactions (639–649)', () => {
  it('nobody holds at 1: it acts, or passes (641, R15)', () => {
    const table = numbered(engaged(), 1, 6)
    table.by(2, 'hold', { unit: B })
    expect(table.state.engagement?.priority).toMatchObject({ [B]: 5 })
    table.by(2, 'pass', { unit: B })
    expect([
      table.offers(1, 'hold'),
      table.offers(1, 'activate').length,
      table.offers(1, 'pass').length,
    ]).toEqual([[], 1, 1])
  })
  it('the Active Player’s Units are not Refreshed again, and who reacts is (643)', () => {
    const table = numbered(engaged(), 6, 1)
    const of = (n: 1 | 2, unit: string): number =>
      table.by(n, 'activate', { unit }).filter(({ kind }) => kind === 'refreshed').length
    expect(of(1, A)).toBe(0)
    ends(table, 1)
    expect(of(2, B)).toBe(1)
  })
  it('hits before that meet the tokens that are left, and fresh ones pay for Stun (643, 740)', () => {
    const table = numbered(engaged({ cards: [STUN, plain({ cm: 1 })] }), 6, 1)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 1)
    expect(table.unit(B)).toMatchObject({ stun: true, bases: [{ cm: 0 }] })
    endsVolley(table)
    table.by(2, 'activate', { unit: B })
    expect(table.unit(B).bases[0]?.cm).toBe(1)
    table.by(2, 'pay-stun', { unit: B, base: '1', by: 'countermeasure' })
    expect([table.unit(B).stun, table.unit(B).bases[0]?.cm]).toEqual([false, 0])
  })
  it('who is stunned and passes stays stunned, and is Activated (641, R16)', () => {
    const table = numbered(engaged({ cards: [STUN, plain({ cm: 0 })] }), 6, 1)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    endsVolley(table)
    table.by(2, 'pass', { unit: B })
    expect(table.unit(B)).toMatchObject({ stun: true, activated: true })
  })
  it('who is destroyed before its number never acts, and the turn ends as any other (548, 649)', () => {
    const table = numbered(engaged({ cards: [plain(), plain({ cm: 0 })] }), 6, 1)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(table.unit(B).fate).toBe('destroyed')
    ends(table, 1)
    expect([table.state.engagement, table.state.phase]).toEqual([null, 'scoring'])
  })
  function endsVolley(table: Table): void {
    table.by(1, 'cease', {})
    ends(table, 1)
  }
})

describe('the mission and counters', () => {
  it('a token that is a side’s own is held by that side alone, and each is asked of its own', () => {
    const table = facing({ mission: SAMPLE_MISSIONS['crossed-lines'] })
    idles(table, 1, { unit: A })
    idles(table, 2, { unit: B })
    idles(table, 1, { ping: PINGS[1] })
    table.by(2, 'designate', { units: [], pings: [PINGS[2]] })
    table.by(2, 'reveal-no-more', {})
    table.by(2, 'move-no-more', {})
    table.by(2, 'end-taskforce', {})
    // Who strikes at the enemy’s is asked as the turn ends; who holds as the Round does.
    table.by(2, 'score', { own: [], enemy: [] })
    table.by(1, 'score', { own: [], enemy: [B] })
    table.by(2, 'score', { own: [B], enemy: [] })
    expect(['side-1', 'side-2'].map((side) => table.state.camps[side as 'side-1'].points)).toEqual([0, 1])
    expect(table.state.round).toBe(3)
  })
  it('of several tokens each is held by itself, and those of one name are told apart as they are drawn', () => {
    const relay = { name: 'Relay', side: null, back: 24 }
    const mission = {
      ...plainMission('Two relays', 10, [
        { kind: 'hold', id: 'hold', tokens: 'anybody', within: 3, points: 1 },
      ]),
      tokens: [
        { ...relay, id: 'west', right: 36 },
        { ...relay, id: 'east', right: 12 },
      ],
    }
    const table = facing({ mission })
    idles(table, 1, { unit: A })
    idles(table, 2, { unit: B })
    idles(table, 1, { ping: PINGS[1] })
    table.by(2, 'designate', { units: [], pings: [PINGS[2]] })
    table.by(2, 'reveal-no-more', {})
    table.by(2, 'move-no-more', {})
    table.by(2, 'end-taskforce', {})
    const asked = () =>
      faces.now?.(downsyncPlay.view(table.state, 'public'), { createdAt: '' } as never)[0]?.values?.token
    const token = (n: number) => ({
      key: 'called.token.anybody',
      values: { token: [{ key: 'called.alike', values: { name: 'Relay', n } }], n: 1 },
    })
    expect(asked()).toEqual(token(1))
    table.by(2, 'score', { own: [B], enemy: [] })
    expect(asked()).toEqual(token(2))
    table.by(2, 'score', { own: [], enemy: [A] })
    expect(['side-1', 'side-2'].map((side) => table.state.camps[side as 'side-1'].points)).toEqual([1, 1])
    expect(table.state.round).toBe(3)
  })
  it('a Multi-Base Unit with half of its bases left scores no more (661)', () => {
    const table = firing({ cards: [plain(), plain({ bases: 2, cm: 0 })] })
    table.by(1, 'attack', { ...AIM, at: B, base: '1' }, 6, 6)
    endsTurn(table, 1)
    ready(table, 2, B)
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'pass', { unit: B })
    // There is nobody to ask about.
    expect(table.state.phase).toBe('designating')
  })
  it('whose last Unit on the table falls has not lost with one in Reserve (663, R31)', () => {
    const table = firing({ cards: [plain(), plain({ cm: 0 })] })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect([table.unit(B).fate, table.state.ending]).toEqual(['destroyed', null])
  })
  it('Breach adds up, counts for cards, and goes with the turn (514, 689–692)', () => {
    const hack = plain({
      actions: [
        plainScan({ id: 'hack', name: 'Hack', effect: 'breach', target: 'enemyUnit', rof: 2 }),
        plainAction({
          ...{ id: 'gun', name: 'Gun', cost: 'free' },
          modifiers: [plainModifier({ roll: 'attack', add: 1, perBreach: true })],
        }),
      ],
    })
    const table = acting({ cards: [hack, plain()] })
    table.by(1, 'perform', { action: 'hack', pay: 'action' })
    for (let n = 0; n < 2; n += 1) table.by(1, 'scan', { ...SCAN, at: B, base: '1' }, 6, 6)
    expect(table.unit(B).breach).toBe(2)
    table.by(1, 'perform', { action: 'gun', pay: 'none' })
    table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
    expect(table.last('shot').need).toBe(5)
    endsTurn(table, 1)
    expect(table.unit(B).breach).toBe(0)
  })
})

it('a Ping is a Unit of its own Signature alone (386)', () => {
  const told = atTable(downsyncPlay, battleOf())
  const says = (command: Command, ...rolls: number[]): void => void told.says(command, rolls)
  says({ kind: 'roll-start', side: 'side-1' }, 6, 6, 1, 1)
  says({ kind: 'choose-first', side: 'side-1', first: 'side-1' })
  for (const side of ['side-1', 'side-2'] as const) {
    const pings = Object.values(told.state.pings).flatMap((one) => (one.side === side ? [one.id] : []))
    says({ kind: 'lay-pings', side, pings, zone: true })
  }
  says({ kind: 'designate', side: 'side-1', units: [], pings: ['side-1.small-1'] })
  const found = downsyncPlay
    .options(told.state, 'side-1')
    .flatMap(({ command, fields }) =>
      command === 'reveal' && fields.unit?.kind === 'one' ? fields.unit.of : [],
    )
  expect(found.map((id) => told.state.units[id]?.card.sig)).toEqual(['small', 'small'])
})
