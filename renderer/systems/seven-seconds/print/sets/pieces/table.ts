import {
  COUNTER_SIZE,
  countersOf,
  templatesOf,
  type Counter,
  type CounterGroup,
  type TemplateGroup,
} from '../../../../../../shared/systems/seven-seconds/printing/pieces.ts'
import { printable } from '../../../../../../shared/printing/paper.ts'
import type { PrintOptions, SidesPrinted } from '../../../../../../shared/printing/words.ts'
import type { Scale } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { OwnFace } from '../../faces/face.ts'
import type { Part } from '../../../../../print/document.ts'
import { counterParts } from '../../../../../print/pieces/counters.ts'

/** The counters of these groups. */
export function counterSet(groups: readonly CounterGroup[], sides: SidesPrinted): Part[] {
  const face = (counter: Counter): OwnFace => ({ kind: 'counter', counter })
  const pieces = groups.flatMap(countersOf).map(({ front, back }) => {
    const drawn = face(front)
    return { front: drawn, back: back === front ? drawn : back && face(back) }
  })
  return counterParts(pieces, COUNTER_SIZE, sides)
}

/** Templates, each cut out along its own outline. */
export function templateParts(groups: readonly TemplateGroup[], options: PrintOptions, scale: Scale): Part[] {
  const shapes = groups
    .flatMap((group) => templatesOf(group, printable(options), scale))
    .map((cut) => ({ kind: 'template', ...cut }) as const)
  return shapes.length === 0 ? [] : [{ kind: 'shapes', shapes }]
}
