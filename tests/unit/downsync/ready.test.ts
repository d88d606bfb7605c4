import { expect, it } from 'vitest'
import { cardIn, missionIn, ready } from '../../../renderer/systems/downsync/prints/ready.ts'
import { paper as german } from '../../../renderer/systems/downsync/prints/texts.de.ts'
import { TIDEWALL_CARDS } from '../../../shared/systems/downsync/samples/cards.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'

/** What lies ready speaks the language of the page; what a group wrote stays as it was written. */

const inGerman = (place: string): string => {
  const [group = '', at = ''] = place.split('.')
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = german.downsync.ready
  return all[group]?.[at] ?? `${place} is missing`
}

it('all that the samples say has its German, and nothing beside', () => {
  const places = (all: object): string[] =>
    Object.entries(all).flatMap(([group, said]) => Object.keys(said as object).map((at) => `${group}.${at}`))
  expect(places(german.downsync.ready).toSorted()).toEqual(places(ready).toSorted())
})

it('a card and a mission are in German, with their terrain', () => {
  expect(cardIn(TIDEWALL_CARDS.signalhouse, inGerman)).toMatchObject({
    ...{ name: 'Signalhouse', description: 'Elektronische Kampfführung' },
    traits: [{ name: 'Jammer', text: 'Scans auf sie sind um 1 schwerer.' }],
  })
  expect(missionIn(SAMPLE_MISSIONS['crossed-lines'], inGerman).terrain[0]).toMatchObject({
    name: 'Schaltraum',
  })
})

it('words of one’s own stay', () => {
  const own = { ...SAMPLE_MISSIONS['open-channel'], brief: 'Nobody speaks.' }
  expect(missionIn(own, inGerman).brief).toBe('Nobody speaks.')
})
