import SQLite from 'better-sqlite3'
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unpackArchive } from '../../electron/archives/open.ts'
import { emptyFile } from '../../electron/archives/pack.ts'
import { headerNumber } from '../../electron/database/header.ts'
import { knownVersion } from '../../electron/database/migrate.ts'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import {
  LARGEST_ARCHIVE,
  type ClashAnswer,
  type Coming,
  type Source,
  type Standing,
  type ThingKind,
} from '../../shared/contract/archives.ts'
import type { CallName } from '../../shared/contract/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import { runs } from '../support/long.ts'
import '../support/proof.ts'
import { archiveOf } from './support/archives.ts'
import { report, side } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { begunWorld, type Targets } from './support/world.ts'

const EVEN = { kind: 'archetype', archetype: 'even' } as const

/** Ids that nobody else uses. */
let made = 0
const newReading = (): string => `019ab7c2-5d1e-7a04-8f3b-${String((made += 1)).padStart(12, '0')}`

const file = (content: string | Uint8Array): Source => ({
  kind: 'file',
  content: typeof content === 'string' ? content : Buffer.from(content).toString('base64'),
})

interface Look {
  readonly reading: string
  readonly named: (kind: ThingKind, name?: string) => { kind: ThingKind; id: string }
  readonly all: { kind: ThingKind; id: string }[]
  readonly lost: number | null
}

async function lookInto(muster: TestProgram, from: Source): Promise<Look> {
  const reading = newReading()
  const { things, lost } = await muster.ask('archives.open', { from, reading })
  return {
    reading,
    lost,
    all: things.map(({ kind, id }) => ({ kind, id })),
    named: (kind, name) => {
      const found = things.find((one) => one.kind === kind && (name === undefined || one.name === name))
      if (!found) throw new Error(`There is no ${kind} ${name ?? ''} in it.`)
      return { kind, id: found.id }
    },
  }
}

const told = (standings: readonly Standing[]): string[] =>
  standings.map(({ kind, name, standing }) => `${kind} ${name}: ${standing}`).toSorted()

/** Brings things over; those that are here and not the same as `as` says. */
async function bring(
  muster: TestProgram,
  { reading }: Look,
  things: { kind: ThingKind; id: string }[],
  as: ClashAnswer = 'ours',
): Promise<{ kind: ThingKind; id: string }[]> {
  const standings = await muster.ask('archives.weigh', { reading, things })
  const clashes = standings.filter(({ standing, asked }) => standing === 'differs' && asked)
  const answers = clashes.map(({ kind, id }) => ({ kind, id, as }))
  return (await muster.ask('archives.bring', { reading, things, answers })).brought
}

/** Brings over all that was asked for, and tells what came with it. */
const cameWith = async (
  muster: TestProgram,
  { reading }: Look,
  things: { kind: ThingKind; id: string }[],
): Promise<Coming> => (await muster.ask('archives.bring', { reading, things, answers: [] })).came

/** So many of what the screens ask for are of the campaign alone. */
const OF_CAMPAIGN = 9

/** What the screens ask for. */
async function readAll(
  muster: TestProgram,
  { campaign, battle, fight, faction, trooper, deck }: Targets,
): Promise<unknown[]> {
  const asked: (readonly [CallName, object])[] = [
    ['campaigns.view', { id: campaign }],
    ['trash.list', { campaign }],
    ['histories.battles', { campaign }],
    ['histories.story', { battle }],
    ['fights.log', { id: fight, watcher: 'public', after: 0 }],
    ['fights.look', { id: fight, watcher: 'public' }],
    ['roster.fallen', { campaign }],
    ['roster.battle', { battle }],
    ['printing.options', { campaign }],
  ]
  const library: typeof asked = [
    ['factions.view', { id: faction }],
    ['roster.view', { faction, campaign: null }],
    ['roster.trooper', { id: trooper }],
    ['decks.view', { id: deck }],
    ['players.list', {}],
    ['names.lists', {}],
  ]
  const answers: unknown[] = []
  for (const [name, input] of [...asked, ...library]) answers.push(await muster.reply(name, input))
  return answers
}

