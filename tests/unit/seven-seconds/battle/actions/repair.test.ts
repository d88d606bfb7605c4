import { describe, expect, test } from 'vitest'
import { battle, counters, eventsOf, fateOf, offersOf, play, verdict, type Battle } from '../builders.ts'
import { checkSuit, repair } from '../orders.ts'

const E = 'a-engineer-1'

function workshop(over: Battle = {}) {
  const units = [
    'a engineer',
    'a tactical damaged 2tc',
    'a scout',
    'a assault damaged stunned',
    'a commander damaged destroyed',
    'a basic',
    'b tactical damaged',
    'b scout',
  ]
  return battle({ units, acting: E, ...over })
}

/** The engineer's own suit is Damaged and has obeyed. */
const injured = (over: Battle = {}) =>
  workshop({ units: ['a engineer damaged', 'b scout'], activation: { suitObeyed: true }, ...over })

describe('R23 Repair (p.22)', () => {
  test.each<[string, string, boolean, string]>([
    ['a Damaged trooper that it touches', 'a-tactical-1', true, 'allowed'],
    ['one that it does not touch', 'a-tactical-1', false, 'breaks repair/not-touching p.22'],
    ['a Stunned one', 'a-assault-1', true, 'allowed'],
    ['one that is whole', 'a-scout-1', true, 'impossible repair/nothing p.22'],
    ['a drone', 'a-basic-1', true, 'impossible repair/nothing p.22'],
    ['itself when whole', E, true, 'impossible repair/nothing p.22'],
    ['a destroyed one', 'a-commander-1', true, 'impossible repair/nothing p.22'],
    ['an enemy', 'b-tactical-1', true, 'breaks repair/nothing p.22'],
  ])('%s', (_name, trooper, touching, expected) => {
    expect(verdict(workshop(), repair(E, trooper, touching))).toBe(expected)
  })

  test('1 Target Counter on the engineer, Damaged off the trooper and nothing else', () => {
    const repaired = play(workshop(), repair(E, 'a-tactical-1'))
    expect(eventsOf(repaired, 'repaired')).toEqual([{ kind: 'repaired', unit: 'a-tactical-1' }])
    expect(counters(repaired.state, E)).toBe(1)
    expect(fateOf(repaired.state, 'a-tactical-1')).toBe('2tc')
  })

  test('it does not wake', () => {
    expect(fateOf(play(workshop(), repair(E, 'a-assault-1')).state, 'a-assault-1')).toBe('stunned')
  })

  test('its own suit too, which must obey first', () => {
    const waiting = injured({ activation: { suitObeyed: false } })
    expect(verdict(waiting, repair(E, E))).toBe('breaks unit/suit-unchecked p.24')
    expect(fateOf(play(waiting, [checkSuit(E), 4], repair(E, E)).state, E)).toBe('1tc')
  })

  test('once repaired it acts on without a check', () => {
    const repaired = play(injured(), repair(E, E)).state
    expect(verdict(repaired, checkSuit(E))).toBe('impossible suit/nothing-to-check p.24')
  })

  test('it touches itself', () => {
    expect(verdict(injured(), repair(E, E, true))).toBe('allowed')
    expect(verdict(injured(), repair(E, E, false))).toBe('breaks repair/not-touching p.22')
  })

  test('the offer names the Damaged own troopers on the table', () => {
    expect(offersOf(workshop(), 'a', 'repair').map(({ target }) => target)).toMatchObject([
      { value: 'a-tactical-1' },
      { value: 'a-assault-1' },
    ])
    expect(offersOf(injured(), 'a', 'repair')).toMatchObject([
      { target: { value: E }, touching: { value: true } },
    ])
  })
})
