import { expect, test } from 'vitest'
import type { CharacterDraft } from '../../shared/systems/traveller/documents/character.ts'
import { SAMPLE_ENCOUNTERS } from '../../shared/systems/traveller/samples/encounters.ts'
import { SAMPLE_CHARACTERS } from '../../shared/systems/traveller/samples/characters.ts'
import { traveller } from '../../shared/systems/traveller/game.ts'
import { encounterState, wayTo } from '../support/encounters.ts'
import { playOn } from '../support/ways.ts'
import { startProgram } from './support/program.ts'

const system = traveller.id

test('each of a side goes on from a fight as it left them, once, and by its own document', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('adventures.begin', {
    system,
    name: 'Margins',
    startsOn: null,
    place: '',
    rules: null,
  })
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
  // All of it is one step.
  await muster.ask('undo.undo', {})
  expect((await look()).map(({ account }) => account?.map(({ goesOn }) => goesOn))).toEqual([[true, true]])
})

test('in a campaign its own copies are offered, and sides are called as the encounter calls them', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('adventures.begin', {
    system,
    name: 'Margins',
    startsOn: null,
    place: '',
    rules: null,
  })
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
