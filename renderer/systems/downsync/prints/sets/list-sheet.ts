import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import {
  pingsOfList,
  sizeOf,
  type ListDraft,
} from '../../../../../shared/systems/downsync/documents/force-list.ts'
import type { CardFace, Trait } from '../../../../../shared/systems/downsync/documents/unit-card.ts'
import type { HouseRules } from '../../../../../shared/systems/downsync/house-rules.ts'
import { ACTION_STATS, SIGS, STATS } from '../../../../../shared/systems/downsync/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, head, heading, paragraphs, row, rule, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { actionCells, labelsText, pointsText, sigText, sizeText, traitName } from '../../cards/said.ts'
import { workedText } from '../../cards/works.ts'
import { COMMAND_POINTS, NONE, SIG_SIGN, STAT_SIGNS, statText } from '../../texts/signs.ts'
import { namesIn } from '../faces/discs.ts'
import { cardsIn } from '../faces/tokens.ts'
import { listIn } from '../ready.ts'
import { paperKey, readyIn } from '../texts.ts'

/** A force list on paper: its slots and Pings, then its Units with their numbers. Source: lines 151–173. */

export interface Wanted {
  readonly actions: boolean
  /** What traits, actions and counters say. */
  readonly texts: boolean
  readonly notes: boolean
  readonly lines: boolean
}

const LINES = 4
const UNIT_WIDTHS = [0.7, 5, 2, 1.3, 1.3, 1.3, 1.2, 1, 1.1, 1.4]
const FIGURES = [0, 3, 4, 5, 6, 7, 8, 9]
/** Of a Unit whose card is gone. */
const NO_NUMBERS = UNIT_WIDTHS.slice(2).map(() => NONE)
const ACTION_WIDTHS = [5, 1.2, 1.2, 2.6, 1.4, 1, 1.6]

export function listBlocks(
  words: Words,
  given: ListDraft,
  shown: Shown,
  wanted: Wanted,
  rules: Pick<HouseRules, 'decoyTraits'>,
): Block[] {
  const p = (key: string): string => words.t(paperKey(key))
  const list = listIn(given, readyIn(words))
  const used = [...new Set(cardsIn(list))]
  return [
    { kind: 'title', text: shown.name, lead: leadText(words, list), faction: shown },
    ...slotBlocks(words, list, rules),
    heading(p('units')),
    ...unitBlocks(words, list),
    ...crewBlocks(words, list),
    ...(wanted.actions ? actionBlocks(words, used) : []),
    ...(wanted.texts ? textBlocks(words, used) : []),
    ...(wanted.notes && list.notes !== '' ? [heading(p('notes')), ...paragraphs(list.notes)] : []),
    ...(wanted.lines ? [heading(p('written')), ...emptyRows(LINES, [1])] : []),
  ]
}

function leadText(words: Words, list: ListDraft): string {
  const { commandPoints } = sizeOf(list)
  return [
    list.faction,
    sizeText(list, words.t),
    words.t('downsyncTable.commandPoints', { n: commandPoints }, commandPoints),
  ].join(' · ')
}

/** Units of their slots, and Pings to begin with, by Signature. Source: lines 151–173, 187, 408–410. */
function slotBlocks(
  words: Words,
  list: ListDraft,
  { decoyTraits }: Pick<HouseRules, 'decoyTraits'>,
): Block[] {
  const p = (key: string): string => words.t(paperKey(key))
  const { slots, commandPoints } = sizeOf(list)
  const pings = pingsOfList(list, {}, decoyTraits)
  const cards = cardsIn(list)
  const widths = [4, 2, 2, 2]
  const figures = [1, 2, 3]
  return [
    head([SIG_SIGN, ...SIGS.map((sig) => sigText({ sig }, words.t))], widths, figures),
    row(
      [
        p('slots'),
        ...SIGS.map((sig) => `${cards.filter((card) => card.sig === sig).length} / ${slots[sig]}`),
      ],
      widths,
      figures,
    ),
    row([p('pings'), ...SIGS.map((sig) => String(pings[sig]))], widths, figures),
    ...(commandPoints > 0 ? pointBoxes(words, commandPoints) : []),
  ]
}

/** More boxes stand in a further row. */
const MOST_BOXES = 20

