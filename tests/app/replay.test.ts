import { describe, expect, test } from 'vitest'
import { fold } from '../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleEvent } from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES } from '../../shared/systems/seven-seconds/battle/words.ts'
import { isRevealed, view } from '../../shared/systems/seven-seconds/battle/view.ts'
import { runs } from '../support/long.ts'
import { begunOnce } from './support/begun-once.ts'
import { play, QUICK } from './support/fights.ts'
import { storedEvents, storedState } from '../support/stored-fight.ts'
import { secretsOf } from '../support/secrets.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const PINS = { a: '13579', b: '2468' } as const
const WATCHERS = [...SIDES, 'public'] as const
const pinOf = (watcher: (typeof WATCHERS)[number]) => (watcher === 'public' ? {} : { pin: PINS[watcher] })

async function beginWithPins(muster: TestProgram): Promise<string> {
  const { id } = await muster.ask('fights.begin', QUICK)
  for (const side of SIDES) await muster.ask('fights.setPin', { id, side, chosen: PINS[side] })
  return id
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the replay of a battle that goes on', () => {
  test.each([1, 2, 3].slice(0, runs(1, 3)))(
    'tells nobody what another side hides, at any moment, battle %i',
    async (seed) => {
      const muster = startProgram()
      const id = await beginWithPins(muster)
      let seen = 0
      await play(muster, id, seed, 90, { pins: PINS })
      const now = storedState(muster, id)
      expect(['measuring', 'over']).not.toContain(now.phase)
      for (const watcher of WATCHERS) {
        const told = await muster.ask('fights.moments', { id, watcher, ...pinOf(watcher) })
        const texts = [JSON.stringify(told)]
        for (let at = 1; at <= told.events.length; at += 1) {
          const moment = await muster.ask('fights.moment', { id, watcher, at, ...pinOf(watcher) })
          texts.push(JSON.stringify(moment))
          // Cards and points of another side are told by nothing but that they lie there.
          expect(moment.view.score).toBeNull()
          for (const side of SIDES.filter((one) => one !== watcher))
            expect(moment.view.sides[side]).toMatchObject({ hand: null, mission: null, troops: null })
        }
        for (const side of SIDES.filter((one) => one !== watcher)) {
          for (const secret of secretsOf(now, side)) {
            seen += 1
            for (const text of texts) expect(text).not.toContain(secret)
          }
        }
      }
      expect(seen).toBeGreaterThan(10)
    },
  )

  test('wants the PIN of a side, and shows both to nobody', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    await play(muster, id, 4, 30, { pins: PINS })
    for (const pin of [{}, { pin: PINS.b }])
      for (const [name, more] of [
        ['fights.moments', {}],
        ['fights.moment', { at: 20 }],
      ] as const)
        expect((await muster.refused(name, { id, watcher: 'a', ...more, ...pin })).code).toMatch(
          /^fight\/pin/,
        )
    expect((await muster.refused('fights.moments', { id, watcher: 'both' })).code).toBe('replay/not-over')
    expect((await muster.refused('fights.moment', { id, watcher: 'both', at: 3 })).code).toBe(
      'replay/not-over',
    )
  })
})

describe('the replay of a battle that is over', () => {
  const NOTE = {
    kind: 'note',
    side: 'a',
    piece: null,
    text: 'Nobody else reads this',
    private: true,
  } as const
  const fought = begunOnce(async (muster) => {
    const { id } = await muster.ask('fights.begin', QUICK)
    await muster.ask('fights.act', { id, after: 0, command: NOTE, rolls: null })
    await play(muster, id, 6)
    return { id }
  })

  test('shows every moment as it was: all of it to both, to one side what it knew then', async () => {
    const { muster, id } = await fought()
    const events: readonly BattleEvent[] = storedEvents(muster, id)
    const both = await muster.ask('fights.moments', { id, watcher: 'both' })
    expect(both.over).toBe(true)
    expect(both.events).toHaveLength(events.length)
    const hidden = new Set(['begun', 'piles-changed', 'dice-moved', 'noted'])
    for (const { event } of both.events) if (event.kind === 'hidden') expect(hidden).toContain(event.of)
    for (let at = 1; at <= events.length; at += runs(23, 7)) {
      const state: BattleState = fold(events.slice(0, at))
      const all = await muster.ask('fights.moment', { id, watcher: 'both', at })
      expect(all.view).toEqual(plain(view(state, 'public', true)))
      expect(all.view.units).toHaveLength(Object.keys(state.units).length)
      for (const watcher of WATCHERS) {
        const then = await muster.ask('fights.moment', { id, watcher, at })
        expect(then.view).toEqual(plain(view(state, watcher)))
      }
    }
    const beyond = await muster.ask('fights.moment', { id, watcher: 'both', at: 99_999 })
    expect(beyond.view).toEqual(plain(view(fold(events), 'public', true)))
  })

  test('turns over the cards at the end, not before, and tells what they brought', async () => {
    const { muster, id } = await fought()
    const events: readonly BattleEvent[] = storedEvents(muster, id)
    const turned = events.findIndex((event) => event.kind === 'phase-entered' && isRevealed(event)) + 1
    const kept = events.findLastIndex(({ kind }) => kind === 'cards-kept') + 1
    const seen = async (watcher: 'a' | 'b' | 'public' | 'both', at: number) =>
      (await muster.ask('fights.moment', { id, watcher, at })).view
    for (const side of SIDES) {
      for (const watcher of WATCHERS) {
        const knows = watcher === side
        for (const at of [kept, turned - 1])
          expect((await seen(watcher, at)).sides[side].mission !== null).toBe(knows)
        expect((await seen(watcher, turned)).sides[side].mission).not.toBeNull()
      }
      expect((await seen('both', kept)).sides[side].mission).not.toBeNull()
    }
    for (const watcher of [...WATCHERS, 'both'] as const) {
      expect((await seen(watcher, turned - 1)).score).toBeNull()
      expect((await seen(watcher, events.length)).score?.result).toBeDefined()
    }
  })

  test('a private note stays its side’s own, and a correction shows at once', async () => {
    const { muster, id } = await fought()
    const text = async (watcher: 'a' | 'both' | 'b'): Promise<string> =>
      JSON.stringify([
        await muster.ask('fights.moments', { id, watcher }),
        await muster.ask('fights.moment', { id, watcher, at: 99_999 }),
      ])
    expect(await text('a')).toContain(NOTE.text)
    expect(await text('b')).not.toContain(NOTE.text)
    expect(await text('both')).not.toContain(NOTE.text)
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    const before = await muster.ask('fights.moments', { id, watcher: 'public' })
    await muster.ask('fights.takeBack', { id, decision })
    const after = await muster.ask('fights.moments', { id, watcher: 'public' })
    expect(after.events.length).toBeLessThan(before.events.length)
  })
})
