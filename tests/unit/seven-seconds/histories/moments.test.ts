import { describe, expect, it } from 'vitest'
import { fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { differences } from '../../../../shared/systems/seven-seconds/histories/compare.ts'
import { courseOf } from '../../../../shared/systems/seven-seconds/histories/tell/follow.ts'
import { momentsOf } from '../../../../shared/systems/seven-seconds/histories/moments.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'

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
      const decisive = course.rounds.filter(({ turning }) => turning !== null)
      expect(turnsOf('decisive-round')).toEqual(decisive.map(({ event }) => event))
      bloods += first.length
      rounds += decisive.length
    }
    expect(bloods).toBeGreaterThan(0)
    expect(rounds).toBeGreaterThan(0)
  })

  it('have no round that counted most while the battle goes on', () => {
    let without = 0
    for (const { log, moments } of battles) {
      const ended = log.findIndex(({ event }) => event.kind === 'battle-ended')
      const running = momentsOf(log.slice(0, ended))
      expect(running.moments.filter(({ turn }) => turn === 'decisive-round')).toEqual([])
      without += moments.filter(({ turn }) => turn === 'decisive-round').length
    }
    expect(without).toBeGreaterThan(0)
  })

  it('tell odds between 0 and 1, and of a roll what its event says', () => {
    for (const { events, odds } of battles) {
      expect(odds.length).toBeGreaterThan(0)
      for (const one of odds) {
        const { number, of, chance } = one
        const event = events[number - 1]
        const others = { rifle: 'hurts', missile: 'stopped', 'roll-off': 'tie', roll: '', points: '' }[of]
        const other = others === '' ? 0 : Number(Object.entries(one).find(([key]) => key === others)?.[1])
        expect(chance + other).toBeLessThanOrEqual(1 + 1e-9)
        for (const share of [chance, other]) expect(share).toBeGreaterThanOrEqual(0)
        if (of === 'rifle' || of === 'missile') expect(event?.kind).toBe(`${of}-fired`)
        else expect(event?.kind).toBe('rolled')
        if (of === 'roll') expect(event?.kind === 'rolled' && event.success).toBe(one.came)
        // What cannot be does not come.
        if (chance === 0 && 'came' in one) expect(one.came).toBe(false)
      }
    }
  })

  it('settle a shot with its own dice, never before, and tell what they did', () => {
    let shots = 0
    for (const { events, odds } of battles) {
      for (const one of odds) {
        if (one.of !== 'rifle' && one.of !== 'missile') continue
        shots += 1
        const { number, settled, came } = one
        if (settled === null) throw new Error('The battle is over: every shot is settled.')
        const settling = events[settled - 1]
        expect(settled).toBeGreaterThan(number)
        if (settling?.kind === 'rolled') expect(['rifle', 'graze', 'missile']).toContain(settling.purpose)
        else expect(settling?.kind).toBe('missile-intercepted')
        if (one.of === 'missile') expect(settling?.kind === 'rolled' && settling.success).toBe(came)
        else expect(events.slice(number, settled).some(({ kind }) => kind === 'destroyed')).toBe(false)
      }
    }
    expect(shots).toBeGreaterThan(20)
  })

  it('leave a shot open whose dice have not fallen', () => {
    const { log } = battles.find((one) => one.odds.some(({ of }) => of === 'rifle')) ?? { log: [] }
    const fired = log.findIndex(({ event }) => event.kind === 'rifle-fired')
    expect(momentsOf(log.slice(0, fired + 1)).odds.at(-1)).toMatchObject({ of: 'rifle', settled: null })
  })

  it('tell odds of missiles at Objectives and ground, of every scan, and of each roll for roles and Initiative', () => {
    let atPlaces = 0
    for (const { events, odds } of battles) {
      const told = new Map(odds.map((one) => [one.number, one]))
      for (const [index, event] of events.entries()) {
        const one = told.get(index + 1)
        if (event.kind === 'missile-fired') {
          expect(one?.of).toBe('missile')
          if (!event.target.startsWith('a-') && !event.target.startsWith('b-')) atPlaces += 1
        }
        if (event.kind !== 'rolled') continue
        if (event.purpose === 'sensor-pool') expect(one?.of).toBe('points')
        if (event.purpose === 'role' || event.purpose === 'initiative')
          expect(one?.of).toBe(event.side === 'a' ? 'roll-off' : undefined)
      }
    }
    expect(atPlaces).toBeGreaterThan(0)
  })
})

describe('two moments compared', () => {
  it('differ in the Victory Points once they are counted', () => {
    const { events } = battles[0] ?? { events: [] }
    const end = view(fold(events), 'public')
    const start = events.findIndex(({ kind }) => kind === 'round-begun') + 1
    const found = differences(view(fold(events.slice(0, start)), 'public', true), end)
    const points = (['a', 'b'] as const).map((side) => ({
      of: 'points',
      side,
      then: null,
      now: end.score?.[side].total,
    }))
    expect(found.filter(({ of }) => of === 'points')).toEqual(points)
    expect(points[0]?.now).toBeTypeOf('number')
  })

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
