import { told } from './campaign-setup.de.ts'
import { cards } from './cards.de.ts'
import { chronicle, epilogue, tell } from './histories-tell.de.ts'
import { numbers } from './histories-numbers.de.ts'
import { glossary } from './glossary.de.ts'
import { houseRules } from './house-rules.de.ts'
import { paper } from './paper.de.ts'
import { reference } from './reference.de.ts'
import { battles, fallen, terms, unitWords, warRoom } from './terms.de.ts'

/** Everything that pages say, in German, by the keys of the English texts. */
export const german = {
  ...terms,
  battles,
  warRoom,
  setup: { told },
  people: { fallen },
  glossary,
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
