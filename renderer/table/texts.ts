import { i18n } from '../texts/index.ts'
import { table } from '../texts/table.en.ts'
import '../fights/replay-texts.ts'

i18n.global.mergeLocaleMessage('en-GB', { table })
