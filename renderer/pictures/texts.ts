import { i18n } from '../texts/index.ts'
import { pictures } from '../texts/pictures.en.ts'

// The sentences of this dialog come with it: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { pictures })
