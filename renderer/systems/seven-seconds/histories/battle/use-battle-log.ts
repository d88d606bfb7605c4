import { ref, shallowRef, watch, type Ref } from 'vue'
import type { ToldEvent } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { call } from '../../call.ts'
import { useChanges } from '../../../../client/changes.ts'
import { newest } from '../../../../client/newest.ts'
import type { Look } from '../../fights/open-fight.ts'

export interface BattleLog {
  /** How the battle ended, as everybody may know it; null until it is read. */
  readonly look: Ref<Look | null>
  readonly events: Ref<readonly ToldEvent[]>
  readonly problem: Ref<Problem | null>
}

/** Reads the log of a battle that was played here. */
export function useBattleLog(fight: () => string): BattleLog {
  const look = shallowRef<Look | null>(null)
  const events = shallowRef<readonly ToldEvent[]>([])
  const problem = ref<Problem | null>(null)
  const read = newest(
    () =>
      Promise.all([
        call('fights.look', { id: fight(), watcher: 'public' }),
        call('fights.log', { id: fight(), watcher: 'public', after: 0 }),
      ]),
    ([now, log]) => {
      const refused = isRefusal(now) ? now.problem : isRefusal(log) ? log.problem : null
      problem.value = refused
      if (isRefusal(now) || isRefusal(log)) return
      look.value = now
      events.value = log.events
    },
  )
  watch(
    fight,
    () => {
      // Nothing of another battle stands beside this one's names.
      look.value = null
      events.value = []
      void read()
    },
    { immediate: true },
  )
  useChanges(() => void read())
  return { look, events, problem }
}
