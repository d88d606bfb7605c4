import {
  COUNTER_SIZE,
  countersOf,
  templatesOf,
  type CounterGroup,
  type CutCounter,
  type TemplateGroup,
} from '../../../../../../shared/systems/seven-seconds/printing/pieces.ts'
import { printable } from '../../../../../../shared/printing/paper.ts'
import type { PrintOptions, SidesPrinted } from '../../../../../../shared/printing/words.ts'
import type { Scale } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { OwnFace } from '../../faces/face.ts'
import type { Part } from '../../../../../print/document.ts'

const face = (counter: CutCounter['front']): OwnFace => ({ kind: 'counter', counter })

/**
 * Counters on a grid. Printed on both sides each has its back behind it; on one side those whose back tells something
 * of its own are folded along their upper edge.
 */
export function counterParts(groups: readonly CounterGroup[], sides: SidesPrinted): Part[] {
  const counters = groups.flatMap((group) => countersOf(group))
  if (counters.length === 0) return []
  if (sides !== 'single') {
    const pieces = counters.map(({ front, back }) => ({ front: face(front), back: back && face(back) }))
    return [{ kind: 'grid', size: COUNTER_SIZE, pieces }]
  }
  const plain = counters.filter(({ front, back }) => back === null || back === front)
  const folded = counters.flatMap(({ front, back }) =>
    back === null || back === front
      ? []
      : [{ front: { kind: 'folded', front: face(front), back: face(back) } as const, back: null }],
  )
  const { width, height } = COUNTER_SIZE
  const parts: Part[] = [
    {
      kind: 'grid',
      size: COUNTER_SIZE,
      pieces: plain.map(({ front }) => ({ front: face(front), back: null })),
    },
    { kind: 'grid', size: { width, height: 2 * height }, pieces: folded },
  ]
  return parts.filter((part) => part.kind === 'grid' && part.pieces.length > 0)
}

/** Templates, each cut out along its own outline. */
export function templateParts(groups: readonly TemplateGroup[], options: PrintOptions, scale: Scale): Part[] {
  const shapes = groups
    .flatMap((group) => templatesOf(group, printable(options), scale))
    .map((cut) => ({ kind: 'template', ...cut }) as const)
  return shapes.length === 0 ? [] : [{ kind: 'shapes', shapes }]
}
