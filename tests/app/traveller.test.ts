import { expect, test } from 'vitest'
import type { CharacterDraft } from '../../shared/systems/traveller/documents/character.ts'
import { SAMPLE_CHARACTERS } from '../../shared/systems/traveller/samples/characters.ts'
import { traveller } from '../../shared/systems/traveller/game.ts'
import { encounterState, playOn, wayTo } from '../support/encounters.ts'
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
