import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRoute } from 'vue-router'
import type { Shown } from '../../../../../../shared/heraldry/looks.ts'
import { isRefusal } from '../../../../../../shared/problem.ts'
import {
  SAMPLE_FACTIONS,
  sampleFactionId,
} from '../../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { useCampaign } from '../../../campaign/store.ts'
import { usePlannedText } from '../../../campaign/war-room/fixtures/fixture-text.ts'
import '../../../campaign/war-room/texts.ts'
import { call } from '../../../call.ts'
import { newest } from '../../../../../client/newest.ts'
import { useFactionList } from '../../../factions/list-store.ts'

/** A faction with all that a sheet or card tells of it. */
export interface PrintedFaction extends Required<Shown> {
  readonly motto: string
  readonly lore: string
  readonly tech: Tech
  readonly player: string | null
  /** Whose roster it is; null for a sample faction outside of a campaign. */
  readonly roster: string | null
}

/** A line of the list to choose from. */
export interface FactionOption {
  readonly value: string
  readonly label: string
}

export interface FactionChoice {
  readonly chosen: Ref<string>
  readonly options: ComputedRef<FactionOption[]>
  /** Whose come first, where a battle is planned. */
  readonly hint: ComputedRef<{ readonly hint?: string }>
  readonly faction: ShallowRef<PrintedFaction | null>
}

/**
 * The factions that can be printed: in a campaign those that fight in it, with their numbers as they stand and those of
 * the next planned battle first; else the group's own and those that come with the game. The address may name one, or
 * another planned battle.
 */
export function useFactions(campaign: () => string | null): FactionChoice {
  const route = useRoute()
  const store = useCampaign()
  const list = useFactionList()
  const { t } = useI18n({ useScope: 'global' })
  const plannedText = usePlannedText()
  const chosen = ref('')
  const faction = shallowRef<PrintedFaction | null>(null)
  void list.refresh()
  const planned = computed(() => {
    const all = campaign() === null ? [] : (store.view?.fixtures ?? [])
    return all.find(({ id }) => id === route.query.fixture) ?? all[0]
  })
  const isPlanned = (id: string): boolean => planned.value?.sides.includes(id) ?? false

  const options = computed<FactionOption[]>(() =>
    campaign() === null
      ? [
          ...(list.factions ?? [])
            .filter(({ state }) => state === 'active')
            .map(({ id, name }) => ({ value: id, label: name })),
          ...Object.values(SAMPLE_FACTIONS).map(({ id, name }) => ({ value: id, label: name })),
        ]
      : store.contenders
          .toSorted((one, other) => Number(isPlanned(other.id)) - Number(isPlanned(one.id)))
          .map(({ id, faction: { name } }) => ({ value: id, label: name })),
  )
  const hint = computed(() =>
    planned.value ? { hint: t('fixtures.printed', { what: plannedText(planned.value) }) } : {},
  )
  watch(
    options,
    (offered) => {
      const asked = String(route.query.faction ?? '')
      const wanted = [chosen.value, asked].find((id) => offered.some(({ value }) => value === id))
      chosen.value = wanted ?? offered[0]?.value ?? ''
    },
    { immediate: true },
  )

  const read = newest(
    (id: string) => find(id),
    (found) => (faction.value = found),
  )
  watch([chosen, () => store.view], () => void read(chosen.value), { immediate: true })

  async function find(id: string): Promise<PrintedFaction | null> {
    const one = campaign() === null ? null : store.contender(id)
    if (!one) return outside(id)
    const { name, sample, look } = one.faction
    const told = sample ? SAMPLE_FACTIONS[sample] : await view(one.faction.id)
    return {
      name,
      look,
      motto: told?.motto ?? '',
      lore: told?.lore ?? '',
      tech: one.standing.tech,
      player: one.player.name,
      roster: one.faction.id,
    }
  }

  return { chosen, options, hint, faction }
}

async function view(id: string) {
  const answer = await call('factions.view', { id })
  return isRefusal(answer) ? null : answer
}

/** A faction by itself. */
async function outside(id: string): Promise<PrintedFaction | null> {
  const sample = sampleFactionId(id)
  if (sample) {
    const { name, motto, lore, tech, look } = SAMPLE_FACTIONS[sample]
    return { name, motto, lore, tech, look, player: null, roster: null }
  }
  const own = id === '' ? null : await view(id)
  if (!own) return null
  const { name, motto, lore, tech, colours, emblem, picture } = own
  return {
    name,
    motto,
    lore,
    tech,
    look: { colours, emblem, picture },
    player: null,
    roster: id,
  }
}
