import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usuals } from '../../electron/database/schema.ts'
import { pdfName } from '../../electron/printing/file-name.ts'
import { paperEnding, type PrintHost, type PrintWindow } from '../../electron/program/print-host.ts'
import type { Notice } from '../../shared/contract/index.ts'
import type { PrintSheet } from '../../shared/contract/printing.ts'
import { DEFAULT_OPTIONS } from '../../shared/printing/words.ts'
import { LONGEST_NAME } from '../../shared/contract/fields.ts'
import { told } from '../../renderer/systems/seven-seconds/campaign/new/texts.de.ts'
import { setup } from '../../renderer/systems/seven-seconds/campaign/new/texts.ts'
import { paper as german } from '../../renderer/systems/seven-seconds/print/texts.de.ts'
import { paper as english } from '../../renderer/systems/seven-seconds/print/texts.ts'
import { paper as germanHouse } from '../../renderer/print/texts.de.ts'
import { paper as englishHouse } from '../../renderer/print/texts.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { startProgram, temporaryFolder } from './support/program.ts'

const PDF = new TextEncoder().encode('%PDF-1.4 of a test')

/** A desktop that prints at once, and what it was asked for. */
function fakeHost(place: string | null, paper: Awaited<ReturnType<PrintWindow['paper']>> = 'printed') {
  const opened: string[] = []
  const names: string[] = []
  const sheets: PrintSheet[] = []
  const crashes: (() => void)[] = []
  let closed = 0
  const host: PrintHost = {
    open: (print, crashed) => {
      opened.push(print)
      crashes.push(crashed)
      return {
        pdf: () => Promise.resolve(PDF),
        paper: (sheet) => {
          sheets.push(sheet)
          return Promise.resolve(paper)
        },
        close: () => (closed += 1),
      }
    },
    askPlace: (name) => {
      names.push(name)
      return Promise.resolve(place)
    },
  }
  return { host, opened, names, sheets, crashes, closed: () => closed }
}

const document = JSON.stringify({ parts: [{ kind: 'flow' }] })

describe('options', () => {
  test('are Muster’s own at first, then a campaign’s, and without one those of everybody', async () => {
    const muster = startProgram()
    const { id: campaign } = await muster.ask(
      'campaigns.start',
      newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Bob', 'council-of-zane')]),
    )
    expect(await muster.ask('printing.options', { campaign })).toEqual(DEFAULT_OPTIONS)
    const letter = { ...DEFAULT_OPTIONS, paper: 'letter', margin: 5 } as const
    await muster.ask('printing.keepOptions', { campaign: null, options: letter })
    expect(await muster.ask('printing.options', { campaign })).toEqual(letter)
    const mono = { ...DEFAULT_OPTIONS, ink: 'mono', sides: 'short-edge', perPage: 4 } as const
    await muster.ask('printing.keepOptions', { campaign, options: mono })
    expect(await muster.ask('printing.options', { campaign })).toEqual(mono)
    expect(await muster.ask('printing.options', { campaign: null })).toEqual(letter)
  })

  test('go with their campaign, and come back with it', async () => {
    const muster = startProgram()
    const { id: campaign } = await muster.ask('samples.open', {})
    const letter = { ...DEFAULT_OPTIONS, paper: 'letter' } as const
    await muster.ask('printing.keepOptions', { campaign, options: letter })
    await muster.ask('campaigns.remove', { id: campaign })
    expect(await muster.ask('printing.options', { campaign })).toEqual(DEFAULT_OPTIONS)
    await muster.ask('undo.undo', {})
    expect(await muster.ask('printing.options', { campaign })).toEqual(letter)
  })

  test('keep a language for each campaign, and another without one', async () => {
    const muster = startProgram()
    const { id: campaign } = await muster.ask('samples.open', {})
    const german = { ...DEFAULT_OPTIONS, language: 'de-DE' } as const
    await muster.ask('printing.keepOptions', { campaign, options: german })
    expect(await muster.ask('printing.options', { campaign })).toEqual(german)
    expect(await muster.ask('printing.options', { campaign: null })).toEqual(DEFAULT_OPTIONS)
    await muster.refused('printing.keepOptions', {
      campaign,
      options: { ...DEFAULT_OPTIONS, language: 'tlh' },
    })
    expect(await muster.ask('printing.options', { campaign })).toEqual(german)
  })

  test('from before there was a language are read, and speak English', async () => {
    const muster = startProgram()
    const kept = { ...DEFAULT_OPTIONS, paper: 'letter', margin: 5, ink: 'mono' } as const
    await muster.ask('printing.keepOptions', { campaign: null, options: kept })
    const store = muster.program.data()
    if ('problem' in store) throw new Error('The database is open.')
    const row = store.tables.select({ document: usuals.document }).from(usuals).get()
    const { language, ...document } = row?.document as Record<string, unknown>
    expect(language).toBe('en-GB')
    store.tables.update(usuals).set({ document }).run()
    expect(await muster.ask('printing.options', { campaign: null })).toEqual(kept)
  })

  test('are no step of undo, and what was undone can still be done again', async () => {
    const muster = startProgram()
    await muster.ask('samples.open', {})
    await muster.ask('undo.undo', {})
    await muster.ask('printing.keepOptions', { campaign: null, options: { ...DEFAULT_OPTIONS, bleed: 2 } })
    const { undo, redo } = await muster.ask('undo.look', {})
    expect(undo).toBeNull()
    expect(redo).not.toBeNull()
  })

  test.each([
    ['a margin that no printer has', { margin: 0 }],
    ['a bleed as wide as a card', { bleed: 60 }],
    ['half a card on a page', { perPage: 0.5 }],
    ['an unknown paper', { paper: 'a5' }],
  ])('%s is refused', async (_name, wrong) => {
    const muster = startProgram()
    const { code } = await muster.refused('printing.keepOptions', {
      campaign: null,
      options: { ...DEFAULT_OPTIONS, ...wrong },
    })
    expect(code).toBe('call/input')
  })
})

