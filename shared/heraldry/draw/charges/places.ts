import { circle } from '../path.ts'
import { bar, both, rect, star, trace, twin } from '../trace.ts'
import type { Drawing } from './drawing.ts'

/** What is held, and the signs of those who hold it. */
export const places = {
  castle: () => [
    twin(
      '50,40 55,40 55,47 62,47 62,28 60,22 60,8 67,8 67,15 73,15 73,8 81,8 81,15 87,15 87,8 95,8 95,22 92,28 92,96 50,96',
    ) +
      twin('50,64 ~58,68 60,76 60,96 50,96') +
      both('74,34 80,34 80,48 74,48'),
  ],
  crown: () => [
    twin('50,20 64,50 90,26 82,72 50,72'),
    rect(18, 77, 64, 12),
    circle(50, 13, 7),
    circle(92, 20, 7),
    circle(8, 20, 7),
  ],
  scroll: () => [
    trace('16,3 64,3 64,21 84,21 84,56 ~70,52 ~58,58 ~54,72 ~60,86 16,97') +
      bar(27, 20, 54, 20, 5.5) +
      bar(27, 35, 73, 35, 5.5) +
      bar(27, 50, 58, 50, 5.5) +
      bar(27, 65, 47, 65, 5.5),
    trace('68,3 84,17 68,17'),
    star(75, 76, 12, 19, 15) + star(75, 76, 5, 10, 4.2),
  ],
  tower: () => [
    twin('50,4 56,4 56,12 64,12 64,4 76,4 76,24 69,32 69,80 76,88 76,97 50,97') +
      twin('50,70 ~56,72 58,79 58,97 50,97') +
      rect(46.5, 40, 7, 16),
  ],
} satisfies Record<string, Drawing>
