import { describe, expect, test } from 'vitest'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { startProgram, temporaryFolder, type TestProgram } from './support/program.ts'
import { png } from '../unit/pictures/builders.ts'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const keep = async (muster: TestProgram, grey: number): Promise<string> =>
  (await muster.ask('pictures.keep', { kind: 'emblem', content: base64(png(4, 4, grey)) })).id
const make = async (muster: TestProgram): Promise<string> =>
  (await muster.ask('factions.create', { name: 'Kestrels', from: { kind: 'random' } })).id
const isThere = async (muster: TestProgram, id: string): Promise<boolean> =>
  muster.ask('pictures.view', { id }).then(
    () => true,
    () => false,
  )

describe('a picture', () => {
  test('is kept once under the hash of its bytes, and is no step of undo', async () => {
    const muster = startProgram()
    const id = await keep(muster, 10)
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(await keep(muster, 10)).toBe(id)
    expect(await keep(muster, 11)).not.toBe(id)
    expect(await muster.ask('pictures.view', { id })).toEqual({
      media: 'image/png',
      content: base64(png(4, 4, 10)),
    })
    expect((await muster.ask('undo.look', {})).undo).toBeNull()
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture/not-one'],
    ['nothing', Buffer.from(''), 'picture/not-one'],
    ['too many pixels', png(1100, 1), 'picture/size'],
    ['too many bytes', Buffer.concat([png(), Buffer.alloc(400_000)]), 'picture/too-large'],
  ])('%s is refused and not kept', async (_name, bytes, code) => {
    const muster = startProgram()
    const refused = await muster.refused('pictures.keep', { kind: 'emblem', content: base64(bytes) })
    expect(refused.code).toBe(code)
    expect(muster.errors).toEqual([])
  })

  test('stands for the emblem of a faction, which is kept behind it', async () => {
    const muster = startProgram()
    const faction = await make(muster)
    const picture = await keep(muster, 10)
    await muster.ask('factions.change', { id: faction, change: { picture } })
    expect((await muster.ask('factions.list', {}))[0]).toMatchObject({ picture })
    await muster.ask('undo.undo', {})
    expect((await muster.ask('factions.view', { id: faction })).picture).toBeNull()
    await muster.ask('undo.redo', {})
    expect((await muster.ask('factions.view', { id: faction })).picture).toBe(picture)
    const unknown = await muster.refused('factions.change', {
      id: faction,
      change: { picture: 'a'.repeat(64) },
    })
    expect(unknown.code).toBe('picture/gone')
  })

  test('is cleared when the file is opened again and nothing names it, nor could undo', async () => {
    const folder = temporaryFolder()
    const first = startProgram(folder)
    const faction = await make(first)
    const [shown, undone, removed, loose] = [
      await keep(first, 1),
      await keep(first, 2),
      await keep(first, 3),
      await keep(first, 4),
    ]
    for (const picture of [removed, shown, undone])
      await first.ask('factions.change', { id: faction, change: { picture } })
    await first.ask('undo.undo', {})
    expect((await first.ask('factions.view', { id: faction })).picture).toBe(shown)
    first.program.close()

    const second = startProgram(folder)
    expect(await isThere(second, loose)).toBe(false)
    for (const picture of [shown, undone, removed]) expect(await isThere(second, picture)).toBe(true)
    await second.ask('undo.redo', {})
    expect((await second.ask('factions.view', { id: faction })).picture).toBe(undone)
  })
})

/** Somebody of a faction, who can have a portrait. */
async function enlist(muster: TestProgram): Promise<string> {
  const faction = await make(muster)
  const one = { faction, campaign: null, unit: 'scout', name: 'Nao', note: '' } as const
  return (await muster.ask('roster.add', one)).id
}

const two = [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]

/** A change that gives a campaign another map and nothing else. */
async function withMap(muster: TestProgram, id: string, map: string | null) {
  const { name, startsOn, place, deck, rules, participants } = await muster.ask('campaigns.view', { id })
  const people = participants.map(({ id: one, player, opening, startingTech }) => ({
    id: one,
    player: player.name,
    opening,
    tech: startingTech,
    rival: null,
  }))
  return { id, name, startsOn, place, map, deck, rules, participants: people }
}

const UNKNOWN = 'a'.repeat(64)

