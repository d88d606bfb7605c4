import { describe, expect, it } from 'vitest'
import type {
  BattleEvent,
  EventOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { chanceOfSuccess } from '../../../../shared/systems/seven-seconds/histories/chances.ts'
import {
  digestOf,
  digestSchema,
  type Digest,
} from '../../../../shared/systems/seven-seconds/histories/digest.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'

const rolled = (
  test: EventOf<'rolled'>['test'],
  target: number | null,
  dice: number[],
): EventOf<'rolled'> => ({
  kind: 'rolled',
  purpose: 'rifle',
  side: 'a',
  unit: 'a-1',
  dice,
  plus: 0,
  test,
  target,
  success: null,
})

describe('how likely a roll was', () => {
  it.each([
    // One die at most 2: 2 of 6.
    ['at-most', 2, 1, 2 / 6],
    // Two gauss dice, graze on 2 or less: 1 − (4/6)².
    ['at-most', 2, 2, 20 / 36],
    // Three plasma dice, 3 or less: 1 − (3/6)³.
    ['at-most', 3, 3, 7 / 8],
    // Above Armour 4: 5 or 6.
    ['above', 4, 1, 2 / 6],
    ['above', 4, 2, 1 - (4 / 6) ** 2],
    // Fewer than 3 Target Counters: 1 or 2.
    ['below', 3, 1, 2 / 6],
    ['at-most', 0, 2, 0],
    ['at-most', 9, 1, 1],
    ['below', 0, 1, 0],
  ] as const)('%s %i with %i dice', (test, target, dice, chance) => {
    expect(chanceOfSuccess(rolled(test, target, Array<number>(dice).fill(1)))).toBeCloseTo(chance, 12)
  })

  it.each(['sum', 'highest', 'direction'] as const)('%s has none', (test) => {
    expect(chanceOfSuccess(rolled(test, null, [3]))).toBeNull()
  })
})

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1)

describe('the digest of a log', () => {
  const battles = SEEDS.map((seed) => {
    const { events, state } = playBattle(setupOf(), seed)
    return { events, state, digest: digestOf(events.map((event, index) => ({ number: index + 1, event }))) }
  })
  const of = <Kind extends BattleEvent['kind']>(
    events: readonly BattleEvent[],
    kind: Kind,
  ): EventOf<Kind>[] => events.filter((event): event is EventOf<Kind> => event.kind === kind)
  const bothSides = ({ sides }: Digest) => [sides.a, sides.b]

  it('is a document that can be kept and read again', () => {
    for (const { digest } of battles)
      expect(digestSchema.parse(JSON.parse(JSON.stringify(digest)))).toEqual(digest)
  })

  it('names every unit that was destroyed, with its round, and no other', () => {
    for (const { events, state, digest } of battles) {
      const destroyed = of(events, 'destroyed')
      expect(digest.kills.map(({ cause }) => cause)).toEqual(destroyed.map(({ cause }) => cause))
      digest.kills.forEach((kill, index) => {
        const unit = state.units[destroyed[index]?.unit ?? '']
        expect(digest.units[kill.unit]).toMatchObject({
          side: unit?.side,
          type: unit?.type,
          rating: unit?.rating,
        })
        expect(kill.round).toBe(unit?.fate?.round)
        const by = destroyed[index]?.by ?? null
        expect(kill.by === null ? null : digest.units[kill.by]).toEqual(
          by === null
            ? null
            : expect.objectContaining({ side: state.units[by]?.side, type: state.units[by]?.type }),
        )
        expect(events[kill.event - 1]).toBe(destroyed[index])
      })
    }
  })

  it('counts each roll that had a number to reach, once, as good or bad for who rolled', () => {
    for (const { events, digest } of battles) {
      const tested = of(events, 'rolled').filter(({ success }) => success !== null)
      const harmful = ['graze', 'blast-damage', 'blast-stun', 'blast-destroy', 'jamming']
      for (const side of ['a', 'b'] as const) {
        const own = tested.filter((one) => one.side === side)
        const { luck } = digest.sides[side]
        expect(luck.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(own.length)
        expect(luck.reduce((sum, { good }) => sum + good, 0)).toBe(
          own.filter(({ success, purpose }) => success !== harmful.includes(purpose)).length,
        )
      }
    }
  })

  it('rolls as well as expected in the long run', () => {
    const all = battles.flatMap(({ digest }) => bothSides(digest)).flatMap(({ luck }) => luck)
    const expected = all.reduce((sum, { rolls, chance }) => sum + rolls * chance, 0)
    const spread = Math.sqrt(all.reduce((sum, { rolls, chance }) => sum + rolls * chance * (1 - chance), 0))
    const good = all.reduce((sum, one) => sum + one.good, 0)
    expect(spread).toBeGreaterThan(5)
    expect(Math.abs(good - expected)).toBeLessThan(4 * spread)
  })

  it('counts shots and what they destroyed outright, with the chance of each', () => {
    for (const { events, digest } of battles) {
      const rifles = bothSides(digest).flatMap(({ shots }) =>
        shots.filter(({ weapon }) => weapon !== 'missile'),
      )
      const fired = of(events, 'rifle-fired')
      expect(rifles.reduce((sum, one) => sum + one.fired, 0)).toBe(fired.length)
      for (const { expected, fired: count, kills } of rifles) {
        expect(expected).toBeGreaterThan(0)
        expect(expected).toBeLessThanOrEqual(count)
        expect(kills).toBeLessThanOrEqual(count)
      }
      const killed = digest.kills.filter(({ cause }) => cause === 'gauss' || cause === 'plasma')
      expect(killed.every(({ chance }) => chance !== null && chance > 0)).toBe(true)
      expect(rifles.reduce((sum, one) => sum + one.kills, 0)).toBe(killed.length)
    }
  })

  it('tells cards, squads, rounds and the end', () => {
    for (const { digest, state, events } of battles) {
      expect(digest.rounds).toBe(of(events, 'round-begun').length)
      expect(digest.ending).toBe(state.ending?.how)
      for (const side of ['a', 'b'] as const) {
        expect(digest.sides[side].mission?.id).toBe(state.sides[side].mission)
        const mustered = of(events, 'mustered').find((event) => event.side === side)?.units.length
        expect(digest.units.filter((unit) => unit.side === side)).toHaveLength(mustered ?? 0)
      }
    }
  })

  it('keeps to itself what a side wrote for its own eyes', () => {
    for (const { digest } of battles) expect(digest.notes.join(' ')).not.toContain('Own note')
    expect(battles.some(({ digest }) => digest.notes.length > 0)).toBe(true)
  })

  it('refuses a log without its beginning', () => {
    expect(() => digestOf([])).toThrow(RangeError)
  })
})
