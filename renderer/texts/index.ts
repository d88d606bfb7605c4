import { createI18n } from 'vue-i18n'
import { en } from './en.ts'

/** All texts of the interface. A further language is one more file of the same shape. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en-GB',
  fallbackLocale: 'en-GB',
  messages: { 'en-GB': en },
  datetimeFormats: { 'en-GB': { day: { day: 'numeric', month: 'short', year: 'numeric' } } },
  numberFormats: { 'en-GB': { share: { style: 'percent', maximumFractionDigits: 0 } } },
})
