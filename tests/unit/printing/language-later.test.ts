import { computed } from 'vue'
import { expect, it } from 'vitest'
import { addTexts } from '../../../renderer/texts/index.ts'
import { addLanguage, textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'

/** A page that is made before its German has come is made anew when it has. */
it('what was written in a language before its texts came is written anew', async () => {
  addTexts({ laterProbe: { said: 'Notes' } })
  const made = computed(() => wordsIn(() => 'de-DE').t('laterProbe.said'))
  expect(made.value).toBe('Notes')
  addLanguage('de-DE', () => Promise.resolve({ laterProbe: { said: 'Notizen' } }))
  await textsOf('de-DE')
  expect(made.value).toBe('Notizen')
})
