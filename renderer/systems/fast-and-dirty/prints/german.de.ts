import { fastAndDirtyNames } from '../texts/names.de.ts'
import { fastAndDirtyDoes } from './does.de.ts'
import { fastAndDirtyReference } from './sets/reference-texts.de.ts'
import { fastAndDirtyLibrary, paper } from './texts.de.ts'

/** What pages of Fast and Dirty say in German. */
export const german = {
  paper,
  fastAndDirtyReference,
  fastAndDirtyNames,
  fastAndDirtyDoes,
  fastAndDirtyLibrary,
}
