import type { z } from 'zod'
import { isRefusal, problem, type Refusal } from './problem.ts'

/**
 * A kind of document: how it is written now, and how one of an earlier version becomes one of now. What a version once
 * wrote is read for ever; a document of a newer version is refused and stays as it is.
 */
export interface DocumentKind<Document extends object = object> {
  /** The version that is written now. */
  readonly version: number
  readonly schema: z.ZodType<Document>
  /** From version 1 to 2, from 2 to 3, …: what was not known then gets what it was taken for. */
  readonly upgrades: readonly ((earlier: Earlier) => object)[]
}

/** A document of an earlier version, which nobody has checked. */
export type Earlier = Readonly<Record<string, unknown>>

/** Reads a document of any version. Problems: `document/newer`, `document/damaged`. */
export function readDocument<Document extends object>(
  { version: now, schema, upgrades }: DocumentKind<Document>,
  version: number,
  document: unknown,
): Document | Refusal {
  if (version > now) {
    const message = `This was written by a newer Muster (its version ${version}, here ${now}): open it there, or update Muster. It was left as it is.`
    return { problem: problem('document/newer', message, [], { version, now }) }
  }
  const steps = upgrades.slice(version - 1)
  const read = schema.safeParse(steps.reduce<unknown>((earlier, step) => step(fieldsOf(earlier)), document))
  if (read.success) return read.data
  const path = (read.error.issues[0]?.path ?? []).map(String)
  const where = path.length > 0 ? ` at "${path.join('.')}"` : ''
  return { problem: problem('document/damaged', `This cannot be read${where}: it is damaged.`, path) }
}

function fieldsOf(document: unknown): Earlier {
  return typeof document === 'object' && document !== null && !Array.isArray(document) ? { ...document } : {}
}

/** The same of a row that Muster has written itself; throws where it cannot be read. */
export function storedDocument<Document extends object>(
  kind: DocumentKind<Document>,
  version: number,
  document: unknown,
): Document {
  const read = readDocument(kind, version, document)
  // A document is never of the shape of a refusal: schemas are strict.
  if (isRefusal(read)) throw new Error(read.problem.message)
  return read
}
