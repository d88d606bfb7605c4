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

/** One that says itself of which kind and version it is, so that it can travel: in its fields `kind` and `version`. */
export interface NamedKind<Document extends object = object> extends DocumentKind<Document> {
  readonly kind: string
}

/** A document of an earlier version, which nobody has checked. */
export type Earlier = Readonly<Record<string, unknown>>

type Read<Document> = { readonly document: Document } | Refusal

/** Reads a document of any version. Problems: `document/newer`, and `document/damaged` with its first fault. */
export function readDocument<Document extends object>(
  { version: now, schema, upgrades }: DocumentKind<Document>,
  version: number,
  document: unknown,
): Read<Document> {
  if (version > now) {
    const message = `This was written by a newer Muster (its version ${version}, here ${now}): open it there, or update Muster. It was left as it is.`
    return { problem: problem('document/newer', message, ['version'], { version, now }) }
  }
  const steps = upgrades.slice(version - 1)
  const read = schema.safeParse(
    steps.reduce<unknown>((earlier, step) => step(fieldsOf(earlier) ?? {}), document),
  )
  if (read.success) return { document: read.data }
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step))
  const where =
    path.length > 0
      ? ` at ${path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ')}`
      : ''
  const fault = issue ? faultOf(issue) : ''
  const message = `Something in it is not as it should be${where}: put it right. ${fault}`
  return { problem: problem('document/damaged', message, path, { fault }) }
}

/** What is wrong with a value, as a sentence. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small')
    return issue.origin === 'number' ? `It is below ${issue.minimum}.` : 'It is not filled in.'
  if (issue.code === 'too_big')
    return issue.origin === 'number' ? `It is above ${issue.maximum}.` : `It is longer than ${issue.maximum}.`
  if (issue.code === 'invalid_type') return 'It is not filled in as it should be.'
  if (issue.code === 'invalid_value') return 'It is none of what may be chosen.'
  return issue.message
}

/** The same of one that names its kind. Problems beside: `document/unreadable`, `document/other-kind`. */
export function readNamed<Document extends object>(of: NamedKind<Document>, given: unknown): Read<Document> {
  const { kind, version } = fieldsOf(given) ?? {}
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    const message = 'This is no document that Muster knows: choose another file.'
    return { problem: problem('document/unreadable', message, [], { kind: of.kind }) }
  }
  if (kind !== of.kind) {
    const message = 'This document is of another kind: open it where such documents are kept.'
    return {
      problem: problem('document/other-kind', message, ['kind'], { wanted: of.kind, kind: String(kind) }),
    }
  }
  const upgrades = of.upgrades.map((step, index) => (earlier: Earlier) => ({
    ...step(earlier),
    version: index + 2,
  }))
  return readDocument({ ...of, upgrades }, version, given)
}

function fieldsOf(document: unknown): Earlier | null {
  return typeof document === 'object' && document !== null && !Array.isArray(document)
    ? { ...document }
    : null
}

/** A row that Muster has written itself; throws where it cannot be read. */
export function storedDocument<Document extends object>(
  kind: DocumentKind<Document>,
  version: number,
  document: unknown,
): Document {
  const read = readDocument(kind, version, document)
  if (isRefusal(read)) throw new Error(read.problem.message)
  return read.document
}
