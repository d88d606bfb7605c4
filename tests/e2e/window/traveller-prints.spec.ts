import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'
import { printable } from '../../../shared/printing/paper.ts'
import type { CharacterDraft } from '../../../shared/systems/traveller/documents/character.ts'
import { traveller } from '../../../shared/systems/traveller/game.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'
import { overflowing, violations } from '../support/looks.ts'
import { isWithin, type Pdf } from '../support/pdf.ts'
import { leftIn, wordsOf } from '../support/printed-pages.ts'
import { laidOut, letters, pdfShown } from '../support/prints.ts'
import { expect, test } from '../support/test.ts'

/** All of Traveller-style combat on paper, as its print room makes it and as the file has it. */

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Much of everything, and wounded. */
const NASTY: CharacterDraft = {
  ...SAMPLE_CHARACTERS.corv,
  name: `${LONG} מרגלית`,
  notes: `${LONG} `.repeat(4).trim(),
  characteristics: { str: { full: 15, left: 1 }, dex: { full: 15, left: 15 }, end: { full: 15, left: 0 } },
  weapons: Object.values(SAMPLE_WEAPONS)
    .slice(0, 12)
    .map((weapon, at) => ({ id: `w${at}`, weapon, loaded: 0, spare: 0, inHand: at === 0 })),
}
const WHATS = ['fighters', 'vehicle-sheet', 'weapon-table', 'initiative-track', 'reference', 'odds'] as const
type What = (typeof WHATS)[number]

/** Something that each of them says. */
const EXPECTED: Readonly<Record<'en-GB' | 'de-DE', Readonly<Record<What, readonly string[]>>>> = {
  'en-GB': {
    fighters: ['STR', 'DEX', 'Init.', 'full auto', 'Bare hands'],
    'vehicle-sheet': ['Hull', 'Structure', 'After armour'],
    'weapon-table': ['Damage', 'Rounds', 'burst'],
    'initiative-track': ['Count', 'Next round'],
    reference: ['The round', 'Cover', 'Collisions'],
    odds: ['of a hundred'],
  },
  'de-DE': {
    fighters: ['STÄ', 'GES', 'Feuerstoß', 'Dauerfeuer'],
    'vehicle-sheet': ['Rumpf', 'Struktur'],
    'weapon-table': ['Schaden', 'Schuss'],
    'initiative-track': ['Nächste Runde'],
    reference: ['Die Runde', 'Deckung', 'Zusammenstöße'],
    odds: ['von hundert'],
  },
}

for (const language of ['en-GB', 'de-DE'] as const)
  test(`everything that lies on the table is printed, and stays on its pages: ${language}`, async ({
    muster,
  }) => {
    test.slow()
    const { page } = muster
    const system = traveller.id
    const { id } = await muster.ask('documents.create', {
      ...{ system, kind: 'character', campaign: null },
      document: NASTY,
    })
    await muster.go(`/document/${system}/character/${id}`)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.getByRole('combobox', { name: 'Character' })).toHaveValue(id)
    await expect(page.getByText('outside of campaigns')).toBeVisible()
    await page.getByLabel('Language').selectOption(language)
    for (const what of WHATS) {
      await muster.go(
        `/print/sheets?game=${system}&what=${what}${what === 'fighters' ? `&document=${id}` : ''}`,
      )
      const [word = ''] = EXPECTED[language][what]
      await expect(page.locator('.frame').getByText(word).first()).toBeAttached()
      await laidOut(page)
      expect.soft(await overflowing(page)).toEqual([])
      expect.soft(await violations(page)).toEqual([])
      const pdf = await pdfShown(muster, what)
      for (const said of EXPECTED[language][what]) expect.soft(wordsOf(pdf), what).toContain(letters(said))
      expect.soft(beyond(pdf), what).toEqual([])
      if (what === 'reference') expect.soft(pdf.pages).toHaveLength(2)
      if (language === 'de-DE') expect.soft(leftIn(pdf, OWN), what).toEqual([])
    }
  })

test('the combat cards of everybody whom the group keeps are printed at once, each once', async ({
  muster,
}) => {
  const { page } = muster
  const { corv, hale, okonjo } = SAMPLE_CHARACTERS
  for (const document of [corv, hale])
    await muster.ask('documents.create', {
      system: traveller.id,
      kind: 'character',
      campaign: null,
      document,
    })
  await muster.go(`/print/sheets?game=${traveller.id}&what=fighters`)
  await page.getByRole('combobox', { name: 'And with it' }).selectOption('everybody whom you keep')
  const cards = page.locator('.frame .fighter .name')
  await expect(cards).toHaveText([corv.name, hale.name])
  await page.getByRole('combobox', { name: 'And with it' }).selectOption(`everybody of ${corv.unit}`)
  await expect(cards.filter({ hasText: okonjo.name })).toHaveCount(1)
})

test('what is told of the fights of a campaign is printed, in each language', async ({ muster }) => {
  test.slow()
  const { page } = muster
  const { id } = await muster.ask('sampleAdventures.open', { system: traveller.id })
  await muster.go(`/adventure/${traveller.id}/${id}/chronicle`)
  await page.getByRole('button', { name: 'Print' }).click()
  for (const [language, words] of [
    ['en-GB', ['Afterwards', 'Ended by agreement', 'Unconscious']],
    ['de-DE', ['Danach', 'In Einvernehmen beendet', 'Bewusstlos']],
  ] as const) {
    await page.getByLabel('Language').selectOption(language)
    await expect(page.locator('.frame').getByText(words[0]).first()).toBeAttached()
    await laidOut(page)
    const pdf = await pdfShown(muster, `chronicle-${language}`)
    for (const said of words) expect.soft(wordsOf(pdf), language).toContain(letters(said))
    expect.soft(beyond(pdf), language).toEqual([])
    expect.soft(wordsOf(pdf)).not.toContain('travellerTable')
  }
})

/** What somebody wrote stays as it was written. */
const OWN = JSON.stringify([NASTY, SAMPLE_CHARACTERS, SAMPLE_VEHICLES, SAMPLE_WEAPONS, traveller])

/** Words of sheets that stand outside the margins. */
function beyond(pdf: Pdf): string[] {
  const area = printable(DEFAULT_OPTIONS)
  return pdf.pages.flatMap(({ texts }) =>
    texts.filter((text) => !isWithin(text, area, 0.5)).map(({ text }) => text),
  )
}
