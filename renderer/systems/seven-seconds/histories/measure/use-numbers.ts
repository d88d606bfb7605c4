import { computed, type ComputedRef, type WritableComputedRef } from 'vue'
import { scopeOf } from '../../../../../shared/systems/seven-seconds/histories/measure/scope.ts'
import { sideColours, type SideColour } from '../../../../../shared/side-colours.ts'
import { useFilter, type CurrentFilter } from '../filter.ts'
import { useNumbersChoice, type ByOf } from './choice-store.ts'
import type { Making } from './figure.ts'
import { FIGURES, type FigureKind } from './figures/index.ts'
import { useSay } from './say.ts'

type Pair = readonly [string, string]

export interface Numbers {
  readonly filter: CurrentFilter
  readonly by: WritableComputedRef<ByOf>
  /** The two of the head-to-head: those who are chosen, else those who met most often. */
  readonly pair: WritableComputedRef<Pair>
  /** What all figures are made of, for the battles that the filter means. */
  readonly making: ComputedRef<Making>
  /** The colours of those who are compared, by their places: a player has one by name. */
  readonly colours: ComputedRef<readonly SideColour[]>
  readonly kinds: ComputedRef<readonly FigureKind[]>
}

/** The battles that are measured, of a campaign or with null of all, and what there is to measure. */
export function useNumbers(campaign: () => string | null): Numbers {
  const filter = useFilter(campaign)
  const choice = useNumbersChoice()
  const sayOf = useSay()
  const by = computed({
    get: () => choice.of(campaign()).by,
    set: (to) => choice.choose(campaign(), { by: to }),
  })
  const all = computed(() => filter.all.value.map(({ battle }) => battle))
  const campaigns = computed(() => [...new Set(filter.all.value.map((row) => row.campaign))])
  const say = computed(() => sayOf(campaigns.value, all.value))
  const grouping = computed(() => (campaign() === null ? by.value : 'participant'))
  const making = computed(() => ({
    scope: scopeOf(
      campaigns.value,
      filter.found.value.map(({ battle }) => battle),
      grouping.value,
    ),
    all: all.value,
    say: say.value,
  }))
  const colours = computed(() => {
    const participants = campaigns.value.flatMap((one) => one.participants)
    const factions = new Map(
      participants.flatMap(({ id, faction }) => [id, faction.id].map((key) => [key, faction] as const)),
    )
    const { contenders } = scopeOf(campaigns.value, [], grouping.value)
    return sideColours(contenders.map(({ key, name }) => factions.get(key) ?? { name, look: null }))
  })
  return {
    filter,
    by,
    colours,
    pair: computed({
      get: () => {
        const { contenders } = making.value.scope
        const { pair } = choice.of(campaign())
        const known = pair.every((key) => contenders.some((one) => one.key === key))
        return known ? pair : mostMet(making.value)
      },
      set: (pair) => choice.choose(campaign(), { pair }),
    }),
    making,
    kinds: computed(() => FIGURES.filter(({ ofCampaign }) => campaign() !== null || !ofCampaign)),
  }
}

function mostMet({ scope: { battles, who, contenders } }: Making): Pair {
  const met = new Map<string, { pair: Pair; times: number }>()
  for (const { sides } of battles) {
    const [a, b] = sides.map(({ participant }) => who(participant)?.key ?? '').toSorted()
    if (!a || !b || a === b) continue
    const known = met.get(`${a} ${b}`)
    met.set(`${a} ${b}`, { pair: [a, b], times: (known?.times ?? 0) + 1 })
  }
  const [most] = [...met.values()].toSorted((x, y) => y.times - x.times)
  return most?.pair ?? [contenders[0]?.key ?? '', contenders[1]?.key ?? '']
}
