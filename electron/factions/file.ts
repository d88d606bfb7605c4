import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import {
  FACTION_FILE_ENDING,
  FACTION_FILE_FORMAT,
  FACTION_FILE_VERSION,
  factionFileSchema,
  type TravellingFaction,
} from '../../shared/factions/file.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'

/** The one entry of the archive. */
const ENTRY = 'faction.json'
/** A faction with its lore and notes is a few kilobytes; more than this is something else. */
const LARGEST_ENTRY = 256 * 1024
const LONGEST_FILE_NAME = 60

/** Packs a faction as a zip with a versioned JSON document, and gives the name that the file should have. */
export function packFaction(faction: TravellingFaction): { fileName: string; content: Uint8Array } {
  const document = {
    format: FACTION_FILE_FORMAT,
    version: FACTION_FILE_VERSION,
    system: 'seven-seconds',
    faction,
  }
  const content = zipSync({ [ENTRY]: strToU8(JSON.stringify(document, null, 2)) })
  return { fileName: `${safeName(faction.name)}${FACTION_FILE_ENDING}`, content }
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
 * Reads a faction file. Whatever it holds, only the one entry is unpacked, and no more of it than a faction can
 * need. Problems: `faction-file/not-one`, `faction-file/too-large`, `faction-file/newer`, `faction-file/damaged`.
 */
export function unpackFaction(content: Uint8Array): TravellingFaction | Refusal {
  const document = readEntry(content)
  if (isRefusal(document)) return document
  const { format, version } = document
  if (format !== FACTION_FILE_FORMAT) return refuse('not-one')
  if (typeof version === 'number' && version > FACTION_FILE_VERSION) return refuse('newer')
  const read = factionFileSchema.safeParse(document)
  if (read.success) return read.data.faction
  const path = (read.error.issues[0]?.path ?? []).map((step) =>
    typeof step === 'symbol' ? String(step) : step,
  )
  return { problem: { ...refuse('damaged').problem, path } }
}

function readEntry(content: Uint8Array): Readonly<Record<string, unknown>> | Refusal {
  let size = 0
  try {
    const entries = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name === ENTRY) size = originalSize
        return name === ENTRY && originalSize <= LARGEST_ENTRY
      },
    })
    const entry = entries[ENTRY]
    if (!entry) return refuse(size > LARGEST_ENTRY ? 'too-large' : 'not-one')
    const document: unknown = JSON.parse(strFromU8(entry))
    return typeof document === 'object' && document !== null ? { ...document } : refuse('not-one')
  } catch {
    // The archive or its JSON is broken: the library says so by throwing.
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
} as const

function refuse(what: keyof typeof SENTENCES): Refusal {
  return { problem: problem(`faction-file/${what}`, SENTENCES[what]) }
}
