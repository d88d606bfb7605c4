import { expect, test } from 'vitest'
import type { BattleState } from '../../shared/systems/traveller/battle/state/state.ts'
import {
  CHARACTER_DOCUMENT,
  type CharacterDraft,
} from '../../shared/systems/traveller/documents/character.ts'
import { VEHICLE_DOCUMENT } from '../../shared/systems/traveller/documents/vehicle.ts'
import { healed, mended, repairsOf } from '../../shared/systems/traveller/repairs.ts'
import { SAMPLE_ENCOUNTERS } from '../../shared/systems/traveller/samples/encounters.ts'
import { SAMPLE_CHARACTERS } from '../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../shared/systems/traveller/samples/vehicles.ts'
import { traveller } from '../../shared/systems/traveller/game.ts'
import { encounterState, wayTo } from '../support/encounters.ts'
import { playOn } from '../support/ways.ts'
import { startProgram } from './support/program.ts'
import { newAdventure } from '../support/new-campaign.ts'

const system = traveller.id

test('each of a side goes on from a fight as it left them, once, and by its own document', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'Margins'))
  const keep = async (document: CharacterDraft): Promise<string> =>
    (await muster.ask('documents.create', { system, kind: 'character', campaign: null, document })).id
  const [okonjo, corv, dole] = [
    await keep(SAMPLE_CHARACTERS.okonjo),
    await keep(SAMPLE_CHARACTERS.corv),
    await keep(SAMPLE_CHARACTERS.dole),
  ]
  const { id: fight } = await muster.ask('fights.setUp', {
    system,
    campaign,
    level: 'enforce',
    said: {
      encounter: 'brawl',
      people: [
        { character: okonjo, side: 'side-1', count: 1 },
        { character: corv, side: 'side-1', count: 1 },
        { character: dole, side: 'side-2', count: 1 },
      ],
    },
  })
  await playOn(
    muster,
    fight,
    wayTo(encounterState(muster, fight), ({ ending }) => ending !== null),
  )
  const fought = Object.values(encounterState(muster, fight).fighters)
  const look = async () => (await muster.ask('adventures.look', { id: campaign })).log
  expect((await look()).map(({ account }) => account?.map(({ goesOn }) => goesOn))).toEqual([[true, true]])

  const { id: first, kind } = await muster.ask('adventures.goOn', { fight, side: 'side-1' })
  expect(kind).toBe('character')
  expect((await muster.ask('documents.view', { id: first })).document).toMatchObject({ after: fight })
  const own = await muster.ask('documents.list', { system, campaign })
  const names = own.filter((one) => one.kind === 'character').map(({ name }) => name)
  expect(names.toSorted()).toEqual([SAMPLE_CHARACTERS.corv.name, SAMPLE_CHARACTERS.okonjo.name].toSorted())
  for (const { name, document } of own.filter((one) => one.kind === 'character')) {
    const left = fought.find((one) => one.name === name)?.left
    expect(document).toMatchObject({
      characteristics: { str: { left: left?.str }, dex: { left: left?.dex }, end: { left: left?.end } },
    })
  }
  // The library's own stay as they are, and nobody goes on twice.
  expect((await muster.ask('documents.view', { id: corv })).document).toEqual(SAMPLE_CHARACTERS.corv)
  expect((await look()).map(({ account }) => account?.map(({ goesOn }) => goesOn))).toEqual([[false, true]])
  expect((await muster.refused('adventures.goOn', { fight, side: 'side-1' })).code).toBe('fight/no-sequel')
  // All of it is one step, of both sides too.
  await muster.ask('undo.undo', {})
  const goOn = async () => (await look()).map(({ account }) => account?.map(({ goesOn }) => goesOn))
  expect(await goOn()).toEqual([[true, true]])
  await muster.ask('adventures.goOn', { fight, side: null })
  expect(await goOn()).toEqual([[false, false]])
  await muster.ask('undo.undo', {})
  expect(await goOn()).toEqual([[true, true]])
})

