import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { PHASES, SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { assisted, battle, play } from './builders.ts'
import { reveal } from './orders.ts'

const note = (text: string, over: Partial<Extract<Command, { kind: 'note' }>> = {}): Command => ({
  kind: 'note',
  side: 'a',
  piece: null,
  text,
  private: false,
  ...over,
})
const counter = (piece: string, name: string, count: number): Command => ({
  kind: 'set-counter',
  side: 'a',
  piece,
  name,
  count,
})
const photo: Command = { kind: 'photo', side: 'b', picture: 'a'.repeat(64), caption: 'The crater' }

const state = battle({
  units: ['a tactical', 'b tactical', 'b scout destroyed'],
  blips: ['a scout & recce', 'a assault', 'a decoy', 'b assault'],
  acting: 'a-tactical-1',
})

/** The notes of a state in short. */
const notes = ({ notes: all }: Pick<BattleState, 'notes'>): string[] =>
  all.map((one) => `${one.private ? `${one.side} alone` : 'all'} on ${one.piece ?? 'battle'}: ${one.text}`)
const counters = ({ ownCounters }: Pick<BattleState, 'ownCounters'>): string[] =>
  ownCounters.map(({ piece, name, count }) => `${piece} ${name} ${count}`)

function after(before: BattleState, ...commands: Command[]): BattleState {
  return commands.reduce((next, command) => play(next, command).state, before)
}

function codeOf(before: BattleState, draft: unknown): string {
  const answer = decide(before, draft)
  return isRefusal(answer) ? answer.problem.code : 'done'
}

describe('a note', () => {
  test('takes the place of the one before on the same thing, and goes when it is empty', () => {
    const own = { private: true } as const
    const written = after(
      state,
      note('one'),
      note('two', { piece: 'b-blip-1' }),
      note('three', { side: 'b' }),
      note('own', own),
      note('theirs', { ...own, side: 'b' }),
      note('own again', own),
    )
    expect(notes(written)).toEqual([
      'all on b-blip-1: two',
      'all on battle: three',
      'b alone on battle: theirs',
      'a alone on battle: own again',
    ])
    expect(notes(after(written, note('', { piece: 'b-blip-1' }), note(' ', { ...own, side: 'b' })))).toEqual([
      'all on battle: three',
      'a alone on battle: own again',
    ])
  })

  test('for its own side is seen by that side alone, also when the battle is over', () => {
    const written = after(
      state,
      note('open'),
      note('of a', { private: true }),
      note('of b', { side: 'b', private: true }),
    )
    for (const phase of ['action', 'measuring', 'over'] as const) {
      const seen = (watcher: 'a' | 'b' | 'public'): string[] => notes(view({ ...written, phase }, watcher))
      expect(seen('public')).toEqual(['all on battle: open'])
      expect(seen('a')).toEqual(['all on battle: open', 'a alone on battle: of a'])
      expect(seen('b')).toEqual(['all on battle: open', 'b alone on battle: of b'])
    }
  })
})

describe('a counter', () => {
  test('keeps its place while its number changes, and goes at 0', () => {
    const put = after(
      state,
      counter('a-tactical-1', 'Fuel', 3),
      counter('a-tactical-1', 'Cargo', 1),
      counter('a-blip-2', 'Fuel', 9),
      counter('a-tactical-1', 'Fuel', 2),
    )
    expect(counters(put)).toEqual(['a-tactical-1 Fuel 2', 'a-tactical-1 Cargo 1', 'a-blip-2 Fuel 9'])
    expect(counters(after(put, counter('a-tactical-1', 'Fuel', 0)))).toEqual([
      'a-tactical-1 Cargo 1',
      'a-blip-2 Fuel 9',
    ])
  })

  test('is one of six on a piece at most; those that are there can still be changed', () => {
    const full = ['A', 'B', 'C', 'D', 'E', 'F'].reduce(
      (next, name) => after(next, counter('a-tactical-1', name, 1)),
      state,
    )
    expect(codeOf(full, counter('a-tactical-1', 'G', 1))).toBe('counter/too-many')
    expect(codeOf(full, counter('a-tactical-1', 'F', 5))).toBe('done')
    expect(codeOf(full, counter('a-tactical-1', 'G', 0))).toBe('done')
    expect(codeOf(full, counter('b-tactical-1', 'G', 1))).toBe('done')
  })
})

describe('on a Blip that is revealed', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'both its units',
      'a-blip-1',
      ['all on a-scout-1: who?', 'all on a-recce-1: who?'],
      ['a-scout-1 Fuel 2', 'a-recce-1 Fuel 2'],
    ],
    ['its one unit', 'a-blip-2', ['all on a-assault-1: who?'], ['a-assault-1 Fuel 2']],
    ['nobody, of a Decoy', 'a-blip-3', [], []],
  ])('what was written passes to %s', (_name, blip, wantedNotes, wantedCounters) => {
    const free = battle({
      units: ['a tactical', 'b tactical'],
      blips: ['a scout & recce', 'a assault', 'a decoy'],
    })
    const written = after(free, note('who?', { piece: blip }), counter(blip, 'Fuel', 2), reveal(blip))
    expect(notes(written)).toEqual(wantedNotes)
    expect(counters(written)).toEqual(wantedCounters)
  })
})

