import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { adventureCalls, Logged } from '../../shared/contract/adventures.ts'
import { readNamed } from '../../shared/document.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { added } from '../../shared/systems/account.ts'
import { campaigns, documents } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { findDocument, kindOf, systemOfCampaign, toldOf } from '../documents/stored.ts'
import { plainSides } from '../fights/set-up.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { findKeeps } from '../games.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { openAccounts } from './accounts.ts'

/** Campaigns that are a log of battles. */
export function adventureHandlers(store: Store): HandlersOf<typeof adventureCalls> {
  const { tables, undo } = store
  const stored = openStoredFights(tables)
  const summaryOf = openSummaries(tables, plainSides)
  const accounts = openAccounts(store)
  const now = (): string => new Date().toISOString()

  /** Battles in their order, and what became of everybody in those that are over. */
  function logOf(fights: readonly StoredFight[]): Logged[] {
    const all = fights.map((fight) => ({ fight, summary: summaryOf(fight) }))
    const over = accounts.of(all.flatMap(({ fight, summary }) => (summary.ending ? [fight] : [])))
    return all.map(({ fight, summary }) => ({
      fight: summary,
      account:
        over.get(fight.id)?.sides.map(({ people, ...side }) => ({
          ...side,
          document: fight.sides.find((one) => one.side === side.side)?.documentId ?? null,
          people: people.map(({ home: _home, ...person }) => person),
        })) ?? null,
    }))
  }

  /** A new document of a campaign, or of what it is a copy. */
  function keep(
    row: Pick<
      typeof documents.$inferInsert,
      'system' | 'kind' | 'version' | 'name' | 'document' | 'campaignId'
    > &
      Partial<typeof documents.$inferInsert>,
  ): string {
    const id = uuid()
    tables
      .insert(documents)
      .values({ ...row, id, createdAt: now(), changedAt: now() })
      .run()
    return id
  }

  /** The house rules that a campaign begins with. */
  function rulesFor(
    system: string,
    chosen: string | null,
  ): { readonly document: object; readonly kind: string } | Refusal | null {
    const rules = findKeeps(system)?.rules
    if (!rules) return null
    if (chosen === null) return { kind: rules.kind, document: rules.usual }
    const row = findDocument(tables, chosen)
    const told = row && toldOf(row)
    if (!told || told.system !== system || told.kind !== rules.kind) return gone('document')
    return told.document ? { kind: rules.kind, document: told.document } : gone('document')
  }

  return {
    'adventures.begin': ({ system, name, startsOn, place, rules }) => {
      if (!findKeeps(system)) {
        const message = 'Campaigns of this game are begun in its own way: choose it on the first screen.'
        return { problem: problem('campaign/own-beginning', message, ['system']) }
      }
      const chosen = rulesFor(system, rules)
      if (chosen && isRefusal(chosen)) return chosen
      const id = uuid()
      tables
        .insert(campaigns)
        .values({
          id,
          system,
          name,
          sample: false,
          rulesVersion: 1,
          rulesDocument: {},
          startsOn,
          place,
          createdAt: now(),
        })
        .run()
      undo.belongsTo({ id, name })
      if (!chosen) return { id }
      const kind = kindOf(system, chosen.kind)
      if (isRefusal(kind)) return kind
      const document = chosen.document
      keep({
        system,
        campaignId: id,
        kind: kind.kind,
        version: kind.version,
        name: kind.nameOf(document),
        document,
      })
      return { id }
    },

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

    'adventures.goOn': ({ fight: of, side: named }) => {
      const fight = stored.find(of)
      const side = fight?.sides.find((one) => one.side === named)
      const campaign = fight?.campaignId ? systemOfCampaign(tables, fight.campaignId) : null
      if (!fight || !side || !campaign) return gone('fight')
      const account = summaryOf(fight).ending ? accounts.of([fight]).get(of) : null
      const people = account?.sides.find((one) => one.side === named)?.people
      const row = side.documentId === null ? null : findDocument(tables, side.documentId)
      if (!people || !row) return nothingToGoOnWith()
      const kind = kindOf(row.system, row.kind)
      if (isRefusal(kind)) return kind
      const told = toldOf(row)
      if (told.document === null || !kind.next) return nothingToGoOnWith()
      const read = readNamed(kind, kind.next(told.document, people))
      if (isRefusal(read)) return read
      const written = { version: kind.version, name: kind.nameOf(read.document), document: read.document }
      undo.belongsTo(campaign)
      if (row.campaignId === campaign.id) {
        tables
          .update(documents)
          .set({ ...written, changedAt: now() })
          .where(eq(documents.id, row.id))
          .run()
        return { id: row.id }
      }
      const { system, lookDocument, picture, playerId } = row
      return {
        id: keep({
          ...written,
          system,
          kind: kind.kind,
          campaignId: campaign.id,
          lookDocument,
          picture,
          playerId,
        }),
      }
    },
  }
}

function nothingToGoOnWith(): Refusal {
  const message =
    'Nobody can go on from this battle: it is not over yet, or what they set out as is no longer kept.'
  return { problem: problem('fight/no-sequel', message, ['fight']) }
}
