import { describe, expect, test } from 'vitest'
import type { Shown } from '../../shared/heraldry/looks.ts'
import { sideColours } from '../../shared/side-colours.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { report, side, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const sample = (id: SampleFactionId): Shown => SAMPLE_FACTIONS[id]

async function ownFaction(muster: TestProgram, name: string): Promise<string> {
  const from = { kind: 'archetype', archetype: 'watchers' } as const
  const { id } = await muster.ask('factions.create', { name, from })
  return id
}

describe('a faction of the group’s own in a battle without a campaign', () => {
  test('fights with its numbers as they stood when the battle began', async () => {
    const muster = startProgram()
    const faction = await ownFaction(muster, 'Kestrel Pact')
    const { id } = await muster.ask('fights.begin', { ...QUICK, b: { kind: 'own-faction', faction } })
    await muster.ask('factions.change', {
      id: faction,
      change: { tech: ARCHETYPES['drone-swarm'], shortName: 'Kites' },
    })
    const { view, summary } = await muster.ask('fights.look', { id, watcher: 'public' })
    expect(view.sides.b.tech).toEqual(ARCHETYPES.watchers)
    expect(storedState(muster, id).setup.sides.b.tech).toEqual(ARCHETYPES.watchers)
    expect(summary).toMatchObject({ names: { b: 'Kestrel Pact' }, participants: { a: null, b: null } })
    await play(muster, id, 3, 60)
  })

  test('shows its own look as long as it is there, and has its own layouts', async () => {
    const muster = startProgram()
    // Called like a shipped one, and yet another.
    const faction = await ownFaction(muster, 'New Tokyo')
    const { id } = await muster.ask('fights.begin', { ...QUICK, a: { kind: 'own-faction', faction } })
    const shown = async () => (await muster.ask('fights.look', { id, watcher: 'public' })).summary.shown
    expect((await shown()).a).toMatchObject({ place: 0, faction: { sample: null, look: { emblem: null } } })
    expect((await shown()).b).toMatchObject({
      place: 1,
      faction: { sample: 'council-of-zane', look: SAMPLE_FACTIONS['council-of-zane'].look },
    })

    await muster.ask('fights.keepLayout', { id, side: 'a', name: 'Ridge', squares: [] })
    const { id: other } = await muster.ask('fights.begin', QUICK)
    expect((await muster.ask('fights.layouts', { id: other, side: 'a' })).layouts).toEqual([])

    await muster.ask('factions.move', { id: faction, to: 'trash' })
    await muster.ask('factions.remove', { id: faction })
    expect((await shown()).a).toMatchObject({
      place: 0,
      faction: { name: 'New Tokyo', sample: null, look: null },
    })
  })

  test('must be finished and there, and cannot fight itself or in a campaign', async () => {
    const muster = startProgram()
    const faction = await ownFaction(muster, 'Kestrel Pact')
    const { id: unfinished } = await muster.ask('factions.create', { name: 'Draft', from: { kind: 'blank' } })
    const { id: campaign, people } = await startThree(muster)
    const own = (id: string) => ({ kind: 'own-faction', faction: id }) as const
    const refused = async (change: object): Promise<string> =>
      (await muster.refused('fights.begin', { ...QUICK, ...change })).code
    expect(await refused({ a: own(unfinished) })).toBe('battle/faction-unfinished')
    expect(await refused({ a: own(campaign) })).toBe('faction/gone')
    expect(await refused({ a: own(faction), b: own(faction) })).toBe('battle/same-faction')
    const b = { kind: 'participant', participant: people[0] ?? '' }
    expect(await refused({ campaign, a: own(faction), b })).toBe('battle/stranger')
    await muster.ask('factions.move', { id: faction, to: 'trash' })
    expect(await refused({ a: own(faction) })).toBe('faction/gone')
    expect(await muster.ask('fights.underWay', {})).toEqual([])
  })
})

describe('the colours of the sides', () => {
  test('are those of their factions in the campaign, whichever side they fight on', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const [first = '', , third = ''] = people
    const { id } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: third },
      b: { kind: 'participant', participant: first },
    })
    const { summary } = await muster.ask('fights.look', { id, watcher: 'public' })
    expect([summary.shown.a.place, summary.shown.b.place]).toEqual([2, 0])
    expect([summary.shown.a.colour, summary.shown.b.colour]).toEqual([
      ...sideColours([sample('council-of-zane')]),
      ...sideColours([sample('new-tokyo')]),
    ])
  })

  test('are those of the campaign also where one was told apart from somebody who does not fight here', async () => {
    const muster = startProgram()
    const from = { kind: 'sample', sample: 'new-tokyo' } as const
    const { id: rebels } = await muster.ask('factions.create', { name: 'New Tokyo Rising', from })
    const { id: campaign } = await muster.ask(
      'campaigns.start',
      newCampaign([
        newParticipant('Ada', 'new-tokyo'),
        newParticipant('Ben', rebels),
        newParticipant('Cleo', 'council-of-zane'),
      ]),
    )
    const { participants } = await muster.ask('campaigns.view', { id: campaign })
    const [, second = '', third = ''] = participants.map(({ id }) => id)
    const [, shade, teal] = sideColours(participants.map(({ faction }) => faction))
    expect([shade]).not.toEqual(sideColours([sample('new-tokyo')]))

    const { id } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: second },
      b: { kind: 'participant', participant: third },
    })
    const { shown } = (await muster.ask('fights.look', { id, watcher: 'public' })).summary
    expect([shown.a.colour, shown.b.colour]).toEqual([shade, teal])

    await muster.ask('battles.enter', {
      campaign,
      before: null,
      report: report(side(second, 3, { lost: { scout: 1 } }), side(third, 5, { lost: { scout: 1 } })),
    })
    const { battles } = await muster.ask('roster.fallen', { faction: rebels })
    expect(battles.flatMap(({ sides }) => sides)).toMatchObject([{ place: 1, colour: shade }])
  })

  test('are two also where the campaign has more factions than there are colours', async () => {
    const muster = startProgram()
    const own: string[] = []
    for (let n = 1; n <= 6; n += 1) own.push(await ownFaction(muster, `Own ${n}`))
    const names = ['new-tokyo', ...own]
    const { id: campaign } = await muster.ask(
      'campaigns.start',
      newCampaign(names.map((faction, place) => newParticipant(`Player ${place}`, faction))),
    )
    const { participants } = await muster.ask('campaigns.view', { id: campaign })
    const { id } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: participants[0]?.id ?? '' },
      b: { kind: 'participant', participant: participants[6]?.id ?? '' },
    })
    const { summary } = await muster.ask('fights.look', { id, watcher: 'public' })
    expect([summary.shown.a.place, summary.shown.b.place]).toEqual([0, 1])
  })
})
