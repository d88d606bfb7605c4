import { i18n } from '../../../../texts/index.ts'
import { find } from '../../../../texts/histories-find.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { find })