describe('a portrait', () => {
  test('is shown of the trooper, in the roster and on the roll, and is one step of undo with its name', async () => {
    const muster = startProgram()
    const id = await enlist(muster)
    const portrait = await keep(muster, 10)
    await muster.ask('roster.change', { id, change: { fell: 'A fall from a roof' } })
    await muster.ask('roster.change', { id, change: { portrait } })
    const [faction] = await muster.ask('factions.list', {})
    const of = faction?.id ?? ''
    const shown = async () => [
      (await muster.ask('roster.trooper', { id })).portrait,
      (await muster.ask('roster.view', { faction: of, campaign: null })).troopers[0]?.portrait,
      (await muster.ask('roster.fallen', { faction: of })).elsewhere[0]?.portrait,
    ]
    expect(await shown()).toEqual([portrait, portrait, portrait])
    expect((await muster.ask('undo.look', {})).undo).toMatchObject({
      call: 'roster.change',
      part: 'portrait',
      of: 'Nao',
    })
    await muster.ask('undo.undo', {})
    expect(await shown()).toEqual([null, null, null])
    await muster.ask('undo.redo', {})
    expect(await shown()).toEqual([portrait, portrait, portrait])
    await muster.ask('roster.change', { id, change: { portrait: null } })
    expect(await shown()).toEqual([null, null, null])
  })

  test('that is not kept is refused, and nothing beside it is changed', async () => {
    const muster = startProgram()
    const id = await enlist(muster)
    const unknown = { id, change: { name: 'Ren', portrait: UNKNOWN } }
    expect((await muster.refused('roster.change', unknown)).code).toBe('picture/gone')
    const noId = { id, change: { portrait: '../../etc/passwd' } }
    expect((await muster.refused('roster.change', noId)).code).toBe('call/input')
    expect(await muster.ask('roster.trooper', { id })).toMatchObject({ name: 'Nao', portrait: null })
  })
})

describe('the map of a campaign', () => {
  test('is given at the start, changed, taken away, undone and done again', async () => {
    const muster = startProgram()
    const [first, second] = [await keep(muster, 1), await keep(muster, 2)]
    const { id } = await muster.ask('campaigns.start', newCampaign(two, { map: first }))
    const shown = async () => (await muster.ask('campaigns.view', { id })).map
    expect(await shown()).toBe(first)
    await muster.ask('campaigns.change', await withMap(muster, id, second))
    expect(await shown()).toBe(second)
    await muster.ask('campaigns.change', await withMap(muster, id, null))
    expect(await shown()).toBeNull()
    await muster.ask('undo.undo', {})
    expect(await shown()).toBe(second)
    await muster.ask('undo.undo', {})
    expect(await shown()).toBe(first)
    await muster.ask('undo.redo', {})
    expect(await shown()).toBe(second)
  })

  test('that is not kept is refused, at the start and later', async () => {
    const muster = startProgram()
    const started = await muster.refused('campaigns.start', newCampaign(two, { map: UNKNOWN }))
    expect(started.code).toBe('picture/gone')
    expect(await muster.ask('campaigns.list', {})).toEqual([])
    const { id } = await muster.ask('campaigns.start', newCampaign(two))
    const changed = await muster.refused('campaigns.change', await withMap(muster, id, UNKNOWN))
    expect(changed.code).toBe('picture/gone')
    expect((await muster.ask('campaigns.view', { id })).map).toBeNull()
  })
})

test('pictures that a portrait or a map names, or could by undo, are there when the file is opened again', async () => {
  const folder = temporaryFolder()
  const first = startProgram(folder)
  const trooper = await enlist(first)
  const [portrait, before, map, taken, loose] = [
    await keep(first, 1),
    await keep(first, 2),
    await keep(first, 3),
    await keep(first, 4),
    await keep(first, 5),
  ]
  for (const one of [before, portrait])
    await first.ask('roster.change', { id: trooper, change: { portrait: one } })
  const { id } = await first.ask('campaigns.start', newCampaign(two, { map: taken }))
  await first.ask('campaigns.change', await withMap(first, id, map))
  first.program.close()

  const second = startProgram(folder)
  expect(await isThere(second, loose)).toBe(false)
  for (const picture of [portrait, before, map, taken]) expect(await isThere(second, picture)).toBe(true)
  expect((await second.ask('roster.trooper', { id: trooper })).portrait).toBe(portrait)
  await second.ask('undo.undo', {})
  expect((await second.ask('campaigns.view', { id })).map).toBe(taken)
})
