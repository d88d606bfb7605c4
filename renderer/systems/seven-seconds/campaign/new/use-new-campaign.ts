import type { Input } from '../../../../../shared/contract/index.ts'
import { NO_OPENING, rulesFor } from '../../../../../shared/systems/seven-seconds/campaign/rules.ts'
import { SAMPLE_FACTION_IDS } from '../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { areRuleNames } from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { useDraft } from '../../../../ui/fields/draft.ts'
import { useFactionChoices } from './choices.ts'
import { LENGTHS, MOST_PLAYERS, newDraft } from './draft.ts'
import { aboutOf, openingOf, rivalPlace, rulesOf, techOf } from './reading.ts'
import { useSetup, type Setup } from './use-setup.ts'

export interface NewCampaign extends Setup {
  /** What starts it. Ask when nothing is missing. */
  readonly input: () => Input<'campaigns.start'>
}

/** A new campaign, kept while it is typed. It begins with the sample factions against each other. */
export function useNewCampaign(): NewCampaign {
  const draft = useDraft(
    'new-campaign',
    () => newDraft(SAMPLE_FACTION_IDS.slice(0, 2)),
    ({ participants, house, length }) =>
      participants.length >= 2 &&
      participants.length <= MOST_PLAYERS &&
      LENGTHS.includes(length) &&
      areRuleNames(house),
  )
  const setup = useSetup(draft, useFactionChoices())

  function input(): Input<'campaigns.start'> {
    const now = draft.value.value
    return {
      ...aboutOf(now),
      rules: rulesOf(now) ?? rulesFor('medium'),
      participants: now.participants.map((person, place) => {
        const own = setup.choices.value.find(({ id }) => id === person.faction)?.tech
        return {
          player: person.player,
          faction: person.faction,
          opening: openingOf(person, now.before) ?? NO_OPENING,
          tech: now.before === 'paper' && own ? techOf(person, now.before, own) : null,
          rival: rivalPlace(now, place),
        }
      }),
    }
  }
  return { ...setup, input }
}
