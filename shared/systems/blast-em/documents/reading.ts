import type { z } from 'zod'
import { problem, type Problem, type Refusal } from '../../../problem.ts'

/** A kind of document, and how those of earlier versions become ones of this. */
export interface DocumentKind<Content> {
  readonly kind: string
  /** The version that is written now. */
  readonly version: number
  readonly schema: z.ZodType<Content>
  /** From version 1 to 2, from 2 to 3 and so on: one fewer than there are versions. */
  readonly steps: readonly ((older: object) => object)[]
}

/**
 * A document as it is kept or comes out of a file, brought up to this version; what was given stays as it is. Problems:
 * `document/unreadable`, `document/other-kind`, `document/newer`, and `document/damaged` with the path of its first fault.
 */
export function readDocument<Content>(
  of: DocumentKind<Content>,
  given: unknown,
): { readonly document: Content } | Refusal {
  const version = fieldOf(given, 'version')
  if (!isObject(given) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return { problem: unreadable(of.kind) }
  const kind = fieldOf(given, 'kind')
  if (kind !== of.kind) return { problem: otherKind(of.kind, String(kind)) }
  if (version > of.version) return { problem: newer(of, version) }
  const read = of.schema.safeParse(upgraded(of, given, version))
  if (read.success) return { document: read.data }
  const [issue] = read.error.issues
  return { problem: damaged(of.kind, issue?.path ?? [], issue?.message ?? '') }
}

function upgraded<Content>({ steps }: DocumentKind<Content>, given: object, version: number): object {
  return steps
    .slice(version - 1)
    .reduce<object>((older, step, index) => ({ ...step(older), version: version + index + 1 }), given)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldOf(value: unknown, field: string): unknown {
  return isObject(value) ? new Map(Object.entries(value)).get(field) : undefined
}

function unreadable(kind: string): Problem {
  return problem('document/unreadable', "This is no document of Blast 'Em!: choose another file.", [], {
    kind,
  })
}

function otherKind(wanted: string, kind: string): Problem {
  const message = 'This document is of another kind: open it where such documents are kept.'
  return problem('document/other-kind', message, ['kind'], { wanted, kind })
}

function newer({ kind, version: known }: { kind: string; version: number }, version: number): Problem {
  const message = `It was written by a newer Muster (version ${version}, known up to ${known}): update Muster to open it.`
  return problem('document/newer', message, ['version'], { kind, version, known })
}

function damaged(kind: string, path: readonly PropertyKey[], fault: string): Problem {
  const place = path.map((step) => (typeof step === 'number' ? step : String(step)))
  const message = `Something in it is not as it should be, at ${place.join(' › ') || 'its beginning'}: put it right. ${fault}`
  return problem('document/damaged', message, place, { kind, fault })
}
