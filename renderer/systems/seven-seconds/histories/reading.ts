import { useChanges } from '../../../client/changes.ts'
import { useHistories } from './store.ts'

/** Has all battles at hand for a screen of them, and reads them again after every change while it is there. */
export function useReadHistories(): ReturnType<typeof useHistories> {
  const histories = useHistories()
  const ensure = (): void => void histories.ensure()
  ensure()
  useChanges(ensure)
  return histories
}
