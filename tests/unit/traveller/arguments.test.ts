import { describe, expect, it } from 'vitest'
import * as traveller from '../../../shared/systems/traveller/index.ts'
import { attack, claimed, robot, vehicle } from './builders.ts'

/** Wrong arguments are our own mistakes: each call throws a RangeError. */

const start = { dexterityDm: 0, roll: 7 }
const hit = { dice: 3, effect: 2, armour: 0 }
const recoil = { strengthDm: 0, recoil: 1 }
const body = { str: 7, dex: 7, end: 7 }
const one = { id: 'a', initiative: 7, dex: 7 }

describe('a RangeError', () => {
  it.each<[string, () => unknown]>([
    ['a characteristic below 0', () => traveller.dm(-1)],
    ['half a characteristic', () => traveller.dm(7.5)],
    ['no characteristic', () => traveller.dm(NaN)],
    ['half a DM', () => traveller.checkOdds(0.5)],
    ['an endless DM', () => traveller.checkOdds(Infinity)],
    ['a DM as text', () => traveller.checkOdds(claimed('1'))],
    ['half an Effect', () => traveller.effectDist(0.5)],

    ['half a DEX DM', () => traveller.initiative({ ...start, dexterityDm: 0.5 })],
    ['a roll of 1', () => traveller.initiative({ ...start, roll: 1 })],
    ['a roll of 13', () => traveller.initiative({ ...start, roll: 13 })],
    ['half a roll', () => traveller.initiative({ ...start, roll: 7.5 })],
    ['another word for it', () => traveller.initiative({ ...start, roll: claimed('ready') })],
    ['half a Tactics Effect', () => traveller.initiative({ ...start, tactics: 0.5 })],
    ['half a Leadership Effect', () => traveller.initiative({ ...start, leadership: 0.5 })],
    ['hasty or so', () => traveller.initiative({ ...start, hasty: claimed('yes') })],
    ['reactions below 0', () => traveller.initiative({ ...start, reactions: -1 })],
    ['a gain by Recoil', () => traveller.initiative({ ...start, recoil: -1 })],
    ['null for what may be left out', () => traveller.initiative({ ...start, tactics: claimed(null) })],

    ['a fourth stance', () => traveller.move({ stance: claimed('kneeling') })],
    ['difficult or so', () => traveller.move({ difficult: claimed(1) })],

    ['no distance', () => traveller.rangeBand(claimed({}))],
    ['two distances', () => traveller.rangeBand(claimed({ metres: 3, squares: 2 }))],
    ['metres below 0', () => traveller.rangeBand({ metres: -0.1 })],
    ['endless metres', () => traveller.rangeBand({ metres: Infinity })],
    ['half a square', () => traveller.rangeBand({ squares: 0.5 })],
    ['squares below 0', () => traveller.rangeBand({ squares: -1 })],

    ['a third of cover', () => traveller.coverDm({ cover: claimed(1 / 3), stance: 'prone' })],
    ['no stance behind it', () => traveller.coverDm({ cover: 0.5, stance: claimed(undefined) })],

    ['no weapon', () => traveller.attackDm(claimed({ ...attack(), weapon: null }))],
    ['a kind of weapon', () => traveller.attackDm(attack({ weapon: { kind: claimed('bow') } }))],
    ['no range', () => traveller.attackDm(attack({ weapon: { range: claimed(null) } }))],
    ['an eighth band', () => traveller.attackDm(attack({ weapon: { range: claimed({ near: 0 }) } }))],
    ['half a range DM', () => traveller.attackDm(attack({ weapon: { range: { medium: 0.5 } } }))],
    ['an Auto rating below 0', () => traveller.attackDm(attack({ weapon: { auto: -1 } }))],
    ['a laser or so', () => traveller.attackDm(attack({ weapon: { laser: claimed(1) } }))],
    ['a fourth mode', () => traveller.attackDm(attack({ mode: claimed('spray') }))],
    ['soft or so', () => traveller.attackDm(attack({ softCover: claimed('soft') }))],
    ['a sensor', () => traveller.attackDm(attack({ sensors: claimed('sonar') }))],
    ['a skill below 0', () => traveller.attackDm(attack({ skill: -3 }))],
    ['no skill at all', () => traveller.attackDm(attack({ skill: claimed(undefined) }))],
    ['half a characteristic DM', () => traveller.attackDm(attack({ characteristicDm: 0.5 }))],
    ['aim below 0', () => traveller.attackDm(attack({ aim: -1 }))],
    ['null of aim', () => traveller.attackDm(attack({ aim: claimed(null) }))],
    ['a sight or so', () => traveller.attackDm(attack({ laserSight: claimed(1) }))],
    ['a band', () => traveller.attackDm(attack({ band: claimed('far') }))],
    ['cover in between', () => traveller.attackDm(attack({ cover: claimed(0.6) }))],
    ['a stance', () => traveller.attackDm(attack({ stance: claimed('lying') }))],
    ['metres moved below 0', () => traveller.attackDm(attack({ targetMoved: -1 }))],
    ['a dodge', () => traveller.attackDm(attack({ dodge: claimed(true) }))],
    ['a parry below 0', () => traveller.attackDm(attack({ parry: -3 }))],
    ['a light', () => traveller.attackDm(attack({ light: claimed('dim') }))],
    ['a smoke', () => traveller.attackDm(attack({ smoke: claimed('fog') }))],
    ['weather', () => traveller.attackDm(attack({ weather: claimed('rain') }))],
    ['into combat or so', () => traveller.attackDm(attack({ intoCombat: claimed(2) }))],
    ['a hasty attack or so', () => traveller.attackDm(attack({ hasty: claimed(0) }))],
    ['half a reaction', () => traveller.attackDm(attack({ reactions: 0.5 }))],
    ['a vehicle or so', () => traveller.attackDm(attack({ vehicleTarget: claimed('car') }))],
    ['evasion below 0', () => traveller.attackDm(attack({ evasion: -1 }))],
    ['a tolerance below 0', () => traveller.attackDm(attack({ intelligent: -1 }))],
    ['the same of its odds', () => traveller.attackOdds(attack({ evasion: 0.5 }))],

    ['no automatic weapon', () => traveller.autoFireOdds({ auto: 0, dm: 0 })],
    ['half a die', () => traveller.autoFireOdds({ auto: 3.5, dm: 0 })],
    ['half a DM for it', () => traveller.autoFireOdds({ auto: 4, dm: 0.5 })],

    ['dice below 0', () => traveller.damageDist({ ...hit, dice: -1 })],
    ['half a point', () => traveller.damageDist({ ...hit, add: 0.5 })],
    ['a missed hit', () => traveller.damageDist({ ...hit, effect: -1 })],
    ['armour below 0', () => traveller.damageDist({ ...hit, armour: -1 })],
    ['half or so', () => traveller.damageDist({ ...hit, half: claimed(0.5) })],
    ['less or so', () => traveller.damageDist({ ...hit, less1d6: claimed(1) })],
    ['dived and dodged', () => traveller.damageDist({ ...hit, half: true, less1d6: true })],

    ['STR below 0', () => traveller.wound({ ...body, str: -1 }, 1, 'str')],
    ['half of DEX', () => traveller.wound({ ...body, dex: 0.5 }, 1, 'str')],
    ['no END', () => traveller.wound({ ...body, end: NaN }, 1, 'str')],
    ['damage below 0', () => traveller.wound(body, -1, 'str')],
    ['END picked', () => traveller.wound(body, 1, claimed('end'))],

    ['half a STR DM', () => traveller.recoilLoss({ ...recoil, strengthDm: 0.5 })],
    ['Recoil below 0', () => traveller.recoilLoss({ ...recoil, recoil: -1 })],
    ['a burst without Auto', () => traveller.recoilLoss({ ...recoil, mode: 'burst' })],
    ['full auto at Auto 0', () => traveller.recoilLoss({ ...recoil, mode: 'auto', auto: 0 })],
    ['Auto below 0', () => traveller.recoilLoss({ ...recoil, auto: -1 })],
    ['a mode of Recoil', () => traveller.recoilLoss({ ...recoil, mode: claimed('spray') })],
    ['rounds of a mode', () => traveller.rounds({ mode: claimed('spray'), auto: 4 })],
    ['rounds of a burst without Auto', () => traveller.rounds({ mode: 'burst' })],
    ['rounds of full auto without it', () => traveller.rounds({ mode: 'auto' })],

    ['no list to order', () => traveller.order(claimed(null))],
    ['nobody in it', () => traveller.order([claimed(null)])],
    ['an id twice', () => traveller.order([one, { ...one, dex: 3 }])],
    ['a number for an id', () => traveller.order([{ ...one, id: claimed(1) }])],
    ['half a count', () => traveller.order([{ ...one, initiative: 0.5 }])],
    ['DEX below 0', () => traveller.order([{ ...one, dex: -1 }])],
    ['half a DM first', () => traveller.firstOdds({ a: 0.5, b: 0 })],
    ['half a DM second', () => traveller.firstOdds({ a: 0, b: 0.5 })],

    ['half a point of damage', () => traveller.vehicleHits(0.5)],
    ['endless damage', () => traveller.vehicleHits(Infinity)],
    ['a fourth column', () => traveller.locationOdds(claimed('drone'))],

    ['a speed below 0', () => traveller.collisionDice(-1)],
    ['an endless speed', () => traveller.collisionDice(Infinity)],
    ['to weave below 0', () => traveller.weaveMax(-1)],
    ['no speed', () => traveller.weaveMax(NaN)],
    ['a throw that hits', () => traveller.scatter(0)],
    ['half an Effect of it', () => traveller.scatter(-0.5)],
    ['a house rule or so', () => traveller.scatter(-1, claimed('far'))],
  ])('%s', (_name, call) => expect(call).toThrow(RangeError))

  it.each<[string, Partial<traveller.Vehicle>]>([
    ['a kind', { kind: claimed('drone') }],
    ['Hull below 0', { hull: -1 }],
    ['no Structure left', { structure: 0 }],
    ['half of armour', { armour: 0.5 }],
    ['a drive hit four times', { drive: 4 }],
    ['a plant hit four times', { powerPlant: 4 }],
    ['sensors hit three times', { sensors: 3 }],
    ['a computer hit three times', { computer: 3 }],
    ['a system below 0', { drive: -1 }],
    ['a weapon hit three times', { weapons: [{ id: 'gun', hits: 3 }] }],
    ['a weapon without an id', { weapons: [{ id: claimed(undefined), hits: 0 }] }],
    ['a weapon that is none', { weapons: [claimed(null)] }],
    ['no weapons', { weapons: claimed(null) }],
    ['a limb below 0', { limbs: [{ id: 'arm', hits: -1 }] }],
    ['cargo below 0', { cargo: -1 }],
    ['passengers by number', { passengers: claimed(3) }],
    ['a passenger without an id', { passengers: [claimed(3)] }],
    ['no pilot or so', { pilot: claimed(undefined) }],
  ])('%s of a vehicle', (_name, over) =>
    expect(() => traveller.applyHits(vehicle(over), [], [])).toThrow(RangeError),
  )

  it.each<[string, traveller.Vehicle, (1 | 2 | 3)[], number[]]>([
    ['a fourfold hit', vehicle(), [claimed(4)], [6]],
    ['no list of hits', vehicle(), claimed(null), []],
    ['no list of rolls', vehicle(), [], claimed(null)],
    ['no location', vehicle(), [1], []],
    ['no second location', vehicle(), [1, 1], [6]],
    ['a location of 1', vehicle(), [1], [1]],
    ['a location of 13', vehicle(), [1], [13]],
    ['half a location', vehicle(), [1], [6.5]],
    ['a roll left over', vehicle(), [1], [6, 6]],
    ['a roll for one weapon', vehicle(), [1], [5, 1]],
    ['no roll for two', robot(), [1], [5]],
    ['a third of two', robot(), [1], [5, 3]],
    ['none of two', robot(), [1], [5, 0]],
    ['no Hull hits of the plant', robot({ powerPlant: 2 }), [1], [3]],
    ['seven of them', robot({ powerPlant: 2 }), [1], [3, 7]],
    ['no rounds of a robot’s computer', robot(), [1], [12]],
    ['rounds of its second hit', robot({ computer: 1 }), [1], [12, 3]],
  ])('%s', (_name, v, hits, rolls) => expect(() => traveller.applyHits(v, hits, rolls)).toThrow(RangeError))
})

describe('no RangeError', () => {
  it.each<[string, () => unknown]>([
    ['a high characteristic', () => traveller.dm(90)],
    ['a DM far below 0', () => traveller.checkOdds(-20)],
    ['half metres', () => traveller.rangeBand({ metres: 0.5 })],
    ['what is left out by name', () => traveller.move(claimed({ stance: undefined, difficult: undefined }))],
    ['metres in fractions', () => traveller.attackDm(attack({ targetMoved: 12.5 }))],
    ['a speed in fractions', () => traveller.collisionDice(45.5)],
    ['a single shot of an automatic', () => traveller.rounds({ auto: 4 })],
    ['nobody to order', () => traveller.order([])],
    ['damage below 0', () => traveller.vehicleHits(-3)],
    ['no hits', () => traveller.applyHits(vehicle(), [], [])],
  ])('%s', (_name, call) => expect(call).not.toThrow())
})

it('offers just these functions', () =>
  expect(Object.keys(traveller).sort().join(' ')).toBe(
    'applyHits attackDm attackOdds autoFireOdds checkOdds collisionDice coverDm damageDist dm effectDist firstOdds initiative locationOdds move order rangeBand recoilLoss rounds scatter vehicleHits weaveMax wound',
  ))
