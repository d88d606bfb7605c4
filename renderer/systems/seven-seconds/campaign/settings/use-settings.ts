import { computed, watch, type ComputedRef } from 'vue'
import type { Input } from '../../../../../shared/contract/index.ts'
import type { CampaignFacts } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { areRuleNames } from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { useDraft } from '../../../../ui/fields/draft.ts'
import { useFactionChoices } from '../new/choices.ts'
import { LENGTHS, MOST_PLAYERS } from '../new/draft.ts'
import { aboutOf, openingOf, rivalPlace, rulesOf, techOf } from '../new/reading.ts'
import { goalProblems, peopleProblems } from '../new/problems.ts'
import { useSetup, type Setup } from '../new/use-setup.ts'
import { useCampaign, type Contender } from '../store.ts'
import { asChoice, draftOf } from './draft-of.ts'

export interface CampaignSettings extends Setup {
  /** What saves it; null while something is missing or wrong. */
  readonly input: ComputedRef<Input<'campaigns.change'> | null>
  /** The campaign as it would be, by the rules and openings as they are typed. */
  readonly after: ComputedRef<CampaignFacts | null>
  /** Those who take part already and are left out. */
  readonly leaving: ComputedRef<readonly Contender[]>
}

/** The set-up of the open campaign, kept while it is changed. */
export function useSettings(): CampaignSettings {
  const campaign = useCampaign()
  const known = useFactionChoices()
  const draft = useDraft(
    `campaign-${campaign.view?.id ?? ''}`,
    () => draftOf(campaign.view),
    ({ participants, house, length }) =>
      participants.length >= 2 &&
      participants.length <= MOST_PLAYERS &&
      participants.every(({ id }) => id === '' || campaign.contender(id) !== undefined) &&
      LENGTHS.includes(length) &&
      areRuleNames(house),
  )
  // Undone, or changed in another window: what nobody is typing over is shown.
  watch(
    () => campaign.view,
    () => {
      if (!draft.touched.value) draft.clear()
    },
  )
  const choices = computed(() => {
    const taking = campaign.contenders.map(asChoice)
    if (known.value === null) return null
    return [...taking, ...known.value.filter(({ id }) => !taking.some((one) => one.id === id))]
  })
  const setup = useSetup(draft, choices)

  /** Everybody as they would take part; null while something of it is missing or wrong. */
  const people = computed(() => {
    const now = draft.value.value
    const told = now.participants.flatMap((person, place) => {
      const own = setup.choices.value.find(({ id }) => id === person.faction)?.tech
      const opening = openingOf(person, now.before)
      const tech = own ? techOf(person, now.before, own) : null
      return opening && tech ? [{ ...person, opening, tech, rival: rivalPlace(now, place) }] : []
    })
    const found = [...goalProblems(setup.problems.value), ...peopleProblems(setup.problems.value)]
    return told.length === now.participants.length && found.length === 0 ? told : null
  })

  const input = computed((): Input<'campaigns.change'> | null => {
    const view = campaign.view
    const rules = rulesOf(draft.value.value)
    if (!view || !rules || !people.value) return null
    const participants = people.value.map(({ id, player, faction, opening, tech, rival }) =>
      id === '' ? { faction, player, opening, tech, rival } : { id, player, opening, tech, rival },
    )
    return { id: view.id, ...aboutOf(draft.value.value), rules, participants }
  })

  const after = computed((): CampaignFacts | null => {
    const rules = rulesOf(draft.value.value)
    if (!campaign.facts || !rules || !people.value) return null
    // Somebody new has no id yet.
    const ids = people.value.map(({ id }, place) => id || `new-${place}`)
    const participants = people.value.map(({ opening, tech, rival }, place) => ({
      id: ids[place] ?? '',
      opening,
      startingTech: tech,
      rival: rival === null ? null : (ids[rival] ?? null),
    }))
    const { battles, purchases } = campaign.facts
    const stays = purchases.filter(({ participant }) => ids.includes(participant))
    return { rules, participants, battles, purchases: stays }
  })

  return {
    ...setup,
    input,
    after,
    leaving: computed(() => {
      const staying = draft.value.value.participants.map(({ id }) => id)
      return campaign.contenders.filter(({ id }) => !staying.includes(id))
    }),
  }
}
