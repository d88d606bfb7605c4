import { eq } from 'drizzle-orm'
import type { Participant } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import { checkParticipants } from '../../../../shared/systems/seven-seconds/campaign/opening.ts'
import { rulesKind } from '../../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { campaigns, fightSides, participants } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { chooseFaction, type Chosen } from '../factions/choose.ts'
import { checkDeckNamed } from '../decks/named.ts'
import { gone } from '../../../handlers.ts'
import { playerNamed } from '../../../people/players.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { loadCampaign, type StoredCampaign } from './facts.ts'
import {
  insertParticipant,
  openingColumns,
  setRivals,
  takenTwice,
  techColumns,
  type NewParticipant,
} from './participants.ts'

type Change = Checked<'campaigns.change'>
type Kept = Exclude<Change['participants'][number], NewParticipant>

/** Somebody of the campaign as it is to be, who takes part already or is new. */
type Member =
  | { readonly kind: 'kept'; readonly person: Kept; readonly known: Participant }
  | { readonly kind: 'new'; readonly person: NewParticipant; readonly faction: Chosen }

/**
 * Changes what a campaign was set up with. Everything that follows from its battles is worked out anew by the new
 * rules; battles that the program runs keep those that they were begun with.
 */
export function changeCampaign(
  { tables, undo }: Store,
  change: Change,
): Output<'campaigns.change'> | Refusal {
  const campaign = loadCampaign(tables, change.id)
  if (!campaign) return gone('campaign')
  const { id, name, startsOn, place, map, deck, rules } = change
  const [unfit] = checkParticipants(rules, change.participants)
  if (unfit) return { problem: unfit }
  const unkept = checkNamed(tables, map)
  if (unkept) return unkept
  const unchosen = checkDeckNamed(tables, deck)
  if (unchosen) return unchosen
  const members = membersOf(tables, campaign, change)
  if (isRefusal(members)) return members
  const leaving = campaign.participants.filter((one) => !members.some((member) => isKept(member, one.id)))
  const fought = leaving.find((one) => hasFought(tables, campaign, one.id))
  if (fought) return inBattles(fought.faction.name)

  undo.belongsTo({ id, name })
  const about = { name, startsOn, place, map, deckId: deck }
  const rulesColumns = { rulesVersion: rulesKind.version, rulesDocument: rules }
  tables
    .update(campaigns)
    .set({ ...about, ...rulesColumns })
    .where(eq(campaigns.id, id))
    .run()
  let next = nextPlace(tables, id)
  const ids = members.map((member) => {
    if (member.kind === 'kept') return keep(tables, member.person)
    const { person, faction } = member
    return insertParticipant(tables, { campaign: id, place: next++, person, faction })
  })
  setRivals(tables, ids, change.participants)
  for (const one of leaving) tables.delete(participants).where(eq(participants.id, one.id)).run()
  return {}
}

function membersOf(tables: Tables, campaign: StoredCampaign, change: Change): Member[] | Refusal {
  const members: Member[] = []
  const factions = new Set<string>()
  for (const [place, person] of change.participants.entries()) {
    const member = memberOf(tables, campaign, person, place)
    if (isRefusal(member)) return member
    const { id, name } = member.kind === 'kept' ? member.known.faction : member.faction
    if (factions.has(id)) return takenTwice(name, place)
    factions.add(id)
    members.push(member)
  }
  return members
}

function memberOf(
  tables: Tables,
  campaign: StoredCampaign,
  person: Kept | NewParticipant,
  place: number,
): Member | Refusal {
  if ('id' in person) {
    const known = campaign.participants.find(({ id }) => id === person.id)
    return known ? { kind: 'kept', person, known } : gone('participant')
  }
  const faction = chooseFaction(tables, person.faction, place)
  return isRefusal(faction) ? faction : { kind: 'new', person, faction }
}

function isKept(member: Member, id: string): boolean {
  return member.kind === 'kept' && member.known.id === id
}

/** In a battle of the campaign, or in one that the program runs and that is not entered yet. */
function hasFought(tables: Tables, campaign: StoredCampaign, id: string): boolean {
  if (campaign.battles.some(({ sides }) => sides.some(({ participant }) => participant === id))) return true
  const fight = tables
    .select({ id: fightSides.id })
    .from(fightSides)
    .where(eq(fightSides.participantId, id))
    .get()
  return fight !== undefined
}

function inBattles(faction: string): Refusal {
  const message = `${faction} has fought in this campaign, so it stays: delete its battles first.`
  return { problem: problem('campaign/participant-fought', message, ['participants'], { faction }) }
}

/** After all who take part now, also those who are about to leave: no two may ever stand on one place. */
function nextPlace(tables: Tables, campaign: string): number {
  const taken = tables
    .select({ place: participants.place })
    .from(participants)
    .where(eq(participants.campaignId, campaign))
    .all()
  return Math.max(-1, ...taken.map(({ place }) => place)) + 1
}

function keep(tables: Tables, { id, player, opening, tech }: Kept): string {
  tables
    .update(participants)
    .set({ playerId: playerNamed(tables, player), ...techColumns(tech), ...openingColumns(opening) })
    .where(eq(participants.id, id))
    .run()
  return id
}
