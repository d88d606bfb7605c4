import { describe, expect, test } from 'vitest'
import { act, now } from '../../../../renderer/systems/traveller/faces/acts.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { sortedDice } from '../../../../shared/systems/traveller/battle/state/meeting.ts'
import { WEAPONS } from './documents.ts'
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
})
