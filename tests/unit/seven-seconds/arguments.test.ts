import { describe, expect, it } from 'vitest'
import * as rules from '../../../shared/systems/seven-seconds/index.ts'
import { claimed, drone, sighting, tech, trooper } from './builders.ts'

const good = tech('444444/333333/222222')
const suit = { armour: 3, damaged: false }
const shot = { weapon: 'gauss', counters: 3, ...sighting() } as const
const missile = { counters: 3, targetCover: 'none', interceptors: [] } as const
const step = { rating: 3, stat: 'armour', own: good, opponent: null } as const

/** Wrong arguments are our own mistakes: each call throws a RangeError that names the argument. */
describe('wrong arguments', () => {
  it.each<[string, () => unknown, string]>([
    ['an unknown unit', () => rules.unitProfile(claimed('tank'), 1, good), 'unit'],
    ['an inherited word', () => rules.unitProfile(claimed('toString'), 1, good), 'unit'],
    ['a rating of 4', () => rules.unitProfile('scout', claimed(4), good), 'rating'],
    ['a rating as text', () => rules.unitProfile('scout', claimed('1'), good), 'rating'],
    ['no tech', () => rules.unitProfile('scout', 1, claimed(null)), 'tech'],
    ['tech of one rating', () => rules.unitProfile('scout', 1, claimed({ 1: good[1] })), 'tech'],
    ['tech with a 6', () => rules.unitProfile('scout', 1, tech('444446/333333/222222')), 'tech'],
    ['a negative range', () => rules.targetingPrice(sighting({ range: -1 })), 'range'],
    ['a range that is no number', () => rules.targetingPrice(sighting({ range: NaN })), 'range'],
    ['an endless range', () => rules.targetingPrice(sighting({ range: Infinity })), 'range'],
    ['a range as text', () => rules.targetingPrice(sighting({ range: claimed('8') })), 'range'],
    [
      'an unknown cover',
      () => rules.targetingPrice(sighting({ targetCover: claimed('soft') })),
      'targetCover',
    ],
    ['an unknown terrain', () => rules.targetingPrice(sighting({ intervening: claimed('') })), 'intervening'],
    [
      'no word about the arc',
      () => rules.targetingPrice(sighting({ outOfArc: claimed(undefined) })),
      'outOfArc',
    ],
    ['a scale of 2', () => rules.targetingPrice(sighting({ scale: claimed(2) })), 'scale'],
    ['half a point', () => rules.countersFromPool(2.5, sighting()), 'pool'],
    ['a negative pool', () => rules.countersFromPool(-1, sighting()), 'pool'],
    ['an endless pool', () => rules.countersFromPool(Infinity, sighting()), 'pool'],
    ['a pool to spend that is no number', () => rules.spendPool(NaN, []), 'pool'],
    ['wishes that are no list', () => rules.spendPool(3, claimed({})), 'wishes'],
    ['a negative wish', () => rules.spendPool(3, [{ counters: -1, ...sighting() }]), 'counters'],
    [
      'a wrong wish behind one that fails',
      () =>
        rules.spendPool(0, [
          { counters: 1, ...sighting() },
          { counters: 1, ...sighting({ range: -1 }) },
        ]),
      'range',
    ],
    ['light that is no flag', () => rules.worstBetween({ light: claimed('yes'), heavyInches: 0 }), 'light'],
    ['negative inches', () => rules.worstBetween({ light: false, heavyInches: -0.1 }), 'heavyInches'],
    ['an unknown rifle', () => rules.rifleDice({ ...shot, weapon: claimed('laser') }), 'weapon'],
    ['negative counters', () => rules.rifleDice({ ...shot, counters: -1 }), 'counters'],
    ['half a counter', () => rules.rifleDice({ ...shot, counters: 1.5 }), 'counters'],
    ['a shot from nowhere', () => rules.rifleDice({ ...shot, range: NaN }), 'range'],
    ['negative dice', () => rules.rifleOdds({ weapon: 'gauss', dice: -1, target: drone }), 'dice'],
    ['half a die', () => rules.rifleOdds({ weapon: 'gauss', dice: 0.5, target: drone }), 'dice'],
    [
      'an unknown rifle for odds',
      () => rules.rifleOdds({ weapon: claimed('laser'), dice: 1, target: drone }),
      'weapon',
    ],
    [
      'an unknown kind',
      () => rules.rifleOdds({ weapon: 'gauss', dice: 1, target: claimed({ kind: 'tank' }) }),
      'target.kind',
    ],
    ['Armour 0', () => rules.rifleOdds({ weapon: 'gauss', dice: 1, target: trooper(0) }), 'armour'],
    ['Armour 6', () => rules.grazeOdds({ ...suit, armour: 6 }), 'armour'],
    ['Armour 2.5', () => rules.grazeOdds({ ...suit, armour: 2.5 }), 'armour'],
    ['a trooper without Armour', () => rules.grazeOdds({ ...suit, armour: claimed(null) }), 'armour'],
    ['no word about Damaged', () => rules.grazeOdds(claimed({ armour: 3 })), 'damaged'],
    ['negative counters for a missile', () => rules.missileOdds({ ...missile, counters: -1 }), 'counters'],
    [
      'an unknown cover for a missile',
      () => rules.missileOdds({ ...missile, targetCover: claimed('soft') }),
      'targetCover',
    ],
    [
      'interceptors that are no list',
      () => rules.missileOdds({ ...missile, interceptors: claimed(2) }),
      'interceptors',
    ],
    [
      'Countermeasures 0',
      () => rules.missileOdds({ ...missile, interceptors: [{ countermeasures: 0, damaged: false }] }),
      'countermeasures',
    ],
    [
      'an interceptor without a state',
      () => rules.missileOdds({ ...missile, interceptors: [claimed({ countermeasures: 2 })] }),
      'damaged',
    ],
    [
      'a wrong interceptor of no shot',
      () =>
        rules.missileOdds({
          ...missile,
          counters: 0,
          interceptors: [{ countermeasures: 7, damaged: false }],
        }),
      'countermeasures',
    ],
    ['Nuclear 0', () => rules.blastOdds({ nuclear: 0, distance: 0, target: drone }), 'nuclear'],
    ['Nuclear 6', () => rules.blastOdds({ nuclear: 6, distance: 0, target: drone }), 'nuclear'],
    ['a negative distance', () => rules.blastOdds({ nuclear: 3, distance: -1, target: drone }), 'distance'],
    [
      'wrong Armour out of reach',
      () => rules.blastOdds({ nuclear: 1, distance: 9, target: trooper(9) }),
      'armour',
    ],
    ['a negative streak', () => rules.roleOdds(-1, 0), 'streakA'],
    ['half a streak', () => rules.roleOdds(0, 1.5), 'streakB'],
    ['half a Victory Point', () => rules.battleResult(0.5, 0), 'vpA'],
    ['Victory Points that are no number', () => rules.battleResult(0, NaN), 'vpB'],
    ['endless Victory Points', () => rules.battleResult(Infinity, 0), 'vpA'],
    ['no Victory Points', () => rules.battleResult(3, claimed(undefined)), 'vpB'],
    ['a price of rating 0', () => rules.techPrice({ ...step, rating: claimed(0) }), 'rating'],
    ['a price of an unknown stat', () => rules.techPrice({ ...step, stat: claimed('luck') }), 'stat'],
    ['own numbers that are none', () => rules.techPrice({ ...step, own: claimed({}) }), 'own'],
    ['an opponent left out', () => rules.techPrice({ ...step, opponent: claimed(undefined) }), 'opponent'],
    [
      'an opponent with a 0',
      () => rules.techPrice({ ...step, opponent: tech('444444/333333/222220') }),
      'opponent',
    ],
  ])('%s', (_name, call, argument) => {
    let thrown: unknown
    try {
      call()
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(RangeError)
    expect(String(thrown)).toMatch(new RegExp(`^RangeError: ${argument}(:| cannot be )`))
  })
})

describe('the functions that scripts call', () => {
  it('are all there', () => {
    expect(Object.keys(rules)).toEqual(
      expect.arrayContaining(
        'checkNewFaction checkTech unitProfile targetingPrice countersFromPool spendPool worstBetween rifleDice rifleOdds grazeOdds missileOdds blastOdds roleOdds battleResult techPrice'.split(
          ' ',
        ),
      ),
    )
  })
})
