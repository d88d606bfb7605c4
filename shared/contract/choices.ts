/** Closed lists that calls and screens share; apart from the schemas, which screens do not load. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where a faction of the group's own is kept. */
export const FACTION_STATES = ['active', 'archived', 'trash'] as const
export type FactionState = (typeof FACTION_STATES)[number]

/** Where a deck of the group's own is kept. */
export const DECK_STATES = ['active', 'archived', 'trash'] as const
export type DeckState = (typeof DECK_STATES)[number]

/** Where a document of the group's own is kept. */
export const DOCUMENT_STATES = ['active', 'archived', 'trash'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Where a campaign is kept. */
export const CAMPAIGN_STATES = ['active', 'archived'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** Where a print goes: into a file, or to the system's print dialog. */
export const PRINT_TARGETS = ['pdf', 'printer'] as const
export type PrintTarget = (typeof PRINT_TARGETS)[number]

/** How a trooper came out of a battle. */
export const FATES = ['unhurt', 'wounded', 'killed'] as const
export type Fate = (typeof FATES)[number]

/** What of a battle was corrected afterwards, or became of it. */
export const BATTLE_CHANGES = ['report', 'people', 'log', 'deleted', 'restored'] as const
export type BattleChange = (typeof BATTLE_CHANGES)[number]

/** How much of a battle the program did: wrote down its result, helped, or kept to the rules too. */
export const BATTLE_LEVELS = ['record', 'assist', 'enforce'] as const

/** How much room all backups together may take, in megabytes. */
export const BACKUP_ROOMS = [500, 1000, 2000, 5000, 10_000] as const
export type BackupRoom = (typeof BACKUP_ROOMS)[number]

/** Why the campaign file is not open, where nothing can be put in its place: it is another's now, or none can be written. */
export const NOT_OURS: readonly string[] = [
  'database/locked',
  'database/unreadable',
  'database/folder-read-only',
  'database/file-read-only',
  'database/disk-full',
]
