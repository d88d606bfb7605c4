import { describe, expect, it } from 'vitest'
import { act } from '../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { about, kindOf } from '../../../renderer/systems/fast-and-dirty/faces/called.ts'
import { pieces } from '../../../renderer/systems/fast-and-dirty/faces/pieces.ts'
import { fastAndDirtyPlay } from '../../../shared/systems/fast-and-dirty/battle/play.ts'
import { view } from '../../../shared/systems/fast-and-dirty/battle/view.ts'
import { FORCE_KIND } from '../../../shared/systems/fast-and-dirty/kinds.ts'
import { SAMPLE_CAMPAIGN } from '../../../shared/systems/fast-and-dirty/samples/campaign.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { lookOfSample } from '../../../shared/systems/fast-and-dirty/samples/looks.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { tableOf } from './battle/table.ts'

/** What the set-up tells of forces and works, and what it offers last. */
describe('Sample forces', () => {
  it('are told apart by their points, and counted in words', () => {
    expect(kindOf('force1', 'ferry-rifles', null)).toMatchObject({ key: 'about.worth' })
    expect(kindOf('scenario', 'ambush', null)).toBe(null)
    expect(about('force1', 'ferry-rifles')).toMatchObject({ values: { vehicles: { values: { n: 0 } } } })
  })
  it('have emblems of their own', () => {
    const looks = Object.values(SAMPLE_FORCES).map((force) => lookOfSample(force))
    expect(looks).not.toContain(null)
    expect(new Set(looks.map((look) => look?.emblem?.charge)).size).toBe(looks.length)
    expect(lookOfSample({ name: 'Somebody else' })).toBe(null)
  })
  it('keep them in the sample campaign', () => {
    const forces = SAMPLE_CAMPAIGN.documents.filter(({ kind }) => kind === FORCE_KIND.kind)
    expect(forces.map(({ look }) => look?.emblem?.charge)).toEqual(
      forces.map(({ document }) => lookOfSample(FORCE_KIND.schema.parse(document))?.emblem?.charge),
    )
    expect(forces.map(({ look }) => look)).not.toContain(null)
  })
})

describe('Works', () => {
  it.each(Object.values(SAMPLE_SCENARIOS))('are called differently in $name', (scenario) => {
    const seen = view(tableOf({ scenario }).state, 'public')
    const works = pieces(seen).filter(({ id }) => seen.works.some((work) => work.id === id))
    const names = works.map(({ side, name }) => `${side} ${JSON.stringify(name)}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('Setting up', () => {
  it('offers last what players first have to agree on', () => {
    const { state } = tableOf()
    const rolls = fastAndDirtyPlay
      .options(state, 'side-1')
      .find(({ command }) => command === 'roll-exceptional')
    expect(rolls && act(rolls, view(state, 'side-1')).stands).toBe('rare')
  })
})
