import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../shared/problem.ts'
import {
  attackDm,
  attackOdds,
  autoFireOdds,
  checkOdds,
  effectDist,
  type Attack,
} from '../../../shared/systems/traveller/index.ts'
import { aimedAutoFireOdds } from '../../../shared/systems/traveller/auto-fire.ts'
import { anAttack, attack, counted, sumOf, throws } from './builders.ts'

const CLOSE = 12
type Given = Parameters<typeof attack>[0]

/** `cover -2, dodge -1`. */
function told(q: Attack): string {
  const all = attackDm(q)
  if (isRefusal(all)) return all.problem.code
  expect(all.dm).toBe(sumOf(all.reasons.map(({ dm }) => dm)))
  return all.reasons.map(({ why, dm }) => `${why} ${dm}`).join(', ')
}

describe('attackDm', () => {
  it.each<[string, Given, string]>([
    ['nothing', {}, ''],
    ['skill and characteristic', { skill: 2, characteristicDm: 1 }, 'skill 2, characteristicDm 1'],
    ['R1 no skill', { skill: null }, 'skill -3'],
    ['a weak hand', { characteristicDm: -2 }, 'characteristicDm -2'],
    ['R19 full auto: skill 1 at most', { skill: 3, mode: 'auto', weapon: { auto: 4 } }, 'skill 1'],
    ['full auto without skill', { skill: null, mode: 'auto', weapon: { auto: 4 } }, 'skill -3'],
    ['a burst has all of it', { skill: 3, mode: 'burst', weapon: { auto: 4 } }, 'skill 3'],
    ['aim', { aim: 2 }, 'aim 2'],
    ['E2 six aims', { aim: 6 }, 'aim 6'],
    ['E2 a seventh none', { aim: 7 }, 'aim 6'],
    ['R17 laser sight and aim', { aim: 1, laserSight: true }, 'aim 1, laserSight 1'],
    ['R17 laser sight alone', { laserSight: true }, ''],
    ['range', { weapon: { range: { medium: -3 } } }, 'band -3'],
    ['a range that helps', { weapon: { range: { medium: 1 } } }, 'band 1'],
    ['E6 cover', { cover: 0.75 }, 'cover -2'],
    ['low cover', { cover: 0.25 }, ''],
    ['full cover', { cover: 1 }, 'cover -4'],
    ['E6 crouched behind cover', { cover: 0.75, stance: 'crouched' }, 'cover -4'],
    ['E6 prone behind it', { cover: 0.75, stance: 'prone' }, 'cover -4, stance -2'],
    ['crouched in the open', { stance: 'crouched' }, ''],
    ['R43 soft cover and infra-red', { cover: 0.75, softCover: true, sensors: 'infraRed' }, ''],
    ['crouched in soft cover', { cover: 0.75, stance: 'crouched', softCover: true, sensors: 'infraRed' }, ''],
    ['hard cover and infra-red', { cover: 0.5, sensors: 'infraRed' }, 'cover -1'],
    ['soft cover and another sensor', { cover: 0.5, softCover: true, sensors: 'other' }, 'cover -1'],
    ['R43 never full cover', { cover: 1, softCover: true, sensors: 'infraRed' }, 'cover -4'],
    ['soft cover alone', { cover: 0.5, softCover: true }, 'cover -1'],
    ['R6 prone at Medium', { stance: 'prone' }, 'stance -2'],
    ['R6 prone at Short', { stance: 'prone', band: 'short' }, 'stance -2'],
    ['R6 prone at Close', { stance: 'prone', band: 'close' }, ''],
    ['R6 prone at Personal', { stance: 'prone', band: 'personal' }, 'stance 2'],
    ['R6 prone at Distant', { stance: 'prone', band: 'distant' }, 'stance -2'],
    ['R6 prone in melee', { stance: 'prone', band: 'personal', weapon: { kind: 'melee' } }, 'stance 2'],
    ['R6 prone, a long reach', { stance: 'prone', band: 'short', weapon: { kind: 'melee' } }, ''],
    ['E8 it moved 29 m', { targetMoved: 29 }, 'targetMoved -2'],
    ['9.9 m', { targetMoved: 9.9 }, ''],
    ['30 m', { targetMoved: 30 }, 'targetMoved -3'],
    ['E4 dodge', { dodge: 'open' }, 'dodge -1'],
    ['E4 dodge behind cover', { dodge: 'cover', cover: 0.5 }, 'cover -1, dodge -2'],
    ['parry', { parry: 2, weapon: { kind: 'melee' } }, 'parry -2'],
    ['an unskilled parry', { parry: 0, weapon: { kind: 'melee' } }, ''],
    [
      'R41 a prone parry',
      { parry: 2, stance: 'prone', band: 'personal', weapon: { kind: 'melee' } },
      'stance 2, parry -2',
    ],
    ['low light', { light: 'low' }, 'light -1'],
    ['darkness', { light: 'dark' }, 'light -4'],
    ['R43 a sensor in the dark', { light: 'dark', sensors: 'other' }, ''],
    ['R43 infra-red in the dark', { light: 'dark', sensors: 'infraRed' }, ''],
    ['smoke', { smoke: 'smoke' }, 'smoke -1'],
    ['thick smoke', { smoke: 'thick' }, 'smoke -2'],
    ['a laser in smoke', { smoke: 'smoke', weapon: { laser: true } }, 'smoke -2'],
    ['a laser in thick smoke', { smoke: 'thick', weapon: { laser: true } }, 'smoke -4'],
    ['infra-red in smoke', { smoke: 'thick', sensors: 'infraRed', weapon: { laser: true } }, ''],
    ['another sensor in smoke', { smoke: 'thick', sensors: 'other' }, 'smoke -2'],
    ['weather', { weather: true }, 'weather -2'],
    ['weather and a sensor', { weather: true, sensors: 'other' }, 'weather -1'],
    ['R7 all of it', { light: 'dark', smoke: 'thick', weather: true }, 'light -4, smoke -2, weather -2'],
    ['thrown in the dark', { light: 'dark', weapon: { kind: 'thrown' } }, 'light -4'],
    ['melee in all of it', { light: 'dark', smoke: 'thick', weather: true, weapon: { kind: 'melee' } }, ''],
    ['R20 into combat', { intoCombat: true }, 'intoCombat -2'],
    ['an explosive into combat', { intoCombat: true, weapon: { kind: 'explosive' } }, 'intoCombat -2'],
    ['melee among many', { intoCombat: true, weapon: { kind: 'melee' } }, ''],
    ['melee over cover', { cover: 0.5, weapon: { kind: 'melee' } }, 'cover -1'],
    ['hasty', { hasty: true }, 'hasty -1'],
    ['E4 a reaction of its own', { reactions: 1 }, 'reactions -1'],
    ['E4 two of them', { reactions: 2 }, 'reactions -2'],
    ['a vehicle', { vehicleTarget: true, evasion: 3 }, 'vehicleTarget 1, evasion -3'],
    ['R42 within the tolerance', { skill: 2, intelligent: 2 }, 'skill 2, intelligent 1'],
    ['R42 below it', { characteristicDm: -3, intelligent: 2 }, 'characteristicDm -3'],
    ['R42 above it', { skill: 3, intelligent: 2 }, 'skill 3'],
    ['R42 at its lower end', { characteristicDm: -2, intelligent: 2 }, 'characteristicDm -2, intelligent 1'],
    ['R42 tolerance 0', { intelligent: 0 }, 'intelligent 1'],
    ['false is as left out', { laserSight: false, weather: false, hasty: false, vehicleTarget: false }, ''],
    [
      'in the order of the fields',
      {
        intelligent: 9,
        evasion: 1,
        vehicleTarget: true,
        reactions: 1,
        hasty: true,
        intoCombat: true,
        weather: true,
        smoke: 'smoke',
        light: 'low',
        dodge: 'open',
        targetMoved: 10,
        stance: 'crouched',
        cover: 0.5,
        laserSight: true,
        aim: 1,
        characteristicDm: 1,
        skill: 1,
        weapon: { range: { medium: -1 } },
      },
      'skill 1, characteristicDm 1, aim 1, laserSight 1, band -1, cover -2, targetMoved -1, dodge -1, light -1, smoke -1, weather -2, intoCombat -2, hasty -1, reactions -1, vehicleTarget 1, evasion -1, intelligent 1',
    ],
  ])('%s', (_name, given, expected) => expect(told(attack(given))).toBe(expected))

  const melee = { kind: 'melee' } as const
  it.each<[string, Given, string]>([
    ['a burst without Auto', { mode: 'burst' }, 'no-auto'],
    ['full auto at Auto 0', { mode: 'auto', weapon: { auto: 0 } }, 'no-auto'],
    ['out of range', { weapon: { range: { short: 0 } } }, 'out-of-range'],
    ['R23 melee from afar', { band: 'close', weapon: { ...melee, range: { personal: 0 } } }, 'out-of-range'],
    ['E6 crouched in full cover', { cover: 1, stance: 'crouched' }, 'full-cover'],
    ['E6 prone in full cover', { cover: 1, stance: 'prone' }, 'full-cover'],
    ['in soft full cover', { cover: 1, stance: 'prone', softCover: true, sensors: 'infraRed' }, 'full-cover'],
    ['R41 a prone dodge', { stance: 'prone', dodge: 'open' }, 'prone-dodge'],
    ['R41 a parried shot', { parry: 1 }, 'ranged-parry'],
    ['at level 0 too', { parry: 0 }, 'ranged-parry'],
    ['R41 two reactions', { dodge: 'open', parry: 0, weapon: melee }, 'two-reactions'],
    // the first of several
    ['no Auto, out of range', { mode: 'auto', weapon: { range: {} } }, 'no-auto'],
    ['out of range, full cover', { cover: 1, stance: 'prone', weapon: { range: {} } }, 'out-of-range'],
    ['full cover, prone dodge', { cover: 1, stance: 'prone', dodge: 'cover' }, 'full-cover'],
    ['prone dodge, ranged parry', { stance: 'prone', dodge: 'open', parry: 1 }, 'prone-dodge'],
    [
      'prone dodge, two reactions',
      { stance: 'prone', dodge: 'open', parry: 1, weapon: melee },
      'prone-dodge',
    ],
    ['ranged parry, two reactions', { dodge: 'open', parry: 1 }, 'ranged-parry'],
  ])('%s: attack/%s', (_name, given, code) => {
    expect(told(attack(given))).toBe(`attack/${code}`)
    expect(attackOdds(attack(given))).toEqual(attackDm(attack(given)))
  })

  it('any attack: reasons sum up, none of 0, nothing given is changed', () =>
    fc.assert(
      fc.property(anAttack, (q) => {
        const before = structuredClone(q)
        const all = attackDm(q)
        const odds = attackOdds(q)
        expect(q).toEqual(before)
        if (isRefusal(all)) {
          expect(odds).toEqual(all)
          return
        }
        expect(all.dm).toBe(sumOf(all.reasons.map(({ dm }) => dm)))
        expect(all.reasons.filter(({ dm }) => dm === 0)).toEqual([])
        expect(odds).toEqual({ hit: checkOdds(all.dm), byEffect: effectDist(all.dm) })
      }),
    ))

  it('nothing that hinders helps', () =>
    fc.assert(
      fc.property(
        anAttack,
        fc.constantFrom('hasty', 'weather', 'intoCombat'),
        ({ intelligent: _none, ...q }, hindrance) => {
          const one = attackDm({ ...q, [hindrance]: false })
          const other = attackDm({ ...q, [hindrance]: true })
          if (isRefusal(one) || isRefusal(other)) expect(one).toEqual(other)
          else expect(other.dm).toBeLessThanOrEqual(one.dm)
        },
      ),
    ))
})

