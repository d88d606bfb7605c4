import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { computed, toValue, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import { STAT_LEAST, STAT_MOST } from '../../../../../../shared/systems/seven-seconds/data/building.ts'
import {
  STATS,
  type Rating,
  type Stat,
  type Tech,
} from '../../../../../../shared/systems/seven-seconds/words.ts'

/** Room around the lines, in px. */
export const ROOM = { left: 22, right: 14, top: 14, bottom: 26 }
/** The two lines stand a little apart, so that equal ones are both seen. */
const APART = 2.5

export interface PlotLine {
  readonly side: number
  readonly path: string
  readonly marks: readonly {
    readonly stat: Stat
    readonly value: number
    readonly x: number
    readonly y: number
  }[]
}

export interface Plot {
  readonly lines: ComputedRef<readonly PlotLine[]>
  readonly across: ComputedRef<readonly { readonly stat: Stat; readonly x: number }[]>
  readonly up: ComputedRef<readonly { readonly value: number; readonly y: number }[]>
}

/** The stat lines of two factions at one rating, within a plot of the given size in px. */
export function usePlot(
  techs: MaybeRefOrGetter<readonly Tech[]>,
  rating: MaybeRefOrGetter<Rating>,
  size: Ref<{ width: number; height: number }>,
): Plot {
  const x = computed(() =>
    scalePoint<Stat>(STATS, [ROOM.left, Math.max(ROOM.left + 1, size.value.width - ROOM.right)]).padding(
      0.35,
    ),
  )
  const y = computed(() => scaleLinear([STAT_LEAST, STAT_MOST], [size.value.height - ROOM.bottom, ROOM.top]))
  const place = (stat: Stat): number => x.value(stat) ?? 0

  return {
    lines: computed(() =>
      toValue(techs).map((tech, side) => {
        const marks = STATS.map((stat) => {
          const value = tech[toValue(rating)][stat]
          return { stat, value, x: place(stat), y: y.value(value) + (side === 0 ? -APART : APART) }
        })
        const path = line<(typeof marks)[number]>()
          .x((mark) => mark.x)
          .y((mark) => mark.y)
        return { side, path: path(marks) ?? '', marks }
      }),
    ),
    across: computed(() => STATS.map((stat) => ({ stat, x: place(stat) }))),
    up: computed(() =>
      [1, 2, 3, 4, 5]
        .filter((value) => value >= STAT_LEAST && value <= STAT_MOST)
        .map((value) => ({ value, y: y.value(value) })),
    ),
  }
}
