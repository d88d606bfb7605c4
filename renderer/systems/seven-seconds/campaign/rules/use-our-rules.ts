import { computed, type ComputedRef } from 'vue'
import type { Participant } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { isSameTech } from '../../../../../shared/systems/seven-seconds/tech.ts'
import { useFactionChoices } from '../new/choices.ts'
import { useDeckChoices } from '../new/deck-choices.ts'
import '../new/texts.ts'
import { useCampaign } from '../store.ts'
import { useToldRules, type ToldSection } from './told-rules.ts'
import { isolate } from '../../../../texts/isolate.ts'
import { useWords } from '../../../../texts/words.ts'

export interface OurRules {
  /** What they are called where the campaign is not named beside. */
  readonly title: ComputedRef<string>
  /** When and where, in a line. */
  readonly lead: ComputedRef<string>
  readonly sections: ComputedRef<readonly ToldSection[]>
}

/** The rules of the open campaign, on the screen, as text and on paper. */
export function useOurRules(): OurRules {
  const { t, d } = useWords()
  const campaign = useCampaign()
  const tell = useToldRules()
  const choices = useFactionChoices()
  const decks = useDeckChoices(() => campaign.view?.deck ?? '')
  const numbersOf = ({ id, sample }: Pick<Participant['faction'], 'id' | 'sample'>) =>
    choices.value?.find((one) => one.id === (sample ?? id))?.tech

  const sections = computed(() => {
    const view = campaign.view
    if (!view) return []
    // A faction of the group's own may have been changed since: only one that was brought from paper says so.
    const paper = view.participants.some(({ opening }) => Object.values(opening).some((number) => number > 0))
    const people = view.participants.map(({ player, faction, opening, startingTech, rival }) => ({
      player: player.name,
      faction: faction.name,
      opening,
      ownNumbers:
        (paper || faction.sample !== null) && !isSameTech(startingTech, numbersOf(faction) ?? startingTech),
      rival: rival === null ? null : (campaign.contender(rival)?.faction.name ?? null),
    }))
    // Without its name for the moment until it is known.
    const known = view.deck === null || decks.known.value
    const cards = known ? { name: decks.nameOf(view.deck ?? ''), own: view.deck !== null } : undefined
    return tell(view.rules, people, cards)
  })
  const lead = computed(() => {
    const view = campaign.view
    if (!view) return ''
    const begins =
      view.startsOn === null
        ? ''
        : t('setup.told.since', { day: d(new Date(`${view.startsOn}T12:00`), 'day') })
    return [t('sevenSeconds.name'), isolate(view.place), begins].filter(Boolean).join(' · ')
  })
  const title = computed(() => t('setup.told.titleOf', { campaign: isolate(campaign.view?.name ?? '') }))
  return { title, lead, sections }
}
