import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defenceOf,
  mayWear,
  skillOf,
  strikeOf,
  usesOf,
  wearingOf,
  WEARING_NOTHING,
} from '../../../shared/systems/blast-em/gadgets.ts'
import { shotModifier } from '../../../shared/systems/blast-em/index.ts'
import {
  attackModifier,
  mostShots,
  snapshotModifier,
  type Shot,
} from '../../../shared/systems/blast-em/shooting.ts'
import { ATTACKS, COVERS, MOVEMENTS } from '../../../shared/systems/blast-em/words.ts'
import { badGuy, ofTeam, rulesWith } from './builders.ts'

const shot = (over: Partial<Shot> = {}): Shot => ({
  movement: 'stand',
  shots: 1,
  cover: 'none',
  intervening: 0,
  ...over,
})

/** `run -1, shots -1`. */
const said = ({ reasons }: { reasons: readonly { code: string; add: number }[] }): string =>
  reasons.map(({ code, add }) => `${code} ${add}`).join(', ')

describe('shotModifier', () => {
  it.each([
    ['E2 standing, one', {}, 0, ''],
    ['E2 standing, two', { shots: 2 }, 0, ''],
    ['E2 moving, one', { movement: 'move' }, 0, ''],
    ['moving, two', { movement: 'move', shots: 2 }, -1, 'shots -1'],
    ['E2 running, one', { movement: 'run' }, -1, 'run -1'],
    ['E2 running, two', { movement: 'run', shots: 2 }, -2, 'run -1, shots -1'],
    ['an upgrade lifts the second shot’s', { movement: 'run', shots: 2, upgrade: true }, -1, 'run -1'],
    ['light cover', { cover: 'light' }, -1, 'cover -1'],
    ['hard cover', { cover: 'hard' }, -2, 'cover -2'],
    ['three between', { intervening: 3 }, -3, 'intervening -3'],
    [
      'all of it, in that order',
      { movement: 'run', shots: 2, cover: 'hard', intervening: 1 },
      -5,
      'run -1, shots -1, cover -2, intervening -1',
    ],
  ] as const)('%s', (_name, over, add, reasons) => {
    const modifier = shotModifier(shot(over))
    expect(modifier.add).toBe(add)
    expect(said(modifier)).toBe(reasons)
  })

  it('is the sum of its reasons, none of which is 0', () =>
    fc.assert(
      fc.property(
        fc.record({
          movement: fc.constantFrom(...MOVEMENTS),
          shots: fc.constantFrom(1 as const, 2 as const),
          cover: fc.constantFrom(...COVERS),
          intervening: fc.nat(5),
          upgrade: fc.boolean(),
        }),
        (q) => {
          const { add, reasons } = shotModifier(q)
          expect(reasons.reduce((sum, one) => sum + one.add, 0)).toBe(add)
          expect(reasons.every((one) => one.add < 0)).toBe(true)
        },
      ),
    ))
})

describe('attackModifier', () => {
  const all = shot({ movement: 'run', shots: 2, cover: 'hard', intervening: 1 })
  it.each([
    ['standard', {}, -5],
    ['heavy', {}, -5],
    ['stun', {}, -5],
    ['radius', {}, -2],
    ['grenade', {}, -2],
    ['gas', {}, -2],
    ['gas', { gas: 'direct' }, -5],
    ['grenade', { blastPenalties: 'all' }, -5],
    ['radius', { blastPenalties: 'none' }, 0],
    ['hth', {}, 0],
  ] as const)('%s by %o: %i', (kind, over, add) =>
    expect(attackModifier(kind, all, rulesWith(over)).add).toBe(add),
  )

  it('a rapid upgrade is of the weapon that fires, not of what is thrown (line 228)', () => {
    const twice = shot({ movement: 'move', shots: 2, upgrade: true })
    const kinds = ['standard', 'heavy', 'radius', 'grenade', 'gas'] as const
    const adds = kinds.map((kind) => attackModifier(kind, twice, rulesWith()).add)
    expect(adds).toEqual([0, 0, 0, -1, -1])
  })

  it('a Snapshot minds cover alone', () =>
    expect(COVERS.map((cover) => snapshotModifier(cover).add)).toEqual([0, -1, -2]))

  it('ordinary people who run do not fire (line 167)', () => {
    expect(MOVEMENTS.map((movement) => mostShots(ofTeam('tagalong'), movement))).toEqual([2, 2, 0])
    expect(mostShots(badGuy('personnel'), 'run')).toBe(0)
    expect(mostShots(ofTeam('techie'), 'run')).toBe(2)
  })
})

