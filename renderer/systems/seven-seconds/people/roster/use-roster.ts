import { computed, ref, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Trooper } from '../../../../../shared/systems/seven-seconds/contract/roster.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import type { TrooperType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import { finder, plain } from '../../../../../shared/search.ts'

export type RosterView = Output<'roster.view'>

/** Whose roster it is: all of a faction's, or those who serve in one campaign. */
export interface Scope {
  readonly faction: string
  readonly campaign: string | null
}

export interface OpenRoster {
  readonly view: Readonly<Ref<RosterView | null>>
  readonly problem: Readonly<Ref<Problem | null>>
  readonly refresh: () => Promise<void>
}

/** The roster of a faction, read again after every change. */
export function useRoster(scope: MaybeRefOrGetter<Scope>): OpenRoster {
  const view = ref<RosterView | null>(null) as Ref<RosterView | null>
  const problem = ref<Problem | null>(null)
  const read = newest(
    () => call('roster.view', toValue(scope)),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      view.value = isRefusal(answer) ? null : Object.freeze(answer)
    },
  )
  watch(
    () => `${toValue(scope).faction} ${toValue(scope).campaign ?? ''}`,
    () => {
      view.value = null
      void read()
    },
    { immediate: true },
  )
  useChanges(() => void read())
  return { view, problem, refresh: read }
}

export type TypeFilter = TrooperType | ''
export type StatusFilter = '' | 'alive' | 'fallen'

export interface FoundTroopers {
  readonly text: Ref<string>
  readonly type: Ref<TypeFilter>
  readonly status: Ref<StatusFilter>
  readonly found: ComputedRef<readonly Trooper[]>
  /** Shows everybody again. */
  readonly clear: () => void
}

/** The troopers of a type and status in whose names every typed word occurs. The living come first. */
export function useFound(view: Readonly<Ref<RosterView | null>>): FoundTroopers {
  const text = ref('')
  const type = ref<TypeFilter>('')
  const status = ref<StatusFilter>('')
  // Searched on every key: what each name reads like is worked out once.
  const searchable = computed(() =>
    (view.value?.troopers ?? [])
      .map((trooper) => ({ trooper, words: plain(trooper.name) }))
      .sort(
        (one, other) =>
          Number(one.trooper.fallen !== null) - Number(other.trooper.fallen !== null) ||
          (one.words < other.words ? -1 : 1),
      ),
  )
  const found = computed(() => {
    const fits = finder(text.value)
    return searchable.value
      .filter(
        ({ trooper, words }) =>
          (type.value === '' || trooper.unit === type.value) &&
          (status.value === '' || (trooper.fallen === null) === (status.value === 'alive')) &&
          fits(words),
      )
      .map(({ trooper }) => trooper)
  })
  return {
    text,
    type,
    status,
    found,
    clear: () => {
      text.value = ''
      type.value = ''
      status.value = ''
    },
  }
}
