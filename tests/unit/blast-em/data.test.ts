import { describe, expect, it } from 'vitest'
import { AUTOMATIC_CHART, BAD_GUY_CHART } from '../../../shared/systems/blast-em/data/bad-guys.ts'
import * as gadgets from '../../../shared/systems/blast-em/data/gadgets.ts'
import * as healing from '../../../shared/systems/blast-em/data/healing.ts'
import * as missions from '../../../shared/systems/blast-em/data/missions.ts'
import * as people from '../../../shared/systems/blast-em/data/people.ts'
import * as shooting from '../../../shared/systems/blast-em/data/shooting.ts'
import { HEROES, TEAM_CHART, TEAM_POINTS } from '../../../shared/systems/blast-em/data/team-chart.ts'
import { OWN_FINDS, OWN_TOKENS } from '../../../shared/systems/blast-em/data/tokens.ts'
import {
  BAD_GUYS,
  BYSTANDERS,
  DICE,
  GADGETS,
  MISSION_KINDS,
  TEAM_TYPES,
} from '../../../shared/systems/blast-em/words.ts'

/** The book's tables typed a second time, in its own columns. */

describe('Team Chart, lines 173–188', () => {
  it.each([
    // Type, Cost (free is 0), AV, DV, CD, Wnd, MV
    ['hero', 0, 4, 5, 8, 4, 8],
    ['trooper', 3, 4, 4, 8, 3, 8],
    ['heavy', 3, 3, 4, 8, 3, 8],
    ['demo', 3, 3, 4, 8, 3, 8],
    ['corpsman', 3, 3, 4, 8, 3, 8],
    ['techie', 2, 2, 3, 6, 2, 8],
    ['teacher', 7, 4, 6, 8, 3, 8],
    ['tagalong', 0, 2, 3, 6, 2, 6],
    ['pilot', 2, 2, 3, 6, 2, 8],
    ['medic', 2, 2, 3, 6, 2, 8],
    ['sidekick', 1, 3, 3, 6, 2, 6],
    ['botBasic', 4, 2, 5, 6, 2, 6],
    ['botEnhanced', 6, 2, 5, 6, 3, 6],
    ['operative', 12, 5, 6, 10, 4, 10],
  ] as const)('%s', (type, ...cells) => {
    const { cost, av, dv, cd, wounds, mv } = TEAM_CHART[type]
    expect([cost, av, dv, cd, wounds, mv]).toEqual(cells)
  })

  it.each([
    // Special: AV and die of their own, what for, radius and wounds of a blast (lines 175–177, 206)
    ['trooper', 5, 8, 'standard', null],
    ['heavy', 5, 8, 'heavy', { inches: 3, wounds: 1 }],
    ['demo', 5, 8, 'grenade', { inches: 3, wounds: 1 }],
  ] as const)('%s has a ranged value', (type, av, cd, weapon, blast) =>
    expect(TEAM_CHART[type].ranged).toEqual({ av, cd, weapon, blast }),
  )

  it.each([
    // Special: skill AV and die, medical, technical (lines 178–188)
    ['corpsman', 4, 8, true, false],
    ['techie', 5, 8, false, true],
    ['teacher', 3, 12, true, true],
    ['medic', 5, 8, true, false],
    ['sidekick', 3, 6, true, true],
    ['botBasic', 4, 8, true, true],
    ['botEnhanced', 5, 10, true, true],
    ['operative', 5, 8, true, true],
  ] as const)('%s has a skill', (type, av, cd, medical, technical) =>
    expect(TEAM_CHART[type].skill).toEqual({ av, cd, medical, technical }),
  )

  it('gives nobody else a ranged value, a skill or many HTH attacks (line 75)', () => {
    const having = (what: 'ranged' | 'skill'): string[] => TEAM_TYPES.filter((type) => TEAM_CHART[type][what])
    expect(having('ranged')).toEqual(['trooper', 'heavy', 'demo'])
    expect(having('skill')).toHaveLength(8)
    const each = TEAM_TYPES.filter((type) => TEAM_CHART[type].hth === 'each')
    expect(each).toEqual(['hero', 'teacher', 'operative'])
  })

  it.each([
    // what it is, who has it (lines 230, 206, 55, 206, 210, 167, 35, 49)
    ['armour', ['hero', 'trooper', 'heavy', 'demo', 'corpsman', 'operative']],
    ['underFire', ['corpsman']],
    ['spares', ['teacher']],
    ['demoPacs', ['demo']],
    ['pilot', ['pilot']],
    ['ordinary', ['tagalong']],
    ['bot', ['botBasic', 'botEnhanced']],
    ['plot', ['hero', 'operative']],
  ] as const)('%s: %s', (trait, types) =>
    expect(TEAM_TYPES.filter((type) => TEAM_CHART[type].traits.includes(trait))).toEqual(types),
  )

  it('everybody but the Heavy has a standard weapon (lines 115, 333)', () =>
    expect(TEAM_TYPES.filter((type) => !TEAM_CHART[type].traits.includes('sidearm'))).toEqual(['heavy']))
  it('one Hero and 12 points (line 190)', () => expect([HEROES, TEAM_POINTS]).toEqual([1, 12]))
  it('fourteen types', () => expect(Object.keys(TEAM_CHART)).toEqual([...TEAM_TYPES]))
})

