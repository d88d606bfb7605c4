import { gameCalls } from '../systems/calls.ts'
import { adventureCalls, sampleAdventureCalls } from './adventures.ts'
import { archiveCalls } from './archives.ts'
import { documentCalls } from './documents.ts'
import { nameCalls } from './names.ts'
import { pictureCalls } from './pictures.ts'
import { playerCalls } from './players.ts'
import { printingCalls } from './printing.ts'
import { recordCalls } from './records.ts'
import { searchCalls } from './search.ts'

/** Calls whose schemas are made when one of them comes first. */
export const laterCalls = {
  ...archiveCalls,
  ...documentCalls,
  ...adventureCalls,
  ...sampleAdventureCalls,
  ...pictureCalls,
  ...printingCalls,
  ...playerCalls,
  ...nameCalls,
  ...searchCalls,
  ...recordCalls,
  ...gameCalls,
}
