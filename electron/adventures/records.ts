import { and, desc, eq } from 'drizzle-orm'
import type { Tally } from '../../shared/contract/records.ts'
import type { AccountOfSide } from '../../shared/systems/account.ts'
import { isThere } from '../campaigns/there.ts'
import { campaigns, documents, fights, fightSides } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { plainSides } from '../fights/set-up.ts'
import { openStoredFights } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { playNamed } from '../plays.ts'
import type { RecordOf } from '../records/calls.ts'
import { openAccounts } from './accounts.ts'

/** What a player has done in a game whose campaigns are a log: with all that they lead there, campaign by campaign. */
export function adventureRecord(store: Store, system: string): RecordOf {
  const stored = openStoredFights(store.tables)
  const summaryOf = openSummaries(store.tables, plainSides)
  const accounts = openAccounts(store)
  const kill = playNamed(system).account?.kill ?? null

  return (tables, player) => {
    const led = tables
      .select({
        fight: fights.id,
        side: fightSides.side,
        as: documents.name,
        campaign: { id: campaigns.id, name: campaigns.name },
      })
      .from(fightSides)
      .innerJoin(documents, eq(documents.id, fightSides.documentId))
      .innerJoin(fights, eq(fights.id, fightSides.fightId))
      .innerJoin(campaigns, eq(campaigns.id, fights.campaignId))
      .where(and(eq(documents.playerId, player), eq(campaigns.system, system), isThere))
      // Ids are UUIDv7: the newest campaign first.
      .orderBy(desc(campaigns.id))
      .all()
    const over = accounts.of(
      led.flatMap(({ fight: id }) => {
        const fight = stored.find(id)
        return fight && summaryOf(fight).ending ? [fight] : []
      }),
    )
    const all = new Map<string, { id: string; name: string; as: string; sides: AccountOfSide[] }>()
    for (const { fight, side, as, campaign } of led) {
      const done = over.get(fight)?.sides.find((one) => one.side === side)
      if (!done) continue
      const before = all.get(campaign.id)
      all.set(campaign.id, { ...campaign, as, sides: [...(before?.sides ?? []), done] })
    }
    return {
      system,
      campaigns: [...all.values()].map(({ sides, ...campaign }) => ({
        ...campaign,
        tally: tallyOf(sides, kill),
      })),
      decorations: [],
    }
  }
}

function tallyOf(sides: readonly AccountOfSide[], kill: string | null): Tally {
  const people = sides.flatMap((one) => one.people)
  const ended = (result: AccountOfSide['result']): number =>
    sides.filter((one) => one.result === result).length
  return {
    battles: sides.length,
    won: ended('won'),
    drawn: ended('open'),
    lost: ended('lost'),
    kills: people.reduce((sum, { deeds }) => sum + (kill === null ? 0 : (deeds[kill] ?? 0)), 0),
    fallen: people.filter(({ isLost }) => isLost).length,
  }
}
