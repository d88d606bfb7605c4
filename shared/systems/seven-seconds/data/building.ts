/** Limits of every stat, also after purchases (Creating Your Own Faction, p.28, R2). */
export const STAT_LEAST = 1
export const STAT_MOST = 5

/** Points to spend on each rating of a new faction (p.28, R1). */
export const POINTS_PER_RATING = 6
