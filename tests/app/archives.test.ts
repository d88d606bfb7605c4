import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packDeck, unpackDeck } from '../../electron/systems/seven-seconds/decks/file.ts'
import { openArchive, packArchive } from '../../electron/travel/archive.ts'
import type { TravellingDeck } from '../../shared/systems/seven-seconds/decks/file.ts'
import { isRefusal } from '../../shared/problem.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { runs } from '../support/long.ts'
import '../support/proof.ts'
import { png } from '../unit/pictures/builders.ts'
import {
  archiveOf,
  hostile,
  nestedOverlaps,
  overlapping,
  type Around,
  type Part,
} from './support/archives.ts'
import { FELT, workOf } from './support/held-up.ts'

const [MISSION] = MUSTER_CARDS.missions
if (!MISSION) throw new Error('The game comes with cards.')
const DECK: TravellingDeck = { name: 'Club', notes: '', cards: [{ card: MISSION, copies: 2, off: false }] }
const GOOD = packDeck(DECK).content
const TEXT = Buffer.from(
  JSON.stringify({ format: 'muster-deck', version: 1, system: 'seven-seconds', deck: DECK }),
)
const DOCUMENT: Part = { name: 'deck.json', bytes: TEXT }

const codeOf = (content: Uint8Array): string => {
  const answer = unpackDeck(content)
  return isRefusal(answer) ? answer.problem.code : answer.deck.name
}
const beside = (...parts: Part[]): Uint8Array => archiveOf([DOCUMENT, ...parts])
const named = (name: string): Uint8Array => beside({ name, bytes: TEXT })
const said = (directory: Part['directory'] = {}, inPlace: Part['inPlace'] = {}): Uint8Array =>
  archiveOf([{ ...DOCUMENT, directory, inPlace }])
/** Says the same in both places. */
const lying = (both: Part['inPlace'] = {}): Uint8Array => said(both, both)
const around = (other: Around): Uint8Array => archiveOf([DOCUMENT], other)

