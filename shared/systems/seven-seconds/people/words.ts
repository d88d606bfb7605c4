/** What a named trooper's kills are counted by: the weapons of the book, a blast's bystanders, and the rest. */
export const KILL_WEAPONS = ['gauss', 'plasma', 'missile', 'flamer', 'kamikaze', 'blast', 'other'] as const
export type KillWeapon = (typeof KILL_WEAPONS)[number]

/** Kills by weapon; a weapon that is not there killed nobody. */
export type Kills = Readonly<Partial<Record<KillWeapon, number | undefined>>>

/** All kills together. */
export function totalKills(kills: Kills): number {
  return KILL_WEAPONS.reduce((sum, weapon) => sum + (kills[weapon] ?? 0), 0)
}
