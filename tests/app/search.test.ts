import { describe, expect, test } from 'vitest'
import { MOST_FOUND, openSift, type Candidate } from '../../electron/search/sift.ts'
import type { Found } from '../../shared/contract/search.ts'
import { begunOnce } from './support/begun-once.ts'
import { report, side, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import type { TestProgram } from './support/program.ts'

const SECRET = 'Nobody else reads this'

/** A campaign with something of everything in it, and a battle that goes on. */
const begunStory = begunOnce(async (muster) => {
  const { id: campaign, people } = await startThree(muster)
  const [a = '', b = ''] = people
  const { id: battle } = await muster.ask('battles.enter', {
    campaign,
    before: null,
    report: report(side(a, 12), side(b, 4), {
      place: 'Kettle Valley',
      note: 'Snow over the crane until noon.',
      foughtOn: '2026-11-20',
    }),
  })
  await muster.ask('histories.write', { campaign, battle, words: '# The day of the marmalade', told: '' })
  await muster.ask('histories.write', { campaign, battle: null, words: 'How it began in Brambles', told: '' })
  const { id: faction } = await muster.ask('factions.create', {
    name: 'Kestrel Pact',
    from: { kind: 'random' },
  })
  await muster.ask('factions.change', { id: faction, change: { notes: 'Owes the Pact of Thrift' } })
  const { id: trooper } = await muster.ask('roster.add', {
    faction,
    unit: 'scout',
    name: 'Ōta “Wren” Okafor',
    note: 'Never sleeps',
    campaign: null,
  })
  const { id: deck } = await muster.ask('decks.create', { name: 'House cards', from: { kind: 'muster' } })
  const sides = {
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  } as const
  const { id: fight } = await muster.ask('fights.begin', { ...QUICK, campaign, ...sides, place: 'Salt Pan' })
  await play(muster, fight, 5, 40)
  for (const [text, isPrivate] of [
    ['The first word', false],
    [SECRET, true],
    ['The ferry counts as open', false],
  ] as const) {
    const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    const command = { kind: 'note', side: 'a', piece: null, text, private: isPrivate } as const
    await muster.ask('fights.act', { id: fight, after: decision, command, rolls: null })
  }
  return { campaign, battle, faction, trooper, deck, fight, a }
})

interface Told {
  readonly kind: string
  readonly found: readonly Found[]
}
async function search(muster: TestProgram, text: string): Promise<Told[]> {
  const { groups } = await muster.ask('search.everything', { text })
  return groups.map(({ kind, found }) => ({ kind, found }))
}
const kinds = async (muster: TestProgram, text: string): Promise<string[]> =>
  (await search(muster, text)).map(({ kind }) => kind)

describe('everything that is kept', () => {
  const SOUGHT: readonly [text: string, kinds: string[]][] = [
    ['ada', ['player', 'battle']],
    ['kettle', ['battle']],
    ['snow crane', ['battle']],
    ['marmalade', ['report']],
    ['brambles', ['report']],
    ['ota wren', ['person']],
    ['never sleeps', ['person']],
    ['kestrel', ['person', 'faction']],
    ['house cards', ['deck', 'card']],
    ['salt pan', ['fight']],
    ['"the ferry counts"', ['fight']],
    ['TOKYO', ['fight', 'battle', 'report', 'faction']],
  ]
  test.each(SOUGHT)('“%s” is found in %j', async (text, expected) => {
    const { muster } = await begunStory()
    const found = await kinds(muster, text)
    expect(found).toEqual(expected)
  })

  test('says where it is, and by which words it was found', async () => {
    const { muster, campaign, battle, trooper, faction, fight } = await begunStory()
    const [told] = await search(muster, 'crane')
    expect(told?.found).toMatchObject([
      {
        id: battle,
        system: 'seven-seconds',
        name: 'New Tokyo – PUC',
        about: 'Kettle Valley',
        on: '2026-11-20',
        campaign: { id: campaign },
      },
    ])
    expect(told?.found[0]?.because.filter((piece) => piece.found)).toEqual([{ text: 'crane', found: true }])
    expect((await search(muster, 'okafor'))[0]?.found).toMatchObject([{ id: trooper, at: { faction } }])
    expect((await search(muster, 'ferry'))[0]?.found).toMatchObject([
      { id: fight, campaign: { id: campaign } },
    ])
    expect((await search(muster, 'marmalade'))[0]?.found).toMatchObject([{ at: { battle } }])
    expect((await search(muster, 'brambles'))[0]?.found).toMatchObject([{ at: {} }])
  })

  test('nothing is found of what a side keeps to itself, of what was written over, nor of private notes', async () => {
    const { muster } = await begunStory()
    for (const text of ['nobody else reads', 'first word', 'thrift'])
      expect(await kinds(muster, text), text).toEqual([])
  })

  test('nothing in the trash is found', async () => {
    const { muster, campaign, faction, deck } = await begunStory()
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('factions.move', { id: faction, to: 'trash' })
    await muster.ask('decks.move', { id: deck, to: 'trash' })
    for (const text of ['kettle', 'marmalade', 'brambles', 'ferry', 'okafor', 'kestrel', 'house cards'])
      expect(await kinds(muster, text), text).toEqual([])
    expect(await kinds(muster, 'ada')).toEqual(['player'])
  })

  test.each([
    '',
    '   ',
    '""',
    '%',
    "'; drop table players; --",
    '[',
    '\u202e',
    '😀'.repeat(50),
    'x'.repeat(200),
  ])('“%s” finds nothing and does no harm', async (text) => {
    const { muster } = await begunStory()
    expect(await kinds(muster, text)).toEqual([])
  })

  test('what nobody types is refused', async () => {
    const { muster } = await begunStory()
    expect((await muster.refused('search.everything', { text: 'x'.repeat(201) })).code).toBe('call/input')
  })
})

describe('what is sifted', () => {
  const of = (name: string, words: readonly string[] = []): Candidate => ({
    id: name,
    system: null,
    name,
    words,
  })
  const sifted = (typed: string, ...candidates: readonly Candidate[]) =>
    openSift(typed)?.('thing', null, candidates)[0]

  test('is told with what is called so first, then names that have it, then texts', () => {
    const told = sifted('ash', of('Dust', ['of ash']), of('Border of Ash'), of('Ashfall'))
    expect(told?.found.map(({ name }) => name)).toEqual(['Ashfall', 'Border of Ash', 'Dust'])
  })

  test('is no more than a few, and all are counted', () => {
    const many = Array.from({ length: 30 }, (_, at) => of(`Ash ${String(at)}`))
    const told = sifted('ash', ...many)
    expect([told?.all, told?.found.length]).toEqual([30, MOST_FOUND])
  })

  test('says no word that its line shows already', () => {
    expect(sifted('ash', of('Ash', ['ash and more']))?.found[0]?.because).toEqual([])
    expect(sifted('ash more', of('Ash', ['nothing', 'and more']))?.found[0]?.because).not.toEqual([])
  })
})
