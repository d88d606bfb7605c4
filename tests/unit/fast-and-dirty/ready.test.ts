import { expect, it } from 'vitest'
import { paper as german } from '../../../renderer/systems/fast-and-dirty/prints/texts.de.ts'
import { inWordsOf, ready } from '../../../renderer/systems/fast-and-dirty/prints/ready.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'

/** Scenarios that lie ready speak the language of the page; what a group wrote stays as it was written. */

const inGerman = (place: string): string => {
  const [id = '', at = ''] = place.split('.')
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = german.fastAndDirty.ready
  return all[id]?.[at] ?? `${place} is missing`
}

it('all that the samples say has its German, and nothing beside', () => {
  const places = (all: object): string[] =>
    Object.entries(all).flatMap(([id, said]) => Object.keys(said as object).map((at) => `${id}.${at}`))
  expect(places(german.fastAndDirty.ready).toSorted()).toEqual(places(ready).toSorted())
})

it('a sample is in German, with its sides and works', () => {
  const { name, brief, sides } = inWordsOf(SAMPLE_SCENARIOS.defensiveLine, inGerman)
  expect([name, ...sides.map((side) => side.name)]).toEqual([
    'Verteidigungslinie',
    'Angreifer',
    'Verteidiger',
  ])
  expect(brief).toContain('gegraben')
  expect(sides[1]?.works[0]?.name).toBe('Geschützbunker')
})

it('a name and a brief of one’s own stay', () => {
  const own = { ...SAMPLE_SCENARIOS.ambush, name: 'The Well', brief: 'Nobody drinks.' }
  expect(inWordsOf(own, inGerman)).toMatchObject({ name: 'The Well', brief: 'Nobody drinks.' })
})