const UNHURT = { fate: 'unhurt', wounds: 0, round: null, cause: '', kills: {} } as const
const PAGE = 4096
const PAGE_OF_A = Buffer.alloc(PAGE, 'a')

const archive = async (muster: TestProgram, campaign: string): Promise<Source> =>
  file((await muster.ask('archives.pack', { campaign })).content)

const whole = (muster: TestProgram): Buffer => readFileSync(join(muster.folder, FILE_NAME))

describe('a campaign on another machine', () => {
  test('comes with everything in it, as one step of undo', async () => {
    const world = await begunWorld()
    const { campaign, muster } = world
    const other = startProgram()
    const look = await lookInto(other, await archive(muster, campaign))
    const standings = await other.ask('archives.weigh', {
      reading: look.reading,
      things: [look.named('campaign')],
    })
    // Nothing of it is there but the factions of the game.
    const there = standings.filter(({ standing }) => standing !== 'new')
    expect(new Set(there.map(({ kind, standing }) => `${kind} ${standing}`))).toEqual(
      new Set(['faction same']),
    )
    expect(await bring(other, look, [look.named('campaign')])).toEqual([{ kind: 'campaign', id: campaign }])
    const [ours, theirs] = [await readAll(muster, world), await readAll(other, world)]
    // The library beside it did not come.
    expect(theirs.slice(0, OF_CAMPAIGN)).toEqual(ours.slice(0, OF_CAMPAIGN))
    expect(ours.slice(0, OF_CAMPAIGN)).not.toContain(null)
    await other.ask('undo.undo', {})
    expect(await other.ask('campaigns.list', {})).toEqual([])
    expect(await other.ask('factions.list', {})).toHaveLength(
      (await startProgram().ask('factions.list', {})).length,
    )
    await other.ask('undo.redo', {})
    expect((await readAll(other, world)).slice(0, OF_CAMPAIGN)).toEqual(ours.slice(0, OF_CAMPAIGN))
  })

  test('goes on there, and is known again when it comes back', async () => {
    const world = await begunWorld()
    const { campaign, people, muster } = world
    const other = startProgram()
    const look = await lookInto(other, await archive(muster, campaign))
    await bring(other, look, [look.named('campaign')])
    const enter = { campaign, before: null, report: report(side(people[0], 3), side(people[2], 5)) }
    await other.ask('battles.enter', enter)
    const back = await lookInto(muster, await archive(other, campaign))
    const weighed = await muster.ask('archives.weigh', {
      reading: back.reading,
      things: [back.named('campaign')],
    })
    expect(weighed.filter(({ standing }) => standing !== 'same').map(({ kind }) => kind)).toEqual([
      'campaign',
    ])
    const [came] = await bring(muster, back, [back.named('campaign')], 'theirs')
    // Ours lies in the trash; what came has the name, and one battle more.
    expect((await muster.ask('trash.campaigns', {})).map(({ id }) => id)).toEqual([campaign])
    const { things } = await muster.ask('archives.look', { reading: back.reading })
    expect(things.find(({ id }) => id === campaign)?.here?.trashed).toBe(true)
    const view = await muster.ask('campaigns.view', { id: came?.id ?? '' })
    expect(view.battles).toHaveLength((await other.ask('campaigns.view', { id: campaign })).battles.length)
    const list = await muster.ask('campaigns.list', {})
    expect(list.filter(({ system }) => system === view.system)).toMatchObject([{ name: view.name }])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('trash.campaigns', {})).toEqual([])
  })

  test('stands beside ours without a thread between the two', async () => {
    const world = await begunWorld()
    const { campaign, muster } = world
    const before = await readAll(muster, world)
    const packed = await archive(muster, campaign)
    await muster.ask('fixtures.cancel', { id: world.fixture })
    const look = await lookInto(muster, packed)
    const [came] = await bring(muster, look, [look.named('campaign')], 'beside')
    const [first, second] = [campaign, came?.id ?? ''].map((id) => muster.ask('campaigns.view', { id }))
    const [ours, theirs] = [await first, await second]
    expect(theirs?.name).toBe(`${(before[0] as { name: string }).name} (2)`)
    expect(theirs?.battles).toHaveLength(ours?.battles.length ?? 0)
    expect(theirs?.account.standings.map(({ campaignPoints }) => campaignPoints)).toEqual(
      ours?.account.standings.map(({ campaignPoints }) => campaignPoints),
    )
    const ids = (one: typeof ours): string[] =>
      [...(one?.battles ?? []), ...(one?.participants ?? [])].map(({ id }) => id)
    expect(ids(theirs).filter((id) => ids(ours).includes(id))).toEqual([])
    expect(theirs?.participants.map(({ faction }) => faction)).toEqual(
      ours?.participants.map(({ faction }) => faction),
    )
    // Both battles in the trash can be put back, and the one under way goes on twice.
    for (const id of [campaign, came?.id ?? '']) {
      const [thrown] = await muster.ask('trash.list', { campaign: id })
      await muster.ask('trash.restore', { id: thrown?.id ?? '' })
    }
    expect(await muster.ask('fights.underWay', {})).toHaveLength(2)
    await muster.ask('campaigns.remove', { id: came?.id ?? '' })
    expect((await readAll(muster, world)).slice(2, 9)).not.toContain(null)
  })

  test('an earlier state of one that has gone on here can be had beside it', async () => {
    const { campaign, people, muster } = await begunWorld()
    const look = await lookInto(muster, await archive(muster, campaign))
    const { battles } = await muster.ask('campaigns.view', { id: campaign })
    await muster.ask('battles.enter', {
      campaign,
      before: null,
      report: report(side(people[0], 3), side(people[2], 5)),
    })
    const [came] = await bring(muster, look, [look.named('campaign')], 'beside')
    expect((await muster.ask('campaigns.view', { id: came?.id ?? '' })).battles).toHaveLength(battles.length)
    expect((await muster.ask('campaigns.view', { id: campaign })).battles).toHaveLength(battles.length + 1)
  })

  test('what is here already in the same state changes nothing', async () => {
    const { campaign, muster } = await begunWorld()
    const look = await lookInto(muster, await archive(muster, campaign))
    const before = whole(muster)
    const standings = await muster.ask('archives.weigh', { reading: look.reading, things: look.all })
    expect(standings.every(({ standing }) => standing === 'same')).toBe(true)
    expect(await bring(muster, look, look.all)).toEqual([])
    expect((await muster.ask('undo.look', {})).undo?.call).not.toBe('archives.bring')
    expect(whole(muster).length).toBe(before.length)
  })
})

