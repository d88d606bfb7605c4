import type { Page } from '@playwright/test'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import { EQUIPMENT } from '../../../renderer/systems/seven-seconds/print/faces/units/equipment.ts'
import type { OwnFace } from '../../../renderer/systems/seven-seconds/print/faces/face.ts'
import { CARD_MEASURES, printable } from '../../../shared/printing/paper.ts'
import {
  COUNTER_GROUPS,
  COUNTER_SIZE,
  countersOf,
  templatesOf,
} from '../../../shared/systems/seven-seconds/printing/pieces.ts'
import { DEFAULT_OPTIONS, type PrintOptions } from '../../../shared/printing/words.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { unitProfile } from '../../../shared/systems/seven-seconds/profiles.ts'
import { UNITS } from '../../../shared/systems/seven-seconds/words.ts'
import { isWithin, type Pdf } from '../support/pdf.ts'
import { leftIn, looseIn, wordsOf } from '../support/printed-pages.ts'
import { letters, pdfOf, pdfShown } from '../support/prints.ts'
import { expect, test, type Muster } from '../support/test.ts'

const GERMAN = { ...DEFAULT_OPTIONS, language: 'de-DE' } as const satisfies PrintOptions

const chooseGerman = (page: Page): Promise<string[]> => page.getByLabel('Language').selectOption('de-DE')

/** A sheet of a campaign in German, shown and saved. */
async function sheet(
  muster: Muster,
  campaign: string,
  what: string,
  word: string,
  name = what,
): Promise<Pdf> {
  await muster.go('/settings')
  await muster.go(`/campaign/${campaign}/print/sheets?what=${what}`)
  await expect(muster.page.locator('.frame').getByText(word).first()).toBeAttached()
  return pdfShown(muster, `sheet-${name}`)
}

