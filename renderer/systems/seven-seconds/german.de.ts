import { told } from './campaign/new/texts.de.ts'
import { cards } from './cards/texts.de.ts'
import { chronicle, epilogue, tell } from './histories/tell/texts.de.ts'
import { numbers } from './histories/measure/texts.de.ts'
import { houseRules } from './campaign/rules/texts.de.ts'
import { paper } from './print/texts.de.ts'
import { reference } from './print/sets/sheets/reference-texts.de.ts'
import { battles, fallen, terms, unitWords, warRoom } from './texts.de.ts'

/** Everything that pages of 7 Seconds say, in German, by the keys of the English texts. */
export const german = {
  ...terms,
  battles,
  warRoom,
  setup: { told },
  people: { fallen },
  houseRules,
  cards,
  paper,
  reference,
  numbers,
  tell,
  chronicle,
  epilogue,
  fight: { words: unitWords },
} as const
