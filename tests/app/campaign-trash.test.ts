import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CallName, contract, Input } from '../../shared/contract/index.ts'
import { NO_FILTER, USUAL_ORDER } from '../../shared/systems/seven-seconds/histories/filter.ts'
import { DEFAULT_OPTIONS } from '../../shared/printing/words.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { png } from '../unit/pictures/builders.ts'
import { report, side } from './support/campaign.ts'
import { QUICK } from './support/fights.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { allRows, inFile, rowsOfCampaign, type Rows } from './support/rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

const picture = async (muster: TestProgram, grey: number): Promise<string> => {
  const content = Buffer.from(png(4, 4, grey)).toString('base64')
  return (await muster.ask('pictures.keep', { kind: 'portrait', content })).id
}

/**
 * A campaign with a row of every kind that can hang on one, beside another campaign of the same faction. One trooper
 * serves in both, one in the first alone.
 */
async function startStory(muster: TestProgram) {
  const { id: faction } = await muster.ask('factions.create', {
    name: 'Kestrel Pact',
    from: { kind: 'archetype', archetype: 'even' },
  })
  const { id: deck } = await muster.ask('decks.create', { name: 'Own cards', from: { kind: 'muster' } })
  // Both named before anybody else asks for pictures.
  const [map, portrait] = [await picture(muster, 1), await picture(muster, 2)]
  const opening = { campaignPoints: 0, streak: 0, techPoints: 9 }
  const people = [newParticipant('Ada', faction, { opening }), newParticipant('Ben', 'new-tokyo')]
  const other = await muster.ask('campaigns.start', newCampaign(people, { name: 'The other' }))
  const { id: campaign } = await muster.ask(
    'campaigns.start',
    newCampaign(people, { name: 'Border of Ash', place: 'Kettle Valley', map, deck }),
  )
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const [a = '', b = ''] = participants.map(({ id }) => id)
  const enter = async (place: string): Promise<string> => {
    const sides = report(side(a, 9, { lost: { scout: 1 } }), side(b, 4, { lost: { tactical: 1 } }), { place })
    return (await muster.ask('battles.enter', { campaign, before: null, report: sides })).id
  }
  const [battle, deleted] = [await enter('Harbour'), await enter('Quarry')]
  const recruit = async (name: string, of: string | null): Promise<string> =>
    (await muster.ask('roster.add', { faction, campaign: of, unit: 'scout', name, note: '' })).id
  const [shared, own] = [await recruit('Nao', null), await recruit('Ines', campaign)]
  await muster.ask('roster.change', { id: own, change: { portrait } })
  const entry = (trooper: string, fate: 'killed' | 'unhurt') => ({
    trooper,
    fate,
    wounds: 0,
    round: null,
    cause: '',
    kills: {},
    decorations: [{ name: 'Iron Star', reason: 'Stayed' }],
  })
  await muster.ask('roster.recordBattle', {
    battle,
    participant: a,
    entries: [entry(shared, 'killed'), entry(own, 'unhurt')],
  })
  await muster.ask('battles.remove', { id: deleted })
  const corrected = report(side(a, 8, { lost: { scout: 1 } }), side(b, 4), { place: 'Harbour' })
  await muster.ask('battles.correct', { id: battle, report: corrected })
  const sides = {
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  } as const
  const { id: fight } = await muster.ask('fights.begin', { ...QUICK, campaign, ...sides, deck: null })
  const command = { kind: 'roll-roles', side: 'a' } as const
  await muster.ask('fights.act', { id: fight, after: 0, command, rolls: [6, 1] })
  await muster.ask('fights.setPin', { id: fight, side: 'b', chosen: '4711' })
  const planned = { sides: [a, b] as [string, string], fightsOn: null, place: 'Ford', note: '' }
  const { id: fixture } = await muster.ask('fixtures.plan', { campaign, plan: planned })
  const {
    ids: [purchase = ''],
  } = await muster.ask('technology.buy', { participant: a, steps: [{ rating: 3, stat: 'armour' }] })
  const written = { campaign, words: '# Written', told: '# Told' }
  await muster.ask('histories.write', { ...written, battle })
  await muster.ask('histories.write', { ...written, battle: null })
  const view = { name: 'Draws', campaign, filter: NO_FILTER, order: USUAL_ORDER }
  await muster.ask('views.keep', view)
  await muster.ask('printing.keepOptions', { campaign, options: { ...DEFAULT_OPTIONS, paper: 'letter' } })
  await muster.ask('campaigns.finish', { id: campaign, finishedOn: '2026-11-21', epilogue: '# Ash' })
  const thrown = (await muster.ask('trash.list', { campaign }))[0]?.id ?? ''
  const player = participants[0]?.player.id ?? ''
  const ids = { campaign, battle, deleted, fight, fixture, purchase, shared, own, faction, deck, thrown }
  return { ...ids, player, a, b, map, portrait, other: other.id }
}

