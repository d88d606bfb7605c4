import type { Checked } from '../../../../shared/contract/index.ts'
import type { Participant } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Look } from '../../../../shared/heraldry/emblem.ts'
import { storedDocument } from '../../../../shared/document.ts'
import { emblemSchema } from '../../../../shared/heraldry/emblem.ts'
import { givenColours, UNCHOSEN } from '../../../../shared/heraldry/looks.ts'
import { techKind } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import {
  SAMPLE_FACTIONS,
  sampleFactionId,
} from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import type { factions } from '../../../database/schema.ts'

export type FactionRow = typeof factions.$inferSelect

/** A faction's colours, emblem and picture, its document checked. Until somebody chooses, its name gives the colours. */
export function lookOf(row: FactionRow): Look {
  const { firstColour: first, secondColour: second } = row
  const chosen = first !== UNCHOSEN.first || second !== UNCHOSEN.second
  return {
    colours: chosen ? { first, second } : givenColours(row.name),
    emblem: row.emblemDocument === null ? null : emblemSchema.parse(row.emblemDocument),
    picture: row.picture,
  }
}

/** A faction as it is shown wherever it is named; a sample faction has a look of its own. */
export function shownFaction(row: FactionRow): Participant['faction'] {
  const { id, name, shortName } = row
  const sample = sampleFactionId(row.sample)
  const look = sample === null ? lookOf(row) : SAMPLE_FACTIONS[sample].look
  return { id, name, shortName, sample, look }
}

/** A faction's 18 numbers, its document checked. */
export function techOf({
  techVersion,
  techDocument,
}: Pick<FactionRow, 'techVersion' | 'techDocument'>): Tech {
  return storedDocument(techKind, techVersion, techDocument)
}

/** Columns to set; undefined leaves one as it is. */
type Columns = { readonly [Name in keyof FactionRow]?: FactionRow[Name] | undefined }

/** The columns of what is changed about a faction, with the moment of the change. */
export function columnsOf(change: Checked<'factions.change'>['change']): Columns {
  const { colours, emblem, tech, ...texts } = change
  return {
    ...texts,
    ...(colours && { firstColour: colours.first, secondColour: colours.second }),
    ...(emblem !== undefined && { emblemDocument: emblem }),
    ...(tech && { techVersion: techKind.version, techDocument: tech }),
    changedAt: new Date().toISOString(),
  }
}
