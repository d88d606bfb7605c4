import { i18n } from '../../../texts/index.ts'
import { technology } from '../../../texts/technology.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { technology })
