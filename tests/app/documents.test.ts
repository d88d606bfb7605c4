import { expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import { blastEm } from '../../shared/systems/blast-em/game.ts'
import { SAMPLE_MISSIONS } from '../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../shared/systems/blast-em/samples/teams.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { png } from '../unit/pictures/builders.ts'

/** What a group keeps on the house's shelf, on a real file. */

const TEAM = SAMPLE_TEAMS['late-shift']
const LOOK = { colours: { first: '#112233', second: '#445566' }, emblem: null, picture: null }
const system = blastEm.id

const keep = (muster: TestProgram, document: object, kind = 'team'): Promise<{ id: string }> =>
  muster.ask('documents.create', { system, kind, campaign: null, document })

test('is kept, changed, undone, put away, thrown away and removed', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, TEAM)
  expect(await muster.ask('documents.view', { id })).toMatchObject({
    name: TEAM.name,
    document: TEAM,
    problems: [],
    unreadable: null,
    look: null,
    state: 'active',
  })
  await muster.ask('documents.change', { id, change: { document: { ...TEAM, name: 'The Early Shift' } } })
  expect((await muster.ask('documents.view', { id })).name).toBe('The Early Shift')
  await muster.ask('undo.undo', {})
  expect((await muster.ask('documents.view', { id })).name).toBe(TEAM.name)
  expect((await muster.refused('documents.remove', { id })).code).toBe('document/not-in-trash')
  await muster.ask('documents.move', { id, to: 'trash' })
  await muster.ask('documents.remove', { id })
  expect(await muster.ask('documents.list', { system, campaign: null })).toEqual([])
  expect((await muster.refused('documents.view', { id })).code).toBe('document/gone')
})

test('a table of them is kept at once, and undone at once; one that is none keeps all away', async () => {
  const muster = startProgram()
  const all = { system, kind: 'team', campaign: null, document: TEAM }
  const others = [SAMPLE_TEAMS['quiet-ada'], SAMPLE_TEAMS['spare-parts']]
  const shelf = async (): Promise<string[]> =>
    (await muster.ask('documents.list', { system, campaign: null })).map(({ name }) => name)
  expect((await muster.refused('documents.create', { ...all, more: [...others, {}] })).code).toBe(
    'document/unreadable',
  )
  expect(await shelf()).toEqual([])
  const { id } = await muster.ask('documents.create', { ...all, more: others })
  expect(await shelf()).toHaveLength(3)
  expect((await muster.ask('documents.view', { id })).name).toBe(TEAM.name)
  await muster.ask('undo.undo', {})
  expect(await shelf()).toEqual([])
})

test('tells of each step of undo what of it was changed', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, TEAM)
  const { id: player } = await muster.ask('players.create', {
    name: 'Ada',
    contact: '',
    colour: '',
    guest: false,
    led: [],
    sameName: false,
  })
  const step = async (): Promise<unknown> => {
    const { undo } = await muster.ask('undo.look', {})
    return [undo?.call, undo?.part, undo?.of]
  }
  const change = (to: Input<'documents.change'>['change']): Promise<unknown> =>
    muster.ask('documents.change', { id, change: to }).then(step)
  const named = { ...TEAM, name: 'The Early Shift' }
  expect(await change({ document: named })).toEqual(['documents.change', 'name', named.name])
  expect(await change({ document: { ...named, members: [] } })).toEqual([
    'documents.change',
    'members',
    named.name,
  ])
  expect(await change({ document: TEAM })).toEqual(['documents.change', null, TEAM.name])
  expect(await change({ look: LOOK })).toEqual(['documents.change', 'look', TEAM.name])
  expect(await change({ player })).toEqual(['documents.change', 'player', TEAM.name])
  for (const to of ['archived', 'trash', 'active'] as const) {
    await muster.ask('documents.move', { id, to })
    expect(await step()).toEqual(['documents.move', to, TEAM.name])
  }
})

test('keeps an unfinished one with what is wrong with it, and refuses what is none', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, { ...TEAM, members: [] })
  const { problems } = await muster.ask('documents.view', { id })
  expect(problems.map(({ code }) => code)).toEqual(['team/hero'])
  const refused = async (document: object, kind = 'team'): Promise<string> =>
    (await muster.refused('documents.create', { system, kind, campaign: null, document })).code
  expect(await refused({})).toBe('document/unreadable')
  expect(await refused(TEAM, 'mission')).toBe('document/other-kind')
  expect(await refused(TEAM, 'fleet')).toBe('document/unknown-kind')
  expect(await refused({ ...TEAM, version: 99 })).toBe('document/newer')
  expect(await refused({ ...TEAM, name: 7 })).toBe('document/damaged')
  const [first] = TEAM.members
  expect(await refused({ ...TEAM, members: [{ ...first, picture: 'a'.repeat(64) }] })).toBe('picture/gone')
  expect(await muster.ask('documents.list', { system, campaign: null })).toHaveLength(1)
})

