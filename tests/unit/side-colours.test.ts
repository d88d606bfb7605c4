import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../shared/heraldry/contrast.ts'
import { shownLook, type Shown } from '../../shared/heraldry/looks.ts'
import { TINCTURE_COLOURS } from '../../shared/heraldry/tinctures.ts'
import { shownApart, sideColours, softOf, unlikeness } from '../../shared/side-colours.ts'
import {
  SAMPLE_FACTION_IDS,
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { aColour } from './heraldry/builders.ts'

const { azure, bone, crimson, gold, maroon, navy, teal } = TINCTURE_COLOURS
const sample = (id: SampleFactionId): Shown => SAMPLE_FACTIONS[id]
const own = (first: string): Shown => ({
  name: 'Kestrel Pact',
  look: { colours: { first, second: bone }, emblem: null, picture: null },
})
const [tokyo, collective, zane] = SAMPLE_FACTION_IDS.map(sample)
if (!tokyo || !collective || !zane) throw new Error('There are three samples.')
const THEMES = ['light', 'dark'] as const
/** As far as colours must be from each other. */
const APART = 0.075

describe('a faction’s colour', () => {
  test.each<[string, Shown, { light: string; dark: string }]>([
    ['of a sample: its crimson fox, lighter on dark', tokyo, { light: crimson, dark: '#ff6e6d' }],
    ['of a sample: its gold star, darker on light', collective, { light: '#805f00', dark: gold }],
    ['of a sample: its teal field, for its scroll is white', zane, { light: teal, dark: '#5babb6' }],
    ['too light for text', own(azure), { light: '#1c65ba', dark: '#589ff8' }],
    ['too dark for text', own(navy), { light: navy, dark: '#829dd7' }],
    ['that is no more than black', own('#000000'), { light: '#000000', dark: '#9d9d9d' }],
  ])('%s', (_, faction, expected) => {
    expect(sideColours([faction])).toEqual([expected])
  })

  test('is the same in every seat', () => {
    const [a, b, c] = sideColours([tokyo, collective, zane])
    expect(sideColours([zane, tokyo, collective])).toEqual([c, a, b])
  })

  test('comes from its name until somebody chooses', () => {
    const unknown = (name: string): Shown => ({ name, look: null })
    const colours = ['Alpha', 'Gamma', 'Alpha'].map((name) => shownLook(unknown(name)).colours.first)
    expect(colours).toEqual([teal, navy, teal])
    expect(sideColours([tokyo, unknown('Alpha')])[1]).toEqual(sideColours([zane])[0])
  })

  test('is read on every plane of the interface, and on its own', () => {
    const tokens = readFileSync(resolve(import.meta.dirname, '../../renderer/ui/tokens.css'), 'utf8')
    const planes = Array.from(
      tokens.matchAll(/--(?:ground|pane|raised|hover): light-dark\((#\w+), (#\w+)\)/g),
      ([, light = '', dark = '']) => ({ light, dark }),
    )
    expect(planes).toHaveLength(4)
    fc.assert(
      fc.property(fc.array(aColour, { minLength: 1, maxLength: 4 }), (colours) => {
        for (const colour of sideColours(colours.map(own)))
          for (const plane of [...planes, softOf(colour)])
            for (const theme of THEMES)
              expect(contrast(plane[theme], colour[theme])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('factions that are too alike', () => {
  test('are told apart by a shade; who joined first keeps the pure colour', () => {
    const [first, second] = sideColours([tokyo, tokyo])
    expect(first).toEqual(sideColours([tokyo])[0])
    expect(second).toEqual({ light: '#7c0015', dark: '#ffaaa5' })
  })

  test('are those that look so, on either ground by itself', () => {
    const [, other] = sideColours([own(crimson), own(maroon)])
    const [alone] = sideColours([own(maroon)])
    expect(other.light).toBe(maroon)
    expect(other.dark).not.toBe(alone?.dark)
  })

  test('are far enough from each other, whatever the two have', () => {
    const pair = fc.oneof(
      fc.tuple(aColour, aColour),
      aColour.map((colour) => [colour, colour] as const),
    )
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [a, b] = sideColours([own(one), own(other)])
        for (const theme of THEMES) expect(unlikeness(a[theme], b[theme])).toBeGreaterThanOrEqual(APART)
      }),
    )
  })

  test('change nobody who joined before', () => {
    fc.assert(
      fc.property(fc.array(aColour, { minLength: 2, maxLength: 5 }), (colours) => {
        const all = sideColours(colours.map(own))
        expect(sideColours(colours.slice(0, -1).map(own))).toEqual(all.slice(0, -1))
      }),
    )
  })
})

describe('sides that nobody has given a look', () => {
  const unknown = (name: string): Shown => ({ name, look: null })
  const colours = (sides: readonly Shown[]) => sideColours(shownApart(sides))

  test('keep the colours of their names where these are far apart', () => {
    const sides = [unknown('Alpha'), own(crimson)]
    expect(shownApart(sides)).toEqual(sides)
  })

  test('have others where those before them have the like, shield and mark alike', () => {
    const [watch, crew] = shownApart([unknown('Port Watch'), unknown('The Patient Margin')])
    const [first, second] = colours([unknown('Port Watch'), unknown('The Patient Margin')])
    expect(watch).toEqual(unknown('Port Watch'))
    expect(crew?.look).not.toBeNull()
    for (const theme of THEMES)
      expect(unlikeness(first?.[theme] ?? '', second?.[theme] ?? '')).toBeGreaterThan(0.15)
    expect(sideColours([crew ?? unknown('')])).toEqual([second])
  })

  test('are no two alike where three meet', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 3 }), (names) => {
        const all = colours(names.map(unknown))
        for (const [at, one] of all.entries())
          for (const other of all.slice(0, at))
            for (const theme of THEMES) expect(unlikeness(one[theme], other[theme])).toBeGreaterThan(0.12)
      }),
    )
  })
})
