import { i18n } from '../texts/index.ts'
import { archiveProblems, archives } from '../texts/archives.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { archives, problems: archiveProblems })
