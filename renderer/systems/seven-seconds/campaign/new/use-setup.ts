import { computed, type ComputedRef } from 'vue'
import { usePicture } from '../../../../ui/marks/pictures.ts'
import type { Draft } from '../../../../ui/fields/draft.ts'
import type { FactionChoice } from './choices.ts'
import { MOST_PLAYERS, newPerson, type CampaignDraft } from './draft.ts'
import { useSetupProblems, type SetupProblems } from './problems.ts'

/** A campaign that is being set up or changed, as its fields need it. */
export interface Setup extends Draft<CampaignDraft> {
  readonly problems: ComputedRef<SetupProblems>
  /** Every faction, also those that cannot fight yet. */
  readonly choices: ComputedRef<readonly FactionChoice[]>
  /** Whether somebody more may take part, and else why not. */
  readonly room: ComputedRef<'room' | 'taken' | 'full'>
  readonly add: () => void
  readonly remove: (place: number) => void
}

/** `known` is null while the factions are being read: nothing is said to be gone before that. */
export function useSetup(
  draft: Draft<CampaignDraft>,
  known: ComputedRef<readonly FactionChoice[] | null>,
): Setup {
  const { value } = draft
  const look = useSetupProblems()
  // A picture that nothing names but a draft is cleared when the file is opened again.
  const { gone: mapGone } = usePicture(() => value.value.map)
  const free = computed(() =>
    (known.value ?? []).filter(
      ({ id, blocked }) =>
        blocked === null && !value.value.participants.some(({ faction }) => faction === id),
    ),
  )
  return {
    ...draft,
    problems: computed(() => look(value.value, known.value, mapGone.value)),
    choices: computed(() => known.value ?? []),
    room: computed(() => {
      if (value.value.participants.length >= MOST_PLAYERS) return 'full'
      return free.value.length > 0 ? 'room' : 'taken'
    }),
    add: () => {
      const [next] = free.value
      if (next) value.value.participants.push(newPerson(next.id))
    },
    remove: (place) => void value.value.participants.splice(place, 1),
  }
}
