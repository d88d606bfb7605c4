import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import { isRefusal, type Refusal } from '../../../../shared/problem.ts'
import { checkParticipants } from '../../../../shared/systems/seven-seconds/campaign/opening.ts'
import { rulesKind } from '../../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { campaigns } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { checkDeckNamed } from '../decks/named.ts'
import { checkNamed } from '../../../pictures/stored.ts'
import { chooseAll, insertParticipant, setRivals } from './participants.ts'

export type NewCampaign = Checked<'campaigns.start'> & { readonly sample: boolean }

/** Starts a campaign: players and sample factions that are not there yet are made on the way. */
export function startCampaign({ tables, undo }: Store, campaign: NewCampaign): { id: string } | Refusal {
  const { name, sample, startsOn, place: where, map, deck, rules, participants: people } = campaign
  const [unfit] = checkParticipants(rules, people)
  if (unfit) return { problem: unfit }
  const unkept = checkNamed(tables, map)
  if (unkept) return unkept
  const unchosen = checkDeckNamed(tables, deck)
  if (unchosen) return unchosen
  const chosen = chooseAll(tables, people)
  if (isRefusal(chosen)) return chosen
  const id = uuid()
  const createdAt = new Date().toISOString()
  tables
    .insert(campaigns)
    .values({
      id,
      system: sevenSeconds.id,
      name,
      sample,
      startsOn,
      place: where,
      map,
      deckId: deck,
      rulesVersion: rulesKind.version,
      rulesDocument: rules,
      createdAt,
    })
    .run()
  undo.belongsTo({ id, name })
  const ids = people.map((person, place) => {
    const faction = chosen[place]
    if (!faction) throw new Error('Every participant has a faction.')
    return insertParticipant(tables, { campaign: id, place, person, faction })
  })
  setRivals(tables, ids, people)
  return { id }
}
