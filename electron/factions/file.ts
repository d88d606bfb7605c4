import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate/browser'
import {
  FACTION_FILE_ENDING,
  FACTION_FILE_FORMAT,
  FACTION_FILE_VERSION,
  factionFileSchema,
  type TravellingFaction,
} from '../../shared/factions/file.ts'
import { PICTURE_FRAMES } from '../../shared/pictures/kinds.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { pictureOf, type Picture } from '../pictures/stored.ts'

const ENTRY = 'faction.json'
/** A faction with its lore and notes is a few kilobytes; more than this is something else. */
const LARGEST_ENTRY = 256 * 1024
const LONGEST_FILE_NAME = 60
/** Where a faction's picture lies, under its id; what else lies there is not read. */
const pictureEntry = (id: string): string => `pictures/${id}`

/** A faction that came in a file, and the picture that it shows. */
export interface Unpacked {
  readonly faction: TravellingFaction
  readonly picture: Picture | null
}

/**
 * Packs a faction as a zip with a versioned JSON document and its picture, and gives the name that the file
 * should have.
 */
export function packFaction(
  faction: TravellingFaction,
  picture: Picture | null = null,
): { fileName: string; content: Uint8Array } {
  const document = {
    format: FACTION_FILE_FORMAT,
    version: FACTION_FILE_VERSION,
    system: 'seven-seconds',
    faction: { ...faction, picture: picture?.id ?? null },
  }
  const entries: Zippable = { [ENTRY]: strToU8(JSON.stringify(document, null, 2)) }
  // Pictures are packed already.
  if (picture) entries[pictureEntry(picture.id)] = [picture.bytes, { level: 0 }]
  return { fileName: `${safeName(faction.name)}${FACTION_FILE_ENDING}`, content: zipSync(entries) }
}

/** A name that every file system takes: letters, digits, spaces, dots, dashes, and none that begins with a dot. */
export function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replace(/^[. -]+|[. -]+$/g, '')
  const short = Array.from(safe).slice(0, LONGEST_FILE_NAME).join('').trim()
  return short === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? 'faction' : short
}

/**
 * Reads a faction file. Whatever it holds, only its document and the one picture that this names are unpacked,
 * and no more of them than a faction can need. Problems: `faction-file/not-one`, `faction-file/too-large`,
 * `faction-file/newer`, `faction-file/damaged`, `faction-file/picture`.
 */
export function unpackFaction(content: Uint8Array): Unpacked | Refusal {
  const document = readDocument(content)
  if (isRefusal(document)) return document
  const { format, version } = document
  if (format !== FACTION_FILE_FORMAT) return refuse('not-one')
  if (typeof version === 'number' && version > FACTION_FILE_VERSION) return refuse('newer')
  const read = factionFileSchema.safeParse(document)
  if (!read.success) {
    const path = (read.error.issues[0]?.path ?? []).map((step) =>
      typeof step === 'symbol' ? String(step) : step,
    )
    return { problem: { ...refuse('damaged').problem, path } }
  }
  const { faction } = read.data
  if (faction.picture === null) return { faction, picture: null }
  const picture = readPicture(content, faction.picture)
  return isRefusal(picture) ? picture : { faction, picture }
}

function readDocument(content: Uint8Array): Readonly<Record<string, unknown>> | Refusal {
  const entry = readEntry(content, ENTRY, LARGEST_ENTRY)
  if (entry === null || isRefusal(entry)) return entry ?? refuse('not-one')
  try {
    const document: unknown = JSON.parse(strFromU8(entry))
    return typeof document === 'object' && document !== null ? { ...document } : refuse('not-one')
  } catch {
    // The JSON is broken: its parser says so by throwing.
    return refuse('not-one')
  }
}

/** The picture that a file names: there, of a kind that is kept, and with the hash that it goes by. */
function readPicture(content: Uint8Array, id: string): Picture | Refusal {
  const bytes = readEntry(content, pictureEntry(id), PICTURE_FRAMES.emblem.bytes)
  if (bytes === null) return refuse('picture')
  if (isRefusal(bytes)) return bytes
  const picture = pictureOf(bytes, 'emblem')
  return isRefusal(picture) || picture.id !== id ? refuse('picture') : picture
}

/** One entry of an archive; null where it is not there, a refusal where it says that it is larger than `most`. */
function readEntry(content: Uint8Array, wanted: string, most: number): Uint8Array | Refusal | null {
  let size = 0
  try {
    const entries = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name === wanted) size = originalSize
        return name === wanted && originalSize <= most
      },
    })
    return entries[wanted] ?? (size > most ? refuse('too-large') : null)
  } catch {
    // The archive is broken: the library says so by throwing.
    return refuse('not-one')
  }
}

const SENTENCES = {
  'not-one':
    'This is not a faction file of Muster, or it is damaged. Choose a file that ends in .muster-faction.',
  'too-large': 'This file unpacks to more than a faction can hold. Nothing was read from it.',
  newer: 'This faction was written by a newer Muster. Bring this one up to date, then import it again.',
  damaged:
    'This faction file is damaged: something in it is missing or impossible. Ask for it to be exported again.',
  picture:
    'The picture in this faction file is missing, or not what it says. Ask for the faction to be exported again.',
} as const

function refuse(what: keyof typeof SENTENCES): Refusal {
  return { problem: problem(`faction-file/${what}`, SENTENCES[what]) }
}
