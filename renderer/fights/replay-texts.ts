import { i18n } from '../texts/index.ts'
import { replay } from '../texts/histories-replay.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { replay })
