import { i18n } from '../../../../texts/index.ts'
import { setup } from '../../../../texts/campaign-setup.en.ts'
import { houseRules } from '../../../../texts/house-rules.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { setup, houseRules })
