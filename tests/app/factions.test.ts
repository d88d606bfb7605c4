import { describe, expect, test } from 'vitest'
import type { Emblem } from '../../shared/heraldry/emblem.ts'
import { ARCHETYPE_IDS, ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import { SAMPLE_FACTIONS } from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const EMBLEM: Emblem = {
  version: 1,
  shape: 'roundel',
  division: 'quarterly',
  field: '#102030',
  second: '#ffeedd',
  charge: 'wolf',
  chargeColour: '#c0a030',
  arrangement: 'three',
  mirrored: true,
}

const start = (faction: string) =>
  newCampaign([newParticipant('Ada', faction), newParticipant('Ben', 'new-tokyo')])

async function named(muster: TestProgram, name: string): Promise<string> {
  return (await muster.ask('factions.create', { name, from: { kind: 'archetype', archetype: 'even' } })).id
}

describe('factions of the group', () => {
  test('start blank, at random, from an archetype, from a sample faction or from another, and say whether they are legal', async () => {
    const muster = startProgram()
    const { id: blank } = await muster.ask('factions.create', { name: 'Blank', from: { kind: 'blank' } })
    expect((await muster.ask('factions.view', { id: blank })).problems.map(({ code }) => code)).toEqual([
      'faction/points-left',
      'faction/points-left',
      'faction/points-left',
    ])
    for (const archetype of ARCHETYPE_IDS) {
      const { id } = await muster.ask('factions.create', {
        name: archetype,
        from: { kind: 'archetype', archetype },
      })
      expect(await muster.ask('factions.view', { id })).toMatchObject({
        problems: [],
        tech: ARCHETYPES[archetype],
      })
    }
    const { id: random } = await muster.ask('factions.create', { name: 'Random', from: { kind: 'random' } })
    expect((await muster.ask('factions.view', { id: random })).problems).toEqual([])
    const { id: sampled } = await muster.ask('factions.create', {
      name: 'Like Tokyo',
      from: { kind: 'sample', sample: 'new-tokyo' },
    })
    expect((await muster.ask('factions.view', { id: sampled })).emblem).toMatchObject({ charge: 'fox' })
    await muster.ask('factions.change', {
      id: sampled,
      change: { motto: 'Ours now.', emblem: EMBLEM, lore: 'Old.' },
    })
    const { id: copy } = await muster.ask('factions.create', {
      name: 'Copy',
      from: { kind: 'faction', faction: sampled },
    })
    expect(await muster.ask('factions.view', { id: copy })).toMatchObject({
      name: 'Copy',
      shortName: 'Copy',
      motto: 'Ours now.',
      emblem: EMBLEM,
      lore: 'Old.',
      tech: SAMPLE_FACTIONS['new-tokyo'].tech,
    })
  })

  test('are listed by name, with 9 before 10', async () => {
    const muster = startProgram()
    for (const name of ['Legion 109', 'Legion 11', 'Émeraude', 'Legion 9', 'Ember']) await named(muster, name)
    const names = (await muster.ask('factions.list', {})).map(({ name }) => name)
    expect(names).toEqual(['Ember', 'Émeraude', 'Legion 9', 'Legion 11', 'Legion 109'])
  })

  test('keep a short name that was written, and let one follow that was not', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    const shortName = async (): Promise<string> => (await muster.ask('factions.view', { id })).shortName
    await muster.ask('factions.change', { id, change: { name: 'The Kestrels of the long Salt Road' } })
    expect(await shortName()).toBe('The Kestrels of the long')
    await muster.ask('undo.undo', {})
    expect(await shortName()).toBe('Kestrels')
    await muster.ask('factions.change', { id, change: { shortName: 'KST' } })
    await muster.ask('factions.change', { id, change: { name: 'Salt Road' } })
    expect(await shortName()).toBe('KST')
    await muster.ask('factions.change', { id, change: { name: 'Salt', shortName: 'Salt' } })
    await muster.ask('factions.change', { id, change: { name: 'Pepper', shortName: 'Own' } })
    expect(await shortName()).toBe('Own')
  })

  test('say which part of which faction a step changed', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    expect((await muster.ask('undo.look', {})).undo).toMatchObject({ call: 'factions.create', part: null })
    await muster.ask('factions.change', { id, change: { colours: { first: '#102030', second: '#ffeedd' } } })
    const step = { part: 'colours', of: 'Kestrels' }
    expect((await muster.ask('undo.look', {})).undo).toMatchObject(step)
    expect(await muster.ask('undo.undo', {})).toMatchObject(step)
    expect((await muster.ask('undo.look', {})).redo).toMatchObject(step)
    await muster.ask('factions.change', { id, change: { motto: 'Two', lore: 'things.' } })
    expect((await muster.ask('undo.look', {})).undo?.part).toBeNull()
  })

  test('have variants: a copy, as legal, with a few points elsewhere', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    await muster.ask('factions.change', { id, change: { emblem: EMBLEM } })
    const from = { kind: 'variant', faction: id } as const
    const { id: variant } = await muster.ask('factions.create', { name: 'Other', from })
    expect(await muster.ask('factions.view', { id: variant })).toMatchObject({ emblem: EMBLEM, problems: [] })
    expect((await muster.ask('factions.view', { id })).tech).toEqual(ARCHETYPES.even)
  })

  test('each change is one step of undo, and unfinished numbers are kept', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    const before = await muster.ask('factions.view', { id })
    const tech = { ...ARCHETYPES.even, 3: { ...ARCHETYPES.even[3], armour: 1 } }
    await muster.ask('factions.change', { id, change: { tech } })
    const after = await muster.ask('factions.view', { id })
    expect(after.tech).toEqual(tech)
    // The 3rd rate has a point again; the 2nd, which starts from it, has spent one too many.
    expect(after.problems.map(({ code }) => code)).toEqual(['faction/points-left', 'faction/points-over'])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('factions.view', { id })).toEqual(before)
  })

  test('fight in a campaign when they are finished, with the numbers that they entered with', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    await muster.ask('factions.change', { id, change: { emblem: EMBLEM } })
    const { id: campaign } = await muster.ask('campaigns.start', start(id))
    await muster.ask('factions.change', { id, change: { tech: ARCHETYPES.watchers } })
    const view = await muster.ask('campaigns.view', { id: campaign })
    expect(view.participants[0]).toMatchObject({
      startingTech: ARCHETYPES.even,
      faction: { id, name: 'Kestrels', sample: null, look: { emblem: EMBLEM } },
    })
    expect(view.participants[1]?.faction.look).toEqual(SAMPLE_FACTIONS['new-tokyo'].look)
    expect((await muster.ask('factions.view', { id })).campaigns).toBe(1)

    const { id: blank } = await muster.ask('factions.create', { name: 'Blank', from: { kind: 'blank' } })
    const refused = await muster.refused('campaigns.start', start(blank))
    expect(refused).toMatchObject({
      code: 'campaign/faction-unfinished',
      path: ['participants', 0, 'faction'],
    })
    expect(refused.message).toMatch(/^Blank is not finished\./)
  })

  test('go to the archive and the trash and come back; for good only when no campaign needs them', async () => {
    const muster = startProgram()
    const id = await named(muster, 'Kestrels')
    const state = async (): Promise<string> => (await muster.ask('factions.view', { id })).state
    expect((await muster.refused('factions.remove', { id })).code).toBe('faction/not-in-trash')
    await muster.ask('factions.move', { id, to: 'archived' })
    expect(await state()).toBe('archived')
    await muster.ask('campaigns.start', start(id))
    await muster.ask('factions.move', { id, to: 'trash' })
    expect((await muster.refused('campaigns.start', start(id))).code).toBe('faction/gone')
    expect((await muster.refused('factions.remove', { id })).code).toBe('faction/in-campaign')
    await muster.ask('undo.undo', {})
    expect(await state()).toBe('archived')

    const other = await named(muster, 'Short-lived')
    await muster.ask('factions.move', { id: other, to: 'trash' })
    await muster.ask('factions.remove', { id: other })
    expect((await muster.ask('factions.list', {})).map(({ name }) => name)).toEqual(['Kestrels'])
  })

  test('the sample factions are not among them and cannot be changed', async () => {
    const muster = startProgram()
    const { id: campaign } = await muster.ask('campaigns.start', start(await named(muster, 'Kestrels')))
    const view = await muster.ask('campaigns.view', { id: campaign })
    const tokyo = view.participants[1]?.faction.id ?? ''
    expect(await muster.ask('factions.list', {})).toHaveLength(1)
    expect((await muster.refused('factions.change', { id: tokyo, change: { name: 'Mine' } })).code).toBe(
      'faction/gone',
    )
  })
})
