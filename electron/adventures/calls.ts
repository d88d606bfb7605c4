import { eq, inArray } from 'drizzle-orm'
import type { adventureCalls, Logged } from '../../shared/contract/adventures.ts'
import { readNamed } from '../../shared/document.ts'
import { isRefusal } from '../../shared/problem.ts'
import { added } from '../../shared/systems/account.ts'
import { campaigns, documents } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { kindOf, systemOfCampaign } from '../documents/stored.ts'
import { openPlainSides } from '../fights/set-up.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { openSetOuts } from '../fights/set-out.ts'
import { findKeeps } from '../plays.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { openAccounts } from './accounts.ts'
import { ownersOf } from './owners.ts'
import { openWriting } from './writing.ts'

/** Campaigns that are a log of battles. */
export function adventureHandlers(store: Store): HandlersOf<typeof adventureCalls> {
  const { tables, undo } = store
  const writing = openWriting(store)
  const stored = openStoredFights(tables)
  const summaryOf = openSummaries(tables, openPlainSides(tables))
  const accounts = openAccounts(store)
  const setOuts = openSetOuts(tables)

  const namesOf = (ids: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      tables
        .select({ id: documents.id, name: documents.name })
        .from(documents)
        .where(inArray(documents.id, [...new Set(ids)]))
        .all()
        .map(({ id, name }) => [id, name]),
    )

  /** Battles in their order, and what became of everybody in those that are over. */
  function logOf(fights: readonly StoredFight[]): Logged[] {
    const all = fights.map((fight) => ({ fight, summary: summaryOf(fight) }))
    const called = namesOf(fights.flatMap(({ sides }) => sides.flatMap(({ documentId }) => documentId ?? [])))
    const over = accounts.of(all.flatMap(({ fight, summary }) => (summary.ending ? [fight] : [])))
    const ownerOf = ownersOf(tables, fights)
    const alike = new Map<string, readonly string[]>()
    const placeOf = ({ id, campaignId, system }: StoredFight): number => {
      const key = campaignId ?? ''
      const ids =
        alike.get(key) ??
        (campaignId === null
          ? stored.ofGame(system).filter((one) => one.campaignId === null)
          : stored.ofCampaign(campaignId)
        ).map((one) => one.id)
      alike.set(key, ids)
      return ids.indexOf(id) + 1
    }
    const setOutAs = (fight: StoredFight, named: string) => {
      const document = fight.sides.find(({ side }) => side === named)?.documentId ?? null
      const known = document === null ? setOuts.shownOf(fight, named)?.name : called.get(document)
      const own = fight.sides.find(({ side }) => side === named)
      return { document, called: known ?? null, player: (own && ownerOf(own)) ?? null }
    }
    return all.map(({ fight, summary }) => ({
      fight: summary,
      place: placeOf(fight),
      planned: setOuts.plannedOf(fight),
      account:
        over.get(fight.id)?.sides.map(({ people, ...side }) => ({
          ...side,
          ...setOutAs(fight, side.side),
          goesOn: writing.mayGoOn(fight, side.side, people),
          people: people.map(({ home: _home, ...person }) => person),
        })) ?? null,
    }))
  }

  return {
    'adventures.begin': (given) => writing.begin({ ...given, sample: false }),

    'adventures.look': ({ id }) => {
      const there = systemOfCampaign(tables, id)
      const row = there && tables.select().from(campaigns).where(eq(campaigns.id, id)).get()
      if (!row || !findKeeps(row.system)) return gone('campaign')
      const { system, name, startsOn, place, finishedOn, epilogue, createdAt } = row
      const log = logOf(stored.ofCampaign(id))
      return { id, system, name, startsOn, place, finishedOn, epilogue, createdAt, log }
    },

    'adventures.ofGame': ({ system }) => {
      const log = logOf(stored.ofGame(system))
      const { id, name } = campaigns
      const named = tables.select({ id, name }).from(campaigns).where(eq(campaigns.system, system)).all()
      return { log, campaigns: Object.fromEntries(named.map((one) => [one.id, one.name])) }
    },

    'adventures.battle': ({ fight: of }) => {
      const fight = stored.find(of)
      const [logged] = fight ? logOf([fight]) : []
      return logged ?? gone('fight')
    },

    'adventures.setOut': ({ fight: of, side }) => {
      const fight = stored.find(of)
      if (!fight || !summaryOf(fight).ending) return gone('fight')
      return setOuts.all(fight).flatMap(({ kind: named, document, ...one }) => {
        const kind = kindOf(fight.system, named)
        const read = isRefusal(kind) ? kind : readNamed(kind, document)
        return one.side === side && !isRefusal(kind) && !isRefusal(read)
          ? [{ kind: named, name: kind.nameOf(read.document), document: read.document }]
          : []
      })
    },

    'adventures.figures': ({ system, campaign }) => {
      const of = campaign === null ? stored.ofGame(system) : stored.ofCampaign(campaign)
      const over = accounts.of(of.filter((fight) => summaryOf(fight).ending))
      return { battles: over.size, figures: added([...over.values()].flatMap(({ figures }) => figures)) }
    },

    'adventures.change': ({ id, change }) => {
      const there = systemOfCampaign(tables, id)
      if (!there) return gone('campaign')
      if (Object.keys(change).length > 0)
        tables.update(campaigns).set(change).where(eq(campaigns.id, id)).run()
      undo.belongsTo(there)
      return {}
    },

    'adventures.goOn': ({ fight, side }) => writing.goOn(fight, side),
  }
}
