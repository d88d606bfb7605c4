import { i18n } from '../texts/index.ts'
import { search } from '../texts/search.en.ts'

// The sentences come with the dialog.
i18n.global.mergeLocaleMessage('en-GB', { search })