describe('an archive', () => {
  test.each<[string, Uint8Array]>([
    ['written by Muster', GOOD],
    ['of a few plain fields', archiveOf([DOCUMENT])],
    ['not packed at all', archiveOf([{ ...DOCUMENT, stored: true }])],
    ['with a comment', around({ comment: Buffer.from('Packed with love') })],
    ['with sizes behind the bytes', said({ flags: 8 }, { flags: 8, sum: 0, packed: 0, size: 0 })],
    ['with what a Mac puts beside', named('__MACOSX/._deck.json')],
    ['with a folder', beside({ name: 'pictures/', bytes: new Uint8Array() })],
    ['with a name in another script', named('колода.txt')],
    ['with another archive in it', beside({ name: 'inner.zip', bytes: GOOD })],
    ['with a picture that nobody names', beside({ name: 'pictures/x', bytes: png() })],
  ])('%s opens', (_name, content) => expect(codeOf(content)).toBe('Club'))

  test.each<[string, Uint8Array, string]>([
    ['entries over the same bytes', overlapping('deck.json', 100), 'bomb'],
    ['18,000 entries over the same bytes', overlapping('deck.json', 18_000), 'too-many'],
    ['65,535 entries', overlapping('deck.json', 65_535), 'too-many'],
    ['entries that reach into the next', nestedOverlaps(20, DOCUMENT), 'bomb'],
    ['bytes that reach into the directory', lying({ packed: 2000 }), 'bomb'],
    ['two lines for one entry', archiveOf([{ ...DOCUMENT, times: 2 }]), 'bomb'],
    ['zeros', archiveOf([{ name: 'deck.json', bytes: new Uint8Array(2 ** 21) }]), 'bomb'],
    ['zeros beside the document', beside({ name: 'more', bytes: new Uint8Array(2 ** 20) }), 'bomb'],
    ['a document without end', archiveOf([{ name: 'deck.json', bytes: new Uint8Array(64e6) }]), 'too-large'],
    [
      'more in all than a deck can need',
      beside(...[1, 2, 3].map((name) => ({ name: `${name}`, bytes: new Uint8Array(5e6), stored: true }))),
      'too-large',
    ],
    ['a size that is too small', lying({ size: 40 }), 'altered'],
    ['a size that is too large', lying({ size: TEXT.length + 1 }), 'altered'],
    ['a size that both give otherwise', said({ size: TEXT.length + 1 }), 'altered'],
    ['sizes of ZIP64', lying({ size: 0xffffffff, packed: 0xffffffff }), 'altered'],
    ['packed sizes of ZIP64', lying({ packed: 0xffffffff }), 'altered'],
    ['an end of ZIP64', around({ between: zip64Locator() }), 'altered'],
    ['figures of ZIP64 at its end', around({ end: { size: 0xffffffff, from: 0xffffffff } }), 'altered'],
    ['another checksum', lying({ sum: 1 }), 'altered'],
    ['a checksum that both give otherwise', said({ sum: 1 }), 'altered'],
    ['another name in place', said({}, { name: 'dock.json' }), 'altered'],
    ['a longer name in place', said({}, { name: 'deck.json.txt' }), 'altered'],
    ['another way of packing', lying({ method: 12 }), 'altered'],
    ['another way of packing in place', said({}, { method: 0 }), 'altered'],
    ['no header in place', said({}, { mark: 0 }), 'altered'],
    ['an entry that begins nowhere', said({ from: 0xfffffff0 }), 'altered'],
    ['an entry that begins within its bytes', said({ from: 20 }), 'altered'],
    ['an entry on another disk', said({ disk: 1 }), 'altered'],
    ['a flag that nobody knows', lying({ flags: 0x0080 }), 'altered'],
    ['a patch', lying({ flags: 0x0020 }), 'altered'],
    ['a password', lying({ flags: 1 }), 'locked'],
    ['a strong password', lying({ flags: 0x41 }), 'locked'],
    ['a folder that has bytes', named('folder/'), 'altered'],
    ['a way out of its folder', named('../deck.json'), 'names'],
    ['a way out further in', named('pictures/../../x'), 'names'],
    ['a place from the root', named('/etc/passwd'), 'names'],
    ['a place on a disk', named('C:x'), 'names'],
    ['a place as Windows writes it', named('..\\deck.json'), 'names'],
    ['a null character', named('deck.json\u0000.png'), 'names'],
    ['a line break', named('deck\n.json'), 'names'],
    ['no name', named(''), 'names'],
    ['the same name twice', named('deck.json'), 'names'],
    ['the same name in capitals', named('DECK.JSON'), 'names'],
    ['the same name in wide letters', named('ｄｅｃｋ.json'), 'names'],
    ['a folder of the name of a file', beside({ name: 'deck.json/', bytes: new Uint8Array() }), 'names'],
    ['something before it', around({ before: Buffer.from('#!/bin/sh\n') }), 'altered'],
    ['something behind it', around({ after: Buffer.from('x') }), 'altered'],
    ['another archive behind it', Buffer.concat([GOOD, GOOD]), 'altered'],
    ['an archive in its comment', around({ comment: Buffer.from(archiveOf([])) }), 'altered'],
    ['something before its end', around({ between: Buffer.from('x') }), 'altered'],
    ['a directory elsewhere', around({ end: { from: 3 } }), 'altered'],
    ['a directory on another disk', around({ end: { first: 1 } }), 'altered'],
    ['more entries than its directory', around({ end: { here: 2, entries: 2 } }), 'altered'],
    ['fewer entries than its directory', around({ end: { here: 0, entries: 0 } }), 'altered'],
    ['nothing in it', archiveOf([]), 'not-one'],
    ['an archive in place of the document', archiveOf([{ name: 'deck.json', bytes: GOOD }]), 'not-one'],
  ])('with %s is refused', (_name, content, failure) => {
    expect(codeOf(content)).toBe(`deck-file/${failure}`)
  })

  test('that ends early is refused wherever it ends', () => {
    for (let length = 0; length < GOOD.length; length += 1)
      expect(codeOf(GOOD.subarray(0, length))).toMatch(/^deck-file\/(not-one|altered)$/)
  })

  test('with one byte otherwise is the same deck or refused', () => {
    for (let at = 0; at < GOOD.length; at += 1) {
      const bent = Uint8Array.from(GOOD)
      bent[at] = (bent[at] ?? 0) ^ 0xff
      const answer = unpackDeck(bent)
      if (!isRefusal(answer)) expect(answer.deck).toEqual(DECK)
    }
  })

  test('however it lies is answered, and soon', ({ task }) => {
    const times = runs(300, 10_000)
    let worst = 0
    fc.assert(
      fc.property(hostile('deck.json', TEXT), (content) => {
        let code = ''
        worst = Math.max(
          worst,
          workOf(() => (code = codeOf(content))),
        )
        expect(code).toMatch(/^(Club|deck-file\/[a-z-]+)$/)
      }),
      { numRuns: times },
    )
    task.meta.proof = { times, found: { 'longest stall': `${Math.ceil(worst)} ms` } }
    expect(worst).toBeLessThan(FELT)
  })

  test('that Muster packs opens, however its text repeats itself', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 2000 }),
      fc
        .tuple(fc.string({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 40_000 }))
        .map(([words, times]) => words.repeat(times)),
    )
    fc.assert(
      fc.property(text, fc.uint8Array({ maxLength: 2000 }), (words, bytes) => {
        const content = packArchive(['deck.json', words], [['pictures/x', bytes]])
        const archive = openArchive(content, { entries: 2, total: 8e6 })
        if (typeof archive === 'string') throw new Error(archive)
        expect(Buffer.from(archive.entry('deck.json', 8e6) ?? '').toString()).toBe(
          Buffer.from(words).toString(),
        )
        expect(archive.entry('pictures/x', 2000)).toEqual(bytes)
        expect(archive.entry('pictures/y', 2000)).toBeNull()
      }),
      { numRuns: runs(100, 1000) },
    )
  })
})

function zip64Locator(): Uint8Array {
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50)
  return locator
}
