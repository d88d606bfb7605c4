import { shallowRef, watch, type Ref } from 'vue'
import type { Kept } from '../../shared/contract/documents.ts'
import { useChanges } from '../client/changes.ts'
import { newest } from '../client/newest.ts'
import type { LibraryKind } from './kinds.ts'
import { keptAround } from './use-choice.ts'

/**
 * Names of what the group keeps of a kind, in the library and in the campaign of the document that is open; nothing is
 * asked for a kind whose form offers none.
 */
export function useKeptNames(
  { suggestsKept }: LibraryKind,
  system: string,
  open: Readonly<Ref<Kept | null>>,
): (kind: string) => readonly string[] {
  const all = shallowRef<readonly Kept[]>([])
  const read = newest(
    (campaign: string | null) => keptAround(system, campaign),
    (kept) => (all.value = kept),
  )
  const readNow = (): void => void (suggestsKept && open.value && read(open.value.campaign))
  watch(() => open.value?.campaign, readNow)
  useChanges(readNow)
  return (kind) =>
    all.value.filter((one) => one.kind === kind && one.state === 'active').map(({ name }) => name)
}
