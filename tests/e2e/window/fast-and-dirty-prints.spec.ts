import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'
import { inches, printable } from '../../../shared/printing/paper.ts'
import type { ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { plainFigure, plainUnit } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { fastAndDirty } from '../../../shared/systems/fast-and-dirty/game.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  PERSONALITIES,
  PROPERTIES,
  SUPPORT_WEAPONS,
  TRAITS,
} from '../../../shared/systems/fast-and-dirty/words.ts'
import { overflowing, violations } from '../support/looks.ts'
import { isWithin, type Pdf } from '../support/pdf.ts'
import { leftIn, wordsOf } from '../support/printed-pages.ts'
import { laidOut, letters, pdfShown } from '../support/prints.ts'
import { expect, test } from '../support/test.ts'

/** All of Fast and Dirty on paper, as its print room makes it and as the file has it. */

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const { 'anvil-drop': anvil } = SAMPLE_FORCES
/** Much of everything, and losses from an earlier battle. */
const NASTY: ForceDraft = {
  ...anvil,
  name: `${LONG} מרגלית`,
  notes: `${LONG} `.repeat(4).trim(),
  units: [
    plainUnit({
      ...{ id: 'many', kind: 'squad', name: LONG, notes: LONG, traits: [...TRAITS], charges: 9 },
      ...{ quality: 'conscript', resolve: 'determined', armour: 'heavyPower' },
      figures: [
        plainFigure({
          id: 'one',
          role: 'leader',
          name: LONG,
          rating: 'veteran',
          personalities: [...PERSONALITIES],
        }),
        ...SUPPORT_WEAPONS.map((weapon, at) =>
          plainFigure({ id: `weapon-${at}`, role: 'trooper', count: 3, weapon }),
        ),
        plainFigure({ id: 'men', role: 'trooper', count: 12 }),
      ],
    }),
    ...anvil.units.map((unit) => ({ ...unit, platoon: 2 })),
  ],
  vehicles: anvil.vehicles.map((craft) => ({
    ...craft,
    ...{ id: 'ark', name: LONG, notes: LONG, type: 'mainBattleTanks', crew: 9, seats: 60, front: 30 },
    weapons: ['autoCannonHeavy', 'beamHeavy', 'cannonHeavy', 'chainGunHeavy', 'mortarHeavy', 'railGunHeavy'],
    properties: [...PROPERTIES],
    damage: { destroyed: false, crewLost: 3, immobilised: true, weaponsOut: [2] },
  })),
}
const WHATS = {
  cards: ['unit-cards'],
  sheets: [
    'force-sheet',
    'vehicle-sheet',
    'scenario-sheet',
    'campaign-tree',
    'reference',
    'odds',
    'glossary',
  ],
  pieces: ['markers'],
} as const
type What = (typeof WHATS)[keyof typeof WHATS][number]

/** Something that each of them says. */
const EXPECTED: Readonly<Record<'en-GB' | 'de-DE', Readonly<Record<What, readonly string[]>>>> = {
  'en-GB': {
    'unit-cards': ['Lost', 'Hits', 'Crew'],
    'force-sheet': ['Coherency', 'Casualties', 'Platoon 2', 'Flamethrower: +2 each in close assault'],
    'vehicle-sheet': ['Penetrating hits', 'Immobilised', 'Vehicle damage'],
    'scenario-sheet': ['Where they begin', 'Wins by'],
    'campaign-tree': ['The Crossing', 'Won by'],
    reference: ['The turn', 'Close Assault', 'Weapons'],
    odds: ['At the far end of each range'],
    glossary: ['Fire Priority', 'Nerves of Steel'],
    markers: ['Under Fire', 'Pinned', 'Blast 4″'],
  },
  'de-DE': {
    'unit-cards': ['Verlust', 'Treffer', 'Besatzung'],
    'force-sheet': ['Zusammenhalt', 'Verluste', '2. Zug', 'Flammenwerfer: je +2 im Nahkampf'],
    'vehicle-sheet': ['Durchschläge', 'Unbeweglich', 'Schaden an Fahrzeugen'],
    'scenario-sheet': ['Wo sie beginnen', 'Gewinnt durch'],
    'campaign-tree': ['Gewonnen von'],
    reference: ['Der Zug', 'Nahkampf', 'Waffen'],
    odds: ['Am fernen Ende jeder Weite'],
    glossary: ['Feuervorrang', 'Eiserne Nerven'],
    markers: ['Beschossen', 'Niedergehalten', 'Explosion 4″'],
  },
}

