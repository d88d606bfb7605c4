import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  view,
  type BattleView,
  type SideView,
  type Watcher,
} from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { cardId } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { battle, play, type Battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'
import { after, blips, mustered, oneASquare, upTo } from './setup-steps.ts'
import { idle } from './turns-orders.ts'

const WATCHERS: readonly Watcher[] = ['a', 'b', 'public']

/** What a watcher knows of the cards of side a, in words; `?` is unknown, `-` nothing. */
function cards({ cards: stage, hand, mission, troops }: SideView): string {
  const known = [
    hand && `hand ${hand.missions.length}+${hand.troops.length}`,
    mission && 'mission',
    troops && 'troops',
  ].filter((word) => word !== null)
  return `${stage}: ${known.join(' ') || '?'}`
}

const drawing = upTo('cards', 'attack', { streaks: [3, 0] })
const drawn = after(drawing, 'draw-cards', 'a', {})
const { missions, troops } = drawn.sides.a.hand ?? { missions: [], troops: [] }
const kept = after(drawn, 'keep-cards', 'a', { mission: missions[0] ?? '', troops: troops[0] ?? '' })
const fighting = upTo('action', 'attack')
const end: Command[] = [
  { kind: 'agree-to-end', side: 'a' },
  { kind: 'agree-to-end', side: 'b' },
]

/** With a mission that wants nothing, or something measured. */
function ended(measured: boolean, given: Battle = {}): BattleState {
  const near = {
    kind: 'near',
    place: 'centre',
    inches: 6,
    pay: { kind: 'each', most: null },
    points: 1,
  } as const
  const over = { phase: 'between-rounds', turn: null } as const
  return withMissions(
    battle({ units: ['a tactical', 'b tactical'], blips: ['a scout', 'b scout', 'b decoy'], over, ...given }),
    measured ? { b: [near] } : {},
  )
}

const attackers = ended(true, {
  units: ['a tactical', 'b tactical'],
  objectives: { alpha: '-' },
  over: { phase: 'between-rounds', turn: null },
})
const withdrawn = play(attackers, { kind: 'withdraw', side: 'b' }).state
const settling = play(withdrawn, { kind: 'allow-withdrawal', side: 'a' }).state
const measuring = play(settling, {
  kind: 'settle-objectives',
  side: 'a',
  states: { alpha: 'secured' },
}).state
const scored = play(measuring, {
  kind: 'measure-end',
  side: 'a',
  near: [{ side: 'b', place: 'centre', inches: 6, count: 1 }],
}).state

describe('cards of side a', () => {
  test.each<[string, BattleState, string, string, string]>([
    // phase, the battle, what a, b and the public know
    ['roles', upTo('roles', 'attack'), 'none: ?', 'none: ?', 'none: ?'],
    ['objectives', upTo('objectives', 'attack'), 'none: ?', 'none: ?', 'none: ?'],
    ['cards, before the draw', drawing, 'none: ?', 'none: ?', 'none: ?'],
    ['cards, in hand', drawn, 'drawn: hand 2+2', 'drawn: ?', 'drawn: ?'],
    ['cards, kept', kept, 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['deployment', upTo('deployment', 'attack'), 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['action', fighting, 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['between-rounds', attackers, 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['withdrawal', withdrawn, 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['settling', settling, 'kept: mission troops', 'kept: ?', 'kept: ?'],
    ['measuring', measuring, 'kept: mission troops', 'kept: mission troops', 'kept: mission troops'],
    ['over', scored, 'kept: mission troops', 'kept: mission troops', 'kept: mission troops'],
  ])('%s', (_name, state, ...known) =>
    expect(WATCHERS.map((watcher) => cards(view(state, watcher).sides.a))).toEqual(known),
  )

  test('the hand holds the cards themselves', () => {
    const { hand } = view(drawn, 'a').sides.a
    expect(hand?.missions.map(cardId).toSorted()).toEqual(missions.toSorted())
    expect(hand?.troops.map(cardId).toSorted()).toEqual(troops.toSorted())
    for (const card of [...(hand?.missions ?? []), ...(hand?.troops ?? [])]) {
      expect([...drawn.setup.cards.missions, ...drawn.setup.cards.troops]).toContainEqual(card)
    }
  })
})

describe('units and Blips', () => {
  const marching = mustered(kept, 'a')
  const filled = after(marching, 'fill-holding-area', 'a', { squares: oneASquare(marching, 'a') })
  const ids = ({ units }: BattleView): string => units.map(({ id }) => id).join(' ')
  const contents = ({ blips: all }: BattleView): string =>
    all.map(({ id, units }) => `${id} ${units === null ? '?' : units.join('+') || 'decoy'}`).join(', ')

  test('the Holding Area is its owner’s, squares and all', () => {
    for (const state of [marching, filled]) {
      expect(view(state, 'a').units).toHaveLength(6)
      expect(view(state, 'a').units).toEqual(Object.values(state.units))
      expect(view(state, 'b').units).toEqual([])
      expect(view(state, 'public').units).toEqual([])
    }
  })

  test('that it is mustered, placed and deployed is seen by all', () => {
    const first = after(upTo('deployment', 'chance'), 'deploy', 'a', {
      blips: blips('a', [1, 2, 3, 4]),
      inZone: true,
    })
    for (const watcher of WATCHERS) {
      expect(view(filled, watcher).sides.a).toMatchObject({ mustered: true, placed: true, deployed: 0 })
      expect(view(first, watcher).sides.a.deployed).toBe(4)
      expect(view(first, watcher).blips.map(({ id }) => id)).toEqual(
        blips('a', [1, 2, 3, 4]).map(({ blip }) => blip),
      )
    }
  })

  const table = battle({
    units: ['a tactical', 'a basic', 'b tactical 2tc', 'b basic destroyed'],
    blips: ['a scout & recce', 'a decoy', 'b scout', 'b decoy'],
  })

  test.each<[Watcher, string, string]>([
    [
      'a',
      'a-tactical-1 a-basic-1 b-tactical-1 b-basic-1 a-scout-1 a-recce-1',
      'a-blip-1 a-scout-1+a-recce-1, a-blip-2 decoy, b-blip-1 ?, b-blip-2 ?',
    ],
    [
      'b',
      'a-tactical-1 a-basic-1 b-tactical-1 b-basic-1 b-scout-1',
      'a-blip-1 ?, a-blip-2 ?, b-blip-1 b-scout-1, b-blip-2 decoy',
    ],
    [
      'public',
      'a-tactical-1 a-basic-1 b-tactical-1 b-basic-1',
      'a-blip-1 ?, a-blip-2 ?, b-blip-1 ?, b-blip-2 ?',
    ],
  ])('on the table, as %s sees it', (watcher, units, hidden) => {
    expect(ids(view(table, watcher))).toBe(units)
    expect(contents(view(table, watcher))).toBe(hidden)
  })

  test('a Blip that was revealed is known to all, a Decoy is gone', () => {
    const { state } = play(
      table,
      { kind: 'reveal', side: 'b', blip: 'b-blip-1' },
      { kind: 'reveal', side: 'b', blip: 'b-blip-2' },
      ...idle('a-tactical-1'),
    )
    for (const watcher of WATCHERS) {
      expect(ids(view(state, watcher))).toContain('b-scout-1')
      expect(contents(view(state, watcher))).not.toContain('b-blip')
    }
  })

  test.each<[string, BattleState, boolean]>([
    ['between-rounds', ended(false), false],
    ['withdrawal', withdrawn, false],
    ['settling', settling, false],
    ['measuring', measuring, true],
    ['over', play(ended(false), ...end).state, true],
  ])('%s: what is still hidden is shown: %s', (_name, state, shown) => {
    for (const watcher of WATCHERS) {
      const { units, blips: all } = view(state, watcher)
      const knowsA = shown || watcher === 'a'
      const knowsB = shown || watcher === 'b'
      expect(units.some(({ id }) => id === 'a-scout-1')).toBe(knowsA)
      expect(units.some(({ id }) => id === 'b-scout-1')).toBe(knowsB)
      expect(all.find(({ id }) => id === 'a-blip-1')?.units).toEqual(knowsA ? ['a-scout-1'] : null)
      expect(all.find(({ id }) => id === 'b-blip-2')?.units).toEqual(knowsB ? [] : null)
    }
  })
})

describe('what everybody knows at every phase', () => {
  test('the open table: phase, roles, edges, Objectives, counters, craters, turn, ending', () => {
    const state = battle({
      units: ['a tactical 3tc damaged', 'b tactical stunned'],
      objectives: { alpha: 'b4' },
      grounds: { 'ground-1': 2 },
      acting: 'a-tactical-1',
      over: { craters: [3], smokes: 1, firstKill: 'b', withdrawing: 'a', agreed: ['b'], passed: ['b'] },
    })
    const { setup, dice, piles, sides, units, blips: hidden, ...open } = state
    for (const watcher of WATCHERS) {
      const seen = view(state, watcher)
      expect(seen).toMatchObject({ ...open, level: setup.level, rules: setup.rules })
      expect(seen.units).toEqual(Object.values(units))
      expect(Object.keys(seen)).not.toContain('dice')
      expect(Object.keys(seen)).not.toContain('piles')
      expect(Object.keys(seen)).not.toContain('setup')
    }
    expect([dice, piles, sides, hidden].every((secret) => typeof secret === 'object')).toBe(true)
  })

  test.each<[string, BattleState, boolean]>([
    ['action', fighting, false],
    ['settling', settling, false],
    ['measuring', measuring, false],
    ['over', scored, true],
  ])('%s: Victory Points: %s', (_name, state, known) => {
    for (const watcher of WATCHERS) expect(view(state, watcher).score !== null).toBe(known)
  })
})
