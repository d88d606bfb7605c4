import { describe, expect, it } from 'vitest'
import type { VehicleDraft } from '../../../shared/systems/traveller/documents/vehicle.ts'
import { VEHICLE_DOCUMENT } from '../../../shared/systems/traveller/documents/vehicle.ts'
import { donorsOf, healed, mended, repairsOf, stripped } from '../../../shared/systems/traveller/repairs.ts'
import { CHARACTER_DOCUMENT } from '../../../shared/systems/traveller/documents/character.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'

const { carrier, sexton } = SAMPLE_VEHICLES
const when = { day: '2026-11-27', reason: 'The dock at Halo' }
const [gun] = carrier.weapons
const battered: VehicleDraft = {
  ...carrier,
  hull: { full: 16, left: 14 },
  structure: { full: 8, left: 7 },
  armour: { full: 12, left: 11 },
  systems: {
    ...carrier.systems,
    drive: { hits: 2, failsAt: 40, price: 100 },
    computer: { hits: 2, failsAt: null, price: 1000 },
  },
  weapons: gun ? [{ ...gun, hits: 1 }] : [],
}

describe('what has to be mended', () => {
  it('is nothing of what is whole', () => expect(repairsOf(carrier)).toEqual([]))
  it('takes a check, hours and parts, or a workshop and money (line 333)', () =>
    expect(repairsOf(battered)).toMatchObject([
      { of: { kind: 'hull' }, hits: 2, check: true, hours: { dice: 1, times: 1 }, parts: 1, price: null },
      {
        of: { kind: 'structure' },
        hits: 1,
        check: false,
        hours: { dice: 1, times: 10 },
        parts: 0,
        workshop: true,
        price: { percent: 20, of: 380_000 },
      },
      { of: { kind: 'armour' }, hits: 1, check: true, parts: 1 },
      { of: { system: 'drive' }, hits: 2, destroyed: false, check: true, parts: 1 },
      {
        of: { system: 'computer' },
        destroyed: true,
        check: false,
        parts: 0,
        workshop: true,
        price: { percent: { dice: 2, times: 10 }, of: 1000 },
      },
      { of: { kind: 'weapon' }, name: 'Ostler autocannon', hits: 1 },
    ]))
})

it('a drive that is disabled is not destroyed: it is mended hit by hit (lines 284, 333)', () => {
  const out = { hits: 3, failsAt: null, price: 100 }
  const of = (system: 'drive' | 'powerPlant'): VehicleDraft => ({
    ...carrier,
    systems: { ...carrier.systems, [system]: out },
  })
  expect(repairsOf(of('drive'))).toMatchObject([
    {
      of: { system: 'drive' },
      hits: 3,
      destroyed: false,
      check: true,
      parts: 1,
      price: null,
      workshop: false,
    },
  ])
  expect(repairsOf(of('powerPlant'))).toMatchObject([{ destroyed: true, check: false, workshop: true }])
})

it('everything can be mended one by one, with a part for each check', () => {
  let vehicle: VehicleDraft = { ...battered, parts: 10 }
  let steps = 0
  for (; steps < 50; steps += 1) {
    const [first] = repairsOf(vehicle)
    if (!first) break
    vehicle = mended(vehicle, first, true, { ...when, id: `m${steps}` })
    expect(VEHICLE_DOCUMENT.schema.safeParse(vehicle).success).toBe(true)
  }
  expect(steps).toBe(8)
  // Two of Hull, one of Armour, two of the drive, one of the weapon.
  expect(vehicle.parts).toBe(4)
  expect(vehicle.systems.drive?.failsAt).toBeNull()
})

it('a failed check spends its parts all the same', () => {
  const hurt: VehicleDraft = { ...sexton, hull: { full: 7, left: 6 }, parts: 1 }
  const [first] = repairsOf(hurt)
  expect(first && mended(hurt, first, false, { ...when, id: 'm' })).toMatchObject({
    parts: 0,
    hull: { left: 6 },
    mended: [{ ...when, id: 'm', part: 'hull', how: 'failed' }],
  })
})

it('each hit done to a system gives the parts of one check; what is destroyed gives none (line 333, TRV-296)', () => {
  const donors = donorsOf(battered)
  const left = (one: string) => donors.find(({ of }) => 'system' in of && of.system === one)?.hits
  expect([left('drive'), left('powerPlant'), left('computer')]).toEqual([1, 3, undefined])
  expect(donors.map(({ of }) => of.kind)).not.toContain('hull')
  const [armour] = donors
  let vehicle: VehicleDraft = { ...battered, parts: 0 }
  for (let n = 0; n < 100; n += 1) {
    const [first] = donorsOf(vehicle)
    if (!first) break
    vehicle = stripped(vehicle, first, { ...when, id: `s${n}` })
    expect(VEHICLE_DOCUMENT.schema.safeParse(vehicle).success).toBe(true)
  }
  expect(vehicle.armour.left).toBe(0)
  expect(vehicle.systems).toMatchObject({ drive: { hits: 3, failsAt: null }, powerPlant: { hits: 3 } })
  expect(vehicle.parts).toBe(donors.reduce((sum, { hits }) => sum + hits, 0))
  expect(armour).toEqual({ of: { kind: 'armour' }, name: null, hits: 11 })
  expect(vehicle.mended?.[0]).toEqual({ ...when, id: 's0', part: 'armour', how: 'stripped' })
})

it('points come back to somebody wounded, and never more than there were, with the day and the reason', () => {
  const { corv } = SAMPLE_CHARACTERS
  const { str, dex, end } = corv.characteristics
  const hurt = { ...corv, characteristics: { str, dex: { ...dex, left: 1 }, end: { ...end, left: 0 } } }
  const once = healed(hurt, { str: 3, dex: 2, end: end.full }, { ...when, id: 'h1' })
  expect(once.characteristics).toEqual({ str, dex: { ...dex, left: 3 }, end })
  expect(once.healed).toEqual([{ ...when, id: 'h1', str: 0, dex: 2, end: end.full }])
  const twice = healed(once, { str: 0, dex: 99, end: 0 }, { ...when, id: 'h2' })
  expect(twice.characteristics).toEqual(corv.characteristics)
  expect(CHARACTER_DOCUMENT.schema.safeParse(twice).success).toBe(true)
})
