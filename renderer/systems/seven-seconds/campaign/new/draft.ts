import type { CampaignRules } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { rulesFor } from '../../../../../shared/systems/seven-seconds/campaign/rules.ts'
import {
  DEFAULT_NAMES,
  ruleNames,
  type HouseRuleNames,
} from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import type { Stat } from '../../../../../shared/systems/seven-seconds/words.ts'
import { numberText } from '../../../../ui/fields/whole-number.ts'

export type Length = CampaignRules['length']
export const LENGTHS: readonly Length[] = ['short', 'medium', 'long', 'own']

/** The 18 numbers as they stand on paper; empty where they are the faction's own. */
export type TechDraft = Record<1 | 2 | 3, Record<Stat, string>>

/** What a faction may bring from paper. */
export const BALANCES = ['campaignPoints', 'streak', 'techPoints'] as const
export type Balance = (typeof BALANCES)[number]

/** What each of these numbers may be, as the contract has it. */
export const BOUNDS = {
  campaignPoints: { least: 0, most: 999 },
  streak: { least: 0, most: 99 },
  techPoints: { least: 0, most: 999 },
  stat: { least: 1, most: 5 },
} as const

export interface PersonDraft {
  /** The participant that it is; empty for somebody new. */
  id: string
  player: string
  /** A sample faction's name, or the id of one of the group's own. */
  faction: string
  /** The faction of the chosen rival; empty while nobody is chosen. */
  rival: string
  balances: Record<Balance, string>
  tech: TechDraft
}

/** A campaign as it is typed, by who starts it or changes it later. Numbers are text, also what is none. */
export interface CampaignDraft {
  name: string
  startsOn: string
  place: string
  /** A picture of the map. */
  map: string | null
  /** The deck that its battles are begun with; empty for the one that comes with the game. */
  deck: string
  length: Length
  /** For a length of the group's own. */
  pointsToWin: string
  streakToWin: string
  house: HouseRuleNames
  /** Whether it begins here or has been kept on paper until now. */
  before: 'nothing' | 'paper'
  participants: PersonDraft[]
}

export const MOST_PLAYERS = 12

export function newPerson(faction: string, player = ''): PersonDraft {
  const line = (): Record<Stat, string> => ({
    sensors: '',
    stealth: '',
    armour: '',
    countermeasures: '',
    nuclear: '',
    robotics: '',
  })
  return {
    id: '',
    player,
    faction,
    rival: '',
    balances: { campaignPoints: '', streak: '', techPoints: '' },
    tech: { 1: line(), 2: line(), 3: line() },
  }
}

/** A campaign of middle length by the rules that Muster has unasked. */
export function newDraft(factions: readonly string[]): CampaignDraft {
  return {
    name: '',
    startsOn: '',
    place: '',
    map: null,
    deck: '',
    ...goalDraft(rulesFor('medium')),
    house: { ...DEFAULT_NAMES },
    before: 'nothing',
    participants: factions.map((faction) => newPerson(faction)),
  }
}

/** The rules of a campaign as a form has them. */
export function rulesDraft(
  rules: CampaignRules,
): Pick<CampaignDraft, 'length' | 'pointsToWin' | 'streakToWin' | 'house'> {
  return { ...goalDraft(rules), house: ruleNames(rules) }
}

function goalDraft({
  length,
  pointsToWin,
  streakToWin,
}: CampaignRules): Pick<CampaignDraft, 'length' | 'pointsToWin' | 'streakToWin'> {
  return { length, pointsToWin: numberText(pointsToWin), streakToWin: numberText(streakToWin) }
}
