import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../shared/battle/correction.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { commandSchema, type Command } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import type { BattleState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import { atTable } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'
import { A, B, facing, idles, ready, scoreless, stays, tableOf, way, type Table } from './table.ts'

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
  const at = log.findIndex((line) => commandOf(line).kind === kind)
  const [first, ...later] = log.slice(at)
  if (!first) throw new Error(`Nobody said ${kind}.`)
  const given = instead && { command: { ...commandOf(first), ...instead }, rolls }
  const made = downsyncPlay.correctLines(first.before, [first, ...later], state, given)
  if (isRefusal(made)) throw new Error(made.problem.code)
  return {
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
    const found = 'side-2.medium-1'
    const comes = (n: 1 | 2, near: readonly string[]): void => {
      const [ping, unit] = [`side-1.medium-${n}`, `side-1.u${n}`]
      table.by(1, 'designate', { units: [], pings: [ping] })
      table.by(1, 'reveal', { ping, unit })
      table.by(1, 'move', way(unit, 3))
      table.by(1, 'say-near', { pings: [...near], stealthy: [] })
    }
    comes(1, [])
    table.by(1, 'pass', { unit: A })
    scoreless(table)
    idles(table, 2, { ping: 'side-2.medium-2' })
    comes(2, [found])
    table.by(2, 'identify', { ping: found, unit: B })
    const made = corrected(table, 'say-near', { pings: [found] })
    // What it was in the first turn only its player can say.
    expect(made.said.map(({ kind }) => kind)).toEqual(['say-near'])
    expect(made.last?.phase).toBe('settling')
    expect(made.lost.slice(-2)).toEqual(['say-near', 'identify'])
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
