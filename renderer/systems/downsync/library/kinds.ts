import { defineAsyncComponent } from 'vue'
import { z } from 'zod'
import { DECOY, GAME_SIZE_TABLE } from '../../../../shared/systems/downsync/data/forces.ts'
import {
  LIST_DOCUMENT,
  LIST_LINES,
  pingsOfList,
  type ListDraft,
} from '../../../../shared/systems/downsync/documents/force-list.ts'
import {
  emptyList,
  plainAction,
  plainCard,
  plainFace,
  plainMission,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../../../shared/systems/downsync/documents/mission.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/downsync/documents/rules.ts'
import {
  CARD_DOCUMENT,
  CARD_LINES,
  type Action,
  type CardDraft,
  type CardFace,
  type Trait,
} from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { RULE_BOOK } from '../../../../shared/systems/downsync/house-rules.ts'
import { SAMPLE_CARDS, SAMPLE_FACTIONS } from '../../../../shared/systems/downsync/samples/cards.ts'
import {
  randomCard,
  randomList,
  randomMission,
} from '../../../../shared/systems/downsync/samples/generate.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { lookOfSample } from '../../../../shared/systems/downsync/samples/looks.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import { libraryKind, type LibraryKind } from '../../../library/kinds.ts'
import { rulesKind } from '../../../library/rules-kind.ts'
import { basesText, sigText, sizeText } from '../cards/said.ts'
import { EFFECT_SIGNS, TOKEN_NAMES } from '../texts/signs.ts'
import { cardRows, listRows, missionRows, statsText } from './rows.ts'
import { CARD_CELLS } from './spreadsheet/cells.ts'
import './texts.ts'

const TEXTS = 'downsyncLibrary'
const told = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' · ')

const FACTIONS = Object.values(SAMPLE_FACTIONS)
const CARDS = Object.values(SAMPLE_CARDS).flatMap((cards) => Object.values(cards))
const eachOf = (of: readonly string[]): string[] =>
  [...new Set(of)].toSorted((one, other) => one.localeCompare(other))
const suggests = {
  faction: FACTIONS,
  'traits.name': eachOf([DECOY, ...CARDS.flatMap(({ traits }) => traits.map(({ name }) => name))]),
}

/** What a new row of a card begins with; a list carries cards along, and has the same rows in them. */
const NAMED = { id: 'x', name: 'x' }
const begun = ({ id: _id, name: _name, ...rest }: Trait | Action): object => rest
const SCAN = z.looseObject({ labels: z.array(z.string()).refine((labels) => labels.includes('scan')) })
const cardBlanks = (around: unknown) => ({
  traits: begun(plainTrait(NAMED)),
  actions: begun(plainAction(NAMED)),
  // Those of an action are about its own roll.
  modifiers: plainModifier({ roll: SCAN.safeParse(around).success ? 'scan' : 'attack', add: 1 }),
})

/** By what stands on a card, its tokens by their names, it is found. */
const wordsOf = ({ traits, actions, counters, notes }: CardFace): string[] => [
  notes,
  ...[...traits, ...actions, ...counters].flatMap(({ name, text }) => [name, text]),
  ...traits.flatMap(({ gains }) => (gains === null ? [] : [TOKEN_NAMES[gains]])),
  ...actions.map(({ effect }) => EFFECT_SIGNS[effect]),
]

const card: LibraryKind<CardDraft> = {
  kind: 'unit-card',
  asTable: true,
  cells: CARD_CELLS,
  schema: CARD_DOCUMENT.schema,
  texts: `${TEXTS}.card`,
  hasLook: false,
  blank: () =>
    plainCard({
      ...{ name: 'New Unit', faction: 'New faction' },
      actions: [plainAction({ id: 'gun', name: 'Gun' }), plainScan({ id: 'sensors', name: 'Sensors' })],
    }),
  random: (pick) => randomCard({ pick }),
  samples: CARDS.map(plainCard),
  told: (face, say) =>
    told(
      face.description,
      sigText(face, say),
      face.bases !== null && basesText(face, say),
      statsText(face),
      face.faction,
    ),
  foundBy: wordsOf,
  choices: ({ counters }) => ({
    'actions.counter': counters.map(({ id, name }) => ({ value: id, label: name })),
  }),
  suggests,
  groups: {},
  blanks: (_say, around) => cardBlanks(around),
  rows: (face, say) => cardRows(face, say),
  lines: ({ code }) => new Map<string, string>(Object.entries(CARD_LINES)).get(code) ?? null,
  sheet: 'downsync-cards',
  beside: defineAsyncComponent(() => import('./CardBeside.vue')),
}

