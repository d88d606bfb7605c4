import { expect, it } from 'vitest'
import { servedIn, standingsIn } from '../../renderer/adventures/people.ts'
import type { Logged } from '../../shared/contract/adventures.ts'

/** Service records over the battles of a campaign. */

const person = { fate: 'left', isLost: false, lostTo: null, deeds: { saved: 1 }, whom: {}, joined: false }
let begun = 0
const battle = (people: readonly object[]): Logged =>
  ({
    fight: { id: `${(begun += 1)}`, names: { 'player-1': 'Ada' }, createdAt: '2026-11-28T00:00:00.000Z' },
    account: [
      {
        ...{ side: 'player-1', player: null, called: null, result: 'won', points: null },
        people: people.map((one) => ({ ...person, ...one })),
      },
    ],
  }) as unknown as Logged

it('whoever came along and sets out as one of the team later is one person', () => {
  const found = { id: 'lisbet', name: 'Lisbet', type: 'tagalong', joined: true }
  const nameless = { id: 'found.1', name: '', type: 'tagalong', joined: true }
  const log = [
    battle([found, nameless, { id: 'm1', name: 'Wick', type: 'techie' }]),
    battle([
      { id: 'met-1', name: 'Lisbet', type: 'sidekick' },
      { id: 'met-2', name: '', type: 'sidekick' },
    ]),
  ]
  const told = servedIn(log, ['saved']).map(({ name, type, battles, deeds }) => [name, type, battles, deeds])
  expect(told).toEqual([
    ['Lisbet', 'sidekick', 2, { saved: 2 }],
    ['', 'tagalong', 1, { saved: 1 }],
    ['Wick', 'techie', 1, { saved: 1 }],
    ['', 'sidekick', 1, { saved: 1 }],
  ])
})

it('whoever sets out as something else later is one person', () => {
  const wick = { id: 'm1', name: 'Wick' }
  const told = servedIn(
    [battle([{ ...wick, type: 'techie' }]), battle([{ ...wick, type: 'trooper' }])],
    ['saved'],
  )
  expect(told).toMatchObject([{ name: 'Wick', type: 'trooper', battles: 2, deeds: { saved: 2 } }])
})

it('two who came along in two battles and have no name are two', () => {
  const stray = { id: 'found.1', name: '', type: 'tagalong', joined: true }
  const told = servedIn([battle([{ ...stray, isLost: true }]), battle([stray])], ['saved'])
  expect(told.map(({ isLost, battles }) => [isLost, battles])).toEqual([
    [true, 1],
    [false, 1],
  ])
})

it('whoever has a document of their own is one person, whoever they fought for', () => {
  const wren = { name: 'Wren', type: 'person', own: true }
  const log = [battle([{ ...wren, id: 'kept-1' }]), battle([{ ...wren, id: 'kept-2' }])]
  const other = log[1]?.account?.[0]
  if (other) Object.assign(other, { side: 'side-2' })
  expect(servedIn(log, ['saved']).map(({ name, side, battles }) => [name, side, battles])).toEqual([
    ['Wren', 'side-2', 2],
  ])
})

it('a unit that is lost is one loss with whoever serves in it, of all that set out', () => {
  const squad = { id: 'first', name: 'First Section', type: 'squad' }
  const leader = { id: 'first.leader', name: 'Baptiste', type: 'leader', serves: true }
  const gone = { isLost: true }
  const log = [
    battle([squad, leader, { ...squad, id: 'second', name: 'Second Section' }]),
    battle([
      { ...squad, ...gone },
      { ...leader, ...gone },
    ]),
  ]
  expect(standingsIn(log)).toMatchObject([{ name: 'Ada', battles: 2, lost: 1, of: 3 }])
})
