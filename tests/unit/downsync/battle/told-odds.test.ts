import { describe, expect, it } from 'vitest'
import type { Filled, Offer } from '../../../../shared/battle/field.ts'
import { view } from '../../../../shared/systems/downsync/battle/view.ts'
import type { CommandKind } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import { plainModifier, plainTrait } from '../../../../shared/systems/downsync/documents/making.ts'
import { act } from '../../../../renderer/systems/downsync/faces/acts.ts'
import { now } from '../../../../renderer/systems/downsync/faces/now.ts'
import { hint, odds } from '../../../../renderer/systems/downsync/faces/odds.ts'
import { priorityOf } from '../../../../shared/systems/downsync/matchup.ts'
import { firstOdds } from '../../../../shared/systems/downsync/reactions.ts'
import {
  CONDITIONS,
  TRIGGERS,
  type Condition,
  type Effect,
  type Trigger,
} from '../../../../shared/systems/downsync/words.ts'
import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import {
  A,
  acting,
  AIM,
  B,
  engaged,
  facing,
  firing,
  plain,
  ready,
  scoreless,
  way,
  type Table,
} from './table.ts'

/** What the table says beside what is offered. */

const seen = (table: Table): object => view(table.state, 'side-1')
const begun = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
function offerOf(table: Table, n: 1 | 2, command: CommandKind): Offer {
  const [fields] = table.offers(n, command)
  if (!fields) throw new Error(`Nobody offers ${command}.`)
  return { command, side: `side-${n}`, fields }
}
const oddsOf = (table: Table, n: 1 | 2, command: CommandKind, chosen: Readonly<Record<string, Filled>>) =>
  odds(offerOf(table, n, command), chosen, seen(table))

describe('a Move Action', () => {
  it('is said to go as far as its SPD, and no farther (466)', () => {
    const table = acting()
    expect(act(offerOf(table, 1, 'move-again'), seen(table)).does).toMatchObject({ values: { most: 6 } })
  })
  it('reaches as far as the battle lets it, with what a card gives (282, 677)', () => {
    const table = acting()
    const reach = (chosen: Readonly<Record<string, Filled>>) =>
      oddsOf(table, 1, 'move-again', { ...way(A), ...chosen })
    expect(reach({})).toEqual([{ key: 'odds.reach', values: { n: 6 } }])
    expect(reach({ mod: 2, slowing: 'crosses' })).toEqual([{ key: 'odds.reach', values: { n: 6 } }])
    expect(reach({ mod: -9 })).toEqual([{ key: 'odds.reach', values: { n: 0 } }])
  })
  it('of slowing terrain pays once a turn where the group plays so', () => {
    const table = facing({ rules: { slowedAgain: false } })
    table.by(1, 'designate', { units: [A], pings: [] })
    table.by(1, 'move', { ...way(A, 4), slowing: 'crosses' })
    table.by(1, 'say-near', { pings: [], stealthy: [] })
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    expect(oddsOf(table, 1, 'move-again', { ...way(A), slowing: 'crosses' })).toEqual([
      { key: 'odds.reach', values: { n: 6 } },
    ])
  })
})

it('a distance says how far a card lets it be, on the way and at whom (282, 443)', () => {
  const hintOf = (table: Table, command: CommandKind, field = 'inches') =>
    hint(field, command, offerOf(table, 1, command).fields, seen(table))
  expect(hintOf(acting(), 'move-again')).toEqual({ key: 'hint.goesSlowed', values: { n: 6, slowed: 4 } })
  expect(hintOf(firing(), 'attack')).toEqual({ key: 'hint.reaches', values: { n: 24 } })
  expect(hintOf(firing(), 'attack', 'mod')).toBeNull()
  const table = acting()
  table.by(1, 'perform', { action: 'sensors', pay: 'action' })
  expect(hintOf(table, 'scan')).toEqual({ key: 'hint.reachesAll' })
})

it('Pings are asked about once all Units of their Taskforce have acted (382)', () => {
  const table = facing()
  table.by(1, 'designate', { units: [A], pings: ['side-1.medium-2'] })
  table.by(1, 'reveal-no-more', {})
  table.by(1, 'move-no-more', {})
  table.by(2, 'let-act', {})
  expect(now(seen(table), begun(50))).toMatchObject([{ key: 'now.activating' }])
  table.by(1, 'pass', { unit: A })
  expect(now(seen(table), begun(50))).toMatchObject([{ key: 'now.pingsAgain' }])
  table.by(1, 'end-taskforce', {})
  scoreless(table)
  expect(table.state.active).toBe('side-2')
})

it('as a turn begins the game is said to have gone on so long, on one evening (83)', () => {
  const table = facing()
  const since = (minutes: number) => now(seen(table), begun(minutes)).slice(1)
  expect(since(52)).toEqual([{ key: 'now.goneOn', values: { n: 52, least: 45, most: 60 } }])
  // Nothing has gone on yet, or it was put aside.
  expect([since(0), since(60 * 24)]).toEqual([[], []])
})