test('a copy of a whole library comes to stand beside another, and factions of the game stay single', async () => {
  const world = await begunWorld()
  const other = startProgram()
  const { id } = await other.ask('samples.open', {})
  const { place } = await world.muster.ask('safekeeping.saveCopy', {})
  const look = await lookInto(other, file(readFileSync(place ?? '')))
  await bring(other, look, look.all)
  const [ours, theirs] = [world.muster, other].map((one) => one.ask('campaigns.view', { id: world.campaign }))
  const { account, battles } = (await ours) ?? {}
  expect(await theirs).toMatchObject({ account, battles })
  expect(await readAll(other, world)).not.toContain(null)
  const names = (await other.ask('factions.list', {})).map(({ name }) => name)
  expect(names).toHaveLength(new Set(names).size)
  expect((await other.ask('campaigns.list', {})).map((one) => one.id)).toEqual([
    id,
    world.adventure,
    world.campaign,
  ])
})

describe('how both stand to each other', () => {
  const standingOf = async (
    muster: TestProgram,
    look: Look,
    thing: Look['all'][number],
  ): Promise<Standing> => {
    const weighed = await muster.ask('archives.weigh', { reading: look.reading, things: [thing] })
    const found = weighed.find(({ id }) => id === thing.id)
    if (!found) throw new Error('It was not weighed.')
    return found
  }

  test('is told in what each holds, and by which of them went on, whatever the clock says', async () => {
    const { campaign, people, muster } = await begunWorld()
    const other = startProgram()
    const first = await lookInto(other, await archive(muster, campaign))
    expect(await cameWith(other, first, [first.named('campaign')])).toEqual({
      campaign: 1,
      battle: 2,
      underWay: 1,
      player: 3,
    })
    const { battles } = await other.ask('campaigns.view', { id: campaign })
    const enter = (muster: TestProgram, foughtOn: string): Promise<unknown> =>
      muster.ask('battles.enter', {
        campaign,
        before: null,
        report: { ...report(side(people[0], 3), side(people[2], 5)), foughtOn },
      })
    await enter(other, '1999-12-31')
    const back = await lookInto(muster, await archive(other, campaign))
    const thing = back.named('campaign')
    const [there, here] = [battles.length + 1, battles.length]
    expect(await standingOf(muster, back, thing)).toMatchObject({
      standing: 'differs',
      further: 'theirs',
      there: { counts: { battles: there, underWay: 1 }, last: '1999-12-31' },
      here: { counts: { battles: here, underWay: 1 } },
    })
    const early = await lookInto(other, await archive(muster, campaign))
    expect(await standingOf(other, early, thing)).toMatchObject({ further: 'ours' })
    // Each has a battle that the other has not.
    await enter(muster, '2026-11-20')
    expect(await standingOf(muster, back, thing)).toMatchObject({
      further: null,
      here: { counts: { battles: there }, last: '2026-11-20' },
    })
  })

  test('is told of a deck by its cards, and of what was only renamed not at all', async () => {
    const { deck, muster } = await begunWorld()
    await muster.ask('safekeeping.backUp', {})
    const [backup] = (await muster.ask('safekeeping.look', {})).backups
    const look = await lookInto(muster, { kind: 'backup', id: backup?.id ?? '', place: 'own' })
    await muster.ask('decks.change', { id: deck, change: { name: 'Now' } })
    const thing = look.named('deck')
    expect(await standingOf(muster, look, thing)).toMatchObject({ standing: 'differs', further: null })
    const [card] = (await muster.ask('decks.view', { id: deck })).cards
    await muster.ask('decks.removeCards', { deck, cards: [card?.id ?? ''] })
    expect(await standingOf(muster, look, thing)).toMatchObject({ further: 'theirs' })
  })
})

