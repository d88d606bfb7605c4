import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { SetOut } from '../../shared/battle/play.ts'
import type { Checked } from '../../shared/contract/index.ts'
import { readNamed } from '../../shared/document.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { Fated } from '../../shared/systems/account.ts'
import type { KeptKind } from '../../shared/systems/kept.ts'
import { campaigns, documents, fights, fightSides } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { findDocument, kindOf, systemOfCampaign, toldOf, type DocumentRow } from '../documents/stored.ts'
import { openPlainSides } from '../fights/set-up.ts'
import { openStoredFights, type StoredFight } from '../fights/stored.ts'
import { openSummaries } from '../fights/summary.ts'
import { openSetOuts } from '../fights/set-out.ts'
import { ownersOf } from './owners.ts'
import { findKeeps } from '../plays.ts'
import { gone } from '../handlers.ts'
import { openAccounts } from './accounts.ts'

type Row = typeof documents.$inferInsert

/** A document to be kept in a campaign, with its look and who leads it. */
export type NewDocument = Pick<Row, 'kind'> & { readonly document: object } & Partial<
    Pick<Row, 'lookDocument' | 'playerId'>
  >

/** What is written of campaigns that are a log of battles; what belongs to one step stands in its transaction. */
export interface Writing {
  /** Begins one, with a copy of its house rules. */
  begin(given: Checked<'adventures.begin'> & { readonly sample: boolean }): { id: string } | Refusal
  keepNew(system: string, campaign: string, document: NewDocument): { id: string } | Refusal
  /** A side of a battle that is over may go on from it. */
  mayGoOn(fight: StoredFight, side: string, people: readonly Fated[]): boolean
  /**
   * Writes what a side set out as, one document or one for each of its people, as the battle left it; gives the first.
   * Null: of all sides.
   */
  goOn(fight: string, side: string | null): { id: string; kind: string; several: boolean } | Refusal
}

/** What somebody goes on with, not written yet. */
interface Sequel {
  /** What they set out as; null where nobody keeps it. */
  readonly row: DocumentRow | null
  readonly kind: KeptKind
  readonly document: object
  /** Of what nobody keeps: all of the side set out as it. */
  readonly isWhole?: boolean
}

