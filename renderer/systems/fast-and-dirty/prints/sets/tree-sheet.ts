import type { CampaignPlan } from '../../../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, head, lead, paragraphs, rule } from '../../../../print/blocks/make.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Words } from '../../../../texts/words.ts'
import { drawnTree } from '../../library/tree.ts'
import { nameKey, paperKey } from '../words.ts'

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
    return [title, ...paragraphs(notes), lead(p('random')), heads, ...emptyRows(plan.battles, WIDTHS)]
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
  ]
}
