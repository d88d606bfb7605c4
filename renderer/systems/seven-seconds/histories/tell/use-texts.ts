import '../../campaign/war-room/texts.ts'
import '../../cards/texts.ts'
import '../../people/texts.ts'
import { useWords } from '../../../../texts/words.ts'
import { textsIn, type Texts } from './speech.ts'
import './texts.ts'

/** The texts that tellings are made of: in the language of the pages where this stands, else the screen's. */
export const useTexts = (): Texts => textsIn(useWords())