type Story = Awaited<ReturnType<typeof startStory>>
type Reads = { [N in CallName]: (typeof contract)[N]['kind'] extends 'read' ? N : never }[CallName]

/** Every way to read, with every way to ask for the campaign. Not what leads back to it: its trash, and undo. */
function readings(of: Story): {
  readonly [N in Exclude<Reads, 'trash.campaigns' | 'undo.look'>]: readonly Input<N>[]
} {
  const { campaign, battle, deleted, fight, faction, deck, shared, own, other, thrown } = of
  const line = { id: fight, decision: 1 }
  const correction = { ...line, after: 1, command: null, rolls: null }
  return {
    'campaigns.list': [{}],
    // Seven Seconds has a desk; campaigns that are a log are tried in `adventures.test.ts`.
    'adventures.look': [],
    'adventures.ofGame': [],
    'adventures.battle': [],
    'adventures.setOut': [],
    'adventures.figures': [],
    'campaigns.prepare': [{}],
    'campaigns.view': [{ id: campaign }],
    'changes.list': [{ battle }, { battle: deleted }],
    'decks.figures': [{}],
    'decks.list': [{}],
    'decks.pack': [{ id: deck }],
    'decks.readTable': [],
    'decks.unpack': [],
    'decks.view': [{ id: deck }],
    // Seven Seconds keeps none; what is in a campaign of documents is tried in `documents.test.ts`.
    'documents.list': [{ system: 'seven-seconds', campaign }],
    'documents.view': [],
    'documents.pack': [],
    'documents.unpack': [],
    'factions.list': [{}],
    'factions.pack': [{ id: faction, withNotes: true }],
    'factions.unpack': [],
    'factions.view': [{ id: faction }],
    'fights.consider': [{ id: fight, command: { kind: 'roll-roles', side: 'a' }, rolls: [3] }],
    'fights.considerCorrection': [correction],
    'fights.considerEntered': [correction],
    'fights.form': [],
    'fights.layouts': [{ id: fight, side: 'a' }],
    'fights.line': [line],
    'fights.log': [{ id: fight, watcher: 'public', after: 0 }],
    'fights.look': [{ id: fight, watcher: 'public' }],
    'fights.moment': [{ id: fight, watcher: 'public', at: 1 }],
    'fights.moments': [{ id: fight, watcher: 'public' }],
    'fights.ofBattle': [{ battle }],
    'fights.suggestLayout': [{ id: fight, side: 'a' }],
    'fights.suggestNames': [{ id: fight, side: 'a', names: { style: 'steppe' } }],
    'fights.underWay': [{}],
    'histories.battles': [{ campaign }, { campaign: null }],
    'histories.events': [{ fight, secrets: true, privateNotes: true }],
    'histories.fights': [{ campaign }],
    'histories.story': [{ battle }],
    'histories.telling': [
      { campaign, battle, told: '' },
      { campaign, battle: null, told: '' },
    ],
    'histories.written': [{ campaign }],
    'names.lists': [{}],
    // Pictures are asked for by what they show.
    'pictures.view': [],
    'players.list': [{}],
    'players.mayLead': [{}],
    'printing.document': [],
    'printing.options': [{ campaign }],
    'program.status': [{}],
    'roster.battle': [{ battle }],
    'roster.fallen': [{ campaign }, { faction }],
    'roster.unnamed': [{ campaign }],
    'roster.trooper': [{ id: shared }, { id: own }],
    'roster.view': [
      { faction, campaign: null },
      { faction, campaign },
      { faction, campaign: other },
    ],
    'records.ofPlayer': [{ player: of.player }],
    'search.everything': ['harbour', 'written', 'ash', 'a', 'e'].map((text) => ({ text })),
    'trash.list': [{ campaign }, { campaign: other }],
    // They tell of the whole file.
    'safekeeping.look': [],
    'archives.open': [],
    'archives.look': [],
    'archives.weigh': [],
    'archives.pack': [{ campaign }],
    'safekeeping.missing': [],
    'trash.look': [{ id: thrown }],
    'views.list': [{ campaign }, { campaign: null }],
  }
}

