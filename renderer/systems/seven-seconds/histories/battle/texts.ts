import { i18n } from '../../../../texts/index.ts'
import { battlePage } from '../../../../texts/histories-battle.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { battlePage })
