import { describe, expect, it } from 'vitest'
import { unitProfile } from '../../../shared/systems/seven-seconds/index.ts'
import { RATINGS, TROOPERS, type Rating, type UnitType } from '../../../shared/systems/seven-seconds/words.ts'
import { tech } from './builders.ts'

const NEW_TOKYO = tech('553515/342414/231213')
const PUC = tech('445443/334332/223221')

/** Sensors, Stealth, Armour, CM, Nuclear, Robotics; `-` for none. */
function stats(unit: UnitType, rating: Rating, of = NEW_TOKYO): string {
  const { sensors, stealth, armour, countermeasures, nuclear, robotics } = unitProfile(unit, rating, of)
  return [sensors, stealth, armour, countermeasures, nuclear, robotics].map((value) => value ?? '-').join('')
}

function abilities(unit: UnitType): string {
  const profile = unitProfile(unit, 2, NEW_TOKYO)
  const flags = (['missiles', 'flamer', 'jump', 'targets', 'explodes', 'jams', 'repairs'] as const).filter(
    (flag) => profile[flag],
  )
  return [profile.rifle, ...flags, profile.commands && `commands ${profile.commands}`]
    .filter(Boolean)
    .join(' ')
}

describe('unitProfile', () => {
  it.each([
    ['par', 'tactical', 3, '23121-'],
    ['keeps Nuclear without missiles, R3', 'commander', 3, '23121-'],
    ['E2 Armour +1', 'assault', 3, '23221-'],
    ['Sensors and Stealth +1', 'scout', 3, '34121-'],
    ['Countermeasures +1', 'engineer', 3, '23131-'],
    ['par', 'tactical', 1, '55351-'],
    ['no +1 above 5, R3', 'scout', 1, '55351-'],
    ['no +1 above 5, R3', 'engineer', 1, '55351-'],
    ['par', 'assault', 1, '55451-'],
    ['Robotics in place of other stats, R3', 'basic', 2, '-4-4-4'],
    ['blast of Robotics, R3', 'kamikaze', 2, '-4-444'],
    ['par', 'haywire', 2, '-4-4-4'],
    ['Sensor Pool of Robotics, R3', 'recce', 2, '44-4-4'],
  ] as const)('%s: %s of rating %i has %s', (_why, unit, rating, expected) =>
    expect(stats(unit, rating)).toBe(expected),
  )

  it('E2 an assault trooper never has Armour above 5', () => {
    expect(RATINGS.map((rating) => unitProfile('assault', rating, PUC).armour)).toEqual([5, 5, 4])
  })

  it.each([
    ['tactical', 'gauss missiles flamer targets'],
    ['commander', 'gauss flamer targets commands all'],
    ['assault', 'plasma missiles flamer targets'],
    ['scout', 'gauss missiles flamer jump targets'],
    ['engineer', 'gauss missiles flamer targets repairs commands drones'],
    ['basic', 'jump'],
    ['kamikaze', 'jump explodes'],
    ['haywire', 'jump jams'],
    ['recce', 'jump targets'],
  ] as const)('%s: %s', (unit, expected) => expect(abilities(unit)).toBe(expected))

  it('says which unit and rating it is of, and has the fields of the contract', () => {
    expect(unitProfile('commander', 1, PUC)).toEqual({
      unit: 'commander',
      rating: 1,
      sensors: 4,
      stealth: 4,
      armour: 5,
      countermeasures: 4,
      nuclear: 4,
      robotics: null,
      rifle: 'gauss',
      missiles: false,
      flamer: true,
      jump: false,
      targets: true,
      explodes: false,
      jams: false,
      repairs: false,
      commands: 'all',
    })
    expect(Object.keys(unitProfile('basic', 1, PUC)).sort()).toEqual(
      Object.keys(unitProfile('scout', 1, PUC)).sort(),
    )
  })

  it('accepts a draft whose ratings are out of order', () => {
    for (const unit of TROOPERS)
      expect(unitProfile(unit, 3, tech('111111/111111/222222')).sensors).toBeGreaterThan(1)
  })
})