describe('what is written beside the battle', () => {
  const all = [note('x'), note('x', { piece: 'a-blip-1' }), counter('b-tactical-1', 'Fuel', 1), photo]

  test('is taken in every phase, by both sides, at both levels, and changes nothing that a rule looks at', () => {
    for (const phase of PHASES) {
      for (const side of SIDES) {
        for (const before of [{ ...state, phase }, assisted({ ...state, phase })]) {
          for (const command of all) {
            const { state: next, events } = play(before, { ...command, side })
            expect(events).toHaveLength(1)
            expect({ ...next, notes: [], ownCounters: [] }).toEqual(before)
            expect(events[0]).not.toHaveProperty('deviations')
            for (const one of SIDES) expect(options(next, one)).toEqual(options(before, one))
          }
        }
      }
    }
  })

  test('leaves an action that is half done as it is', () => {
    const half = play(state, [{ kind: 'target', side: 'a', unit: 'a-tactical-1', dice: 1 }, 6]).state
    expect(half.turn?.activation?.pending?.kind).toBe('pool')
    for (const command of all) expect(after(half, command).turn).toEqual(half.turn)
  })

  test('is never offered: the battle waits for none of it', () => {
    for (const side of SIDES)
      expect(options(state, side).filter(({ command }) => /note|counter|photo/.test(command))).toEqual([])
  })

  test.each<[string, object, string]>([
    ['a unit that is destroyed', { ...note('x'), piece: 'b-scout-1' }, 'done'],
    ['a unit that is not there', { ...note('x'), piece: 'b-scout-9' }, 'note/no-piece'],
    ['a hidden unit of the enemy', { ...note('x'), piece: 'b-assault-1' }, 'note/no-piece'],
    ['a hidden unit of the own side', { ...note('x'), piece: 'a-scout-1' }, 'note/no-piece'],
    ['a Blip that is not there', counter('a-blip-16', 'Fuel', 1), 'note/no-piece'],
    ['an Objective', { ...note('x'), piece: 'alpha' }, 'command/unreadable'],
    ['a counter on the battle', { ...counter('a-blip-1', 'Fuel', 1), piece: null }, 'command/unreadable'],
    ['too long a text', note('x'.repeat(501)), 'command/unreadable'],
    ['the longest text', note('x'.repeat(500)), 'done'],
    ['a counter without a name', counter('a-blip-1', '  ', 1), 'command/unreadable'],
    ['too long a name', counter('a-blip-1', 'x'.repeat(25), 1), 'command/unreadable'],
    ['half a counter', counter('a-blip-1', 'Fuel', 0.5), 'command/unreadable'],
    ['fewer than none', counter('a-blip-1', 'Fuel', -1), 'command/unreadable'],
    ['too many to count', counter('a-blip-1', 'Fuel', 100), 'command/unreadable'],
    [
      'a note that says not whether it is private',
      { ...note('x'), private: undefined },
      'command/unreadable',
    ],
    ['no picture', { ...photo, picture: '../secret.png' }, 'command/unreadable'],
    ['too long a caption', { ...photo, caption: 'x'.repeat(201) }, 'command/unreadable'],
    ['nobody’s side', { ...photo, side: 'c' }, 'command/unreadable'],
  ])('about %s: %#', (_name, draft, code) => {
    expect(codeOf(state, draft)).toBe(code)
    expect(codeOf(assisted(state), draft)).toBe(code)
  })

  test('does not tell a hidden unit from one that is not there', () => {
    const answer = (piece: string) => {
      const refused = decide(state, note('x', { piece }))
      return isRefusal(refused) ? { ...refused.problem, values: null } : null
    }
    expect(answer('b-assault-1')).not.toBeNull()
    expect(answer('b-assault-1')).toEqual(answer('b-engineer-7'))
  })

  test('is read trimmed', () => {
    expect(notes(after(state, note('  moved twice \n')))).toEqual(['all on battle: moved twice'])
  })
})
