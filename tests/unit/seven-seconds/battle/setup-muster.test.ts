import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide, options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { CommandOf } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { isOffered } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, SQUARES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { TroopLine } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { LINES } from '../../../../shared/systems/seven-seconds/cards/words.ts'
import { mission, squad, troopCard } from '../cards-builders.ts'
import { assisted, offered, refusalOf } from './builders.ts'
import { after, bothMustered, cardsOf, mustered, order, refusal, unitsOf, upTo } from './setup-steps.ts'

type Drones = CommandOf<'muster'>['drones']

/** Side a has drawn and kept a card with this line. */
function drawn(line: TroopLine): BattleState {
  return after(upTo('cards', 'attack', { cards: cardsOf(line) }), 'draw-cards', 'a', {})
}

const types = (state: BattleState): string[] =>
  Object.values(state.units)
    .filter(({ side }) => side === 'a')
    .map(({ type, rating }) => `${type} ${rating}`)

describe('the squad of the troop card', () => {
  test.each([
    // the line that the mission names, what marches
    ['A', ['tactical 1', 'commander 1']],
    ['B', ['tactical 2', 'tactical 2', 'commander 2']],
    ['C', ['commander 3', 'assault 3', 'scout 3', 'engineer 3']],
  ] as const)('mission with line %s', (troopLine, expected) => {
    const lines = { A: squad('1 1 0 0 0 0 1st'), B: squad('1 2 0 0 0 0 2nd'), C: squad('1 0 1 1 1 0 3rd') }
    const cards = cardsOf(lines.A)
    const troops = cards.troops.map(({ number }) => troopCard({ number, ...lines }))
    const missions = cards.missions.map(({ deck, number }) => mission({ deck, number, troopLine }))
    const state = after(
      upTo('cards', 'attack', { cards: { ...cards, missions, troops } }),
      'draw-cards',
      'a',
      {},
    )
    expect(types(mustered(state, 'a'))).toEqual(expected)
  })

  test('waits in the Holding Area, with no counters and no square', () => {
    const { units } = mustered(drawn(squad('1 2 0 0 0 0 1st')), 'a')
    expect(Object.keys(units)).toHaveLength(3)
    for (const unit of Object.values(units)) {
      expect(unit).toMatchObject({
        where: 'holding-area',
        square: null,
        counters: 0,
        activation: false,
        fate: null,
      })
    }
  })

  // Mustered by itself, a squad would tell that its card left nothing to choose.
  test.each([
    ['where nothing is to choose', squad('1 2 0 0 0 0 1st'), []],
    ['for question marks', squad('1 2 0 0 0 0 1st', ['scout', 'assault']), ['scout']],
    ['for drone points', squad('1 2 0 0 0 3 1st'), []],
  ] as const)('waits for its player %s', (_name, line, choices) => {
    const waiting = drawn(line)
    expect(waiting.sides.a.mustered).toBe(false)
    expect(waiting.units).toEqual({})
    expect(offered(waiting, 'a')).toEqual(['muster'])
    const ready = after(waiting, 'muster', 'a', { choices: [...choices], drones: {} })
    expect(ready.sides.a.mustered).toBe(true)
    expect(offered(ready, 'a')).toEqual(['name-units', 'fill-holding-area'])
  })
})