test('a campaign whose file nobody could bring over is not saved as one', async () => {
  const { campaign, muster } = await begunWorld()
  muster.program.close()
  const file = new SQLite(join(muster.folder, FILE_NAME))
  const hash = 'a'.repeat(64)
  const bytes = randomBytes(LARGEST_ARCHIVE)
  file.prepare("INSERT INTO pictures VALUES (?, 'image/png', ?, '')").run(hash, bytes)
  file.prepare('UPDATE campaigns SET epilogue = ? WHERE id = ?').run(hash, campaign)
  file.close()
  const again = startProgram(muster.folder)
  expect((await again.refused('archives.pack', { campaign })).code).toBe('archive-file/outgrown')
})

test('troopers of a faction of the game come to the one that is here', async () => {
  const { campaign, people, battle, muster } = await begunWorld()
  const [participant = ''] = people
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const faction = participants.find(({ id }) => id === participant)?.faction.id ?? ''
  const trooper = { faction, campaign: null, unit: 'scout', name: 'Ida', note: '' } as const
  const { id } = await muster.ask('roster.add', trooper)
  const entries = [{ ...UNHURT, decorations: [], trooper: id }]
  await muster.ask('roster.recordBattle', { battle, participant, entries })
  const other = startProgram()
  await other.ask('samples.open', {})
  const look = await lookInto(other, await archive(muster, campaign))
  const came = await cameWith(other, look, [look.named('campaign')])
  expect(came).toEqual({ campaign: 1, battle: 2, underWay: 1, player: 3, trooper: 1 })
  expect((await other.ask('roster.trooper', { id })).record).toHaveLength(1)
})

