import {
  FACTION_FILE_ENDING,
  FACTION_FILE_FORMAT,
  FACTION_FILE_VERSION,
  factionFileSchema,
  type TravellingFaction,
} from '../../shared/factions/file.ts'
import { safeFileName } from '../../shared/file-name.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { Picture } from '../pictures/stored.ts'
import { isFailure, packFile, pathOf, readDocument, readPicture, type Expected } from '../travel/archive.ts'

const FILE: Expected = {
  entry: 'faction.json',
  // A faction with its lore and notes is a few kilobytes.
  largest: 256 * 1024,
  format: FACTION_FILE_FORMAT,
  version: FACTION_FILE_VERSION,
}

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
  const travels = { ...faction, picture: picture?.id ?? null }
  const fileName = `${safeFileName(faction.name, 'faction')}${FACTION_FILE_ENDING}`
  return { fileName, content: packFile(FILE, { faction: travels }, picture ? [picture] : []) }
}

/**
 * Reads a faction file. Whatever it holds, only its document and the one picture that this names are unpacked,
 * and no more of them than a faction can need. Problems: `faction-file/not-one`, `faction-file/too-large`,
 * `faction-file/newer`, `faction-file/damaged`, `faction-file/picture`.
 */
export function unpackFaction(content: Uint8Array): Unpacked | Refusal {
  const document = readDocument(content, FILE)
  if (isFailure(document)) return refuse(document)
  const read = factionFileSchema.safeParse(document)
  if (!read.success) {
    return { problem: { ...refuse('damaged').problem, path: pathOf(read.error.issues[0]) } }
  }
  const { faction } = read.data
  if (faction.picture === null) return { faction, picture: null }
  const picture = readPicture(content, faction.picture, 'emblem')
  return isFailure(picture) ? refuse(picture) : { faction, picture }
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
