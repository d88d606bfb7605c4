import { describe, expect, it } from 'vitest'
import * as fad from '../../../shared/systems/fast-and-dirty/index.ts'
import { claimed, TYLER, unit } from './builders.ts'

/** Wrong arguments are our own mistakes: each call throws a RangeError. */

const shot = { dice: 2, quality: 'regular', band: 'close', cover: 'none' } as const
const LEVELS = { quality: 'regular', resolve: 'steady' } as const
const MAN = { role: 'trooper', armour: 'light' } as const
const NINE = { manpower: 2, firepower: 2, gear: 1, support: 1, training: 2, aggression: 1 }
const ROLLS = [1, 1, 1, 1, 1, 1, 1, 1]
const ONE = { platoons: [{ limitation: { id: 'inflexible' } }] } as const

describe('a RangeError', () => {
  it.each<[string, () => unknown]>([
    ['no Resolve', () => fad.breakAt({ resolve: claimed('brave'), size: 8 })],
    ['nobody', () => fad.breakAt({ resolve: 'steady', size: 0 })],
    ['half a figure', () => fad.breakAt({ resolve: 'steady', size: 4.5 })],
    ['no vehicle and no size', () => fad.breakAt(claimed({ resolve: 'steady' }))],
    ['an officer or so', () => fad.breakAt({ resolve: 'steady', size: 8, officer: claimed('yes') })],
    ['a fifth Quality', () => fad.bands({ quality: claimed('green'), mult: 5 })],
    ['×0', () => fad.bands({ quality: 'regular', mult: 0 })],
    ['×1.5', () => fad.bands({ quality: 'regular', mult: 1.5 })],
    ['inches below 0', () => fad.rangeBand({ quality: 'regular', mult: 5, inches: -1 })],
    ['endless inches', () => fad.rangeBand({ quality: 'regular', mult: 5, inches: Infinity })],
    ['no dice', () => fad.successOdds({ dice: 0, need: 3 })],
    ['1 or more', () => fad.successOdds({ dice: 3, need: 1 })],
    ['7 or more', () => fad.successOdds({ dice: 3, need: 7 })],
    ['automatic failures below 0', () => fad.successOdds({ dice: 3, need: 3, fail: -1 })],
    ['half a point on each die', () => fad.successOdds({ dice: 3, need: 3, plus: 0.5 })],
    ['Leadership 4', () => fad.moraleOdds({ quality: 'regular', leadership: 4 })],
    ['three dice', () => fad.fireEffect({ ...shot, dice: claimed(3) })],
    ['out of range', () => fad.fireEffect({ ...shot, band: claimed('out') })],
    ['light cover', () => fad.fireEffect({ ...shot, cover: claimed('light') })],
    ['riflemen below 0', () => fad.fireEffect({ ...shot, riflemen: -1 })],
    ['a SAW among the weapons', () => fad.fireEffect({ ...shot, weapons: ['squadAutomaticWeapon'] })],
    ['rifles among the weapons', () => fad.fireEffect({ ...shot, weapons: ['assaultRifles'] })],
    ['an unknown weapon', () => fad.fireEffect({ ...shot, weapons: [claimed('laser')] })],
    ['two heavy weapons', () => fad.fireEffect({ ...shot, weapons: ['heavyMg', 'heavyMg'] })],
    ['a heavy weapon with riflemen', () => fad.fireEffect({ ...shot, riflemen: 1, weapons: ['heavyMg'] })],
    [
      'a heavy weapon with a shotgun',
      () => fad.fireEffect({ ...shot, weapons: ['heavyMg', 'assaultShotgun'] }),
    ],
    ['mines', () => fad.fireEffect({ ...shot, weapons: ['minesAntiVehicle'], target: { vehicle: true } })],
    ['an RPG at infantry', () => fad.fireEffect({ ...shot, weapons: ['rpg'] })],
    ['a cannon at infantry', () => fad.fireEffect({ ...shot, weapons: ['cannonLight'] })],
    ['a limit of 12.5', () => fad.fireEffect({ ...shot, target: { pinAt: 12.5 } })],
    ['no target', () => fad.fireEffect({ ...shot, target: claimed('them') })],
    ['a strike by a rifle', () => fad.strikeEffect({ weapon: 'assaultRifles', cover: 'none' })],
    [
      'a strike at a vehicle',
      () => fad.strikeEffect({ weapon: null, cover: 'none', target: { vehicle: true } }),
    ],
    ['half a point of damage', () => fad.damageOdds({ damage: 1.5, armour: 0 })],
    ['hits below 0', () => fad.squadDamage({ hits: -1, attack: 3, defence: 3 })],
    ['armour below 0', () => fad.penetrationOdds({ at: 3, armour: -1 })],
    ['no rating at all', () => fad.penetrationOdds({ at: claimed(undefined), armour: 1 })],
    ['one side alone', () => fad.assaultOdds(claimed({ a: { dice: 1, add: 0 } }))],
    ['half a modifier', () => fad.assaultOdds({ a: { dice: 1, add: 0.5 }, b: { dice: 1, add: 0 } })],
    ['half a man', () => fad.pointCost({ ...LEVELS, figures: [{ ...MAN, count: 1.5 }] })],
    ['an unknown role', () => fad.pointCost({ ...LEVELS, figures: [{ ...MAN, role: claimed('cook') }] })],
    ['an unknown weapon', () => fad.pointCost({ ...LEVELS, figures: [{ ...MAN, weapon: claimed('bow') }] })],
    ['an unknown trait', () => fad.pointCost({ ...LEVELS, figures: [MAN], traits: [claimed('lazy')] })],
    [
      'a mark that has no price',
      () => fad.pointCost({ ...LEVELS, figures: [MAN], traits: [claimed('inflexible')] }),
    ],
    [
      'front 2.5',
      () => fad.pointCost({ vehicle: { ...LEVELS, front: 2.5, weapons: [], crew: 1, seats: 0 } }),
    ],
    [
      'half a seat',
      () => fad.pointCost({ vehicle: { ...LEVELS, front: 2, weapons: [], crew: 1, seats: 0.5 } }),
    ],
    ['nothing', () => fad.pointCost(claimed({}))],
    ['a roll too few', () => fad.basicForce(TYLER.slice(1), ONE)],
    ['a roll too many', () => fad.basicForce([...TYLER, 1], ONE)],
    ['a roll of 7', () => fad.basicForce([7, ...TYLER.slice(1)], ONE)],
    ['no platoon', () => fad.basicForce([], { platoons: [] })],
    ['an unknown variation', () => fad.basicForce(TYLER, { ...ONE, variation: { id: claimed('tanks') } })],
    ['too few rolls of priorities', () => fad.advancedForce([1, 2, 3], { points: NINE })],
    ['half a point', () => fad.advancedForce([], { points: { ...NINE, gear: 1.5, support: 0.5 } })],
    ['each of something', () => fad.advancedForce([], { points: NINE, each: [claimed('basic')] })],
    ['a unit of an unknown Quality', () => fad.checkForce({ units: [unit({ quality: claimed('green') })] })],
    ['a sheet of nobody', () => fad.recordSheet(unit({ strength: 0 }))],
    ['a sheet of mines', () => fad.recordSheet(unit({ support: ['minesAntiPersonnel'] }))],
    [
      'seven dice',
      () => fad.missionTotals({ stance: 'neutral', attitude: 'passive', bonus: [], rolls: ROLLS.slice(1) }),
    ],
    [
      'three bonuses',
      () =>
        fad.missionTotals({
          stance: 'neutral',
          attitude: 'passive',
          bonus: ['hold', 'sweep', 'strike'],
          rolls: ROLLS,
        }),
    ],
    [
      'a bonus twice',
      () =>
        fad.missionTotals({ stance: 'neutral', attitude: 'passive', bonus: ['hold', 'hold'], rolls: ROLLS }),
    ],
    [
      'a fourth stance',
      () => fad.missionTotals({ stance: claimed('asleep'), attitude: 'passive', bonus: [], rolls: ROLLS }),
    ],
  ])('%s', (_name, call) => expect(call).toThrow(RangeError))
})
