import type { Input } from '../../shared/contract/index.ts'
import { NO_OPENING, rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'

type NewCampaign = Input<'campaigns.start'>
type NewParticipant = NewCampaign['participants'][number]

/** A participant who brings nothing from paper; a test names only what matters to it. */
export function newParticipant(
  player: string,
  faction: NewParticipant['faction'],
  rest: Partial<NewParticipant> = {},
): NewParticipant {
  return { player, faction, opening: NO_OPENING, tech: null, rival: null, ...rest }
}

/** A medium campaign by the rules that Muster has unasked. */
export function newCampaign(
  participants: NewParticipant[],
  rest: Partial<Omit<NewCampaign, 'participants'>> = {},
): NewCampaign {
  return {
    name: 'Test campaign',
    startsOn: null,
    place: '',
    map: null,
    rules: rulesFor('medium'),
    participants,
    ...rest,
  }
}

/** A campaign that is a log, of a game that has such, by its own rules. */
export const newAdventure = (system: string, name: string): Input<'adventures.begin'> => ({
  ...{ system, name, startsOn: null, place: '', rules: null },
})
