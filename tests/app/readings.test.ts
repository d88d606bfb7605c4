import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { packDeck, unpackDeck } from '../../electron/systems/seven-seconds/decks/file.ts'
import { pictureOf } from '../../electron/pictures/picture.ts'
import { forkBeside, type Beside } from '../../electron/beside/beside.ts'
import { openReadings, type Readings } from '../../electron/travel/readings.ts'
import type { TravellingDeck } from '../../shared/systems/seven-seconds/decks/file.ts'
import { isRefusal } from '../../shared/problem.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { runs } from '../support/long.ts'
import { png } from '../unit/pictures/builders.ts'
import { archiveOf, hostile, overlapping } from './support/archives.ts'
import { FELT, watchLoop } from './support/held-up.ts'
import { startProgram } from './support/program.ts'

const DECK: TravellingDeck = { name: 'Club', notes: '', cards: [] }
const base64 = (content: Uint8Array): string => Buffer.from(content).toString('base64')
const GOOD = base64(packDeck(DECK).content)
/** Ids that nobody else uses. */
const [ONE = '', OTHER = ''] = [1, 2].map((number) => `019ab7c2-5d1e-7a04-8f3b-6c2d9e4a1b7${number}`)

const deckText = (cards: string, more = ''): Uint8Array =>
  Buffer.from(
    `{"format":"muster-deck","version":1,"system":"seven-seconds","deck":{"name":"Club","notes":"","cards":[${cards}]}${more}}`,
  )
/** As a file that unpacks to what it is. */
const fileOf = (bytes: Uint8Array): Uint8Array => archiveOf([{ name: 'deck.json', bytes, stored: true }])
/** Not a card of it is one, and each is looked at. */
const LABORIOUS = fileOf(deckText('{},'.repeat(690_000) + '{}'))

function opened(longest?: number): Readings {
  const readings = openReadings(
    () => undefined,
    () => forkBeside('reader'),
    longest,
  )
  onTestFinished(() => readings.close())
  return readings
}
const codeOf = (answer: object): string => (isRefusal(answer) ? answer.problem.code : 'read')

describe('while a hostile file is looked at, everybody else is heard', () => {
  const fields = Array.from({ length: 150_000 }, (_, number) => `"k${number}":1`).join(',')
  test.each<[string, Uint8Array, string]>([
    ['18,000 entries over the same bytes', overlapping('deck.json', 18_000), 'deck-file/too-many'],
    ['60 entries over the same bytes', overlapping('deck.json', 60), 'deck-file/bomb'],
    ['690,000 cards', LABORIOUS, 'deck-file/damaged'],
    [
      'a million numbers in place of cards',
      fileOf(deckText('1,'.repeat(990_000) + '1')),
      'deck-file/damaged',
    ],
    ['150,000 fields too many', fileOf(deckText('', `,${fields}`)), 'deck-file/damaged'],
    ['JSON nested without end', fileOf(Buffer.from('['.repeat(2e6))), 'deck-file/not-one'],
    ['as much as a call takes', new Uint8Array(11e6), 'deck-file/not-one'],
  ])('%s', async (_name, content, code) => {
    const muster = startProgram()
    const sent = base64(content)
    const longest = watchLoop()
    expect((await muster.refused('decks.unpack', { content: sent, reading: ONE })).code).toBe(code)
    expect(longest()).toBeLessThan(FELT)
    expect(muster.errors).toEqual([])
  })

  test('thousands of them, one after the other', async () => {
    const readings = opened()
    let worst = 0
    await fc.assert(
      fc.asyncProperty(hostile('deck.json', deckText('')), async (content) => {
        const sent = base64(content)
        const longest = watchLoop()
        const answer = await readings.read('deck', sent, ONE)
        worst = Math.max(worst, longest())
        expect(codeOf(answer)).toMatch(/^(read|deck-file\/[a-z-]+)$/)
      }),
      { numRuns: runs(300, 10_000) },
    )
    expect(worst).toBeLessThan(FELT)
  })
})

describe('a reading', () => {
  test('that is ended takes nothing in, and the next one is read', async () => {
    const muster = startProgram()
    const asked = muster.refused('decks.unpack', { content: base64(LABORIOUS), reading: ONE })
    await muster.ask('program.endReading', { reading: ONE })
    expect((await asked).code).toBe('deck-file/stopped')
    const as = { kind: 'new', name: 'Club' } as const
    expect((await muster.refused('decks.import', { reading: ONE, as })).code).toBe('deck-file/gone')
    await muster.ask('decks.unpack', { content: GOOD, reading: OTHER })
    await muster.ask('decks.import', { reading: OTHER, as })
    expect(await muster.ask('decks.list', {})).toHaveLength(1)
    expect(muster.errors).toEqual([])
  })

  test('that takes too long is ended', async () => {
    const readings = opened(1)
    expect(codeOf(await readings.read('deck', GOOD, ONE))).toBe('deck-file/slow')
    expect(codeOf(readings.find('deck', ONE))).toBe('deck-file/gone')
  })

  test('that falls over is told as what it cannot hold, and the next one is read', async () => {
    const started: Beside[] = []
    const readings = openReadings(
      () => undefined,
      () => {
        started.push(forkBeside('reader'))
        const [last] = started.slice(-1)
        if (!last) throw new Error('Nothing was started.')
        return last
      },
    )
    onTestFinished(() => readings.close())
    const asked = readings.read('deck', base64(LABORIOUS), ONE)
    started[0]?.end()
    expect(codeOf(await asked)).toBe('deck-file/too-large')
    expect(codeOf(await readings.read('deck', GOOD, OTHER))).toBe('read')
    // Also one that goes while it rests.
    started[1]?.end()
    // A process starts as fast as the machine lets it.
    const read = async () => codeOf(await readings.read('deck', GOOD, OTHER))
    await expect.poll(read, { timeout: 25_000 }).toBe('read')
    expect(started.length).toBeGreaterThan(2)
  })

  test('does not wait for another, and one of the same name takes its place', async () => {
    const readings = opened()
    const answers = await Promise.all([
      readings.read('deck', base64(LABORIOUS), ONE),
      readings.read('deck', GOOD, OTHER),
      readings.read('deck', GOOD, ONE),
    ])
    expect(answers.map(codeOf)).toEqual(['deck-file/stopped', 'read', 'read'])
  })

  test('keeps what it brought until it is ended, or others have come', async () => {
    const readings = opened()
    const kept = (): boolean[] => [ONE, OTHER].map((id) => !isRefusal(readings.find('deck', id)))
    for (const id of [ONE, OTHER]) await readings.read('deck', GOOD, id)
    expect(kept()).toEqual([true, true])
    // A deck is no faction.
    expect(codeOf(readings.find('faction', ONE))).toBe('faction-file/gone')
    readings.end(ONE)
    expect(kept()).toEqual([false, true])
    for (let number = 0; number < 4; number += 1) await readings.read('deck', GOOD, `${number}`)
    expect(kept()).toEqual([false, false])
  })

  test('brings what was packed, pictures and all, and tells how far it is', async () => {
    const picture = pictureOf(png(), 'card')
    const [mission] = MUSTER_CARDS.missions
    if (isRefusal(picture) || !mission) throw new Error('There is no picture.')
    const deck = { ...DECK, cards: [{ card: { ...mission, picture: picture.id }, copies: 1, off: false }] }
    const { content } = packDeck(deck, [picture])
    expect(await opened().read('deck', base64(content), ONE)).toEqual({ deck, pictures: [picture] })
    const told: number[][] = []
    unpackDeck(content, (...far) => told.push(far))
    expect(told).toEqual([[0, 1]])
  })
})
