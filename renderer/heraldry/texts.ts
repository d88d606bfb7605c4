import { heraldry } from '../texts/heraldry.en.ts'
import { i18n } from '../texts/index.ts'

// The sentences of this screen come with it: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { heraldry })
