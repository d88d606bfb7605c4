import { describe, expect, test } from 'vitest'
import { checkParticipants } from '../../../shared/systems/seven-seconds/campaign/opening.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { ARCHETYPES } from '../../../shared/systems/seven-seconds/data/archetypes.ts'
import type { Tech } from '../../../shared/systems/seven-seconds/words.ts'

const lowered: Tech = { ...ARCHETYPES.even, 1: { ...ARCHETYPES.even[1], armour: 1 } }
const opening = (points: number, streak: number, techPoints = 0) => ({
  campaignPoints: points,
  streak,
  techPoints,
})

/** What is wrong with the second of three, by code and place, in a short campaign: 6 points or 4 wins win. */
describe('how somebody takes part', () => {
  test.each<[string, Partial<Parameters<typeof checkParticipants>[1][number]>, string[]]>([
    ['brings nothing', {}, []],
    ['stands just below both goals', { opening: opening(5, 3, 999) }, []],
    ['has the points', { opening: opening(6, 0) }, ['campaign/won-already opening.campaignPoints']],
    ['has the streak', { opening: opening(0, 4) }, ['campaign/won-already opening.streak']],
    [
      'has both: the points are told',
      { opening: opening(9, 9) },
      ['campaign/won-already opening.campaignPoints'],
    ],
    ['has another one as rival', { rival: 2 }, []],
    ['has itself as rival', { rival: 1 }, ['campaign/no-such-rival rival']],
    ['has nobody there as rival', { rival: 3 }, ['campaign/no-such-rival rival']],
    ['has raised numbers', { tech: ARCHETYPES.watchers }, []],
    ['has a rating above the next', { tech: lowered }, ['tech/above-higher-rating tech.2.armour']],
    [
      'is wrong twice',
      { opening: opening(6, 0), tech: lowered },
      ['campaign/won-already opening.campaignPoints', 'tech/above-higher-rating tech.2.armour'],
    ],
  ])('%s', (_name, some, expected) => {
    const one = { opening: NO_OPENING, tech: null, rival: null }
    const found = checkParticipants(rulesFor('short'), [one, { ...one, ...some }, one])
    expect(found.map(({ code, path }) => `${code} ${path.slice(2).join('.')}`)).toEqual(expected)
    expect(found.every(({ path }) => path[0] === 'participants' && path[1] === 1)).toBe(true)
  })
})
