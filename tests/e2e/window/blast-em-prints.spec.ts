import type { Block } from '../../../renderer/print/blocks/block.ts'
import type { Part } from '../../../renderer/print/document.ts'
import type { OwnFace } from '../../../renderer/systems/blast-em/prints/faces/face.ts'
import { figurePart, figuresOf, memberFigure } from '../../../renderer/systems/blast-em/prints/figures.ts'
import { EACH_GADGET } from '../../../renderer/systems/blast-em/prints/gadgets.ts'
import { MET, plainModel, teamModels } from '../../../renderer/systems/blast-em/prints/models.ts'
import { leaderBlocks, playersBlocks } from '../../../renderer/systems/blast-em/prints/sets/brief-sheet.ts'
import { healingBlocks } from '../../../renderer/systems/blast-em/prints/sets/healing-sheet.ts'
import { referenceBlocks } from '../../../renderer/systems/blast-em/prints/sets/reference.ts'
import { teamBlocks } from '../../../renderer/systems/blast-em/prints/sets/team-sheet.ts'
import { COUNTER_SIZE, tokenPieces } from '../../../renderer/systems/blast-em/prints/tokens.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { CARD_MEASURES, printable } from '../../../shared/printing/paper.ts'
import { stripOf } from '../../../shared/printing/stand-ups.ts'
import { DEFAULT_OPTIONS, type Language } from '../../../shared/printing/words.ts'
import { missionIn } from '../../../renderer/systems/blast-em/texts/missions.ts'
import type { MissionDraft } from '../../../shared/systems/blast-em/documents/mission.ts'
import type { TeamDraft } from '../../../shared/systems/blast-em/documents/team.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/blast-em/documents/rules.ts'
import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import { DEFAULT_RULES } from '../../../shared/systems/blast-em/house-rules.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { TEAM_TYPES } from '../../../shared/systems/blast-em/words.ts'
import { isWithin, type Pdf } from '../support/pdf.ts'
import { leftIn, looseIn, wordsOf } from '../support/printed-pages.ts'
import { laidOut, letters, pdfOf, pdfShown } from '../support/prints.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

/** All of Blast 'Em! on paper: every type, every gadget, a mission with all that can be in one. */

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const look = { colours: { first: '#2f76cc', second: '#15191e' }, emblem: null, picture: null }

const TEAM: TeamDraft = {
  ...SAMPLE_TEAMS['late-shift-again'],
  name: `${LONG} und Söhne`,
  members: [
    ...SAMPLE_TEAMS['late-shift-again'].members,
    ...TEAM_TYPES.map((type, index) => ({
      id: `x${index}`,
      type,
      name: index === 0 ? LONG : index === 1 ? 'مملكة الرمال' : '',
      notes: index === 0 ? `${LONG} `.repeat(4).trim() : '',
      gadgets: index === 0 ? [...EACH_GADGET] : [],
      picture: null,
      guest: index === 2,
    })),
    { id: 'gone', type: 'nobody', name: '', notes: '', gadgets: [], picture: null, guest: false },
  ],
}
const MISSION: MissionDraft = {
  ...SAMPLE_MISSIONS['ward-nine'],
  name: `${LONG}, Nachtschicht`,
  notes: 'Only the leader reads this.',
  waves: [{ id: 'w1', way: 'lift', turn: 3, models: [{ who: { kind: 'own', type: 'warden' }, count: 2 }] }],
  own: {
    warden: {
      ...{ name: 'Warden', notes: '', cost: 0, av: 4, dv: 5, cd: 8, wounds: 2, mv: 7, hth: 'each' },
      ...{ ranged: null, skill: null, traits: ['sidearm'] },
    },
  },
}

/** Everything that the forms of the print room make, one after the other. */
function allOf(language: Language): Part[] {
  const words = wordsIn(() => language)
  const shown = { name: TEAM.name, look }
  const sheet = (blocks: readonly Block[], columns: 1 | 2 = 1): Part => ({
    kind: 'flow',
    title: 'Sheet',
    columns,
    mostPages: 1,
    blocks,
  })
  const cards = (fronts: readonly OwnFace[], back: OwnFace): Part => ({
    kind: 'grid',
    size: CARD_MEASURES.poker,
    pieces: fronts.map((front) => ({ front, back })),
  })
  const members = teamModels(TEAM, DEFAULT_RULES)
  const met = [...MET.badGuys, ...MET.automatics, ...MET.ordinary]
  return [
    cards(
      members.map((model) => ({ kind: 'model', model, team: shown })),
      { kind: 'emblem', faction: shown },
    ),
    cards(
      met.map((who) => ({ kind: 'model', model: plainModel(who, DEFAULT_RULES), team: null })),
      { kind: 'back', pile: 'badGuys' },
    ),
    cards(
      EACH_GADGET.map((carried) => ({ kind: 'gadget', carried, rules: DEFAULT_RULES })),
      { kind: 'back', pile: 'gadgets' },
    ),
    sheet(teamBlocks(words, TEAM, shown, DEFAULT_RULES, true)),
    sheet(playersBlocks(words, MISSION)),
    sheet(leaderBlocks(words, MISSION, DEFAULT_RULES)),
    sheet(referenceBlocks(words, DEFAULT_RULES), 2),
    sheet(healingBlocks(words, DEFAULT_RULES)),
    { kind: 'grid', size: COUNTER_SIZE, pieces: tokenPieces(MISSION.tokens.length) },
    figurePart([
      ...members.map((model) => memberFigure(model, shown)),
      ...met.flatMap((who) => figuresOf(who, 1)),
    ]),
  ]
}

