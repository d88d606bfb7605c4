import type { FoundGroup } from '../../shared/contract/search.ts'
import type { Fated } from '../../shared/systems/account.ts'
import { isThere } from '../campaigns/there.ts'
import { campaigns } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { openPlainSides } from '../fights/set-up.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { LOGGED } from '../games.ts'
import type { SearchGame } from '../search/calls.ts'
import type { Candidate } from '../search/sift.ts'
import { openAccounts } from './accounts.ts'

/** Finds who fought in battles that are over, as they were last seen, also those who have fallen; the newest first. */
export function searchPeople(store: Store): SearchGame {
  const stored = openStoredFights(store.tables)
  const summaryOf = openSummaries(store.tables, openPlainSides(store.tables))
  const accounts = openAccounts(store)

  return (tables, sift): readonly FoundGroup[] => {
    const { id, name } = campaigns
    const rows = tables.select({ id, name }).from(campaigns).where(isThere).all()
    const named = new Map(rows.map((one) => [one.id, one]))
    return LOGGED.flatMap((system) => {
      const over = stored.ofGame(system).filter((fight) => summaryOf(fight).ending)
      const told = accounts.of(over)
      const people = new Map<string, Candidate>()
      for (const fight of over)
        for (const { side, people: of } of told.get(fight.id)?.sides ?? [])
          for (const person of of) {
            const player = fight.sides.find((one) => one.side === side)?.name ?? side
            // Who has no name is called as many others are.
            if (person.name === '') continue
            const one = seenIn(fight, player, person, named)
            people.delete(one.id)
            people.set(one.id, one)
          }
      return sift('person', system, [...people.values()].toReversed())
    })
  }
}

/** The same member of the same side of a campaign is one person, and so is whoever has a document of their own. */
function seenIn(
  { id: fight, system, createdAt: on, campaignId }: StoredFight,
  player: string,
  { id, name, type, fate, lostTo, own }: Fated,
  campaignsThere: ReadonlyMap<string, { readonly id: string; readonly name: string }>,
): Candidate {
  return {
    id: [campaignId ?? fight, ...(own ? [type] : [player, id]), name].join(' '),
    system,
    name,
    about: player,
    on,
    campaign: (campaignId === null ? undefined : campaignsThere.get(campaignId)) ?? null,
    at: { fight, type, fate, ...(lostTo && { with: lostTo.with, by: lostTo.by }) },
  }
}