describe('the odds of a scan of several points', () => {
  const scans = { ...AIM, base: null, at: 'side-2.medium-2', concealed: false, unseen: false } as const
  const twice = plain({
    actions: plain().actions.map((action) => (action.id === 'sensors' ? { ...action, rof: 2 } : action)),
  })
  const lines = (boosted: boolean, commandPoints: number) => {
    const size = { of: 'own', name: 'Two', slots: { small: 0, medium: 2, large: 0 }, commandPoints } as const
    const table = acting({ cards: [twice, plain()], size })
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    return oddsOf(table, 1, 'scan', { ...scans, boosted }).filter(({ key }) => key.startsWith('odds.scans'))
  }
  // 7 or more: 7/12 and with a die more 29/36.
  it.each([
    [false, 5, 'odds.scans', 83],
    [true, 5, 'odds.scansBoosted', 96],
    [true, 1, 'odds.scans', 83],
  ])('boosted %s with %i Command Points (426, 480)', (boosted, points, key, chance) =>
    expect(lines(boosted, points)).toEqual([{ key, values: { n: 2, chance } }]),
  )
})

it('an Attack that nobody has measured has its odds as far as it reaches (533–539)', () => {
  const lines = (range: number | null, more = 0) => {
    const actions = plain().actions.map((action) => (action.id === 'gun' ? { ...action, range } : action))
    const said = { at: B, base: '1', range: more }
    return oddsOf(firing({ cards: [plain({ actions }), plain()] }), 1, 'attack', said)
  }
  const told = (range: number | null, more = 0) =>
    lines(range, more).map(({ key, values }) => [key, values?.n])
  expect(told(null)).toEqual([
    ['odds.atBand.short', 6],
    ['odds.atBand.middle', 16],
    ['odds.atBand.long', 16],
  ])
  expect(told(12)).toEqual([
    ['odds.atBand.short', 6],
    ['odds.atBand.middle', 12],
  ])
  // A card’s words lengthen it (line 677).
  expect(told(12, 6)).toEqual([...told(null), ['odds.reaches', 18]])
  expect(told(12, -8)).toEqual([
    ['odds.atBand.short', 6],
    ['odds.reaches', 4],
  ])
  // Neither is ever easier, and there is nothing to be far.
  for (const range of [4, 6])
    expect(lines(range)).toEqual([{ key: 'odds.hits', values: { chance: 58, need: 7, def: 13, stat: 6 } }])
})

it('a card’s further die counts in the odds of priority, beside a boost or alone (635, 677)', () => {
  const table = engaged()
  const said = (units: readonly string[], favoured: readonly string[]): string =>
    JSON.stringify(oddsOf(table, 2, 'boost', { units, favoured }))
  expect(said([B], [])).toContain('"chance":58')
  expect(said([], [B])).toContain('"chance":58')
  expect(said([B], [B])).toContain('"chance":66')
  // What makes it so stands below, of whoever rolls more than the one die (633–635).
  const [boosted, hand] = ['boosted', 'hand'].map((of) => ({ key: `die.${of}` }))
  expect(oddsOf(table, 2, 'boost', { units: [B], favoured: [B] }).slice(2)).toMatchObject([
    { key: 'odds.die', values: { n: 3, why: [boosted, hand] } },
  ])
})

it('what a card adds to a priority number counts in its odds, at the table and in the book (619, 677)', () => {
  const quick = plain({
    traits: [
      plainTrait({ id: 'quick', name: 'Quick', modifiers: [plainModifier({ roll: 'priority', add: 5 })] }),
    ],
  })
  const table = facing({ cards: [plain(), quick] })
  ready(table, 1, A)
  table.by(2, 'react', {})
  const said = oddsOf(table, 2, 'answer', { units: [B] })
  // With 6 for certain it is beaten by nothing but a 6 of the active side.
  expect(said[1]).toMatchObject({ key: 'odds.first', values: { others: [{ values: { chance: 83 } }] } })
  const plus = { key: 'reason.card', values: { n: '+5', by: 'Quick' } }
  expect(said.slice(2)).toMatchObject([{ key: 'odds.die', values: { n: 1, why: [plus] } }])
  const chance = firstOdds({ active: 0, other: 0, otherAdd: 5 })
  expect(chance).toBeCloseTo(1 / 6, 12)
  const of = (card: CardFace) => priorityOf(card, { overwatch: false, boosted: true, reacts: true })
  expect([of(quick), of(plain())]).toEqual([
    { advantage: 1, add: 5, byCards: [{ by: 'Quick', add: 5 }] },
    { advantage: 1, add: 0, byCards: [] },
  ])
})

