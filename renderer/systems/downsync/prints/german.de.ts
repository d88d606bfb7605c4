import { downsyncReference } from './sets/reference-texts.de.ts'
import { paper } from './texts.de.ts'

/** What pages of Downsync say in German. */
export const german = { paper, downsyncReference }
