import { CARD_MEASURES, printable } from '../../../shared/printing/paper.ts'
import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'
import { emptyList, plainAction, plainTrait } from '../../../shared/systems/downsync/documents/making.ts'
import type { ListDraft } from '../../../shared/systems/downsync/documents/force-list.ts'
import { downsync } from '../../../shared/systems/downsync/game.ts'
import { SAMPLE_CARDS, MERIDIAN_CARDS } from '../../../shared/systems/downsync/samples/cards.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'
import { overflowing, violations } from '../support/looks.ts'
import { isWithin, type Pdf } from '../support/pdf.ts'
import { leftIn, looseIn, wordsOf } from '../support/printed-pages.ts'
import { laidOut, letters, pdfShown } from '../support/prints.ts'
import { expect, test } from '../support/test.ts'

/** All of Downsync on paper, as its print room makes it and as the file has it. */

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const { 'hollow-night': hollow } = SAMPLE_LISTS
const some = <One>(n: number, make: (at: number) => One): One[] =>
  Array.from({ length: n }, (_none, at) => make(at))
/** Much of everything, on a card that takes many. */
const NASTY: ListDraft = {
  ...hollow,
  name: `${LONG} מרגלית`,
  notes: `${LONG} `.repeat(4).trim(),
  cards: [
    ...hollow.cards,
    {
      ...{ ...MERIDIAN_CARDS.weavers, id: 'nasty', name: `${LONG} <b>`, faction: LONG, description: LONG },
      ...{ cmPlus: 9, bases: 4 },
      traits: some(12, (at) =>
        plainTrait({
          id: `t${at}`,
          name: at === 3 ? LONG : `Habit ${at}`,
          text: `${LONG} is said ${at}. `.repeat(3),
        }),
      ),
      actions: some(12, (at) =>
        plainAction({
          ...{ id: `a${at}`, name: at === 2 ? LONG : `Deed ${at}`, teams: [1, 2, 4], cost: 'both' },
          ...{ target: 'friendlyUnit', range: 96, rof: 20, effect: 'reveal', labels: ['scan', 'vsInfantry'] },
        }),
      ),
      counters: [{ id: 'c', name: LONG, text: 'Last words', ends: 'kept' }],
    },
  ],
  units: [
    ...hollow.units,
    {
      ...{ id: 'x', card: 'nasty', name: LONG },
      crew: some(20, (at) => ({ id: `p${at}`, name: `${LONG}${at}`, picture: null })),
    },
  ],
}
const WHATS = {
  cards: ['downsync-cards'],
  sheets: ['force-list', 'downsync-mission', 'reference', 'odds'],
  pieces: ['ping-discs', 'token-strips'],
} as const
type What = (typeof WHATS)[keyof typeof WHATS][number]
const OF_LIST: readonly What[] = ['downsync-cards', 'force-list', 'ping-discs', 'token-strips']

/** Something that each of them says. */
const EXPECTED: Readonly<Record<'en-GB' | 'de-DE', Readonly<Record<What, readonly string[]>>>> = {
  'en-GB': {
    'downsync-cards': ['Range', 'Enemy Unit', 'Deed 11', 'Last words'],
    'force-list': ['Pings to begin with', 'Who serves in them', 'Standard Game'],
    'downsync-mission': ['Where both deploy', 'How it ends'],
    reference: ['The turn', 'Reaction Engagement', 'Tokens'],
    odds: ['Scans of'],
    'ping-discs': ['Large Ping', 'Small Ping', 'Wisp'],
    'token-strips': ['ACT', 'CM+'],
  },
  'de-DE': {
    'downsync-cards': ['Reichw.', 'Gegn. Unit', 'Deed 11', 'Last words'],
    'force-list': ['Pings zu Beginn', 'Wer darin dient', 'Normales Spiel'],
    'downsync-mission': ['Wo beide aufstellen', 'Wie es endet'],
    reference: ['Der Zug', 'Reaction Engagement', 'Token'],
    odds: ['Scans von'],
    'ping-discs': ['Großer Ping', 'Kleiner Ping', 'Wisp'],
    'token-strips': ['ACT', 'CM+'],
  },
}

