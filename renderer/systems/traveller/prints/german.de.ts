import { travellerReference } from './sets/reference-texts.de.ts'
import { paper } from './texts.de.ts'

/** What pages of Traveller-style combat say in German. */
export const german = { paper, travellerReference }
