import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../shared/battle/correction.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { commandSchema, type Command } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import { identityOf } from '../../../../shared/systems/downsync/battle/mend/pings-told.ts'
import type { BattleState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import { atTable } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'
import {
  A,
  B,
  ends,
  facing,
  idles,
  plain,
  ready,
  scoreless,
  stays,
  tableOf,
  way,
  type Table,
} from './table.ts'

/** What becomes of the lines after one that was corrected, in a battle that goes on. */

interface Kept extends Table {
  readonly log: readonly (Line<BattleEvent> & { readonly before: BattleState })[]
}

/** The same table, whose lines are kept. */
function kept(table: Table): Kept {
  const log: Kept['log'][number][] = []
  return {
    ...table,
    log,
    get state() {
      return table.state
    },
    by: (n, kind, said, ...rolls) => {
      const before = table.state
      const events = table.by(n, kind, said, ...rolls)
      const command = commandSchema.parse({ kind, side: `side-${n}`, ...said })
      log.push({ ...{ decision: log.length + 1, command, events, before }, rolls: null, from: null })
      return events
    },
  }
}

const idsOf = ({ pings }: BattleState, of: string): string[] =>
  Object.values(pings).flatMap(({ id, side }) => (side === of ? [id] : []))

const commandOf = ({ command }: Line<BattleEvent>): Command => commandSchema.parse(command)
/** Gives the first line of that kind otherwise; with null leaves it out. */
function corrected(
  { log, state }: Kept,
  kind: Command['kind'],
  instead: object | null,
  rolls: number[] | null = null,
) {
  const first = log.find((line) => commandOf(line).kind === kind)
  return correctedAt({ log, state }, first, instead, rolls)
}

function correctedAt(
  { log, state }: Pick<Kept, 'log' | 'state'>,
  first: Kept['log'][number] | undefined,
  instead: object | null,
  rolls: number[] | null = null,
) {
  if (!first) throw new Error('Nobody said that.')
  const later = log.slice(log.indexOf(first) + 1)
  const given = instead && { command: { ...commandOf(first), ...instead }, rolls }
  const made = downsyncPlay.correctLines(first.before, [first, ...later], state, given)
  if (isRefusal(made)) throw new Error(made.problem.code)
  return {
    lines: made.lines,
    lost: made.dropped.map(({ decision }) => commandOf(log[decision - 1] ?? first).kind),
    last: made.lines.at(-1)?.state,
    said: made.lines.map(({ told }) => commandSchema.parse(told.command)),
  }
}

/** The other side’s Unit reacts, and both pass; then a Ping each, and a further Round has begun. */
function reacted(): Kept {
  const table = kept(facing())
  ready(table, 1, A)
  table.by(2, 'react', {})
  table.by(2, 'answer', { units: [B] })
  table.by(2, 'boost', { units: [] })
  table.by(1, 'boost', { units: [] }, 6, 1)
  table.by(1, 'pass', { unit: A })
  table.by(2, 'pass', { unit: B })
  scoreless(table)
  for (const n of [2, 1] as const) idles(table, n, { ping: `side-${n}.medium-2` })
  expect(table.state.round).toBe(3)
  idles(table, 2, { unit: B })
  ready(table, 1, A)
  return table
}

describe('a Round', () => {
  it('ends where somebody is left who had reacted: the next has its lines (193, 215)', () => {
    const table = reacted()
    const made = corrected(table, 'react', { kind: 'let-act' })
    expect(made.last).toMatchObject({ round: 3, taskforce: { units: [A] } })
    // Whoever is left is designated, stays where it is, and passes.
    expect(made.said).toContainEqual({ kind: 'designate', side: 'side-2', units: [B], pings: [] })
    expect(made.said).toContainEqual({ kind: 'pass', side: 'side-2', unit: B })
  })
})

describe('a turn', () => {
  it('whose Taskforce is lost goes as a whole: nothing of it is told in another (215)', () => {
    const table = kept(tableOf())
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal', { ping: 'side-1.medium-1', unit: A })
    table.by(1, 'move', way(A, 3))
    table.by(1, 'say-near', { pings: [], stealthy: [] })
    table.by(1, 'pass', { unit: A })
    scoreless(table)
    idles(table, 2, { ping: 'side-2.medium-1' })
    idles(table, 1, { ping: 'side-1.medium-2' })
    idles(table, 2, { ping: 'side-2.medium-2' })
    ready(table, 1, A)
    const made = corrected(table, 'reveal', { unit: 'side-1.u2' })
    expect(made.lost).toContain('designate')
    const [last] = made.said.filter(({ kind }) => kind === 'designate').slice(-1)
    expect(last).toMatchObject({ side: 'side-2' })
    expect(made.last).toMatchObject({ round: 2, taskforce: null })
  })
})

describe('a Ping', () => {
  const found = 'side-2.medium-1'
  /** The first side’s Unit scans at it; later it comes to light in its own turn, and acts. */
  const scanned = (...dice: [number, number]): Kept => scannedIn(facing(), ...dice)
  function scannedIn(begun: Table, ...dice: [number, number]): Kept {
    const table = kept(begun)
    const ping = 'side-2.medium-2'
    ready(table, 1, A)
    if (table.state.phase === 'reacting') table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    table.by(
      1,
      'scan',
      { at: ping, base: null, inches: 10, concealed: false, unseen: false, boosted: false },
      ...dice,
    )
    ends(table, 1)
    scoreless(table)
    return table
  }
  it('that a scan finds by a correction is what it came to light as later, and goes on as that Unit (386, 392)', () => {
    const table = scanned(1, 1)
    const [ping, unit] = ['side-2.medium-2', 'side-2.u2'] as const
    table.by(2, 'designate', { units: [], pings: [ping] })
    table.by(2, 'reveal', { ping, unit })
    table.by(2, 'move', way(unit, 4))
    table.by(2, 'say-near', { pings: [], stealthy: [] })
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit })
    table.by(2, 'watch', {})
    const made = corrected(table, 'scan', {}, [6, 6])
    expect(made.lost).toEqual([])
    expect(made.said).toContainEqual({ kind: 'designate', side: 'side-2', units: [unit], pings: [] })
    expect(made.last?.units[unit]).toMatchObject({ fate: 'onTable', overwatch: true })
  })
  it('that a scan misses by a correction comes to light in its own next turn, and acts there as it did (219, 390)', () => {
    const table = scanned(6, 6)
    const [ping, unit] = ['side-2.medium-2', 'side-2.u2'] as const
    table.by(2, 'designate', { units: [unit], pings: [] })
    table.by(2, 'move', way(unit, 6))
    if (table.state.phase === 'settling') table.by(2, 'say-near', { pings: [], stealthy: [] })
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit })
    table.by(2, 'watch', {})
    const made = corrected(table, 'scan', {}, [1, 1])
    expect(made.lost).toEqual([])
    expect(made.said).toContainEqual({ kind: 'designate', side: 'side-2', units: [], pings: [ping] })
    expect(made.said).toContainEqual({ kind: 'reveal', side: 'side-2', ping, unit })
    expect(made.last?.units[unit]).toMatchObject({ fate: 'onTable', overwatch: true })
  })
  it('does so beside a Ping that stays one (219)', () => {
    const slots = { small: 0, medium: 3, large: 0 }
    const begun = facing({ size: { of: 'own', name: 'Three', slots, commandPoints: 5 } })
    for (const n of [1, 2] as const) idles(begun, n, { ping: `side-${n}.medium-3` })
    const table = scannedIn(begun, 6, 6)
    const [ping, unit, other] = ['side-2.medium-2', 'side-2.u3', 'side-2.medium-3'] as const
    table.by(2, 'identify', { ping, unit })
    scoreless(table)
    table.by(2, 'designate', { units: [unit], pings: [other] })
    table.by(2, 'reveal-no-more', {})
    table.by(2, 'move', way(unit, 6))
    table.by(2, 'say-near', { pings: [], stealthy: [] })
    table.by(2, 'move', way(other, 4))
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit })
    table.by(2, 'watch', {})
    const made = corrected(table, 'scan', {}, [1, 1])
    expect(made.lost).toEqual(['identify'])
    expect(made.said).toContainEqual({ kind: 'reveal', side: 'side-2', ping, unit })
    expect(made.last?.units[unit]).toMatchObject({ fate: 'onTable', overwatch: true })
    expect(made.last?.pings[other]).toMatchObject({ fate: 'onTable' })
  })
  it('of which the log says nothing is a decoy where it may be one, else a Unit of whom it says nothing (412)', () => {
    const { state } = tableOf()
    const none: never[] = []
    expect(identityOf(state, found, none)).toBe(B)
    const events = [{ kind: 'revealed', ping: 'side-2.medium-2', unit: B, by: 'chosen' }] as const
    const later = [{ decision: 1, command: {}, rolls: null, from: null, events: [...events] }]
    expect(identityOf(state, found, later)).toBe('side-2.u2')
    const { units } = state
    const fewer = { ...state, units: { ...units, [B]: { ...table(units[B]), fate: 'destroyed' as const } } }
    expect(identityOf(fewer, found, none)).toBeNull()
  })
  const table = <One>(one: One | undefined): One => {
    if (one === undefined) throw new Error('Nobody is there.')
    return one
  }
})