export function openWriting(store: Store): Writing {
  const { tables, undo } = store
  const stored = openStoredFights(tables)
  const summaryOf = openSummaries(tables, openPlainSides(tables))
  const accounts = openAccounts(store)
  const setOuts = openSetOuts(tables)
  const now = (): string => new Date().toISOString()

  /** A new document of a campaign, or of what it is a copy. */
  function keep(
    row: Pick<Row, 'system' | 'kind' | 'version' | 'name' | 'document' | 'campaignId'> & Partial<Row>,
  ): string {
    const id = uuid()
    tables
      .insert(documents)
      .values({ ...row, id, createdAt: now(), changedAt: now() })
      .run()
    return id
  }

  /** The same of a document as its kind writes it. */
  function keepNew(
    system: string,
    campaignId: string,
    { kind: named, document, ...others }: NewDocument,
  ): { id: string } | Refusal {
    const kind = kindOf(system, named)
    if (isRefusal(kind)) return kind
    const { version } = kind
    return {
      id: keep({
        system,
        campaignId,
        kind: named,
        version,
        name: kind.nameOf(document),
        document,
        ...others,
      }),
    }
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

  /** What a side goes on with, as it would be written; empty where nothing does: what follows it went on before. */
  function sequelsOf(fight: StoredFight, named: string, people: readonly Fated[]): readonly Sequel[] {
    const { id, campaignId, sides } = fight
    if (campaignId === null) return []
    const documentId = sides.find(({ side }) => side === named)?.documentId ?? null
    if (documentId !== null) {
      const sequel = sequelOf(id, documentId, people)
      return sequel && !setsOutAfter(id, campaignId, documentId) ? [sequel] : []
    }
    const loose = setOuts.loose(fight).filter(({ side }) => side === named)
    const whole = loose.find(({ person }) => person === null)
    if (whole) return firstSequels(fight, whole, people)
    // Whoever set out as a document of their own goes on alone.
    return people.flatMap((person) => {
      const own = loose.find((one) => one.person === person.id)
      if (own) return firstSequels(fight, own, [person])
      const sequel = sequelOf(id, person.id, [person])
      return sequel && !wentOn(id, campaignId, sequel) ? [sequel] : []
    })
  }

  function sequelOf(battle: string, documentId: string, people: readonly Fated[]): Sequel | null {
    const row = findDocument(tables, documentId)
    const told = row && row.state !== 'trash' ? toldOf(row) : null
    const kind = row && kindOf(row.system, row.kind)
    if (!row || !told?.document || !kind || isRefusal(kind) || !kind.goesOn) return null
    const { next, after } = kind.goesOn
    // Ids are UUIDv7, in the order in which battles were begun.
    return (after(told.document) ?? '') >= battle
      ? null
      : { row, kind, document: next(told.document, people, battle) }
  }

  /** The same of what nobody keeps: it becomes the campaign's with its first sequel. */
  function firstSequels(
    { id, system, campaignId, sides }: StoredFight,
    { kind: named, document, person, side: of }: SetOut,
    people: readonly Fated[],
  ): readonly Sequel[] {
    const kind = kindOf(system, named)
    if (campaignId === null || isRefusal(kind) || !kind.goesOn) return []
    const isWhole = person === null
    const name = sides.find(({ side }) => side === of)?.name ?? ''
    if (isWhole && setsOutAgain({ id, system, campaignId }, name, kind.nameOf(document))) return []
    const sequel = { row: null, kind, document: kind.goesOn.next(document, people, id), isWhole }
    // A side that went on has its document; two sides may have set out as the same sample.
    return !isWhole && wentOn(id, campaignId, sequel) ? [] : [sequel]
  }

  /** A copy of it in the campaign has gone on from the battle, or from a later one. */
  function wentOn(battle: string, campaign: string, { row, kind, document }: Sequel): boolean {
    const own = and(
      eq(documents.campaignId, campaign),
      eq(documents.kind, kind.kind),
      eq(documents.name, row?.name ?? kind.nameOf(document)),
    )
    return tables
      .select()
      .from(documents)
      .where(own)
      .all()
      .some((copy) => {
        const told = copy.id === row?.id ? null : toldOf(copy)
        return told?.document && (kind.goesOn?.after(told.document) ?? '') >= battle
      })
  }

  /** In another battle of the campaign, later than this one. */
  function setsOutAfter(battle: string, campaign: string | null, document: string): boolean {
    const later = and(eq(fightSides.documentId, document), gt(fights.id, battle))
    return (
      tables
        .select({ id: fights.id })
        .from(fightSides)
        .innerJoin(fights, eq(fights.id, fightSides.fightId))
        .where(and(later, eq(fights.campaignId, campaign ?? '')))
        .get() !== undefined
    )
  }

  /** The same of what nobody keeps: the same player took it along again. */
  function setsOutAgain(
    { id, system, campaignId }: Pick<StoredFight, 'id' | 'system' | 'campaignId'>,
    player: string,
    called: string,
  ): boolean {
    const again = and(isNull(fightSides.documentId), eq(fightSides.name, player), gt(fights.id, id))
    return tables
      .select({ id: fights.id, side: fightSides.side })
      .from(fightSides)
      .innerJoin(fights, eq(fights.id, fightSides.fightId))
      .where(and(again, eq(fights.campaignId, campaignId ?? '')))
      .all()
      .some((later) => setOuts.shownOf({ id: later.id, system }, later.side)?.name === called)
  }

  /** A document as a battle left it: the campaign's own, from now on. */
  function write(
    { row, kind, document, isWhole = false }: Sequel,
    campaign: { readonly id: string; readonly system: string },
    side: StoredFight['sides'][number],
  ): { id: string } | Refusal {
    const read = readNamed(kind, document)
    if (isRefusal(read)) return read
    const written = { version: kind.version, name: kind.nameOf(read.document), document: read.document }
    if (row?.campaignId === campaign.id) {
      tables
        .update(documents)
        .set({ ...written, changedAt: now() })
        .where(eq(documents.id, row.id))
        .run()
      return { id: row.id }
    }
    // A sample looks as it did, and is led by whoever led it there.
    const look = kind.sampleLook?.(document) ?? null
    const { lookDocument, picture, playerId } = row ?? {
      lookDocument: look && { colours: look.colours, emblem: look.emblem },
      picture: null,
      playerId: ownersOf(tables, [])(side)?.id ?? null,
    }
    const id = keep({
      ...written,
      system: campaign.system,
      kind: kind.kind,
      campaignId: campaign.id,
      lookDocument,
      picture,
      playerId,
    })
    // From now on the campaign's own is the one that set out there.
    if (row ? side.documentId === row.id : isWhole)
      tables.update(fightSides).set({ documentId: id }).where(eq(fightSides.id, side.id)).run()
    return { id }
  }

  return {
    keepNew,

    mayGoOn: (fight, side, people) => sequelsOf(fight, side, people).length > 0,

    begin: ({ system, name, startsOn, place, rules, sample }) => {
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
          sample,
          rulesVersion: 1,
          rulesDocument: {},
          startsOn,
          place,
          createdAt: now(),
        })
        .run()
      undo.belongsTo({ id, name })
      if (!chosen) return { id }
      const kept = keepNew(system, id, chosen)
      return isRefusal(kept) ? kept : { id }
    },

    goOn: (of, named) => {
      const fight = stored.find(of)
      const sides = fight?.sides.filter((one) => named === null || one.side === named) ?? []
      const campaign = fight?.campaignId ? systemOfCampaign(tables, fight.campaignId) : null
      if (!fight || sides.length === 0 || !campaign) return gone('fight')
      const account = summaryOf(fight).ending ? accounts.of([fight]).get(of) : null
      const written: { id: string; kind: string }[] = []
      for (const side of sides) {
        const people = account?.sides.find((one) => one.side === side.side)?.people
        for (const sequel of people ? sequelsOf(fight, side.side, people) : []) {
          const one = write(sequel, campaign, side)
          if (isRefusal(one)) return one
          written.push({ ...one, kind: sequel.kind.kind })
        }
      }
      undo.belongsTo(campaign)
      const [first] = written
      return first ? { ...first, several: written.length > 1 } : nothingToGoOnWith()
    },
  }
}

function nothingToGoOnWith(): Refusal {
  const message =
    'Nobody can go on from this battle: it is not over yet, they have gone on already, or what they set out as is no longer kept.'
  return { problem: problem('fight/no-sequel', message, ['fight']) }
}
