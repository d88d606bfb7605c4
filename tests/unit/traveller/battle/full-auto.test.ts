import { describe, expect, test } from 'vitest'
import { act, now } from '../../../../renderer/systems/traveller/faces/acts.ts'
import { line } from '../../../../renderer/systems/traveller/faces/lines.ts'
import { odds } from '../../../../renderer/systems/traveller/faces/odds.ts'
import { autoFireOdds } from '../../../../shared/systems/traveller/auto-fire.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { sortedDice } from '../../../../shared/systems/traveller/battle/state/meeting.ts'
import { aVehicle, craftIn, WEAPONS } from './documents.ts'
import { SEEN, tableOf, type Table } from './table.ts'

/** Full auto: all dice are laid out in pairs first, then each pair gets its target (line 95, R19). */

const carrier = { ...WEAPONS.machineGun, magazine: 60 }
const AIMED = { ...SEEN, inArc: true, close: true, first: '1', second: '2' } as const

function fired(...dice: number[]): Table {
  const weapon = { ...carrier, auto: dice.length }
  const weapons = [{ id: 'gun', weapon, loaded: 60, spare: 0, inHand: true }]
  const table = tableOf({
    people: { ann: { body: [9, 15, 7], weapons }, bob: { body: [9, 9, 90] }, bea: { body: [9, 9, 90] } },
  }).begins()
  table.does('fire-auto', { fighter: 'ann', weapon: 'gun', clear: true, port: null }, ...dice)
  return table
}
const offers = (table: Table, command: string) =>
  travellerPlay.options(table.state, 'side-1').filter((offer) => offer.command === command)
const seenBy = (table: Table) => travellerPlay.view(table.state, 'side-1')
const pairs = (table: Table): unknown => {
  const [step] = table.state.steps
  return step?.kind === 'pairs' ? sortedDice(step) : null
}

