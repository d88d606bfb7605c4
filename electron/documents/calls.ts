import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuid } from 'uuid'
import type { documentCalls, Kept } from '../../shared/contract/documents.ts'
import { readNamed } from '../../shared/document.ts'
import { safeFileName } from '../../shared/file-name.ts'
import { coloursSchema, emblemSchema } from '../../shared/heraldry/emblem.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { KeptKind } from '../../shared/systems/kept.ts'
import { documents, players } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { keptKinds } from '../plays.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { checkNamed } from '../pictures/stored.ts'
import {
  closed,
  documentsOf,
  findDocument,
  kindOf,
  lockRow,
  openDocumentLocks,
  systemOfCampaign,
  toldOf,
} from './stored.ts'

/** What a file of one document is called, so that it is known again. */
const ENDING = '.muster.json'

/** Documents of games that need no tables of their own: kept, changed, put away, and handed on as files. */
export function documentHandlers(store: Store): HandlersOf<typeof documentCalls> {
  const { tables, undo } = store
  const locks = openDocumentLocks(tables)
  const now = (): string => new Date().toISOString()
  /** A document as its kind writes it now, with pictures that are kept. */
  const checked = (kind: KeptKind, document: unknown): { readonly document: object } | Refusal => {
    const read = readNamed(kind, document)
    if (isRefusal(read)) return read
    for (const picture of kind.picturesOf(read.document)) {
      const refused = checkNamed(tables, picture)
      if (refused) return refused
    }
    return read
  }
  const columns = (kind: KeptKind, document: object) => ({
    version: kind.version,
    name: kind.nameOf(document),
    document,
  })
  const looks = (look: Kept['look']) => ({
    lookDocument: look && { colours: look.colours, emblem: look.emblem },
    picture: look?.picture ?? null,
  })

  return {
    'documents.list': ({ system, campaign }) =>
      documentsOf(tables, system, campaign).map((row) =>
        locks.isLocked(lockRow(row.id)) ? closed(toldOf(row)) : toldOf(row),
      ),

    'documents.view': ({ id, pin }) => {
      const row = findDocument(tables, id)
      if (!row) return gone('document')
      const locked = locks.isLocked(lockRow(id))
      if (locked && pin === undefined) return closed(toldOf(row))
      return locks.check(lockRow(id), pin) ?? { ...toldOf(row), locked }
    },

    'documents.lock': ({ id, chosen, pin }) => {
      if (!findDocument(tables, id)) return gone('document')
      const refused = locks.check(lockRow(id), pin)
      if (refused) return refused
      locks.set(lockRow(id), chosen)
      return {}
    },

    'documents.create': ({ system, kind: named, campaign, document, more = [], look }) => {
      const of = campaign === null ? null : systemOfCampaign(tables, campaign)
      if (campaign !== null && of?.system !== system) return gone('campaign')
      const kind = kindOf(system, named)
      if (isRefusal(kind)) return kind
      const rows = []
      for (const one of [document, ...more]) {
        const read = checked(kind, one)
        if (isRefusal(read)) return read
        rows.push({
          id: uuid(),
          system,
          kind: named,
          campaignId: campaign,
          ...columns(kind, read.document),
          ...(look && looks(look)),
          createdAt: now(),
          changedAt: now(),
        })
      }
      const refused = checkNamed(tables, look?.picture)
      if (refused) return refused
      for (const row of rows) tables.insert(documents).values(row).run()
      if (of) undo.belongsTo(of)
      return { id: rows[0]?.id ?? '' }
    },

    'documents.change': ({ id, change: { document, look, player }, pin }) => {
      const row = findDocument(tables, id)
      if (!row) return gone('document')
      const kept = locks.check(lockRow(id), pin)
      if (kept) return kept
      const kind = kindOf(row.system, row.kind)
      if (isRefusal(kind)) return kind
      const read = document === undefined ? null : checked(kind, document)
      if (read && isRefusal(read)) return read
      const refused = checkNamed(tables, look?.picture)
      if (refused) return refused
      const leads = player === undefined || player === null ? null : findPlayer(store, player)
      if (leads && isRefusal(leads)) return leads
      tables
        .update(documents)
        .set({
          ...(read && columns(kind, read.document)),
          ...(look !== undefined && looks(look)),
          ...(player !== undefined && { playerId: player }),
          changedAt: now(),
        })
        .where(eq(documents.id, id))
        .run()
      const changed = [
        ...(read ? partsOf(kind, row, read.document) : []),
        ...(look === undefined ? [] : ['look']),
        ...(player === undefined ? [] : ['player']),
      ]
      const [part, ...more] = changed
      if (part !== undefined && more.length === 0) undo.names(part)
      const of = row.campaignId === null ? null : systemOfCampaign(tables, row.campaignId)
      if (of) undo.belongsTo(of)
      return {}
    },

    'documents.move': ({ id, to }) => {
      if (!findDocument(tables, id)) return gone('document')
      tables.update(documents).set({ state: to }).where(eq(documents.id, id)).run()
      undo.names(to)
      return {}
    },

    'documents.remove': ({ id }) => {
      const row = findDocument(tables, id)
      if (!row) return gone('document')
      if (row.state !== 'trash') {
        const message = 'Throw it into the trash first: from there it can be put back.'
        return { problem: problem('document/not-in-trash', message) }
      }
      tables.delete(documents).where(eq(documents.id, id)).run()
      return {}
    },

    'documents.pack': ({ id, pin }) => {
      const row = findDocument(tables, id)
      if (!row) return gone('document')
      const kept = locks.check(lockRow(id), pin)
      if (kept) return kept
      const { document, look, unreadable } = toldOf(row)
      const kind = kindOf(row.system, row.kind)
      if (isRefusal(kind)) return kind
      if (document === null) return unreadable ? { problem: unreadable } : gone('document')
      const chosen = look && { colours: look.colours, emblem: look.emblem }
      const content = { muster: row.system, document: kind.withoutPictures(document), look: chosen }
      return {
        fileName: `${safeFileName(row.name, row.kind)}${ENDING}`,
        content: JSON.stringify(content, null, 2),
      }
    },

    'documents.unpack': ({ system, content }) => {
      const file = fieldsIn(content)
      const named = file && 'document' in file ? file.document : file
      const kinds = keptKinds(system)
      const kind = kinds.find((one) => one.kind === fieldOf(named, 'kind')) ?? kinds[0]
      if (!file || !kind || (file.muster !== undefined && file.muster !== system)) return noDocument()
      const read = readNamed(kind, named)
      if (isRefusal(read)) return read
      const colours = coloursSchema.safeParse(fieldOf(file.look, 'colours'))
      const emblem = emblemSchema.nullable().safeParse(fieldOf(file.look, 'emblem'))
      const look =
        colours.success && emblem.success
          ? { colours: colours.data, emblem: emblem.data, picture: null }
          : null
      const document = kind.withoutPictures(read.document)
      return { kind: kind.kind, document, look, problems: [...kind.check(document)] }
    },
  }
}

/** What of a document is another than it was: its name, or any of its game's own parts. */
function partsOf(kind: KeptKind, before: { name: string; document: unknown }, after: object): string[] {
  const parts = Object.keys(Object.assign({}, before.document, after)).filter(
    (name) => !isDeepStrictEqual(fieldOf(before.document, name), fieldOf(after, name)),
  )
  return parts.length === 1 && kind.nameOf(after) !== before.name ? ['name'] : parts
}

function findPlayer({ tables }: Store, id: string): { id: string } | Refusal {
  return tables.select({ id: players.id }).from(players).where(eq(players.id, id)).get() ?? gone('player')
}

function fieldsIn(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(content)
    return typeof file === 'object' && file !== null ? { ...file } : null
  } catch {
    // The JSON is broken: its parser says so by throwing.
    return null
  }
}

function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? new Map(Object.entries(of)).get(name) : undefined
}

function noDocument(): Refusal {
  const message = `This is no document of this game, or it is damaged: choose a file that ends in ${ENDING}.`
  return { problem: problem('document/unreadable', message) }
}
