import fc from 'fast-check'
import type { Attack, Vehicle } from '../../../shared/systems/traveller/index.ts'
import { BANDS, COVERS, MODES, STANCES, WEAPON_KINDS } from '../../../shared/systems/traveller/words.ts'

/** What only claims to be of the type that is asked for; tests alone may lie to the compiler. */
export function claimed(value: unknown): never {
  return value as never
}

/** Reaches every band with no DM of its own. */
export const EVERYWHERE: Attack['weapon']['range'] = {
  personal: 0,
  close: 0,
  short: 0,
  medium: 0,
  long: 0,
  veryLong: 0,
  distant: 0,
}

/** A shot at Medium range without any DM; `weapon` may be given in part. */
export function attack(
  over: Partial<Omit<Attack, 'weapon'>> & { readonly weapon?: Partial<Attack['weapon']> } = {},
): Attack {
  return {
    skill: 0,
    characteristicDm: 0,
    band: 'medium',
    ...over,
    weapon: { kind: 'gun', range: EVERYWHERE, ...over.weapon },
  }
}

/** A whole vehicle with something of everything, one weapon and one passenger; limbs are a robot's. */
export const vehicle = (over: Partial<Vehicle> = {}): Vehicle => ({
  kind: 'vehicle',
  hull: 10,
  structure: 5,
  armour: 3,
  drive: 0,
  powerPlant: 0,
  sensors: 0,
  computer: 0,
  weapons: [{ id: 'gun', hits: 0 }],
  limbs: [],
  cargo: 2,
  passengers: ['ann'],
  pilot: 'pat',
  ...over,
})

export const robot = (over: Partial<Vehicle> = {}): Vehicle =>
  vehicle({
    kind: 'robot',
    limbs: [{ id: 'arm', hits: 0 }],
    cargo: 0,
    passengers: [],
    pilot: null,
    ...over,
  })

/** Every throw of so many six-sided dice. */
export function throws(dice: number): number[][] {
  return Array.from({ length: dice }).reduce<number[][]>(
    (all) => all.flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face])),
    [[]],
  )
}

export const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)
export const total = (odds: object): number => sumOf(Object.values(odds).map(Number))

/** The share of the throws that come to each outcome. */
export function counted(
  of: readonly number[][],
  outcome: (faces: number[]) => number,
): Record<number, number> {
  const found: Record<number, number> = {}
  for (const faces of of) found[outcome(faces)] = (found[outcome(faces)] ?? 0) + 1
  return Object.fromEntries(Object.entries(found).map(([key, ways]) => [key, ways / of.length]))
}

/** Any attack, legal or not. */
export const anAttack: fc.Arbitrary<Attack> = fc.record(
  {
    weapon: fc.record(
      {
        kind: fc.constantFrom(...WEAPON_KINDS),
        range: fc.dictionary(fc.constantFrom(...BANDS), fc.integer({ min: -6, max: 2 })),
        auto: fc.nat(6),
        laser: fc.boolean(),
      },
      { requiredKeys: ['kind', 'range'] },
    ),
    mode: fc.constantFrom(...MODES),
    softCover: fc.boolean(),
    sensors: fc.constantFrom('infraRed', 'other'),
    skill: fc.option(fc.nat(4)),
    characteristicDm: fc.integer({ min: -3, max: 4 }),
    aim: fc.nat(9),
    laserSight: fc.boolean(),
    band: fc.constantFrom(...BANDS),
    cover: fc.constantFrom(...COVERS),
    stance: fc.constantFrom(...STANCES),
    targetMoved: fc.double({ min: 0, max: 60, noNaN: true }),
    dodge: fc.constantFrom('open', 'cover'),
    parry: fc.nat(3),
    light: fc.constantFrom('low', 'dark'),
    smoke: fc.constantFrom('smoke', 'thick'),
    weather: fc.boolean(),
    intoCombat: fc.boolean(),
    hasty: fc.boolean(),
    reactions: fc.nat(3),
    vehicleTarget: fc.boolean(),
    evasion: fc.nat(4),
    intelligent: fc.nat(4),
  },
  { requiredKeys: ['weapon', 'skill', 'characteristicDm', 'band'] },
)
