import type { Stat } from '../words.ts'

/** What stats usually are (lines 324–330); nothing is said of Emergency Countermeasures (R6). */
export const TYPICAL: Readonly<Record<Stat, { readonly least: number; readonly most: number } | null>> = {
  spd: { least: 6, most: 6 },
  scan: { least: 5, most: 8 },
  targ: { least: 5, most: 8 },
  def: { least: 12, most: 14 },
  cm: { least: 0, most: 3 },
  cmPlus: null,
}

/** Inches that any Unit moves at least (line 378), and that a Ping moves (lines 238, 376). */
export const LEAST_SPD = 4
export const PING_SPD = 4

/** How far apart Infantry Bases of one Unit may be, edge to edge, in inches (line 350, R7), and what is rounding. */
export const COHERENCY = { inches: 6, slack: 1e-9 } as const

/** How far from its Ping each Infantry Base is Placed, in inches (line 402). */
export const PLACED_FROM_PING = 3
/** How near an enemy Unit reveals a Ping and takes Stealth, in inches (lines 391, 750). */
export const REVEALED_WITHIN = 2
/** How near a Ping may not come to enemies, in inches (line 374). */
export const PING_KEEPS = 2