describe('a battle without a campaign', () => {
  const begun = async (): Promise<{ muster: TestProgram; fight: string; look: Look; other: TestProgram }> => {
    const muster = startProgram()
    const { id: faction } = await muster.ask('factions.create', { name: 'Own', from: EVEN })
    const own = { kind: 'own-faction', faction } as const
    const { id: fight } = await muster.ask('fights.begin', { ...QUICK, b: own })
    await play(muster, fight, 7, 20)
    const { place } = await muster.ask('safekeeping.saveCopy', {})
    const other = startProgram()
    return { muster, fight, other, look: await lookInto(other, file(readFileSync(place ?? ''))) }
  }
  const logOf = (muster: TestProgram, id: string): Promise<unknown> =>
    muster.ask('fights.log', { id, watcher: 'public', after: 0 })

  test('comes with its log and the faction that fights in it, and goes on', async () => {
    const { muster, fight, other, look } = await begun()
    expect(look.all.filter(({ kind }) => kind === 'fight')).toEqual([{ kind: 'fight', id: fight }])
    expect(await cameWith(other, look, [look.named('fight')])).toEqual({ fight: 1, faction: 1 })
    const [ours, theirs] = [muster, other].map((one) => one.ask('fights.underWay', {}))
    expect(await theirs).toEqual(await ours)
    expect(await logOf(other, fight)).toEqual(await logOf(muster, fight))
    await other.ask('undo.undo', {})
    expect(await other.ask('fights.underWay', {})).toEqual([])
    await other.ask('undo.redo', {})
    await play(other, fight, 8, 3)
    expect((await other.refused('undo.undo', {})).code).toBe('undo/in-use')
  })

  test('that has gone on here stays, is written over, or stands beside the other', async () => {
    const { fight, other, look } = await begun()
    const things = [look.named('fight')]
    await bring(other, look, things)
    const early = await logOf(other, fight)
    await play(other, fight, 8, 3)
    const late = await logOf(other, fight)
    expect(late).not.toEqual(early)
    const [weighed] = await other.ask('archives.weigh', { reading: look.reading, things })
    expect(weighed).toMatchObject({ kind: 'fight', standing: 'differs', further: 'ours' })
    expect(await bring(other, look, things, 'ours')).toEqual([])
    expect(await logOf(other, fight)).toEqual(late)
    const [second] = await bring(other, look, things, 'beside')
    expect(await other.ask('fights.underWay', {})).toHaveLength(2)
    await play(other, second?.id ?? '', 9, 3)
    expect(await logOf(other, fight)).toEqual(late)
    await bring(other, look, things, 'theirs')
    expect(await logOf(other, fight)).toEqual(early)
  })
})

describe('from a backup', () => {
  test('what was deleted comes back alone, with what belongs to it', async () => {
    const { faction, trooper, deck, names, player, muster } = await begunWorld()
    const before = await muster.ask('roster.trooper', { id: trooper })
    await muster.ask('safekeeping.backUp', {})
    const [backup] = (await muster.ask('safekeeping.look', {})).backups
    await muster.ask('roster.remove', { id: trooper })
    await muster.ask('decks.move', { id: deck, to: 'trash' })
    await muster.ask('decks.remove', { id: deck })
    await muster.ask('names.remove', { id: names })
    await muster.ask('players.remove', { id: player })
    const look = await lookInto(muster, { kind: 'backup', id: backup?.id ?? '', place: 'own' })
    const lost = [
      look.named('trooper', before.name),
      look.named('deck', 'Own cards'),
      look.named('names', 'Ours'),
      look.named('player', 'Eva'),
    ]
    const standings = await muster.ask('archives.weigh', { reading: look.reading, things: lost })
    expect(told(standings)).toEqual([
      'deck Own cards: new',
      'faction Own: same',
      'names Ours: new',
      'player Eva: new',
      'trooper Nao: new',
    ])
    await bring(muster, look, lost)
    expect(await muster.ask('roster.trooper', { id: trooper })).toEqual(before)
    expect((await muster.ask('decks.view', { id: deck })).cards.length).toBeGreaterThan(0)
    expect((await muster.ask('factions.view', { id: faction })).name).toBe('Own')
  })

  test('a deck that was changed since stays, is written over, or gets another beside it', async () => {
    const { deck, muster } = await begunWorld()
    await muster.ask('safekeeping.backUp', {})
    const [backup] = (await muster.ask('safekeeping.look', {})).backups
    const { cards } = await muster.ask('decks.view', { id: deck })
    await muster.ask('decks.change', { id: deck, change: { name: 'Now' } })
    await muster.ask('decks.removeCards', { deck, cards: [cards[0]?.id ?? ''] })
    const look = await lookInto(muster, { kind: 'backup', id: backup?.id ?? '', place: 'own' })
    const listed = async (): Promise<string[]> =>
      (await muster.ask('decks.list', {})).map(
        ({ name, piles }) => `${name} ${Object.values(piles).reduce((a, b) => a + b)}`,
      )
    const all = cards.reduce((sum, { copies }) => sum + copies, 0)
    const less = all - (cards[0]?.copies ?? 0)
    expect(await bring(muster, look, [look.named('deck')], 'ours')).toEqual([])
    expect(await listed()).toEqual([`Now ${less}`])
    await bring(muster, look, [look.named('deck')], 'theirs')
    expect(await listed()).toEqual([`Own cards ${all}`])
    await muster.ask('undo.undo', {})
    expect(await listed()).toEqual([`Now ${less}`])
    await bring(muster, look, [look.named('deck')], 'beside')
    expect(await listed()).toEqual([`Now ${less}`, `Own cards ${all}`])
  })

  test('that is no longer there it says so', async () => {
    const muster = startProgram()
    const from: Source = { kind: 'backup', id: 'muster-000009-2026-11-23', place: 'own' }
    expect((await muster.refused('archives.open', { from, reading: newReading() })).code).toBe(
      'archive-file/not-there',
    )
  })
})

