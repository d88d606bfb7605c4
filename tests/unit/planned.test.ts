import { describe, expect, it } from 'vitest'
import { enterNext, plannedFor, whoFights } from '../../renderer/systems/seven-seconds/campaign/planned.ts'

const all = ['ada', 'ben', 'cleo']

describe('a planned battle', () => {
  it.each([
    ['is between its two sides', ['cleo', 'ada'], ['cleo', 'ada']],
    ['takes the first other faction for an open second side', ['ada', null], ['ada', 'ben']],
    ['takes the first other faction for an open first side', [null, 'ada'], ['ben', 'ada']],
    ['is of the first two where all is open', [null, null], ['ada', 'ben']],
  ] as const)('%s', (_name, sides, expected) => {
    expect(whoFights(all, { sides: [...sides] })).toEqual(expected)
  })

  it.each([
    ['of these two', [['ada', 'ben']], ['ada', 'ben'], 0],
    ['whoever is its first side', [['ben', 'ada']], ['ada', 'ben'], 0],
    ['with a side that is open still', [['ada', null]], ['ada', 'ben'], 0],
    [
      'settled rather than open, though later',
      [
        ['ada', null],
        ['ada', 'ben'],
      ],
      ['ada', 'ben'],
      1,
    ],
    ['not of somebody else', [['ada', 'cleo']], ['ada', 'ben'], undefined],
    ['not where nobody is settled', [[null, null]], ['ada', 'ben'], undefined],
    ['not of a battle without a campaign', [['ada', 'ben']], [null, null], undefined],
  ] as const)('is found by who fought: %s', (_name, sides, fought, at) => {
    const fixtures = sides.map(([a, b]) => ({ sides: [a, b] as [string | null, string | null] }))
    expect(plannedFor(fixtures, fought)).toBe(at === undefined ? undefined : fixtures[at])
  })

  it('is the one that is entered next', () => {
    const fixture = { id: 'f', sides: [null, null] as [null, null], fightsOn: null, place: '', note: '' }
    const at = (fixtures: (typeof fixture)[]) => enterNext({ id: 'c', fixtures })
    expect(at([fixture])).toEqual({ name: 'enter-battle', params: { campaign: 'c', fixture: 'f' } })
    expect(at([])).toEqual({ name: 'enter-battle', params: { campaign: 'c', fixture: '' } })
  })
})
