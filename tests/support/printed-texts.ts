import { paper, book, bookLines } from '../../renderer/print/texts.de.ts'
import '../../renderer/print/texts.ts'
import { glossary } from '../../renderer/rulebook/texts.de.ts'
import '../../renderer/rulebook/texts.ts'
import { german as blastEm } from '../../renderer/systems/blast-em/prints/german.de.ts'
import '../../renderer/systems/blast-em/library/texts.ts'
import '../../renderer/systems/blast-em/prints/sets/reference-texts.ts'
import '../../renderer/systems/blast-em/prints/texts.ts'
import '../../renderer/systems/blast-em/texts/battle.ts'
import '../../renderer/systems/blast-em/texts/missions.ts'
import '../../renderer/systems/blast-em/texts/tale.ts'
import { adventures } from '../../renderer/adventures/texts.de.ts'
import '../../renderer/adventures/texts.ts'
import { paper as ofOdds } from '../../renderer/odds/texts.de.ts'
import '../../renderer/odds/texts.ts'
import { blastEmOdds } from '../../renderer/systems/blast-em/odds/texts.de.ts'
import '../../renderer/systems/blast-em/odds/texts.ts'
import { travellerOdds } from '../../renderer/systems/traveller/odds/texts.de.ts'
import '../../renderer/systems/traveller/odds/texts.ts'
import { fastAndDirtyOdds } from '../../renderer/systems/fast-and-dirty/odds/texts.de.ts'
import '../../renderer/systems/fast-and-dirty/odds/texts.ts'
import { downsyncOdds } from '../../renderer/systems/downsync/odds/texts.de.ts'
import '../../renderer/systems/downsync/odds/texts.ts'
import { german as downsync } from '../../renderer/systems/downsync/prints/german.de.ts'
import '../../renderer/systems/downsync/prints/sets/reference-texts.ts'
import '../../renderer/systems/downsync/prints/texts.ts'
import { travellerAdventure } from '../../renderer/systems/traveller/texts/adventure.de.ts'
import { travellerTable } from '../../renderer/systems/traveller/texts/lines.de.ts'
import { travellerTable as travellerTale } from '../../renderer/systems/traveller/texts/tale.de.ts'
import '../../renderer/systems/traveller/texts/adventure.ts'
import '../../renderer/systems/traveller/texts/battle.ts'
import '../../renderer/systems/traveller/texts/tale.ts'
import { german as traveller } from '../../renderer/systems/traveller/prints/german.de.ts'
import '../../renderer/systems/traveller/prints/sets/reference-texts.ts'
import '../../renderer/systems/traveller/prints/texts.ts'
import { words as travellerGerman } from '../../renderer/systems/traveller/glossary/words.de.ts'
import { words as travellerWords } from '../../renderer/systems/traveller/glossary/words.en.ts'
import { german as fastAndDirty } from '../../renderer/systems/fast-and-dirty/prints/german.de.ts'
import { fastAndDirtyAdventure } from '../../renderer/systems/fast-and-dirty/texts/adventure.de.ts'
import { fastAndDirtyTable } from '../../renderer/systems/fast-and-dirty/texts/lines.de.ts'
import { fastAndDirtyTable as fastAndDirtyTale } from '../../renderer/systems/fast-and-dirty/texts/tale.de.ts'
import '../../renderer/systems/fast-and-dirty/texts/adventure.ts'
import '../../renderer/systems/fast-and-dirty/texts/battle.ts'
import '../../renderer/systems/fast-and-dirty/texts/lines.ts'
import '../../renderer/systems/fast-and-dirty/texts/tale.ts'
import '../../renderer/systems/fast-and-dirty/prints/sets/reference-texts.ts'
import '../../renderer/systems/fast-and-dirty/prints/texts.ts'
import { words as fastAndDirtyGerman } from '../../renderer/systems/fast-and-dirty/glossary/words.de.ts'
import { words as fastAndDirtyWords } from '../../renderer/systems/fast-and-dirty/glossary/words.en.ts'
import { words as downsyncGerman } from '../../renderer/systems/downsync/glossary/words.de.ts'
import { words as downsyncWords } from '../../renderer/systems/downsync/glossary/words.en.ts'
import { downsyncAdventure } from '../../renderer/systems/downsync/texts/adventure.de.ts'
import { downsyncTable } from '../../renderer/systems/downsync/texts/lines.de.ts'
import { downsyncMission } from '../../renderer/systems/downsync/texts/mission.de.ts'
import { downsyncTable as downsyncNames } from '../../renderer/systems/downsync/texts/names.de.ts'
import { downsyncTable as downsyncTale } from '../../renderer/systems/downsync/texts/tale.de.ts'
import '../../renderer/systems/downsync/texts/adventure.ts'
import '../../renderer/systems/downsync/texts/battle.ts'
import '../../renderer/systems/downsync/texts/mission.ts'
import '../../renderer/systems/downsync/texts/tale.ts'
import '../../renderer/systems/seven-seconds/battle-texts.ts'
import '../../renderer/systems/seven-seconds/campaign/new/texts.ts'
import '../../renderer/systems/seven-seconds/campaign/war-room/texts.ts'
import '../../renderer/systems/seven-seconds/cards/texts.ts'
import { german } from '../../renderer/systems/seven-seconds/german.de.ts'
import { words as sevenSecondsGerman } from '../../renderer/systems/seven-seconds/glossary/words.de.ts'
import { words as sevenSeconds } from '../../renderer/systems/seven-seconds/glossary/words.en.ts'
import '../../renderer/systems/seven-seconds/histories/measure/texts.ts'
import '../../renderer/systems/seven-seconds/histories/tell/texts.ts'
import '../../renderer/systems/seven-seconds/people/texts.ts'
import '../../renderer/systems/seven-seconds/print/sets/sheets/reference-texts.ts'
import '../../renderer/systems/seven-seconds/print/texts.ts'
import '../../renderer/systems/seven-seconds/texts.ts'
import { i18n } from '../../renderer/texts/index.ts'
import { keyed } from './keyed.ts'

