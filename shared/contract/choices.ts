/** Closed lists that calls and screens share; apart from the schemas, which screens do not load. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What the user may open outside the program: names, never addresses. */
export const LINKS = ['game'] as const
export type Link = (typeof LINKS)[number]

/** Where a faction of the group's own is kept. */
export const FACTION_STATES = ['active', 'archived', 'trash'] as const
export type FactionState = (typeof FACTION_STATES)[number]

/** Where a campaign is kept. */
export const CAMPAIGN_STATES = ['active', 'archived'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** How a trooper came out of a battle. */
export const FATES = ['unhurt', 'wounded', 'killed'] as const
export type Fate = (typeof FATES)[number]
