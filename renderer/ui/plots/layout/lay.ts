import { never } from '../../../../shared/never.ts'
import { LANGUAGES, type Language } from '../../../../shared/printing/words.ts'
import { figuresIn } from '../../../texts/figures.ts'
import type { Drawing } from '../drawing.ts'
import { layBars } from './bars.ts'
import { layDeviations } from './deviations.ts'
import type { Laid } from './laid.ts'
import { layLines } from './lines.ts'
import { layStrips } from './strips.ts'
import { layVersus } from './versus.ts'

/** Lays a drawing out in a width; how high it gets follows from it. Its figures are written as in `language`. */
export function lay(drawing: Drawing, width: number, language: Language = LANGUAGES[0]): Laid {
  const tick = figuresIn(language)
  switch (drawing.kind) {
    case 'lines':
      return layLines(drawing, width, tick)
    case 'strips':
      return layStrips(drawing, width, tick)
    case 'bars':
      return layBars(drawing, width, tick)
    case 'deviations':
      return layDeviations(drawing, width, tick)
    case 'versus':
      return layVersus(drawing, width)
    default:
      return never(drawing)
  }
}
