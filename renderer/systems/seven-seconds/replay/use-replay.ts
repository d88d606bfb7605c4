import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { ReplayWatcher } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import type { BattleView } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { call } from '../call.ts'
import { useChanges } from '../../../client/changes.ts'
import { newest } from '../../../client/newest.ts'
import { groupLog, type LogGroup } from '../fights/console/log/groups.ts'
import { keepSame } from '../../../fights/keep-same.ts'
import { stopsOf } from './stops.ts'

export type ToldReplay = Output<'fights.moments'>
export type MomentKind = ToldReplay['moments'][number]['what']

/** Whose eyes a battle is seen with. */
export interface Seen {
  readonly fight: string
  readonly watcher: ReplayWatcher
  readonly pin?: string
}

export interface Replay {
  readonly told: ShallowRef<ToldReplay | null>
  readonly problem: Ref<Problem | null>
  /** The event that is wanted, by its number; what is shown follows as fast as it can. */
  readonly at: Ref<number>
  readonly view: ShallowRef<BattleView | null>
  /** The event that the view is of. */
  readonly shown: Ref<number>
  readonly last: ComputedRef<number>
  readonly groups: ComputedRef<readonly LogGroup[]>
  /** The line of the log that the moment is in. */
  readonly group: ComputedRef<LogGroup | null>
  readonly groupAt: (number: number) => LogGroup | null
  readonly go: (number: number) => void
  /** Goes to the next or the previous thing that happened; false where there is none. */
  readonly step: (by: 1 | -1) => boolean
  readonly toStart: () => void
  readonly jump: (kind: MomentKind, by: 1 | -1) => boolean
}

/** Reads a battle once, and then the state after whatever event is wanted: the newest wish counts. */
export function useReplay(seen: () => Seen, first: () => number | null): Replay {
  const told = shallowRef<ToldReplay | null>(null)
  const problem = ref<Problem | null>(null)
  const at = ref(1)
  const shown = ref(0)
  const view = shallowRef<BattleView | null>(null)
  let asking = false
  let stale = false

  const last = computed(() => told.value?.events.at(-1)?.number ?? 1)
  const groups = computed(() => groupLog(told.value?.events ?? []))
  const stops = computed(() => stopsOf(told.value?.events ?? []))
  const ofKind = (kind: MomentKind): readonly number[] =>
    (told.value?.moments ?? []).filter(({ what }) => what === kind).map(({ number }) => number)

  function groupAt(number: number): LogGroup | null {
    let [from, to] = [0, groups.value.length - 1]
    while (from < to) {
      const middle = Math.ceil((from + to) / 2)
      if ((groups.value[middle]?.events[0]?.number ?? 0) <= number) from = middle
      else to = middle - 1
    }
    return groups.value[from] ?? null
  }

  /** One question at a time: what was wished for meanwhile is asked for when it is answered. */
  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    while (told.value && (stale || shown.value !== at.value)) {
      stale = false
      const wanted = at.value
      const eyes = JSON.stringify(seen())
      const { fight: id, ...who } = seen()
      const answer = await call('fights.moment', { id, ...who, at: wanted })
      // What other eyes saw is not shown to these.
      if (eyes !== JSON.stringify(seen())) continue
      if (isRefusal(answer)) {
        problem.value = answer.problem
        break
      }
      // What is as it was stays the very same object: little of the table is drawn anew.
      view.value = keepSame(answer.view, view.value)
      shown.value = wanted
    }
    asking = false
  }

  function go(number: number): void {
    at.value = Math.min(last.value, Math.max(1, Math.round(number)))
    void ask()
  }

  function goAlong(numbers: readonly number[], by: 1 | -1): boolean {
    const next =
      by === 1 ? numbers.find((number) => number > at.value) : numbers.findLast((number) => number < at.value)
    if (next === undefined) return false
    go(next)
    return true
  }

  const read = newest(
    () => {
      const { fight: id, ...who } = seen()
      return call('fights.moments', { id, ...who })
    },
    (answer) => {
      if (isRefusal(answer)) {
        told.value = null
        view.value = null
        problem.value = answer.problem
        return
      }
      problem.value = null
      const isFirst = told.value === null
      told.value = keepSame(answer, told.value)
      stale = true
      go(isFirst ? (first() ?? stops.value.start) : at.value)
    },
  )
  watch(
    () => JSON.stringify(seen()),
    (_now, before) => {
      // Another pair of eyes: nothing of what the first saw stays.
      if (before !== undefined) {
        view.value = null
        told.value = null
      }
      void read()
    },
    { immediate: true },
  )
  useChanges(() => void read())

  return {
    told,
    problem,
    at,
    view,
    shown,
    last,
    groups,
    group: computed(() => groupAt(at.value)),
    groupAt,
    go,
    step: (by) => goAlong(stops.value.all, by),
    toStart: () => go(stops.value.start),
    jump: (kind, by) => goAlong(ofKind(kind), by),
  }
}
