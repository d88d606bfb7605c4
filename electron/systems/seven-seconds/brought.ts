import type { TravellingDeck } from '../../../shared/systems/seven-seconds/decks/file.ts'
import type { ReadTable } from '../../../shared/systems/seven-seconds/decks/table/plan.ts'
import type { TravellingFaction } from '../../../shared/systems/seven-seconds/factions/file.ts'
import type { Picture } from '../../pictures/picture.ts'

declare module '../../travel/brought.ts' {
  interface Brought {
    readonly deck: { readonly deck: TravellingDeck; readonly pictures: readonly Picture[] }
    /** Cards as a table or as JSON, and the text that they were read from. */
    readonly table: ReadTable & { readonly text: string }
    readonly faction: { readonly faction: TravellingFaction; readonly picture: Picture | null }
  }
}