describe('full auto', () => {
  test('says before its dice how likely a pair hits, by range', () => {
    const weapon = { ...carrier, auto: 4 }
    const armed = tableOf({
      people: {
        ann: { body: [9, 15, 7], weapons: [{ id: 'gun', weapon, loaded: 60, spare: 0, inHand: true }] },
        bob: { body: [9, 9, 90] },
      },
    }).begins()
    const [offer] = offers(armed, 'fire-auto')
    const said = offer ? odds(offer, { fighter: 'ann', weapon: 'gun' }, seenBy(armed)) : []
    const bands = said.filter(({ key }) => key === 'odds.autoAt')
    expect(bands.length).toBeGreaterThan(0)
    for (const { values } of bands) {
      const dm = typeof values?.dm === 'string' ? Number(values.dm.replace('−', '-')) : NaN
      const [none = 1] = autoFireOdds({ auto: 4, dm })
      expect(values?.chance).toBe(Math.round((1 - none) * 100))
    }
  })

  test('any die may be the first; no pair gets a target before all lie there', () => {
    const table = fired(5, 1, 4, 4, 2, 4)
    expect(offers(table, 'pair-dice')).toEqual([])
    expect(offers(table, 'lay-pair').map((offer) => act(offer, seenBy(table)).to)).toMatchObject([
      { what: { values: { die: 5 } }, whom: '1' },
      { what: { values: { die: 5 } }, whom: '4' },
      { what: { values: { die: 5 } }, whom: '2' },
      { what: { values: { die: 4 } }, whom: '1' },
      { what: { values: { die: 4 } }, whom: '4' },
      { what: { values: { die: 4 } }, whom: '2' },
      { what: { values: { die: 2 } }, whom: '1' },
    ])
    table.by('side-1', 'lay-pair', { first: '3', second: '4' })
    expect(pairs(table)).toEqual({ pairs: [[4, 4]], loose: [5, 1, 2, 4] })
    table.by('side-1', 'lay-pair', { first: '3', second: '6' })
    // Two that are left are the last pair.
    expect(pairs(table)).toEqual({
      pairs: [
        [4, 4],
        [5, 4],
        [1, 2],
      ],
      loose: [],
    })
    expect(offers(table, 'lay-pair')).toEqual([])
    expect(now(seenBy(table)).map(({ values }) => values)).toMatchObject([
      { pair: '4 + 4 = 8' },
      { pairs: ['5 + 4 = 9', '1 + 2 = 3'] },
    ])
  })

  test('each pair names both dice with its target, and at the same target is asked nothing anew', () => {
    const table = fired(6, 6, 6, 6, 1, 1)
    table.by('side-1', 'lay-pair', { first: '1', second: '2' })
    table.by('side-1', 'lay-pair', { first: '3', second: '4' })
    table.by('side-1', 'pair-dice', { ...AIMED, beside: [], target: 'bob' })
    const [atBob, atBea] = offers(table, 'pair-dice')
    expect(Object.values(atBob?.fields ?? {}).every(({ kind }) => kind === 'is')).toBe(true)
    expect(atBob && act(atBob, seenBy(table)).to).toMatchObject({
      what: { key: 'act.pairAt', values: { pair: '6 + 6 = 12' } },
      whom: 'bob',
    })
    expect(atBea?.fields).toMatchObject({ range: { kind: 'number' }, close: { must: true } })
    table.by('side-1', 'pair-dice', { ...AIMED, beside: [], target: 'bob' })
    expect(table.all('attacked')).toEqual([])
  })

  test.each([
    [
      'dice that fell alike are pairs by themselves',
      [3, 3, 3, 3, 3, 3],
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ],
    ['others wait', [3, 3, 3, 3, 3, 4], []],
  ])('%s', (_name, dice, lying) => expect(pairs(fired(...dice))).toMatchObject({ pairs: lying }))

  test('of an older log each pair is taken out of all dice', () => {
    expect(sortedDice({ dice: [5, 1, 4] })).toEqual({ pairs: [], loose: [5, 1, 4] })
    expect(sortedDice({ dice: [5, 1] })).toEqual({ pairs: [[5, 1]], loose: [] })
  })

  test('lines of an older log, which gave two dice their target before all lay in pairs, are carried out as they were', () => {
    const table = fired(1, 2, 1, 3, 2)
    expect(offers(table, 'pair-dice')).toEqual([])
    table.by('side-1', 'pair-dice', { ...AIMED, second: '3', beside: [], target: 'bob' })
    table.by('side-1', 'drop-die', { die: '3' })
    // Of a second pair at the same target they told anew what is seen of it.
    table.by('side-1', 'pair-dice', { ...AIMED, range: 20, beside: [], target: 'bob' })
    expect(table.all('pair-taken').map(({ shot: { pair, range } }) => ({ pair, range }))).toEqual([
      { pair: [1, 1], range: 10 },
      { pair: [2, 3], range: 20 },
    ])
  })

  test('once pairs lie there, no other dice get a target', () => {
    const table = fired(6, 5, 4, 3, 2, 1)
    table.by('side-1', 'lay-pair', { first: '1', second: '2' })
    const early = { ...AIMED, second: '3', beside: [], target: 'bob' }
    expect(table.refuses('pair-dice', early, 'side-1').code).toBe('battle/not-offered')
  })

  const AIMER = { body: [9, 9, 7] as const }
  const gunner = (auto: number) => ({
    weapons: [
      { id: 'gun', weapon: { ...carrier, auto, laserSight: true }, loaded: 60, spare: 0, inHand: true },
    ],
  })
  const pairAt = (table: Table, target: string, ...rolls: number[]): void => {
    table.by('side-1', 'pair-dice', { ...AIMED, beside: [], target }, ...rolls)
  }
  const aims = (table: Table) => {
    const thrown = table.all('weighed').filter(({ purpose }) => purpose === 'attack')
    return thrown.map(({ reasons }) => reasons.find(({ why }) => why === 'aim')?.dm ?? 0)
  }
  const toldOf = (table: Table, target: string): unknown => {
    const offer = offers(table, 'pair-dice').find(
      ({ fields }) => fields.target?.kind === 'is' && fields.target.value === target,
    )
    const [told] = offer ? odds(offer, { ...AIMED, beside: [], target }, seenBy(table)) : []
    return told?.values?.dm
  }

  test('what came of a pair is told with its dice', () => {
    const table = fired(1, 1)
    pairAt(table, 'bob')
    expect(line(table.last('attacked'), { names: {} }, seenBy(table))).toMatchObject({
      key: 'line.pairMissed',
      values: { pair: '1 + 1 = 2', target: 'bob' },
    })
  })

  test('of somebody who is tied a pair is told with the aim and the sight with which it flies (lines 29, 51; R13)', () => {
    const table = tableOf({ people: { ann: { ...AIMER, ...gunner(2) }, bob: { body: [9, 9, 90] } } }).begins()
    expect(table.acting()).toEqual(['ann', 'bob'])
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('fire-auto', { fighter: 'ann', weapon: 'gun', clear: true, port: null })
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' }, 1, 2)
    const told = toldOf(table, 'bob')
    pairAt(table, 'bob')
    // Unskilled −3, DEX +1, aim +1, sight +1.
    expect(table.last('weighed').dm).toBe(0)
    expect(told).toBe('+0')
  })

  test('by house rule the aim is for the first pair at whom it is for, whichever of all pairs that is (R19)', () => {
    const people = {
      ann: { body: [9, 12, 7] as const, ...gunner(6) },
      bob: { body: [9, 9, 90] as const },
      bea: { body: [9, 9, 90] as const },
    }
    const table = tableOf({ rules: { aimedPairs: 'first' }, people }).begins()
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('fire-auto', { fighter: 'ann', weapon: 'gun', clear: true, port: null }, 1, 1, 1, 1, 1, 1)
    pairAt(table, 'bea')
    // DEX +2, unskilled −3, aim +1 and sight +1.
    expect(toldOf(table, 'bob')).toBe('+1')
    pairAt(table, 'bob')
    expect(toldOf(table, 'bob')).toBe('−1')
    pairAt(table, 'bob')
    expect(aims(table)).toEqual([0, 1, 0])
  })

  test('pairs of a mounted gun fly on when what it is mounted on is lost to the first of them (line 95)', () => {
    const [gun] = aVehicle().weapons
    if (!gun) throw new Error('It has one.')
    const mounted = { ...gun, weapon: { ...WEAPONS.autoLauncher, auto: 4 }, arc: 'turret' as const }
    const at = { craft: 'car', seat: 'pilot', secured: true } as const
    const table = tableOf({
      level: 'assist',
      people: { ann: { body: [9, 12, 7], at }, bob: { body: [9, 9, 90] } },
      crafts: [craftIn('car', 'side-1', aVehicle({ weapons: [mounted], passengers: [] }))],
    }).begins()
    table.does('fire-auto', { fighter: 'ann', weapon: 'car/gun', clear: true, port: null }, 6, 6, 6, 6)
    pairAt(table, 'bob')
    pairAt(table, 'bob')
    const gone = { hull: 0, structure: 0, armour: 0, speed: 0 }
    table.by('side-1', 'put-craft-right', { craft: 'car', ...gone, reason: 'The blast reached it' })
    expect(table.craft('car').destroyed).toBe(true)
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    table.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1)
    expect(table.all('attacked')).toHaveLength(2)
    expect(table.all('withdrawn')).toEqual([])
    expect(table.state.phase).toBe('settling')
  })
})

