import { scaleLinear } from 'd3-scale'
import { computed, type ComputedRef, type Ref } from 'vue'
import { spread } from '../../../../ui/plots/labels.ts'
import { drawLines, type DrawnLine } from '../../../../ui/plots/race-lines.ts'
import { useCampaign } from '../store.ts'

export interface RaceLine extends DrawnLine {
  readonly id: string
  readonly name: string
  readonly place: number
  /** Campaign Points at the start, with those from paper, and after each battle. */
  readonly points: readonly number[]
  /** Where its name is written, moved apart from the others. */
  readonly labelY: number
}

export interface Race {
  readonly lines: ComputedRef<readonly RaceLine[]>
  readonly goal: ComputedRef<{ readonly points: number; readonly y: number }>
  readonly across: ComputedRef<readonly { readonly battle: number; readonly x: number }[]>
  readonly up: ComputedRef<readonly { readonly points: number; readonly y: number }[]>
  readonly battles: ComputedRef<number>
}

/** Room around the lines, in px: the names stand on the right. */
export const ROOM = { left: 34, right: 132, top: 20, bottom: 34 }
const LABEL_HEIGHT = 16

/** The race to the goal as lines within a plot of the given size in px. */
export function useRace(size: Ref<{ width: number; height: number }>): Race {
  const campaign = useCampaign()
  const battles = computed(() => campaign.battles.length)
  const goalPoints = computed(() => campaign.view?.rules.pointsToWin ?? 0)
  const histories = computed(() =>
    campaign.contenders.map(({ id, opening }) => {
      const points = [opening.campaignPoints]
      for (const { account } of campaign.battles) {
        points.push(account.sides.find((side) => side.participant === id)?.pointsAfter ?? points.at(-1) ?? 0)
      }
      return points
    }),
  )
  const most = computed(() => Math.max(goalPoints.value, ...histories.value.flat()))
  const x = computed(() =>
    scaleLinear()
      .domain([0, Math.max(1, battles.value)])
      .range([ROOM.left, Math.max(ROOM.left + 1, size.value.width - ROOM.right)]),
  )
  const y = computed(() =>
    scaleLinear()
      .domain([0, Math.max(1, most.value)])
      .range([size.value.height - ROOM.bottom, ROOM.top]),
  )

  const lines = computed(() => {
    const labels = spread(
      histories.value.map((points) => y.value(points.at(-1) ?? 0)),
      LABEL_HEIGHT,
    )
    const drawn = drawLines(histories.value, x.value, y.value)
    return campaign.contenders.flatMap((one, index): RaceLine[] => {
      const [line, points] = [drawn[index], histories.value[index]]
      if (!line || !points) return []
      const { id, place } = one
      return [{ ...line, id, place, name: one.faction.shortName, points, labelY: labels[index] ?? 0 }]
    })
  })

  return {
    lines,
    battles,
    goal: computed(() => ({ points: goalPoints.value, y: y.value(goalPoints.value) })),
    across: computed(() =>
      x.value
        .ticks(Math.min(battles.value, Math.floor(size.value.width / 60)))
        .filter(Number.isInteger)
        .map((battle) => ({ battle, x: x.value(battle) })),
    ),
    up: computed(() =>
      y.value
        .ticks(5)
        .filter(Number.isInteger)
        .map((points) => ({ points, y: y.value(points) })),
    ),
  }
}
