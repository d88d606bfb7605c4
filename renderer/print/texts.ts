import { paper } from '../texts/paper.en.ts'
import { print } from '../texts/print.en.ts'
import { i18n } from '../texts/index.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { print, paper })