describe('a die of full auto that is corrected', () => {
  const command = (kind: string, said: object): object => ({ kind, side: 'side-1', ...said })
  const lay = (first: string, second: string): object => command('lay-pair', { first, second })
  const fire = command('fire-auto', { fighter: 'ann', weapon: 'gun', clear: true, port: null })
  const atBob = command('pair-dice', { ...AIMED, beside: [], target: 'bob' })
  const turnEnds = command('end-turn', { fighter: 'ann' })

  /** The commands are given with dice that fell, then those of full auto fell otherwise. */
  function corrected(fell: number[], dice: number[], ...said: object[]) {
    const weapons = [
      { id: 'gun', weapon: { ...carrier, auto: fell.length }, loaded: 60, spare: 0, inHand: true },
    ]
    const start = tableOf({
      people: { ann: { body: [9, 3, 7], weapons }, bob: { body: [9, 2, 90] }, bea: { body: [9, 1, 90] } },
    }).begins()
    const before = start.state
    let state = before
    const lines = [fire, ...said].map((one, decision) => {
      const rolls = decision === 0 ? fell : null
      const made = travellerPlay.decide(state, one, rolls)
      if (isRefusal(made)) throw new Error(made.problem.message)
      ;({ state } = made)
      return { decision, command: one, rolls, from: null, events: made.events }
    })
    const [first, ...later] = lines
    if (!first) throw new Error('There is one.')
    const made = travellerPlay.correctLines(before, [first, ...later], state, { command: fire, rolls: dice })
    if (isRefusal(made)) throw new Error(made.problem.message)
    const pairs = made.lines.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'pair-taken' ? [event.shot.pair] : [])),
    )
    const putIn = made.lines.filter(({ decision }) => decision === null).map(({ told }) => told.command)
    return { dropped: made.dropped, pairs, putIn, phase: made.lines.at(-1)?.state.phase }
  }

  test.each<[string, number[], number[], object[], number[][], object[]]>([
    [
      'is another with the same face',
      [5, 1, 4, 4, 2, 4],
      [4, 1, 4, 4, 2, 4],
      [lay('3', '4'), lay('3', '6')],
      [
        [4, 4],
        [4, 4],
        [1, 2],
      ],
      [],
    ],
    [
      'is the lower of its pair',
      [5, 1, 4, 4, 2, 4],
      [3, 1, 4, 4, 2, 4],
      [lay('3', '4'), lay('3', '6')],
      [
        [4, 4],
        [3, 4],
        [1, 2],
      ],
      [],
    ],
    [
      'leaves nothing to choose',
      [5, 4, 4, 4],
      [4, 4, 4, 4],
      [lay('1', '2')],
      [
        [4, 4],
        [4, 4],
      ],
      [],
    ],
    [
      'leaves a choice that there was not',
      [5, 4, 3, 3, 3, 3],
      [5, 4, 3, 3, 3, 2],
      [lay('1', '2')],
      [
        [5, 4],
        [3, 3],
        [3, 2],
      ],
      [{ kind: 'lay-pair' }],
    ],
  ])('and %s leaves the rest of the fight as it was', (_name, fell, dice, laid, pairs, putIn) => {
    const shots = pairs.map(() => atBob)
    const made = corrected(fell, dice, ...laid, ...shots, turnEnds)
    expect(made).toMatchObject({ dropped: [], pairs, putIn, phase: 'acting' })
  })
})