describe('a PDF', () => {
  test('is written where the person chose once its pages stand; progress is told on the way', async () => {
    const folder = temporaryFolder()
    const place = join(folder, 'cards.pdf')
    const { host, opened, names, closed } = fakeHost(place)
    const muster = startProgram(folder, host)
    const notices: Notice[] = []
    muster.program.listen((notice) => notices.push(notice))
    const { id } = await muster.ask('printing.begin', { title: 'Muster deck: “A/B”', to: 'pdf', document })
    expect(opened).toEqual([id])
    expect(names).toEqual(['Muster deck “A B”.pdf'])
    expect(await muster.ask('printing.document', { id })).toEqual({ title: 'Muster deck: “A/B”', document })
    await muster.ask('printing.laid', { id, pages: 8, of: 12, done: false })
    expect(existsSync(place)).toBe(false)
    // Every window is told how far it is, and what is printed may be a hand.
    expect((await muster.refused('printing.document', { id })).code).toBe('print/gone')
    await muster.ask('printing.laid', { id, pages: 12, of: 12, done: true })
    expect(await muster.ask('printing.ending', { id })).toEqual({ how: 'kept', file: place })
    expect(readFileSync(place)).toEqual(Buffer.from(PDF))
    expect(notices.filter(({ kind }) => kind === 'printing')).toHaveLength(2)
    expect(closed()).toBe(1)
    // What was printed, perhaps a hand, is told to nobody afterwards.
    expect((await muster.refused('printing.document', { id })).code).toBe('print/gone')
  })

  test('is not written where it was cancelled, and its window is closed', async () => {
    const folder = temporaryFolder()
    const place = join(folder, 'cards.pdf')
    const { host, closed } = fakeHost(place)
    const muster = startProgram(folder, host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'pdf', document })
    await muster.ask('printing.cancel', { id })
    await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
    expect(await muster.ask('printing.ending', { id })).toEqual({ how: 'cancelled' })
    expect(existsSync(place)).toBe(false)
    expect(closed()).toBe(1)
  })

  test('is cancelled where no place was chosen', async () => {
    const { host } = fakeHost(null)
    const muster = startProgram(temporaryFolder(), host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'pdf', document })
    expect(await muster.ask('printing.ending', { id })).toEqual({ how: 'cancelled' })
  })

  test('says so where it cannot be written', async () => {
    const { host } = fakeHost(join(temporaryFolder(), 'no/such/folder/cards.pdf'))
    const muster = startProgram(temporaryFolder(), host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'pdf', document })
    await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
    expect((await muster.refused('printing.ending', { id })).code).toBe('print/not-written')
  })

  test('says so where its page ended by itself', async () => {
    const { host, crashes } = fakeHost('/nowhere')
    const muster = startProgram(temporaryFolder(), host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'pdf', document })
    crashes[0]?.()
    expect((await muster.refused('printing.ending', { id })).code).toBe('print/failed')
  })
})

