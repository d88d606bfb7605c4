import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { readNamed } from '../../../shared/document.ts'
import { ARMOUR_DOCUMENT } from '../../../shared/systems/traveller/documents/armour.ts'
import { CHARACTER_DOCUMENT } from '../../../shared/systems/traveller/documents/character.ts'
import { ENCOUNTER_DOCUMENT } from '../../../shared/systems/traveller/documents/encounter.ts'
import { VEHICLE_DOCUMENT, vehicleOf, CRAFT } from '../../../shared/systems/traveller/documents/vehicle.ts'
import {
  PLAIN_WEAPON,
  WEAPON_DOCUMENT,
  type Weapon,
} from '../../../shared/systems/traveller/documents/weapon.ts'
import { applyHits } from '../../../shared/systems/traveller/index.ts'
import { SAMPLE_ARMOUR } from '../../../shared/systems/traveller/samples/armour.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import {
  CAST_ENCOUNTERS,
  SAMPLE_CASTS,
  SAMPLE_ENCOUNTERS,
} from '../../../shared/systems/traveller/samples/encounters.ts'
import { randomCharacter } from '../../../shared/systems/traveller/samples/generate.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'
import {
  ARCS,
  BANDS,
  COMMS,
  LIGHTS,
  ROLES,
  SENSORS,
  SMOKES,
  WEAPON_KINDS,
} from '../../../shared/systems/traveller/words.ts'
import { runs } from '../../support/long.ts'

const weapons: readonly Weapon[] = Object.values(SAMPLE_WEAPONS)
const characters = Object.values(SAMPLE_CHARACTERS)
const vehicles = Object.values(SAMPLE_VEHICLES)
const encounters = [...CAST_ENCOUNTERS.values()]

const DOCUMENTS = [
  ...weapons.map((one) => [one.name, WEAPON_DOCUMENT, { kind: 'weapon', version: 1, ...one }] as const),
  ...Object.values(SAMPLE_ARMOUR).map(
    (one) => [one.name, ARMOUR_DOCUMENT, { kind: 'armour', version: 1, ...one }] as const,
  ),
  ...characters.map((one) => [one.name, CHARACTER_DOCUMENT, one] as const),
  ...vehicles.map((one) => [one.name, VEHICLE_DOCUMENT, one] as const),
  ...encounters.map((one) => [one.name, ENCOUNTER_DOCUMENT, one] as const),
]

describe('what lies ready', () => {
  it.each(DOCUMENTS)('%s is a document as it is kept', (_name, kind, document) => {
    expect(readNamed<object>(kind, JSON.parse(JSON.stringify(document)))).toEqual({ document })
    expect(document.name).toBe(document.name.trim())
  })

  it('is called by names of its own', () => {
    const names = DOCUMENTS.map(([name, { kind }]) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is enough to begin with', () => {
    const robots = vehicles.filter(({ craft }) => craft === 'robot')
    const counts = [weapons.length, Object.keys(SAMPLE_ARMOUR).length, characters.length, robots.length]
    const least = [24, 8, 12, 3]
    expect(counts.every((n, at) => n >= (least[at] ?? Infinity))).toBe(true)
    expect(vehicles.length - robots.length).toBeGreaterThanOrEqual(7)
    expect(encounters.length).toBeGreaterThanOrEqual(4)
  })
})

/** Everything of a list occurs among what is found. */
const missing = <Word>(words: readonly Word[], found: Iterable<unknown>): Word[] => {
  const all = new Set(found)
  return words.filter((word) => !all.has(word))
}

describe('every word of the book is used', () => {
  it.each<[string, readonly unknown[], Iterable<unknown>]>([
    ['kinds of weapons', WEAPON_KINDS, weapons.map(({ weapon }) => weapon)],
    ['bands', BANDS, weapons.flatMap(({ range }) => BANDS.filter((band) => range[band] !== null))],
    ['sensors', SENSORS, [...characters, ...vehicles].flatMap(({ sensors }): readonly string[] => sensors)],
    ['comms', COMMS, [...characters, ...vehicles].flatMap(({ comms }): readonly string[] => comms)],
    ['roles', ROLES, characters.map(({ role }) => role)],
    ['craft', CRAFT, vehicles.map(({ craft }) => craft)],
    ['arcs', ARCS, vehicles.flatMap((one) => one.weapons.map(({ arc }) => arc))],
    ['light', [...LIGHTS, null], encounters.map(({ light }) => light)],
    ['smoke', [...SMOKES, null], encounters.map(({ smoke }) => smoke)],
    ['radio', ['clear', 'jammed', 'blocked'], encounters.map(({ radio }) => radio)],
    ['ground', ['metres', 'squares', 'bands'], encounters.map(({ ground }) => ground.kind)],
    [
      'what a weapon may have',
      Object.keys(PLAIN_WEAPON),
      weapons.flatMap((one) =>
        Object.entries(PLAIN_WEAPON).flatMap(([key, plain]) =>
          JSON.stringify(new Map(Object.entries(one)).get(key)) === JSON.stringify(plain) ? [] : [key],
        ),
      ),
    ],
  ])('%s', (_name, words, found) => expect(missing(words, found)).toEqual([]))

  it('closed and open, civilian and military, described and not', () => {
    const types = vehicles.map(({ closed, military, cover }) => `${closed} ${military} ${cover !== null}`)
    expect(
      missing(['true false false', 'true true false', 'false false false', 'true false true'], types),
    ).toEqual([])
  })
})

it('vehicles can be hit in any row', () => {
  for (const one of vehicles)
    for (let row = 2; row <= 12; row += 1)
      expect(() =>
        applyHits(vehicleOf(one), [1], [row, 1].slice(0, needsDraw(one, row) ? 2 : 1)),
      ).not.toThrow()
})

/** Whether a single hit of the row is drawn among several. */
function needsDraw(one: (typeof vehicles)[number], row: number): boolean {
  const { kind, weapons: guns, limbs } = vehicleOf(one)
  if (row !== 5 && row !== 9) return row === 12 && kind === 'robot' && one.systems.computer !== null
  return (kind === 'robot' ? guns.length + limbs.length : guns.length) > 1
}

it('casts name every side of every encounter', () => {
  const casts = new Map(Object.entries(SAMPLE_CASTS))
  for (const [id, { sides }] of Object.entries(SAMPLE_ENCOUNTERS)) {
    const cast = casts.get(id) ?? {}
    expect(Object.keys(cast)).toEqual(sides.map((one) => one.id))
    for (const { characters: who, vehicles: what } of Object.values(cast)) {
      expect(who.length + what.length).toBeGreaterThan(0)
      expect(who.every((one) => Object.hasOwn(SAMPLE_CHARACTERS, one))).toBe(true)
      expect(what.every((one) => Object.hasOwn(SAMPLE_VEHICLES, one))).toBe(true)
    }
  }
})

describe('what chance gives', () => {
  it('is a character that can be kept, the same from the same chance', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const made = randomCharacter(seededDice(openDice(seed)))
        expect(readNamed(CHARACTER_DOCUMENT, made)).toEqual({ document: made })
        expect(made.weapons.filter(({ inHand }) => inHand)).toHaveLength(1)
        expect(randomCharacter(seededDice(openDice(seed)))).toEqual(made)
      }),
      { numRuns: runs(150, 5000) },
    ))
})
