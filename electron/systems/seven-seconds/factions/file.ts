import {
  FACTION_FILE_ENDING,
  FACTION_FILE_FORMAT,
  FACTION_FILE_VERSION,
  factionFileSchema,
  type TravellingFaction,
} from '../../../../shared/systems/seven-seconds/factions/file.ts'
import { safeFileName } from '../../../../shared/file-name.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import type { Picture } from '../../../pictures/picture.ts'
import type { Brought } from '../../../travel/brought.ts'
import { openFile, packFile, pathOf, type Expected } from '../../../travel/document.ts'
import { isFailure, refuse } from '../../../travel/failures.ts'

const FILE: Expected = {
  entry: 'faction.json',
  // A faction with its lore and notes is a few kilobytes.
  largest: 256 * 1024,
  format: FACTION_FILE_FORMAT,
  version: FACTION_FILE_VERSION,
  system: sevenSeconds.id,
  pictures: { most: 1, kind: 'emblem' },
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
 * and no more of them than a faction can need. Problems: `faction-file/…` (see `failures.ts`).
 */
export function unpackFaction(content: Uint8Array): Brought['faction'] | Refusal {
  const opened = openFile(content, FILE)
  if (isFailure(opened)) return refuse('faction', opened)
  const read = factionFileSchema.safeParse(opened.document)
  if (!read.success) return refuse('faction', 'damaged', pathOf(read.error.issues[0]))
  const { faction } = read.data
  if (faction.picture === null) return { faction, picture: null }
  const picture = opened.picture(faction.picture)
  return isFailure(picture) ? refuse('faction', picture) : { faction, picture }
}
