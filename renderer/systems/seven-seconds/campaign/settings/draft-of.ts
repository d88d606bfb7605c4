import type {
  CampaignView,
  Participant,
} from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { numberText } from '../../../../ui/fields/whole-number.ts'
import type { FactionChoice } from '../new/choices.ts'
import { newPerson, rulesDraft, type CampaignDraft, type PersonDraft } from '../new/draft.ts'

/** How a faction that takes part already is named among those that can be chosen. */
const choiceId = ({ faction }: Participant): string => faction.sample ?? faction.id

/** A faction that takes part already, with the numbers that it began with. */
export function asChoice(participant: Participant): FactionChoice {
  const { faction, startingTech } = participant
  const { name, shortName, sample, look } = faction
  return { id: choiceId(participant), name, shortName, tech: startingTech, sample, look, blocked: null }
}

/** A campaign's set-up as its form begins. */
export function draftOf(view: CampaignView | null): CampaignDraft {
  if (!view) throw new Error('The set-up is that of an open campaign.')
  const { name, startsOn, place, map, deck, rules, participants } = view
  const people = participants.map((one): PersonDraft => {
    const { id, player, opening, rival } = one
    const other = participants.find((another) => another.id === rival)
    const brought = (number: number): string => (number === 0 ? '' : numberText(number))
    return {
      ...newPerson(choiceId(one), player.name),
      id,
      rival: other ? choiceId(other) : '',
      balances: {
        campaignPoints: brought(opening.campaignPoints),
        streak: brought(opening.streak),
        techPoints: brought(opening.techPoints),
      },
    }
  })
  const paper = people.some(({ balances }) => Object.values(balances).some(Boolean))
  return {
    name,
    startsOn: startsOn ?? '',
    place,
    map,
    deck: deck ?? '',
    ...rulesDraft(rules),
    before: paper ? 'paper' : 'nothing',
    participants: people,
  }
}