describe('strikeOf', () => {
  /** `standard 5d8`, with the radius and reach where there are any. */
  const told = (...[model, kind, wearing, rules]: Parameters<typeof strikeOf>): string => {
    const strike = strikeOf(model, kind, wearing, rules)
    if (!strike) return 'none'
    const { av, cd, weapon, radius, reach } = strike
    const inches = [radius === null ? '' : ` in ${radius}"`, reach === null ? '' : ` up to ${reach}"`]
    return `${av}d${cd} ${weapon}${inches.join('')}`
  }

  it.each([
    ['trooper', 'standard', '5d8 standard'],
    ['trooper', 'hth', '4d8 standard up to 1"'],
    ['trooper', 'heavy', 'none'],
    ['trooper', 'grenade', 'none'],
    ['heavy', 'standard', 'none'],
    ['heavy', 'heavy', '5d8 heavy'],
    ['heavy', 'radius', '5d8 radius in 3"'],
    ['heavy', 'hth', '3d8 standard up to 1"'],
    ['demo', 'standard', '3d8 standard'],
    ['demo', 'grenade', '5d8 radius in 3" up to 16"'],
    ['demo', 'radius', 'none'],
    ['corpsman', 'standard', '3d8 standard'],
    ['operative', 'hth', '5d10 standard up to 1"'],
    ['techie', 'stun', 'none'],
  ] as const)('the team’s %s, %s: %s', (type, kind, expected) =>
    expect(told(ofTeam(type), kind, WEARING_NOTHING, rulesWith())).toBe(expected),
  )

  it.each([
    ['heavy', 'radius', '4d8 heavy in 2"'],
    ['heavy', 'heavy', 'none'],
    ['heavy', 'standard', 'none'],
    ['assaultBot', 'radius', '5d8 heavy in 3"'],
    ['assaultBot', 'standard', '4d10 standard'],
    ['securityBot', 'stun', '2d6 null'],
    ['securityBot', 'gas', '2d6 null in 3" up to 16"'],
    ['trooper', 'standard', '4d8 standard'],
  ] as const)('the bad guys’ %s, %s: %s', (type, kind, expected) =>
    expect(told(badGuy(type), kind, WEARING_NOTHING, rulesWith())).toBe(expected),
  )

  it.each([
    ['a sidearm for the Heavy', ofTeam('heavy'), 'standard', { heavySidearm: true }, '3d8 standard'],
    ['a Heavy’s blast by radius', badGuy('heavy'), 'radius', { badGuyBlasts: 'radius' }, '4d8 radius in 2"'],
    ['stunners that wound', badGuy('securityBot'), 'stun', { effectWeapons: 'wounds' }, '2d6 standard'],
    ['gas at one model', badGuy('securityBot'), 'gas', { gas: 'direct' }, '2d6 null'],
    ['HTH that always does one', ofTeam('hero'), 'hth', { hthDamage: 'one' }, '4d8 radius up to 1"'],
    // A value of its own for a standard weapon is one to shoot with (line 115).
    [
      'a type that was given numbers to shoot with, and no sidearm',
      { ...badGuy('heavy'), ranged: { av: 6, cd: 10, weapon: 'standard', blast: null } },
      'standard',
      {},
      '6d10 standard',
    ],
    ['a longer reach', ofTeam('hero'), 'hth', { hthReach: 2 }, '4d8 standard up to 2"'],
  ] as const)('%s', (_name, model, kind, over, expected) =>
    expect(told(model, kind, WEARING_NOTHING, rulesWith(over))).toBe(expected),
  )

  it.each([
    ['accurate', 'standard', '6d8 standard', 'accurate 1'],
    ['accurate', 'hth', '4d8 standard up to 1"', ''],
    ['close', 'hth', '5d8 standard up to 1"', 'close 1'],
    ['rapid', 'standard', '5d8 standard', ''],
  ] as const)('a Trooper with an %s upgrade, %s: %s', (upgrade, kind, expected, reasons) => {
    const wearing = wearingOf([{ gadget: 'weaponUpgrade', upgrade }])
    expect(told(ofTeam('trooper'), kind, wearing, rulesWith())).toBe(expected)
    expect(said(strikeOf(ofTeam('trooper'), kind, wearing, rulesWith()) ?? { reasons: [] })).toBe(reasons)
  })

  it('a grenade that was won flies with its thrower’s own AV and die (R17)', () => {
    const wearing = wearingOf([{ gadget: 'grenade' }, { gadget: 'weaponUpgrade', upgrade: 'accurate' }])
    expect(told(ofTeam('medic'), 'grenade', wearing, rulesWith())).toBe('2d6 radius in 3" up to 16"')
  })

  it('drugs lift the die of every attack and of the defence, not of skills', () => {
    const wearing = wearingOf([], true)
    expect(told(ofTeam('trooper'), 'standard', wearing, rulesWith())).toBe('5d10 standard')
    expect(told(ofTeam('operative'), 'hth', wearing, rulesWith())).toBe('5d12 standard up to 1"')
    expect(defenceOf(ofTeam('techie'), wearing, rulesWith())).toMatchObject({ dv: 3, cd: 8 })
    expect(skillOf(ofTeam('techie'), wearing, rulesWith())).toEqual({ av: 5, cd: 8 })
    expect(skillOf(ofTeam('techie'), wearing, rulesWith({ drugsLift: 'combatAndSkills' }))?.cd).toBe(10)
    expect(skillOf(ofTeam('hero'), wearing, rulesWith())).toBeNull()
  })

  it('body armour adds to DV, and fits not everybody', () => {
    const wearing = wearingOf([{ gadget: 'bodyArmour' }])
    expect(defenceOf(ofTeam('hero'), wearing, rulesWith())).toMatchObject({ dv: 6, cd: 8 })
    expect(said(defenceOf(ofTeam('hero'), wearing, rulesWith({ bodyArmour: 2 })) as never)).toBe(
      'bodyArmour 2',
    )
    expect(mayWear('bodyArmour', ofTeam('teacher'))).toBe(false)
    expect(mayWear('forceField', ofTeam('teacher'))).toBe(true)
    expect([usesOf('medpack'), usesOf('forceField')]).toEqual([1, null])
  })

  it('says for everybody and everything what it adds', () => {
    const wearing = wearingOf(
      [
        { gadget: 'grenade' },
        { gadget: 'weaponUpgrade', upgrade: 'accurate' },
        { gadget: 'weaponUpgrade', upgrade: 'close' },
      ],
      true,
    )
    for (const type of ['trooper', 'heavy', 'demo', 'hero'] as const)
      for (const kind of ATTACKS) {
        const [bare, strike] = [WEARING_NOTHING, wearing].map((one) =>
          strikeOf(ofTeam(type), kind, one, rulesWith()),
        )
        if (!bare || !strike) continue
        const added = strike.reasons.reduce((sum, { add }) => sum + add, 0)
        expect(strike.av + strike.cd - bare.av - bare.cd, `${type} ${kind}`).toBe(added)
      }
  })
})
