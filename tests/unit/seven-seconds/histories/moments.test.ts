import { describe, expect, it } from 'vitest'
import { fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { differences } from '../../../../shared/systems/seven-seconds/histories/compare.ts'
import { courseOf } from '../../../../shared/systems/seven-seconds/histories/tell/follow.ts'
import { momentsOf } from '../../../../shared/systems/seven-seconds/histories/moments.ts'
import { playBattle, setupOf } from '../battle/arena.ts'

const battles = Array.from({ length: 12 }, (_, seed) => {
  const { events } = playBattle(setupOf(), seed + 1)
  const log = events.map((event, index) => ({ number: index + 1, event }))
  return { events, log, ...momentsOf(log) }
})

describe('the moments of a log', () => {
  it('are every round, kill and reveal, at their events', () => {
    for (const { log, moments } of battles) {
      for (const [what, kind] of [
        ['round', 'round-begun'],
        ['kill', 'destroyed'],
        ['reveal', 'blip-revealed'],
      ] as const) {
        const found = moments.filter((one) => one.what === what).map(({ number }) => number)
        expect(found).toEqual(log.filter(({ event }) => event.kind === kind).map(({ number }) => number))
      }
    }
  })

  it('turn with each commander that is lost, and with the lead in losses', () => {
    let swings = 0
    for (const { events, moments } of battles) {
      for (const { number, turn } of moments) {
        const event = events[number - 1]
        if (turn === 'commander')
          expect(event?.kind === 'destroyed' && event.unit.includes('commander')).toBe(true)
        if (turn !== 'losses') continue
        swings += 1
        const lost = (count: number): number[] =>
          (['a', 'b'] as const).map(
            (side) =>
              Object.values(fold(events.slice(0, count)).units).filter(
                (unit) =>
                  unit.side === side &&
                  unit.where === 'destroyed' &&
                  ['tactical', 'commander', 'assault', 'scout', 'engineer'].includes(unit.type),
              ).length,
          )
        const [a = 0, b = 0] = lost(number)
        const [wasA = 0, wasB = 0] = lost(number - 1)
        expect(a).not.toBe(b)
        // It comes out of a tie: one kill more moves the lead by one.
        expect(wasA).toBe(wasB)
      }
    }
    expect(swings).toBeGreaterThan(0)
  })

  it('turn where the report of the battle says so too', () => {
    let [bloods, rounds] = [0, 0]
    for (const { log, moments } of battles) {
      const course = courseOf(log)
      const turnsOf = (wanted: string): number[] =>
        moments.filter(({ turn }) => turn === wanted).map(({ number }) => number)
      const first = course.rounds
        .flatMap((round) => round.moments)
        .filter((moment) => moment.kind === 'kill' && moment.first && moment.by !== null)
      expect(turnsOf('first-blood')).toEqual(first.map(({ event }) => event))
      const decisive = course.rounds.filter(({ turning }) => turning)
      expect(turnsOf('decisive-round')).toEqual(decisive.map(({ event }) => event))
      bloods += first.length
      rounds += decisive.length
    }
    expect(bloods).toBeGreaterThan(0)
    expect(rounds).toBeGreaterThan(0)
  })

  it('tell odds between 0 and 1, and of a roll what its event says', () => {
    for (const { events, odds } of battles) {
      expect(odds.length).toBeGreaterThan(0)
      for (const { number, of, chance, hurts, stopped, came } of odds) {
        const isRifle = events[number - 1]?.kind === 'rifle-fired'
        expect(hurts !== null).toBe(isRifle)
        expect(stopped !== null).toBe(of === 'kill' && !isRifle)
        expect(chance + (hurts ?? 0) + (stopped ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        const event = events[number - 1]
        if (of === 'roll') expect(event?.kind === 'rolled' && event.success).toBe(came)
        // What cannot be does not come.
        if (chance === 0) expect(came).toBe(false)
      }
    }
  })
})

describe('two moments compared', () => {
  it('differ in nothing from themselves, and in losses by the kills between', () => {
    for (const { events } of battles) {
      const end = view(fold(events), 'public', true)
      expect(differences(end, end)).toEqual([])
      const start = events.findIndex(({ kind }) => kind === 'round-begun') + 1
      const found = differences(view(fold(events.slice(0, start)), 'public', true), end)
      const kills = events.slice(start).filter(({ kind }) => kind === 'destroyed').length
      expect(found.filter((one) => one.of === 'where' && one.now === 'destroyed')).toHaveLength(kills)
    }
  })
})
