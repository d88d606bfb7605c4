import { describe, expect, it } from 'vitest'
import type { VehicleDraft } from '../../../shared/systems/traveller/documents/vehicle.ts'
import { DEFAULT_RULES } from '../../../shared/systems/traveller/house-rules.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'
import {
  attackWith,
  handOf,
  readyAttacks,
  ridersOf,
  skillLevel,
  topSpeedOf,
} from '../../../shared/systems/traveller/sheet.ts'
import { skill } from '../../../shared/systems/traveller/samples/characters.ts'

describe('the level in a skill', () => {
  it.each<[string, string[], string, boolean, number | null]>([
    ['held', ['Gun Combat, rifle 2'], 'Gun Combat, rifle 0', true, 2],
    ['held as a whole', ['Gun Combat 1'], 'Gun Combat, rifle 0', true, 1],
    ['the better of two', ['Gun Combat 1', 'Gun Combat, rifle 3'], 'Gun Combat, rifle 0', true, 3],
    ['a sister specialty', ['Gun Combat, pistol 2'], 'Gun Combat, rifle 0', true, 0],
    ['a sister specialty, by house rule none', ['Gun Combat, pistol 2'], 'Gun Combat, rifle 0', false, null],
    ['in other letters', ['gun combat, RIFLE 2'], 'Gun Combat, rifle 0', true, 2],
    ['another skill', ['Melee, blade 2'], 'Gun Combat, rifle 0', true, null],
  ])('%s', (_name, held, wanted, sisterSpecialties, level) =>
    expect(skillLevel(held.map(skill), skill(wanted), { sisterSpecialties })).toBe(level),
  )
})

describe('a weapon in the hand of somebody', () => {
  const { corv, orlando, wren } = SAMPLE_CHARACTERS
  const { machineGun, hands, knife } = SAMPLE_WEAPONS
  it('has its DMs by band, and full auto no more of the skill than 1 (E5)', () => {
    const [single, burst, auto] = readyAttacks(machineGun, handOf(corv, machineGun, DEFAULT_RULES))
    // DEX 6 gives 0, skill 2.
    expect(single).toMatchObject({ mode: 'single', dms: { personal: -4, medium: 2 }, rounds: 1, recoil: 1 })
    expect(burst).toMatchObject({ damage: { dice: 4, add: 8 }, rounds: 8, recoil: 2 })
    expect(auto).toMatchObject({ dms: { medium: 1 }, damage: { add: 0 }, rounds: 24, recoil: 5 })
  })
  it('is used with the better of STR and DEX where it is melee', () => {
    expect(attackWith(orlando, hands)).toBe('str')
    expect(attackWith(wren, knife)).toBe('dex')
    const [only, ...none] = readyAttacks(hands, handOf(orlando, hands, DEFAULT_RULES))
    expect(none).toEqual([])
    expect(only).toMatchObject({ dms: { personal: 5 }, rounds: 0, recoil: 0 })
    const weak = { skill: 0, characteristicDm: -2, strengthDm: -2 }
    expect([knife, hands].map((one) => readyAttacks(one, weak)[0]?.recoil)).toEqual([2, 0])
  })
})

it.each([
  ['van', { cover: 0.5, hard: false, shooters: 2 }],
  ['carrier', { cover: 1, hard: true, shooters: 1 }],
  ['rover', { cover: 0, hard: false, shooters: null }],
  ['cruiser', { cover: 0.75, hard: true, shooters: 1 }],
] as const)('riders of the %s', (id, has) => expect(ridersOf(SAMPLE_VEHICLES[id])).toEqual(has))

describe('the speed that hits have left', () => {
  const { cruiser, hound } = SAMPLE_VEHICLES
  type Systems = VehicleDraft['systems']
  const hit = (of: Partial<Record<keyof Systems, number>>, vehicle: VehicleDraft = cruiser): number => {
    const system = (name: keyof Systems): Systems['drive'] => {
      const hits = of[name]
      return hits === undefined ? vehicle.systems[name] : { hits, failsAt: null, price: null }
    }
    const systems = {
      drive: system('drive'),
      powerPlant: system('powerPlant'),
      sensors: system('sensors'),
      computer: system('computer'),
    }
    return topSpeedOf({ ...vehicle, speed: 160, systems })
  }
  it.each<[string, Partial<Record<keyof Systems, number>>, number]>([
    ['of none', {}, 160],
    ['of one on the drive', { drive: 1 }, 144],
    ['of two on the drive', { drive: 2 }, 120],
    ['of three on the drive', { drive: 3 }, 0],
    ['of two on the plant', { powerPlant: 2 }, 80],
    ['of both', { drive: 2, powerPlant: 2 }, 60],
    ['of three on the plant', { powerPlant: 3 }, 0],
    ['of a vehicle’s computer', { computer: 2 }, 160],
  ])('%s', (_, of, left) => expect(hit(of)).toBe(left))
  it('is none of a robot without a computer, nor of scrap (line 328)', () => {
    expect(hit({ computer: 2 }, hound)).toBe(0)
    expect(topSpeedOf({ ...cruiser, structure: { ...cruiser.structure, left: 0 } })).toBe(0)
  })
  it('is worse by house rule in one way alone', () => {
    const systems = { ...cruiser.systems, drive: { hits: 2, failsAt: null, price: null } }
    const both = {
      ...cruiser,
      speed: 160,
      systems: { ...systems, powerPlant: { hits: 2, failsAt: null, price: null } },
    }
    expect(topSpeedOf(both, { lostSpeed: 'worse' })).toBe(80)
  })
})