describe('Bad Guys, lines 244–252', () => {
  it.each([
    // Type, AV, DV, CD, Wnd, MV
    ['personnel', 2, 2, 6, 1, 8],
    ['guard', 3, 3, 8, 1, 8],
    ['trooper', 4, 4, 8, 2, 8],
    ['heavy', 4, 4, 8, 2, 8],
    ['assault', 5, 5, 8, 3, 8],
    ['securityBot', 2, 4, 6, 2, 6],
    ['combatBot', 3, 5, 8, 3, 6],
    ['assaultBot', 4, 6, 10, 4, 6],
  ] as const)('%s', (type, ...cells) => {
    const { av, dv, cd, wounds, mv } = BAD_GUY_CHART[type]
    expect([av, dv, cd, wounds, mv]).toEqual(cells)
  })

  it.each([
    ['heavy', 4, 8, 2, 2],
    ['assaultBot', 5, 8, 3, 2],
  ] as const)('%s blasts (lines 248, 252)', (type, av, cd, inches, wounds) =>
    expect(BAD_GUY_CHART[type].ranged).toEqual({ av, cd, weapon: 'heavy', blast: { inches, wounds } }),
  )

  it('specials of the others', () => {
    expect(BAD_GUYS.filter((type) => BAD_GUY_CHART[type].ranged)).toEqual(['heavy', 'assaultBot'])
    expect(BAD_GUYS.map((type) => [type, ...BAD_GUY_CHART[type].traits].join(' '))).toEqual([
      'personnel sidearm ordinary backUp',
      'guard sidearm',
      'trooper sidearm',
      'heavy',
      'assault sidearm',
      'securityBot sidearm bot stunners',
      'combatBot sidearm bot',
      'assaultBot sidearm bot',
    ])
  })

  it('the gun platform of our own', () =>
    expect(AUTOMATIC_CHART.gun).toMatchObject({ av: 3, dv: 4, cd: 8, wounds: 2, mv: 0 }))
})

describe('Ordinary people, lines 151–167', () => {
  it.each([
    // AV, DV, CD, Wnd, MV
    ['adult', 2, 2, 6, 1, 6],
    ['child', 1, 1, 6, 1, 4],
    ['elder', 1, 1, 6, 1, 4],
    ['baby', 0, 0, 6, 1, 0],
  ] as const)('%s', (type, ...cells) => {
    const { av, dv, cd, wounds, mv } = people.BYSTANDER_CHART[type]
    expect([av, dv, cd, wounds, mv]).toEqual(cells)
  })
  it('knows four of them', () => expect(Object.keys(people.BYSTANDER_CHART)).toEqual([...BYSTANDERS]))
  it('movement as the list has it (lines 127–133)', () =>
    expect(people.MOVEMENT_LIST).toEqual({ standard: 8, hero: 10, operative: 10, bot: 6, tagalong: 6 }))
  it('adventurers have more (lines 196, 202)', () =>
    expect([people.ADVENTURER_DV, people.ADVENTURER_WOUNDS, people.RUN_TIMES]).toEqual([3, 2, 2]))
})

