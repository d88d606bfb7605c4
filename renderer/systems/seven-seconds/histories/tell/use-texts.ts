import { useI18n } from 'vue-i18n'
import '../../campaign/war-room/texts.ts'
import '../../cards/texts.ts'
import '../../../../people/texts.ts'
import type { Texts } from './speech.ts'
import './texts.ts'

/** The texts that tellings are made of, in the language of the screen. */
export function useTexts(): Texts {
  const { t, d } = useI18n()
  return {
    t: (key, values = {}, plural) => (plural === undefined ? t(key, values) : t(key, values, plural)),
    day: (iso) => d(new Date(`${iso}T12:00`), 'day'),
  }
}
