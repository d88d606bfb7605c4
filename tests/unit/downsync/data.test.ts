import { describe, expect, it } from 'vitest'
import * as actions from '../../../shared/systems/downsync/data/actions.ts'
import * as forces from '../../../shared/systems/downsync/data/forces.ts'
import * as missions from '../../../shared/systems/downsync/data/missions.ts'
import * as rolls from '../../../shared/systems/downsync/data/rolls.ts'
import * as terrain from '../../../shared/systems/downsync/data/terrain.ts'
import * as tokens from '../../../shared/systems/downsync/data/tokens.ts'
import * as units from '../../../shared/systems/downsync/data/units.ts'
import * as words from '../../../shared/systems/downsync/words.ts'

/** The book's tables typed a second time, in its own columns, as they are printed. */

/** Rows as printed, a cell behind each bar. */
const printed = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

const lower = (cell: string): string => cell.toLowerCase().replaceAll(' ', '-')
const rowOf = (table: object, id: string): unknown => new Map<string, unknown>(Object.entries(table)).get(id)

describe('forces', () => {
  it('Terminology, lines 137–143, and no 90 mm of line 87', () =>
    expect(forces.BASE_MM).toEqual({ small: 60, medium: 70, large: 80, infantry: 40 }))
  it('Small Game, lines 157–164', () =>
    expect(forces.GAME_SIZE_TABLE.small).toEqual({
      slots: Object.fromEntries(
        printed(`
        Small  | 2
        Medium | 3
        Large  | 1`).map(([sig, quantity]) => [lower(sig ?? ''), Number(quantity)]),
      ),
      commandPoints: 5,
    }))
  it('Standard Game, lines 166–173', () =>
    expect(forces.GAME_SIZE_TABLE.standard).toEqual({
      slots: Object.fromEntries(
        printed(`
        Small  | 4
        Medium | 5
        Large  | 2`).map(([sig, quantity]) => [lower(sig ?? ''), Number(quantity)]),
      ),
      commandPoints: 7,
    }))
  it('one decoy a trait, a field of four feet', () => {
    expect([forces.DECOY, forces.DECOYS_OF_TRAIT, forces.FIELD]).toEqual(['Decoy', 1, 4 * 12])
    expect(forces.GAME_MINUTES).toEqual({ least: 45, most: 60 })
  })
})

describe('Stats, lines 324–330', () => {
  it.each(
    printed(`
      spd  | 6
      scan | 5-8
      targ | 5-8
      def  | 12-14
      cm   | 0-3`),
  )('%s', (stat, range) => {
    const [least, most = least] = range.split('-').map(Number)
    expect(rowOf(units.TYPICAL, stat)).toEqual({ least, most })
  })
  it('stand in this order, with CM+ of line 725 behind', () =>
    expect(words.STATS).toEqual(['spd', 'scan', 'targ', 'def', 'cm', 'cmPlus']))
  it('speeds and distances, lines 350, 374–378, 391, 402', () => {
    expect([units.LEAST_SPD, units.PING_SPD]).toEqual([4, 4])
    expect(units.COHERENCY).toEqual({ inches: 6, slack: 1e-9 })
    expect([units.PLACED_FROM_PING, units.REVEALED_WITHIN, units.PING_KEEPS]).toEqual([3, 2, 2])
  })
})

describe('rolls', () => {
  it('Ping Signature DEF, lines 492–495', () =>
    expect(rolls.PING_DEF).toEqual({ small: 14, medium: 13, large: 12 }))
  it('Scan Modifiers, lines 497–498', () => expect(rolls.SCAN_MODIFIERS).toEqual({ hidden: -1 }))
  it('Attack Modifiers, lines 534–539', () =>
    expect(rolls.ATTACK_MODIFIERS).toEqual({
      short: { below: 6, add: 1, notOfRange: 6 },
      long: { above: 16, add: -1 },
      concealed: -1,
    }))
  it('Countermeasure Check, lines 579–583', () => expect(rolls.COUNTER_NEEDS).toBe(3))
  it('Reaction Priority Adjustments, lines 633–635', () =>
    expect(rolls.PRIORITY_ADVANTAGES).toEqual({ overwatch: 1, boosted: 1 }))
  it('what Command Points do, lines 426, 609', () => {
    expect(rolls.BOOST).toEqual({ advantage: 1, commandPoints: 1, perRoll: 1 })
    expect(rolls.EXTRA_REACTOR).toEqual({ commandPoints: 1 })
    expect(rolls.DICE_PER_ADVANTAGE).toBe(1)
  })
})

