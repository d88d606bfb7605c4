import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import { useChanges } from '../../../../client/changes.ts'
import { useDeckList } from '../../decks/list-store.ts'
import type { SelectOption } from '../../../../ui/fields/Select.vue'

export interface DeckChoices {
  readonly options: ComputedRef<SelectOption<string>[]>
  /** The group's own decks have been read. */
  readonly known: ComputedRef<boolean>
  /** The chosen one cannot be played with yet. */
  readonly unfinished: ComputedRef<boolean>
  /** The chosen one is not there any more. */
  readonly gone: ComputedRef<boolean>
  /** How a deck is called, by its id; empty for the one that comes with the game. */
  readonly nameOf: (id: string) => string
}

/** The decks that battles can be begun with: the one that comes with the game, and the group's own. */
export function useDeckChoices(chosen: MaybeRefOrGetter<string>): DeckChoices {
  const { t } = useI18n()
  const list = useDeckList()
  void list.refresh()
  useChanges(() => void list.refresh())
  const own = computed(() => (list.decks ?? []).filter(({ state }) => state !== 'trash'))
  const current = computed(() => own.value.find(({ id }) => id === toValue(chosen)))
  const gone = computed(() => toValue(chosen) !== '' && list.decks !== null && !current.value)

  return {
    options: computed(() => [
      { value: '', label: t('setup.deck.muster') },
      ...own.value
        .filter(({ state, id }) => state === 'active' || id === toValue(chosen))
        .map(({ id, name, problems }) => ({
          value: id,
          label: problems.length === 0 ? name : t('setup.deck.unfinished', { name }),
          blocked: problems.length > 0 && id !== toValue(chosen),
        })),
      ...(gone.value ? [{ value: toValue(chosen), label: t('setup.deck.gone') }] : []),
    ]),
    known: computed(() => list.decks !== null),
    unfinished: computed(() => (current.value?.problems.length ?? 0) > 0),
    gone,
    nameOf: (id) =>
      id === ''
        ? t('setup.deck.muster')
        : (own.value.find((deck) => deck.id === id)?.name ?? t('setup.deck.gone')),
  }
}
