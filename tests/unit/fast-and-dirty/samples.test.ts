import fc from 'fast-check'
import { EXTRAS } from '../../../shared/systems/fast-and-dirty/documents/extras.ts'
import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { readNamed } from '../../../shared/document.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import {
  FORCE_DOCUMENT,
  pointsOf,
  type ForceDraft,
} from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  checkScenario,
  SCENARIO_DOCUMENT,
} from '../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { sheetOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { vehicleSheet } from '../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_FORCE_IDS, SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import {
  LEAST_BUDGET,
  randomAdvancedForce,
  randomBasicForce,
  randomPointsForce,
} from '../../../shared/systems/fast-and-dirty/samples/generate-forces.ts'
import { randomScenario } from '../../../shared/systems/fast-and-dirty/samples/generate-scenario.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  ESCALATION,
  MISSIONS,
  READY_SCENARIOS,
  VARIATIONS,
} from '../../../shared/systems/fast-and-dirty/words.ts'
import { runs } from '../../support/long.ts'

/** A force that is kept as it is, legal, and has a sheet for everybody. */
function sound(force: ForceDraft): void {
  expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(force)))).toEqual({ document: force })
  expect(checkDraft(force)).toEqual([])
  for (const unit of force.units) expect(() => sheetOf(unit)).not.toThrow()
  for (const vehicle of force.vehicles) expect(() => vehicleSheet(vehicle, DEFAULT_RULES)).not.toThrow()
}

describe('forces that lie ready', () => {
  it.each(SAMPLE_FORCE_IDS)('%s', (id) => {
    const force: ForceDraft = SAMPLE_FORCES[id]
    sound(force)
    // The budget is what it costs, and little more.
    const { made } = force
    const budget = made.way === 'points' ? (made.budget ?? 0) : 0
    expect(pointsOf(force)).toBeLessThanOrEqual(budget)
    expect(pointsOf(force)).toBeGreaterThan(budget - 10)
    expect(force.notes).not.toBe('')
  })
  it('are all there, and show what the game has', () => {
    expect(Object.keys(SAMPLE_FORCES)).toEqual([...SAMPLE_FORCE_IDS])
    const all: readonly ForceDraft[] = Object.values(SAMPLE_FORCES)
    const kinds = new Set(all.flatMap(({ units }) => units.map(({ kind }) => kind)))
    expect([...kinds].toSorted()).toEqual([
      'command',
      'nonCombatants',
      'officer',
      'psionic',
      'sniper',
      'squad',
      'team',
    ])
  })
})

describe('scenarios that lie ready', () => {
  it.each(READY_SCENARIOS)('%s', (id) => {
    const scenario = SAMPLE_SCENARIOS[id]
    expect(readNamed(SCENARIO_DOCUMENT, JSON.parse(JSON.stringify(scenario)))).toEqual({ document: scenario })
    expect(checkScenario(scenario)).toEqual([])
    expect(scenario.sides.map(({ role }) => role)).toEqual(['attacker', 'defender'])
  })
  it('in the book’s numbers', () => {
    expect(SAMPLE_SCENARIOS.defensiveLine.sides.map(({ share, fortified }) => [share, fortified])).toEqual([
      [1.5, 0],
      [1, 0.5],
    ])
    expect(SAMPLE_SCENARIOS.dropZone.sides.map(({ share, zone }) => [share, zone.where])).toEqual([
      [1.25, 'air'],
      [1, 'middle'],
    ])
    expect(SAMPLE_SCENARIOS.meetingEngagement.sides.map(({ zone }) => zone)).toEqual([
      { where: 'edge', width: 48, depth: 12 },
      { where: 'edge', width: 48, depth: 12 },
    ])
  })
})

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const chanceOf = (seed: number) => seededDice(openDice(seed))

describe('what chance gives', () => {
  it.each<[string, (seed: number) => ForceDraft]>([
    ['a quick force', (seed) => randomBasicForce(chanceOf(seed), 1 + (seed % 3))],
    ['an advanced force', (seed) => randomAdvancedForce(chanceOf(seed), 1 + (seed % 2))],
    ['one with heroes and psionics, not like us', (seed) => randomAdvancedForce(chanceOf(seed), 1, EXTRAS)],
    ['a bought force', (seed) => randomPointsForce(chanceOf(seed), LEAST_BUDGET + (seed % 1500))],
  ])('is %s that is legal, the same from the same chance', (_name, make) =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const force = make(seed)
        sound(force)
        expect(make(seed)).toEqual(force)
      }),
      { numRuns: runs(60, 3000) },
    ),
  )
  it('is a scenario that can be played', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const scenario = randomScenario(chanceOf(seed))
        expect(readNamed(SCENARIO_DOCUMENT, scenario)).toEqual({ document: scenario })
        expect(checkScenario(scenario)).toEqual([])
      }),
      { numRuns: runs(150, 5000) },
    ))
  it('is every mission and every variation in time', () => {
    const many = Array.from({ length: 400 }, (_none, seed) => seed)
    const missions = many.flatMap((seed) =>
      randomScenario(chanceOf(seed)).sides.map(({ aim }) => (aim.kind === 'mission' ? aim.mission : '')),
    )
    expect([...new Set(missions)].toSorted()).toEqual([...MISSIONS, ESCALATION].toSorted())
    const variations = many.flatMap((seed) => {
      const { made } = randomBasicForce(chanceOf(seed))
      return made.way === 'basic' ? (made.variation?.id ?? []) : []
    })
    expect([...new Set(variations)].toSorted()).toEqual([...VARIATIONS].toSorted())
  })
})