describe('Shooting, lines 73–121 and 351–355', () => {
  it('penalties', () => {
    expect([shooting.RUN_PENALTY, shooting.INTERVENING_PENALTY, shooting.MOST_SHOTS]).toEqual([-1, -1, 2])
    expect(shooting.TWO_SHOTS_PENALTY).toEqual({ stand: 0, move: -1, run: -1 })
    expect(shooting.COVER_PENALTY).toEqual({ none: 0, light: -1, hard: -2 })
    expect([shooting.INTERVENING_INCHES, shooting.COVER_INCHES]).toEqual([1, { line: 0.5, target: 2 }])
    expect([shooting.GRENADE_INCHES, shooting.BLAST_INCHES]).toEqual([16, 3])
    expect(shooting.EXPLOSION).toEqual({ av: 5, cd: 8, inches: 3 })
  })

  it.each([
    ['fixed', 'standard', '111111'],
    ['fixed', 'heavy', '222222'],
    ['fixed', 'radius', '111111'],
    ['variable', 'standard', '111112'],
    ['variable', 'heavy', '222333'],
    ['variable', 'radius', '111111'],
  ] as const)('%s damage, %s', (damage, weapon, faces) =>
    expect(shooting.WOUND_FACES[damage][weapon].join('')).toBe(faces),
  )

  it('weapon types and targeting', () => {
    expect(shooting.WEAPON_TYPES).toEqual(['impact', 'energy', 'effect'])
    expect(shooting.TARGETING).toEqual({
      standard: 'lineOfSight',
      heavy: 'lineOfSight',
      radius: 'blastRadius',
      grenade: 'blastRadius',
      stun: 'lineOfSight',
      gas: 'blastRadius',
      hth: null,
    })
  })
})

describe('Gadgets and healing, lines 216–270', () => {
  it.each([
    ['passkey', 1, 222],
    ['medpack', 1, 224],
    ['grenade', 1, 226],
    ['weaponUpgrade', null, 228],
    ['bodyArmour', null, 230],
    ['combatDrugs', 1, 232],
    ['forceField', null, 234],
  ] as const)('%s', (gadget, uses, line) => expect(gadgets.GADGET_TABLE[gadget]).toEqual({ uses, line }))

  it('figures', () => {
    expect(Object.keys(gadgets.GADGET_TABLE)).toEqual([...GADGETS])
    expect(gadgets.NEXT_DIE).toEqual({ 4: 6, 6: 8, 8: 10, 10: 12, 12: 12 })
    expect([gadgets.DRUG_TURNS, gadgets.MEDPACK_WOUNDS, gadgets.FIELD_WOUNDS, gadgets.CLOSE_UPGRADE]).toEqual(
      [3, 1, 1, 1],
    )
    expect(gadgets.UPGRADE_HELPS).toEqual({ accurate: 'shots', rapid: 'secondShot', close: 'hth' })
    expect([
      healing.DYING_SIDES,
      healing.DYING_DIE_SIDES,
      healing.TREAT_INCHES,
      healing.MOSTLY_DEAD_AT,
    ]).toEqual([4, 4, 1, 0])
    expect(healing.CARD_VALUES.rank.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13')
    expect(healing.CARD_VALUES.ten.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 10 10 10')
  })
})

describe('Missions, lines 41–47, 291–325', () => {
  it.each([
    ['escape', 41, 'leave', true],
    ['infiltration', 42, 'learn', true],
    ['rescue', 43, 'bringOut', true],
    ['recovery', 44, 'fetch', true],
    ['strike', 45, 'destroy', false],
    ['boarding', 46, 'secure', false],
    ['invasion', 47, 'beatWaves', false],
    ['firefight', 5, 'own', false],
  ] as const)('%s', (kind, line, objective, exit) =>
    expect(missions.MISSION_TABLE[kind]).toEqual({ line, objective, exit }),
  )

  it('steps and figures', () => {
    expect(Object.keys(missions.MISSION_TABLE)).toEqual([...MISSION_KINDS])
    expect([missions.SET_UP_STEPS.length, missions.TURN_STEPS.length, missions.COMBAT_PHASES.length]).toEqual(
      [5, 6, 3],
    )
    expect([missions.PATROL_INCHES, missions.LEAST_TOKENS]).toEqual([6, 4])
  })

  it('Hazard Tokens of our own: a d6, and a die for finds', () => {
    expect(OWN_TOKENS.map(({ kind }) => kind).join(' ')).toBe(
      'nothing nothing enemies enemies automatic find',
    )
    expect(DICE).toContain(OWN_FINDS.length)
  })
})