for (const language of ['en-GB', 'de-DE'] as const)
  test(`everything that lies on the table is printed, and stays on its pages: ${language}`, async ({
    muster,
  }) => {
    test.slow()
    const { page } = muster
    const system = downsync.id
    const { id } = await muster.ask('documents.create', {
      ...{ system, kind: 'force-list', campaign: null },
      document: NASTY,
    })
    await muster.go(`/print/sheets?game=${system}&what=force-list&document=${id}`)
    await expect(page.getByRole('combobox', { name: 'Force list' })).toHaveValue(id)
    await page.getByLabel('Language').selectOption(language)
    for (const [part, whats] of Object.entries(WHATS))
      for (const what of whats) {
        await muster.go(
          `/print/${part}?game=${system}&what=${what}${OF_LIST.includes(what) ? `&document=${id}` : ''}`,
        )
        const [word = ''] = EXPECTED[language][what]
        await expect(page.locator('.frame').getByText(word).first()).toBeAttached({ timeout: 30_000 })
        await laidOut(page)
        expect.soft(await overflowing(page), what).toEqual([])
        expect.soft(await violations(page), what).toEqual([])
        const pdf = await pdfShown(muster, what)
        for (const said of EXPECTED[language][what])
          expect.soft(wordsOf(pdf).toLowerCase(), what).toContain(letters(said).toLowerCase())
        expect.soft(beyond(pdf), what).toEqual([])
        if (what === 'reference') expect.soft(pdf.pages).toHaveLength(2)
        if (what === 'downsync-cards') expect.soft(looseIn(pdf, CARD_MEASURES.poker)).toEqual([])
        if (language === 'de-DE') expect.soft(leftIn(pdf, OWN), what).toEqual([])
      }
  })

test('Pings and bases are as wide as the book has them, tokens 8 mm, and an empty list has a sheet', async ({
  muster,
}) => {
  const { page } = muster
  const system = downsync.id
  const { id } = await muster.ask('documents.create', {
    ...{ system, kind: 'force-list', campaign: null },
    document: emptyList('Nobody', 'Ours', { of: 'book', size: 'small' }),
  })
  await muster.go(`/print/pieces?game=${system}&what=ping-discs`)
  await page.getByRole('combobox', { name: 'Force list' }).selectOption({ label: 'Sea Gate Watch' })
  await expect(page.locator('.frame').getByText('Salt One').first()).toBeAttached()
  const discs = await pdfShown(muster, 'discs')
  const widths = discs.pages.flatMap(({ paths }) => paths.map(({ width }) => width))
  for (const mm of [60, 70, 80, 40])
    expect
      .soft(
        widths.some((width) => Math.abs(width - mm) < 0.5),
        String(mm),
      )
      .toBe(true)

  await muster.go(`/print/pieces?game=${system}&what=token-strips`)
  await page.getByRole('combobox', { name: 'Force list' }).selectOption({ label: 'Sea Gate Watch' })
  await expect(page.locator('.frame').getByText('ACT').first()).toBeAttached()
  const tokens = await pdfShown(muster, 'tokens')
  const squares = tokens.pages.flatMap(({ paths }) =>
    paths.filter(({ width, height }) => Math.abs(width - 8) < 0.1 && Math.abs(height - 8) < 0.1),
  )
  expect(squares.length).toBeGreaterThan(20)

  await muster.go(`/print/sheets?game=${system}&what=force-list&document=${id}`)
  await expect(page.locator('.frame').getByText('Nobody is in this list yet.').first()).toBeAttached()
  // Only the list in the address is another: the sheet follows.
  const { id: other } = await muster.ask('documents.create', {
    ...{ system, kind: 'force-list', campaign: null },
    document: { ...SAMPLE_LISTS['lamp-row'], name: 'Another' },
  })
  await muster.go(`/print/sheets?game=${system}&what=force-list&document=${other}`)
  await expect(page.getByRole('combobox', { name: 'Force list' })).toHaveValue(other)
  await muster.go(`/print/sheets?game=${system}&what=force-list&document=${id}`)
  await expect(page.getByRole('combobox', { name: 'Force list' })).toHaveValue(id)
  await muster.go(`/print/pieces?game=${system}&what=ping-discs&document=${id}`)
  await expect(page.getByText('Nothing chosen yet')).toBeVisible()
})

/** What somebody wrote stays as it was written. */
const OWN = JSON.stringify([NASTY, SAMPLE_CARDS, SAMPLE_LISTS, SAMPLE_MISSIONS, downsync])

/** Words that stand outside the margins. */
function beyond(pdf: Pdf): string[] {
  const area = printable(DEFAULT_OPTIONS)
  return pdf.pages.flatMap(({ texts }) =>
    texts.filter((text) => !isWithin(text, area, 0.5)).map(({ text }) => text),
  )
}
