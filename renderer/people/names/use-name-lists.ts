import { ref, type Ref } from 'vue'
import type { Output } from '../../../shared/contract/index.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { useChanges } from '../../client/changes.ts'
import { call } from '../../client/client.ts'
import { newest } from '../../client/newest.ts'

export type NameLists = Output<'names.lists'>

/** The lists of names that the group wrote. */
export function useNameLists(): { lists: Ref<NameLists>; refresh: () => Promise<void> } {
  const lists = ref<NameLists>([])
  const refresh = newest(
    () => call('names.lists', {}),
    (answer) => {
      if (!isRefusal(answer)) lists.value = answer
    },
  )
  void refresh()
  useChanges(() => void refresh())
  return { lists, refresh }
}
