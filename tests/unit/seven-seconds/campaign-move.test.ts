import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import type { CampaignFacts } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { moveBattle } from '../../../shared/systems/seven-seconds/campaign/move.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { DRAWS, OPPONENT_NUMBERS, OPPONENTS } from '../../../shared/systems/seven-seconds/data/house-rules.ts'
import { STATS } from '../../../shared/systems/seven-seconds/words.ts'
import { tech } from './builders.ts'

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
const PEOPLE = [id(1), id(2), id(3)]
const START = ['333333/222222/111111', '343332/232221/121211', '444411/333311/112211']

/** `campaign('1 a 2 b 4')`: battles by their numbers, purchases by letters, in the order of time. */
function campaign(line: string, rules: Partial<CampaignFacts['rules']> = {}): CampaignFacts {
  const battles: CampaignFacts['battles'][number][] = []
  const purchases: CampaignFacts['purchases'][number][] = []
  for (const word of line.split(' ')) {
    const n = Number.parseInt(word.replace(/^\D+/, ''), 10)
    if (/^\d/.test(word)) {
      const [a, b] = [n % 3, (n + 1) % 3].map((place) => ({
        participant: PEOPLE[place] ?? '',
        role: null,
        roleDie: null,
        victoryPoints: place * 7,
        controlsTable: place === 1,
        lost: {},
      }))
      if (a && b) battles.push({ id: id(100 + n), number: n, sides: [a, b], result: null })
    } else {
      const serial = purchases.length
      const [participant = '', stat = 'armour'] = [PEOPLE[serial % 3], STATS[serial % 6]]
      purchases.push({ id: id(200 + serial), participant, afterNumber: n, rating: 3, stat })
    }
  }
  return {
    rules: { ...rulesFor('medium'), ...rules },
    participants: PEOPLE.map((one, place) => ({
      id: one,
      startingTech: tech(START[place] ?? ''),
      opening: NO_OPENING,
      rival: PEOPLE[(place + 1) % 3] ?? null,
    })),
    battles,
    purchases,
  }
}

/** Battles by the number in their id, purchases as letters from a on, in the order of time. */
function order(facts: CampaignFacts): string {
  const events = [
    ...facts.battles.map((battle) => ({
      at: battle.number,
      then: 0,
      word: String(Number(battle.id.slice(-3)) - 100),
    })),
    ...facts.purchases.map((purchase, serial) => ({
      at: purchase.afterNumber,
      then: 1 + serial,
      word: String.fromCharCode(97 + serial),
    })),
  ]
  return events
    .toSorted((x, y) => x.at - y.at || x.then - y.then)
    .map(({ word }) => word)
    .join(' ')
}

describe('a battle is moved', () => {
  test.each<[string, string, number, number | null, string]>([
    // a and b were bought after the first, c after the second: they stay between the same others.
    ['before the first', '1 p1 p1 2 p2 3', 3, 1, '3 1 a b 2 c'],
    ['to the end', '1 p1 p1 2 p2 3', 1, null, 'a b 2 c 3 1'],
    ['before a later one', '1 p1 2 p2 3 4', 1, 4, 'a 2 b 3 1 4'],
    ['before the one behind it: nowhere', '1 p1 2 p2 3', 1, 2, '1 a 2 b 3'],
    ['before itself: nowhere', '1 p1 2', 2, 2, '1 a 2'],
    ['to the end where it is the last: nowhere', '1 p1 2 p2', 2, null, '1 a 2 b'],
    ['before one that is gone: nowhere', '1 2 3', 1, 9, '1 2 3'],
    ['what is gone: nowhere', '1 2 3', 9, 1, '1 2 3'],
    ['among gaps in the numbers', '2 p2 p4 7 p8 9', 9, 2, '9 2 a b 7 c'],
    ['what was bought before any battle stays before all', 'p0 1 2', 2, 1, 'a 2 1'],
  ])('%s', (_name, line, moved, before, after) => {
    const facts = campaign(line)
    const kept = structuredClone(facts)
    const answer = moveBattle(facts, id(100 + moved), before === null ? null : id(100 + before))
    expect(order(answer)).toBe(after)
    expect(facts).toEqual(kept)
    if (after === order(facts)) expect(answer).toBe(facts)
  })

  test('there and back leaves every figure as it was, under every house rule', () => {
    const event = fc.record({ bought: fc.boolean(), gap: fc.integer({ min: 0, max: 2 }) })
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 2, maxLength: 14 }),
        fc.nat(),
        fc.nat(),
        fc.record({
          opponent: fc.constantFrom(...OPPONENTS),
          opponentNumbers: fc.constantFrom(...OPPONENT_NUMBERS),
          draws: fc.constantFrom(...DRAWS),
        }),
        (events, which, where, rules) => {
          let number = 0
          let highest = 0
          const line = events.map(({ bought, gap }) => {
            highest = number = bought ? Math.max(highest, number + gap) : highest + 1 + gap
            return bought ? `p${number}` : String(number)
          })
          const facts = campaign(line.join(' '), rules)
          const { battles } = facts
          fc.pre(battles.length > 1)
          const at = which % battles.length
          const moved = battles[at]?.id ?? ''
          const target = battles[where % (battles.length + 1)]?.id ?? null
          const back = battles[at + 1]?.id ?? null
          const there = moveBattle(facts, moved, target)
          expect(there.battles).toHaveLength(battles.length)
          expect(new Set(there.battles.map((battle) => battle.number)).size).toBe(battles.length)
          const again = moveBattle(there, moved, back)
          expect(order(again)).toBe(order(facts))
          expect(accountCampaign(again)).toEqual(accountCampaign(facts))
        },
      ),
      { numRuns: 500 },
    )
  })
})
