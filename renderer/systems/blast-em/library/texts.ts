import { i18n } from '../../../texts/index.ts'
import { blastEmLibrary } from './texts.en.ts'

i18n.global.mergeLocaleMessage('en-GB', { blastEmLibrary })
