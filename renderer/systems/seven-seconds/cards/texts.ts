import { cards } from '../../../texts/cards.en.ts'
import { i18n } from '../../../texts/index.ts'

// The sentences of the cards come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { cards })