const english = new Map([
  ...keyed(i18n.global.getLocaleMessage('en-GB')),
  ...keyed(sevenSeconds, 'sevenSeconds.glossary'),
  ...keyed(travellerWords, 'traveller.glossary'),
  ...keyed(fastAndDirtyWords, 'fastAndDirty.glossary'),
  ...keyed(downsyncWords, 'downsync.glossary'),
])

export interface Printed {
  readonly key: string
  readonly german: string
  /** Undefined where there is no such message. */
  readonly english: string | undefined
}

/** What pages say, in both languages. */
export const PRINTED: readonly Printed[] = [
  ...keyed({ paper, book, bookLines, glossary, adventures }),
  ...keyed({ paper: ofOdds, blastEmOdds }),
  ...keyed(german),
  ...keyed(blastEm),
  ...keyed(traveller),
  ...keyed({ travellerOdds, travellerAdventure, travellerTable }),
  ...keyed({ travellerTable: travellerTale }),
  ...keyed(travellerGerman, 'traveller.glossary'),
  ...keyed(fastAndDirty),
  ...keyed({ fastAndDirtyOdds, fastAndDirtyAdventure, fastAndDirtyTable }),
  ...keyed({ fastAndDirtyTable: fastAndDirtyTale }),
  ...keyed(fastAndDirtyGerman, 'fastAndDirty.glossary'),
  ...keyed(downsync),
  ...keyed({ downsyncOdds, downsyncAdventure, downsyncMission, downsyncTable }),
  ...keyed({ downsyncTable: downsyncNames }),
  ...keyed({ downsyncTable: downsyncTale }),
  ...keyed(downsyncGerman, 'downsync.glossary'),
  ...keyed(sevenSecondsGerman, 'sevenSeconds.glossary'),
].map(([key, words]) => ({ key, german: words, english: english.get(key) }))

/** The parts of a message that stand on paper as they are: between its forms and its values. */
export const spoken = (message: string): string[] =>
  message
    .split(/\s\|\s|\{\w+\}/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
