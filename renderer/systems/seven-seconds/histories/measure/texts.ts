import { battleWords } from '../../../../texts/battle-words.en.ts'
import { numbers } from '../../../../texts/histories-numbers.en.ts'
import { i18n } from '../../../../texts/index.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { numbers, fight: { words: battleWords } })
