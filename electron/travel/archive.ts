import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate/browser'
import { PICTURE_FRAMES, type PictureKind } from '../../shared/pictures/kinds.ts'
import { isRefusal } from '../../shared/problem.ts'
import { pictureOf, type Picture } from '../pictures/stored.ts'

/** Files that travel between groups: zips with one versioned JSON document and the pictures that it names. */

/** What stands against reading a file. */
export type Failure = 'not-one' | 'too-large' | 'newer' | 'picture'

export function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'string'
}

/** Where a picture lies, under its id; what else lies there is not read. */
const pictureEntry = (id: string): string => `pictures/${id}`

/** What a file of a kind says about itself. */
export interface Expected {
  readonly entry: string
  /** The most bytes of its document; more than this is something else. */
  readonly largest: number
  readonly format: string
  readonly version: number
}

/** Packs a document, which `holds` what travels, and the pictures that it names. */
export function packFile(
  { entry, format, version }: Expected,
  holds: object,
  pictures: readonly Picture[],
): Uint8Array {
  const document = { format, version, system: 'seven-seconds', ...holds }
  const entries: Zippable = { [entry]: strToU8(JSON.stringify(document, null, 2)) }
  // Pictures are packed already.
  for (const { id, bytes } of pictures) entries[pictureEntry(id)] = [bytes, { level: 0 }]
  return zipSync(entries)
}

/** The document of a file, of a format and a version that can be read here; the rest of it is not looked at yet. */
export function readDocument(
  content: Uint8Array,
  { entry, largest, format, version }: Expected,
): Readonly<Record<string, unknown>> | Failure {
  const bytes = readEntry(content, entry, largest)
  if (bytes === null || isFailure(bytes)) return bytes ?? 'not-one'
  const document = parse(bytes)
  if (document?.format !== format) return 'not-one'
  return typeof document.version === 'number' && document.version > version ? 'newer' : document
}

function parse(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const document: unknown = JSON.parse(strFromU8(bytes))
    return typeof document === 'object' && document !== null ? { ...document } : null
  } catch {
    // The JSON is broken: its parser says so by throwing.
    return null
  }
}

/** The picture that a document names: there, of a kind that is kept, and with the hash that it goes by. */
export function readPicture(content: Uint8Array, id: string, kind: PictureKind): Picture | Failure {
  const bytes = readEntry(content, pictureEntry(id), PICTURE_FRAMES[kind].bytes)
  if (bytes === null) return 'picture'
  if (isFailure(bytes)) return bytes
  const picture = pictureOf(bytes, kind)
  return isRefusal(picture) || picture.id !== id ? 'picture' : picture
}

/** Where a document is damaged, as a problem's path says it. */
export function pathOf(issue: { readonly path: readonly PropertyKey[] } | undefined): (string | number)[] {
  return (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step))
}

/** One entry of an archive; null where it is not there, a failure where it says that it is larger than `most`. */
function readEntry(content: Uint8Array, wanted: string, most: number): Uint8Array | Failure | null {
  let size = 0
  try {
    const entries = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name === wanted) size = originalSize
        return name === wanted && originalSize <= most
      },
    })
    return entries[wanted] ?? (size > most ? 'too-large' : null)
  } catch {
    // The archive is broken: the library says so by throwing.
    return 'not-one'
  }
}
