import { i18n } from '../texts/index.ts'
import { archiveProblems, archives } from '../texts/archives.en.ts'
import { safekeeping } from '../texts/safekeeping.en.ts'

// The sentences of these screens, and of what comes over from other files, come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', { safekeeping, archives, problems: archiveProblems })
