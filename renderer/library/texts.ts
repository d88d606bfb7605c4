import { i18n } from '../texts/index.ts'
import { library } from './texts.en.ts'

i18n.global.mergeLocaleMessage('en-GB', { library })