/** A box for each Command Point, to be ticked in a Round and wiped for the next. */
function pointBoxes(words: Words, n: number): Block[] {
  const rows = Math.ceil(n / MOST_BOXES)
  return [
    rule(`${COMMAND_POINTS}:`, words.t(paperKey('tick')), '191–192'),
    ...Array.from({ length: rows }, (_none, at): Block => {
      const from = at * MOST_BOXES
      const many = Math.min(MOST_BOXES, n - from)
      return {
        kind: 'row',
        cells: Array.from({ length: many }, (_box, one) => String(from + one + 1)),
        widths: Array.from({ length: many }, () => 1),
        empty: true,
      }
    }),
  ]
}

function unitBlocks(words: Words, { units, cards }: ListDraft): Block[] {
  const p = (key: string): string => words.t(paperKey(key))
  if (units.length === 0) return [text(p('nobody'), null, true)]
  const names = namesIn({ units, cards })
  return [
    head(
      ['', p('unit'), SIG_SIGN, ...STATS.map((stat) => STAT_SIGNS[stat]), p('bases')],
      UNIT_WIDTHS,
      FIGURES,
    ),
    ...units.map(({ card: of, name }, at) => {
      const card = cards.find(({ id }) => id === of)
      const number = String(at + 1)
      if (!card) return row([number, name === '' ? p('noCard') : name, ...NO_NUMBERS], UNIT_WIDTHS, FIGURES)
      const own = names[at] ?? card.name
      const called = name === '' ? own : `${own} (${card.name})`
      return row(
        [
          ...[number, called, sigText(card, words.t)],
          ...STATS.map((stat) => statText(stat, card)),
          card.bases === null ? NONE : String(card.bases),
        ],
        UNIT_WIDTHS,
        FIGURES,
      )
    }),
  ]
}

function crewBlocks({ t, and }: Words, { units, cards }: ListDraft): Block[] {
  const manned = units.filter(({ crew }) => crew.length > 0)
  if (manned.length === 0) return []
  return [
    heading(t(paperKey('crew'))),
    ...manned.map(({ card: of, name, crew }) => {
      const called = name === '' ? (cards.find(({ id }) => id === of)?.name ?? t(paperKey('noCard'))) : name
      return rule(`${called}:`, and(crew.map((one) => one.name)), null)
    }),
  ]
}

function actionBlocks(words: Words, cards: readonly CardFace[]): Block[] {
  const acting = cards.filter(({ actions }) => actions.length > 0)
  if (acting.length === 0) return []
  const { t } = words
  return [
    heading(t(paperKey('actions'))),
    ...acting.flatMap((card): Block[] => [
      head([card.name, ...ACTION_STATS.map((stat) => t(`downsyncTable.column.${stat}`))], ACTION_WIDTHS, [5]),
      ...card.actions.map((action) =>
        row(
          [[action.name, labelsText(action, t)].filter(Boolean).join(' '), ...actionCells(action, t)],
          ACTION_WIDTHS,
          [5],
        ),
      ),
    ]),
  ]
}

/** A trait with what its use costs. */
const named = (trait: Trait, t: Words['t']): string => {
  const points = pointsText(trait)
  return points === '' ? traitName(trait, t) : `${traitName(trait, t)} (${points})`
}

/** What the cards say, each once. Source: line 677. */
function textBlocks(words: Words, cards: readonly CardFace[]): Block[] {
  const { t } = words
  const said = cards.flatMap((card) => {
    const own = [
      ...card.traits.map((trait) => ({ name: named(trait, t), says: trait.text || workedText(trait, t) })),
      ...card.actions.map((action) => ({ name: action.name, says: action.text || workedText(action, t) })),
      ...card.counters.map(({ name, text: says }) => ({ name: t('downsyncTable.counter', { name }), says })),
    ].filter(({ says }) => says.trim() !== '')
    return own.length === 0 ? [] : [{ name: card.name, own }]
  })
  if (said.length === 0) return []
  return [
    heading(t(paperKey('texts'))),
    ...said.flatMap(({ name, own }): Block[] => [
      { kind: 'heading', text: name, small: true },
      ...own.flatMap((one) => {
        const [first, ...rest] = paragraphs(one.says)
        return first?.kind === 'text' ? [rule(`${one.name}.`, first.text, null), ...rest] : rest
      }),
    ]),
  ]
}
