import { createI18n } from 'vue-i18n'
import { en } from './en.ts'
import { withFigures } from './numbers-in-sentences.ts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** All texts of the interface. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en-GB',
  fallbackLocale: 'en-GB',
  messages: { 'en-GB': en },
  datetimeFormats: {
    'en-GB': {
      day: DAY,
      moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      fullMoment: { ...DAY, hour: '2-digit', minute: '2-digit' },
      exactMoment: { ...DAY, hour: '2-digit', minute: '2-digit', second: '2-digit' },
    },
    // On paper; what is said there in German is loaded when it is chosen (`languages.ts`).
    'de-DE': { day: DAY },
  },
  numberFormats: { 'en-GB': { share: { style: 'percent', maximumFractionDigits: 0 } } },
})

// Every `t` of the program is this one.
Object.assign(i18n.global, { t: withFigures(i18n.global.t, 'en-GB') })

/** Sentences that come with the screens which say them: the start does without. */
export function addTexts(texts: object): void {
  i18n.global.mergeLocaleMessage('en-GB', texts)
}
