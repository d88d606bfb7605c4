import { describe, expect, it } from 'vitest'
import { profile } from '../../../shared/systems/blast-em/index.ts'
import { has, inchesOf, modelOf, whoOf } from '../../../shared/systems/blast-em/profiles.ts'
import { BAD_GUYS, TEAM_TYPES } from '../../../shared/systems/blast-em/words.ts'
import { badGuy, claimed, ofTeam, rulesWith } from './builders.ts'

describe('profile', () => {
  it('of the team’s Trooper, whole', () =>
    expect(profile('team', 'trooper')).toEqual({
      ...{ av: 4, dv: 4, cd: 8, wounds: 3, mv: 8, cost: 3, hth: 'one', skill: null },
      ranged: { av: 5, cd: 8, weapon: 'standard', blast: null },
    }))

  it('of the bad guys’ Heavy, whole', () =>
    expect(profile('badGuys', 'heavy')).toEqual({
      ...{ av: 4, dv: 4, cd: 8, wounds: 2, mv: 8, cost: null, hth: 'one', skill: null },
      ranged: { av: 4, cd: 8, weapon: 'heavy', blast: { inches: 2, wounds: 2 } },
    }))

  it('of a Corpsman, whole', () =>
    expect(profile('team', 'corpsman')).toEqual({
      ...{ av: 3, dv: 4, cd: 8, wounds: 3, mv: 8, cost: 3, hth: 'one', ranged: null },
      skill: { av: 4, cd: 8, medical: true, technical: false },
    }))

  it.each(BAD_GUYS)('%s costs nothing that could be told', (type) =>
    expect(profile('badGuys', type)).toMatchObject({ cost: null, hth: 'one', skill: null }),
  )

  // E6
  it('an Operative takes 12 points', () => expect(profile('team', 'operative').cost).toBe(12))
  it('Hero and Tagalong are free', () =>
    expect([profile('team', 'hero').cost, profile('team', 'tagalong').cost]).toEqual([0, 0]))

  it.each([
    ['hero', { heroMv: 10 }, { mv: 10 }],
    ['heavy', { heavyMv: 6 }, { mv: 6 }],
    ['teacher', { teacherWounds: 4 }, { wounds: 4 }],
    ['operative', { heroMv: 8 }, { mv: 10 }],
  ] as const)('%s by the house rule %o', (type, house, changed) =>
    expect(profile('team', type, house)).toEqual({ ...profile('team', type), ...changed }),
  )

  it('house rules leave the bad guys’ Heavy alone', () =>
    expect(profile('badGuys', 'heavy', { heavyMv: 6 }).mv).toBe(8))

  it.each([
    ['team', 'guard'],
    ['badGuys', 'hero'],
    ['team', 'wizard'],
    ['team', 'toString'],
    ['nobody', 'hero'],
  ])('%s has no %s', (side, type) => expect(() => profile(claimed(side), claimed(type))).toThrow(RangeError))

  it.each([{ heroMv: 9 }, { medical: 'guess' }, { court: 'eleven' }, { teacherWounds: null }])(
    'knows no house rule %o',
    (house) => expect(() => profile('team', 'techie', claimed(house))).toThrow(RangeError),
  )
})

describe('modelOf', () => {
  it.each(TEAM_TYPES)('%s among the bad guys has no cost and no plot (line 242)', (type) => {
    const there = modelOf({ kind: 'team', type }, rulesWith(), 'badGuys')
    expect(there).toMatchObject({ av: ofTeam(type).av, dv: ofTeam(type).dv, cost: null })
    // A Tagalong who runs does nothing else there either (line 167).
    expect([has(there, 'plot'), has(there, 'ordinary')]).toEqual([false, type === 'tagalong'])
  })

  it('a type of the group’s own is as ordinary among the bad guys as it was written (line 167)', () => {
    const model = modelOf({ kind: 'team', type: 'tagalong' }, rulesWith())
    const own = { kind: 'own' as const, type: 'clerk', model: { ...model, cost: 2 } }
    expect(modelOf(own, rulesWith(), 'badGuys')).toEqual({ ...model, cost: null })
  })
  it('bystanders are ordinary, and slower with age by the house rule', () => {
    const elder = { kind: 'bystander', type: 'elder' } as const
    expect(modelOf(elder, rulesWith())).toMatchObject({ av: 1, mv: 4, traits: ['sidearm', 'ordinary'] })
    expect(modelOf(elder, rulesWith({ bystanderMv: 'asAdults' })).mv).toBe(6)
  })

  it('looks own types up', () => {
    const model = badGuy('guard')
    expect(whoOf({ kind: 'own', type: 'crab' }, { crab: model })).toEqual({
      kind: 'own',
      type: 'crab',
      model,
    })
    expect(whoOf({ kind: 'own', type: 'toString' }, {})).toBeNull()
    expect(modelOf({ kind: 'own', type: 'crab', model }, rulesWith())).toBe(model)
  })

  it.each([
    ['move', 8],
    ['run', 16],
    ['drag', 4],
  ] as const)('a Trooper can %s %i inches', (how, inches) =>
    expect(inchesOf(ofTeam('trooper'), how)).toBe(inches),
  )
})