describe('Area Terrain, lines 272–276', () => {
  const rows = printed(`
    Forest       | -2" | Yes
    Urban        |     | Yes
    High Grass   |     | Yes
    Rough Ground | -2" |    `)
  it.each(rows)('%s', (name, movement, concealment) =>
    expect(rowOf(terrain.TERRAIN_TABLE, lower(name))).toEqual({
      slows: movement === '' ? 0 : 2,
      conceals: concealment === 'Yes',
    }),
  )
  it('in the order of the book, with what sight and movement make of it', () => {
    expect(words.TERRAINS).toEqual(rows.map(([name]) => lower(name ?? '')))
    expect(Object.keys(terrain.TERRAIN_TABLE)).toEqual(words.TERRAINS)
    expect([terrain.SLOWED, terrain.VOLUME_HEIGHT]).toEqual([2, 1])
    expect(terrain.SEEN_THROUGH).toEqual({ anyWithin: 6, inches: 2 })
    expect(terrain.BUILDING).toEqual({ footprint: [3.5, 5], height: [1, 6], bases: 6 })
  })
})

describe('Token Quick Reference, lines 761–768, with the tables of lines 698–757', () => {
  const names = new Map([
    ['Command Point', 'commandPoint'],
    ['Activated', 'activated'],
    ['Countermeasure', 'countermeasure'],
    ['Emergency Countermeasure', 'emergency'],
    ['Overwatch', 'overwatch'],
    ['Stun', 'stun'],
    ['Stealth', 'stealth'],
  ])
  const rows = printed(`
    Command Point            | Blue   | Yes | player
    Activated                | Green  | No  | unit
    Countermeasure           | White  | Yes | base
    Emergency Countermeasure | Yellow | Yes | base
    Overwatch                | Purple | No  | unit
    Stun                     | Orange | No  | unit
    Stealth                  | Black  | No  | unit`)
  it.each(rows)('%s', (name, colour, many, of) =>
    expect(rowOf(tokens.TOKEN_TABLE, names.get(name) ?? '')).toMatchObject({
      colour: lower(colour),
      many: many === 'Yes',
      of,
    }),
  )
  it('are all there, cubes of 8 mm', () => {
    expect(words.TOKENS).toEqual([...names.values()])
    expect(Object.keys(tokens.TOKEN_TABLE)).toEqual(words.TOKENS)
    expect(tokens.TOKEN_MM).toBe(8)
  })
})

describe('actions', () => {
  it('Action Stats, lines 439–445', () =>
    expect(words.ACTION_STATS).toEqual(['team', 'cost', 'target', 'range', 'rof', 'effect']))
  it('Action Cost Icons, lines 455–462', () => {
    const [a, c] = [
      { action: 1, command: 0 },
      { action: 0, command: 1 },
    ]
    expect(actions.COST_TABLE).toEqual({
      action: [a],
      command: [c],
      either: [a, c],
      both: [{ action: 1, command: 1 }],
      free: [{ action: 0, command: 0 }],
    })
  })
  it.each(
    printed(`
      kill    | combat | negated |
      stun    | combat | negated |
      reveal  |        |         | pings
      breach  |        |         |
      special |        |         |`),
  )('effects, lines 370, 512–520, 547–559: %s', (effect, combat, negated, atPings) =>
    expect(rowOf(actions.EFFECT_TABLE, effect)).toEqual({
      combat: combat !== '',
      negated: negated !== '',
      atPings: atPings !== '',
    }),
  )
  it('what every Unit can do, lines 250, 466, 472', () => {
    expect(actions.ACTION_POINTS).toBe(1)
    expect(actions.COMMON_ACTIONS).toEqual({ move: 'action', overwatch: 'action' })
    expect(Object.keys(actions.EFFECT_TABLE)).toEqual(words.EFFECTS)
    expect(Object.keys(actions.COST_TABLE)).toEqual(words.COSTS)
  })
  it('Command Point Abilities, lines 426–429', () =>
    expect(words.COMMAND_ABILITIES).toEqual(['boost', 'removeStun', 'addUnit', 'unitAbility']))
})

it('Taskforce Activation Phases, lines 205–211', () =>
  expect(words.PHASES).toEqual(['designate', 'reveal', 'refresh', 'move', 'reaction', 'activation']))

it('VIP Capture, lines 655–663', () =>
  expect(missions.VIP_CAPTURE).toEqual({
    zone: 10,
    token: { right: 12, back: 12 },
    scores: { within: 1, points: 1 },
    takes: { within: 4, points: 1 },
    share: 1 / 2,
    wins: 3,
  }))
