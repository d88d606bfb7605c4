import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { clearOf, cropMarks, type Line } from '../../../shared/printing/marks.ts'
import { layOut } from '../../../shared/printing/sheets.ts'
import { CARD_MEASURES, PAPER_SIZES, printable } from '../../../shared/printing/paper.ts'
import { contrast } from '../../../shared/heraldry/contrast.ts'
import { PAPER } from '../../../shared/printing/ink.ts'
import {
  COUNTER_SIZE,
  countersOf,
  templatesOf,
  TEMPLATE_GROUPS,
} from '../../../shared/systems/seven-seconds/printing/pieces.ts'
import { DEFAULT_OPTIONS, INKS, LANGUAGES, LIMITS, type Language } from '../../../shared/printing/words.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { unitProfile } from '../../../shared/systems/seven-seconds/profiles.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { cardId } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { LINES } from '../../../shared/systems/seven-seconds/cards/words.ts'
import { UNITS } from '../../../shared/systems/seven-seconds/words.ts'
import { pagePicture } from '../support/page-pictures.ts'
import { isWithin, type Pdf, type PdfPath, type PdfText } from '../support/pdf.ts'
import { photo } from '../../../renderer/print/blocks/make.ts'
import type { Contents } from '../../../renderer/print/contents.ts'
import { cardsOf, letters, OFF, pdfOf, pdfShown, savesTo } from '../support/prints.ts'
import { expect, test } from '../support/test.ts'