describe('of a damaged file', () => {
  test('what can still be read is brought over', async () => {
    const world = await begunWorld()
    const { muster, campaign } = world
    const before = await muster.ask('campaigns.view', { id: campaign })
    await muster.ask('safekeeping.backUp', {})
    muster.program.close()
    const path = join(muster.folder, FILE_NAME)
    const bytes = readFileSync(path)
    // The page on which a battle's log begins.
    const page = Math.floor(bytes.indexOf('"kind":"begun"') / 4096) * 4096
    bytes.fill(0xaa, page, page + 4096)
    writeFileSync(path, bytes)
    const again = startProgram(muster.folder)
    expect((await again.ask('program.status', {})).data.problem?.code).toMatch(/^database\//)
    const [backup] = (await again.ask('safekeeping.look', {})).backups
    await again.ask('safekeeping.restore', { id: backup?.id ?? '', place: 'own' })
    const [aside] = (await again.ask('safekeeping.look', {})).setAside
    const look = await lookInto(again, { kind: 'aside', id: aside?.id ?? '' })
    expect(look.lost).not.toBe(0)
    const thing = look.named('campaign', before.name)
    expect(thing).toEqual({ kind: 'campaign', id: campaign })
    const [came] = await bring(again, look, [thing], 'beside')
    const view = await again.ask('campaigns.view', { id: came?.id ?? campaign })
    expect(view.battles.length).toBe(before.battles.length)
  })
})

describe('a file from others', () => {
  const packed = async (): Promise<Buffer> => {
    const { campaign, muster } = await begunWorld()
    return Buffer.from((await muster.ask('archives.pack', { campaign })).content, 'base64')
  }
  const changed =
    (sql: string) =>
    (content: Buffer): Buffer => {
      const database = new SQLite(gunzipSync(content))
      database.unsafeMode()
      database.pragma('foreign_keys = OFF')
      database.exec(sql)
      const bytes = database.serialize()
      database.close()
      return gzipSync(bytes)
    }
  const spoilers: [string, string, (content: Buffer) => Buffer][] = [
    ['that is none', 'not-one', () => Buffer.from('Dear diary. '.repeat(400))],
    ['of another program', 'not-one', () => new SQLite(':memory:').exec('CREATE TABLE x (y)').serialize()],
    ['that is empty', 'empty', () => Buffer.alloc(0)],
    ['of which the disk has left nothing', 'empty', () => Buffer.alloc(PAGE)],
    ['that is cut', 'cut', (content) => content.subarray(0, content.length / 2)],
    ['that is not packed and cut', 'cut', (content) => gunzipSync(content).subarray(0, -PAGE)],
    ['that holds a deck', 'a-deck', () => Buffer.from(archiveOf([{ name: 'deck.json', bytes: PAGE_OF_A }]))],
    [
      'that holds a faction',
      'a-faction',
      () => Buffer.from(archiveOf([{ name: 'faction.json', bytes: PAGE_OF_A }])),
    ],
    ['that unpacks without end', 'bomb', () => gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['of a newer Muster', 'newer', changed(`PRAGMA user_version = ${headerNumber(knownVersion() + 1, 0)}`)],
    [
      'with a trigger',
      'altered',
      changed('CREATE TRIGGER x AFTER INSERT ON campaigns BEGIN DELETE FROM campaigns; END'),
    ],
    ['with a table too many', 'altered', changed('CREATE TABLE x (y)')],
    ['with text in the place of a number', 'damaged', changed("UPDATE battles SET number = 'one'")],
    ['with rules that are none', 'damaged', changed(`UPDATE campaigns SET rules_document = '{}'`)],
    [
      'with numbers of a faction that are none',
      'damaged',
      changed(`UPDATE participants SET tech_document = '[]'`),
    ],
    [
      'with an event that is none',
      'damaged',
      changed(`UPDATE fight_events SET event_document = '{"kind":"won"}'`),
    ],
    [
      'with an id that is none',
      'damaged',
      changed(`PRAGMA defer_foreign_keys = ON; UPDATE players SET id = '../x' || rowid`),
    ],
    [
      'with a picture that is none',
      'damaged',
      changed(`INSERT INTO pictures VALUES ('${'a'.repeat(64)}', 'image/png', x'00', '')`),
    ],
    ['with a battle of no campaign', 'damaged', changed(`UPDATE battles SET campaign_id = 'x'`)],
    [
      'with a name of a thousand lines',
      'damaged',
      changed(`UPDATE campaigns SET name = '${'x\n'.repeat(1000)}'`),
    ],
  ]
  test('that is not what it should be is refused, and nothing is written', async () => {
    const good = await packed()
    const muster = startProgram()
    const before = whole(muster)
    for (const [name, code, spoil] of spoilers) {
      const reading = newReading()
      const refusal = await muster.refused('archives.open', { from: file(spoil(good)), reading })
      expect.soft(refusal.code, name).toBe(`archive-file/${code}`)
      const things = [{ kind: 'campaign', id: reading }]
      expect((await muster.refused('archives.weigh', { reading, things })).code).toBe('archive-file/gone')
    }
    expect(whole(muster)).toEqual(before)
    expect(muster.errors).toEqual([])
  })

  test('in which the disk has changed anything is refused, or is sound', async ({ task }) => {
    const good = gunzipSync(await packed())
    let read = 0
    const times = runs(30, 3000)
    for (let time = 0; time < times; time += 1) {
      const bytes = Buffer.from(good)
      // In the header, in a page, or a page over another.
      const page = randomInt(bytes.length / PAGE) * PAGE
      if (time % 3 === 0) bytes.writeUInt8(randomInt(256), randomInt(100))
      else if (time % 3 === 1) bytes.writeUInt8(randomInt(256), randomInt(bytes.length))
      else bytes.copy(bytes, page, randomInt(bytes.length / PAGE) * PAGE, PAGE)
      const own = time % 2 === 0
      const answer = await unpackArchive(bytes, own, () => undefined)
      if (isRefusal(answer)) continue
      read += 1
      const database = new SQLite(Buffer.from(answer.content))
      expect(database.pragma('integrity_check(1)', { simple: true })).toBe('ok')
      expect(database.pragma('foreign_key_check')).toEqual([])
      database.close()
    }
    expect(read).toBeGreaterThan(0)
    task.meta.proof = { times, found: { sound: read, refused: times - read } }
  })

  test('of the first version is brought to this one', async () => {
    const old = emptyFile(1)
    old.exec(
      `INSERT INTO players (id, name, created_at) VALUES ('${newReading()}', 'Old', '2026-01-01T00:00:00.000Z')`,
    )
    const other = startProgram()
    const look = await lookInto(other, file(gzipSync(old.serialize())))
    await bring(other, look, [look.named('player', 'Old')])
    expect(await other.ask('players.list', {})).toMatchObject([{ name: 'Old' }])
  })
})