test('combats told by hand follow each other: what was left, and what healed or was mended in between', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'Margins'))
  const keep = async (kind: string, document: object): Promise<string> =>
    (await muster.ask('documents.create', { system, kind, campaign, document })).id
  const captain = await keep('character', SAMPLE_CHARACTERS.okonjo)
  const other = await keep('character', SAMPLE_CHARACTERS.dole)
  const vehicle = await keep('vehicle', SAMPLE_VEHICLES.carrier)
  const said = {
    encounter: 'brawl',
    people: [
      { character: captain, side: 'side-1', count: 1 },
      { character: other, side: 'side-2', count: 1 },
    ],
    crafts: [{ vehicle, side: 'side-1', pilot: captain, riders: [], speed: 0 }],
  }
  const told = async (left: object, hull: number): Promise<BattleState> => {
    const { id: fight } = await muster.ask('fights.setUp', { system, campaign, level: 'enforce', said })
    const begun = encounterState(muster, fight)
    const fighter = Object.values(begun.fighters).find(
      (one) => one.name === SAMPLE_CHARACTERS.okonjo.name,
    )?.id
    await playOn(muster, fight, [
      {
        kind: 'record',
        side: 'side-1',
        controls: 'side-1',
        dead: [],
        hurt: [{ fighter, ...left }],
        damaged: [{ craft: 'v1', hull, structure: 6, armour: 2 }],
        systems: [],
        ammunition: [],
        pieces: [],
      },
    ])
    await muster.ask('adventures.goOn', { fight, side: 'side-1' })
    return begun
  }
  const documentOf = async (id: string): Promise<unknown> =>
    (await muster.ask('documents.view', { id })).document
  await told({ str: 5, dex: 4, end: 0 }, 3)
  const occasion = { id: 'one', day: '2026-11-27', reason: 'A week in port' }
  const hurt = CHARACTER_DOCUMENT.schema.parse(await documentOf(captain))
  const worn = VEHICLE_DOCUMENT.schema.parse(await documentOf(vehicle))
  const [repair] = repairsOf(worn)
  const better = {
    [captain]: healed(hurt, { str: 0, dex: 0, end: 3 }, occasion),
    [vehicle]: repair ? mended(worn, repair, true, occasion) : worn,
  }
  for (const [id, document] of Object.entries(better))
    await muster.ask('documents.change', { id, change: { document } })
  const again = await told({ str: 5, dex: 2, end: 0 }, 1)
  expect(Object.values(again.fighters).find(({ name }) => name === hurt.name)?.left).toEqual({
    str: 5,
    dex: 4,
    end: 3,
  })
  expect(again.crafts.v1?.shell).toMatchObject({ hull: 4, structure: 6, armour: 2 })
  expect(await documentOf(captain)).toMatchObject({
    characteristics: { str: { left: 5 }, dex: { left: 2 }, end: { left: 0 } },
    healed: [{ ...occasion, end: 3 }],
  })
  expect(await documentOf(vehicle)).toMatchObject({
    hull: { left: 1 },
    parts: SAMPLE_VEHICLES.carrier.parts - 1,
    mended: [{ ...occasion, part: 'hull', how: 'mended' }],
  })
})

test('in a campaign its own copies are offered, and sides are called as the encounter calls them', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('adventures.begin', newAdventure(system, 'Margins'))
  const keep = async (kind: string, document: object, of: string | null): Promise<string> =>
    (await muster.ask('documents.create', { system, kind, campaign: of, document })).id
  const shelved = await keep('character', SAMPLE_CHARACTERS.okonjo, null)
  const other = await keep('character', SAMPLE_CHARACTERS.corv, null)
  const { str, dex } = SAMPLE_CHARACTERS.okonjo.characteristics
  const wounded = {
    ...SAMPLE_CHARACTERS.okonjo,
    characteristics: { str, dex, end: { full: 7, left: 1 } },
  }
  const own = await keep('character', wounded, campaign)
  const encounter = await keep('encounter', { ...SAMPLE_ENCOUNTERS.brawl, name: 'Again' }, campaign)
  const form = async (of: string | null) => {
    const { fields, calls } = await muster.ask('fights.form', { system, campaign: of })
    const { people, rules } = fields
    const character = people?.kind === 'list' ? people.of.character : null
    return { who: character?.kind === 'one' ? character.of : [], calls, rules }
  }
  const { who, calls, rules } = await form(campaign)
  expect(who).toContain(own)
  expect(who).toContain(other)
  for (const hidden of [shelved, 'okonjo', 'corv']) expect(who).not.toContain(hidden)
  // A campaign goes by the house rules that it began with.
  expect(rules).toMatchObject({ kind: 'one', orNone: false, of: [expect.any(String)] })
  const [first, second] = SAMPLE_ENCOUNTERS.brawl.sides.map(({ name }) => name)
  for (const id of [encounter, 'brawl']) expect(calls[id]).toEqual({ 'side-1': first, 'side-2': second })
  const shelf = await form(null)
  expect(shelf.who).toContain(shelved)
  expect(shelf.who).not.toContain(own)
})

test('a side that lies in wait and is handed to Muster comes into view as the round opens', async () => {
  const muster = startProgram()
  const { id: fight } = await muster.ask('fights.setUp', {
    system,
    campaign: null,
    level: 'enforce',
    said: {
      encounter: 'ambush',
      people: [
        { character: 'okonjo', side: 'side-1', count: 1 },
        { character: 'dole', side: 'side-2', count: 1 },
      ],
      automatic: ['side-2'],
    },
  })
  const hidden = (): string[] =>
    Object.values(encounterState(muster, fight).fighters).flatMap((one) => (one.hidden ? [one.side] : []))
  expect(hidden()).toEqual(['side-2'])
  await playOn(
    muster,
    fight,
    wayTo(encounterState(muster, fight), ({ phase }) => phase === 'hastening'),
  )
  expect(hidden()).toEqual([])
})
