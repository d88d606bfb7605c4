import { createHash } from 'node:crypto'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { packDeck, unpackDeck } from '../../electron/systems/seven-seconds/decks/file.ts'
import type { TravellingDeck } from '../../shared/systems/seven-seconds/decks/file.ts'
import { isRefusal } from '../../shared/problem.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { png } from '../unit/pictures/builders.ts'
import { startProgram } from './support/program.ts'

const [MISSION] = MUSTER_CARDS.missions
const [TROOPS] = MUSTER_CARDS.troops
if (!MISSION || !TROOPS) throw new Error('The game comes with cards.')
const kept = { copies: 1, off: false }
const DECK: TravellingDeck = {
  name: 'Kestrel cards',
  notes: '<script>alert(1)</script>',
  cards: [
    { card: { ...MISSION, orders: '<img src=x onerror=alert(1)>' }, copies: 2, off: false },
    { card: TROOPS, copies: 1, off: true },
  ],
}

/** Under which a file is read. */
const reading = '019ab7c2-5d1e-7a04-8f3b-6c2d9e4a1b70'
const base64 = (content: Uint8Array): string => Buffer.from(content).toString('base64')
const zipOf = (document: unknown, entry = 'deck.json'): Uint8Array =>
  zipSync(
    { [entry]: strToU8(typeof document === 'string' ? document : JSON.stringify(document)) },
    { level: 0 },
  )
const document = (over: object = {}, deck: object = {}): object => ({
  format: 'muster-deck',
  version: 1,
  system: 'seven-seconds',
  deck: { ...DECK, ...deck },
  ...over,
})
const withCard = (over: object): Uint8Array =>
  zipOf(document({}, { cards: [{ card: { ...MISSION, ...over }, ...kept }] }))
const withLine = (over: object): Uint8Array =>
  zipOf(
    document(
      {},
      {
        cards: [
          { card: { ...TROOPS, lines: { ...TROOPS.lines, A: { ...TROOPS.lines.A, ...over } } }, ...kept },
        ],
      },
    ),
  )
const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** A deck file with some bytes for a card's picture; its name and its hash can lie. */
const withPicture = (bytes: Uint8Array, folder = 'pictures/', id = idOf(bytes)): Uint8Array =>
  zipSync({
    'deck.json': strToU8(
      JSON.stringify(document({}, { cards: [{ card: { ...MISSION, picture: id }, ...kept }] })),
    ),
    [`${folder}${id}`]: bytes,
  })

