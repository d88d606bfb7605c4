import { describe, expect, it } from 'vitest'
import { account } from '../../../../shared/systems/downsync/battle/ending/account.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import {
  emptyList,
  listOf,
  plainAction,
  plainFace,
  plainScan,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import type { ListDraft } from '../../../../shared/systems/downsync/documents/force-list.ts'
import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { atTable } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'

/** What is counted in a battle of two medium Units a side: TARG and SCAN 6, DEF 13, one Countermeasure. */

const [A, B] = ['side-1.u1', 'side-2.u1'] as const
const actions = [
  plainAction({ id: 'gun', name: 'Gun', rof: 2 }),
  plainScan({ id: 'sensors', name: 'Sensors', rof: 2 }),
]

type Crew = ListDraft['units'][number]['crew']

/** `crew` serves in the first Unit of each side. */
function fought(of: Partial<CardFace> = {}, crew: Crew = []) {
  const size = { of: 'own' as const, name: 'Two', slots: { small: 0, medium: 2, large: 0 }, commandPoints: 5 }
  const card = plainFace({ name: 'Tank', faction: 'Plain', actions, ...of })
  const made = listOf(emptyList('Own', 'Plain', size), { card }, ['card', 'card'])
  const list = { ...made, units: made.units.map((unit, at) => (at === 0 ? { ...unit, crew } : unit)) }
  const told = atTable(downsyncPlay, battleOf({ players: ['Ana', 'Bo'].map((name) => ({ name, list })) }))
  const by = (n: 1 | 2, kind: string, said: object = {}, ...rolls: number[]): void => {
    const command = { kind, side: `side-${n}`, ...said }
    told.says(command, rolls)
  }
  const table = { by, told, phase: () => told.state.phase }
  by(1, 'roll-start', {}, 6, 6, 1, 1)
  by(1, 'choose-first', { first: 'side-1' })
  for (const n of [1, 2] as const) {
    const held = Object.values(told.state.pings).filter(({ side }) => side === `side-${n}`)
    by(n, 'lay-pings', { pings: held.map(({ id }) => id) })
  }
  return table
}
type Fought = ReturnType<typeof fought>

/** It stays where it is, nobody is near, and it is about to be seen who acts. */
function stays({ by, phase }: Fought, n: 1 | 2, unit: string): void {
  by(n, 'move', { piece: unit, inches: 0, slowing: 'none', coherent: true, keeps: true, building: '' })
  if (phase() === 'settling') by(n, 'say-near', { pings: [], stealthy: [] })
}

/** Both sides have a Unit and a Ping on the table, and the first side’s Unit has moved in Round 2. */
function facing(of: Partial<CardFace> = {}, crew: Crew = []): Fought {
  const table = fought(of, crew)
  const { by, phase } = table
  const ends = (n: 1 | 2): void => by(n, 'score', { own: [], enemy: [] })
  const nobodyReacts = (n: 1 | 2): void =>
    phase() === 'reacting' ? by(n === 1 ? 2 : 1, 'let-act') : undefined
  for (const n of [1, 2] as const) {
    const [ping, unit] = [`side-${n}.medium-1`, `side-${n}.u1`]
    by(n, 'designate', { units: [], pings: [ping] })
    by(n, 'reveal', { ping, unit })
    stays(table, n, unit)
    nobodyReacts(n)
    by(n, 'pass', { unit })
    ends(n)
  }
  for (const n of [1, 2] as const) {
    by(n, 'designate', { units: [], pings: [`side-${n}.medium-2`] })
    by(n, 'reveal-no-more')
    by(n, 'move-no-more')
    nobodyReacts(n)
    by(n, 'end-taskforce')
    ends(n)
  }
  by(1, 'designate', { units: [A], pings: [] })
  stays(table, 1, A)
  return table
}

/** The first side’s Unit performs an action, and nobody reacts. */
function performing(action: string, table = facing()): Fought {
  table.by(2, 'let-act')
  table.by(1, 'activate', { unit: A })
  table.by(1, 'perform', { action, pay: 'action' })
  return table
}

/** The other side’s Unit reacts, and these are the dice. */
function reacting(active: number, other: number): Fought {
  const table = facing()
  table.by(2, 'react')
  table.by(2, 'answer', { units: [B] })
  table.by(2, 'boost', { units: [] })
  table.by(1, 'boost', { units: [] }, active, other)
  return table
}

const at = { inches: 10, concealed: false, boosted: false, mod: 0 }
const shot = { ...at, at: B, base: '1', seen: true }
const scan = { ...at, at: 'side-2.medium-2', base: null, unseen: false }

function counted({ told }: Fought) {
  const found = account.of(told.events)
  return {
    sides: found.sides,
    /** Expectations of two dice, in throws of 36. */
    of: (what: string) =>
      found.figures
        .filter(({ of }) => of === what)
        .map(({ by, count, tries, expected }) => [by, count, tries, expected && Math.round(expected * 36)]),
    unit: (side: 0 | 1, id = 'u1') => found.sides[side]?.people.find((one) => one.id === id),
  }
}

