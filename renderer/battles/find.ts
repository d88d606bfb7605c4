import { computed, type ComputedRef, type Ref } from 'vue'
import { finder, plain } from '../ui/fields/search.ts'
import { useCampaign, type ToldBattle } from '../campaigns/store.ts'

/** The battles in which every word of the text occurs, the newest first. Case and accents do not matter. */
export function useFoundBattles(text: Ref<string>): ComputedRef<ToldBattle[]> {
  const campaign = useCampaign()
  const searchable = computed(() =>
    campaign.battles.toReversed().map((battle) => {
      const people = battle.sides.flatMap(({ participant }) => {
        const one = campaign.contender(participant)
        return one ? [one.faction.name, one.faction.shortName, one.player.name] : []
      })
      const words = [battle.account.position, battle.place, battle.note, battle.foughtOn ?? '', ...people]
      return { battle, words: plain(words.join(' ')) }
    }),
  )
  return computed(() => {
    const wanted = finder(text.value)
    return searchable.value.filter(({ words }) => wanted(words)).map(({ battle }) => battle)
  })
}
