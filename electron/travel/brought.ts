import type { ReadTable } from '../../shared/systems/seven-seconds/decks/table/plan.ts'
import type { TravellingDeck } from '../../shared/systems/seven-seconds/decks/file.ts'
import type { TravellingFaction } from '../../shared/factions/file.ts'
import type { Picture } from '../pictures/picture.ts'

/** What a file of each kind brings: checked, and with the pictures that it names. */
export interface Brought {
  readonly deck: { readonly deck: TravellingDeck; readonly pictures: readonly Picture[] }
  /** A whole campaign file, brought to this version; `lost`: rows of a damaged one that could not be read. */
  readonly archive: { readonly content: Uint8Array; readonly lost: number | null }
  /** Cards as a table or as JSON, and the text that they were read from. */
  readonly table: ReadTable & { readonly text: string }
  readonly faction: { readonly faction: TravellingFaction; readonly picture: Picture | null }
}

/** The kinds of files that travel between groups. */
export type TravelKind = keyof Brought

/** Hears how many parts of a file were read, of how many. */
export type Progress = (done: number, of: number) => void
