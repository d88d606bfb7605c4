import { i18n } from '../texts/index.ts'
import { asides } from '../texts/asides.en.ts'
import { battleWords } from '../texts/battle-words.en.ts'
import { console } from '../texts/console.en.ts'
import { before } from '../texts/before.en.ts'
import { mend, mendLog } from '../texts/mend.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', {
  fight: {
    words: battleWords,
    asides,
    before,
    console: { ...console, log: { ...console.log, ...mendLog } },
    mend,
  },
})
