import { PICTURE_FRAMES, type PictureKind } from '../../shared/pictures/kinds.ts'
import { isRefusal } from '../../shared/problem.ts'
import { pictureOf, type Picture } from '../pictures/picture.ts'
import { openArchive, packArchive, type Archive } from './archive.ts'
import { isFailure, type Failure } from './failures.ts'

/** Files that travel between groups: zips with one versioned JSON document and the pictures that it names. */

/** What a file of a kind says about itself. */
export interface Expected {
  readonly entry: string
  /** The most bytes of its document; more than this is something else. */
  readonly largest: number
  readonly format: string
  readonly version: number
  /** The id of the game that it belongs to. */
  readonly system: string
  /** The pictures that it may name. */
  readonly pictures: { readonly most: number; readonly kind: PictureKind }
}

type Document = Readonly<Record<string, unknown>>

/** A file that was opened: its document, of which no more is known than its format, and where its pictures lie. */
export interface Opened {
  readonly document: Document
  /** The picture that a document names: there, of a kind that is kept, and with the hash that it goes by. */
  picture(id: string): Picture | Failure
}

/** What may lie beside a document and its pictures, from programs that pack folders: it is not read. */
const ENTRIES_BESIDE = 100
const BYTES_BESIDE = 1024 * 1024

/** Where a picture lies, under its id; what else lies there is not read. */
const pictureEntry = (id: string): string => `pictures/${id}`

/** Packs a document, which `holds` what travels, and the pictures that it names. */
export function packFile(
  { entry, format, version, system }: Expected,
  holds: object,
  pictures: readonly Picture[],
): Uint8Array {
  const document = { format, version, system, ...holds }
  return packArchive(
    [entry, JSON.stringify(document, null, 2)],
    pictures.map(({ id, bytes }) => [pictureEntry(id), bytes]),
  )
}

/** A file whose document has a format and a version that can be read here; the rest of it is not looked at yet. */
export function openFile(
  content: Uint8Array,
  { entry, largest, format, version, pictures: { most, kind } }: Expected,
): Opened | Failure {
  const room = PICTURE_FRAMES[kind].bytes
  const archive = openArchive(content, {
    entries: 1 + most + ENTRIES_BESIDE,
    total: largest + most * room + BYTES_BESIDE,
  })
  if (isFailure(archive)) return archive
  const bytes = archive.entry(entry, largest)
  if (bytes === null || isFailure(bytes)) return bytes ?? 'not-one'
  const document = parse(bytes)
  if (document?.format !== format) return 'not-one'
  if (typeof document.version === 'number' && document.version > version) return 'newer'
  return { document, picture: (id) => readPicture(archive, id, kind) }
}

function parse(bytes: Uint8Array): Document | null {
  try {
    const document: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return typeof document === 'object' && document !== null ? { ...document } : null
  } catch {
    // The JSON is broken: its parser says so by throwing.
    return null
  }
}

function readPicture(archive: Archive, id: string, kind: PictureKind): Picture | Failure {
  const bytes = archive.entry(pictureEntry(id), PICTURE_FRAMES[kind].bytes)
  if (bytes === null) return 'picture'
  if (isFailure(bytes)) return bytes
  const picture = pictureOf(bytes, kind)
  return isRefusal(picture) || picture.id !== id ? 'picture' : picture
}

/** Where a document is damaged, as a problem's path says it. */
export function pathOf(issue: { readonly path: readonly PropertyKey[] } | undefined): (string | number)[] {
  return (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step))
}