it('what a card has at a moment counts for priority where that has come before the dice (232, 643, 681)', () => {
  const at = (when: Trigger) =>
    plain({
      traits: [
        plainTrait({
          ...{ id: 'quick', name: 'Quick', at: when },
          modifiers: [plainModifier({ roll: 'priority', advantage: 1 })],
        }),
      ],
    })
  const diceOf = (reacts: boolean) =>
    TRIGGERS.map((when) => priorityOf(at(when), { overwatch: false, boosted: false, reacts }).advantage)
  // Always, reveal, refresh, move, activation, taskforceEnd.
  expect(diceOf(false)).toEqual([1, 1, 1, 1, 0, 0])
  expect(diceOf(true)).toEqual([1, 1, 0, 0, 0, 0])
})

it('priority is rolled against nobody: what a card has against some counts nothing for it (669)', () => {
  const cardWith = (when: Condition) =>
    plain({
      traits: [
        plainTrait({
          ...{ id: 'keen', name: 'Keen' },
          modifiers: [plainModifier({ roll: 'priority', when, advantage: 1 })],
        }),
      ],
    })
  const counted = CONDITIONS.filter(
    (when) => priorityOf(cardWith(when), { overwatch: true, boosted: false, reacts: true }).advantage > 1,
  )
  expect(counted).toEqual(['always', 'overwatch'])
})

it('who is out of sight is not concealed for what cards say (262, 498)', () => {
  const keen = plain({
    traits: [
      plainTrait({
        ...{ id: 'keen', name: 'Keen' },
        modifiers: [plainModifier({ roll: 'scan', add: 2, when: 'concealed' })],
      }),
    ],
  })
  const scan = { inches: 10, base: null, boosted: false, at: 'side-2.medium-2' } as const
  for (const [concealed, unseen, need] of [
    [false, true, 8],
    [true, false, 6],
  ] as const) {
    const table = acting({ cards: [keen, plain()] })
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    table.by(1, 'scan', { ...scan, concealed, unseen }, 1, 1)
    expect(table.last('shot').need).toBe(need)
  }
})

it('say which card gives a Countermeasure Check a die, and of nothing that it is certain (677)', () => {
  const guard = plainTrait({
    ...{ id: 'guard', name: 'Sure Guard' },
    modifiers: [plainModifier({ roll: 'countermeasure', advantage: 4 })],
  })
  const table = firing({ cards: [plain(), plain({ cm: 2, traits: [guard] })] })
  const by = { key: 'odds.byCards', values: { by: ['Sure Guard'] } }
  const told = { key: 'odds.checkAdvantage', values: { n: 4, by } }
  expect(oddsOf(table, 1, 'attack', { ...AIM, at: B })).toContainEqual(told)
  table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
  const lines = oddsOf(table, 2, 'counter', { token: 'cm', boosted: false })
  expect(lines).toContainEqual(told)
  expect(lines.at(-1)).toMatchObject({ key: 'odds.allChecks', values: { chance: '>99' } })
  // A boost is of this check alone, and is no card's (426).
  const both = { key: 'odds.byCards', values: { by: ['Sure Guard', { key: 'odds.byBoost', values: {} }] } }
  expect(oddsOf(table, 2, 'counter', { token: 'cm', boosted: true })).toContainEqual({
    key: 'odds.boostedCheck',
    values: { n: 5, by: both },
  })
})

it('a STUN at whoever is stunned says that nothing more comes of it (549)', () => {
  const told = (effect: Effect, tokens: 'stun'[]): boolean => {
    const actions = plain().actions.map((action) => (action.id === 'gun' ? { ...action, effect } : action))
    const table = acting({ cards: [plain({ actions }), plain()], level: 'assist' })
    table.by(2, 'put-right', { unit: B, bases: [], tokens, breach: 0, counters: [], reason: '' })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    return [{}, { inches: 10 }].every((said) =>
      oddsOf(table, 1, 'attack', { at: B, base: '1', ...said }).some(
        ({ key }) => key === 'odds.stunnedAlready',
      ),
    )
  }
  expect([told('stun', ['stun']), told('stun', []), told('kill', ['stun'])]).toEqual([true, false, false])
})

it('the odds of an Attack are those with which it is rolled (526–539)', () => {
  const table = firing()
  const said = { ...AIM, at: B, inches: 5, concealed: true }
  expect(oddsOf(table, 1, 'attack', said)).toContainEqual({
    key: 'odds.hits',
    values: { chance: 58, need: 7, def: 13, stat: 6 },
  })
  table.by(1, 'attack', said, 1, 1)
  expect(table.last('shot').need).toBe(7)
  const far = { ...AIM, at: B, inches: 26 }
  expect(oddsOf(table, 1, 'attack', far)).toEqual([{ key: 'odds.reaches', values: { n: 24 } }])
  expect(oddsOf(table, 1, 'attack', { ...far, range: 2 })).toContainEqual({
    key: 'odds.hits',
    values: { chance: 42, need: 8, def: 13, stat: 6 },
  })
})
