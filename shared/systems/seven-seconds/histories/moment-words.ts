/** Moments of a battle that a replay leads to. */
export const MOMENTS = ['round', 'kill', 'reveal', 'objective', 'turn'] as const

/** Why a moment is a turning point, in a replay as in a report. */
export const TURNS = [
  /** The first of the enemy was destroyed. */
  'first-blood',
  /** The round begins that gained the winner most; only of a battle that is over (`tell/decisive.ts`). */
  'decisive-round',
  /** A commander was destroyed. */
  'commander',
  /** A shot killed that was not likely to. */
  'long-shot',
  /** The side that had lost fewer troopers now has lost more. */
  'losses',
  /** The side that held fewer Objectives now holds more. */
  'objectives',
] as const
export type Turn = (typeof TURNS)[number]

const LONG_SHOT = 0.15

/** Whether a shot was so unlikely to kill that its kill is a turning point; null is the chance of what is no shot. */
export function isLongShot(chance: number | null): chance is number {
  return chance !== null && chance <= LONG_SHOT
}
