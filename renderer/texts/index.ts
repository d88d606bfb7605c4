import { createI18n } from 'vue-i18n'
import { en } from './en.ts'

/** All texts of the interface. A further language is one more file of the same shape. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en },
  datetimeFormats: { en: { day: { day: 'numeric', month: 'short', year: 'numeric' } } },
  numberFormats: { en: { share: { style: 'percent', maximumFractionDigits: 0 } } },
})