describe('the account of a battle', () => {
  it('gives whoever serves in a Unit the record of their Unit, and loses nobody with it', () => {
    const crew = [{ id: 'c1', name: 'Pim', picture: null }]
    const table = performing('gun', facing({}, crew))
    table.by(1, 'attack', shot, 6, 6)
    table.by(2, 'accept')
    expect(table.told.state.units[B]?.fate).toBe('destroyed')
    const { unit } = counted(table)
    expect(unit(0, 'u1.c1')).toMatchObject({
      ...{ name: 'Pim (Tank 1)', type: 'crew', fate: 'onTable', serves: true },
      deeds: { hits: 1, destroyed: 1 },
    })
    expect(unit(1, 'u1.c1')).toMatchObject({ fate: 'unitLost', isLost: false, lostTo: null })
    expect(unit(1)).toMatchObject({ fate: 'destroyed', isLost: true })
    expect(unit(1)?.serves).toBeUndefined()
  })

  it('calls two of one name as the table calls them', () => {
    const [first, other] = account.of(fought().told.events).sides
    expect(first?.people.map(({ name }) => name)).toEqual(['Tank 1', 'Tank 2'])
    expect(other?.people.map(({ name }) => name)).toEqual(['Tank 1', 'Tank 2'])
  })

  it('tells Attacks and Countermeasures beside what was to be expected, and who destroyed whom', () => {
    const table = performing('gun')
    table.by(1, 'attack', shot, 1, 1)
    table.by(1, 'attack', shot, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false }, 2)
    table.by(1, 'score', { own: [A], enemy: [] })
    table.by(2, 'end-battle', { won: 'side-1' })
    const { of, sides, unit } = counted(table)
    // Need 7 twice, 21 of 36 each; one check, 24 of 36.
    expect(of('attacks')).toEqual([['kill', 1, 2, 42]])
    expect(of('counters')).toEqual([['cm', 0, 1, 24]])
    expect(of('reactions')).toEqual([])
    expect(of('battles')).toEqual([['by-agreement', 1, null, null]])
    expect(of('points')).toEqual([['2', 1, null, null]])
    expect(of('lost')).toEqual([['medium', 1, 4, null]])
    expect(unit(0)).toMatchObject({ deeds: { hits: 1, destroyed: 1 }, whom: { destroyed: ['Tank 1'] } })
    expect(unit(1)).toMatchObject({ isLost: true, lostTo: { with: 'Gun', by: 'Tank 1' } })
    expect(sides.map(({ result, points }) => [result, points])).toEqual([
      ['won', 1],
      ['lost', 0],
    ])
  })

  it('tells a check that was boosted by its better chance', () => {
    const table = performing('gun')
    table.by(1, 'attack', shot, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: true }, 2, 3)
    // 1 − (2/6)², of 36.
    expect(counted(table).of('counters')).toEqual([['cm', 1, 1, 32]])
    expect(counted(table).unit(1)).toMatchObject({ deeds: { negated: 1 }, isLost: false, lostTo: null })
  })

  it('tells scans by what they were at, and a Ping is nobody yet', () => {
    const table = performing('sensors')
    table.by(1, 'scan', scan, 1, 1)
    table.by(1, 'scan', scan, 6, 6)
    const { of, unit } = counted(table)
    expect(of('scans')).toEqual([['medium', 1, 2, 42]])
    expect(of('attacks')).toEqual([])
    expect(of('revealed')).toEqual([
      ['chosen', 2, null, null],
      ['hit', 1, null, null],
    ])
    expect(of('pings')).toEqual([['medium', 0, 3, null]])
    expect(unit(0)).toMatchObject({ deeds: { scans: 1 }, whom: { scans: ['medium'] } })
  })

  it('tells what a reaction gained: who came first, who hit, and who was destroyed', () => {
    const table = reacting(2, 5)
    table.by(2, 'activate', { unit: B })
    table.by(2, 'perform', { action: 'gun', pay: 'action' })
    table.by(2, 'attack', { ...shot, at: A }, 6, 6)
    table.by(1, 'accept')
    const { of, unit } = counted(table)
    expect(of('first')).toEqual([['plain', 1, 1, null]])
    expect(of('reactions')).toEqual([['reacting', 1, 1, 21]])
    expect(of('gained')).toEqual([
      ['active', 0, 1, null],
      ['reacting', 1, 1, null],
    ])
    expect(unit(1)).toMatchObject({ deeds: { reacted: 1, hits: 1, destroyed: 1 } })
  })

  it('tells of a tie that the reaction did not come first (617)', () =>
    expect(counted(reacting(4, 4)).of('first')).toEqual([['plain', 0, 1, null]]))

  it('tells Pings that were decoys', () => {
    const table = fought({ traits: [plainTrait({ id: 'decoy', name: 'Decoy', sig: 'medium' })] })
    const ping = 'side-1.medium-1'
    table.by(1, 'designate', { units: [], pings: [ping] })
    table.by(1, 'reveal', { ping, unit: null })
    expect(counted(table).of('pings')).toEqual([['medium', 1, 1, null]])
  })

  it('tells whom a battle cost that was played without the program, and in no Round its points', () => {
    const told = atTable(downsyncPlay, battleOf())
    const result = { won: 'side-2', destroyed: [A], points1: 0, points2: 3 }
    const command = { kind: 'record', side: 'side-1', ...result }
    told.says(command, [])
    const found = account.of(told.events)
    expect(found.figures.map(({ of, by, count }) => [of, by, count])).toEqual([
      ['battles', 'points', 1],
      ['lost', 'small', expect.any(Number)],
      ['lost', 'medium', expect.any(Number)],
      ['lost', 'large', expect.any(Number)],
    ])
    expect(found.sides.map(({ points }) => points)).toEqual([0, 3])
    expect(found.sides[0]?.people.find(({ id }) => id === 'u1')).toMatchObject({ isLost: true, lostTo: null })
    // All others have been in it.
    expect(found.sides[1]?.people.every(({ fate }) => fate === 'onTable')).toBe(true)
  })
})
