import { and, desc, eq } from 'drizzle-orm'
import type { Tally } from '../../shared/contract/records.ts'
import { lossesOf, type AccountOfSide } from '../../shared/systems/account.ts'
import { isThere } from '../campaigns/there.ts'
import { campaigns } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { findDocument } from '../documents/stored.ts'
import { openPlainSides } from '../fights/set-up.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { openSetOuts } from '../fights/set-out.ts'
import { playNamed } from '../plays.ts'
import type { RecordOf } from '../records/calls.ts'
import { openAccounts } from './accounts.ts'
import { ownersOf } from './owners.ts'

/** What a player has done in a game whose campaigns are a log, campaign by campaign: as their standings count it. */
export function adventureRecord(store: Store, system: string): RecordOf {
  const stored = openStoredFights(store.tables)
  const summaryOf = openSummaries(store.tables, openPlainSides(store.tables))
  const accounts = openAccounts(store)
  const setOuts = openSetOuts(store.tables)

  /** What a side set out as, also where nobody keeps it; else the name that was typed. */
  const calledOf = (tables: Tables, fight: StoredFight, side: StoredFight['sides'][number]): string => {
    const kept = side.documentId === null ? undefined : findDocument(tables, side.documentId)
    return kept?.name ?? setOuts.shownOf(fight, side.side)?.name ?? side.name
  }

  return (tables, player) => {
    const { id, name } = campaigns
    const there = tables
      .select({ id, name })
      .from(campaigns)
      .where(and(eq(campaigns.system, system), isThere))
      // Ids are UUIDv7: the newest campaign first.
      .orderBy(desc(id))
      .all()
    const fights = stored.ofGame(system).filter(({ campaignId }) => campaignId !== null)
    const ownerOf = ownersOf(tables, fights)
    const fought = fights.filter(
      (fight) => fight.sides.some((side) => ownerOf(side)?.id === player) && summaryOf(fight).ending,
    )
    const over = accounts.of(fought)
    return {
      system,
      campaigns: there.flatMap((campaign) => {
        const own = fought
          .filter(({ campaignId }) => campaignId === campaign.id)
          .flatMap((fight) =>
            fight.sides
              .filter((side) => ownerOf(side)?.id === player)
              .flatMap((side) => {
                const done = over.get(fight.id)?.sides.find((one) => one.side === side.side)
                return done ? [{ done, as: calledOf(tables, fight, side) }] : []
              }),
          )
        if (own.length === 0) return []
        const tally = tallyOf(
          own.map(({ done }) => done),
          playNamed(system).account?.kill ?? null,
        )
        return [{ ...campaign, as: own.at(-1)?.as ?? '', tally }]
      }),
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
    drawn: ended('drawn'),
    lost: ended('lost'),
    kills: people.reduce(
      (sum, { deeds, serves }) => sum + (kill === null || serves ? 0 : (deeds[kill] ?? 0)),
      0,
    ),
    fallen: lossesOf(people).lost,
  }
}