test('travels as a file without its pictures, and files that are none say so', async () => {
  const muster = startProgram()
  const picture = png(8, 8)
  const { id: portrait } = await muster.ask('pictures.keep', {
    kind: 'portrait',
    content: Buffer.from(picture).toString('base64'),
  })
  const members = TEAM.members.map((member) => ({ ...member, picture: portrait }))
  const { id } = await keep(muster, { ...TEAM, members })
  await muster.ask('documents.change', { id, change: { look: LOOK } })
  const { fileName, content } = await muster.ask('documents.pack', { id })
  expect(fileName).toBe('The Late Shift.muster.json')
  expect(await muster.ask('documents.unpack', { system, content })).toEqual({
    kind: 'team',
    document: TEAM,
    look: LOOK,
    problems: [],
  })
  const refused = async (text: string): Promise<string> =>
    (await muster.refused('documents.unpack', { system, content: text })).code
  expect(await refused('')).toBe('document/unreadable')
  expect(await refused('[1, 2')).toBe('document/unreadable')
  expect(await refused('null')).toBe('document/unreadable')
  expect(await refused(JSON.stringify({ muster: 'chess', document: TEAM }))).toBe('document/unreadable')
  expect(await refused(JSON.stringify({ document: { ...TEAM, kind: 'fleet' } }))).toBe('document/other-kind')
  expect(await refused(JSON.stringify({ ...TEAM, members: 'all' }))).toBe('document/damaged')
})

test('a battle is set up with them, and keeps its side when the team is removed', async () => {
  const muster = startProgram()
  const { id: team } = await keep(muster, TEAM)
  const { id: mission } = await keep(muster, SAMPLE_MISSIONS['seed-vault'], 'mission')
  const { id: nobody } = await keep(muster, { ...TEAM, name: 'Nobody', members: [] })
  const led = { name: 'Ada', contact: '', colour: '', guest: false, led: [team], sameName: false }
  await muster.ask('players.create', led)
  const { fields, kept, unfinished } = await muster.ask('fights.form', { system, campaign: null })
  // Who cannot set out is not offered, and named.
  expect(unfinished).toEqual([{ id: nobody, kind: 'team', name: 'Nobody' }])
  expect(
    Object.values(kept)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([SAMPLE_MISSIONS['seed-vault'].name, TEAM.name].toSorted())
  expect(kept[team]).toEqual({ name: TEAM.name, inCampaign: false, document: TEAM, player: 'Ada' })
  expect(fields).toMatchObject({ team1: { of: expect.arrayContaining([team]) as unknown } })
  const { id: fight } = await muster.ask('fights.setUp', {
    system,
    campaign: null,
    level: 'enforce',
    said: { mission, automatic: true, name1: 'Ada', team1: team },
  })
  const alike = await muster.refused('fights.setUp', {
    system,
    campaign: null,
    level: 'enforce',
    said: { mission, automatic: true, name1: 'Ada', team1: team, name2: 'Ada', team2: 'lantern-choir' },
  })
  expect(alike).toMatchObject({ code: 'fight/called-alike', values: { name: 'Ada' } })
  await muster.ask('documents.move', { id: team, to: 'trash' })
  await muster.ask('documents.remove', { id: team })
  const { summary } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  expect(Object.values(summary.names)).toContain('Ada')
})

test('the search over everything finds what is on the shelves, and nothing in the trash', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, TEAM)
  const { id: thrown } = await keep(muster, { ...TEAM, name: 'The Early Shift' })
  await muster.ask('documents.move', { id: thrown, to: 'trash' })
  const search = async (text: string): Promise<unknown> =>
    (await muster.ask('search.everything', { text })).groups
  expect(await search('late shift')).toMatchObject([
    { kind: 'team', found: [{ id, system, name: TEAM.name }] },
  ])
  // Also by what is written in it.
  expect(await search('rivet cannon')).toMatchObject([{ kind: 'team', found: [{ id }] }])
  expect(await search('early shift')).toEqual([])
})

test('is kept closed by a PIN until somebody opens it or a battle begins with it', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, TEAM)
  const pin = '4711'
  const open = { locked: false, document: TEAM }
  const shut = { locked: true, document: null, problems: [], name: TEAM.name }
  const change = { document: { ...TEAM, name: 'The Early Shift' } }
  await muster.ask('documents.lock', { id, chosen: pin })
  expect(await muster.ask('documents.view', { id })).toMatchObject(shut)
  expect(await muster.ask('documents.list', { system, campaign: null })).toMatchObject([shut])
  expect(await muster.ask('documents.view', { id, pin })).toMatchObject({ locked: true, document: TEAM })
  for (const wrong of [{}, { pin: '1234' }]) {
    expect((await muster.refused('documents.change', { id, change, ...wrong })).code).toBe('document/pin')
    expect((await muster.refused('documents.pack', { id, ...wrong })).code).toBe('document/pin')
  }
  await muster.ask('documents.change', { id, change, pin })
  await muster.ask('undo.undo', {})
  await muster.ask('documents.lock', { id, chosen: null, pin })
  expect(await muster.ask('documents.view', { id })).toMatchObject(open)
  await muster.ask('documents.lock', { id, chosen: pin })
  const said = { mission: 'seed-vault', automatic: true, name1: 'Ada', team1: id }
  await muster.ask('fights.setUp', { system, campaign: null, level: 'enforce', said })
  expect(await muster.ask('documents.view', { id })).toMatchObject(open)
})

test('stays closed when its removal is undone', async () => {
  const muster = startProgram()
  const { id } = await keep(muster, TEAM)
  await muster.ask('documents.lock', { id, chosen: '4711' })
  await muster.ask('documents.move', { id, to: 'trash' })
  await muster.ask('documents.remove', { id })
  await muster.ask('undo.undo', {})
  expect(await muster.ask('documents.view', { id })).toMatchObject({ locked: true, document: null })
})
