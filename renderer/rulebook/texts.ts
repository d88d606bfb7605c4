import { glossary } from '../texts/glossary.en.ts'
import { i18n } from '../texts/index.ts'

// The sentences come with the screens that show them.
i18n.global.mergeLocaleMessage('en-GB', { glossary })
