import { i18n } from '../../../../texts/index.ts'
import { tell } from '../../../../texts/histories-tell.en.ts'
import { chronicle } from '../../../../texts/histories-chronicle.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { tell, chronicle })