describe('the numbers of the units are drawn by lot from 32, and tell nothing', () => {
  const numbersOf = (state: BattleState, side: Side): number[] =>
    unitsOf(state, side).map((id) => Number(id.split('-').at(-1)))
  const squads = Array.from({ length: 400 }, (_, seed) => bothMustered({ seed }))

  test.each(SIDES)('side %s: every unit of it has a number of its own', (side) => {
    for (const state of squads) {
      const numbers = numbersOf(state, side)
      expect(new Set(numbers).size).toBe(6)
      const first = side === 'a' ? 21 : 61
      for (const number of numbers) expect(number >= first && number < first + 32).toBe(true)
    }
  })

  test('no unit has the number of another, nor that of a square, as Blips have', () => {
    for (const state of squads) {
      const all = [...SQUARES, ...SIDES.flatMap((side) => numbersOf(state, side))]
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('a battle begun before goes on with the numbers that its lines name', () => {
    const now = upTo('cards', 'attack')
    const old = mustered(after({ ...now, setup: { ...now.setup, version: 1 } }, 'draw-cards', 'a', {}), 'a')
    const numbers = numbersOf(mustered(after(now, 'draw-cards', 'a', {}), 'a'), 'a')
    expect(numbersOf(old, 'a')).toEqual(numbers.map((number) => number - 20))
  })

  test.each([0, 1, 2, 3, 4, 5])('place %i in the squad has had every number', (place) => {
    const seen = new Set(squads.map((state) => numbersOf(state, 'a')[place]))
    expect(seen.size).toBe(32)
  })

  test('a small squad has as high numbers as a large one', () => {
    const highest = (row: string): number =>
      Math.max(
        ...Array.from({ length: 200 }, (_, seed) => {
          const cards = cardsOf(squad(row))
          const state = after(upTo('cards', 'attack', { cards, seed }), 'draw-cards', 'a', {})
          return numbersOf(mustered(state, 'a'), 'a')[0] ?? 0
        }),
      )
    expect([highest('1 0 0 0 0 0 1st'), highest('1 7 4 4 1 0 1st')]).toEqual([52, 52])
  })

  test('the two sides are numbered apart, and the same seed numbers them alike', () => {
    expect(squads.some((state) => numbersOf(state, 'a').join() !== numbersOf(state, 'b').join())).toBe(true)
    for (const seed of [3, 4]) {
      expect(Object.keys(bothMustered({ seed }).units)).toEqual(Object.keys(squads[seed]?.units ?? {}))
    }
  })

  test('no dice are asked for: it is the program that draws', () => {
    const state = drawn(squad('1 2 0 0 0 0 1st'))
    const muster = { choices: [], drones: {} }
    expect(refusal(state, 'muster', 'a', muster, [])).toBe(null)
    expect(refusal(state, 'muster', 'a', muster, [3])).toBe('dice/left-over')
  })
})

describe('32 units at most: the Holding Area takes no more (p.8)', () => {
  const state = drawn(squad('1 7 4 4 1 40 1st'))

  test.each<[string, Drones, string | null]>([
    ['17 troopers and 15 drones', { basic: 12, kamikaze: 3 }, null],
    ['17 troopers and 16 drones', { basic: 12, kamikaze: 4 }, 'muster/too-many'],
    ['more figures than a set has', { basic: 16 }, 'muster/too-many'],
  ])('%s', (_name, drones, code) => {
    const order = { choices: [], drones }
    expect(refusal(state, 'muster', 'a', order)).toBe(code)
    if (code !== null) expect(refusal(assisted(state), 'muster', 'a', order)).toBe(code)
  })

  test('the refusal names the drones and both numbers', () => {
    const command = order('muster', 'a', { choices: [], drones: { basic: 12, recce: 4 } })
    expect(refusalOf(state, command)).toBe('muster/too-many p.8')
    const decision = decide(state, command)
    expect(isRefusal(decision) && decision.problem).toMatchObject({
      path: ['drones'],
      values: { count: 33, most: 32 },
    })
  })
})

describe('question marks: one trooper of those that each names', () => {
  const line = squad('1 1 1 0 0 0 2nd', ['scout', 'assault'], ['tactical', 'engineer'])

  test.each<[string, CommandOf<'muster'>['choices'], string[] | string]>([
    [
      'the first of each',
      ['scout', 'tactical'],
      ['tactical 2', 'tactical 2', 'commander 2', 'scout 2', 'scout 2'],
    ],
    [
      'the second of each',
      ['assault', 'engineer'],
      ['tactical 2', 'commander 2', 'assault 2', 'scout 2', 'engineer 2'],
    ],
    ['one that is not named', ['engineer', 'tactical'], 'muster/not-allowed'],
    ['the two in the wrong order', ['tactical', 'scout'], 'muster/not-allowed'],
    ['a commander', ['commander', 'tactical'], 'muster/not-allowed'],
    ['too few', ['scout'], 'muster/choices'],
    ['none', [], 'muster/choices'],
    ['too many', ['scout', 'tactical', 'scout'], 'muster/choices'],
  ])('%s', (_name, choices, expected) => {
    const state = drawn(line)
    const code = refusal(state, 'muster', 'a', { choices, drones: {} })
    expect(code ?? types(after(state, 'muster', 'a', { choices, drones: {} }))).toEqual(expected)
  })
})

describe('drones: any mix up to the points (p.15)', () => {
  test.each<[string, number, Drones, string | null]>([
    ['one basic for 1', 1, { basic: 1 }, null],
    ['two for 1', 1, { basic: 2 }, 'muster/points'],
    ['a kamikaze for 2', 2, { kamikaze: 1 }, null],
    ['a kamikaze for 1', 1, { kamikaze: 1 }, 'muster/points'],
    ['a haywire for 2', 2, { haywire: 1 }, null],
    ['a haywire for 1', 1, { haywire: 1 }, 'muster/points'],
    ['a recce for 3', 3, { recce: 1 }, null],
    ['a recce for 2', 2, { recce: 1 }, 'muster/points'],
    ['one of each for 8', 8, { basic: 1, kamikaze: 1, haywire: 1, recce: 1 }, null],
    ['one of each for 7', 7, { basic: 1, kamikaze: 1, haywire: 1, recce: 1 }, 'muster/points'],
    ['points left over', 8, { basic: 2 }, null],
    ['none at all', 8, {}, null],
    ['zeroes', 8, { basic: 0, recce: 0 }, null],
    ['R31 all basic ones of a figure set', 12, { basic: 12 }, null],
    ['R31 one more', 13, { basic: 13 }, 'muster/figures'],
    ['R31 all kamikazes', 12, { kamikaze: 6 }, null],
    ['R31 a seventh kamikaze', 14, { kamikaze: 7 }, 'muster/figures'],
    ['R31 all haywires', 12, { haywire: 6 }, null],
    ['R31 a seventh haywire', 14, { haywire: 7 }, 'muster/figures'],
    ['R31 all recces', 12, { recce: 4 }, null],
    ['R31 a fifth recce', 15, { recce: 5 }, 'muster/figures'],
  ])('%s', (_name, points, drones, code) => {
    const line = { ...squad('1 1 0 0 0 0 3rd'), drones: points }
    const state = drawn(line)
    expect(refusal(state, 'muster', 'a', { choices: [], drones })).toBe(code)
    if (code !== null) return
    const bought = Object.entries(drones).flatMap(([type, count]) =>
      Array.from({ length: count }, () => `${type} 3`),
    )
    expect(types(after(state, 'muster', 'a', { choices: [], drones }))).toEqual([
      'tactical 3',
      'commander 3',
      ...bought,
    ])
  })
})

describe('R31 troopers of a figure set', () => {
  test.each([
    ['a seventh tactical', '1 6 0 0 0 0 1st', 'tactical', null],
    ['an eighth tactical', '1 7 0 0 0 0 1st', 'tactical', 'muster/figures'],
    ['a fourth scout', '1 0 3 0 0 0 1st', 'scout', null],
    ['a fifth scout', '1 0 4 0 0 0 1st', 'scout', 'muster/figures'],
    ['a fourth assault trooper', '1 0 0 3 0 0 1st', 'assault', null],
    ['a fifth assault trooper', '1 0 0 4 0 0 1st', 'assault', 'muster/figures'],
    ['an engineer', '1 0 0 0 0 0 1st', 'engineer', null],
    ['a second engineer', '1 0 0 0 1 0 1st', 'engineer', 'muster/figures'],
  ] as const)('%s', (_name, row, type, code) => {
    const state = drawn(squad(row, [type]))
    expect(refusal(state, 'muster', 'a', { choices: [type], drones: {} })).toBe(code)
  })

  test('more of a type, where the group plays with as many as it has', () => {
    const line = { ...squad('1 7 0 0 0 0 1st', ['tactical']), drones: 13 }
    const { setup, ...state } = drawn(line)
    const ruled = { ...state, setup: { ...setup, rules: { ...setup.rules, figures: 'any-number' as const } } }
    const wanted: Pick<CommandOf<'muster'>, 'choices' | 'drones'> = {
      choices: ['tactical'],
      drones: { basic: 13 },
    }
    expect(refusal(drawn(line), 'muster', 'a', wanted)).toBe('muster/figures')
    expect(refusal(ruled, 'muster', 'a', wanted)).toBeNull()
    expect(isOffered(options(ruled, 'a'), order('muster', 'a', wanted))).toBe(true)
    expect(refusal(ruled, 'muster', 'a', { ...wanted, drones: { basic: 14 } })).toBe('muster/points')
  })

  // The path is ['drones', 'scout']; a command has no such place.
  test('the refusal points at the question marks', () => {
    const state = drawn(squad('1 0 4 0 0 0 1st', ['scout', 'assault']))
    const decision = decide(state, order('muster', 'a', { choices: ['scout'], drones: {} }))
    expect(isRefusal(decision) && decision.problem.path[0]).toBe('choices')
  })
})

describe('when', () => {
  const state = drawn(squad('1 1 0 0 0 2 1st'))

  test('not before the cards are kept', () => {
    const cards = cardsOf(squad('1 1 0 0 0 2 1st'))
    for (const streak of [0, 3]) {
      const before = upTo('cards', 'attack', { cards, streaks: [streak, 0] })
      const held = streak === 0 ? before : after(before, 'draw-cards', 'a', {})
      expect(refusal(held, 'muster', 'a', { choices: [], drones: {} })).toBe('muster/not-now')
    }
  })

  test('once', () => {
    const ready = after(state, 'muster', 'a', { choices: [], drones: { basic: 1 } })
    expect(refusal(ready, 'muster', 'a', { choices: [], drones: { basic: 1 } })).toBe('muster/not-now')
  })

  test('not for the other side', () =>
    expect(refusal(state, 'muster', 'b', { choices: [], drones: {} })).toBe('muster/not-now'))

  test('every line of a troop card can be named', () => expect(LINES).toEqual(['A', 'B', 'C']))
})