describe('autoFireOdds', () => {
  it.each([
    ['derived: 4 dice, DM 0', 4, 0, [25 / 144, 31 / 54, 109 / 432]],
    ['two dice are one check', 2, 0, [21 / 36, 15 / 36]],
    ['one die is no pair', 1, 5, [1]],
    ['nothing hits', 4, -5, [1, 0, 0]],
    ['everything hits', 5, 6, [0, 0, 1]],
  ] as const)('%s', (_name, auto, dm, odds) => expect(autoFireOdds({ auto, dm })).toEqual(odds))

  /** The most pairs that hit, every way to pair tried. */
  function mostHits([first, ...others]: readonly number[], dm: number): number {
    if (first === undefined) return 0
    const apart = mostHits(others, dm)
    return others.reduce((most, other, at) => {
      const rest = others.filter((_one, index) => index !== at)
      return Math.max(most, mostHits(rest, dm) + (first + other + dm >= 8 ? 1 : 0))
    }, apart)
  }

  it.each([1, 2, 3, 4].flatMap((auto) => Array.from({ length: 13 }, (_none, at) => [auto, at - 6] as const)))(
    '%i dice, DM %i: every throw, every pairing',
    (auto, dm) => {
      const found = counted(throws(auto), (faces) => mostHits(faces, dm))
      const odds = autoFireOdds({ auto, dm })
      expect(odds).toEqual(
        Array.from({ length: Math.floor(auto / 2) + 1 }, (_none, hits) => found[hits] ?? 0),
      )
    },
  )

  it.each([-2, 0, 1])('six dice, DM %i: every throw, every pairing', (dm) => {
    const known = new Map<string, number>()
    const found = counted(throws(6), (faces) => {
      const key = [...faces].sort().join('')
      const hits = known.get(key) ?? mostHits(faces, dm)
      known.set(key, hits)
      return hits
    })
    expect(autoFireOdds({ auto: 6, dm })).toEqual([0, 1, 2, 3].map((hits) => found[hits] ?? 0))
  })

  it.each(
    [2, 3, 4, 5].flatMap((auto) =>
      [
        [-7, -4],
        [-3, -1],
        [0, 0],
        [-2, 4],
        [1, 3],
      ].map(([dm = 0, first = 0]) => [auto, dm, first] as const),
    ),
  )('%i dice, DM %i, of one pair %i: every throw, every pairing', (auto, dm, first) => {
    const best = (faces: readonly number[]): number =>
      faces.reduce(
        (most, one, at) =>
          faces.slice(at + 1).reduce((more, other, next) => {
            const rest = faces.filter((_one, index) => index !== at && index !== at + 1 + next)
            return Math.max(more, mostHits(rest, dm) + (one + other + first >= 8 ? 1 : 0))
          }, most),
        0,
      )
    const found = counted(throws(auto), best)
    const odds = aimedAutoFireOdds({ auto, dm, first })
    for (const [hits, chance] of odds.entries()) expect(chance).toBeCloseTo(found[hits] ?? 0, CLOSE)
    if (dm === first)
      expect(odds).toEqual(autoFireOdds({ auto, dm }).map((chance) => expect.closeTo(chance) as number))
  })

  it('adds up to 1, and more DM hits no less', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: -7, max: 7 }), (auto, dm) => {
        const mean = (odds: readonly number[]): number => sumOf(odds.map((chance, hits) => chance * hits))
        const odds = autoFireOdds({ auto, dm })
        expect(odds).toHaveLength(Math.floor(auto / 2) + 1)
        expect(sumOf(odds)).toBeCloseTo(1, CLOSE)
        expect(mean(autoFireOdds({ auto, dm: dm + 1 }))).toBeGreaterThanOrEqual(mean(odds) - 1e-9)
      }),
      { numRuns: 40 },
    ))
})
