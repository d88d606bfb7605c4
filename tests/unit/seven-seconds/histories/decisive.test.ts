import { describe, expect, it } from 'vitest'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Moment, Who } from '../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import { decisiveRound } from '../../../../shared/systems/seven-seconds/histories/tell/decisive.ts'

const tactical = (side: Side): Who => ({
  id: `${side}-tactical-1`,
  side,
  type: 'tactical',
  rating: 2,
  name: null,
  trooper: null,
})

/** `a>b` is a trooper of b destroyed by a; `a+` an Objective that nobody held, `a+b` one that b held. */
function moment(told: string): Moment {
  const [by, sign, other] = told
  const side: Side = by === 'a' ? 'a' : 'b'
  const from = other === 'a' || other === 'b' ? other : null
  if (sign === '+') return { kind: 'taken', event: 1, objective: 'alpha', side, from }
  return {
    kind: 'kill',
    event: 1,
    victims: [tactical(from ?? side)],
    by: tactical(side),
    self: false,
    cause: 'gauss',
    chance: null,
    first: false,
    tally: 1,
  }
}

describe('the round that gained the winner most', () => {
  it.each<[string, Side | null, string[], number | null]>([
    ['two troopers', 'a', ['a>b', 'a>b a>b'], 2],
    ['not those of the side that lost', 'a', ['b>a b>a b>a', 'a>b a>b'], 2],
    ['nothing without a winner', null, ['a>b a>b', ''], null],
    ['less what the other side gained', 'a', ['a>b a>b b>a b>a', 'a>b a+b'], 2],
    ['no shots at their own', 'b', ['a>a a>a a>a', 'b>a'], null],
    ['a trooper and an Objective of the enemy', 'b', ['b>a b+a', 'b>a'], 1],
    ['a trooper and an Objective of nobody is too little', 'b', ['b>a b+', ''], null],
    ['five Objectives of nobody are too little', 'a', ['a+ a+ a+ a+ a+', ''], null],
    ['none of two alike', 'a', ['a>b a>b', 'a>b a>b'], null],
    ['nothing of a battle of one round', 'a', ['a>b a>b a>b'], null],
  ])('%s', (_, winner, told, expected) => {
    const rounds = told.map((all, index) => ({
      round: index + 1,
      event: index,
      moments: all.split(' ').filter(Boolean).map(moment),
      shown: { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } },
    }))
    expect(decisiveRound(rounds, winner)).toBe(expected)
  })
})