for (const language of ['en-GB', 'de-DE'] as const)
  test(`everything that lies on the table is printed, and stays on its pages: ${language}`, async ({
    muster,
  }) => {
    test.slow()
    const { page } = muster
    const system = fastAndDirty.id
    const { id } = await muster.ask('documents.create', {
      ...{ system, kind: 'force', campaign: null },
      document: NASTY,
    })
    await muster.go(`/document/${system}/force/${id}`)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.getByRole('combobox', { name: 'Force' })).toHaveValue(id)
    await page.getByLabel('Language').selectOption(language)
    for (const [part, whats] of Object.entries(WHATS))
      for (const what of whats) {
        const ofForce = ['unit-cards', 'force-sheet', 'vehicle-sheet'].includes(what)
        await muster.go(`/print/${part}?game=${system}&what=${what}${ofForce ? `&document=${id}` : ''}`)
        const [word = ''] = EXPECTED[language][what]
        await expect(page.locator('.frame').getByText(word).first()).toBeAttached()
        await laidOut(page)
        expect.soft(await overflowing(page), what).toEqual([])
        expect.soft(await violations(page), what).toEqual([])
        const pdf = await pdfShown(muster, what)
        for (const said of EXPECTED[language][what])
          expect.soft(wordsOf(pdf).toLowerCase(), what).toContain(letters(said).toLowerCase())
        expect.soft(beyond(pdf), what).toEqual([])
        if (what === 'reference') expect.soft(pdf.pages).toHaveLength(2)
        if (language === 'de-DE') expect.soft(leftIn(pdf, OWN), what).toEqual([])
      }
  })

test('what a side chose in secret stands on its own page, and blasts are as wide as they strike', async ({
  muster,
}) => {
  const { page } = muster
  const system = fastAndDirty.id
  const { ambush } = SAMPLE_SCENARIOS
  const [first, second] = ambush.sides
  await muster.ask('documents.create', {
    ...{ system, kind: 'scenario', campaign: null },
    document: {
      ...ambush,
      name: 'A Secret',
      sides: [{ ...first, stance: 'offensive', attitude: 'cautious', notes: 'Behind the mill' }, second],
    },
  })
  await muster.go(`/print/sheets?game=${system}&what=scenario-sheet`)
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'A Secret' })
  await expect(page.locator('.frame').getByText('A Secret').first()).toBeAttached()
  expect(wordsOf(await pdfShown(muster, 'open'))).not.toContain(letters('Behind the mill'))
  await page.getByLabel('What both sides may know').uncheck()
  await page.getByLabel(`For ${first?.name ?? ''} alone`).check()
  await expect(page.locator('.frame').getByText('Behind the mill').first()).toBeAttached()
  const own = await pdfShown(muster, 'own')
  for (const said of ['Offensive', 'Cautious', 'Behind the mill'])
    expect.soft(wordsOf(own)).toContain(letters(said))

  await muster.go(`/print/pieces?game=${system}&what=markers`)
  await page.getByRole('button', { name: 'None of them' }).click()
  await page.getByLabel('Blasts of 2, 3 and 4 inches').check()
  await expect(page.locator('.frame').getByText('Blast 2″').first()).toBeAttached()
  const blasts = await pdfShown(muster, 'blasts')
  const widths = blasts.pages.flatMap(({ paths }) => paths.map(({ width }) => width))
  for (const radius of [2, 3])
    expect
      .soft(
        widths.some((width) => Math.abs(width - inches(2 * radius)) < 0.5),
        String(radius),
      )
      .toBe(true)
})

/** What somebody wrote stays as it was written. */
const OWN = JSON.stringify([NASTY, SAMPLE_FORCES, SAMPLE_SCENARIOS, SAMPLE_CAMPAIGNS, fastAndDirty])

/** Words of sheets that stand outside the margins. */
function beyond(pdf: Pdf): string[] {
  const area = printable(DEFAULT_OPTIONS)
  return pdf.pages.flatMap(({ texts }) =>
    texts.filter((text) => !isWithin(text, area, 0.5)).map(({ text }) => text),
  )
}
