import type { Sig } from '../words.ts'

/** Roll Advantage (lines 113–117): further dice for each Advantage; as many are kept as the roll has. */
export const DICE_PER_ADVANTAGE = 1

/** Ping Signature DEF (lines 492–495). */
export const PING_DEF: Readonly<Record<Sig, number>> = { small: 14, medium: 13, large: 12 }

/** Scan Modifiers (lines 497–498). */
export const SCAN_MODIFIERS = { hidden: -1 } as const

/** Attack Modifiers (lines 534–539): short is nearer than so many inches, long farther. */
export const ATTACK_MODIFIERS = {
  short: { below: 6, add: 1, notOfRange: 6 },
  long: { above: 16, add: -1 },
  concealed: -1,
} as const

/** Countermeasure Check (lines 579–583): what one die needs. */
export const COUNTER_NEEDS = 3

/** Reaction Priority Adjustments (lines 633–635). */
export const PRIORITY_ADVANTAGES = { overwatch: 1, boosted: 1 } as const
/** What a boost adds to any roll, and how often (line 426). */
export const BOOST = { advantage: 1, commandPoints: 1, perRoll: 1 } as const
/** What a reacting Unit beyond the active side’s number costs (line 609). */
export const EXTRA_REACTOR = { commandPoints: 1 } as const
