import { battleWords } from '../../../texts/battle-words.en.ts'
import { i18n } from '../../../texts/index.ts'

// The sentences of what is printed come with it: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { fight: { words: battleWords } })
