import { expect, it } from 'vitest'
import { NO_EXTRAS } from '../../../shared/systems/fast-and-dirty/documents/extras.ts'
import { emptyForce } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  dueAfter,
  remadeAdvanced,
  remadeBasic,
} from '../../../shared/systems/fast-and-dirty/documents/remaking.ts'
import type { Made } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../shared/systems/fast-and-dirty/house-rules.ts'

/** What the group rules otherwise where forces are made. */

const points = { manpower: 1, firepower: 1, gear: 2, support: 3, training: 1, aggression: 1 }
const advanced: Extract<Made, { way: 'advanced' }> = {
  way: 'advanced',
  platoons: [{ points, each: [], rolls: [], changes: [] }],
  extras: NO_EXTRAS,
}

it.each([
  ['platoon' as const, (armour: string) => armour],
  ['light' as const, () => 'light'],
])('grantedArmour %s: what heavy teams wear that a platoon is given (line 2168)', (grantedArmour, worn) => {
  const force = emptyForce('Own', advanced)
  const made = remadeAdvanced(force, advanced, () => 6, { ...DEFAULT_RULES, grantedArmour })
  if (!('force' in made)) throw new Error('It is a force.')
  const squad = made.force.units.find(({ kind }) => kind === 'squad')
  const teams = made.force.units.filter(({ kind, offBoard }) => kind === 'team' && !offBoard)
  expect(squad?.armour).not.toBe('light')
  expect(teams.length).toBeGreaterThan(0)
  expect(new Set(teams.map(({ armour }) => armour))).toEqual(new Set([worn(squad?.armour ?? '')]))
})

it('psionicRolls, heroicCharacters and notLikeUs: every force throws for what the group plays (lines 2224–2251)', () => {
  const thrown = (rules: Partial<HouseRules>, extras = NO_EXTRAS) => {
    const all = { ...advanced, extras }
    const made = remadeAdvanced(emptyForce('Own', all), all, () => 5, { ...DEFAULT_RULES, ...rules })
    if (!('force' in made) || made.force.made.way !== 'advanced') throw new Error('It is a force.')
    return made.force
  }
  expect(thrown({}).made).toMatchObject({ extras: NO_EXTRAS })
  const minds = thrown({ psionicRolls: true })
  expect(minds.made).toMatchObject({ extras: { ...NO_EXTRAS, psionics: [5, 5] } })
  expect(minds.units.filter(({ kind }) => kind === 'psionic')).toHaveLength(1)
  expect(thrown({ notLikeUs: true }).made).toMatchObject({ extras: { notLikeUs: [5, 5] } })
  expect(thrown({ heroicCharacters: true }).units.some(({ id }) => id === 'hero-1')).toBe(true)
  // What lies is not thrown again.
  const lying = { ...NO_EXTRAS, psionics: [2] }
  expect(thrown({ psionicRolls: true }, lying).made).toMatchObject({ extras: lying })
})

it('every further die of a quick force is asked for by name: Firepower one, Recon three (lines 530, 535)', () => {
  const of = (enhancement: 'firepower' | 'recon'): Extract<Made, { way: 'basic' }> => ({
    ...{ way: 'basic', rolls: [], variation: null, variety: { leaders: [], heavy: [], artillery: [] } },
    platoons: [{ enhancement: { id: enhancement, units: [] }, limitation: { id: 'inflexible', units: [] } }],
  })
  const plain = remadeBasic(
    emptyForce('Own', of('recon')),
    { ...of('recon'), platoons: [{ enhancement: null, limitation: { id: 'inflexible', units: [] } }] },
    () => 3,
  )
  const lying = plain.made.way === 'basic' ? plain.made.rolls : []
  const asked = (enhancement: 'firepower' | 'recon'): string[] => {
    const all = [...lying]
    const whats: string[] = []
    for (let due = dueAfter(of(enhancement), all); due; due = dueAfter(of(enhancement), all)) {
      whats.push(due.what)
      all.push(3)
    }
    return whats
  }
  expect(asked('firepower')).toEqual(['firepower'])
  expect(asked('recon')).toEqual(['quality', 'resolve', 'armour'])
})
