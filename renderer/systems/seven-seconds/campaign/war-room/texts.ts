import { i18n } from '../../../../texts/index.ts'
import { warRoom } from '../../../../texts/war-room.en.ts'

// The sentences of these screens come with them: the start does without.
i18n.global.mergeLocaleMessage('en-GB', warRoom)