describe('who acts', () => {
  it('does what it did, and nothing that another base did (354, 433)', () => {
    const table = kept(facing({ cards: [plain({ bases: 3 }), plain({ cm: 0, bases: 3 })] }))
    ready(table, 1, A)
    if (table.state.phase === 'reacting') table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    const fires = (base: '1' | '2' | '3', action: 'gun' | 'sensors'): void => {
      if (table.state.activation?.base === null) table.by(1, 'begin-base', { base })
      table.by(1, 'perform', { action, pay: 'action' })
      table.by(1, 'cease', {})
    }
    fires('1', 'sensors')
    fires('2', 'gun')
    fires('3', 'gun')
    // Left out is what the second base did: the third was begun by itself.
    const [, second] = table.log.filter((line) => commandOf(line).kind === 'perform')
    const made = correctedAt(table, second, null)
    const done = made.lines.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'action-begun' ? [event.base] : [])),
    )
    expect(done).toEqual([3])
  })
})

describe('a reaction', () => {
  it('of nobody who is left is none (605)', () => {
    const table = kept(facing())
    const late = 'side-2.u2'
    table.by(1, 'designate', { units: [A], pings: [] })
    table.by(1, 'move', way(A, 3))
    table.by(1, 'say-near', { pings: ['side-2.medium-2'], stealthy: [] })
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [late] })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 6, 1)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'watch', {})
    const made = corrected(table, 'say-near', { pings: [] })
    expect(made.said.map(({ kind }) => kind)).toEqual(['say-near', 'let-act', 'activate', 'watch'])
    expect(made.lost).toEqual(['answer'])
  })
  it('has its dice where a side may boost now that had no Command Point then (627)', () => {
    const size = {
      of: 'own',
      name: 'Two',
      slots: { small: 0, medium: 2, large: 0 },
      commandPoints: 1,
    } as const
    const table = kept(facing({ size, level: 'assist' }))
    const base = { base: '1', alive: true, cm: 1, cmPlus: 0, building: '' } as const
    table.by(1, 'put-right', {
      unit: A,
      bases: [base],
      tokens: ['stun'],
      breach: 0,
      counters: [],
      reason: '',
    })
    table.by(1, 'designate', { units: [A], pings: [] })
    table.by(1, 'refresh', { unit: A, freed: true })
    stays(table, 1, A)
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [B] })
    table.by(2, 'boost', { units: [] }, 2, 5)
    table.by(2, 'activate', { unit: B })
    table.by(2, 'watch', {})
    const made = corrected(table, 'refresh', { freed: false })
    expect(made.lost).toEqual([])
    expect(made.said).toContainEqual({ kind: 'boost', side: 'side-1', units: [], favoured: [] })
    expect(made.last?.engagement?.priority).toEqual(table.state.engagement?.priority)
  })
})

describe('the dice of who deploys first', () => {
  it('typed for the wrong side are put right, and what was chosen is so all the same (184)', () => {
    const told = atTable(downsyncPlay, battleOf())
    const before = told.state
    const lines = (
      [
        [{ kind: 'roll-start', side: 'side-1' }, [6, 6, 1, 1]],
        [{ kind: 'choose-first', side: 'side-1', first: 'side-1' }, []],
        [{ kind: 'lay-pings', side: 'side-1', pings: idsOf(before, 'side-1'), zone: true }, []],
      ] as const
    ).map(([command, rolls], at) => ({
      ...{ decision: at + 1, command, rolls: [...rolls], from: null },
      events: told.says(command, rolls),
    }))
    const [first, ...later] = lines
    if (!first) throw new Error('Nobody rolls.')
    const { command } = first
    const made = downsyncPlay.correctLines(before, [first, ...later], told.state, {
      ...{ command, rolls: [1, 1, 6, 6] },
    })
    if (isRefusal(made)) throw new Error(made.problem.code)
    expect(made.lines.at(-1)).toMatchObject({ decision: 3, state: { chooser: 'side-2', first: 'side-1' } })
  })
})