const list: LibraryKind<ListDraft> = {
  kind: 'force-list',
  schema: LIST_DOCUMENT.schema,
  texts: `${TEXTS}.list`,
  hasLook: true,
  blank: () => emptyList('New force', FACTIONS[0] ?? '', { of: 'book', size: 'small' }),
  random: (pick) => {
    const at = pick(FACTIONS.length)
    const cards = Object.values(SAMPLE_CARDS)[at] ?? SAMPLE_CARDS.tidewall
    const made = randomList({ pick }, FACTIONS[at] ?? '', cards, { of: 'book', size: 'small' })
    if ('problem' in made) throw new Error(made.problem.message)
    return made.list
  },
  samples: Object.values(SAMPLE_LISTS),
  sampleLook: lookOfSample,
  about: ({ notes }) => notes,
  told: (draft, say) => {
    const pings = pingsOfList(draft)
    return told(
      draft.faction,
      sizeText(draft, say),
      say(`${TEXTS}.units`, { n: draft.units.length }),
      say(`${TEXTS}.pings`, { n: SIGS.reduce((sum, sig) => sum + pings[sig], 0) }),
    )
  },
  foundBy: ({ cards, units, notes }) => [
    notes,
    ...units.flatMap(({ name, crew }) => [name, ...crew.map((one) => one.name)]),
    ...cards.flatMap((one) => [one.name, ...wordsOf(one)]),
  ],
  choices: ({ cards }, say) => ({
    'units.card': cards.map((one) => ({ value: one.id, label: `${one.name} (${sigText(one, say)})` })),
    'actions.counter': cards.flatMap(({ counters }) =>
      counters.map(({ id, name }) => ({ value: id, label: name })),
    ),
  }),
  suggests,
  groups: {},
  blanks: (say, around) => {
    const { name: _name, ...face } = plainFace({ name: 'x', faction: say(`${TEXTS}.newFaction`) })
    const { slots, commandPoints } = GAME_SIZE_TABLE.small
    const own = { name: say(`${TEXTS}.newSize`), slots: { ...slots }, commandPoints }
    return { ...cardBlanks(around), cards: face, 'size-own': own }
  },
  rows: listRows,
  lines: ({ code }) =>
    new Map<string, string | null>(Object.entries({ ...LIST_LINES, ...CARD_LINES })).get(code) ?? null,
  sheet: 'force-list',
  beside: defineAsyncComponent(() => import('./ListBeside.vue')),
}

const mission: LibraryKind<MissionDraft> = {
  kind: 'mission',
  schema: MISSION_DOCUMENT.schema,
  texts: `${TEXTS}.mission`,
  hasLook: false,
  blank: () => plainMission('New mission', 10, []),
  random: (pick) => randomMission({ pick }),
  samples: Object.values(SAMPLE_MISSIONS),
  about: ({ brief }) => brief,
  told: ({ zones, tokens, wins, rounds }, say) =>
    told(
      say(`${TEXTS}.deploys`, { n: Math.max(zones.first.depth, zones.second.depth) }),
      [...new Set(tokens.map(({ name }) => name))].join(', '),
      wins !== null && say(`${TEXTS}.firstPoints`, { n: wins }),
      rounds !== null && say(`${TEXTS}.rounds`, { n: rounds }),
    ),
  foundBy: ({ brief, notes, terrain }) => [brief, notes, ...terrain.map(({ name }) => name)],
  choices: () => ({}),
  groups: {},
  blanks: () => ({ tokens: { side: null, right: 24, back: 24 }, terrain: { area: 'forest' } }),
  rows: missionRows,
  sheet: 'downsync-mission',
  beside: defineAsyncComponent(() => import('./MissionBeside.vue')),
}

/** What a group keeps of Downsync, as it is shown and written. */
export const libraryKinds: readonly LibraryKind[] = [
  libraryKind(card),
  libraryKind(list),
  libraryKind(mission),
  rulesKind(RULE_BOOK, RULES_DOCUMENT, `${TEXTS}.rules`),
]
