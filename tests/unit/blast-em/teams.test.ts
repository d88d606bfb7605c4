import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTeam, teamCost } from '../../../shared/systems/blast-em/index.ts'
import { GADGETS, TEAM_TYPES } from '../../../shared/systems/blast-em/words.ts'
import { claimed, team } from './builders.ts'

const ORDER = ['team/type', 'team/hero', 'team/operative', 'team/points', 'team/tagalong', 'team/gadget']
const codes = (of: Parameters<typeof checkTeam>[0]): string =>
  checkTeam(of)
    .map(({ code }) => code)
    .join(' ')

describe('teamCost', () => {
  it.each([
    ['', 0],
    ['hero', 0],
    ['hero tagalong', 0],
    ['hero trooper trooper corpsman heavy', 12],
    ['operative', 12],
    ['hero teacher botBasic sidekick', 12],
    ['hero botEnhanced techie pilot medic', 12],
    ['hero demo wizard', 3],
  ])('%s: %i', (types, cost) => expect(teamCost(team(types))).toBe(cost))

  it('counts own types, and none with a wrong cost', () => {
    expect(teamCost(team('hero crab crab', { own: { crab: { cost: 4 } } }))).toBe(8)
    expect(teamCost(team('hero crab', { own: { crab: { cost: -4 } } }))).toBe(0)
    expect(teamCost(team('hero trooper', { own: { trooper: { cost: 1 } } }))).toBe(3)
    expect(teamCost(team('toString __proto__', { own: {} }))).toBe(0)
  })
})

describe('checkTeam', () => {
  it.each([
    ['E7 the patrol’s team without its Tagalong', 'hero trooper trooper corpsman heavy', ''],
    ['E6 an Operative', 'operative', ''],
    ['a Hero alone', 'hero', ''],
    ['points may stay', 'hero sidekick', ''],
    ['one type four times', 'hero trooper trooper trooper trooper', ''],
    ['nobody', '', 'team/hero'],
    ['no Hero', 'trooper', 'team/hero'],
    ['two Heroes', 'hero hero', 'team/hero'],
    ['Operative and Hero', 'operative hero', 'team/operative'],
    ['Operative and a Tagalong', 'operative tagalong', 'team/tagalong'],
    ['two Operatives', 'operative operative', 'team/operative team/points'],
    ['Operative and Sidekick', 'sidekick operative', 'team/operative team/points'],
    ['13 points', 'hero trooper trooper trooper trooper sidekick', 'team/points'],
    ['a Tagalong', 'hero tagalong', 'team/tagalong'],
    ['a wizard', 'hero wizard', 'team/type'],
    ['an enemy', 'hero guard', 'team/type'],
    ['two wizards', 'wizard wizard', 'team/type team/hero'],
  ])('%s', (_name, types, expected) => expect(codes(team(types))).toBe(expected))

  it.each([
    ['own type', { own: { crab: { cost: 4 } } }, 'hero crab', ''],
    ['free own type', { own: { crab: { cost: 0 } } }, 'hero crab', ''],
    ['own type of half a point', { own: { crab: { cost: 0.5 } } }, 'hero', 'team/type'],
    ['own type below 0', { own: { crab: { cost: -1 } } }, 'hero crab', 'team/type'],
    ['own type called as one of the book', { own: { hero: { cost: 1 } } }, 'hero', 'team/type'],
    ['13 points of own types', { own: { crab: { cost: 13 } } }, 'hero crab', 'team/points'],
    ['a name of every object', { own: {} }, 'hero toString', 'team/type'],
  ])('%s', (_name, over, types, expected) => expect(codes(team(types, over))).toBe(expected))

  it.each([
    ['a gadget at the start', 'hero', 'medpack', false, 'team/gadget'],
    ['a gadget in a sequel', 'hero', 'medpack', true, ''],
    ['a gadget that nobody knows', 'hero', 'jetpack', true, 'team/gadget'],
    ['body armour for a Hero', 'hero', 'bodyArmour', true, ''],
    ['for an Operative', 'operative', 'bodyArmour', true, ''],
  ])('%s', (_name, type, gadget, sequel, expected) =>
    expect(codes({ members: [{ type, gadgets: [claimed(gadget)] }], sequel })).toBe(expected),
  )

  it.each(TEAM_TYPES)('body armour for a %s', (type) => {
    const fits = ['hero', 'trooper', 'heavy', 'demo', 'corpsman', 'operative'].includes(type)
    const members = [{ type, gadgets: ['bodyArmour' as const] }]
    expect(codes({ members, sequel: true }).includes('team/gadget')).toBe(!fits)
  })

  it('every fault at once, in order', () => {
    const members = ['wizard', 'operative', 'hero', 'tagalong', 'teacher'].map((type) => ({
      type,
      gadgets: ['grenade' as const],
    }))
    expect(codes({ members })).toBe('team/type team/operative team/points team/tagalong team/gadget')
  })

  it('says where, how much and what to do', () => {
    expect(checkTeam(team('hero teacher botEnhanced'))).toEqual([
      {
        code: 'team/points',
        message: 'The team costs 13 of 12 points, 1 too many: send somebody home.',
        path: ['members'],
        values: { cost: 13, points: 12, over: 1 },
      },
    ])
    expect(checkTeam(team('hero wizard'))[0]?.path).toEqual(['members', 1, 'type'])
    expect(checkTeam(team('hero', { own: { crab: { cost: 0.5 } } }))[0]?.path).toEqual([
      'own',
      'crab',
      'cost',
    ])
    const armed = { members: [{ type: 'hero' }, { type: 'medic', gadgets: ['grenade' as const] }] }
    expect(checkTeam(armed)[0]?.path).toEqual(['members', 1, 'gadgets', 0])
  })

  it('names each code once, in the order of the rulings, each with a sentence', () =>
    fc.assert(
      fc.property(
        fc.record({
          members: fc.array(
            fc.record({
              type: fc.constantFrom(...TEAM_TYPES, 'wizard', 'crab', '__proto__'),
              gadgets: fc.array(fc.constantFrom(...GADGETS), { maxLength: 2 }),
            }),
            { maxLength: 8 },
          ),
          own: fc.constantFrom({}, { crab: { cost: 5 } }, { crab: { cost: 1.5 } }),
          sequel: fc.boolean(),
        }),
        (of) => {
          const found = checkTeam(of).map(({ code }) => code)
          expect(found).toEqual(ORDER.filter((code) => found.includes(code)))
          expect(found.includes('team/points')).toBe(teamCost(of) > 12)
          for (const { message } of checkTeam(of)) expect(message).toMatch(/^\S.*: .*\.$/)
        },
      ),
    ))
})