/** Every kind of page but a hand, which needs a battle. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  cards: ['deck', 'units', 'equipment', 'blank'],
  sheets: ['reference', 'faction', 'roster', 'record', 'report', 'fallen', 'rules'],
  pieces: ['table', 'stand-ups'],
}

test.describe('pages', () => {
  test('a deck is shown as it will be printed, and saved as a PDF', async ({ muster }) => {
    const { page } = muster
    await muster.go('/print')
    await page.getByLabel('Sides of the paper').selectOption('long-edge')
    await expect(page.getByText('16 pages')).toBeVisible()
    const shown = await page.locator('.frame').count()
    const pdf = await pdfShown(muster)
    expect(pdf.pages).toHaveLength(shown)
    expect(pdf.fonts.embedded).toBe(pdf.fonts.named)
    expect(pdf.fonts.named).toBeGreaterThan(0)
    for (const { width, height } of pdf.pages) {
      expect(Math.abs(width - 210)).toBeLessThan(OFF)
      expect(Math.abs(height - 297)).toBeLessThan(OFF)
    }
    const all = letters(pdf.pages.map(({ words }) => words).join(' '))
    for (const { title, orders } of MUSTER_CARDS.missions) {
      expect.soft(all).toContain(letters(title))
      expect.soft(all).toContain(letters(orders))
    }
    for (const { title, flavour } of MUSTER_CARDS.troops) {
      expect.soft(all).toContain(letters(title))
      expect.soft(all).toContain(letters(flavour))
    }
    // The choice is kept for the next time.
    await page.reload()
    await expect(page.getByLabel('Sides of the paper')).toHaveValue('long-edge')
  })

  for (const [sides, bleed] of [
    ['long-edge', 0],
    ['short-edge', 0],
    // With a bleed more of them fit on their side.
    ['long-edge', 3],
    ['short-edge', 3],
  ] as const) {
    const how = `${sides}${bleed > 0 ? ', on their side' : ''}`
    test(`cards lie where the layout puts them, their backs behind them: ${how}`, async ({ muster }) => {
      // Ten: a full page and one more, so that a back out of its place shows.
      const missions = MUSTER_CARDS.missions.slice(0, 10)
      const options = { ...DEFAULT_OPTIONS, sides, bleed, paper: 'letter', margin: 5 } as const
      const pdf = await pdfOf(muster, cardsOf(missions), options)
      const sheets = layOut(
        missions.map(({ title }) => ({ front: title, back: 'back' })),
        CARD_MEASURES.poker,
        options,
      )
      expect(pdf.pages).toHaveLength(sheets?.length ?? 0)
      for (const [number, sheet] of (sheets ?? []).entries()) {
        const { texts, paths, width, height } = pdf.pages[number] ?? { texts: [], paths: [] }
        expect(Math.abs((width ?? 0) - PAPER_SIZES.letter.width)).toBeLessThan(OFF)
        expect(Math.abs((height ?? 0) - PAPER_SIZES.letter.height)).toBeLessThan(OFF)
        for (const { face, turn, ...cut } of sheet.faces) {
          expect(turn % 180).toBe(bleed > 0 ? 90 : 0)
          const place = {
            x: cut.x - bleed,
            y: cut.y - bleed,
            width: cut.width + 2 * bleed,
            height: cut.height + 2 * bleed,
          }
          // Each card is cut off at its edges: the box of that is in the file.
          const edges = paths.filter(
            (path) =>
              path.painted === 'clip' &&
              Math.abs(path.x - place.x) < OFF &&
              Math.abs(path.y - place.y) < OFF &&
              Math.abs(path.x + path.width - place.x - place.width) < OFF &&
              Math.abs(path.y + path.height - place.y - place.height) < OFF,
          )
          expect(edges.length, `${face} on page ${number + 1}`).toBeGreaterThan(0)
          const inside = texts.filter((text) => isWithin(text, place, OFF))
          const words = letters(inside.map(({ text }) => text).join(''))
          if (sheet.side === 'front') expect(words).toContain(letters(face))
          else expect(words).toMatch(/offense/i)
        }
        const drawn = paths.filter(({ painted, width, height }) => painted === 'stroke' && width * height < 1)
        const isDrawn = ({ x1, y1, x2, y2 }: Line): boolean =>
          drawn.some(
            (path) =>
              Math.abs(path.x - Math.min(x1, x2)) < OFF &&
              Math.abs(path.y - Math.min(y1, y2)) < OFF &&
              Math.abs(path.width - Math.abs(x2 - x1)) < OFF &&
              Math.abs(path.height - Math.abs(y2 - y1)) < OFF,
          )
        const marks = cropMarks(PAPER_SIZES.letter, sheet.cuts, bleed).flatMap(
          (line) => clearOf(line, sheet.ruler) ?? [],
        )
        expect(marks.length).toBeGreaterThan(0)
        // Those of the front are enough for both sides.
        expect(marks.filter(isDrawn)).toEqual(sheet.side === 'front' ? marks : [])
      }
    })
  }

  const LONG = 'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships. '
  const NASTY: readonly [string, string][] = [
    ['nothing', ''],
    ['200 letters without a space', 'Wm'.repeat(100)],
    ['pictures', '🛰️🔥👩‍🚀'.repeat(20)],
    ['brackets and signs', '<b>"Quoted" & \\ / {{ name }} [x](y) `z`</b>'],
    ['right to left', 'مملكة الرمال القديمة '.repeat(8).trim()],
    ['stacked marks', 'Z̷͈̀a̵l̸g̴o͜ é́́ '.repeat(20).trim()],
  ]
  test('no name leaves its card, however nasty, and what was cut stands in full elsewhere', async ({
    muster,
  }) => {
    test.slow()
    const { tech, name, look } = SAMPLE_FACTIONS['new-tokyo']
    const faction = { name, look, place: null }
    const [first] = MUSTER_CARDS.missions
    if (!first) throw new Error('There are no cards.')
    const pieces = NASTY.flatMap(([, nasty]) => [
      {
        front: {
          kind: 'unit',
          faction: { ...faction, name: nasty || name },
          profile: unitProfile('engineer', 2, tech),
          name: nasty,
          portrait: null,
        } as const,
        back: null,
      },
      {
        front: { kind: 'mission', card: { ...first, title: nasty }, deckName: nasty } as const,
        back: null,
      },
    ])
    const options = { ...DEFAULT_OPTIONS, cardSize: 'mini', largeType: true } as const
    const pdf = await pdfOf(
      muster,
      { title: 'Nasty', parts: [{ kind: 'grid', size: CARD_MEASURES.mini, pieces }] },
      options,
    )
    let loose: readonly PdfText[] = []
    for (const { texts, paths } of pdf.pages) {
      const cards = paths.filter(
        ({ painted, width, height }) =>
          painted === 'clip' && Math.abs(width - 44) < OFF && Math.abs(height - 68) < OFF,
      )
      if (cards.length === 0) continue
      const ruler = { x: 0, y: 297 - 8 - 9, width: 210, height: 9 }
      const beside = { x: 8, y: 0, width: 9, height: 297 }
      loose = loose.concat(
        texts.filter((text) => ![...cards, ruler, beside].some((card) => isWithin(text, card, OFF))),
      )
    }
    expect(loose).toEqual([])
    const last = letters(pdf.pages.at(-1)?.words ?? '')
    expect(last).toContain('Namesinfull')
    expect(last).toContain(letters(NASTY[1]?.[1] ?? '-'))
  })

  for (const [name, ownSize, largeType] of [
    ['a wide card', { width: 90, height: 60 }, false],
    ['a narrow card in large type', { width: 40, height: 60 }, true],
    ['a mini card in large type', CARD_MEASURES.mini, true],
  ] as const)
    test(`no line of a card is lost: ${name}`, async ({ muster }) => {
      const { tech, look } = SAMPLE_FACTIONS['new-tokyo']
      const faction = { name: 'Kettle Watch', look, place: null }
      const troops = MUSTER_CARDS.troops.map((card) => ({ kind: 'troops', card, deckName: 'Deck' }) as const)
      const units = UNITS.map((unit) => {
        const profile = unitProfile(unit, 2, tech)
        return { kind: 'unit', faction, profile, name: null, portrait: null } as const
      })
      const pieces = [...troops, ...units].map((front) => ({ front, back: null }))
      const pdf = await pdfOf(
        muster,
        { title: 'Cards', parts: [{ kind: 'grid', size: ownSize, pieces }] },
        { cardSize: 'own', ownSize, largeType },
      )
      const all = letters(pdf.pages.map(({ words }) => words).join(' '))
      for (const card of MUSTER_CARDS.troops) expect(all).toContain(cardId(card))
      expect(all.split('KettleWatch')).toHaveLength(UNITS.length + 1)
      // No word is broken but where it has its hyphen.
      const words = pdf.pages.map((one) => one.words).join(' ')
      expect(words).toMatch(/Counter(-|\u00ad|measures)/)
      expect(words).not.toMatch(/Counterm\w* (?!\d)/)
      // What stands on a card keeps a millimetre off the cut below.
      const near: string[] = []
      let seen = 0
      for (const { texts, paths } of pdf.pages) {
        const cards = paths.filter(
          ({ painted, width, height }) =>
            painted === 'clip' &&
            [ownSize, { width: ownSize.height, height: ownSize.width }].some(
              (size) => Math.abs(width - size.width) < OFF && Math.abs(height - size.height) < OFF,
            ),
        )
        seen += cards.length
        for (const text of texts)
          for (const card of cards) {
            if (!isWithin(text, card, 1)) continue
            // On its side its foot is to the left.
            const lies = Math.abs(card.width - ownSize.height) < OFF
            const below = lies ? text.x - card.x : card.y + card.height - (text.y + text.height)
            if (below < 1) near.push(`${text.text}: ${below.toFixed(1)} mm`)
          }
      }
      expect(seen).toBeGreaterThan(0)
      expect(near).toEqual([])
    })

  test('in large type the text of a card and the figures of a counter grow by a fifth', async ({
    muster,
  }) => {
    const { tech, name, look } = SAMPLE_FACTIONS['new-tokyo']
    const faction = { name, look, place: null }
    const profile = unitProfile('tactical', 2, tech)
    const fronts = [
      { kind: 'equipment', of: 'repair' } as const,
      { kind: 'unit', faction, profile, name: null, portrait: null } as const,
    ]
    const objective = { kind: 'objective', letter: 'beta', by: 'defender' } as const
    const counter = { kind: 'counter', counter: objective } as const
    const contents: Contents = {
      title: 'Cards',
      parts: [
        { kind: 'grid', size: CARD_MEASURES.poker, pieces: fronts.map((front) => ({ front, back: null })) },
        {
          kind: 'grid',
          size: COUNTER_SIZE,
          pieces: [{ front: counter, back: null }],
        },
      ],
    }
    const heights = async (largeType: boolean): Promise<number[]> => {
      const { pages } = await pdfOf(muster, contents, { largeType })
      expect(pages).toHaveLength(2)
      const texts = pages.flatMap((page) => page.texts)
      return ['Touching', 'Sensors', 'Missiles', 'β', 'DEFENDER'].map(
        (word) => texts.find(({ text }) => text.includes(word))?.height ?? 0,
      )
    }
    const usual = await heights(false)
    for (const [index, height] of (await heights(true)).entries())
      expect.soft(height / (usual[index] ?? 0), String(index)).toBeCloseTo(1.2, 2)
  })

  for (const [width, height] of [
    [140, 60],
    [180, 60],
    [120, 70],
    [100, 65],
    [63, 88],
  ] as const)
    test(`a card's picture gives way to its text: ${width} by ${height} millimetres`, async ({ muster }) => {
      const content = await muster.page.evaluate(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 })
        canvas.getContext('2d')?.fillRect(0, 0, 600, 200)
        return canvas.toDataURL('image/png').split(',')[1] ?? ''
      })
      const { id: picture } = await muster.ask('pictures.keep', { kind: 'card', content })
      const size = { width, height }
      const pieces = MUSTER_CARDS.troops.map((card) => ({
        front: { kind: 'troops', card: { ...card, picture }, deckName: 'Deckname' } as const,
        back: null,
      }))
      const pdf = await pdfOf(
        muster,
        { title: 'Cards', parts: [{ kind: 'grid', size, pieces }] },
        { cardSize: 'own', ownSize: size },
      )
      const told = new Set<string>()
      let least = Infinity
      for (const { texts, paths } of pdf.pages) {
        const isCard = (wide: number, high: number) => (path: PdfPath) =>
          path.painted === 'clip' && Math.abs(path.width - wide) < OFF && Math.abs(path.height - high) < OFF
        const lying = paths.filter(isCard(height, width))
        for (const card of [...paths.filter(isCard(width, height)), ...lying]) {
          const own = texts.filter((text) => isWithin(text, card, 0))
          told.add(letters(own.map(({ text }) => text).join('')))
          const type = own.map((text) => (lying.includes(card) ? text.width : text.height))
          least = Math.min(least, ...type)
        }
      }
      for (const card of MUSTER_CARDS.troops) {
        const own = [...told].filter((words) => words.endsWith(cardId(card)))
        expect(own, card.title).toHaveLength(1)
        const ratings = LINES.map((line) => ['', '1st', '2nd', '3rd'][card.lines[line].rating] ?? '')
        const all = new RegExp(`A.*${ratings.join('.*')}.*Deckname`)
        expect.soft(own[0]).toMatch(all)
        expect.soft(own[0]).toContain(letters(card.flavour))
      }
      // Six points, whose letters are measured at seven tenths.
      expect(least).toBeGreaterThan(1.4)
    })

  test('a mission is never cut: its type gets smaller, then it goes on on further cards', async ({
    muster,
  }) => {
    const [first] = MUSTER_CARDS.missions
    if (!first) throw new Error('There are no cards.')
    const long = { ...first, title: 'Endless orders', orders: LONG.repeat(30).trim() }
    const pdf = await pdfOf(muster, {
      ...cardsOf([long]),
    })
    const [page] = pdf.pages
    const words = letters(page?.words ?? '')
    expect(words).toContain(letters(LONG).repeat(2))
    expect(words.split(letters(LONG))).toHaveLength(31)
    expect(words).toContain('goeson:1of')
    // Six points are the least: 2.1 mm, and letters are measured at seven tenths of that.
    for (const { height, text } of page?.texts ?? [])
      if (LONG.includes(text)) expect(height).toBeGreaterThan(1.4)
  })

  test('templates have the sizes of the game', async ({ muster }) => {
    const shapes = TEMPLATE_GROUPS.flatMap((group) => templatesOf(group)).map(
      (cut) => ({ kind: 'template', ...cut }) as const,
    )
    const pdf = await pdfOf(muster, { title: 'Templates', parts: [{ kind: 'shapes', shapes }] })
    const strokes = pdf.pages.flatMap(({ paths }) => paths.filter(({ painted }) => painted === 'stroke'))
    const outline = (width: number, height: number) =>
      strokes.filter((path) => Math.abs(path.width - width) < 0.5 && Math.abs(path.height - height) < 0.5)
    // The line lies within the edge that is cut: 0.15 mm on each side.
    const inch = (n: number): number => n * 25.4 - 0.3
    expect(outline(inch(5), inch(5)), 'smoke').toHaveLength(1)
    expect(outline(inch(2), inch(2)), 'blast 1').toHaveLength(1)
    expect(outline(inch(4), inch(4)), 'blast 2').toHaveLength(1)
    expect(outline(inch(6), inch(6)), 'blast 3 and the field').toHaveLength(2)
    expect(outline(inch(4), inch(8)), 'halves of blast 4').toHaveLength(2)
    expect(outline(inch(5), inch(10)), 'halves of blast 5').toHaveLength(2)
    for (const [n, many] of [
      [6, 3],
      [8, 1],
      [9, 1],
    ] as const)
      expect(outline(13.7, inch(n)), `sticks of ${n}″`).toHaveLength(many)
    const words = letters(pdf.pages.map((one) => one.words).join(' '))
    expect(words).toContain(letters('glue the other one onto the tab'))
    expect(words).toContain(letters('put it edge to edge on the one with the tab'))
    // Three whole blasts and two in halves, each with a figure in every ring.
    expect(words.split('3dice')).toHaveLength(1 + 1 + 2 + 2)
    // The ruler: 100 mm above, 4" below.
    expect(strokes.some(({ width, height }) => Math.abs(width - 100) < OFF && height < 0.1)).toBe(true)
    expect(strokes.some(({ width, height }) => Math.abs(width - 101.6) < OFF && height < 0.1)).toBe(true)
  })

  test('every sheet tells what it should, within its margins and on no empty page', async ({ muster }) => {
    test.slow()
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const sixth = (await muster.ask('campaigns.view', { id })).battles.at(5)
    const expected: Readonly<Record<string, readonly string[]>> = {
      reference: [
        'Quick reference',
        'Toggle Jammer',
        'Swamps',
        '24–36″',
        'Decisive',
        'book p. 29',
        'let go, the other side Controls it',
        'who alone has troopers left Controls it, else it is Contested',
        'Inspected (10 TC)',
        'ends its Move facing the way it went',
        '(continued)',
      ],
      faction: ['New Tokyo', 'Unseen, we keep faith.', 'Units of the 1st rate', 'Countermeasures'],
      roster: ['Reika Kazehaya', 'Recruits'],
      record: ['Border of Ash', 'Standings', 'Lantern Gorge', '3rd rate Robotics', 'who Controlled it'],
      report: ['New Tokyo against Council of Zane', 'Severin Karwender', '41 − 18 = 23', 'What followed'],
      chronicle: ['Border of Ash', '6. New Tokyo against', 'Roll of the fallen', 'Star of Ash'],
      fallen: ['Roll of the fallen', 'Genji Murasame'],
      rules: [
        'our rules',
        'Winning the campaign',
        'Hidden Blips and Countermeasures.',
        'Battles are begun with these cards: Muster deck.',
      ],
    }
    const area = printable(DEFAULT_OPTIONS)
    for (const [what, words] of Object.entries(expected)) {
      await muster.go(`/campaign/${id}/print/sheets?what=${what}`)
      await expect(page.locator('.frame').first()).toBeVisible()
      // The sample's sixth battle, not its last.
      if (what === 'report') await page.getByLabel('Battle', { exact: true }).selectOption(sixth?.id ?? '')
      // What is read later, such as a roster, has come too.
      for (const text of words.slice(0, 2))
        await expect(page.locator('.frame').getByText(text).first()).toBeAttached()
      const pdf = await pdfShown(muster, what)
      const all = letters(pdf.pages.map((one) => one.words).join(' '))
      for (const text of words) expect.soft(all, what).toContain(letters(text))
      for (const [number, { texts }] of pdf.pages.entries()) {
        expect.soft(texts.length, `${what}, page ${number + 1}`).toBeGreaterThan(3)
        for (const text of texts) expect.soft(isWithin(text, area, 0.5), `${what}: ${text.text}`).toBe(true)
      }
      if (what === 'reference') expect(pdf.pages).toHaveLength(2)
      // A rule's name and its words do not run into one another.
      if (what === 'rules') expect(pdf.pages[0]?.words).toContain('Size of the figures. Figures are')
      expect(pdf.fonts.embedded).toBe(pdf.fonts.named)
    }
  })

  test('the columns of a faction sheet keep their words whole in large type', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const whole: Readonly<Record<Language, readonly string[]>> = {
      'en-GB': ['Sensors', 'Stealth', 'Armour', 'Nuclear', 'Robotics', 'Plasma', 'Missiles', 'Flamer'],
      'de-DE': ['Sensoren', 'Tarnung', 'Panzerung', 'maßnahmen', 'Nuklear', 'Robotik', 'Plasma', 'Raketen'],
    }
    for (const language of LANGUAGES) {
      const paper = { paper: 'letter', margin: LIMITS.margin.most, largeType: true, language } as const
      await muster.ask('printing.keepOptions', { campaign: id, options: { ...DEFAULT_OPTIONS, ...paper } })
      await muster.go('/settings')
      await muster.go(`/campaign/${id}/print/sheets?what=faction`)
      await expect(page.locator('.frame').getByText('Plasma').first()).toBeAttached()
      const { pages } = await pdfShown(muster, `faction-${language}`)
      // Below the bars of the faction's own numbers.
      const texts = pages[0]?.texts.filter(({ y }) => y > 70).map(({ text }) => text)
      expect.soft(texts, language).toEqual(expect.arrayContaining([...whole[language]]))
    }
  })

  test('a record says who attacked and who Controlled the Table; its dates are whole in large type', async ({
    muster,
  }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const { battles } = await muster.ask('campaigns.view', { id })
    for (const language of LANGUAGES) {
      const options = { ...DEFAULT_OPTIONS, largeType: true, margin: LIMITS.margin.most, language } as const
      await muster.ask('printing.keepOptions', { campaign: id, options })
      await muster.go('/settings')
      await muster.go(`/campaign/${id}/print/sheets?what=record`)
      await expect(page.locator('.frame').getByText('Lantern Gorge').first()).toBeAttached()
      const { pages } = await pdfShown(muster, `record-${language}`)
      const texts = pages.flatMap((one) => one.texts.map(({ text }) => text))
      const dates = texts.filter((text) => /^\d+\.?\s\p{L}+\.?\s2026$/u.test(text))
      expect.soft(dates, language).toHaveLength(battles.length)
      expect.soft(texts, language).not.toContain('2026')
    }
    // The sixth: New Tokyo attacked, and Controlled the Table.
    const sixth = page.locator('.frame .row').filter({ hasText: 'Lantern Gorge' })
    const [number, , , ...told] = await sixth.locator('> span').allInnerTexts()
    expect([number, ...told]).toEqual([
      '6',
      'New Tokyo',
      'Angr.',
      '41',
      'Zane',
      '18',
      'ent\u00adscheidend',
      'New Tokyo',
    ])
  })

  test('a roster has its names in natural order, and lines for more down to its foot', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const { id: faction } = await muster.ask('factions.create', { name: 'Kestrels', from: { kind: 'blank' } })
    const lowestLine = async (name: string): Promise<number> => {
      const pdf = await pdfShown(muster, name)
      expect(pdf.pages).toHaveLength(1)
      const wide = pdf.pages[0]?.paths.filter(({ width, height }) => width > 180 && height < 1) ?? []
      return Math.max(...wide.map(({ y }) => y))
    }
    const open = async (): Promise<void> => {
      await muster.go(`/campaign/${id}/print/sheets?what=record`)
      await muster.go(`/print/sheets?what=roster&faction=${faction}`)
      await expect(page.locator('.frame').getByText('Recruits').first()).toBeAttached()
    }
    await open()
    await expect(page.locator('.frame').getByText('0 in service').first()).toBeAttached()
    // Above the ruler and the foot.
    expect(await lowestLine('empty')).toBeGreaterThan(255)
    for (const n of [57, 9, 100])
      await muster.ask('roster.add', {
        faction,
        campaign: null,
        unit: 'tactical',
        name: `Trooper ${n}`,
        note: '',
      })
    await open()
    await expect(page.locator('.frame .trooper')).toHaveCount(3)
    expect(await page.locator('.frame .trooper .name').allInnerTexts()).toEqual([
      'Trooper 9',
      'Trooper 57',
      'Trooper 100',
    ])
    expect(await lowestLine('three')).toBeGreaterThan(255)
  })

  test('no kind of page is empty, and none has ink in its margin, in colour and with less ink', async ({
    muster,
  }) => {
    test.slow()
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const dark = { colour: 0, saving: 0 }
    for (const ink of ['colour', 'saving'] as const) {
      const options = { ...DEFAULT_OPTIONS, ink, sides: 'long-edge', cropMarks: false } as const
      await muster.ask('printing.keepOptions', { campaign: id, options })
      for (const [part, whats] of Object.entries(KINDS))
        for (const what of whats) {
          // Another screen between them: each begins anew.
          await muster.go('/settings')
          await muster.go(`/campaign/${id}/print/${part}?what=${what}`)
          const frames = page.locator('.frame')
          await expect(frames.first()).toBeVisible()
          // A front and its back, or the first two pages.
          for (let n = 0; n < Math.min(2, await frames.count()); n += 1) {
            await frames.nth(n).scrollIntoViewIfNeeded()
            await expect(frames.nth(n).locator('.paper')).toBeVisible()
            const picture = await pagePicture(muster, frames.nth(n), { margin: 7, paper: 210 })
            expect.soft(picture.inked, `${what}, page ${n + 1}, ${ink}`).toBeGreaterThan(0.001)
            expect.soft(picture.astray, `${what}, page ${n + 1}, ${ink}`).toBe(0)
            dark[ink] += picture.dark
          }
        }
    }
    expect(dark.saving).toBeLessThan(0.8 * dark.colour)
  })

  test('a name written from right to left turns nothing around it', async ({ muster }) => {
    const { page } = muster
    const { id } = await muster.ask('samples.open', {})
    const name = 'مملكة الرمال القديمة'
    await muster.ask('campaigns.rename', { id, name })
    const whole = `\u2068${name}\u2069`
    const frames = page.locator('.frame')
    await muster.go(`/campaign/${id}/print/sheets?what=report`)
    await expect(frames.locator('.lead').first()).toContainText(` · ${whole} · `)
    // The page's own words give the direction, wherever the name stands: its sentence ends to the right of it.
    const endsRight = (text: Locator): Promise<boolean> =>
      text.evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
        const edge = (at: number): number => {
          const range = document.createRange()
          range.setStart(words, at)
          range.setEnd(words, at + 1)
          return range.getBoundingClientRect().right
        }
        return edge(words.length - 1) > edge(1)
      })
    const foot = frames.locator('.foot .of').first()
    await expect(foot).toContainText(whole)
    expect(await endsRight(foot)).toBe(true)
    await muster.go('/settings')
    await muster.go(`/campaign/${id}/print/sheets?what=rules`)
    const title = frames.locator('h2 .line').first()
    await expect(title).toContainText(whole)
    expect(await endsRight(title)).toBe(true)
    const pdf = await pdfShown(muster, 'rules')
    expect(pdf.pages[0]?.words).toContain('our rules')
  })

  test('black and white has no colour, and ink-saving no dark grounds', async ({ muster }) => {
    const groundsOf = ({ pages }: Pdf): PdfPath[] =>
      pages.flatMap(({ paths }) =>
        paths.filter(
          ({ painted, width, height, colour }) =>
            painted === 'fill' && width * height > 400 && colour !== '#ffffff',
        ),
      )
    const missions = MUSTER_CARDS.missions.filter(({ number }) => number <= 3)
    const mono = await pdfOf(muster, cardsOf(missions), { sides: 'long-edge', ink: 'mono' })
    const colours = new Set(mono.pages.flatMap(({ paths }) => paths.map(({ colour }) => colour)))
    const tinted = [...colours].filter((colour) => {
      const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
      return Math.max(Math.abs((red ?? 0) - (green ?? 0)), Math.abs((green ?? 0) - (blue ?? 0))) > 16
    })
    expect(tinted).toEqual([])
    expect(groundsOf(mono)).not.toEqual([])
    const saving = await pdfOf(muster, cardsOf(missions), { sides: 'long-edge', ink: 'saving' })
    expect(groundsOf(saving)).toEqual([])
  })

  test('the colours of Objectives can be read and told apart, however little ink there is', async ({
    muster,
  }) => {
    const pieces = countersOf('objectives').map(({ front: counter }) => ({
      front: { kind: 'counter', counter } as const,
      back: null,
    }))
    const part = { kind: 'grid', size: COUNTER_SIZE, pieces } as const
    for (const ink of INKS) {
      const pdf = await pdfOf(muster, { title: 'Counters', parts: [part] }, { ink, cuttingLines: false })
      const rims =
        pdf.pages[0]?.paths.filter(({ width, height }) => width > 17 && width < 20 && height > 17) ?? []
      const colours = [...new Set(rims.map(({ colour }) => colour))].filter((colour) => colour !== PAPER)
      for (const colour of colours)
        expect.soft(contrast(colour, PAPER), `${colour}, ${ink}`).toBeGreaterThan(6.5)
      expect.soft(colours.length, ink).toBe(2)
    }
  })

  test('a print of 500 cards shows how far it is, and can be stopped', async ({ muster }) => {
    test.slow()
    const { page } = muster
    await muster.go('/print')
    await page.getByRole('spinbutton', { name: 'Copies of each' }).fill('8')
    await expect(page.getByText('552 cards')).toBeVisible()
    await savesTo(muster, join(muster.folder, 'many.pdf'))
    await expect(page.getByText('62 pages')).toBeVisible()
    // Pages that are far away are not drawn before somebody comes near.
    await expect(page.locator('.frame')).toHaveCount(62)
    expect(await page.locator('.frame .paper').count()).toBeLessThan(30)
    await page.locator('.frame').last().scrollIntoViewIfNeeded()
    await expect(page.locator('.frame').last().locator('.playing-card').first()).toBeVisible()
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    // Looked for in every frame: on a quick machine it stands for a moment only.
    await page.waitForFunction(() => /\d+ of 62 pages laid out/.test(document.body.innerText), undefined, {
      polling: 'raf',
      timeout: 60_000,
    })
    await page.getByRole('button', { name: 'Stop printing' }).click()
    await expect(page.getByRole('button', { name: 'Stop printing' })).toBeHidden()
    await expect(page.getByText('Saved:')).toBeHidden()
    // Nothing is left behind: the next one is made.
    await page.getByRole('spinbutton', { name: 'Copies of each' }).fill('1')
    await expect(page.getByText('8 pages')).toBeVisible()
    expect((await pdfShown(muster)).pages).toHaveLength(8)
  })
})

test.describe('photos', () => {
  test('a photo is printed whole, in its shape, with its caption; one that is gone says so', async ({
    muster,
  }) => {
    const content = await muster.page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 })
      canvas.getContext('2d')?.fillRect(100, 100, 300, 200)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    const { id } = await muster.ask('pictures.keep', { kind: 'photo', content })
    const lost = id.replace(/./g, '0')
    const photos = [photo({ picture: id, caption: 'The crater' }), photo({ picture: lost, caption: '' })]
    const part = { kind: 'flow', title: 'Report', columns: 1, mostPages: null, blocks: photos } as const
    const { pages } = await pdfOf(muster, { title: 'Report', parts: [part] })
    expect(pages).toHaveLength(1)
    expect(pages[0]?.words).toContain('The crater')
    expect(pages[0]?.words).toContain('no longer kept')
    const [shown, ...more] = pages[0]?.images ?? []
    expect(more).toEqual([])
    expect(shown && shown.width / shown.height).toBeCloseTo(2, 1)
    expect(shown?.height).toBeGreaterThan(70)
  })
})

test('plots are printed with their tables, and nothing leaves the page', async ({ muster }) => {
  const { page } = muster
  const { id } = await muster.ask('samples.open', {})
  await muster.go(`/campaign/${id}/numbers`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.getByRole('radio', { name: 'Numbers' })).toBeChecked()
  await expect(page.locator('.frame').getByRole('img', { name: /^Campaign Points over/ })).toBeVisible()
  // Those of the tab that one came from, and the others by one press.
  const plots = page.getByRole('group', { name: 'Plots' })
  await expect(plots.getByRole('checkbox', { name: 'Winning Streaks', exact: true })).toBeChecked()
  await expect(plots.getByRole('checkbox', { name: 'Wins by role' })).not.toBeChecked()
  await plots.getByRole('button', { name: 'All plots' }).click()
  await expect(plots.getByRole('checkbox', { checked: false })).toHaveCount(0)
  expect(await plots.getByRole('checkbox').count()).toBeGreaterThan(5)
  const pdf = await pdfShown(muster, 'numbers')
  const words = pdf.pages.map((one) => one.words).join(' ')
  for (const title of [
    'Campaign Points',
    'Winning Streaks',
    'Wins by role',
    'Losses by type',
    'Head-to-head',
  ])
    expect(words).toContain(title)
  const { battles } = await muster.ask('campaigns.view', { id })
  expect(words).toContain(`Battle ${battles.length}`)
  for (const { width, height, texts } of pdf.pages)
    for (const text of texts)
      expect
        .soft(isWithin(text, { x: 5, y: 5, width: width - 10, height: height - 10 }, 0), text.text)
        .toBe(true)
})