const EXPECTED: Readonly<Record<Language, readonly string[]>> = {
  'en-GB': [
    'Assault ’Bot',
    'Combat drugs',
    'Won when:',
    'Going to Ground',
    'Saved in time',
    'HAZARD',
    'Glue here',
  ],
  'de-DE': ['Sturm-’Bot', 'Kampfdrogen', 'Gewonnen, wenn:', 'In Deckung liegen', 'gerettet', 'GEFAHR', 'W10'],
}

for (const language of ['en-GB', 'de-DE'] as const)
  test(`all that lies on the table is printed in one PDF: ${language}`, async ({ muster }) => {
    await textsOf(language)
    const options = { ...DEFAULT_OPTIONS, language, sides: 'long-edge' } as const
    const pdf = await pdfOf(muster, { title: 'All', parts: allOf(language) }, options, blastEm.id)
    const all = wordsOf(pdf)
    for (const word of EXPECTED[language]) expect.soft(all).toContain(letters(word))
    for (const size of [CARD_MEASURES.poker, COUNTER_SIZE]) expect.soft(looseIn(pdf, size)).toEqual([])
    // The strips lie on their side.
    const { width, height } = stripOf({ width: 25, height: 36 })
    expect.soft(looseIn(pdf, { width: height, height: width })).toEqual([])
    expect.soft(beyond(pdf)).toEqual([])
    if (language === 'de-DE') {
      const own = JSON.stringify([TEAM, MISSION, blastEm])
      expect.soft(leftIn(pdf, own)).toEqual([])
    }
    // The reference is one page, and nobody meets there what only the leader may know.
    expect(
      pdf.pages.filter(({ words }) => words.includes(language === 'de-DE' ? 'Kampf' : 'To hit')).length,
    ).toBeGreaterThan(0)
    const players = pdf.pages.find(({ words }) => words.includes(EXPECTED[language][2] ?? ''))
    expect(players?.words).toContain(missionIn(MISSION, wordsIn(() => language).t).win)
    for (const secret of [MISSION.notes, 'Warden', 'Medpack', 'Verbandszeug'])
      expect.soft(players?.words).not.toContain(secret)
  })

/** Words of sheets that stand outside the margins. */
function beyond(pdf: Pdf): string[] {
  const area = printable(DEFAULT_OPTIONS)
  return pdf.pages.flatMap(({ texts }) =>
    texts.filter((text) => !isWithin(text, area, 0.5)).map(({ text }) => text),
  )
}

test('a team and a mission lead from their pages to their sheets, by the house rules of their campaign', async ({
  muster,
}) => {
  const { page } = muster
  const { id: rules } = await muster.ask('documents.create', {
    ...{ system: blastEm.id, kind: 'house-rules', campaign: null },
    document: { ...DEFAULT_RULES_DOCUMENT, name: 'Quick heroes', rules: { ...DEFAULT_RULES, heroMv: 10 } },
  })
  const { id: campaign } = await muster.ask('adventures.begin', {
    ...{ system: blastEm.id, name: 'Nine Nights', startsOn: null, place: '', rules },
  })
  for (const [kind, document] of [
    ['team', { ...SAMPLE_TEAMS['late-shift'], name: 'The Quiet' }],
    ['mission', { ...SAMPLE_MISSIONS['ward-nine'], name: 'The Ward' }],
  ] as const) {
    const { id } = await muster.ask('documents.create', { system: blastEm.id, kind, campaign, document })
    await muster.go(`/document/${blastEm.id}/${kind}/${id}`)
    await page.getByRole('button', { name: 'Print' }).click()
    const choice = page.getByRole('combobox', { name: kind === 'team' ? 'Team' : 'Mission' })
    await expect(choice).toHaveValue(id)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Print room' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByText('Nine Nights').first()).toBeVisible()
    await expect(page.locator('.frame').getByText(document.name).first()).toBeAttached()
    await laidOut(page)
    expect(await overflowing(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    if (kind === 'team') await expect(page.locator('.frame').getByText('10″')).toHaveCount(1)
    expect((await pdfShown(muster, kind)).pages[0]?.words).toContain(document.name)
  }
})