describe('a deck file', () => {
  test('what is packed is unpacked the same, scripts in its words as words', () =>
    expect(unpackDeck(packDeck(DECK).content)).toEqual({ deck: DECK, pictures: [] }))

  test('brings cards, how they lie and their pictures, and nothing else that lies beside them', async () => {
    const from = startProgram()
    const { id } = await from.ask('decks.create', { name: 'Kestrel cards', from: { kind: 'muster' } })
    const picture = (await from.ask('pictures.keep', { kind: 'card', content: base64(png()) })).id
    const [first] = (await from.ask('decks.view', { id })).cards
    const content = { ...MISSION, picture }
    await from.ask('decks.keepCard', { deck: id, card: first?.id ?? null, content })
    await from.ask('decks.setCards', { deck: id, cards: [first?.id ?? ''], change: { copies: 4 } })
    const packed = await from.ask('decks.pack', { id })
    expect(packed.fileName).toBe('Kestrel cards.muster-deck')
    expect(Object.keys(unzipSync(Buffer.from(packed.content, 'base64')))).toEqual([
      'deck.json',
      `pictures/${picture}`,
    ])

    const to = startProgram()
    const look = await to.ask('decks.unpack', { content: packed.content, reading })
    expect(look).toMatchObject({ clash: null, deck: { name: 'Kestrel cards', pictures: 1, problems: [] } })
    // Looking alone keeps nothing.
    expect((await to.refused('pictures.view', { id: picture })).code).toBe('picture/gone')
    const as = { kind: 'new', name: 'Theirs' } as const
    const { id: imported } = await to.ask('decks.import', { reading, as })
    const strip = ({ cards }: { cards: readonly { id: string }[] }) =>
      cards.map(({ id: _id, ...rest }) => rest)
    expect(strip(await to.ask('decks.view', { id: imported }))).toEqual(
      strip(await from.ask('decks.view', { id })),
    )
    expect((await to.ask('pictures.view', { id: picture })).media).toBe('image/png')
  })

  test('comes in over the one of the same name, and an undo brings that back', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('decks.create', { name: 'Kestrel cards', from: { kind: 'muster' } })
    const content = base64(packDeck(DECK).content)
    expect((await muster.ask('decks.unpack', { content, reading })).clash).toEqual({
      id,
      name: 'Kestrel cards',
    })
    const nobody = { kind: 'replace', deck: reading }
    expect((await muster.refused('decks.import', { reading, as: nobody })).code).toBe('deck/gone')
    await muster.ask('decks.import', { reading, as: { kind: 'replace', deck: id } })
    expect((await muster.ask('decks.view', { id })).cards).toHaveLength(2)
    await muster.ask('undo.undo', {})
    expect((await muster.ask('decks.view', { id })).cards).toHaveLength(69)
  })

  test('with more pictures than one takes is not made', async () => {
    const muster = startProgram()
    const { id: deck } = await muster.ask('decks.create', { name: 'Album', from: { kind: 'blank' } })
    for (let number = 1; number <= 61; number += 1) {
      const content = base64(png(number, 1))
      const picture = (await muster.ask('pictures.keep', { kind: 'card', content })).id
      await muster.ask('decks.keepCard', { deck, card: null, content: { ...MISSION, number, picture } })
    }
    expect((await muster.refused('decks.pack', { id: deck })).code).toBe('deck-file/too-many-pictures')
  })

  const bomb = zipSync({ 'deck.json': new Uint8Array(64 * 1024 * 1024) }, { level: 9 })
  const liar = Uint8Array.from(bomb)
  // The size that the archive claims, in its directory at the end and before the entry, made small.
  for (let at = 0; at < liar.length - 4; at += 1) {
    if (liar[at] === 0 && liar[at + 1] === 0 && liar[at + 2] === 0 && liar[at + 3] === 4)
      liar.set([16, 0, 0, 0], at)
  }
  const many = Array.from({ length: 401 }, (_, at) => ({
    card: { ...MISSION, deck: ['offense', 'defense', 'chance-encounter'][at % 3], number: 1 + (at % 99) },
    ...kept,
  }))

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'deck-file/not-one'],
    ['no archive', strToU8('{"format":"muster-deck"}'), 'deck-file/not-one'],
    ['half an archive', packDeck(DECK).content.slice(0, 200), 'deck-file/not-one'],
    ['another archive', zipOf(document(), 'readme.txt'), 'deck-file/not-one'],
    ['a way out of the folder', zipOf(document(), '../../deck.json'), 'deck-file/names'],
    ['no JSON', zipOf('{"format":'), 'deck-file/not-one'],
    ['JSON that is no object', zipOf('[1, 2]'), 'deck-file/not-one'],
    ['JSON nested without end', zipOf('['.repeat(100_000)), 'deck-file/not-one'],
    ['JSON nested deep', zipOf(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 'deck-file/not-one'],
    ['a faction', zipOf(document({ format: 'muster-faction' })), 'deck-file/not-one'],
    ['a newer version', zipOf(document({ version: 2 })), 'deck-file/newer'],
    ['a version that is a word', zipOf(document({ version: 'x' })), 'deck-file/damaged'],
    ['another game', zipOf(document({ system: 'chess' })), 'deck-file/damaged'],
    ['no cards', zipOf(document({}, { cards: undefined })), 'deck-file/damaged'],
    ['cards that are no list', zipOf(document({}, { cards: { length: 4 } })), 'deck-file/damaged'],
    ['more cards than a deck takes', zipOf(document({}, { cards: many })), 'deck-file/damaged'],
    [
      'two cards of one number',
      zipOf(document({}, { cards: [DECK.cards[0], DECK.cards[0]] })),
      'deck-file/damaged',
    ],
    [
      'no copy',
      zipOf(document({}, { cards: [{ card: MISSION, copies: 0, off: false }] })),
      'deck-file/damaged',
    ],
    [
      'a card of no kind',
      zipOf(document({}, { cards: [{ card: { title: 'x' }, ...kept }] })),
      'deck-file/damaged',
    ],
    ['points as words', withCard({ conditions: [{ kind: 'control', points: '5' }] }), 'deck-file/damaged'],
    ['points without end', withCard({ conditions: [{ kind: 'control', points: 1e9 }] }), 'deck-file/damaged'],
    ['an unknown condition', withCard({ conditions: [{ kind: 'glory', points: 5 }] }), 'deck-file/damaged'],
    [
      'thirteen conditions',
      withCard({ conditions: Array.from({ length: 13 }, () => ({ kind: 'control', points: 1 })) }),
      'deck-file/damaged',
    ],
    ['orders of a book', withCard({ orders: 'x'.repeat(100_000) }), 'deck-file/damaged'],
    ['orders with a null character', withCard({ orders: 'a\u0000b' }), 'deck-file/damaged'],
    ['half a character in its title', withCard({ title: 'A\ud83d' }), 'deck-file/damaged'],
    ['a title with an override', withCard({ title: 'A\u202eB' }), 'deck-file/damaged'],
    ['a hundred commanders', withLine({ commander: 100 }), 'deck-file/damaged'],
    ['a rating of 4', withLine({ rating: 4 }), 'deck-file/damaged'],
    [
      'a hundred question marks',
      withLine({ choices: Array.from({ length: 100 }, () => ['scout']) }),
      'deck-file/damaged',
    ],
    ['a field too many', withCard({ script: 'alert(1)' }), 'deck-file/damaged'],
    ['an id that is a script', withCard({ picture: '<svg onload=1>' }), 'deck-file/damaged'],
    ['an id that leads out', withCard({ picture: '../'.repeat(22) }), 'deck-file/damaged'],
    ['no picture where one is named', withCard({ picture: idOf(png()) }), 'deck-file/picture'],
    ['a picture under a path', withPicture(png(), 'pictures/../pictures/'), 'deck-file/names'],
    ['a picture of another hash', withPicture(png(), 'pictures/', idOf(png(5, 5))), 'deck-file/picture'],
    ['a picture that is an SVG', withPicture(strToU8('<svg onload="1"/>')), 'deck-file/picture'],
    ['a picture with too many pixels', withPicture(png(1025, 1)), 'deck-file/picture'],
    ['a picture that unpacks too large', withPicture(new Uint8Array(64_000_000)), 'deck-file/too-large'],
    [
      'a prototype',
      zipOf(JSON.stringify(document()).replace('"name"', '"__proto__":{"polluted":true},"name"')),
      'deck-file/damaged',
    ],
    ['a bomb', bomb, 'deck-file/too-large'],
    ['a bomb that says it is small', liar, 'deck-file/altered'],
  ])('with %s is refused', (_name, content, code) => {
    const answer = unpackDeck(content)
    expect(isRefusal(answer) ? answer.problem.code : answer).toBe(code)
    if (isRefusal(answer)) expect(answer.problem.message).toMatch(/^[A-Z].*\.$/)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('that is refused changes nothing', async () => {
    const muster = startProgram()
    for (const content of [base64(bomb), '']) {
      const refused = await muster.refused('decks.unpack', { content, reading })
      expect(refused.code).toBe(content === '' ? 'deck-file/not-one' : 'deck-file/too-large')
      const as = { kind: 'new', name: 'X' }
      expect((await muster.refused('decks.import', { reading, as })).code).toBe('deck-file/gone')
    }
    expect(await muster.ask('decks.list', {})).toEqual([])
    expect(muster.errors).toEqual([])
  })
})