test.describe('in its window', () => {
  test('German is chosen once: the cards of a deck follow it, the program does not', async ({ muster }) => {
    const { page } = muster
    await muster.go('/print')
    await expect(page.locator('.frame').getByText('Control the Table').first()).toBeAttached()
    expect(leftIn(await pdfShown(muster, 'english'), '').length).toBeGreaterThan(10)
    await chooseGerman(page)
    await expect(page.locator('.frame').getByText('Den Tisch beherrschen').first()).toBeAttached()
    await expect(page.locator('.frame').getByText('Control the Table')).toHaveCount(0)
    await expect(page.locator('.printed').first()).toHaveAttribute('lang', 'de-DE')
    const pdf = await pdfShown(muster)
    const { missions, troops } = MUSTER_CARDS
    const own = [
      ...missions.map(({ title, orders }) => `${title} ${orders}`),
      ...troops.map(({ title, flavour }) => `${title} ${flavour}`),
    ].join(' ')
    expect(leftIn(pdf, own)).toEqual([])
    expect(looseIn(pdf, CARD_MEASURES.poker)).toEqual([])
    for (const word of ['ANGRIFF', 'BEGEGNUNGSGEFECHT', 'Den Tisch beherrschen', 'Scout oder Assault'])
      expect.soft(wordsOf(pdf)).toContain(letters(word))
    // What somebody wrote stays as it was written, and so does the program.
    for (const { title, orders } of missions) {
      expect.soft(wordsOf(pdf)).toContain(letters(title))
      expect.soft(wordsOf(pdf)).toContain(letters(orders))
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Print room' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Chance Encounter' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Language')).toHaveValue('de-DE')
    await expect(page.locator('.frame').getByText('Den Tisch beherrschen').first()).toBeAttached()
    await page.getByLabel('Language').selectOption('en-GB')
    await expect(page.locator('.frame').getByText('Control the Table').first()).toBeAttached()
  })

  test('long German words keep to their places: on halves of discs and in the feet of cards', async ({
    muster,
  }) => {
    const shapes = templatesOf('blast', printable(GERMAN)).map(
      (cut) => ({ kind: 'template', ...cut }) as const,
    )
    const discs = await pdfOf(muster, { title: 'Discs', parts: [{ kind: 'shapes', shapes }] }, GERMAN)
    const crossed: string[] = []
    let halves = 0
    for (const { texts, paths } of discs.pages) {
      const grounds = paths.filter(({ painted, colour }) => painted === 'fill' && colour === '#ffffff')
      for (const text of texts.filter((one) => one.text.startsWith('Halbe'))) {
        halves += 1
        // The whole page is white, too: its own ground is lower.
        const own = grounds.filter((ground) => ground.height < 30 && isWithin(text, ground, 0))
        if (own.length === 0) crossed.push(text.text)
      }
    }
    expect(halves).toBe(4)
    expect(crossed).toEqual([])

    const pieces = EQUIPMENT.map((of) => ({ front: { kind: 'equipment', of } as const, back: null }))
    const size = CARD_MEASURES.mini
    const cards = await pdfOf(
      muster,
      { title: 'Cards', parts: [{ kind: 'grid', size, pieces }] },
      { ...GERMAN, cardSize: 'mini', largeType: true },
    )
    const feet = cards.pages.flatMap(({ texts }) => texts).filter(({ text }) => text.includes('weiter:'))
    expect(feet.length).toBeGreaterThan(0)
    expect(feet.filter(({ text }) => !text.includes('weiter: 1/2'))).toEqual([])
    const pages = cards.pages.flatMap(({ texts }) => texts).filter(({ text }) => text.includes('Buch'))
    expect(pages.filter(({ text }) => !/Buch S\.\s[\d, ]*\d$/u.test(text))).toEqual([])
  })

  test('every sheet says all of its own words in German, within its margins', async ({ muster }) => {
    test.slow()
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    await muster.ask('printing.keepOptions', { campaign: id, options: GERMAN })
    const roll = await muster.ask('roster.fallen', { campaign: id })
    const { battles } = await muster.ask('campaigns.view', { id })
    const content = [roll, battles, SAMPLE_FACTIONS, MUSTER_CARDS].map((of) => JSON.stringify(of)).join(' ')
    const expected: Readonly<Record<string, readonly string[]>> = {
      reference: ['Kurzübersicht', 'Störfeld schalten', 'Sümpfe', 'Entscheidend', 'Buch S. 29'],
      faction: ['Einheiten der 1. Klasse', 'Gegenmaßnahmen', 'Hintergrund'],
      roster: ['Rekruten', 'Schlachten', 'gefallen'],
      record: ['Tabelle', 'Kampagnenpunkte', '9. Okt. 2026', '3. Klasse Robotik'],
      numbers: ['Siegesserien', 'Gekaufte Technologie', 'Schlacht 8'],
      fallen: ['Liste der Gefallenen', 'Schlacht 1', 'ohne Namen'],
      rules: ['unsere Regeln', 'Die Kampagne gewinnen', 'Verdeckte Blips und Gegenmaßnahmen.'],
    }
    const area = printable(GERMAN)
    for (const [what, words] of Object.entries(expected)) {
      const pdf = await sheet(muster, id, what, words[0] ?? '')
      for (const word of words) expect.soft(wordsOf(pdf), what).toContain(letters(word))
      expect.soft(leftIn(pdf, content), what).toEqual([])
      for (const { texts } of pdf.pages)
        for (const text of texts) expect.soft(isWithin(text, area, 0.5), `${what}: ${text.text}`).toBe(true)
      if (what === 'reference') expect(pdf.pages).toHaveLength(2)
      if (what === 'numbers') expect.soft(wordsOf(pdf), 'a decimal comma').toMatch(/\d,\d/)
      // The choices beside the pages are the program's.
      if (what === 'numbers')
        await expect(page.getByRole('checkbox', { name: 'Technology bought' })).toBeVisible()
    }
    // What is told is told in German; what somebody wrote on would stay, and that is said.
    const said = page.getByText('What somebody wrote on stays as it was written')
    await expect(said).toHaveCount(0)
    const told = {
      report: ['Wie es begann', 'Beherrscht den Tisch', 'Die Gefallenen', 'Was folgte'],
      chronicle: ['Chronik', 'Einleitung', 'Liste der Gefallenen', 'Längste Serie', 'Nov. 2026'],
    } as const
    for (const [what, words] of Object.entries(told)) {
      const pdf = await sheet(muster, id, what, words[0])
      await expect(said).toBeVisible()
      await expect(page.locator('.printed').first()).toHaveAttribute('lang', 'de-DE')
      for (const word of words) expect.soft(wordsOf(pdf), what).toContain(letters(word))
      expect.soft(leftIn(pdf, content), what).toEqual([])
    }
    // Letter is shorter: the reference still takes two pages.
    await muster.ask('printing.keepOptions', {
      campaign: id,
      options: { ...GERMAN, paper: 'letter', margin: 12 },
    })
    expect((await sheet(muster, id, 'reference', 'Kurzübersicht', 'letter')).pages).toHaveLength(2)
    await muster.ask('printing.keepOptions', { campaign: id, options: DEFAULT_OPTIONS })
    const english = await sheet(muster, id, 'reference', 'Quick reference', 'english')
    expect(leftIn(english, '').length, 'what would be found').toBeGreaterThan(60)
  })

  const NASTY = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)
  for (const [cardSize, largeType] of [
    ['poker', false],
    ['poker', true],
    ['mini', false],
    ['mini', true],
  ] as const)
    test(`no German word leaves its card: ${cardSize}${largeType ? ', large type' : ''}`, async ({
      muster,
    }) => {
      const { tech, name, look } = SAMPLE_FACTIONS['new-tokyo']
      const faction = { name, look, place: null }
      const fronts: OwnFace[] = [
        ...MUSTER_CARDS.missions.map((card): OwnFace => ({ kind: 'mission', card, deckName: NASTY })),
        ...MUSTER_CARDS.troops.map((card): OwnFace => ({ kind: 'troops', card, deckName: name })),
        ...UNITS.map((unit): OwnFace => ({
          kind: 'unit',
          faction: { ...faction, name: NASTY },
          profile: unitProfile(unit, 2, tech),
          name: unit === 'engineer' ? NASTY : null,
          portrait: null,
        })),
        ...EQUIPMENT.map((of): OwnFace => ({ kind: 'equipment', of })),
        { kind: 'blank', pile: 'chance-encounter' },
        { kind: 'back', pile: 'chance-encounter' },
        { kind: 'back', pile: 'equipment' },
      ]
      const pieces = fronts.map((front) => ({ front, back: null }))
      const size = CARD_MEASURES[cardSize]
      const pdf = await pdfOf(
        muster,
        { title: 'Cards', parts: [{ kind: 'grid', size, pieces }] },
        { ...GERMAN, cardSize, largeType },
      )
      expect(looseIn(pdf, size)).toEqual([])
      const last = letters(pdf.pages.at(-1)?.words ?? '')
      expect(last).toContain(letters('Namen in voller Länge'))
      expect(last).toContain(NASTY)
    })

  for (const largeType of [false, true])
    test(`counters have room for their German words${largeType ? ' in large type' : ''}`, async ({
      muster,
    }) => {
      const pieces = COUNTER_GROUPS.flatMap((group) => countersOf(group)).map(({ front }) => ({
        front: { kind: 'counter', counter: front } as const,
        back: null,
      }))
      const pdf = await pdfOf(
        muster,
        { title: 'Counters', parts: [{ kind: 'grid', size: COUNTER_SIZE, pieces }] },
        { ...GERMAN, largeType },
      )
      expect(wordsOf(pdf)).toContain('VERTEIDIGER')
      // Within the rim of 9 mm around the middle: its word stands so far below, where so much is left.
      const room = largeType ? 11.2 : 12.2
      const words = pdf.pages.flatMap(({ texts }) => texts.filter(({ text }) => /^\p{Lu}{4,}$/u.test(text)))
      expect(words).toHaveLength(pieces.length)
      for (const { text, width } of words) expect.soft(width, text).toBeLessThan(room)
    })

  test('a hidden window prints German that nobody has shown before', async ({ muster }) => {
    const blocks: Block[] = [{ kind: 'text', text: 'Words', pages: '12' }]
    const flow = { kind: 'flow', title: 'Sheet', columns: 1, mostPages: null, blocks } as const
    const pdf = await pdfOf(muster, { title: 'Sheet', parts: [flow] }, GERMAN)
    expect(wordsOf(pdf)).toContain(letters('Buch S. 12'))
    expect(wordsOf(pdf)).toContain(letters('Mit 100 % drucken'))
  })
})
