import type { Cost, Effect } from '../words.ts'

/** Action Cost Icons (lines 455–462): what each way of paying takes, in Action Points and Command Points. */
export const COST_TABLE: Readonly<
  Record<Cost, readonly { readonly action: number; readonly command: number }[]>
> = {
  action: [{ action: 1, command: 0 }],
  command: [{ action: 0, command: 1 }],
  either: [
    { action: 1, command: 0 },
    { action: 0, command: 1 },
  ],
  both: [{ action: 1, command: 1 }],
  free: [{ action: 0, command: 0 }],
}

export interface EffectRow {
  /** Makes an action without the SCAN label a Combat Action (line 520). */
  readonly combat: boolean
  /** Countermeasures may answer it (lines 504, 516, 553, 559; R2). */
  readonly negated: boolean
  /** A Ping may be hit by it (line 370). */
  readonly atPings: boolean
}

/** Scan Action Effects (lines 512–516), Combat Action Effects (lines 547–549) and ★. */
export const EFFECT_TABLE: Readonly<Record<Effect, EffectRow>> = {
  kill: { combat: true, negated: true, atPings: false },
  stun: { combat: true, negated: true, atPings: false },
  reveal: { combat: false, negated: false, atPings: true },
  breach: { combat: false, negated: false, atPings: false },
  special: { combat: false, negated: false, atPings: false },
}

/** Action Points of an activation, of each base of a Multi-Base Unit (lines 250, 354). */
export const ACTION_POINTS = 1
/** Actions that every Unit has, by what they cost (lines 466, 472). */
export const COMMON_ACTIONS = { move: 'action', overwatch: 'action' } as const
/** The Overwatch Action by its name among them. */
export const WATCH = 'overwatch' satisfies keyof typeof COMMON_ACTIONS
