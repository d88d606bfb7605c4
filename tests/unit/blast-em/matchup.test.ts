import { describe, expect, test } from 'vitest'
import { oddsBook } from '../../../renderer/systems/blast-em/odds/book.ts'
import { one } from '../../../shared/battle/field.ts'
import { WEARING_NOTHING } from '../../../shared/systems/blast-em/gadgets.ts'
import { DEFAULT_RULES } from '../../../shared/systems/blast-em/house-rules.ts'
import { matchupOdds, type Matchup, type MatchupOdds } from '../../../shared/systems/blast-em/matchup.ts'
import { badGuy, ofTeam, rulesWith } from './builders.ts'

const CLOSE = 12
const bare = (model: Matchup['attacker']['model']): Matchup['attacker'] => ({
  model,
  wearing: WEARING_NOTHING,
})
const TROOPERS: Matchup = {
  attacker: bare(ofTeam('trooper')),
  target: bare(badGuy('trooper')),
  way: 'standard',
  movement: 'stand',
  shots: 1,
  cover: 'none',
  intervening: 0,
  attacks: 1,
  wounds: 2,
  forceField: false,
  toGround: false,
}
const odds = (over: Partial<Matchup>, rules = DEFAULT_RULES): MatchupOdds => {
  const found = matchupOdds({ ...TROOPERS, ...over }, rules)
  if ('bar' in found) throw new Error(found.bar)
  return found
}
const teacher = bare(ofTeam('teacher'))
const securityBot = bare(badGuy('securityBot'))

describe('one against another', () => {
  test.each([
    ['a Trooper’s shot at a Trooper', {}, 9 / 16],
    ['behind hard cover', { cover: 'hard' }, 21 / 64],
    ['a Snapshot heeds cover alone', { way: 'snapshot', movement: 'move', shots: 2, intervening: 3 }, 9 / 16],
    ['HTH is with the listed AV, and heeds nothing', { way: 'hth', cover: 'hard', shots: 2 }, 7 / 16],
    [
      'body armour on a Trooper of the team',
      { target: { model: ofTeam('trooper'), wearing: { ...WEARING_NOTHING, bodyArmour: true } } },
      7 / 16,
    ],
  ] as const)('%s', (_name, over, hit) => expect(odds(over).hit).toBeCloseTo(hit, CLOSE))

  test('E4 two troopers at one Security ’Bot', () => {
    const { ends } = odds({ target: securityBot, attacks: 2 })
    expect(ends?.up).toBeCloseTo(135 / 256, CLOSE)
    expect(ends?.mostlyDead).toBeCloseTo(121 / 256, CLOSE)
  })

  test('every part of a sum is told, and adds up', () => {
    const wearing = { ...WEARING_NOTHING, upgrades: ['accurate'] as const, drugged: true }
    const { attack, defence, isRanged } = odds({
      attacker: { ...TROOPERS.attacker, wearing },
      movement: 'run',
      shots: 2,
      cover: 'light',
      intervening: 1,
    })
    expect(isRanged).toBe(true)
    expect(attack).toMatchObject({ value: 5, die: 10, total: 5 + 1 - 1 - 1 - 1 - 1 })
    expect(attack.reasons.map(({ code, add }) => `${code} ${add}`)).toEqual([
      'accurate 1',
      'combatDrugs 2',
      'run -1',
      'shots -1',
      'cover -1',
      'intervening -1',
    ])
    expect(defence).toMatchObject({ value: 4, die: 8, reasons: [], total: 4 })
  })

  test('a weapon that stuns does no wounds, and a Teacher spares', () => {
    expect(odds({ attacker: securityBot, way: 'stun' })).toMatchObject({ wounds: null, ends: null })
    expect(odds({ attacker: teacher, way: 'hth' }).spares).toBe(true)
  })

  test.each([
    ['a Heavy has no standard weapon', { attacker: bare(ofTeam('heavy')) }, 'unarmed'],
    ['nor a Snapshot', { attacker: bare(ofTeam('heavy')), way: 'snapshot' }, 'unarmed'],
    ['who ran takes no Snapshot', { way: 'snapshot', movement: 'run' }, 'ran'],
    [
      'ordinary people who run do nothing else',
      { attacker: bare(badGuy('personnel')), way: 'hth', movement: 'run' },
      'outOfBreath',
    ],
    ['whoever is to ground is not hit by a shot', { toGround: true }, 'toGround'],
  ] as const)('%s', (_name, over, bar) =>
    expect(matchupOdds({ ...TROOPERS, ...over }, DEFAULT_RULES)).toEqual({ bar }),
  )

  test('to ground, a blast and a blow still reach', () => {
    const demo = bare(ofTeam('demo'))
    expect(odds({ attacker: demo, way: 'grenade', toGround: true }).hit).toBeGreaterThan(0)
    expect(odds({ way: 'hth', toGround: true }).hit).toBeGreaterThan(0)
  })

  test('house rules count', () => {
    const heavy = bare(ofTeam('heavy'))
    expect(odds({ attacker: heavy }, rulesWith({ heavySidearm: true })).hit).toBeCloseTo(21 / 64, CLOSE)
    expect(odds({}, rulesWith({ damage: 'variable' })).wounds?.[2]).toBeCloseTo(9 / 96, CLOSE)
  })
})

test('who has won one grenade throws one, whatever is asked (line 226)', () => {
  const odds = oddsBook.of([])
  const rook = { team: 'late-shift-again', member: 'm3', enemy: 'badGuy:guard', way: 'grenade' }
  const asked = (shots: string) => odds.answer({ ...rook, shots }).chances
  expect(asked('2')).toEqual(asked('1'))
  expect(odds.fields(rook).shots).toEqual(one(['1']))
})
