import { v7 as uuid } from 'uuid'
import type { Fate } from '../../../../shared/contract/choices.ts'
import type { Kills } from '../../../../shared/systems/seven-seconds/people/words.ts'
import { decorations, service } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** What a trooper did and suffered in a battle, and what they were decorated for there. */
interface Service {
  readonly trooper: string
  readonly battle: string
  readonly participant: string
  readonly fate: Fate
  readonly wounds: number
  readonly round: number | null
  readonly cause: string
  readonly kills: Kills
  readonly decorations: readonly { readonly name: string; readonly reason: string }[]
}

/** Writes down what one trooper did in a battle, and what they were decorated for. */
export function insertService(
  tables: Tables,
  { battle: battleId, participant: participantId, trooper: trooperId, ...deeds }: Service,
): void {
  const { fate, wounds, cause, kills, decorations: honours } = deeds
  // Only the fallen have a round in which they fell.
  const round = fate === 'killed' ? deeds.round : null
  tables
    .insert(service)
    .values({
      id: uuid(),
      trooperId,
      battleId,
      participantId,
      fate,
      wounds,
      round,
      cause,
      killsDocument: kills,
    })
    .run()
  for (const { name, reason } of honours) {
    const createdAt = new Date().toISOString()
    tables.insert(decorations).values({ id: uuid(), trooperId, battleId, name, reason, createdAt }).run()
  }
}
