import {
  EXPERIENCE_POINTS,
  EXPERIENCE_TABLE,
  INFANTRY_REPLACEMENTS,
  QUALITY_LOSS,
  REINFORCEMENTS,
  RESOLVE_LOSS,
  VEHICLE_REPLACEMENTS,
} from '../../../../../shared/systems/fast-and-dirty/data/campaign.ts'
import type { CampaignPlan } from '../../../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { EXPERIENCE } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, head, heading, lead, paragraphs, row, rule, text } from '../../../../print/blocks/make.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Words } from '../../../../texts/words.ts'
import { drawnTree } from '../../campaign/tree.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { nameKey, paperKey } from '../words.ts'
import { facesOf } from './tables.ts'

/** Battles beside and below each other for which a drawing has room. */
const MOST_BESIDE = 6
const MOST_BELOW = 9
const WIDTHS = [4, 3, 4, 4]

/** A campaign as a tree, with a line for each battle to note who won. Source: lines 2851–2881; R33. */
export function treeBlocks(words: Words, { name, notes, plan }: CampaignPlan): Block[] {
  const { t } = words
  const p = (key: string, values: Record<string, unknown> = {}): string => t(paperKey(`tree.${key}`), values)
  const title: Block = { kind: 'title', text: name, lead: '', faction: null }
  const heads = head([p('battle'), p('missions'), p('next'), p('winner')], WIDTHS)
  if (plan.kind === 'random')
    return [
      title,
      ...paragraphs(notes),
      lead(p('random')),
      heads,
      ...emptyRows(plan.battles, WIDTHS),
      ...afterBlocks(words),
    ]
  const { battles } = plan
  const called = (at: number): string => {
    const battle = battles[at]
    return battle ? p('number', { n: at + 1, name: isolate(battle.name) }) : p('end')
  }
  const next = (id: string | null): string => {
    const at = battles.findIndex((battle) => battle.id === id)
    return at < 0 ? p('end') : String(at + 1)
  }
  const { columns, rows } = drawnTree(battles)
  const told = battles.filter((battle) => battle.notes !== '')
  return [
    title,
    ...paragraphs(notes),
    ...(columns <= MOST_BELOW && rows <= MOST_BESIDE
      ? [lead(p('how')), { kind: 'own', view: 'tree', given: { battles } } as const]
      : []),
    heads,
    ...battles.map((battle, at): Block => ({
      kind: 'row',
      cells: [
        called(at),
        `${t(nameKey('mission', battle.attacker))} / ${t(nameKey('mission', battle.defender))}`,
        `${next(battle.ifAttacker)} / ${next(battle.ifDefender)}`,
        '',
      ],
      widths: WIDTHS,
      empty: true,
    })),
    ...told.map((battle) => rule(`${called(battles.indexOf(battle))}:`, battle.notes, null)),
    ...afterBlocks(words),
  ]
}

const AFTER_WIDTHS = [1, 3, 3, 3, 3]
const EXPERIENCE_WIDTHS = [8, 1]

/** What becomes of both forces between two battles. Source: lines 2883–2940. */
function afterBlocks({ t }: Words): Block[] {
  const a = (key: string, values: Record<string, unknown> = {}): string => t(paperKey(`after.${key}`), values)
  const level = (n: number): string => (n === 0 ? a('same') : signed(n))
  const cells = INFANTRY_REPLACEMENTS.map((infantry, at) => [
    a(infantry),
    a(VEHICLE_REPLACEMENTS[at] ?? 'none'),
    level(QUALITY_LOSS[at] ?? 0),
    level(RESOLVE_LOSS[at] ?? 0),
  ])
  const rows = cells.map((one) => one.join('|'))
  const { dice, squad } = REINFORCEMENTS
  return [
    heading(a('title')),
    lead(a('lead')),
    head([a('die'), a('infantry'), a('vehicle'), a('quality'), a('resolve')], AFTER_WIDTHS),
    ...cells.flatMap((one, at) =>
      rows.indexOf(rows[at] ?? '') === at ? [row([facesOf(rows, rows[at] ?? ''), ...one], AFTER_WIDTHS)] : [],
    ),
    text(
      a('reinforcements', {
        dice,
        least: squad.least,
        most: squad.most,
        quality: t(nameKey('quality', squad.quality)),
        resolve: t(nameKey('resolve', squad.resolve)),
      }),
      '2885–2928',
    ),
    head([a('points', { n: EXPERIENCE_POINTS }), a('cost')], EXPERIENCE_WIDTHS, [1]),
    ...EXPERIENCE.map((one) =>
      row([a(`buys.${one}`), String(EXPERIENCE_TABLE[one].points)], EXPERIENCE_WIDTHS, [1]),
    ),
  ]
}