/** All that is answered to these readings, as one text. */
async function readAll(muster: TestProgram, of: Story): Promise<string> {
  const answers: unknown[] = []
  for (const [name, inputs] of Object.entries(readings(of)))
    for (const input of inputs) answers.push(name, await muster.reply(name as CallName, input))
  return JSON.stringify(answers)
}

const idsIn = (rows: Rows): string[] =>
  Array.from(rows.values()).flatMap((all) => all.map(({ id }) => String(id)))

const thrownCampaigns = async (muster: TestProgram): Promise<string[]> =>
  (await muster.ask('trash.campaigns', {})).map(({ name }) => name)

async function clearAll(muster: TestProgram): Promise<void> {
  while ((await muster.ask('trash.clear', {})).left > 0);
}

describe('a deleted campaign', () => {
  test('is found by nothing but its trash', async () => {
    const muster = startProgram()
    const story = await startStory(muster)
    const { campaign } = story
    const rows = rowsOfCampaign(muster.folder, campaign)
    // Every table that can have something of a campaign has something of this one.
    expect(Array.from(rows.keys()).toSorted()).toEqual([
      'battle_changes',
      'battle_sides',
      'battles',
      'campaigns',
      'decorations',
      'fight_decisions',
      'fight_events',
      'fight_sides',
      'fights',
      'fixtures',
      'losses',
      'participants',
      'service',
      'tech_purchases',
      'tellings',
      'trash',
      'troopers',
      'usuals',
    ])
    const marks = [
      ...idsIn(rows),
      'Border of Ash',
      'Ines',
      'Iron Star',
      'Harbour',
      'Kettle',
      'Ford',
      'letter',
    ]
    const before = await readAll(muster, story)
    const told = marks.filter((mark) => before.includes(mark))
    for (const mark of [
      campaign,
      story.battle,
      story.fight,
      story.own,
      story.a,
      'Iron Star',
      'Ford',
      'letter',
    ])
      expect(told).toContain(mark)

    await muster.ask('campaigns.remove', { id: campaign })
    const after = await readAll(muster, story)
    expect(marks.filter((mark) => after.includes(mark))).toEqual([])
    expect(await thrownCampaigns(muster)).toEqual(['Border of Ash'])
    expect(muster.errors).toEqual([])
  })

  test('is to whoever asks for something of it by its id as one that never was', async () => {
    const muster = startProgram()
    const story = await startStory(muster)
    const ids = new Set(idsIn(rowsOfCampaign(muster.folder, story.campaign)))
    await muster.ask('campaigns.remove', { id: story.campaign })
    const asked = new Set<string>()
    for (const [name, inputs] of Object.entries(readings(story)))
      for (const input of inputs) {
        const text = JSON.stringify(input)
        const strange = text.replaceAll(/[0-9a-f-]{36}/g, (id) => (ids.has(id) ? randomUUID() : id))
        if (strange === text) continue
        asked.add(name)
        const call = name as CallName
        expect([name, await muster.reply(call, input)]).toEqual([
          name,
          await muster.reply(call, JSON.parse(strange) as typeof input),
        ])
      }
    expect(asked.size).toBeGreaterThan(20)
  })

  test('has no logs that would still have to be read, and none is found by its battle', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('samples.open', {})
    const { battles } = await muster.ask('histories.battles', { campaign: id })
    const fights = () =>
      Promise.all(
        battles.map(async (battle) => (await muster.ask('fights.ofBattle', { battle: battle.id })).fight),
      )
    expect(await fights()).not.toEqual(battles.map(() => null))
    const unread = async () => (await muster.ask('histories.battles', { campaign: null })).unread
    expect(await unread()).toBeGreaterThan(0)
    await muster.ask('campaigns.remove', { id })
    expect(await unread()).toBe(0)
    expect(await muster.ask('histories.digestLogs', {})).toEqual({ unread: 0 })
    expect(await fights()).toEqual(battles.map(() => null))
  })

  test('counts nowhere, and whoever fell in it alone lives', async () => {
    const muster = startProgram()
    const { campaign, faction, deck, shared, player } = await startStory(muster)
    const look = async () => ({
      faction: (await muster.ask('factions.view', { id: faction })).campaigns,
      deck: (await muster.ask('decks.view', { id: deck })).campaigns,
      leads: (await muster.ask('players.list', {}))
        .find(({ id }) => id === player)
        ?.leads.flatMap(({ campaigns }) => campaigns.map(({ name }) => name)),
      nao: [
        await muster.ask('roster.trooper', { id: shared }),
        (await muster.ask('roster.view', { faction, campaign: null })).troopers.find(
          ({ id }) => id === shared,
        ),
      ].map((one) => [one?.battles, one?.decorations, one?.fallen !== null]),
    })
    const fell = [1, 1, true]
    const lives = [0, 0, false]
    const before = { faction: 2, deck: 1, leads: ['The other', 'Border of Ash'], nao: [fell, fell] }
    expect(await look()).toEqual(before)
    await muster.ask('campaigns.remove', { id: campaign })
    expect(await look()).toEqual({ faction: 1, deck: 0, leads: ['The other'], nao: [lives, lives] })
    await muster.ask('trash.restoreCampaign', { id: campaign })
    expect(await look()).toEqual(before)
  })

  test('is left as it is by whoever still has something of it open', async () => {
    const muster = startProgram()
    const story = await startStory(muster)
    const { campaign, battle, fight, fixture, purchase, own, shared, a, b, thrown } = story
    const honour = (await muster.ask('roster.trooper', { id: shared })).honours[0]?.id ?? ''
    const viewId = (await muster.ask('views.list', { campaign }))[0]?.id ?? ''
    await muster.ask('campaigns.remove', { id: campaign })
    const before = rowsOfCampaign(muster.folder, campaign)
    const fought = report(side(a, 1), side(b, 2))
    const plan = { sides: [null, null], fightsOn: null, place: '', note: '' }
    const tries: [CallName, object][] = [
      ['campaigns.rename', { id: campaign, name: 'Changed' }],
      ['campaigns.remove', { id: campaign }],
      ['campaigns.archive', { id: campaign }],
      ['campaigns.restore', { id: campaign }],
      ['campaigns.reopen', { id: campaign }],
      ['campaigns.finish', { id: campaign, finishedOn: '2026-12-31', epilogue: '' }],
      ['battles.enter', { campaign, before: null, report: fought }],
      ['battles.correct', { id: battle, report: fought }],
      ['battles.move', { id: battle, before: null }],
      ['battles.remove', { id: battle }],
      ['fixtures.plan', { campaign, plan }],
      ['fixtures.change', { id: fixture, plan }],
      ['fixtures.cancel', { id: fixture }],
      ['technology.buy', { participant: a, steps: [{ rating: 3, stat: 'sensors' }] }],
      ['technology.takeBack', { ids: [purchase] }],
      ['roster.add', { faction: story.faction, campaign, unit: 'scout', name: 'New', note: '' }],
      ['roster.change', { id: own, change: { name: 'Changed' } }],
      ['roster.remove', { id: own }],
      ['roster.decorate', { trooper: own, battle: null, name: 'Star', reason: '' }],
      ['roster.decorate', { trooper: shared, battle, name: 'Star', reason: '' }],
      ['roster.takeBackDecoration', { id: honour }],
      ['roster.recordBattle', { battle, participant: a, entries: [] }],
      ['trash.restore', { id: thrown }],
      ['trash.remove', { id: thrown }],
      ['views.keep', { name: 'Wins', campaign, filter: NO_FILTER, order: USUAL_ORDER }],
      ['views.rename', { id: viewId, name: 'Changed' }],
      ['views.remove', { id: viewId }],
      ['histories.write', { campaign, battle, words: 'Changed', told: '' }],
      ['histories.unwrite', { campaign, battle }],
      ['printing.keepOptions', { campaign, options: DEFAULT_OPTIONS }],
      [
        'fights.act',
        { id: fight, after: 1, command: { kind: 'choose-edge', side: 'b', edge: 'north' }, rolls: null },
      ],
      ['fights.setPin', { id: fight, side: 'a', chosen: '4712' }],
      ['fights.giveUpPin', { id: fight, side: 'b' }],
      ['fights.takeBack', { id: fight, decision: 1 }],
      ['fights.enter', { id: fight, foughtOn: null, place: '', note: '' }],
      ['fights.abandon', { id: fight }],
    ]
    for (const [name, input] of tries)
      expect([name, (await muster.refused(name, input)).code]).toEqual([
        name,
        expect.stringMatching(/\/gone$|^roster\/not-/),
      ])
    expect(rowsOfCampaign(muster.folder, campaign)).toEqual(before)
  })

  test('comes back with every row as it was, after a restart too', async () => {
    const first = startProgram()
    const story = await startStory(first)
    const { campaign } = story
    const rows = rowsOfCampaign(first.folder, campaign)
    await first.ask('campaigns.remove', { id: campaign })
    first.program.close()

    const second = startProgram(first.folder)
    const list = await second.ask('trash.campaigns', {})
    expect(list).toMatchObject([
      {
        id: campaign,
        name: 'Border of Ash',
        state: 'active',
        battles: 1,
        fighting: ['Kestrel Pact', 'New Tokyo'],
      },
    ])
    const kept = Date.parse(list[0]?.until ?? '') - Date.parse(list[0]?.deletedAt ?? '')
    expect(kept / DAY_MS).toBe(90)
    await second.ask('trash.restoreCampaign', { id: campaign })
    expect(rowsOfCampaign(first.folder, campaign)).toEqual(rows)
    expect((await second.ask('campaigns.view', { id: campaign })).name).toBe('Border of Ash')
    expect(await readAll(second, story)).toContain('Iron Star')
    expect(await thrownCampaigns(second)).toEqual([])
    expect((await second.refused('trash.restoreCampaign', { id: campaign })).code).toBe('trash/campaign-gone')
    expect(second.errors).toEqual([])
  })

  test('out of the archive goes back into the archive', async () => {
    const muster = startProgram()
    const { campaign } = await startStory(muster)
    await muster.ask('campaigns.archive', { id: campaign })
    await muster.ask('campaigns.remove', { id: campaign })
    expect((await muster.ask('trash.campaigns', {}))[0]?.state).toBe('archived')
    await muster.ask('trash.restoreCampaign', { id: campaign })
    expect((await muster.ask('campaigns.view', { id: campaign })).state).toBe('archived')
  })

  test('goes and comes back by undo and redo, each one step', async () => {
    const muster = startProgram()
    const { campaign } = await startStory(muster)
    const rows = rowsOfCampaign(muster.folder, campaign)
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('trash.restoreCampaign', { id: campaign })
    const step = { campaign: { id: campaign, name: 'Border of Ash' } }
    expect(await muster.ask('undo.undo', {})).toMatchObject({ call: 'trash.restoreCampaign', ...step })
    expect(await thrownCampaigns(muster)).toEqual(['Border of Ash'])
    expect(await muster.ask('undo.undo', {})).toMatchObject({ call: 'campaigns.remove', ...step })
    expect(await thrownCampaigns(muster)).toEqual([])
    expect(rowsOfCampaign(muster.folder, campaign)).toEqual(rows)
    // And on into what was done before it was deleted, and back.
    await muster.ask('undo.undo', {})
    await muster.ask('undo.redo', {})
    await muster.ask('undo.redo', {})
    expect(await thrownCampaigns(muster)).toEqual(['Border of Ash'])
    await muster.ask('undo.redo', {})
    expect(rowsOfCampaign(muster.folder, campaign)).toEqual(rows)
  })

  test('keeps what it needs: its faction, player, deck and pictures', async () => {
    const first = startProgram()
    const { campaign, other, faction, deck, player, map, portrait } = await startStory(first)
    for (const id of [campaign, other]) await first.ask('campaigns.remove', { id })
    expect((await first.refused('decks.move', { id: deck, to: 'trash' })).code).toBe('deck/needed-in-trash')
    await first.ask('factions.move', { id: faction, to: 'trash' })
    expect((await first.refused('factions.remove', { id: faction })).code).toBe('faction/needed-in-trash')
    const refused = await first.refused('players.remove', { id: player })
    expect(refused).toMatchObject({ code: 'player/needed-in-trash', values: { name: 'Ada' } })
    first.program.close()
    // Nothing else names its pictures, undo neither.
    inFile(first.folder, (file) => file.exec('PRAGMA foreign_keys = ON; DELETE FROM undo_steps'))

    const second = startProgram(first.folder)
    for (const id of [map, portrait]) await second.ask('pictures.view', { id })
    for (const id of [campaign, other]) await second.ask('trash.removeCampaign', { id })
    await clearAll(second)
    await second.ask('factions.remove', { id: faction })
    await second.ask('players.remove', { id: player })
    await second.ask('decks.move', { id: deck, to: 'trash' })
    await second.ask('decks.remove', { id: deck })
    second.program.close()
    const third = startProgram(first.folder)
    for (const id of [map, portrait])
      expect((await third.refused('pictures.view', { id })).code).toBe('picture/gone')
  })

  test('of everybody’s troopers keeps their service: none is tied to another campaign', async () => {
    const muster = startProgram()
    const { campaign, other, shared } = await startStory(muster)
    await muster.ask('campaigns.remove', { id: campaign })
    const refused = await muster.refused('roster.change', { id: shared, change: { campaign: other } })
    expect(refused.code).toBe('roster/served-elsewhere')
  })

  test('that is the sample leaves room for a new one', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('samples.open', {})
    await muster.ask('campaigns.remove', { id })
    const again = await muster.ask('samples.open', {})
    expect(again.id).not.toBe(id)
    await muster.ask('trash.restoreCampaign', { id })
    expect((await muster.ask('campaigns.list', {})).map((one) => one.id)).toEqual([again.id, id])
  })
})