describe('paper', () => {
  test.each([
    ['printed', { how: 'printed' }],
    ['cancelled', { how: 'cancelled' }],
  ] as const)('%s by the system’s dialog', async (how, expected) => {
    const { host, names } = fakeHost(null, how)
    const muster = startProgram(temporaryFolder(), host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'printer', document })
    await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
    expect(await muster.ask('printing.ending', { id })).toEqual(expected)
    expect(names).toEqual([])
  })

  test('begins in the dialog with the paper and the sides that the pages have', async () => {
    const { host, sheets } = fakeHost(null)
    const muster = startProgram(temporaryFolder(), host)
    const sheet = { paper: 'letter', sides: 'short-edge' } as const
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'printer', document, sheet })
    await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
    await muster.ask('printing.ending', { id })
    expect(sheets).toEqual([sheet])
  })

  test.each([
    [true, '', 'printed'],
    [false, 'Print job canceled', 'cancelled'],
    [false, 'Print job failed', 'failed'],
    [false, 'Failed to enumerate printers', 'no-printer'],
    [false, 'Invalid printer settings', 'no-printer'],
  ] as const)('done %s, “%s” is %s', (done, reason, how) => expect(paperEnding(done, reason)).toBe(how))

  test.each([
    ['no-printer', 'print/no-printer'],
    ['failed', 'print/not-printed'],
  ] as const)('for %s there is a sentence', async (how, code) => {
    const { host } = fakeHost(null, how)
    const muster = startProgram(temporaryFolder(), host)
    const { id } = await muster.ask('printing.begin', { title: 'Cards', to: 'printer', document })
    await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
    expect((await muster.refused('printing.ending', { id })).code).toBe(code)
  })

  const NAME = 'N'.repeat(LONGEST_NAME)
  test.each([
    ['English', english, englishHouse, setup.told.titleOf],
    ['German', german, germanHouse, told.titleOf],
  ])('everything prints, however long its name: %s', async (_language, paper, house, rules) => {
    const muster = startProgram()
    const named = (pattern: string, what: string): string =>
      pattern.replace('{what}', what).replace(/\{(?:name|campaign)\}/, `\u2068${NAME}\u2069`)
    const titles = [
      ...[...Object.values(paper.what), ...Object.values(house.what)].map((what) =>
        named(house.title.of, what),
      ),
      named(paper.title.hand, ''),
      named(rules, ''),
    ]
    for (const title of titles) {
      const { id } = await muster.ask('printing.begin', { title, to: 'pdf', document })
      expect(await muster.ask('printing.document', { id })).toEqual({ title, document })
    }
  })

  test('in a browser the page prints itself; tabs that were closed do not add up', async () => {
    const muster = startProgram()
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1)
      ids.push((await muster.ask('printing.begin', { title: `Cards ${n}`, to: 'printer', document })).id)
    const [oldest = '', newest = ''] = [ids[0], ids.at(-1)]
    expect((await muster.refused('printing.document', { id: oldest })).code).toBe('print/gone')
    expect(await muster.ask('printing.ending', { id: oldest })).toEqual({ how: 'cancelled' })
    await muster.ask('printing.laid', { id: newest, pages: 1, of: 1, done: true })
    expect(await muster.ask('printing.ending', { id: newest })).toEqual({ how: 'printed' })
  })
})

test.each([
  ['Muster deck', 'Muster deck.pdf'],
  ['  a\u0000b/c\\d:e*f?g"h<i>j|k ', 'a b c d e f g h i j k.pdf'],
  ['...', 'Muster print.pdf'],
  ['CON', 'Muster print.pdf'],
  ['مملكة الرمال', 'مملكة الرمال.pdf'],
  ['Record: \u2068مملكة\u2069', 'Record مملكة.pdf'],
  ['🛰️'.repeat(120), `${'🛰️'.repeat(28)}.pdf`],
])('the file of %j is named %j', (title, expected) => {
  expect(pdfName(title)).toBe(expected)
})