describe('a campaign that is deleted for good', () => {
  /** No row, whatever table it is in, names anything of it. */
  function expectGone(folder: string, rows: Rows): void {
    const ids = new Set(idsIn(rows))
    const views = ['views']
    const left = Array.from(allRows(folder)).flatMap(([table, all]) =>
      all.flatMap((row) =>
        Object.values(row).some((value) => ids.has(String(value))) && !views.includes(String(row.id))
          ? [`${table} ${String(row.id)}`]
          : [],
      ),
    )
    expect(left).toEqual([])
  }

  test('is gone at once, and with it every row', async () => {
    const muster = startProgram()
    const { campaign, shared, other } = await startStory(muster)
    const rows = rowsOfCampaign(muster.folder, campaign)
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('trash.removeCampaign', { id: campaign })
    expect(await thrownCampaigns(muster)).toEqual([])
    expect((await muster.refused('trash.restoreCampaign', { id: campaign })).code).toBe('trash/campaign-gone')
    await clearAll(muster)
    expectGone(muster.folder, rows)
    expect(await muster.ask('roster.trooper', { id: shared })).toMatchObject({ record: [], honours: [] })
    expect((await muster.ask('campaigns.list', {})).map(({ id }) => id)).toEqual([other])
    expect(muster.errors).toEqual([])
  })

  test('is nothing that undo brings back: it knows what was done after that only', async () => {
    const muster = startProgram()
    const { campaign, other, shared } = await startStory(muster)
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('campaigns.rename', { id: other, name: 'Changed' })
    await muster.ask('trash.removeCampaign', { id: campaign })
    await clearAll(muster)
    expect((await muster.ask('undo.undo', {})).call).toBe('campaigns.rename')
    expect((await muster.refused('undo.undo', {})).code).toBe('undo/nothing-to-undo')
    await muster.ask('undo.redo', {})
    expect((await muster.ask('campaigns.view', { id: other })).name).toBe('Changed')
    expect((await muster.ask('roster.trooper', { id: shared })).name).toBe('Nao')
    expect(muster.errors).toEqual([])
  })

  test('is not asked for by undo of a trooper who fought in it and was removed since', async () => {
    const muster = startProgram()
    const { campaign, other, shared } = await startStory(muster)
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('roster.remove', { id: shared })
    await muster.ask('campaigns.rename', { id: other, name: 'Changed' })
    await muster.ask('trash.removeCampaign', { id: campaign })
    await clearAll(muster)
    expect((await muster.ask('undo.undo', {})).call).toBe('campaigns.rename')
    expect((await muster.refused('undo.undo', {})).code).toBe('undo/nothing-to-undo')
    expect(muster.errors).toEqual([])
  })

  test('was put back and undone again: redo does not make it anew', async () => {
    const muster = startProgram()
    const { campaign } = await startStory(muster)
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('trash.restoreCampaign', { id: campaign })
    await muster.ask('undo.undo', {})
    await muster.ask('trash.removeCampaign', { id: campaign })
    await clearAll(muster)
    expect((await muster.refused('undo.redo', {})).code).toBe('undo/nothing-to-redo')
  })

  test('is one that was in the trash for 90 days, when the trash is next cleared', async () => {
    const first = startProgram()
    const { campaign, other } = await startStory(first)
    const rows = rowsOfCampaign(first.folder, campaign)
    for (const id of [campaign, other]) await first.ask('campaigns.remove', { id })
    first.program.close()
    inFile(first.folder, (file) => {
      const date = file.prepare('UPDATE campaigns SET deleted_at = ? WHERE id = ?')
      date.run(daysAgo(91), campaign)
      date.run(daysAgo(89), other)
    })

    const second = startProgram(first.folder)
    expect(await thrownCampaigns(second)).toEqual(['The other'])
    expect((await second.refused('trash.restoreCampaign', { id: campaign })).code).toBe('trash/campaign-gone')
    await clearAll(second)
    await clearAll(second)
    expectGone(first.folder, rows)
    await second.ask('trash.restoreCampaign', { id: other })
    expect((await second.ask('campaigns.list', {})).map(({ name }) => name)).toEqual(['The other'])
    expect(second.errors).toEqual([])
  })

  test('is cleared to the end by the next start, where the program was closed meanwhile', async () => {
    const first = startProgram()
    const { campaign } = await startStory(first)
    const rows = rowsOfCampaign(first.folder, campaign)
    await first.ask('campaigns.remove', { id: campaign })
    await first.ask('trash.removeCampaign', { id: campaign })
    first.program.close()
    const second = startProgram(first.folder)
    expect(await thrownCampaigns(second)).toEqual([])
    await clearAll(second)
    expectGone(first.folder, rows)
  })
})
